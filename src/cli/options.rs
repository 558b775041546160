//! Options shared by several commands.

use super::emitter::Emitter;
use clap::ValueEnum;
use clap::builder::TypedValueParser;
use gocheck::board::Color;
use gocheck::puzzle::Question;
use gocheck_program::{choice, language};

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    #[value(help = language().pick("Text for people", "文字，便于阅读"))]
    Text,
    #[value(help = language().pick("One JSON object per line", "一行一个 JSON 对象"))]
    Json,
}

/// The formats of findings about files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FindingFormat {
    #[value(help = language().pick("Text for people", "文字，便于阅读"))]
    Text,
    #[value(help = language().pick("One JSON object per line", "一行一个 JSON 对象"))]
    Json,
    #[value(help = language().pick("A header row, then one line per finding", "一行表头，然后一行一个问题"))]
    Csv,
    #[value(help = language().pick("One SARIF log", "一份 SARIF 日志"))]
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
