//! Notations of Ataxx games.

mod pgn;

use super::position::Position;
use super::rules::Rules;
use games_engine::notation::format::Notation;
use games_engine::notation::lists;
use games_engine::notation::replay::Replayed;

pub(super) const NOTATIONS: &[Notation<Position>] = &[
    Notation {
        name: "pgn",
        title: "the form that cuteataxx writes",
        endings: &["pgn"],
        begins: |bytes| bytes.trim_ascii_start().starts_with(b"["),
        has_passes: true,
        read: pgn::read,
        write: pgn::write,
        head: None,
    },
    Notation {
        name: "uai",
        title: "position startpos moves .., a game a line",
        endings: &["uai", "txt"],
        begins: |_| true,
        has_passes: true,
        read: lists::read,
        write: write_uai,
        head: None,
    },
];

/// Appends a game as a UAI `position` command.
fn write_uai(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let start = replayed.game.start();
    let start = if *start == Position::start(Rules::Uai) || *start == Position::start(start.rules()) {
        "startpos".to_owned()
    } else {
        format!("fen {start}")
    };
    let moves: String = replayed.game.moves().map(|mv| format!(" {mv}")).collect();
    out.extend(format!("position {start} moves{moves}\n").into_bytes());
    Ok(())
}
