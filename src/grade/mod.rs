//! Grades: the answers of many students against those of the puzzles.
//!
//! Answers are compared as sets of points. Of each problem are counted the points that are **right**, those
//! that are **missing** and those that are **extra**; True or False counts as one point. A problem's score is
//!
//! ```text
//! right / (right + missing + extra)
//! ```
//!
//! so that neither guessing every point nor naming one sure point pays; a problem that is not answered
//! scores nothing, and one without any point is right when it is answered by its name alone. A student's
//! score is the mean over all problems, of 100.

mod board;
#[cfg(feature = "formats")]
mod formats;
mod page;
mod report;

#[cfg(feature = "formats")]
pub use formats::{csv, json};
pub use page::page;
pub use report::text;

use crate::diagnostic::{Diagnostics, Language};
use crate::go::{Analysis, Setup};
use crate::puzzle::{Answer, Entry, Verdict};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

/// A puzzle and its answer.
#[derive(Clone, Debug)]
pub struct Task {
    /// The puzzle's name, its question and the right answer.
    pub entry: Entry,
    /// The board.
    pub setup: Setup,
    /// Everything the rules say of it.
    pub analysis: Analysis,
}

/// What a student handed in.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Who it was.
    pub student: String,
    /// The puzzles' names with their answers, or why there are none.
    pub answers: Result<Vec<(String, Answer)>, Unread>,
}

/// Why a submission could not be read.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The file, or the files, where there are any.
    pub file: Option<String>,
    /// What is wrong with it.
    pub errors: Diagnostics,
}

/// The first error in a line, with its place.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.errors.0.first() else { return Ok(()) };
        match &self.file {
            Some(file) => f.write_str(&first.line(file, Language::English))?,
            None => write!(f, "{first}")?,
        }
        match self.errors.0.len() {
            0 | 1 => Ok(()),
            count => write!(f, " (and {} more)", count - 1),
        }
    }
}

/// A part of 100 in tenths, cut and not rounded: only what is all right scores 100.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(u16);

impl Score {
    /// The score of the mean of some parts of 1; of none it is 0.
    fn mean(parts: impl ExactSizeIterator<Item = f64>) -> Self {
        let count = parts.len().max(1) as f64;
        // What a sum of fractions loses must not cost a tenth.
        Self((parts.sum::<f64>() * 1000.0 / count + 1e-6) as u16)
    }

    /// From 0 to 100.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// `66.6`
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// How an answer to one problem stands to the right one.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The comparison; [`Verdict::NotFound`] where there is no answer.
    pub verdict: Verdict,
    /// Points that are right.
    pub right: usize,
    /// Points that are missing.
    pub missing: usize,
    /// Points that are too much.
    pub extra: usize,
}

impl Mark {
    /// Marks an answer, or its absence.
    #[must_use]
    pub fn new(found: Option<&Answer>, expected: &Answer) -> Self {
        let verdict = found.map_or(Verdict::NotFound, |found| Verdict::new(found, expected));
        let points = |answer: &Answer| match answer {
            Answer::Valid(_) => 1,
            Answer::Points(points) => points.len(),
        };
        let asked = points(expected);
        let (missing, extra) = match &verdict {
            Verdict::Same => (0, 0),
            Verdict::Points { missing, extra } => (missing.len(), extra.len()),
            Verdict::Values { found, .. } => (asked, points(found)),
            Verdict::NotExpected | Verdict::NotFound => (asked, 0),
        };
        Self { verdict, right: asked - missing, missing, extra }
    }

    /// The part of the problem that is right, from 0 to 1.
    #[must_use]
    pub fn part(&self) -> f64 {
        match (&self.verdict, self.right + self.missing + self.extra) {
            (Verdict::Same, _) => 1.0,
            (_, 0) => 0.0,
            (_, all) => self.right as f64 / all as f64,
        }
    }

    /// The same of 100.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::mean([self.part()].into_iter())
    }
}

/// A student's marks.
#[derive(Clone, Debug)]
pub struct Marks {
    /// One for each problem, in the problems' order.
    pub marks: Vec<Mark>,
    /// Answers to puzzles that were not asked, which do not count.
    pub not_asked: Vec<String>,
}

impl Marks {
    /// The mean over all problems.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::mean(self.marks.iter().map(Mark::part))
    }

    /// Points right, missing and extra in all problems together.
    #[must_use]
    pub fn points(&self) -> [usize; 3] {
        self.marks.iter().fold([0; 3], |[right, missing, extra], mark| {
            [right + mark.right, missing + mark.missing, extra + mark.extra]
        })
    }
}

/// A student's line of the table.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who it is.
    pub student: String,
    /// The marks, or why the submission could not be read.
    pub marks: Result<Marks, Unread>,
}

/// The table: the best first, equals by name, in the end those that could not be read.
///
/// ```
/// use gocheck::board::Color;
/// use gocheck::go::{self, Setup};
/// use gocheck::grade::{Grades, Submission, Task};
/// use gocheck::puzzle::{Answer, Entry, Name, Question};
///
/// let setup: Setup = "
///     . X O
///     X O .
///     . . .
/// ".parse()?;
/// let analysis = go::analyse(&setup, Color::White);
/// let answer = Answer::new(Question::Captures, &analysis);
/// let entry = Entry { name: Name::new("train_1")?, question: Question::Captures, answer: answer.clone() };
/// let ann = Submission { student: "Ann".to_owned(), answers: Ok(vec![("train_1".to_owned(), answer)]) };
/// let grades = Grades::new(vec![Task { entry, setup, analysis }], [ann]);
/// assert_eq!(grades.mean().map(|mean| mean.to_string()), Some("100.0".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Grades {
    /// The problems.
    pub tasks: Vec<Task>,
    /// A line for each submission.
    pub rows: Vec<Row>,
}

impl Grades {
    /// Grades `submissions`; `tasks` come in the order of the table's columns.
    #[must_use]
    pub fn new(tasks: Vec<Task>, submissions: impl IntoIterator<Item = Submission>) -> Self {
        let grade = |Submission { student, answers }: Submission| Row {
            student,
            marks: answers.map(|answers| marks(&tasks, &answers)),
        };
        let mut rows: Vec<Row> = submissions.into_iter().map(grade).collect();
        rows.sort_by_cached_key(|row| {
            (Reverse(row.marks.as_ref().ok().map(Marks::score)), row.student.clone())
        });
        Self { tasks, rows }
    }

    /// The submissions that could be read.
    pub fn read(&self) -> impl Iterator<Item = &Marks> {
        self.rows.iter().filter_map(|row| row.marks.as_ref().ok())
    }

    /// Whether every submission answers everything right.
    #[must_use]
    pub fn are_all_right(&self) -> bool {
        let is_right = |mark: &Mark| mark.verdict == Verdict::Same;
        self.rows.iter().all(|row| row.marks.as_ref().is_ok_and(|marks| marks.marks.iter().all(is_right)))
    }

    /// The mean score of the submissions that could be read; nothing where there is none.
    #[must_use]
    pub fn mean(&self) -> Option<Score> {
        let parts: Vec<f64> = self.read().map(|marks| marks.score().value() / 100.0).collect();
        (!parts.is_empty()).then(|| Score::mean(parts.into_iter()))
    }

    /// The mean score of one problem.
    #[must_use]
    pub fn mean_of(&self, task: usize) -> Option<Score> {
        let parts: Vec<f64> = self.read().filter_map(|marks| Some(marks.marks.get(task)?.part())).collect();
        (!parts.is_empty()).then(|| Score::mean(parts.into_iter()))
    }

    /// What the columns are called: the problems' numbers, or whole names where the tags differ.
    #[must_use]
    pub fn labels(&self) -> Vec<&str> {
        let tag = |task: &Task| task.entry.name.tag().map(str::to_owned);
        let first = self.tasks.first().and_then(tag);
        let is_one = first.is_some() && self.tasks.iter().all(|task| tag(task) == first);
        let number = |task: &Task| task.entry.name.problem().map(|problem| problem.number);
        let stem = |task| Task::name(task);
        self.tasks.iter().map(|task| number(task).filter(|_| is_one).unwrap_or_else(|| stem(task))).collect()
    }
}

impl Task {
    /// The puzzle's name.
    #[must_use]
    pub fn name(&self) -> &str {
        self.entry.name.stem()
    }
}

fn marks(tasks: &[Task], answers: &[(String, Answer)]) -> Marks {
    let found: HashMap<&str, &Answer> =
        answers.iter().map(|(name, answer)| (name.as_str(), answer)).collect();
    let mark = |task: &Task| Mark::new(found.get(task.name()).copied(), &task.entry.answer);
    let is_asked = |name: &str| tasks.iter().any(|task| task.name() == name);
    let not_asked = answers.iter().map(|(name, _)| name).filter(|name| !is_asked(name)).cloned().collect();
    Marks { marks: tasks.iter().map(mark).collect(), not_asked }
}
