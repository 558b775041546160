//! Mends records: what is written says the same as what was read, in one form, and gives less to find.
//!
//! The file is read into a document that keeps what nothing understands; each mend of a list changes one thing in it; the
//! document is written again. What comes out is held against what went in: unless every move, setup and text is there
//! as before, and nothing more is found in it, the file is left alone.

mod brackets;
mod changes;
mod charset;
mod codes;
mod decode;
mod impossible;
mod letters;
mod points;
mod same;
mod split;
mod texts;
mod twice;
mod values;
mod variations;
mod version;

pub use changes::Change;
pub use codes::{FixCode, FixMessage};
pub use decode::TextEncoding;

use super::document::Document;
use super::{Finding, LintOptions, Linter, Place, Selection};
use changes::Changes;
use decode::{Decoded, MARK, decode};

/// How records are mended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FixOptions {
    /// Whether only the form is mended: names, escapes, white space.
    pub form_only: bool,
    /// Whether moves that cannot be played are taken out, with what follows them.
    pub drop_impossible: bool,
    /// The encoding, where the file does not say it.
    pub encoding: Option<TextEncoding>,
}

/// What came of a file.
#[derive(Debug)]
pub struct Fixed {
    /// What is to be written in its place; nothing when it stays as it is.
    pub text: Option<Vec<u8>>,
    /// What was mended, in the order of the file.
    pub changes: Vec<Change>,
    /// Why it stays as it is though something is the matter with it.
    pub kept: Option<FixMessage>,
    /// What is still found in it.
    pub left: Vec<Finding>,
    /// The number of games.
    pub games: u32,
}

/// A mend: it does one thing to a document.
struct Mend {
    /// Whether it is one of form alone.
    is_form: bool,
    apply: for<'a> fn(&mut Document<'a>, &mut Changes),
}

const fn form(apply: for<'a> fn(&mut Document<'a>, &mut Changes)) -> Mend {
    Mend { is_form: true, apply }
}

const fn sense(apply: for<'a> fn(&mut Document<'a>, &mut Changes)) -> Mend {
    Mend { is_form: false, apply }
}

/// The mends in their order: brackets first, since others ask for whole values and variations.
const MENDS: &[Mend] = &[
    form(letters::set_names),
    form(texts::set_escapes),
    sense(brackets::close_values),
    sense(brackets::close_games),
    sense(brackets::drop_closes),
    sense(brackets::set_semicolons),
    sense(variations::drop_empty),
    sense(variations::open),
    sense(values::drop_empty),
    sense(values::set_form),
    sense(twice::join),
    sense(points::set_points),
    sense(split::part_nodes),
    sense(charset::set_charset),
];

/// The most bytes of a file that is mended: it is held in memory.
pub const MAX_FIXED: u64 = 8 << 20;

/// Mends a file.
///
/// What cannot be mended stays as it is, byte by byte. Without [`FixOptions::drop_impossible`] every move of every
/// variation is there as before, and so are comments. A file that was mended is not changed again.
///
/// ```
/// use gocheck::record::{FixOptions, fix};
///
/// let fixed = fix(b"(;SZ[9]KM[6,5]\r\n;B[ee];White[tt]", &FixOptions::default());
/// let text = fixed.text.ok_or("it is to be mended")?;
/// assert_eq!(String::from_utf8(text)?, "(;FF[4]CA[UTF-8]SZ[9]KM[6.5]\n;B[ee];W[])\n");
/// let codes: Vec<&str> = fixed.changes.iter().map(|change| change.code().id()).collect();
/// assert_eq!(codes, ["W104", "W102", "W103", "P104", "P101", "W108", "E103"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn fix(bytes: &[u8], options: &FixOptions) -> Fixed {
    let lint = |bytes: &[u8], selection: Selection| {
        Linter::new(LintOptions { selection, ..LintOptions::default() }).lint(bytes)
    };
    let keep = |kept: Option<FixMessage>| {
        let linted = lint(bytes, Selection::default());
        Fixed { text: None, changes: Vec::new(), kept, left: linted.findings, games: linted.games }
    };
    if bytes.len() as u64 > MAX_FIXED {
        let kept = Some(FixMessage::TooLargeToFix { most: MAX_FIXED });
        return Fixed { text: None, changes: Vec::new(), kept, left: Vec::new(), games: 0 };
    }
    let decoded = match decode(bytes, options.encoding) {
        Ok(decoded) => decoded,
        Err(message) => return keep(Some(message)),
    };
    if options.form_only && !decoded.is_utf8() {
        return keep(Some(FixMessage::NotUtf8Form { found: decoded.encoding.name() }));
    }
    let before = lint(decoded.with_mark().as_bytes(), Selection::all());
    if before.games == 0 {
        return keep(None);
    }
    // Another version may ask more of the same values.
    for sets_version in if options.form_only { [false].as_slice() } else { &[true, false] } {
        let Some((text, changes)) = mend(&decoded, options, *sets_version) else { continue };
        if text.as_bytes() == bytes {
            return keep(None);
        }
        let after = lint(text.as_bytes(), Selection::all());
        if same::finds_more(&before.findings, &after.findings) {
            continue;
        }
        let default = Selection::default();
        let left = after.findings.into_iter().filter(|finding| default.has(finding.code())).collect();
        return Fixed { text: Some(text.into_bytes()), changes, kept: None, left, games: after.games };
    }
    keep(Some(FixMessage::Unsure))
}

/// The text with its mends; nothing when it might say something else, or would be mended again.
fn mend(decoded: &Decoded<'_>, options: &FixOptions, sets_version: bool) -> Option<(String, Vec<Change>)> {
    let mut changes = Changes::default();
    let mut document = Document::parse(&decoded.text);
    let laid_out = document.write();
    apply(&mut document, options, sets_version, &mut changes);
    let mut text = document.write();
    if !same::says_the_same(&decoded.text, &text) {
        return None;
    }
    if options.drop_impossible {
        impossible::drop_impossible(&mut document, &mut changes);
        text = document.write();
    }
    let properties = document.count_properties();
    drop(document);
    let mut again = Document::parse(&text);
    // Where a variation was taken out, text before it may read on as a property.
    if options.drop_impossible && again.count_properties() != properties {
        return None;
    }
    apply(&mut again, options, sets_version, &mut Changes::default());
    if options.drop_impossible {
        impossible::drop_impossible(&mut again, &mut Changes::default());
    }
    if again.write() != text {
        return None;
    }
    drop(again);
    if !decoded.is_utf8() {
        changes.add(Place::START, FixMessage::ToUtf8 { found: decoded.encoding.name() });
    }
    let is_listed = changes.0.iter().any(|change| change.done == FixMessage::SetLayout);
    let is_laid_out = laid_out.trim_ascii_end() == decoded.text.trim_ascii_end();
    let is_all = changes.0.is_empty() && *decoded.text != text;
    if !is_listed && (!is_laid_out || is_all || decoded.marks > usize::from(options.form_only)) {
        changes.add(Place::START, FixMessage::SetLayout);
    }
    if decoded.marks > 0 && options.form_only {
        text.insert(0, MARK);
    }
    // Without its mark it may look like another encoding.
    if decode(text.as_bytes(), None).ok()?.text != text.trim_start_matches(MARK) {
        return None;
    }
    changes.0.sort_by_key(|change| change.place);
    Some((text, changes.0))
}

/// Mends a document, but for what cannot be played.
fn apply<'a>(document: &mut Document<'a>, options: &FixOptions, sets_version: bool, changes: &mut Changes) {
    for mend in MENDS.iter().filter(|mend| mend.is_form || !options.form_only) {
        (mend.apply)(document, changes);
    }
    if sets_version {
        version::set_version(document, changes);
    }
}
