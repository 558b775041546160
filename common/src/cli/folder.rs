//! Folders that a run writes into, and files written whole.

use anyhow::Context;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The folder that a run writes into. Files are written whole or not at all: beside their place
/// first, then renamed.
#[derive(Clone)]
pub struct Folder {
    path: PathBuf,
}

/// A file on its way into the folder; dropped unfinished, it leaves nothing.
pub struct Pending {
    path: PathBuf,
    out: BufWriter<tempfile::NamedTempFile>,
}

impl Folder {
    /// Makes the folder where there is none.
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        let folder = Self { path: path.to_owned() };
        fs::create_dir_all(path)
            .and_then(|()| folder.temporary().map(drop))
            .with_context(|| format!("cannot write into the output folder {}", path.display()))?;
        Ok(folder)
    }

    /// The path of a file in the folder.
    pub fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let mut pending = self.begin(name)?;
        pending.write_all(bytes).with_context(|| format!("cannot write {}", pending.path.display()))?;
        pending.finish()
    }

    /// Begins a file that is written piece by piece.
    pub fn begin(&self, name: &str) -> anyhow::Result<Pending> {
        let path = self.join(name);
        let file = self.temporary().with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Pending { path, out: BufWriter::new(file) })
    }

    /// Removes the files whose names are `stale`.
    pub fn remove(&self, stale: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        for name in names(&self.path, stale)? {
            let path = self.join(&name);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
        Ok(())
    }

    fn temporary(&self) -> io::Result<tempfile::NamedTempFile> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".gocheck-");
        // As any new file; the default is for secrets.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        builder.tempfile_in(&self.path)
    }
}

/// The names of the files in a folder that are `wanted`, sorted; none where there is no folder.
pub fn names(folder: &Path, wanted: impl Fn(&str) -> bool) -> anyhow::Result<Vec<String>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.with_context(|| format!("cannot read {}", folder.display()))?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("cannot read {}", folder.display()))?;
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            continue;
        }
        names.extend(entry.file_name().into_string().ok().filter(|name| wanted(name)));
    }
    names.sort();
    Ok(names)
}

/// Writes one file, wherever it is; its folder is made where there is none.
pub fn write_file(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let place = || format!("cannot write {}", path.display());
    let file = Folder::create(parent)?.temporary().with_context(place)?;
    let mut pending = Pending { path: path.to_owned(), out: BufWriter::new(file) };
    pending.write_all(bytes).with_context(place)?;
    pending.finish()
}

impl Pending {
    /// Puts the file in its place.
    pub fn finish(self) -> anyhow::Result<()> {
        let Self { path, out } = self;
        let place = || format!("cannot write {}", path.display());
        let file = out.into_inner().map_err(io::IntoInnerError::into_error).with_context(place)?;
        file.persist(&path).with_context(place)?;
        Ok(())
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
