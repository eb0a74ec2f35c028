//! What the actions of a Boardspace record do.

use std::time::Duration;

use super::{Aside, Ending, Replay, Stop};
use crate::record::{Dropped, PlayError, Ply, Warning};
use crate::rules::{Player, Position};
use crate::sgf::action::Action;
use crate::sgf::draft::Draft;
use crate::sgf::fault::{Fault, SgfError};
use crate::sgf::header::{PLAYER_TAGS, board_of, restart, usual_rules};
use crate::sgf::setup;
use crate::sgf::tree::NodeId;

impl Replay<'_> {
    /// Takes what a player property says, without its number.
    pub(super) fn say(
        &mut self,
        player: Option<Player>,
        text: &str,
        aside: &Aside,
    ) -> Result<(), Stop> {
        let text = text.trim();
        let word = text.split_whitespace().next().unwrap_or_default();
        let rest = text.get(word.len()..).unwrap_or_default().trim();
        if let Some(player) = player {
            if word == "id" {
                unquoted(rest).clone_into(&mut self.game.players[player]);
                return Ok(());
            }
            if let Some((_, tags)) = PLAYER_TAGS.iter().find(|(name, _)| *name == word) {
                self.game.set_tag(tags[player as usize], rest);
                return Ok(());
            }
        }
        let action = match Action::read(text) {
            // A record goes on being spoiled after its end as it likes.
            Err(_) if self.moment.over => Action::Nothing,
            read => read.map_err(|reason| Stop::At(aside.node, Fault::Misread(reason)))?,
        };
        self.act(player, action, aside)
    }

    fn act(
        &mut self,
        player: Option<Player>,
        action: Action<'_>,
        aside: &Aside,
    ) -> Result<(), Stop> {
        let stop = |fault| Err(Stop::At(aside.node, fault));
        match action {
            Action::Nothing => return Ok(()),
            Action::Transfer(from, _, to) if from == to => return Ok(()),
            Action::Move(from, to) if from == to => return Ok(()),
            Action::Done => return self.done(aside),
            _ => {}
        }
        if self.moment.over {
            self.moment.beyond.get_or_insert((aside.node, 0)).1 += 1;
            return Ok(());
        }
        let untouched = self.game.is_empty()
            && !self.moment.variation
            && self.setup.is_none()
            && self.moment.draft.as_ref().is_none_or(Draft::is_empty);
        match action {
            Action::Start(first) => self.start(first, untouched, aside.node),
            Action::Edit if self.setup.is_some() => Ok(()),
            Action::Edit | Action::Transfer(..)
                if untouched && (action == Action::Edit || !self.moment.started) =>
            {
                let mut setup = self.game.start().to_setup();
                let edited = setup::edit(&mut setup, &action);
                self.setup = Some(setup);
                edited.or_else(stop)
            }
            Action::SetBoard(name) if untouched || self.setup.is_some() => self.set_board(name),
            Action::Resign | Action::WinOnTime => self.end(player, action, aside),
            _ => {
                if let Some(setup) = &mut self.setup {
                    return setup::edit(setup, &action).or_else(stop);
                }
                match action {
                    Action::Edit | Action::Transfer(..) | Action::SetBoard(_) => {
                        stop(Fault::EditInGame)
                    }
                    _ => self.step(player, &action, aside),
                }
            }
        }
    }

    fn start(&mut self, first: Player, untouched: bool, node: NodeId) -> Result<(), Stop> {
        let start = match self.setup.take() {
            Some(mut setup) => {
                setup.to_move = first;
                let start = Position::from_setup(&setup);
                start.map_err(|faults| Stop::At(node, faults.into()))?
            }
            None if untouched => self.game.start().with_to_move(first),
            None if self.game.position().to_move() == first => return Ok(()),
            None => return Err(Stop::At(node, Fault::StartInGame)),
        };
        self.game = restart(&self.game, start);
        self.moment.started = true;
        self.moment.over = self.game.outcome().is_some();
        Ok(())
    }

    /// Takes another board; what was set up before is gone.
    fn set_board(&mut self, name: &str) -> Result<(), Stop> {
        let board = board_of(name).map_err(Stop::Whole)?;
        let start = Position::start(usual_rules(board));
        self.game = restart(&self.game, start);
        if let Some(setup) = &mut self.setup {
            *setup = start.to_setup();
        }
        Ok(())
    }

    /// An action on the board.
    fn step(
        &mut self,
        player: Option<Player>,
        action: &Action<'_>,
        aside: &Aside,
    ) -> Result<(), Stop> {
        let to_move = self.game.position().to_move();
        let player = match player {
            Some(player) => player,
            None => to_move,
        };
        // In old records a turn ends when the other player acts.
        if self
            .moment
            .draft
            .as_ref()
            .is_some_and(|draft| draft.player != player)
        {
            self.finish(aside.node)?;
            if self.moment.over {
                self.moment.beyond.get_or_insert((aside.node, 0)).1 += 1;
                return Ok(());
            }
        }
        let untouched = self.game.is_empty() && self.moment.draft.is_none();
        if untouched && !self.moment.variation && player != self.game.first() {
            // What the players did counts for more than what was announced.
            if self.moment.started {
                self.warn(Warning::OtherFirst { player });
            }
            self.game = restart(&self.game, self.game.start().with_to_move(player));
        }
        self.moment.started = true;
        let position = *self.game.position();
        if player != position.to_move() {
            let fault = Fault::WrongPlayer(position.to_move());
            return Err(Stop::At(aside.node, fault));
        }
        let remark = &mut self.moment.remark;
        let draft = self.moment.draft.get_or_insert_with(|| {
            let mut draft = Draft::new(player, aside.node);
            draft.comment = std::mem::take(remark);
            draft
        });
        draft.clock = aside.clock.or(draft.clock);
        let added = draft.add(&position, action, aside.node);
        added.map_err(|fault| Stop::At(aside.node, fault))
    }

    fn done(&mut self, aside: &Aside) -> Result<(), Stop> {
        if let Some(draft) = &mut self.moment.draft {
            draft.clock = aside.clock.or(draft.clock);
        }
        self.finish(aside.node)
    }

    /// Plays the turn under way. What is missing is the fault of the node that ends it.
    fn finish(&mut self, end: NodeId) -> Result<(), Stop> {
        let Some(draft) = self.moment.draft.take() else {
            return Ok(());
        };
        if draft.is_empty() {
            self.moment.remark = draft.comment;
            return Ok(());
        }
        let turn = draft
            .finish(self.game.position())
            .map_err(|unfinished| Stop::At(unfinished.node.unwrap_or(end), unfinished.fault))?;
        let player = draft.player;
        let mut ply = Ply::new(turn);
        ply.comment = draft.comment;
        if let Some(now) = draft.clock {
            let clock = &mut self.moment.clocks[player as usize];
            ply.thought = now.checked_sub(*clock).map(Duration::from_millis);
            *clock = now;
        }
        let played = self.game.push(ply);
        played.map_err(|error| match error {
            PlayError::Illegal(illegal) => Stop::At(end, illegal.into()),
            error => Stop::At(end, Fault::Play(error)),
        })?;
        self.moment.over = self.game.outcome().is_some();
        Ok(())
    }

    fn end(
        &mut self,
        player: Option<Player>,
        action: Action<'_>,
        aside: &Aside,
    ) -> Result<(), Stop> {
        let draft = self.moment.draft.as_ref();
        let mover = draft.map(|draft| draft.player);
        let player = player.or(mover).unwrap_or(self.game.position().to_move());
        // Who gives up in the middle of a turn has not made it.
        let complete = mover != Some(player) || action != Action::Resign;
        self.drop_or_finish(complete).map_err(Stop::Whole)?;
        if self.moment.over {
            self.moment.beyond.get_or_insert((aside.node, 0)).1 += 1;
            return Ok(());
        }
        self.moment.over = true;
        if self.moment.variation {
            self.warn_variation(aside.node, Dropped::Ending);
            return Ok(());
        }
        self.ending = Some(match action {
            Action::Resign => Ending::Resigned(player),
            _ => Ending::LostOnTime(player.other()),
        });
        Ok(())
    }

    /// Plays the turn under way if it is complete and may be played, or drops it and says so.
    pub(super) fn drop_or_finish(&mut self, may_play: bool) -> Result<(), SgfError> {
        let Some(draft) = self.moment.draft.take().filter(|draft| !draft.is_empty()) else {
            return Ok(());
        };
        let reason = match draft.finish(self.game.position()) {
            Ok(_) if may_play => {
                let first = draft.first;
                self.moment.draft = Some(draft);
                return self.finish(first).map_err(|stop| match stop {
                    Stop::At(node, fault) => self.error_at(node, fault),
                    Stop::Whole(error) => error,
                });
            }
            Ok(_) => "it was not confirmed".to_owned(),
            Err(unfinished) => match unfinished.node {
                Some(node) => return Err(self.error_at(node, unfinished.fault)),
                None => unfinished.fault.missing(),
            },
        };
        let place = self.place(draft.first);
        self.warn(Warning::HalfTurn { place, reason });
        Ok(())
    }
}

/// A text without the quotation marks round it.
fn unquoted(text: &str) -> &str {
    text.strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'))
        .unwrap_or(text)
}
