//! Replaying written games.

use super::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use crate::game::board_game::BoardGame;
use crate::game::rules::{Game, History};
use gocheck_board::Color;
use std::fmt;

/// A written game, replayed.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The game up to the first illegal move, with forced passes added.
    pub game: History<G>,
    /// The information of the file, with the moves of `game`.
    pub written: WrittenGame<G>,
    /// The faults.
    pub findings: Vec<Finding>,
}

/// A fault of a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the move in the file, from 1, or `None` for a fault of the whole game.
    pub number: Option<usize>,
    /// The fault.
    pub kind: FindingKind,
}

/// The kinds of faults of a written game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The text is not a move.
    NoMove {
        /// The text.
        text: String,
        /// A description of what was expected.
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
    /// The pass before the move is missing. It was added.
    MissingPass(Color),
    /// Moves follow the end of the game.
    AfterEnd {
        /// The end of the game.
        outcome: String,
        /// The number of moves after it.
        moves: usize,
    },
    /// The game is not over by the rules, and the file gives no other reason for its end.
    Unfinished,
    /// The file states another winner.
    Winner {
        /// The winner in the file.
        stated: Option<Color>,
        /// The winner on the board.
        found: Option<Color>,
    },
    /// The file states another count of stones.
    Stones {
        /// The count in the file.
        stated: Stones,
        /// Black's and white's stones on the board.
        found: [u32; 2],
    },
    /// The file states another number of moves.
    Plies {
        /// The number in the file.
        stated: usize,
    },
    /// The file states another last position.
    Last {
        /// The position in the file.
        stated: String,
        /// The position after the moves.
        found: String,
    },
}

impl Finding {
    /// Returns true if the replay fixed the fault.
    #[must_use]
    pub const fn is_fixed(&self) -> bool {
        matches!(self.kind, FindingKind::MissingPass(_))
    }
}

/// Plays a move, after the forced pass if that was not written.
///
/// # Errors
/// If the move is illegal.
pub fn play<G: BoardGame>(game: &mut History<G>, mv: G::Move) -> Result<(), String> {
    if let Some(pass) = G::PASS.filter(|&pass| pass != mv && game.position().must_pass()) {
        game.play(pass).map_err(|error| error.to_string())?;
    }
    game.play(mv).map_err(|error| error.to_string())
}

impl<G: BoardGame> WrittenGame<G> {
    /// Replays the game up to the first move that cannot be played, and collects faults. With `has_passes` the
    /// notation writes forced passes, and an absent one is a fault.
    #[must_use]
    pub fn replay(mut self, has_passes: bool) -> Replayed<G> {
        let moves = std::mem::take(&mut self.moves);
        let (count, opening) = (moves.len(), std::mem::take(&mut self.opening));
        let game = History::new(self.start.clone());
        let mut replayed = Replayed { game, written: self, findings: Vec::new() };
        for (number, written) in (1..).zip(moves) {
            if let Some(outcome) = replayed.game.outcome() {
                let kind = FindingKind::AfterEnd { outcome: outcome.to_string(), moves: count + 1 - number };
                replayed.find(Some(number), kind);
                return replayed;
            }
            if let Err(kind) = replayed.play(number, written, has_passes) {
                replayed.find(Some(number), kind);
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
    /// Returns true if the game is complete: its faults, if any, are fixed.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.findings.iter().all(Finding::is_fixed)
    }

    /// Counts black's and white's stones at the end, with empty squares given to the winner.
    #[must_use]
    pub fn stones(&self) -> [u32; 2] {
        let position = self.game.position();
        let outcome = self.game.outcome();
        let [black, white] = outcome.map_or_else(|| position.pieces(), |outcome| position.count(outcome));
        let walls = position.cells().filter(|&cell| cell == crate::game::cell::Cell::Wall).count() as u32;
        let empty = (G::GRID.places() as u32).saturating_sub(black + white + walls);
        match outcome.and_then(|outcome| outcome.winner) {
            Some(Color::Black) => [black + empty, white],
            Some(Color::White) => [black, white + empty],
            None => [black, white],
        }
    }

    fn find(&mut self, number: Option<usize>, kind: FindingKind) {
        self.findings.push(Finding { number, kind });
    }

    fn play(&mut self, number: usize, written: WrittenMove, has_passes: bool) -> Result<(), FindingKind> {
        let fault = |text: &str, reason: String| FindingKind::Illegal { text: text.to_owned(), reason };
        let mv: G::Move = written.text.parse().map_err(|_| FindingKind::NoMove {
            text: written.text.clone(),
            reason: format!("expected a move of {}", G::NAME),
        })?;
        let side = self.game.position().to_move();
        let passes = G::PASS.is_some_and(|pass| pass != mv) && self.game.position().must_pass();
        let by = if passes { side.opponent() } else { side };
        if written.by.is_some_and(|stated| stated != by) {
            return Err(FindingKind::Turn(side));
        }
        play(&mut self.game, mv).map_err(|reason| fault(&written.text, reason))?;
        if passes && let Some(pass) = G::PASS {
            let pass = WrittenMove { by: Some(side), ..WrittenMove::new(pass.to_string()) };
            self.written.moves.push(pass);
            if has_passes {
                self.find(Some(number), FindingKind::MissingPass(side));
            }
        }
        self.written.moves.push(WrittenMove { text: mv.to_string(), by: Some(by), ..written });
        Ok(())
    }

    /// Compares the end of the game with what the file states; `count` is the number of written moves.
    fn check_end(&mut self, count: usize) {
        if let Some(stated) = self.written.plies.filter(|&stated| stated != count) {
            self.find(None, FindingKind::Plies { stated });
        }
        if let Some(last) = &self.written.last {
            let found = self.game.position();
            let is_same = last.to_move() == found.to_move() && last.cells().eq(found.cells());
            if !is_same {
                let (stated, found) = (last.to_string(), found.to_string());
                self.find(None, FindingKind::Last { stated, found });
            }
        }
        let Some(StatedResult { winner, stones, how }) = self.written.result.clone() else { return };
        let Some(outcome) = self.game.outcome() else {
            if how == How::Rules {
                self.find(None, FindingKind::Unfinished);
            }
            return;
        };
        if winner != outcome.winner {
            self.find(None, FindingKind::Winner { stated: winner, found: outcome.winner });
            return;
        }
        let found = self.game.position().count(outcome);
        let counts = [found, self.game.position().pieces(), self.stones()];
        let is_one = |stated: Stones| match stated {
            Stones::Each(stated) => counts.contains(&stated),
            Stones::Margin(stated) => counts.iter().any(|&each| Stones::Each(each).margin() == stated),
        };
        if let Some(stated) = stones.filter(|&stated| !is_one(stated)) {
            self.find(None, FindingKind::Stones { stated, found });
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            write!(f, "move {number}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = |winner: &Option<Color>| match winner {
            Some(color) => format!("{color} wins"),
            None => "a draw".to_owned(),
        };
        match self {
            Self::NoMove { text, reason } => write!(f, "{text:?} is not a move: {reason}"),
            Self::Illegal { text, reason } => write!(f, "{text} is illegal: {reason}"),
            Self::Turn(side) => write!(f, "it is {side}'s turn"),
            Self::MissingPass(side) => write!(f, "the pass of {side} before it is missing"),
            Self::AfterEnd { outcome, moves: 1 } => write!(f, "a move after the end: {outcome}"),
            Self::AfterEnd { outcome, moves } => write!(f, "{moves} moves after the end: {outcome}"),
            Self::Unfinished => f.write_str("the game is not over, and the file gives no reason for its end"),
            Self::Winner { stated, found } => {
                write!(f, "the result is {}: the file says {}", winner(found), winner(stated))
            }
            Self::Stones { stated, found: [black, white] } => match stated {
                Stones::Each([b, w]) => {
                    write!(f, "the stones are {black} to {white}: the file says {b} to {w}")
                }
                Stones::Margin(margin) => {
                    write!(f, "the stones are {black} to {white}: the file says {margin:+} for black")
                }
            },
            Self::Plies { stated } => write!(f, "the file says {stated} moves, but contains another number"),
            Self::Last { stated, found } => write!(f, "the game ends in {found}: the file says {stated}"),
        }
    }
}
