use crate::record;
use games::ataxx::Position;
use games::game::Game;
use games::search::Score;

/// A position of a game, the score that a search found, and the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The stones of the side to move and the walls, bits as in the board.
    pub own: u64,
    /// The stones of the other side and the walls.
    pub enemy: u64,
    /// The score of a search for the side to move.
    pub score: i16,
    /// The result of the game for the side to move: 1 won, 0 drawn, -1 lost.
    pub result: i8,
}

impl Record {
    /// A record of `position`, the result still unknown.
    pub(super) fn new(position: &Position, score: Score) -> Self {
        let board = position.board();
        let of = |color| board.of(color) | board.walls();
        let (own, enemy) = (of(position.to_move()), of(position.to_move().opponent()));
        Self { own, enemy, score: record::score(score), result: 0 }
    }

    /// The record as bytes of a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; record::BYTES] {
        record::to_bytes([self.own, self.enemy], self.score, self.result as u8)
    }

    /// Reads what [`Record::to_bytes`] gives.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; record::BYTES]) -> Self {
        let ([own, enemy], score, result) = record::from_bytes(bytes);
        Self { own, enemy, score, result: result as i8 }
    }

    /// Returns true if a move of the side to move can have led to `next`: it turns stones of the other side and takes at
    /// most one of its own away.
    pub(super) const fn is_followed_by(&self, next: &Self) -> bool {
        let walls = self.own & self.enemy;
        let taken = self.own & !next.enemy;
        next.own & next.enemy == walls
            && next.own & !self.enemy == 0
            && taken & taken.wrapping_sub(1) == 0
            && next.result == -self.result
    }
}
