//! The rules of a game in a few words, for formats that have one field for them.

use std::fmt::Write;

use crate::rules::Ruleset;

/// Preset and options as words, as in `tournament claims=automatic`; `None` when they are the
/// `usual` ones of the format.
pub(crate) fn conduct_text(rules: Ruleset, usual: Ruleset) -> Option<String> {
    if rules == usual {
        return None;
    }
    let preset = Ruleset::new(rules.preset);
    let mut text = rules.preset.to_string();
    if rules.claims != preset.claims {
        let _ = write!(text, " claims={}", rules.claims);
    }
    if rules.touch_move != preset.touch_move {
        let _ = write!(text, " touch_move={}", rules.touch_move);
    }
    if rules.capture_duty != preset.capture_duty {
        let _ = write!(text, " capture_duty={}", rules.capture_duty);
    }
    Some(text)
}

/// Reads what [`conduct_text`] writes. Board and marbles are those of `usual`; `None` when the
/// text says something else.
pub(crate) fn read_conduct(text: &str, usual: Ruleset) -> Option<Ruleset> {
    let mut words = text.split_whitespace();
    let mut rules = Ruleset {
        board: usual.board,
        set: usual.set,
        ..Ruleset::new(words.next()?.parse().ok()?)
    };
    for word in words {
        match word.split_once('=')? {
            ("claims", value) => rules.claims = value.parse().ok()?,
            ("touch_move", value) => rules.touch_move = value.parse().ok()?,
            ("capture_duty", value) => rules.capture_duty = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CaptureDuty, Claims, Preset};

    #[test]
    fn every_conduct_reads_back() {
        let usual = Ruleset::default();
        assert_eq!(conduct_text(usual, usual), None);
        for &preset in Preset::ALL {
            for &claims in Claims::ALL {
                for touch_move in [false, true] {
                    for &capture_duty in CaptureDuty::ALL {
                        let rules = Ruleset {
                            preset,
                            claims,
                            touch_move,
                            capture_duty,
                            ..usual
                        };
                        if let Some(text) = conduct_text(rules, usual) {
                            assert_eq!(read_conduct(&text, usual), Some(rules), "{text}");
                        }
                    }
                }
            }
        }
        for bad in [
            "",
            "chess",
            "basic claims",
            "basic claims=never",
            "basic x=1",
        ] {
            assert_eq!(read_conduct(bad, usual), None, "{bad}");
        }
    }
}
