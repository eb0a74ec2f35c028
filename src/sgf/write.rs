//! Making Boardspace records.

use std::collections::VecDeque;
use std::fmt::Write;

use super::action::{Action, Rack};
use super::header::{PLAYER_TAGS, RESERVED, TAGS, usual_rules};
use super::setup;
use crate::board::{Board, RingName};
use crate::notation::TurnText;
use crate::record::{Game, Loss, Losses, Ply, Standing, Unwritable, Written, conduct_text};
use crate::rules::{Marble, MarbleSet, Outcome, Player, Position, TieReason, Turn, WinReason};

/// Makes a Boardspace record of a game, which [`read`](super::read) reads back to the same game
/// but for the losses that are listed. Tags come in the order of their names then.
///
/// # Errors
///
/// Boardspace knows neither other boards than those with 37, 48 and 61 rings nor blitz, and always
/// claims what is isolated.
///
/// ```
/// use zertz::record::Game;
/// use zertz::rules::Ruleset;
/// let written = zertz::sgf::write(&Game::new(Ruleset::default()))?;
/// assert!(written.text.starts_with("(;\nGM[22]VV[2]\nSU[Zertz]\n"));
/// # Ok::<(), zertz::record::Unwritable>(())
/// ```
pub fn write(game: &Game) -> Result<Written, Unwritable> {
    let rules = game.rules();
    let mut variant = match rules.board {
        Board::Rings37 => "Zertz",
        Board::Rings48 => "Zertz+11",
        Board::Rings61 => "Zertz+24",
        board => return Err(Unwritable::Board(board.ring_count())),
    };
    if rules.set == MarbleSet::Blitz {
        return Err(Unwritable::Blitz);
    }
    let start = *game.start();
    let usual_start = Position::start(rules).with_to_move(game.first());
    if start != usual_start && rules.board == Board::Rings48 {
        variant = "Zertz+H";
    }
    let mut writer = Writer::default();
    let conduct = conduct_text(rules, usual_rules(rules.board));
    writer.header(game, variant, conduct.as_deref());
    if start != usual_start {
        writer.set_up(&start);
    }
    writer.node(
        Player::One,
        format_args!("Start P{}", start.to_move() as u8),
    );
    let line = Ply::standing(game.plies()).unwrap_or_default();
    writer.line(start, &line, 0, Some(game))?;
    writer.out.push_str(")\n");
    Ok(writer.losses.written(writer.out))
}

#[derive(Default)]
struct Writer {
    out: String,
    /// Number of the next node.
    number: usize,
    /// The players' clocks in milliseconds.
    clocks: [u128; 2],
    losses: Losses,
}

/// Where the writer stands in the tree.
#[derive(Clone, Copy)]
struct Mark {
    number: usize,
    clocks: [u128; 2],
}

impl Writer {
    fn header(&mut self, game: &Game, variant: &str, conduct: Option<&str>) {
        self.out.push_str("(;\nGM[22]VV[2]\n");
        self.property("SU", variant);
        if let Some(conduct) = conduct {
            self.property("RU", conduct);
        }
        for (name, value) in &game.tags {
            let property = TAGS.iter().find(|(_, tag)| tag == name);
            if let Some((property, _)) = property {
                self.property(property, value);
            } else if player_tag(name, value).is_some() {
                // Written with the player's name, or at the end.
            } else if is_property(name) {
                self.property(name, value);
            } else {
                let _ = writeln!(self.out, "TAG[{}][{}]", escaped(name), escaped(value));
            }
        }
        for (player, name) in game.players.iter() {
            if !name.is_empty() {
                self.property(&own(player), &format!("id \"{name}\""));
            }
            self.player_tag(game, "ranking", player);
        }
    }

    fn property(&mut self, name: &str, value: &str) {
        let _ = writeln!(self.out, "{name}[{}]", escaped(value));
    }

    fn player_tag(&mut self, game: &Game, word: &str, player: Player) {
        for (name, value) in &game.tags {
            if player_tag(name, value) == Some((word, player)) {
                self.property(&own(player), &format!("{word} {value}"));
            }
        }
    }

    /// A node of its own for what a player does.
    fn node(&mut self, player: Player, action: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.out, "; {}[{} {action}]", own(player), self.number);
        self.number += 1;
    }

    fn set_up(&mut self, start: &Position) {
        self.node(Player::One, format_args!("Edit"));
        for action in setup::actions(start) {
            match action {
                Action::Remove(ring) => {
                    self.node(Player::One, format_args!("R- {}", place(ring)));
                }
                Action::Place(rack, marble, ring) => {
                    self.placement(Player::One, rack, marble, ring);
                }
                Action::Transfer(from, marble, to) => self.node(
                    Player::One,
                    format_args!("RtoR {} {} {}", number(from), marble as u8, number(to)),
                ),
                _ => {}
            }
        }
    }

    fn placement(&mut self, player: Player, rack: Rack, marble: Marble, ring: RingName) {
        let (rack, colour) = (number(rack), marble as u8);
        self.node(player, format_args!("RtoB {rack} {colour} {}", place(ring)));
    }

    /// A line from a position, whose first turn has the number `before + 1`. The main line brings
    /// its game, for what stands at its end. Calls itself for variations of variations.
    fn line(
        &mut self,
        start: Position,
        line: &Standing<'_>,
        before: usize,
        main: Option<&Game>,
    ) -> Result<(), Unwritable> {
        self.losses.add_undone(line);
        let mut position = start;
        let mut branches = Vec::new();
        for (index, ply) in line.plies.iter().enumerate() {
            let Some(turn) = ply.turn() else {
                continue;
            };
            // Variations of a variation's first turn are written beside it.
            if !ply.variations.is_empty() && (index > 0 || main.is_some()) {
                let mark = Mark {
                    number: self.number,
                    clocks: self.clocks,
                };
                branches.push((position, mark, index, &ply.variations));
                self.out.push('(');
            }
            self.turn(&position, turn, ply, before + index + 1)?;
            position.play_unchecked(turn);
        }
        if let Some(game) = main {
            self.ending(game);
        }
        while let Some((position, mark, index, variations)) = branches.pop() {
            self.out.push_str(")\n");
            let mut waiting: VecDeque<&Vec<Ply>> = variations.iter().collect();
            while let Some(variation) = waiting.pop_front() {
                let Some(variation) = self.losses.standing(variation) else {
                    continue;
                };
                for beside in variation.plies[0].variations.iter().rev() {
                    waiting.push_front(beside);
                }
                self.number = mark.number;
                self.clocks = mark.clocks;
                self.out.push('(');
                self.line(position, &variation, before + index, None)?;
                self.out.push_str(")\n");
            }
        }
        Ok(())
    }

    fn turn(
        &mut self,
        position: &Position,
        turn: &Turn,
        ply: &Ply,
        number: usize,
    ) -> Result<(), Unwritable> {
        if matches!(turn, Turn::Place { declined, .. } if !declined.is_empty()) {
            return Err(Unwritable::Declined(number));
        }
        let player = position.to_move();
        match TurnText::new(position, turn) {
            TurnText::Place {
                marble,
                ring,
                remove,
                // What is isolated is always claimed, and not written.
                claim: _,
            } => {
                let rack = if position.pool().is_empty() {
                    Rack::Captured(player)
                } else {
                    Rack::Pool
                };
                self.placement(player, rack, marble, ring);
                if let Some(gone) = remove {
                    self.node(player, format_args!("R- {}", place(gone)));
                }
            }
            TurnText::Capture { start, jumps } => {
                let mut from = start;
                for (_, to) in jumps {
                    self.node(player, format_args!("BtoB {} {}", place(from), place(to)));
                    from = to;
                }
            }
        }
        self.node(player, format_args!("Done"));
        if let Some(thought) = ply.thought {
            self.out.pop();
            let clock = &mut self.clocks[player as usize];
            *clock += thought.as_millis();
            let _ = writeln!(self.out, "TM[{clock}]");
        }
        if !ply.comment.is_empty() {
            self.property("C", &ply.comment);
        }
        Ok(())
    }

    /// How the players ended the game, and what their clocks showed.
    fn ending(&mut self, game: &Game) {
        match game.verdict() {
            Some(Outcome::Win {
                winner,
                reason: WinReason::Resignation,
            }) => {
                self.node(winner.other(), format_args!("Resign"));
                self.node(winner.other(), format_args!("Done"));
            }
            Some(Outcome::Win {
                winner,
                reason: WinReason::Time,
            }) => self.node(winner, format_args!("WinOnTime")),
            Some(Outcome::Tie(TieReason::Agreement)) => self.losses.add(Loss::Agreement),
            _ => {}
        }
        let timed = |(name, value): &(String, String)| {
            player_tag(name, value).is_some_and(|(word, _)| word == "time")
        };
        if game.tags.iter().any(timed) {
            self.out.push_str(";\n");
            for player in Player::ALL {
                self.player_tag(game, "time", player);
            }
        }
    }
}

/// The name of a player's properties.
fn own(player: Player) -> String {
    format!("P{}", player as u8)
}

/// The player and the word of a tag that is written as a property of a player.
fn player_tag(name: &str, value: &str) -> Option<(&'static str, Player)> {
    if value.is_empty() || value.trim() != value {
        return None;
    }
    PLAYER_TAGS.iter().find_map(|(word, tags)| {
        let player = Player::ALL
            .into_iter()
            .find(|&player| tags[player as usize] == name)?;
        Some((*word, player))
    })
}

/// Whether a tag can be a property of its own name, which reads back as the same tag.
fn is_property(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
        && name
            .chars()
            .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        && !RESERVED.contains(&name)
        && TAGS.iter().all(|(property, _)| *property != name)
}

const fn number(rack: Rack) -> u8 {
    match rack {
        Rack::Captured(player) => player as u8,
        Rack::Pool => 2,
    }
}

fn place(ring: RingName) -> String {
    format!("{} {}", char::from(b'A' + ring.column), ring.number)
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}
