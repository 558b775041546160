//! `reversi check-bot`: our bots pass, broken ones fail at the step that shows what is broken.

use crate::reversi;
use test_support::run;

const REVERSI: &str = env!("CARGO_BIN_EXE_reversi");

/// The exit status, the numbers of the steps that failed, and the output.
fn check(protocol: &str, bot: &[&str]) -> (i32, Vec<String>, String) {
    let arguments = [&["check-bot", "--protocol", protocol, "--time", "20000", "--"], bot].concat();
    let (code, report, _) = run(&mut reversi(&arguments));
    let failed = report.lines().filter(|line| line.contains(": FAIL: "));
    let numbers = failed.filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect();
    (code, numbers, report)
}

#[test]
fn our_bots_pass_every_step() {
    for protocol in ["lksh", "gtp", "nboard", "codingame", "botzone", "botzone-json"] {
        let bot = [REVERSI, "bot", "--protocol", protocol, "--level", "2"];
        let (code, failed, report) = check(protocol, &bot);
        assert_eq!((code, failed), (0, Vec::new()), "{protocol}:\n{report}");
    }
}

/// It answers every board with the same square, which is legal only at the start.
#[test]
fn a_stubborn_bot_fails_where_its_move_is_illegal() {
    let (code, failed, report) = check("lksh", &["sh", "tests/data/reversi/bots/stubborn.sh"]);
    assert_eq!(code, 1);
    assert_eq!(failed, ["2", "3", "4", "6"], "{report}");
    assert!(report.contains("  wrote \"2 4\""), "{report}");
}

/// A bot for Othello's start that does not mirror its answers for the assignment.
#[test]
fn a_mirrored_bot_fails_at_the_first_move() {
    let (_, failed, report) = check("lksh", &["sh", "tests/data/reversi/bots/mirrored.sh"]);
    assert_eq!(failed.first().map(String::as_str), Some("1"), "{report}");
    assert!(
        report.contains("1 first move: FAIL: \"2 3\": (2, 3): no stone of the opponent turns over"),
        "{report}"
    );
}

/// A solution with a mistake, before the jury: the status and the output.
fn jury(right: &str, wrong: &str) -> (i32, String) {
    let source = std::fs::read_to_string("tests/data/mutants/right/reversi_lksh.py").unwrap();
    assert!(source.contains(right));
    let folder = tempfile::tempdir().unwrap();
    let solution = folder.path().join("solution.py");
    std::fs::write(&solution, source.replacen(right, wrong, 1)).unwrap();
    let solution = solution.to_string_lossy();
    let (code, output, _) = run(&mut reversi(&["check", "--time", "600000", "--", "python3", &solution]));
    (code, output)
}

#[test]
fn the_jury_names_swapped_rows_and_columns() {
    let (code, output) = jury("print(row, column,", "print(column, row,");
    assert_eq!(code, 1, "{output}");
    assert!(output.contains("  probable cause: rows and columns are swapped: "), "{output}");
}

/// It ends up without a move of its own where the only legal ones are diagonal.
#[test]
fn the_jury_names_four_directions() {
    let eight = "WAYS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]";
    let (code, output) = jury(eight, "WAYS = [(-1, 0), (0, -1), (0, 1), (1, 0)]");
    assert_eq!(code, 1, "{output}");
    assert!(!output.contains("no such square"), "{output}");
    assert!(output.contains(": no move, but there "), "{output}");
    assert!(output.contains("  probable cause: it turns pieces over in four directions only"), "{output}");
}
