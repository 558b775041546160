use super::{How, Stones, Told, WrittenGame, WrittenMove};
use crate::board::Color;
use crate::game::{BoardGame, Game, History};
use std::fmt;

/// A written game that was played.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The game as far as it can be played, passes put in.
    pub game: History<G>,
    /// What is told of it, and its moves: those that were played, passes put in.
    pub written: WrittenGame<G>,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Something that is wrong with a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The move, from 1, as the file counts; nothing where it is not about one.
    pub number: Option<usize>,
    /// What is wrong.
    pub flaw: Flaw,
}

/// What can be wrong with a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// What stands there is no move.
    NoMove {
        /// What stands there.
        text: String,
        /// Why it is none.
        reason: String,
    },
    /// The move is illegal.
    Illegal {
        /// The move.
        text: String,
        /// Why.
        reason: String,
    },
    /// It is the other side's turn.
    Turn(Color),
    /// A pass before the move is not written. It was put in.
    MissingPass(Color),
    /// Moves follow the end of the game.
    AfterEnd {
        /// How it ended.
        outcome: String,
        /// How many.
        moves: usize,
    },
    /// The rules have not ended the game, and nothing is told that did.
    Unfinished,
    /// The game was won by somebody else.
    Winner {
        /// Who, as the file tells.
        told: Option<Color>,
        /// Who did.
        found: Option<Color>,
    },
    /// The stones are others.
    Stones {
        /// The stones that the file tells.
        told: Stones,
        /// Black's and white's.
        found: [u32; 2],
    },
    /// The number of moves is another.
    Plies {
        /// The number that the file tells.
        told: usize,
    },
    /// The last position is another.
    Last {
        /// The position that the file tells.
        told: String,
        /// The position after the moves.
        found: String,
    },
}

impl Finding {
    /// Whether the game is whole all the same.
    #[must_use]
    pub const fn is_mended(&self) -> bool {
        matches!(self.flaw, Flaw::MissingPass(_))
    }
}

/// Plays a move, and before it the pass of a side that has no other, where that was not written.
///
/// # Errors
/// When the move is illegal: why.
pub fn play<G: BoardGame>(game: &mut History<G>, mv: G::Move) -> Result<(), String> {
    if let Some(pass) = G::PASS.filter(|&pass| pass != mv && game.position().must_pass()) {
        game.play(pass).map_err(|error| error.to_string())?;
    }
    game.play(mv).map_err(|error| error.to_string())
}

impl<G: BoardGame> WrittenGame<G> {
    /// Plays the game and looks for what is wrong: after a move that cannot be played no further. `has_passes` says
    /// whether the notation writes passes, so that one that is not there is missing.
    #[must_use]
    pub fn replay(mut self, has_passes: bool) -> Replayed<G> {
        let moves = std::mem::take(&mut self.moves);
        let (count, opening) = (moves.len(), std::mem::take(&mut self.opening));
        let game = History::new(self.start.clone());
        let mut replayed = Replayed { game, written: self, findings: Vec::new() };
        for (number, written) in (1..).zip(moves) {
            if let Some(outcome) = replayed.game.outcome() {
                let flaw = Flaw::AfterEnd { outcome: outcome.to_string(), moves: count + 1 - number };
                replayed.find(Some(number), flaw);
                return replayed;
            }
            if let Err(flaw) = replayed.play(number, written, has_passes) {
                replayed.find(Some(number), flaw);
                return replayed;
            }
            if number <= opening {
                replayed.written.opening = replayed.written.moves.len();
            }
        }
        replayed.check_end(count);
        replayed
    }
}

impl<G: BoardGame> Replayed<G> {
    /// Whether the game is whole: what is wrong with it is mended.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.findings.iter().all(Finding::is_mended)
    }

    /// The stones of each side as they are counted in the end, squares that stay empty given to the winner.
    #[must_use]
    pub fn stones(&self) -> [u32; 2] {
        let position = self.game.position();
        let outcome = self.game.outcome();
        let [black, white] = outcome.map_or_else(|| position.pieces(), |outcome| position.count(outcome));
        let walls = position.cells().filter(|&cell| cell == crate::game::Cell::Wall).count() as u32;
        let empty = ((G::SIZE * G::SIZE) as u32).saturating_sub(black + white + walls);
        match outcome.and_then(|outcome| outcome.winner) {
            Some(Color::Black) => [black + empty, white],
            Some(Color::White) => [black, white + empty],
            None => [black, white],
        }
    }

    fn find(&mut self, number: Option<usize>, flaw: Flaw) {
        self.findings.push(Finding { number, flaw });
    }

    fn play(&mut self, number: usize, written: WrittenMove, has_passes: bool) -> Result<(), Flaw> {
        let fault = |text: &str, reason: String| Flaw::Illegal { text: text.to_owned(), reason };
        let mv: G::Move = written.text.parse().map_err(|_| Flaw::NoMove {
            text: written.text.clone(),
            reason: format!("a move of {} is expected", G::NAME),
        })?;
        let side = self.game.position().to_move();
        let passes = G::PASS.is_some_and(|pass| pass != mv) && self.game.position().must_pass();
        let by = if passes { side.opponent() } else { side };
        if written.by.is_some_and(|told| told != by) {
            return Err(Flaw::Turn(side));
        }
        play(&mut self.game, mv).map_err(|reason| fault(&written.text, reason))?;
        if passes && let Some(pass) = G::PASS {
            let pass = WrittenMove { by: Some(side), ..WrittenMove::new(pass.to_string()) };
            self.written.moves.push(pass);
            if has_passes {
                self.find(Some(number), Flaw::MissingPass(side));
            }
        }
        self.written.moves.push(WrittenMove { text: mv.to_string(), by: Some(by), ..written });
        Ok(())
    }

    /// Looks at what is told of the end, after so many written moves.
    fn check_end(&mut self, count: usize) {
        if let Some(told) = self.written.plies.filter(|&told| told != count) {
            self.find(None, Flaw::Plies { told });
        }
        if let Some(last) = &self.written.last {
            let found = self.game.position();
            let is_same = last.to_move() == found.to_move() && last.cells().eq(found.cells());
            if !is_same {
                let (told, found) = (last.to_string(), found.to_string());
                self.find(None, Flaw::Last { told, found });
            }
        }
        let Some(Told { winner, stones, how }) = self.written.result.clone() else { return };
        let Some(outcome) = self.game.outcome() else {
            if how == How::Rules {
                self.find(None, Flaw::Unfinished);
            }
            return;
        };
        if winner != outcome.winner {
            self.find(None, Flaw::Winner { told: winner, found: outcome.winner });
            return;
        }
        let found = self.game.position().count(outcome);
        let counts = [found, self.game.position().pieces(), self.stones()];
        let is_one = |told: Stones| match told {
            Stones::Each(told) => counts.contains(&told),
            Stones::Margin(told) => counts.iter().any(|&each| Stones::Each(each).margin() == told),
        };
        if let Some(told) = stones.filter(|&told| !is_one(told)) {
            self.find(None, Flaw::Stones { told, found });
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            write!(f, "move {number}: ")?;
        }
        self.flaw.fmt(f)
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = |winner: &Option<Color>| match winner {
            Some(color) => format!("{color} wins"),
            None => "a draw".to_owned(),
        };
        match self {
            Self::NoMove { text, reason } => write!(f, "{text:?} is no move: {reason}"),
            Self::Illegal { text, reason } => write!(f, "{text} is illegal: {reason}"),
            Self::Turn(side) => write!(f, "it is {side}'s turn"),
            Self::MissingPass(side) => write!(f, "the pass of {side} before it is missing"),
            Self::AfterEnd { outcome, moves: 1 } => write!(f, "a move after the end: {outcome}"),
            Self::AfterEnd { outcome, moves } => write!(f, "{moves} moves after the end: {outcome}"),
            Self::Unfinished => f.write_str("the game is not over, and nothing is told that ended it"),
            Self::Winner { told, found } => {
                write!(f, "the result is {}: the file says {}", winner(found), winner(told))
            }
            Self::Stones { told, found: [black, white] } => match told {
                Stones::Each([b, w]) => {
                    write!(f, "the stones are {black} to {white}: the file says {b} to {w}")
                }
                Stones::Margin(margin) => {
                    write!(f, "the stones are {black} to {white}: the file says {margin:+} for black")
                }
            },
            Self::Plies { told } => write!(f, "the file says {told} moves: there are others"),
            Self::Last { told, found } => write!(f, "the game ends in {found}: the file says {told}"),
        }
    }
}
