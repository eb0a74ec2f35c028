//! The table.

use crossterm::event::KeyCode;

use super::Binding;
use super::Group;
use super::Key::{self, Any, AnyDigit, Char, Column, Ctrl, Digit};
use crate::rules::Marble;
use crate::tui::message::Intent;
use crate::tui::model::Model;
use crate::tui::model::cursor::Heading;
use crate::tui::model::line::Edit;
use crate::tui::model::step::Step;

const ENTER: Key = Key::Code(KeyCode::Enter);
const ESC: Key = Key::Code(KeyCode::Esc);
const BACKSPACE: Key = Key::Code(KeyCode::Backspace);
const DELETE: Key = Key::Code(KeyCode::Delete);
const UP: Key = Key::Code(KeyCode::Up);
const DOWN: Key = Key::Code(KeyCode::Down);
const LEFT: Key = Key::Code(KeyCode::Left);
const RIGHT: Key = Key::Code(KeyCode::Right);
const HOME: Key = Key::Code(KeyCode::Home);
const END: Key = Key::Code(KeyCode::End);
const PAGE_UP: Key = Key::Code(KeyCode::PageUp);
const PAGE_DOWN: Key = Key::Code(KeyCode::PageDown);
const TAB: Key = Key::Code(KeyCode::Tab);
const BACK_TAB: Key = Key::Code(KeyCode::BackTab);

const fn column(letter: char) -> Intent {
    Intent::Letter((letter as u32).saturating_sub('a' as u32) as u8)
}

const fn value(digit: char) -> u8 {
    (digit as u32).saturating_sub('0' as u32) as u8
}

/// A line a binding: what it is about, where it holds, its keys, what the user wants, the help text
/// and, where they apply: `name`, what to call the keys; `label`, a word or two for the line of
/// keys; `when`, whether it can do something now.
macro_rules! bindings {
    ($(
        $group:ident [$($context:ident)+] [$($key:expr),+] $intent:expr, $help:ident
        $(, name $name:ident)? $(, label $label:ident)? $(, shows $shows:expr)? $(, when $when:expr)?;
    )+) => {
        /// Every key of the program. The line of keys shows labels in this order and is cut from
        /// the right, so the more important ones come first.
        pub static BINDINGS: &[Binding] = &[$(
            Binding::new(
                &[$(super::Context::$context),+],
                &[$($key),+],
                Group::$group,
                $intent,
                |texts| texts.$help,
            )
            $(.named(|texts| texts.$name))?
            $(.label(|texts, _| texts.$label))?
            $(.label($shows))?
            $(.when($when))?,
        )+];
    };
}

bindings! {
    // Making a turn.
    Turn [Board] [Char('k')] |_| Intent::Demand, help_demand, label label_demand, when answering;
    Turn [Board] [Char('l')] |_| Intent::LetPass, help_let_pass, label label_let_pass, when answering;
    Turn [Claim] [Char('y'), Char('j'), ENTER] |_| Intent::Claim(true), help_claim, label label_claim;
    Turn [Claim] [Char('n')] |_| Intent::Claim(false), help_decline, label label_decline;
    Turn [Board] [ENTER, Char(' ')] |_| Intent::Confirm, help_confirm, shows |texts, model| match model.table.step() {
        _ if model.is_thinking() => texts.label_play_now,
        _ if model.is_stopped() => texts.label_think,
        Step::Choose { .. } if model.table.may_place() => texts.label_place,
        Step::Answer | Step::Choose { .. } | Step::Jump(_) => texts.label_jump,
        Step::Remove { .. } => texts.label_remove,
        Step::Claim(_) => texts.label_claim,
        Step::Over => texts.label_result,
    };
    Turn [Board] [Digit] |digit| Intent::Digit(value(digit)), help_digit, name key_marbles, label label_marble, when |model| model.table.may_place();
    Turn [Board] [Char('W')] |_| Intent::Marble(Marble::White), help_white;
    Turn [Board] [Char('G')] |_| Intent::Marble(Marble::Grey), help_grey;
    Turn [Board] [Char('B')] |_| Intent::Marble(Marble::Black), help_black;
    Turn [Board Claim] [ESC, BACKSPACE] |_| Intent::Back, help_back, label label_back, when can_step_back;

    Turn [Board Past] [Char('j')] |_| Intent::Hint, help_hint, label label_hint, when going_on;

    // Early, so that it is never cut off: everything else can be reached from it, by mouse too.
    Screen [Board Claim Past] [Char('?')] |_| Intent::Help, help_help, label label_help;
    Screen [Board Claim Past] [Char('R')] |_| Intent::Rules, help_rules;

    // Moving about on the board.
    Cursor [Board] [Column] column, help_letter;
    Cursor [Board] [UP] |_| Intent::Walk(Heading::Up), help_walk, name key_arrows, label label_move;
    Cursor [Board] [DOWN] |_| Intent::Walk(Heading::Down), help_walk;
    Cursor [Board] [LEFT] |_| Intent::Walk(Heading::Left), help_walk;
    Cursor [Board] [RIGHT] |_| Intent::Walk(Heading::Right), help_walk;
    Cursor [Board] [HOME] |_| Intent::Walk(Heading::UpLeft), help_walk_aslant;
    Cursor [Board] [PAGE_UP] |_| Intent::Walk(Heading::UpRight), help_walk_aslant;
    Cursor [Board] [END] |_| Intent::Walk(Heading::DownLeft), help_walk_aslant;
    Cursor [Board] [PAGE_DOWN] |_| Intent::Walk(Heading::DownRight), help_walk_aslant;
    Cursor [Board] [TAB] |_| Intent::NextTarget, help_next_target, label label_next_target, when going_on;
    Cursor [Board] [BACK_TAB] |_| Intent::PreviousTarget, help_previous_target;

    // Looking back.
    History [Past] [RIGHT, DOWN, Char(']')] |_| Intent::HistoryForward, help_forward, label label_forward;
    History [Past] [LEFT, UP, Char('[')] |_| Intent::HistoryBack, help_past_back, label label_past_back;
    Game [Board Past] [Char('N')] |_| Intent::NextRecord, help_next_record, label label_next_record, when has_list;
    Game [Board Past] [Char('P')] |_| Intent::PreviousRecord, help_previous_record, label label_previous_record, when has_list;
    History [Past] [HOME, Char('{')] |_| Intent::HistoryStart, help_start, label label_start;
    History [Past] [END, Char('}')] |_| Intent::HistoryEnd, help_end, label label_end;
    History [Past] [Char(' ')] |_| Intent::Replay, help_replay, shows |texts, model| if model.is_replaying() { texts.label_stop } else { texts.label_replay };
    History [Past] [Char('>')] |_| Intent::Faster, help_faster;
    History [Past] [Char('<')] |_| Intent::Slower, help_slower;
    History [Past] [AnyDigit] |digit| Intent::TurnDigit(value(digit)), help_turn_digit;
    History [Past] [ENTER] |_| Intent::PlayOn, help_play_on, shows |texts, model| if model.typed_turn().is_some() { texts.label_go_to } else { texts.label_play_on };
    History [Past] [ESC, BACKSPACE] |_| Intent::Back, help_past_close, label label_past_close;

    // Taking back.
    History [Board Claim] [Char('u'), Ctrl('z')] |_| Intent::Undo, help_undo, label label_undo, when can_undo;
    History [Board Claim] [Char('r'), Ctrl('y')] |_| Intent::Redo, help_redo, label label_redo, when |model| model.table.game().undone() > 0;

    // The line.
    Screen [Board Claim Past] [Char(':')] |_| Intent::CommandLine, help_line, label label_line;
    History [Board Claim] [Char('[')] |_| Intent::HistoryBack, help_back_from_now, label label_history, when has_game;
    History [Board Claim] [Char(']')] |_| Intent::HistoryForward, help_forward_from_now;
    History [Board Claim] [Char('{')] |_| Intent::HistoryStart, help_start;
    History [Board Claim] [Char('}')] |_| Intent::HistoryEnd, help_end;

    // Games.
    Game [Board Past] [Char('n')] |_| Intent::New, help_new, label label_new;
    Game [Board Claim Past] [Char('s')] |_| Intent::Save, help_save, label label_save, when has_game;
    Game [Board Claim Past] [Char('S')] |_| Intent::SaveAs, help_save_as;
    Game [Board Claim Past] [Char('o')] |_| Intent::Open, help_open, label label_open;
    Game [Board] [Char('x')] |_| Intent::Resign, help_resign, label label_resign, when going_on;
    Game [Board] [Char('v')] |_| Intent::OfferTie, help_tie, label label_tie, when going_on;

    // The screen.
    Screen [Board Claim Past] [Char('q')] |_| Intent::Quit, help_quit, label label_quit;
    Screen [Board Past] [Char('y')] |_| Intent::Analysis, help_analysis, label label_analysis;
    Screen [Board Past] [Char(')')] |_| Intent::NextLine, help_line_next, label label_line_next, when |model| model.brain.analysis;
    Screen [Board Past] [Char('(')] |_| Intent::PreviousLine, help_line_previous;
    Screen [Board Claim Past] [Char('p')] |_| Intent::Panel, help_panel, label label_panel, when |model| !model.shows_panels();
    Screen [Board Claim Past] [Char(',')] |_| Intent::Settings, help_settings, label label_settings;
    Screen [Board Claim Past] [Char('m')] |_| Intent::Mouse, help_mouse;
    Screen [Board Claim Past] [Char('+'), Char('=')] |_| Intent::Larger, help_larger;
    Screen [Board Claim Past] [Char('-')] |_| Intent::Smaller, help_smaller;
    Screen [Board Claim Past] [Char('t')] |_| Intent::Theme, help_theme;
    Screen [Board Claim Past Line Help Choice Form Files Sheet] [Ctrl('l')] |_| Intent::Redraw, help_redraw;
    Screen [Board Claim Past Line Help Choice Form Files Sheet] [Ctrl('c')] |_| Intent::Leave, help_leave;

    // Lists, questions and forms.
    Lists [Help Choice Form Files] [UP] |_| Intent::Up, help_list_up;
    Lists [Choice Form Files] [DOWN] |_| Intent::Down, help_list_down, name key_up_down, label label_choose;
    Lists [Help] [DOWN] |_| Intent::Down, help_list_down, name key_up_down, label label_scroll;
    Lists [Choice Form Files] [BACK_TAB] |_| Intent::Up, help_list_up;
    Lists [Choice Form] [TAB] |_| Intent::Down, help_list_down;
    Lists [Help Files] [PAGE_UP] |_| Intent::PageUp, help_page_up;
    Lists [Help Files] [PAGE_DOWN] |_| Intent::PageDown, help_page_down;
    Lists [Choice] [LEFT] |_| Intent::Up, help_list_up;
    Lists [Choice] [RIGHT] |_| Intent::Down, help_list_down;
    Lists [Form] [LEFT] |_| Intent::PreviousValue, help_previous_value;
    Lists [Form] [RIGHT] |_| Intent::NextValue, help_next_value, name key_left_right, label label_change;
    Lists [Help Choice Form Files Sheet Line] [ENTER] |_| Intent::Accept, help_accept, shows |texts, model| model.accept_label(texts);
    Lists [Help Choice Form Files Sheet Line] [ESC] |_| Intent::Back, help_close, label label_close;
    Lists [Help Sheet] [Char('q'), Char(' '), BACKSPACE] |_| Intent::Back, help_close;
    Lists [Choice] [Any] Intent::Type, help_answer;

    // Typing.
    Typing [Line] [TAB] |_| Intent::Complete, help_complete, label label_complete;
    Typing [Files] [TAB] |_| Intent::Complete, help_complete, label label_complete;
    Typing [Line] [UP] |_| Intent::Up, help_line_up;
    Typing [Line] [DOWN] |_| Intent::Down, help_line_down, name key_up_down, label label_earlier;
    Typing [Line Form Files] [Any] Intent::Type, help_type;
    Typing [Line Form Files] [BACKSPACE, Ctrl('h')] |_| Intent::Edit(Edit::Backspace), help_backspace;
    Typing [Line Form Files] [DELETE] |_| Intent::Edit(Edit::Delete), help_delete;
    Typing [Line Files] [LEFT] |_| Intent::Edit(Edit::Left), help_type_left;
    Typing [Line Files] [RIGHT] |_| Intent::Edit(Edit::Right), help_type_right;
    Typing [Line Form Files] [HOME, Ctrl('a')] |_| Intent::Edit(Edit::Home), help_type_home;
    Typing [Line Form Files] [END, Ctrl('e')] |_| Intent::Edit(Edit::End), help_type_end;
    Typing [Line Form Files] [Ctrl('w')] |_| Intent::Edit(Edit::WordBack), help_word_back;
    Typing [Line Form Files] [Ctrl('u')] |_| Intent::Edit(Edit::ToStart), help_to_start;
    Typing [Line Form Files] [Ctrl('k')] |_| Intent::Edit(Edit::ToEnd), help_to_end;
}

fn answering(model: &Model) -> bool {
    *model.table.step() == Step::Answer
}

const fn can_step_back(model: &Model) -> bool {
    model.table.step().has_begun() && !model.table.game().rules().touch_move
}

const fn can_undo(model: &Model) -> bool {
    has_game(model) && !model.table.game().rules().touch_move
}

const fn has_game(model: &Model) -> bool {
    !model.table.game().is_empty() || model.table.game().verdict().is_some()
}

/// Whether the game is one of several records.
fn has_list(model: &Model) -> bool {
    model.shelf.is_some_and(|shelf| shelf.count > 1)
}

fn going_on(model: &Model) -> bool {
    model.table.outcome().is_none()
}
