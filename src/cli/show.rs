//! `zertz show`: a position as text or as a picture.

use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;

use super::Source;
use crate::board::Board;
use crate::diagram::{Arrow, Diagram, Svg};
use crate::record::Ply;

#[derive(Debug, Args)]
pub(super) struct Show {
    #[command(flatten)]
    source: Source,
    /// The position after this turn of the game; 0 is the start
    #[arg(long, value_name = "N")]
    turn: Option<usize>,
    /// Plain ASCII text, which is what is printed anyway
    #[arg(long, conflicts_with = "svg")]
    plain: bool,
    /// An SVG picture with coordinates and the last turn, for print
    #[arg(long)]
    svg: bool,
    /// With --svg: arrows from ring to ring, as in b3-d3,e1-e5
    #[arg(long, value_name = "ARROWS", value_delimiter = ',', requires = "svg")]
    arrows: Vec<String>,
    /// With --svg: every ring's name
    #[arg(long, requires = "svg")]
    ring_names: bool,
}

pub(super) fn run(args: &Show) -> anyhow::Result<ExitCode> {
    let text = if args.svg {
        svg(args)?
    } else {
        let position = args.source.position(args.turn)?;
        format!("{}\n{position}\n", Diagram(&position))
    };
    write!(stdout().lock(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

fn svg(args: &Show) -> anyhow::Result<String> {
    let game = args.source.game()?;
    let turn = args.turn.unwrap_or(game.len());
    let Some(position) = game.position_after(turn) else {
        bail!("there is no turn {turn}: the game has {} turns", game.len());
    };
    let board = position.rules().board;
    let arrows = args.arrows.iter().map(|text| arrow(board, text));
    let arrows = arrows.collect::<anyhow::Result<Vec<_>>>()?;
    let mut svg = Svg::new(position).with_arrows(arrows);
    let last = turn.checked_sub(1).and_then(|last| game.plies().get(last));
    if let Some(turn) = last.and_then(Ply::turn) {
        svg = svg.with_last_turn(turn);
    }
    if args.ring_names {
        svg = svg.with_names();
    }
    Ok(svg.to_string())
}

fn arrow(board: Board, text: &str) -> anyhow::Result<Arrow> {
    let rings = text.split_once('-').and_then(|(from, to)| {
        Some(Arrow {
            from: board.ring_named(from.trim())?,
            to: board.ring_named(to.trim())?,
        })
    });
    rings.with_context(|| {
        format!("expected an arrow such as b3-d3 on the board with {board} rings, found {text:?}")
    })
}
