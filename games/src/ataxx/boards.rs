//! Start positions with walls: every pattern that is mirrored left to right and top to bottom.
//!
//! A quarter of the board, middle file and rank included, decides the whole. Its corner holds a
//! stone; each of the other fifteen cells may be blocked:
//!
//! ```text
//! corner d e 4
//!      a g f 5
//!      b c h 6
//!      1 2 3 x
//! ```
//!
//! A pattern is named by its blocked cells digits first, or `0` when
//! there is none. It is a start position when
//! * both sides have a move, and
//! * a stone can reach one of the enemy's: by singles and jumps over open squares.
//!
//! Of two patterns that differ by a reflection in the diagonal alone the one whose name comes first
//! is kept.

use super::geometry::{WIDTH, within_two};
use super::{Board, Position, Rules, Square};
use crate::board::Color;
use crate::game::Cell;

/// The name and the place of each cell that may be blocked: file from the left, rank from the top.
const CELLS: [(char, usize, usize); 15] = [
    ('1', 0, 3),
    ('2', 1, 3),
    ('3', 2, 3),
    ('4', 3, 0),
    ('5', 3, 1),
    ('6', 3, 2),
    ('a', 0, 1),
    ('b', 0, 2),
    ('c', 1, 2),
    ('d', 1, 0),
    ('e', 2, 0),
    ('f', 2, 1),
    ('g', 1, 1),
    ('h', 2, 2),
    ('x', 3, 3),
];

/// A pattern of walls, as a set of cells that are blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(u16);

impl Pattern {
    /// Every start position's pattern, the shorter names first.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut named: Vec<(String, Self)> = (0..1 << CELLS.len())
            .map(Self)
            .filter(|pattern| pattern.is_playable())
            .map(|pattern| (pattern.name(), pattern))
            .filter(|(name, pattern)| *name <= pattern.reflected().name())
            .collect();
        named.sort_by(|(a, _), (b, _)| (a.len(), a).cmp(&(b.len(), b)));
        named.into_iter().map(|(_, pattern)| pattern).collect()
    }

    /// The pattern with this name, its letters in any order; nothing when a letter is no cell's.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if name == "0" {
            return Some(Self(0));
        }
        let bit = |letter| CELLS.iter().position(|cell| cell.0 == letter).map(|index| 1 << index);
        let cells = name.chars().try_fold(0, |cells, letter| Some(cells | bit(letter)?))?;
        (cells != 0).then_some(Self(cells))
    }

    /// The blocked cells, or `0`.
    #[must_use]
    pub fn name(self) -> String {
        if self.0 == 0 { "0".to_owned() } else { self.cells().map(|(letter, ..)| letter).collect() }
    }

    /// The start position under `rules`, black to move.
    #[must_use]
    pub fn position(self, rules: Rules) -> Position {
        Position::new(self.board(), Color::Black, rules)
    }

    fn board(self) -> Board {
        let mut board = Board::start();
        for (_, file, down) in self.cells() {
            for file in [file, WIDTH - 1 - file] {
                for rank in [down, WIDTH - 1 - down] {
                    if let Some(square) = Square::new(file, rank) {
                        board.set(square, Cell::Wall);
                    }
                }
            }
        }
        board
    }

    fn cells(self) -> impl Iterator<Item = (char, usize, usize)> {
        CELLS.into_iter().enumerate().filter(move |(index, _)| self.0 >> index & 1 == 1).map(|(_, cell)| cell)
    }

    /// The pattern with files and ranks exchanged.
    fn reflected(self) -> Self {
        let bit = |(_, file, down)| {
            CELLS.iter().position(|&(_, f, d)| (f, d) == (down, file)).map_or(0, |index| 1 << index)
        };
        Self(self.cells().map(bit).sum())
    }

    /// By the mirrors, what holds for one corner's stone holds for all.
    fn is_playable(self) -> bool {
        let board = self.board();
        let open = board.empty();
        let stone = Square::new(0, WIDTH - 1).map_or(0, Square::bit);
        let mut reached = stone;
        loop {
            let next = stone | within_two(reached) & open;
            if next == reached {
                break;
            }
            reached = next;
        }
        board.can_move(Color::Black) && super::geometry::near(reached) & board.of(Color::White) != 0
    }
}
