use super::name::Name;
use gocheck_board::Point;
use gocheck_rules::{Analysis, Question};
use std::fmt;

/// The answer to a puzzle's question. A given one (`Given`) may have points off the board.
///
/// ```
/// use gocheck_board::Color;
/// use gocheck_rules::Board;
/// use gocheck_puzzle::{Answer, Question};
///
/// let setup: Board = ". X O\nX O .\n. . .".parse()?;
/// let analysis = gocheck_rules::analyse(&setup, Color::White);
/// assert_eq!(Answer::new(Question::Rule, &analysis).to_string(), "True");
/// assert_eq!(Answer::new(Question::Captures, &analysis).to_string(), "[(0, 0)]");
/// # Ok::<(), gocheck_board::TextBoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(untagged)]
pub enum Answer<P = Point> {
    /// True if the position is valid.
    Valid(bool),
    /// Points, row by row, without duplicates.
    Points(Vec<P>),
}

impl Answer {
    /// The answer to `question` from an analysis.
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

/// Python's notation, as the assignment prints it: `False`, `[(3, 4), (8, 0)]`.
impl<P: fmt::Display> fmt::Display for Answer<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Valid(true) => f.write_str("True"),
            Self::Valid(false) => f.write_str("False"),
            Self::Points(points) => {
                let points: Vec<String> = points.iter().map(P::to_string).collect();
                write!(f, "[{}]", points.join(", "))
            }
        }
    }
}

/// An answer with its puzzle and question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle.
    pub name: Name,
    /// The question.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
}

/// The line that the assignment's program prints: `[train]Problem 0: rule checking:False`; for a puzzle without a problem
/// number `[game]rule checking:False`.
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
