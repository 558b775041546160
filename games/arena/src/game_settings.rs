//! The settings of one game.

use crate::adjudication::Adjudication;
use crate::limits::{PlayerLimits, TimeControl};
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a game that both players share. A player's own limits
/// ([`EngineConfig::limits`](crate::engine_config::EngineConfig)) take precedence.
///
/// Without any limit a builtin takes at most ten seconds per move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSettings {
    /// Limits of both players.
    pub limits: PlayerLimits,
    /// How long after its time limit an answer still counts. Programs do not know about it.
    pub margin: Duration,
    /// How long a program may take to become ready, before its clock starts.
    pub start: Duration,
    /// How long the arena waits for an answer that has no time limit, such as one limited only by nodes.
    pub max_wait: Duration,
    /// Memory limit of a program and its children together, in bytes.
    pub memory: Option<u64>,
    /// Notation of squares in messages about faults, by name; by default the program's own.
    pub coordinates: Option<&'static str>,
    /// Rules for ending the game early.
    pub adjudication: Adjudication,
    /// Folder for what programs write to standard error.
    pub log: Option<PathBuf>,
}

impl GameSettings {
    /// The default margin: the time that a busy machine may need to pass an answer on.
    pub const MARGIN: Duration = Duration::from_millis(50);

    /// The default time to become ready.
    pub const START: Duration = Duration::from_secs(10);

    /// The default wait for an answer that has no time limit.
    pub const MAX_WAIT: Duration = Duration::from_secs(60);

    /// Default settings with this time control.
    #[must_use]
    pub fn timed(time: TimeControl) -> Self {
        Self { limits: time.into(), ..Self::default() }
    }
}

impl Default for GameSettings {
    fn default() -> Self {
        Self {
            limits: PlayerLimits::default(),
            margin: Self::MARGIN,
            start: Self::START,
            max_wait: Self::MAX_WAIT,
            memory: None,
            coordinates: None,
            adjudication: Adjudication::default(),
            log: None,
        }
    }
}
