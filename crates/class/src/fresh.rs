//! Marks on fresh sets of puzzles, which a program was run on.

use super::mark::{Mark, RightAnswers};
use super::marking::marks;
use super::scoring::Scoring;
use super::submission::Unread;
use super::task::Task;
use gocheck_puzzle::{Given, GivenAnswer};

/// A student's marks on fresh sets.
#[derive(Clone, Debug)]
pub struct FreshMarks {
    /// The share of right answers in each set, from 0 to 1; 0 for a set without answers.
    pub parts: Vec<f64>,
    /// The number of sets that are all right.
    pub right: usize,
    /// Why there are no answers to some sets.
    pub failed: Vec<Unread>,
    /// The answers to all puzzles of all sets; `None` if missing or unreadable.
    pub(super) given: Vec<Option<Given>>,
    /// The problems that are wrong in some set, in order.
    pub wrong: Vec<WrongProblem>,
}

/// A problem that is wrong in some set.
#[derive(Clone, Debug)]
pub struct WrongProblem {
    /// The number of sets in which it is wrong.
    pub sets: usize,
    /// The first of them, from 0.
    pub first: usize,
    /// The puzzle of the first of them.
    pub task: Task,
    /// The mark for it.
    pub mark: Mark,
}

impl FreshMarks {
    /// Marks the answers to `sets`, in order. Every set has the same problems.
    pub(super) fn new(
        sets: &[Vec<Task>],
        answers: Vec<Result<Vec<GivenAnswer>, Unread>>,
        scoring: Scoring,
        weights: &[f64],
    ) -> Self {
        let mut fresh =
            Self { parts: Vec::new(), right: 0, failed: Vec::new(), given: Vec::new(), wrong: Vec::new() };
        let mut wrong: Vec<Option<WrongProblem>> = Vec::new();
        for (number, (tasks, answers)) in sets.iter().zip(answers).enumerate() {
            let answers = match answers {
                Ok(answers) => answers,
                Err(unread) => {
                    fresh.failed.push(unread);
                    fresh.parts.push(0.0);
                    fresh.given.extend(tasks.iter().map(|_| None));
                    continue;
                }
            };
            let others = RightAnswers::new(tasks.iter().map(|task| &task.entry));
            let (marks, _) = marks(tasks, answers, &others);
            fresh.given.extend(marks.iter().map(|mark| mark.given.clone()));
            fresh.parts.push(scoring.whole(&marks, weights));
            fresh.right += usize::from(marks.iter().all(Mark::is_right));
            wrong.resize_with(tasks.len(), || None);
            for ((task, mark), wrong) in tasks.iter().zip(marks).zip(&mut wrong) {
                match wrong {
                    _ if mark.is_right() => {}
                    Some(wrong) => wrong.sets += 1,
                    None => *wrong = Some(WrongProblem { sets: 1, first: number, task: task.clone(), mark }),
                }
            }
        }
        fresh.wrong = wrong.into_iter().flatten().collect();
        fresh
    }

    /// The mean over the given puzzles, of which `part` is right, and all sets.
    pub(super) fn mean_with(&self, part: f64) -> f64 {
        (part + self.parts.iter().sum::<f64>()) / (self.parts.len() + 1) as f64
    }

    /// Returns true if every answer is right.
    #[must_use]
    pub fn are_all_right(&self) -> bool {
        self.right == self.parts.len()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Grades, Grading, Submission, Task, Unread};
    use gocheck_board::Color;
    use gocheck_puzzle::{AnswerReader, GivenAnswer, Name};
    use gocheck_rules::Question;
    use gocheck_text::Diagnostics;

    fn task(board: &str) -> Task {
        Task::new(Name::new("t_1").unwrap(), Question::Captures, board.parse().unwrap(), Color::White)
    }

    fn answers(text: &str) -> Vec<GivenAnswer> {
        AnswerReader::new(["t_1"]).read("a.txt", text.as_bytes()).unwrap().answers
    }

    /// The given puzzle is right, the first set wrong, the second right, and the third has no answers.
    #[test]
    fn the_score_is_the_mean_over_all_sets() {
        let (corner, other) = (task("X O .\n. . .\n. . ."), task(". . .\n. O .\nO X ."));
        let unread = Unread { file: None, errors: Diagnostics(Vec::new()) };
        let right = answers("t_1\n1 0\n");
        let ann = Submission {
            student: "Ann".to_owned(),
            details: Vec::new(),
            answers: Ok(right.clone()),
            remarks: Vec::new(),
            fresh: vec![Ok(right), Ok(answers("t_1\n2 2\n")), Err(unread)],
        };
        let fresh = vec![vec![other.clone()], vec![other], vec![corner.clone()]];
        let grading = Grading { fresh, ..Grading::default() };
        let grades = Grades::graded(vec![corner], [ann], &grading);
        let row = &grades.rows[0];
        let fresh = row.fresh.as_ref().unwrap();
        assert_eq!(row.marks.as_ref().unwrap().score().to_string(), "50.0");
        assert_eq!((fresh.right, fresh.failed.len(), fresh.wrong.len()), (1, 1, 1));
        assert_eq!((fresh.wrong[0].first, fresh.wrong[0].sets), (0, 1));
        assert!(!grades.are_all_right());
    }
}
