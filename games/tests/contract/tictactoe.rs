//! A third game: the minimum that a game has to define.

use games::description::{Described, GameSpec};
use games::game::{BoardGame, Cell, Game, Grid, Outcome, Path, PositionFault, Square, Variant};
use games::search::{Score, Searchable};
use gocheck_board::Color;
use gocheck_text::{InLanguage, Language};
use std::borrow::Cow;
use std::fmt;

/// A position of tic-tac-toe. Black begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TicTacToe {
    stones: [u64; 2],
}

/// A stone is placed on a square: files a to c, rank 1 on top.
type Place = Square<3, 3, 3>;

const LINES: [u64; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421];

impl TicTacToe {
    pub(crate) const START: Self = Self { stones: [0, 0] };

    const fn taken(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }
}

/// Nine letters, row by row.
impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows(Cell::letter).concat())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    ThreeInARow,
    Full,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ThreeInARow => "three in a row",
            Self::Full => "the board is full",
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Illegal {
    GameOver,
    Occupied,
}

impl InLanguage for Illegal {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        language
            .pick(
                match self {
                    Self::GameOver => "the game is over",
                    Self::Occupied => "the square is occupied",
                },
                match self {
                    Self::GameOver => "对局已结束",
                    Self::Occupied => "这一格已有棋子",
                },
            )
            .into()
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for Illegal {}

impl Game for TicTacToe {
    type Move = Place;
    type Reason = Reason;
    type Illegal = Illegal;

    fn to_move(&self) -> Color {
        if self.taken().count_ones().is_multiple_of(2) { Color::Black } else { Color::White }
    }

    fn moves_into(&self, moves: &mut Vec<Place>) {
        if self.outcome().is_none() {
            moves.extend(Place::all().filter(|place| self.taken() & place.bit() == 0));
        }
    }

    fn play(&self, mv: Place) -> Result<Self, Illegal> {
        match self.outcome() {
            Some(_) => Err(Illegal::GameOver),
            None if self.taken() & mv.bit() != 0 => Err(Illegal::Occupied),
            None => Ok(self.play_unchecked(mv)),
        }
    }

    fn play_unchecked(&self, mv: Place) -> Self {
        let mut next = *self;
        next.stones[self.to_move() as usize] |= mv.bit();
        next
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        let has_line = |color: &Color| {
            let stones = self.stones[*color as usize];
            LINES.iter().any(|line| stones & line == *line)
        };
        match Color::BOTH.into_iter().find(has_line) {
            Some(winner) => Some(Outcome::win(winner, Reason::ThreeInARow)),
            None => (self.taken() == 0o777).then_some(Outcome::draw(Reason::Full)),
        }
    }

    fn hash(&self) -> u64 {
        (self.stones[0] | self.stones[1] << 9).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Searchable for TicTacToe {
    const MOVE_INDICES: usize = 9;

    fn move_index(mv: Place) -> u16 {
        mv.index() as u16
    }

    fn evaluate(&self) -> Score {
        0
    }

    fn ordering_score(&self, _: Place) -> i32 {
        0
    }
}

impl Described for TicTacToe {
    const SPEC: &'static GameSpec<Self> =
        &GameSpec::new(&[Variant { name: "tictactoe", rules: "tictactoe", start: || Self::START }]);
}

impl BoardGame for TicTacToe {
    const NAME: &'static str = "tictactoe";
    const GRID: Grid = Grid::square(3);

    fn cell(&self, place: usize) -> Cell {
        let stone = Color::BOTH.into_iter().find(|&color| self.stones[color as usize] >> place & 1 == 1);
        stone.into()
    }

    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault> {
        let cells: Option<Vec<Cell>> = text.chars().map(Cell::of_letter).collect();
        let cells = cells.filter(|cells| cells.len() == 9);
        let position = cells.and_then(|cells| Self::with_cells(&cells, Color::Black, variant));
        position.ok_or(PositionFault { code: "cells", at: 0, why: "expected nine of X O .".to_owned() })
    }

    fn path(&self, mv: Place) -> Path {
        Path::onto(mv.place(false))
    }

    fn with_cells(cells: &[Cell], _: Color, _: &Variant<Self>) -> Option<Self> {
        let set = |color| {
            let places = cells.iter().enumerate().filter(|(_, cell)| **cell == Cell::Stone(color));
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        Some(Self { stones: Color::BOTH.map(set) })
    }
}
