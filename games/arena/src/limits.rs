//! Limits of a player: its time control, and how much it searches.

use std::time::Duration;

/// The time limits of a player. `None` means that there is no such limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    /// Time for each move.
    pub per_move: Option<Duration>,
    /// Time for the player's first move, if it differs from the other moves.
    pub first_move: Option<Duration>,
    /// Time for all moves of one game.
    pub per_game: Option<Duration>,
    /// Time that each move adds to `per_game`.
    pub increment: Option<Duration>,
}

impl TimeControl {
    /// The time limits in milliseconds: per move, for the first move, per game, and the increment.
    #[must_use]
    pub fn milliseconds(limits: [Option<u64>; 4]) -> Self {
        let [per_move, first_move, per_game, increment] =
            limits.map(|limit| limit.map(Duration::from_millis));
        Self { per_move, first_move, per_game, increment }
    }

    /// A fixed time for each move.
    #[must_use]
    pub const fn per_move(time: Duration) -> Self {
        Self { per_move: Some(time), first_move: None, per_game: None, increment: None }
    }

    /// A fixed time for all moves of a game.
    #[must_use]
    pub const fn per_game(time: Duration) -> Self {
        Self { per_move: None, first_move: None, per_game: Some(time), increment: None }
    }

    /// These limits, completed by those of `common`. A player's own time per move also applies to its first move.
    #[must_use]
    pub fn or(self, common: Self) -> Self {
        Self {
            per_move: self.per_move.or(common.per_move),
            first_move: self.first_move.or(self.per_move).or(common.first_move),
            per_game: self.per_game.or(common.per_game),
            increment: self.increment.or(common.increment),
        }
    }
}

/// Everything that limits a player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerLimits {
    /// Time limits.
    pub time: TimeControl,
    /// Search depth in plies.
    pub depth: Option<u32>,
    /// Nodes searched per move.
    pub nodes: Option<u64>,
}

impl PlayerLimits {
    /// These limits, completed by those of `common`.
    #[must_use]
    pub fn or(self, common: Self) -> Self {
        Self {
            time: self.time.or(common.time),
            depth: self.depth.or(common.depth),
            nodes: self.nodes.or(common.nodes),
        }
    }
}

impl From<TimeControl> for PlayerLimits {
    fn from(time: TimeControl) -> Self {
        Self { time, depth: None, nodes: None }
    }
}
