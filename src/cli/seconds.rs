//! A number of seconds on the command line.

use std::time::Duration;

/// Reads a number of seconds, with decimals if need be.
///
/// # Errors
///
/// It is no number, not positive, or more than a day.
pub(super) fn parse_seconds(text: &str) -> Result<Duration, String> {
    const DAY: f64 = 86_400.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= DAY => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("expected a number of seconds, more than 0 and at most 86400".to_owned()),
    }
}
