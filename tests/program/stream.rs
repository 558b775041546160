//! `gocheck stream`: cases worked out by hand, the flood fill's answers, order, long lines.

use crate::boards::random_setup;
use crate::gocheck;
use gocheck::board::{Color, Size};
use gocheck::diagnostic::Language;
use gocheck::go::{Board, plain};
use gocheck::stream::{Answerer, StreamFormat, StreamOptions};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::fs;
use std::io::{Read, Write};
use std::process::Stdio;
use test_support::{every, files, project};

/// Returns the exit status, standard output and standard error.
fn stream(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("input");
    fs::write(&file, input).unwrap();
    let mut command = gocheck(folder.path());
    command.arg("stream").args(arguments).stdin(fs::File::open(&file).unwrap());
    test_support::run(&mut command)
}

#[test]
fn cases() {
    every(files(&project("tests/data/stream"), "in"), |file| {
        let read = |ending: &str| fs::read_to_string(file.with_extension(ending)).unwrap();
        let arguments = read("args");
        let expected = read("out");
        let faults = expected.lines().filter(|line| line.contains("error")).count();
        let (status, stdout, stderr) =
            stream(&arguments.split_whitespace().collect::<Vec<_>>(), &fs::read(&file).unwrap());
        assert_eq!(stdout, expected, "{}", file.display());
        let message =
            format!("error: {faults} of {} lines could not be read as positions\n", expected.lines().count());
        assert_eq!((status, stderr), if faults > 0 { (2, message) } else { (0, String::new()) });
    });
}

fn line(setup: &Board) -> String {
    setup.to_string().split_whitespace().collect()
}

/// In the format of the stream.
fn plain_answer(setup: &Board, to_move: Color) -> String {
    let analysis = plain::analyse(setup, to_move);
    let mut cells: Vec<char> = line(setup).chars().collect();
    for point in setup.empty_points() {
        let takes = analysis.captures.iter().any(|capture| capture.point == point);
        let legal = analysis.legal.contains(&point);
        cells[setup.size().index(point)] = if takes {
            '*'
        } else if legal {
            '+'
        } else {
            '-'
        };
    }
    for point in analysis.dead.iter().flat_map(|group| &group.stones) {
        cells[setup.size().index(*point)] = '!';
    }
    let verdict = if analysis.is_valid() { "ok" } else { "dead" };
    format!("{verdict} {}\n", cells.iter().collect::<String>())
}

/// Boards of all sizes in sequences shorter and longer than a batch, with either colour to move.
#[test]
fn answers_match_the_flood_fill_in_order() {
    let mut rng = StdRng::seed_from_u64(3);
    let (mut input, mut expected) = (String::new(), String::new());
    for side in (1..=25).chain([9, 19, 2, 9]) {
        let size = Size::new(side, side).unwrap();
        for _ in 0..if side == 9 { 700 } else { rng.random_range(1..30) } {
            let setup = {
                let stones = rng.random();
                random_setup(&mut rng, size, stones)
            };
            let to_move = if rng.random() { Color::Black } else { Color::White };
            let side = if to_move == Color::Black { "b" } else { "w" };
            input += &format!("{} {side}\n", line(&setup));
            expected += &plain_answer(&setup, to_move);
        }
    }
    for jobs in ["1", "3"] {
        let (status, stdout, stderr) = stream(&["--jobs", jobs, "--to-move", "given"], input.as_bytes());
        assert_eq!((status, stderr.as_str()), (0, ""));
        assert!(stdout == expected, "with {jobs} jobs");
    }
}

/// Every line has an answer, with any content, and chunks of any size give the same answers.
#[test]
fn no_input_makes_it_panic() {
    let mut rng = StdRng::seed_from_u64(4);
    let options = StreamOptions {
        ask: None,
        to_move: Some(Color::White),
        size: None,
        form: StreamFormat::Text,
        language: Language::English,
    };
    let mut used = Answerer::new(options);
    for _ in 0..300 {
        let letters = b".XO-0xbBowW \t\r\n\nq\xFF";
        let text: Vec<u8> =
            (0..rng.random_range(1..400)).map(|_| letters[rng.random_range(0..letters.len())]).collect();
        let mut new = Answerer::new(options);
        let (count, out) = (new.answer(&text), new.answers());
        assert_eq!((used.answer(&text), used.answers()), (count, out), "earlier input changes nothing");
        let lines = text.strip_suffix(b"\n").unwrap_or(&text).split(|&byte| byte == b'\n').count();
        let answers: Vec<&[u8]> = out.strip_suffix(b"\n").unwrap().split(|&byte| byte == b'\n').collect();
        assert_eq!(answers.len(), lines);
        assert_eq!(answers.iter().filter(|line| line.starts_with(b"error")).count(), count.faults);
        assert_eq!(count.lines, lines);
    }
}

/// A line longer than the buffer.
#[test]
fn a_line_without_an_end_is_one_fault() {
    let mut input = b"OX.X\n".to_vec();
    input.extend(std::iter::repeat_n(b'.', 3 << 20));
    input.extend(b"\nOX.X\nOX.X");
    input.extend(std::iter::repeat_n(b' ', 3 << 20));
    let (status, stdout, stderr) = stream(&[], &input);
    assert_eq!(status, 2);
    let lines: Vec<&str> = stdout.lines().collect();
    assert_eq!((lines[0], lines[2], lines.len()), ("ok OX*X", "ok OX*X", 4));
    // Not an error about a letter.
    assert_eq!([lines[1], lines[3]], ["error 1 more than 65536 bytes: too long for a board"; 2]);
    assert_eq!(stderr, "error: 2 of 4 lines could not be read as positions\n");
}

/// A program at the other end of a pipe writes a line and waits for the answer.
#[test]
fn lines_are_answered_at_once_and_a_closed_pipe_is_not_an_error() {
    let mut child =
        gocheck(&project("")).arg("stream").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    for _ in 0..3 {
        input.write_all(b"OX.X\n").unwrap();
        let mut answer = [0; 8];
        output.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"ok OX*X\n");
    }
    drop(output);
    // The write fails if the program no longer reads.
    let _ = input.write_all(&b"OX.X\n".repeat(100_000));
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
