//! The page that shows boards: one file that needs no server, no network and no other file.
//!
//! The modules next to this one (`*.js`) run in the browser, with those of `crates/web`, which all pages share. Without the
//! program they analyse boards with `rules.js`, which `tests/page/rules.rs` compares with [`go`](gocheck_rules).
//!
//! | files | contents |
//! | --- | --- |
//! | `content.rs` | the data of a page |
//! | `puzzle_board.rs` | a position in it |
//! | `gallery.rs` | the boards of a gallery as data |
//! | `record.rs`, `estimate.rs` | the data of games of records, the estimates of their scores |
//! | `class.rs` | the data of a class's answers |
//! | `bundle.rs` | the modules and the style, joined into one file |
//! | `page.html`, `*.css` | the frame of the page and its styles |
//! | `rules.js` | the rules of Go |
//! | `record/*.js` | records: the reader, the replayer, the tree of nodes, the editor, the writer |
//! | `entries.js` | the boards of the data as games of records |
//! | `opening.js`, `saving.js` | files that the reader opens; saving, drafts, the question before leaving |
//! | `notation.js`, `explain.js`, `tree.js` | boards as text, facts about a point, the drawing of a tree |
//! | `words.js` | the texts in both languages |
//! | `board.js`, `picture.js` | the painter of boards, a board as a PNG |
//! | `thumbnail.js`, `example.js` | small boards, a board with the marks of an answer and a caption |
//! | `filters.js`, `game_tile.js`, `tile_list.js`, `record_info.js` | what a list shows: the search, the tiles, those near the window; what games say about themselves |
//! | `kifu.js`, `count.js`, `score.js` | a record on paper; counting, and its section |
//! | `marks.js`, `texts.js` | the tools of Edit for marks, texts and variations |
//! | `app.js`, `start.js` | the view, the modes and the selected point; the start |
//! | `stage.js`, `keys.js`, `address.js`, `settings.js` | the arrangement of the page, keys that step, addresses of nodes, the reader's settings |
//! | `players.js`, `steps.js`, `wheel.js`, `followers.js`, `modes.js`, `options.js` | the sections around the board: players, steps, the wheel, the next moves; what a click does, rules and settings |
//! | `choice.js`, `rule_words.js` | a group of buttons, the names of the rule sets |
//! | `point.js`, `moves.js`, `edit.js`, `solution.js`, `exercise.js`, `records.js`, `many.js`, `class.js` | sections of the page: the selected point and the rules, the tree of moves, editing, a puzzle's answer, exercises, records, many boards, a class's answers |

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod answered;
mod bundle;
mod class;
mod content;
mod estimate;
mod gallery;
mod parts;
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

use gocheck_text::phrase;
use gocheck_text::untrusted::Html;
use std::io::{self, Write};

const FRAME: &str = include_str!("page.html");

/// Marks a page as written by gocheck.
pub const PAGE_MARK: &str = "<meta name=\"generator\" content=\"gocheck ";

impl Page {
    /// Writes the page. Fails if `out` cannot be written to.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let bundle = bundle::bundle(self.parts());
        // No other character could end the script element.
        let data = serde_json::to_string(self)?.replace('<', "\\u003c");
        // Once the page runs, it sets its title in its own language.
        let title =
            if self.title.is_empty() { "gocheck".to_owned() } else { self.title.clone().text(self.language) };
        let no_script = Html(
            &phrase!(
                "This page draws boards with JavaScript, which is turned off here.",
                "本页用 JavaScript 画棋盘，而浏览器里的 JavaScript 关闭了。"
            )
            .text(self.language),
        )
        .to_string();
        let values = [
            ("lang", self.language.tag()),
            ("generator", self.mark()),
            ("title", &Html(&title).to_string()),
            ("script_hash", &bundle.script_hash),
            ("style_hash", &bundle.style_hash),
            ("no_script", &no_script),
            ("style", &bundle.style),
            ("data", &data),
            ("script", &bundle.script),
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
