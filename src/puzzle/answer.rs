use super::{Given, Name, Question};
use crate::board::Point;
use crate::go::Analysis;
use std::fmt;
use std::io::{self, Write};

/// The answer to a puzzle's question.
///
/// ```
/// use gocheck::board::Color;
/// use gocheck::go::{self, Setup};
/// use gocheck::puzzle::{Answer, Question};
///
/// let setup: Setup = "
///     . X O
///     X O .
///     . . .
/// ".parse()?;
/// let analysis = go::analyse(&setup, Color::White);
/// assert_eq!(Answer::new(Question::Rule, &analysis).to_string(), "True");
/// assert_eq!(Answer::new(Question::Captures, &analysis).to_string(), "[(0, 0)]");
/// # Ok::<(), gocheck::board::TextBoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(untagged))]
pub enum Answer {
    /// Whether the position is valid.
    Valid(bool),
    /// Points, row by row, none twice.
    Points(Vec<Point>),
}

impl Answer {
    /// The answer to `question` that an analysis gives.
    #[must_use]
    pub fn new(question: Question, analysis: &Analysis) -> Self {
        match question {
            Question::Rule => Self::Valid(analysis.is_valid()),
            Question::Captures => {
                Self::Points(analysis.captures.iter().map(|capture| capture.point).collect())
            }
            Question::Moves => Self::Points(analysis.legal.clone()),
        }
    }
}

/// In Python's notation, as the assignment prints it: `False`, `[(3, 4), (8, 0)]`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Valid(true) => f.write_str("True"),
            Self::Valid(false) => f.write_str("False"),
            Self::Points(points) => f.debug_list().entries(points).finish(),
        }
    }
}

/// An answer with what it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle.
    pub name: Name,
    /// What was asked.
    pub question: Question,
    /// What was found.
    pub answer: Answer,
}

/// The line that the assignment's program prints: `[train]Problem 0: rule checking:False`; for a
/// puzzle without a problem's number `[game]rule checking:False`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = self.question.title();
        match (self.name.tag(), self.name.problem()) {
            (Some(tag), Some(problem)) => {
                write!(f, "[{tag}]Problem {}: {title}:{}", problem.number, self.answer)
            }
            _ => write!(f, "[{}]{title}:{}", self.name, self.answer),
        }
    }
}

/// The two forms of an answer file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Form {
    /// A block a puzzle: its name, then `True`, `False` or `row col` a line; a blank line between.
    Blocks,
    /// The lines that the assignment's program prints.
    Console,
}

/// Writes an answer file.
///
/// # Errors
/// Those of `out`.
pub fn write_answers<'a>(
    out: &mut impl Write,
    form: Form,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> io::Result<()> {
    for (i, entry) in entries.into_iter().enumerate() {
        match form {
            Form::Console => writeln!(out, "{entry}")?,
            Form::Blocks => {
                if i > 0 {
                    writeln!(out)?;
                }
                write_block(out, entry)?;
            }
        }
    }
    Ok(())
}

fn write_block(out: &mut impl Write, entry: &Entry) -> io::Result<()> {
    write_one(out, entry.name.stem(), &Given::from(&entry.answer))
}

/// Writes what somebody answered, each with the name of its puzzle, in the form that is handed out.
///
/// # Errors
/// Those of `out`.
pub fn write_given<'a>(
    out: &mut impl Write,
    answers: impl IntoIterator<Item = &'a (String, Given)>,
) -> io::Result<()> {
    for (i, (name, given)) in answers.into_iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write_one(out, name, given)?;
    }
    Ok(())
}

fn write_one(out: &mut impl Write, name: &str, given: &Given) -> io::Result<()> {
    writeln!(out, "{name}")?;
    match given {
        Given::Valid(_) => writeln!(out, "{given}"),
        Given::Points(points) => points.iter().try_for_each(|at| writeln!(out, "{} {}", at.row, at.col)),
    }
}
