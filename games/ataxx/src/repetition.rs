//! Repetition rules.

use super::board::Board;
use super::moves::Move;
use super::position::Position;
use super::reason::Reason;
use super::rules::Repetition;
use games_engine::game::rules::{Game, History, Outcome};

/// Botzone's loop rule: the ply from which on `mv` would repeat the game, if it does.
///
/// The judge keeps the board h\[k\] after each ply k, before stones are flipped; h\[0\] is the start. Ply n >= 4 is illegal
/// if h\[n-1\] and h\[n\] equal h\[i\] and h\[i+1\] for some i <= n-3. The verdict names i+1 for the smallest i.
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

/// The ply i+1 that [`repeats`] describes, for h\[0\] to h\[n-1\] and h\[n\].
pub(super) fn first_repeated<B: PartialEq>(boards: &[B], next: &B) -> Option<usize> {
    let ply = boards.len();
    if ply < 4 {
        return None;
    }
    let last = &boards[ply - 1];
    (0..=ply - 3).find(|&i| boards[i] == *last && boards[i + 1] == *next).map(|i| i + 1)
}

/// The board after a stone is placed and its source emptied, but before stones are flipped.
pub(super) fn before_turning(position: &Position, mv: Move) -> Board {
    let mut board = *position.board();
    match mv {
        Move::Single(to) => board.put(position.to_move(), None, to),
        Move::Jump(from, to) => board.put(position.to_move(), Some(from), to),
        Move::Pass => {}
    }
    board
}

/// CodinGame's rule: the third occurrence of the same stones is a draw, whichever side is to move.
pub(super) fn third_occurrence(past: &History<Position>) -> Option<Outcome<Reason>> {
    let position = past.position();
    if position.rules().repetition() != Repetition::ThirdDraws {
        return None;
    }
    let same = |(earlier, mv): &&(Position, Move)| {
        // A skipped turn does not change the stones and does not count as an occurrence.
        *mv != Move::Pass && earlier.board() == position.board()
    };
    let before = past.earlier().iter().filter(same).count();
    (before >= 2).then_some(Outcome::draw(Reason::Repetition))
}
