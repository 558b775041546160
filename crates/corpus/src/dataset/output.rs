//! The new records, in a folder or an archive.

use crate::names::already_exists;
use anyhow::{anyhow, bail};
use gocheck_files::input::names::shown;
use gocheck_files::output::folder::Folder;
use gocheck_files::output::guard::is_same;
use gocheck_files::output::new_archive::NewArchive;
use gocheck_text::UsageError;
use gocheck_text::file_errors::cannot_write;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Where records go.
pub(super) enum Records {
    Nowhere,
    Folder(NewFolder),
    Archive(Box<NewArchive>),
}

/// A folder of records.
pub(super) struct NewFolder {
    root: PathBuf,
    folders: BTreeMap<PathBuf, Folder>,
    replaces: bool,
    /// The prefixes of temporary files that stopped runs left.
    leftovers: Vec<String>,
}

pub(super) struct NewRecord {
    pub(super) name: String,
    pub(super) text: String,
}

/// The number of folders that are remembered.
const MAX_FOLDERS: usize = 1000;

impl NewFolder {
    pub(super) fn new(root: &Path, replaces: bool, earlier: &[u32]) -> Self {
        let leftovers = earlier.iter().filter(|&&process| process != std::process::id());
        let leftovers = leftovers.map(|process| format!(".gocheck-{process}-")).collect();
        Self { root: root.to_owned(), folders: BTreeMap::new(), replaces, leftovers }
    }

    /// Writes records, except those that exist with the same content.
    fn add(&mut self, records: &[NewRecord]) -> anyhow::Result<()> {
        if self.folders.len() > MAX_FOLDERS {
            self.folders.clear();
        }
        for record in records {
            let parent = folder_of(&self.root, &record.name);
            if !self.folders.contains_key(&parent) {
                let folder = Folder::create(&parent)?;
                if !self.leftovers.is_empty() {
                    folder.remove(|name| self.leftovers.iter().any(|start| name.starts_with(start)))?;
                }
                self.folders.insert(parent, folder);
            }
        }
        let write = |record: &NewRecord| {
            let path = self.root.join(&record.name);
            let folder = self.folders.get(&folder_of(&self.root, &record.name));
            let (Some(folder), Some(name)) = (folder, path.file_name()) else {
                return Err(anyhow!(cannot_write(shown(&path))));
            };
            match is_same(&path, record.text.as_bytes()) {
                Some(true) => return Ok(()),
                Some(false) if !self.replaces => bail!(UsageError::new(already_exists(&path))),
                _ => {}
            }
            folder.copy(name, record.text.as_bytes())
        };
        records.par_iter().map(write).collect()
    }
}

impl Records {
    pub(super) fn add(&mut self, records: &[NewRecord]) -> anyhow::Result<()> {
        match self {
            Self::Nowhere => Ok(()),
            Self::Folder(folder) => folder.add(records),
            Self::Archive(archive) => records
                .iter()
                .try_for_each(|record| archive.add(Path::new(&record.name), record.text.as_bytes())),
        }
    }

    /// Puts an archive in place.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        if let Self::Archive(archive) = self { archive.finish() } else { Ok(()) }
    }
}

fn folder_of(root: &Path, name: &str) -> PathBuf {
    name.rsplit_once('/').map_or_else(|| root.to_owned(), |(folder, _)| root.join(folder))
}
