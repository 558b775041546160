//! The smallest board on which a program's answer is wrong.

use super::program::Program;
use crate::board::Color;
use crate::go::{self, Board, Question};
use crate::grade::task::Task;
use crate::puzzle::{Answer, Given};

/// A board on which a program's answer is wrong.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) question: Question,
    pub(super) right: Given,
    pub(super) wrong: Given,
}

/// The board with the fewest stones that is found: stones are removed from the boards of the tasks while the answer stays
/// wrong, and all small positions in the upper left corner are tried.
pub(super) fn smallest(program: &Program, question: Question, tasks: &[&Task]) -> Option<Difference> {
    let asked: Vec<&&Task> = tasks.iter().filter(|task| task.entry.question == question).collect();
    let (size, to_move) = asked.first().map(|task| (task.setup.size(), task.analysis.to_move))?;
    let of = |board: &Board| difference(program, board, question, to_move);
    let mut best: Option<Difference> = None;
    for task in asked.iter().take(MOST_BOARDS) {
        let Some(mut smaller) = of(&task.setup) else { continue };
        loop {
            let next = without_one(&smaller.board).find_map(|board| of(&board));
            let Some(next) = next else { break };
            smaller = next;
        }
        best = fewer(best, smaller);
    }
    let mut most = best.as_ref().map_or(0, |best| best.board.stones().count());
    for board in corners(size) {
        let stones = board.stones().count();
        if stones < most
            && let Some(smaller) = of(&board)
        {
            most = stones;
            best = Some(smaller);
        }
    }
    best
}

/// The largest number of boards from which stones are removed.
const MOST_BOARDS: usize = 20;

fn fewer(one: Option<Difference>, other: Difference) -> Option<Difference> {
    let count = |difference: &Difference| difference.board.stones().count();
    Some(match one {
        Some(one) if count(&one) <= count(&other) => one,
        _ => other,
    })
}

/// The answers on a board, if they differ. Moves are only asked for in positions without dead groups.
fn difference(program: &Program, board: &Board, question: Question, to_move: Color) -> Option<Difference> {
    let analysis = go::analyse(board, to_move);
    if question != Question::Rule && !analysis.is_valid() {
        return None;
    }
    let right = Given::from(&Answer::new(question, &analysis));
    let wrong = program.answer(board, question, to_move);
    (right != wrong).then(|| Difference { board: board.clone(), to_move, question, right, wrong })
}

/// The boards with one stone less.
fn without_one(board: &Board) -> impl Iterator<Item = Board> {
    board.stones().map(move |(point, _)| {
        let mut smaller = board.clone();
        smaller.put(point, None);
        smaller
    })
}

/// All positions of up to three stones in the upper left corner, those with fewer stones first.
fn corners(size: crate::board::Size) -> Vec<Board> {
    let points: Vec<_> = size.points().filter(|point| point.row() < 3 && point.col() < 3).collect();
    let mut all = vec![Board::new(size)];
    let mut start = 0;
    for _ in 0..3 {
        let end = all.len();
        for at in start..end {
            let last = all[at].stones().last().map(|(point, _)| point);
            for &point in points.iter().filter(|&&point| last.is_none_or(|last| point > last)) {
                for color in Color::BOTH {
                    let mut more = all[at].clone();
                    more.put(point, Some(color));
                    all.push(more);
                }
            }
        }
        start = end;
    }
    all
}
