use super::super::{LineOfPlay, Place};
use crate::board::{Color, Point, Size};
use crate::diagnostic::{AnyMessage, Code, Diagnostic, Language};
use crate::go::{Board, Reason, Repetition, RuleSet};
use std::borrow::Cow;
use std::fmt;

/// Something that a record is told about: a diagnostic, and where in which game it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What is said.
    pub message: AnyMessage,
    /// Where it stands: the place of the property, or of the value.
    pub place: Place,
    /// How sure it is.
    pub certainty: Certainty,
    /// The game of the file, from 1; between games the one before, and 0 before the first.
    pub game: u32,
    /// The line of play.
    pub line: LineOfPlay,
    /// The number of the move that it is about; of other findings, of the last move before.
    pub number: u32,
    /// The move's colour.
    pub color: Option<Color>,
    /// The move's point, or the point that is set up.
    pub point: Option<Point>,
    /// The value as the file has it, where it is about one.
    pub value: Option<String>,
    /// The size of the board; nothing where it is not known.
    pub size: Option<Size>,
    /// The rules by which the move was judged.
    pub rules: Option<RuleSet>,
    /// The rule sets that forbid the move and why, when all of them were asked.
    pub forbidden_by: Vec<(RuleSet, Reason)>,
    /// The stones concerned: the stone that took the ko, the suicide, the dead group.
    pub stones: Vec<Point>,
    /// The move that took the ko.
    pub took: Option<u32>,
    /// The earlier position that comes back.
    pub earlier: Option<Repetition>,
    /// The boards, when they were asked for.
    pub boards: Option<Box<Boards>>,
}

impl Finding {
    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.message.code()
    }

    /// The words.
    #[must_use]
    pub fn text(&self, language: Language) -> Cow<'static, str> {
        self.message.text(language).message
    }

    /// What is said and where, without the game.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        self.message.clone().at(self.place.into())
    }
}

/// `LINE:COLUMN: CODE MESSAGE` in English, with how sure it is when it is not certain.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.place, self.code(), self.text(Language::English))?;
        match self.certainty {
            Certainty::Certain => Ok(()),
            certainty => write!(f, " ({})", certainty.name()),
        }
    }
}

/// What can be drawn of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boards {
    /// The board before the move; of other findings, as it stands.
    pub before: Board,
    /// The earlier board that comes back.
    pub earlier: Option<Board>,
}

/// How sure a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// It may well be meant so.
    Possible,
    /// Most often a fault; it follows from what records usually mean, or from rules that were assumed.
    Likely,
    /// It follows from the file and the rules alone.
    Certain,
}

impl Certainty {
    /// The word for it in a language.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, certainty) => certainty.name(),
            (Language::Chinese, Self::Certain) => "确定",
            (Language::Chinese, Self::Likely) => "很可能",
            (Language::Chinese, Self::Possible) => "可能",
        }
    }

    /// `certain`, `likely` or `possible`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Likely => "likely",
            Self::Possible => "possible",
        }
    }
}
