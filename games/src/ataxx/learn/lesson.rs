use super::super::geometry::BOARD;
use super::super::network::{UNIT, phase};
use super::Sample;

/// A phase's network learns from positions with so many empty squares more or less, too: it goes over into the next.
const MARGIN: u32 = 2;

/// A position and what it is worth: what a network is fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// The stones of the side to move and the walls, bits as in the board.
    pub own: u64,
    /// The stones of the other side and the walls.
    pub enemy: u64,
    /// The chance of the side to move, from 0, lost, to 1, won.
    pub worth: f32,
}

impl Lesson {
    /// What games teach, those of `samples`, in which the positions of a game are in a row.
    ///
    /// A position is worth `later` parts of what the next one of its game is worth and the rest of what
    /// a search of it found; the result stands in for the position after the last (temporal differences,
    /// Sutton 1988). So the search answers for what it can see, and the game for what lies beyond.
    #[must_use]
    pub fn of_games(samples: &[Sample], later: f32) -> Vec<Self> {
        let mut next: Option<(Sample, f32)> = None;
        let mut lessons: Vec<Self> = samples
            .iter()
            .rev()
            .map(|&sample| {
                let after = match next {
                    Some((next, worth)) if sample.is_followed_by(&next) => 1.0 - worth,
                    _ => (f32::from(sample.result) + 1.0) / 2.0,
                };
                let worth = later * after + (1.0 - later) * chance(f32::from(sample.score) / UNIT as f32);
                next = Some((sample, worth));
                Self { own: sample.own, enemy: sample.enemy, worth }
            })
            .collect();
        lessons.reverse();
        lessons
    }

    /// Whether a network of that phase of the game learns from it: it is of the phase, or next to it.
    #[must_use]
    pub fn belongs_to(&self, at: usize) -> bool {
        let empty = self.empty().count_ones();
        (phase(empty.saturating_sub(MARGIN))..=phase(empty + MARGIN)).contains(&at)
    }

    /// Whether the board has walls.
    #[must_use]
    pub const fn has_walls(&self) -> bool {
        self.own & self.enemy != 0
    }

    /// The squares that hold nothing.
    pub(super) const fn empty(&self) -> u64 {
        BOARD & !(self.own | self.enemy)
    }
}

impl Sample {
    /// Whether a move of the side to move can have led to `next`: it turns stones of the other side and
    /// takes at most one of its own away.
    pub(super) const fn is_followed_by(&self, next: &Self) -> bool {
        let walls = self.own & self.enemy;
        let taken = self.own & !next.enemy;
        next.own & next.enemy == walls
            && next.own & !self.enemy == 0
            && taken & taken.wrapping_sub(1) == 0
            && next.result == -self.result
    }
}

/// The chance to win at a value in units. As libm has it, so that it is the same on every system.
pub(super) fn chance(value: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-value))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A single from a1 to a2, then one of the other side, whose search is sure of what the first did not see; then
    /// another game.
    #[test]
    fn a_position_learns_from_the_next_of_its_game_alone() {
        let sample = |own, enemy, score, result| Sample { own, enemy, score, result };
        let (corner, up, far, near_far) = (1, 1 << 9, 1 << 60, 1 << 59);
        let samples = [
            sample(corner, far, 0, -1),
            sample(far, corner | up, 30_000, 1),
            sample(corner | up, far | near_far, 0, -1),
            sample(corner, far, 0, 1),
        ];
        let worth: Vec<f32> = Lesson::of_games(&samples, 0.5).iter().map(|lesson| lesson.worth).collect();
        assert_eq!(worth, [0.5 * 0.125 + 0.25, 0.5 * 0.75 + 0.5, 0.25, 0.75]);
    }
}
