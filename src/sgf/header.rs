//! The properties of the whole game.

use std::borrow::Cow;

use super::fault::SgfError;
use super::tree::{NodeId, Tree};
use crate::board::Board;
use crate::record::{Assumed, Game, Warning, read_conduct, shown};
use crate::rules::{MarbleSet, Position, Preset, Ruleset};

/// Properties that have a tag of another name. All others are tags under their own name.
pub(super) const TAGS: [(&str, &str); 10] = [
    ("AN", "Annotator"),
    ("DT", "Date"),
    ("EV", "Event"),
    ("GN", "Name"),
    ("PC", "Site"),
    ("RE", "ResultText"),
    ("RO", "Round"),
    ("SO", "Source"),
    ("US", "Recorder"),
    ("C", "Comment"),
];

/// Tags of the two players: what the property `P0` or `P1` calls them, and their names.
pub(super) const PLAYER_TAGS: [(&str, [&str; 2]); 2] = [
    ("ranking", ["Ranking1", "Ranking2"]),
    ("time", ["Time1", "Time2"]),
];

/// Properties that are no tags: they say how to read the file, or are written anew.
pub(super) const RESERVED: [&str; 13] = [
    "GM", "FF", "CA", "AP", "VV", "SU", "RU", "P0", "P1", "P-1", "TM", "TAG", "ST",
];

/// The board of a variant's name in any case.
pub(super) fn board_of(variant: &str) -> Result<Board, SgfError> {
    let is = |name: &str| variant.trim().eq_ignore_ascii_case(name);
    if is("Zertz") {
        Ok(Board::Rings37)
    } else if is("Zertz+11") || is("Zertz+H") {
        Ok(Board::Rings48)
    } else if is("Zertz+24") {
        Ok(Board::Rings61)
    } else if is("Zertz+xx") {
        Err(SgfError::FreeLayout(shown(variant.trim())))
    } else {
        Err(SgfError::UnknownVariant(shown(variant)))
    }
}

/// The rules by which Boardspace plays on a board.
pub(super) const fn usual_rules(board: Board) -> Ruleset {
    let preset = match board {
        Board::Rings37 => Preset::Basic,
        _ => Preset::Expanded,
    };
    Ruleset {
        set: MarbleSet::Standard,
        ..Ruleset::new(preset).on(board)
    }
}

/// The game at its start, with all its tags.
pub(super) fn read(
    tree: &Tree<'_>,
    root: NodeId,
    warnings: &mut Vec<Warning>,
) -> Result<Game, SgfError> {
    let (number, variant) = (tree.property(root, "GM"), tree.property(root, "SU"));
    match number.as_deref().map(str::trim) {
        Some("22") => {}
        Some(other) => return Err(SgfError::OtherGame(shown(other))),
        None if variant.is_none() => return Err(SgfError::NotZertz),
        None => {}
    }
    let board = if let Some(variant) = variant {
        board_of(&variant)?
    } else {
        warnings.push(Warning::Assumed(Assumed::NoVariant));
        Board::Rings37
    };
    let mut rules = usual_rules(board);
    let conduct = tree.property(root, "RU");
    let known = conduct
        .as_deref()
        .and_then(|text| read_conduct(text, rules));
    rules = known.unwrap_or(rules);
    let mut game = Game::new(rules);
    if let (Some(text), None) = (conduct, known) {
        game.set_tag("RulesText", &text);
    }
    read_tags(tree, root, &mut game);
    Ok(game)
}

fn read_tags(tree: &Tree<'_>, root: NodeId, game: &mut Game) {
    let mut free_name: Option<Cow<'_, str>> = None;
    for property in tree.properties(root) {
        let text = property.text();
        if property.name == "TAG" {
            // Names and values take turns.
            if let Some(name) = free_name.take() {
                game.set_tag(&name, &text);
            } else {
                free_name = Some(text);
            }
        } else if property.name != "C" && !RESERVED.contains(&property.name) {
            let tag = TAGS.iter().find(|(name, _)| *name == property.name);
            game.extend_tag(tag.map_or(property.name, |(_, tag)| tag), &text);
        }
    }
}

/// The same game from another start.
pub(super) fn restart(game: &Game, start: Position) -> Game {
    let mut restarted = Game::from_position(start);
    restarted.players = game.players.clone();
    restarted.tags.clone_from(&game.tags);
    restarted
}
