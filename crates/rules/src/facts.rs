use crate::Board;
use crate::board::{Color, Point};

/// The facts of a move on a board with history, regardless of rule sets.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::{Replay, Board};
///
/// let setup: Board = "
///     . X O .
///     X O . O
///     . . O .
/// ".parse()?;
/// let mut game = Replay::new(setup.size());
/// game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
/// let at = |row, col| setup.size().point(row, col).ok_or("off the board");
///
/// assert_eq!(game.look(Color::White, at(0, 0)?).captured, 1);
/// assert_eq!(game.look(Color::Black, at(2, 3)?).suicide, 1);
/// assert_eq!(game.look(Color::Black, at(0, 2)?).occupied, Some(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The colour of the stone that stood on the point.
    pub occupied: Option<Color>,
    /// The number of captured stones of the opponent.
    pub captured: u16,
    /// The number of own stones removed by suicide, including the played one; 0 if it is not suicide.
    pub suicide: u16,
    /// If the move retakes a ko at once, the number of the move that captured it.
    pub ko: Option<u32>,
    /// The latest earlier board that the move repeats. `None` on an occupied point.
    pub position: Option<Repetition>,
    /// The latest earlier board with the same player to move that the move repeats.
    pub situation: Option<Repetition>,
}

impl Facts {
    /// Returns true if no rule set could forbid the move.
    #[must_use]
    #[inline]
    pub const fn is_plain(&self) -> bool {
        self.occupied.is_none() && self.suicide == 0 && self.ko.is_none() && self.position.is_none()
    }
}

/// An earlier position that is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Repetition {
    /// The number of the move that created it; 0 is the start.
    pub after: u32,
    /// The number of moves until it is repeated, including the repeating one; suicide of one stone is a cycle of 1, retaking a
    /// ko at once one of 2.
    pub length: u32,
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its number, from 1.
    pub number: u32,
    /// The player.
    pub color: Color,
    /// The kind of move.
    pub action: Action,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A stone was played here.
    Play(Point),
    /// A pass.
    Pass,
    /// A move of a record that cannot be played: it has a number, and the board is unchanged.
    Skip,
}

/// A step of a game: a move or a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameStep {
    /// A move, a pass or a skipped move.
    Move(Color, Action),
    /// Stones that were added (`Some`) or removed (`None`), one after another.
    SetUp(Vec<(Point, Option<Color>)>),
    /// A setup of the player to move.
    ToMove(Color),
}

/// A position of a game, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The board.
    pub board: Board,
    /// The point where a ko may not be retaken at once.
    pub ko: Option<Point>,
    /// The move; `None` at the start and after a setup with stones.
    pub last: Option<(Color, Action)>,
    /// The number of steps up to it, as in [`Replay::step`](crate::Replay::step).
    pub step: usize,
}
