//! The agreement of the players on a final position.

use crate::Points;

/// The agreement on dead stones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Agreed {
    /// No agreement.
    Nothing,
    /// The groups with these stones are dead, and no others except those that cannot live.
    Dead(Points),
    /// The territory of each colour, Black's first. Groups with stones in the other colour's territory are dead, and no others.
    /// If seki does not count, an unmarked eye belongs to a seki.
    Territory([Points; 2]),
    /// All stones are alive.
    AllAlive,
}
