//! Where rewritten records go: to a folder, to a new archive, back in place, or nowhere.

use super::input::feed::batches;
use super::input::files::Files;
use super::input::names::shown;
use super::input::source::Source;
use super::input::wanted::is_foreign_record;
use super::language::language;
use crate::cli::input::codes::FileMessage;
use anyhow::{Context, anyhow};
use gocheck::diagnostic::Diagnostic;
use gocheck_files::output::folder::Folder;
use gocheck_files::output::format::{ARCHIVES, FileFormat, Output, folder_or_file};
use gocheck_files::output::new_archive::NewArchive;
use gocheck_files::output::pending::copy_file;
use gocheck_files::output::target::{Target, TargetKind, is_stream, parent, refuse_existing};
use gocheck_program::{cannot_write, messages, usage_error};
use gocheck_text::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;

/// Where rewritten records go.
#[derive(Debug, clap::Args)]
pub(super) struct DestinationArgs {
    #[command(flatten)]
    pub(super) place: PlaceArgs,

    #[arg(help = language().pick(
        "Replace existing files in the folder, or an existing archive",
        "替换文件夹里已有的文件，或已有的压缩包",
    ))]
    #[arg(long, conflicts_with_all = ["in_place", "diff", "codes"])]
    replace: bool,
}

/// The places.
#[derive(Debug, clap::Args)]
#[group(id = "place", required = true, multiple = false)]
pub(super) struct PlaceArgs {
    #[arg(help = language().pick(
        "Write all records to this folder or new archive (.zip, .tar, .tar.gz, .tar.zst), under their paths \
         in the given folders and archives; a single record also to a file (.sgf)",
        "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tar.zst），保持在原文件夹或压缩包里的路径；只有一份棋谱时也可以写进一个文件（.sgf）",
    ))]
    #[arg(short, long, value_name = "DIR|ARCHIVE|FILE.sgf")]
    output: Option<PathBuf>,

    #[arg(help = language().pick(
        "Replace the files themselves; each is written completely or not at all",
        "直接替换原文件，每个文件要么整个换掉，要么不动",
    ))]
    #[arg(long)]
    in_place: bool,

    #[arg(help = language().pick(
        "Show the changes as a unified diff, and write nothing",
        "用 unified diff 格式显示会有哪些改动，什么都不写",
    ))]
    #[arg(long)]
    pub(super) diff: bool,

    #[arg(help = language().pick("List the codes of fixes and exit", "列出修正的代码，然后结束"))]
    #[arg(long)]
    pub(super) codes: bool,
}

/// A destination that can be written to.
pub(super) enum Destination {
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
        folders(there.iter().map(PathBuf::as_path))?;
        Ok(Destination::InPlace)
    }

    fn prepare_output(&self, root: &Path, files: &Files) -> anyhow::Result<Destination> {
        let listed = list(files);
        // One record may go to a file.
        let (known, streamed) = if listed.len() > 1 {
            (ARCHIVES.to_vec(), FileFormat::Tar)
        } else {
            ([&[FileFormat::Sgf][..], &ARCHIVES].concat(), FileFormat::Sgf)
        };
        let format = match folder_or_file(root, &known, streamed)? {
            Output::Folder => return self.prepare_folder(root, listed),
            Output::File(format) => format,
        };
        let is_record = format == FileFormat::Sgf;
        if !is_stream(root) {
            if files.include(root) {
                return Err(usage_error(also_read(root, is_record)));
            }
            self.refuse(root)?;
        }
        if is_record {
            return Ok(Destination::Record(root.to_owned()));
        }
        let names = Names::of(&listed);
        unique(listed.into_iter().map(|listed| (root.join(names.converted(listed.relative)), listed.shown)))?;
        Ok(Destination::Archive(Box::new(NewArchive::begin(root, format)?), names))
    }

    fn prepare_folder(&self, root: &Path, listed: Vec<Listed>) -> anyhow::Result<Destination> {
        let names = Names::of(&listed);
        for Listed { relative, .. } in &listed {
            self.refuse(&root.join(names.converted(relative.clone())))?;
            // A record that cannot be converted keeps its name.
            self.refuse(&root.join(relative))?;
        }
        let targets =
            listed.into_iter().map(|listed| (root.join(names.converted(listed.relative)), listed.shown));
        let targets = unique(targets)?;
        let folders = folders(targets.keys().map(PathBuf::as_path))?;
        Ok(Destination::Folder { root: root.to_owned(), folders, names })
    }

    /// Returns an error if something exists that is not to be replaced.
    fn refuse(&self, target: &Path) -> anyhow::Result<()> {
        if self.replace || refuse_existing(target).is_ok() {
            return Ok(());
        }
        let file = shown(target);
        Err(usage_error(phrase!(
            "{file} already exists: write somewhere else, or use --replace",
            "{file} 已经存在：请写到别处，或用 --replace 替换"
        )))
    }
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
            return Err(usage_error(phrase!(
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

impl Destination {
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
    pub(super) fn is_stdout(&self) -> bool {
        let path: &Path = match self {
            Self::Record(path) => path,
            Self::Archive(archive, _) => archive.path(),
            _ => return false,
        };
        Target::of(path).is_ok_and(|target| target.is_stdout())
    }

    /// Puts the finished archive in place, if one is written.
    pub(super) fn finish(self) -> anyhow::Result<()> {
        if let Self::Archive(archive, _) = self { archive.finish() } else { Ok(()) }
    }
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
    usage_error(phrase!(
        "{file} is not changed in place, because it is a device or a pipe: write it somewhere with -o",
        "{file} 是设备或管道，不能原地修改：请用 -o 写到别处"
    ))
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

fn put(folders: &BTreeMap<PathBuf, Folder>, path: &Path, from: impl Read) -> anyhow::Result<()> {
    match (folders.get(&folder_of(path)), path.file_name()) {
        (Some(folder), Some(name)) => folder.copy(name, from),
        _ => Err(anyhow!(cannot_write(shown(path)))),
    }
}
