//! The records that a command line means: files, those of folders and lists, members of archives.

use super::archive::{Member, Packing, Passed, members};
use crate::cli::diagnostics::fault;
use crate::cli::files::{find, is_record, is_stdin, listed, open, refuse_stdin_twice, shown, unreadable};
use gocheck::diagnostic::Message;
use gocheck_common::cli::Said;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Which records.
#[derive(Debug, clap::Args)]
pub(super) struct RecordArgs {
    /// Game records, or folders and archives (.zip, .tar, .gz, .zst) that are searched for *.sgf; - is standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Also the files that are listed in this one, a path a line; - is standard input
    #[arg(long, value_name = "LIST")]
    files_from: Option<PathBuf>,
}

/// A record that is to be checked.
pub(super) struct Record {
    /// What messages call it: its path, that of an archive in front of its own.
    pub(super) shown: String,
    /// The bytes that it takes where it is.
    pub(super) weight: u64,
    /// The file that it is, or that it is in.
    file: Arc<Path>,
    content: Content,
}

/// Where the bytes of a record are.
enum Content {
    File,
    Member(Member),
    /// Nothing can be read there.
    Faulty(Message),
}

/// Records that are read one after another, and what lay beside them.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) records: Vec<Record>,
    /// Files that are no records.
    pub(super) passed_over: usize,
    /// The bytes that are held of the records.
    held: usize,
}

impl Batch {
    /// Records that are checked before their findings are printed.
    const RECORDS: usize = 1024;
    /// The bytes that are held of them.
    const BYTES: usize = 1 << 22;

    const fn is_full(&self) -> bool {
        self.records.len() >= Self::RECORDS || self.held >= Self::BYTES
    }
}

impl RecordArgs {
    /// Whether any are named.
    pub(super) const fn are_none(&self) -> bool {
        self.paths.is_empty() && self.files_from.is_none()
    }

    /// The files that are meant, those of folders among them; archives are not opened yet.
    ///
    /// # Errors
    /// When a folder or a list cannot be read, or a folder holds neither record nor archive.
    pub(super) fn files(&self) -> anyhow::Result<Files> {
        refuse_stdin_twice(self.paths.iter().chain(&self.files_from))?;
        let list = self.files_from.as_deref().map(listed).transpose()?.unwrap_or_default();
        let files = Files::of(self.paths.iter().chain(&list));
        files.map_err(|(folder, message)| fault(&shown(&folder), message))
    }
}

/// The files of a command line.
#[derive(Default)]
pub(super) struct Files {
    pub(super) paths: Vec<PathBuf>,
    /// Files of folders that are no records.
    passed_over: usize,
    /// Whether somebody wants to know how many bytes there are: it takes a moment of each file.
    pub(super) are_weighed: bool,
}

impl Files {
    /// What these paths mean, folders searched.
    ///
    /// # Errors
    /// The folder that cannot be read, or that holds neither record nor archive, which is not said yet.
    pub(super) fn of<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> Result<Self, (PathBuf, Message)> {
        let mut files = Self::default();
        for path in paths {
            if path.is_dir() {
                files.search(path)?;
            } else if !path.exists() && !is_stdin(path) {
                files.expand(path);
            } else {
                files.paths.push(path.clone());
            }
        }
        Ok(files)
    }

    /// Adds the records and the archives of a folder.
    fn search(&mut self, folder: &Path) -> Result<(), (PathBuf, Message)> {
        let mut found = find(folder, &|_| true)?;
        let all = found.len();
        found.retain(|path| is_record(path) || Packing::of(path).is_some());
        self.passed_over += all - found.len();
        if found.is_empty() {
            return Err((folder.to_owned(), Message::NoRecords));
        }
        self.paths.append(&mut found);
        Ok(())
    }

    /// Adds what a pattern means that no shell has expanded; what is none, or means nothing, is told of later.
    fn expand(&mut self, pattern: &Path) {
        let paths = pattern.to_str().and_then(|pattern| glob::glob(pattern).ok());
        let before = self.paths.len();
        self.paths.extend(paths.into_iter().flatten().filter_map(Result::ok).filter(|path| path.is_file()));
        if self.paths.len() == before {
            self.paths.push(pattern.to_owned());
        }
    }

    /// Whether standard input is among them.
    pub(super) fn have_stdin(&self) -> bool {
        self.paths.iter().any(|path| is_stdin(path))
    }

    /// The bytes of all files together.
    pub(super) fn weight(&self) -> u64 {
        self.paths.iter().map(|path| weight(path)).sum()
    }

    /// Hands out the records in order, while those before are checked.
    pub(super) fn read<'scope>(&'scope self, scope: &'scope thread::Scope<'scope, '_>) -> Receiver<Batch> {
        let (sender, receiver) = sync_channel(1);
        scope.spawn(move || {
            let batch = Batch { passed_over: self.passed_over, ..Batch::default() };
            let mut feed = Feed { batch, sender, weighs: self.are_weighed };
            // Who listens no more has said why.
            let _ = self.paths.iter().try_for_each(|path| feed.add(path)).and_then(|()| feed.send());
        });
        receiver
    }
}

/// The bytes of a file; none where that cannot be told.
fn weight(path: &Path) -> u64 {
    path.metadata().map_or(0, |metadata| metadata.len())
}

/// Puts records into batches.
struct Feed {
    batch: Batch,
    sender: SyncSender<Batch>,
    weighs: bool,
}

impl Feed {
    fn add(&mut self, path: &Path) -> Result<(), Said> {
        let file = Arc::from(path);
        match Packing::of(path) {
            Some(packing) => {
                let name = shown(path);
                members(path, packing, &mut |passed| match passed {
                    Passed::Member { path, weight, member } => {
                        self.batch.held += member.held();
                        self.push(&file, format!("{name}/{path}"), weight, Content::Member(member))
                    }
                    Passed::Whole { weight, member } => {
                        self.push(&file, name.clone(), weight, Content::Member(member))
                    }
                    Passed::Other => {
                        self.batch.passed_over += 1;
                        Ok(())
                    }
                    Passed::Fault(path, message) => {
                        let shown = path.map_or_else(|| name.clone(), |path| format!("{name}/{path}"));
                        self.push(&file, shown, 0, Content::Faulty(message))
                    }
                })
            }
            None => {
                let weight = if self.weighs { weight(path) } else { 0 };
                self.push(&file, shown(path), weight, Content::File)
            }
        }
    }

    fn push(&mut self, file: &Arc<Path>, shown: String, weight: u64, content: Content) -> Result<(), Said> {
        self.batch.records.push(Record { shown, weight, file: Arc::clone(file), content });
        if self.batch.is_full() { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Said> {
        self.sender.send(std::mem::take(&mut self.batch)).map_err(|_| Said)
    }
}

impl Record {
    /// Reads it, as often as wanted unless it is standard input.
    ///
    /// # Errors
    /// What to say where it cannot be read.
    pub(super) fn read<T>(&self, read: impl FnOnce(&mut dyn Read) -> T) -> Result<T, Message> {
        match &self.content {
            Content::File => open(&self.file).map(|mut file| read(&mut file)),
            Content::Member(member) => member.read(read),
            Content::Faulty(message) => Err(message.clone()),
        }
    }

    /// All of its bytes, up to one more than `most`.
    ///
    /// # Errors
    /// What to say where it cannot be read.
    pub(super) fn bytes(&self, most: usize) -> Result<Vec<u8>, Message> {
        let mut bytes = Vec::new();
        let read = self.read(|source| source.take(most as u64 + 1).read_to_end(&mut bytes))?;
        read.map(|_| bytes).map_err(|error| self.unreadable(&error))
    }

    /// What to say of it when reading fails midway.
    pub(super) fn unreadable(&self, error: &std::io::Error) -> Message {
        unreadable(Path::new(&self.shown), error)
    }

    /// The file that it is, or that it is in.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Its path; that of an archive stands in front of its own.
    pub(super) fn path(&self) -> &Path {
        if matches!(self.content, Content::File) { &self.file } else { Path::new(&self.shown) }
    }
}
