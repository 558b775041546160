use super::action::SidePlayer;
use super::view::{EndView, View};
use gocheck_board::Color;
use serde::Serialize;
use std::time::SystemTime;

/// A game in a list of games.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Summary {
    pub(super) id: String,
    game: &'static str,
    rows: Vec<String>,
    counts: [u32; 2],
    to_move: Color,
    players: [SidePlayer; 2],
    plies: usize,
    end: Option<EndView>,
    /// When it was changed last, in milliseconds since 1970.
    pub(super) changed: u64,
}

impl Summary {
    pub(super) fn new(id: String, view: &View, changed: SystemTime) -> Self {
        Self {
            id,
            game: view.game,
            rows: view.rows.clone(),
            counts: view.counts,
            to_move: view.to_move,
            players: view.players.clone(),
            plies: view.moves.len(),
            end: view.end.clone(),
            changed: milliseconds(changed),
        }
    }
}

/// The milliseconds from 1970 to a time.
pub(super) fn milliseconds(time: SystemTime) -> u64 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
