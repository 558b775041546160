//! Connect Four, the example of a game: a disc falls to the lowest empty square of a column, and four in a row win.

#![allow(missing_docs, reason = "this package is not published")]

use games_engine::description::{Described, GamePage, GameSpec, Lesson, Text};
use games_engine::game::{
    BoardGame, Cell, Ended, Game, Grid, NotLegal, Outcome, Path, Variant, play_if_legal, write_rows,
};
use games_engine::search::{Score, Searchable};
use gocheck_board::Color;
use std::fmt;
use std::str::FromStr;

/// A position: seven bits for each column, the lowest square first, the seventh always empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    stones: [u64; 2],
}

/// A move: a column, from 0 on the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column(u8);

const GRID: Grid = Grid::new(7, 6);
const FOUR: Ended = Ended { code: "four", en: "four in a row", zh: "四子连成一线" };
const FULL: Ended = Ended { code: "full", en: "the board is full", zh: "棋盘已满" };

impl Position {
    const fn taken(self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// The number of discs in a column.
    const fn height(self, column: Column) -> usize {
        (self.taken() >> (7 * column.0) & 0x3f).count_ones() as usize
    }

    /// The discs that begin `length` in a row: upwards, to the right, and along both diagonals.
    fn in_a_row(self, color: Color, length: u32) -> [u64; 4] {
        let stones = self.stones[color as usize];
        [1, 7, 6, 8].map(|step| (1..length).fold(stones, |row, far| row & stones >> (far * step)))
    }
}

impl Game for Position {
    type Move = Column;
    type Reason = Ended;
    type Illegal = NotLegal;

    fn to_move(&self) -> Color {
        if self.taken().count_ones().is_multiple_of(2) { Color::Black } else { Color::White }
    }

    fn moves_into(&self, moves: &mut Vec<Column>) {
        if self.outcome().is_none() {
            moves.extend((0..7).map(Column).filter(|&column| self.height(column) < GRID.rows()));
        }
    }

    fn play(&self, column: Column) -> Result<Self, NotLegal> {
        play_if_legal(self, column)
    }

    fn play_unchecked(&self, column: Column) -> Self {
        let mut next = *self;
        next.stones[self.to_move() as usize] |= 1 << (7 * usize::from(column.0) + self.height(column));
        next
    }

    fn outcome(&self) -> Option<Outcome<Ended>> {
        match Color::BOTH.into_iter().find(|&color| self.in_a_row(color, 4) != [0; 4]) {
            Some(winner) => Some(Outcome::win(winner, FOUR)),
            None => (self.taken().count_ones() == 42).then_some(Outcome::draw(FULL)),
        }
    }

    fn hash(&self) -> u64 {
        (self.stones[0] ^ self.stones[1].rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Searchable for Position {
    const MOVE_INDICES: usize = 7;

    fn move_index(column: Column) -> u16 {
        column.0.into()
    }

    fn evaluate(&self) -> Score {
        let count = |color, length| self.in_a_row(color, length).map(u64::count_ones).iter().sum::<u32>();
        let value = |color| (30 * count(color, 3) + 10 * count(color, 2)) as Score;
        value(self.to_move()) - value(self.to_move().opponent())
    }

    /// The middle column first.
    fn ordering_score(&self, column: Column) -> i32 {
        -i32::from(column.0.abs_diff(3))
    }
}

impl BoardGame for Position {
    const NAME: &'static str = "connect-four";
    const GRID: Grid = GRID;
    const COUNTS_UPWARDS: bool = true;

    fn cell(&self, place: usize) -> Cell {
        let bit = 7 * GRID.column(place) + 5 - GRID.row(place);
        Color::BOTH.into_iter().find(|&color| self.stones[color as usize] >> bit & 1 == 1).into()
    }

    /// Discs lie on others, and the sides take turns.
    fn with_cells(cells: &[Cell], to_move: Color, _: &Variant<Self>) -> Option<Self> {
        let mut position = Self::default();
        for (place, color) in
            cells.iter().enumerate().rev().filter_map(|(place, cell)| Some((place, cell.color()?)))
        {
            let (column, rank) = (Column(GRID.column(place) as u8), 5 - GRID.row(place));
            position.stones[color as usize] |= 1 << (7 * GRID.column(place) + rank);
            (position.height(column) == rank + 1).then_some(())?;
        }
        let [black, white] = position.stones.map(u64::count_ones);
        (black.wrapping_sub(white) <= 1 && position.to_move() == to_move).then_some(position)
    }

    /// A disc falls down its column, of which any square stands for the move.
    fn path(&self, column: Column) -> Path {
        let place = |row| GRID.place(row, column.0.into());
        let to = 5_usize.checked_sub(self.height(column)).and_then(place);
        let mut aims: Vec<usize> = (0..6).filter_map(place).collect();
        aims.sort_by_key(|&aim| Some(aim) != to);
        Path { to, aims, entry: place(0), ..Path::default() }
    }
}

impl Described for Position {
    const SPEC: &'static GameSpec<Self> = &GameSpec {
        page: &PAGE,
        ending: |reason| reason.into(),
        reasons: &[FOUR, FULL],
        ..GameSpec::new(&[Variant {
            name: "connect-four",
            rules: "connect-four",
            start: || Position { stones: [0; 2] },
        }])
    };
}

const PAGE: GamePage = GamePage {
    title: Text { en: "Connect Four", zh: "四子棋" },
    no_move: Text { en: "The column of {square} is full.", zh: "{square} 所在的列已满。" },
    chinese: &[(FOUR.code, FOUR.zh), (FULL.code, FULL.zh)],
    lessons: &[
        Lesson {
            dots: &[(5, 0), (4, 1), (5, 2), (2, 3), (5, 4), (5, 5), (5, 6)],
            ..Lesson::new(
                &[".......", ".......", ".......", "...X...", "...O...", ".O.X..."],
                Text {
                    en: "Choose a column: a disc falls to its lowest empty square.",
                    zh: "选一列，棋子落到这一列最低的空格。",
                },
            )
        },
        Lesson {
            rings: &[(5, 1), (4, 2), (3, 3), (2, 4)],
            ..Lesson::new(
                &[".......", ".......", "....X..", "...XO..", "..XOO..", ".XOXX.O"],
                Text {
                    en: "Four discs in a row win: upright, level or diagonal.",
                    zh: "四枚同色棋子连成一线即获胜，横、竖、斜都可以。",
                },
            )
        },
    ],
    ..GamePage::PLAIN
};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(self, f)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Column {
    type Err = NotLegal;

    fn from_str(text: &str) -> Result<Self, NotLegal> {
        (0..7).map(Self).find(|column| column.to_string() == text).ok_or(NotLegal::Move)
    }
}
