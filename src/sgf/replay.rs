//! Replaying a Boardspace record through the rules: its lines, nodes and remarks.

mod act;

use super::action::split_number;
use super::draft::Draft;
use super::fault::{Fault, SgfError};
use super::header::restart;
use super::tree::{NodeId, Tree};
use crate::record::{Dropped, Game, MOST_NESTED, Mark, Strictness, Tail, Warning, shown};
use crate::rules::{Player, Position, Setup};

/// A replay under way.
pub(super) struct Replay<'t> {
    pub(super) tree: &'t Tree<'t>,
    pub(super) strictness: Strictness,
    pub(super) game: Game,
    pub(super) warnings: Vec<Warning>,
    /// While the position before the start is edited.
    setup: Option<Setup>,
    moment: Moment,
    ending: Option<Ending>,
}

/// What a variation goes back to, besides the turns.
#[derive(Debug, Clone, Default)]
struct Moment {
    draft: Option<Draft>,
    /// A remark for the turn that comes next.
    remark: String,
    /// The players' clocks at the end of their last turns, in milliseconds.
    clocks: [u64; 2],
    /// Whether it is settled who begins.
    started: bool,
    over: bool,
    /// Whether this is a variation, and how many turns are played where it branches off.
    variation: bool,
    from: usize,
    /// The first action after the end, and how many there are.
    beyond: Option<(NodeId, usize)>,
}

/// How the players ended the game.
#[derive(Debug, Clone, Copy)]
enum Ending {
    Resigned(Player),
    LostOnTime(Player),
}

/// A place where other lines begin.
struct Branch {
    parent: NodeId,
    moment: Moment,
    plies: usize,
}

/// What a node says besides its action.
struct Aside {
    clock: Option<u64>,
    node: NodeId,
}

impl<'t> Replay<'t> {
    pub(super) fn new(tree: &'t Tree<'t>, game: Game, strictness: Strictness) -> Self {
        Self {
            tree,
            strictness,
            game,
            warnings: Vec::new(),
            setup: None,
            moment: Moment::default(),
            ending: None,
        }
    }

    /// Replays the whole game.
    pub(super) fn run(&mut self, root: NodeId) -> Result<(), SgfError> {
        self.line(root, 0)?;
        let ended = match self.ending {
            Some(Ending::Resigned(player)) => self.game.resign(player),
            Some(Ending::LostOnTime(player)) => self.game.lose_on_time(player),
            None => Ok(()),
        };
        // Ends are noted only while the game is on, so that this is never an error.
        ended.or(Ok(()))
    }

    pub(super) fn warn(&mut self, warning: Warning) {
        warning.add_to(&mut self.warnings);
    }

    /// Replays a line and then the lines that branch off it. Calls itself for those, at most
    /// [`MOST_NESTED`] deep.
    fn line(&mut self, first: NodeId, depth: usize) -> Result<(), SgfError> {
        self.moment.from = self.game.len();
        self.moment.variation = depth > 0;
        let mut branches = Vec::new();
        if let Err(fault) = self.main_line(first, &mut branches) {
            if self.strictness == Strictness::Strict {
                return Err(fault);
            }
            let (turns, fault) = (self.game.len(), fault.to_string());
            self.warn(Warning::Stopped { turns, fault });
        }
        // From the last branch back, so that every turn is taken off and put back once.
        let mut tails: Vec<Tail> = Vec::new();
        while let Some(branch) = branches.pop() {
            if branch.plies < self.game.len() {
                tails.push(self.game.split_off(branch.plies));
            }
            for child in self.tree.children(branch.parent).skip(1) {
                if depth == MOST_NESTED {
                    let line = self.tree.place(child).line;
                    if self.strictness == Strictness::Strict {
                        return Err(SgfError::TooDeep { line });
                    }
                    self.warn_variation(child, Dropped::TooDeep);
                    continue;
                }
                self.moment = branch.moment.clone();
                self.line(child, depth + 1)?;
                let line = self.game.split_off(branch.plies).plies;
                let replaced = tails.last_mut().and_then(|tail| tail.plies.first_mut());
                match replaced {
                    Some(ply) if !line.is_empty() => ply.add_variation(line),
                    Some(_) => self.warn_variation(child, Dropped::NoTurn),
                    None => self.warn_variation(child, Dropped::NothingToVary),
                }
            }
        }
        for tail in tails.into_iter().rev() {
            self.game.append(tail);
        }
        Ok(())
    }

    fn warn_variation(&mut self, node: NodeId, reason: Dropped) {
        let place = self.place(node);
        self.warn(Warning::Variation { place, reason });
    }

    /// Follows the first child of every node.
    fn main_line(&mut self, first: NodeId, branches: &mut Vec<Branch>) -> Result<(), SgfError> {
        let mut node = first;
        loop {
            self.node(node)?;
            let mut children = self.tree.children(node);
            let Some(next) = children.next() else {
                break;
            };
            if children.next().is_some() {
                branches.push(Branch {
                    parent: node,
                    moment: self.moment.clone(),
                    plies: self.game.len(),
                });
            }
            node = next;
        }
        self.end_of_line()
    }

    fn end_of_line(&mut self) -> Result<(), SgfError> {
        if let Some(setup) = self.setup.take() {
            let start = Position::from_setup(&setup);
            if let Ok(start) = start {
                self.game = restart(&self.game, start);
            }
        }
        self.drop_or_finish(true)?;
        if let Some((node, count)) = self.moment.beyond.take() {
            let place = self.place(node);
            self.warn(Warning::AfterEnd { place, count });
        }
        Ok(())
    }

    fn place(&self, node: NodeId) -> Mark {
        Mark {
            line: self.tree.place(node).line,
            node: self.number(node),
            ..Mark::default()
        }
    }

    /// The number that the record gives a node.
    fn number(&self, node: NodeId) -> Option<u32> {
        let mut properties = self.tree.properties(node).iter();
        properties.find_map(|property| {
            Speaker::of(property.name)?;
            split_number(&property.text()).0
        })
    }

    fn node(&mut self, node: NodeId) -> Result<(), SgfError> {
        let tree = self.tree;
        let clock = tree.property(node, "TM");
        let aside = Aside {
            clock: clock.and_then(|text| text.trim().parse().ok()),
            node,
        };
        for property in tree.properties(node) {
            if let Some(Speaker(player)) = Speaker::of(property.name) {
                let text = property.text();
                let (number, action) = split_number(&text);
                if let Err(fault) = self.say(player, action, &aside) {
                    return Err(match fault {
                        Stop::Whole(error) => error,
                        Stop::At(blamed, fault) if blamed == node => {
                            self.error(node, number, player, action, fault)
                        }
                        Stop::At(blamed, fault) => self.error_at(blamed, fault),
                    });
                }
            }
        }
        for property in tree.properties(node) {
            if property.name == "C" {
                self.remark(&property.text());
            }
        }
        Ok(())
    }

    fn error(
        &self,
        node: NodeId,
        number: Option<u32>,
        player: Option<Player>,
        action: &str,
        fault: Fault,
    ) -> SgfError {
        SgfError::Action {
            line: self.tree.place(node).line,
            node: number,
            player,
            action: shown(action.trim()),
            fault,
        }
    }

    /// An error at an earlier node than the one being read.
    fn error_at(&self, node: NodeId, fault: Fault) -> SgfError {
        let mut properties = self.tree.properties(node).iter();
        let spoken = properties.find_map(|property| {
            Speaker::of(property.name).map(|speaker| (speaker.0, property.text()))
        });
        let (player, text) = spoken.unwrap_or_default();
        let (number, action) = split_number(&text);
        self.error(node, number, player, action, fault)
    }

    /// A remark belongs to the turn under way, or to the one just finished, or to the next.
    fn remark(&mut self, text: &str) {
        if let Some(draft) = &mut self.moment.draft {
            append_line(&mut draft.comment, text);
        } else if self.game.len() > self.moment.from {
            if let Some(ply) = self.game.last_mut() {
                ply.add_comment(text);
            }
        } else if self.moment.variation {
            append_line(&mut self.moment.remark, text);
        } else {
            self.game.extend_tag("Comment", text);
        }
    }
}

/// Why the replay stops: the fault of a node, or of the record as a whole.
enum Stop {
    At(NodeId, Fault),
    Whole(SgfError),
}

/// Whose property it is: `P0`, `P1`, or nobody's `P-1`.
#[derive(Debug, Clone, Copy)]
struct Speaker(Option<Player>);

impl Speaker {
    /// `None` for properties that are no player's.
    fn of(property: &str) -> Option<Self> {
        match property {
            "P0" => Some(Self(Some(Player::One))),
            "P1" => Some(Self(Some(Player::Two))),
            "P-1" => Some(Self(None)),
            _ => None,
        }
    }
}

fn append_line(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}
