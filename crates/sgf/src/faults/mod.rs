//! Faults that reading finds: in syntax, encoding and root. Each file has one code.

mod bad_bytes;
mod bad_result;
mod bad_size;
mod cut_before_game;
mod cut_file;
mod cut_game;
mod cut_value;
mod empty_variation;
mod guessed_encoding;
mod komi_in_ko;
mod no_game;
mod no_name;
mod no_semicolon;
mod no_value;
mod node_after_variation;
mod open_value;
mod other_encoding;
mod other_game;
mod property_name;
mod result_in_words;
mod text_before;
mod text_between;
mod too_deep;
mod too_large;
mod too_long;
mod too_many_findings;
mod uncertain_encoding;
mod unexpected_text;
mod unknown_encoding;
mod unknown_version;
mod unopened;

use super::Place;
use gocheck_text::{AnyMessage, rules};

/// Damage found by the reader, which continued.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The message.
    pub message: AnyMessage,
    /// The place.
    pub place: Place,
}

impl Fault {
    pub(super) fn new(message: impl Into<AnyMessage>, place: Place) -> Self {
        Self { message: message.into(), place }
    }
}

rules! {
    bad_bytes::BadBytes,
    bad_result::BadResult,
    bad_size::BadSize,
    cut_before_game::CutBeforeGame,
    cut_file::CutFile,
    cut_game::CutGame,
    cut_value::CutValue,
    empty_variation::EmptyVariation,
    guessed_encoding::GuessedEncoding,
    komi_in_ko::KomiInKo,
    no_game::NoGame,
    no_name::NoName,
    no_semicolon::NoSemicolon,
    no_value::NoValue,
    node_after_variation::NodeAfterVariation,
    open_value::OpenValue,
    other_encoding::OtherEncoding,
    other_game::OtherGame,
    property_name::BadPropertyName,
    result_in_words::ResultInWords,
    text_before::TextBefore,
    text_between::TextBetween,
    too_deep::TooDeep,
    too_large::TooLarge,
    too_long::TooLong,
    too_many_findings::TooManyFindings,
    uncertain_encoding::UncertainEncoding,
    unexpected_text::UnexpectedText,
    unknown_encoding::UnknownEncoding,
    unknown_version::UnknownVersion,
    unopened::Unopened,
}
