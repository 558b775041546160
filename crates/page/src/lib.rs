//! The page that shows boards: one file that needs no server, no network and no other file.
//!
//! Its script, style and HTML are those of `crates/web`. Without the program the page analyses boards with rules of its own, which
//! `tests/page/rules.rs` compares with [`go`](gocheck_rules).
//!
//! | file | contents |
//! | --- | --- |
//! | `content.rs` | the data of a page |
//! | `puzzle_board.rs` | a position in it |
//! | `gallery.rs` | the boards of a gallery as data |
//! | `record.rs`, `estimate.rs` | the data of games of records, the estimates of their scores |
//! | `class.rs`, `answered.rs` | the data of a class's answers |
//! | `rules.rs` | the rule sets |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod answered;
mod class;
mod content;
mod estimate;
mod gallery;
mod puzzle_board;
mod record;
mod rules;

pub use answered::Answered;
pub use class::{Class, Remedy, SlipBoard, Student, StudentMark};
pub use content::{CLASS_MARK, GALLERY_MARK, Page, PageBoard};
pub use gallery::{read_gallery_data, write_gallery_data};
pub use puzzle_board::{FaultBoard, PuzzleBoard};
pub use record::GameBoard;
pub use rules::PageRules;

use gocheck_text::untrusted::Html;
use gocheck_text::{Phrase, phrase};
use gocheck_web::go::{self, FRAME};
use std::io::{self, Write};

/// Marks a page as written by gocheck.
pub const PAGE_MARK: &str = "<meta name=\"generator\" content=\"gocheck ";

/// Each kind of page with the value of the header `Content-Security-Policy` under which it works. A server that sends a header
/// of its own must send this one.
#[must_use]
pub fn policies() -> [(Phrase, String); 3] {
    [
        (phrase!("one board", "单个棋盘"), go::board().policy()),
        (phrase!("several boards", "多个棋盘"), go::many().policy()),
        (phrase!("a class", "班级"), go::class().policy()),
    ]
}

impl Page {
    /// Writes the page. Fails if `out` cannot be written to.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let bundle = self.bundle();
        // No other character could end the script element.
        let data = serde_json::to_string(self)?.replace('<', "\\u003c");
        // Once the page runs, it sets its title in the reader's language.
        let title =
            if self.title.is_empty() { "gocheck".to_owned() } else { self.title.clone().text(self.language) };
        let values = [
            ("lang", self.language.tag()),
            ("generator", self.mark()),
            ("title", &Html(&title).to_string()),
            ("policy", &bundle.policy()),
            ("style", bundle.style.text),
            ("data", &data),
            ("script", bundle.script.text),
        ];
        // The inserted text may contain braces.
        let mut rest = FRAME;
        while let Some((before, tail)) = rest.split_once('{') {
            let (name, after) = tail.split_once('}').unwrap_or((tail, ""));
            let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
            write!(out, "{before}{value}")?;
            rest = after;
        }
        out.write_all(rest.as_bytes())
    }
}
