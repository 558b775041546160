//! The smallest board on which a program's answer is wrong.

use super::net::Net;
use super::program::Program;
use super::solver;
use crate::task::Task;
use gocheck_board::{Color, Point, Size};
use gocheck_puzzle::{Answer, Given};
use gocheck_rules::{Board, Question};

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
    let net = Net::new(program, size);
    let of = |board: &Board| difference(program, &net, board, question, to_move);
    let mut best: Option<Difference> = None;
    let of_size = asked.iter().filter(|task| task.setup.size() == size);
    let differing = of_size.filter_map(|task| of(&task.setup));
    for mut smaller in differing.take(MOST_BOARDS) {
        loop {
            let next = without_one(&smaller.board).find_map(|board| of(&board));
            let Some(next) = next else { break };
            smaller = next;
        }
        best = fewer(best, smaller);
    }
    // The positions come with more and more stones, so the first one is the smallest.
    let most = best.as_ref().map_or(0, |best| best.board.stones().count());
    let corner = (0..most.min(MOST_STONES + 1)).flat_map(|stones| corners(size, stones));
    corner.filter_map(|board| of(&board)).next().or(best)
}

/// The largest number of stones in the corner.
const MOST_STONES: usize = 5;

/// The largest number of boards from which stones are removed.
const MOST_BOARDS: usize = 8;

fn fewer(one: Option<Difference>, other: Difference) -> Option<Difference> {
    let count = |difference: &Difference| difference.board.stones().count();
    Some(match one {
        Some(one) if count(&one) <= count(&other) => one,
        _ => other,
    })
}

/// The answers on a board, if they differ. Moves are only asked for in positions without dead groups.
fn difference(
    program: &Program,
    net: &Net,
    board: &Board,
    question: Question,
    to_move: Color,
) -> Option<Difference> {
    let analysis = gocheck_rules::analyse(board, to_move);
    if question != Question::Rule && !analysis.is_valid() {
        return None;
    }
    let right = Given::from(&Answer::new(question, &analysis));
    let wrong = solver::answer(program, net, board, question, to_move);
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

/// All positions of some stones in the upper left corner.
fn corners(size: Size, stones: usize) -> Vec<Board> {
    let points: Vec<Point> = size.points().filter(|point| point.row() < 3 && point.col() < 3).collect();
    let mut all = vec![(Board::new(size), 0)];
    for _ in 0..stones {
        let more = all.iter().flat_map(|(board, next)| {
            let places = points.iter().enumerate().skip(*next);
            places.flat_map(move |(place, &point)| {
                Color::BOTH.map(|color| {
                    let mut more = board.clone();
                    more.put(point, Some(color));
                    (more, place + 1)
                })
            })
        });
        all = more.collect();
    }
    all.into_iter().map(|(board, _)| board).collect()
}
