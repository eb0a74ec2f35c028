//! What one frame shows: a pure function of the model, from which drawing and the mouse work alike.

mod board;
mod dialogs;
mod engine;
mod facts;
mod keys;
mod time;

use ratatui::layout::{Position, Rect};

use super::glyphs::Glyphs;
use super::layout::Layout;
use super::message::Intent;
use super::model::popup::Popup;
use super::model::{Model, Weight};
use super::theme::Theme;
use super::view::Ink;
use super::view::analysis::AnalysisPanel;
use super::view::dialog::Dialog;
use super::view::graph::GraphPanel;
use super::view::keys::KeyHelp;
use super::view::marks::Marks;
use super::view::moves::MoveEntry;
use super::view::scene::Scene;
use super::view::screen::Screen;
use super::view::status::Notice;
use super::view::text::width;
use super::words;
use crate::lang::Texts;
use crate::rules::{ByPlayer, Marble, MarbleSet, Marbles, Player, WinningSet};

pub use dialogs::Aim;

/// Everything that a frame shows, in words and numbers.
#[derive(Debug)]
pub struct Presentation<'a> {
    /// Colours.
    pub theme: Theme,
    /// Characters.
    pub glyphs: Glyphs,
    /// Where everything stands.
    pub layout: Layout,
    texts: &'a Texts,
    title: Vec<String>,
    turn: String,
    scene: Scene,
    marks: Marks,
    set: MarbleSet,
    pool: Marbles,
    captured: ByPlayer<Marbles>,
    gained: ByPlayer<Marbles>,
    choosing: bool,
    chosen: Option<Marble>,
    names: ByPlayer<String>,
    clocks: ByPlayer<String>,
    hurried: Option<Player>,
    to_move: Option<Player>,
    won: Option<(Player, WinningSet)>,
    moves: Vec<MoveEntry>,
    shown: Option<usize>,
    notice: Notice,
    notice_right: String,
    keys: Vec<KeyHelp>,
    aside: Option<Notice>,
    /// What each entry of the line of keys means when it is pointed at.
    pub key_intents: Vec<Option<Intent>>,
    analysis: Option<engine::Analysis>,
    course: Option<engine::Course>,
    ply: usize,
    /// What lies above everything else.
    pub dialog: Option<Dialog<'a>>,
    /// What each row of the dialog means when it is pointed at.
    pub dialog_aims: Vec<Option<Aim>>,
    /// The same for the keys of the dialog.
    pub dialog_intents: Vec<Option<Intent>>,
}

/// The panels of the engine.
#[derive(Debug)]
pub struct EnginePanels<'a> {
    /// Score and lines.
    pub analysis: Option<AnalysisPanel<'a>>,
    /// The course of the game.
    pub graph: Option<GraphPanel<'a>>,
}

impl<'a> Presentation<'a> {
    /// What a model shows.
    #[must_use]
    pub fn new(model: &'a Model) -> Self {
        let layout = model.layout();
        let boxed = dialogs::of(model);
        // A dialog has the keys at its own foot.
        let (keys, key_intents) = match boxed.dialog {
            Some(_) => Default::default(),
            None => keys::line(model),
        };
        let (notice, notice_right) = notice(model, &layout);
        Self {
            theme: Theme::new(model.settings().theme),
            glyphs: Glyphs::new(model.settings().ascii),
            layout,
            texts: model.texts(),
            title: facts::title(model),
            turn: facts::turn(model),
            scene: board::scene(model),
            marks: board::marks(model),
            set: model.table.game().rules().set,
            pool: facts::pool(model),
            captured: facts::captured(model),
            gained: facts::gained(model),
            choosing: model.past.is_none() && model.table.may_place(),
            chosen: Some(model.table.marble()),
            names: facts::names(model),
            clocks: time::clocks(model),
            hurried: time::hurried(model),
            to_move: facts::to_move(model),
            won: facts::won(model),
            moves: facts::moves(model),
            shown: model.past.map(|past| past.ply),
            notice,
            notice_right,
            keys,
            aside: aside(model),
            key_intents,
            analysis: engine::analysis(model),
            course: engine::course(model),
            ply: model.ply(),
            dialog: boxed.dialog,
            dialog_aims: boxed.aims,
            dialog_intents: boxed.intents,
        }
    }

    /// Colours and characters.
    #[must_use]
    pub const fn ink(&self) -> Ink<'_> {
        Ink {
            theme: &self.theme,
            glyphs: &self.glyphs,
        }
    }

    /// The line of keys.
    #[must_use]
    pub fn keys(&self) -> &[KeyHelp] {
        &self.keys
    }

    /// The panels of the engine, which the screen refers to.
    #[must_use]
    pub fn engine_panels(&self) -> EnginePanels<'_> {
        EnginePanels {
            analysis: self.analysis.as_ref().map(|analysis| AnalysisPanel {
                ink: self.ink(),
                heading: self.texts.analysis,
                state: &analysis.state,
                lines: &analysis.lines,
            }),
            graph: self.course.as_ref().map(|course| GraphPanel {
                ink: self.ink(),
                heading: self.texts.graph,
                values: &course.values,
                turning: &course.turning,
                shown: self.ply,
            }),
        }
    }

    /// The widget that draws it.
    #[must_use]
    pub fn screen<'s>(&'s self, engine: &'s EnginePanels<'s>) -> Screen<'s> {
        Screen {
            ink: self.ink(),
            texts: self.texts,
            layout: &self.layout,
            title: &self.title,
            turn: &self.turn,
            scene: &self.scene,
            marks: &self.marks,
            set: self.set,
            pool: self.pool,
            captured: self.captured,
            gained: self.gained,
            choosing: self.choosing,
            chosen: self.chosen,
            names: ByPlayer::new(&self.names[Player::One], &self.names[Player::Two]),
            clocks: ByPlayer::new(&self.clocks[Player::One], &self.clocks[Player::Two]),
            hurried: self.hurried,
            to_move: self.to_move,
            won: self.won,
            moves: &self.moves,
            shown: self.shown,
            scrolled: 0,
            notice: &self.notice,
            notice_right: &self.notice_right,
            keys: &self.keys,
            aside: self.aside.as_ref(),
            analysis: engine.analysis.as_ref(),
            graph: engine.graph.as_ref(),
            dialog: self.dialog.as_ref(),
        }
    }

    /// Draws it.
    pub fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        let engine = self.engine_panels();
        let screen = self.screen(&engine);
        let area = frame.area();
        // The terminal has just changed its size: the next frame, soon to come, is made for it.
        if area != screen.layout.screen {
            return;
        }
        frame.render_widget(&screen, area);
        if let Some(at) = screen.cursor().filter(|&at| within(area, at)) {
            frame.set_cursor_position(at);
        }
    }
}

const fn within(area: Rect, at: Position) -> bool {
    at.x >= area.x && at.x < area.right() && at.y >= area.y && at.y < area.bottom()
}

/// The status line: what happened and what is wanted, as far as there is room for both.
fn notice(model: &Model, layout: &Layout) -> (Notice, String) {
    let right = right(model, layout);
    if let Some(Popup::Line(prompt)) = &model.popup {
        let notice = Notice::Type {
            prompt: ":".to_owned(),
            text: prompt.line.text().to_owned(),
            cursor: prompt.line.before_cursor().chars().count(),
        };
        return (notice, right);
    }
    let wanted = words::wanted(model);
    let Some(said) = &model.notice else {
        return (Notice::Say(wanted), right);
    };
    if said.weight == Weight::Refusal {
        return (Notice::Refuse(said.text.clone()), right);
    }
    let both = format!("{} · {wanted}", said.text);
    let room = layout.status.width.saturating_sub(width(&right) + 5);
    let text = match said.weight {
        _ if width(&both) <= room => both,
        Weight::Event => wanted,
        Weight::Info | Weight::Refusal => said.text.clone(),
    };
    (Notice::Say(text), right)
}

/// Below the command line: why it was refused, or how it could go on.
fn aside(model: &Model) -> Option<Notice> {
    let Some(Popup::Line(prompt)) = &model.popup else {
        return None;
    };
    match &model.notice {
        Some(said) if said.weight == Weight::Refusal => Some(Notice::Refuse(said.text.clone())),
        _ if prompt.candidates.is_empty() => None,
        _ => Some(Notice::Say(prompt.candidates.join("  "))),
    }
}

/// The right end of the status line: what is half typed, the clocks where no panels show them, and
/// that the motion or the mouse is off.
fn right(model: &Model, layout: &Layout) -> String {
    let texts = model.texts();
    let mut parts = Vec::new();
    if let Some(column) = model.letter {
        let column = char::from(b'a' + column.min(25)).to_string();
        parts.push(crate::lang::fill(
            texts.pending_column,
            &[("column", &column)],
        ));
    }
    if let Some(number) = model.typed_turn() {
        let number = number.to_string();
        parts.push(crate::lang::fill(
            texts.pending_turn,
            &[("number", &number)],
        ));
    }
    if layout.panels.is_none() {
        parts.extend(time::both(model));
    }
    if model.settings().animation && !model.is_animated() {
        parts.push(texts.no_motion.to_owned());
    }
    if !model.settings().mouse {
        parts.push(texts.no_mouse.to_owned());
    }
    parts.join(" ")
}
