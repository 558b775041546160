use super::super::{LineOfPlay, Place};
use crate::certainty::Certainty;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Board, Reason, Repetition, RuleSet, Vertex, vertex};
use gocheck_text::{AnyMessage, Code, Diagnostic, Language};
use std::borrow::Cow;
use std::fmt;

/// A finding: a diagnostic with its game and place.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The message.
    pub message: AnyMessage,
    /// The place of the property or of the value.
    pub place: Place,
    /// The certainty.
    pub certainty: Certainty,
    /// The number of the game in the file, from 1; between games that of the previous one, and 0 before the first.
    pub game: u32,
    /// The line of play.
    pub line: LineOfPlay,
    /// The number of the move; for findings that are not about a move, of the last move before.
    pub number: u32,
    /// The colour of the move.
    pub color: Option<Color>,
    /// The point of the move or of the setup.
    pub point: Option<Point>,
    /// The value as written, if the finding is about one.
    pub value: Option<String>,
    /// The size of the board, if known.
    pub size: Option<Size>,
    /// The rules by which the move was judged.
    pub rules: Option<RuleSet>,
    /// The rule sets that forbid the move, with reasons, if all rule sets were requested.
    pub forbidden_by: Vec<(RuleSet, Reason)>,
    /// The stones concerned: the stone that captured the ko, the suicide, the dead group.
    pub stones: Vec<Point>,
    /// The move that captured the ko.
    pub took: Option<u32>,
    /// The earlier position that is repeated.
    pub earlier: Option<Repetition>,
    /// The boards, if requested.
    pub boards: Option<Box<Boards>>,
}

impl Finding {
    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.message.code()
    }

    /// The text.
    #[must_use]
    pub fn text(&self, language: Language) -> Cow<'static, str> {
        self.message.text(language).message
    }

    /// The point of the move or of the setup, as players name it.
    #[must_use]
    pub fn vertex(&self) -> Option<Vertex> {
        Some(vertex(self.size?, self.point?))
    }

    /// The message and the place, without the game.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        self.message.clone().at(self.place.into())
    }
}

/// Formats `LINE:COLUMN: CODE MESSAGE` in English, with the certainty unless it is certain.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.place, self.code(), self.text(Language::English))?;
        match self.certainty {
            Certainty::Certain => Ok(()),
            certainty => write!(f, " ({})", certainty.name()),
        }
    }
}

/// The boards of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boards {
    /// The board before the move; for other findings, the current board.
    pub before: Board,
    /// The earlier board that is repeated.
    pub earlier: Option<Board>,
}
