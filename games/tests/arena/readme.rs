//! The commands of games/README.md, run exactly as written, and their output.
#![cfg(unix)]

use std::fs;
use test_support::{project, readme};

#[test]
fn commands_do_what_the_readme_says() {
    let folder = tempfile::tempdir().unwrap();
    let examples = readme::examples(&fs::read_to_string(project("README.md")).unwrap());
    assert!(examples.len() >= 4);
    let programs = [("ataxx", env!("CARGO_BIN_EXE_ataxx")), ("reversi", env!("CARGO_BIN_EXE_reversi"))];
    readme::run(&examples, folder.path(), &programs);
}

#[test]
fn every_call_in_a_document_exists() {
    let folder = tempfile::tempdir().unwrap();
    for (name, path) in [("ataxx", env!("CARGO_BIN_EXE_ataxx")), ("reversi", env!("CARGO_BIN_EXE_reversi"))] {
        let start = || test_support::program(path, folder.path());
        let wrong = readme::wrong_calls(&readme::documents(&project("..")), name, start);
        assert_eq!(wrong, Vec::<String>::new());
    }
}
