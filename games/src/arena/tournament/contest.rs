use crate::arena::ArenaGame;
use crate::ataxx;
use crate::board::Color;
use crate::reversi;

/// What a tournament needs of a game beyond playing it: how positions and openings are written, and
/// what its board looks like.
pub trait Contest: ArenaGame {
    /// The game's name, lower-case.
    const NAME: &'static str;
    /// The squares along a side of the board.
    const SIDE: usize;
    /// The names of the rule sets, the usual one first.
    const RULES: &'static [&'static str];

    /// The usual start under a rule set.
    fn first(rules: &str) -> Self;

    /// Reads a position to be played under a rule set.
    ///
    /// # Errors
    /// When the text is none: why.
    fn read(text: &str, rules: &str) -> Result<Self, String>;

    /// Cuts a list of moves into its moves.
    fn split_moves(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// A letter a square, row after row from the upper left: `X`, `O`, `.` empty, `#` a wall.
    fn squares(&self) -> String;

    /// The names of the files, left to right, and of the ranks, top to bottom.
    fn edges() -> (Vec<String>, Vec<String>);
}

fn letters(count: usize) -> Vec<String> {
    ('a'..='z').take(count).map(String::from).collect()
}

impl Contest for ataxx::Position {
    const NAME: &'static str = "ataxx";
    const SIDE: usize = 7;
    const RULES: &'static [&'static str] = &["uai", "botzone", "codingame"];

    fn first(rules: &str) -> Self {
        Self::start(rules.parse().unwrap_or_default())
    }

    fn read(text: &str, rules: &str) -> Result<Self, String> {
        Self::from_fen(text, rules.parse().unwrap_or_default()).map_err(|error| error.to_string())
    }

    fn squares(&self) -> String {
        use ataxx::{Cell, Square};
        let cell = |(rank, file)| match Square::new(file, rank).map(|square| self.board().cell(square)) {
            Some(Cell::Stone(color)) => color.letter(),
            Some(Cell::Wall) => '#',
            Some(Cell::Empty) | None => '.',
        };
        let ranks = (0..Self::SIDE).rev();
        ranks.flat_map(|rank| (0..Self::SIDE).map(move |file| (rank, file))).map(cell).collect()
    }

    fn edges() -> (Vec<String>, Vec<String>) {
        (letters(Self::SIDE), (1..=Self::SIDE).rev().map(|rank| rank.to_string()).collect())
    }
}

impl Contest for reversi::Position {
    const NAME: &'static str = "reversi";
    const SIDE: usize = 8;
    const RULES: &'static [&'static str] = &["othello", "assignment"];

    /// The summer school's start is the mirror image of Othello's.
    fn first(rules: &str) -> Self {
        if rules == "assignment" { Self::assignment_start() } else { Self::start() }
    }

    /// Reads a line of an OBF file too; what its moves are worth is passed over.
    fn read(text: &str, rules: &str) -> Result<Self, String> {
        let position = text.split(';').next().unwrap_or_default().trim();
        if position == reversi::START {
            return Ok(Self::first(rules));
        }
        position.parse().map_err(|error: reversi::PositionError| error.to_string())
    }

    /// Moves may stand without blanks, as in `f5d6c3`.
    fn split_moves(text: &str) -> Vec<String> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        letters.chunks(2).map(|pair| pair.iter().collect()).collect()
    }

    fn squares(&self) -> String {
        let squares = reversi::Square::all();
        squares.map(|square| self.stone(square).map_or('.', Color::letter)).collect()
    }

    fn edges() -> (Vec<String>, Vec<String>) {
        (letters(Self::SIDE), (1..=Self::SIDE).map(|rank| rank.to_string()).collect())
    }
}
