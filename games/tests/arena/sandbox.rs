//! Hostile programs in a real tournament with a sandbox: each loses its own games and does no other harm.
#![cfg(target_os = "linux")]

use crate::reversi;
use serde_json::Value;
use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use test_support::{project, run};

const REVERSI: &str = env!("CARGO_BIN_EXE_reversi");

const LEVEL: &str = "builtin:level=1";

/// Returns true and says why if bubblewrap does not work on this machine.
fn skip() -> bool {
    let (status, _, error) = run(&mut reversi(&["match", "--sandbox", "bwrap", LEVEL, LEVEL]));
    if status == 0 {
        return false;
    }
    assert!(std::env::var_os("GOCHECK_SANDBOX_REQUIRED").is_none(), "{error}");
    println!("skipped: {error}");
    true
}

/// A folder with a hostile program, an opponent and the output of a tournament between the two.
struct Contest {
    folder: tempfile::TempDir,
}

impl Contest {
    fn new(script: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["attack", "victim"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let source = project("tests/data/arena/hostile").join(script);
        fs::copy(source, folder.path().join("attack").join(script)).unwrap();
        // Hostile programs look for their opponent by its command.
        fs::copy(REVERSI, folder.path().join("victim/reversi")).unwrap();
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The games of a tournament in which `interpreter` runs the script with `arguments` against a good bot.
    fn play(&self, interpreter: &str, script: &str, arguments: &str) -> Vec<Value> {
        let victim = self.path("victim/reversi");
        let hostile =
            format!("hostile={interpreter} '{}' {arguments}", self.path("attack").join(script).display());
        let victim = format!("victim='{}' bot --protocol lksh --level 1 --seed 1", victim.display());
        let out = self.path("out");
        let (status, table, error) = run(&mut reversi(&[
            "tournament",
            "--sandbox",
            "bwrap",
            "--rules",
            "assignment",
            "-o",
            out.to_str().unwrap(),
            "--memory",
            "512",
            "--time",
            "10000",
            &hostile,
            &victim,
        ]));
        assert_eq!(status, 1, "{table}{error}");
        let log = fs::read_to_string(out.join("games.jsonl")).unwrap();
        let games: Vec<Value> = log.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(games.len(), 2);
        for game in &games {
            let loser = if game["winner"] == "black" { "white" } else { "black" };
            assert_eq!(
                (game[loser].as_str(), game["end"]["by"].as_str()),
                (Some("hostile"), Some("fault")),
                "{game}"
            );
        }
        let words = self.words();
        assert!(!words.contains("reached"), "{words}");
        games
    }

    /// The hostile program's standard error.
    fn words(&self) -> String {
        fs::read_to_string(self.path("out/errors/hostile.log")).unwrap_or_default()
    }

    /// Whether a process has this folder in its command.
    fn is_named(&self) -> bool {
        let name = self.folder.path().file_name().unwrap().to_str().unwrap();
        let processes = fs::read_dir("/proc").unwrap().flatten();
        let commands = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
        commands.into_iter().any(|command| String::from_utf8_lossy(&command).contains(name))
    }
}

fn fault(game: &Value) -> &str {
    game["end"]["fault"].as_str().unwrap()
}

/// It loses by its own exit status; the arena and the opponent are not affected.
#[test]
fn other_processes_are_invisible() {
    if skip() {
        return;
    }
    for arguments in ["KILL tournament", "STOP tournament", "KILL victim", "STOP victim"] {
        let contest = Contest::new("signals.sh");
        for game in contest.play("sh", "signals.sh", arguments) {
            assert_eq!(fault(&game), "crashed", "{arguments}: {game}");
        }
    }
}

#[test]
fn other_processes_cannot_be_traced() {
    if skip() {
        return;
    }
    let Some(python) =
        ["/usr/bin/python3", "/usr/local/bin/python3"].into_iter().find(|path| Path::new(path).exists())
    else {
        return println!("skipped: no python3");
    };
    for game in Contest::new("ptrace.py").play(python, "ptrace.py", "") {
        assert_eq!(fault(&game), "crashed", "{game}");
    }
}

/// Every line of the log is a game that was played, as `play` has checked.
#[test]
fn the_log_is_out_of_reach() {
    if skip() {
        return;
    }
    let contest = Contest::new("writes_the_log.sh");
    contest.play("sh", "writes_the_log.sh", "");
    assert!(!contest.path("out/new").exists());
}

#[test]
fn passwords_are_out_of_reach() {
    if skip() {
        return;
    }
    let contest = Contest::new("reads_passwords.sh");
    contest.play("sh", "reads_passwords.sh", "");
    let words = contest.words();
    assert!(words.contains("/etc/shadow: ") && !words.contains("root:"), "{words}");
}

#[test]
fn processes_are_limited() {
    if skip() {
        return;
    }
    let contest = Contest::new("fork_bomb.sh");
    contest.play("sh", "fork_bomb.sh", "");
    let words = contest.words();
    assert!(words.to_lowercase().contains("fork"), "{words}");
}

/// One file that is too large cannot be written; many that are too large together end the program.
#[test]
fn files_are_limited() {
    if skip() {
        return;
    }
    for (script, expected) in [("big_file.sh", "crashed"), ("many_files.sh", "files")] {
        let contest = Contest::new(script);
        for game in contest.play("sh", script, "") {
            assert_eq!(fault(&game), expected, "{game}");
        }
        // They are in the player's own folder only.
        let players: Vec<_> = fs::read_dir(contest.path("out/players")).unwrap().flatten().collect();
        assert_eq!(players.len(), 2);
        assert_eq!(fs::read_dir(contest.path("attack")).unwrap().count(), 1);
    }
}

#[test]
fn there_is_no_network() {
    if skip() {
        return;
    }
    if !Path::new("/bin/bash").exists() {
        return println!("skipped: no bash");
    }
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    Contest::new("network.sh").play("bash", "network.sh", &port);
    assert_eq!(listener.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
}

#[test]
fn daemons_are_ended() {
    if skip() {
        return;
    }
    let contest = Contest::new("daemon.sh");
    contest.play("sh", "daemon.sh", "");
    assert!(!contest.is_named(), "a process is left");
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
    let player = format!("note={note} '{REVERSI}'");
    let arguments = [
        "tournament",
        "-q",
        "--sandbox",
        "bwrap",
        "--rules",
        "assignment",
        "-o",
        out.to_str().unwrap(),
        &player,
        "b=builtin:level=1",
    ];
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
    fs::write(&config, text.replace("target/release/reversi", REVERSI)).unwrap();
    let out = folder.path().join("out");
    let (status, table, error) = run(&mut reversi(&[
        "tournament",
        "--rounds",
        "1",
        "--config",
        config.to_str().unwrap(),
        "-o",
        out.to_str().unwrap(),
    ]));
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
