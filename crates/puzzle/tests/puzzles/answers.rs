//! Answers in every form that students submit: `tests/data/answers`.

use gocheck_board::Color;
use gocheck_puzzle::{AnswerFile, AnswerReader, Given, write_given};
use gocheck_text::Diagnostic;
use std::fs;
use std::path::{Path, PathBuf};
use test_support::project;

const NAMES: [&str; 7] = ["train_0", "train_00", "train_1", "train_2", "train_3", "train_4", "train_5"];

fn cases() -> Vec<(PathBuf, String)> {
    let mut all: Vec<PathBuf> = fs::read_dir(project("../../tests/data/answers"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
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
        let (read, diagnostics): (String, Vec<Diagnostic>) = match read {
            Ok(file) => {
                let mut diagnostics: Vec<Diagnostic> =
                    file.errors().into_iter().chain(&file.notes).cloned().collect();
                diagnostics.sort_by_key(|diagnostic| {
                    diagnostic.span.as_ref().map_or((0, 0), |span| (span.line, span.column))
                });
                (text(&readable(file)), diagnostics)
            }
            Err(errors) => (String::new(), errors.0),
        };
        let messages: String = diagnostics.iter().map(|diagnostic| format!("{diagnostic}\n")).collect();
        let found = format!("{read}---\n{messages}");
        if found != expected {
            wrong += &format!("{name}: expected\n{expected}found\n{found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Written answers can be read again, even strictly. Strict reading rejects other forms.
#[test]
fn strict_reading_accepts_only_the_form_of_the_assignment() {
    let strict_forms = ["handed_out.txt", "utf_8_mark.txt", "crlf.txt", "lone_cr.txt", "off_the_board.txt"];
    for (path, expected) in cases() {
        let name = path.file_name().unwrap().to_str().unwrap();
        let (read, messages) = expected.split_once("---\n").unwrap();
        // Puzzles that were not given have names, too.
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
            strict_forms.contains(&name) || messages.contains("A204") && !messages.contains("A2 "),
            "{name}"
        );
    }
}

/// The third number is the stone of the player to move.
#[test]
fn the_stone_that_was_played_may_follow_its_point() {
    for (player, stone, other) in [(Color::White, "1", "-1"), (Color::Black, "-1", "1")] {
        let read = |text: String| {
            let reader = AnswerReader::new(NAMES).to_move(player);
            let mut file = reader.read("answers.txt", text.as_bytes()).unwrap();
            file.answers.remove(0).given.map(|given| given.to_string())
        };
        for text in [format!("train_1\n4 1 {stone}\n"), format!("train_1: [(4, 1, {stone})]\n")] {
            assert_eq!(read(text), Ok("[(4, 1)]".to_owned()), "{player:?}");
        }
        assert!(read(format!("train_1\n4 1 {other}\n")).is_err(), "{player:?}");
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

/// Forms with several meanings are read if exactly one of them makes every point of the file a legal move.
#[test]
fn boards_decide_between_meanings() {
    let full: gocheck_rules::Board = "X X X\nX X X\n. X .".parse().unwrap();
    let white = gocheck_board::Color::White;
    let read = |text: &str, board: &gocheck_rules::Board| {
        let reader = AnswerReader::new(["t_1"]).with_boards([("t_1", board.clone(), white)]);
        let file = reader.read("a.txt", text.as_bytes()).unwrap();
        let notes: Vec<String> = file.notes.iter().map(ToString::to_string).collect();
        (
            file.answers[0].given.clone().map(|given| given.to_string()).map_err(|errors| errors.to_string()),
            notes,
        )
    };
    let open: gocheck_rules::Board = "X X .\nX X .\nX X .\nX X .\nX X .".parse().unwrap();
    // Letters are columns and rows are counted from below, or from the top: only C is possible, but both rows are.
    assert!(read("t_1\nC2\n", &open).0.unwrap_err().contains("A114 error: \"C2\" can be understood"));
    // Row 3 is the middle, from below as well as from above.
    let one: gocheck_rules::Board = "X X X\nX X X\nX . .\nX X X\nX X X".parse().unwrap();
    let (given, notes) = read("t_1\nC3\n", &one);
    assert_eq!(given.unwrap(), "[(2, 2)]");
    assert!(notes[0].contains("A205 note: t_1: read \"C3\" as 2 2"), "{notes:?}");
    // A pair with a hyphen is a point, if that is legal.
    let (given, notes) = read("t_1\n2-2\n", &one);
    assert_eq!(given.unwrap(), "[(2, 2)]");
    assert!(notes[0].contains("A205 note: t_1: read \"2-2\" as 2 2"), "{notes:?}");
    assert!(read("t_1\n0-0\n", &one).0.is_err());
    // Points in another form make the file inconsistent.
    assert!(read("t_1\n2-2\n2 1\n", &one).0.is_err());
    assert!(read("t_1\n2-2\n", &full).0.is_err());
}

/// The name of a puzzle may look like the end of a tag and a problem.
#[test]
fn names_with_brackets_are_read_back() {
    let reader = AnswerReader::new(["]p5", "a_5"]);
    let text = "[]p5]rule checking:True\n[a]Problem 5: rule checking:False\n";
    let file = reader.read("answers.txt", text.as_bytes()).unwrap();
    let read: Vec<_> = file
        .answers
        .iter()
        .map(|answer| (answer.name.as_str(), answer.given.as_ref().unwrap().to_string()))
        .collect();
    assert_eq!(read, [("]p5", "True".to_owned()), ("a_5", "False".to_owned())]);
}

/// A name may have characters without width, such as a byte-order mark.
#[test]
fn names_with_invisible_characters_are_known() {
    let reader = AnswerReader::new(["trai\u{FEFF}n_2"]);
    let file = reader.read("answers.txt", "trai\u{FEFF}n_2\n4 4\n".as_bytes()).unwrap();
    assert_eq!(file.answers[0].given.as_ref().unwrap().to_string(), "[(4, 4)]");
}

/// The tag of a puzzle may look like an answer.
#[test]
fn an_answer_is_not_a_title() {
    let reader = AnswerReader::new(["False_00"]).strict(true);
    let file = reader.read("answers.txt", b"False_00\nFalse\n").unwrap();
    let given: Vec<_> =
        file.answers.iter().map(|answer| answer.given.as_ref().unwrap().to_string()).collect();
    assert_eq!(given, ["False"]);
}
