//! The estimated score of a position of a record.

use gocheck_board::Size;
use gocheck_rules::estimate::{Estimate, Options};
use gocheck_rules::score::{Judged, Terms, result};
use gocheck_rules::{Action, Replay};

/// An estimated score: what is proven, and playouts for the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EstimatedScore {
    /// Black's points minus White's.
    pub margin: f64,
    /// The chance in thousandths that the score is right; 1000 if it is exact.
    pub confidence: u16,
    /// The chance in thousandths that the winner is right.
    pub winner_confidence: u16,
    /// True if the score is proven or agreed.
    pub is_exact: bool,
}

/// Of ten games without rules whose two scores differ, those in which RE is by territory (docs/scoring.md).
const BY_TERRITORY: u16 = 9;

impl EstimatedScore {
    /// The score of a judged position if it is exact, or else that of an estimate, within the proven range. `None` if
    /// there is no score under `terms`.
    pub fn new<'a>(judged: &Judged, terms: &Terms, estimate: impl FnOnce() -> &'a Estimate) -> Option<Self> {
        let proven = judged.score(terms)?;
        if let Some(margin) = proven.exact() {
            return Some(Self { margin, confidence: 1000, winner_confidence: 1000, is_exact: true });
        }
        let estimate = estimate();
        let margin = estimate.judged.score(terms)?.exact()?.clamp(proven.least, proven.most);
        // Only what is proven is certain.
        let confidence = estimate.confidence().min(999);
        let winner_confidence = match proven.winner() {
            Some(_) => 1000,
            None => estimate.winner_confidence(margin).min(999),
        };
        Some(Self { margin, confidence, winner_confidence, is_exact: false })
    }

    /// The score by territory of a game whose record names no rules, with less confidence if that by area differs.
    #[must_use]
    pub fn without_rules(self, by_area: &Self) -> Self {
        let less = |chance: u16, is_same: bool| if is_same { chance } else { chance * BY_TERRITORY / 10 };
        Self {
            confidence: less(self.confidence, self.margin == by_area.margin),
            winner_confidence: less(
                self.winner_confidence,
                self.margin.partial_cmp(&0.0) == by_area.margin.partial_cmp(&0.0),
            ),
            ..self
        }
    }

    /// The score as in RE: `B+12.5`.
    #[must_use]
    pub fn result(&self) -> String {
        result(self.margin)
    }
}

/// What becomes of each point of a final position, row by row from the upper left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// A letter for each point: [`Judged::letter`].
    pub board: String,
    /// Black's share of each point minus White's in thousandths.
    pub ownership: Vec<i16>,
}

impl Outlook {
    /// The outlook of an estimate on a board of this size.
    #[must_use]
    pub fn new(estimate: &Estimate, size: Size) -> Self {
        let board = size.points().map(|point| estimate.judged.letter(point)).collect();
        Self { board, ownership: estimate.ownership.clone() }
    }
}

/// The options for a position of a game, in which the side to move does not matter after two passes.
#[must_use]
pub fn estimate_options(game: &Replay, seed: u64) -> Options {
    let passes = game.line().map(|played| played.action == Action::Pass);
    let is_over = passes.fold(0, |passes, is_pass| if is_pass { passes + 1 } else { 0 }) >= 2;
    Options { to_move: (!is_over).then(|| game.to_move()), seed, ..Options::default() }
}
