//! Values of the rules put into words.

use std::fmt::Display;

use super::{Texts, fill};
use crate::board::{Board, Ring, RingName, RingSet};
use crate::engine::Level;
use crate::rules::{
    ByPlayer, Marble, MarbleSet, Marbles, Outcome, Player, Position, Preset, TieReason, Turn,
    WinReason, WinningSet,
};

impl Texts {
    /// A colour: "white", as in "the marble is white".
    #[must_use]
    pub const fn colour(&self, marble: Marble) -> &'static str {
        match marble {
            Marble::White => self.white,
            Marble::Grey => self.grey,
            Marble::Black => self.black,
        }
    }

    /// A colour before "marble" or "marbles": "white", in German "weiße".
    #[must_use]
    pub const fn colour_attribute(&self, marble: Marble) -> &'static str {
        match marble {
            Marble::White => self.white_attribute,
            Marble::Grey => self.grey_attribute,
            Marble::Black => self.black_attribute,
        }
    }

    /// Marbles counted in words: "1 white marble and 2 black marbles".
    #[must_use]
    pub fn marbles(&self, marbles: Marbles) -> String {
        let counts: Vec<String> = marbles
            .colours()
            .map(|marble| self.count_of(marble, marbles[marble]))
            .collect();
        if counts.is_empty() {
            return self.marbles_none.to_owned();
        }
        self.all_of(counts)
    }

    fn count_of(&self, marble: Marble, count: u8) -> String {
        let template = match count {
            1 => self.marble_one,
            _ => self.marble_many,
        };
        let (count, colour) = (count.to_string(), self.colour_attribute(marble));
        fill(template, &[("count", &count), ("colour", colour)])
    }

    /// Items with commas, and "and" before the last.
    #[must_use]
    pub fn all_of(&self, items: impl IntoIterator<Item = impl Display>) -> String {
        list(items, self.and)
    }

    /// Items with commas, and "or" before the last.
    #[must_use]
    pub fn one_of(&self, items: impl IntoIterator<Item = impl Display>) -> String {
        list(items, self.or)
    }

    /// What to call a player: the name, or "Player 1" when there is none.
    #[must_use]
    pub fn player_name(&self, player: Player, names: &ByPlayer<String>) -> String {
        match names[player].trim() {
            "" => fill(self.player, &[("number", &player.to_string())]),
            name => name.to_owned(),
        }
    }

    /// A preset's name for people.
    #[must_use]
    pub const fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Basic => self.preset_basic,
            Preset::Blitz => self.preset_blitz,
            Preset::Expanded => self.preset_expanded,
            Preset::Tournament => self.preset_tournament,
        }
    }

    /// What kind of player a level is.
    #[must_use]
    pub const fn level(&self, level: Level) -> &'static str {
        match level.number() {
            1 => self.level_1,
            2 => self.level_2,
            3 => self.level_3,
            4 => self.level_4,
            5 => self.level_5,
            6 => self.level_6,
            7 => self.level_7,
            _ => self.level_8,
        }
    }

    /// A marble set's name for people.
    #[must_use]
    pub const fn marble_set(&self, set: MarbleSet) -> &'static str {
        match set {
            MarbleSet::Standard => self.set_standard,
            MarbleSet::Blitz => self.set_blitz,
        }
    }

    /// The rules in short, a paragraph each.
    #[must_use]
    pub const fn how_to_play(&self) -> [&'static str; 7] {
        [
            self.play_shared,
            self.play_place,
            self.play_capture,
            self.play_duty,
            self.play_isolate,
            self.play_pool,
            self.play_end,
        ]
    }

    /// "1 turn", "20 turns".
    #[must_use]
    pub fn turns(&self, count: usize) -> String {
        match count {
            1 => self.turn_one.to_owned(),
            count => fill(self.turn_many, &[("count", &count.to_string())]),
        }
    }

    /// "61 rings".
    #[must_use]
    pub fn board(&self, board: Board) -> String {
        fill(self.rings, &[("count", &board.to_string())])
    }

    /// A winning set: "4 white marbles" or "3 marbles of each colour".
    #[must_use]
    pub fn winning_set(&self, won: WinningSet, set: MarbleSet) -> String {
        match won {
            WinningSet::Of(marble) => self.count_of(marble, set.goals()[marble]),
            WinningSet::Each => fill(self.set_each, &[("count", &set.goal_each().to_string())]),
        }
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome, set: MarbleSet, names: &ByPlayer<String>) -> String {
        match outcome {
            Outcome::Win { winner, reason } => {
                let template = match reason {
                    WinReason::Set(_) => self.win_set,
                    WinReason::FullBoard => self.win_full_board,
                    WinReason::NoMarble => self.win_no_marble,
                    WinReason::Resignation => self.win_resignation,
                    WinReason::Time => self.win_time,
                };
                let set = match reason {
                    WinReason::Set(won) => self.winning_set(won, set),
                    _ => String::new(),
                };
                let loser = self.player_name(winner.other(), names);
                let winner = self.player_name(winner, names);
                fill(
                    template,
                    &[("winner", &winner), ("loser", &loser), ("set", &set)],
                )
            }
            Outcome::Tie(TieReason::Repetition) => self.tie_repetition.to_owned(),
            Outcome::Tie(TieReason::Agreement) => self.tie_agreement.to_owned(),
            Outcome::NoWinner => self.no_winner.to_owned(),
        }
    }

    /// Names of rings with blanks between, for lists to choose from: "a4 b5".
    #[must_use]
    pub fn ring_row(&self, board: Board, rings: RingSet) -> String {
        let names: Vec<String> = names(board, rings).map(|name| name.to_string()).collect();
        names.join(" ")
    }

    /// "Step 2/2: remove a free ring: a4 b5", or that there is none.
    #[must_use]
    pub fn remove_one_of(&self, board: Board, free: RingSet) -> String {
        if free.is_empty() {
            return self.no_free_ring.to_owned();
        }
        fill(self.step_remove, &[("rings", &self.ring_row(board, free))])
    }

    /// "Capture is compulsory: jump with b3 or d4".
    #[must_use]
    pub fn jump_with(&self, board: Board, jumpers: RingSet) -> String {
        let rings = self.one_of(names(board, jumpers));
        fill(self.capture_compulsory, &[("rings", &rings)])
    }

    /// "A capture is possible: jump with b3 or d4; …", where nobody enforces it (R27).
    #[must_use]
    pub fn may_jump_with(&self, board: Board, jumpers: RingSet) -> String {
        let rings = self.one_of(names(board, jumpers));
        fill(self.capture_possible, &[("rings", &rings)])
    }

    /// "Jump with d3: to d5 or f4": the first jump of the marble on `at`.
    #[must_use]
    pub fn choose_landing(&self, board: Board, at: Ring, landings: RingSet) -> String {
        self.jump_from(self.choose_landing, board, at, landings)
    }

    /// "Keep jumping with d5: to d7 or f4".
    #[must_use]
    pub fn keep_jumping(&self, board: Board, at: Ring, landings: RingSet) -> String {
        self.jump_from(self.keep_jumping, board, at, landings)
    }

    fn jump_from(&self, template: &str, board: Board, at: Ring, to: RingSet) -> String {
        let (ring, rings) = (board.name(at).to_string(), self.one_of(names(board, to)));
        fill(template, &[("ring", &ring), ("rings", &rings)])
    }

    /// "Isolated: 2 white marbles on a1 and a2. Claim them?", about one of the groups that a
    /// placement isolates.
    #[must_use]
    pub fn claim_question(&self, position: &Position, turn: &Turn, group: RingSet) -> String {
        let mut only = *turn;
        if let Turn::Place {
            ring,
            remove,
            declined,
            ..
        } = &mut only
        {
            *declined = position.isolated_by(*ring, *remove).all() - group;
        }
        let marbles = self.marbles(position.taken_by(&only));
        let rings = self.all_of(names(position.rules().board, group));
        fill(self.claim, &[("marbles", &marbles), ("rings", &rings)])
    }
}

/// The names of rings in board order.
fn names(board: Board, rings: RingSet) -> impl Iterator<Item = RingName> {
    rings.iter().map(move |ring| board.name(ring))
}

/// Items with commas, and a word before the last.
fn list(items: impl IntoIterator<Item = impl Display>, word: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} {word} {last}", rest.join(", ")),
    }
}
