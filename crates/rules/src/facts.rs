use crate::board::{Color, Point};

/// What a play does on a board with a past, whatever any rule set thinks of it.
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
    /// The number of the opponent's stones that it takes.
    pub captured: u16,
    /// The number of own stones that it takes off the board, the played one among them; 0 when it is no suicide.
    pub suicide: u16,
    /// It retakes a ko at once: the number of the move that took it.
    pub ko: Option<u32>,
    /// The board is the one after an earlier move: the latest such. Nothing on an occupied point.
    pub position: Option<Repetition>,
    /// The board and the player to move are those after an earlier move: the latest such.
    pub situation: Option<Repetition>,
}

impl Facts {
    /// Whether no rule set could forbid the play.
    #[must_use]
    #[inline]
    pub const fn is_plain(&self) -> bool {
        self.occupied.is_none() && self.suicide == 0 && self.ko.is_none() && self.position.is_none()
    }
}

/// An earlier position that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Repetition {
    /// The number of the move after which it stood; 0 is the start.
    pub after: u32,
    /// The number of moves from there to its return, the repeating one among them; a suicide of one stone is a
    /// cycle of 1, a ko retaken at once one of 2.
    pub length: u32,
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Its number, from 1.
    pub number: u32,
    /// Who moved.
    pub color: Color,
    /// What the move was.
    pub action: Action,
}

/// What a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A stone was played here.
    Play(Point),
    /// A pass.
    Pass,
    /// A move that a record has and that cannot be played: it has a number, and the board stays.
    Skip,
}
