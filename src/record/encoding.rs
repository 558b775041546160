//! Which encoding a record is in.

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use memchr::memmem;

/// The bytes by which an encoding is told.
pub(super) const PIECE: usize = 1 << 16;

/// What the first bytes say.
pub(super) struct Mark {
    pub(super) encoding: &'static Encoding,
    /// The bytes of the mark itself.
    pub(super) length: usize,
}

/// The encoding by a byte-order mark, or, without one, UTF-16 by its zero bytes.
pub(super) fn by_mark(bytes: &[u8]) -> Option<Mark> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return Some(Mark { encoding, length });
    }
    if bytes.starts_with(b"\x84\x31\x95\x33") {
        return Some(Mark { encoding: encoding_rs::GB18030, length: 4 });
    }
    // Where a record begins, all is ASCII: every other byte is zero.
    match bytes {
        [0, 1..=255, 0, 1..=255, ..] => Some(Mark { encoding: UTF_16BE, length: 0 }),
        [1..=255, 0, 1..=255, 0, ..] => Some(Mark { encoding: UTF_16LE, length: 0 }),
        _ => None,
    }
}

/// What the first CA says, or nothing where there is none.
pub(super) fn declared(bytes: &[u8]) -> Option<&str> {
    memmem::find_iter(bytes, b"CA[").find_map(|at| {
        let is_name = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        let rest = &bytes[at + 3..];
        let label = &rest[..rest.iter().take(41).position(|&byte| byte == b']')?];
        let is_label = label.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ');
        // Within a comment it would have a backslash.
        (is_name && is_label && !label.contains(&b'\\')).then(|| std::str::from_utf8(label).ok()).flatten()
    })
}

/// The encoding that a label names, also by names that only old programs use.
pub(super) fn named(label: &str) -> Option<&'static Encoding> {
    let label = label.trim();
    let other = match label.to_ascii_lowercase().as_str() {
        "gb" | "cp936" | "windows-936" | "gb-18030" | "gb-2312" | "euc-cn" | "euccn" | "cn-gb" => "gbk",
        "big-5" | "cp950" | "windows-950" | "big5hkscs" => "big5",
        "cp932" | "windows-932" | "shiftjis" | "s-jis" => "shift_jis",
        "cp949" | "uhc" | "ks_c_5601" | "euckr" => "euc-kr",
        "eucjp" => "euc-jp",
        "utf" | "utf_8" | "utf-8n" => "utf-8",
        "latin-1" | "iso8859" | "iso-8859" | "iso_8859-1:1987" => "latin1",
        _ => label,
    };
    Encoding::for_label_no_replacement(other.as_bytes())
}

/// How the encoding of bytes that are not all ASCII was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// CA is right, or nothing speaks against it.
    Declared(&'static Encoding),
    /// CA is wrong.
    Other { declared: &'static Encoding, found: &'static Encoding },
    /// There is no CA, or none that is known.
    Guessed(&'static Encoding),
}

impl Choice {
    pub(super) const fn encoding(self) -> &'static Encoding {
        match self {
            Self::Declared(found) | Self::Other { found, .. } | Self::Guessed(found) => found,
        }
    }
}

/// The encoding of a sample that is not all ASCII.
pub(super) fn choose(declared: Option<&'static Encoding>, sample: &[u8]) -> Choice {
    let is_utf_8 = fits(UTF_8, sample);
    let found = || if is_utf_8 { UTF_8 } else { guess(sample) };
    let Some(declared) = declared else { return Choice::Guessed(found()) };
    if fits(declared, sample) && (declared == UTF_8 || !is_utf_8) {
        return Choice::Declared(declared);
    }
    let found = found();
    // Another is better only where it fits.
    if found == declared || !fits(found, sample) {
        return Choice::Declared(declared);
    }
    Choice::Other { declared, found }
}

fn guess(sample: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    detector.guess(None, chardetng::Utf8Detection::Deny)
}

/// Whether a sample is text in an encoding; its last character may be cut.
fn fits(encoding: &'static Encoding, sample: &[u8]) -> bool {
    if encoding == UTF_8 {
        return match std::str::from_utf8(sample) {
            Ok(_) => true,
            Err(error) => error.error_len().is_none(),
        };
    }
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut room = [0; 1024];
    let mut rest = sample;
    loop {
        let (result, read, _) = decoder.decode_to_utf8_without_replacement(rest, &mut room, false);
        rest = &rest[read..];
        match result {
            encoding_rs::DecoderResult::InputEmpty => return true,
            encoding_rs::DecoderResult::OutputFull => {}
            encoding_rs::DecoderResult::Malformed(..) => return false,
        }
    }
}
