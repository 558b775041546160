//! The interpreters and compilers of this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

pub(super) fn python3() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| python(3, &["python3", "python"].map(PathBuf::from))).as_deref()
}

/// Finds Python 2: in `PATH`, or among the versions of pyenv.
pub(super) fn python2() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let mut names = ["python2", "python2.7", "python"].map(PathBuf::from).to_vec();
        let home = std::env::home_dir().map(|home| home.join(".pyenv"));
        let pyenv = std::env::var_os("PYENV_ROOT").map(PathBuf::from).or(home);
        let versions = pyenv.and_then(|pyenv| std::fs::read_dir(pyenv.join("versions")).ok());
        let mut versions: Vec<PathBuf> =
            versions.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        versions.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("2.")));
        versions.sort();
        names.extend(versions.into_iter().rev().map(|version| version.join("bin/python2")));
        python(2, &names)
    };
    FOUND.get_or_init(find).as_deref()
}

/// The first of these that is a Python of this version: the program itself, not a script that starts it.
fn python(version: u32, names: &[PathBuf]) -> Option<PathBuf> {
    let ask = "import sys; print(sys.executable); print(sys.version_info[0])";
    names.iter().find_map(|name| {
        let mut command = Command::new(name);
        let output = command.args(["-c", ask]).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        let (path, found) = text.trim_end().split_once('\n')?;
        (output.status.success() && found.trim() == version.to_string()).then(|| PathBuf::from(path.trim()))
    })
}

/// Finds the virtual display.
pub(super) fn xvfb() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(|| in_path("Xvfb")).as_deref()
}

pub(super) fn in_path(name: &str) -> Option<PathBuf> {
    gocheck_sandbox::Program::new([name]).executable().ok()
}
