//! Programs run unattended: their windows are closed, and prompts are answered with Enter.
//!
//! Its scripts lie in the folder that a program runs in, and note there what they have done. In Octave, functions that wait
//! return at once. In Python, `sitecustomize` closes windows as soon as nothing happens in them; the windows of all other programs are closed by a client of the virtual
//! display after a second of idleness, and those of any busy program when gocheck calls for it. The client speaks the X protocol
//! itself: a library would have to be in every jail, and the tools that exist kill the program or need a window manager.

use super::pythons::{self, Python};
use gocheck_sandbox::LeftFile;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// The folder of the scripts, next to the submission's.
const FOLDER: &str = ".gocheck";
/// The functions of Octave that programs wait in.
const OCTAVE: &str = ".gocheck/octave";
const CLOSER: &str = ".gocheck/close_windows.py";
const NOTES: &str = ".gocheck/notes";
/// Not empty if the windows of busy programs are to be closed, too.
const NOW: &str = ".gocheck/now";
/// The longest file of notes that is read, in bytes.
const MAX_NOTES: u64 = 1 << 12;

/// The scripts, by their paths.
pub(super) const SCRIPTS: [(&str, &str); 10] = [
    (".gocheck/sitecustomize.py", include_str!("jail/sitecustomize.py")),
    (".gocheck/gocheck_windows.py", include_str!("jail/gocheck_windows.py")),
    (".gocheck/gocheck_notebook.py", include_str!("jail/gocheck_notebook.py")),
    (CLOSER, include_str!("jail/close_windows.py")),
    (".gocheck/octave/gocheck_note.m", include_str!("jail/octave/gocheck_note.m")),
    (".gocheck/octave/input.m", include_str!("jail/octave/input.m")),
    (".gocheck/octave/kbhit.m", include_str!("jail/octave/kbhit.m")),
    (".gocheck/octave/pause.m", include_str!("jail/octave/pause.m")),
    (".gocheck/octave/uiwait.m", include_str!("jail/octave/uiwait.m")),
    (".gocheck/octave/waitforbuttonpress.m", include_str!("jail/octave/waitforbuttonpress.m")),
];

/// The actions of the scripts for a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Attendance {
    /// A window or a dialog was closed.
    pub(super) windows: bool,
    /// A window stayed open although it was closed.
    pub(super) open: bool,
    /// A key or a button of a window was pressed.
    pub(super) pressed: bool,
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
        Self {
            windows: has("window"),
            open: has("open"),
            pressed: has("press"),
            input: has("input"),
            input_ended: has("input-ended"),
        }
    }

    /// Returns true if nothing was done.
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Calls for closing the windows of a busy program. It holds the file from before the program started, which cannot replace it.
pub(super) struct Call(Option<File>);

impl Call {
    /// Prepares a call in the folder of a run.
    pub(super) fn new(folder: &Path) -> Self {
        Self(File::create_new(folder.join(NOW)).ok())
    }

    /// Calls, if that was not done before.
    pub(super) fn make(&mut self) {
        // Without it, the windows stay open.
        let _ = self.0.take().map(|mut file| file.write_all(b"now\n"));
    }
}

/// Returns true if a file is one of the scripts, or their notes.
pub(super) fn is_own(path: &Path) -> bool {
    path.starts_with(FOLDER)
}

/// The variables that the scripts need. `folder` is the folder of the run as the program sees it.
pub(super) fn environment(folder: &Path) -> [(String, String); 3] {
    let variable = |name: &str, path: &str| (name.to_owned(), folder.join(path).display().to_string());
    [variable("PYTHONPATH", FOLDER), variable("OCTAVE_PATH", OCTAVE), variable("GOCHECK_NOTES", NOTES)]
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
