//! The README's pictures: real frames as SVG.

use std::fmt::Write as _;
use std::path::Path;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use zertz::board::Board;
use zertz::tui::theme::ThemeName;

use super::sample::Sample;

/// Width and height of a cell in the picture.
const CELL: (u32, u32) = (10, 20);

#[test]
fn pictures() {
    let sample = |board, theme| Sample {
        theme,
        ..Sample::new(board)
    };
    let pictures = [
        (
            "disc-37-dark",
            sample(Board::Rings37, ThemeName::Dark),
            (120, 40),
        ),
        (
            "disc-61-light",
            sample(Board::Rings61, ThemeName::Light),
            (120, 40),
        ),
        (
            "wide-61-dark",
            sample(Board::Rings61, ThemeName::Dark),
            (80, 24),
        ),
        (
            "box-48-colourless",
            sample(Board::Rings48, ThemeName::None),
            (120, 40),
        ),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/screens");
    for (name, sample, (width, height)) in pictures {
        let light = sample.theme == ThemeName::Light;
        let svg = svg(&sample.frame(width, height), light);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.matches("<text").count() > 200);
        if std::env::var_os("ZERTZ_PICTURES").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join(format!("{name}.svg")), svg).unwrap();
        }
    }
}

fn svg(frame: &Buffer, light: bool) -> String {
    let (text, ground) = if light {
        ("#282828", "#fafafa")
    } else {
        ("#cccccc", "#121212")
    };
    let (width, height) = (
        CELL.0 * u32::from(frame.area.width),
        CELL.1 * u32::from(frame.area.height),
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"16\" \
         shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n"
    );
    for y in 0..frame.area.height {
        for x in 0..frame.area.width {
            let cell = &frame[(x, y)];
            let (x, y) = (CELL.0 * u32::from(x), CELL.1 * u32::from(y));
            let (mut fg, mut bg) = (colour(cell.fg), colour(cell.bg));
            if cell.modifier.contains(Modifier::REVERSED) {
                (fg, bg) = (
                    Some(bg.unwrap_or_else(|| ground.into())),
                    Some(fg.unwrap_or_else(|| text.into())),
                );
            }
            draw(
                &mut svg,
                cell,
                (x, y),
                fg.as_deref().unwrap_or(text),
                bg.as_deref(),
            );
        }
    }
    svg + "</svg>\n"
}

fn draw(svg: &mut String, cell: &Cell, (x, y): (u32, u32), fg: &str, bg: Option<&str>) {
    let (wide, high) = CELL;
    let mut rect = |y: u32, high: u32, fill: &str| {
        writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\"/>"
        )
        .unwrap();
    };
    if let Some(bg) = bg {
        rect(y, high, bg);
    }
    match cell.symbol() {
        " " => {}
        "▀" => rect(y, high / 2, fg),
        "▄" => rect(y + high / 2, high / 2, fg),
        symbol => {
            let symbol = symbol.replace('&', "&amp;").replace('<', "&lt;");
            let bold = if cell.modifier.contains(Modifier::BOLD) {
                " font-weight=\"bold\""
            } else {
                ""
            };
            let dim = if cell.modifier.contains(Modifier::DIM) {
                " opacity=\".6\""
            } else {
                ""
            };
            let y = y + 15;
            writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" fill=\"{fg}\"{bold}{dim}>{symbol}</text>"
            )
            .unwrap();
        }
    }
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
