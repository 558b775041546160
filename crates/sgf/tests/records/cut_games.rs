//! Files of many games, some of which were cut: the others are read, checked, fixed and written as if the cut ones were whole.

use gocheck_board::Size;
use gocheck_sgf::{FixOptions, GameLine, LintOptions, Linter, Reader, Step, fix, game_texts};
use std::fmt::Write as _;
use std::io::{self, Read};

/// A game that [`fix`] leaves as it is.
const WHOLE: &str = "(;FF[4]CA[UTF-8]GM[1]SZ[9]\n;B[ee];W[ce]\n;B[gc]C[well (played)\n(so far)])\n";

/// The start of a game up to the place where it is cut.
const START: &str = "(;FF[4]CA[UTF-8]GM[1]SZ[9]\n;B[ee]";

/// What follows [`START`] in a game that was cut, and what `fix` makes of it, if it can close the game.
const CUTS: [(&str, Option<&str>); 15] = [
    ("\n", Some(")\n")),
    (";W[ce]\n", Some(";W[ce])\n")),
    (";W[ce]\n;\n", Some(";W[ce]\n;)\n")),
    (";W[ce\n", Some(";W[ce])\n")),
    ("C[so\n", Some("C[so])\n")),
    ("C[so \\\n", Some("C[so ])\n")),
    ("C[so \\]\n", Some("C[so \\]])\n")),
    ("C[黑\n", Some("C[黑])\n")),
    ("C[(see below)\n(here)\n", Some("C[(see below)\n(here)])\n")),
    ("AB[aa][bb\n", None),
    ("\n(;W[ce]\n(;B[cc]\n", Some("\n(;W[ce]\n(;B[cc])))\n")),
    ("\n(;W[ce])\n(;W[cc\n", Some("\n(;W[ce])\n(;W[cc]))\n")),
    (";W\n", None),
    (";W[ce];B[c[aa]\n", None),
    ("C[so;W[ce\n", None),
];

/// The number of games and the findings as `LINE CODE`.
fn linted(bytes: &[u8]) -> (u32, Vec<String>) {
    let linted = Linter::new(LintOptions::default()).lint(bytes);
    let shown = |finding: &gocheck_sgf::Finding| format!("{} {}", finding.place.line, finding.code().id());
    (linted.games, linted.findings.iter().map(shown).collect())
}

/// The nodes of each game, as their properties and values.
fn games(source: impl Read) -> Vec<Vec<String>> {
    let mut reader = Reader::new(source);
    let mut games: Vec<Vec<String>> = Vec::new();
    loop {
        let opened = usize::try_from(reader.games()).unwrap();
        match reader.next_step().unwrap() {
            Step::Node(node) => {
                let mut shown = String::new();
                for property in node.properties() {
                    write!(shown, "{}", property.name()).unwrap();
                    property.values().for_each(|value| {
                        let text = value.text().replace("\r\n", "\n").replace('\r', "\n");
                        write!(shown, "[{}]", text.trim()).unwrap();
                    });
                }
                games.resize(opened, Vec::new());
                games[opened - 1].push(shown);
            }
            Step::End => return games,
            _ => {}
        }
    }
}

/// With line feeds, with both characters, and with carriage returns.
const LINE_BREAKS: [&str; 3] = ["\n", "\r\n", "\r"];

#[test]
fn a_cut_game_loses_only_its_own_end() {
    let whole = &games(WHOLE.as_bytes())[0];
    for (cut, _) in CUTS {
        for line_break in LINE_BREAKS {
            let text = [WHOLE, WHOLE, START, cut, WHOLE, START, cut, START, cut, WHOLE].concat();
            let text = text.replace('\n', line_break);
            let found = games(text.as_bytes());
            assert_eq!(found.len(), 7, "{cut:?} {line_break:?}: {found:?}");
            assert_eq!([0, 1, 3, 6].map(|game| &found[game]), [whole; 4], "{cut:?} {line_break:?}");
            assert!(found[2] == found[4] && found[4] == found[5], "{cut:?} {line_break:?}: {found:?}");
            let (number, findings) = linted(text.as_bytes());
            let cuts = findings.iter().filter(|finding| finding.ends_with(" E115")).count();
            assert_eq!((number, cuts), (7, 3), "{cut:?} {line_break:?}: {findings:?}");
            assert_eq!(game_texts(text.as_bytes(), None).unwrap().texts.len(), 7, "{cut:?}");
        }
    }
}

#[test]
fn fix_closes_the_cut_game_and_keeps_the_others() {
    for (cut, closed) in CUTS {
        let text = [WHOLE, START, cut, WHOLE].concat();
        let fixed = fix(text.as_bytes(), &FixOptions::default());
        assert_eq!(fixed.games, 3, "{cut:?}");
        let written = fixed.text.map(|text| String::from_utf8(text).unwrap());
        if let Some(closed) = closed {
            assert_eq!(written, Some([WHOLE, START, closed, WHOLE].concat()), "{cut:?}");
            assert_eq!(fixed.left, [], "{cut:?}");
            assert!(fixed.changes.iter().all(|change| change.code().id() == "E115"), "{cut:?}");
        } else if let Some(written) = written {
            assert!(written.starts_with(WHOLE) && written.ends_with(WHOLE), "{cut:?}: {written}");
        }
    }
}

/// However a root is laid out.
#[test]
fn the_next_game_is_known_by_its_root() {
    let roots = [
        "(;GM[1]",
        "(;FF[4]",
        "(;SZ[9]",
        "(;SZ[9:9]",
        "( ;\nPB[a \\] b]\nGM [ 1 ]",
        "(;GaMe[1]",
        "(;AB[aa]\n[bb]SiZe[9]",
    ];
    for root in roots {
        let text = [START, "\n", root, ";W[ab])\n", START, "C[\n", root, "\n;W[ab])\n", WHOLE].concat();
        assert_eq!(linted(text.as_bytes()).0, 5, "{root}");
    }
}

/// A file that ends early keeps its own finding.
#[test]
fn the_last_game_is_cut_by_the_end_of_the_file() {
    let (games, findings) = linted([START, "\n", START, ";W[ce]"].concat().as_bytes());
    assert_eq!((games, findings), (2, vec!["3 E115".to_owned(), "4 E103".to_owned()]));
    let (games, findings) = linted([START, "C[so\n", START, "C[so"].concat().as_bytes());
    assert_eq!(games, 2);
    assert_eq!(findings, ["2 E115", "4 E104", "4 E103"]);
}

/// A line within a game that looks like the start of another one.
#[test]
fn what_is_part_of_a_game_stays_in_it() {
    let parts = [
        // Variations.
        "\n(;W[ce])\n(;W[cc]N[SZ[9\\]])",
        "\n(;W[ce]C[GM[1\\]])\n(;C[\nFF[4\\]]W[cc])",
        "\n (;SZ[9]W[ce])",
        // Comments.
        "C[look at this:\n(;GM[1\\]FF[4\\]SZ[9\\];B[aa\\])\n]",
        "C[look at this:\n(;GM[1\\]FF[4\\]SZ[9\\];B[aa\\])\n(;GM[1\\]FF[4\\]SZ[9\\];B[aa\\])\n]",
        "C[(;GM[1\\]\n(;SZ\n(;GM[\n(;)]",
        "C[\n(;B[aa\\];GM[1\\])]",
    ];
    for part in parts {
        for line_break in LINE_BREAKS {
            let text = [START, part, ";W[aa])\n", WHOLE].concat().replace('\n', line_break);
            let (games, findings) = linted(text.as_bytes());
            assert_eq!(games, 2, "{part:?} {line_break:?}: {findings:?}");
            assert!(!findings.iter().any(|finding| finding.ends_with(" E115")), "{part:?}: {findings:?}");
        }
    }
}

/// Without escapes, the value ends within the quoted game, as for every reader; but the game is not another one.
#[test]
fn a_quoted_game_without_escapes_is_no_game() {
    let quote = "C[look at this:\n(;GM[1]FF[4]SZ[9];B[aa])\n]";
    let text = [START, quote, ";W[aa])\n", WHOLE].concat();
    let (games, findings) = linted(text.as_bytes());
    assert_eq!(games, 2);
    assert!(!findings.iter().any(|finding| finding.ends_with(" E115")), "{findings:?}");
    // Brackets later in the file do not end a comment that was cut.
    let (games, _) = linted([START, "C[so\n", WHOLE, START, "C[a [b\\] c]])\n", WHOLE].concat().as_bytes());
    assert_eq!(games, 4);
}

/// The main lines, which Python's `records` returns: that of a cut game ends before the value that was cut.
#[test]
fn main_lines_of_cut_games_have_a_fault() {
    let game = "(;GM[1]FF[4]SZ[9]RE[W+R];B[ee];W[ce])\n".repeat(3);
    for (cut, moves) in [("\n", 1), (";W[e\n", 1), (";W[ce]C[so\n", 1), ("(;W[ce]\n", 2)] {
        let text = format!("{game}(;GM[1]FF[4]SZ[9]RE[B+R];B[ee]{cut}{game}");
        let options = LintOptions { main_line: true, ..LintOptions::default() };
        let (_, lines) = Linter::new(options).lint_lines(text.as_bytes(), Size::new(9, 9).unwrap());
        let fault = |line: &GameLine| line.fault.as_ref().map(|fault| fault.code().id());
        let found: Vec<_> = lines.iter().map(|line| (fault(line), line.moves.len())).collect();
        let whole = [(None, 2); 3];
        assert_eq!(found, [&whole[..], &[(Some("E115"), moves)], &whole].concat(), "{cut:?}");
    }
}

/// In the middle of a character of each encoding.
#[test]
fn a_cut_character_does_not_hide_the_next_game() {
    // The first byte of two, and the first two of three.
    let cuts: [(&str, &[u8]); 2] = [("GBK", b"\xB0\xD7\xB5\xC4\xBA"), ("UTF-8", b"\xE9\xBB\x91\xE7\x99")];
    for (name, comment) in cuts {
        let start = format!("(;GM[1]FF[4]CA[{name}]SZ[9];B[ee]");
        let game = format!("{start};W[ce])\n");
        let bytes =
            [game.as_bytes(), start.as_bytes(), b"C[", comment, b"\n", game.as_bytes(), game.as_bytes()];
        let bytes = bytes.concat();
        assert_eq!(linted(&bytes).0, 4, "{name}");
        let found = games(bytes.as_slice());
        assert!([2, 3].iter().all(|&game| found[game] == found[0]), "{name}: {found:?}");
    }
}

/// A source that returns one byte at a time.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(1);
        self.0.read(&mut buffer[..length])
    }
}

/// Megabytes of games that are all cut in a comment, and of comments that hold lines like the start of a game.
#[test]
fn long_files_are_read_in_pieces() {
    let cut = [START, "C[so\n"].concat();
    let text = cut.repeat(50_000);
    assert_eq!(games(Slow(text.as_bytes())).len(), 50_000);
    assert_eq!(linted(text.as_bytes()).0, 50_000);
    let comment = "\n(;GM[1\\]\n(;C".repeat(100_000);
    let text = [START, "C[", &comment, "])\n", WHOLE].concat();
    assert_eq!(games(text.as_bytes()).len(), 2);
    // A quoted game ends long before its comment does.
    let text = [START, "C[", &"x\n".repeat(100_000), "(;GM[1]SZ[9];B[aa])\n];W[ce])\n", WHOLE].concat();
    assert_eq!(linted(text.as_bytes()).0, 2);
}
