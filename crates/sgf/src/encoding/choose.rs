//! Which encoding a file has that is neither ASCII nor marked.

use super::evidence::ballot;
use super::label::TextEncoding;
use super::marks::fits;
use super::record_encoding::{EncodingSource, RecordEncoding};
use super::vote::{EncodingBallot, EncodingPrior, candidates};
use crate::certainty::Certainty;
use encoding_rs::{
    Encoding, ISO_8859_2, UTF_8, WINDOWS_1250, WINDOWS_1252, WINDOWS_1254, WINDOWS_1257, WINDOWS_1258,
};

/// Knowledge about the encoding of a file besides its bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EncodingHints {
    /// The encoding that the user has named. It takes precedence over CA, but not over a byte-order mark, and not for text that
    /// can only be UTF-8.
    pub given: Option<TextEncoding>,
    /// The vote of the folder, and what the name of the file says.
    pub prior: Option<EncodingPrior>,
}

impl From<Option<TextEncoding>> for EncodingHints {
    fn from(given: Option<TextEncoding>) -> Self {
        Self { given, prior: None }
    }
}

/// The chosen encoding of text that is not ASCII.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) encoding: &'static Encoding,
    pub(crate) source: EncodingSource,
    pub(crate) certainty: Certainty,
    /// The encoding that CA names, if the text is in another one.
    pub(crate) wrong: Option<&'static Encoding>,
    /// The encoding that is nearly as likely, if the choice may well be wrong.
    pub(crate) other: Option<&'static Encoding>,
    /// The vote of a record whose encoding is a guess.
    pub(crate) ballot: Option<EncodingBallot>,
}

impl Choice {
    pub(crate) const fn certain(encoding: &'static Encoding, source: EncodingSource) -> Self {
        let certainty = Certainty::Certain;
        Self { encoding, source, certainty, wrong: None, other: None, ballot: None }
    }

    pub(crate) const fn record_encoding(self) -> RecordEncoding {
        RecordEncoding::new(self.encoding, self.source, self.certainty)
    }
}

/// Chooses the encoding of a sample that is not ASCII: the encoding that the user has named, the one that CA names, or a
/// guess.
pub(crate) fn choose(
    EncodingHints { given, prior }: EncodingHints,
    declared: Option<&'static Encoding>,
    sample: &[u8],
) -> Choice {
    let is_utf_8 = fits(UTF_8, sample) || is_damaged_utf_8(sample);
    if let Some(TextEncoding(given)) = given
        && !(is_utf_8 && has_long_characters(sample))
    {
        let wrong = declared.filter(|&declared| declared != given);
        return Choice { wrong, ..Choice::certain(given, EncodingSource::Option) };
    }
    let found = || {
        if is_utf_8 { Choice::certain(UTF_8, EncodingSource::Utf8) } else { guess(sample, prior.as_ref()) }
    };
    let Some(declared) = declared else { return found() };
    let by_label = Choice::certain(declared, EncodingSource::Declared);
    let is_declared = if declared == UTF_8 { is_utf_8 } else { fits(declared, sample) && !is_utf_8 };
    if is_declared {
        return by_label;
    }
    let found = found();
    // Another encoding is better only if it fits.
    if found.encoding == declared || !fits(found.encoding, sample) {
        return by_label;
    }
    let found = Choice { wrong: Some(declared), ..found };
    // Text in an encoding of one byte a character is never valid UTF-8 by chance; a few Chinese characters may be.
    let may_be_declared =
        !declared.is_single_byte() && !has_long_characters(sample) && fits(declared, sample);
    if is_utf_8 && may_be_declared {
        return Choice { certainty: Certainty::Possible, other: Some(declared), ..found };
    }
    found
}

/// Returns true if UTF-8 has a character of three bytes or more. Text in another encoding never has one by chance, but two
/// Chinese characters may look like characters of two bytes.
fn has_long_characters(utf_8: &[u8]) -> bool {
    utf_8.iter().any(|&byte| byte >= 0xE0)
}

/// Returns true if a sample is UTF-8 except for a few characters. Servers that limit the bytes of a name cut them within
/// a character, and each character that stays whole is hardly one by chance.
fn is_damaged_utf_8(sample: &[u8]) -> bool {
    let (mut whole, mut broken) = (0_usize, 0_usize);
    for chunk in sample.utf8_chunks() {
        whole += chunk.valid().chars().filter(|char| !char.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > 4 * broken
}

/// Fewer letters may be damage, or accents of another language.
const FEW: usize = 6;

/// The encodings of languages in which most letters are ASCII, so that a few others are all that there is.
const LATIN: [&Encoding; 6] =
    [WINDOWS_1252, WINDOWS_1250, ISO_8859_2, WINDOWS_1254, WINDOWS_1257, WINDOWS_1258];

/// Guesses the encoding of a sample, given the vote of the folder.
fn guess(sample: &[u8], prior: Option<&EncodingPrior>) -> Choice {
    let (ballot, chosen) = ballot(sample);
    let is_vote = prior.is_some_and(|prior| prior.is_vote);
    let source = if is_vote { EncodingSource::Vote } else { EncodingSource::Guess };
    let likely = |encoding| Choice { certainty: Certainty::Likely, ..Choice::certain(encoding, source) };
    let Some(verdict) = ballot.verdict(prior) else { return likely(chosen) };
    let best = verdict.encoding;
    // An encoding that is not compared.
    if chosen.is_single_byte() && best.is_single_byte() && !candidates().contains(&chosen) {
        return likely(chosen);
    }
    let choice = Choice { ballot: Some(ballot), ..likely(best) };
    let letters = sample.iter().filter(|byte| !byte.is_ascii()).count();
    let is_short = letters < FEW && best.is_single_byte() && !LATIN.contains(&best);
    match verdict.other.or(is_short.then_some(WINDOWS_1252)) {
        Some(other) => Choice { certainty: Certainty::Possible, other: Some(other), ..choice },
        None => choice,
    }
}
