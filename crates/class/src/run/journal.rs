//! The journal of a class's runs: a line for each run that would end the same again, so that a killed run goes on where it
//! stopped.

use super::attendance::Attendance;
use super::end::End;
use super::once::{Ended, KEPT, Written};
use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gocheck_files::output::guard::{earlier, not_written_here};
use gocheck_text::file_errors::cannot_write;
use gocheck_text::untrusted::json_text;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// The name of the file in the output folder.
pub(super) const FILE: &str = "runs.jsonl";

/// A run that has ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct RunRecord {
    /// What was run and how: a hash.
    pub(super) run: String,
    pub(super) student: String,
    pub(super) end: End,
    #[serde(default, skip_serializing_if = "Attendance::is_none")]
    pub(super) attendance: Attendance,
    /// The end of standard error.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) errors: String,
    /// What it printed, in base64.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    output: String,
    /// What it wrote: names, and contents in base64.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    files: Vec<(String, String)>,
}

/// The maximum number of bytes kept of standard error.
const MAX_ERRORS: usize = 4 << 10;

impl RunRecord {
    pub(super) fn new(run: String, student: &str, ended: Ended) -> Self {
        let Ended { end, errors, written, attendance, .. } = ended;
        let start = errors.len().saturating_sub(MAX_ERRORS);
        let start = (start..=errors.len()).find(|&at| errors.is_char_boundary(at)).unwrap_or_default();
        let mut left = KEPT;
        let mut is_kept = |bytes: &Vec<u8>| {
            let has_room = bytes.len() <= left;
            left = left.saturating_sub(bytes.len());
            has_room
        };
        let files = written.files.iter().filter(|(_, bytes)| is_kept(bytes));
        Self {
            run,
            student: student.to_owned(),
            end,
            attendance,
            errors: errors[start..].to_owned(),
            output: STANDARD.encode(&written.output),
            files: files.map(|(name, bytes)| (name.clone(), STANDARD.encode(bytes))).collect(),
        }
    }

    /// What the program has printed and written.
    pub(super) fn written(&self) -> Written {
        let decode = |text: &str| STANDARD.decode(text).unwrap_or_default();
        let files = self.files.iter().map(|(name, text)| (name.clone(), decode(text)));
        let is_cut = !matches!(self.end, End::Finished | End::Failed(_));
        Written { output: decode(&self.output), is_cut, files: files.collect() }
    }
}

pub(super) struct Journal {
    known: HashMap<String, RunRecord>,
    file: File,
}

impl Journal {
    /// Reads the journal of earlier runs and opens it for appending. The rest of a line that a killed run has begun is
    /// ignored.
    ///
    /// # Errors
    /// If another program wrote a file of this name, or it cannot be written.
    pub(super) fn open(folder: &Path) -> anyhow::Result<Self> {
        let path = folder.join(FILE);
        let bytes = earlier(&path, u64::MAX)?.unwrap_or_default();
        let records = |line: &[u8]| serde_json::from_slice::<RunRecord>(line).ok();
        let known: HashMap<String, RunRecord> = bytes
            .split(|byte| *byte == b'\n')
            .filter_map(records)
            .map(|record| (record.run.clone(), record))
            .collect();
        if known.is_empty() && !bytes.is_empty() && !bytes.starts_with(b"{\"run\":") {
            return Err(not_written_here(&path));
        }
        let open = || {
            let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
            if bytes.last().is_some_and(|last| *last != b'\n') {
                file.write_all(b"\n")?;
            }
            Ok::<File, std::io::Error>(file)
        };
        Ok(Self { known, file: open().with_context(|| cannot_write(path.display()))? })
    }

    /// The record of a run, if it has ended before.
    pub(super) fn get(&self, run: &str) -> Option<&RunRecord> {
        self.known.get(run)
    }

    /// Adds a record, in one piece.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn add(mut file: &File, record: &RunRecord) -> anyhow::Result<()> {
        let mut line = json_text(&serde_json::to_string(record)?).into_owned();
        line.push('\n');
        file.write_all(line.as_bytes()).with_context(|| cannot_write(FILE))
    }

    /// The file to add records to.
    pub(super) const fn file(&self) -> &File {
        &self.file
    }
}
