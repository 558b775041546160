//! `ataxx check-bot`: our bots pass, broken ones fail at the step that shows what is broken.

use crate::ataxx;
use test_support::{run, words};

const ATAXX: &str = env!("CARGO_BIN_EXE_ataxx");

/// Milliseconds for an answer that suffice on any machine.
const AMPLE: &str = "20000";

/// The exit status and the output.
fn check(protocol: &str, time: &str, bot: &[&str]) -> (i32, String) {
    let (status, report, _) =
        run(ataxx(&["check-bot", "--protocol", protocol, "--time", time, "--"]).args(bot));
    (status, report)
}

/// The numbers of the steps that failed.
fn failed(report: &str) -> Vec<&str> {
    let failed = report.lines().filter(|line| line.contains(": FAIL: "));
    failed.filter_map(|line| line.split(' ').next()).collect()
}

#[test]
fn our_bots_pass_every_step() {
    for protocol in ["botzone", "botzone-json", "codingame", "uai"] {
        let bot = [ATAXX, "bot", "--protocol", protocol, "--level", "2"];
        let (status, report) = check(protocol, AMPLE, &bot);
        assert_eq!(failed(&report), Vec::<&str>::new(), "{protocol}:\n{report}");
        assert_eq!(status, 0, "{protocol}:\n{report}");
    }
}

#[test]
fn our_bots_kept_running_pass_too() {
    for protocol in ["botzone", "botzone-json"] {
        let bot = [ATAXX, "bot", "--protocol", protocol, "--level", "1", "--keep-running"];
        let (status, report) = check(protocol, AMPLE, &bot);
        assert_eq!(status, 0, "{protocol}:\n{report}");
    }
}

#[test]
fn a_late_bot_fails_at_the_first_answer() {
    let (status, report) = check("botzone", "200", &["sh", "tests/data/ataxx/bots/late.sh"]);
    assert_eq!(status, 1);
    assert_eq!(failed(&report)[0], "1", "{report}");
    assert!(report.lines().next().unwrap().starts_with("1 first move: FAIL: no answer within "), "{report}");
}

/// CodinGame allows more time for the first answer than for later ones.
#[test]
fn a_late_answer_is_later_than_allowed() {
    let bot = "read id; read config; while read line; do :; done & sleep 1.5; echo b7";
    let (_, report, _) = run(&mut ataxx(&[
        "check-bot",
        "--protocol",
        "codingame",
        "--variant",
        "statement",
        "--",
        "sh",
        "-c",
        bot,
    ]));
    assert!(report.contains("1 first move: FAIL: no answer within "), "{report}");
    let late = report.lines().find_map(|line| line.split_once("\"b7\" came after "));
    let milliseconds = late.and_then(|(_, late)| late.strip_suffix(" ms"));
    assert!(milliseconds.unwrap().parse::<u64>().unwrap() >= 1000, "{report}");
}

/// It passes the first move, the step without a question (5), and garbage (7).
#[test]
fn a_stubborn_bot_fails_where_its_move_is_illegal() {
    let (status, report) = check("botzone", AMPLE, &["sh", "tests/data/ataxx/bots/stubborn.sh"]);
    assert_eq!(status, 1);
    assert_eq!(failed(&report), ["2", "3", "6"], "{report}");
    assert!(report.contains("2 first move of white: FAIL: \"0 0 1 1\": no own stone is on a7"), "{report}");
    assert!(report.contains("  wrote \"0 0 1 1\""), "{report}");
}

/// No judge sends garbage: a bot that fails on it gets advice, and the status does not change.
#[test]
fn an_easily_confused_bot_is_advised() {
    let bot =
        ["sh", "tests/data/ataxx/bots/easily_confused.sh", ATAXX, "bot", "--protocol", "uai", "--level", "2"];
    let (status, report) = check("uai", AMPLE, &bot);
    assert_eq!((status, failed(&report)), (0, Vec::new()), "{report}");
    assert!(report.contains("8 unknown commands are ignored: advice: the program ended ("), "{report}");
    assert!(report.ends_with(" steps passed; failed advice does not count\n"), "{report}");
}

#[test]
fn a_bot_that_never_ends_fails_at_the_end_of_input() {
    let bot = words("bot --protocol codingame --level 2");
    let bot = [&["sh", "tests/data/ataxx/bots/never_ends.sh", ATAXX], &bot[..]].concat();
    let (status, report) = check("codingame", "5000", &bot);
    assert_eq!(status, 1);
    assert_eq!(failed(&report), ["8"], "{report}");
}

/// Ctrl-C also ends the bot.
#[cfg(target_os = "linux")]
#[test]
fn a_stopped_check_leaves_no_bot() {
    use std::path::Path;
    use std::process::Stdio;
    use test_support::{first_line, interrupt, quoted};

    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("process");
    let script = format!("echo $$ > {}; exec sleep 600", quoted(&note));
    let mut command =
        ataxx(&["check-bot", "--protocol", "uai", "--time", "600000", "--", "sh", "-c", &script]);
    let mut check = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let process = first_line(&note);
    interrupt(&check);
    assert_eq!(check.wait().unwrap().code(), Some(2));
    assert!(!Path::new("/proc").join(process).exists(), "the bot is still there");
}

#[test]
fn a_bot_that_cannot_be_started_is_wrong_usage() {
    let (status, _) = check("uai", "100", &["no/such/program"]);
    assert_eq!(status, 2);
}
