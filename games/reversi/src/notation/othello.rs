//! Games in the orientation of Othello programs.

use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::History;

/// Returns the start and the moves of a game in the orientation of Othello programs.
pub(super) fn othello(game: &History<Position>) -> (Position, Vec<Move>) {
    let mirrored = *game.start() == Position::assignment_start();
    let moves = game.moves().map(|mv| if mirrored { mv.mirrored() } else { mv });
    (if mirrored { game.start().mirrored() } else { *game.start() }, moves.collect())
}

/// Returns the moves of a game from the usual start, without passes.
///
/// # Errors
/// If the game begins elsewhere.
pub(super) fn places(game: &History<Position>) -> Result<Vec<Move>, String> {
    let (start, mut moves) = othello(game);
    moves.retain(|&mv| mv != Move::Pass);
    match start == Position::start() {
        true => Ok(moves),
        false => Err(format!("it begins at {start}, and such a list at the usual start")),
    }
}

/// Formats a move in capitals: `F5`, or `PA` for a pass.
pub(crate) fn capitals(mv: Move) -> String {
    match mv {
        Move::Place(square) => square.to_string().to_ascii_uppercase(),
        Move::Pass => "PA".to_owned(),
    }
}
