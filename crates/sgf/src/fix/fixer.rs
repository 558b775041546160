//! Fixes a file and proves the result: nothing is lost, nothing more is found, and a second run changes nothing.

use super::super::encoding::{EncodingHints, RecordEncoding};
use super::super::formats::MAX_FOREIGN;
use super::super::lint::Findings;
use super::super::{Code, Finding, Format, LintOptions, Place, Replayer, Selection};
use super::changes::{Change, Changes};
use super::codes::FixMessage;
use super::decode::{Decoded, MARK, certain, decode, marked};
use super::options::{FixOptions, Fixed, MAX_FIXED};
use super::same::{Checking, finds_more, have_the_same_texts};
use super::written::{Written, with_text};
use crate::faults::{CutGame, TextBetween, UnexpectedText};
use crate::lint::rules::{
    MoveAfterPassesInVariation, MoveAfterTwoPasses, OffBoard, ResultAgainstEnd, ResultAgainstScore,
};
use std::io::Read;

/// Fixes one file after another, reusing its memory: see [`fix()`].
#[derive(Default)]
pub struct Fixer {
    replayer: Replayer,
}

/// The findings and the play of a text.
struct Checked {
    findings: Vec<Finding>,
    games: u32,
    /// A hash of the moves and boards.
    played: u64,
}

/// A fixed text.
struct Repaired {
    text: String,
    changes: Vec<Change>,
    /// Its findings and play; `None` if it is the original.
    after: Option<Checked>,
}

/// Fixes a file.
///
/// A game in [another format](Format) becomes SGF. In SGF, everything that cannot be fixed is kept byte for byte. Without
/// [`FixOptions::drop_impossible`] every move of every variation is kept, and so are comments. A fixed file is not changed
/// again. [`Fixer`] fixes many files.
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
    Fixer::default().fix(bytes, options)
}

impl Fixer {
    /// Fixes a file.
    #[must_use]
    pub fn fix(&mut self, bytes: &[u8], options: &FixOptions) -> Fixed {
        if bytes.len() as u64 > MAX_FIXED {
            let kept = Some(FixMessage::TooLargeToFix { most: MAX_FIXED });
            let (changes, left, encoding) = (Vec::new(), Vec::new(), RecordEncoding::ASCII);
            return Fixed { text: None, changes, kept, left, games: 0, encoding };
        }
        let decoded = decode(bytes, options.encoding);
        let decoded = match if options.accepts_guesses { decoded } else { decoded.and_then(certain) } {
            Ok(decoded) => decoded,
            Err(message) => return self.keep(bytes, options, Some(message)),
        };
        let encoding = decoded.record;
        if options.form_only && !decoded.is_utf8() {
            let found = decoded.encoding.name();
            return self.keep(bytes, options, Some(FixMessage::NotUtf8Form { found }));
        }
        let converted = converted(&decoded);
        if let Some((format, _)) = converted
            && options.form_only
        {
            return self.keep(bytes, options, Some(FixMessage::NotSgf { format: format.to_string() }));
        }
        let (format, decoded) = converted.map_or((None, decoded), |(format, sgf)| (Some(format), sgf));
        let before = self.check(marked(&decoded.text).as_bytes(), &all());
        if before.games == 0 {
            return self.keep(bytes, options, None);
        }
        // Another version may be stricter about the same values.
        for sets_version in if options.form_only { [false].as_slice() } else { &[true, false] } {
            let repaired = self.repair(bytes, &decoded, &before, options, *sets_version);
            let Repaired { text, mut changes, after } = match repaired {
                Ok(repaired) => repaired,
                Err(FixMessage::Unsure) => continue,
                Err(why) => return self.keep(bytes, options, Some(why)),
            };
            let Some(after) = after else {
                changes.retain(|change| !change.is_made());
                return Fixed { changes, ..self.keep(bytes, options, None) };
            };
            if finds_more(&before.findings, &after.findings, |code| may_be_new(code, &changes, options)) {
                continue;
            }
            if let Some(format) = format {
                set_conversion(&mut changes, format);
            }
            let default = Selection::default();
            let damage = format.map(|_| self.damage(bytes, options)).unwrap_or_default();
            let left = damage.into_iter().chain(after.findings);
            let left = left.filter(|finding| default.has(finding.code())).collect();
            let text = Some(text.into_bytes());
            return Fixed { text, changes, kept: None, left, games: after.games, encoding };
        }
        self.keep(bytes, options, Some(FixMessage::Unsure))
    }

    /// Leaves a file unchanged.
    fn keep(&mut self, bytes: &[u8], options: &FixOptions, kept: Option<FixMessage>) -> Fixed {
        let read = LintOptions { encoding: options.encoding, ..LintOptions::default() };
        let Checked { findings, games, .. } = self.check(bytes, &read);
        let encoding = self.replayer.encoding();
        Fixed { text: None, changes: Vec::new(), kept, left: findings, games, encoding }
    }

    /// Checks and plays a text.
    fn check(&mut self, mut text: &[u8], options: &LintOptions) -> Checked {
        self.replayer.set_encoding(options.encoding);
        let mut checking = Checking::new(Findings::new(options));
        let source: &mut dyn Read = &mut text;
        // Reading from memory does not fail.
        let _ = self.replayer.play(source, &mut checking);
        let (findings, played) = checking.finish();
        Checked { findings, games: self.replayer.games(), played }
    }

    /// The damage to a file in another format, which its SGF does not show.
    fn damage(&mut self, bytes: &[u8], options: &FixOptions) -> Vec<Finding> {
        let codes = [UnexpectedText::CODE, TextBetween::CODE, CutGame::CODE];
        let found = self.check(bytes, &LintOptions { encoding: options.encoding, ..all() }).findings;
        found.into_iter().filter(|finding| codes.contains(&finding.code())).collect()
    }

    /// The fixed text with its changes, or the reason why there is none: its content might differ, or it would be changed
    /// again.
    fn repair(
        &mut self,
        bytes: &[u8],
        decoded: &Decoded<'_>,
        before: &Checked,
        options: &FixOptions,
        sets_version: bool,
    ) -> Result<Repaired, FixMessage> {
        let original = &*decoded.text;
        let mut changes = Changes::default();
        let Written { laid_out, whole, fixed, properties: [_, properties], .. } =
            Written::new(original, options, sets_version, true, &mut changes)?;
        let is_laid_out = laid_out.finish().trim_ascii_end() == original.trim_ascii_end();
        let mut text = fixed.finish();
        let whole = if options.drop_impossible { Some(whole.finish()) } else { None };
        // An equal text needs no comparison, and is written in the same way again.
        let is_equal = text == original && whole.as_ref().is_none_or(|whole| *whole == text);
        if !is_equal {
            let again = Written::new(&text, options, sets_version, false, &mut Changes::default())?;
            // After a removed variation, text before it may be read as part of a property.
            if options.drop_impossible && again.properties[0] != properties || again.fixed.finish() != text {
                return Err(FixMessage::Unsure);
            }
        }
        let joined = if changes.list.iter().any(joins_text) { with_text(original) } else { None };
        if !decoded.is_utf8() {
            changes.add(Place::START, None, FixMessage::ToUtf8 { found: decoded.encoding.name() });
        }
        let mut is_listed = false;
        // Once, whatever the number of games.
        changes.list.retain(|change| {
            change.done != FixMessage::SetLayout || !std::mem::replace(&mut is_listed, true)
        });
        let is_all = !changes.list.iter().any(Change::is_made) && original != text;
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
        let changes = changes.into_sorted();
        if text.as_bytes() == bytes {
            return Ok(Repaired { text, changes, after: None });
        }
        let after = self.check(text.as_bytes(), &all());
        if !is_equal {
            let joined = joined.as_deref();
            if joined.is_some_and(|joined| self.played(joined) != before.played) {
                return Err(FixMessage::Unsure);
            }
            let played = whole.as_deref().map_or(after.played, |whole| self.played(whole));
            let written = whole.as_deref().unwrap_or(&text);
            if played != before.played || !have_the_same_texts(joined.unwrap_or(original), written) {
                return Err(FixMessage::Unsure);
            }
        }
        Ok(Repaired { text, changes, after: Some(after) })
    }

    /// The hash of the moves and boards of a text.
    fn played(&mut self, text: &str) -> u64 {
        self.check(marked(text).as_bytes(), &none()).played
    }
}

/// Options that report everything.
fn all() -> LintOptions {
    LintOptions { selection: Selection::all(), ..LintOptions::default() }
}

/// Options that report nothing.
fn none() -> LintOptions {
    LintOptions { selection: Selection::of([]), ..LintOptions::default() }
}

/// Returns true if a fix may lead to findings with this code: two moves that become passes end the game, which is then
/// compared with its result.
fn may_be_new(code: Code, changes: &[Change], options: &FixOptions) -> bool {
    let passes = [MoveAfterTwoPasses::CODE, MoveAfterPassesInVariation::CODE];
    let ends = [ResultAgainstEnd::CODE, ResultAgainstScore::CODE];
    let sets_passes = changes.iter().any(|change| change.finding == Some(OffBoard::CODE));
    options.drop_impossible && sets_passes && (passes.contains(&code) || ends.contains(&code))
}

/// A game in another format as SGF.
fn converted(decoded: &Decoded<'_>) -> Option<(Format, Decoded<'static>)> {
    let format = Format::of(decoded.text.as_bytes()).filter(|_| decoded.text.len() <= MAX_FOREIGN)?;
    let text = format.read(&decoded.text).sgf().into();
    let Decoded { encoding, record, other, .. } = *decoded;
    Some((format, Decoded { text, encoding, record, other, marks: 0 }))
}

/// Adds the conversion to the changes of a converted game, which have no places in the original file.
fn set_conversion(changes: &mut Vec<Change>, format: Format) {
    changes.retain(|change| change.done != FixMessage::SetLayout);
    changes.iter_mut().for_each(|change| change.place = Place::START);
    let done = FixMessage::ToSgf { format: format.to_string() };
    changes.push(Change { place: Place::START, done, finding: None });
}

/// Returns true if a change adds to a text.
const fn joins_text(change: &Change) -> bool {
    matches!(change.done, FixMessage::JoinText { .. } | FixMessage::MoveText | FixMessage::MoveWords { .. })
}
