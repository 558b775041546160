//! Rich text (RTF 1.9.1): control words that break lines, and the text between them.

use super::document::{DocumentFault, DocumentText, MAX_BYTES};
use encoding_rs::{Encoding, GB18030, WINDOWS_1252};

/// Groups that contain no text.
const UNSEEN: &[&str] = &[
    "fonttbl",
    "colortbl",
    "stylesheet",
    "info",
    "pict",
    "header",
    "headerl",
    "headerr",
    "footer",
    "footerl",
    "footerr",
    "footnote",
    "object",
    "listtable",
    "listoverridetable",
    "fldinst",
    "listtext",
    "pntext",
];

/// The maximum depth of nested groups.
const MAX_DEPTH: usize = 1000;

pub(super) fn text(bytes: &[u8]) -> Result<DocumentText, DocumentFault> {
    if !bytes.starts_with(b"{\\rtf") {
        return Err(DocumentFault::Damaged);
    }
    let mut reader = Reader {
        text: String::new(),
        bytes: Vec::new(),
        encoding: WINDOWS_1252,
        group: Group { is_unseen: false, fallback: 1 },
        groups: Vec::new(),
        skipped: 0,
        has_pictures: false,
    };
    let mut rest = bytes;
    while let Some((&byte, after)) = rest.split_first() {
        rest = match byte {
            b'{' if reader.groups.len() == MAX_DEPTH => return Err(DocumentFault::Large),
            b'{' => {
                reader.groups.push(reader.group);
                after
            }
            b'}' => {
                reader.flush();
                reader.group = reader.groups.pop().ok_or(DocumentFault::Damaged)?;
                after
            }
            b'\\' => reader.control(after),
            b'\r' | b'\n' => after,
            byte => {
                reader.byte(byte);
                after
            }
        };
    }
    reader.flush();
    if reader.text.len() > MAX_BYTES {
        Err(DocumentFault::Large)
    } else {
        Ok(DocumentText { text: reader.text, dates: 0, has_pictures: reader.has_pictures })
    }
}

/// State that ends with a group.
#[derive(Clone, Copy)]
struct Group {
    is_unseen: bool,
    /// The number of characters after a Unicode character that stand for it in older programs.
    fallback: usize,
}

struct Reader {
    text: String,
    /// Bytes of the text that are not decoded yet; a Chinese character is two.
    bytes: Vec<u8>,
    encoding: &'static Encoding,
    group: Group,
    groups: Vec<Group>,
    /// The number of characters that are still to be skipped.
    skipped: usize,
    has_pictures: bool,
}

impl Reader {
    fn byte(&mut self, byte: u8) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if !self.group.is_unseen {
            self.bytes.push(byte);
        }
    }

    fn flush(&mut self) {
        let bytes = std::mem::take(&mut self.bytes);
        self.text += &self.encoding.decode_without_bom_handling(&bytes).0;
    }

    fn push(&mut self, text: &str) {
        if !self.group.is_unseen {
            self.flush();
            self.text += text;
        }
    }

    /// Handles what follows a backslash, and returns the rest.
    fn control<'a>(&mut self, after: &'a [u8]) -> &'a [u8] {
        let length = after.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let (word, rest) = after.split_at(length);
        if word.is_empty() {
            return self.symbol(rest);
        }
        let is_part = |(at, byte): &(usize, &u8)| byte.is_ascii_digit() || *at == 0 && **byte == b'-';
        let digits = rest.iter().enumerate().take_while(is_part).count();
        let (number, rest) = rest.split_at(digits);
        let number: Option<i32> = std::str::from_utf8(number).ok().and_then(|number| number.parse().ok());
        let word = std::str::from_utf8(word).unwrap_or_default();
        match (word, number) {
            ("par" | "line" | "row" | "sect" | "page", _) => self.push("\n"),
            ("tab" | "cell" | "nestcell", _) => self.push("\t"),
            ("strike" | "striked", on) if on != Some(0) => self.push("~~"),
            ("v", on) if on != Some(0) => self.group.is_unseen = true,
            ("ansicpg", Some(page)) => {
                self.encoding = Encoding::for_label(format!("windows-{page}").as_bytes())
                    .unwrap_or(if page == 936 { GB18030 } else { WINDOWS_1252 });
            }
            ("uc", Some(count)) => self.group.fallback = usize::try_from(count).unwrap_or(1),
            ("u", Some(code)) => {
                // Codes are signed numbers of 16 bits.
                let code = u32::try_from(code).ok().unwrap_or_else(|| (code as u16).into());
                self.push(char::from_u32(code).unwrap_or('\u{FFFD}').encode_utf8(&mut [0; 4]));
                self.skipped = self.group.fallback;
            }
            (word, _) if UNSEEN.contains(&word) => {
                self.group.is_unseen = true;
                self.has_pictures |= word == "pict";
            }
            _ => {}
        }
        rest.strip_prefix(b" ").unwrap_or(rest)
    }

    /// Handles a backslash before a character other than a letter.
    fn symbol<'a>(&mut self, rest: &'a [u8]) -> &'a [u8] {
        let Some((&symbol, after)) = rest.split_first() else { return rest };
        match symbol {
            b'\'' => {
                let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
                if let Some(byte) = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
                    self.byte(byte);
                }
                return after.get(2..).unwrap_or_default();
            }
            b'*' => self.group.is_unseen = true,
            b'~' => self.push(" "),
            b'_' => self.push("-"),
            b'\r' | b'\n' => self.push("\n"),
            b'{' | b'}' | b'\\' => self.byte(symbol),
            _ => {}
        }
        after
    }
}
