//! Helpers for the tests of all packages: files, tables, child processes, transcripts, a browser.

#![allow(missing_docs, reason = "used by the tests of this repository only")]

pub mod architecture;
pub mod browser;
pub mod circles;
pub mod english;
pub mod options;
#[cfg(unix)]
pub mod readme;
pub mod scripts;
mod skipped;
pub mod transcripts;

use std::ffi::OsStr;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// Relative to the folder of the package that is tested.
pub fn project(path: &str) -> PathBuf {
    PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests")).join(path)
}

/// Sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == ending));
    files.sort();
    assert!(!files.is_empty(), "no .{ending} files in {}", folder.display());
    files
}

/// Runs a test on each of some cases, and then reports all that failed, not only the first. Each test panics with its name.
/// Fails if there are no cases.
pub fn every<T>(cases: impl IntoIterator<Item = T>, mut check: impl FnMut(T)) {
    let (mut cases_seen, mut failed) = (0, 0);
    for case in cases {
        cases_seen += 1;
        failed += usize::from(catch_unwind(AssertUnwindSafe(|| check(case))).is_err());
    }
    assert!(cases_seen > 0, "there are no cases");
    assert!(failed == 0, "{failed} of {cases_seen} cases failed, see above");
}

/// The lines of a table under tests/data, split at tabs, without comments and empty lines.
pub fn table(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// Returns true if `GOCHECK_TESTS=thorough` asks for the full size of tests that are slow without optimisation, as
/// `.ci/nightly` does.
/// Panics if the variable has another value.
pub fn thorough() -> bool {
    match std::env::var("GOCHECK_TESTS").as_deref() {
        Err(_) => false,
        Ok("thorough") => true,
        Ok(other) => panic!("GOCHECK_TESTS is {other:?}: expected `thorough`, or unset it"),
    }
}

/// Like [`thorough`], but if it is false, also reports that a test is skipped.
pub fn is_thorough_only() -> bool {
    let runs = thorough();
    if !runs {
        let name = std::thread::current().name().unwrap_or_default().to_owned();
        // Directly, since the output of a passing test is captured.
        let _ = writeln!(std::io::stderr(), "skipped: {name} takes long (GOCHECK_TESTS=thorough runs it)");
    }
    runs
}

/// Returns a command for a folder, independent of the terminal and language of the tests.
pub fn program(path: &str, folder: &Path) -> Command {
    let mut command = Command::new(path);
    // In English and without colours, in any locale.
    command.current_dir(folder).env("LC_ALL", "C").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

pub fn in_project(path: &str, arguments: &[&str]) -> Command {
    let mut command = program(path, &project(""));
    command.args(arguments);
    command
}

/// A command line without quotes.
pub fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// Quotes a path or text as one word for the shell and for the arena, which splits commands as a shell does.
pub fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref().to_str().expect("the paths of the tests are UTF-8");
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Control characters that would affect a terminal, an editor or a browser: a bell, an escape sequence, CSI in one character,
/// a paragraph separator, an override of the writing direction.
pub const OBEYED: &str = "\u{7}\u{1B}\u{9B}\u{2029}\u{202E}";

/// Panics if a text contains control characters other than line feeds.
pub fn assert_harmless(what: &str, text: &str) {
    let obeyed = |c: char| c.is_control() && c != '\n' || "\u{2029}\u{202E}".contains(c);
    assert!(!text.contains(obeyed), "{what}: {text:?}");
}

/// Waits until a file has a whole line.
pub fn first_line(file: &Path) -> String {
    loop {
        match std::fs::read_to_string(file).unwrap_or_default().split_once('\n') {
            Some((line, _)) => return line.to_owned(),
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}

pub fn interrupt(process: &Child) {
    let sent = Command::new("kill").args(["-INT", &process.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Writes a program that can be run at once. A child does it: an executable that this process has open is busy as long as
/// another test's child, which has a copy of every open file until it calls exec.
pub fn write_program(path: &Path, content: impl AsRef<[u8]>) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "cat > \"$0\" && chmod 755 \"$0\""]).arg(path);
    let mut writer = shell.stdin(Stdio::piped()).spawn().unwrap();
    writer.stdin.take().unwrap().write_all(content.as_ref()).unwrap();
    assert!(writer.wait().unwrap().success(), "cannot write {}", path.display());
}

/// Returns the exit status, standard output and standard error.
pub fn run(command: &mut Command) -> (i32, String, String) {
    all_of(command.output().unwrap())
}

/// Like [`run`], with text as standard input.
pub fn run_on(command: &mut Command, input: &str) -> (i32, String, String) {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = piped.spawn().unwrap();
    // A program may exit before it has read all of its input.
    let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
    all_of(process.wait_with_output().unwrap())
}

fn all_of(Output { status, stdout, stderr }: Output) -> (i32, String, String) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().expect("an exit status, not a signal"), text(stdout), text(stderr))
}
