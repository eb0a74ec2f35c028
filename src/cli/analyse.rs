//! `zertz analyse`: the best turns of a position, with what they are worth and how they go on.

use std::io::{IsTerminal, Write, stdout};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use crossterm::cursor::MoveUp;
use crossterm::queue;
use crossterm::terminal::{Clear, ClearType, size};
use serde::Serialize;

use super::Source;
use super::seconds::parse_seconds;
use crate::engine::{Analyst, Info, Limits, Line, Score, Stop, Verdict};
use crate::notation::TurnText;
use crate::rules::Position;

#[derive(Debug, Args)]
pub(super) struct Analyse {
    #[command(flatten)]
    source: Source,
    /// The position after so many turns of the game
    #[arg(long, value_name = "N")]
    turn: Option<usize>,
    /// How long to think
    #[arg(long, value_name = "S", default_value = "5", value_parser = parse_seconds)]
    seconds: Duration,
    /// How many of the best turns to show
    #[arg(long, value_name = "K", default_value = "3", value_parser = clap::value_parser!(u16).range(1..=99))]
    lines: u16,
    /// Turns to look ahead at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,
    /// Positions to look at at most
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Size of the table in megabytes
    #[arg(long, value_name = "MB", default_value = "64", value_parser = clap::value_parser!(u16).range(1..=16384))]
    memory: u16,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Analyse) -> anyhow::Result<ExitCode> {
    let game = args.source.game_after(args.turn)?;
    let position = *game.position();
    if let Some(outcome) = position.outcome()
        && !game.can_demand()
    {
        bail!("the game is over: {outcome}");
    }
    let limits = Limits {
        time: Some(args.seconds),
        nodes: args.nodes,
        depth: args.depth,
        threads: usize::from(args.threads),
        table_megabytes: usize::from(args.memory),
    };
    let live = stdout().is_terminal() && !args.json;
    let mut shown = Shown::default();
    let info = Analyst::new(limits.table_megabytes).analyse(
        game.situation(),
        &limits,
        usize::from(args.lines),
        &Stop::new(),
        &mut |info| {
            if live {
                // A terminal that can't be written to says so when the final lines are written.
                let _ = shown.replace(&position, info);
            }
        },
    );
    if live {
        shown.clear()?;
    }
    let mut out = stdout().lock();
    if args.json {
        let report = Report::new(&position, &info);
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        for row in rows(&position, &info) {
            writeln!(out, "{row}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The lines, one a row, and a row about the search.
fn rows(position: &Position, info: &Info) -> Vec<String> {
    let mut rows: Vec<String> = info
        .lines
        .iter()
        .enumerate()
        .map(|(number, line)| {
            format!(
                "{:>2}  {:<10}  depth {}  {}",
                number + 1,
                line.score,
                info.depth,
                texts(position, line).join("; ")
            )
        })
        .collect();
    if let Some(score) = info.demand {
        rows.push(format!(
            "    {score:<10}  to demand the take-back of the last turn"
        ));
    }
    rows.push(format!(
        "    {} positions in {:.1} s, {:.0} a second",
        info.nodes,
        info.elapsed.as_secs_f64(),
        info.nodes_per_second()
    ));
    rows
}

fn texts(position: &Position, line: &Line) -> Vec<String> {
    let mut position = *position;
    let mut texts = Vec::new();
    for turn in &line.turns {
        texts.push(TurnText::new(&position, turn).to_string());
        match position.play(*turn) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    texts
}

/// The rows on the terminal that the next ones take the place of.
#[derive(Default)]
struct Shown {
    rows: u16,
}

impl Shown {
    fn replace(&mut self, position: &Position, info: &Info) -> anyhow::Result<()> {
        self.clear()?;
        let width = size().map_or(80, |(columns, _)| usize::from(columns));
        let mut out = stdout().lock();
        for row in rows(position, info) {
            // A row that wraps could not be taken back.
            let row: String = row.chars().take(width.saturating_sub(1)).collect();
            writeln!(out, "{row}")?;
            self.rows += 1;
        }
        out.flush()?;
        Ok(())
    }

    fn clear(&mut self) -> anyhow::Result<()> {
        if self.rows > 0 {
            let mut out = stdout().lock();
            queue!(out, MoveUp(self.rows), Clear(ClearType::FromCursorDown))?;
            out.flush()?;
            self.rows = 0;
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Report {
    position: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
    /// What it is worth to demand the take-back of the last turn, if that is no worse than any turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    demand: Option<ReportScore>,
    lines: Vec<ReportLine>,
}

#[derive(Serialize)]
struct ReportLine {
    score: ReportScore,
    /// The chance that the player to move wins, as the evaluation sees it.
    chance: f64,
    turns: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ReportScore {
    WinIn(u16),
    LossIn(u16),
    Units(f64),
}

impl From<Score> for ReportScore {
    fn from(score: Score) -> Self {
        match score.verdict() {
            Verdict::Win(turns) => Self::WinIn(turns),
            Verdict::Loss(turns) => Self::LossIn(turns),
            Verdict::Units(hundredths) => Self::Units(f64::from(hundredths) / 100.0),
        }
    }
}

impl Report {
    fn new(position: &Position, info: &Info) -> Self {
        let lines = info.lines.iter().map(|line| ReportLine {
            score: line.score.into(),
            chance: line.score.chance(),
            turns: texts(position, line),
        });
        Self {
            position: position.to_string(),
            depth: info.depth,
            nodes: info.nodes,
            seconds: info.elapsed.as_secs_f64(),
            nodes_per_second: info.nodes_per_second(),
            demand: info.demand.map(ReportScore::from),
            lines: lines.collect(),
        }
    }
}
