use anyhow::bail;
use gocheck_text::language;
use gocheck_text::phrase;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Component, Path, PathBuf};

/// The end of an output path, after all links.
#[derive(Clone, Debug)]
pub struct Target {
    path: PathBuf,
    kind: TargetKind,
    /// The stream of this process that the path names, as `/dev/stdout` does.
    standard: Option<Standard>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// Nothing yet: a file of this name is created.
    Missing,
    /// A regular file, which is replaced.
    File,
    /// A folder, or a path that ends like one.
    Folder,
    /// A device, a pipe or an open file, which is written to directly and never read.
    Stream,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standard {
    Output,
    Error,
}

/// The maximum number of links from a path to its target; Linux has the same.
const MAX_LINKS: usize = 40;

impl Target {
    /// Fails if a folder in the path is a file or cannot be searched, or the links go in a circle.
    pub fn of(path: &Path) -> io::Result<Self> {
        let new = |path: PathBuf, kind| Ok(Self { path, kind, standard: None });
        let mut place = path.to_owned();
        for _ in 0..MAX_LINKS {
            let found = match fs::symlink_metadata(&place) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let kind = if names_folder(&place) { TargetKind::Folder } else { TargetKind::Missing };
                    return new(place, kind);
                }
                found => found?,
            };
            if found.is_symlink() || place.starts_with("/dev/fd") {
                // The link of an open file does not say where the file is.
                if let Some(standard) = descriptor(&place)
                    && !place.is_dir()
                {
                    return Ok(Self { path: place, kind: TargetKind::Stream, standard });
                }
            }
            if !found.is_symlink() {
                return new(place, kind(&found));
            }
            let link = fs::read_link(&place)?;
            place = parent(&place).join(link);
        }
        // The system's own error for such a link.
        fs::metadata(path).and(Err(io::ErrorKind::InvalidInput.into()))
    }

    pub const fn kind(&self) -> TargetKind {
        self.kind
    }

    pub fn is_stdout(&self) -> bool {
        self.standard == Some(Standard::Output)
    }

    /// Without links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn folder(&self) -> &Path {
        parent(&self.path)
    }

    pub(super) fn open(&self) -> io::Result<File> {
        #[cfg(unix)]
        if let Some(standard) = self.standard {
            use std::os::fd::AsFd;
            // Shares the position in the file with what is printed.
            let stream = match standard {
                Standard::Output => io::stdout().as_fd().try_clone_to_owned(),
                Standard::Error => io::stderr().as_fd().try_clone_to_owned(),
            };
            return stream.map(File::from);
        }
        OpenOptions::new().append(true).open(&self.path)
    }
}

fn kind(found: &Metadata) -> TargetKind {
    match () {
        () if found.is_file() => TargetKind::File,
        () if found.is_dir() => TargetKind::Folder,
        () => TargetKind::Stream,
    }
}

/// Returns true for a path that ends in a separator, `.` or `..`.
fn names_folder(path: &Path) -> bool {
    let last = path.as_os_str().as_encoded_bytes().last();
    last.is_some_and(|&last| std::path::is_separator(char::from(last)))
        || !matches!(path.components().next_back(), Some(Component::Normal(_)) | None)
}

/// Fails if something exists that a file of this name would replace. A device or a pipe is not replaced.
pub fn refuse_existing(path: &Path) -> anyhow::Result<()> {
    if Target::of(path).is_ok_and(|target| matches!(target.kind(), TargetKind::File | TargetKind::Folder)) {
        let file = path.display();
        bail!(
            phrase!(
                "{file} already exists: remove it, or give another name",
                "{file} 已经存在：请删去它，或换一个名字"
            )
            .text(language())
        );
    }
    Ok(())
}

pub fn is_stream(path: &Path) -> bool {
    Target::of(path).is_ok_and(|target| target.kind() == TargetKind::Stream)
}

/// `.` for a plain file name.
pub fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// If the path is in a list of open files, such as `/proc/self/fd` and `/dev/fd`: the standard stream that it names, or
/// `Some(None)` for another file.
fn descriptor(path: &Path) -> Option<Option<Standard>> {
    let folder = fs::canonicalize(parent(path)).ok()?;
    let is_list = folder == Path::new("/dev/fd") || folder.starts_with("/proc") && folder.ends_with("fd");
    let name = path.file_name().filter(|_| is_list)?;
    let is_own =
        folder.starts_with("/dev") || fs::canonicalize("/proc/self/fd").is_ok_and(|own| own == folder);
    Some(match name.to_str() {
        Some("1") if is_own => Some(Standard::Output),
        Some("2") if is_own => Some(Standard::Error),
        _ => None,
    })
}
