//! Hostile programs in a real tournament with a sandbox: each loses its own games and does no other harm.
#![cfg(target_os = "linux")]

use crate::{REVERSI, is_running, logged, reversi};
use serde_json::Value;
use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use test_support::{project, quoted, run, thorough, words, write_program};

const LEVEL: &str = "builtin:level=1";

/// Returns true and says why if bubblewrap does not work on this machine.
pub(crate) fn skip() -> bool {
    let (status, _, error) = run(&mut reversi(&["match", "--sandbox", "bwrap", LEVEL, LEVEL]));
    if status == 0 {
        return false;
    }
    assert!(std::env::var_os("GOCHECK_SANDBOX_REQUIRED").is_none(), "{error}");
    println!("skipped: {error}");
    true
}

/// How often each attack is made.
pub(crate) fn times() -> usize {
    if thorough() { 20 } else { 1 }
}

/// Python, where every user and every jail can run it.
pub(crate) fn python() -> Option<&'static str> {
    let found =
        ["/usr/bin/python3", "/usr/local/bin/python3"].into_iter().find(|path| Path::new(path).exists());
    if found.is_none() {
        println!("skipped: no python3");
    }
    found
}

/// A folder with a hostile program, an opponent and the output of a tournament between the two.
pub(crate) struct Contest {
    folder: tempfile::TempDir,
    pub(crate) games: Vec<Value>,
}

impl Contest {
    /// Plays a tournament in which `interpreter` runs the script with `arguments` against a good bot, which wins. Returns
    /// `None` without a sandbox.
    pub(crate) fn play(interpreter: &str, script: &str, arguments: &str) -> Option<Self> {
        if skip() {
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        for name in ["attack", "victim"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let source = project("tests/data/arena/hostile").join(script);
        fs::copy(source, folder.path().join("attack").join(script)).unwrap();
        // Hostile programs look for their opponent by its command.
        write_program(&folder.path().join("victim/reversi"), fs::read(REVERSI).unwrap());
        let mut contest = Self { folder, games: Vec::new() };
        let attack = contest.path("attack").join(script);
        let hostile = format!("hostile={interpreter} {} {arguments}", quoted(attack));
        let victim = contest.path("victim/reversi");
        let victim = format!("victim={} bot --protocol lksh --level 1 --seed 1", quoted(victim));
        let options = "tournament --sandbox bwrap --rules assignment --memory 512 --time 10000 -o";
        let mut command = reversi(&words(options));
        let (status, table, error) = run(command.arg(contest.path("out")).args([hostile, victim]));
        assert_eq!(status, 1, "{table}{error}");
        contest.games = logged(&contest.path("out"));
        assert_eq!(contest.games.len(), 2);
        for game in &contest.games {
            let loser = if game["winner"] == "black" { "white" } else { "black" };
            assert_eq!(
                (game[loser].as_str(), game["end"]["by"].as_str()),
                (Some("hostile"), Some("fault")),
                "{game}"
            );
        }
        let words = contest.words();
        assert!(!words.contains("reached"), "{words}");
        Some(contest)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Checks that the hostile program lost each game by this fault.
    pub(crate) fn assert_fault(&self, fault: &str) {
        assert!(self.games.iter().all(|game| game["end"]["fault"] == fault), "{:?}", self.games);
    }

    /// The hostile program's standard error.
    fn words(&self) -> String {
        fs::read_to_string(self.path("out/errors/hostile.log")).unwrap_or_default()
    }
}

/// It loses by its own exit status; the arena and the opponent are not affected.
#[test]
fn other_processes_are_invisible() {
    for arguments in ["KILL tournament", "STOP tournament", "KILL victim", "STOP victim"] {
        let Some(contest) = Contest::play("sh", "signals.sh", arguments) else { return };
        contest.assert_fault("crashed");
    }
}

#[test]
fn other_processes_cannot_be_traced() {
    let Some(python) = python() else { return };
    let Some(contest) = Contest::play(python, "ptrace.py", "") else { return };
    contest.assert_fault("crashed");
}

/// Every line of the log is a game that was played, as `play` has checked.
#[test]
fn the_log_is_out_of_reach() {
    let Some(contest) = Contest::play("sh", "writes_the_log.sh", "") else { return };
    assert!(!contest.path("out/new").exists());
}

#[test]
fn passwords_are_out_of_reach() {
    let Some(contest) = Contest::play("sh", "reads_passwords.sh", "") else { return };
    let words = contest.words();
    assert!(words.contains("/etc/shadow: ") && !words.contains("root:"), "{words}");
}

#[test]
fn processes_are_limited() {
    let Some(contest) = Contest::play("sh", "fork_bomb.sh", "") else { return };
    let words = contest.words();
    assert!(words.to_lowercase().contains("fork"), "{words}");
}

/// One file that is too large cannot be written; many that are too large together end the program.
#[test]
fn files_are_limited() {
    for (script, expected) in [("big_file.sh", "crashed"), ("many_files.sh", "files")] {
        let Some(contest) = Contest::play("sh", script, "") else { return };
        contest.assert_fault(expected);
        // They are in the player's own folder only.
        let players: Vec<_> = fs::read_dir(contest.path("out/players")).unwrap().flatten().collect();
        assert_eq!(players.len(), 2);
        assert_eq!(fs::read_dir(contest.path("attack")).unwrap().count(), 1);
    }
}

#[test]
fn there_is_no_network() {
    if !Path::new("/bin/bash").exists() {
        return println!("skipped: no bash");
    }
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    Contest::play("bash", "network.sh", &port);
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn daemons_are_ended() {
    let Some(contest) = Contest::play("sh", "daemon.sh", "") else { return };
    assert!(!is_running(contest.folder.path().file_name().unwrap().to_str().unwrap()), "a process is left");
}

/// It is kept from game to game, and protected from those of an earlier tournament.
#[test]
fn a_player_has_a_folder_of_its_own() {
    if skip() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let note = r#"sh -c "echo game >>notes; exec \"$0\" bot --protocol lksh --level 1""#;
    let player = format!("note={note} {}", quoted(REVERSI));
    let options = words("tournament -q --sandbox bwrap --rules assignment -o");
    let arguments = [&options[..], &[out.to_str().unwrap(), &player, "b=builtin:level=1"]].concat();
    let (status, table, error) = run(&mut reversi(&arguments));
    assert_eq!(status, 0, "{table}{error}");
    let notes = fs::read_to_string(out.join("players/1-note/notes")).unwrap();
    assert_eq!(notes, "game\ngame\n");
    // Another process of the arena, with other user ids, uses it, too.
    let log = out.join("games.jsonl");
    let lines = fs::read_to_string(&log).unwrap();
    fs::write(&log, lines.split_inclusive('\n').take(2).collect::<String>()).unwrap();
    let (status, table, error) = run(reversi(&arguments).arg("--resume"));
    assert_eq!(status, 0, "{table}{error}");
    assert_eq!(fs::read_to_string(out.join("players/1-note/notes")).unwrap(), "game\n".repeat(3));
    // A new tournament must not start with old notes.
    fs::remove_file(out.join("games.jsonl")).unwrap();
    let (status, _, error) = run(&mut reversi(&arguments));
    assert_eq!(status, 2);
    assert!(error.contains("contains files of another tournament's players"), "{error}");
}

/// The example of a contest is played as it is, except for the path of the program.
#[test]
fn the_example_of_a_contest_runs_in_a_sandbox() {
    if skip() {
        return;
    }
    let text = fs::read_to_string(project("examples/contest.toml")).unwrap();
    assert!(text.contains("sandbox = \"auto\""));
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("contest.toml");
    fs::write(&config, text.replace("target/release/reversi", &quoted(REVERSI))).unwrap();
    let out = folder.path().join("out");
    let mut command = reversi(&["tournament", "--rounds", "1", "--config"]);
    let (status, table, error) = run(command.arg(&config).arg("-o").arg(&out));
    assert_eq!(status, 0, "{table}{error}");
    assert!(error.contains("programs run in the sandbox bwrap"), "{error}");
}

/// A sandbox that is not installed is reported before the first game.
#[test]
fn a_missing_sandbox_is_an_error() {
    for tool in ["bwrap", "auto"] {
        let (status, output, error) =
            run(reversi(&["match", "--sandbox", tool, "builtin", "builtin"]).env("PATH", ""));
        assert_eq!((status, output.as_str()), (2, ""));
        assert!(
            error.contains("bubblewrap does not work on this machine: `bwrap` is not installed\n")
                && error.contains("or give --sandbox none"),
            "{error}"
        );
    }
}

/// Tools of earlier versions are refused with what to use instead, on the command line and in a configuration.
#[test]
fn removed_sandboxes_are_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("contest.toml");
    for tool in ["systemd-run", "isolate"] {
        fs::write(&config, format!("sandbox = \"{tool}\"\n")).unwrap();
        let config = config.to_str().unwrap();
        let out = folder.path().join("out");
        let out = out.to_str().unwrap();
        for arguments in [
            &["match", "--sandbox", tool, LEVEL, LEVEL][..],
            &["check", "--sandbox", tool, "--", "true"],
            &["tournament", "--config", config, "-o", out, "a=builtin:level=1", "b=builtin:level=1"],
        ] {
            let (status, output, error) = run(&mut reversi(arguments));
            assert_eq!((status, output.as_str()), (2, ""), "{error}");
            let expected = format!(
                "the sandbox `{tool}` is no longer supported, only bubblewrap (`bwrap`) is\n  \
                 use bwrap, auto or none instead"
            );
            assert!(error.contains(&expected), "{error}");
        }
    }
}
