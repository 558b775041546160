//! What the compiler does not keep: which modules use which, and that only a few know of files, processes and screens.

use test_support::architecture::{Source, circle, faults_of_order, faults_of_world, sources};
use test_support::project;

/// Each module of the library and the others that it may use.
const LIBRARY: &[(&str, &[&str])] = &[
    ("go", &["board", "random"]),
    ("diagnostic", &["board", "go"]),
    ("puzzle", &["board", "diagnostic", "go"]),
    ("record", &["board", "diagnostic", "go"]),
    ("stream", &["board", "diagnostic", "go", "puzzle"]),
    ("grade", &["board", "diagnostic", "go", "html", "page", "puzzle"]),
    ("generate", &["board", "go", "puzzle", "random"]),
    ("page", &["board", "diagnostic", "go", "html", "puzzle", "record"]),
    ("render", &["board", "diagnostic", "go", "html", "puzzle"]),
];

/// The same of the games. What serves every game names none.
const GAMES: &[(&str, &[&str])] = &[
    ("game", &["board"]),
    ("perft", &["game"]),
    ("search", &["game"]),
    ("regression", &[]),
    ("notation", &["board", "game"]),
    ("protocol", &["board", "game", "search"]),
    ("description", &["game", "notation", "perft", "protocol", "search"]),
    ("review", &["board", "description", "game", "search"]),
    ("arena", &["board", "description", "game", "notation", "protocol", "search"]),
    ("ataxx", &["board", "description", "game", "notation", "perft", "protocol", "regression", "search"]),
    (
        "reversi",
        &["board", "description", "game", "notation", "perft", "protocol", "regression", "review", "search"],
    ),
    // It has the list of games.
    ("web", &["arena", "ataxx", "board", "description", "game", "notation", "reversi", "review", "search"]),
    (
        "cli",
        &[
            "arena",
            "ataxx",
            "board",
            "description",
            "game",
            "notation",
            "perft",
            "protocol",
            "regression",
            "reversi",
            "review",
            "search",
            "web",
        ],
    ),
];

/// One idea a file.
const MAX_LINES: usize = 400;

fn is_in(source: &Source, modules: &[&str]) -> bool {
    source.module.first().is_some_and(|module| modules.contains(&module.as_str()))
}

/// The files below a folder that belong to none of these modules.
fn without(folder: &str, modules: &[&str]) -> Vec<Source> {
    let mut files = sources(&project(folder));
    files.retain(|source| !is_in(source, modules));
    files
}

#[test]
fn modules_use_what_they_may() {
    assert_eq!(faults_of_order(&without("src", &["cli", "main"]), LIBRARY), [""; 0]);
    assert_eq!(faults_of_order(&without("games/src", &["bin"]), GAMES), [""; 0]);
}

#[test]
fn few_modules_know_files_processes_and_screens() {
    assert_eq!(faults_of_world(&without("src", &["cli", "main"])), [""; 0]);
    assert_eq!(faults_of_world(&without("common/src", &["cli"])), [""; 0]);
    assert_eq!(faults_of_world(&without("games/src", &["arena", "bin", "cli"])), [""; 0]);
    assert_eq!(faults_of_world(&without("python/src", &["program"])), [""; 0]);
}

#[test]
fn the_files_of_the_program_stand_in_an_order() {
    let mut files = sources(&project("src"));
    files.retain(|source| is_in(source, &["cli"]));
    assert_eq!(circle(&files), None);
}

#[test]
fn a_file_is_one_idea() {
    for source in
        ["src", "common/src", "games/src", "python/src"].iter().flat_map(|folder| sources(&project(folder)))
    {
        // A table of words is as long as there are messages.
        let is_table =
            ["english.rs", "chinese.rs", "help_zh.rs"].iter().any(|name| source.file.ends_with(name));
        assert!(
            is_table || source.lines <= MAX_LINES,
            "{} has {} lines",
            source.file.display(),
            source.lines
        );
    }
}
