//! The content of a square.

use gocheck_board::Color;

/// The content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A stone.
    Stone(Color),
    /// A wall, where no piece can ever be.
    Wall,
}

impl Cell {
    /// `.`, `X`, `O` or `#`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Stone(color) => color.letter(),
            Self::Wall => '#',
        }
    }

    /// Parses a letter.
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
}

impl From<Option<Color>> for Cell {
    fn from(stone: Option<Color>) -> Self {
        stone.map_or(Self::Empty, Self::Stone)
    }
}
