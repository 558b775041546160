//! Records in the formats of other Go servers, read as if they were SGF.
//!
//! | file | contents |
//! | --- | --- |
//! | `gib`, `ngf`, `ugf` | one format each: a text becomes a [`Record`] |
//! | `record` | the common form: a root and moves, each with its place in the file |
//! | `steps` | a record as the steps of a reader |
//! | `lines`, `values`, `outcome` | what the formats share: lines with places, numbers, dates, ranks, results |
//! | `charset` | the encoding of a file |
//!
//! None of the formats has a specification. Descriptions by users who compared files:
//! <https://senseis.xmp.net/?GIB>, <https://senseis.xmp.net/?NGF>, <https://homepages.cwi.nl/~aeb/go/misc/ugf.html>.

pub(super) mod charset;
mod gib;
mod lines;
mod ngf;
mod outcome;
mod record;
mod steps;
mod ugf;
mod values;

pub(super) use record::Record;
pub(super) use steps::{ForeignStep, Steps};

use std::fmt;

/// A format other than SGF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The format of Tygem.
    Gib,
    /// The format of WBaduk (CyberOro).
    Ngf,
    /// The format of PandaNet; its files are also named `.ugi`.
    Ugf,
}

/// The maximum number of bytes of a file in such a format. Games take a few thousand, photographs in UGF some 100,000.
pub(super) const MAX_FOREIGN: usize = 2 << 20;

/// The number of bytes from which a format is recognised.
const HEAD: usize = 1 << 12;

impl Format {
    /// The endings of file names in these formats, without the dot.
    pub const EXTENSIONS: [&str; 4] = ["gib", "ngf", "ugf", "ugi"];

    /// Recognises the format of a file by its first bytes, whatever its name. SGF, and anything else, is `None`.
    #[must_use]
    pub fn of(head: &[u8]) -> Option<Self> {
        let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
        // Nearly every file is SGF.
        if head.first() == Some(&b'(') {
            return None;
        }
        let head = &head[..head.len().min(HEAD)];
        for line in head.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii) {
            if line.starts_with(b"(;") {
                return None;
            }
            if gib::begins(line) {
                return Some(Self::Gib);
            }
            if ugf::begins(line) {
                return Some(Self::Ugf);
            }
            if ngf::is_move(line) {
                return Some(Self::Ngf);
            }
        }
        ngf::is_header(head).then_some(Self::Ngf)
    }

    /// Reads a file. What cannot be read is a fault or a move that cannot be played.
    pub(super) fn read(self, text: &str) -> Record {
        match self {
            Self::Gib => gib::read(text),
            Self::Ngf => ngf::read(text),
            Self::Ugf => ugf::read(text),
        }
    }
}

/// The usual name.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gib => "GIB",
            Self::Ngf => "NGF",
            Self::Ugf => "UGF",
        })
    }
}
