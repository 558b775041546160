use super::{Game, Outcome};
use gocheck_common::random::Random;
use std::fmt;

/// A game as far as it was played: every position from the start on, and the moves between them.
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

    /// How the game ended, when it has.
    pub fn outcome(&self) -> Option<Outcome<G::Reason>> {
        self.position.outcome().or_else(|| G::outcome_by_history(self))
    }

    /// Every move that is legal in the position and repeats nothing it may not. Can be empty in a
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
    /// When the game is over by its past, or `mv` is illegal; then nothing is played.
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
    /// When `mv` is illegal in the position; then nothing is played.
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

    /// Plays a random legal move; says whether there was one.
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

impl<E: fmt::Display> fmt::Display for PlayError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(error) => error.fmt(f),
            Self::Repeats { ply } => write!(f, "repeats the game from ply {ply} on"),
            Self::Over => f.write_str("the game is over: a position was repeated"),
        }
    }
}

impl<E: std::error::Error> std::error::Error for PlayError<E> {}
