use crate::board::Color;
use crate::go::{self, Analysis, Board};
use crate::puzzle::{Answer, Entry, Name, Question};

/// A puzzle and its answer.
#[derive(Clone, Debug)]
pub struct Task {
    /// The puzzle's name, its question and the right answer.
    pub entry: Entry,
    /// The board.
    pub setup: Board,
    /// The analysis of the board.
    pub analysis: Analysis,
}

impl Task {
    /// Answers `question` about a board.
    #[must_use]
    pub fn new(name: Name, question: Question, setup: Board, to_move: Color) -> Self {
        let analysis = go::analyse(&setup, to_move);
        Self { entry: Entry { answer: Answer::new(question, &analysis), name, question }, setup, analysis }
    }

    /// The puzzle's name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.entry.name.stem()
    }
}
