use super::analyst::{Analyst, Line};
use super::chance::chance;
use super::effort::Effort;
use super::symmetry::equivalent_moves;
use crate::description::spec::Described;
use crate::game::rules::History;
use crate::search::limits::SearchLimits;
use crate::search::score::Score;
use gocheck_board::Color;
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// A move of a game, compared with the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReview<M> {
    /// The move's number, from 1.
    pub ply: usize,
    /// The player.
    pub by: Color,
    /// The move, its value for the player, and the best line after it.
    pub played: Line<M>,
    /// The best line; that of the move itself if no better one was found.
    pub best: Line<M>,
    /// The loss in hundredths of the game's unit, at most the number of squares.
    pub loss: Score,
    /// The chance of winning, from 0 to 1: with the best move, and with the move.
    pub chances: [f64; 2],
    /// The verdict.
    pub verdict: Verdict,
}

/// The verdict on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The only legal move.
    Only,
    /// No better move was found.
    Best,
    /// A small loss.
    Good,
    /// A loss of 5 percentage points of the winning chance, or of 4 stones in games with a solver.
    Inaccuracy,
    /// A loss of 10 points, or 8 stones.
    Mistake,
    /// A loss of 15 points, or 16 stones.
    Blunder,
}

impl Verdict {
    /// The losses in winning chance and in hundredths of a stone.
    const LOST: [(f64, Score, Self); 3] =
        [(0.15, 1600, Self::Blunder), (0.1, 800, Self::Mistake), (0.05, 400, Self::Inaccuracy)];

    fn of(chance: f64, stones: Score) -> Self {
        let is_it = |(lost, many, _): &&(f64, Score, Self)| chance >= *lost || stones >= *many;
        Self::LOST.iter().find(is_it).map_or(Self::Good, |&(_, _, verdict)| verdict)
    }

    /// The name, as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Only => "only",
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl<M: ToString> MoveReview<M> {
    /// Converts the moves to text.
    #[must_use]
    pub fn to_text(&self) -> MoveReview<String> {
        let Self { ply, by, ref played, ref best, loss, chances, verdict } = *self;
        MoveReview { ply, by, played: played.to_text(), best: best.to_text(), loss, chances, verdict }
    }
}

/// Reviews the moves of a game after the first `known` ones, and reports each. Returns early once `stop` is set.
pub fn review_game<G: Described>(
    game: &History<G>,
    known: usize,
    effort: Effort,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(MoveReview<G::Move>),
) {
    let mut analyst = Analyst::new(MEGABYTES);
    let mut before = History::new(game.start().clone());
    for (ply, mv) in game.moves().enumerate() {
        if ply >= known {
            let Some(review) = review_move(&mut analyst, &before, mv, effort, stop) else { return };
            tell(review);
        }
        if before.play_repeating(mv).is_err() {
            return;
        }
    }
}

const MEGABYTES: usize = 32;

/// Compares a move with the best one. Returns `None` once `stop` is set, or if the move is illegal.
pub fn review_move<G: Described>(
    analyst: &mut Analyst<G>,
    before: &History<G>,
    mv: G::Move,
    effort: Effort,
    stop: &AtomicBool,
) -> Option<MoveReview<G::Move>> {
    let limits = SearchLimits { stop: Some(stop), nodes: Some(effort.nodes), ..SearchLimits::default() };
    let legal = before.legal_moves();
    let best = analyst.best(before, effort, limits)?;
    let played = match best.moves.first() {
        Some(&first) if first == mv => best.clone(),
        first => match first.and_then(|&first| same(before.position(), &best.moves, [first, mv])) {
            Some(moves) => Line { moves, ..best.clone() },
            // To the depth of the best line, so that the two values can be compared.
            None => {
                let effort = Effort { depth: best.depth.max(2), ..effort };
                let limits = SearchLimits { nodes: Some(effort.nodes.saturating_mul(4)), ..limits };
                analyst.after(before, mv, effort, limits)?
            }
        },
    };
    // An interrupted search has no value.
    if (SearchLimits { nodes: None, ..limits }).reached(0) {
        return None;
    }
    // The deeper search of the move itself counts.
    let best = if played.score >= best.score { played.clone() } else { best };
    let chances = [chance::<G>(best.score), chance::<G>(played.score)];
    let most = (100 * G::GRID.places()) as Score;
    let loss = best.score.clamp(-most, most) - played.score.clamp(-most, most);
    let verdict = match loss {
        _ if legal.len() == 1 => Verdict::Only,
        0 => Verdict::Best,
        _ => Verdict::of(chances[0] - chances[1], if G::SPEC.exact.is_some() { loss } else { 0 }),
    };
    let ply = before.earlier().len() + 1;
    Some(MoveReview { ply, by: before.position().to_move(), played, best, loss, chances, verdict })
}

/// The best line for the second of two moves, if that is equivalent to the first.
fn same<G: Described>(position: &G, best: &[G::Move], pair: [G::Move; 2]) -> Option<Vec<G::Move>> {
    let [_, image] = equivalent_moves(position, &pair)[..] else { return None };
    (image.first == 0).then(|| image.line(position, best))
}
