//! How fast Boardspace records are read from an archive: `cargo bench --bench records`. At least
//! 5,000 a second on one core.

// Helpers of benchmarks fail by panicking.
#![allow(clippy::unwrap_used)]

use std::io::Write;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use zertz::board::Board;
use zertz::library::Collection;
use zertz::notation::TurnText;
use zertz::record::{Game, Strictness};
use zertz::rules::{Player, Position, Preset, Ruleset};
use zip::write::SimpleFileOptions;

fn main() {
    divan::main();
}

/// The real games of the corpus where `ZERTZ_CORPUS` names it, otherwise random ones.
fn games() -> Vec<Game> {
    match std::env::var("ZERTZ_CORPUS") {
        Ok(folder) => {
            let table = std::fs::read_to_string(format!("{folder}/games.tsv")).unwrap();
            table.lines().skip(1).map(real_game).collect()
        }
        Err(_) => (0..2000).map(random_game).collect(),
    }
}

fn start(board: Board) -> Position {
    let preset = if board == Board::Rings37 {
        Preset::Basic
    } else {
        Preset::Expanded
    };
    Position::start(Ruleset::new(preset).on(board))
}

fn real_game(line: &str) -> Game {
    let fields: Vec<&str> = line.split('\t').collect();
    let first = Player::from_number(fields[2].parse().unwrap()).unwrap();
    let mut game = Game::from_position(start(fields[1].parse().unwrap()).with_to_move(first));
    for text in fields[8].split("; ") {
        let turn = TurnText::read(text, game.position()).unwrap();
        // A few were played on after the same position stood for the third time (R24).
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}

fn random_game(seed: u64) -> Game {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = Game::from_position(start(Board::Rings37));
    while game.len() < 200
        && game.outcome().is_none()
        && let Some(turn) = game.position().random_turn(&mut rng)
    {
        game.play(turn).unwrap();
    }
    game
}

/// An archive of all games, with their number and their turns.
fn archive() -> (tempfile::TempDir, Collection, usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.zip");
    let mut zip = zip::ZipWriter::new(std::fs::File::create(&path).unwrap());
    let games = games();
    let mut turns = 0;
    for (number, game) in games.iter().enumerate() {
        turns += game.len();
        let name = format!("{number}.sgf");
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        let text = zertz::sgf::write(game).unwrap().text;
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let records = Collection::open(&path).unwrap();
    (folder, records, games.len(), turns)
}

/// One thread, unpacking included.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn boardspace_archive(bencher: Bencher) {
    let (_folder, records, games, turns) = archive();
    assert_eq!(records.len(), games);
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        let mut read = 0;
        for index in 0..records.len() {
            let reading = records.load(index, Strictness::Strict).unwrap();
            assert!(reading.warnings.is_empty());
            read += reading.game.len();
        }
        assert_eq!(read, turns);
        black_box(read)
    });
}
