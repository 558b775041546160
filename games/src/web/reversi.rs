use super::Notice;
use super::game::{Cell, Engines, GameKind, WebGame};
use crate::arena::Contestant;
use crate::board::Color;
use crate::reversi::{Move, Position, PositionError, Reason, START, Square};
use std::sync::Arc;

const SIZE: usize = 8;

/// The start of the summer school's assignment, the mirror image of the usual one.
const ASSIGNMENT: &str = "assignment";

/// The only rule set.
const RULES: &str = "reversi";

impl WebGame for Position {
    const KIND: GameKind = GameKind::Reversi;
    const SIZE: usize = SIZE;
    const COUNTS_UPWARDS: bool = false;
    const RULES: &'static [&'static str] = &[RULES];
    const USUAL_BOARD: &'static str = START;

    fn rules_name(&self) -> &'static str {
        RULES
    }

    fn cell(&self, square: usize) -> Cell {
        square_at(square).and_then(|square| self.stone(square)).map_or(Cell::Empty, Cell::Piece)
    }

    fn sources(&self, _: Move) -> Vec<usize> {
        Vec::new()
    }

    fn ending(_: Reason) -> Notice {
        Notice::Full
    }

    fn target(mv: Move) -> Option<usize> {
        mv.square().map(Square::index)
    }

    fn read(text: &str, rules: &str) -> Result<Self, Notice> {
        known(rules)?;
        if text.trim() == ASSIGNMENT {
            return Ok(Self::assignment_start());
        }
        text.parse().map_err(no_position)
    }

    fn with_cells(cells: &[Cell], to_move: Color, rules: &str) -> Result<Self, Notice> {
        known(rules)?;
        let mut stones = [0; 2];
        for (square, &cell) in cells.iter().enumerate() {
            let square = square_at(square).ok_or(Notice::EditRows { size: SIZE })?;
            match cell {
                Cell::Empty => {}
                Cell::Piece(color) => stones[color as usize] |= square.bit(),
                Cell::Wall => return Err(Notice::NoWalls),
            }
        }
        Self::new(stones[0], stones[1], to_move).ok_or(Notice::EditLetters)
    }

    fn boards() -> Vec<(String, Self)> {
        vec![(START.to_owned(), Self::start()), (ASSIGNMENT.to_owned(), Self::assignment_start())]
    }

    /// `f5d6c3` is three moves.
    fn split_moves(word: &str) -> Vec<&str> {
        if !word.is_ascii() || word.eq_ignore_ascii_case("pass") || !word.len().is_multiple_of(2) {
            return vec![word];
        }
        (0..word.len()).step_by(2).map(|at| &word[at..at + 2]).collect()
    }

    fn engines(engines: &Engines) -> &[Arc<Contestant<Self>>] {
        &engines.reversi
    }
}

fn no_position(error: PositionError) -> Notice {
    let (fault, at) = match error {
        PositionError::Length(found) => ("length", found),
        PositionError::Cell { column, .. } => ("cell", column),
        PositionError::Side(_) => ("side", 0),
        PositionError::Rest(_) => ("rest", 0),
    };
    Notice::NoPosition { fault, at, why: error.to_string() }
}

fn known(rules: &str) -> Result<(), Notice> {
    if rules == RULES { Ok(()) } else { Err(Notice::NoRules { known: RULES.to_owned() }) }
}

const fn square_at(number: usize) -> Option<Square> {
    Square::new(number / SIZE, number % SIZE)
}
