//! The rules of a game for two, and what boards have in common.

mod board_game;
mod cell;
mod coordinates;
mod history;
mod square;

pub(crate) use board_game::picture_with;
pub use board_game::{BoardGame, Path, PositionFault, Variant, edges, picture};
pub use cell::Cell;
pub use coordinates::Coordinates;
pub use history::{History, PlayError};
pub use square::{Square, SquareError};

use crate::board::Color;
use std::cmp::Ordering;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A position of a game for two, with all that its rules look at save the positions before it.
///
/// Playing gives a new position. What depends on the past (repetition) is asked of a [`History`],
/// which in turn asks [`Game::repeats`] and [`Game::outcome_by_history`].
pub trait Game: Clone + Eq + Debug + Display + Send + Sync + 'static {
    /// A move. Where a side without moves must pass, the pass is a move like any other.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Why a game ended.
    type Reason: Copy + Eq + Debug + Display;
    /// Why a move is illegal.
    type Illegal: Error + Clone + Eq + Send + Sync + 'static;

    /// The side to move.
    fn to_move(&self) -> Color;

    /// Appends every legal move to `moves`, each once, in an order that depends on the position
    /// alone; none when the game is over.
    fn moves_into(&self, moves: &mut Vec<Self::Move>);

    /// Every legal move; none when the game is over, at least one before.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves_into(&mut moves);
        moves
    }

    /// The number of legal moves.
    fn count_moves(&self) -> u64 {
        self.moves().len() as u64
    }

    /// The number of legal moves after each legal move, added up: [`perft`](crate::perft) at depth
    /// 2. A game that can count it faster than by playing says so here.
    fn count_replies(&self) -> u64 {
        self.moves().into_iter().map(|mv| self.play_unchecked(mv).count_moves()).sum()
    }

    /// The position after `mv`.
    ///
    /// # Errors
    /// When `mv` is illegal: why.
    fn play(&self, mv: Self::Move) -> Result<Self, Self::Illegal>;

    /// The position after a legal `mv`; after another, some position that means nothing.
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// How the game ended, when it has.
    fn outcome(&self) -> Option<Outcome<Self::Reason>>;

    /// A number that equal positions share and others almost never do.
    fn hash(&self) -> u64;

    /// The earliest ply of `past` that playing `mv` would repeat against the rules, if it would.
    fn repeats(past: &History<Self>, mv: Self::Move) -> Option<usize> {
        let _ = (past, mv);
        None
    }

    /// How the game ended on account of the positions before, when it has.
    fn outcome_by_history(past: &History<Self>) -> Option<Outcome<Self::Reason>> {
        let _ = past;
        None
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<R> {
    /// The winner; nobody when it is a draw.
    pub winner: Option<Color>,
    /// Why it ended.
    pub reason: R,
}

impl<R> Outcome<R> {
    /// The game is won by `winner`.
    pub const fn win(winner: Color, reason: R) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// Whoever has more wins.
    pub fn by_count(black: u32, white: u32, reason: R) -> Self {
        let winner = match black.cmp(&white) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        };
        Self { winner, reason }
    }

    /// Nobody wins.
    pub const fn draw(reason: R) -> Self {
        Self { winner: None, reason }
    }
}

/// `black wins: ...` or `draw: ...`.
impl<R: Display> Display for Outcome<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.winner {
            Some(color) => write!(f, "{color} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}
