use super::kernel::{flips, mobility};
use super::moves::Move;
use super::square::Square;
use super::zobrist;
use games_engine::game::rules::{Game, Outcome};
use gocheck_board::Color;
use gocheck_text::{InLanguage, Language, phrase};
use std::borrow::Cow;
use std::fmt;

/// A position: the stones and the side to move. Black moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    to_move: Color,
}

impl Position {
    /// The start of Othello: black on e4 and d5, white on d4 and e5.
    #[must_use]
    pub const fn start() -> Self {
        Self { stones: [0x0000_0008_1000_0000, 0x0000_0010_0800_0000], to_move: Color::Black }
    }

    /// The start of the summer school's assignment, the mirror image of Othello's: black on (3, 3) and (4, 4).
    #[must_use]
    pub const fn assignment_start() -> Self {
        Self { stones: [0x0000_0010_0800_0000, 0x0000_0008_1000_0000], to_move: Color::Black }
    }

    /// The position with these stones as bitboards (see [`Square`]), or `None` if they overlap.
    #[must_use]
    pub const fn new(black: u64, white: u64, to_move: Color) -> Option<Self> {
        if black & white == 0 { Some(Self { stones: [black, white], to_move }) } else { None }
    }

    /// The stones of `color` as a bitboard.
    #[must_use]
    pub const fn of(&self, color: Color) -> u64 {
        self.stones[color as usize]
    }

    /// The stones of the side to move.
    #[must_use]
    pub const fn own(&self) -> u64 {
        self.of(self.to_move)
    }

    /// The stones of the other side.
    #[must_use]
    pub const fn enemy(&self) -> u64 {
        self.of(self.to_move.opponent())
    }

    /// The empty squares as a bitboard.
    #[must_use]
    pub const fn empty(&self) -> u64 {
        !(self.stones[0] | self.stones[1])
    }

    /// The colour of the stone on `square`, if any.
    #[must_use]
    pub const fn stone(&self, square: Square) -> Option<Color> {
        if self.stones[0] & square.bit() != 0 {
            Some(Color::Black)
        } else if self.stones[1] & square.bit() != 0 {
            Some(Color::White)
        } else {
            None
        }
    }

    /// The squares where the side to move may put a stone, as a bitboard.
    #[must_use]
    pub const fn places(&self) -> u64 {
        mobility(self.own(), self.enemy())
    }

    /// The enemy stones that a stone of the side to move on the empty `square` flips, as a bitboard; none if the move is
    /// illegal.
    #[must_use]
    pub fn turned(&self, square: Square) -> u64 {
        flips(self.own(), self.enemy(), square.index())
    }

    /// The position with `to_move` to move.
    #[must_use]
    pub const fn with_to_move(self, to_move: Color) -> Self {
        Self { to_move, ..self }
    }

    /// The position with the columns mirrored, h for a: from the assignment's orientation to that of Othello programs and
    /// back.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mirror = |set: u64| set.swap_bytes().reverse_bits();
        Self { stones: self.stones.map(mirror), to_move: self.to_move }
    }

    const fn is_over(&self) -> bool {
        self.places() == 0 && mobility(self.enemy(), self.own()) == 0
    }

    fn fault(&self, mv: Move) -> Option<IllegalMove> {
        if self.is_over() {
            return Some(IllegalMove::GameOver);
        }
        match mv {
            Move::Pass => (self.places() != 0).then_some(IllegalMove::PassWithMoves),
            Move::Place(to) if self.stone(to).is_some() => Some(IllegalMove::Occupied { to }),
            Move::Place(to) => (self.turned(to) == 0).then_some(IllegalMove::FlipsNothing { to }),
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

    /// By square, a1 to h8, row by row.
    fn moves_into(&self, moves: &mut Vec<Move>) {
        let places = self.places();
        if places != 0 {
            moves.extend(Square::of_set(places).map(Move::Place));
        } else if mobility(self.enemy(), self.own()) != 0 {
            moves.push(Move::Pass);
        }
    }

    fn count_moves(&self) -> u64 {
        match self.places().count_ones() {
            0 => u64::from(!self.is_over()),
            count => count.into(),
        }
    }

    fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.fault(mv).map_or_else(|| Ok(self.play_unchecked(mv)), Err)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        if let Move::Place(square) = mv {
            let turned = self.turned(square);
            next.stones[self.to_move as usize] |= turned | square.bit();
            next.stones[self.to_move.opponent() as usize] &= !turned;
        }
        next.to_move = self.to_move.opponent();
        next
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        if !self.is_over() {
            return None;
        }
        let [black, white] = self.stones.map(u64::count_ones);
        Some(Outcome::by_count(black, white, Reason { black, white }))
    }

    fn hash(&self) -> u64 {
        zobrist::of(self.stones[0], self.stones[1], self.to_move == Color::White)
    }
}

/// The numbers of stones at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Black's stones.
    pub black: u32,
    /// White's stones.
    pub white: u32,
}

/// `34 to 30`, black first.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.black, self.white)
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
    /// The square is occupied.
    Occupied {
        /// The square.
        to: Square,
    },
    /// No enemy stone would be flipped.
    FlipsNothing {
        /// The square.
        to: Square,
    },
}

impl InLanguage for IllegalMove {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let phrase = match self {
            Self::OffBoard => phrase!("there is no such square", "没有这个格子"),
            Self::GameOver => phrase!("the game is over", "对局已结束"),
            Self::PassWithMoves => phrase!("a pass, but there are moves", "还有棋可下，不能停一手"),
            Self::Occupied { to } => phrase!("{to} is occupied", "{to} 已有棋子"),
            Self::FlipsNothing { to } => {
                phrase!("a disc on {to} would not flip anything", "下在 {to} 翻不了任何棋子")
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
