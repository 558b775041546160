use super::view::rows;
use super::{GameKind, WebGame};
use crate::ataxx;
use crate::reversi;
use serde::Serialize;
use std::sync::LazyLock;

/// A board to begin with.
#[derive(Serialize)]
struct Named {
    name: String,
    rows: Vec<String>,
}

/// Every board of a game that has a name, as JSON. There are thousands: they are found once.
pub(super) fn boards(kind: GameKind) -> &'static str {
    static ATAXX: LazyLock<String> = LazyLock::new(list::<ataxx::Position>);
    static REVERSI: LazyLock<String> = LazyLock::new(list::<reversi::Position>);
    match kind {
        GameKind::Ataxx => &ATAXX,
        GameKind::Reversi => &REVERSI,
    }
}

fn list<G: WebGame>() -> String {
    let named = |(name, position)| Named { name, rows: rows(&position) };
    let boards: Vec<Named> = G::boards().into_iter().map(named).collect();
    // Text that was made here is always JSON.
    serde_json::to_string(&boards).unwrap_or_default()
}
