//! Messages about inputs: the table of codes, columns by display width, errors that work with `?`.

use gocheck::board::Size;
use gocheck::cli::{all_codes, puzzle_codes};
use gocheck::diagnostic::{Diagnostic, Diagnostics, Language, Selection, Severity, Span};
use gocheck::puzzle::{AnswerReader, Puzzle, PuzzleCode, TextCode};
use std::collections::HashSet;
use std::error::Error;
use std::fs;
use test_support::{files, project};

fn errors(puzzle: &str) -> Vec<Diagnostic> {
    Puzzle::parse(puzzle.as_bytes(), Size::default()).unwrap_err().0
}

fn places(errors: &[Diagnostic]) -> Vec<(&'static str, usize, usize, usize)> {
    let place = |error: &Diagnostic| {
        let span = error.span.as_ref().unwrap();
        (error.code().id(), span.line, span.column, span.width)
    };
    errors.iter().map(place).collect()
}

#[test]
fn a_code_has_an_id_a_name_and_a_title_of_its_own() {
    let families: HashSet<char> = "EPSMRWFTQALGD".chars().collect();
    let (mut ids, mut names) = (HashSet::new(), HashSet::new());
    for code in all_codes() {
        let (letter, number) = code.id().split_at(1);
        assert!(letter.chars().all(|letter| families.contains(&letter)), "{code}");
        assert!(number.len() == 3 && number.chars().all(|digit| digit.is_ascii_digit()), "{code}");
        assert!(
            code.name().chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
            "{code}"
        );
        let [english, chinese] = Language::ALL.map(|language| code.title(language));
        assert!(english.ends_with(['.', ']']) && english.len() > 10 && english.is_ascii(), "{code}");
        assert!(chinese.ends_with('。') && !chinese.is_ascii(), "{code}");
        assert!(ids.insert(code.id()) && names.insert(code.name()), "{code}");
        assert!(code.matches(code.id()) && code.matches(code.name()), "{code}");
    }
}

#[test]
fn every_code_of_a_puzzle_file_has_a_case() {
    let messages: String = files(&project("tests/data/errors"), "stderr")
        .iter()
        .map(|file| fs::read_to_string(file).unwrap())
        .collect();
    // A file of a megabyte and a game's ko are tested elsewhere.
    let elsewhere = [
        PuzzleCode::NotStrict,
        PuzzleCode::MatrixOrStones,
        PuzzleCode::PuzzleTooLarge,
        PuzzleCode::KoUnseen,
        TextCode::OtherTextEncoding,
    ];
    for code in
        puzzle_codes().iter().filter(|code| code.id().starts_with(['T', 'Q']) && !elsewhere.contains(code))
    {
        let severity = code.severity().name();
        assert!(messages.contains(&format!(": {code} {severity}: ")), "{code}");
    }
}

#[test]
fn columns_are_those_of_a_terminal() {
    // A Chinese character and a full-width digit are two columns wide. A tab, which is shown as a space, is one.
    assert_eq!(places(&errors("中文 4 1\n")), [("T201", 1, 1, 4)]);
    assert_eq!(places(&errors("0 中文 1\n")), [("T201", 1, 3, 4)]);
    assert_eq!(places(&errors("0 1 0 中文 中\n0\t1\t中 # x\n")), [("Q102", 1, 7, 4), ("T201", 2, 5, 2)]);
    assert_eq!(places(&errors("\t中 4 1\n文 4 1\n")), [("T201", 1, 2, 2), ("T201", 2, 1, 2)]);
    assert_eq!(answer_errors("[中文]Problem 1: forward on step:[(3, x)]\n"), [("T201", 1, 39, 1)]);
    // SARIF counts characters.
    let span = |text: &str, word: &str| {
        let start = text.find(word).unwrap();
        Span::new(1, text, start..start + word.len())
    };
    assert_eq!((span("中文 x", "x").column, span("中文 x", "x").character), (6, 4));
    assert_eq!((Span::at(3, 7).column, Span::at(3, 7).character), (7, 7));
}

/// With their places.
fn answer_errors(text: &str) -> Vec<(&'static str, usize, usize, usize)> {
    let file = AnswerReader::default().read("answers.txt", text.as_bytes()).unwrap();
    let errors: Vec<Diagnostic> = file.errors().into_iter().cloned().collect();
    places(&errors)
}

#[test]
fn faults_of_answer_files_have_place_and_code() {
    assert_eq!(answer_errors("1 2\n"), [("A102", 1, 1, 3)]);
    assert_eq!(answer_errors("t_1\n1 0\n True\n"), [("A103", 3, 2, 4)]);
    assert_eq!(answer_errors("t_1\n1 0\nt_2\nt_1\n"), [("A104", 4, 1, 3)]);
    assert_eq!(answer_errors("t_1\n1 0 3\n1 x\n"), [("A106", 2, 1, 5), ("T201", 3, 3, 1)]);
    assert_eq!(answer_errors("[t]Problem 1: forward on step:[(1, 0), (3)]\n"), [("A106", 1, 40, 3)]);
    assert_eq!(answer_errors("[t]Problem 3: x\n"), [("A107", 1, 15, 1)]);
}

#[test]
fn a_long_line_is_cut_to_a_window_of_columns() {
    let excerpt = |text: &str, word: &str| {
        let start = text.find(word).unwrap();
        let excerpt = Span::new(1, text, start..start + word.len()).excerpt(10);
        (excerpt.text, excerpt.before, excerpt.width)
    };
    assert_eq!(excerpt("0123x567", "x"), ("0123x567".to_owned(), 4, 1));
    assert_eq!(excerpt("0123456789abxdefghijk", "x"), ("789abxdefg".to_owned(), 5, 1));
    assert_eq!(excerpt("a中文 x", "x"), ("中文 x".to_owned(), 5, 1));
    // Half of 中 would be in the window: a space replaces it, so that the marks stay under their word.
    assert_eq!(excerpt("a中文  x", "x"), (" 文  x".to_owned(), 5, 1));
    assert_eq!(excerpt("\tx\u{1b}[1m", "x"), (" x [1m".to_owned(), 1, 1));
    assert_eq!(excerpt("..xxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxx"), ("..xxxxxxxx".to_owned(), 2, 8));
}

#[test]
fn errors_work_with_a_question_mark() {
    fn read() -> Result<Puzzle, Box<dyn Error>> {
        Ok(Puzzle::parse(b"3 4\n9 4 1\n", Size::default())?)
    }
    let error = read().unwrap_err();
    let lines = "1:1: Q102 error: expected 3 fields, found 2\n2:1: T203 error: row 9 is off the board: expected 0 to 8";
    assert_eq!(error.to_string(), lines);
    let Diagnostics(errors) = *error.downcast::<Diagnostics>().unwrap();
    assert_eq!(
        errors[1].line("a.txt", Language::English),
        "a.txt:2:1: T203 error: row 9 is off the board: expected 0 to 8"
    );
    assert!(errors.iter().all(|error| error.severity() == Severity::Error));
}

#[test]
fn codes_are_selected_by_their_beginning() {
    let prefixes = |prefixes: &[&str]| prefixes.iter().map(|&prefix| prefix.to_owned()).collect::<Vec<_>>();
    let selected = |select: &[&str], ignore: &[&str]| {
        let selection = Selection::new(&puzzle_codes(), &prefixes(select), &prefixes(ignore))?;
        Ok(puzzle_codes()
            .iter()
            .filter(|&&code| selection.has(code))
            .map(|code| code.id())
            .collect::<Vec<_>>())
    };
    assert_eq!(
        selected(&["q20", "nul-bytes"], &["Q202"]),
        Ok(vec!["T103", "Q201", "Q203", "Q204", "Q205", "Q206"])
    );
    // Notes are reported on request.
    let notes: Vec<&str> = puzzle_codes()
        .iter()
        .filter(|code| code.severity() == Severity::Note)
        .map(|code| code.id())
        .collect();
    assert_eq!(selected(&["ALL"], &[]).unwrap().len(), puzzle_codes().len());
    assert_eq!(selected(&[], &[]), selected(&["ALL"], &notes));
    // M is for records.
    assert_eq!(selected(&["M"], &[]), Err("M".to_owned()));
}
