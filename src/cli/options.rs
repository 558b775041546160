//! Options shared by several commands.

use super::emitter::Emitter;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::board::Color;
use gocheck::puzzle::Question;
use gocheck_program::choice;

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Text for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// The formats of findings about files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FindingFormat {
    /// Text for people.
    Text,
    /// One JSON object per line.
    Json,
    /// A header row, then one line per finding.
    Csv,
    /// One SARIF log.
    Sarif,
}

impl Format {
    pub(super) const fn emitter(self) -> Emitter {
        match self {
            Self::Text => Emitter::Text,
            Self::Json => Emitter::Json,
        }
    }
}

impl FindingFormat {
    pub(super) const fn emitter(self) -> Emitter {
        match self {
            Self::Text => Emitter::Text,
            Self::Json => Emitter::Json,
            Self::Csv => Emitter::Csv,
            Self::Sarif => Emitter::Sarif,
        }
    }
}

/// Returns a parser for the name of a question.
pub(super) fn question() -> impl TypedValueParser<Value = Question> {
    choice(Question::ALL.map(|question| (question.name(), question)))
}

/// Returns a parser for the name of a colour.
pub(super) fn color() -> impl TypedValueParser<Value = Color> {
    choice(Color::BOTH.map(|color| (color.name(), color)))
}
