use super::record::Record;
use crate::targets::targets;
use games::ataxx::geometry::BOARD;
use games::ataxx::network::{UNIT, phase};

/// The network of a phase is also fitted to positions with up to this number of empty squares more or less.
const MARGIN: u32 = 2;

/// A position and its target: what a network is fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The stones of the side to move and the walls, bits as in the board.
    pub own: u64,
    /// The stones of the other side and the walls.
    pub enemy: u64,
    /// The winning chance of the side to move, from 0 to 1.
    pub target: f32,
}

impl Sample {
    /// The samples of games. The records of a game are in a row.
    ///
    /// A target is `lambda` times the target of the next position of the game, and the rest the score of the search. The
    /// result of the game stands for the position after the last.
    #[must_use]
    pub fn of_games(records: &[Record], lambda: f32) -> Vec<Self> {
        let targets = targets(records, |record, next| {
            let after = match next {
                Some((next, target)) if record.is_followed_by(next) => 1.0 - target,
                _ => (f32::from(record.result) + 1.0) / 2.0,
            };
            lambda * after + (1.0 - lambda) * chance(f32::from(record.score) / UNIT as f32)
        });
        let of = |(&Record { own, enemy, .. }, target)| Self { own, enemy, target };
        records.iter().zip(targets).map(of).collect()
    }

    /// Returns true if the network of a phase is fitted to the sample: it is of the phase or close to it.
    #[must_use]
    pub fn belongs_to(&self, at: usize) -> bool {
        let empty = self.empty().count_ones();
        (phase(empty.saturating_sub(MARGIN))..=phase(empty + MARGIN)).contains(&at)
    }

    /// Returns true if the board has walls.
    #[must_use]
    pub const fn has_walls(&self) -> bool {
        self.own & self.enemy != 0
    }

    /// The empty squares.
    pub(super) const fn empty(&self) -> u64 {
        BOARD & !(self.own | self.enemy)
    }
}

/// The winning chance at a value in units. It uses libm, so that it is equal on every system.
pub(super) fn chance(value: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-value))
}

#[cfg(test)]
mod tests {
    use super::Record;
    use super::Sample;

    /// A single from a1 to a2, then one of the other side, whose search sees what the first did not; then another
    /// game.
    #[test]
    fn a_target_depends_on_the_next_position_of_its_game_alone() {
        let record = |own, enemy, score, result| Record { own, enemy, score, result };
        let (corner, up, far, near_far) = (1, 1 << 9, 1 << 60, 1 << 59);
        let records = [
            record(corner, far, 0, -1),
            record(far, corner | up, 30_000, 1),
            record(corner | up, far | near_far, 0, -1),
            record(corner, far, 0, 1),
        ];
        let targets: Vec<f32> = Sample::of_games(&records, 0.5).iter().map(|sample| sample.target).collect();
        assert_eq!(targets, [0.5 * 0.125 + 0.25, 0.5 * 0.75 + 0.5, 0.25, 0.75]);
    }
}
