//! What a file may touch follows from its folder.

use std::fs;
use std::path::{Path, PathBuf};
use test_support::project;

/// Each module of the library and the others that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("go", &["board"]),
    ("diagnostic", &["board", "go"]),
    ("puzzle", &["board", "diagnostic", "go"]),
    ("record", &["board", "diagnostic", "go"]),
    ("stream", &["board", "diagnostic", "go", "puzzle"]),
    ("html", &[]),
    ("grade", &["board", "diagnostic", "go", "html", "puzzle"]),
    ("generate", &["board", "go", "puzzle", "search"]),
    ("render", &["board", "go", "html", "puzzle"]),
    ("game", &["board"]),
    ("perft", &["game"]),
    ("search", &["game"]),
    ("ataxx", &["board", "game", "search"]),
    ("reversi", &["board", "game", "search"]),
    ("protocol", &["ataxx", "board", "game", "perft", "reversi", "search"]),
    ("capi", &["board", "game", "reversi", "search"]),
    ("arena", &["ataxx", "board", "game", "protocol", "reversi", "search"]),
    ("web", &["arena", "ataxx", "board", "game", "protocol", "reversi", "search"]),
    (
        "cli",
        &[
            "arena",
            "ataxx",
            "board",
            "diagnostic",
            "game",
            "generate",
            "go",
            "grade",
            "perft",
            "protocol",
            "puzzle",
            "record",
            "render",
            "reversi",
            "search",
            "stream",
            "web",
        ],
    ),
];

/// The only modules that know of files, processes and screens; and what gives the others away.
const KNOWS_THE_WORLD: &[&str] = &["arena", "capi.rs", "cli", "main.rs", "bin"];
const WORLD: &[&str] = &[
    "std::fs",
    "std::env",
    "std::process",
    "print!(",
    "println!(",
    "eprint",
    "dbg!",
    "stdout()",
    "stderr()",
    "stdin()",
];

/// One idea a file.
const MOST_LINES: usize = 400;

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let rust = files.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    rust.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

#[test]
fn modules_use_what_they_may() {
    let root = project("src");
    let mut faults = Vec::new();
    for file in sources(&root) {
        let place = file.strip_prefix(&root).unwrap();
        let module = place.components().next().unwrap().as_os_str().to_str().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        if text.lines().count() > MOST_LINES {
            faults.push(format!("{} has over {MOST_LINES} lines", place.display()));
        }
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for (line, number) in code.zip(1..) {
            let mut fault =
                |what: &str| faults.push(format!("{}: line {number} of code uses {what}", place.display()));
            for world in WORLD.iter().filter(|&&world| line.contains(world)) {
                if !KNOWS_THE_WORLD.contains(&module) {
                    fault(world);
                }
            }
            let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == module.trim_end_matches(".rs"))
            else {
                assert!(["lib.rs", "main.rs", "bin"].contains(&module), "{module} is not in the table");
                continue;
            };
            for used in line.split("crate::").skip(1) {
                let used: String = used.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                if used != module.trim_end_matches(".rs") && !allowed.contains(&used.as_str()) {
                    fault(&used);
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The lint that forbids it is lifted for the names of the C interface, and nowhere else.
#[test]
fn unsafe_code_is_in_one_file() {
    let root = project("src");
    let lifts = |file: &PathBuf| fs::read_to_string(file).unwrap().contains("unsafe");
    let files: Vec<_> = sources(&root).into_iter().filter(lifts).collect();
    assert_eq!(files, [root.join("capi.rs")]);
}
