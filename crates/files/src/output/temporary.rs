use super::listing::remove;
use super::target::{Target, TargetKind};
use anyhow::{Context, anyhow};
use gocheck_text::file_errors::cannot_write_into;
use gocheck_text::language;
use gocheck_text::phrase;
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;
use tempfile::NamedTempFile;

/// The process id follows this prefix.
const TEMPORARY: &str = ".gocheck-";

/// The age after which a temporary file is abandoned if its process is gone. In a shared folder, it may be the file of a
/// process on another machine.
const GONE: Duration = Duration::from_secs(60);
/// Like [`GONE`], for systems that do not list their processes.
const LEFT_OVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Creates a folder if it is missing, checks that it can be written into, and removes the temporary files of killed runs.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    let is_file = |target: Target| matches!(target.kind(), TargetKind::File | TargetKind::Stream);
    if Target::of(folder).is_ok_and(is_file) {
        let file = folder.display();
        let why = phrase!(
            "cannot write to the output folder {file}: it is a file; choose another name",
            "无法写进输出文件夹 {file}：这是文件；请换一个名字"
        );
        return Err(anyhow!(why.text(language())));
    }
    fs::create_dir_all(folder)
        // The test file has no name: a run that is killed here leaves nothing behind.
        .and_then(|()| unnamed(folder).map(drop))
        .with_context(|| cannot_write_into(folder.display()))?;
    remove(folder, |name| is_left_over(&folder.join(name), name))
}

pub(super) fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let prefix = format!("{TEMPORARY}{}-", std::process::id());
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix);
    // The permissions of ordinary new files; by default, only the owner could read it.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Creates a file without a name in a folder: nothing is left of it, however the program ends.
pub(super) fn unnamed(folder: &Path) -> io::Result<fs::File> {
    tempfile::tempfile_in(folder)
}

/// Returns true for a temporary file of a run that was killed.
fn is_left_over(path: &Path, name: &str) -> bool {
    let Some(rest) = name.strip_prefix(TEMPORARY) else { return false };
    let process = rest.split_once('-').and_then(|(process, _)| process.parse::<u32>().ok());
    let patience = match process {
        // Linux lists running processes in `/proc`.
        Some(process) if Path::new("/proc/self").exists() => {
            if Path::new(&format!("/proc/{process}")).exists() {
                return false;
            }
            GONE
        }
        _ => LEFT_OVER,
    };
    let age = fs::metadata(path).and_then(|metadata| metadata.modified()).map(|time| time.elapsed());
    age.is_ok_and(|age| age.is_ok_and(|age| age > patience))
}
