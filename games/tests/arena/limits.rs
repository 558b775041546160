//! Limits, crashes and leftover processes of programs without a sandbox, and failures of the machine.
#![cfg(target_os = "linux")]

use crate::sandbox::python;
use crate::{REVERSI, ataxx, is_running, logged, reversi};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use test_support::{in_project, quoted, run, write_program};

/// The end of a shell command that plays as a correct solution, after whatever precedes it.
const PLAYS: &str = "exec \"$0\" bot --protocol lksh --level 1 --seed 1";

/// The verdict of `reversi check` on a shell command.
fn check(words: &str) -> (i32, String) {
    let (status, output, error) = run(&mut reversi(&["check", "--", "sh", "-c", words, REVERSI]));
    (status, format!("{output}{error}"))
}

/// Memory that is used and freed before the first move is noticed every time.
#[test]
fn too_much_memory_has_one_verdict() {
    for _ in 0..5 {
        let (status, said) =
            check(&format!("head -c 400000000 /dev/zero | tail -c 399999999 >/dev/null; {PLAYS}"));
        assert_eq!(status, 1, "{said}");
        assert!(said.contains(": out of memory: 256 MiB are allowed, it "), "{said}");
        assert!(said.contains("memory is "), "{said}");
    }
}

/// Java virtual machines reserve gigabytes.
#[test]
fn reserved_memory_does_not_count() {
    let Some(python) = python() else { return };
    let reserve = "import mmap, os, sys, time; kept = mmap.mmap(-1, 8 << 30, 0x4022, 1); time.sleep(0.2); \
                   os.execv(sys.argv[1], [sys.argv[1], *'bot --protocol lksh --level 1'.split()])";
    let (status, said) = check(&format!("exec {python} -c \"{reserve}\" \"$0\""));
    assert_eq!(status, 0, "{said}");
}

/// Each child is below the limit; together they exceed it.
#[test]
fn children_count_together() {
    let child = "(head -c 150000000 /dev/zero; sleep 600) | tail -c 149999999 &";
    let (status, said) = check(&format!("{child} sleep 1; {PLAYS}"));
    assert_eq!(status, 0, "{said}");
    let (status, said) = check(&format!("{child} {child} {child} sleep 600"));
    assert_eq!(status, 1, "{said}");
    assert!(said.contains(": out of memory: 256 MiB are allowed, it "), "{said}");
}

/// A file that the user's shell holds open is not the program's to write.
#[test]
fn inherited_files_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let marks = folder.path().join("marks.txt");
    fs::write(&marks, "right\n").unwrap();
    let checked = reversi(&["check", "--", "sh", "-c", &format!("echo changed >&9; {PLAYS}"), REVERSI]);
    let mut shell = Command::new("sh");
    shell.args(["-c", "exec 9<>\"$0\"; exec \"$@\""]).arg(&marks);
    shell.arg(checked.get_program()).args(checked.get_args());
    let (status, output, error) = run(&mut shell);
    assert_eq!(status, 0, "{output}{error}");
    assert_eq!(fs::read_to_string(&marks).unwrap(), "right\n");
}

#[test]
fn a_crash_has_a_cause() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().file_name().unwrap().to_str().unwrap();
    let orphan = format!("kill -KILL $PPID; while :; do sleep 1; done; : {mark}");
    for (words, expected) in [
        ("echo 'terminate called' >&2; kill -ABRT $$", "crashed: aborted (SIGABRT): terminate called\n"),
        ("exit 0", ": ended without an answer\n"),
        ("echo bye >&2", ": ended without an answer: bye\n"),
        ("kill -SEGV $$", "crashed: killed by SIGSEGV (segmentation fault)\n"),
        ("sh -c 'kill -SEGV $$'; exit 139", "crashed: exit status: 139 (SIGSEGV, segmentation fault)"),
        // The launcher is its parent.
        (&orphan, "crashed: its launcher was killed\n"),
    ] {
        let (status, said) = check(words);
        assert_eq!(status, 1, "{words}: {said}");
        assert!(said.contains(expected), "{words}: {said}");
    }
    assert_gone(mark);
}

/// Neither the program nor a child that has left its session and environment is left.
#[test]
fn a_killed_arena_leaves_no_process() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().file_name().unwrap().to_str().unwrap();
    let ready = folder.path().join("ready");
    let script = folder.path().join("bot.sh");
    let text = format!(
        "(env -i setsid sh -c 'while :; do sleep 1; done; : {mark}' </dev/null >/dev/null 2>&1 &)\n\
         echo >{}\nsleep 600\n",
        quoted(&ready)
    );
    fs::write(&script, text).unwrap();
    let bot = format!("sh {}", quoted(&script));
    let mut arena = reversi(&["match", "--time", "600000", &bot, "builtin:level=1"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !ready.exists() {
        thread::sleep(Duration::from_millis(5));
    }
    arena.kill().unwrap();
    arena.wait().unwrap();
    assert_gone(mark);
}

/// Waits long enough for a busy machine.
fn assert_gone(mark: &str) {
    for _ in 0..6000 {
        if !is_running(mark) {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("a process is left");
}

/// A tournament of a script with a builtin player, started by a shell that first runs `before`.
fn tournament(before: &str, folder: &Path, more: &[&str]) -> Command {
    let words = format!("{before}; exec \"$0\" \"$@\"");
    let mut command = in_project("/bin/sh", &["-c", &words, REVERSI]);
    let bot = format!("bot={}", quoted(folder.join("bot")));
    let out = folder.join("out");
    command.args(["tournament", "--rules", "assignment", "-j", "1", "-o", out.to_str().unwrap()]);
    command.args([&bot, "builtin:level=1"]).args(more);
    command
}

/// Writes a bot that runs `before` and plays.
fn write_bot(folder: &Path, before: &str) {
    let bot = folder.join("bot");
    let text = format!("#!/bin/sh\n{before}\nexec {} bot --protocol lksh --level 1\n", quoted(REVERSI));
    write_program(&bot, text);
}

fn games(folder: &Path) -> Vec<Value> {
    logged(&folder.join("out"))
}

/// With too few open files no game counts; with enough of them the tournament is resumed.
#[test]
fn too_many_open_files_void_the_game() {
    let folder = tempfile::tempdir().unwrap();
    write_bot(folder.path(), "");
    let (status, _, error) = run(&mut tournament("ulimit -n 11", folder.path(), &[]));
    assert_eq!(status, 2, "{error}");
    assert!(error.contains("game 1 is replayed: "), "{error}");
    assert!(error.contains("error: game 1 was void 7 times in a row: "), "{error}");
    assert!(error.contains("too many open files: raise the limit"), "{error}");
    assert_eq!(games(folder.path()).len(), 0);
    let (status, table, error) = run(&mut tournament(":", folder.path(), &["--resume"]));
    assert_eq!(status, 0, "{table}{error}");
    assert_eq!(games(folder.path()).len(), 2);
}

/// A user with a limit of two processes: the arena and its thread.
#[test]
fn too_many_processes_void_the_game() {
    if run(Command::new("id").arg("-u")).1 != "0\n" {
        return println!("skipped: only root can be another user");
    }
    let folder = tempfile::tempdir().unwrap();
    write_bot(folder.path(), "");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    let program = folder.path().join("reversi");
    write_program(&program, fs::read(REVERSI).unwrap());
    let mut command = Command::new("setpriv");
    // A user without other processes.
    command.args(["--reuid=1999999999", "--regid=1999999999", "--clear-groups", "prlimit", "--nproc=2"]);
    let bot = format!("bot={}", quoted(folder.path().join("bot")));
    let out = folder.path().join("out");
    command.arg(&program).args(["tournament", "--rules", "assignment", "-j", "1", "-o"]);
    let (status, _, error) = run(command.arg(&out).args([&bot, "builtin:level=1"]));
    assert_eq!(status, 2, "{error}");
    assert!(error.contains("was void 7 times in a row: "), "{error}");
    assert!(error.contains("Resource temporarily unavailable"), "{error}");
    assert_eq!(games(folder.path()).len(), 0);
}

/// The tournament waits until the binary is back.
#[test]
fn a_binary_that_is_missing_for_a_while_loses_no_game() {
    let folder = tempfile::tempdir().unwrap();
    write_bot(folder.path(), "");
    let path = |name: &str| folder.path().join(name);
    let mut command = tournament(":", folder.path(), &["--rounds", "30"]);
    let process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let logged = || fs::read_to_string(path("out/games.jsonl")).map_or(0, |log| log.lines().count());
    while logged() < 5 {
        thread::sleep(Duration::from_millis(2));
    }
    fs::rename(path("bot"), path("away")).unwrap();
    thread::sleep(Duration::from_millis(500));
    fs::rename(path("away"), path("bot")).unwrap();
    let output = process.wait_with_output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{error}");
    assert!(error.contains(" is replayed: "), "{error}");
    let games = games(folder.path());
    assert_eq!(games.len(), 60);
    assert!(games.iter().all(|game| game["end"]["by"] == "rules"));
}

/// A match counts the games that were played, and reports a mistyped command before the first game.
#[test]
fn a_match_does_not_lose_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("bot");
    // It deletes itself and plays one game.
    write_bot(folder.path(), "rm \"$0\"");
    let command = quoted(&bot);
    let arguments = ["match", "--games", "3", "--time", "60000", &command, "builtin:level=1"];
    let (status, output, error) = run(&mut reversi(&arguments));
    assert_eq!(status, 2, "{output}");
    assert!(
        output.contains("game 1, ") && !output.contains("game 2, ") && output.contains("A: "),
        "{output}"
    );
    assert!(error.contains("error: game 2 was void 7 times in a row: "), "{error}");
    let (status, output, error) = run(&mut reversi(&arguments));
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(error.contains("bot` is not an executable program"), "{error}");
}

/// A program of UAI that is ready to play and then silent.
const SILENT: &str =
    "sh -c 'while read -r word _; do case $word in uai) echo uaiok;; isready) echo readyok;; esac; done'";

/// The cap is not a time limit for builtins: with one they would search differently.
#[test]
fn the_cap_changes_no_move_of_builtins() {
    let games = ["1", "600000"].map(|cap| {
        let limits = ["match", "--format", "json", "--games", "2", "--random-plies", "6", "--max-wait", cap];
        let players = ["--nodes", "2000", "builtin:level=10", "builtin:level=10"];
        let (status, output, error) = run(reversi(&limits).args(players));
        assert_eq!(status, 0, "{error}");
        let games: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let moves = games.iter().filter_map(|game| game["moves"].as_array());
        moves.flatten().map(|mv| (mv["text"].clone(), mv["info"].clone())).collect::<Vec<_>>()
    });
    assert!(!games[0].is_empty());
    assert_eq!(games[0], games[1]);
}

/// With a limit of nodes or depth alone, an answer that never comes ends the game all the same.
#[test]
fn a_hanging_program_without_a_time_limit_ends() {
    let folder = tempfile::tempdir().unwrap();
    for limit in ["--nodes", "--depth"] {
        let (status, output, error) = run(&mut ataxx(&[
            "match",
            "--protocol",
            "uai",
            limit,
            "9",
            "--max-wait",
            "1500",
            SILENT,
            "builtin:level=1",
        ]));
        assert_eq!(status, 1, "{error}");
        let cause = "late: no answer within 1.5 s, the cap if no time limit is set (--max-wait changes it)";
        assert!(output.contains(cause), "{output}");
    }
    // A time limit of the user's own is not cut short.
    let timed = [
        "match",
        "--protocol",
        "uai",
        "--nodes",
        "9",
        "--time",
        "1200",
        "--max-wait",
        "1",
        SILENT,
        "builtin:level=1",
    ];
    let (_, output, _) = run(&mut ataxx(&timed));
    assert!(output.contains(", 1200 ms were allowed"), "{output}");
    // The same in a configuration and a log.
    let config = format!(
        "protocol = \"uai\"\nnodes = 9\nmax-wait = 700\n[[player]]\nname = \"silent\"\ncommand = \"{SILENT}\"\n[[player]]\nname = \"b\"\ncommand = \"builtin:level=1\"\n"
    );
    fs::write(folder.path().join("config.toml"), config).unwrap();
    let out = folder.path().join("out");
    let (status, ..) = run(ataxx(&["tournament", "-q", "--config"])
        .arg(folder.path().join("config.toml"))
        .arg("-o")
        .arg(&out));
    assert_eq!(status, 1);
    for game in logged(&out) {
        assert_eq!((&game["end"]["allowed"], &game["end"]["capped"]), (&700.into(), &true.into()), "{game}");
    }
}

/// Logs of versions that did not replay void games contain some.
#[test]
fn void_games_of_a_log_are_played() {
    let folder = tempfile::tempdir().unwrap();
    write_bot(folder.path(), "");
    run(&mut tournament(":", folder.path(), &[]));
    let log = folder.path().join("out/games.jsonl");
    let lines: Vec<String> = fs::read_to_string(&log).unwrap().lines().map(str::to_owned).collect();
    let mut void: Value = serde_json::from_str(&lines[1]).unwrap();
    void["end"] = serde_json::json!({"by": "void", "reason": "too many open files: raise the limit"});
    void["winner"] = Value::Null;
    fs::write(&log, format!("{}\n{void}\n{}\n", lines[0], lines[2])).unwrap();
    let (status, table, error) = run(&mut tournament(":", folder.path(), &["--resume"]));
    assert_eq!(status, 0, "{table}{error}");
    assert!(error.contains("1 of 2 games are already in the log"), "{error}");
    assert!(table.contains("2 of 2 games"), "{table}");
}
