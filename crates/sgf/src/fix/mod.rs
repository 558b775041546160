//! Fixes records: the output has the same content, a uniform format and fewer findings.
//!
//! The file is read into a document that keeps unknown text; each fix of a list changes one thing in it; the document is
//! written again. The result is compared with the original: unless every move, setup and text is the same and nothing more is
//! found, the file is left unchanged.

mod brackets;
mod changes;
mod charset;
mod codes;
mod decode;
mod game_comment;
mod impossible;
mod komi;
mod letters;
mod parts;
mod points;
mod same;
mod setups;
mod split;
mod stray;
mod texts;
mod twice;
mod values;
mod variations;
mod version;

pub use changes::Change;
pub use codes::{FixCode, FixMessage};
pub use parts::{GameText, GameTexts, game_texts};

use super::document::Document;
use super::document::parse::TooLargeGame;
use super::document::write::Writer;
use super::encoding::{EncodingHints, RecordEncoding};
use super::formats::MAX_FOREIGN;
use super::{Code, Finding, Format, LintOptions, Linted, Linter, Place, Selection};
use crate::faults::{CutGame, TextBetween, UnexpectedText};
use crate::lint::rules::{
    MoveAfterPassesInVariation, MoveAfterTwoPasses, OffBoard, ResultAgainstEnd, ResultAgainstScore,
};
use changes::Changes;
use decode::{Decoded, MARK, certain, decode};
use stray::Strays;

/// Options for fixing records.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FixOptions {
    /// True to fix only the layout: names, escapes, white space.
    pub form_only: bool,
    /// True to remove moves that cannot be played, with everything that follows them. One that is probably a pass (`ss` on
    /// 18 x 18) becomes one instead.
    pub drop_impossible: bool,
    /// Hints about the encoding.
    pub encoding: EncodingHints,
    /// True to accept an encoding although another one is nearly as likely.
    pub accepts_guesses: bool,
}

/// The result for a file.
#[derive(Debug)]
pub struct Fixed {
    /// The new content; `None` if the file stays unchanged.
    pub text: Option<Vec<u8>>,
    /// The changes, and why duplicates stay, in file order.
    pub changes: Vec<Change>,
    /// The reason why it stays unchanged although it has faults.
    pub kept: Option<FixMessage>,
    /// The remaining findings.
    pub left: Vec<Finding>,
    /// The number of games.
    pub games: u32,
    /// The encoding of the file.
    pub encoding: RecordEncoding,
}

/// A fix: it makes one kind of change to a document.
type Fix = for<'a> fn(&mut Document<'a>, &mut Changes);

/// The fixes that only change the layout.
const LAYOUT: [Fix; 2] = [letters::set_names, texts::set_escapes];

/// The other fixes in order, after those of [`Strays`]: brackets first, since others need whole variations.
const CONTENT: [Fix; 12] = [
    brackets::close_games,
    brackets::drop_closes,
    brackets::set_semicolons,
    variations::drop_empty,
    variations::open,
    values::drop_empty,
    values::set_form,
    twice::join,
    komi::set_komi,
    points::set_points,
    split::part_nodes,
    charset::set_charset,
];

/// The maximum number of bytes of a file, which is kept in memory.
pub const MAX_FIXED: u64 = 8 << 20;

/// Fixes a file.
///
/// A game in [another format](Format) becomes SGF. In SGF, everything that cannot be fixed is kept byte for byte. Without [`FixOptions::drop_impossible`] every move of every
/// variation is kept, and so are comments. A fixed file is not changed again.
///
/// ```
/// use gocheck_sgf::{FixOptions, fix};
///
/// let fixed = fix(b"(;SZ[9]KM[6,5]\r\n;B[ee];White[tt]", &FixOptions::default());
/// let text = fixed.text.ok_or("nothing was fixed")?;
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
        let read = LintOptions { encoding: options.encoding, ..LintOptions::default() };
        let Linted { findings, games, encoding, .. } = Linter::new(read).lint(bytes);
        Fixed { text: None, changes: Vec::new(), kept, left: findings, games, encoding }
    };
    if bytes.len() as u64 > MAX_FIXED {
        let kept = Some(FixMessage::TooLargeToFix { most: MAX_FIXED });
        let (changes, left, encoding) = (Vec::new(), Vec::new(), RecordEncoding::ASCII);
        return Fixed { text: None, changes, kept, left, games: 0, encoding };
    }
    let decoded = decode(bytes, options.encoding);
    let decoded = match if options.accepts_guesses { decoded } else { decoded.and_then(certain) } {
        Ok(decoded) => decoded,
        Err(message) => return keep(Some(message)),
    };
    let encoding = decoded.record;
    if options.form_only && !decoded.is_utf8() {
        return keep(Some(FixMessage::NotUtf8Form { found: decoded.encoding.name() }));
    }
    let converted = converted(&decoded);
    if let Some((format, _)) = converted
        && options.form_only
    {
        return keep(Some(FixMessage::NotSgf { format: format.to_string() }));
    }
    let (format, decoded) = converted.map_or((None, decoded), |(format, sgf)| (Some(format), sgf));
    let before = lint(decoded.with_mark().as_bytes(), Selection::all());
    if before.games == 0 {
        return keep(None);
    }
    // Another version may be stricter about the same values.
    for sets_version in if options.form_only { [false].as_slice() } else { &[true, false] } {
        let (text, mut changes) = match repair(&decoded, options, *sets_version) {
            Ok(repaired) => repaired,
            Err(FixMessage::Unsure) => continue,
            Err(why) => return keep(Some(why)),
        };
        if text.as_bytes() == bytes {
            changes.retain(|change| !change.is_made());
            return Fixed { changes, ..keep(None) };
        }
        let after = lint(text.as_bytes(), Selection::all());
        // Two moves that become passes end the game, which is then compared with its result.
        let passes = [MoveAfterTwoPasses::CODE, MoveAfterPassesInVariation::CODE];
        let ends = [ResultAgainstEnd::CODE, ResultAgainstScore::CODE];
        let sets_passes = changes.iter().any(|change| change.finding == Some(OffBoard::CODE));
        let may_be_new = |code: Code| {
            options.drop_impossible && sets_passes && (passes.contains(&code) || ends.contains(&code))
        };
        if same::finds_more(&before.findings, &after.findings, may_be_new) {
            continue;
        }
        if let Some(format) = format {
            set_conversion(&mut changes, format);
        }
        let default = Selection::default();
        let damage = format.map(|_| damage(bytes, options)).unwrap_or_default();
        let left = damage.into_iter().chain(after.findings);
        let left = left.filter(|finding| default.has(finding.code())).collect();
        let games = after.games;
        return Fixed { text: Some(text.into_bytes()), changes, kept: None, left, games, encoding };
    }
    keep(Some(FixMessage::Unsure))
}

/// A game in another format as SGF.
fn converted(decoded: &Decoded<'_>) -> Option<(Format, Decoded<'static>)> {
    let format = Format::of(decoded.text.as_bytes()).filter(|_| decoded.text.len() <= MAX_FOREIGN)?;
    let text = format.read(&decoded.text).sgf().into();
    let Decoded { encoding, record, other, .. } = *decoded;
    Some((format, Decoded { text, encoding, record, other, marks: 0 }))
}

/// The damage to a file in another format, which its SGF does not show.
fn damage(bytes: &[u8], options: &FixOptions) -> Vec<Finding> {
    let codes = [UnexpectedText::CODE, TextBetween::CODE, CutGame::CODE];
    let options =
        LintOptions { encoding: options.encoding, selection: Selection::all(), ..LintOptions::default() };
    let found = Linter::new(options).lint(bytes).findings;
    found.into_iter().filter(|finding| codes.contains(&finding.code())).collect()
}

/// Adds the conversion to the changes of a converted game, which have no places in the original file.
fn set_conversion(changes: &mut Vec<Change>, format: Format) {
    changes.retain(|change| change.done != FixMessage::SetLayout);
    changes.iter_mut().for_each(|change| change.place = Place::START);
    let done = FixMessage::ToSgf { format: format.to_string() };
    changes.push(Change { place: Place::START, done, finding: None });
}

/// The maximum number of bytes of a fixed file.
const MAX_WRITTEN: usize = 2 * MAX_FIXED as usize;

/// A text that was fixed game by game.
#[derive(Default)]
struct Written {
    /// The text before the fixes in the uniform layout, if it is compared with it.
    laid_out: Writer,
    /// The fixed text with all its moves.
    whole: Writer,
    /// The fixed text.
    fixed: Writer,
    /// The numbers of properties before and after the fixes.
    properties: [usize; 2],
    is_too_large: bool,
}

impl Written {
    fn new(
        text: &str,
        options: &FixOptions,
        sets_version: bool,
        compares_layout: bool,
        changes: &mut Changes,
    ) -> Result<Self, FixMessage> {
        let mut written = Self::default();
        let mut strays = Strays::default();
        let parsed = Document::each_game(text, |mut game, is_last| {
            if written.is_too_large {
                return;
            }
            if compares_layout {
                written.laid_out.add(&game);
            }
            written.properties[0] += game.count_properties();
            if !options.form_only {
                strays.fix(&mut game, is_last, changes);
            }
            apply(&mut game, options, sets_version, changes);
            if options.drop_impossible {
                written.whole.add(&game);
                impossible::set_probable_passes(&mut game, changes);
                impossible::drop_impossible(&mut game, changes);
            }
            written.fixed.add(&game);
            written.properties[1] += game.count_properties();
            written.is_too_large = written.fixed.len().max(written.whole.len()) > MAX_WRITTEN;
        });
        match parsed {
            Err(TooLargeGame) => Err(FixMessage::TooLargeGame { most: Document::MAX_GAME }),
            Ok(()) if written.is_too_large => Err(FixMessage::TooLargeFixed { most: MAX_WRITTEN }),
            Ok(()) => Ok(written),
        }
    }
}

/// The fixed text with its changes, or the reason why there is none: its content might differ, or it would be changed again.
fn repair(
    decoded: &Decoded<'_>,
    options: &FixOptions,
    sets_version: bool,
) -> Result<(String, Vec<Change>), FixMessage> {
    let mut changes = Changes::default();
    let Written { laid_out, whole, fixed, properties: [_, properties], .. } =
        Written::new(&decoded.text, options, sets_version, true, &mut changes)?;
    let is_laid_out = laid_out.finish().trim_ascii_end() == decoded.text.trim_ascii_end();
    let mut text = fixed.finish();
    let joined = if changes.list.iter().any(joins_text) { with_text(&decoded.text) } else { None };
    let says_the_same = |text: &str| {
        let joined = joined.as_deref();
        joined.is_none_or(|joined| same::plays_the_same(&decoded.text, joined))
            && same::says_the_same(joined.unwrap_or(&decoded.text), text)
    };
    let whole = whole.finish();
    if !says_the_same(if options.drop_impossible { &whole } else { &text }) {
        return Err(FixMessage::Unsure);
    }
    let again = Written::new(&text, options, sets_version, false, &mut Changes::default())?;
    // After a removed variation, text before it may be read as part of a property.
    if options.drop_impossible && again.properties[0] != properties || again.fixed.finish() != text {
        return Err(FixMessage::Unsure);
    }
    if !decoded.is_utf8() {
        changes.add(Place::START, None, FixMessage::ToUtf8 { found: decoded.encoding.name() });
    }
    let mut is_listed = false;
    // Once, whatever the number of games.
    changes
        .list
        .retain(|change| change.done != FixMessage::SetLayout || !std::mem::replace(&mut is_listed, true));
    let is_all = !changes.list.iter().any(Change::is_made) && *decoded.text != text;
    if !is_listed && (!is_laid_out || is_all || decoded.marks > usize::from(options.form_only)) {
        changes.add(Place::START, None, FixMessage::SetLayout);
    }
    if decoded.marks > 0 && options.form_only {
        text.insert(0, MARK);
    }
    // Without its mark it may look like another encoding.
    let read = decode(text.as_bytes(), EncodingHints::default()).and_then(certain);
    if read.map_or(true, |read| read.text != text.trim_start_matches(MARK)) {
        return Err(FixMessage::Unsure);
    }
    Ok((text, changes.into_sorted()))
}

/// Returns true if a change adds to a text.
const fn joins_text(change: &Change) -> bool {
    matches!(change.done, FixMessage::JoinText { .. } | FixMessage::MoveText | FixMessage::MoveWords { .. })
}

/// A file in which texts are completed, and nothing else is fixed.
fn with_text(text: &str) -> Option<String> {
    let (mut writer, mut strays) = (Writer::default(), Strays::default());
    let parsed = Document::each_game(text, |mut game, is_last| {
        strays.fix(&mut game, is_last, &mut Changes::default());
        // A root that lacks it may now begin with a name that SGF does not define.
        brackets::set_semicolons(&mut game, &mut Changes::default());
        writer.add(&game);
    });
    parsed.ok().map(|()| writer.finish())
}

/// Fixes a document, except moves that cannot be played.
fn apply<'a>(document: &mut Document<'a>, options: &FixOptions, sets_version: bool, changes: &mut Changes) {
    LAYOUT.iter().for_each(|fix| fix(document, changes));
    if !options.form_only {
        CONTENT.iter().for_each(|fix| fix(document, changes));
    }
    if sets_version {
        version::set_version(document, changes);
    }
}
