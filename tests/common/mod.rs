//! What the tests share.
#![allow(dead_code, unreachable_pub, reason = "each test uses a part")]

pub mod transcripts;

use gocheck::board::{Color, Size};
use gocheck::go::Setup;
use proptest::prelude::*;
use rand::Rng;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A path below the project's folder.
pub fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files in a folder with an ending, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == ending));
    files.sort();
    assert!(!files.is_empty(), "no .{ending} files in {}", folder.display());
    files
}

/// The program in a folder.
pub fn gocheck(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gocheck"));
    command.current_dir(folder).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

/// Runs a program and gives its exit status, standard output and standard error.
pub fn run(command: &mut Command) -> (i32, String, String) {
    all_of(command.output().unwrap())
}

/// The program `ataxx`.
pub fn ataxx(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ataxx"));
    command.current_dir(project("")).args(arguments);
    command
}

/// The program `reversi`.
pub fn reversi(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reversi"));
    command.current_dir(project("")).args(arguments);
    command
}

/// Runs a program on an input and gives the same as [`run`].
pub fn run_on(command: &mut Command, input: &str) -> (i32, String, String) {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = piped.spawn().unwrap();
    // A program may end without reading everything.
    let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
    all_of(process.wait_with_output().unwrap())
}

fn all_of(Output { status, stdout, stderr }: Output) -> (i32, String, String) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().expect("an exit status, not a signal"), text(stdout), text(stderr))
}

/// A random board: each point black or white or empty, with a chance of `stones` in 256 for a stone.
pub fn random_setup(rng: &mut impl Rng, size: Size, stones: u8) -> Setup {
    let mut setup = Setup::new(size);
    for point in size.points() {
        if rng.random::<u8>() < stones {
            setup.set(point, Some(if rng.random() { Color::Black } else { Color::White }));
        }
    }
    setup
}

/// Boards of every size from empty to full.
pub fn setups() -> impl Strategy<Value = Setup> {
    (1..=Size::MAX, 1..=Size::MAX, any::<u8>(), any::<u64>()).prop_map(|(rows, cols, stones, seed)| {
        let mut rng: rand::rngs::StdRng = rand::SeedableRng::seed_from_u64(seed);
        random_setup(&mut rng, Size::new(rows, cols).unwrap(), stones)
    })
}

/// One of the two colours.
pub fn colors() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

/// The lines of a table under tests/data that say something, cut at the tabs.
pub fn table(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}
