//! The features of one position, by simple walks.

use super::positions::Position;
use gocheck_batch::Feature;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Board, plain, score};
use std::collections::BTreeSet;

/// The number of liberties of the groups, from 1 to 4, or 0 for empty points.
fn liberties(board: &Board) -> Vec<usize> {
    let mut found = vec![0; board.size().area()];
    for group in plain::groups(board) {
        let liberties = plain::liberties(board, &group).len().min(4);
        group.stones.iter().for_each(|&stone| found[board.size().index(stone)] = liberties);
    }
    found
}

/// The stones of a colour, and the empty points that reach no other.
fn area(board: &Board, color: Color) -> BTreeSet<Point> {
    let size = board.size();
    let reached = |color| {
        let mut reached: BTreeSet<Point> =
            size.points().filter(|&point| board.get(point) == Some(color)).collect();
        let mut left: Vec<Point> = reached.iter().copied().collect();
        while let Some(point) = left.pop() {
            for next in size.neighbors(point) {
                if board.get(next).is_none() && reached.insert(next) {
                    left.push(next);
                }
            }
        }
        reached
    };
    &reached(color) - &reached(color.opponent())
}

/// What the moves of a position do.
struct Moves {
    legal: BTreeSet<Point>,
    captures: BTreeSet<Point>,
    self_atari: BTreeSet<Point>,
}

fn moves(position: &Position) -> Moves {
    let size = position.board.size();
    let mut moves = Moves { legal: BTreeSet::new(), captures: BTreeSet::new(), self_atari: BTreeSet::new() };
    for point in size.points().filter(|&point| size.index(point) as i32 != position.ko) {
        let Ok((taken, after)) = plain::play(&position.board, position.to_move, point) else { continue };
        moves.legal.insert(point);
        if !taken.is_empty() {
            moves.captures.insert(point);
        }
        let group = plain::group_at(&after, point).unwrap();
        if plain::liberties(&after, &group).len() == 1 {
            moves.self_atari.insert(point);
        }
    }
    moves
}

/// The planes of a position as it is.
pub(super) fn expected(position: &Position, features: &[Feature]) -> Vec<Vec<bool>> {
    let Position { board, to_move: own, .. } = position;
    let (own, opponent) = (*own, own.opponent());
    let size = board.size();
    let (liberties, moves) = (liberties(board), moves(position));
    let areas = Color::BOTH.map(|color| area(board, color));
    let safe = Color::BOTH.map(|color| score::unconditional(board, color));
    let alive = |color: Color, point, with_territory| {
        let (alive, territory) = &safe[color as usize];
        alive.contains(&point) || with_territory && territory.contains(&point)
    };
    let holds = |feature, point| {
        let (index, stone) = (size.index(point), board.get(point));
        match feature {
            Feature::Own => stone == Some(own),
            Feature::Opponent => stone == Some(opponent),
            Feature::Black => stone == Some(Color::Black),
            Feature::White => stone == Some(Color::White),
            Feature::Empty => stone.is_none(),
            Feature::Liberties(number) => liberties[index] == usize::from(number),
            Feature::OwnLiberties(number) => stone == Some(own) && liberties[index] == usize::from(number),
            Feature::OpponentLiberties(number) => {
                stone == Some(opponent) && liberties[index] == usize::from(number)
            }
            Feature::Legal => moves.legal.contains(&point),
            Feature::Captures => moves.captures.contains(&point),
            Feature::SelfAtari => moves.self_atari.contains(&point),
            Feature::Ko => index as i32 == position.ko,
            Feature::LastMove(number) => index as i32 == position.moves[usize::from(number) - 1],
            Feature::OwnPassAlive => alive(own, point, false),
            Feature::OpponentPassAlive => alive(opponent, point, false),
            Feature::OwnPassAliveArea => alive(own, point, true),
            Feature::OpponentPassAliveArea => alive(opponent, point, true),
            Feature::OwnArea => areas[own as usize].contains(&point),
            Feature::OpponentArea => areas[opponent as usize].contains(&point),
            Feature::Edge => size.neighbors(point).count() < 4,
            Feature::Ones => true,
            Feature::BlackToMove => own == Color::Black,
            Feature::WhiteToMove => own == Color::White,
            Feature::Input(number) => position.planes[usize::from(number)][index],
            _ => false,
        }
    };
    features.iter().map(|&feature| size.points().map(|point| holds(feature, point)).collect()).collect()
}

/// Mirrored top to bottom (1), left to right (2), and then along the diagonal (4).
pub(super) fn image<T: Copy>(size: Size, symmetry: u8, plane: &[T]) -> Vec<T> {
    let mut rows: Vec<Vec<T>> = plane.chunks(size.cols()).map(<[T]>::to_vec).collect();
    if symmetry & 1 != 0 {
        rows.reverse();
    }
    if symmetry & 2 != 0 {
        rows.iter_mut().for_each(|row| row.reverse());
    }
    if symmetry & 4 != 0 {
        rows = (0..size.cols()).map(|col| rows.iter().map(|row| row[col]).collect()).collect();
    }
    rows.concat()
}
