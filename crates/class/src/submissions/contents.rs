//! The files in an archive of a submission.

use super::codes::FileKind;
use super::kind::{Kind, kind};
use super::limits::{MAX_BYTES, MAX_KEPT, MAX_UNPACKED_CLASS};
use gocheck_files::input::Stopped;
use gocheck_files::input::archive::{Budget, MemberPath, Passed, Use, members};
use gocheck_files::input::content::HEAD;
use gocheck_files::input::fault::Fault;
use gocheck_files::input::member::Member;
use gocheck_files::input::names::{last_part, unpacked_name};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// The files of an archive, by their paths in the outer one, and its faults, with the path of the file.
#[derive(Default)]
pub(super) struct Contents {
    pub(super) files: BTreeMap<String, Content>,
    pub(super) faults: Vec<(String, Fault)>,
}

impl Contents {
    /// Returns true for a folder without files.
    pub(super) fn is_empty_folder(&self, path: &str) -> bool {
        let start = format!("{path}/");
        let mut after = self.files.range(start.clone()..);
        matches!(self.files.get(path), Some(Content::Folder))
            && after.next().is_none_or(|(path, _)| !path.starts_with(&start))
    }

    /// The kind of Office document that a zip archive is, if any; `archive` is its path.
    pub(super) fn office(&self, archive: &str) -> Option<FileKind> {
        let inside =
            |path: &str| path.strip_prefix(archive).map(|path| path.trim_start_matches('/').to_owned());
        let has = |start: &str| {
            self.files.keys().filter_map(|path| inside(path)).any(|path| path.starts_with(start))
        };
        let kinds = [
            ("word/", FileKind::Document),
            ("xl/", FileKind::Spreadsheet),
            ("ppt/", FileKind::Slides),
            ("META-INF/manifest.xml", FileKind::Document),
        ];
        let is_office = has("[Content_Types].xml") || has("mimetype");
        kinds.into_iter().find(|(start, _)| is_office && has(start)).map(|(_, kind)| kind)
    }
}

/// The content of a file in an archive.
pub(super) enum Content {
    /// Its kind, where its bytes are (those of texts in memory), and its time.
    File(Kind, Member, Option<u64>),
    /// A link, which is not followed.
    Link,
    Folder,
}

/// Reads an archive, and those in it, until there are no files in `room` or no bytes in `budget` left. The archives are
/// sorted by path.
pub(super) fn contents(
    name: &str,
    archive: Member,
    room: &mut usize,
    budget: &Budget,
) -> BTreeMap<String, Contents> {
    let mut archives: BTreeMap<String, Contents> = BTreeMap::new();
    let mut on_event = |passed| {
        let has_room = take_file(room);
        let (path, content) = match passed {
            Passed::Member { path, member, time, .. } => {
                let content = keep(last_part(&path.whole), member, time, budget);
                (path, content)
            }
            Passed::Whole { member, .. } => {
                let whole = unpacked_name(name).to_owned();
                let content = keep(&whole, member, None, budget);
                (MemberPath { whole, ..MemberPath::default() }, content)
            }
            Passed::Folder(path) => (path, Ok(Content::Folder)),
            Passed::Link(path) => (path, Ok(Content::Link)),
            Passed::Fault(path, fault) => (path, Err(fault)),
            Passed::Other => return Ok(()),
        };
        let archive = archives.entry(path.archive).or_default();
        match if has_room { content } else { Err(Fault::Large) } {
            // A later member with the same path replaces an earlier one.
            Ok(content) => drop(archive.files.insert(path.whole, content)),
            // Stop reading once there is too much.
            Err(Fault::Large) => {
                archive.faults.insert(0, (String::new(), Fault::Large));
                return Err(Stopped);
            }
            Err(fault) => {
                archive.files.remove(&path.whole);
                archive.faults.push((path.whole, fault));
            }
        }
        Ok(())
    };
    let _ = members(name, archive, budget, &choose, &mut on_event);
    archives
}

/// The paths of the files in an archive.
pub(super) fn names(path: &Path, name: &str) -> Vec<String> {
    let names = RefCell::new(Vec::new());
    let record = |path: &str, _: &Member| {
        names.borrow_mut().push(path.to_owned());
        Use::Skip
    };
    let budget = Budget::new(MAX_UNPACKED_CLASS);
    let _ = members(name, Member::Reopened(path.to_owned()), &budget, &record, &mut |_| Ok(()));
    names.into_inner()
}

/// Uses up one file. Returns false if none is left.
pub(super) const fn take_file(files: &mut usize) -> bool {
    let has_room = *files > 0;
    *files = files.saturating_sub(1);
    has_room
}

/// Opens archives, whatever their names.
fn choose(path: &str, member: &Member) -> Use {
    let head = member.head().unwrap_or_default();
    if matches!(kind(last_part(path), &head), Kind::Archive(_)) { Use::Open } else { Use::Read }
}

/// Reads texts up to the maximum size of answers, and only the first bytes of other files. What is unpacked counts
/// against the budget even if the file is damaged.
fn keep(name: &str, member: Member, time: Option<u64>, budget: &Budget) -> Result<Content, Fault> {
    let most = budget.left() + 1;
    let read = |from: &mut dyn Read| {
        let (mut from, mut bytes) = (from.take(most), Vec::new());
        let mut read = from.by_ref().take(HEAD as u64).read_to_end(&mut bytes);
        let kind = kind(name, &bytes);
        if kind == Kind::Text {
            read = read.and_then(|_| from.by_ref().take(MAX_BYTES as u64).read_to_end(&mut bytes));
        }
        (read.map(|_| (kind, bytes)), most - from.limit())
    };
    let (content, unpacked) = member.read(read)?;
    budget.take(unpacked)?;
    let (kind, bytes) = content?;
    let member = if kind == Kind::Text {
        Member::Bytes(Arc::new(bytes))
    } else if member.held() > 0 && !matches!(member, Member::Bytes(_)) {
        // Without the archive that contains it.
        let mut bytes = Vec::new();
        let most = MAX_KEPT as u64 + 1;
        member.read(|from| from.take(most).read_to_end(&mut bytes))??;
        budget.take(bytes.len() as u64)?;
        Member::Bytes(Arc::new(bytes))
    } else {
        member
    };
    Ok(Content::File(kind, member, time))
}
