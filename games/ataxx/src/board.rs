use super::geometry::{BOARD, near, ring1, ring2, within_two};
use super::square::{Square, WIDTH};
use games_engine::game::cell::Cell;
use gocheck_board::{Bits, Color, TextBoard, TextBoardError};
use std::fmt;
use std::str::FromStr;

/// A board of stones and walls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    stones: [u64; 2],
    walls: u64,
}

impl Board {
    /// The classic start: black on a7 and g1, white on a1 and g7.
    #[must_use]
    pub fn start() -> Self {
        const LAST: usize = WIDTH - 1;
        let mut board = Self::default();
        for (file, rank, color) in [
            (0, LAST, Color::Black),
            (LAST, 0, Color::Black),
            (0, 0, Color::White),
            (LAST, LAST, Color::White),
        ] {
            if let Some(corner) = Square::new(file, rank) {
                board.set(corner, Cell::Stone(color));
            }
        }
        board
    }

    /// The board with these sets of black stones, white stones and walls. Bits off the board are ignored. If a square is in
    /// several sets, a wall takes precedence, then black.
    #[must_use]
    pub const fn of_sets([black, white]: [u64; 2], walls: u64) -> Self {
        let walls = walls & BOARD;
        let black = black & BOARD & !walls;
        Self { stones: [black, white & BOARD & !walls & !black], walls }
    }

    /// The contents of `square`.
    #[must_use]
    pub fn cell(&self, square: Square) -> Cell {
        let here = square.bit();
        if self.walls & here != 0 {
            return Cell::Wall;
        }
        let color = Color::BOTH.into_iter().find(|&color| self.of(color) & here != 0);
        color.map_or(Cell::Empty, Cell::Stone)
    }

    /// Replaces the contents of `square`.
    pub fn set(&mut self, square: Square, cell: Cell) {
        let here = square.bit();
        self.stones = self.stones.map(|stones| stones & !here);
        self.walls &= !here;
        match cell {
            Cell::Empty => {}
            Cell::Stone(color) | Cell::Piece(color, _) => self.stones[color as usize] |= here,
            Cell::Wall => self.walls |= here,
        }
    }

    /// The number of stones of `color`.
    #[must_use]
    pub fn count(&self, color: Color) -> u32 {
        self.of(color).count()
    }

    /// The number of empty squares.
    #[must_use]
    pub fn count_empty(&self) -> u32 {
        self.empty().count()
    }

    /// Returns true if a stone of `color` can reach an empty square.
    #[must_use]
    pub const fn can_move(&self, color: Color) -> bool {
        within_two(self.of(color)) & self.empty() != 0
    }

    /// The stones of `color` as a set.
    #[must_use]
    pub const fn of(&self, color: Color) -> u64 {
        self.stones[color as usize]
    }

    /// The empty squares as a set.
    #[must_use]
    pub const fn empty(&self) -> u64 {
        BOARD & !(self.stones[0] | self.stones[1] | self.walls)
    }

    /// The walls as a set.
    #[must_use]
    pub const fn walls(&self) -> u64 {
        self.walls
    }

    /// The enemy stones that a stone of `color` on `to` would flip.
    pub(super) const fn turned(&self, color: Color, to: Square) -> u64 {
        ring1(to) & self.of(color.opponent())
    }

    /// Adds a stone of `color` on `to` and removes the one on `from`, if any. Flips nothing.
    pub(super) const fn put(&mut self, color: Color, from: Option<Square>, to: Square) {
        let own = &mut self.stones[color as usize];
        *own |= to.bit();
        if let Some(from) = from {
            *own &= !from.bit();
        }
    }

    /// Flips the stones of `set` to `color`.
    pub(super) const fn turn(&mut self, color: Color, set: u64) {
        self.stones[color as usize] |= set;
        self.stones[color.opponent() as usize] &= !set;
    }

    /// The number of moves of `color`, without a pass.
    pub(super) fn count_moves(&self, color: Color) -> u64 {
        let (own, empty) = (self.of(color), self.empty());
        u64::from((near(own) & empty).count()) + count_jumps(own, empty)
    }
}

/// The number of jumps from `own` to `empty`, counted over the smaller set.
pub(super) fn count_jumps(own: u64, empty: u64) -> u64 {
    let (few, many) = if own.count() < empty.count() { (own, empty) } else { (empty, own) };
    Square::of_set(few).map(|square| u64::from((ring2(square) & many).count())).sum()
}

/// A text diagram: `X` black, `O` white, `#` wall, `.` empty; rank 7 on top.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..WIDTH {
            let squares = (0..WIDTH).filter_map(|file| Square::at_place(row * WIDTH + file, true));
            let letters: Vec<String> = squares.map(|square| self.cell(square).letter().into()).collect();
            writeln!(f, "{}", letters.join(" "))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

/// Parses a text diagram.
impl FromStr for Board {
    type Err = TextBoardError;

    fn from_str(text: &str) -> Result<Self, TextBoardError> {
        let picture = TextBoard::parse(text)?;
        let (rows, cols) = (picture.size().rows(), picture.size().cols());
        if (rows, cols) != (WIDTH, WIDTH) {
            return Err(TextBoardError::Size { rows, cols });
        }
        let mut board = Self::default();
        for (place, (point, found)) in picture.cells().enumerate() {
            let cell = Cell::of_letter(found).ok_or(TextBoardError::Cell { point, found })?;
            if let Some(square) = Square::at_place(place, true) {
                board.set(square, cell);
            }
        }
        Ok(board)
    }
}
