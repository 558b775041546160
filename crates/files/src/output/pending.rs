use super::replace::{is_folder, write};
use super::target::{Target, TargetKind, parent};
use super::temporary::{prepare, temporary, unnamed};
use anyhow::{Context, anyhow};
use gocheck_text::file_errors::cannot_write;
use std::fs;
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

/// A file that is written in pieces. It has no name until it is finished, so nothing is left of it, however the program
/// ends. A device or a pipe is written to directly.
pub struct Pending {
    path: PathBuf,
    is_stream: bool,
    out: BufWriter<fs::File>,
}

impl Pending {
    /// Creates the folder of the file if it is missing.
    pub fn begin(path: &Path) -> anyhow::Result<Self> {
        let place = || cannot_write(path.display());
        let target = Target::of(path).with_context(place)?;
        let is_stream = target.kind() == TargetKind::Stream;
        let file = match target.kind() {
            TargetKind::Folder => return Err(anyhow!(is_folder(path))),
            TargetKind::Stream => target.open().with_context(place)?,
            TargetKind::Missing | TargetKind::File => {
                prepare(target.folder())?;
                unnamed(target.folder()).with_context(place)?
            }
        };
        Ok(Self { path: path.to_owned(), is_stream, out: BufWriter::new(file) })
    }

    pub fn finish(self) -> anyhow::Result<()> {
        let Self { path, is_stream, out } = self;
        let place = || cannot_write(path.display());
        let mut file = out.into_inner().map_err(io::IntoInnerError::into_error).with_context(place)?;
        if is_stream {
            return Ok(());
        }
        file.rewind().with_context(place)?;
        write(&path, file)
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Creates the folder of the file if it is missing.
pub fn write_file(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    copy_file(path, bytes)
}

/// Like [`write_file`], from a reader.
pub fn copy_file(path: &Path, from: impl io::Read) -> anyhow::Result<()> {
    let target = Target::of(path).with_context(|| cannot_write(path.display()))?;
    if target.kind() == TargetKind::Missing {
        prepare(target.folder())?;
    }
    write(path, from)
}

/// Writes a new file whose folder exists. Fails if the name is taken: nothing is replaced.
pub fn write_new_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = temporary(parent(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path).map(drop).map_err(|error| error.error)
}
