//! The README's pictures: real frames as SVG.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use zertz::tui::theme::ThemeName;

use super::driver::Ui;
use super::{keep, scenes};

/// Width and height of a cell in the picture.
const CELL: (usize, usize) = (10, 20);

#[test]
fn pictures_are_up_to_date() {
    let pictures = [
        ("disc-37-dark", scenes::gift()),
        ("disc-61-light", scenes::chain()),
        ("wide-61-dark", scenes::tournament()),
        ("box-48-colourless", scenes::colourless()),
    ];
    for (name, ui) in pictures {
        keep(&format!("assets/screens/{name}.svg"), &svg(&ui));
    }
}

/// What a cell looks like on the terminal of the picture.
#[derive(Clone, PartialEq)]
struct Look {
    fg: String,
    bg: Option<String>,
    bold: bool,
    dim: bool,
}

impl Look {
    fn of(cell: &Cell, text: &str, ground: &str) -> Self {
        let (mut fg, mut bg) = (colour(cell.fg), colour(cell.bg));
        if cell.modifier.contains(Modifier::REVERSED) {
            let (front, back) = (fg, bg);
            fg = Some(back.unwrap_or_else(|| ground.into()));
            bg = Some(front.unwrap_or_else(|| text.into()));
        }
        Self {
            fg: fg.unwrap_or_else(|| text.into()),
            bg,
            bold: cell.modifier.contains(Modifier::BOLD),
            dim: cell.modifier.contains(Modifier::DIM),
        }
    }
}

fn svg(ui: &Ui) -> String {
    let (text, ground) = match ui.model.settings().theme {
        ThemeName::Light => ("#282828", "#fafafa"),
        _ => ("#cccccc", "#121212"),
    };
    let frame = ui.buffer();
    let (columns, rows) = (
        usize::from(frame.area.width),
        usize::from(frame.area.height),
    );
    let (width, height) = (CELL.0 * columns, CELL.1 * rows);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"16.6\" \
         fill=\"{text}\" shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n"
    );
    for row in 0..rows {
        draw_row(&mut svg, &frame, row, (text, ground));
    }
    svg + "</svg>\n"
}

/// Draws a row: first the grounds and half blocks, then the letters, in runs that look the same.
fn draw_row(svg: &mut String, frame: &Buffer, row: usize, (text, ground): (&str, &str)) {
    let columns = usize::from(frame.area.width);
    let cells = &frame.content[row * columns..(row + 1) * columns];
    let looks: Vec<Look> = cells
        .iter()
        .map(|cell| Look::of(cell, text, ground))
        .collect();
    let (wide, high) = CELL;
    let y = row * high;
    let mut rects = |fill: &dyn Fn(usize) -> Option<String>, y: usize, high: usize| {
        for (from, to) in runs(columns, fill) {
            if let Some(fill) = fill(from) {
                let (x, wide) = (from * wide, (to - from) * wide);
                writeln!(
                    svg,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\"/>"
                )
                .unwrap();
            }
        }
    };
    let half = |at: usize, block: &str| {
        let shown = cells[at].symbol() == block;
        shown.then(|| looks[at].fg.clone())
    };
    rects(&|at| looks[at].bg.clone(), y, high);
    rects(&|at| half(at, "▀"), y, high / 2);
    rects(&|at| half(at, "▄"), y + high / 2, high / 2);
    let letter = |at: usize| !matches!(cells[at].symbol(), " " | "▀" | "▄");
    for (from, to) in runs(columns, |at| letter(at).then(|| looks[at].clone())) {
        if letter(from) {
            write_run(svg, &cells[from..to], (from, row), &looks[from], text);
        }
    }
}

/// Stretches of columns with the same value.
fn runs<T: PartialEq>(columns: usize, value: impl Fn(usize) -> T) -> Vec<(usize, usize)> {
    let mut runs = Vec::new();
    let mut from = 0;
    for at in 1..=columns {
        if at == columns || value(at) != value(from) {
            runs.push((from, at));
            from = at;
        }
    }
    runs
}

/// Letters in one line, each at its own place, whatever font shows them.
fn write_run(
    svg: &mut String,
    cells: &[Cell],
    (from, row): (usize, usize),
    look: &Look,
    text: &str,
) {
    let places: Vec<String> = (from..from + cells.len())
        .map(|column| (column * CELL.0).to_string())
        .collect();
    let letters: String = cells.iter().map(Cell::symbol).collect();
    let letters = letters.replace('&', "&amp;").replace('<', "&lt;");
    let (x, y) = (places.join(" "), row * CELL.1 + 15);
    let mut style = String::new();
    if look.fg != text {
        write!(style, " fill=\"{}\"", look.fg).unwrap();
    }
    if look.bold {
        style.push_str(" font-weight=\"bold\"");
    }
    if look.dim {
        style.push_str(" opacity=\".6\"");
    }
    writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{style}>{letters}</text>").unwrap();
}

/// An indexed colour as terminals show it.
fn colour(colour: Color) -> Option<String> {
    let Color::Indexed(index) = colour else {
        return None;
    };
    let (red, green, blue) = match index {
        232.. => {
            let grey = 8 + 10 * (index - 232);
            (grey, grey, grey)
        }
        16.. => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let index = index - 16;
            (level(index / 36), level(index / 6 % 6), level(index % 6))
        }
        _ => return None,
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}
