//! What the compiler does not keep: which modules of the library use which, and that only the program knows of files,
//! processes and screens.

use test_support::architecture::{Source, circle, sources};
use test_support::project;

/// Each module of the library and the others that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("go", &["board"]),
    ("diagnostic", &["board", "go"]),
    ("puzzle", &["board", "diagnostic", "go"]),
    ("record", &["board", "diagnostic", "go"]),
    ("stream", &["board", "diagnostic", "go", "puzzle"]),
    ("grade", &["board", "diagnostic", "go", "html", "puzzle"]),
    ("generate", &["board", "go", "puzzle", "random"]),
    ("render", &["board", "go", "html", "puzzle"]),
];

/// What only the program may name.
const WORLD: &[&[&str]] = &[
    &["std", "env"],
    &["std", "fs"],
    &["std", "process"],
    &["std", "io", "stderr"],
    &["std", "io", "stdin"],
    &["std", "io", "stdout"],
];
const SCREEN: &[&str] = &["dbg", "eprint", "eprintln", "print", "println"];

/// One idea a file.
const MAX_LINES: usize = 400;

fn is_of_library(source: &Source) -> bool {
    source.module.first().is_some_and(|module| module != "cli")
}

#[test]
fn modules_use_what_they_may() {
    for source in sources(&project("src")).iter().filter(|source| is_of_library(source)) {
        let file = source.file.display();
        let module = source.module[0].as_str();
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == module) else {
            panic!("{file}: {module} is not in the table");
        };
        let used = source.paths.iter().filter(|path| path.len() > 1 && path[0] == "crate");
        for used in used.map(|path| path[1].as_str()).filter(|used| *used != module) {
            assert!(allowed.contains(&used), "{file}: {module} uses {used}");
        }
    }
}

#[test]
fn only_the_program_knows_files_processes_and_screens() {
    for source in sources(&project("src")).iter().filter(|source| is_of_library(source)) {
        let file = source.file.display();
        for path in &source.paths {
            let is_world =
                |world: &&[&str]| path.len() >= world.len() && path.iter().zip(*world).all(|(a, b)| a == b);
            assert!(!WORLD.iter().any(is_world), "{file} uses {}", path.join("::"));
            assert!(*path != ["std"], "{file} uses all of std");
        }
        for name in SCREEN {
            assert!(!source.macros.contains(*name), "{file} calls {name}!");
        }
    }
}

#[test]
fn the_files_of_the_program_stand_in_an_order() {
    let mut files = sources(&project("src"));
    files.retain(|source| !is_of_library(source));
    assert_eq!(circle(&files), None);
}

#[test]
fn a_file_is_one_idea() {
    for folder in ["src", "common/src", "games/src"] {
        for source in sources(&project(folder)) {
            assert!(source.lines <= MAX_LINES, "{} has {} lines", source.file.display(), source.lines);
        }
    }
}
