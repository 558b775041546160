//! Readers take time in proportion to their input, also if a few pieces are repeated many times: brackets, headings, lines. The
//! first byte is the number of pieces and the format of a record; each piece is a byte for a text and one for how often it is
//! repeated.

#![no_main]

use games::arena::notations::Notations;
use games::description::Described;
use games::{ataxx, reversi};
use gocheck::board::Size;
use gocheck::diagnostic::Language;
use gocheck::puzzle::{AnswerReader, Puzzle};
use gocheck::record::{FixOptions, LintOptions, Linter, fix, main_line};
use gocheck::stream::{Answerer, StreamFormat, StreamOptions};
use gocheck_fuzz::whole_games;
use gocheck_fuzz::work::linear;
use libfuzzer_sys::fuzz_target;

/// Beginnings of records in each format: none, SGF, GIB, NGF, UGF.
const STARTS: &[&str] = &[
    "",
    "(;GM[1]FF[4]SZ[19]",
    "\\HS\r\n\\[GAMENAME=\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n4 0 &4\r\nINI 0 1 0 &4\r\n",
    "a\n19\nb\nc\nwww.cyberoro.com\n0\n0\n6\n20110812\n480\nd\n3\nPMABBQEEQ\n",
    "[Header]\r\nSize=19\r\n[Data]\r\n",
];

/// Text that has a meaning for a reader.
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
    "(;",
    ")\n(;GM[1]FF[4]SZ[9]",
    "\\",
    "AB[aa:ss]",
    "N[x]",
    "TB[aa][ab]",
    ";B[tt];W[tt]",
    "STO 0 2 1 15 15\r\n",
    "PMABBQEEQ\n",
    "QD,B1,1,0\r\n",
    "[Text,1]\r\n",
    "\\[GAMEBLACKNAME=\\]\r\n",
    "{\"moves\":",
    "\"f5\",",
    "f5d6c3",
    "(;GM[Othello]PC[x]",
    "7/7/7/7/7/7/7 x 0 1\n",
    "X.O",
    "\u{4e2d}",
];

/// The most characters of a text: enough for a quadratic reader to be far above the bound.
const MOST: usize = 1 << 14;

fn text(bytes: &[u8]) -> String {
    let Some((&first, rest)) = bytes.split_first() else { return String::new() };
    let [count, start] = [first % 8, first / 8];
    let pieces = rest.chunks_exact(2).take(1 + usize::from(count));
    let pieces = pieces.map(|pair| PIECES[usize::from(pair[0]) % PIECES.len()].repeat(1 << (pair[1] % 12)));
    let part: String = pieces.collect::<String>().chars().take(MOST).collect();
    STARTS[usize::from(start) % STARTS.len()].to_owned() + &part.repeat(MOST / part.len().max(1))
}

fn read_games<G: Described>(text: &str) {
    for notation in Notations::<G>::all() {
        whole_games(notation, text.as_bytes());
    }
}

fuzz_target!(|bytes: &[u8]| {
    let text = text(bytes);
    let size = Size::new(9, 9).expect("at most 25");
    for reader in [AnswerReader::default(), AnswerReader::new(["train_0", "train_1", "test_0"])] {
        let _ = linear(text.len(), || reader.read("answer.txt", text.as_bytes()));
    }
    let _ = linear(text.len(), || Puzzle::parse(text.as_bytes(), size));
    linear(text.len(), || Linter::new(LintOptions::default()).lint(text.as_bytes()));
    let _ = linear(text.len(), || main_line(text.as_bytes(), None));
    linear(text.len(), || fix(text.as_bytes(), &FixOptions::default()));
    for form in [StreamFormat::Text, StreamFormat::Json] {
        let options =
            StreamOptions { ask: None, to_move: None, size: None, form, language: Language::English };
        linear(text.len(), || Answerer::new(options).answer(text.as_bytes()));
    }
    read_games::<reversi::Position>(&text);
    read_games::<ataxx::Position>(&text);
});
