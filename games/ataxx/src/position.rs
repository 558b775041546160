use super::board::Board;
use super::geometry::ring1;
use super::moves::Move;
use super::rules::Rules;
use super::square::Square;
use super::zobrist;
use games_engine::game::cell::Cell;
use gocheck_board::Color;
use gocheck_text::{InLanguage, Language, phrase};
use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A position: the board, the side to move, the length of the game so far, and the rules.
///
/// Black moves first; FEN's `x` is black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) rules: Rules,
    pub(super) clock: Clock,
    pub(super) hash: u64,
}

/// The length of a game so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Half-moves since the last single.
    pub halfmoves: u16,
    /// The move number, from 1; it grows after white's turn.
    pub fullmove: u16,
    /// Turns taken. Skipped turns do not count.
    pub turns: u16,
}

impl Clock {
    /// The clock of a FEN with these numbers.
    #[must_use]
    pub const fn new(halfmoves: u16, fullmove: u16, to_move: Color) -> Self {
        let turns = fullmove.saturating_sub(1).saturating_mul(2).saturating_add(to_move as u16);
        Self { halfmoves, fullmove, turns }
    }
}

impl Position {
    /// The classic start under `rules`.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        Self::new(Board::start(), Color::Black, rules)
    }

    /// The first position of a game.
    #[must_use]
    pub const fn new(board: Board, to_move: Color, rules: Rules) -> Self {
        Self::at(board, to_move, Clock::new(0, 1, to_move), rules)
    }

    /// A position at any point of a game.
    #[must_use]
    pub const fn at(board: Board, to_move: Color, clock: Clock, rules: Rules) -> Self {
        Self { board, to_move, rules, clock, hash: zobrist::of(&board, to_move) }
    }

    /// The stones and walls.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The length of the game so far.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The move of the stone on `from` to `to`. The target may be occupied, which
    /// [`play`](games_engine::game::Game::play) checks.
    ///
    /// # Errors
    /// If `from` holds no stone of the side to move or is not one or two steps away.
    pub fn move_between(&self, from: Square, to: Square) -> Result<Move, IllegalMove> {
        if self.board.cell(from) != Cell::Stone(self.to_move) {
            return Err(IllegalMove::Source { from });
        }
        Move::between(from, to).ok_or(IllegalMove::Distance { from, to })
    }

    /// The stones of the side to move next to `to`, any of which can make a single to it.
    pub fn sources_of_single(&self, to: Square) -> impl Iterator<Item = Square> {
        Square::of_set(ring1(to) & self.board.of(self.to_move))
    }

    pub(super) const fn with_other_to_move(&self) -> Self {
        let mut next = *self;
        next.to_move = self.to_move.opponent();
        next.hash ^= zobrist::SIDE;
        next
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// A square does not exist.
    OffBoard,
    /// The game has ended.
    GameOver,
    /// A side passed although it can move.
    PassWithMoves,
    /// A side that cannot move did not pass.
    MustPass,
    /// The target is not empty.
    Target {
        /// The target.
        to: Square,
        /// Its contents.
        cell: Cell,
    },
    /// No own stone is next to the target of a single.
    NoNeighbour {
        /// The target.
        to: Square,
    },
    /// The source holds no stone of the side to move.
    Source {
        /// The source.
        from: Square,
    },
    /// The squares are not one or two steps apart.
    Distance {
        /// The source.
        from: Square,
        /// The target.
        to: Square,
    },
}

impl InLanguage for IllegalMove {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let phrase = match self {
            Self::OffBoard => phrase!("there is no such square", "没有这个格子"),
            Self::GameOver => phrase!("the game is over", "对局已结束"),
            Self::PassWithMoves => phrase!("a pass, but there are moves", "还有棋可走，不能停一手"),
            Self::MustPass => phrase!("the only legal move is a pass", "只能停一手"),
            Self::Target { to, cell: Cell::Wall } => phrase!("{to} is a wall", "{to} 是障碍"),
            Self::Target { to, .. } => phrase!("{to} is occupied", "{to} 已有棋子"),
            Self::NoNeighbour { to } => phrase!("no own stone is next to {to}", "{to} 旁边没有己方的棋子"),
            Self::Source { from } => phrase!("no own stone is on {from}", "{from} 上没有己方的棋子"),
            Self::Distance { from, to } => {
                phrase!("{from} to {to} is not one or two steps", "{from} 到 {to} 不是一步或两步")
            }
        };
        phrase.text(language).into()
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for IllegalMove {}
