use super::Notice;
use super::game::{Cell, Engines, GameKind, WebGame};
use crate::arena::Contestant;
use crate::ataxx::{self, Board, FenError, Move, Pattern, Position, Reason, Rules, Square};
use crate::board::Color;
use crate::game::Game;
use std::sync::Arc;

const SIZE: usize = 7;

impl WebGame for Position {
    const KIND: GameKind = GameKind::Ataxx;
    const SIZE: usize = SIZE;
    const COUNTS_UPWARDS: bool = true;
    const RULES: &'static [&'static str] = &["uai", "botzone", "codingame"];
    const USUAL_BOARD: &'static str = "0";

    fn rules_name(&self) -> &'static str {
        self.rules().name()
    }

    fn cell(&self, square: usize) -> Cell {
        match square_at(square).map(|square| self.board().cell(square)) {
            Some(ataxx::Cell::Stone(color)) => Cell::Piece(color),
            Some(ataxx::Cell::Wall) => Cell::Wall,
            Some(ataxx::Cell::Empty) | None => Cell::Empty,
        }
    }

    /// A single may come from any own piece beside the target.
    fn sources(&self, mv: Move) -> Vec<usize> {
        match mv {
            Move::Pass => Vec::new(),
            Move::Jump(from, _) => vec![number(from)],
            Move::Single(to) => Square::all()
                .filter(|from| from.distance(to) == 1)
                .filter(|&from| self.board().cell(from) == ataxx::Cell::Stone(self.to_move()))
                .map(number)
                .collect(),
        }
    }

    fn ending(reason: Reason) -> Notice {
        match reason {
            Reason::WipedOut => Notice::WipedOut,
            Reason::Stuck => Notice::Stuck,
            // The others are verdicts of a referee; here nobody is late and no illegal move is played.
            Reason::Full | Reason::Illegal | Reason::Late => Notice::Full,
            Reason::PlyLimit => Notice::PlyLimit,
            Reason::TurnLimit => Notice::TurnLimit,
            Reason::HalfMoves => Notice::HalfMoves,
            Reason::Repetition => Notice::Repetition,
            Reason::Loop { ply } => Notice::Loop { ply },
        }
    }

    fn target(mv: Move) -> Option<usize> {
        mv.target().map(number)
    }

    fn is_jump(mv: Move) -> bool {
        matches!(mv, Move::Jump(..))
    }

    fn read(text: &str, rules: &str) -> Result<Self, Notice> {
        let rules = rules_named(rules)?;
        if let Some(pattern) = Pattern::named(text.trim()) {
            return Ok(pattern.position(rules));
        }
        Self::from_fen(text, rules).map_err(no_position)
    }

    fn with_cells(cells: &[Cell], to_move: Color, rules: &str) -> Result<Self, Notice> {
        let rules = rules_named(rules)?;
        let mut board = Board::default();
        for (square, &cell) in cells.iter().enumerate() {
            let square = square_at(square).ok_or(Notice::EditRows { size: SIZE })?;
            let cell = match cell {
                Cell::Empty => ataxx::Cell::Empty,
                Cell::Piece(color) => ataxx::Cell::Stone(color),
                Cell::Wall => ataxx::Cell::Wall,
            };
            board.set(square, cell);
        }
        Ok(Self::new(board, to_move, rules))
    }

    fn boards() -> Vec<(String, Self)> {
        let named = |pattern: Pattern| (pattern.name(), pattern.position(Rules::default()));
        Pattern::all().into_iter().map(named).collect()
    }

    /// Seven lines of seven numbers, -1 0 1: a line for each x from the left, in it y from the top.
    fn to_save_in(&self) -> Result<String, Notice> {
        let mut text = String::new();
        for x in 0..SIZE {
            let mut numbers = Vec::new();
            for y in 0..SIZE {
                numbers.push(match self.cell(y * SIZE + x) {
                    Cell::Empty => "0",
                    Cell::Piece(Color::Black) => "1",
                    Cell::Piece(Color::White) => "-1",
                    Cell::Wall => return Err(Notice::SaveInWalls),
                });
            }
            text += &numbers.join(" ");
            text.push('\n');
        }
        Ok(text)
    }

    /// Black is to move: the form does not say.
    fn of_save_in(text: &str, rules: &str) -> Option<Result<Self, Notice>> {
        let numbers: Vec<&str> = text.split_whitespace().collect();
        let cell = |number: &&str| match *number {
            "0" => Some(Cell::Empty),
            "1" => Some(Cell::Piece(Color::Black)),
            "-1" => Some(Cell::Piece(Color::White)),
            _ => None,
        };
        let by_column: Vec<Cell> = numbers.iter().filter_map(cell).collect();
        if by_column.len() != numbers.len() || numbers.len() != SIZE * SIZE {
            return None;
        }
        let cells: Vec<Cell> = (0..SIZE * SIZE).map(|at| by_column[at % SIZE * SIZE + at / SIZE]).collect();
        Some(Self::with_cells(&cells, Color::Black, rules))
    }

    fn engines(engines: &Engines) -> &[Arc<Contestant<Self>>] {
        &engines.ataxx
    }
}

fn no_position(error: FenError) -> Notice {
    let (fault, at) = match error {
        FenError::Empty => ("empty", 0),
        FenError::Ranks { found } => ("ranks", found),
        FenError::Files { rank } => ("files", rank),
        FenError::Letter { rank, .. } => ("letter", rank),
        FenError::NoSide | FenError::Side => ("side", 0),
        FenError::Number { .. } => ("number", 0),
        FenError::Rest => ("rest", 0),
    };
    Notice::NoPosition { fault, at, why: error.to_string() }
}

fn rules_named(name: &str) -> Result<Rules, Notice> {
    name.parse().map_err(|_| Notice::NoRules { known: Position::RULES.join(", ") })
}

/// Rank 7 is on top.
const fn number(square: Square) -> usize {
    (SIZE - 1 - square.rank()) * SIZE + square.file()
}

fn square_at(number: usize) -> Option<Square> {
    Square::new(number % SIZE, (SIZE - 1).checked_sub(number / SIZE)?)
}
