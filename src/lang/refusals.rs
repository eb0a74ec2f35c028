//! Why something was refused, in words.

use super::{Texts, fill};
use crate::board::{Direction, RingName};
use crate::notation::{THE_END, TurnError, TurnPart};
use crate::record::PlayError;
use crate::rules::{ByPlayer, IllegalTurn, MarbleSet};

impl Texts {
    /// Why a turn, or a step of one, is refused.
    #[must_use]
    pub fn refusal(&self, reason: &IllegalTurn) -> String {
        let of_ring = |template, name: &RingName| fill(template, &[("ring", &name.to_string())]);
        let of_rings =
            |template, names: &[RingName]| fill(template, &[("rings", &self.one_of(names))]);
        match reason {
            IllegalTurn::GameOver => self.refuse_game_over.to_owned(),
            IllegalTurn::CaptureCompulsory(jumpers) => of_rings(self.capture_compulsory, jumpers),
            IllegalTurn::NoSuchMarble { marble, pool_empty } => {
                let template = if *pool_empty {
                    self.refuse_no_marble_captured
                } else {
                    self.refuse_no_marble_in_pool
                };
                fill(template, &[("colour", self.colour_attribute(*marble))])
            }
            IllegalTurn::NoRing(name) => of_ring(self.refuse_no_ring, name),
            IllegalTurn::NotVacant(name) => of_ring(self.refuse_not_vacant, name),
            IllegalTurn::RemovalMissing(free) => of_rings(self.refuse_removal_missing, free),
            IllegalTurn::RemovalFilled(name) => of_ring(self.refuse_removal_filled, name),
            IllegalTurn::RemovalOccupied(name) => of_ring(self.refuse_removal_occupied, name),
            IllegalTurn::RemovalNotFree(name) => of_ring(self.refuse_removal_not_free, name),
            IllegalTurn::DeclinedNotIsolated => self.refuse_declined_not_isolated.to_owned(),
            IllegalTurn::ClaimsAutomatic => self.refuse_claims_automatic.to_owned(),
            IllegalTurn::BoardFull => self.refuse_board_full.to_owned(),
            IllegalTurn::NoMarble(name) => of_ring(self.refuse_no_marble, name),
            IllegalTurn::NoJump => self.refuse_no_jump.to_owned(),
            IllegalTurn::NothingToJump { from, direction } => fill(
                self.refuse_nothing_to_jump,
                &[
                    ("ring", &from.to_string()),
                    ("direction", self.direction(*direction)),
                ],
            ),
            IllegalTurn::NoLanding { over } => of_ring(self.refuse_no_landing, over),
            IllegalTurn::MustGoOn { at, landings } => fill(
                self.refuse_must_go_on,
                &[("ring", &at.to_string()), ("rings", &self.one_of(landings))],
            ),
        }
    }

    const fn direction(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::North => self.direction_north,
            Direction::NorthEast => self.direction_north_east,
            Direction::SouthEast => self.direction_south_east,
            Direction::South => self.direction_south,
            Direction::SouthWest => self.direction_south_west,
            Direction::NorthWest => self.direction_north_west,
        }
    }

    const fn turn_part(&self, part: TurnPart) -> &'static str {
        match part {
            TurnPart::Start => self.turn_part_start,
            TurnPart::Ring => self.turn_part_ring,
            TurnPart::Claimed => self.turn_part_claimed,
            TurnPart::End => self.turn_part_end,
        }
    }

    /// Why a written turn is refused.
    #[must_use]
    pub fn turn_error(&self, error: &TurnError) -> String {
        match error {
            TurnError::Illegal(reason) => self.refusal(reason),
            TurnError::Syntax(error) => {
                let found = match error.found.as_str() {
                    THE_END => self.the_end,
                    found => found,
                };
                fill(
                    self.refuse_syntax,
                    &[
                        ("expected", self.turn_part(error.expected)),
                        ("column", &error.column.to_string()),
                        ("found", found),
                    ],
                )
            }
            TurnError::NoSuchRing(name) => {
                fill(self.refuse_no_such_ring, &[("ring", &name.to_string())])
            }
            TurnError::NotAJump { from, to } => fill(
                self.refuse_not_a_jump,
                &[("from", &from.to_string()), ("to", &to.to_string())],
            ),
            TurnError::WrongColour {
                landing,
                written,
                found,
            } => fill(
                self.refuse_wrong_colour,
                &[
                    ("ring", &landing.to_string()),
                    ("found", self.colour(*found)),
                    ("written", self.colour(*written)),
                ],
            ),
            TurnError::WrongClaim { expected } if expected.is_empty() => {
                self.refuse_no_claim.to_owned()
            }
            TurnError::WrongClaim { expected } => {
                fill(self.refuse_wrong_claim, &[("marbles", expected)])
            }
        }
    }

    /// Why an action is refused in a game.
    #[must_use]
    pub fn play_error(
        &self,
        error: &PlayError,
        set: MarbleSet,
        names: &ByPlayer<String>,
    ) -> String {
        match error {
            PlayError::Over(outcome) => self.outcome(*outcome, set, names),
            PlayError::Illegal(reason) => self.refusal(reason),
            PlayError::NoDemand => self.refuse_no_demand.to_owned(),
        }
    }
}
