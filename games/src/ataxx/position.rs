use super::geometry::{near, ring1, ring2, within_two};
use super::{Board, Length, Move, Reason, Rules, Square, Stuck, repetition, replies, zobrist};
use crate::board::{Bits, Color};
use crate::game::{Cell, Game, History, Outcome};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A position: the board, who moves, how long the game has lasted, and the rules it is played by.
///
/// Black moves first; FEN's `x` is black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) rules: Rules,
    pub(super) clock: Clock,
    hash: u64,
}

/// How long a game has lasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Half-moves since the last single.
    pub halfmoves: u16,
    /// The number of the move, from 1; it grows after white's.
    pub fullmove: u16,
    /// Turns taken; skipped ones do not count.
    pub turns: u16,
}

impl Clock {
    /// The clock that a FEN with these numbers means.
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

    /// A game's first position: `board` with `to_move` to begin.
    #[must_use]
    pub const fn new(board: Board, to_move: Color, rules: Rules) -> Self {
        Self::at(board, to_move, Clock::new(0, 1, to_move), rules)
    }

    /// A position at any time of a game.
    #[must_use]
    pub const fn at(board: Board, to_move: Color, clock: Clock, rules: Rules) -> Self {
        Self { board, to_move, rules, clock, hash: zobrist::of(&board, to_move) }
    }

    /// The stones and walls.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How long the game has lasted.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The move of the stone on `from` to `to`. Whether the target is free is for
    /// [`play`](Game::play) to say.
    ///
    /// # Errors
    /// When `from` holds no stone of the side to move or is not one or two steps away.
    pub fn move_between(&self, from: Square, to: Square) -> Result<Move, IllegalMove> {
        if self.board.cell(from) != Cell::Stone(self.to_move) {
            return Err(IllegalMove::Source { from });
        }
        Move::between(from, to).ok_or(IllegalMove::Distance { from, to })
    }

    /// The stones of the side to move beside `to`, from any of which a single may come.
    pub fn sources_of_single(&self, to: Square) -> impl Iterator<Item = Square> {
        Square::of_set(ring1(to) & self.board.of(self.to_move))
    }

    /// Whether the side to move has stones and no square to go to, so that it must pass.
    fn must_pass(&self) -> bool {
        !self.board.can_move(self.to_move)
    }

    /// Who has more stones, the empty squares given to `heir` if there is one.
    fn counted(&self, heir: Option<Color>, reason: Reason) -> Outcome<Reason> {
        let count = |color| {
            let inherited = if heir == Some(color) { self.board.count_empty() } else { 0 };
            self.board.count(color) + inherited
        };
        Outcome::by_count(count(Color::Black), count(Color::White), reason)
    }

    /// The result of a game that has lasted long enough.
    fn outcome_by_length(&self) -> Option<Outcome<Reason>> {
        match self.rules.length() {
            Length::CountAfter(turns) if self.clock.turns >= turns => {
                Some(self.counted(None, Reason::PlyLimit))
            }
            Length::DrawAfter(turns) if self.clock.turns >= turns => Some(Outcome::draw(Reason::TurnLimit)),
            Length::DrawWithoutSingle(halfmoves) if self.clock.halfmoves >= halfmoves => {
                Some(Outcome::draw(Reason::HalfMoves))
            }
            _ => None,
        }
    }

    /// The position with the other side to move and no stone played: what a search compares with.
    pub(super) const fn with_other_to_move(&self) -> Self {
        let mut next = *self;
        next.to_move = self.to_move.opponent();
        next.hash ^= zobrist::SIDE;
        next
    }

    fn stone_played(&self, from: Option<Square>, to: Square) -> Self {
        let color = self.to_move;
        let mut next = self.with_other_to_move();
        let turned = self.board.turned(color, to);
        next.board.put(color, from, to);
        next.board.turn(color, turned);
        next.hash ^= zobrist::stone(color, to) ^ zobrist::turned(turned);
        if let Some(from) = from {
            next.hash ^= zobrist::stone(color, from);
        }
        let clock = &mut next.clock;
        clock.halfmoves = if from.is_some() { clock.halfmoves.saturating_add(1) } else { 0 };
        clock.turns = clock.turns.saturating_add(1);
        clock.fullmove = clock.fullmove.saturating_add(color as u16);
        next
    }

    fn passed(&self) -> Self {
        let mut next = self.with_other_to_move();
        next.clock.fullmove = next.clock.fullmove.saturating_add(self.to_move as u16);
        if self.rules.stuck() != Stuck::Skipped {
            next.clock.halfmoves = next.clock.halfmoves.saturating_add(1);
            next.clock.turns = next.clock.turns.saturating_add(1);
        }
        next
    }

    /// Why `mv` is illegal, if it is.
    fn fault(&self, mv: Move) -> Option<IllegalMove> {
        if self.outcome().is_some() {
            return Some(IllegalMove::GameOver);
        }
        let own = self.board.of(self.to_move);
        match mv {
            Move::Pass => (!self.must_pass()).then_some(IllegalMove::PassWithMoves),
            _ if self.must_pass() => Some(IllegalMove::MustPass),
            Move::Single(to) | Move::Jump(_, to) if self.board.cell(to) != Cell::Empty => {
                Some(IllegalMove::Target { to, cell: self.board.cell(to) })
            }
            Move::Single(to) => (near(to.bit()) & own == 0).then_some(IllegalMove::NoneBeside { to }),
            Move::Jump(from, _) if own & from.bit() == 0 => Some(IllegalMove::Source { from }),
            Move::Jump(from, to) => {
                (ring2(from) & to.bit() == 0).then_some(IllegalMove::Distance { from, to })
            }
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Reason = Reason;
    type Illegal = IllegalMove;

    fn to_move(&self) -> Color {
        self.to_move
    }

    /// Singles first, then jumps, each by target and then source from a1 along the ranks.
    fn moves_into(&self, moves: &mut Vec<Move>) {
        if self.outcome().is_some() {
            return;
        }
        let (own, empty) = (self.board.of(self.to_move), self.board.empty());
        let reached = within_two(own) & empty;
        if reached == 0 {
            moves.push(Move::Pass);
            return;
        }
        moves.extend(Square::of_set(near(own) & empty).map(Move::Single));
        for to in Square::of_set(reached) {
            moves.extend(Square::of_set(ring2(to) & own).map(|from| Move::Jump(from, to)));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        self.board.count_moves(self.to_move).max(1)
    }

    fn count_replies(&self) -> u64 {
        replies::count(self)
    }

    fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.fault(mv).map_or_else(|| Ok(self.play_unchecked(mv)), Err)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        match mv {
            Move::Single(to) => self.stone_played(None, to),
            Move::Jump(from, to) => self.stone_played(Some(from), to),
            Move::Pass => self.passed(),
        }
    }

    /// Stones come before the length of the game.
    fn outcome(&self) -> Option<Outcome<Reason>> {
        let [black, white] = Color::BOTH.map(|color| self.board.of(color).is_empty());
        match (black, white) {
            (true, true) => return Some(Outcome::draw(Reason::WipedOut)),
            (true, false) => return Some(Outcome::win(Color::White, Reason::WipedOut)),
            (false, true) => return Some(Outcome::win(Color::Black, Reason::WipedOut)),
            (false, false) => {}
        }
        let [black, white] = Color::BOTH.map(|color| self.board.can_move(color));
        match (black, white) {
            (false, false) => Some(self.counted(None, Reason::Full)),
            (true, true) => self.outcome_by_length(),
            _ if self.rules.stuck() == Stuck::LosesTheRest => {
                let heir = if black { Color::Black } else { Color::White };
                Some(self.counted(Some(heir), Reason::Stuck))
            }
            _ => self.outcome_by_length(),
        }
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn repeats(past: &History<Self>, mv: Move) -> Option<usize> {
        repetition::repeats(past, mv)
    }

    fn outcome_by_history(past: &History<Self>) -> Option<Outcome<Reason>> {
        repetition::third_occurrence(past)
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
    /// A pass by a side that can move.
    PassWithMoves,
    /// Anything but a pass by a side that cannot move.
    MustPass,
    /// The target is not empty.
    Target {
        /// The target.
        to: Square,
        /// What stands there.
        cell: Cell,
    },
    /// A single with no own stone beside the target.
    NoneBeside {
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

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => f.write_str("there is no such square"),
            Self::GameOver => f.write_str("the game is over"),
            Self::PassWithMoves => f.write_str("a pass, but there are moves"),
            Self::MustPass => f.write_str("there is no move but to pass"),
            Self::Target { to, cell: Cell::Wall } => write!(f, "{to} is a wall"),
            Self::Target { to, .. } => write!(f, "{to} is occupied"),
            Self::NoneBeside { to } => write!(f, "no own stone stands beside {to}"),
            Self::Source { from } => write!(f, "no own stone stands on {from}"),
            Self::Distance { from, to } => write!(f, "{from} to {to} is not one or two steps"),
        }
    }
}

impl std::error::Error for IllegalMove {}
