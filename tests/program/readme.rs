//! The commands of the READMEs and of the documents, their output, and the README's picture.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{project, readme};

/// A folder with the example puzzles.
fn with_data() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    for file in test_support::files(&project("data"), "txt") {
        fs::copy(&file, folder.path().join("data").join(file.file_name().unwrap())).unwrap();
    }
    folder
}

/// The documents about records, classes and puzzles; others are about programs that are built elsewhere.
const DOCUMENTS: [&str; 6] = ["lint", "datasets", "formats", "grading", "puzzles", "scoring"];

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in from.read_dir().unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

#[test]
fn commands_do_what_the_documents_say() {
    let programs = [("gocheck", env!("CARGO_BIN_EXE_gocheck"))];
    for document in DOCUMENTS {
        let folder = with_data();
        for part in ["records", "class"] {
            copy(&project("examples").join(part), &folder.path().join("examples").join(part));
        }
        let examples =
            readme::examples(&fs::read_to_string(project(&format!("docs/{document}.md"))).unwrap());
        assert!(!examples.is_empty(), "{document}");
        for example in &examples {
            match ["zip", "python3"].into_iter().find(|tool| needs(&example.script, tool)) {
                Some(tool) => println!("skipped: docs/{document}.md needs {tool}"),
                None => readme::run_up_to(1, std::slice::from_ref(example), folder.path(), &programs),
            }
        }
    }
}

/// Whether a script calls a tool that is not installed.
fn needs(script: &str, tool: &str) -> bool {
    let calls = script.contains(&format!("{tool} "));
    calls
        && !Command::new("sh").args(["-c", &format!("command -v {tool}")]).output().unwrap().status.success()
}

#[test]
fn commands_do_what_the_chinese_readme_says() {
    let folder = with_data();
    let examples = readme::examples(&fs::read_to_string(project("README.zh-CN.md")).unwrap());
    assert!(examples.len() > 3);
    readme::run(&examples, folder.path(), &[("gocheck", env!("CARGO_BIN_EXE_gocheck"))]);
}

#[test]
fn commands_do_what_the_readme_says() {
    let folder = with_data();
    let examples = readme::examples(&fs::read_to_string(project("README.md")).unwrap());
    assert_eq!(examples[0].script, "cargo run --release -- data/train_*.txt\ncargo test\n");
    let programs = [("gocheck", env!("CARGO_BIN_EXE_gocheck"))];

    readme::run(&examples[..1], folder.path(), &programs);
    let written = fs::read_to_string(folder.path().join("output/answer_for_train.txt")).unwrap();
    assert_eq!(written, fs::read_to_string(project("data/answer_for_train.txt")).unwrap());
    let shown = image::open(project("data/pictures/train_3_capture_1_8.png")).unwrap();
    let drawn = image::open(folder.path().join("output/train_3_capture_1_8.png")).unwrap();
    assert!(shown.to_rgb8() == drawn.to_rgb8(), "the README's picture is outdated");

    readme::run(&examples[1..], folder.path(), &programs);
}

#[test]
fn every_call_in_a_document_exists() {
    let folder = tempfile::tempdir().unwrap();
    let start = || test_support::program(env!("CARGO_BIN_EXE_gocheck"), folder.path());
    let wrong = readme::wrong_calls(&readme::documents(&project("")), "gocheck", start);
    assert_eq!(wrong, Vec::<String>::new());
}
