//! Whole frames.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use zertz::board::Board;
use zertz::tui::theme::ThemeName;

use super::sample::{Sample, text};

macro_rules! frames {
    ($( $name:ident: $sample:expr, $width:literal x $height:literal; )+) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(text(&$sample.frame($width, $height)));
            }
        )+
    };
}

const fn plain(board: Board) -> Sample {
    Sample::new(board)
}

const fn colourless(board: Board) -> Sample {
    Sample {
        theme: ThemeName::None,
        ..Sample::new(board)
    }
}

const fn ascii(board: Board) -> Sample {
    Sample {
        ascii: true,
        ..colourless(board)
    }
}

frames! {
    rings_37_at_80x24: plain(Board::Rings37), 80 x 24;
    rings_48_at_80x24: plain(Board::Rings48), 80 x 24;
    rings_61_at_80x24: plain(Board::Rings61), 80 x 24;
    rings_37_at_120x40: plain(Board::Rings37), 120 x 40;
    rings_48_at_120x40: plain(Board::Rings48), 120 x 40;
    rings_61_at_120x40: plain(Board::Rings61), 120 x 40;
    rings_37_at_60x20: plain(Board::Rings37), 60 x 20;
    rings_61_at_60x20: plain(Board::Rings61), 60 x 20;
    rings_40_at_20x5: plain(Board::Rings40), 20 x 5;
    rings_43_at_20x17: plain(Board::Rings43), 20 x 17;
    rings_44_at_1x1: plain(Board::Rings44), 1 x 1;
    colourless_37_at_80x24: colourless(Board::Rings37), 80 x 24;
    colourless_61_at_120x40: colourless(Board::Rings61), 120 x 40;
    colourless_61_at_60x20: colourless(Board::Rings61), 60 x 20;
    ascii_48_at_80x24: ascii(Board::Rings48), 80 x 24;
    ascii_61_at_120x40: ascii(Board::Rings61), 120 x 40;
    placing_at_80x24: Sample { placing: true, ..plain(Board::Rings48) }, 80 x 24;
    german_at_80x24: Sample { german: true, ..plain(Board::Rings37) }, 80 x 24;
    panels_above_the_board: Sample { panels_open: true, ..plain(Board::Rings37) }, 60 x 20;
    analysis_at_120x40: Sample { analysis: true, ..plain(Board::Rings37) }, 120 x 40;
    analysis_at_80x24: Sample { analysis: true, ..plain(Board::Rings37) }, 80 x 24;
    dialog_at_80x24: Sample { dialog: true, ..plain(Board::Rings37) }, 80 x 24;
    dialog_at_30x12: Sample { dialog: true, ..plain(Board::Rings37) }, 30 x 12;
}

/// Every board in one picture for each size of the screen: the room of the board and nothing else.
#[test]
fn every_board_at_every_size() {
    for (width, height) in [(120, 40), (80, 24), (60, 20), (40, 12)] {
        let mut boards = String::new();
        for board in Board::ALL {
            let sample = plain(board);
            let area = sample.layout(width, height).board;
            let frame = sample.frame(width, height);
            writeln!(boards, "{board} rings").unwrap();
            for y in area.rows().map(|row| row.y) {
                let row: String = (area.left()..area.right())
                    .map(|x| frame[(x, y)].symbol())
                    .collect();
                writeln!(boards, "{}", row.trim_end()).unwrap();
            }
        }
        insta::assert_snapshot!(format!("boards_at_{width}x{height}"), boards);
    }
}

/// A frame as a grid of letters, one for each style, and what each letter stands for.
fn styles(frame: &Buffer) -> String {
    let latin = ('a'..='z').chain('A'..='Z').chain('0'..='9');
    let letters: Vec<char> = latin.chain('À'..='ɏ').collect();
    let mut legend: Vec<String> = Vec::new();
    let mut grid = String::new();
    for row in frame.content.chunks(frame.area.width.into()) {
        let row: String = row
            .iter()
            .map(|cell| {
                let plain = Cell::EMPTY.style() == cell.style();
                if plain {
                    return if cell.symbol() == " " { ' ' } else { '.' };
                }
                let style = format!("{} on {} {:?}", cell.fg, cell.bg, cell.modifier);
                let known = legend.iter().position(|known| *known == style);
                let number = known.unwrap_or_else(|| {
                    legend.push(style);
                    legend.len() - 1
                });
                letters[number]
            })
            .collect();
        writeln!(grid, "{}", row.trim_end()).unwrap();
    }
    for (letter, style) in letters.iter().zip(legend) {
        writeln!(grid, "{letter} = {style}").unwrap();
    }
    grid
}

/// Colours and emphasis of a whole frame in every theme, and of the forms without discs.
#[test]
fn styles_of_the_themes() {
    for theme in ThemeName::ALL {
        let sample = Sample {
            theme,
            ..Sample::new(Board::Rings37)
        };
        let frame = styles(&sample.frame(120, 40));
        insta::assert_snapshot!(format!("styles_{}", theme.as_str()), frame);
    }
    let frame = styles(&plain(Board::Rings61).frame(80, 24));
    insta::assert_snapshot!("styles_of_tiles", frame);
    let frame = styles(&ascii(Board::Rings48).frame(80, 24));
    insta::assert_snapshot!("styles_ascii", frame);
}

#[test]
fn ascii_screens_have_nothing_but_ascii() {
    for theme in ThemeName::ALL {
        for board in Board::ALL {
            for (width, height) in [(120, 40), (80, 24), (60, 20), (33, 17), (20, 5), (1, 1)] {
                for (dialog, german) in [(false, false), (true, true)] {
                    let sample = Sample {
                        theme,
                        ascii: true,
                        german,
                        analysis: true,
                        panels_open: true,
                        dialog,
                        ..Sample::new(board)
                    };
                    let frame = text(&sample.frame(width, height));
                    assert!(
                        frame.is_ascii(),
                        "{theme} {board} {width}x{height}:\n{frame}"
                    );
                }
            }
        }
    }
}

#[test]
fn no_colour_reaches_a_colourless_screen() {
    let frame = colourless(Board::Rings61).frame(120, 40);
    let reset = ratatui::style::Color::Reset;
    assert!(
        frame
            .content
            .iter()
            .all(|cell| cell.fg == reset && cell.bg == reset)
    );
}

#[test]
fn text_on_the_terminals_own_background_is_never_coloured() {
    for theme in [
        ThemeName::Dark,
        ThemeName::Light,
        ThemeName::HighContrast,
        ThemeName::Sixteen,
    ] {
        let sample = Sample {
            theme,
            ..Sample::new(Board::Rings48)
        };
        for (width, height) in [(80, 24), (120, 40), (30, 20)] {
            for cell in &sample.frame(width, height).content {
                let half_block = matches!(cell.symbol(), "▀" | "▄");
                let coloured = cell.fg != ratatui::style::Color::Reset;
                let own_ground = cell.bg != ratatui::style::Color::Reset;
                assert!(own_ground || half_block || !coloured, "{theme}: {cell:?}");
            }
        }
    }
}

/// Every state can be told on a screen without colour.
#[test]
fn every_mark_is_a_bracket() {
    for sample in [
        plain(Board::Rings37),
        colourless(Board::Rings37),
        ascii(Board::Rings37),
    ] {
        let frame = text(&sample.frame(80, 24));
        for mark in ["[ 5 ]", "* W *", "{ 4 }", "? 2 ?", "< W >", "( B )"] {
            assert!(frame.contains(mark), "{mark} in\n{frame}");
        }
        assert!(frame.contains("<·>") || frame.contains("<.>"));
    }
}

#[test]
fn no_size_is_too_small_or_too_odd() {
    for width in 1..=200 {
        for height in 1..=60 {
            // All sizes on some boards, in turn, with everything switched on and off.
            let odd = width * 7 + height * 3;
            let board = Board::ALL[usize::from(odd) % Board::ALL.len()];
            let theme = ThemeName::ALL[usize::from(odd / 6) % ThemeName::ALL.len()];
            let sample = Sample {
                theme,
                ascii: odd % 11 == 0,
                analysis: odd % 3 == 0,
                panels_open: odd % 4 == 0,
                dialog: odd % 5 == 0,
                ..Sample::new(board)
            };
            let frame = sample.frame(width, height);
            assert_eq!(
                frame.content.len(),
                usize::from(width) * usize::from(height)
            );
        }
    }
    for (width, height) in [(500, 160), (500, 1), (1, 160), (72, 2), (110, 3)] {
        for board in Board::ALL {
            Sample {
                dialog: true,
                ..Sample::new(board)
            }
            .frame(width, height);
        }
    }
}
