use crate::record;
use games::reversi::Position;
use games::search::Score;

/// A position in which the side to move can move, the score that a search found, and what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The stones of the side to move, a bit for each square.
    pub own: u64,
    /// The stones of the other side.
    pub enemy: u64,
    /// The score for the side to move, in hundredths of a stone.
    pub score: i16,
    /// The kind of move that was played.
    pub played: Played,
}

/// The kind of move that was played, as far as the target depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// The best move that the search found.
    Best,
    /// A random move.
    Any,
    /// Any move: the score is exact.
    Solved,
}

impl Record {
    pub(super) fn new(position: &Position, score: Score, played: Played) -> Self {
        Self { own: position.own(), enemy: position.enemy(), score: record::score(score), played }
    }

    /// The record as bytes of a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; record::BYTES] {
        record::to_bytes([self.own, self.enemy], self.score, self.played as u8)
    }

    /// Reads what [`Record::to_bytes`] gives.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; record::BYTES]) -> Self {
        let ([own, enemy], score, played) = record::from_bytes(bytes);
        let played = match played {
            0 => Played::Best,
            1 => Played::Any,
            _ => Played::Solved,
        };
        Self { own, enemy, score, played }
    }

    /// Returns true if a move here, and possibly a pass after it, can have led to `next`.
    pub(super) const fn is_followed_by(&self, next: &Self) -> bool {
        let (before, after) = (self.own | self.enemy, next.own | next.enemy);
        let is_kept = self.own & !next.enemy == 0 || self.own & !next.own == 0;
        before & !after == 0 && after.count_ones() == before.count_ones() + 1 && is_kept
    }
}
