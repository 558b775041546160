//! The content of a square.

use gocheck_board::Color;

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A stone.
    Stone(Color),
    /// A piece of another kind, such as a king: its side, and its letter in texts. Each side has letters of its own, which
    /// the game lists as [`BoardGame::PIECES`](super::board_game::BoardGame::PIECES).
    Piece(Color, char),
    /// A wall, where no piece can ever be.
    Wall,
}

impl Cell {
    /// `.`, `X`, `O`, `#`, or the letter of the piece.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Stone(color) => color.letter(),
            Self::Piece(_, letter) => letter,
            Self::Wall => '#',
        }
    }

    /// Parses a letter of a cell that any game can have.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        match letter {
            '.' => Some(Self::Empty),
            'X' => Some(Self::Stone(Color::Black)),
            'O' => Some(Self::Stone(Color::White)),
            '#' => Some(Self::Wall),
            _ => None,
        }
    }

    /// The side that the stone or piece belongs to.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Stone(color) | Self::Piece(color, _) => Some(color),
            Self::Empty | Self::Wall => None,
        }
    }
}

impl From<Option<Color>> for Cell {
    fn from(stone: Option<Color>) -> Self {
        stone.map_or(Self::Empty, Self::Stone)
    }
}
