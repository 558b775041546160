//! Rules that the compiler does not check: the order of modules, no circles of files, and few modules with access to
//! files, processes and the screen.

use std::fs;
use std::path::PathBuf;
use test_support::architecture::{Source, faults_of_order, faults_of_world, sources};
use test_support::circles::Uses;
use test_support::project;

/// The modules of what the games share, and the modules that each of them may use.
const ENGINE: &[(&str, &[&str])] = &[
    ("plural", &[]),
    ("game", &["board"]),
    ("perft", &["game"]),
    ("search", &["game"]),
    ("notation", &["board", "game"]),
    ("protocol", &["board", "game", "notation", "search"]),
    ("description", &["game", "notation", "perft", "protocol", "search"]),
    ("review", &["board", "description", "game", "search"]),
];

/// The limit on lines of a file, which should contain one idea.
const MAX_LINES: usize = 400;

/// Returns the files below a folder that are in none of these modules.
fn without(folder: &str, modules: &[&str]) -> Vec<Source> {
    let mut files = sources(&project(folder));
    files.retain(|source| source.module.first().is_none_or(|module| !modules.contains(&module.as_str())));
    files
}

#[test]
fn modules_use_only_what_they_may() {
    assert_eq!(faults_of_order(&sources(&project("games/engine/src")), ENGINE), [""; 0]);
}

#[test]
fn few_modules_know_files_processes_and_screens() {
    assert_eq!(faults_of_world(&without("src", &["cli", "main"])), [""; 0]);
    for package in ["batch", "board", "page", "puzzle", "render", "rules", "sgf", "stream", "text", "web"] {
        assert_eq!(faults_of_world(&sources(&project(&format!("crates/{package}/src")))), [""; 0]);
    }
    for package in ["ataxx", "engine", "reversi", "web"] {
        assert_eq!(faults_of_world(&sources(&project(&format!("games/{package}/src")))), [""; 0]);
    }
    assert_eq!(faults_of_world(&without("python/src", &["process"])), [""; 0]);
}

/// Folders with a `lib.rs` or `main.rs`, including those of tests and examples.
fn crates() -> Vec<PathBuf> {
    let is_ours = |folder: &PathBuf| {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        folder.is_dir() && !name.starts_with('.') && !["node_modules", "target"].contains(&&*name)
    };
    let (mut crates, mut folders) = (Vec::new(), vec![project("")]);
    while let Some(folder) = folders.pop() {
        if folder.join("lib.rs").is_file() || folder.join("main.rs").is_file() {
            crates.push(folder);
        } else {
            folders.extend(fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).filter(is_ours));
        }
    }
    crates.sort();
    crates
}

#[test]
fn no_files_or_folders_use_each_other_in_a_circle() {
    let circles = |folder: &PathBuf| {
        let uses = Uses::of_crate(folder, &sources(folder));
        [uses.circles(), uses.of_folders().circles()].concat()
    };
    let circles: Vec<String> = crates().iter().flat_map(circles).collect();
    assert!(circles.is_empty(), "{}", circles.join("\n\n"));
}

/// Circles are found through re-exports, `super`, inline modules and paths in code, in libraries and in programs. Uses in
/// tests do not count.
#[test]
fn circles_are_found() {
    let folder = tempfile::tempdir().unwrap();
    for (file, text) in [
        ("lib.rs", "pub mod a; pub mod b; pub mod c; mod d; mod e; use other::thing; pub use b::B;"),
        ("a/mod.rs", "mod inner; pub use inner::{Inner as A};"),
        ("a/inner.rs", "use crate::B; pub struct Inner(B); #[cfg(test)] mod tests { use crate::c::C; }"),
        ("b.rs", "pub struct B; pub fn b() { super::a::A::new(); }"),
        ("c.rs", "pub struct C(crate::a::A);"),
        ("d.rs", "mod names { pub use crate::e::E; pub(in crate::e) struct D; }"),
        ("e.rs", "use crate::thing::Thing; use super::d; pub struct E; impl E { fn e() { d::names::D; } }"),
    ] {
        fs::create_dir_all(folder.path().join("a")).unwrap();
        fs::write(folder.path().join(file), text).unwrap();
    }
    let uses = Uses::of_crate(folder.path(), &sources(folder.path()));
    assert_eq!(
        uses.circles(),
        [
            "a/inner.rs uses b.rs: crate::B\nb.rs uses a/inner.rs: crate::a::A::new",
            "d.rs uses e.rs: crate::e::E\ne.rs uses d.rs: crate::d, d::names::D",
        ]
    );

    // `a/inner.rs` is a part of `a`, and `lib.rs` is not an entry.
    assert_eq!(
        uses.of_folders().circles(),
        [
            "a uses b: crate::B\nb uses a: crate::a::A::new",
            "d uses e: crate::e::E\ne uses d: crate::d, d::names::D"
        ]
    );

    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("main.rs"), "mod a; fn main() { a::a(); } fn b() {}").unwrap();
    fs::write(folder.path().join("a.rs"), "pub fn a() { crate::b(); }").unwrap();
    let uses = Uses::of_crate(folder.path(), &sources(folder.path()));
    assert_eq!(uses.circles(), ["a.rs uses main.rs: crate::b\nmain.rs uses a.rs: a::a"]);
}

#[test]
fn files_are_short() {
    for source in crates().iter().flat_map(|folder| sources(folder)) {
        assert!(source.lines <= MAX_LINES, "{} has {} lines", source.file.display(), source.lines);
    }
    // Circles of these modules are errors of Biome: crates/web/biome.json.
    let mut folders = ["css", "test", "ts"].map(|name| project("crates/web").join(name)).to_vec();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let lines = fs::read_to_string(&path).unwrap().lines().count();
                assert!(lines <= MAX_LINES, "{} has {lines} lines", path.display());
            }
        }
    }
}
