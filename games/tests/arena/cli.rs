//! `match` and `check`: what they print, how they end, and what Ctrl-C does.

#![cfg(unix)]

use crate::{REVERSI, ataxx, reversi};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use test_support::{first_line, interrupt, quoted, run, words};

/// A builtin bot as one argument.
fn bot(arguments: &str) -> String {
    format!("{} bot {arguments}", quoted(REVERSI))
}

fn script(name: &str) -> String {
    format!("sh tests/data/arena/bots/{name}.sh")
}

#[test]
fn a_match_tells_each_game_and_the_result() {
    let (a, b) = (bot("--protocol lksh --level 2"), "builtin:level=1,seed=4");
    let options = words("match --games 4 --time 60000 --random-plies 6");
    let (code, output, error) = run(reversi(&options).args([&a, b]));
    assert_eq!((code, error.as_str()), (0, ""), "{output}");
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines[0].starts_with("game 1, A black, B white: "), "{output}");
    assert!(lines[1].starts_with("game 2, B black, A white: "), "{output}");
    assert_eq!(lines[4], format!("A: {a}"));
    let result: Vec<u32> = lines.last().unwrap().split(' ').filter_map(|word| word.parse().ok()).collect();
    assert_eq!((result.len(), result.iter().sum::<u32>()), (3, 4), "{output}");
}

/// The two games of a pair share their opening, and every run plays the same games.
#[test]
fn a_match_as_json_has_every_game() {
    let arguments =
        words("match builtin:level=1 builtin:level=2 --games 6 --random-plies 8 --time 60000 --format json");
    let (code, output, error) = run(&mut ataxx(&arguments));
    assert_eq!((code, error.as_str()), (0, ""));
    let values: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(values.len(), 7);
    for pair in values[..6].chunks(2) {
        assert_eq!(pair[0]["opening"], pair[1]["opening"]);
        assert_eq!((&pair[0]["black"], &pair[0]["white"]), (&pair[1]["white"], &pair[1]["black"]));
    }
    assert_ne!(values[0]["opening"], values[2]["opening"]);
    let count = |kind: &str| values[6][kind].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 6);
    let without_times = |output: &str| {
        let mut values: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for game in &mut values {
            for mv in game["moves"].as_array_mut().into_iter().flatten() {
                mv["milliseconds"] = Value::Null;
            }
        }
        values
    };
    assert_eq!(without_times(&run(&mut ataxx(&arguments)).1), without_times(&output));
}

#[test]
fn verbose_draws_the_board_and_the_clock() {
    let arguments = words("match --verbose builtin:level=1 builtin:level=2 --game-time 60000");
    let (code, output, _) = run(&mut reversi(&arguments));
    assert_eq!(code, 0);
    let start =
        "1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . X O . . .\n5 . . . O X . . .\n";
    assert!(output.starts_with(start), "{output}");
    assert!(output.contains("  a b c d e f g h\n\n1 black (X) "), "{output}");
    assert!(output.contains(" s left\n"), "{output}");
    let (_, output, _) = run(&mut ataxx(&["match", "-v", "builtin:level=1", "builtin:level=1"]));
    assert!(output.starts_with("7 X . . . . . O\n"), "{output}");
}

/// A faulty program loses its games, and the match goes on.
#[test]
fn a_fault_is_told_and_ends_in_status_1() {
    let a = script("cheats");
    let (code, output, _) =
        run(&mut reversi(&["match", &a, "builtin:level=1", "--games", "3", "--time", "60000"]));
    assert_eq!(code, 1, "{output}");
    assert!(
        output.contains(
            "game 1, A black, B white: B wins: A illegal move \"2 4\": (2, 4): there is a stone already"
        ),
        "{output}"
    );
    assert!(output.contains("losses by \"illegal move\": 3"), "{output}");
    assert!(output.ends_with("A: 0 wins, 0 draws, 3 losses\n"), "{output}");
}

/// Positions of Reversi may begin with an empty square, which is a hyphen.
#[test]
fn a_match_begins_with_the_position_given() {
    let position = "-XO------------------------------------------------------------- X";
    let arguments = ["match", "--board", position, "builtin:level=1", "builtin:level=2"];
    let (code, output, error) = run(&mut reversi(&arguments));
    assert_eq!((code, error.as_str()), (0, ""), "{output}");
    assert!(
        output.starts_with("game 1, A black, B white: A wins 3 to 0: neither side can move (1 move)"),
        "{output}"
    );
}

#[test]
fn wrong_usage_is_told() {
    for (arguments, reason) in [
        (&["match", "a 'b", "builtin"][..], "a quote is not closed"),
        (&["match", "builtin:level=11", "builtin"], "a builtin has level=1..10"),
        (
            &["match", "builtin", "builtin", "--protocol", "uai"],
            "\"uai\" is not a known protocol: expected lksh",
        ),
        (
            &["match", "x", "builtin", "--protocol", "gtp", "--board", LATE],
            "gtp has no command for a start position",
        ),
        (&["match", "builtin", "builtin", "--random-plies", "200"], "invalid value"),
        (&["match", "builtin", "builtin", "--random-plies", "90"], "use fewer"),
        (&["check", "--protocol", "morse", "--", "x"], "is not a known protocol"),
    ] {
        let (code, output, error) = run(&mut reversi(arguments));
        assert_eq!((code, output.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

const LATE: &str = "XO-------------------------------------------------------------- X";

#[test]
fn the_jury_says_ok_to_a_good_solution() {
    let (code, output, error) =
        run(&mut reversi(&["check", "--", REVERSI, "bot", "--protocol", "lksh", "--level", "2"]));
    assert_eq!((code, error.as_str()), (0, ""), "{output}");
    let tests: Vec<&str> = output.lines().map(|line| line.split(',').next().unwrap()).collect();
    assert_eq!(tests, ["test 1", "test 2", "test 3", "test 4", "OK"]);
}

#[test]
fn the_jury_tells_the_first_fault_and_the_programs_words() {
    let script = "echo 'the move is hard' >&2; read -r _; exit 7";
    let (code, output, _) = run(&mut reversi(&["check", "--", "sh", "-c", script]));
    assert_eq!(code, 1);
    assert!(
        output.starts_with(
            "test 1, white: FAULT at move 2: crashed: exit status: 7: the move is hard\n  0 . . ."
        ),
        "{output}"
    );
    assert!(
        output.ends_with("  white (O) to move\nthe program's standard error:\n  the move is hard\n"),
        "{output}"
    );
}

/// After black's (4, 2) white may play (3, 2), (5, 2) and (5, 4).
const WRONG: &str = "\
test 1, white: FAULT at move 2: (2, 4): no stone of the opponent turns over; it wrote \"2 4\"
  0 . . . . . . . .
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . X O . . .
  4 . . X X X . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 . . . . . . . .
    0 1 2 3 4 5 6 7
  white (O) to move
";

/// Rows and columns count from 0, as in the assignment, unless letters are asked for.
#[test]
fn the_jury_counts_as_the_assignment_does() {
    let (code, output, _) = run(reversi(&["check", "--"]).args(["sh", "-c", CHEAT]));
    assert_eq!((code, output.as_str()), (1, WRONG));
    let (_, output, _) =
        run(reversi(&["check", "--coordinates", "algebraic", "--"]).args(["sh", "-c", CHEAT]));
    assert!(
        output.starts_with(
            "test 1, white: FAULT at move 2: a disc on e3 would not flip anything; it wrote \"2 4\"\n  1 . ."
        ),
        "{output}"
    );
    assert!(output.contains("\n    a b c d e f g h\n"), "{output}");
    let (_, output, _) = run(reversi(&["check", "--"]).args(["sh", "-c", &CHEAT.replace("2 4", "8 -1")]));
    assert!(output.starts_with("test 1, white: FAULT at move 2: (8, -1): no such square"), "{output}");
}

const CHEAT: &str = "for _ in 1 2 3 4 5 6 7 8 9; do read -r _; done; echo 2 4";

/// This also holds for a game from Othello's start, whose mirror image such a program sees.
#[test]
fn verbose_shows_the_board_as_the_program_sees_it() {
    let a = script("cheats");
    let match_of = |options: &[&str]| {
        let arguments = [&["match", "-v", "--protocol", "lksh", &a, "builtin:level=1"], options].concat();
        run(&mut reversi(&[&arguments[..], &["--time", "60000"]].concat())).1
    };
    for start in ["othello", "assignment"] {
        let output = match_of(&["--rules", start]);
        assert!(
            output
                .starts_with("0 . . . . . . . .\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . X O . . .\n"),
            "{output}"
        );
        assert!(output.contains("\n\n1 black (X) (2, 4): "), "{output}");
        assert!(output.contains("\n2 . . . . X . . .\n3 . . . X X . . .\n4 . . . O X . . .\n"), "{output}");
        assert!(output.contains("illegal move \"2 4\": (2, 4): "), "{output}");
    }
    let output = match_of(&["--rules", "othello", "--coordinates", "algebraic"]);
    assert!(output.contains("\n\n1 black (X) d3: "), "{output}");
    assert!(output.contains("illegal move \"2 4\": d3 is occupied"), "{output}");
}

#[test]
fn the_jury_allows_other_times() {
    let (code, output, _) = run(&mut reversi(&["check", "--time", "300", "--", "sleep", "600"]));
    assert_eq!(code, 1);
    assert!(output.contains(" ms, 300 ms were allowed\n"), "{output}");
}

#[test]
#[cfg(target_os = "linux")]
fn the_jury_allows_other_memory() {
    let script = "head -c 400000000 /dev/zero | tail -c 399999999 >/dev/null || exit 5; exit 6";
    let check = |memory| {
        let limits = ["check", "--time", "600000", "--memory", memory, "--", "sh", "-c", script];
        run(&mut reversi(&limits)).1
    };
    let (little, much) = (check("64"), check("4096"));
    assert!(
        little.starts_with("test 1, white: FAULT at move 2: out of memory: 64 MiB are allowed, it "),
        "{little}"
    );
    assert!(much.starts_with("test 1, white: FAULT at move 2: crashed: exit status: 6\n"), "{much}");
}

/// Ctrl-C prints the finished games and ends the programs.
#[test]
fn ctrl_c_ends_the_programs_and_prints_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let pid_file = folder.path().join("pid");
    // It plays one game, and sleeps in the next.
    let script = format!(
        "if [ -e {pid} ]; then echo $$ >{pid}; exec sleep 600; fi; : >{pid}; exec {}",
        bot("--protocol lksh --level 2"),
        pid = quoted(&pid_file),
    );
    let command = format!("sh -c {}", quoted(script));
    let mut process =
        reversi(&["match", &command, "builtin:level=1", "--games", "9", "--game-time", "600000"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap()).lines();
    let first = output.next().unwrap().unwrap();
    assert!(first.starts_with("game 1, A black"), "{first}");
    let sleeper = first_line(&pid_file);
    interrupt(&process);
    let rest: Vec<String> = output.map(Result::unwrap).collect();
    assert_eq!(process.wait().unwrap().code(), Some(1));
    assert!(rest.last().unwrap().starts_with("A: "), "{rest:?}");
    assert!(rest.iter().all(|line| !line.starts_with("game 2")), "{rest:?}");
    assert!(!std::path::Path::new(&format!("/proc/{sleeper}")).exists(), "the program is left");
}
