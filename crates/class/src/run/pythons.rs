//! The Pythons of this machine, and the modules that they have.

use super::files::ProgramFiles;
use super::modules::known_modules;
use super::python::imports;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// An installed Python.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Python {
    version: u32,
    /// The program itself, not a script that starts it.
    pub(super) path: PathBuf,
    /// The folders that it reads: its own, the user's modules, and the Python that a virtual environment is based on.
    pub(super) folders: Vec<PathBuf>,
    /// The folder of the user's own modules, if there are any.
    pub(super) user_base: Option<String>,
    /// The known modules that it has.
    modules: Vec<String>,
}

/// Prints a [`Python`]. The arguments are the known modules.
const ASK: &str = r#"
import json, os, site, sys
try:
    from importlib.util import find_spec as find
except ImportError:
    from pkgutil import find_loader as find
user = site.getusersitepackages() if os.path.isdir(site.getusersitepackages()) and site.ENABLE_USER_SITE else None
prefixes = [getattr(sys, name, None) for name in ("prefix", "exec_prefix", "base_prefix", "real_prefix")]
print(json.dumps({
    "version": sys.version_info[0], "path": sys.executable,
    "folders": sorted(set(path for path in prefixes + [user] if path)),
    "user_base": user and site.getuserbase(),
    "modules": [name for name in sys.argv[1:] if find(name)],
}))
"#;

/// Finds the Python of a version for a program: the usual one, or another one if that lacks modules that the program imports
/// and the other has them all.
pub(super) fn for_program(version: u32, files: &ProgramFiles) -> Option<&'static Python> {
    let usual = usual(version)?;
    let texts: Vec<String> =
        files.with_ending(&["py", "pyw", "ipynb"]).iter().map(|file| file.text()).collect();
    let wanted: Vec<&str> =
        known_modules().filter(|module| texts.iter().any(|text| imports(text, module))).collect();
    let has_all =
        |python: &Python| wanted.iter().all(|module| python.modules.iter().any(|own| own == module));
    if has_all(usual) {
        return Some(usual);
    }
    Some(others(version).iter().find(|python| has_all(python)).unwrap_or(usual))
}

/// The Python that the command `python3` or `python2` starts, or if there is none, the first that is found elsewhere.
pub(super) fn usual(version: u32) -> Option<&'static Python> {
    static FOUND: [OnceLock<Option<Python>>; 2] = [const { OnceLock::new() }; 2];
    let names = [format!("python{version}"), "python".to_owned()].map(PathBuf::from);
    let find =
        || names.iter().find_map(|name| ask(name, version)).or_else(|| others(version).first().cloned());
    FOUND[usize::from(version == 3)].get_or_init(find).as_ref()
}

/// The Pythons of a version of the system, of pyenv, and of virtual environments in the current folder.
fn others(version: u32) -> &'static [Python] {
    static FOUND: [OnceLock<Vec<Python>>; 2] = [const { OnceLock::new() }; 2];
    let find = || {
        let home = std::env::home_dir().map(|home| home.join(".pyenv"));
        let pyenv = std::env::var_os("PYENV_ROOT").map(PathBuf::from).or(home).unwrap_or_default();
        let versions = std::fs::read_dir(pyenv.join("versions")).into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path()).collect();
        versions.sort();
        let active =
            ["VIRTUAL_ENV", "CONDA_PREFIX"].into_iter().filter_map(std::env::var_os).map(PathBuf::from);
        let here = [".venv", "venv", "env", "/usr", "/usr/local", "/opt/conda"].map(PathBuf::from);
        let folders = active.chain(here).chain(versions.into_iter().rev());
        let names = folders.map(|folder| folder.join("bin").join(format!("python{version}")));
        names.filter(|name| name.exists()).filter_map(|name| ask(&name, version)).collect()
    };
    FOUND[usize::from(version == 3)].get_or_init(find)
}

/// Describes the Python that a command starts, if it has this version.
fn ask(command: &Path, version: u32) -> Option<Python> {
    let mut command = Command::new(command);
    // Other folders that a variable names may hold anything.
    command.args(["-E", "-c", ASK]).args(known_modules()).stdin(Stdio::null()).stderr(Stdio::null());
    let output = command.output().ok()?;
    let python: Python = serde_json::from_slice(&output.stdout).ok()?;
    (python.version == version).then_some(python)
}
