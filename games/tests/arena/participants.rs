//! Who takes part in a tournament: programs that cannot be started, and folders of programs.
#![cfg(unix)]

use super::tournament::{THREE, games, merge, text};
use crate::{REVERSI, reversi};
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use test_support::{quoted, run, write_program};

/// A program that plays at a level.
fn plays(level: u8) -> String {
    format!("#!/bin/sh\nexec {} bot --protocol lksh --level {level}\n", quoted(REVERSI))
}

/// With fewer than two players left, nothing is written.
#[test]
fn a_tournament_needs_two_who_can_start() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut command =
        reversi(&["tournament", "-o", out.to_str().unwrap(), "builtin:level=1", "bot=./no-such-bot"]);
    let (status, _, error) = run(&mut command);
    assert_eq!(status, 2);
    assert!(error.contains("bot: left out: `./no-such-bot` is not an executable program"), "{error}");
    assert!(error.contains("error: 1 player: a tournament needs two or more"), "{error}");
    assert!(!out.exists());
    // Everyone meets the first player of a gauntlet.
    let mut command = reversi(&["tournament", "--pairing", "gauntlet", "-o", out.to_str().unwrap()]);
    let (status, _, error) = run(command.args(["bot=./no-such-bot"]).args(THREE));
    assert_eq!(status, 2);
    assert!(error.contains("bot: a gauntlet is against its first player"), "{error}");
    assert!(!out.exists());
}

/// Files that are not programs, each with its permissions and what a teacher reads about it.
const UNFIT: [(&str, &[u8], u32, &str); 9] = [
    ("forbidden.py", b"#!/usr/bin/env python3\n", 0o644, "has no execute permission: use `chmod +x "),
    ("perl", b"#!/no/such/perl -w\n", 0o755, "needs the interpreter `/no/such/perl` of its first line"),
    ("env", b"#!/usr/bin/env -S no-such-python -u\n", 0o755, "needs the interpreter `no-such-python`"),
    ("windows", b"#!/bin/sh\r\nexit 1\r\n", 0o755, "has line ends of Windows"),
    (
        "bad",
        b"bot.cpp:3:5: error: expected ';'\n",
        0o755,
        "contains the messages of a compiler, not a program",
    ),
    ("empty", b"", 0o755, "is empty: compile it again"),
    ("a.exe", b"MZ\x90\0", 0o755, "is a program for Windows: compile it on this machine"),
    ("source.py", b"print('0 0')\n", 0o755, "is a source file: start it with python3"),
    ("missing", b"", 0, "is not an executable program: there is no such file"),
];

/// The others play. Standard error, log, table, CSV, JSON and page say who was left out and why.
#[test]
fn who_cannot_start_is_left_out_and_the_others_play() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let out = path("out");
    let mut players = Vec::new();
    for (name, text, mode, _) in UNFIT {
        if mode != 0 {
            write_program(&path(name), text);
            fs::set_permissions(path(name), fs::Permissions::from_mode(mode)).unwrap();
        }
        players.push(format!("{name}={}", quoted(path(name))));
    }
    let play = |out: &Path, more: &[&str]| {
        let mut command = reversi(&["tournament", "--random-plies", "4", "-o", out.to_str().unwrap()]);
        run(command.args(&players).args(THREE).args(more))
    };
    let (status, table, error) = play(&out, &[]);
    assert_eq!(status, 1, "{error}");
    assert!(table.starts_with("reversi (othello), round-robin: 3 players, 6 of 6 games\n"), "{table}");
    let header: Value = serde_json::from_str(text(&out, "games.jsonl").lines().next().unwrap()).unwrap();
    let json: Value = serde_json::from_str(&text(&out, "report.json")).unwrap();
    let csv = text(&out, "table.csv");
    for (name, _, _, reason) in UNFIT {
        for (form, text) in [("error", &error), ("table", &table), ("table.txt", &text(&out, "table.txt"))] {
            let begin = [format!("{name}: left out: "), format!("left out: {name}: ")];
            let line = text.lines().find(|line| begin.iter().any(|begin| line.starts_with(begin)));
            assert!(line.is_some_and(|line| line.contains(reason)), "{form} {name}: {text}");
        }
        assert!(
            csv.lines().any(|line| line.starts_with(&format!(",{name},")) && line.contains(reason)),
            "{csv}"
        );
        for all in [&header["left_out"], &json["left_out"]] {
            let mut all = all.as_array().unwrap().iter();
            let one = all.find(|one| one["player"] == name).unwrap();
            assert!(one["reason"][0].as_str().unwrap().contains(reason), "{one}");
        }
        assert!(
            text(&out, "report.html").contains(&format!("{{\"player\":\"{name}\",\"reason\":")),
            "{name}"
        );
    }

    // Who plays was decided at the beginning: a program that was repaired meanwhile stays out.
    fs::write(path("empty"), plays(1)).unwrap();
    let log = text(&out, "games.jsonl");
    let cut: String = log.split_inclusive('\n').take(3).collect();
    fs::write(out.join("games.jsonl"), cut).unwrap();
    let (status, resumed, error) = play(&out, &["--resume"]);
    assert_eq!((status, resumed), (1, table.clone()), "{error}");
    assert!(error.contains("empty: left out: "), "{error}");

    // Parts that leave out the same players are joined.
    fs::write(path("empty"), "").unwrap();
    let parts = ["1/2", "2/2"].map(|part| {
        let part_out = path(&part.replace('/', "of"));
        assert_eq!(play(&part_out, &["--shard", part]).0, 0);
        part_out.join("games.jsonl")
    });
    let (status, merged, error) = run(merge(&path("merged"), &parts).arg("--verify"));
    assert_eq!((status, merged), (1, table), "{error}");
}

/// Whoever took part has to be there when the tournament goes on.
#[test]
fn a_resumed_tournament_loses_no_player() {
    let folder = tempfile::tempdir().unwrap();
    let [bot, out] = ["bot", "out"].map(|name| folder.path().join(name));
    let play = |more: &[&str]| {
        let mut command =
            reversi(&["tournament", "-q", "--rules", "assignment", "-o", out.to_str().unwrap()]);
        run(command.arg(format!("bot={}", quoted(&bot))).args(THREE).args(more))
    };
    write_program(&bot, plays(1));
    assert_eq!(play(&[]).0, 0);
    let log = text(&out, "games.jsonl");
    fs::write(out.join("games.jsonl"), log.split_inclusive('\n').take(4).collect::<String>()).unwrap();
    fs::set_permissions(&bot, fs::Permissions::from_mode(0o644)).unwrap();
    let (status, _, error) = play(&["--resume"]);
    assert_eq!(status, 2);
    let expected = "bot: takes part in the tournament, but cannot be started now: ";
    assert!(error.contains(expected) && error.contains("chmod +x"), "{error}");
    fs::set_permissions(&bot, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(play(&["--resume"]).0, 0);
    assert_eq!(games(&out).len(), 12);
}

/// A program that starts and ends at once plays, and the table says why it lost all its games.
#[test]
fn who_ends_at_once_loses_every_game_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = reversi(&["tournament", "-q", "-o", folder.path().to_str().unwrap()]);
    command.args(["quits=sh -c 'echo no config file >&2; exit 3'"]).args(&THREE[1..]);
    let (status, table, _) = run(&mut command);
    assert_eq!(status, 1);
    let expected = "quits lost 4 of 4 games by a fault; game 3: crashed: exit status: 3: no config file\n";
    assert!(table.contains(expected), "{table}");
    // The page tells it in its language.
    let fault = "\"faults\":[{\"end\":{\"by\":\"fault\",\"fault\":\"crashed\",\"status\":[\"exit status: 3\",\"退出状态 3\"],\"error\":\"no config file\"}}]";
    let report = text(folder.path(), "report.html");
    assert!(report.contains(fault) && report.contains("\"first\":3}"), "{report}");
}

/// Each participant's last version marked OK plays; `v10` comes after `v9`.
#[test]
fn participants_come_from_a_folder_of_folders() {
    let folder = tempfile::tempdir().unwrap();
    for (version, level, is_fit) in [
        ("ann/v9", 1, true),
        ("ann/v10", 2, true),
        ("ann/v11", 1, false),
        ("bob/1", 1, true),
        ("eve/1", 1, false),
    ] {
        let version = folder.path().join("all").join(version);
        fs::create_dir_all(&version).unwrap();
        write_program(&version.join("run"), plays(level));
        if is_fit {
            fs::write(version.join("OK"), "").unwrap();
        }
    }
    let [all, out] = ["all", "out"].map(|name| folder.path().join(name));
    let mut command = reversi(&["tournament", "--rules", "assignment", "--participants"]);
    let (status, table, messages) = run(command.arg(all).arg("-o").arg(&out));
    assert_eq!(status, 0, "{table}{messages}");
    assert!(messages.contains("eve: left out: no version has both OK and run"), "{messages}");
    let header = text(&out, "games.jsonl");
    let header: Value = serde_json::from_str(header.lines().next().unwrap()).unwrap();
    let players = header["settings"]["player"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert!(players[0]["command"].as_str().unwrap().ends_with("ann/v10/run"));
}
