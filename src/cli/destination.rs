//! Where records go that are rewritten: into a folder, in their own place, or nowhere.

use super::diagnostics::fault;
use super::files::{is_record, refuse_stdin_twice, search, shown};
use super::language::language;
use anyhow::Context;
use gocheck::diagnostic::Message;
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::{cannot_write, usage_error};
use gocheck_common::phrase;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where what comes of records goes.
#[derive(Debug, clap::Args)]
pub(super) struct DestinationArgs {
    /// What is asked for: one of them.
    #[command(flatten)]
    pub(super) place: PlaceArgs,

    /// Replace files that are in the folder already
    #[arg(long, conflicts_with_all = ["in_place", "diff", "codes"])]
    replace: bool,
}

/// The places.
#[derive(Debug, clap::Args)]
#[group(id = "place", required = true, multiple = false)]
pub(super) struct PlaceArgs {
    /// Write all of them into this folder, by their paths in the folders that are named
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,

    /// Replace the files themselves, each whole or not at all
    #[arg(long)]
    in_place: bool,

    /// Show what would change as a unified diff, and write nothing
    #[arg(long)]
    pub(super) diff: bool,

    /// List the codes of mends, and end
    #[arg(long)]
    pub(super) codes: bool,
}

/// A record that is named or was found.
pub(super) struct Record {
    pub(super) path: PathBuf,
    /// Its path in the folder that is named; its name where it is named itself.
    relative: PathBuf,
}

/// Where records go, once that is possible.
pub(super) enum Destination {
    Diff,
    /// The folders, by their paths.
    Output {
        root: PathBuf,
        folders: BTreeMap<PathBuf, Folder>,
    },
    InPlace {
        folders: BTreeMap<PathBuf, Folder>,
    },
}

/// The records that a command line means.
pub(super) fn records(named: &[PathBuf]) -> anyhow::Result<Vec<Record>> {
    refuse_stdin_twice(named.iter())?;
    let mut records = Vec::new();
    for path in named {
        if !path.is_dir() {
            let relative = path.file_name().unwrap_or_default().into();
            records.push(Record { path: path.clone(), relative });
            continue;
        }
        let found = search(path, &is_record)?;
        if found.is_empty() {
            return Err(fault(&shown(path), Message::NoRecords));
        }
        records.extend(found.into_iter().map(|found| {
            let relative = found.strip_prefix(path).unwrap_or(&found).to_owned();
            Record { path: found, relative }
        }));
    }
    Ok(records)
}

impl DestinationArgs {
    /// Makes sure that all can be written, before anything is.
    ///
    /// # Errors
    /// When a file would be written twice, or over one that is there.
    pub(super) fn prepare(&self, records: &[Record]) -> anyhow::Result<Destination> {
        if let Some(root) = &self.place.output {
            let mut sources: BTreeMap<PathBuf, &Path> = BTreeMap::new();
            for Record { path, relative } in records {
                let target = root.join(relative);
                if !self.replace && target.symlink_metadata().is_ok() {
                    let file = shown(&target);
                    return Err(usage_error(phrase!(
                        "{file} is there: choose another folder, or replace what is in it with --replace",
                        "{file} 已经存在：请换一个文件夹，或用 --replace 替换里面的文件"
                    )));
                }
                if let Some(other) = sources.insert(target.clone(), path) {
                    let (target, one, other) = (shown(&target), shown(other), shown(path));
                    let phrase = phrase!(
                        "{one} and {other} would both be written to {target}: name the folder they are in, or one \
                         at a time",
                        "{one} 和 {other} 都要写进 {target}：请写出它们所在的文件夹，或分开处理"
                    );
                    return Err(usage_error(phrase.text(language())));
                }
            }
            let folders = folders(sources.keys().map(PathBuf::as_path))?;
            return Ok(Destination::Output { root: root.clone(), folders });
        }
        if self.place.in_place {
            let there = records.iter().filter_map(|record| fs::canonicalize(&record.path).ok());
            let there: Vec<PathBuf> = there.collect();
            return Ok(Destination::InPlace { folders: folders(there.iter().map(PathBuf::as_path))? });
        }
        Ok(Destination::Diff)
    }
}

/// The folders of some files.
fn folders<'a>(files: impl Iterator<Item = &'a Path>) -> anyhow::Result<BTreeMap<PathBuf, Folder>> {
    let folders: BTreeSet<PathBuf> = files.map(folder_of).collect();
    folders.into_iter().map(|path| Folder::create(&path).map(|folder| (path, folder))).collect()
}

fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

impl Destination {
    /// Writes a record as it is, whatever its size.
    pub(super) fn copy(&self, record: &Record) -> anyhow::Result<()> {
        let Self::Output { root, folders } = self else { return Ok(()) };
        let cannot = || cannot_write(shown(&record.path));
        let source = fs::File::open(&record.path).with_context(cannot)?;
        put(folders, &root.join(&record.relative), |folder, name| folder.copy(name, source))
    }

    /// Writes what came of a record: `text`, or the record as it is where that is nothing.
    pub(super) fn write(&self, record: &Record, bytes: &[u8], text: Option<&[u8]>) -> anyhow::Result<()> {
        match self {
            Self::Diff => Ok(()),
            Self::Output { root, folders } => put(folders, &root.join(&record.relative), |folder, name| {
                folder.copy(name, text.unwrap_or(bytes))
            }),
            Self::InPlace { folders } => {
                let Some(text) = text else { return Ok(()) };
                let cannot = || cannot_write(shown(&record.path));
                // What a link leads to is replaced, not the link.
                let path = fs::canonicalize(&record.path).with_context(cannot)?;
                put(folders, &path, |folder, name| folder.replace(name, text))
            }
        }
    }
}

fn put(
    folders: &BTreeMap<PathBuf, Folder>,
    path: &Path,
    write: impl FnOnce(&Folder, &std::ffi::OsStr) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    match (folders.get(&folder_of(path)), path.file_name()) {
        (Some(folder), Some(name)) => write(folder, name),
        _ => Err(anyhow::anyhow!(cannot_write(shown(path)))),
    }
}
