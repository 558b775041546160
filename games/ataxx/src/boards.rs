//! Start positions with walls: all patterns that are symmetric left to right and top to bottom.
//!
//! A quarter of the board, including the middle file and rank, determines the rest. Its corner holds a stone. Each of the
//! other fifteen cells may have a wall:
//!
//! ```text
//! corner d e 4
//!      a g f 5
//!      b c h 6
//!      1 2 3 x
//! ```
//!
//! The name of a pattern lists its walls, digits first; it is `0` without walls. A pattern is a start position if
//! * both sides have a move, and
//! * a stone can reach one of the enemy's by singles and jumps over open squares.
//!
//! Of two patterns that are reflections in the diagonal, only the one whose name comes first is kept.

use super::board::Board;
use super::geometry::within_two;
use super::position::Position;
use super::rules::Rules;
use super::square::{Square, WIDTH};
use games_engine::game::cell::Cell;
use gocheck_board::Color;

/// The cells that may have a wall: name, file from the left, rank from the top.
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

/// A pattern of walls, as a set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(u16);

impl Pattern {
    /// The patterns of all start positions, shorter names first.
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

    /// The pattern with this name, whose characters may be in any order, or `None` if one of them names no cell.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if name == "0" {
            return Some(Self(0));
        }
        let bit = |letter| CELLS.iter().position(|cell| cell.0 == letter).map(|index| 1 << index);
        let cells = name.chars().try_fold(0, |cells, letter| Some(cells | bit(letter)?))?;
        (cells != 0).then_some(Self(cells))
    }

    /// The pattern of the walls of a board, or `None` if they are not mirrored or one is in a corner.
    #[must_use]
    pub fn of_walls(board: &Board) -> Option<Self> {
        let is_wall = |file, down| {
            Square::new(file, WIDTH - 1 - down).is_some_and(|square| board.cell(square) == Cell::Wall)
        };
        let bit = |(index, &(_, file, down))| if is_wall(file, down) { 1_u16 << index } else { 0 };
        let pattern = Self(CELLS.iter().enumerate().map(bit).sum());
        (pattern.board().walls() == board.walls()).then_some(pattern)
    }

    /// The names of the cells with walls, or `0`.
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

    /// Returns true if the pattern is a start position. By symmetry, one corner's stone suffices.
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
