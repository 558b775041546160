use super::{Analyst, Effort, Line, alike};
use crate::board::Color;
use crate::description::Described;
use crate::game::History;
use crate::search::{Score, SearchLimits, WIN_AT_LEAST};
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// A move of a game beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<M> {
    /// The move's number, from 1.
    pub ply: usize,
    /// Who made it.
    pub by: Color,
    /// The move, its value for who made it, and the best line from there.
    pub played: Line<M>,
    /// The best that could be done; the move itself where nothing better was found.
    pub best: Line<M>,
    /// What the move lost: hundredths of whatever the game counts, at most as many as there are squares.
    pub loss: Score,
    /// The chance of winning, of 1, before and after.
    pub chances: [f64; 2],
    /// What is to be said of it.
    pub verdict: Verdict,
}

/// What is to be said of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// There was no other.
    Only,
    /// Nothing better was found.
    Best,
    /// It lost little.
    Good,
    /// It lost a twentieth of the chances, or four stones where those are what is counted.
    Inaccuracy,
    /// It lost a tenth, or eight stones.
    Mistake,
    /// It lost three twentieths, or sixteen stones.
    Blunder,
}

impl Verdict {
    /// By the chance of winning and by the hundredths of a stone that were lost.
    const LOST: [(f64, Score, Self); 3] =
        [(0.15, 1600, Self::Blunder), (0.1, 800, Self::Mistake), (0.05, 400, Self::Inaccuracy)];

    fn of(chance: f64, stones: Score) -> Self {
        let is_it = |(lost, many, _): &&(f64, Score, Self)| chance >= *lost || stones >= *many;
        Self::LOST.iter().find(is_it).map_or(Self::Good, |&(_, _, verdict)| verdict)
    }

    /// Its name, as JSON has it.
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

/// The chance, of 1, to win from a value for the side to move.
#[must_use]
pub fn chance<G: Described>(score: Score) -> f64 {
    if score.abs() >= WIN_AT_LEAST {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + libm::exp(-f64::from(score) / f64::from(G::SPEC.odds)))
}

impl<M: ToString> Moment<M> {
    /// The same with moves as text.
    #[must_use]
    pub fn to_text(&self) -> Moment<String> {
        let Self { ply, by, ref played, ref best, loss, chances, verdict } = *self;
        Moment { ply, by, played: played.to_text(), best: best.to_text(), loss, chances, verdict }
    }
}

/// Looks a game through, from the move after the first `known` to the last, and tells each. Ends before when it is to
/// stop.
pub fn review<G: Described>(
    game: &History<G>,
    known: usize,
    effort: Effort,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Moment<G::Move>),
) {
    let mut analyst = Analyst::new(MEGABYTES);
    let mut before = History::new(game.start().clone());
    for (ply, mv) in game.moves().enumerate() {
        if ply >= known {
            let Some(moment) = moment(&mut analyst, &before, mv, effort, stop) else { return };
            tell(moment);
        }
        if before.play_repeating(mv).is_err() {
            return;
        }
    }
}

const MEGABYTES: usize = 32;

/// A move in a game beside the best one; nothing when it is to stop, or the move is illegal.
pub fn moment<G: Described>(
    analyst: &mut Analyst<G>,
    before: &History<G>,
    mv: G::Move,
    effort: Effort,
    stop: &AtomicBool,
) -> Option<Moment<G::Move>> {
    let limits = SearchLimits { stop: Some(stop), nodes: Some(effort.nodes), ..SearchLimits::default() };
    let legal = before.legal_moves();
    let best = analyst.best(before, effort, limits)?;
    let played = match best.moves.first() {
        Some(&first) if first == mv => best.clone(),
        Some(&first) if let Some(moves) = same(before.position(), &best.moves, [first, mv]) => {
            Line { moves, ..best.clone() }
        }
        // As deep as the best one was looked at, whatever that takes: else the two are not to be compared.
        _ => {
            let effort = Effort { depth: best.depth.max(2), ..effort };
            analyst.after(
                before,
                mv,
                effort,
                SearchLimits { nodes: Some(effort.nodes.saturating_mul(4)), ..limits },
            )?
        }
    };
    // What was cut off is worth nothing.
    if (SearchLimits { nodes: None, ..limits }).reached(0) {
        return None;
    }
    // A value of a deeper look at the move itself counts.
    let best = if played.score >= best.score { played.clone() } else { best };
    let chances = [chance::<G>(best.score), chance::<G>(played.score)];
    let most = (100 * G::SIZE * G::SIZE) as Score;
    let loss = best.score.clamp(-most, most) - played.score.clamp(-most, most);
    let verdict = match loss {
        _ if legal.len() == 1 => Verdict::Only,
        0 => Verdict::Best,
        _ => Verdict::of(chances[0] - chances[1], if G::SPEC.exact.is_some() { loss } else { 0 }),
    };
    let ply = before.earlier().len() + 1;
    Some(Moment { ply, by: before.position().to_move(), played, best, loss, chances, verdict })
}

/// The image of a best line that begins with the second of two moves, where that is the first's mirror image.
fn same<G: Described>(position: &G, best: &[G::Move], pair: [G::Move; 2]) -> Option<Vec<G::Move>> {
    let [_, image] = alike(position, &pair)[..] else { return None };
    (image.first == 0).then(|| image.line(position, best))
}
