//! OBF files: one position per line, with optional values of moves.

use super::moves::Move;
use super::position::Position;
use super::text::PositionError;
use std::fmt;

/// A line of an OBF file: `-..X; MOVE:score; MOVE:score;`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// The values of moves, in stones for the side to move.
    pub scores: Vec<(Move, i32)>,
}

impl Problem {
    /// Parses a file. Blank lines and lines that begin with `%` or `#` are skipped.
    ///
    /// # Errors
    /// If a line is wrong.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, ObfError> {
        let mut problems = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with(['%', '#']) {
                problems.push(Self::parse(line).map_err(|fault| ObfError { line: index + 1, fault })?);
            }
        }
        Ok(problems)
    }

    fn parse(line: &str) -> Result<Self, ObfFault> {
        let mut parts = line.split(';').map(str::trim).filter(|part| !part.is_empty());
        let position = parts.next().unwrap_or_default().parse().map_err(ObfFault::Position)?;
        let score = |part: &str| {
            let (mv, score) = part.split_once(':')?;
            Some((mv.trim().parse().ok()?, score.trim().parse().ok()?))
        };
        let scores = parts.map(|part| score(part).ok_or_else(|| ObfFault::Score(part.to_owned())));
        Ok(Self { position, scores: scores.collect::<Result<_, _>>()? })
    }

    /// The best value.
    #[must_use]
    pub fn best_score(&self) -> Option<i32> {
        self.scores.iter().map(|&(_, score)| score).max()
    }

    /// The moves with the best value.
    #[must_use]
    pub fn best_moves(&self) -> Vec<Move> {
        let best = self.best_score();
        self.scores.iter().filter(|(_, score)| Some(*score) == best).map(|&(mv, _)| mv).collect()
    }
}

/// Why a text is not an OBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObfError {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub fault: ObfFault,
}

/// A fault of a line of an OBF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObfFault {
    /// The position is wrong.
    Position(PositionError),
    /// A move and its score are expected.
    Score(String),
}

impl fmt::Display for ObfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.fault {
            ObfFault::Position(error) => write!(f, "{}: {error}", self.line),
            ObfFault::Score(found) => {
                write!(f, "{}: {found:?}: expected a move and its score, such as A2:+38", self.line)
            }
        }
    }
}

impl std::error::Error for ObfError {}
