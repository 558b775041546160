//! Where rewritten records go: to a folder, to a new archive, back in place, or nowhere.

use crate::names::{already_exists, is_foreign_record};
use anyhow::{Context, anyhow, bail};
use gocheck_files::input::codes::FileMessage;
use gocheck_files::input::feed::batches;
use gocheck_files::input::files::Files;
use gocheck_files::input::names::shown;
use gocheck_files::input::source::Source;
use gocheck_files::output::folder::Folder;
use gocheck_files::output::format::{ARCHIVES, FileFormat, Output, folder_or_file};
use gocheck_files::output::new_archive::NewArchive;
use gocheck_files::output::pending::copy_file;
use gocheck_files::output::target::{Target, TargetKind, is_stream, parent, refuse_existing};
use gocheck_text::file_errors::cannot_write;
use gocheck_text::{Diagnostic, Phrase, UsageError, language, phrase};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;

/// Where rewritten records are to go.
#[derive(Clone, Copy, Debug)]
pub enum RewritePlace<'a> {
    /// Nowhere: only differences are shown.
    Diff,
    /// To a folder, a new archive, or a file for a single record.
    Output {
        path: &'a Path,
        /// Existing files are replaced.
        replaces: bool,
    },
    InPlace,
}

/// A destination that can be written to.
pub enum Destination {
    Diff,
    /// A file for the only record.
    Record(PathBuf),
    /// A folder, and the folders in it by their paths.
    Folder {
        root: PathBuf,
        folders: BTreeMap<PathBuf, Folder>,
        names: Names,
    },
    Archive(Box<NewArchive>, Names),
    InPlace,
}

/// The names of records in the output. A converted one is named `.sgf` instead of `.gib`, or `.gib.sgf` if another record
/// has that name.
pub struct Names {
    taken: BTreeSet<PathBuf>,
}

impl Names {
    fn of(listed: &[Listed]) -> Self {
        let mut seen = BTreeSet::new();
        let names = listed.iter().map(|listed| with_sgf(listed.relative.clone()));
        Self { taken: names.filter(|name| !seen.insert(name.clone())).collect() }
    }

    /// The path of a record that is written as SGF.
    fn converted(&self, path: PathBuf) -> PathBuf {
        let name = with_sgf(path.clone());
        if name == path || !self.taken.contains(&name) {
            return name;
        }
        let mut longer = path.into_os_string();
        longer.push(".sgf");
        longer.into()
    }

    /// The path of a record in the output.
    fn path(&self, source: &Source, is_changed: bool) -> PathBuf {
        if is_changed { self.converted(source.relative()) } else { source.relative() }
    }
}

fn with_sgf(path: PathBuf) -> PathBuf {
    if is_foreign_record(&path) { path.with_extension("sgf") } else { path }
}

/// An entry of a new archive.
pub(super) enum Packed {
    Bytes(Vec<u8>),
    /// The record as it is, whatever its size.
    AsItIs,
}

/// The maximum size in bytes of a record that is copied to a new archive.
const MAX_COPIED: usize = 1 << 26;

/// A record that exists, with what is known before it is read.
struct Listed {
    shown: String,
    file: PathBuf,
    /// Its path in the output folder or archive.
    relative: PathBuf,
}

impl Destination {
    /// Checks that everything can be written before anything is.
    ///
    /// # Errors
    /// If two records have the same path, a file exists already, or an archive would have to be changed in place.
    pub fn prepare(place: &RewritePlace<'_>, files: &Files) -> anyhow::Result<Self> {
        match *place {
            RewritePlace::Diff => Ok(Self::Diff),
            RewritePlace::Output { path, replaces } => Self::output(path, replaces, files),
            RewritePlace::InPlace => {
                if let Some(file) = files.packed() {
                    let file = shown(file);
                    bail!(UsageError::new(phrase!(
                        "{file} is an archive, which is not changed in place: write into a folder or a new archive with -o",
                        "{file} 是压缩包，不能原地修改：请用 -o 写进文件夹或新的压缩包"
                    )));
                }
                let there = list(files).into_iter().filter_map(|listed| fs::canonicalize(listed.file).ok());
                let there: Vec<PathBuf> = there.collect();
                folders(there.iter().map(PathBuf::as_path))?;
                Ok(Self::InPlace)
            }
        }
    }

    fn output(root: &Path, replaces: bool, files: &Files) -> anyhow::Result<Self> {
        let listed = list(files);
        // One record may go to a file.
        let (known, streamed) = if listed.len() > 1 {
            (ARCHIVES.to_vec(), FileFormat::Tar)
        } else {
            ([&[FileFormat::Sgf][..], &ARCHIVES].concat(), FileFormat::Sgf)
        };
        let format = match folder_or_file(root, &known, streamed)? {
            Output::Folder => return Self::folder(root, replaces, listed),
            Output::File(format) => format,
        };
        let is_record = format == FileFormat::Sgf;
        if !is_stream(root) {
            if files.include(root) {
                bail!(UsageError::new(also_read(root, is_record)));
            }
            refuse(root, replaces)?;
        }
        if is_record {
            return Ok(Self::Record(root.to_owned()));
        }
        let names = Names::of(&listed);
        unique(listed.into_iter().map(|listed| (root.join(names.converted(listed.relative)), listed.shown)))?;
        Ok(Self::Archive(Box::new(NewArchive::begin(root, format)?), names))
    }

    fn folder(root: &Path, replaces: bool, listed: Vec<Listed>) -> anyhow::Result<Self> {
        let names = Names::of(&listed);
        for Listed { relative, .. } in &listed {
            refuse(&root.join(names.converted(relative.clone())), replaces)?;
            // A record that cannot be converted keeps its name.
            refuse(&root.join(relative), replaces)?;
        }
        let targets =
            listed.into_iter().map(|listed| (root.join(names.converted(listed.relative)), listed.shown));
        let targets = unique(targets)?;
        let folders = folders(targets.keys().map(PathBuf::as_path))?;
        Ok(Self::Folder { root: root.to_owned(), folders, names })
    }

    /// Writes an unchanged record, whatever its size. Does nothing if an archive is written.
    pub(super) fn copy(&self, source: &Source) -> anyhow::Result<()> {
        let copy = |bytes: &mut dyn Read| match self {
            Self::Folder { root, folders, .. } => put(folders, &root.join(source.relative()), bytes),
            Self::Record(path) if !is_foreign_record(source.file()) => copy_file(path, bytes),
            _ => Ok(()),
        };
        source.read(copy).map_err(|message| not_written(source, message))?
    }

    /// Writes a rewritten record: `text`, or the unchanged record if that is `None`. Does nothing if an archive is
    /// written, because its members are added in order. A converted record is named `.sgf`, and is not written in place.
    pub(super) fn write(&self, source: &Source, bytes: &[u8], text: Option<&[u8]>) -> anyhow::Result<()> {
        match self {
            Self::Diff | Self::Archive(..) => Ok(()),
            Self::Folder { root, folders, names } => {
                let path = names.path(source, text.is_some());
                put(folders, &root.join(path), text.unwrap_or(bytes))
            }
            // Why a record was not converted has been reported.
            Self::Record(_) if text.is_none() && is_foreign_record(source.file()) => Ok(()),
            Self::Record(path) => copy_file(path, text.unwrap_or(bytes)),
            Self::InPlace => {
                let Some(text) = text else { return Ok(()) };
                if is_foreign_record(source.file()) {
                    return Err(not_in_place(source));
                }
                let cannot = || cannot_write(&source.shown);
                let target = Target::of(source.file()).with_context(cannot)?;
                if target.kind() != TargetKind::File {
                    return Err(no_file(source));
                }
                copy_file(source.file(), text)
            }
        }
    }

    /// Adds a rewritten record to the new archive, if one is written. If `is_changed`, a converted one is named `.sgf`.
    ///
    /// # Errors
    /// If the archive cannot be written, and so not be finished.
    pub(super) fn add(&mut self, source: &Source, bytes: &[u8], is_changed: bool) -> anyhow::Result<()> {
        let Self::Archive(archive, names) = self else { return Ok(()) };
        archive.add(&names.path(source, is_changed), bytes)
    }

    /// Returns true if a record or an archive is written to standard output.
    pub fn is_stdout(&self) -> bool {
        let path: &Path = match self {
            Self::Record(path) => path,
            Self::Archive(archive, _) => archive.path(),
            _ => return false,
        };
        Target::of(path).is_ok_and(|target| target.is_stdout())
    }

    /// Puts the finished archive in place, if one is written.
    pub fn finish(self) -> anyhow::Result<()> {
        if let Self::Archive(archive, _) = self { archive.finish() } else { Ok(()) }
    }
}

/// Returns an error if something exists that is not to be replaced.
fn refuse(target: &Path, replaces: bool) -> anyhow::Result<()> {
    if replaces || refuse_existing(target).is_ok() {
        return Ok(());
    }
    Err(UsageError::new(already_exists(target)).into())
}

/// The error for an output that is one of the inputs.
fn also_read(root: &Path, is_record: bool) -> Phrase {
    let file = shown(root);
    if is_record {
        phrase!(
            "{file} is also read: give the new record another name, or use --in-place to replace it",
            "{file} 是要读的棋谱：请给新的棋谱换一个名字，或用 --in-place 替换它"
        )
    } else {
        phrase!(
            "{file} is also read: give the new archive another name",
            "{file} 是要读的压缩包：请给新的压缩包换一个名字"
        )
    }
}

/// Collects new paths with the records that are written to them.
///
/// # Errors
/// If two records have the same path.
fn unique(targets: impl Iterator<Item = (PathBuf, String)>) -> anyhow::Result<BTreeMap<PathBuf, String>> {
    let mut sources: BTreeMap<PathBuf, String> = BTreeMap::new();
    for (target, source) in targets {
        if let Some(other) = sources.get(&target) {
            let target = shown(&target);
            bail!(UsageError::new(phrase!(
                "{other} and {source} would both be written to {target}: name the folder they are in, or one at \
                 a time",
                "{other} 和 {source} 都要写进 {target}：请写出它们所在的文件夹，或分开处理"
            )));
        }
        sources.insert(target, source);
    }
    Ok(sources)
}

/// Returns the records that exist; archives are read through.
fn list(files: &Files) -> Vec<Listed> {
    thread::scope(|scope| {
        let sources = batches(files, scope).into_iter().flat_map(|batch| batch.sources);
        let there = sources.filter(|source| source.fault().is_none());
        let listed = there.map(|source| Listed {
            file: source.file().to_owned(),
            relative: source.relative(),
            shown: source.shown,
        });
        listed.collect()
    })
}

/// The folders that contain the files.
fn folders<'a>(files: impl Iterator<Item = &'a Path>) -> anyhow::Result<BTreeMap<PathBuf, Folder>> {
    let folders: BTreeSet<PathBuf> = files.map(folder_of).collect();
    folders.into_iter().map(|path| Folder::create(&path).map(|folder| (path, folder))).collect()
}

fn folder_of(file: &Path) -> PathBuf {
    parent(file).to_owned()
}

impl Packed {
    /// The bytes of the entry.
    ///
    /// # Errors
    /// If the record cannot be read, or is too large.
    pub(super) fn bytes(self, source: &Source) -> anyhow::Result<Vec<u8>> {
        let bytes = match self {
            Self::Bytes(bytes) => bytes,
            Self::AsItIs => source.bytes(MAX_COPIED).map_err(|message| not_written(source, message))?,
        };
        if bytes.len() > MAX_COPIED {
            return Err(not_written(source, FileMessage::LargeMember { most: (MAX_COPIED >> 20) as u64 }));
        }
        Ok(bytes)
    }
}

/// The error for a device or a pipe that would be changed in place.
fn no_file(source: &Source) -> anyhow::Error {
    let file = &source.shown;
    UsageError::new(phrase!(
        "{file} is not changed in place, because it is a device or a pipe: write it somewhere with -o",
        "{file} 是设备或管道，不能原地修改：请用 -o 写到别处"
    ))
    .into()
}

/// The error for a record that would be SGF under the name of another format.
fn not_in_place(source: &Source) -> anyhow::Error {
    let file = &source.shown;
    UsageError::new(phrase!(
        "{file} is not replaced, because the new record is SGF: write into a folder or a new archive with -o",
        "{file} 没有替换，因为改写后是 SGF：请用 -o 写进文件夹或新的压缩包"
    ))
    .into()
}

fn not_written(source: &Source, message: FileMessage) -> anyhow::Error {
    let cannot = cannot_write(&source.shown);
    anyhow!("{cannot}: {}", Diagnostic::from(message).text(language()).message)
}

fn put(folders: &BTreeMap<PathBuf, Folder>, path: &Path, from: impl Read) -> anyhow::Result<()> {
    match (folders.get(&folder_of(path)), path.file_name()) {
        (Some(folder), Some(name)) => folder.copy(name, from),
        _ => Err(anyhow!(cannot_write(shown(path)))),
    }
}
