//! How fast records are read: `cargo bench --bench records`. At least 5,000 a second on one core.

// Helpers of benchmarks fail by panicking.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use zertz::board::Board;
use zertz::library::{Collection, Format};
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

/// All games in a format, and how many turns they have.
fn texts(format: Format) -> (Vec<String>, usize) {
    let games = games();
    let texts = games.iter().map(|game| format.write(game).unwrap().text);
    (texts.collect(), games.iter().map(Game::len).sum())
}

/// Reads all games from memory, one thread.
fn read_all(bencher: Bencher, format: Format) {
    let (texts, turns) = texts(format);
    bencher
        .counter(ItemsCount::new(texts.len()))
        .bench_local(|| {
            let read = texts.iter().map(|text| {
                let reading = format.read(text.as_bytes(), Strictness::Strict).unwrap();
                assert!(reading.warnings.is_empty());
                reading.game.len()
            });
            let read: usize = read.sum();
            assert_eq!(read, turns);
            black_box(read)
        });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn boardspace(bencher: Bencher) {
    read_all(bencher, Format::Sgf);
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn json(bencher: Bencher) {
    read_all(bencher, Format::Json);
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn zen(bencher: Bencher) {
    read_all(bencher, Format::Zen);
}

/// An archive of all games as Boardspace records.
fn archive() -> (tempfile::TempDir, PathBuf, usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.zip");
    let mut zip = zip::ZipWriter::new(std::fs::File::create(&path).unwrap());
    let (texts, turns) = texts(Format::Sgf);
    for (number, text) in texts.iter().enumerate() {
        let name = format!("{number}.sgf");
        zip.start_file(name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    (folder, path, texts.len(), turns)
}

/// One thread, listing and unpacking included.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn boardspace_archive(bencher: Bencher) {
    let (_folder, path, games, turns) = archive();
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        let records = Collection::open(&path).unwrap();
        assert_eq!(records.len(), games);
        let read = (0..records.len()).map(|index| {
            let reading = records.load(index, Strictness::Strict).unwrap();
            assert!(reading.warnings.is_empty());
            reading.game.len()
        });
        let read: usize = read.sum();
        assert_eq!(read, turns);
        black_box(read)
    });
}

/// `zertz check` of the archive, all threads.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn check_archive(bencher: Bencher) {
    let (_folder, path, games, _) = archive();
    let summary = format!("{games} records: {games} read, 0 of them with warnings; 0 failed\n");
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        let output = Command::new(env!("CARGO_BIN_EXE_zertz"))
            .arg("check")
            .arg(&path)
            .output()
            .unwrap();
        assert!(output.stdout.ends_with(summary.as_bytes()));
        black_box(output.stdout.len())
    });
}
