//! Which encoding a file has that is neither ASCII nor marked.

use super::label::TextEncoding;
use super::marks::fits;
use super::record_encoding::{EncodingSource, RecordEncoding};
use crate::lint::Certainty;
use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8};

/// The chosen encoding of text that is not ASCII.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) encoding: &'static Encoding,
    pub(crate) source: EncodingSource,
    pub(crate) certainty: Certainty,
    /// The encoding that CA names, if the text is in another one.
    pub(crate) wrong: Option<&'static Encoding>,
}

impl Choice {
    pub(crate) const fn certain(encoding: &'static Encoding, source: EncodingSource) -> Self {
        Self { encoding, source, certainty: Certainty::Certain, wrong: None }
    }

    pub(crate) const fn record_encoding(self) -> RecordEncoding {
        RecordEncoding::new(self.encoding, self.source, self.certainty)
    }
}

/// Chooses the encoding of a sample that is not ASCII: the encoding that the user has named, `given`, the one that CA
/// names, or a guess.
pub(crate) fn choose(
    given: Option<TextEncoding>,
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
    let found = || if is_utf_8 { Choice::certain(UTF_8, EncodingSource::Utf8) } else { guess(sample) };
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
    Choice { wrong: Some(declared), ..found }
}

/// Returns true if UTF-8 has a character of three bytes or more. Text in another encoding never has one by chance, but two
/// Chinese characters may look like characters of two bytes.
fn has_long_characters(utf_8: &[u8]) -> bool {
    utf_8.iter().any(|&byte| byte >= 0xE0)
}

/// Returns true if a sample is UTF-8 except for a few characters. Servers that limit names to so many bytes cut them within
/// a character, and each character that stays whole is hardly one by chance.
fn is_damaged_utf_8(sample: &[u8]) -> bool {
    let (mut whole, mut broken) = (0_usize, 0_usize);
    for chunk in sample.utf8_chunks() {
        whole += chunk.valid().chars().filter(|char| !char.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > 4 * broken
}

fn guess(sample: &[u8]) -> Choice {
    let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let encoding = detector.guess(None, chardetng::Utf8Detection::Deny);
    Choice { certainty: Certainty::Likely, ..Choice::certain(encoding, EncodingSource::Guess) }
}
