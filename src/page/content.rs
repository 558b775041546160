//! What the program tells the page, in the form in which the page takes it. This is the only place that says so.

use super::{Game, PageRules, Parts};
use crate::board::Color;
use crate::diagnostic::Language;
use crate::go::{RuleSet, Setup};
use crate::puzzle::Question;
use serde::{Serialize, Serializer};

/// A page of boards.
///
/// ```
/// use gocheck::board::Color;
/// use gocheck::diagnostic::Language;
/// use gocheck::page::{Entry, Page, Puzzle};
/// use gocheck::puzzle::Question;
///
/// let setup = ". X O .\nX O . .\n. . . .".parse()?;
/// let mut puzzle = Puzzle::new("corner", &setup, Color::White);
/// puzzle.ask = Some(Question::Captures);
/// let page = Page::new("Captures", Language::English, vec![Entry::Puzzle(puzzle)]);
/// let mut html = Vec::new();
/// page.write(&mut html)?;
/// assert!(String::from_utf8(html)?.contains(r#""board":"w/1XO1/XO2/4","ask":"captures""#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Page {
    /// What stands above the boards and in the window's title; nothing: the page's own words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The language that the page begins in.
    #[serde(serialize_with = "language_name")]
    pub language: Language,
    /// Whether puzzles are to be solved before they may be looked at.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub exercise: bool,
    rules: [PageRules; RuleSet::ALL.len()],
    /// The boards in their order; never empty.
    boards: Vec<Entry>,
}

/// A board of a page.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Entry {
    /// A position, perhaps with a question.
    Puzzle(Puzzle),
    /// A game of a record.
    Game(Game),
}

/// A position on the page.
#[derive(Clone, Debug, Serialize)]
pub struct Puzzle {
    /// What it is called.
    pub name: String,
    /// Who plays and the rows of the board with the numbers of empty points between the stones: `w/3XO5/9/..`. The page's
    /// own addresses have the same form.
    board: String,
    /// What is asked, if anything is.
    #[serde(serialize_with = "question_name", skip_serializing_if = "Option::is_none")]
    pub ask: Option<Question>,
    /// To what it belongs, for the filter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What else is to be said of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

impl Page {
    /// A page; without boards it has an empty one of 9 x 9.
    #[must_use]
    pub fn new(title: &str, language: Language, mut boards: Vec<Entry>) -> Self {
        if boards.is_empty() {
            boards.push(Entry::Puzzle(Puzzle::new(
                "",
                &Setup::new(crate::board::Size::default()),
                Color::Black,
            )));
        }
        Self { title: title.to_owned(), language, exercise: false, rules: PageRules::all(), boards }
    }

    /// The number of boards, at least one.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "it never is")]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    pub(super) fn parts(&self) -> Parts {
        let has_question = |entry: &Entry| matches!(entry, Entry::Puzzle(Puzzle { ask: Some(_), .. }));
        let is_game = |entry: &Entry| matches!(entry, Entry::Game(_));
        Parts {
            puzzles: self.boards.iter().any(has_question),
            records: self.boards.iter().any(is_game),
            many: self.boards.len() > 1,
        }
    }
}

impl Puzzle {
    /// A position without a question.
    #[must_use]
    pub fn new(name: &str, setup: &Setup, to_move: Color) -> Self {
        let board = compact(setup, to_move);
        Self { name: name.to_owned(), board, ask: None, tag: None, notes: Vec::new() }
    }
}

/// A position as [`Puzzle`] has it.
fn compact(setup: &Setup, to_move: Color) -> String {
    let size = setup.size();
    let mut text = String::from(if to_move == Color::Black { "b" } else { "w" });
    for row in 0..size.rows() {
        text.push('/');
        let mut empty = 0;
        for point in (0..size.cols()).filter_map(|col| size.point(row, col)) {
            let Some(color) = setup.get(point) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
            }
            empty = 0;
            text.push(if color == Color::Black { 'X' } else { 'O' });
        }
        if empty > 0 {
            text += &empty.to_string();
        }
    }
    text
}

fn language_name<S: Serializer>(language: &Language, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(language.name())
}

fn question_name<S: Serializer>(question: &Option<Question>, serializer: S) -> Result<S::Ok, S::Error> {
    question.map(Question::name).serialize(serializer)
}
