//! Reading turns.

use std::str::FromStr;

use super::{TurnPart, TurnText, TurnTextError};
use crate::board::RingName;
use crate::notation::scanner::Scanner;
use crate::rules::Marble;

const TIMES: &[char] = &['x', 'X', '×'];

impl FromStr for TurnText {
    type Err = TurnTextError;

    fn from_str(text: &str) -> Result<Self, TurnTextError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_blanks();
        let marked = scanner.take(TIMES);
        scanner.skip_blanks();
        let turn = if marked {
            read_capture(&mut scanner)?
        } else if let Some(marble) = scanner.marble() {
            read_placement(&mut scanner, marble)?
        } else if scanner.clone().ring_name().is_some() {
            read_capture(&mut scanner)?
        } else {
            return Err(error(&mut scanner, TurnPart::Start));
        };
        scanner.skip_blanks();
        if scanner.peek().is_some() {
            return Err(error(&mut scanner, TurnPart::End));
        }
        Ok(turn)
    }
}

fn error(scanner: &mut Scanner<'_>, expected: TurnPart) -> TurnTextError {
    TurnTextError {
        expected,
        column: scanner.column,
        found: scanner.found(),
    }
}

fn read_ring(scanner: &mut Scanner<'_>) -> Result<RingName, TurnTextError> {
    scanner.skip_blanks();
    match scanner.ring_name() {
        Some(name) => Ok(name),
        None => Err(error(scanner, TurnPart::Ring)),
    }
}

fn read_placement(scanner: &mut Scanner<'_>, marble: Marble) -> Result<TurnText, TurnTextError> {
    let ring = read_ring(scanner)?;
    scanner.skip_blanks();
    let marked = scanner.take(&[',', '-', ':']);
    scanner.skip_blanks();
    let remove = if marked || scanner.clone().ring_name().is_some() {
        Some(read_ring(scanner)?)
    } else {
        None
    };
    scanner.skip_blanks();
    let mut claim = Vec::new();
    if scanner.take(TIMES) {
        loop {
            scanner.skip_blanks();
            let Some(marble) = scanner.marble() else {
                if claim.is_empty() {
                    return Err(error(scanner, TurnPart::Claimed));
                }
                break;
            };
            claim.push((marble, read_ring(scanner)?));
        }
    }
    Ok(TurnText::Place {
        marble,
        ring,
        remove,
        claim,
    })
}

fn read_capture(scanner: &mut Scanner<'_>) -> Result<TurnText, TurnTextError> {
    let start = read_ring(scanner)?;
    let mut jumps = Vec::new();
    loop {
        scanner.skip_blanks();
        let separated = scanner.take(&[',', '-', ':']) || scanner.take(TIMES);
        scanner.skip_blanks();
        if !separated && !jumps.is_empty() && scanner.peek().is_none() {
            return Ok(TurnText::Capture { start, jumps });
        }
        let colour = scanner.marble();
        jumps.push((colour, read_ring(scanner)?));
    }
}
