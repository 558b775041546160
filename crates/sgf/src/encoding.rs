//! Detects the encoding of a record.

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use gocheck_diagnostic::codes;
use memchr::memmem;

codes! {
    /// Messages about the encoding of a file.
    pub enum EncodingMessage, EncodingCode {
        BadBytes { encoding: &'static str } = Error "E201" "bad-bytes" {
            title "Bytes that are not valid in the file's encoding." "有些字节不是文件所用编码的字符。";
            message
                "bytes that are not valid {encoding} (first occurrence)"
                "有些字节不是 {encoding} 编码（这里是第一处）";
            why
                "These bytes are not valid in the encoding of the file. It was damaged, or assembled from files in different encodings, and names or comments can no longer be read."
                "这些字节在文件的编码里不是字符。文件损坏了，或者由不同编码的文件拼成，人名或注释已经读不出来。";
            fix
                "Retype the damaged text, and save the file as UTF-8 with CA[UTF-8]."
                "重新写上损坏的文字，把文件存成 UTF-8，并写 CA[UTF-8]。";
            example { none "none that can be shown as text, because the problem is in the bytes; for instance, a file with CA[UTF-8] of which a part is in GB18030." "没有可以用文字显示的，因为问题出在字节上；例如写了 CA[UTF-8]，却有一部分是 GB18030 编码的文件。" };
        }
        OtherEncoding { label: String, found: &'static str } = Warning "E202" "other-encoding" {
            title "The file is not in the encoding that CA names." "文件的编码与 CA 写的不同。";
            message "CA[{label}], but the text is {found}" "CA[{label}]，而实际的编码是 {found}";
            why
                "CA names the encoding of names and comments. Programs that rely on it show wrong characters, and write them when they save the file."
                "CA 说明人名和注释用什么编码。按它读取的软件会显示乱码，保存以后就改不回来了。";
            fix
                "Name the actual encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
                "把 CA 改成实际的编码，最好把文件存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
            example "other_encoding";
        }
        UnknownEncoding { label: String } = Warning "E203" "unknown-encoding" {
            title "CA does not name a known encoding." "CA 写的不是已知的编码。";
            message "CA[{label}] is not a known encoding" "CA[{label}] 不是已知的编码";
            why
                "FF[4] requires a registered encoding name in CA. A reader that does not know the name has to guess, and may show wrong characters."
                "FF[4] 要求 CA 写已登记的编码名称。软件不认识这个名称就只能猜，可能显示乱码。";
            fix
                "Write a name such as UTF-8, GB18030, Big5, Shift_JIS or EUC-KR."
                "写成 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 这样的名称。";
            example "unknown_encoding";
        }
        GuessedEncoding { found: &'static str } = Note "E204" "guessed-encoding" {
            title "CA is missing; the encoding was detected from the content." "没有 CA，编码是根据内容判断的。";
            message "read as {found}" "按 {found} 编码读取";
            why
                "Without CA, FF[4] assumes ISO-8859-1, and programs that ignore this guess. Only some of them show names in other scripts correctly."
                "没有 CA 时，FF[4] 规定按 ISO-8859-1 读取，有的软件则靠猜。中文、日文、韩文的人名只在一部分软件里显示正确。";
            fix
                "Name the encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
                "用 CA 写明编码，最好存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
            example "utf8_without_ca";
        }
    }
}

/// The number of bytes from which an encoding is detected.
pub(super) const PIECE: usize = 1 << 16;

/// The encoding according to the first bytes.
pub(super) struct DetectedEncoding {
    pub(super) encoding: &'static Encoding,
    /// The bytes of the mark itself.
    pub(super) length: usize,
}

/// The encoding by a byte-order mark, or, without one, UTF-16 by its zero bytes.
pub(super) fn by_mark(bytes: &[u8]) -> Option<DetectedEncoding> {
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        return Some(DetectedEncoding { encoding, length });
    }
    if bytes.starts_with(b"\x84\x31\x95\x33") {
        return Some(DetectedEncoding { encoding: encoding_rs::GB18030, length: 4 });
    }
    // The start of a record is ASCII, so every other byte is zero.
    match bytes {
        [0, 1..=255, 0, 1..=255, ..] => Some(DetectedEncoding { encoding: UTF_16BE, length: 0 }),
        [1..=255, 0, 1..=255, 0, ..] => Some(DetectedEncoding { encoding: UTF_16LE, length: 0 }),
        _ => None,
    }
}

/// The value of the first CA, if any.
pub(super) fn declared(bytes: &[u8]) -> Option<&str> {
    memmem::find_iter(bytes, b"CA[").find_map(|at| {
        let is_name = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        let rest = &bytes[at + 3..];
        let label = &rest[..rest.iter().take(41).position(|&byte| byte == b']')?];
        let is_label = label.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ');
        // In a comment it would have a backslash.
        (is_name && is_label && !label.contains(&b'\\')).then(|| std::str::from_utf8(label).ok()).flatten()
    })
}

/// The encoding for a label, including names that only old programs use.
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

/// How the encoding of text that is not ASCII was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// CA is right, or at least not contradicted.
    Declared(&'static Encoding),
    /// CA is wrong.
    Other { declared: &'static Encoding, found: &'static Encoding },
    /// There is no CA, or it is unknown.
    Guessed(&'static Encoding),
}

impl Choice {
    pub(super) const fn encoding(self) -> &'static Encoding {
        match self {
            Self::Declared(found) | Self::Other { found, .. } | Self::Guessed(found) => found,
        }
    }
}

/// Detects the encoding of a sample that is not ASCII.
pub(super) fn choose(declared: Option<&'static Encoding>, sample: &[u8]) -> Choice {
    let is_utf_8 = fits(UTF_8, sample) || is_damaged_utf_8(sample);
    let found = || if is_utf_8 { UTF_8 } else { guess(sample) };
    let Some(declared) = declared else { return Choice::Guessed(found()) };
    let is_declared = if declared == UTF_8 { is_utf_8 } else { fits(declared, sample) && !is_utf_8 };
    if is_declared {
        return Choice::Declared(declared);
    }
    let found = found();
    // Another encoding is better only if it fits.
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

/// Returns true if a sample is text in an encoding; its last character may be split.
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
