//! Tournaments in practice: killed and resumed, sharded and merged, reported.
#![cfg(unix)]

use crate::{ataxx, logged, reversi};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use test_support::{interrupt, run};

pub(super) const THREE: [&str; 3] =
    ["random=builtin:level=1", "second=builtin:level=2", "plain=builtin:level=3"];

fn tournament(folder: &Path, more: &[&str]) -> Command {
    let mut command = reversi(&["tournament", "-q", "--random-plies", "4", "-o", folder.to_str().unwrap()]);
    command.args(THREE).args(more);
    command
}

pub(super) fn merge(folder: &Path, logs: &[PathBuf]) -> Command {
    let mut command = reversi(&["merge", "-o", folder.to_str().unwrap()]);
    command.args(logs);
    command
}

pub(super) fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The games of a log by number, without times.
pub(super) fn games(folder: &Path) -> Vec<Value> {
    let mut games = logged(folder);
    for game in &mut games {
        for mv in game["moves"].as_array_mut().unwrap() {
            mv.as_object_mut().unwrap().remove("milliseconds");
        }
    }
    games.sort_by_key(|game| game["game"].as_u64());
    games
}

/// Everything except times is the same, whatever happened on the way.
fn assert_same(one: &Path, other: &Path) {
    assert_eq!(games(one), games(other));
    for name in ["table.txt", "table.csv"] {
        assert_eq!(text(one, name), text(other, name), "{name}");
    }
}

#[test]
fn many_threads_play_what_one_plays() {
    let folder = tempfile::tempdir().unwrap();
    let [one, many] = ["one", "many"].map(|name| folder.path().join(name));
    let (status, table, _) = run(&mut tournament(&one, &["--rounds", "20", "-j", "1"]));
    assert_eq!(status, 0);
    assert!(table.starts_with("reversi (othello), round-robin: 3 players, 120 of 120 games\n"), "{table}");
    assert_eq!(table, text(&one, "table.txt"));
    run(&mut tournament(&many, &["--rounds", "20", "-j", "4"]));
    assert_same(&one, &many);
}

/// Killed without warning at several points and resumed each time: the games and the table are the same as without.
#[test]
fn a_killed_tournament_goes_on_as_if_it_had_not_been() {
    for system in ["round-robin", "swiss"] {
        let folder = tempfile::tempdir().unwrap();
        let [whole, killed] = ["whole", "killed"].map(|name| folder.path().join(name));
        let options = ["--pairing", system, "--rounds", "60", "-j", "2"];
        run(&mut tournament(&whole, &options));
        let log = killed.join("games.jsonl");
        let logged = || fs::read_to_string(&log).map_or(0, |text| text.lines().count());
        let mut kills = 0;
        for goal in (5..=60).step_by(5) {
            let mut command = tournament(&killed, &options);
            command.arg("--resume").stdout(Stdio::null()).stderr(Stdio::null());
            let mut process = command.spawn().unwrap();
            // Killed once this many games are in the log: a slow machine waits longer.
            while logged() < goal && process.try_wait().unwrap().is_none() {
                thread::sleep(Duration::from_millis(1));
            }
            kills += usize::from(process.try_wait().unwrap().is_none());
            process.kill().unwrap();
            process.wait().unwrap();
        }
        // Half a line, as after a power failure.
        let mut bytes = fs::read(&log).unwrap();
        bytes.truncate(bytes.len().saturating_sub(10));
        fs::write(&log, bytes).unwrap();
        let (status, _, error) = run(tournament(&killed, &options).arg("--resume"));
        assert_eq!(status, 0, "{error}");
        assert!(kills > 0, "never killed while it ran");
        assert_same(&whole, &killed);
    }
}

#[test]
fn a_log_is_not_written_over_nor_gone_on_with_by_another_tournament() {
    let folder = tempfile::tempdir().unwrap();
    run(&mut tournament(folder.path(), &[]));
    let (status, _, error) = run(&mut tournament(folder.path(), &[]));
    assert_eq!(status, 2);
    assert!(error.contains("games.jsonl already exists: use --resume to continue it"), "{error}");
    let more = ["--resume", "--rounds", "2", "--seed", "5"];
    let (status, _, error) = run(&mut tournament(folder.path(), &more));
    assert_eq!(status, 2);
    let differences =
        ":\n  games: 6 in the log, 12 now\n  rounds: 1 in the log, 2 now\n  seed: 0 in the log, 5 now\n";
    assert!(error.contains(&format!("is the log of another tournament{differences}")), "{error}");
}

/// The shards of a tournament, played separately and joined, equal the whole byte by byte: the times in the logs are
/// made equal first.
#[test]
fn parts_merge_into_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let options = ["--rounds", "7", "-j", "2"];
    run(&mut tournament(&path("whole"), &options));
    let mut logs = Vec::new();
    for part in ["1/3", "2/3", "3/3"] {
        let name = part.replace('/', "of");
        let (status, _, error) = run(tournament(&path(&name), &options).args(["--shard", part]));
        assert_eq!(status, 0, "{error}");
        logs.push(path(&name).join("games.jsonl"));
    }
    for log in logs.iter().chain([&path("whole").join("games.jsonl")]) {
        let text = fs::read_to_string(log).unwrap();
        let cut = text.split("\"milliseconds\":").enumerate().map(|(index, piece)| match index {
            0 => piece.to_owned(),
            _ => format!("\"milliseconds\":0{}", piece.trim_start_matches(|c: char| c.is_ascii_digit())),
        });
        fs::write(log, cut.collect::<String>()).unwrap();
    }
    let (status, merged, error) = run(merge(&path("merged"), &logs).arg("--games-csv"));
    assert_eq!(status, 0, "{error}");
    run(merge(&path("again"), &[path("whole").join("games.jsonl")]).arg("--games-csv"));
    assert_eq!(merged, text(&path("whole"), "table.txt"));
    for name in ["games.jsonl", "table.txt", "table.csv", "games.csv", "report.json", "report.html"] {
        assert!(text(&path("merged"), name) == text(&path("again"), name), "{name} differs");
    }
    let (status, table, _) = run(&mut merge(&path("less"), &logs[1..]));
    assert_eq!(status, 1);
    assert!(table.contains("14 not played yet"), "{table}");
}

#[test]
fn a_test_stops_early_and_the_same_wherever_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let play = |name: &str, jobs: &str| {
        let path = folder.path().join(name);
        let mut command =
            reversi(&["tournament", "-q", "-j", jobs, "--rounds", "5000", "--random-plies", "8"]);
        command.args(["strong=builtin:level=3", "weak=builtin:level=1", "-o", path.to_str().unwrap()]);
        let (status, table, error) = run(command.args(["--sprt", "elo0=0", "elo1=50"]));
        assert_eq!(status, 0, "{error}");
        table
    };
    let table = play("one", "1");
    assert!(table.contains("H1 accepted: Elo is 50 or more"), "{table}");
    assert_eq!(table, play("four", "4"));
}

#[test]
fn faults_are_findings_and_said_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let mut command = ataxx(&["tournament", "-q", "-o", path, "good=builtin:level=2", "bad=sh -c 'exit 3'"]);
    let (status, table, _) = run(command.args(["--protocol", "uai", "--time", "2000"]));
    assert_eq!(status, 1);
    assert!(table.contains("2 lost by a fault"), "{table}");
    assert!(table.contains("one side won everything"), "{table}");
    let json: Value = serde_json::from_str(&text(folder.path(), "report.json")).unwrap();
    assert_eq!((&json["games_counted"], &json["faults"]), (&2.into(), &2.into()));
    let log = folder.path().join("games.jsonl");
    for (form, part) in [("json", "\"faults\":2"), ("csv", "1,good,"), ("html", "<!DOCTYPE html>")] {
        let mut command = ataxx(&["merge", "-o", path, "--format", form]);
        let (_, output, error) = run(command.arg(&log));
        assert!(output.replace(": ", ":").contains(part), "{form}: {output} {error}");
        assert!(!output.contains("NaN") && !output.contains("nan,"), "{form}");
    }
}

/// Two groups of three, one of which won every game against the other: one scale compares them, and a note says what it
/// rests on. Between two players of different groups there are 2 games and 0.4 virtual draws, so the score is 2.2 of 2.4, a
/// difference of 400 log10(11) = 416.6 Elo.
#[test]
fn groups_that_results_do_not_compare_are_on_one_scale() {
    let folder = tempfile::tempdir().unwrap();
    let [out, log] = ["out", "log.jsonl"].map(|name| folder.path().join(name));
    let players: Vec<String> =
        ["a1", "a2", "a3", "b1", "b2", "b3"].iter().map(|name| format!("{name}=sh -c 'exit 3'")).collect();
    run(reversi(&["tournament", "-q", "-o", out.to_str().unwrap()]).args(&players));
    let mut forged = String::new();
    for line in text(&out, "games.jsonl").lines() {
        let mut game: Value = serde_json::from_str(line).unwrap();
        if game["winner"].is_string() {
            let name = |side: &str| game[side].as_str().unwrap().to_owned();
            let beats = |one: &str, other: &str| {
                one < other && one[..1] != other[..1]
                    || one[..1] == other[..1]
                        && ["12", "23", "31"].contains(&&*(one[1..].to_owned() + &other[1..]))
            };
            game["winner"] = if beats(&name("black"), &name("white")) { "black" } else { "white" }.into();
            game.as_object_mut().unwrap().remove("at_fault");
        }
        forged += &format!("{game}\n");
    }
    fs::write(&log, forged).unwrap();
    let (_, table, error) = run(&mut merge(&out.with_file_name("merged"), &[log]));
    let cells: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect())
        .collect();
    let row = |name: &str| {
        cells.iter().find(|row| row.get(1) == Some(&name)).unwrap_or_else(|| panic!("{table}{error}"))
    };
    for (name, elo, superiority) in
        [("a1", "+208.3", "50.0 %"), ("a2", "+208.3", "50.0 %"), ("b1", "-208.3", "50.0 %")]
    {
        let row = row(name);
        assert_eq!((row[2], row[9]), (elo, superiority), "{table}");
    }
    let likely: f64 = row("a3")[9].trim_end_matches(" %").parse().unwrap();
    assert!(likely > 95.0, "{table}");
    let note = "\ngroup 1: a1, a2, a3\ngroup 2: b1, b2, b3\nSuch Elo differences rest on the prior";
    assert!(table.contains(note), "{table}");
    let csv = text(&out.with_file_name("merged"), "table.csv");
    assert!(csv.starts_with(
        "rank,player,elo,error,points,games,wins,draws,losses,superiority,mark,group,left_out\n"
    ));
    assert!(csv.lines().any(|line| line.starts_with("4,b1,-208.27") && line.ends_with(",,2,")), "{csv}");
    let page = text(&out.with_file_name("merged"), "report.html");
    assert!(page.contains("\"group\":2") && page.contains("rest on the prior"));
}

#[test]
fn a_configuration_says_all_and_is_read_strictly() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("openings.txt"), "x5o/7/7/-5-/7/7/o5x x 0 1\nb7 a2\n").unwrap();
    let good = "rounds = 3\nseed = 4\npairing = \"gauntlet\"\n[openings]\nfile = \"openings.txt\"\nrandom-plies = 2\n\
        [[player]]\nname = \"a\"\ncommand = \"builtin:level=1\"\n[[player]]\nname = \"b\"\ncommand = \"builtin:level=2\"\n\
        [[player]]\nname = \"c\"\ncommand = \"builtin:level=1,seed=3\"\n";
    fs::write(path("good.toml"), good).unwrap();
    let play = |config: &str, out: &str| {
        run(ataxx(&["tournament", "-q", "--config"]).arg(path(config)).arg("-o").arg(path(out)))
    };
    let (status, table, error) = play("good.toml", "good");
    assert_eq!(status, 0, "{error}");
    assert!(table.starts_with("ataxx (uai), gauntlet: 3 players, 12 of 12 games\n"), "{table}");
    for (old, new, message) in [
        ("seed = 4", "sede = 4", "unknown field `sede`"),
        ("rounds = 3", "rounds = 0", "0 rounds: expected 1 or more"),
        ("name = \"b\"", "name = \"a\"", "two players are named \"a\""),
        ("builtin:level=2", "builtin:level=12", "a builtin has level=1..10"),
        ("openings.txt", "missing.txt", "missing.txt: neither a file nor a book (book"),
        ("gauntlet", "knockout", "unknown variant `knockout`"),
        (
            "[openings]",
            "[sprt]\nelo0 = 0\nelo1 = 5\n[openings]",
            "3 players: a sequential test needs exactly two",
        ),
    ] {
        fs::write(path("bad.toml"), good.replace(old, new)).unwrap();
        let (status, _, error) = play("bad.toml", "bad");
        assert_eq!(status, 2, "{new}");
        assert!(error.contains(message), "{new}: {error}");
    }
}

/// Ctrl-C ends the running games and prints the finished ones; --resume continues.
#[test]
fn a_stopped_tournament_says_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--rounds", "100000"];
    let mut command = tournament(folder.path(), &options);
    let process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A running tournament handles Ctrl-C.
    while fs::read_to_string(folder.path().join("games.jsonl")).map_or(0, |log| log.lines().count()) < 3 {
        thread::sleep(Duration::from_millis(5));
    }
    interrupt(&process);
    let output = process.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("not played yet"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("stopped: use --resume to continue"));
}
