//! The form for a new game.

use super::Model;
use super::line::Line;
use super::seat::Seat;
use crate::board::Board;
use crate::clock::{TimeControl, TimeControlError};
use crate::rules::{ByPlayer, CaptureDuty, Claims, MarbleSet, Player, Position, Preset, Ruleset};

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Beginner {
    /// Drawn by lot.
    #[default]
    Lot,
    /// One of the players.
    Player(Player),
}

impl Beginner {
    /// All values.
    pub const ALL: [Self; 3] = [
        Self::Lot,
        Self::Player(Player::One),
        Self::Player(Player::Two),
    ];
}

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// Which rules.
    Preset,
    /// Which board.
    Board,
    /// Which marbles.
    Set,
    /// Whether claims can be declined.
    Claims,
    /// Whether a step once made is final.
    TouchMove,
    /// Whether captures are enforced.
    CaptureDuty,
    /// A player's name.
    Name(Player),
    /// Who plays for a player.
    Seat(Player),
    /// The clocks.
    Clock,
    /// Who begins.
    First,
    /// The button that begins the game.
    Start,
}

impl Field {
    /// All fields from top to bottom.
    pub const ALL: [Self; 13] = [
        Self::Preset,
        Self::Board,
        Self::Name(Player::One),
        Self::Seat(Player::One),
        Self::Name(Player::Two),
        Self::Seat(Player::Two),
        Self::First,
        Self::Clock,
        Self::Set,
        Self::Claims,
        Self::TouchMove,
        Self::CaptureDuty,
        Self::Start,
    ];
}

/// The form as it is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// The rules.
    pub rules: Ruleset,
    /// The names.
    pub names: ByPlayer<Line>,
    /// Who plays.
    pub seats: ByPlayer<Seat>,
    /// Who begins.
    pub first: Beginner,
    /// The clocks.
    pub clock: Line,
    /// The field with the focus, a number into [`Field::ALL`].
    pub focus: usize,
}

/// A game to begin, as soon as it is known who moves first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The position it starts from; the player to move is still open when lots are drawn.
    pub start: Position,
    /// The names.
    pub names: ByPlayer<String>,
    /// Who begins.
    pub first: Beginner,
    /// The clocks.
    pub clock: TimeControl,
    /// Who plays.
    pub seats: ByPlayer<Seat>,
}

impl NewGame {
    /// A form filled in like the present game, ready to be accepted.
    #[must_use]
    pub fn of(model: &Model) -> Self {
        let mut form = Self::new(model.table.game().rules(), &model.names());
        form.seats = model.seats;
        form.clock = Line::new(match model.clock.control() {
            TimeControl::None => model.settings().clock.to_string(),
            control => control.to_string(),
        });
        form
    }

    /// A form filled in with these rules and names, for two people without clocks.
    #[must_use]
    pub fn new(rules: Ruleset, names: &ByPlayer<String>) -> Self {
        Self {
            rules,
            names: ByPlayer::new(
                Line::new(names[Player::One].clone()),
                Line::new(names[Player::Two].clone()),
            ),
            seats: ByPlayer::default(),
            first: Beginner::Lot,
            clock: Line::new(TimeControl::None.to_string()),
            focus: Field::ALL.len() - 1,
        }
    }

    /// The field with the focus.
    #[must_use]
    pub fn field(&self) -> Field {
        Field::ALL.get(self.focus).copied().unwrap_or(Field::Start)
    }

    /// What is typed into the field with the focus.
    pub fn line(&mut self) -> Option<&mut Line> {
        match self.field() {
            Field::Name(player) => Some(&mut self.names[player]),
            Field::Clock => Some(&mut self.clock),
            _ => None,
        }
    }

    /// Moves the focus, going round.
    pub const fn move_focus(&mut self, down: bool) {
        let count = Field::ALL.len();
        self.focus = (self.focus + if down { 1 } else { count - 1 }) % count;
    }

    /// Changes the value with the focus to the next or the one before, going round.
    pub fn change(&mut self, forward: bool) {
        let (count, now) = self.value();
        if count > 0 {
            self.set((now + if forward { 1 } else { count - 1 }) % count);
        }
    }

    /// How many values the field with the focus has, and the number of the one it has now.
    fn value(&self) -> (usize, usize) {
        fn of<T: PartialEq>(all: &[T], value: &T) -> (usize, usize) {
            let number = all.iter().position(|other| other == value);
            (all.len(), number.unwrap_or(0))
        }
        match self.field() {
            Field::Preset => of(Preset::ALL, &self.rules.preset),
            Field::Board => of(&Board::ALL, &self.rules.board),
            Field::Set => of(MarbleSet::ALL, &self.rules.set),
            Field::Claims => of(Claims::ALL, &self.rules.claims),
            Field::TouchMove => (2, usize::from(self.rules.touch_move)),
            Field::CaptureDuty => of(CaptureDuty::ALL, &self.rules.capture_duty),
            Field::First => of(&Beginner::ALL, &self.first),
            Field::Seat(player) => of(&Seat::all(), &self.seats[player]),
            Field::Name(_) | Field::Clock | Field::Start => (0, 0),
        }
    }

    /// Gives the field with the focus its value of this number; nothing happens when it has none.
    pub fn set(&mut self, number: usize) {
        fn put<T: Copy>(place: &mut T, all: &[T], number: usize) {
            if let Some(&value) = all.get(number) {
                *place = value;
            }
        }
        let field = self.field();
        let rules = &mut self.rules;
        match field {
            Field::Preset => {
                if let Some(&preset) = Preset::ALL.get(number) {
                    *rules = Ruleset::new(preset);
                }
            }
            Field::Board => put(&mut rules.board, &Board::ALL, number),
            Field::Set => put(&mut rules.set, MarbleSet::ALL, number),
            Field::Claims => put(&mut rules.claims, Claims::ALL, number),
            Field::TouchMove => put(&mut rules.touch_move, &[false, true], number),
            Field::CaptureDuty => put(&mut rules.capture_duty, CaptureDuty::ALL, number),
            Field::First => put(&mut self.first, &Beginner::ALL, number),
            Field::Seat(player) => put(&mut self.seats[player], &Seat::all(), number),
            Field::Name(_) | Field::Clock | Field::Start => {}
        }
    }

    /// The game that the form describes.
    ///
    /// # Errors
    ///
    /// What is typed for the clocks is no time; that field has the focus then.
    pub fn proposal(&mut self) -> Result<Proposal, TimeControlError> {
        let clock = match self.clock.text().trim() {
            "" => TimeControl::None,
            text => text.parse().inspect_err(|_| {
                let field = Field::ALL.iter().position(|&field| field == Field::Clock);
                self.focus = field.unwrap_or(self.focus);
            })?,
        };
        let name = |player: Player| self.names[player].text().trim().to_owned();
        Ok(Proposal {
            start: Position::start(self.rules),
            names: ByPlayer::new(name(Player::One), name(Player::Two)),
            first: self.first,
            clock,
            seats: self.seats,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_reached_and_left_again() {
        let mut form = NewGame::new(Ruleset::default(), &ByPlayer::default());
        for focus in 0..Field::ALL.len() {
            form.focus = focus;
            let before = form.clone();
            form.change(true);
            form.change(false);
            assert_eq!(form, before, "{:?}", form.field());
        }
    }

    #[test]
    fn a_preset_brings_its_options() {
        let mut form = NewGame::new(Ruleset::default(), &ByPlayer::default());
        form.focus = 0;
        form.change(false);
        assert_eq!(form.rules, Ruleset::new(Preset::Tournament));
    }
}
