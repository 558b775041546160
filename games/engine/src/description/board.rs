//! A board as pages draw it: its size, the names of files and ranks, and what can be on a square.

use super::page::PieceLook;
use super::spec::Described;
use crate::game::cell::Cell;
use gocheck_board::Color;
use serde::Serialize;

/// The board of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardInfo {
    columns: usize,
    rows: usize,
    /// The names of the files, left to right.
    files: Vec<String>,
    /// The names of the ranks, top to bottom.
    ranks: Vec<String>,
    /// The places with a darker square.
    shaded: Vec<usize>,
    /// The contents of squares, pieces first.
    cells: Vec<CellInfo>,
}

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct CellInfo {
    letter: char,
    /// The side of a piece.
    color: Option<Color>,
    /// The look of a piece that is not a plain stone.
    #[serde(flatten)]
    look: Option<PieceLook>,
}

impl BoardInfo {
    /// The board of a game.
    #[must_use]
    pub fn of<G: Described>() -> Self {
        let [files, ranks] = G::edges();
        let look = |cell: Cell| {
            let known = G::SPEC.page.pieces.iter().find(|(letter, _)| *letter == cell.letter());
            CellInfo { letter: cell.letter(), color: cell.color(), look: known.map(|(_, look)| *look) }
        };
        let stones = Color::BOTH.map(Cell::Stone).into_iter();
        let pieces = G::PIECES.iter().map(|&(color, letter)| Cell::Piece(color, letter));
        let wall = G::SPEC.has_walls.then_some(Cell::Wall);
        Self {
            columns: G::GRID.columns(),
            rows: G::GRID.rows(),
            files,
            ranks,
            shaded: (0..G::GRID.places()).filter(|&place| (G::SPEC.page.is_shaded)(place)).collect(),
            cells: stones.chain(pieces).chain([Cell::Empty]).chain(wall).map(look).collect(),
        }
    }

    /// The letters of the cells.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        self.cells.iter().map(|cell| cell.letter)
    }
}
