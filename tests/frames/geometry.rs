//! Where rings lie, and what a click meets.

use std::collections::HashMap;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::widgets::Widget;
use zertz::board::{Board, Ring, RingSet};
use zertz::rules::{Position, Ruleset};
use zertz::tui::geometry::{Form, Geometry, Look, Placed};
use zertz::tui::glyphs::Glyphs;
use zertz::tui::layout::{Facts, Layout, Spot};
use zertz::tui::theme::{Theme, ThemeName};
use zertz::tui::view::board::BoardView;
use zertz::tui::view::marks::Marks;
use zertz::tui::view::scene::Scene;

fn forms() -> impl Iterator<Item = Form> {
    let discs = (2..=Form::LARGEST_DISC).map(Form::Disc);
    discs.chain([Form::Box, Form::Wide, Form::Small, Form::Compact])
}

#[test]
fn boards_have_the_sizes_they_were_designed_for() {
    let size = |board, form| {
        let size = Geometry { board, form }.size();
        (size.width, size.height)
    };
    let boards = [Board::Rings37, Board::Rings48, Board::Rings61];
    assert_eq!(
        boards.map(|board| size(board, Form::Disc(2))),
        [(49, 28), (56, 32), (63, 36)]
    );
    assert_eq!(
        boards.map(|board| size(board, Form::Wide)),
        [(35, 13), (40, 15), (45, 17)]
    );
    assert_eq!(size(Board::Rings61, Form::Small), (35, 17));
    assert_eq!(size(Board::Rings61, Form::Compact), (17, 17));
    assert_eq!(size(Board::Rings61, Form::Box), (61, 35));
}

#[test]
fn the_largest_board_just_fits_beside_the_panels() {
    let form = |width, height| {
        let layout = Layout::new(Rect::new(0, 0, width, height), &Facts::new(Board::Rings61));
        layout.placed.unwrap().geometry.form
    };
    // 45 columns in an area of 46, and the edge on both sides of it.
    assert_eq!(form(80, 24), Form::Wide);
    assert_eq!(form(79, 24), Form::Wide);
    assert_eq!(form(78, 24), Form::Small);
    assert_eq!(form(120, 40), Form::Disc(2));
    // 63 columns and 44 of panels; 36 rows, letters, title, status and keys.
    assert_eq!(form(107, 40), Form::Disc(2));
    assert_eq!(
        form(106, 40),
        Form::Disc(2),
        "narrow panels below 110 columns"
    );
    assert_eq!(form(120, 39), Form::Wide);
    // The key help gives way only where nothing else fits.
    assert_eq!(form(80, 20), Form::Wide);
    assert_eq!(form(200, 70), Form::Disc(3));
}

#[test]
fn every_ring_is_met_by_its_own_cells() {
    let (theme, glyphs) = (Theme::new(ThemeName::Dark), Glyphs::UNICODE);
    for (board, form) in Board::ALL
        .into_iter()
        .flat_map(|b| forms().map(move |f| (b, f)))
    {
        let geometry = Geometry { board, form };
        let size = geometry.size();
        let area = Rect::new(0, 0, size.width + 7, size.height + 5);
        let placed = geometry.centred(area);
        let mut drawn: HashMap<Cell, Vec<Ring>> = HashMap::new();
        for ring in board.rings() {
            assert_eq!(placed.ring_at(placed.centre(ring)), Some(ring), "{form:?}");
            // Only this ring is drawn; whatever it covers belongs to it.
            let mut scene = Scene::new(&Position::start(Ruleset::default().on(board)));
            scene.rings = RingSet::of(ring);
            let mut buffer = Buffer::empty(area);
            let view = BoardView {
                placed,
                scene: &scene,
                marks: &Marks::default(),
                theme: &theme,
                glyphs: &glyphs,
            };
            view.render(area, &mut buffer);
            for (cell, content) in cells(&buffer) {
                if !matches!(content, " " | "·") && !is_letter(placed, board, cell) {
                    drawn.entry(cell).or_default().push(ring);
                }
            }
        }
        // Where two rings share a cell, half a cell each, either of them may be met.
        for (cell, rings) in drawn {
            let met = placed.ring_at(cell);
            assert!(
                met.is_some_and(|met| rings.contains(&met)),
                "{form:?} {board} {cell}: met {met:?} instead of {rings:?}"
            );
        }
        assert_eq!(placed.ring_at(Cell::new(area.width + 9, 0)), None);
    }
}

fn cells(buffer: &Buffer) -> impl Iterator<Item = (Cell, &str)> {
    let width = buffer.area.width;
    (0u16..)
        .zip(&buffer.content)
        .map(move |(at, cell)| (Cell::new(at % width, at / width), cell.symbol()))
}

fn is_letter(placed: Placed, board: Board, cell: Cell) -> bool {
    (0..board.columns()).any(|column| placed.letter(column) == Some(cell))
}

#[test]
fn smaller_sizes_go_down_to_the_smallest_form_and_no_further() {
    let area = Rect::new(0, 0, 100, 60);
    let chosen: Vec<Form> = (0..9)
        .map(|smaller| {
            let geometry = Geometry::choose(Board::Rings37, Look::Discs, smaller, area);
            geometry.unwrap().form
        })
        .collect();
    let expected = [
        Form::Disc(4),
        Form::Disc(3),
        Form::Disc(2),
        Form::Wide,
        Form::Small,
        Form::Compact,
        Form::Compact,
        Form::Compact,
        Form::Compact,
    ];
    assert_eq!(chosen, expected);
}

#[test]
fn a_click_meets_what_is_drawn_there() {
    let layout = Layout::new(Rect::new(0, 0, 80, 24), &Facts::new(Board::Rings37));
    let panels = layout.panels.unwrap();
    let d4 = Board::Rings37.ring_named("d4").unwrap();
    let middle = layout.placed.unwrap().centre(d4);
    assert_eq!(layout.spot(middle), Spot::Ring(d4));
    assert_eq!(layout.spot(panels.pool.as_position()), Spot::Pool);
    assert_eq!(layout.spot(panels.moves.as_position()), Spot::Moves);
    assert_eq!(layout.spot(layout.keys.as_position()), Spot::Keys);
    assert_eq!(layout.spot(layout.status.as_position()), Spot::Elsewhere);
    assert_eq!(layout.spot(Cell::new(u16::MAX, u16::MAX)), Spot::Elsewhere);
}

#[test]
fn nothing_is_placed_outside_of_the_screen() {
    for (width, height) in (0..=130)
        .step_by(3)
        .flat_map(|w| (0..=50).map(move |h| (w, h)))
    {
        let screen = Rect::new(0, 0, width, height);
        for analysis in [None, Some(4)] {
            let facts = Facts {
                panels_open: true,
                analysis,
                ..Facts::new(Board::Rings48)
            };
            let layout = Layout::new(screen, &facts);
            let mut all = vec![
                layout.title,
                layout.board,
                layout.facts,
                layout.status,
                layout.keys,
            ];
            let panels = layout.panels.unwrap_or_default();
            all.extend([
                panels.area,
                panels.pool,
                panels.moves,
                panels.analysis,
                panels.graph,
            ]);
            for part in all.into_iter().filter(|part| !part.is_empty()) {
                assert_eq!(part.intersection(screen), part, "{width}x{height}: {part}");
            }
            if let Ok(placed) = layout.placed {
                for ring in Board::Rings48.rings() {
                    let rect = placed.rect(ring);
                    assert_eq!(rect.intersection(layout.board), rect, "{width}x{height}");
                }
            }
        }
    }
}
