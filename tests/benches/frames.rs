//! How long drawing takes: `cargo bench --bench frames`. A frame of any form must stay far below a
//! millisecond at 120x40.

// Helpers of benchmarks fail by panicking.
#![allow(clippy::unwrap_used)]

use divan::{Bencher, black_box};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use zertz::board::{Board, RingSet};
use zertz::rules::{Position, Ruleset};
use zertz::tui::geometry::{Form, Geometry};
use zertz::tui::glyphs::Glyphs;
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
