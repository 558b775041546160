//! What the rule sets say of a game that goes in circles.

use super::{Board, Move, Position, Reason, Repetition};
use crate::game::{Game, History, Outcome};

/// Botzone's loop rule: the ply from which on playing `mv` would repeat the game.
///
/// Its judge keeps the board h\[k\] after each ply k as it is before any stone turns, h\[0\] being the
/// start. Ply n, from the fourth on, is illegal when h\[n-1\] and h\[n\] equal h\[i\] and h\[i+1\] for
/// some i <= n-3; it then names i+1, for the smallest i.
pub(super) fn repeats(past: &History<Position>, mv: Move) -> Option<usize> {
    let position = past.position();
    if position.rules().repetition() != Repetition::Illegal {
        return None;
    }
    let start = past.earlier().first().map(|(start, _)| *start.board());
    let placed = past.earlier().iter().map(|(before, mv)| before_turning(before, *mv));
    let boards: Vec<Board> = start.into_iter().chain(placed).collect();
    first_repeated(&boards, &before_turning(position, mv))
}

/// The same of h\[0\] to h\[n-1\] and h\[n\].
pub(super) fn first_repeated<B: PartialEq>(boards: &[B], next: &B) -> Option<usize> {
    let ply = boards.len();
    if ply < 4 {
        return None;
    }
    let last = &boards[ply - 1];
    (0..=ply - 3).find(|&i| boards[i] == *last && boards[i + 1] == *next).map(|i| i + 1)
}

/// The board once a stone is placed, and its source emptied, but before any stone turns.
pub(super) fn before_turning(position: &Position, mv: Move) -> Board {
    let mut board = *position.board();
    match mv {
        Move::Single(to) => board.put(position.to_move(), None, to),
        Move::Jump(from, to) => board.put(position.to_move(), Some(from), to),
        Move::Pass => {}
    }
    board
}

/// CodinGame's rule: a draw when the same stones stand for the third time, whoever moves.
pub(super) fn third_occurrence(past: &History<Position>) -> Option<Outcome<Reason>> {
    let position = past.position();
    if position.rules().repetition() != Repetition::ThirdDraws {
        return None;
    }
    let same = |(earlier, mv): &&(Position, Move)| {
        // A skipped turn leaves the stones as they are: it shows the position once, not twice.
        *mv != Move::Pass && earlier.board() == position.board()
    };
    let before = past.earlier().iter().filter(same).count();
    (before >= 2).then_some(Outcome::draw(Reason::Repetition))
}
