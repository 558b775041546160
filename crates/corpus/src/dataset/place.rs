//! Where a data set goes: checked before any game is read.

use super::entry::Entry;
use super::journal::{JOURNAL, Journal, journal_path};
use super::options::DatasetOptions;
use super::output::{NewFolder, Records};
use super::settings::DatasetSettings;
use super::table::table_format;
use crate::names::already_exists;
use anyhow::{Context, bail};
use gocheck_files::input::files::Files;
use gocheck_files::input::names::shown;
use gocheck_files::output::folder::Folder;
use gocheck_files::output::format::{ARCHIVES, FileFormat, Output, file_format, folder_or_file};
use gocheck_files::output::new_archive::NewArchive;
use gocheck_files::output::target::{is_stream, parent, refuse_existing};
use gocheck_text::file_errors::cannot_read;
use gocheck_text::{UsageError, phrase};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Where records go.
pub enum Place {
    Nowhere,
    Folder(PathBuf),
    Archive(PathBuf, FileFormat),
}

impl Place {
    /// # Errors
    /// If nothing would be written, or nothing can be written under these names.
    pub fn of(options: &DatasetOptions) -> anyhow::Result<Self> {
        let tables = [&options.table, &options.explanation];
        if options.output.is_none() && tables.iter().all(|table| table.is_none()) && !options.is_dry_run {
            bail!(UsageError::new(phrase!(
                "nothing would be written: give a folder or an archive with -o, a table with --table, or --dry-run to count",
                "没有要写的：请用 -o 给出文件夹或压缩包，用 --table 给出表格，或用 --dry-run 只计数"
            )));
        }
        if let Some(table) = &options.table {
            table_format(table)?;
        }
        if let Some(table) = &options.explanation {
            file_format(table, &[FileFormat::Csv], FileFormat::Csv)?;
        }
        let Some(output) = &options.output else { return Ok(Self::Nowhere) };
        Ok(match folder_or_file(output, &ARCHIVES, FileFormat::Tar)? {
            Output::Folder => Self::Folder(output.clone()),
            Output::File(format) => Self::Archive(output.clone(), format),
        })
    }

    /// Checks that no input and no existing file is overwritten.
    ///
    /// # Errors
    /// If something would be.
    pub(super) fn check(&self, options: &DatasetOptions, files: &Files) -> anyhow::Result<()> {
        for path in options.output.iter().chain(&options.table).chain(&options.explanation) {
            if files.include(path) {
                let file = shown(path);
                bail!(UsageError::new(phrase!(
                    "{file} is also read: write somewhere else",
                    "{file} 也是要读的：请写到别处"
                )));
            }
        }
        if let Self::Folder(root) = self
            && let Some(folder) = files.searched(root)
        {
            let (file, folder) = (shown(root), shown(folder));
            bail!(UsageError::new(phrase!(
                "{file} is in {folder}, which is read: write somewhere else",
                "{file} 在要读的文件夹 {folder} 里：请写到别处"
            )));
        }
        let is_stopped = self.journal_path(options).is_some_and(|journal| journal.exists());
        if options.replaces || is_stopped {
            return Ok(());
        }
        let tables = options.table.iter().chain(&options.explanation);
        let mut there: Vec<&Path> = tables.map(PathBuf::as_path).collect();
        match self {
            Self::Nowhere => {}
            Self::Archive(archive, _) => there.push(archive),
            Self::Folder(root) => {
                let entries = || fs::read_dir(root).into_iter().flatten().flatten();
                if entries().any(|entry| entry.file_name() != JOURNAL) {
                    let folder = shown(root);
                    bail!(UsageError::new(phrase!(
                        "{folder} is not empty: choose a new folder, or use --replace, which keeps the files that are \
                         not part of the data set",
                        "{folder} 不是空的：请换一个新文件夹，或用 --replace（不属于数据集的文件会留着）"
                    )));
                }
            }
        }
        match there.into_iter().find(|path| refuse_existing(path).is_err()) {
            Some(path) => Err(UsageError::new(already_exists(path)).into()),
            None => Ok(()),
        }
    }

    /// The path of the journal, if the run can be resumed.
    fn journal_path(&self, options: &DatasetOptions) -> Option<PathBuf> {
        match (self, &options.table) {
            _ if options.is_dry_run => None,
            (Self::Folder(root), _) => Some(journal_path(root, true)),
            // The folder of a device is not for files.
            (Self::Archive(file, _), _) | (Self::Nowhere, Some(file)) if is_stream(file) => None,
            (Self::Archive(file, _), _) | (Self::Nowhere, Some(file)) => Some(journal_path(file, false)),
            (Self::Nowhere, None) => None,
        }
    }

    /// Begins the journal, or continues it if its run has the same options, settings and files.
    ///
    /// # Errors
    /// Those of [`Journal::open`], or if settings cannot be read or are invalid.
    pub(super) fn journal(
        &self,
        options: &DatasetOptions,
        files: &Files,
        settings: &mut DatasetSettings,
        on_event: impl FnMut(u64, Entry),
    ) -> anyhow::Result<Journal> {
        let Some(path) = self.journal_path(options).filter(|_| !files.have_stdin()) else {
            return Journal::unnamed();
        };
        let parent = parent(&path);
        let mut digest = Sha256::new();
        digest.update(format!("{options:?}"));
        files.describe(|part| digest.update(part)).with_context(|| cannot_read(parent.display()))?;
        for home in files.homes() {
            digest.update(settings.describe(home)?);
        }
        drop(Folder::create(parent)?);
        let run: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        let head = format!("{{\"gocheck\":\"{}\",\"run\":\"{run}\"}}", env!("CARGO_PKG_VERSION"));
        Journal::open(&path, &head, options.replaces, on_event)
    }

    /// Begins the output of records.
    ///
    /// # Errors
    /// If the archive cannot be written.
    pub(super) fn records(&self, options: &DatasetOptions, journal: &Journal) -> anyhow::Result<Records> {
        Ok(match self {
            Self::Nowhere => Records::Nowhere,
            Self::Folder(root) => Records::Folder(NewFolder::new(root, options.replaces, &journal.earlier)),
            Self::Archive(path, format) => Records::Archive(Box::new(NewArchive::begin(path, *format)?)),
        })
    }
}
