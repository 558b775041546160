//! A game on a square board: its cells, its text, and what a move does.

use super::cell::Cell;
use super::rules::{Game, Outcome};
use gocheck_board::Color;
use std::fmt;

/// A game that is played with pieces on a square board.
///
/// A place is a square of the board in reading order: row by row from the top left, from 0.
pub trait BoardGame: Game {
    /// The game's name, lower-case: in commands, settings and logs.
    const NAME: &'static str;

    /// The number of squares along a side of the board.
    const SIZE: usize;

    /// Whether rank 1 is at the bottom.
    const COUNTS_UPWARDS: bool = false;

    /// The pass, in games that have one: the only move of a side that cannot play.
    const PASS: Option<Self::Move> = None;

    /// Returns what is on a place.
    fn cell(&self, place: usize) -> Cell;

    /// Parses what `Display` writes as a position under the rules of `variant`.
    ///
    /// # Errors
    /// If the text is not a position.
    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault>;

    /// Returns the position with these cells, place by place, or `None` if the game has no such position.
    fn with_cells(cells: &[Cell], to_move: Color, variant: &Variant<Self>) -> Option<Self> {
        let _ = (cells, to_move, variant);
        None
    }

    /// The name of the rule set, as its [`Variant`] has it.
    fn rule_set(&self) -> &'static str {
        Self::NAME
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
        (0..Self::SIZE * Self::SIZE).map(|place| self.cell(place))
    }

    /// Counts black's and white's pieces on the board.
    fn pieces(&self) -> [u32; 2] {
        let count = |color| self.cells().filter(|&cell| cell == Cell::Stone(color)).count() as u32;
        Color::BOTH.map(count)
    }

    /// Returns the rows from the top, one letter per cell.
    fn rows(&self, letter: fn(Cell) -> char) -> Vec<String> {
        let letters: Vec<char> = self.cells().map(letter).collect();
        letters.chunks(Self::SIZE).map(|row| row.iter().collect()).collect()
    }

    /// Returns true if a pass is the only legal move.
    fn must_pass(&self) -> bool {
        Self::PASS.is_some_and(|pass| self.count_moves() == 1 && self.moves() == [pass])
    }
}

/// The names of the files, from left to right, and of the ranks, from top to bottom.
#[must_use]
pub fn edges<G: BoardGame>() -> [Vec<String>; 2] {
    let mut ranks: Vec<String> = (1..=G::SIZE).map(|rank| rank.to_string()).collect();
    if G::COUNTS_UPWARDS {
        ranks.reverse();
    }
    [('a'..='z').take(G::SIZE).map(String::from).collect(), ranks]
}

/// Draws the board as text, with the names of files and ranks.
pub fn picture<G: BoardGame>(position: &G) -> String {
    let [files, ranks] = edges::<G>();
    picture_with(position, [&files, &ranks])
}

/// Draws the board as text, with the given names of files (left to right) and ranks (top to bottom).
pub fn picture_with<G: BoardGame>(position: &G, [files, ranks]: [&[String]; 2]) -> String {
    let spaced = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let rows = position.rows(Cell::letter);
    let rows = ranks.iter().zip(rows.iter().map(spaced)).map(|(rank, row)| format!("{rank} {row}\n"));
    rows.chain([format!("  {}\n", files.join(" "))]).collect()
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

/// The effect of a move on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The places of the pieces that can make the move; empty if the move needs none.
    pub from: Vec<usize>,
    /// The place that gets a piece, or `None` for a pass.
    pub to: Option<usize>,
    /// Whether the piece leaves its place.
    pub is_jump: bool,
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
