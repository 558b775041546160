//! Folders that a run writes into, and files written whole.

use anyhow::Context;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// The folder that a run writes into. Files are written whole or not at all: beside their place
/// first, then renamed.
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

    /// The names of the files that are `wanted`, sorted.
    pub fn names(&self, wanted: impl Fn(&str) -> bool) -> anyhow::Result<Vec<String>> {
        let entries =
            fs::read_dir(&self.path).with_context(|| format!("cannot read {}", self.path.display()))?;
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| wanted(name)).collect();
        names.sort();
        Ok(names)
    }

    /// Removes the files whose names are `stale`.
    pub fn remove(&self, stale: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        for name in self.names(stale)? {
            let path = self.join(&name);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
        Ok(())
    }

    fn temporary(&self) -> std::io::Result<tempfile::NamedTempFile> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".gocheck-");
        // As any new file; the default is for secrets.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        builder.tempfile_in(&self.path)
    }
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
        let file = out.into_inner().map_err(std::io::IntoInnerError::into_error).with_context(place)?;
        file.persist(&path).with_context(place)?;
        Ok(())
    }
}

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}
