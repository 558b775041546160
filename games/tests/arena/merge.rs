//! Joining the logs of shards, in any packing and with any content.
#![cfg(unix)]

use crate::{ataxx, reversi};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::slice::from_ref;
use test_support::{run, run_on};

const TWO: [&str; 2] = ["one=builtin:level=1", "two=builtin:level=2"];

/// Three shards of a tournament of twelve games, and the complete log in order.
struct Parts {
    folder: tempfile::TempDir,
    logs: Vec<PathBuf>,
    whole: String,
}

fn play(out: &Path, more: &[&str]) -> (i32, String, String) {
    let mut command =
        reversi(&["tournament", "-q", "-j1", "--random-plies", "6", "-o", out.to_str().unwrap()]);
    run(command.args(TWO).args(more))
}

fn parts() -> Parts {
    let folder = tempfile::tempdir().unwrap();
    let mut logs = Vec::new();
    for part in 1..=3 {
        let out = folder.path().join(format!("part-{part}"));
        let (status, _, error) = play(&out, &["--rounds", "6", "--shard", &format!("{part}/3")]);
        assert_eq!(status, 0, "{error}");
        logs.push(out.join("games.jsonl"));
    }
    let texts: Vec<String> = logs.iter().map(|log| read(log)).collect();
    let mut lines: Vec<&str> = texts.iter().flat_map(|text| text.lines().skip(1)).collect();
    lines.sort_by_key(|line| serde_json::from_str::<Value>(line).unwrap()["game"].as_u64());
    lines.insert(0, texts[0].lines().next().unwrap());
    let whole = lines.join("\n") + "\n";
    Parts { folder, logs, whole }
}

pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(super) fn merge(out: &Path, logs: &[PathBuf], more: &[&str]) -> (i32, String, String) {
    run(reversi(&["merge", "-o", out.to_str().unwrap()]).args(logs).args(more))
}

fn packed(program: &str, log: &Path) -> Option<Vec<u8>> {
    match Command::new(program).arg("-c").arg(log).stderr(Stdio::null()).output() {
        Ok(output) if output.status.success() => Some(output.stdout),
        _ => {
            println!("{program} is not installed: its files are not tried");
            None
        }
    }
}

/// Plain, compressed, concatenated, through a pipe: the games are joined in order.
#[test]
fn logs_are_read_in_every_form() {
    let Parts { folder, logs, whole } = parts();
    let out = |name: &str| folder.path().join(name);
    let (status, _, error) = merge(&out("plain"), &logs, &["--verify"]);
    assert_eq!((status, error.as_str()), (0, ""));
    assert_eq!(read(&out("plain").join("games.jsonl")), whole);

    for (program, name) in [("gzip", "log.gz"), ("zstd", "log.zst")] {
        let Some(first) = packed(program, &logs[0]) else { continue };
        // Two of them concatenated, as by `cat`; file names do not matter.
        let both = [first, packed(program, &logs[1]).unwrap()].concat();
        fs::write(out(name), &both).unwrap();
        let (status, _, error) = merge(&out(program), &[out(name), logs[2].clone()], &["--verify"]);
        assert_eq!((status, error.as_str()), (0, ""));
        assert_eq!(read(&out(program).join("games.jsonl")), whole);
        // A truncated file is not taken for a complete one.
        fs::write(out(name), &both[..both.len() - 20]).unwrap();
        let (status, _, error) = merge(&out("cut"), &[out(name)], &[]);
        assert_eq!(status, 2);
        assert!(error.contains(name), "{error}");
    }

    let mut command = reversi(&["merge", "-o", out("piped").to_str().unwrap(), "-"]);
    let input: String = logs.iter().map(|log| read(log)).collect();
    assert_eq!(run_on(&mut command, &input).0, 0);
    assert_eq!(read(&out("piped").join("games.jsonl")), whole);
}

/// A shard that was played twice counts once. Different games with the same number are reported with both places.
#[test]
fn what_is_there_twice_counts_once_or_is_named() {
    let Parts { folder, logs, whole } = parts();
    let out = |name: &str| folder.path().join(name);
    // The same game on a slower machine, and a void one that another shard played.
    let slower = read(&logs[0]).replace("\"milliseconds\":", "\"milliseconds\":7");
    fs::write(out("slower.jsonl"), slower).unwrap();
    let void = read(&logs[1]).lines().map(voided).collect::<String>();
    fs::write(out("void.jsonl"), void).unwrap();
    let [first, second, third] = [0, 1, 2].map(|part| logs[part].clone());
    let files = [first.clone(), out("slower.jsonl"), out("void.jsonl"), second.clone(), third.clone()];
    let (status, _, error) = merge(&out("twice"), &files, &["--verify"]);
    assert_eq!(status, 0, "{error}");
    assert_eq!(error, "4 games occur more than once\n");
    assert_eq!(read(&out("twice").join("games.jsonl")), whole);

    // A different game with the same number: the moves of game 7, which has another opening, as game 1.
    let lines: Vec<&str> = whole.lines().collect();
    let mut other: Value = serde_json::from_str(lines[7]).unwrap();
    (other["game"], other["round"]) = (1.into(), 1.into());
    fs::write(out("other.jsonl"), format!("{}\n{other}\n", lines[0])).unwrap();
    let files = [first, second, third, out("other.jsonl")];
    let (status, _, error) = merge(&out("refused"), &files, &[]);
    assert_eq!(status, 2);
    for part in [
        "1 game was played twice, with different results:",
        "part-1/games.jsonl:2: game 1\n",
        "other.jsonl:2: game 1\n",
        "--keep-first",
    ] {
        assert!(error.contains(part), "{error}");
    }
    assert!(!out("refused").exists(), "something was written");
    let (status, _, error) = merge(&out("first"), &files, &["--keep-first"]);
    assert_eq!(status, 0, "{error}");
    assert_eq!(read(&out("first").join("games.jsonl")), whole);
}

/// The header unchanged, and one game changed.
fn voided(line: &str) -> String {
    let mut line: Value = serde_json::from_str(line).unwrap();
    if line["game"].is_u64() {
        line["winner"] = Value::Null;
        line["end"] = serde_json::json!({"by": "void", "reason": "too many open files"});
    }
    format!("{line}\n")
}

/// An impossible game is reported with its line and left out: the rest of the log counts.
#[test]
fn impossible_games_are_named_and_left_out() {
    let Parts { folder, whole, .. } = parts();
    let lines: Vec<&str> = whole.lines().collect();
    let game: Value = serde_json::from_str(lines[5]).unwrap();
    let winner = if game["winner"] == "black" { "white" } else { "black" };
    let last = game["moves"].as_array().unwrap().len() - 1;
    type Forge<'a> = (&'a str, &'a dyn Fn(&mut Value), bool, &'a str);
    let forged: [Forge<'_>; 13] = [
        ("a winner", &|game| game["winner"] = winner.into(), true, " cannot win "),
        ("a name", &|game| game["black"] = "eve".into(), true, "unknown player \"eve\""),
        (
            "colours",
            &|game| swap(game, "black", "white"),
            true,
            "game 5 is \"one\" (black) against \"two\" (white)",
        ),
        ("a number", &|game| game["game"] = 17.into(), true, "game 17: the tournament has 12 games"),
        ("a round", &|game| game["round"] = 5.into(), true, "game 5 belongs to round 3, not 5"),
        ("a draw", &|game| game["winner"] = Value::Null, false, " wins: neither side can move"),
        ("a count", &|game| game["end"]["black"] = 64.into(), false, "the count is "),
        ("a reason", &|game| game["end"]["reason"] = "tired".into(), false, "not \"tired\""),
        ("a move", &|game| game["moves"][3]["text"] = "a1".into(), false, "move 10, a1: "),
        ("no move", &|game| game["moves"][3]["text"] = "zz".into(), false, "move 10: \"zz\" is not a move"),
        ("one more", &|game| again(game, last), false, "the game was over"),
        ("one less", &|game| drop(game["moves"].as_array_mut().unwrap().pop()), false, "is not over after"),
        (
            "an opening",
            &|game| drop(game["opening"].as_array_mut().unwrap().pop()),
            false,
            "round 3 starts with ",
        ),
    ];
    for (what, forge, is_plain, reason) in forged {
        let mut game = game.clone();
        forge(&mut game);
        // A wrong count may contradict the winner, too.
        let game = if what == "a count" && winner == "black" { flipped(game) } else { game };
        let log = folder.path().join("forged.jsonl");
        let text = game.to_string();
        let forged: Vec<&str> =
            lines.iter().map(|line| if *line == lines[5] { &text } else { *line }).collect();
        fs::write(&log, format!("{}\n", forged.join("\n"))).unwrap();
        let out = folder.path().join(format!("out {what}"));
        if !is_plain {
            let believed = folder.path().join(format!("believed {what}"));
            assert_eq!(merge(&believed, from_ref(&log), &[]).0, 0, "{what}");
        }
        let more: &[&str] = if is_plain { &[] } else { &["--verify"] };
        let (status, table, error) = merge(&out, from_ref(&log), more);
        assert_eq!(status, 1, "{what}: {error}");
        assert!(error.contains("forged.jsonl:6: ") && error.contains(reason), "{what}: {error}");
        assert!(table.contains("11 of 12 games\n1 not played yet"), "{what}: {table}");
        let without = whole.replace(&format!("{}\n", lines[5]), "");
        assert_eq!(read(&out.join("games.jsonl")), without, "{what}");
    }
}

fn swap(game: &mut Value, one: &str, other: &str) {
    let kept = game[one].take();
    game[one] = game[other].take();
    game[other] = kept;
}

fn again(game: &mut Value, index: usize) {
    let mv = game["moves"][index].clone();
    game["moves"].as_array_mut().unwrap().push(mv);
}

/// White has all the stones.
fn flipped(mut game: Value) -> Value {
    (game["end"]["black"], game["end"]["white"]) = (0.into(), 64.into());
    game
}

/// An available opening file is used; a different one is refused; without it the rest is checked.
#[test]
fn openings_are_checked_by_their_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("openings.txt"), "f5d6\nf5f6\n").unwrap();
    fs::write(path("others.txt"), "f5f4\n").unwrap();
    let [file, others] = ["openings.txt", "others.txt"].map(|name| path(name).to_str().unwrap().to_owned());
    let out = path("played");
    let mut command = reversi(&["tournament", "-q", "-j1", "--rounds", "2", "--openings", &file]);
    assert_eq!(run(command.args(TWO).args(["-o", out.to_str().unwrap()])).0, 0);
    let log = path("forged.jsonl");
    // The first two games start like the next two.
    fs::write(&log, read(&out.join("games.jsonl")).replace("[\"f5\",\"d6\"]", "[\"f5\",\"f6\"]")).unwrap();
    let (status, _, error) = merge(&path("a"), from_ref(&log), &["--verify", "--openings", &file]);
    assert!(status == 1 && error.contains("round 1 starts with \"f5 d6\""), "{error}");
    assert_eq!(merge(&path("b"), from_ref(&log), &["--verify"]).2, error, "the file that the settings name");
    let (status, _, error) = merge(&path("c"), from_ref(&log), &["--verify", "--openings", &others]);
    assert!(
        status == 2 && error.contains("others.txt: these are not the openings of the tournament"),
        "{error}"
    );
    fs::remove_file(path("openings.txt")).unwrap();
    let (_, _, error) = merge(&path("d"), from_ref(&log), &["--verify"]);
    assert!(error.contains("the openings are not checked: use --openings to name their file"), "{error}");
}

/// Older logs of Ataxx word an end in another way; their games are still verified and counted.
#[test]
fn an_older_name_of_an_end_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let arguments = ["tournament", "-q", "-j1", "--rounds", "10", "--random-plies", "20", "-o"];
    let players = ["a=builtin:level=1", "b=builtin:level=1"];
    assert_eq!(run(ataxx(&arguments).arg(&out).args(players)).0, 0);
    let text = read(&out.join("games.jsonl"));
    assert!(text.contains("\"neither side can move\""), "{text}");
    let log = folder.path().join("old.jsonl");
    fs::write(&log, text.replace("neither side can move", "nobody can move")).unwrap();
    let joined = folder.path().join("joined");
    let (status, table, error) =
        run(ataxx(&["merge", "--verify", "-o"]).arg(&joined).arg(&log).arg(out.join("games.jsonl")));
    assert_eq!(status, 0, "{table}{error}");
    assert!(table.contains("neither side can move") && !table.contains("nobody"), "{table}");
}

/// The log in the output folder is joined as well, and never lost; a single log stays unchanged.
#[test]
fn the_log_in_the_folder_is_not_lost() {
    let Parts { folder, logs, whole } = parts();
    let out = folder.path().join("out");
    assert_eq!(merge(&out, &[logs[0].clone()], &[]).0, 1);
    assert_eq!(merge(&out, &[logs[2].clone(), logs[1].clone()], &[]).0, 0);
    assert_eq!(read(&out.join("games.jsonl")), whole);
    let before = read(&logs[0]);
    let own = logs[0].parent().unwrap();
    assert_eq!(merge(own, &[logs[0].clone()], &[]).0, 1);
    assert_eq!(read(&logs[0]), before);
    let other = folder.path().join("other");
    play(&other, &["--seed", "9"]);
    let before = read(&other.join("games.jsonl"));
    let (status, _, error) = merge(&other, &[logs[0].clone()], &[]);
    assert!(status == 2 && error.contains("is the log of another tournament"), "{error}");
    assert_eq!(read(&other.join("games.jsonl")), before);
}

/// A shard is complete once its games are played, whatever became of its players.
#[test]
fn a_part_in_which_a_player_crashed_has_not_failed() {
    let folder = tempfile::tempdir().unwrap();
    let part = |name: &str, shard: &[&str]| {
        let out = folder.path().join(name);
        let players = ["good=builtin:level=2", "bad=sh -c 'exit 3'", "--rounds", "2"];
        let mut command = reversi(&["tournament", "-q", "-o", out.to_str().unwrap()]);
        run(command.args(players).args(shard))
    };
    let (status, table, _) = part("part", &["--shard", "2/2"]);
    assert_eq!(status, 0, "{table}");
    assert!(table.contains("2 lost by a fault"), "{table}");
    assert_eq!(part("whole", &[]).0, 1);
}

/// The test over all shards takes pairs in their order: it waits for a missing one, and does not depend on the games
/// after the deciding pair.
#[test]
fn a_test_over_parts_says_when_to_stop() {
    let folder = tempfile::tempdir().unwrap();
    let players =
        ["strong=builtin:level=3", "weak=builtin:level=1", "--rounds", "200", "--random-plies", "8"];
    let play = |name: &str, more: &[&str]| {
        let out = folder.path().join(name);
        let mut command = reversi(&["tournament", "-q", "-j1", "-o", out.to_str().unwrap()]);
        let (_, table, error) = run(command.args(players).args(more).args(["--sprt", "elo0=0", "elo1=50"]));
        assert!(error.is_empty(), "{error}");
        (out.join("games.jsonl"), table)
    };
    let logs = ["1/2", "2/2"].map(|part| play(&part.replace('/', "of"), &["--shard", part]).0);
    let (_, whole) = play("whole", &[]);
    let out = folder.path().join("none");
    let (status, line, _) = merge(&out, &[logs[1].clone()], &["--sprt"]);
    assert_eq!(status, 1);
    assert!(line.ends_with(", undecided, after 0 pairs in order and 200 games in all\n"), "{line}");
    let (status, line, _) = merge(&out, &logs, &["--sprt"]);
    assert_eq!(status, 0);
    let (decision, _) = line.split_once(", after ").unwrap();
    assert!(decision.contains("H1 accepted"), "{line}");
    assert!(whole.contains(decision), "{whole}");
    assert!(!out.exists(), "something was written");
    // Games after the deciding pair do not count.
    let (status, table, _) = merge(&folder.path().join("merged"), &logs, &[]);
    assert_eq!((status, table), (0, whole));
}

/// The times of a side are those of its moves, even if White begins.
#[test]
fn the_games_as_csv_have_the_times_of_each_side() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    // The usual start, and the same with white to move.
    let start = "---------------------------OX------XO---------------------------";
    fs::write(path("openings.txt"), format!("{start} X\n{start} O\n")).unwrap();
    let mut command = reversi(&["tournament", "-q", "-j1", "--rounds", "2", "--openings"]);
    run(command.arg(path("openings.txt")).args(TWO).arg("-o").arg(path("out")));
    // The side to move first takes 1 ms per move, the other 1000 ms.
    let timed = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        for (index, mv) in line["moves"].as_array_mut().into_iter().flatten().enumerate() {
            mv["milliseconds"] = [1, 1000][index % 2].into();
        }
        format!("{line}\n")
    };
    let log = read(&path("out").join("games.jsonl")).lines().map(timed).collect::<String>();
    fs::write(path("timed.jsonl"), log).unwrap();
    merge(&path("timed"), &[path("timed.jsonl")], &["--games-csv"]);
    let csv = read(&path("timed").join("games.csv"));
    let mut lines = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let column = |name: &str| head.iter().position(|head| *head == name).unwrap();
    for (row, begins) in lines.zip(["black", "black", "white", "white"]) {
        let time = |name: &str| row[column(name)].parse::<u64>().unwrap();
        let (first, second) =
            if begins == "black" { ("black_ms", "white_ms") } else { ("white_ms", "black_ms") };
        assert!(time(first) < 100 && time(second) >= 1000, "{row:?}");
    }
}

/// The pairings of a Swiss tournament follow from the results: a game between two other players does not belong to it.
#[test]
fn games_of_a_swiss_tournament_are_those_that_the_results_pair() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("played");
    let players: Vec<String> = (1..=8).map(|seed| format!("p{seed}=builtin:level=1,seed={seed}")).collect();
    let mut command = reversi(&["tournament", "-q", "--pairing", "swiss", "--rounds", "3", "-o"]);
    assert_eq!(run(command.arg(&out).args(players)).0, 0);
    let log = out.join("games.jsonl");
    let mut lines: Vec<String> = read(&log).lines().map(str::to_owned).collect();
    assert_eq!(merge(&folder.path().join("same"), from_ref(&log), &["--verify"]).0, 0);
    // The last meeting of the second round, with a player of another meeting.
    let index = lines.iter().position(|line| line.starts_with("{\"game\":16,")).unwrap();
    let mut game: Value = serde_json::from_str(&lines[index]).unwrap();
    let (black, white) = (game["black"].clone(), game["white"].clone());
    let other =
        (1..=8).map(|seed| Value::from(format!("p{seed}"))).find(|name| *name != black && *name != white);
    game["white"] = other.unwrap();
    lines[index] = game.to_string();
    let forged = folder.path().join("forged.jsonl");
    fs::write(&forged, format!("{}\n", lines.join("\n"))).unwrap();
    let (status, table, error) = merge(&folder.path().join("out"), &[forged], &[]);
    assert_eq!(status, 1);
    let reason = format!("game 16 is {black} (black) against {white} (white)");
    assert!(error.contains(&format!("forged.jsonl:{}: ", index + 1)) && error.contains(&reason), "{error}");
    assert!(table.contains("23 of 24 games\n1 not played yet"), "{table}");
}
