//! The data of a page. No other file defines its format.

use super::class::Class;
use super::puzzle_board::{FaultBoard, PuzzleBoard, sentences};
use super::record::{GameBoard, PageFile};
use super::rules::PageRules;
use gocheck_board::{Color, Size};
use gocheck_puzzle::Name;
use gocheck_rules::{Board, RuleSet};
use gocheck_text::{Language, Phrase, phrase};
use gocheck_web::go::{self, Bundle};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::sync::Arc;

/// A page of boards.
///
/// ```
/// use gocheck_board::Color;
/// use gocheck_text::Language;
/// use gocheck_page::{PageBoard, Page, PuzzleBoard};
/// use gocheck_puzzle::Question;
///
/// let setup = ". X O .\nX O . .\n. . . .".parse()?;
/// let mut puzzle = PuzzleBoard::new("corner", &setup, Color::White);
/// puzzle.ask = Some(Question::Captures);
/// let page = Page::new("Captures", Language::English, vec![PageBoard::Puzzle(puzzle)]);
/// let mut html = Vec::new();
/// page.write(&mut html)?;
/// assert!(String::from_utf8(html)?.contains(r#""captures":[0],"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Page {
    /// The heading and the window's title; if empty, those of the page.
    #[serde(skip_serializing_if = "Phrase::is_empty")]
    pub title: Phrase,
    /// The language of the page for browsers that prefer none that it has, and of the window's title until its script runs.
    #[serde(serialize_with = "language_name")]
    pub language: Language,
    /// Named facts above the list, such as the score.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<(Phrase, String)>,
    /// The fault of a student's program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultBoard>,
    /// The text above the list.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Phrase>,
    /// What to do about a student's submission: the names of problems, or none for all of it, and the remedy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remedies: Vec<(String, Phrase)>,
    /// The text below the list.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<Phrase>,
    /// True for the page of one student, a short list without filters.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    student: bool,
    /// True for the results of a run: a list with the answers, even of one board or none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    gallery: bool,
    /// True for an exercise, which hides the answers.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    exercise: bool,
    rules: [PageRules; RuleSet::ALL.len()],
    #[serde(serialize_with = "page_files", skip_serializing_if = "Vec::is_empty")]
    files: Vec<Arc<PageFile>>,
    pub(super) boards: Vec<PageBoard>,
    /// Messages about puzzles that could not be answered.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    unanswered: Vec<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
}

/// A board of a page.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum PageBoard {
    /// A position, optionally with a question.
    Puzzle(PuzzleBoard),
    /// A game of a record.
    Game(GameBoard),
    /// A board of an earlier gallery, from its [data](super::read_gallery_data).
    Kept(Value),
}

impl PageBoard {
    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Puzzle(puzzle) => &puzzle.name,
            Self::Game(game) => &game.name,
            Self::Kept(board) => board.get("name").and_then(Value::as_str).unwrap_or_default(),
        }
    }
}

impl Page {
    /// Creates a page. Without boards, it shows an empty one of 9 x 9.
    #[must_use]
    pub fn new(title: impl Into<Phrase>, language: Language, mut boards: Vec<PageBoard>) -> Self {
        if boards.is_empty() {
            boards.push(PageBoard::Puzzle(PuzzleBoard::new("", &Board::new(Size::default()), Color::Black)));
        }
        let mut files: Vec<Arc<PageFile>> = Vec::new();
        for entry in &mut boards {
            if let PageBoard::Game(game) = entry {
                // The games of a file are consecutive.
                if files.last().is_none_or(|last| !Arc::ptr_eq(last, &game.source)) {
                    files.push(Arc::clone(&game.source));
                }
                game.file = files.len() - 1;
            }
        }
        Self {
            title: title.into(),
            language,
            facts: Vec::new(),
            fault: None,
            notes: Vec::new(),
            remedies: Vec::new(),
            after: Vec::new(),
            student: false,
            gallery: false,
            exercise: false,
            rules: PageRules::all(),
            files,
            boards,
            unanswered: Vec::new(),
            class: None,
        }
    }

    /// The results of a run over puzzles, by tag and problem, with messages about those that could not be answered.
    #[must_use]
    pub fn gallery(language: Language, mut boards: Vec<PageBoard>, unanswered: Vec<Phrase>) -> Self {
        boards.sort_by_cached_key(|entry| {
            let name = Name::new(entry.name()).ok();
            let tag = name.as_ref().and_then(|name| name.tag().map(str::to_owned));
            (tag, name.map_or(usize::MAX, |name| name.rank()))
        });
        let title = phrase!("gocheck: boards and answers", "gocheck：棋盘与答案");
        Self { unanswered, ..Self::list(title, language, boards) }
    }

    /// A list of boards with the answers, even of one board or none.
    #[must_use]
    pub fn list(title: impl Into<Phrase>, language: Language, boards: Vec<PageBoard>) -> Self {
        let is_empty = boards.is_empty();
        let mut page = Self { gallery: true, ..Self::new(title, language, boards) };
        if is_empty {
            page.boards.clear();
        }
        page
    }

    /// The answers of one student.
    #[must_use]
    pub fn student(name: &str, language: Language, boards: Vec<PageBoard>) -> Self {
        Self { student: true, ..Self::list(name, language, boards) }
    }

    /// The answers of a class to the problems `boards`.
    #[must_use]
    pub fn class(title: impl Into<Phrase>, language: Language, boards: Vec<PageBoard>, class: Class) -> Self {
        Self { class: Some(class), ..Self::list(title, language, boards) }
    }

    /// Makes the page an exercise, without the analysis of its puzzles.
    #[must_use]
    pub fn into_exercise(mut self) -> Self {
        for entry in &mut self.boards {
            if let PageBoard::Puzzle(puzzle) = entry {
                puzzle.facts = None;
            }
        }
        Self { exercise: true, ..self }
    }

    /// The number of boards.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "no caller needs it")]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// The script and the style that show it.
    pub(super) fn bundle(&self) -> Bundle {
        if self.class.is_some() {
            go::class()
        } else if self.gallery || self.boards.len() > 1 {
            go::many()
        } else {
            go::board()
        }
    }

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

/// Marks a page of grades as written by gocheck.
pub const CLASS_MARK: &str = "<meta name=\"generator\" content=\"gocheck grades\">";

/// Marks a page as the gallery of a run.
pub const GALLERY_MARK: &str = "<meta name=\"generator\" content=\"gocheck gallery\">";

fn page_files<S: Serializer>(files: &[Arc<PageFile>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(files.iter().map(AsRef::as_ref))
}

fn language_name<S: Serializer>(language: &Language, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(language.name())
}
