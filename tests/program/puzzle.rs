//! Puzzle and answer files: runs of the program worked out by hand, faulty files, and files that gocheck wrote.

use crate::boards::{colors, setups};
use crate::gocheck;
use gocheck::board::Size;
use gocheck::cli::puzzle_codes;
use gocheck::go;
use gocheck::puzzle::{
    Answer, AnswerFormat, AnswerReader, Entry, Given, MAX_BYTES, Name, Puzzle, Question, write_answers,
};
use proptest::prelude::*;
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::{every, files, project, run};

/// The words of a file. Empty if it does not exist.
fn lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap_or_default().lines().map(str::to_owned).collect()
}

#[test]
fn cases() {
    let cases = project("tests/data/puzzles").read_dir().unwrap().map(|entry| entry.unwrap().path());
    let cases: Vec<_> = cases.filter(|path| path.is_dir()).collect();
    assert!(!cases.is_empty());
    for case in cases {
        let output = tempfile::tempdir().unwrap();
        // The order of the files affects the output. `files` gives it where it is not sorted.
        let mut inputs = lines(&case.join("files"));
        if inputs.is_empty() {
            let name = |path: &std::path::PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
            inputs = files(&case, "txt").iter().map(name).collect();
        }
        let options = lines(&case.join("args"));
        let options = options.iter().flat_map(|line| line.split_whitespace());
        let mut command = gocheck(&case);
        command.args(options).arg("-o").arg(output.path()).args(inputs);
        let (status, stdout, stderr) = run(&mut command);
        assert_eq!(status, 0, "{}: {stderr}", case.display());
        assert_eq!(stdout, fs::read_to_string(case.join("stdout")).unwrap(), "{}", case.display());
        let written = files(output.path(), "txt");
        assert_eq!(written.len(), files(&case.join("expected"), "txt").len(), "{}", case.display());
        for file in written {
            let expected = case.join("expected").join(file.file_name().unwrap());
            assert_eq!(
                fs::read_to_string(&file).unwrap(),
                fs::read_to_string(&expected).unwrap(),
                "{}",
                case.display()
            );
        }
    }
}

#[test]
fn faulty_files_are_reported_with_place_and_reason() {
    let folder = project("tests/data/errors");
    every(files(&folder, "txt"), |file| {
        let output = tempfile::tempdir().unwrap();
        let expected = fs::read_to_string(file.with_extension("stderr")).unwrap();
        let name = file.file_name().unwrap();
        let mut command = gocheck(&folder);
        let (status, stdout, stderr) =
            run(command.args(["--ask", "moves", "-o"]).arg(output.path()).arg(name));
        let is_error = expected.contains("error:");
        let pictures = if cfg!(feature = "render") { 2 } else { 0 };
        let done = if is_error {
            String::new()
        } else {
            format!("1 answer and {pictures} pictures written to the folder ")
        };
        let (messages, tail) = stderr.split_at(stderr.len().min(expected.len()));
        assert_eq!(messages, expected, "{}", file.display());
        assert!(tail.starts_with(&done) && tail.is_empty() == is_error, "{}: {tail}", file.display());
        assert_eq!(stdout.is_empty(), is_error, "{}", file.display());
        assert_eq!(status, if is_error { 2 } else { 0 }, "{}", file.display());
    });
}

#[test]
fn messages_can_be_selected_and_printed_as_csv_and_sarif() {
    let say = |arguments: &[&str]| {
        let output = tempfile::tempdir().unwrap();
        let mut command = gocheck(&project("tests/data/errors"));
        command.args(["--ask", "moves", "--no-images", "-o"]).arg(output.path());
        run(command.args(["chinese.txt", "twice.txt"]).args(arguments))
    };
    let codes = |arguments: &[&str]| {
        let (status, stdout, stderr) = say(&[arguments, &["--format", "csv"]].concat());
        assert_eq!(status, 2, "{stderr}");
        let mut reader = csv::Reader::from_reader(stdout.as_bytes());
        let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        let rows: Vec<String> =
            rows.iter().map(|row| [&row[0], &row[1], &row[2], &row[3]].join(":")).collect();
        // Standard error has the same messages.
        assert!(
            rows.iter().all(|row| stderr.contains(&row.replacen(":Q", ": Q", 1).replacen(":T", ": T", 1)))
        );
        rows
    };
    let errors = ["chinese.txt:1:1:T201", "chinese.txt:3:8:Q102"];
    let all = [errors.as_slice(), &["twice.txt:3:1:Q104"]].concat();
    assert_eq!(codes(&[]), all);
    assert_eq!(codes(&["--select", "q1"]), all);
    // A warning can be ignored, an error cannot.
    assert_eq!(codes(&["--ignore", "point-twice,T"]), errors);
    assert_eq!(codes(&["--select", "Q2"]), errors);

    let (status, stdout, _) = say(&["--format", "sarif"]);
    assert_eq!(status, 2);
    let log: Value = serde_json::from_str(&stdout).unwrap();
    let results = log["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), all.len());
    for result in results {
        let rule = &log["runs"][0]["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
    }
    let place = &results[2]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "twice.txt");
    assert_eq!(place["region"], serde_json::json!({ "startLine": 3, "startColumn": 1 }));

    let (status, stdout, _) = say(&["--codes"]);
    assert_eq!((status, stdout.lines().count()), (0, puzzle_codes().len()));
    // M is for game records.
    let (status, _, stderr) = say(&["--select", "M"]);
    assert!(status == 2 && stderr.contains("no code begins with \"M\""), "{stderr}");
}

/// The answers in `data` were made with another program: see data/README.md.
#[test]
fn the_example_puzzles_have_the_expected_answers() {
    for tag in ["train", "test"] {
        let output = tempfile::tempdir().unwrap();
        let expected = format!("data/answer_for_{tag}.txt");
        let puzzles = ["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("data/{tag}_{problem}.txt"));
        let mut command = gocheck(&project(""));
        command.args(puzzles).args(["--expect", &expected, "-q", "-o"]).arg(output.path());
        assert_eq!(run(&mut command), (0, String::new(), String::new()));
        let written = fs::read_to_string(output.path().join(format!("answer_for_{tag}.txt"))).unwrap();
        assert_eq!(written, fs::read_to_string(project(&expected)).unwrap());
    }
}

/// Strict reading refuses forms that are otherwise read with a note.
#[test]
fn strict_reading_accepts_only_the_form_of_the_assignment() {
    let size = Size::default();
    for text in [
        "3,4,1\n",
        "3 4 1 # x\n",
        "row col color\n3 4 1\n",
        "3 4 white\n",
        "３ 4 1\n",
        "[[3, 4, 1]]\n",
        "3 4 1\r",
        "3 4 1\n\u{1A}",
    ] {
        let puzzle = Puzzle::parse(text.as_bytes(), size).unwrap();
        assert_eq!(puzzle.setup.stones().count(), 1, "{text}");
        assert!(!puzzle.warnings.is_empty(), "{text}");
        assert!(Puzzle::parse_strictly(text.as_bytes(), size).is_err(), "{text}");
    }
    let row = |stone: &str| format!("| {} |\n", [stone; 9].join(" | "));
    let table = row(" ").repeat(8) + &row("\u{25CB}");
    assert_eq!(Puzzle::parse(table.as_bytes(), size).unwrap().setup.stones().count(), 9);
    assert!(Puzzle::parse_strictly(b" 3\t4  -1\r\n\r\n", size).is_ok());
    let matrix = "0 0 0 0 0 0 0 0 0\n".repeat(9);
    assert!(
        Puzzle::parse(matrix.as_bytes(), size).is_ok()
            && Puzzle::parse_strictly(matrix.as_bytes(), size).is_err()
    );
}

/// Three lines of three numbers on a 3 x 3 board are its matrix, or three stones. If both are possible, it is an error.
#[test]
fn three_lines_of_three_numbers_may_mean_two_things() {
    let size = Size::new(3, 3).unwrap();
    let read = |text: &str| Puzzle::parse(text.as_bytes(), size).map(|puzzle| puzzle.setup.to_string());
    let message = read("0 1 1\n1 0 -1\n0 0 1\n").unwrap_err().to_string();
    assert!(
        message.contains("Q108 error: these lines may be the matrix of the board, or three stones"),
        "{message}"
    );
    // A 2 cannot be in a matrix, a row of -1 cannot be in a stone, and a point is not black and white.
    assert_eq!(read("0 1 1\n1 0 -1\n2 0 1\n").unwrap(), ". O .\nX . .\nO . .\n");
    assert_eq!(read("0 1 1\n-1 0 1\n0 0 1\n").unwrap(), ". O O\nX . O\n. . O\n");
    assert_eq!(read("X . O\n. . .\nO . .\n").unwrap(), "X . O\n. . .\nO . .\n");
    // On other boards they are stones.
    let other = Puzzle::parse(b"0 1 1\n1 0 -1\n0 0 1\n", Size::new(4, 3).unwrap()).unwrap();
    assert_eq!(other.setup.stones().count(), 3);
    // Gocheck reads what it writes.
    let setup: gocheck::go::Board = "O O .\nX . .\n. . .".parse().unwrap();
    assert_eq!(read(&Puzzle::text(&setup)).unwrap(), setup.to_string());
}

#[test]
fn an_endless_file_is_refused_before_it_fills_the_memory() {
    let endless = b"0 0 1\n".repeat(MAX_BYTES / 6 + 1);
    let errors = Puzzle::parse(&endless, Size::default()).unwrap_err();
    assert!(errors.to_string().contains("too large for a puzzle"), "{errors:?}");
}

/// Text that resembles puzzles and answers, and other text.
fn near_texts() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        "-?[0-9]{1,3}",
        "[0-9]{18,22}",
        Just("True".to_owned()),
        Just("train_1".to_owned()),
        Just("[train]Problem 1: forward on step:[(3, 4), (8, 0)]".to_owned()),
        "[\\[\\](),:]{1,4}",
        "\\PC{0,4}",
    ];
    let blank =
        prop_oneof![Just(" "), Just("\t"), Just("\n"), Just("\r\n"), Just("\r"), Just("\n\n"), Just("")];
    let text = prop::collection::vec((word, blank), 0..40);
    let text =
        text.prop_map(|words| words.into_iter().flat_map(|(word, blank)| [word, blank.to_owned()]).collect());
    prop_oneof![
        text.prop_map(|text: Vec<String>| text.concat().into_bytes()),
        prop::collection::vec(any::<u8>(), 0..200),
        prop::collection::vec(any::<u16>(), 0..40).prop_map(|units| [0xFEFF]
            .into_iter()
            .chain(units)
            .flat_map(u16::to_le_bytes)
            .collect()),
    ]
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let stem = prop_oneof!["[a-z]{1,5}_(0|00|1|2|3|4|5)", "[a-z0-9 \\]:_-]{1,8}", "\\PC{1,6}"];
    let question = prop_oneof![Just(Question::Rule), Just(Question::Captures), Just(Question::Moves)];
    let entry = (stem, question, setups(), colors()).prop_filter_map(
        "a name that is refused",
        |(stem, question, setup, color)| {
            let answer = Answer::new(question, &go::analyse(&setup, color));
            Some(Entry { name: Name::new(&stem).ok()?, question, answer })
        },
    );
    prop::collection::vec(entry, 0..6).prop_map(|mut entries| {
        entries.sort_by(|a, b| a.name.stem().cmp(b.name.stem()));
        entries.dedup_by(|a, b| a.name == b.name);
        entries
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn no_input_makes_a_reader_panic(bytes in near_texts(), rows in 1..=25usize, cols in 1..=25usize) {
        let size = Size::new(rows, cols).unwrap();
        let diagnostics = Puzzle::parse(&bytes, size).map_or_else(|errors| errors.0, |puzzle| puzzle.warnings);
        let answers = [false, true].into_iter().flat_map(|is_strict| {
            match AnswerReader::new(["train_1"]).strict(is_strict).read("a.txt", &bytes) {
                Ok(file) => file.errors().into_iter().chain(&file.notes).cloned().collect(),
                Err(errors) => errors.0,
            }
        });
        for span in diagnostics.into_iter().chain(answers).filter_map(|diagnostic| diagnostic.span) {
            // A reported place is in the shown line.
            prop_assert!(span.line >= 1 && span.column >= 1 && span.width >= 1);
            prop_assert!(span.character - 1 <= span.source.chars().count());
        }
    }

    #[test]
    fn puzzles_are_read_back(setup in setups()) {
        let text = Puzzle::text(&setup);
        prop_assert_eq!(Puzzle::parse(text.as_bytes(), setup.size()).unwrap().setup, setup);
    }

    #[test]
    fn answers_are_read_back(entries in entries(), console in any::<bool>()) {
        let form = if console { AnswerFormat::Console } else { AnswerFormat::Blocks };
        let mut bytes = Vec::new();
        write_answers(&mut bytes, form, &entries).unwrap();
        let reader = AnswerReader::new(entries.iter().map(|entry| entry.name.stem()));
        let file = reader.strict(!console).read("answers.txt", &bytes).unwrap();
        let read: Vec<_> = file.answers.into_iter().map(|answer| (answer.name, answer.given.unwrap())).collect();
        let expected: Vec<_> =
            entries.iter().map(|entry| (entry.name.stem().to_owned(), Given::from(&entry.answer))).collect();
        prop_assert_eq!(read, expected, "{}", String::from_utf8_lossy(&bytes));
        prop_assert_eq!(file.notes, []);
    }
}
