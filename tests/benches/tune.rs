//! Fits the weights of the evaluation to the outcomes of real games.
//!
//! `cargo bench --bench tune -- GAMES.tsv` reads one game a line (columns: id, rings, first player,
//! winner, how it ended, …, turns in official notation last), takes every position in which a
//! placement is due and the player to move can't win at once, and fits a logistic regression by
//! Newton's method with a small ridge,
//! every weight being kept within the bounds that make sense for it. Games on even lines are fitted, games on odd lines tell how
//! good the fit is. Prints both figures and the table for `src/engine/eval/weights.rs`.

use std::error::Error;
use std::{env, fs};

use zertz::board::Board;
use zertz::engine::closing::win_at_once;
use zertz::engine::{FEATURES, bounds, evaluate, for_each_feature};
use zertz::notation::TurnText;
use zertz::rules::{Player, Position, Preset, Ruleset};

/// Weights beside those of the evaluation: what it is worth to be on move with 0 to 8 marbles on
/// the board. The fit needs them to see the rest clearly; the evaluation does without, since the
/// search compares positions with either player to move.
const MOVE: usize = 9;
const ALL: usize = FEATURES + MOVE;
/// Keeps weights of rare features small: as if so many games said "no effect".
const RIDGE: f64 = 30.0;
const STEPS: usize = 8;
const SWEEPS: usize = 200;

struct Sample {
    features: Vec<(u16, i16)>,
    won: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo passes `--bench` to every benchmark.
    let Some(path) = env::args()
        .skip(1)
        .find(|argument| !argument.starts_with("--"))
    else {
        println!("usage: cargo bench --bench tune -- GAMES.tsv");
        return Ok(());
    };
    let text = fs::read_to_string(&path)?;
    let (mut fitted, mut checked) = (Vec::new(), Vec::new());
    let mut old = Vec::new();
    for (number, line) in text.lines().skip(1).enumerate() {
        let into = if number % 2 == 0 {
            &mut fitted
        } else {
            &mut checked
        };
        for (position, won) in samples(line)? {
            let mut features = Vec::new();
            for_each_feature(&position, |feature, value| {
                features.push((feature as u16, value as i16));
            });
            let marbles = position.occupied().len().min(MOVE - 1);
            features.push(((FEATURES + marbles) as u16, 1));
            into.push(Sample { features, won });
            if number % 2 == 1 {
                old.push((evaluate(&position).chance(), won));
            }
        }
    }
    println!(
        "{} positions to fit, {} to check",
        fitted.len(),
        checked.len()
    );
    println!("built-in weights, checked: {}", quality(old.into_iter()));
    let weights = fit(&fitted);
    // As the table will hold them.
    let weights: Vec<f64> = weights
        .iter()
        .map(|weight| (weight * 100.0).round() / 100.0)
        .collect();
    for (name, samples) in [("fitted", &fitted), ("checked", &checked)] {
        let chances = samples
            .iter()
            .map(|sample| (chance(sample, &weights), sample.won));
        println!("new weights, {name}: {}", quality(chances));
    }
    for row in weights[..FEATURES].chunks(10) {
        let row: Vec<String> = row
            .iter()
            .map(|weight| format!("{:.0}", weight * 100.0))
            .collect();
        println!("    {},", row.join(", "));
    }
    Ok(())
}

/// The quiet positions of a finished game, and whether their player to move won it.
fn samples(line: &str) -> Result<Vec<(Position, bool)>, Box<dyn Error>> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [_, rings, first, winner, how, .., turns] = columns[..] else {
        return Ok(Vec::new());
    };
    let winner = match (winner, how) {
        ("1", "set" | "resign") => Player::One,
        ("2", "set" | "resign") => Player::Two,
        _ => return Ok(Vec::new()),
    };
    let board: Board = rings.parse()?;
    let first = if first == "2" {
        Player::Two
    } else {
        Player::One
    };
    let mut position =
        Position::start(Ruleset::new(Preset::Expanded).on(board)).with_to_move(first);
    let mut samples = Vec::new();
    for turn in turns.split("; ") {
        let turn = TurnText::read(turn, &position)?;
        if !position.has_jump() && win_at_once(&position).is_none() {
            samples.push((position, position.to_move() == winner));
        }
        position = position.play(turn)?;
    }
    Ok(samples)
}

fn chance(sample: &Sample, weights: &[f64]) -> f64 {
    let sum: f64 = sample
        .features
        .iter()
        .map(|&(feature, value)| weights[feature as usize] * f64::from(value))
        .sum();
    1.0 / (1.0 + (-sum).exp())
}

fn quality(chances: impl Iterator<Item = (f64, bool)>) -> String {
    let (mut count, mut right, mut loss) = (0_u32, 0_u32, 0.0);
    for (chance, won) in chances {
        count += 1;
        right += u32::from((chance > 0.5) == won);
        loss -= if won { chance } else { 1.0 - chance }.max(1e-9).ln();
    }
    let count = f64::from(count);
    format!(
        "accuracy {:.3}, log loss {:.4}",
        f64::from(right) / count,
        loss / count
    )
}

/// Newton's method on the penalised log likelihood.
fn fit(samples: &[Sample]) -> Vec<f64> {
    let mut weights = vec![0.0; ALL];
    for _ in 0..STEPS {
        let mut gradient = weights
            .iter()
            .map(|weight| -RIDGE * weight)
            .collect::<Vec<f64>>();
        let mut curvature = vec![vec![0.0; ALL]; ALL];
        for (index, row) in curvature.iter_mut().enumerate() {
            row[index] = RIDGE;
        }
        for sample in samples {
            let chance = chance(sample, &weights);
            let error = f64::from(u8::from(sample.won)) - chance;
            let spread = chance * (1.0 - chance);
            for &(feature, value) in &sample.features {
                let value = f64::from(value);
                gradient[feature as usize] += error * value;
                for &(other, factor) in &sample.features {
                    curvature[feature as usize][other as usize] +=
                        spread * value * f64::from(factor);
                }
            }
        }
        descend(&curvature, &gradient, &mut weights);
    }
    weights
}

/// Goes to the minimum of the quadratic model around the weights, one weight after another, with
/// every weight kept within its bounds.
fn descend(curvature: &[Vec<f64>], gradient: &[f64], weights: &mut [f64]) {
    let start = weights.to_vec();
    for _ in 0..SWEEPS {
        for feature in 0..ALL {
            let slope: f64 = gradient[feature]
                - (curvature[feature].iter().zip(weights.iter().zip(&start)))
                    .map(|(curve, (now, then))| curve * (now - then))
                    .sum::<f64>();
            let weight = weights[feature] + slope / curvature[feature][feature];
            let (least, most) = if feature < FEATURES {
                bounds(feature)
            } else {
                (-1_000.0, 1_000.0)
            };
            weights[feature] = weight.clamp(least / 100.0, most / 100.0);
        }
    }
}
