//! The XML files in the zip archive of an office document.

use super::document::{DocumentFault, MAX_BYTES};
use gocheck_files::input::Stopped;
use gocheck_files::input::archive::{Budget, Passed, Use, members};
use gocheck_files::input::fault::Fault;
use gocheck_files::input::member::Member;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Arc;

/// The maximum number of parts; a workbook has one per sheet.
const MAX_PARTS: usize = 1000;

/// The parts by their paths.
pub(super) struct Parts(BTreeMap<String, String>);

impl Parts {
    /// Unpacks the XML files of an archive.
    pub(super) fn of(bytes: &[u8]) -> Result<Self, DocumentFault> {
        let (mut parts, mut fault) = (BTreeMap::new(), None);
        let budget = Budget::new(MAX_BYTES as u64);
        let choose = |path: &str, _: &Member| {
            let is_read = path.ends_with(".xml") || path.ends_with(".rels");
            if is_read { Use::Read } else { Use::Skip }
        };
        let mut on_event = |passed| {
            let found = match passed {
                Passed::Member { path, member, .. } => {
                    unpacked(&member, &budget).map(|part| (path.whole, part))
                }
                Passed::Fault(_, fault) => Err(fault.into()),
                Passed::Whole { .. } => Err(DocumentFault::Damaged),
                Passed::Folder(_) | Passed::Link(_) | Passed::Other => return Ok(()),
            };
            match found {
                Ok(_) if parts.len() == MAX_PARTS => fault = Some(DocumentFault::Large),
                Ok((path, part)) => drop(parts.insert(path, part)),
                Err(found) => fault = fault.or(Some(found)),
            }
            // Stop unpacking once there is too much.
            if fault == Some(DocumentFault::Large) { Err(Stopped) } else { Ok(()) }
        };
        let archive = Member::Bytes(Arc::new(bytes.to_vec()));
        let _ = members("document.zip", archive, &budget, &choose, &mut on_event);
        fault.map_or(Ok(Self(parts)), Err)
    }

    pub(super) fn has(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// The text of a Word document: `word/document.xml`, or `document2.xml` as Office online names it.
    pub(super) fn document(&self) -> Option<&str> {
        let is_document = |path: &str| {
            let number = path.strip_prefix("word/document").and_then(|rest| rest.strip_suffix(".xml"));
            number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
        };
        self.0.iter().find(|(path, _)| is_document(path)).map(|(_, part)| part.as_str())
    }
}

fn unpacked(member: &Member, budget: &Budget) -> Result<String, DocumentFault> {
    let most = budget.left();
    let mut bytes = Vec::new();
    let read = member.read(|from| from.take(most + 1).read_to_end(&mut bytes))?;
    budget.take(bytes.len() as u64)?;
    read.map_err(|_| DocumentFault::Damaged)?;
    gocheck_puzzle::decode_text(&bytes).map(|(text, _)| text).map_err(|_| DocumentFault::Damaged)
}

impl From<Fault> for DocumentFault {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Large | Fault::Nested => Self::Large,
            Fault::Encrypted => Self::Encrypted,
            Fault::File(_) | Fault::Kind(_) | Fault::Broken | Fault::Method => Self::Damaged,
        }
    }
}
