//! The result of an estimate.

use crate::Points;
use crate::score::Judged;

/// An estimate of a final position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The position with the estimated status of every stone and point: nothing is open, and the score is exact under every
    /// rules ([`Judged::score`]).
    pub judged: Judged,
    /// Black's share of each point minus White's in thousandths, from -1000 to 1000, in the order of
    /// [`Size::points`](crate::board::Size::points).
    pub ownership: Vec<i16>,
    /// What may be otherwise, independently of each other.
    pub doubts: Vec<Doubt>,
}

/// Stones or empty points whose status may be otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The points.
    pub points: Points,
    /// What Black's score would gain if it were otherwise; negative if White's would.
    pub swing: i32,
    /// The chance of that in thousandths.
    pub permille: u16,
}

impl Estimate {
    /// The chance in thousandths that the score is right.
    ///
    /// Each doubt counts as independent of the others.
    #[must_use]
    pub fn confidence(&self) -> u16 {
        let right = self.doubts.iter().fold(ONE, |right, doubt| right * doubt.rest() / 1000);
        ((right * 1000 + ONE / 2) / ONE) as u16
    }

    /// The chance in thousandths that the sign of a score for Black, such as 3.5, is right.
    #[must_use]
    pub fn winner_confidence(&self, score: f64) -> u16 {
        // The chance of each change of the score, from -MOST to MOST.
        let mut chances = vec![0; 2 * MOST + 1];
        chances[MOST] = ONE;
        for doubt in &self.doubts {
            let mut after = vec![0; chances.len()];
            for (index, &chance) in chances.iter().enumerate().filter(|&(_, &chance)| chance > 0) {
                let moved = (index as i64 + i64::from(doubt.swing)).clamp(0, 2 * MOST as i64) as usize;
                let wrong = chance * u64::from(doubt.permille) / 1000;
                after[moved] += wrong;
                after[index] += chance - wrong;
            }
            chances = after;
        }
        let is_same = |index: usize| {
            let changed = score + (index as f64 - MOST as f64);
            (changed > 0.0) == (score > 0.0) && (changed < 0.0) == (score < 0.0)
        };
        let right: u64 = (0..chances.len()).filter(|&index| is_same(index)).map(|index| chances[index]).sum();
        ((right * 1000 + ONE / 2) / ONE) as u16
    }
}

/// Certainty, as a number that thousandths divide often.
const ONE: u64 = 1 << 40;

/// More than the largest change of a score.
const MOST: usize = 2000;

impl Doubt {
    fn rest(&self) -> u64 {
        1000 - u64::from(self.permille.min(1000))
    }
}
