use crate::board::Color;
use crate::game::Game;

/// A game as a file tells it. What it does not tell is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame<G: Game> {
    /// The line where it begins, from 1; 0 in files without lines.
    pub line: usize,
    /// The names of who had the black stones and who had the white ones.
    pub players: [String; 2],
    /// The event or tournament.
    pub event: String,
    /// The date, as it is written.
    pub date: String,
    /// The round.
    pub round: String,
    /// The position before the first move.
    pub start: G,
    /// How many of the moves were given and not chosen.
    pub opening: usize,
    /// The moves.
    pub moves: Vec<WrittenMove>,
    /// The result.
    pub result: Option<Told>,
    /// How many moves there are, where the file tells the number.
    pub plies: Option<usize>,
    /// The position after them, where the file tells it.
    pub last: Option<G>,
}

/// A move as a file tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move, in the game's notation.
    pub text: String,
    /// Who played it.
    pub by: Option<Color>,
    /// What its player thought it was worth to itself, in hundredths of a stone.
    pub score: Option<i32>,
    /// How long it took.
    pub milliseconds: Option<u64>,
}

/// The result of a game as a file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The winner; nobody when it is a draw.
    pub winner: Option<Color>,
    /// The stones that were counted.
    pub stones: Option<Stones>,
    /// How the game ended.
    pub how: How,
}

/// A count of stones; squares that stay empty may have been counted for the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// Black's and white's.
    Each([u32; 2]),
    /// How many more black has than white.
    Margin(i32),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// By the rules.
    Rules,
    /// That is not told: where the rules have not ended it, the points were awarded.
    Unsaid,
    /// A side was late.
    Late,
    /// By a fault or the resignation of the loser.
    Fault(String),
    /// Somebody decided before the rules did.
    Adjudicated(String),
}

impl<G: Game> WrittenGame<G> {
    /// Nothing is told but where it begins.
    pub const fn at(start: G) -> Self {
        Self {
            line: 0,
            players: [String::new(), String::new()],
            event: String::new(),
            date: String::new(),
            round: String::new(),
            start,
            opening: 0,
            moves: Vec::new(),
            result: None,
            plies: None,
            last: None,
        }
    }
}

impl WrittenMove {
    /// Nothing is told but the move.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

impl Stones {
    /// How many more black has than white.
    #[must_use]
    pub fn margin(self) -> i32 {
        match self {
            Self::Each([black, white]) => (i64::from(black) - i64::from(white)) as i32,
            Self::Margin(margin) => margin,
        }
    }
}
