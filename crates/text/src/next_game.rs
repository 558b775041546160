//! Finds the next game of an SGF file within a game that was cut, so that one damaged record does not swallow all others.
//!
//! Within a game, a `(` begins the next game if all of these hold:
//!
//! - It is the first character of a line, which a line feed or a lone carriage return begins.
//! - A `;` follows it, and the node has a GM, FF or SZ with a number: `GM[1]`, `FF[4]`, `SZ[19]` or `SZ[9:13]`. Only a root
//!   has these, and in a game that a comment quotes properly, `]` is escaped: `GM[1\]`. The property must end within the
//!   first [`ROOT`] bytes, before any line that begins with `(;`.
//! - Within a value that may contain any text, a comment for example, its `]` does not follow. A comment may quote a game
//!   without escapes, `C[such as:\n(;GM[1]SZ[9];B[aa])\n]`: the brackets of the quoted game are pairs, and the `]` without a
//!   `[` is that of the value if `;`, `(`, `)`, `[`, a name or nothing follows it. It is searched in at most [`QUOTED`] bytes,
//!   and no further than another game that begins, so that each byte is searched once, however many games are cut.

/// The maximum number of bytes of a root up to the end of its GM, FF or SZ.
pub const ROOT: usize = 1 << 10;

/// The maximum number of bytes of a quoted game and the text after it.
pub const QUOTED: usize = 1 << 16;

/// Properties that only the root of a game has.
const OF_ROOTS: [&[u8]; 3] = [b"GM", b"FF", b"SZ"];

/// Returns true if a text begins with a `(`, a `;` and a node that only a game begins with.
#[must_use]
pub fn begins(text: &[u8]) -> bool {
    let mut root = Root(&text[..text.len().min(ROOT)]);
    if !root.takes(b'(') || !root.takes(b';') {
        return false;
    }
    while let Some(name) = root.name() {
        let is_of_root = OF_ROOTS.contains(&name.as_slice());
        let mut has_value = false;
        while root.takes(b'[') {
            has_value = true;
            match root.value() {
                Some(value) if is_of_root && is_number(value) => return true,
                Some(_) => {}
                None => return false,
            }
        }
        if !has_value {
            return false;
        }
    }
    false
}

/// Returns true if a text, which is part of a value and begins with a game, is followed by the `]` of the value.
#[must_use]
pub fn is_quoted(text: &[u8]) -> bool {
    let text = &text[..text.len().min(QUOTED)];
    let mut open = 1_usize;
    let mut at = 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' => at += 1,
            b'[' => open += 1,
            b']' => open -= 1,
            b'(' if is_line_break(text[at - 1]) && begins(&text[at..]) => return false,
            _ => {}
        }
        at += 1;
        if open == 0 {
            let next = text[at..].iter().find(|byte| !is_blank(**byte));
            return next.is_none_or(|next| b";()[".contains(next) || next.is_ascii_alphabetic());
        }
    }
    false
}

/// Returns true for the last byte of a line.
#[must_use]
pub const fn is_line_break(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'\x0B' | b'\x0C')
}

/// Returns true for a number, or two of them with a colon.
fn is_number(value: &[u8]) -> bool {
    let mut parts = value.trim_ascii().splitn(2, |&byte| byte == b':');
    parts.all(|part| (1..=2).contains(&part.len()) && part.iter().all(u8::is_ascii_digit))
}

/// The rest of the text of a root.
struct Root<'a>(&'a [u8]);

impl<'a> Root<'a> {
    fn skip_blanks(&mut self) {
        let start = self.0.iter().position(|&byte| !is_blank(byte)).unwrap_or(self.0.len());
        self.0 = &self.0[start..];
    }

    /// Takes a sign, with the white space before it.
    fn takes(&mut self, sign: u8) -> bool {
        self.skip_blanks();
        let is_next = self.0.first() == Some(&sign);
        self.0 = &self.0[usize::from(is_next)..];
        is_next
    }

    /// Takes a name, with the white space before it; returns its capital letters, and its digits, which make it another one.
    fn name(&mut self) -> Option<Vec<u8>> {
        self.skip_blanks();
        let length = self.0.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(self.0.len());
        let (name, rest) = self.0.split_at(length);
        self.0 = rest;
        name.first()?
            .is_ascii_alphabetic()
            .then(|| name.iter().copied().filter(|byte| !byte.is_ascii_lowercase()).collect())
    }

    /// Takes a value after its `[`, with its `]`. A value with a line that begins with `(;` may be a cut one: it is none.
    fn value(&mut self) -> Option<&'a [u8]> {
        let mut at = 0;
        loop {
            at += self.0.get(at..)?.iter().position(|byte| b"]\\".contains(byte))?;
            if self.0[at] == b']' {
                let value = &self.0[..at];
                self.0 = &self.0[at + 1..];
                let has_open = value.windows(3).any(|part| is_line_break(part[0]) && part[1..] == *b"(;");
                return (!has_open).then_some(value);
            }
            at += 2;
        }
    }
}
