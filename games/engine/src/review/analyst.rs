use super::effort::Effort;
use crate::description::spec::Described;
use crate::description::values::ExactSolver;
use crate::game::rules::History;
use crate::search::limits::SearchLimits;
use crate::search::player::Engine;
use crate::search::score::{Score, WIN, WIN_AT_LEAST};
use gocheck_board::Color;

/// A value for the side to move, and the line that leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The value in hundredths of the game's unit.
    pub score: Score,
    /// The moves, the one in question first; empty if the game is over.
    pub moves: Vec<M>,
    /// The depth of the search in plies.
    pub depth: u32,
    /// Whether the value is proven: solved, or a win or loss found by the search.
    pub is_exact: bool,
}

impl<M> Line<M> {
    /// The value of a move from the value of what follows it.
    fn after(mv: M, rest: Self, is_same_side: bool) -> Self {
        let score = if is_same_side { rest.score } else { -rest.score };
        let moves = std::iter::once(mv).chain(rest.moves).collect();
        Self { score, moves, depth: rest.depth + 1, is_exact: rest.is_exact }
    }
}

impl<M: ToString> Line<M> {
    /// Converts the moves to text.
    #[must_use]
    pub fn to_text(&self) -> Line<String> {
        let moves = self.moves.iter().map(ToString::to_string).collect();
        Line { score: self.score, moves, depth: self.depth, is_exact: self.is_exact }
    }
}

/// Evaluates positions and moves. Its engine keeps its hash table between calls.
pub struct Analyst<G: Described> {
    engine: Box<dyn Engine<G>>,
}

impl<G: Described> Analyst<G> {
    /// An analyst with a table of `megabytes` MiB.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self { engine: (G::SPEC.players.engine)(megabytes, 1) }
    }

    /// Returns the best line of the side to move, or `None` if a limit is reached before there is one.
    pub fn best(
        &mut self,
        game: &History<G>,
        effort: Effort,
        limits: SearchLimits<'_>,
    ) -> Option<Line<G::Move>> {
        match exact(game, effort) {
            Some(exact) => solved(game, exact, limits),
            None => self.searched(game, effort.depth, limits),
        }
    }

    /// Evaluates a legal move for its player, to the same depth as the position before it.
    pub fn after(
        &mut self,
        game: &History<G>,
        mv: G::Move,
        effort: Effort,
        limits: SearchLimits<'_>,
    ) -> Option<Line<G::Move>> {
        let mut next = game.clone();
        next.play(mv).ok()?;
        let is_same_side = next.position().to_move() == game.position().to_move();
        let rest = match exact(game, effort) {
            Some(exact) => solved(&next, exact, limits)?,
            None => self.searched(&next, effort.depth.saturating_sub(1), limits)?,
        };
        Some(Line::after(mv, rest, is_same_side))
    }

    fn searched(&mut self, game: &History<G>, depth: u32, limits: SearchLimits<'_>) -> Option<Line<G::Move>> {
        if let Some(over) = finished(game) {
            return Some(over);
        }
        let limits = SearchLimits { depth: limits.depth.min(depth), ..limits };
        // An interrupted iteration has a line without a value.
        let mut whole = None;
        let last = self.engine.search(game, limits, &mut |report| whole = Some(report.clone()))?;
        let report = whole.unwrap_or(last);
        let is_exact = report.score.abs() >= WIN_AT_LEAST;
        Some(Line { score: report.score, moves: report.line, depth: report.depth, is_exact })
    }
}

/// The solver, if the effort allows it for the position.
fn exact<G: Described>(game: &History<G>, effort: Effort) -> Option<ExactSolver<G>> {
    G::SPEC.exact.filter(|exact| (exact.empty)(game.position()) <= effort.exact)
}

fn solved<G: Described>(
    game: &History<G>,
    exact: ExactSolver<G>,
    limits: SearchLimits<'_>,
) -> Option<Line<G::Move>> {
    let (score, moves) = (exact.line)(game.position(), limits)?;
    let depth = (exact.empty)(game.position());
    Some(Line { score, moves, depth, is_exact: true })
}

/// The value of a game that is over.
fn finished<G: Described>(game: &History<G>) -> Option<Line<G::Move>> {
    let to_move = game.position().to_move();
    let outcome = match game.outcome() {
        Some(outcome) => outcome.winner,
        // A side that can only repeat the game has lost it.
        None if game.legal_moves().is_empty() => Some(to_move.opponent()),
        None => return None,
    };
    let score = match G::SPEC.exact {
        Some(exact) => (exact.line)(game.position(), SearchLimits::default())?.0,
        None => won(outcome, to_move),
    };
    Some(Line { score, moves: Vec::new(), depth: 0, is_exact: true })
}

fn won(winner: Option<Color>, side: Color) -> Score {
    match winner {
        None => 0,
        Some(winner) if winner == side => WIN,
        Some(_) => -WIN,
    }
}
