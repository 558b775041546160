//! Errors of every command, in both languages: `tests/data/usage/errors.txt`.

use crate::cli::{CORNER, folder};
use crate::{gocheck, is_chinese};
use std::ffi::OsString;
use std::fs;
use std::process::Stdio;
use tempfile::TempDir;
use test_support::{every, run};

const CASES: &str = include_str!("../data/usage/errors.txt");

struct Case<'a> {
    line: &'a str,
    status: i32,
    arguments: Vec<OsString>,
    input: Option<&'a str>,
    output: Option<&'a str>,
}

fn cases() -> impl Iterator<Item = Case<'static>> {
    let lines = CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (call, output) = match line.split_once(" > ") {
            Some((call, output)) => (call, Some(output)),
            None => (line, None),
        };
        let (call, input) = match call.split_once(" < ") {
            Some((call, input)) => (call, Some(input)),
            None => (call, None),
        };
        let (status, arguments) = call.split_once(' ').unwrap_or((call, ""));
        let arguments = arguments.split_whitespace().map(argument).collect();
        Case { line, status: status.parse().unwrap(), arguments, input, output }
    })
}

/// An argument, including bytes that the table cannot contain.
#[cfg(unix)]
fn argument(text: &str) -> OsString {
    use std::os::unix::ffi::OsStringExt;
    let parts: Vec<&[u8]> = text.split("\\xff").map(str::as_bytes).collect();
    OsString::from_vec(parts.join(&0xff))
}

#[cfg(not(unix))]
fn argument(text: &str) -> OsString {
    text.into()
}

/// The files in the folder of each call.
fn files() -> TempDir {
    let game = "(;SZ[9];B[ee];W[cc])";
    let folder = folder(&[
        ("t_1.txt", CORNER),
        ("game.sgf", game),
        ("two.sgf", &format!("{game}{game}")),
        ("old.sgf", "(;sz[9];b[ee])"),
        ("bad.sgf", "(;SZ[9];B[ee];W[ee])"),
        ("go4.sgf", "(;GM[3];B[ee])"),
        ("mine.txt", "t_1\n3 3\n"),
        ("bad_1.txt", "1 2\n9 9 x\n3 3 1\n3 3 -1\n"),
        ("archive_1.txt", "PK\u{3}\u{4}rest"),
        ("list.txt", "none_1.txt\n"),
        ("bad.toml", "rules = \"what\"\n"),
        ("games/readme.md", ""),
        ("theirs/answers.txt", "mine\n"),
        ("theirs/answer_for_t.txt", "mine\n"),
        ("theirs/grades.csv", "mine\n"),
        ("theirs/index.html", "mine\n"),
    ]);
    fs::write(folder.path().join("bytes_1.txt"), b"0 0 1\n\xff\xfe\x00\x01 1\n").unwrap();
    folder
}

/// Returns the exit status and all output.
fn output_of(case: &Case<'_>, language: &str) -> (i32, String) {
    let folder = files();
    let mut command = gocheck(folder.path());
    command.args(&case.arguments).env("LC_ALL", if language == "zh" { "zh_CN.UTF-8" } else { "C" });
    command.stdin(match case.input {
        Some(input) => fs::File::open(folder.path().join(input)).unwrap().into(),
        None => Stdio::null(),
    });
    if let Some(output) = case.output {
        command.stdout(fs::OpenOptions::new().write(true).open(output).unwrap());
    }
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(text).unwrap())
}

/// A message names the next right command, shows the help of its command, or says what to give instead.
const REMEDIES: [&str; 13] = [
    "`gocheck ",
    "try 'gocheck ",
    "= help: ",
    "expected",
    "choose",
    "give ",
    "rows are 0 to 8",
    "use --",
    "leave out",
    "ask for fewer",
    "free some space",
    "check the path",
    "error: no game record: nothing begins with `(;`",
];

/// The program, a folder that it creates, a kind of archive.
const EXEMPT: [&str; 3] = ["gocheck", "output", "zip"];

/// The English words of a Chinese text, except for the user's own words and for names: quoted text, files, options with
/// their values, codes.
fn english(text: &str, case: &Case<'_>) -> Vec<String> {
    let typed: Vec<String> = case.arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let is_word = |word: &str| {
        word.len() > 1
            && word.chars().all(|c| c.is_ascii_lowercase())
            && !typed.iter().any(|typed| typed.contains(word))
            && !EXEMPT.contains(&word)
    };
    let mut found = Vec::new();
    // The lines in brackets are part of the assignment, those of errors in positions are machine-readable.
    for line in text.lines().filter(|line| !line.starts_with(['[', 'e'])) {
        let sentences = unquoted(line);
        // Paths, options and properties keep the characters that distinguish them from words.
        let is_part = |c: char| c.is_ascii_alphanumeric() || "-_./=|\\*[]{}".contains(c);
        let mut words = sentences.split(|c| !is_part(c)).filter(|word| !word.is_empty()).peekable();
        while let Some(word) = words.next() {
            if word.starts_with("--") {
                words.next_if(|value| !value.starts_with("--"));
            } else if is_word(word) {
                found.push(word.to_owned());
            }
        }
    }
    found
}

/// Removes quoted text, placeholders, and values to choose from.
fn unquoted(line: &str) -> String {
    const QUOTES: [(&str, char); 5] = [("`", '`'), ("\"", '"'), ("'", '\''), ("<", '>'), ("[可选：", ']')];
    let mut kept = String::new();
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        let quote = QUOTES.iter().find_map(|(open, close)| rest.strip_prefix(open)?.split_once(*close));
        rest = match quote {
            Some((_, after)) => after,
            None => {
                kept.push(next);
                &rest[next.len_utf8()..]
            }
        };
    }
    kept
}

#[test]
fn every_error_is_in_the_language_that_was_asked_for() {
    every(cases().filter(|case| cfg!(target_os = "linux") || !case.line.contains("/dev/full")), |case| {
        let (status, text) = output_of(&case, "en");
        assert_eq!(status, case.status, "{}: {text}", case.line);
        assert!(!text.is_empty() && !is_chinese(&text), "{}: {text}", case.line);
        let says_what_to_do = REMEDIES.iter().any(|remedy| text.contains(remedy));
        assert!(status != 2 || says_what_to_do, "{}: {text}", case.line);
        let (status, text) = output_of(&case, "zh");
        assert_eq!(status, case.status, "{}: {text}", case.line);
        assert!(is_chinese(&text), "{}: {text}", case.line);
        assert!(!text.contains("os error"), "{}: {text}", case.line);
        assert_eq!(english(&text, &case), [""; 0], "{}: {text}", case.line);
    });
}

/// The position of the option and the environment make no difference.
#[test]
fn lang_counts_anywhere() {
    let folder = files();
    for call in
        ["lint --what", "t_1.txt --size 0", "score game.sgf --komi abc", "grade t_1.txt", "lint none.sgf"]
    {
        let output_of = |call: &str| run(gocheck(folder.path()).args(call.split(' ')));
        let first = output_of(&format!("--lang zh {call}"));
        assert_eq!((first.0, is_chinese(&first.2)), (2, true), "{call}: {}", first.2);
        assert_eq!(output_of(&format!("{call} --lang=zh")), first, "{call}");
        let mut environment = gocheck(folder.path());
        environment.args(call.split(' ')).env("LC_ALL", "").env("LC_MESSAGES", "").env("LANG", "zh_CN.UTF-8");
        assert_eq!(run(&mut environment), first, "{call}");
        assert!(!is_chinese(&run(environment.args(["--lang", "en"])).2), "{call}");
    }
}
