use super::record::{Played, Record};
use crate::targets::targets;

/// A position and its target: what weights are fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The stones of the side to move, a bit for each square.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// The value for the side to move, in stones.
    pub target: f32,
}

impl Sample {
    /// The samples of games. The records of a game are in a row.
    ///
    /// The target of a solved position is its score. Before that it is `lambda` times the target of the next position of
    /// the game, and the rest the score of the search; after a random move it is the score alone.
    #[must_use]
    pub fn of_games(records: &[Record], lambda: f32) -> Vec<Self> {
        let targets = targets(records, |record, next| {
            let found = f32::from(record.score) / 100.0;
            match next {
                Some((next, target)) if record.played == Played::Best && record.is_followed_by(next) => {
                    let after = if record.own & !next.enemy == 0 { -target } else { target };
                    lambda * after + (1.0 - lambda) * found
                }
                _ => found,
            }
        });
        let of = |(&Record { own, enemy, .. }, target)| Self { own, enemy, target };
        records.iter().zip(targets).map(of).collect()
    }

    /// The number of empty squares.
    #[must_use]
    pub const fn empty(&self) -> u32 {
        (!(self.own | self.enemy)).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::Sample;
    use crate::reversi::record::{Played, Record};

    /// From the start f5, d6, then c3; the last is of another game.
    #[test]
    fn a_target_depends_on_the_next_position_of_its_game_alone() {
        let (d3, e4, d5, e5, d4) = (1 << 19, 1 << 28, 1 << 35, 1 << 36, 1 << 27);
        let (f5, d6): (u64, u64) = (1 << 37, 1 << 43);
        let record = |own, enemy, score, played| Record { own, enemy, score, played };
        let first = record(e4 | d5, d4 | e5, 100, Played::Best);
        let second = record(d4, e4 | d5 | e5 | f5, 300, Played::Best);
        let third = record(e4 | e5 | f5, d4 | d5 | d6, -700, Played::Solved);
        let targets = |records: &[Record]| -> Vec<f32> {
            Sample::of_games(records, 0.5).iter().map(|sample| sample.target).collect()
        };
        assert_eq!(targets(&[first, second, third]), [-2.0, 5.0, -7.0]);
        assert_eq!(
            targets(&[first, record(second.own, second.enemy, 300, Played::Any), third]),
            [-1.0, 3.0, -7.0]
        );
        assert_eq!(targets(&[first, third]), [1.0, -7.0], "a position is missing between them");
        // The other side passes: it is this one's turn again.
        let again = record(e4 | d5 | d4 | d3, e5, 900, Played::Solved);
        assert_eq!(targets(&[first, again]), [5.0, 9.0]);
    }
}
