//! The assignment's coordinates: row and column from 0, on a board that begins with black on (3, 3).

use super::moves::Move;
use super::position::{IllegalMove, Position};
use super::square::{SIDE, Square};
use games_engine::game::board_game::picture_with;
use games_engine::game::coordinates::Coordinates;
use games_engine::game::rules::{History, PlayError};
use gocheck_text::{Phrase, phrase};

/// The assignment's way to name squares: `(2, 3)`.
pub(super) const ASSIGNMENT: &Coordinates<Position> =
    &Coordinates { name: "assignment", board, mv: name_of_move, error };

/// Draws the board in the assignment's orientation, with its rows and columns.
fn board(game: &History<Position>) -> String {
    let position = *game.position();
    let numbers: Vec<String> = (0..SIDE).map(|number| number.to_string()).collect();
    picture_with(&if is_mirrored(game) { position.mirrored() } else { position }, [&numbers, &numbers])
}

/// Such as `(2, 3)`.
fn name_of_move(game: &History<Position>, mv: Move) -> String {
    mv.square().map_or_else(|| mv.to_string(), |square| name(game, square))
}

fn error(game: &History<Position>, error: &PlayError<IllegalMove>) -> Phrase {
    match error {
        PlayError::Illegal(IllegalMove::Occupied { to }) => {
            let square = name(game, *to);
            phrase!("{square}: there is a stone already", "{square} 已有棋子")
        }
        PlayError::Illegal(IllegalMove::FlipsNothing { to }) => {
            let square = name(game, *to);
            phrase!("{square}: no stone of the opponent turns over", "下在 {square} 翻不了对方的棋子")
        }
        _ => Phrase::of(error),
    }
}

fn name(game: &History<Position>, square: Square) -> String {
    let file = square.file();
    format!("({}, {})", square.rank(), if is_mirrored(game) { SIDE - 1 - file } else { file })
}

/// Whether the game began with the mirror image of the assignment's start.
fn is_mirrored(game: &History<Position>) -> bool {
    *game.start() == Position::start()
}
