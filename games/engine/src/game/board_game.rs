//! A game on a board of squares: its cells, its text, and what a move does.

use super::cell::Cell;
use super::grid::Grid;
use super::rules::{Game, Outcome};
use gocheck_board::Color;
use std::fmt;

/// A game that is played with pieces on a rectangle of squares.
///
/// A place is a square of the board in reading order: row by row from the top left, from 0.
pub trait BoardGame: Game {
    /// The game's name, lower-case: in commands, settings and logs.
    const NAME: &'static str;

    /// The size of the board.
    const GRID: Grid;

    /// Whether rank 1 is at the bottom.
    const COUNTS_UPWARDS: bool = false;

    /// The kinds of pieces besides stones, each with the letter of its side.
    const PIECES: &'static [(Color, char)] = &[];

    /// The pass, in games that have one: the only move of a side that cannot play.
    const PASS: Option<Self::Move> = None;

    /// Returns what is on a place.
    fn cell(&self, place: usize) -> Cell;

    /// Parses what `Display` writes as a position under the rules of `variant`: by default, what [`write_rows`] writes.
    ///
    /// # Errors
    /// If the text is not a position.
    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault> {
        read_rows(text, variant)
    }

    /// Returns the position with these cells, place by place, or `None` if no game can come to it.
    fn with_cells(cells: &[Cell], to_move: Color, variant: &Variant<Self>) -> Option<Self> {
        let _ = (cells, to_move, variant);
        None
    }

    /// The name of the rule set, as its [`Variant`] has it.
    fn rule_set(&self) -> &'static str {
        Self::NAME
    }

    /// The names of the files, from left to right, and of the ranks, from top to bottom.
    #[must_use]
    fn edges() -> [Vec<String>; 2] {
        let mut ranks: Vec<String> = (1..=Self::GRID.rows()).map(|rank| rank.to_string()).collect();
        if Self::COUNTS_UPWARDS {
            ranks.reverse();
        }
        [('a'..='z').take(Self::GRID.columns()).map(String::from).collect(), ranks]
    }

    /// Parses the letter of a cell.
    #[must_use]
    fn cell_of(letter: char) -> Option<Cell> {
        let piece = Self::PIECES.iter().find(|(_, known)| *known == letter);
        Cell::of_letter(letter).or_else(|| piece.map(|&(color, letter)| Cell::Piece(color, letter)))
    }

    /// Returns what a move does on the board.
    fn path(&self, mv: Self::Move) -> Path {
        let _ = mv;
        Path::default()
    }

    /// Returns the places on a board, legal or not, whose pieces turn over when the piece on `to` has been put there.
    fn turned(cells: &[Cell], to: usize) -> Vec<usize> {
        let _ = (cells, to);
        Vec::new()
    }

    /// Counts black's and white's pieces after a game that ended with `outcome`.
    fn count(&self, outcome: Outcome<Self::Reason>) -> [u32; 2] {
        let _ = outcome;
        self.pieces()
    }

    /// Describes the rule that ended a game, without the count.
    fn rule(reason: Self::Reason) -> String {
        reason.to_string()
    }

    /// Splits a word into moves, in games whose moves are written without blanks between them.
    fn split_moves(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// Iterates over the cells, place by place.
    fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..Self::GRID.places()).map(|place| self.cell(place))
    }

    /// Counts black's and white's pieces on the board.
    fn pieces(&self) -> [u32; 2] {
        let count = |color| self.cells().filter(|cell| cell.color() == Some(color)).count() as u32;
        Color::BOTH.map(count)
    }

    /// Returns the rows from the top, one letter per cell.
    fn rows(&self, letter: fn(Cell) -> char) -> Vec<String> {
        let letters: Vec<char> = self.cells().map(letter).collect();
        letters.chunks(Self::GRID.columns()).map(|row| row.iter().collect()).collect()
    }

    /// Returns true if a pass is the only legal move.
    fn must_pass(&self) -> bool {
        Self::PASS.is_some_and(|pass| self.count_moves() == 1 && self.moves() == [pass])
    }
}

/// Draws the board as text, with the names of files and ranks.
pub fn picture<G: BoardGame>(position: &G) -> String {
    let [files, ranks] = G::edges();
    picture_with(position, [&files, &ranks])
}

/// Draws the board as text, with the given names of files (left to right) and ranks (top to bottom).
pub fn picture_with<G: BoardGame>(position: &G, [files, ranks]: [&[String]; 2]) -> String {
    let longest = |names: &[String]| names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let (of_rank, of_file) = (longest(ranks), longest(files));
    let line = |rank: &str, cells: &mut dyn Iterator<Item = String>| {
        let cells: String = cells.map(|cell| format!(" {cell:of_file$}")).collect();
        format!("{rank:>of_rank$}{}\n", cells.trim_end())
    };
    let rows = position.rows(Cell::letter);
    let rows = ranks.iter().zip(&rows).map(|(rank, row)| line(rank, &mut row.chars().map(String::from)));
    rows.chain([line("", &mut files.iter().cloned())]).collect()
}

/// Writes a position as its rows from the top, with `/` between them, and the side to move: `.X./O../... X`.
///
/// # Errors
/// If `f` cannot be written to.
pub fn write_rows<G: BoardGame>(position: &G, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} {}", position.rows(Cell::letter).join("/"), position.to_move().letter())
}

/// Parses what [`write_rows`] writes. The codes of its faults are in
/// [`ROW_FAULTS`](crate::description::page::ROW_FAULTS).
///
/// # Errors
/// If the text has another form, or no game can come to the position.
pub fn read_rows<G: BoardGame>(text: &str, variant: &Variant<G>) -> Result<G, PositionFault> {
    let (columns, height) = (G::GRID.columns(), G::GRID.rows());
    let fault = |code, at, why| Err(PositionFault { code, at, why });
    let (rows, side) = text.trim().rsplit_once(' ').unwrap_or((text.trim(), ""));
    let rows: Vec<&str> = rows.trim().split('/').collect();
    if rows.len() != height {
        let why = format!("expected {height} rows with / between them, found {}", rows.len());
        return fault("rows_count", rows.len(), why);
    }
    let mut cells = Vec::new();
    for (row, number) in rows.into_iter().zip(1..) {
        let found = row.chars().count();
        if found != columns {
            return fault("rows_length", number, format!("row {number} has {found} squares, not {columns}"));
        }
        for letter in row.chars() {
            let Some(cell) = G::cell_of(letter) else {
                return fault(
                    "rows_letter",
                    number,
                    format!("row {number} has the unknown letter {letter:?}"),
                );
            };
            cells.push(cell);
        }
    }
    let Some(to_move) = Color::BOTH.into_iter().find(|color| side.chars().eq([color.letter()])) else {
        return fault("rows_side", 0, "expected the side to move, X or O, after the rows".to_owned());
    };
    match G::with_cells(&cells, to_move, variant) {
        Some(position) => Ok(position),
        None => fault("rows_impossible", 0, "no game can come to this position".to_owned()),
    }
}

/// A way to play a game: a rule set and a first position.
#[derive(Debug)]
pub struct Variant<G> {
    /// The name in commands, settings and logs.
    pub name: &'static str,
    /// The rule set. Variants that differ only in the first position share it.
    pub rules: &'static str,
    /// Returns the first position.
    pub start: fn() -> G,
}

/// The effect of a move on the board, as far as the cells before and after do not show it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The places of the pieces that can make the move; empty if the move needs none.
    pub from: Vec<usize>,
    /// The place where a piece arrives, or `None` if none does.
    pub to: Option<usize>,
    /// Whether the piece leaves its place.
    pub is_jump: bool,
    /// The places that stand for the move when they are chosen on a board; if there are none, `to` does.
    pub aims: Vec<usize>,
    /// Further places to mark as part of the move.
    pub marks: Vec<usize>,
    /// The place from which a new piece slides to its own.
    pub entry: Option<usize>,
}

impl Path {
    /// A new piece on a place.
    #[must_use]
    pub fn onto(to: usize) -> Self {
        Self { to: Some(to), ..Self::default() }
    }

    /// A piece that leaves its place for another.
    #[must_use]
    pub fn between(from: usize, to: usize) -> Self {
        Self { from: vec![from], to: Some(to), is_jump: true, ..Self::default() }
    }

    /// The places that stand for the move when they are chosen on a board.
    #[must_use]
    pub fn aims(&self) -> Vec<usize> {
        if self.aims.is_empty() { self.to.into_iter().collect() } else { self.aims.clone() }
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// The kind of fault, as the page's texts name it.
    pub code: &'static str,
    /// A place or a number that belongs to the fault; 0 if there is none.
    pub at: usize,
    /// An English description.
    pub why: String,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for PositionFault {}
