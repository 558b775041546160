//! Answers in every form that students hand in: `tests/data/answers`.

use gocheck::diagnostic::Diagnostic;
use gocheck::puzzle::{AnswerFile, AnswerReader, Given, write_given};
use std::fs;
use std::path::{Path, PathBuf};
use test_support::project;

const NAMES: [&str; 7] = ["train_0", "train_00", "train_1", "train_2", "train_3", "train_4", "train_5"];

/// The files with their expected results.
fn cases() -> Vec<(PathBuf, String)> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(project("tests/data/answers")).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    let expected = |file: &PathBuf| format!("{}.expected", file.display());
    let cases: Vec<_> = all.iter().filter(|file| Path::new(&expected(file)).exists()).collect();
    assert!(cases.len() > 50 && cases.len() * 2 + 1 == all.len(), "every file has an expected result");
    cases.into_iter().map(|file| (file.clone(), fs::read_to_string(expected(file)).unwrap())).collect()
}

fn readable(file: AnswerFile) -> Vec<(String, Given)> {
    file.answers.into_iter().filter_map(|answer| Some((answer.name, answer.given.ok()?))).collect()
}

fn text(given: &[(String, Given)]) -> String {
    let mut text = Vec::new();
    write_given(&mut text, given).unwrap();
    String::from_utf8(text).unwrap()
}

#[test]
fn every_form_is_read() {
    let mut wrong = String::new();
    for (path, expected) in cases() {
        let name = path.file_name().unwrap().to_str().unwrap();
        let read = AnswerReader::new(NAMES).read(name, &fs::read(&path).unwrap());
        let (read, said): (String, Vec<Diagnostic>) = match read {
            Ok(file) => {
                let mut said: Vec<Diagnostic> =
                    file.errors().into_iter().chain(&file.notes).cloned().collect();
                said.sort_by_key(|said| said.span.as_ref().map_or((0, 0), |span| (span.line, span.column)));
                (text(&readable(file)), said)
            }
            Err(errors) => (String::new(), errors.0),
        };
        let said: String = said.iter().map(|said| format!("{said}\n")).collect();
        let found = format!("{read}---\n{said}");
        if found != expected {
            wrong += &format!("{name}: expected\n{expected}found\n{found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Answers that are written in the assignment's form are read again, also strictly. Strict reading rejects other forms.
#[test]
fn strict_reading_accepts_only_the_form_of_the_assignment() {
    let strict_forms = ["handed_out.txt", "utf_8_mark.txt", "crlf.txt", "lone_cr.txt", "off_the_board.txt"];
    for (path, expected) in cases() {
        let name = path.file_name().unwrap().to_str().unwrap();
        let (read, said) = expected.split_once("---\n").unwrap();
        // Puzzles outside of the run have names, too.
        let headings = read.split("\n\n").filter_map(|block| block.lines().next());
        let strict = AnswerReader::new(NAMES.into_iter().chain(headings)).strict(true);
        let again = strict.read(name, read.as_bytes()).unwrap();
        assert_eq!((again.errors(), again.notes.len()), (Vec::new(), 0), "{name}");
        assert_eq!(text(&readable(again)), read, "{name}");
        let strict = AnswerReader::new(NAMES).strict(true);
        let is_strict =
            strict.read(name, &fs::read(&path).unwrap()).is_ok_and(|file| file.errors().is_empty());
        assert_eq!(
            is_strict,
            strict_forms.contains(&name) || said.contains("A204") && !said.contains("A2 "),
            "{name}"
        );
    }
}

/// The tag of a problem without one comes from the file's name, or is the only tag.
#[test]
fn a_missing_tag_is_that_of_the_file_or_the_only_one() {
    let text = b"Problem 1: forward on step:[(4, 4)]\n";
    let both = ["train_1", "test_1"];
    let name = |names: &[&str], file: &str| {
        let read = AnswerReader::new(names).read(file, text).unwrap();
        let first = read.answers.first().map(|answer| answer.name.clone());
        first.ok_or_else(|| read.errors()[0].to_string())
    };
    assert_eq!(name(&both, "answer_for_test.txt").unwrap(), "test_1");
    assert_eq!(name(&both, "Answer_For_TRAIN (1).txt").unwrap(), "train_1");
    assert_eq!(name(&both, "zhang-test.csv").unwrap(), "test_1");
    assert_eq!(name(&["train_1"], "zhang.txt").unwrap(), "train_1");
    // An answer to another exam does not count.
    assert_eq!(name(&["train_1"], "answer_for_final.txt").unwrap(), "final_1");
    let refused = "1:1: A110 error: Problem 1 has no tag: is it train_1 or test_1?";
    assert_eq!(name(&both, "zhang.txt").unwrap_err(), refused);
}
