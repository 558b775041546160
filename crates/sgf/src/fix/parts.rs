//! The games of a file, each as a text of its own.

use super::super::encoding::{EncodingHints, RecordEncoding};
use super::super::tokens::{Kind, Tokens};
use super::super::{Format, Place};
use super::codes::FixMessage;
use super::decode::{decode, marked};
use encoding_rs::Encoding;

/// The games of a file in UTF-8.
#[derive(Debug)]
pub struct GameTexts {
    /// The encoding of the file.
    pub encoding: RecordEncoding,
    /// The encoding that is nearly as likely, if it may well be the right one.
    pub other_encoding: Option<&'static str>,
    /// The games in file order. A file without a game is one text.
    pub texts: Vec<GameText>,
}

/// A game of a file.
#[derive(Debug)]
pub struct GameText {
    /// The place of its `(` in the file.
    pub place: Place,
    /// The game with what follows it up to the next one. It begins with a byte-order mark: it is UTF-8, whatever CA says.
    pub text: String,
}

/// Splits a file into its games, so that each can be [fixed](super::fix) and kept on its own. An encoding that is only
/// guessed is accepted: moves do not depend on it.
///
/// # Errors
/// If some bytes are not text in the encoding.
pub fn game_texts(bytes: &[u8], encoding: impl Into<EncodingHints>) -> Result<GameTexts, FixMessage> {
    let decoded = decode(bytes, encoding.into())?;
    let text = &*decoded.text;
    // A file in another format is one game.
    let starts = if Format::of(text.as_bytes()).is_some() { Vec::new() } else { game_starts(text) };
    // What precedes the first game belongs to it.
    let first = starts.first().map_or(Place::START, |&(_, place)| place);
    let begins = std::iter::once((0, first)).chain(starts.iter().copied().skip(1));
    let ends = starts.iter().skip(1).map(|&(start, _)| start).chain([text.len()]);
    let texts =
        begins.zip(ends).map(|((start, place), end)| GameText { place, text: marked(&text[start..end]) });
    Ok(GameTexts {
        encoding: decoded.record,
        other_encoding: decoded.other.map(Encoding::name),
        texts: texts.collect(),
    })
}

/// Finds the `(` of each game: its byte and its place.
fn game_starts(text: &str) -> Vec<(usize, Place)> {
    let mut starts = Vec::new();
    let mut tokens = Tokens::of_text(text);
    loop {
        let token = tokens.next(|_| {});
        match token.kind {
            Kind::Open if tokens.depth == 1 => starts.push((token.start as usize, token.place)),
            Kind::End => return starts,
            _ => {}
        }
    }
}
