use super::Notice;
use crate::arena::{ArenaGame, Contestant};
use crate::ataxx;
use crate::board::Color;
use crate::reversi;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::sync::Arc;

/// What stands on a square of the page's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A piece.
    Piece(Color),
    /// A wall.
    Wall,
}

impl Cell {
    /// `.`, `X`, `O` or `#`.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Piece(color) => color.letter(),
            Self::Wall => '#',
        }
    }

    /// What a letter stands for.
    pub(super) const fn of_letter(letter: char) -> Option<Self> {
        match letter {
            '.' => Some(Self::Empty),
            'X' => Some(Self::Piece(Color::Black)),
            'O' => Some(Self::Piece(Color::White)),
            '#' => Some(Self::Wall),
            _ => None,
        }
    }
}

/// What the page asks of a game. Squares are numbered row by row from the top left.
pub trait WebGame: ArenaGame {
    /// Which game it is.
    const KIND: GameKind;
    /// Rows and columns.
    const SIZE: usize;
    /// Whether the numbers of rows grow upwards.
    const COUNTS_UPWARDS: bool;
    /// The rule sets, the usual one first.
    const RULES: &'static [&'static str];

    /// The rule set of this position.
    fn rules_name(&self) -> &'static str;

    /// What stands on a square.
    fn cell(&self, square: usize) -> Cell;

    /// The squares of the pieces that may make this move: none where it needs none.
    fn sources(&self, mv: Self::Move) -> Vec<usize>;

    /// How a game ended.
    fn ending(reason: Self::Reason) -> Notice;

    /// Where the move puts a piece, unless it is a pass.
    fn target(mv: Self::Move) -> Option<usize>;

    /// Whether the move takes the piece away from its source.
    fn is_jump(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// The position that a line of text means: the name of a board, or a position.
    ///
    /// # Errors
    /// When it means none: why.
    fn read(text: &str, rules: &str) -> Result<Self, Notice>;

    /// The position with these cells, a game's first.
    ///
    /// # Errors
    /// When there is none: why.
    fn with_cells(cells: &[Cell], to_move: Color, rules: &str) -> Result<Self, Notice>;

    /// The name of the usual board to begin with.
    const USUAL_BOARD: &'static str;

    /// The boards to begin with and their names, the usual one first.
    fn boards() -> Vec<(String, Self)>;

    /// The moves of a text that was written without blanks between them.
    fn split_moves(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// The position in the form of the assignment's `save.in`, if the game has one.
    ///
    /// # Errors
    /// When the form cannot hold it: why.
    fn to_save_in(&self) -> Result<String, Notice> {
        Err(Notice::NoSaveIn)
    }

    /// The position of a `save.in`, if `text` is one.
    fn of_save_in(text: &str, rules: &str) -> Option<Result<Self, Notice>> {
        let _ = (text, rules);
        None
    }

    /// The programs that may play it.
    fn engines(engines: &Engines) -> &[Arc<Contestant<Self>>];
}

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Ataxx.
    Ataxx,
    /// Reversi.
    Reversi,
}

impl GameKind {
    /// Every game.
    pub const ALL: [Self; 2] = [Self::Ataxx, Self::Reversi];

    /// `ataxx` or `reversi`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ataxx => "ataxx",
            Self::Reversi => "reversi",
        }
    }

    /// The game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Display for GameKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// The programs that the command line allowed as opponents.
#[derive(Debug, Default)]
pub struct Engines {
    /// For Ataxx.
    pub ataxx: Vec<Arc<Contestant<ataxx::Position>>>,
    /// For Reversi.
    pub reversi: Vec<Arc<Contestant<reversi::Position>>>,
}
