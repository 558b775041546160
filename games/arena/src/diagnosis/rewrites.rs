use super::bench::Observation;
use super::evidence::{Sign, is_legal};
use games_engine::description::spec::Described;
use games_engine::game::grid::Grid;
use games_engine::protocol::definition::Protocol;

/// A mistake in the numbers of an answer.
pub(super) struct Rewrite {
    pub(super) cause: &'static str,
    /// The numbers that were meant, if the mistake is possible.
    correct: fn(&[i64], &Axes) -> Option<Vec<i64>>,
    /// Whether the mistake is in some answers only, so that right ones say nothing.
    is_in_some: bool,
}

/// How numbers name squares.
pub(super) struct Axes {
    grid: Grid,
    /// Which number of a square is its row.
    row: usize,
}

impl Axes {
    /// A square whose number of this index is counted from the other end.
    fn turned(&self, mut pair: [i64; 2], which: usize) -> [i64; 2] {
        let length = if which == self.row { self.grid.rows() } else { self.grid.columns() };
        pair[which] = length as i64 - 1 - pair[which];
        pair
    }
}

impl Rewrite {
    const fn always(cause: &'static str, correct: fn(&[i64], &Axes) -> Option<Vec<i64>>) -> Self {
        Self { cause, correct, is_in_some: false }
    }

    /// What an answer says about the mistake.
    pub(super) fn sign<G: Described>(
        &self,
        protocol: &Protocol<G>,
        seen: &Observation<G>,
        line: &str,
    ) -> Sign {
        let form = protocol.answer;
        let axes = Axes { grid: G::GRID, row: form.row() };
        let is_right = is_legal(protocol, seen.game.start(), &seen.game, line);
        if self.is_in_some && is_right {
            return Sign::Neutral;
        }
        let numbers = form.numbers(line);
        let meant = numbers.and_then(|numbers| form.text((self.correct)(&numbers, &axes)?.as_slice()));
        match meant {
            Some(meant) if is_legal(protocol, seen.game.start(), &seen.game, &meant) => {
                Sign::For(format!("{line:?} would be legal as {meant:?}"))
            }
            _ => Sign::Against,
        }
    }
}

pub(super) const REWRITES: &[Rewrite] = &[
    Rewrite::always("rows and columns are swapped", |numbers, _| {
        Some(each(numbers, |[first, second]| [second, first]))
    }),
    Rewrite::always("rows and columns are counted from 1 instead of 0", |numbers, _| {
        Some(each(numbers, |[first, second]| [first - 1, second - 1]))
    }),
    Rewrite::always("ranks are counted from 0 instead of 1", |numbers, _| {
        Some(each(numbers, |[file, rank]| [file, rank + 1]))
    }),
    Rewrite::always("rows are counted from the other end of the board", |numbers, axes| {
        Some(each(numbers, |pair| axes.turned(pair, axes.row)))
    }),
    Rewrite::always("columns are counted from the other end of the board", |numbers, axes| {
        Some(each(numbers, |pair| axes.turned(pair, 1 - axes.row)))
    }),
    Rewrite::always("rows and columns are counted from the other ends of the board", |numbers, axes| {
        Some(each(numbers, |pair| axes.turned(axes.turned(pair, 0), 1)))
    }),
    Rewrite::always("the target comes before the source", |numbers, _| match *numbers {
        [x1, y1, x0, y0] => Some(vec![x0, y0, x1, y1]),
        _ => None,
    }),
    Rewrite::always("the numbers are in the order x0 x1 y0 y1", |numbers, _| match *numbers {
        [x0, x1, y0, y1] => Some(vec![x0, y0, x1, y1]),
        _ => None,
    }),
    Rewrite::always("the target is written as its distance from the source", |numbers, _| match *numbers {
        [x, y, right, down] => Some(vec![x, y, x + right, y + down]),
        _ => None,
    }),
    Rewrite {
        cause: "a spawn is written as a jump, with its source",
        correct: |numbers, _| match *numbers {
            [x0, y0, x1, y1] if x0.abs_diff(x1).max(y0.abs_diff(y1)) == 1 => Some(vec![x1, y1]),
            _ => None,
        },
        is_in_some: true,
    },
];

fn each(numbers: &[i64], change: impl Fn([i64; 2]) -> [i64; 2]) -> Vec<i64> {
    numbers.chunks_exact(2).flat_map(|pair| change([pair[0], pair[1]])).collect()
}
