//! Where rewritten records go: to a folder, to a new archive, back in place, or nowhere.

use super::input::feed::batches;
use super::input::files::Files;
use super::input::names::{is_foreign_record, shown};
use super::input::packing::Packing;
use super::input::source::Source;
use super::language::language;
use super::new_archive::NewArchive;
use crate::cli::file_codes::FileMessage;
use anyhow::{Context, anyhow};
use gocheck::diagnostic::Diagnostic;
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::{cannot_write, messages, usage_error};
use gocheck_common::phrase;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;

/// Where rewritten records go.
#[derive(Debug, clap::Args)]
pub(super) struct DestinationArgs {
    /// The chosen place.
    #[command(flatten)]
    pub(super) place: PlaceArgs,

    /// Replace existing files in the folder, or an existing archive
    #[arg(long, conflicts_with_all = ["in_place", "diff", "codes"])]
    replace: bool,
}

/// The places.
#[derive(Debug, clap::Args)]
#[group(id = "place", required = true, multiple = false)]
pub(super) struct PlaceArgs {
    /// Write all records to this folder or new archive (.zip, .tar, .tar.gz, .tar.zst), under their paths in the given
    /// folders and archives
    #[arg(short, long, value_name = "DIR|ARCHIVE")]
    output: Option<PathBuf>,

    /// Replace the files themselves; each is written completely or not at all
    #[arg(long)]
    in_place: bool,

    /// Show the changes as a unified diff, and write nothing
    #[arg(long)]
    pub(super) diff: bool,

    /// List the codes of fixes and exit
    #[arg(long)]
    pub(super) codes: bool,
}

/// A destination that can be written to.
pub(super) enum Destination {
    Diff,
    /// The folders, by their paths.
    Output {
        root: PathBuf,
        folders: BTreeMap<PathBuf, Folder>,
        names: Names,
    },
    Archive(Box<NewArchive>, Names),
    InPlace {
        folders: BTreeMap<PathBuf, Folder>,
    },
}

/// The names of records in the output. A converted one is named `.sgf` instead of `.gib`, or `.gib.sgf` if another record
/// has that name.
pub(super) struct Names {
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

impl DestinationArgs {
    /// Checks that everything can be written before anything is.
    ///
    /// # Errors
    /// If two records have the same path, a file exists already, or an archive would have to be changed in place.
    pub(super) fn prepare(&self, files: &mut Files) -> anyhow::Result<Destination> {
        if let Some(root) = &self.place.output {
            return self.prepare_output(root, files);
        }
        if !self.place.in_place {
            return Ok(Destination::Diff);
        }
        if let count @ 1.. = files.without_archives() {
            messages::note(&phrase!(
                "archives skipped, because they are not changed in place: {count}",
                "略过 {count} 个压缩包：压缩包不能原地修改"
            ));
        }
        if let Some(file) = files.packed() {
            let file = shown(file);
            return Err(usage_error(phrase!(
                "{file} is an archive, which is not changed in place: write into a folder or a new archive with -o",
                "{file} 是压缩包，不能原地修改：请用 -o 写进文件夹或新的压缩包"
            )));
        }
        let there = list(files).into_iter().filter_map(|listed| fs::canonicalize(listed.file).ok());
        let there: Vec<PathBuf> = there.collect();
        Ok(Destination::InPlace { folders: folders(there.iter().map(PathBuf::as_path))? })
    }

    fn prepare_output(&self, root: &Path, files: &Files) -> anyhow::Result<Destination> {
        let is_archive = Packing::of(root).is_some() && !root.is_dir();
        if is_archive && files.include(root) {
            let file = shown(root);
            return Err(usage_error(phrase!(
                "{file} is also read: give the new archive another name",
                "{file} 是要读的压缩包：请给新的压缩包换一个名字"
            )));
        }
        let refuse = |target: &Path| {
            if self.replace || target.symlink_metadata().is_err() {
                return Ok(());
            }
            let file = shown(target);
            Err(usage_error(phrase!(
                "{file} already exists: write somewhere else, or use --replace",
                "{file} 已经存在：请写到别处，或用 --replace 替换"
            )))
        };
        if is_archive {
            refuse(root)?;
        }
        let mut sources: BTreeMap<PathBuf, String> = BTreeMap::new();
        let listed = list(files);
        let names = Names::of(&listed);
        for Listed { shown: source, relative, .. } in listed {
            let target = root.join(names.converted(relative.clone()));
            if !is_archive {
                refuse(&target)?;
                // A record that cannot be converted keeps its name.
                refuse(&root.join(relative))?;
            }
            if let Some(other) = sources.get(&target) {
                let target = shown(&target);
                return Err(usage_error(phrase!(
                    "{other} and {source} would both be written to {target}: name the folder they are in, or one at \
                     a time",
                    "{other} 和 {source} 都要写进 {target}：请写出它们所在的文件夹，或分开处理"
                )));
            }
            sources.insert(target, source);
        }
        if !is_archive {
            let folders = folders(sources.keys().map(PathBuf::as_path))?;
            return Ok(Destination::Output { root: root.to_owned(), folders, names });
        }
        let archive = NewArchive::begin(root).ok_or_else(|| usage_error(NewArchive::unknown(root)))??;
        Ok(Destination::Archive(Box::new(archive), names))
    }
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
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

impl Destination {
    /// Writes an unchanged record, whatever its size. Does nothing if an archive is written.
    pub(super) fn copy(&self, source: &Source) -> anyhow::Result<()> {
        let Self::Output { root, folders, .. } = self else { return Ok(()) };
        let copy = |bytes: &mut dyn Read| {
            put(folders, &root.join(source.relative()), |folder, name| folder.copy(name, bytes))
        };
        source.read(copy).map_err(|message| not_written(source, message))?
    }

    /// Writes a rewritten record: `text`, or the unchanged record if that is `None`. Does nothing if an archive is
    /// written, because its members are added in order. A converted record is named `.sgf`, and is not written in place.
    pub(super) fn write(&self, source: &Source, bytes: &[u8], text: Option<&[u8]>) -> anyhow::Result<()> {
        match self {
            Self::Diff | Self::Archive(..) => Ok(()),
            Self::Output { root, folders, names } => {
                let path = names.path(source, text.is_some());
                put(folders, &root.join(path), |folder, name| folder.copy(name, text.unwrap_or(bytes)))
            }
            Self::InPlace { folders } => {
                let Some(text) = text else { return Ok(()) };
                if is_foreign_record(source.file()) {
                    return Err(not_in_place(source));
                }
                let cannot = || cannot_write(&source.shown);
                // Replace the target of a link, not the link.
                let path = fs::canonicalize(source.file()).with_context(cannot)?;
                put(folders, &path, |folder, name| folder.replace(name, text))
            }
        }
    }

    /// Adds a rewritten record to the new archive, if one is written. If `is_changed`, a converted one is named `.sgf`.
    pub(super) fn add(&mut self, source: &Source, packed: Packed, is_changed: bool) -> anyhow::Result<()> {
        let Self::Archive(archive, names) = self else { return Ok(()) };
        let bytes = match packed {
            Packed::Bytes(bytes) => bytes,
            Packed::AsItIs => source.bytes(MAX_COPIED).map_err(|message| not_written(source, message))?,
        };
        if bytes.len() > MAX_COPIED {
            return Err(not_written(source, FileMessage::LargeMember { most: (MAX_COPIED >> 20) as u64 }));
        }
        archive.add(&names.path(source, is_changed), &bytes)
    }

    /// Puts the finished archive in place, if one is written.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        if let Self::Archive(archive, _) = self { archive.finish() } else { Ok(()) }
    }
}

/// The error for a record that would be SGF under the name of another format.
fn not_in_place(source: &Source) -> anyhow::Error {
    let file = &source.shown;
    usage_error(phrase!(
        "{file} is not replaced, because the new record is SGF: write into a folder or a new archive with -o",
        "{file} 没有替换，因为改写后是 SGF：请用 -o 写进文件夹或新的压缩包"
    ))
}

fn not_written(source: &Source, message: FileMessage) -> anyhow::Error {
    let cannot = cannot_write(&source.shown);
    anyhow!("{cannot}: {}", Diagnostic::from(message).text(language()).message)
}

fn put(
    folders: &BTreeMap<PathBuf, Folder>,
    path: &Path,
    write: impl FnOnce(&Folder, &std::ffi::OsStr) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    match (folders.get(&folder_of(path)), path.file_name()) {
        (Some(folder), Some(name)) => write(folder, name),
        _ => Err(anyhow!(cannot_write(shown(path)))),
    }
}
