//! Any record is read and checked to its end.
//!
//! `cargo +nightly fuzz run lint fuzz/corpus/lint crates/sgf/tests/data/lint` (the records of the last folder are seeds); `.ci/nightly`
//! builds and runs all targets without nightly Rust.

#![no_main]

use gocheck::record::{LintOptions, Linter, Rules, Selection, main_line};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let selection = Selection::all();
    let options = LintOptions { rules: Rules::All, selection, boards: true, ..LintOptions::default() };
    let checked = linear(bytes.len(), || Linter::new(options).lint(bytes));
    assert!(checked.error.is_none(), "reading from memory succeeds");
    assert!(checked.findings.is_sorted_by_key(|finding| finding.place));
    linear(bytes.len(), || main_line(bytes, Some(3))).expect("reading from memory succeeds");
    for finding in &checked.findings {
        assert!(!finding.to_string().is_empty());
    }
});
