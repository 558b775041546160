use super::super::super::coordinates::ASSIGNMENT;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use games_engine::game::board_game::BoardGame;
use games_engine::game::cell::Cell;
use games_engine::game::coordinates::Coordinates;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::referee::{MoveLimits, Referee, Reply};
use gocheck_board::Color;
use gocheck_text::{Phrase, phrase};

/// The summer school's grader: a board and the colour; a row and a column, from 0.
pub(in super::super) struct LkshReferee {
    color_first: bool,
    /// The words of an unfinished answer, which can be on two lines.
    words: Vec<String>,
}

impl LkshReferee {
    pub(in super::super) const fn new(color_first: bool) -> Self {
        Self { color_first, words: Vec::new() }
    }
}

impl Referee<Position> for LkshReferee {
    fn ask(&mut self, game: &History<Position>, _: MoveLimits) -> String {
        self.words.clear();
        request(game.position(), self.color_first)
    }

    fn parse_line(&mut self, game: &History<Position>, line: &str) -> Reply<Move> {
        let expected = || phrase!("expected a row and a column, 0 to 7", "应为行和列，0 到 7");
        self.words.extend(line.split_whitespace().map(str::to_owned));
        let numbers: Option<Vec<i64>> = self.words.iter().map(|word| word.parse().ok()).collect();
        match numbers.as_deref() {
            Some([] | [_]) => Reply::More,
            Some(&[row, column]) => {
                let line = self.words.join(" ");
                let place = |number: i64| usize::try_from(number).ok();
                match place(row).zip(place(column)).and_then(|(row, column)| Square::new(column, row)) {
                    Some(square) => Reply::Move { mv: Move::Place(square), line },
                    None if row < 0 && column < 0 => Reply::Illegal { line, reason: needless_pass(game) },
                    None => Reply::Illegal {
                        line,
                        reason: phrase!(
                            "({row}, {column}): no such square: {expected}",
                            "没有格子 ({row}, {column})：{expected}",
                            expected = expected()
                        ),
                    },
                }
            }
            Some(_) | None => Reply::unreadable(line, expected()),
        }
    }

    fn coordinates(&self) -> &'static Coordinates<Position> {
        ASSIGNMENT
    }
}

/// Describes the fault of an answer without a square. A side without a move is not asked.
fn needless_pass(game: &History<Position>) -> Phrase {
    let moves = game.legal_moves();
    let example = moves.first().map(|&mv| (ASSIGNMENT.mv)(game, mv)).unwrap_or_default();
    match moves.len() {
        1 => phrase!("no move, but there is one, such as {example}", "没有走，但有 1 步可走：{example}"),
        count => phrase!(
            "no move, but there are {count}, such as {example}",
            "没有走，但有 {count} 步可走，如 {example}"
        ),
    }
}

/// The lines of a request: the board, and the colour after or before it.
fn request(position: &Position, color_first: bool) -> String {
    let color = match position.to_move() {
        Color::White => "0\n",
        Color::Black => "1\n",
    };
    let cells: Vec<&str> = position
        .cells()
        .map(|cell| match cell {
            Cell::Stone(Color::Black) => "1",
            Cell::Stone(Color::White) => "0",
            Cell::Empty | Cell::Piece(..) | Cell::Wall => "-1",
        })
        .collect();
    let text: String = cells.chunks(Position::GRID.columns()).map(|row| row.join(" ") + "\n").collect();
    if color_first { format!("{color}{text}") } else { text + color }
}
