use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use gocheck_board::Color;

/// One of the eight symmetries of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Image(u8);

/// A key that all images of a position share: the stones of the side to move and of the other side in the image where
/// these numbers are smallest.
pub(super) type Key = (u64, u64);

impl Image {
    /// All symmetries, the identity first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    const fn set(self, mut set: u64) -> u64 {
        if self.0 & 1 != 0 {
            set = set.swap_bytes();
        }
        if self.0 & 2 != 0 {
            set = set.swap_bytes().reverse_bits();
        }
        if self.0 & 4 != 0 { transposed(set) } else { set }
    }

    pub(super) fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Place(square) => Square::of_set(self.set(square.bit())).next().map_or(mv, Move::Place),
            Move::Pass => mv,
        }
    }

    /// The image of a position, with the stones of the side to move in `color`.
    pub(super) fn position(self, position: &Position, color: Color) -> Option<Position> {
        let (own, enemy) = (self.set(position.own()), self.set(position.enemy()));
        match color {
            Color::Black => Position::new(own, enemy, color),
            Color::White => Position::new(enemy, own, color),
        }
    }
}

pub(super) fn key(position: &Position) -> Key {
    let images = Image::all().map(|image| (image.set(position.own()), image.set(position.enemy())));
    images.min().unwrap_or((position.own(), position.enemy()))
}

/// Transposes the board: swaps blocks of one, two and four squares (H. S. Warren, Hacker's Delight, 7-3).
const fn transposed(mut set: u64) -> u64 {
    let moved = (set ^ set >> 7) & 0x00aa_00aa_00aa_00aa;
    set ^= moved ^ moved << 7;
    let moved = (set ^ set >> 14) & 0x0000_cccc_0000_cccc;
    set ^= moved ^ moved << 14;
    let moved = (set ^ set >> 28) & 0x0000_0000_f0f0_f0f0;
    set ^ moved ^ moved << 28
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// A corner has four images, a square next to one eight.
    #[test]
    fn images_are_those_of_the_board() {
        let images = |name: &str| -> HashSet<String> {
            let mv: Move = name.parse().unwrap();
            Image::all().map(|image| image.mv(mv).to_string()).collect()
        };
        assert_eq!(images("a1"), ["a1", "h1", "a8", "h8"].map(String::from).into());
        assert_eq!(images("b1"), ["b1", "g1", "a2", "h2", "a7", "h7", "b8", "g8"].map(String::from).into());
        assert_eq!(images("d3"), ["d3", "e3", "c4", "f4", "c5", "f5", "d6", "e6"].map(String::from).into());
    }

    #[test]
    fn the_assignments_start_is_an_image_of_the_usual_one() {
        assert_eq!(key(&Position::start()), key(&Position::assignment_start()));
    }
}
