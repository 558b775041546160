//! Records in other formats than SGF. `tests/data/formats/README.md` describes the cases.

use gocheck_sgf::{
    FixOptions, Format, LineChoice, LintOptions, Linter, NoLine, Reader, Selection, Step, chosen_line, fix,
};
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// The files with an ending of another format, sorted.
fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_case = |path: &PathBuf| {
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        Format::EXTENSIONS.contains(&&*ending)
    };
    let mut files: Vec<PathBuf> = files.filter(is_case).collect();
    files.sort();
    assert!(files.len() >= 10);
    files
}

/// SGF without line breaks: in the cases none of them is part of a value, except in comments.
fn in_one_line(text: &str) -> String {
    text.replace('\n', "")
}

/// The findings as `LINE:COLUMN CODE`.
fn findings(bytes: &[u8]) -> Vec<String> {
    let linted = Linter::new(LintOptions::default()).lint(bytes);
    let shown = |finding: &gocheck_sgf::Finding| format!("{} {}", finding.place, finding.code().id());
    linted.findings.iter().map(shown).collect()
}

#[test]
fn records_of_other_servers_become_sgf() {
    let mut failed = Vec::new();
    for case in cases() {
        let bytes = fs::read(&case).unwrap();
        let expected = fs::read_to_string(case.with_extension("sgf")).unwrap();
        let fixed = fix(&bytes, &FixOptions::default());
        let written = fixed.text.map(|text| String::from_utf8(text).unwrap()).unwrap_or_default();
        if in_one_line(&written) != in_one_line(&expected) {
            failed.push(format!("{}\n{written}\n{expected}{:?}", case.display(), fixed.kept));
        }
        if !fixed.left.is_empty() {
            failed.push(format!("{}: {:?}", case.display(), findings(written.as_bytes())));
        }
        assert!(
            fixed.changes.iter().any(|change| change.done.code().name() == "to-sgf"),
            "{}",
            case.display()
        );
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

/// A file and its SGF give the same board, table and number of moves.
#[test]
fn every_reader_reads_them() {
    for case in cases() {
        let (bytes, sgf) = (fs::read(&case).unwrap(), fs::read(case.with_extension("sgf")).unwrap());
        let rows = |bytes: &[u8]| {
            let (linted, rows) = Linter::new(LintOptions::default()).lint_games(bytes, false);
            let [row] = rows.as_slice() else { panic!("{}", case.display()) };
            let table = format!(
                "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {} {:?}",
                row.size,
                row.players,
                row.ranks,
                row.date,
                row.result,
                row.komi,
                row.event,
                row.handicap,
                row.moves,
                row.rules_written
            );
            (linted.moves, table)
        };
        assert_eq!(rows(&bytes), rows(&sgf), "{}", case.display());
        let board = |bytes: &[u8]| {
            let line = chosen_line(bytes, &LineChoice::default()).unwrap();
            assert_eq!(line.games, Some(1));
            line.game.map(|game| (game.board(), game.to_move()))
        };
        assert_eq!(board(&bytes), board(&sgf), "{}", case.display());
        let is_of_encoding = |finding: &String| ["E201", "E204"].iter().any(|code| finding.ends_with(code));
        assert!(findings(&bytes).iter().all(is_of_encoding), "{}: {:?}", case.display(), findings(&bytes));
    }
}

#[test]
fn findings_name_lines_of_the_file() {
    let gib = "\\HS\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 19 3\n  STO 0 3 2 x 4\nSTO 0 4 3 1 1\n\
               STO 0 5 1 4 4\nSTO 0 6 2 4 4\nSTO 0 7\nSTO 0 8 1 -1 2\n\\GE\n\\HS\n";
    let expected = ["6:1 M102", "7:3 P105", "8:1 E108", "10:1 M101", "11:1 E108", "12:1 P105", "14:1 E113"];
    let mut found = findings(gib.as_bytes());
    found.retain(|finding| !finding.contains("M2"));
    assert_eq!(found, expected);
    let ngf = "x\n9\na 1K\nb 2K\nc\n0\n0\n6\n20200102\n5\n\n2\nPMABBBBBB\nPMACWBBBB\nPMADBZBBZ\nPMA?\n";
    assert_eq!(findings(ngf.as_bytes()), ["14:1 M101", "15:1 M102", "16:1 E108"]);
    let ugf = "[Header]\nSize=9\nHdcp=0,x\nCoordinateType=IGS\n[Data]\nAA,B1,1,0\n AA,W1,2,0\nA,W1,2,0\nZ\nAK,B1,3,0\n";
    let mut found = findings(ugf.as_bytes());
    found.retain(|finding| !finding.contains("M2"));
    assert_eq!(found, ["7:2 M101", "8:1 P105", "9:1 E108", "10:1 M102"]);
}

#[test]
fn formats_are_recognised_by_content() {
    for case in cases() {
        let ending = case.extension().unwrap().to_string_lossy().to_lowercase();
        let expected = match ending.as_str() {
            "gib" => Format::Gib,
            "ngf" => Format::Ngf,
            _ => Format::Ugf,
        };
        assert_eq!(Format::of(&fs::read(&case).unwrap()), Some(expected), "{}", case.display());
    }
    let without_moves = "x\r\n19\r\na\r\nb\r\nc\r\n0\r\n0\r\n6\r\n20200102 [1:2]\r\n";
    assert_eq!(Format::of(without_moves.as_bytes()), Some(Format::Ngf));
    for other in
        ["", "(;GM[1])", "a note\n(;C[\\HS\n[Header]\n])", "1 2 3\n", "[Headers]\n", "PMABX\n", "\\HSX"]
    {
        assert_eq!(Format::of(other.as_bytes()), None, "{other}");
        assert_eq!(findings(other.as_bytes()).is_empty(), other.starts_with('('), "{other}");
    }
}

/// A file that was cut is reported, and `fix` says so, too.
#[test]
fn cut_files_are_reported() {
    let gib = "\\HS\n\\HE\n\\GS\nSTO 0 2 1 3 3\nSTO 0 3 2 15 15\n";
    let ngf = "x\n9\na 1K\nb 2K\nc\n0\n0\n6\n20200102\n5\n\n3\nPMABBCCCC\nPMACWGGGG\n";
    let ugf = "[Header]\nSize=9\nMoves=3\n[Data]\nCC,B1,1,0\nGG,W1,2,0\n";
    for (cut, place, end) in
        [(gib, "5:1", "STO 0 4 1 3 15\n\\GE\n\0"), (ngf, "14:1", "PMADBEEEE\n"), (ugf, "6:1", "EE,B2,3,0\n")]
    {
        assert_eq!(findings(cut.as_bytes()), [format!("{place} E114")], "{cut}");
        let left = fix(cut.as_bytes(), &FixOptions::default()).left;
        assert!(left.iter().any(|finding| finding.code().id() == "E114"), "{cut}");
        let whole = format!("{cut}{end}");
        assert_eq!(findings(whole.as_bytes()), [""; 0], "{whole}");
        assert!(fix(whole.as_bytes(), &FixOptions::default()).left.is_empty(), "{whole}");
    }
    let two = format!("{ugf}EE,B2,3,0\n{ugf}");
    assert_eq!(findings(two.as_bytes()), ["8:1 E113"]);
}

#[test]
fn only_sgf_is_formatted() {
    let gib = b"\\HS\n\\GS\nSTO 0 2 1 3 3\n\\GE\n";
    let fixed = fix(gib, &FixOptions { form_only: true, ..FixOptions::default() });
    assert!(fixed.text.is_none());
    assert_eq!(fixed.kept.map(|kept| kept.code().id()), Some("W206"));
}

/// Many moves and large files take little memory and time; a file over the limit is reported as unreadable.
#[test]
fn large_files() {
    let moves = "STO 0 2 1 3 3\n".repeat(100_000);
    let gib = format!("\\HS\n\\GS\n{moves}");
    assert_eq!(Linter::new(LintOptions::default()).lint(gib.as_bytes()).games, 1);
    let huge = format!("{gib}{moves}");
    assert_eq!(findings(huge.as_bytes()), ["1:1 E101"]);
    let setups = format!("[Header]\n[Data]\n{}", "AA,B1,0,0\n".repeat(50_000));
    let mut reader = Reader::new(setups.as_bytes());
    let is_reported = loop {
        match reader.next_step().unwrap() {
            Step::Fault(fault) => break fault.message.code().id() == "E903",
            Step::End => break false,
            _ => {}
        }
    };
    assert!(is_reported);
}

/// Reads a file in every way.
fn read_everywhere(bytes: &[u8]) {
    let options = LintOptions { selection: Selection::all(), ..LintOptions::default() };
    let linted = Linter::new(options).lint(bytes);
    assert!(linted.error.is_none());
    match chosen_line(bytes, &LineChoice::default()).unwrap().game {
        // The size may be damaged.
        Ok(_) | Err(NoLine::Game { .. } | NoLine::Unplayable) => {}
        Err(why) => panic!("{why:?}"),
    }
    let mut reader = Reader::new(bytes);
    while !matches!(reader.next_step().unwrap(), Step::End) {}
    assert!(matches!(reader.next_step().unwrap(), Step::End));
    let fixed = fix(bytes, &FixOptions::default());
    if let Some(text) = fixed.text {
        let again = fix(&text, &FixOptions::default());
        assert!(again.text.is_none(), "a second run changes nothing: {}", String::from_utf8_lossy(&text));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bytes are changed, removed and doubled.
    #[test]
    fn damaged_files_are_read(
        which in 0_usize..64,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..4, any::<u8>()), 1..12),
    ) {
        let files = cases();
        let mut bytes = fs::read(&files[which % files.len()]).unwrap();
        for (at, how, byte) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.truncate(at),
                2 => drop(bytes.remove(at)),
                _ => bytes.extend_from_within(at..),
            }
        }
        read_everywhere(&bytes);
    }
}
