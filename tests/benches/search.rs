//! How fast the search is: positions a second, time to depth, and how soon it stops.
//!
//! `cargo bench --bench search` prints a row for the start and three positions from games, with one
//! thread and with two, then the longest of fifty waits for a search that was told to stop.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use zertz::engine::{Analyst, Limits, Stop};
use zertz::rules::Position;

const POSITIONS: [(&str, &str); 4] = [
    (
        "start",
        "oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1 37",
    ),
    (
        "opening",
        "oooo/ooooo/oooooo/oooWooo/1oooooo/2oooo/3oooo 5/8/9 0/0/1 0/0/0 2 37",
    ),
    (
        "middle",
        "3o/oo1oo/1oWoo/1oooooo/1oooooo/2oGooo/3oooo 4/5/8 1/0/0 0/2/2 1 37",
    ),
    (
        "crowded",
        "1ooo/1ooo/2oWo/W2oooo/1o1oooo/3oGoo/4ooo 2/4/6 0/0/0 2/3/4 1 37",
    ),
];

const SECONDS: Duration = Duration::from_secs(5);
const STOPS: usize = 50;

fn main() {
    println!("{:<10}threads  positions/s  seconds to depth 1, 2, …", "");
    for (name, text) in POSITIONS {
        let Ok(position) = text.parse::<Position>() else {
            println!("{name}: not a position");
            continue;
        };
        for threads in [1, 2] {
            let limits = Limits {
                time: Some(SECONDS),
                threads,
                ..Limits::default()
            };
            let mut depths: Vec<(u32, Duration)> = Vec::new();
            let info = Analyst::new(64).analyse(position, &limits, 1, &Stop::new(), &mut |info| {
                depths.push((info.depth, info.elapsed));
            });
            // The last report of a depth is the one that finished it.
            let mut times: Vec<String> = Vec::new();
            for (number, (depth, time)) in depths.iter().enumerate() {
                if depths.get(number + 1).is_none_or(|next| next.0 > *depth) {
                    times.push(format!("{:.3}", time.as_secs_f64()));
                }
            }
            let speed = info.nodes_per_second();
            println!("{name:<10}{threads:>7}  {speed:>11.0}  {}", times.join(" "));
        }
    }
    println!(
        "longest of {STOPS} waits: {:.1} ms",
        1e3 * longest_wait().as_secs_f64()
    );
}

/// Searches are stopped at random moments, in all positions by turns.
fn longest_wait() -> Duration {
    let mut rng = StdRng::seed_from_u64(1);
    let mut longest = Duration::ZERO;
    for number in 0..STOPS {
        let Ok(position) = POSITIONS[number % POSITIONS.len()].1.parse::<Position>() else {
            continue;
        };
        let stop = Stop::new();
        let flag = stop.clone();
        let (sender, receiver) = channel();
        let thread = std::thread::spawn(move || {
            let analyst = Analyst::new(16);
            // The memory is there before the clock runs.
            let _ = sender.send(());
            analyst.analyse(position, &Limits::default(), 1, &flag, &mut |_| {});
        });
        let _ = receiver.recv();
        std::thread::sleep(Duration::from_millis(rng.random_range(0..600)));
        let clock = Instant::now();
        stop.stop();
        if thread.join().is_ok() {
            longest = longest.max(clock.elapsed());
        }
    }
    longest
}
