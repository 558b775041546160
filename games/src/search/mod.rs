//! Finding a good move in any [`Game`]: iterative deepening alpha-beta.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `engine` | iterative deepening, aspiration windows, threads |
//! | `worker` | the alpha-beta search of one thread |
//! | `ordering` | which move to try first |
//! | `reductions` | how much less deep late moves are searched |
//! | `table` | the transposition table |
//! | `values` | what the last evaluations came to |
//! | `limits` | when to stop |
//! | `certainty` | when to stop sooner: how plain the best move is |
//! | `player` | whoever chooses moves: the engine, held to a depth or not; at random |
//! | `book` | moves that are known without a search, and who plays them |

mod book;
mod certainty;
mod engine;
mod limits;
mod ordering;
mod player;
mod reductions;
mod sharing;
mod table;
mod values;
mod worker;

pub use book::{Book, BookPlayer};
pub(crate) use certainty::Certainty;
pub use engine::{Engine, Report};
pub use limits::Limits;
pub use player::{EnginePlayer, Handicap, MAX_LEVEL, Player, RandomPlayer, Strength, Thinker};
pub(crate) use sharing::Turns;
pub(crate) use table::{Bound, Entry, Table};

use crate::game::Game;

/// The value of a position for the side to move, in hundredths of whatever the game counts.
pub type Score = i32;

/// The score of a game that is won now. A win in n plies scores n less.
pub const WIN: Score = 30_000;

/// Scores from here on are wins.
pub const WIN_AT_LEAST: Score = WIN - 2_000;

/// The most plies from the root that a search looks at.
pub const MAX_PLY: usize = 120;

/// What a search of a game leaves out because it hardly ever matters, by how far values change with a
/// move: scores are of [`Searchable::evaluate`], depths in plies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pruning {
    /// Down from this depth a value that is above the window by `reverse_margin` a ply is taken for
    /// what a search would find (reverse futility); `reverse_improving` less is enough where the side to move stands
    /// better than when it last moved.
    pub reverse_depth: i32,
    /// See [`Pruning::reverse_depth`].
    pub reverse_margin: Score,
    /// See [`Pruning::reverse_depth`].
    pub reverse_improving: Score,
    /// Down from this depth, where the value is below the window by the first of `futile_margin` and
    /// the second a ply, no more than `futile_moves` are tried (futility).
    pub futile_depth: i32,
    /// See [`Pruning::futile_depth`].
    pub futile_margin: (Score, Score),
    /// See [`Pruning::futile_depth`].
    pub futile_moves: usize,
    /// From this depth on, where the value is outside the window by the first of `probe_margin`, a search half as deep
    /// that is outside by the second stands for the whole one (ProbCut).
    pub probe_depth: i32,
    /// See [`Pruning::probe_depth`].
    pub probe_margin: (Score, Score),
    /// No more moves are tried than the first of these and the second a ply of depth, in hundredths.
    pub most_moves: (usize, usize),
    /// So many of a hundred of them where the side to move stands no better than when it last moved.
    pub most_worsening: usize,
    /// After so many moves a quiet one is left out, and what is less promising than it.
    pub before_quiet: usize,
    /// From this depth on the move that a search no more than three plies less deep found good is searched a ply deeper.
    pub extended_depth: i32,
    /// The move number n is searched less deep at depth d: by the first of these and the second times
    /// ln n ln d, in hundredths of a ply.
    pub reduction: (f32, f32),
    /// So many hundredths of a ply less where the window is open.
    pub reduction_open: i32,
    /// So many more where the side to move stands no better than when it last moved.
    pub reduction_worsening: i32,
    /// As much history as makes a ply of reduction.
    pub history_a_ply: i32,
}

impl Pruning {
    /// How far above the window a value is taken for what a search of `depth` would find.
    fn reverse(&self, depth: i32, is_improving: bool) -> Score {
        self.reverse_margin * depth - if is_improving { self.reverse_improving } else { 0 }
    }
}

/// What the search asks of a game beyond its rules.
pub trait Searchable: Game {
    /// Move slots are below this.
    const SLOTS: usize;

    /// A number below [`Searchable::SLOTS`] that tells moves apart.
    fn slot(mv: Self::Move) -> u16;

    /// The value of a position in which the game goes on, for the side to move; less than
    /// [`WIN_AT_LEAST`] either way.
    fn evaluate(&self) -> Score;

    /// How good `mv` looks before any search: the moves that look best are tried first.
    fn promise(&self, mv: Self::Move) -> i32;

    /// Appends the legal moves of a game that goes on, each with its promise; where there are `enough`
    /// others, without the quiet ones.
    fn promising(&self, enough: usize, moves: &mut Vec<(i32, Self::Move)>) {
        let _ = enough;
        moves.extend(self.moves().into_iter().map(|mv| (self.promise(mv), mv)));
    }

    /// What is left out when this game is searched, if anything is.
    const PRUNING: Option<Pruning> = None;

    /// How far values change with a move here, of a hundred parts of what the margins of
    /// [`Searchable::PRUNING`] are for.
    fn swing(&self) -> Score {
        100
    }

    /// Whether `mv` changes so little that it may be left out once others were tried.
    fn is_quiet(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Whether a search half as deep may stand for a whole one here.
    fn may_probe(&self) -> bool {
        true
    }

    /// Whether the game is so near its end that every move is searched to full depth.
    fn is_endgame(&self) -> bool {
        false
    }

    /// How many of the last positions this one may repeat, where a repetition leads to a draw.
    fn repeatable(&self) -> usize {
        0
    }
}
