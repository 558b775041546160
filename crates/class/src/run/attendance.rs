//! Programs run unattended: their windows are closed, and prompts are answered with Enter.
//!
//! Its scripts lie in the folder that a program runs in, and note there what they have done. In Python, `sitecustomize` closes
//! windows as soon as nothing happens in them; the windows of all other programs are closed by a client of the virtual
//! display after a second of idleness. The client speaks the X protocol itself: a library would have to be in every jail, and
//! the tools that exist kill the program or need a window manager.

use super::pythons::{self, Python};
use gocheck_sandbox::LeftFile;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The folder of the scripts, next to the submission's.
const FOLDER: &str = ".gocheck";
const CLOSER: &str = ".gocheck/close_windows.py";
const NOTES: &str = ".gocheck/notes";
/// The longest file of notes that is read, in bytes.
const MAX_NOTES: u64 = 1 << 12;

/// The scripts, by their paths.
pub(super) const SCRIPTS: [(&str, &str); 3] = [
    (".gocheck/sitecustomize.py", include_str!("jail/sitecustomize.py")),
    (".gocheck/gocheck_notebook.py", include_str!("jail/gocheck_notebook.py")),
    (CLOSER, include_str!("jail/close_windows.py")),
];

/// The actions of the scripts for a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Attendance {
    /// A window or a dialog was closed.
    pub(super) windows: bool,
    /// A question at the keyboard was answered with an empty line.
    pub(super) input: bool,
    /// It asked too often for that.
    pub(super) input_ended: bool,
}

impl Attendance {
    /// Reads the notes, which are among the files of a run's folder.
    pub(super) fn read(folder: &Path, files: &[LeftFile]) -> Self {
        let file = files.iter().find(|file| file.path == Path::new(NOTES));
        let notes = file.and_then(|file| file.read(folder, MAX_NOTES).ok()).unwrap_or_default();
        let has = |word: &str| notes.split(|byte| *byte == b'\n').any(|line| line == word.as_bytes());
        Self { windows: has("window"), input: has("input"), input_ended: has("input-ended") }
    }

    /// Returns true if nothing was done.
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Returns true if a file is one of the scripts, or their notes.
pub(super) fn is_own(path: &Path) -> bool {
    path.starts_with(FOLDER)
}

/// The variables that the scripts need. `folder` is the folder of the run as the program sees it.
pub(super) fn environment(folder: &Path) -> [(String, String); 2] {
    let path = |name: &str| folder.join(name).display().to_string();
    [("PYTHONPATH".to_owned(), path(FOLDER)), ("GOCHECK_NOTES".to_owned(), path(NOTES))]
}

/// The Python that closes windows on a display, if there is one.
pub(super) fn closing_python() -> Option<&'static Python> {
    pythons::usual(3)
}

/// The command that closes windows on a display, without the display's number.
/// In a program for Python, windows close by themselves, unless they come from a library that is not known.
pub(super) fn closer(folder: &Path, is_python: bool) -> [String; 3] {
    let python = closing_python().map(|python| python.path.display().to_string());
    let seconds = if is_python { "5" } else { "1" };
    [python.unwrap_or_default(), folder.join(CLOSER).display().to_string(), seconds.to_owned()]
}
