//! How long a turn took, as a part of its comment.

use std::time::Duration;

/// The part of a comment that says how long a turn took.
pub(super) fn thought_text(thought: Duration) -> String {
    let millis = thought.as_millis();
    let (hours, minutes) = (millis / 3_600_000, millis / 60_000 % 60);
    let (seconds, millis) = (millis / 1000 % 60, millis % 1000);
    format!("[%emt {hours}:{minutes:02}:{seconds:02}.{millis:03}]")
}

/// Splits off the time that a turn took: `[%emt 0:00:41.5]`, wherever it stands in a comment.
pub(super) fn split_thought(text: &str) -> (Option<Duration>, String) {
    let split = || {
        let (before, rest) = text.split_once("[%emt")?;
        let (time, after) = rest.split_once(']')?;
        let thought = read_time(time.trim())?;
        let before = before.trim_end();
        let gap = if before.is_empty() { "" } else { " " };
        Some((thought, format!("{before}{gap}{}", after.trim_start())))
    };
    match split() {
        Some((thought, text)) => (Some(thought), text),
        None => (None, text.to_owned()),
    }
}

/// Reads `1:02:03.5`, `2:03` or `3` as hours, minutes and seconds, in whole milliseconds.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0u64;
    for part in whole.split(':') {
        let number: u64 = part.parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    let millis: u64 = digits.parse().ok()?;
    seconds
        .checked_mul(1000)?
        .checked_add(millis)
        .map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_anywhere_in_a_comment() {
        let thought = |millis| Some(Duration::from_millis(millis));
        for (text, found, rest) in [
            ("[%emt 0:00:41.5]", thought(41_500), ""),
            ("[%emt 1:02:03] good", thought(3_723_000), "good"),
            ("good [%emt 90] idea", thought(90_000), "good idea"),
            ("[%emt 0:00:00.0019]", thought(1), ""),
            ("[%emt soon]", None, "[%emt soon]"),
            ("[%emt 1", None, "[%emt 1"),
            (
                "[%emt 99999999999999999999]",
                None,
                "[%emt 99999999999999999999]",
            ),
            ("good", None, "good"),
        ] {
            assert_eq!(split_thought(text), (found, rest.to_owned()), "{text}");
        }
        for millis in [0, 999, 3_599_999, 987_654_321] {
            let text = thought_text(Duration::from_millis(millis));
            assert_eq!(split_thought(&text).0, thought(millis), "{text}");
        }
    }
}
