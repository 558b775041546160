use super::deleted;
use crate::file_limit::{FileLimit, FileMeasure};
use crate::walk::{MAX_DEPTH, Walk, WalkError};
use rustix::fs::{FileType, Stat};
use rustix::io::Errno;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often a folder with a limit is measured.
const PERIOD: Duration = Duration::from_millis(100);

/// How long a measurement may keep the launcher from other work. It is continued later.
const SLICE: Duration = Duration::from_millis(20);

/// After a slice it rests this many times as long, to leave the core to others.
const REST: u32 = 4;

/// The number of files and folders is limited to the size divided by this.
const MIN_SIZE: u64 = 4096;

pub(super) struct FolderLimit {
    folder: PathBuf,
    /// In bytes.
    limit: u64,
    /// The measurement in progress.
    current: Option<Measurement>,
    next: Instant,
}

struct Measurement {
    walk: Walk,
    device: u64,
    count: u64,
    size: u64,
}

impl Measurement {
    fn new(folder: &Path) -> Result<Self, Errno> {
        let stat = rustix::fs::stat(folder)?;
        Ok(Self { walk: Walk::new(folder)?, device: stat.st_dev, count: 0, size: size(&stat) })
    }
}

/// The bytes that a file takes here or in a copy: holes count, and so do blocks that are reserved after its end. The
/// first block of a folder does not, as the number of folders is limited, too.
fn size(stat: &Stat) -> u64 {
    let length = u64::try_from(stat.st_size).unwrap_or_default();
    let blocks = u64::try_from(stat.st_blocks).unwrap_or_default().saturating_mul(512);
    let is_folder = FileType::from_raw_mode(stat.st_mode).is_dir();
    length.max(blocks).saturating_sub(if is_folder { MIN_SIZE } else { 0 })
}

impl FolderLimit {
    pub(super) fn new(folder: PathBuf, limit: u64) -> Self {
        Self { folder, limit, current: None, next: Instant::now() }
    }

    pub(super) const fn period(&self) -> Duration {
        PERIOD
    }

    /// Measures for a short time, if it is due. Returns the limit that is exceeded.
    pub(super) fn exceeded(&mut self) -> Option<FileLimit> {
        let start = Instant::now();
        if start < self.next {
            return None;
        }
        let result = self.measure(Some(start + SLICE));
        let pause = if self.current.is_some() { Duration::ZERO } else { PERIOD };
        self.next = Instant::now() + pause.max(start.elapsed() * REST);
        result.err()
    }

    /// Measures everything after all processes of the program have ended.
    pub(super) fn exceeded_at_end(&mut self) -> Option<FileLimit> {
        self.current = None;
        self.measure(None).err()
    }

    /// Measures until `deadline`. `current` is set if there is more to do.
    fn measure(&mut self, deadline: Option<Instant>) -> Result<(), FileLimit> {
        let mut current = match self.current.take() {
            Some(current) => current,
            None => match Measurement::new(&self.folder) {
                Ok(measurement) => measurement,
                Err(error) => return self.blame(error),
            },
        };
        loop {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                self.current = Some(current);
                return Ok(());
            }
            let stat = match current.walk.next() {
                Ok(Some(entry)) => entry.stat,
                Ok(None) => break,
                Err(WalkError::TooDeep) => return Err(self.limit(FileMeasure::Depth)),
                Err(WalkError::Unreadable(error)) => return self.blame(error),
            };
            self.add(&mut current, &stat)?;
        }
        // After the end all files are closed.
        if deadline.is_some() {
            for stat in deleted::open_files(current.device) {
                self.add(&mut current, &stat)?;
            }
        }
        Ok(())
    }

    /// Each hard link counts, as in a copy of the folder.
    fn add(&self, current: &mut Measurement, stat: &Stat) -> Result<(), FileLimit> {
        current.count += 1;
        current.size = current.size.saturating_add(size(stat));
        if current.size > self.limit {
            return Err(self.limit(FileMeasure::Size));
        }
        if current.count > self.limit / MIN_SIZE {
            return Err(self.limit(FileMeasure::Count));
        }
        Ok(())
    }

    /// A folder that the program has closed is its fault; one that is gone, or a shortage on the machine, is not.
    fn blame(&self, error: Errno) -> Result<(), FileLimit> {
        match error {
            Errno::ACCESS | Errno::PERM => Err(self.limit(FileMeasure::Unreadable)),
            _ => Ok(()),
        }
    }

    const fn limit(&self, of: FileMeasure) -> FileLimit {
        let allowed = match of {
            FileMeasure::Size | FileMeasure::Unreadable => self.limit >> 20,
            FileMeasure::Count => self.limit / MIN_SIZE,
            FileMeasure::Depth => MAX_DEPTH as u64,
        };
        FileLimit { of, allowed }
    }
}

#[cfg(test)]
mod tests {
    use super::FolderLimit;
    use std::fs::{self, File};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    fn exceeded(folder: &Path, limit: u64) -> Option<String> {
        let limit = FolderLimit::new(folder.to_owned(), limit).exceeded_at_end();
        limit.map(|limit| limit.to_string())
    }

    #[test]
    fn sizes_of_files_are_added() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        assert_eq!(exceeded(path, 1 << 20), None);
        fs::create_dir(path.join("deep")).unwrap();
        fs::write(path.join("deep/half"), vec![0; 512 << 10]).unwrap();
        assert_eq!(exceeded(path, 1 << 20), None);
        fs::write(path.join("other"), vec![0; 513 << 10]).unwrap();
        assert_eq!(exceeded(path, 1 << 20).as_deref(), Some("it wrote more than 1 MiB of files"));
    }

    #[test]
    fn holes_and_hard_links_count() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        File::create(path.join("hole")).unwrap().set_len(600 << 10).unwrap();
        assert_eq!(exceeded(path, 1 << 20), None);
        fs::hard_link(path.join("hole"), path.join("link")).unwrap();
        assert_eq!(exceeded(path, 1 << 20).as_deref(), Some("it wrote more than 1 MiB of files"));
    }

    #[test]
    fn empty_files_count() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..256 {
            fs::write(folder.path().join(number.to_string()), "").unwrap();
        }
        assert_eq!(exceeded(folder.path(), 1 << 20), None);
        fs::write(folder.path().join("256"), "").unwrap();
        let expected = "it created more than 256 files and folders";
        assert_eq!(exceeded(folder.path(), 1 << 20).as_deref(), Some(expected));
    }

    #[test]
    fn depth_is_limited() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join(std::iter::repeat_n("d", 32).collect::<PathBuf>())).unwrap();
        assert_eq!(exceeded(folder.path(), 1 << 20), None);
        fs::create_dir_all(folder.path().join(std::iter::repeat_n("d", 33).collect::<PathBuf>())).unwrap();
        let expected = "it nested folders more than 32 deep";
        assert_eq!(exceeded(folder.path(), 1 << 20).as_deref(), Some(expected));
    }

    /// A measurement that runs out of time goes on where it stopped.
    #[test]
    fn a_measurement_is_continued() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..257 {
            fs::write(folder.path().join(number.to_string()), "").unwrap();
        }
        let mut limit = FolderLimit::new(folder.path().to_owned(), 1 << 20);
        assert_eq!(limit.measure(Some(std::time::Instant::now())), Ok(()));
        assert!(limit.current.is_some());
        let later = std::time::Instant::now() + Duration::from_secs(600);
        assert!(limit.measure(Some(later)).is_err());
    }
}
