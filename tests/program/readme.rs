//! The README's commands, their output, and its picture.

#![cfg(unix)]

use std::fs;
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
