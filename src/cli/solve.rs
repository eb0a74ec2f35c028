//! `zertz solve`: forced wins, and proofs of them.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::Source;
use super::seconds::parse_seconds;
use crate::engine::proof::Lengths;
use crate::engine::{Certificate, Proof, Solution, SolveLimits, Solver, Stop, Win};
use crate::notation::TurnText;
use crate::rules::{Position, Turn};
use crate::store;

/// How long to look when nothing is said.
const USUAL: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub(super) struct Solve {
    #[command(flatten)]
    source: Source,
    /// The position after so many turns of the game
    #[arg(long, value_name = "N")]
    turn: Option<usize>,
    /// Play this turn before solving; more than once: solve after each of these turns
    #[arg(long, value_name = "TURN")]
    first: Vec<String>,
    /// How long to look [default: 10, or without end with --prove]
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    seconds: Option<Duration>,
    /// Positions to look at at most
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Size of the tables in megabytes
    #[arg(long, value_name = "MB", default_value = "128", value_parser = clap::value_parser!(u16).range(4..=16384))]
    memory: u16,
    /// Fail when there is no win, and look as long as it takes
    #[arg(long)]
    prove: bool,
    /// Write the winner's turn in every position to a file that `verify` checks
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// Print the whole tree of turns as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Solve) -> anyhow::Result<ExitCode> {
    let position = args.source.position(args.turn)?;
    let mut solver = Solver::new(usize::from(args.memory));
    let mut certificate = None;
    let mut proved = true;
    for (first, position) in starts(&position, &args.first)? {
        if let Some(outcome) = position.outcome() {
            bail!("the game is over: {outcome}");
        }
        let start = Instant::now();
        let solution = solver.solve(&position, &limits(args), &Stop::new());
        let answer = Answer {
            position: &position,
            solution: &solution,
            seconds: start.elapsed().as_secs_f64(),
        };
        answer.print(first, args)?;
        match &solution.win {
            None => proved = false,
            Some(win) => collect(&mut certificate, &win.proof),
        }
    }
    if let (Some(path), Some(certificate)) = (&args.certificate, certificate) {
        store::save(path, &certificate.to_string()).with_context(|| path.display().to_string())?;
    }
    Ok(if proved || !args.prove {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn limits(args: &Solve) -> SolveLimits {
    SolveLimits {
        time: args.seconds.or((!args.prove).then_some(USUAL)),
        nodes: args.nodes,
        turns: None,
        table_megabytes: usize::from(args.memory),
    }
}

/// The positions to solve, each with the first turn that leads there, if one was given.
fn starts<'a>(
    position: &Position,
    first: &'a [String],
) -> anyhow::Result<Vec<(Option<&'a str>, Position)>> {
    if first.is_empty() {
        return Ok(vec![(None, *position)]);
    }
    first
        .iter()
        .map(|text| {
            let turn = TurnText::read(text, position).with_context(|| text.clone())?;
            Ok((Some(text.as_str()), position.play(turn)?))
        })
        .collect()
}

fn collect(certificate: &mut Option<Certificate>, proof: &Proof) {
    match certificate {
        None => *certificate = Some(Certificate::from(proof.clone())),
        Some(certificate) => certificate.add(proof),
    }
}

/// What the solver says about a position.
struct Answer<'a> {
    position: &'a Position,
    solution: &'a Solution,
    seconds: f64,
}

impl Answer<'_> {
    fn print(&self, first: Option<&str>, args: &Solve) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        if args.json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
            return Ok(());
        }
        if let Some(first) = first {
            write!(out, "{first}: ")?;
        }
        match &self.solution.win {
            Some(win) => {
                let plural = if win.turns == 1 { "" } else { "s" };
                let line = written(self.position, &win.line()).join("; ");
                writeln!(out, "win in {} turn{plural}: {line}", win.turns)?;
                if !win.shortest {
                    writeln!(out, "a shorter win is not ruled out")?;
                }
            }
            None if self.solution.exhausted => {
                writeln!(out, "no forced win found: every forcing turn was tried")?;
            }
            None => writeln!(out, "no forced win found in {:.1} s", self.seconds)?,
        }
        Ok(())
    }
}

/// The turns of a line in the official notation.
fn written(position: &Position, line: &[Turn]) -> Vec<String> {
    let mut position = *position;
    line.iter()
        .map(|turn| {
            let text = TurnText::new(&position, turn).to_string();
            position.play_unchecked(turn);
            text
        })
        .collect()
}

/// `position`, `seconds`, `nodes`, and of a win `turns`, `shortest`, `line` and `tree`.
impl Serialize for Answer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("position", &self.position.to_string())?;
        map.serialize_entry("win", &self.solution.win.is_some())?;
        map.serialize_entry("seconds", &self.seconds)?;
        map.serialize_entry("nodes", &self.solution.nodes)?;
        match &self.solution.win {
            None => map.serialize_entry("exhausted", &self.solution.exhausted)?,
            Some(win) => serialize_win(&mut map, self.position, win)?,
        }
        map.end()
    }
}

fn serialize_win<M: SerializeMap>(
    map: &mut M,
    position: &Position,
    win: &Win,
) -> Result<(), M::Error> {
    map.serialize_entry("turns", &win.turns)?;
    map.serialize_entry("shortest", &win.shortest)?;
    map.serialize_entry("line", &written(position, &win.line()))?;
    let lengths = win.proof.lengths();
    let root = Node {
        proof: &win.proof,
        lengths: &lengths,
        position: *win.proof.root(),
    };
    map.serialize_entry("tree", &root)
}

/// The winner's turn in a position, and behind every reply to it the next one.
struct Node<'a> {
    proof: &'a Proof,
    lengths: &'a Lengths,
    position: Position,
}

/// `turn`, `turns` still needed, and `replies`, each with its `turn` and what `then` follows.
impl Serialize for Node<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(turn) = self.proof.turn(&self.position) {
            map.serialize_entry("turn", &TurnText::new(&self.position, &turn).to_string())?;
            map.serialize_entry("turns", &self.lengths.get(&self.position))?;
            let replies = Replies { node: self, turn };
            map.serialize_entry("replies", &replies)?;
        }
        map.end()
    }
}

struct Replies<'a> {
    node: &'a Node<'a>,
    turn: Turn,
}

impl Serialize for Replies<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut next = self.node.position;
        next.play_unchecked(&self.turn);
        let replies = self.node.proof.replies(&self.node.position);
        let mut list = serializer.serialize_seq(Some(replies.len()))?;
        for (turn, position) in replies {
            list.serialize_element(&Reply {
                turn: TurnText::new(&next, &turn).to_string(),
                then: Node {
                    position,
                    ..*self.node
                },
            })?;
        }
        list.end()
    }
}

#[derive(serde::Serialize)]
struct Reply<'a> {
    turn: String,
    then: Node<'a>,
}
