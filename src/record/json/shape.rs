//! The shape of a JSON game file, field by field.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::{FieldFault, JsonError};
use crate::board::Board;
use crate::rules::{CaptureDuty, Claims, MarbleSet, Preset, Ruleset};

/// What is read first, to refuse files of other programs and newer versions by name.
#[derive(Deserialize)]
pub(super) struct Header {
    #[serde(default)]
    pub(super) format: String,
    #[serde(default)]
    pub(super) version: u64,
}

#[derive(Serialize, Deserialize)]
pub(super) struct GameShape {
    pub(super) format: String,
    pub(super) version: u64,
    #[serde(default)]
    pub(super) rules: RulesShape,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) players: Option<[String; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) tags: BTreeMap<String, String>,
    #[serde(default)]
    pub(super) turns: Vec<TurnShape>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<ResultShape>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) saved_at: Option<String>,
}

#[derive(Serialize, Deserialize, Default)]
pub(super) struct RulesShape {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rings: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    claims: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    touch_move: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    capture_duty: Option<String>,
}

impl RulesShape {
    /// The preset and whatever differs from it.
    pub(super) fn new(rules: Ruleset) -> Self {
        let preset = Ruleset::new(rules.preset);
        let unless = |same: bool, text: &str| (!same).then(|| text.to_owned());
        Self {
            preset: Some(rules.preset.to_string()),
            rings: (rules.board != preset.board).then_some(rules.board.ring_count() as u64),
            set: unless(rules.set == preset.set, rules.set.as_str()),
            claims: unless(rules.claims == preset.claims, rules.claims.as_str()),
            touch_move: (rules.touch_move != preset.touch_move).then_some(rules.touch_move),
            capture_duty: unless(
                rules.capture_duty == preset.capture_duty,
                rules.capture_duty.as_str(),
            ),
        }
    }

    pub(super) fn to_rules(&self) -> Result<Ruleset, JsonError> {
        let field = |reason| JsonError::Field {
            field: "rules",
            reason,
        };
        let word = |found: &str, message: String| {
            field(FieldFault::Word {
                found: found.to_owned(),
                message,
            })
        };
        let mut rules = match &self.preset {
            None => Ruleset::default(),
            Some(name) => {
                let preset = name.parse::<Preset>();
                Ruleset::new(preset.map_err(|error| word(name, error.to_string()))?)
            }
        };
        if let Some(rings) = self.rings {
            rules.board = usize::try_from(rings)
                .ok()
                .and_then(Board::with_rings)
                .ok_or_else(|| field(FieldFault::Board(rings)))?;
        }
        if let Some(name) = &self.set {
            rules.set = name
                .parse::<MarbleSet>()
                .map_err(|error| word(name, error.to_string()))?;
        }
        if let Some(name) = &self.claims {
            let claims = name.parse::<Claims>();
            rules.claims = claims.map_err(|error| word(name, error.to_string()))?;
        }
        if let Some(touch_move) = self.touch_move {
            rules.touch_move = touch_move;
        }
        if let Some(name) = &self.capture_duty {
            rules.capture_duty = name
                .parse::<CaptureDuty>()
                .map_err(|error| word(name, error.to_string()))?;
        }
        Ok(rules)
    }

    /// Whether the board and the marbles are left to the start position.
    pub(super) const fn is_silent_on_board(&self) -> bool {
        self.preset.is_none() && self.rings.is_none() && self.set.is_none()
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct ResultShape {
    pub(super) winner: Option<u64>,
    pub(super) reason: String,
}

/// A turn, or a demand when it has no text.
#[derive(Default)]
pub(super) struct TurnShape {
    pub(super) turn: Option<String>,
    pub(super) comment: String,
    pub(super) seconds: Option<f64>,
    pub(super) variations: Vec<Vec<Self>>,
}

impl Serialize for TurnShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        if let Some(turn) = &self.turn
            && self.comment.is_empty()
            && self.seconds.is_none()
            && self.variations.is_empty()
        {
            return serializer.serialize_str(turn);
        }
        let mut map = serializer.serialize_map(None)?;
        match &self.turn {
            Some(turn) => map.serialize_entry("turn", turn)?,
            None => map.serialize_entry("demand", &true)?,
        }
        if !self.comment.is_empty() {
            map.serialize_entry("comment", &self.comment)?;
        }
        if let Some(seconds) = self.seconds {
            map.serialize_entry("seconds", &seconds)?;
        }
        if !self.variations.is_empty() {
            map.serialize_entry("variations", &self.variations)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for TurnShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TurnVisitor;

        impl<'de> Visitor<'de> for TurnVisitor {
            type Value = TurnShape;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a turn: a text such as \"Wd4,d1\", or an object with `turn` or `demand`",
                )
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<TurnShape, E> {
                Ok(TurnShape {
                    turn: Some(text.to_owned()),
                    ..TurnShape::default()
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TurnShape, A::Error> {
                let mut shape = TurnShape::default();
                let mut demand = false;
                while let Some(key) = map.next_key::<String>()? {
                    match key.as_str() {
                        "turn" => shape.turn = Some(map.next_value()?),
                        "demand" => demand = map.next_value()?,
                        "comment" => shape.comment = map.next_value()?,
                        "seconds" => shape.seconds = map.next_value()?,
                        "variations" => shape.variations = map.next_value()?,
                        _ => {
                            map.next_value::<de::IgnoredAny>()?;
                        }
                    }
                }
                if demand == shape.turn.is_some() {
                    return Err(de::Error::custom(
                        "a turn object needs either `turn` or `\"demand\": true`",
                    ));
                }
                Ok(shape)
            }
        }

        deserializer.deserialize_any(TurnVisitor)
    }
}
