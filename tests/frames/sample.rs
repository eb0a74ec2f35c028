//! A screen with something of everything on it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use zertz::board::{Board, RingSet};
use zertz::lang::Language;
use zertz::rules::{ByPlayer, Marble, MarbleSet, Player, Position};
use zertz::tui::geometry::Look;
use zertz::tui::glyphs::Glyphs;
use zertz::tui::layout::{Facts, Layout};
use zertz::tui::theme::{Theme, ThemeName};
use zertz::tui::view::Ink;
use zertz::tui::view::analysis::{AnalysisLine, AnalysisPanel};
use zertz::tui::view::dialog::{Dialog, Row};
use zertz::tui::view::graph::GraphPanel;
use zertz::tui::view::keys::KeyHelp;
use zertz::tui::view::marks::Marks;
use zertz::tui::view::moves::MoveEntry;
use zertz::tui::view::scene::Scene;
use zertz::tui::view::screen::Screen;
use zertz::tui::view::status::Notice;

/// What a sample is drawn with.
// Every one of the switches is tried with every other.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy)]
pub struct Sample {
    pub board: Board,
    pub theme: ThemeName,
    pub ascii: bool,
    pub german: bool,
    pub analysis: bool,
    pub panels_open: bool,
    pub dialog: bool,
    pub placing: bool,
}

impl Sample {
    pub const fn new(board: Board) -> Self {
        Self {
            board,
            theme: ThemeName::Dark,
            ascii: false,
            german: false,
            analysis: false,
            panels_open: false,
            dialog: false,
            placing: false,
        }
    }

    pub fn facts(self) -> Facts {
        let discs = self.theme != ThemeName::None && !self.ascii;
        Facts {
            look: if discs { Look::Discs } else { Look::Boxes },
            panels_open: self.panels_open,
            analysis: self.analysis.then_some(3),
            graph: self.analysis,
            ..Facts::new(self.board)
        }
    }

    pub fn layout(self, width: u16, height: u16) -> Layout {
        Layout::new(Rect::new(0, 0, width, height), &self.facts())
    }

    /// The frame as it would reach the terminal.
    pub fn frame(self, width: u16, height: u16) -> Buffer {
        let (theme, glyphs) = (Theme::new(self.theme), Glyphs::new(self.ascii));
        let ink = Ink {
            theme: &theme,
            glyphs: &glyphs,
        };
        let language = if self.german {
            Language::German
        } else {
            Language::English
        };
        let texts = language.texts();
        let position = position(self.board);
        let scene = Scene::new(&position);
        let marks = marks(&position, self.placing);
        let notice = Notice::Say(texts.remove_one_of(self.board, position.free()));
        let values: Vec<_> = (0..25u8)
            .map(|at| Some(f32::from(at) / 25.0 - 0.3))
            .collect();
        let lines = [AnalysisLine {
            score: "+1.4".into(),
            turns: "Wd4,d1 Gc3,a2 x d1Gd3Wd5".into(),
        }];
        let analysis = AnalysisPanel {
            ink,
            heading: "Analysis",
            state: "depth 9 · 1.2 M/s",
            lines: &lines,
        };
        let graph = GraphPanel {
            ink,
            heading: "Course",
            values: &values,
            turning: &[6, 18],
            shown: 20,
        };
        let dialog = dialog();
        let keys = keys();
        let layout = self.layout(width, height);
        let screen = Screen {
            ink,
            texts,
            layout: &layout,
            title: &[
                texts.board(self.board),
                "standard".into(),
                "Käthe.json*".into(),
            ],
            turn: "Turn 14",
            scene: &scene,
            marks: &marks,
            set: MarbleSet::Standard,
            pool: position.pool(),
            captured: ByPlayer::new(
                position.captured(Player::One),
                position.captured(Player::Two),
            ),
            gained: ByPlayer::default(),
            choosing: self.placing,
            chosen: Some(Marble::White),
            names: ByPlayer::new("Ann", "Müller"),
            clocks: ByPlayer::new("4:32", "0:59"),
            hurried: None,
            to_move: Some(Player::One),
            won: None,
            moves: &moves(),
            shown: None,
            scrolled: 0,
            notice: &notice,
            notice_right: "",
            keys: &keys,
            aside: None,
            analysis: self.analysis.then_some(&analysis),
            graph: self.analysis.then_some(&graph),
            dialog: self.dialog.then_some(&dialog),
        };
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        screen.render(area, &mut buffer);
        if let Some(at) = screen.cursor() {
            assert!(area.contains(at), "the cursor is off the screen at {at}");
        }
        buffer
    }
}

/// A position in the middle of a game on every board: rings gone, marbles of all colours.
pub fn position(board: Board) -> Position {
    let mut setup = Position::start(zertz::rules::Ruleset::default().on(board)).to_setup();
    let ring = |name: &str| board.ring_named(name).unwrap();
    for gone in ["a1", "b1", "g1", "d7"] {
        setup.rings.remove(ring(gone));
    }
    let marbles = [
        (Marble::White, "d4"),
        (Marble::White, "e2"),
        (Marble::Grey, "c2"),
        (Marble::Black, "f4"),
        (Marble::Black, "b4"),
    ];
    for (marble, name) in marbles {
        setup.marbles[marble].insert(ring(name));
        setup.pool[marble] -= 1;
    }
    for (marble, one, two) in [
        (Marble::White, 1, 0),
        (Marble::Grey, 1, 4),
        (Marble::Black, 0, 2),
    ] {
        setup.pool[marble] -= one + two;
        setup.captured[Player::One][marble] = one;
        setup.captured[Player::Two][marble] = two;
    }
    Position::from_setup(&setup).unwrap()
}

fn marks(position: &Position, placing: bool) -> Marks {
    let board = position.rules().board;
    let ring = |name: &str| board.ring_named(name).unwrap();
    if placing {
        return Marks {
            cursor: Some(ring("d5")),
            targets: position.vacant(),
            last: RingSet::of(ring("d4")).with(ring("a1")),
            ..Marks::default()
        };
    }
    Marks {
        cursor: Some(ring("d5")),
        selected: Some(ring("e2")),
        targets: RingSet::of(ring("e4")),
        removable: position.free(),
        hint: RingSet::of(ring("d2")),
        last: RingSet::of(ring("d4")).with(ring("a1")),
        taken: RingSet::EMPTY,
    }
}

fn moves() -> Vec<MoveEntry> {
    let texts = [
        "Wb3,g1",
        "Bf2,d1",
        "x b3Wd5",
        "x d1Gd3Wd5Bf5Gf3Wd1",
        "Wd4",
        "Bd7,b2 x Wa1Wa2",
        "Gc3,f1",
    ];
    let players = Player::ALL.into_iter().cycle();
    let entries = texts.into_iter().cycle().zip(players).take(25);
    entries
        .map(|(text, player)| MoveEntry {
            player,
            text: text.into(),
            time: String::new(),
        })
        .collect()
}

fn keys() -> Vec<KeyHelp> {
    let keys = [
        ("arrows", "move"),
        ("Tab", "next legal"),
        ("Enter", "remove"),
        ("u", "undo"),
        (":", "type a turn"),
        ("?", "help"),
        ("q", "quit"),
    ];
    keys.map(|(key, does)| KeyHelp::new(key, does)).to_vec()
}

fn dialog() -> Dialog<'static> {
    let text = |text: &str| text.to_owned();
    let rows = vec![
        Row::Text(text(
            "Ein Satz, der überall umgebrochen werden kann, auch wo wenig Platz ist.",
        )),
        Row::Heading(text("Settings")),
        Row::Choice {
            label: text("Board"),
            options: Board::ALL.map(|board| board.to_string()).to_vec(),
            chosen: 4,
        },
        Row::Field {
            label: text("Player 1"),
            text: text("Ännchen"),
            cursor: 7,
        },
        Row::Key {
            key: text("↑ ↓"),
            does: text("move the cursor within the column"),
        },
        Row::Blank,
        Row::Item {
            label: text("Start"),
            detail: text("Enter"),
        },
    ];
    Dialog {
        focus: Some(3),
        ..Dialog::new("New game", rows, keys())
    }
}

/// The characters of a frame, row by row.
pub fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let rows = buffer.content.chunks(width).map(|row| {
        let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        format!("{}\n", row.trim_end())
    });
    rows.collect()
}
