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
