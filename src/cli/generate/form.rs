//! The formats of puzzle files.

use crate::cli::language::language;
use anyhow::{Context, anyhow};
use clap::ValueEnum;
use gocheck::board::{Color, Size};
use gocheck::go::Board;
use gocheck::grade::solver::Solver;
use gocheck::puzzle::{Entry, Name, Puzzle, Question};
use gocheck::record::{main_line, position_record};
use gocheck_text::phrase;

/// The format of puzzle files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PuzzleFormat {
    #[value(help = language().pick("One `row col color` per line", "一行一颗棋子，依次为行、列、颜色"))]
    Txt,
    #[value(help = language().pick("Game records", "棋谱"))]
    Sgf,
}

impl PuzzleFormat {
    /// The name of a puzzle's file.
    pub(super) fn file(self, stem: &str) -> String {
        match self {
            Self::Txt => format!("{stem}.txt"),
            Self::Sgf => format!("{stem}.sgf"),
        }
    }

    /// The content of a puzzle's file.
    pub(super) fn text(self, setup: &Board, question: Question) -> String {
        match self {
            Self::Txt => Puzzle::text(setup),
            Self::Sgf => position_record(setup, Color::White, &asked(question)),
        }
    }

    /// Answers the content in the same way as any other puzzle.
    pub(super) fn answer(
        self,
        stem: &str,
        question: Question,
        size: Size,
        text: &str,
    ) -> anyhow::Result<Entry> {
        let name = Name::new(stem).map_err(|error| anyhow!("{stem}: {error}"))?;
        let solver = Solver { size, to_move: Color::White, is_strict: true };
        let shown = self.file(stem);
        let unread = || phrase!("{shown} cannot be read back", "写出的 {shown} 无法读回").text(language());
        let solved = match self {
            Self::Txt => {
                solver.solve_text(&shown, name, question, text.as_bytes()).ok().with_context(unread)?
            }
            Self::Sgf => {
                let game = main_line(text.as_bytes(), None)?.game.with_context(unread)?;
                solver.solve_setup(&shown, name, question, game.board(), Vec::new())
            }
        };
        Ok(solved.task.entry)
    }
}

/// The question to White, who is to move.
fn asked(question: Question) -> String {
    let asked = match question {
        Question::Captures => phrase!("Where does White capture?", "白方在哪里能提子？"),
        Question::Moves => phrase!("Where may White play?", "白方在哪里能落子？"),
        _ => phrase!("Rule 1: does every group have a liberty?", "规则 1：是不是每块棋都有气？"),
    };
    asked.text(language())
}
