//! The lines of a tournament's log.

use crate::record::GameRecord;
use crate::tournament::settings::TournamentSettings;
use gocheck_text::Phrase;
use serde::{Deserialize, Serialize};

/// The first line of a log: the tournament. A log of another tournament is not resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogHeader {
    /// The game.
    pub game: String,
    /// The number of games in the whole tournament.
    pub games: u64,
    /// Everything that decides which games are played.
    pub settings: TournamentSettings,
    /// The FNV-1a hash of the opening file, as 16 hexadecimal digits; `None` without a file.
    pub openings: Option<String>,
    /// Players who could not be started when the tournament began. They are not in the settings, and have no games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
}

/// A player who does not take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The name.
    pub player: String,
    /// Why it could not be started, and the remedy.
    pub reason: Phrase,
}

/// Every other line of a log: a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The number of the game, from 1.
    pub game: u64,
    /// The round, from 1.
    pub round: u64,
    /// The game.
    #[serde(flatten)]
    pub record: GameRecord,
}

impl LogHeader {
    /// The header of a tournament of `game`.
    #[must_use]
    pub fn new(game: &str, games: u64, settings: TournamentSettings, openings: Option<&[u8]>) -> Self {
        let openings = openings.map(Self::digest);
        Self { game: game.to_owned(), games, settings, openings, left_out: Vec::new() }
    }

    /// The FNV-1a hash of an opening file.
    #[must_use]
    pub fn digest(text: &[u8]) -> String {
        let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        format!("{:016x}", text.iter().fold(0xcbf2_9ce4_8422_2325, step))
    }

    /// The differences from `other`, one line each.
    pub(super) fn differences(&self, other: &Self) -> String {
        let fields = |header: &Self| match serde_json::to_value(header) {
            Ok(serde_json::Value::Object(mut all)) => {
                if let Some(serde_json::Value::Object(settings)) = all.remove("settings") {
                    all.extend(settings);
                }
                all
            }
            _ => serde_json::Map::new(),
        };
        let (mine, theirs) = (fields(self), fields(other));
        let differing = mine.iter().filter(|(key, value)| theirs.get(*key) != Some(value));
        let line = |(key, value): (&String, &serde_json::Value)| {
            let other = theirs.get(key).unwrap_or(&serde_json::Value::Null);
            format!("\n  {key}: {value} in the log, {other} now")
        };
        differing.map(line).collect()
    }
}
