use super::{Played, Sample};

/// A position and what it is worth: what weights are fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// The stones of the side to move, a bit a square.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// What it is worth for the side to move, in stones.
    pub value: f32,
}

impl Lesson {
    /// What games teach, those of `samples`, in which the positions of a game are in a row.
    ///
    /// What was solved is worth its score. Before, a position is worth `later` parts of what the next one of its game is
    /// worth and the rest of what a search of it found (temporal differences, Sutton 1988); after a random move the
    /// search alone counts.
    #[must_use]
    pub fn of_games(samples: &[Sample], later: f32) -> Vec<Self> {
        let mut next: Option<(Sample, f32)> = None;
        let mut lessons: Vec<Self> = samples
            .iter()
            .rev()
            .map(|&sample| {
                let found = f32::from(sample.score) / 100.0;
                let value = match next {
                    Some((next, value)) if sample.played == Played::Best && sample.is_followed_by(&next) => {
                        let after = if sample.own & !next.enemy == 0 { -value } else { value };
                        later * after + (1.0 - later) * found
                    }
                    _ => found,
                };
                next = Some((sample, value));
                Self { own: sample.own, enemy: sample.enemy, value }
            })
            .collect();
        lessons.reverse();
        lessons
    }

    /// The number of empty squares.
    #[must_use]
    pub const fn empty(&self) -> u32 {
        (!(self.own | self.enemy)).count_ones()
    }
}

impl Sample {
    /// Whether a move here, and perhaps a pass after it, can have led to `next`.
    const fn is_followed_by(&self, next: &Self) -> bool {
        let (before, after) = (self.own | self.enemy, next.own | next.enemy);
        let is_kept = self.own & !next.enemy == 0 || self.own & !next.own == 0;
        before & !after == 0 && after.count_ones() == before.count_ones() + 1 && is_kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the start f5, d6, then c3; the last is of another game.
    #[test]
    fn a_position_learns_from_the_next_of_its_game_alone() {
        let (d3, e4, d5, e5, d4) = (1 << 19, 1 << 28, 1 << 35, 1 << 36, 1 << 27);
        let (f5, d6): (u64, u64) = (1 << 37, 1 << 43);
        let sample = |own, enemy, score, played| Sample { own, enemy, score, played };
        let first = sample(e4 | d5, d4 | e5, 100, Played::Best);
        let second = sample(d4, e4 | d5 | e5 | f5, 300, Played::Best);
        let third = sample(e4 | e5 | f5, d4 | d5 | d6, -700, Played::Solved);
        let worth = |samples: &[Sample]| -> Vec<f32> {
            Lesson::of_games(samples, 0.5).iter().map(|lesson| lesson.value).collect()
        };
        assert_eq!(worth(&[first, second, third]), [-2.0, 5.0, -7.0]);
        assert_eq!(
            worth(&[first, sample(second.own, second.enemy, 300, Played::Any), third]),
            [-1.0, 3.0, -7.0]
        );
        assert_eq!(worth(&[first, third]), [1.0, -7.0], "a position is missing between them");
        // The other side passes: it is this one's turn again.
        let again = sample(e4 | d5 | d4 | d3, e5, 900, Played::Solved);
        assert_eq!(worth(&[first, again]), [5.0, 9.0]);
    }
}
