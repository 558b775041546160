use gocheck_board::Color;
use gocheck_puzzle::{Answer, AnswerReader, Entry, Name, Question};
use gocheck_rules::{Analysis, Board};

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
        let analysis = gocheck_rules::analyse(&setup, to_move);
        Self { entry: Entry { answer: Answer::new(question, &analysis), name, question }, setup, analysis }
    }

    /// The puzzle's name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.entry.name.stem()
    }
}

/// A reader of answers to puzzles, with their boards.
#[must_use]
pub fn reader(tasks: &[Task], is_strict: bool) -> AnswerReader {
    let board = |task: &Task| (task.name().to_owned(), task.setup.clone(), task.analysis.to_move);
    let player = tasks.first().map_or(Color::White, |task| task.analysis.to_move);
    let reader = AnswerReader::new(tasks.iter().map(Task::name)).strict(is_strict).to_move(player);
    let asked = |task: &Task| (task.name().to_owned(), task.entry.question);
    reader.with_boards(tasks.iter().map(board)).with_questions(tasks.iter().map(asked))
}
