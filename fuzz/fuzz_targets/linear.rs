//! Readers take time in proportion to their input, also if a few pieces are repeated many times: brackets, headings, lines. The
//! first byte is the number of pieces; each is a byte for a text and one for how often it is repeated.

#![no_main]

use gocheck::board::Size;
use gocheck::puzzle::{AnswerReader, Puzzle};
use gocheck::record::{LintOptions, Linter};
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

/// Pieces that mean something to a reader.
const PIECES: &[&str] = &[
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\n",
    " ",
    ",",
    ";",
    ":",
    "\"",
    "'",
    "#",
    "*",
    "=",
    "-",
    ">",
    "/",
    "\\",
    "<",
    "1",
    "12 ",
    "a",
    "[[1, 2], ",
    "(0, 6)",
    "train_1",
    "{\"train_1\": ",
    "[train]Problem 1: ",
    "problem",
    "]q1",
    "[1]题",
    "第1题",
    "answer ",
    "captures",
    "takes ",
    "row 1 ",
    "True",
    "E5 ",
    "共2处",
    "\\item[",
    "\\begin{a}",
    "<a b=\"",
    "-->",
    "(;B[aa]",
    ";W[bb]",
    "C[x]",
    "|",
];

/// The most characters of a text: enough for a quadratic reader to be far above the bound.
const MOST: usize = 1 << 14;

/// The text that the bytes describe.
fn text(bytes: &[u8]) -> String {
    let Some((&count, rest)) = bytes.split_first() else { return String::new() };
    let pieces = rest.chunks_exact(2).take(1 + usize::from(count % 8));
    let pieces = pieces.map(|pair| PIECES[usize::from(pair[0]) % PIECES.len()].repeat(1 << (pair[1] % 12)));
    let part: String = pieces.collect::<String>().chars().take(MOST).collect();
    part.repeat(MOST / part.len().max(1))
}

fuzz_target!(|bytes: &[u8]| {
    let text = text(bytes);
    let size = Size::new(9, 9).expect("at most 25");
    for reader in [AnswerReader::default(), AnswerReader::new(["train_0", "train_1", "test_0"])] {
        let _ = linear(text.len(), || reader.read("answer.txt", text.as_bytes()));
    }
    let _ = linear(text.len(), || Puzzle::parse(text.as_bytes(), size));
    linear(text.len(), || Linter::new(LintOptions::default()).lint(text.as_bytes()));
});
