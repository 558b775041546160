//! The page that shows boards: one file that needs no server, no network and no other file.
//!
//! The modules next to this one (`*.js`) run in the browser, with those of `crates/web` that all pages share. What they know
//! of a board without the program, they know from `rules.js`, which `tests/page/rules.rs` compares with [`go`](crate::go).
//!
//! | files | what is in them |
//! | --- | --- |
//! | `content.rs` | the data of a page, in the form in which it takes them |
//! | `gallery.rs` | the boards of a gallery as data |
//! | `record.rs` | games of records for the page |
//! | `class.rs` | a class's answers for the page |
//! | `bundle.rs` | the modules and the style, joined into one file |
//! | `page.html`, `*.css` | what stands round the board, and its looks |
//! | `rules.js` | the rules of Go |
//! | `notation.js`, `explain.js`, `tree.js` | boards as text, facts about a point, positions that follow from each other |
//! | `words.js` | the texts in both languages |
//! | `board.js`, `picture.js` | the painter of boards, a board as a PNG |
//! | `app.js`, `start.js` | what is shown and what a click does; the beginning |
//! | `point.js`, `moves.js`, `edit.js`, `solution.js`, `exercise.js`, `records.js`, `many.js`, `class.js` | sections of the page: the point that is pointed at and the rules, the tree of moves, editing, a puzzle's answer, puzzles to be solved, records, many boards, a class's answers |

mod answered;
mod bundle;
mod class;
mod content;
mod gallery;
mod parts;
mod record;
mod rules;

pub use answered::Answered;
pub use class::{Class, Student, StudentMark};
pub use content::{CLASS_MARK, Entry, GALLERY_MARK, Page, Puzzle};
pub use gallery::{read_gallery_data, write_gallery_data};
pub use record::Game;
pub use rules::PageRules;

use crate::html::Html;
use gocheck_common::phrase;
use std::io::{self, Write};

/// The page's frame.
const FRAME: &str = include_str!("page.html");

/// By this a page is known that was written here.
pub const PAGE_MARK: &str = "<meta name=\"generator\" content=\"gocheck ";

impl Page {
    /// Writes the page.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let parts = self.parts();
        let (script, style) = (bundle::script(parts), bundle::style(parts));
        // In a script nothing but this sign could end the element.
        let data = serde_json::to_string(self)?.replace('<', "\\u003c");
        // The page names itself in its language once it runs.
        let title = if self.title.is_empty() { "gocheck" } else { &self.title };
        let no_script = Html(
            &phrase!(
                "This page draws boards with JavaScript, which is turned off here.",
                "本页用 JavaScript 画棋盘，这里它被关掉了。"
            )
            .text(self.language),
        )
        .to_string();
        let values = [
            ("lang", self.language.tag()),
            ("generator", self.mark()),
            ("title", &Html(title).to_string()),
            ("script_hash", &bundle::hash(&script)),
            ("style_hash", &bundle::hash(&style)),
            ("no_script", &no_script),
            ("style", &style),
            ("data", &data),
            ("script", &script),
        ];
        // What is put in may have braces of its own.
        let mut rest = FRAME;
        while let Some((before, behind)) = rest.split_once('{') {
            let (name, after) = behind.split_once('}').unwrap_or((behind, ""));
            let value = values.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| value);
            write!(out, "{before}{value}")?;
            rest = after;
        }
        out.write_all(rest.as_bytes())
    }
}
