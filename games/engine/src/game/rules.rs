//! Games for two players: positions, moves, results, and the history of a game.

use gocheck_board::Color;
use gocheck_board::random::Random;
use gocheck_text::{InLanguage, Language, phrase};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A position of a two-player game, with all that its rules need except earlier positions.
///
/// Playing gives a new position. What depends on the past (repetition) is asked of a [`History`],
/// which in turn asks [`Game::repeats`] and [`Game::outcome_by_history`].
pub trait Game: Clone + Eq + Debug + Display + Send + Sync + 'static {
    /// A move. Where a side without moves must pass, the pass is a move like any other.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// Why a game ended.
    type Reason: Copy + Eq + Debug + Display;
    /// Why a move is illegal.
    type Illegal: Error + InLanguage + Clone + Eq + Send + Sync + 'static;

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
    /// 2. Games that can count faster than by playing override this.
    fn count_replies(&self) -> u64 {
        self.moves().into_iter().map(|mv| self.play_unchecked(mv).count_moves()).sum()
    }

    /// The position after `mv`.
    ///
    /// # Errors
    /// If `mv` is illegal.
    fn play(&self, mv: Self::Move) -> Result<Self, Self::Illegal>;

    /// The position after a legal `mv`; meaningless if `mv` is illegal.
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// The end of the game, if it is over.
    fn outcome(&self) -> Option<Outcome<Self::Reason>>;

    /// A number that equal positions share and others almost never do.
    fn hash(&self) -> u64;

    /// The earliest ply of `past` that playing `mv` would repeat against the rules, if it would.
    fn repeats(past: &History<Self>, mv: Self::Move) -> Option<usize> {
        let _ = (past, mv);
        None
    }

    /// The end of the game because of earlier positions, if it is over.
    fn outcome_by_history(past: &History<Self>) -> Option<Outcome<Self::Reason>> {
        let _ = past;
        None
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<R> {
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
    /// The reason for the end.
    pub reason: R,
}

impl<R> Outcome<R> {
    /// The game is won by `winner`.
    pub const fn win(winner: Color, reason: R) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// The side with the larger count wins.
    pub fn by_count(black: u32, white: u32, reason: R) -> Self {
        let winner = match black.cmp(&white) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        };
        Self { winner, reason }
    }

    /// A draw.
    pub const fn draw(reason: R) -> Self {
        Self { winner: None, reason }
    }
}

/// `black wins: ...` or `draw: ...`.
impl<R: Display> Display for Outcome<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(color) => write!(f, "{color} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

/// The history of a game: every position from the start, and the moves between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<G: Game> {
    earlier: Vec<(G, G::Move)>,
    position: G,
}

impl<G: Game> History<G> {
    /// A game that begins at `start`.
    pub const fn new(start: G) -> Self {
        Self { earlier: Vec::new(), position: start }
    }

    /// The position now.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The position that the game began with.
    pub fn start(&self) -> &G {
        self.earlier.first().map_or(&self.position, |(start, _)| start)
    }

    /// The positions before, each with the move that was played in it, the start first.
    pub fn earlier(&self) -> &[(G, G::Move)] {
        &self.earlier
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.earlier.iter().map(|&(_, mv)| mv)
    }

    /// The move that was played last.
    pub fn last_move(&self) -> Option<G::Move> {
        self.earlier.last().map(|&(_, mv)| mv)
    }

    /// The end of the game, if it is over.
    pub fn outcome(&self) -> Option<Outcome<G::Reason>> {
        self.position.outcome().or_else(|| G::outcome_by_history(self))
    }

    /// Every legal move of the position that is not forbidden as a repetition. Can be empty in a
    /// game that is not over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = self.position.moves();
        moves.retain(|&mv| G::repeats(self, mv).is_none());
        moves
    }

    /// Plays `mv`.
    ///
    /// # Errors
    /// If the game is over by its past, or `mv` is illegal; then nothing is played.
    pub fn play(&mut self, mv: G::Move) -> Result<(), PlayError<G::Illegal>> {
        if G::outcome_by_history(self).is_some() {
            return Err(PlayError::Over);
        }
        let next = self.position.play(mv).map_err(PlayError::Illegal)?;
        if let Some(ply) = G::repeats(self, mv) {
            return Err(PlayError::Repeats { ply });
        }
        self.push(mv, next);
        Ok(())
    }

    /// Plays `mv`, which is legal in the position, whatever it repeats.
    ///
    /// # Errors
    /// If `mv` is illegal in the position; then nothing is played.
    pub fn play_repeating(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        let next = self.position.play(mv)?;
        self.push(mv, next);
        Ok(())
    }

    /// Takes back all moves but the first `ply`.
    pub fn rewind(&mut self, ply: usize) {
        if let Some((position, _)) = self.earlier.get(ply) {
            self.position = position.clone();
            self.earlier.truncate(ply);
        }
    }

    /// Plays a random legal move; false if there is none.
    pub fn play_at_random(&mut self, random: &mut Random) -> bool {
        let chosen = random.pick(&self.legal_moves()).copied();
        chosen.is_some_and(|mv| self.play(mv).is_ok())
    }

    fn push(&mut self, mv: G::Move, next: G) {
        self.earlier.push((std::mem::replace(&mut self.position, next), mv));
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError<E> {
    /// It is illegal in the position.
    Illegal(E),
    /// It repeats what happened from `ply` on, which the rules forbid.
    Repeats {
        /// The first repeated ply, from 1.
        ply: usize,
    },
    /// The game is over on account of a repetition.
    Over,
}

impl<E: InLanguage> Display for PlayError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl<E: InLanguage> InLanguage for PlayError<E> {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Illegal(error) => error.in_language(language),
            Self::Repeats { ply } => {
                phrase!("repeats the game from ply {ply} on", "从第 {ply} 步起又重复了一遍")
                    .text(language)
                    .into()
            }
            Self::Over => {
                let over = phrase!("the game is over: a position was repeated", "对局已结束：局面重复了");
                over.text(language).into()
            }
        }
    }
}

impl<E: Error + InLanguage> Error for PlayError<E> {}
