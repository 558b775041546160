use super::super::vector::{self, Task, Vector};
use super::solver::EndgameSearch;
use super::table::EndgameTables;
use crate::evaluation::weights::Evaluation;
use crate::final_score::final_score;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use games_engine::game::rules::Game;
use games_engine::search::limits::SearchLimits;
use std::sync::Arc;

/// From this number of empty squares on, selective searches guess the score before it is searched for.
const GUESSED_EMPTY: u32 = 16;

/// The margins of the selective searches, in stones.
const MARGINS: [i32; 3] = [4, 7, 10];

/// Bounds of every score.
const ALL: (i32, i32) = (-64, 64);

/// A solver. It keeps its hash tables from one position to the next.
pub struct Solver {
    evaluation: Arc<Evaluation>,
    tables: EndgameTables,
    nodes: u64,
}

/// Bounds of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Bounds {
    pub(in super::super) lower: i32,
    pub(in super::super) upper: i32,
    /// A move that achieves the lower bound.
    pub(in super::super) best: Option<Move>,
}

/// The exact score of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The difference of stones for the side to move, with empty squares counted for the winner.
    pub value: i32,
    /// A best move, or `None` if the game is over.
    pub best: Option<Move>,
}

impl Solver {
    /// A solver with hash tables of `megabytes` MiB.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self::of(Arc::clone(Evaluation::embedded()), megabytes)
    }

    /// A solver that uses another evaluation than the embedded one for guesses and move ordering. The scores do not
    /// depend on it, only the time.
    #[must_use]
    pub fn of(evaluation: Arc<Evaluation>, megabytes: usize) -> Self {
        Self { evaluation, tables: EndgameTables::new(megabytes), nodes: 0 }
    }

    /// The nodes searched so far: positions whose moves were generated, and last squares.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Clears the hash tables.
    pub fn clear(&mut self) {
        self.tables.clear();
    }

    /// The score of `position` and a best move, or `None` if a limit is reached.
    pub fn solve(&mut self, position: &Position, limits: SearchLimits<'_>) -> Option<Solution> {
        self.tables.next_generation();
        let (own, enemy) = (position.own(), position.enemy());
        let moves = position.moves();
        match moves.as_slice() {
            [] => return Some(Solution { value: final_score(own, enemy), best: None }),
            [Move::Pass] => {
                let other = position.play_unchecked(Move::Pass);
                let value = -self.value(&other, limits)?;
                return Some(Solution { value, best: Some(Move::Pass) });
            }
            _ => {}
        }
        let value = self.value(position, limits)?;
        let best = self.best_move(position, &moves, value, limits)?;
        Some(Solution { value, best: Some(best) })
    }

    /// The principal variation from `position`, whose score is `value`, as far as the limits allow.
    pub fn line(&mut self, position: &Position, value: i32, limits: SearchLimits<'_>) -> Vec<Move> {
        let mut line = Vec::new();
        let (mut position, mut value) = (*position, value);
        loop {
            let moves = position.moves();
            let best = match moves.as_slice() {
                [] => return line,
                [only] => Some(*only),
                _ => self.best_move(&position, &moves, value, limits),
            };
            let Some(best) = best else { return line };
            line.push(best);
            (position, value) = (position.play_unchecked(best), -value);
        }
    }

    /// Bounds of the score within the limits; it is expected to be about `guess`.
    pub(in super::super) fn bounds(
        &mut self,
        position: &Position,
        guess: i32,
        limits: SearchLimits<'_>,
    ) -> Bounds {
        self.tables.next_generation();
        let (own, enemy) = (position.own(), position.enemy());
        let moves = position.moves();
        if moves == [Move::Pass] {
            let other = self.bounds(&position.play_unchecked(Move::Pass), -guess, limits);
            return Bounds { lower: -other.upper, upper: -other.lower, best: Some(Move::Pass) };
        }
        let result = self.outcome(own, enemy, guess, limits);
        let (lower, upper) = self.converge(own, enemy, guess, result, None, limits);
        let best = match lower {
            -64 => moves.first().copied().filter(|_| upper == -64),
            _ => self.best_move(position, &moves, lower, limits).or_else(|| self.table_move(position)),
        };
        Bounds { lower, upper, best }
    }

    /// The score without a move: see [`Solver::solve`]. The first guess is the evaluation's; far from the end, selective
    /// searches with growing margins improve it and fill the hash table with good moves in a fraction of the time.
    pub(crate) fn value(&mut self, position: &Position, limits: SearchLimits<'_>) -> Option<i32> {
        let (own, enemy) = (position.own(), position.enemy());
        let empty = position.empty().count_ones();
        let window = (-64 * Evaluation::UNIT - 1, 64 * Evaluation::UNIT + 1);
        let expected = self.evaluation.search(own, enemy, window, (empty / 4).min(7));
        // Scores are even.
        let mut guess = (f64::from(expected) / f64::from(2 * Evaluation::UNIT)).round() as i32 * 2;
        if empty >= GUESSED_EMPTY {
            for margin in MARGINS {
                guess = finished(self.converge(own, enemy, guess, ALL, Some(margin), limits))?;
                self.tables.clear_guessed_bounds();
            }
        }
        finished(self.converge(own, enemy, guess, ALL, None, limits))
    }

    /// Bounds of the score that tell a win from a draw from a loss, searched on the side of `guess` first; wider ones if a
    /// limit is reached.
    fn outcome(&mut self, own: u64, enemy: u64, guess: i32, limits: SearchLimits<'_>) -> (i32, i32) {
        let (mut lower, mut upper) = ALL;
        for target in if guess > 0 { [2, 0] } else { [0, 2] } {
            if lower < target && target <= upper {
                match self.null_window(own, enemy, target - 1, None, limits) {
                    Some(value) if value >= target => lower = value,
                    Some(value) => upper = value,
                    None => break,
                }
            }
        }
        (lower, upper)
    }

    /// Bounds of the score within known ones, by null-window searches that begin around `guess` (MTD(f): A. Plaat et al.,
    /// Best-first fixed-depth minimax algorithms, 1996). They meet unless a limit is reached. With a `margin` the searches
    /// are selective, and the bounds are guesses.
    fn converge(
        &mut self,
        own: u64,
        enemy: u64,
        mut guess: i32,
        (mut lower, mut upper): (i32, i32),
        margin: Option<i32>,
        limits: SearchLimits<'_>,
    ) -> (i32, i32) {
        // The guess is usually good, so that the steps grow late.
        for step in [2, 2, 2, 4, 8].into_iter().chain(std::iter::repeat(16)) {
            if lower >= upper {
                break;
            }
            let target = guess.clamp(lower + 2, upper);
            let Some(value) = self.null_window(own, enemy, target - 1, margin, limits) else { break };
            if value >= target {
                lower = value;
                guess = value + step;
            } else {
                upper = value;
                guess = value - step + 2;
            }
            if lower > -64 && upper < 64 {
                guess = (lower + upper + 2) / 4 * 2;
            }
        }
        (lower, upper)
    }

    fn table_move(&mut self, position: &Position) -> Option<Move> {
        let best = self.tables.best(position.own(), position.enemy())?;
        Square::of_set(1 << best).next().map(Move::Place)
    }

    /// A move that achieves `value`.
    fn best_move(
        &mut self,
        position: &Position,
        moves: &[Move],
        value: i32,
        limits: SearchLimits<'_>,
    ) -> Option<Move> {
        let table_move = self.table_move(position);
        // The table's move is tried first, because it is usually right.
        let order = table_move.into_iter().filter(|mv| moves.contains(mv)).chain(moves.iter().copied());
        for mv in order {
            let next = position.play_unchecked(mv);
            if -self.null_window(next.own(), next.enemy(), -value, None, limits)? >= value {
                return Some(mv);
            }
        }
        None
    }

    /// A bound of the score on its side of `alpha`, or with a margin a guess of one. Returns `None` if a limit is
    /// reached.
    fn null_window(
        &mut self,
        own: u64,
        enemy: u64,
        alpha: i32,
        margin: Option<i32>,
        limits: SearchLimits<'_>,
    ) -> Option<i32> {
        struct NullWindow<'a>(&'a mut Solver, [u64; 2], i32, Option<i32>, SearchLimits<'a>);

        impl Task for NullWindow<'_> {
            type Output = Option<i32>;

            #[inline(always)]
            fn run<V: Vector>(self, vector: V) -> Option<i32> {
                let Self(solver, [own, enemy], alpha, margin, limits) = self;
                let mut search =
                    EndgameSearch::new(vector, &solver.evaluation, &mut solver.tables, margin, limits);
                let value = search.null_window(own, enemy, alpha);
                let (nodes, stopped) = (search.nodes, search.stopped);
                solver.nodes += nodes;
                (!stopped).then_some(value)
            }
        }

        vector::run(NullWindow(self, [own, enemy], alpha, margin, limits))
    }
}

/// The score, if its bounds have met.
fn finished((lower, upper): (i32, i32)) -> Option<i32> {
    (lower >= upper).then_some(lower)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gocheck_board::random::Random;

    /// Bounds are true with any node limit, and some limits suffice to find out who wins, but not the score.
    #[test]
    fn the_outcome_is_known_before_the_score() {
        let mut random = Random::new(11);
        let (mut solved, mut sooner) = (0, 0);
        while solved < 6 {
            let mut position = Position::start();
            while position.empty().count_ones() > 12
                && let Some(&mv) = random.pick(&position.moves())
            {
                position = position.play_unchecked(mv);
            }
            let unlimited = SearchLimits::default();
            let Some(value) = Solver::new(1).value(&position, unlimited) else { continue };
            for power in 12..17 {
                let limits = SearchLimits { nodes: Some(1 << power), ..unlimited };
                // Guesses are about as far from the score.
                let Bounds { lower, upper, .. } = Solver::new(1).bounds(&position, value + 12, limits);
                assert!((lower..=upper).contains(&value), "{position}: {lower} to {upper}, not {value}");
                sooner += i32::from(lower < upper && (lower > 0 || upper < 0));
            }
            solved += 1;
        }
        assert!(sooner > 0, "the outcome was never known without the score");
    }
}
