//! How long drawing takes: `cargo bench --bench frames`. A whole frame at 120x40, from the model to
//! the cells that differ from the frame before, must stay below a millisecond in every form.

// Helpers of benchmarks fail by panicking.
#![allow(clippy::unwrap_used)]

use divan::{Bencher, black_box};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use zertz::board::{Board, RingSet};
use zertz::record::Game;
use zertz::rules::{Position, Ruleset};
use zertz::tui::geometry::{Form, Geometry};
use zertz::tui::glyphs::Glyphs;
use zertz::tui::model::Model;
use zertz::tui::model::preferences::Preferences;
use zertz::tui::present::Presentation;
use zertz::tui::theme::{Theme, ThemeName};
use zertz::tui::view::board::BoardView;
use zertz::tui::view::marks::Marks;
use zertz::tui::view::scene::Scene;

fn main() {
    divan::main();
}

const FORMS: [Form; 5] = [
    Form::Disc(2),
    Form::Box,
    Form::Wide,
    Form::Small,
    Form::Compact,
];

/// The board alone.
#[divan::bench(args = FORMS)]
fn rings_61(bencher: Bencher, form: Form) {
    let board = Board::Rings61;
    let area = Rect::new(0, 0, 120, 40);
    let placed = Geometry { board, form }.centred(area);
    let scene = Scene::new(&Position::start(Ruleset::default().on(board)));
    let marks = Marks::default();
    let theme = Theme::new(ThemeName::Dark);
    let view = BoardView {
        placed,
        scene: &scene,
        marks: &marks,
        theme: &theme,
        glyphs: &Glyphs::UNICODE,
    };
    let mut buffer = Buffer::empty(area);
    (&view).render(area, &mut buffer);
    let digit = |cell: &ratatui::buffer::Cell| cell.symbol().parse::<u8>().is_ok();
    let drawn = board.rings().iter().filter(|&ring| {
        // A disc has its letter in the middle and its digit beside it.
        let x = placed.centre(ring).x + u16::from(matches!(form, Form::Disc(_)));
        digit(&buffer[(x, placed.centre(ring).y)])
    });
    assert_eq!(drawn.collect::<RingSet>().len(), 61);
    bencher.bench_local(|| {
        let mut buffer = Buffer::empty(area);
        black_box(&view).render(area, &mut buffer);
        buffer
    });
}

/// Board, size of the screen, form and settings that lead to it.
type Frame = (
    Board,
    (u16, u16),
    Form,
    &'static [(&'static str, &'static str)],
);

const FRAMES: [Frame; 10] = [
    (Board::Rings37, (120, 40), Form::Disc(2), &[]),
    (Board::Rings48, (120, 40), Form::Disc(2), &[]),
    (Board::Rings61, (120, 40), Form::Disc(2), &[]),
    (Board::Rings61, (120, 40), Form::Box, &[("color", "never")]),
    (Board::Rings61, (120, 40), Form::Wide, &[("smaller", "1")]),
    (Board::Rings61, (120, 40), Form::Small, &[("smaller", "2")]),
    (
        Board::Rings61,
        (120, 40),
        Form::Compact,
        &[("smaller", "3")],
    ),
    (Board::Rings37, (80, 24), Form::Wide, &[]),
    (Board::Rings48, (80, 24), Form::Wide, &[]),
    (Board::Rings61, (80, 24), Form::Wide, &[]),
];

/// The model of a game that has just begun, and the terminal with its frame.
fn scene(number: usize) -> (Model, Terminal<TestBackend>) {
    let (board, (width, height), form, settings) = FRAMES[number];
    let mut preferences = Preferences::default();
    for (key, value) in settings {
        preferences.set(key.parse().unwrap(), value).unwrap();
    }
    let mut game = Game::new(Ruleset::default().on(board));
    let first = game.position().legal_turns()[0];
    game.play(first).unwrap();
    let screen = Rect::new(0, 0, width, height);
    let model = Model::new(game, preferences, screen);
    assert_eq!(model.layout().placed.unwrap().geometry.form, form);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    draw(&model, &mut terminal);
    let shown = |text: &str| {
        let cells = terminal.backend().buffer().content.iter();
        let text_of_all: String = cells.map(ratatui::buffer::Cell::symbol).collect();
        text_of_all.contains(text)
    };
    assert!(shown("Step 1/2") && shown("Pool 23"));
    (model, terminal)
}

fn draw(model: &Model, terminal: &mut Terminal<TestBackend>) {
    let presentation = Presentation::new(model);
    terminal.draw(|frame| presentation.draw(frame)).unwrap();
}

/// A whole frame in which little has changed: what a key costs.
#[divan::bench(args = 0..FRAMES.len())]
fn frame_after_a_key(bencher: Bencher, number: usize) {
    let (model, mut terminal) = scene(number);
    bencher.bench_local(|| draw(black_box(&model), &mut terminal));
}

/// A whole frame on an empty screen: the first one, or after another size.
#[divan::bench(args = 0..FRAMES.len())]
fn whole_frame(bencher: Bencher, number: usize) {
    let (model, mut terminal) = scene(number);
    let area = model.screen;
    bencher.bench_local(|| {
        terminal.resize(area).unwrap();
        draw(black_box(&model), &mut terminal);
    });
}
