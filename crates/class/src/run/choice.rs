//! Which of several files is the program to start.

use super::files::ProgramFile;
use crate::run_codes::RunMessage;

/// Names of programs to start, in the order of precedence.
const MAINS: [&str; 13] = [
    "__main__", "go_test", "main", "run", "go", "weiqi", "homework", "hw1", "solve", "solution", "test",
    "index", "program",
];

/// The one file to start: the only one, the only one with a usual name, or the one in the fewest folders of these.
///
/// # Errors
/// If that is unclear.
pub(super) fn one<'a>(files: &[&'a ProgramFile]) -> Result<&'a ProgramFile, RunMessage> {
    let rank = |file: &ProgramFile| {
        MAINS.iter().position(|name| file.stem().eq_ignore_ascii_case(name)).unwrap_or(MAINS.len())
    };
    let best = |key: &dyn Fn(&ProgramFile) -> (usize, usize)| {
        let least = files.iter().map(|file| key(file)).min()?;
        let mut of_least = files.iter().filter(|file| key(file) == least);
        of_least.next().filter(|_| of_least.next().is_none()).copied()
    };
    let found = match files {
        [only] => Some(*only),
        _ => best(&|file| (rank(file), depth(file))),
    };
    found.ok_or_else(|| {
        let files: Vec<String> = files.iter().map(|file| file.path.clone()).collect();
        RunMessage::SeveralPrograms { files }
    })
}

/// The number of folders around a file.
pub(super) fn depth(file: &ProgramFile) -> usize {
    file.path.matches('/').count()
}
