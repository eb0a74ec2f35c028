//! Reading ZEN games.

use super::fault::{ZenError, ZenFault, ZenPart};
use super::result::{Written, names_time};
use super::thought::split_thought;
use super::token::{Kind, Token, Tokens, Unexpected, unescaped};
use super::turn::{ZenTurn, ZenTurnError};
use crate::notation::TurnError;
use crate::record::{
    Assumed, Dropped, Game, MOST_BYTES, MOST_NESTED, MOST_TURNS, Mark, Place, PlayError, Ply,
    Reading, Strictness, Tail, Warning, decode, read_conduct, shown,
};
use crate::rules::{IllegalTurn, Player, Position, Ruleset};

/// Reads the first game of a file.
///
/// # Errors
///
/// Says where the text is no ZEN, or which turn can't be played and why.
///
/// ```
/// use zertz::record::Strictness;
/// use zertz::zen;
/// let text = b"[Player1 \"Ann\"]\n1. Wd4-d1 (1. Bd4-d1) Gd5-a1 2. Wd4xd6+g *";
/// let game = zen::read(text, Strictness::Strict)?.game;
/// assert_eq!((game.len(), game.plies()[0].variations.len()), (3, 1));
/// # Ok::<(), zen::ZenError>(())
/// ```
pub fn read(bytes: &[u8], strictness: Strictness) -> Result<Reading, ZenError> {
    if bytes.len() > MOST_BYTES {
        return Err(ZenError::TooLong(bytes.len()));
    }
    let text = decode(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    let mut reader = Reader {
        text: &text,
        tokens: Tokens::new(&text),
        game: Game::new(Ruleset::default()),
        open: Vec::new(),
        from: 0,
        remark: String::new(),
        left: MOST_TURNS,
        beyond: None,
        result: None,
        warnings: Vec::new(),
    };
    reader.head()?;
    let read = reader.turns();
    if let Err(fault) = &read
        && strictness == Strictness::Strict
    {
        return Err(fault.clone());
    }
    while !reader.open.is_empty() {
        reader.close(reader.text.len());
    }
    match read {
        Ok(()) => reader.settle(),
        Err(fault) => {
            let (turns, fault) = (reader.game.len(), fault.to_string());
            reader.warn(Warning::Stopped { turns, fault });
        }
    }
    Ok(Reading {
        game: reader.game,
        warnings: reader.warnings,
    })
}

/// A file being read.
struct Reader<'a> {
    text: &'a str,
    tokens: Tokens<'a>,
    game: Game,
    /// The variations that are open.
    open: Vec<Open>,
    /// Number of turns before the line being read.
    from: usize,
    /// A remark for the turn that comes next.
    remark: String,
    /// How many turns and variations may still come.
    left: usize,
    /// The first turn after the end, and how many there are.
    beyond: Option<(usize, usize)>,
    result: Option<Written>,
    warnings: Vec<Warning>,
}

/// A variation being read.
struct Open {
    /// The turn whose place it takes, and where the line of that turn begins.
    replaced: Tail,
    from: usize,
}

impl<'a> Reader<'a> {
    fn error(&self, at: usize, fault: ZenFault) -> ZenError {
        ZenError::At {
            place: Place::of(self.text.as_bytes(), at),
            fault,
        }
    }

    fn place(&self, at: usize) -> Mark {
        let place = Place::of(self.text.as_bytes(), at);
        Mark {
            line: place.line,
            column: Some(place.column),
            ..Mark::default()
        }
    }

    fn warn(&mut self, warning: Warning) {
        warning.add_to(&mut self.warnings);
    }

    fn next(&mut self) -> Result<Option<Token<'a>>, ZenError> {
        match self.tokens.next() {
            None => Ok(None),
            Some(Ok(token)) => Ok(Some(token)),
            Some(Err(Unexpected { at, expected })) => {
                Err(self.error(at, ZenFault::Expected(expected)))
            }
        }
    }

    /// Reads the tags and sets up the start.
    fn head(&mut self) -> Result<(), ZenError> {
        let mut tags = Vec::new();
        loop {
            let before = self.tokens.clone();
            match self.next()? {
                Some(Token {
                    at,
                    kind: Kind::Tag(name, value),
                }) => tags.push((at, name, value)),
                token => {
                    if token.is_none() && tags.is_empty() {
                        return Err(ZenError::Empty);
                    }
                    self.tokens = before;
                    break;
                }
            }
        }
        let find = |name| tags.iter().find(|(_, other, _)| *other == name);
        let mut start = Position::start(Ruleset::default());
        if let Some((at, _, zip)) = find("ZIP") {
            // Our own tag names the board, on which a shrunken shape may lie in several ways.
            let text = match find("Rings") {
                Some((_, _, rings)) => format!("{zip} {rings}"),
                None => zip.clone().into_owned(),
            };
            let position: Result<Position, _> = text.parse();
            start = position.map_err(|error| self.error(*at, error.into()))?;
        }
        if let Some((at, _, text)) = find("Rules") {
            let rules = read_conduct(text, start.rules());
            let rules = rules.ok_or_else(|| self.error(*at, ZenFault::Rules(shown(text))))?;
            start = start.with_conduct(rules);
        }
        self.game = Game::from_position(start);
        for (_, name, value) in &tags {
            match *name {
                "ZIP" | "Rings" | "Rules" | "Result" => {}
                "Player1" => value
                    .as_ref()
                    .clone_into(&mut self.game.players[Player::One]),
                "Player2" => value
                    .as_ref()
                    .clone_into(&mut self.game.players[Player::Two]),
                name => self.game.extend_tag(name, value),
            }
        }
        self.result = find("Result").and_then(|(_, _, value)| Written::of(value.trim()));
        Ok(())
    }

    /// Reads everything after the tags.
    fn turns(&mut self) -> Result<(), ZenError> {
        while let Some(Token { at, kind }) = self.next()? {
            match kind {
                // The tags of another game.
                Kind::Tag(..) => {
                    self.several();
                    break;
                }
                Kind::Comment(text) => self.comment(text),
                Kind::Open => self.begin(at)?,
                Kind::Close if self.open.is_empty() => {
                    return Err(self.error(at, ZenFault::NothingToClose));
                }
                Kind::Close => self.close(at),
                Kind::Word(word) => match Written::of(word) {
                    None => self.word(at, word)?,
                    // A variation has no result that counts.
                    Some(_) if !self.open.is_empty() => {}
                    Some(result) => {
                        self.result = Some(result);
                        if self.next()?.is_some() {
                            self.several();
                        }
                        break;
                    }
                },
            }
        }
        if !self.open.is_empty() {
            let expected = ZenFault::Expected(ZenPart::VariationEnd);
            return Err(self.error(self.text.len(), expected));
        }
        if let Some((at, count)) = self.beyond {
            let place = self.place(at);
            self.warn(Warning::AfterEnd { place, count });
        }
        Ok(())
    }

    fn several(&mut self) {
        self.warn(Warning::Assumed(Assumed::OneGame));
    }

    /// A remark, which may hold how long the turn took.
    fn comment(&mut self, text: &str) {
        let (thought, text) = split_thought(text);
        let text = unescaped(text.trim());
        let first = self.game.len() == self.from;
        if let (Some(thought), false) = (thought, first)
            && let Some(ply) = self.game.last_mut()
        {
            ply.thought = Some(thought);
        }
        if text.is_empty() {
            return;
        }
        if !first {
            if let Some(ply) = self.game.last_mut() {
                ply.add_comment(&text);
            }
        } else if self.open.is_empty() {
            self.game.extend_tag("Comment", &text);
        } else {
            if !self.remark.is_empty() {
                self.remark.push('\n');
            }
            self.remark.push_str(&text);
        }
    }

    /// Counts a turn or variation.
    fn count(&mut self, at: usize) -> Result<(), ZenError> {
        let left = self.left.checked_sub(1);
        self.left = left.ok_or_else(|| self.error(at, ZenFault::TooManyTurns))?;
        Ok(())
    }

    fn begin(&mut self, at: usize) -> Result<(), ZenError> {
        self.count(at)?;
        if self.game.len() == self.from {
            return Err(self.error(at, ZenFault::NothingToVary));
        }
        if self.open.len() == MOST_NESTED {
            return Err(self.error(at, ZenFault::TooDeep));
        }
        let branch = self.game.len() - 1;
        self.open.push(Open {
            replaced: self.game.split_off(branch),
            from: self.from,
        });
        self.from = branch;
        Ok(())
    }

    /// Ends the innermost variation.
    fn close(&mut self, at: usize) {
        let Some(mut variation) = self.open.pop() else {
            return;
        };
        self.remark.clear();
        let line = self.game.split_off(self.from).plies;
        self.from = variation.from;
        match variation.replaced.plies.first_mut() {
            Some(ply) if !line.is_empty() => ply.add_variation(line),
            _ => {
                let place = self.place(at);
                let reason = Dropped::Empty;
                self.warn(Warning::Variation { place, reason });
            }
        }
        self.game.append(variation.replaced);
    }

    /// A number, a turn, or marks such as `!?` and `$3`.
    fn word(&mut self, at: usize, word: &str) -> Result<(), ZenError> {
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let turn = if digits.len() < word.len() {
            digits.trim_start_matches(['.', '…'])
        } else {
            word.trim_start_matches(['.', '…'])
        };
        if turn.is_empty() {
            return Ok(());
        }
        if turn.starts_with(['!', '?', '$']) {
            self.comment(turn);
            return Ok(());
        }
        let (turn, marks) = match turn.find(['!', '?']) {
            Some(end) => turn.split_at(end),
            None => (turn, ""),
        };
        let mut text = turn.to_owned();
        // A turn may have blanks within.
        while let Some(more) = self.tokens.word_if(|next| {
            next.starts_with(['-', '+', 'x', '×']) || (text.len() == 1 && !next.is_empty())
        }) {
            text.push_str(more);
        }
        self.play(at, &text)?;
        if !marks.is_empty() {
            self.comment(marks);
        }
        Ok(())
    }

    fn play(&mut self, at: usize, text: &str) -> Result<(), ZenError> {
        self.count(at)?;
        if self.game.position().is_over() {
            self.beyond.get_or_insert((at, 0)).1 += 1;
            return Ok(());
        }
        let position = *self.game.position();
        let number = self.game.len() + 1;
        let wrong = |reason: ZenTurnError| ZenFault::Turn {
            number,
            player: position.to_move(),
            turn: shown(text),
            reason,
        };
        let resolved = ZenTurn::read(text).and_then(|turn| turn.resolve(&position));
        let resolved = resolved.map_err(|reason| self.error(at, wrong(reason)))?;
        let mut ply = Ply::new(resolved.turn);
        ply.comment = std::mem::take(&mut self.remark);
        match self.game.push(ply) {
            Ok(()) => {}
            // The same position stood for the third time.
            Err(PlayError::Over(_)) => self.beyond.get_or_insert((at, 0)).1 += 1,
            Err(error) => {
                let illegal = match error {
                    PlayError::Illegal(illegal) => illegal,
                    _ => IllegalTurn::GameOver,
                };
                let reason = ZenTurnError::Turn(TurnError::Illegal(illegal));
                return Err(self.error(at, wrong(reason)));
            }
        }
        if let Some((found, written)) = resolved.differs {
            let place = Mark {
                turn: Some(number),
                ..self.place(at)
            };
            self.warn(Warning::Marbles {
                place,
                found,
                written,
            });
        }
        Ok(())
    }

    /// Takes over a result that only the players know.
    fn settle(&mut self) {
        let Some(Written { text, winner }) = self.result.filter(|result| result.text != "*") else {
            return;
        };
        if let Some(outcome) = self.game.outcome() {
            if outcome.winner() != winner {
                self.warn(Warning::Result {
                    written: text.to_owned(),
                    played: outcome.to_string(),
                });
            }
            return;
        }
        let on_time = self.game.tag("Termination").is_some_and(names_time);
        if self.game.tag("Termination") == Some("time") {
            self.game.tags.retain(|(name, _)| name != "Termination");
        }
        let settled = match winner {
            Some(winner) if on_time => self.game.lose_on_time(winner.other()),
            Some(winner) => self.game.resign(winner.other()),
            None => self.game.agree_tie(),
        };
        // It has just been seen that the game is on.
        settled.unwrap_or_default();
    }
}
