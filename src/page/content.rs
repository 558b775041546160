//! What the program tells the page, in the form in which the page takes it. This is the only place that says so.

use super::answered::Answered;
use super::class::Class;
use super::parts::Parts;
use super::record::Game;
use super::rules::PageRules;
use crate::board::{Color, Point, Size};
use crate::diagnostic::{Language, is_obeyed};
use crate::go::{self, Analysis, Board, RuleSet};
use crate::puzzle::{Given, Name, Question};
use gocheck_common::phrase;
use serde::{Serialize, Serializer};
use serde_json::Value;

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
/// assert!(String::from_utf8(html)?.contains(r#""captures":[0],"#));
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
    /// What stands above the list.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Whether it shows what came of puzzles: a list, also of one board or none, with the answers.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    gallery: bool,
    /// Whether puzzles are to be solved before they may be looked at.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    exercise: bool,
    rules: [PageRules; RuleSet::ALL.len()],
    /// The boards in their order.
    pub(super) boards: Vec<Entry>,
    /// What could not be answered, in words.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    unanswered: Vec<String>,
    /// What a class answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
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
    /// A board of an earlier gallery, from its [data](super::read_gallery_data).
    Kept(Value),
}

impl Entry {
    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Puzzle(puzzle) => &puzzle.name,
            Self::Game(game) => &game.name,
            Self::Kept(board) => board.get("name").and_then(Value::as_str).unwrap_or_default(),
        }
    }

    /// Whether it has a question or is a game.
    fn has(&self, key: &str) -> bool {
        match self {
            Self::Puzzle(puzzle) => key == ASK && puzzle.ask.is_some(),
            Self::Game(_) => key == NODES,
            Self::Kept(board) => board.get(key).is_some(),
        }
    }
}

/// What a puzzle with a question and what a game has.
const ASK: &str = "ask";
const NODES: &str = "nodes";

/// A position on the page.
#[derive(Clone, Debug, Serialize)]
pub struct Puzzle {
    /// What it is called.
    pub name: String,
    /// Who plays and the rows of the board with the numbers of empty points between the stones: `w/3XO5/9/..`. The page's
    /// own addresses have the same form.
    board: String,
    /// Nothing: it is to be found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<PositionFacts>,
    /// What is asked, if anything is.
    #[serde(serialize_with = "question_name", skip_serializing_if = "Option::is_none")]
    pub ask: Option<Question>,
    /// To what it belongs, for the filter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// What else is to be said of it.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What somebody answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<Answered>,
}

/// What the rules say of a position. Points are counted row by row.
#[derive(Clone, Debug, Serialize)]
struct PositionFacts {
    /// The stones without liberties.
    dead: Vec<usize>,
    /// Where the colour to move takes stones.
    captures: Vec<usize>,
    /// The empty points where it may not play.
    suicides: Vec<usize>,
}

impl Page {
    /// A page; without boards it has an empty one of 9 x 9.
    #[must_use]
    pub fn new(title: &str, language: Language, mut boards: Vec<Entry>) -> Self {
        if boards.is_empty() {
            boards.push(Entry::Puzzle(Puzzle::new("", &Board::new(Size::default()), Color::Black)));
        }
        Self {
            title: title.to_owned(),
            language,
            notes: Vec::new(),
            gallery: false,
            exercise: false,
            rules: PageRules::all(),
            boards,
            unanswered: Vec::new(),
            class: None,
        }
    }

    /// The page of a run over puzzles: by tag and problem, with what could not be answered.
    #[must_use]
    pub fn gallery(language: Language, mut boards: Vec<Entry>, unanswered: Vec<String>) -> Self {
        boards.sort_by_cached_key(|entry| {
            let name = Name::new(entry.name()).ok();
            let tag = name.as_ref().and_then(|name| name.tag().map(str::to_owned));
            (tag, name.map_or(usize::MAX, |name| name.rank()))
        });
        Self {
            unanswered,
            ..Self::list(
                &phrase!("gocheck: boards and answers", "gocheck：棋盘与答案").text(language),
                language,
                boards,
            )
        }
    }

    /// A list of boards with the answers, also of one board or none.
    #[must_use]
    pub fn list(title: &str, language: Language, boards: Vec<Entry>) -> Self {
        Self { gallery: true, boards, ..Self::new(title, language, Vec::new()) }
    }

    /// The answers of a class to the problems `boards`.
    #[must_use]
    pub fn class(title: &str, language: Language, boards: Vec<Entry>, class: Class) -> Self {
        Self { class: Some(class), ..Self::list(title, language, boards) }
    }

    /// Puzzles that are to be solved: the page is not told what the rules say of them.
    #[must_use]
    pub fn into_exercise(mut self) -> Self {
        for entry in &mut self.boards {
            if let Entry::Puzzle(puzzle) = entry {
                puzzle.facts = None;
            }
        }
        Self { exercise: true, ..self }
    }

    /// The number of boards.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "nobody asks")]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    pub(super) fn parts(&self) -> Parts {
        let has = |key: &str| self.boards.iter().any(|entry| entry.has(key));
        let many = self.gallery || self.boards.len() > 1;
        Parts { puzzles: has(ASK), records: has(NODES), many, class: self.class.is_some() }
    }

    /// By what the page is known.
    pub(super) const fn mark(&self) -> &'static str {
        if self.class.is_some() {
            CLASS_MARK
        } else if self.gallery {
            GALLERY_MARK
        } else {
            "<meta name=\"generator\" content=\"gocheck view\">"
        }
    }
}

/// By this a page of grades is known that was written here.
pub const CLASS_MARK: &str = "<meta name=\"generator\" content=\"gocheck grades\">";

/// What marks the page as the gallery of a run.
pub const GALLERY_MARK: &str = "<meta name=\"generator\" content=\"gocheck gallery\">";

impl Puzzle {
    /// A position without a question.
    #[must_use]
    pub fn new(name: &str, setup: &Board, to_move: Color) -> Self {
        let board = compact(setup, to_move);
        let facts = Some(PositionFacts::new(setup, &go::analyse(setup, to_move)));
        Self { name: name.to_owned(), board, facts, ask: None, tag: None, notes: Vec::new(), given: None }
    }

    /// Adds what somebody answered; nothing: it was not answered, or cannot be read. What is off the board has no place
    /// on it.
    pub fn answered(&mut self, size: Size, given: Option<&Given>) {
        self.given = Some(Answered::new(size, given));
    }
}

impl PositionFacts {
    fn new(setup: &Board, analysis: &Analysis) -> Self {
        let size = setup.size();
        let index = |&point: &Point| size.index(point);
        let may_not =
            |point: &Point| setup.get(*point).is_none() && analysis.legal.binary_search(point).is_err();
        Self {
            dead: analysis.dead.iter().flat_map(|group| &group.stones).map(index).collect(),
            captures: analysis.captures.iter().map(|capture| size.index(capture.point)).collect(),
            suicides: size.points().filter(may_not).map(|point| size.index(point)).collect(),
        }
    }
}

/// A position as [`Puzzle`] has it.
fn compact(setup: &Board, to_move: Color) -> String {
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

/// A name in a sentence must not turn what stands round it.
fn sentences<S: Serializer>(texts: &[String], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(texts.iter().map(|text| text.replace(is_obeyed, " ")))
}

fn question_name<S: Serializer>(question: &Option<Question>, serializer: S) -> Result<S::Ok, S::Error> {
    question.map(Question::name).serialize(serializer)
}
