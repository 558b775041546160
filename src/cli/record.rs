//! A position of a game record.

use super::diagnostics::{fault, say_diagnostic};
use super::files::{open, shown, unreadable};
use gocheck::diagnostic::Message;
use gocheck::go::Replay;
use gocheck::record::{MainLine, main_line};
use gocheck_common::cli::{messages, usage_error};
use std::path::Path;

/// The most findings that are said of a record.
const MAX_SHOWN: usize = 20;

/// Plays the main line of a record to the move with the number `last`, or to its end, and says what is wrong with the
/// file.
pub(super) fn play(path: &Path, last: Option<u32>) -> anyhow::Result<Replay> {
    let shown = shown(path);
    let line = open(path).and_then(|source| main_line(source, last));
    let MainLine { game, findings, is_found } =
        line.map_err(|error| fault(&shown, unreadable(path, &error)))?;
    for finding in findings.iter().take(MAX_SHOWN) {
        say_diagnostic(&shown, &finding.diagnostic());
    }
    if let Some(more @ 1..) = findings.len().checked_sub(MAX_SHOWN) {
        messages::note(&format!("{shown}: {more} more findings; gocheck lint lists them"));
    }
    let Some(game) = game else {
        if is_found {
            let why = "it is not Go, or SZ is no size";
            return Err(usage_error(format!("the first game of {shown} cannot be played: {why}")));
        }
        return Err(fault(&shown, Message::NoGame));
    };
    if let Some(last) = last.filter(|&last| game.moves() < last) {
        return Err(no_move(&shown, &game, last));
    }
    Ok(game)
}

/// What to say of a move that is asked for and was not played.
pub(super) fn no_move(shown: &str, game: &Replay, number: u32) -> anyhow::Error {
    let moves = game.moves();
    usage_error(format!(
        "{shown} has no move {number}: its main line has {moves}, so that 0 to {moves} can be asked for"
    ))
}
