//! Features for engine developers: handshakes before the clock starts, options, limits, engine processes kept between
//! games, search reports.
#![cfg(unix)]

use crate::{ATAXX, REVERSI, ataxx, logged, reversi};
use games::ataxx::{Position, Rules};
use games::description::Described;
use games::game::{Game, History};
use games::protocol::{Introduction, MoveLimits, SearchInfo};
use games::reversi as othello;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::Duration;
use test_support::{project, quoted, run, words};

/// Long enough for a busy machine.
const LONG: [&str; 2] = ["--time", "60000"];

/// A script that starts one of our bots.
fn wrapped(script: &str, file: Option<&Path>, bot: &str) -> String {
    let script = project("tests/data/arena/bots").join(format!("{script}.sh"));
    let file = file.map(|file| quoted(file) + " ").unwrap_or_default();
    format!("sh {} {file}{bot}", quoted(script))
}

fn uai() -> String {
    format!("{} bot --protocol uai --level 1", quoted(ATAXX))
}

fn tournament(folder: &Path, more: &[&str]) -> std::process::Command {
    let output = folder.join("out");
    let mut command = ataxx(&["tournament", "-q", "-j", "1", "--protocol", "uai", "-o"]);
    command.arg(output).args(more);
    command
}

/// It takes as long to load as it has for a move, and is never late.
#[test]
fn a_program_loads_before_its_clock_runs() {
    let slow = wrapped("loads_slowly", None, &uai());
    let play =
        |options| run(ataxx(&["match", &slow, "builtin:level=1", "--protocol", "uai"]).args(words(options)));
    let (status, output, error) = play("--time 3000 --margin 0");
    assert_eq!((status, error.as_str()), (0, ""), "{output}");
    let (status, output, _) = play("--start-time 100");
    assert_eq!(status, 1, "{output}");
    assert!(output.contains("A not ready: no answer to \"uai\" after 1"), "{output}");
    assert!(output.contains(" 100 ms were allowed to start"), "{output}");
}

/// One process plays all games of its player, and each game is announced to it.
#[test]
fn a_program_is_kept_from_game_to_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("received");
    let program = format!("a={}", wrapped("writes_down", Some(&file), &uai()));
    let players = [&program, "b=builtin:level=1", "c=builtin:level=2", "--pairing", "gauntlet"];
    let received = |more: &[&str]| {
        let (status, output, error) = run(tournament(folder.path(), &players).args(LONG).args(more));
        assert_eq!((status, error.as_str()), (0, ""), "{output}");
        let received = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        fs::remove_dir_all(folder.path().join("out")).unwrap();
        ["started", "uai\n", "uainewgame", "quit"]
            .map(|word| received.split('\n').filter(|line| format!("{line}\n").starts_with(word)).count())
    };
    assert_eq!(received(&[]), [1, 1, 4, 1]);
    assert_eq!(received(&["--set", "a.restart=true"]), [4, 4, 4, 4]);
}

#[test]
fn programs_of_every_session_are_kept() {
    for (protocol, begin) in [("gtp", "clear_board"), ("nboard", "set game ")] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("received");
        let bot = format!("{} bot --protocol {protocol} --level 1", quoted(REVERSI));
        let program = wrapped("writes_down", Some(&file), &bot);
        let (status, output, error) = run(reversi(&["match", &program, "builtin:level=1", "--games", "3"])
            .args(["--protocol", protocol])
            .args(LONG));
        assert_eq!((status, error.as_str()), (0, ""), "{protocol}: {output}");
        let received = fs::read_to_string(&file).unwrap();
        let count = |begin: &str| received.lines().filter(|line| line.starts_with(begin)).count();
        assert_eq!([count("started"), count(begin), count("quit")], [1, 3, 1], "{protocol}: {received}");
    }
}

/// A process that ends a game with a fault does not play the next.
#[test]
fn a_program_at_fault_is_started_afresh() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("received");
    // It answers correctly until it is asked for a move.
    let script = format!(
        "echo started >>{}; while read -r line; do case $line in uai) echo uaiok;; isready) echo readyok;; \\
         go*) echo bestmove a1a1;; esac; done",
        quoted(&file)
    );
    let program = format!("sh -c {}", quoted(script));
    let (status, output, _) =
        run(ataxx(&["match", &program, "builtin:level=1", "--games", "2", "--protocol", "uai"]).args(LONG));
    assert_eq!(status, 1, "{output}");
    assert!(output.contains("A: 0 wins, 0 draws, 2 losses"), "{output}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "started\nstarted\n");
}

#[test]
fn a_program_that_ended_between_games_is_started_afresh() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("starts");
    let program = format!("a={}", wrapped("plays_one_game", Some(&file), &uai()));
    let (status, output, error) =
        run(tournament(folder.path(), &[&program, "b=builtin:level=1", "--rounds", "2"]).args(LONG));
    assert_eq!((status, error.as_str()), (0, ""), "{output}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "started\n".repeat(4));
    assert!(logged(&folder.path().join("out")).iter().all(|game| game["end"]["by"] == "rules"));
}

/// Options on the command line and in a file, whose paths are relative to it.
#[test]
fn a_player_has_options_a_folder_an_environment_and_limits_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().canonicalize().unwrap();
    let [file, home] = ["received", "home of a"].map(|name| place.join(name));
    fs::create_dir(&home).unwrap();
    let command = wrapped("writes_down", Some(&file), &uai());
    let set = |key: &str, value: &str| format!("--set=a.{key}={value}");
    let typed = [
        set("option.Hash", "16"),
        set("option.\"Own Book\"", "false"),
        set("env.WORD", "a=b"),
        set("folder", home.to_str().unwrap()),
        set("depth", "3"),
        set("nodes", "5000"),
        set("time", "50000"),
    ];
    let mut first = tournament(&place, &[&format!("a={command}"), "b=builtin:level=1"]);
    let written = format!(
        "time = 60000\n[[player]]\nname = 'b'\ncommand = 'builtin:level=1'\n\
         [[player]]\nname = 'a'\ncommand = \"\"\"{command}\"\"\"\nfolder = 'home of a'\ndepth = 3\nnodes = 5000\n\
         time = 50000\nenv = {{ WORD = 'a=b' }}\noption = {{ Hash = 16, 'Own Book' = false }}\n"
    );
    fs::write(place.join("t.toml"), written).unwrap();
    let mut second = tournament(&place, &["--config", place.join("t.toml").to_str().unwrap()]);
    for command in [first.args(LONG).args(typed), &mut second] {
        let (status, output, error) = run(command);
        assert_eq!((status, error.as_str()), (0, ""), "{output}");
        let received = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        fs::remove_dir_all(place.join("out")).unwrap();
        let begin = format!(
            "started in {} with a=b\nuai\nsetoption name Hash value 16\nsetoption name Own Book value false\n\
             uainewgame\nisready\nposition fen ",
            home.display()
        );
        assert!(received.starts_with(&begin), "{received}");
        assert!(received.contains("\ngo movetime 50000 depth 3 nodes 5000\n"), "{received}");
    }
}

/// The example runs, with less time.
#[test]
fn the_example_for_engines_plays() {
    let folder = tempfile::tempdir().unwrap();
    let example = project("examples/engines.toml");
    let mut command = ataxx(&["tournament", "-q", "--config", example.to_str().unwrap(), "--rounds", "1"]);
    command.args(words("--random-plies 60 --depth 1 --game-time 60000 --set 3.game-time=60000 -o"));
    command.arg(folder.path().join("out"));
    let programs = Path::new(ATAXX).parent().unwrap().display().to_string();
    command.env("PATH", format!("{programs}:{}", std::env::var("PATH").unwrap()));
    let (status, output, error) = run(&mut command);
    assert_eq!((status, error.as_str()), (0, ""), "{output}");
    assert!(output.contains(" 4 players, 12 of 12 games\n"), "{output}");
}

#[test]
fn what_cannot_be_told_is_an_error_before_the_first_game() {
    let gtp = format!("a={} bot --protocol gtp", quoted(REVERSI));
    let folder = tempfile::tempdir().unwrap();
    for (arguments, reason) in [
        (&["--set", "a.option.Hash=16"][..], "a: the protocol gtp does not support options: use nboard"),
        (&["--depth", "5"], "a: the protocol gtp does not support a search depth: use nboard"),
        (&["--nodes", "5"], "a: the protocol gtp does not support a node limit, and no other"),
        (&["--set", "2.env.X=1"], "b: a builtin has no folder, env,"),
        (&["--set", "a.tiem=5"], "--set a.tiem=5: unknown field `tiem`"),
        (&["--set", "a.time=soon"], "expected u64"),
        (&["--set", "a.time"], "expected [PLAYER.]KEY=VALUE"),
        (&["--set", "a.time=0"], "must be at least 1"),
        (&["--set", "a.folder=/no/such/folder"], "a: left out: folder not found: /no/such/folder"),
    ] {
        let out = folder.path().join("out");
        let mut command = reversi(&["tournament", &gtp, "b=builtin:level=1", "--protocol", "gtp", "-o"]);
        let (status, output, error) = run(command.arg(&out).args(arguments));
        assert_eq!((status, output.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(reason), "{arguments:?}: {error}");
        assert!(!out.join("games.jsonl").exists(), "{arguments:?}");
    }
}

/// A program that never gives a valid answer is asked which protocol it speaks.
#[test]
fn a_wrong_protocol_is_named() {
    let gtp = format!("{} bot --protocol gtp", quoted(REVERSI));
    for (program, words) in [
        // It answers boards like commands.
        (gtp.as_str(), "; it answers like a gtp program: use --protocol gtp instead of lksh"),
        ("sleep 600", "; it never wrote a line: is --protocol lksh right?"),
        ("sh -c 'echo welcome; sleep 600'", "is --protocol lksh right?"),
        // The protocol is right, the way of writing is not.
        ("sh -c 'echo \"(2, 4)\"; sleep 600'", "that do not belong there: it would be legal as \"2 4\""),
    ] {
        let (status, output, _) =
            run(&mut reversi(&["match", program, "builtin:level=1", "--protocol", "lksh", "--time", "3000"]));
        assert_eq!(status, 1, "{output}");
        assert!(output.lines().next().unwrap().contains(words), "{program}: {output}");
    }
    // It does not answer boards, but answers uai.
    let options = words("match --protocol codingame --time 3000 --format json");
    let (_, output, _) = run(ataxx(&options).args([&uai(), "builtin:level=1"]));
    let game: Value = serde_json::from_str(output.lines().next().unwrap()).unwrap();
    assert_eq!(game["end"]["fault"], "late", "{output}");
    assert_eq!(game["hint"][0], "it answers like a uai program: use --protocol uai instead of codingame");
}

/// Depth, nodes, speed and score appear in the log and in the report.
#[test]
fn what_engines_tell_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let players = [&format!("a={}", uai().replace("level 1", "level 6")), "b=builtin:level=1"];
    let options = words("--depth 2 --random-plies 30");
    let (status, table, error) = run(tournament(folder.path(), &players).args(options).args(LONG));
    assert_eq!((status, error.as_str()), (0, ""), "{table}");
    let mut told = 0;
    for game in logged(&folder.path().join("out")) {
        let black_is_a = game["black"] == "a";
        // The number of random plies is even: Black begins.
        for (ply, mv) in game["moves"].as_array().unwrap().iter().enumerate() {
            if (ply % 2 == 0) == black_is_a && mv["text"] != "0000" {
                assert!(mv["info"]["depth"].as_u64().is_some_and(|depth| (1..=2).contains(&depth)), "{mv}");
                assert!(mv["info"]["nodes"].is_u64() && mv["info"]["score"].is_i64(), "{mv}");
                told += 1;
            }
        }
    }
    assert!(told > 0);
    assert!(table.contains("searches  depth  nodes a move  nodes a second\n"), "{table}");
    let page = fs::read_to_string(folder.path().join("out/report.html")).unwrap();
    assert!(page.contains("\"i\":\"2,"), "no searches in the page");
}

fn limits(turn: Option<u64>, left: [Option<u64>; 2], increment: u64) -> MoveLimits {
    let ms = Duration::from_millis;
    let left = left.map(|left| left.map(ms));
    MoveLimits { turn: turn.map(ms), left, increment: [ms(increment); 2], ..MoveLimits::default() }
}

/// The commands of the interface, as cuteataxx writes them.
#[test]
fn uai_says_the_limits() {
    let game = History::new(Position::start(Rules::Uai));
    let mut referee = (Position::SPEC.protocol("uai").unwrap().referee)(game.start()).unwrap();
    for (limits, go) in [
        (limits(Some(1000), [None; 2], 0), "go movetime 1000"),
        (limits(None, [Some(60_000), Some(59_000)], 100), "go btime 60000 wtime 59000 binc 100 winc 100"),
        (limits(None, [Some(0), Some(500)], 0), "go btime 1 wtime 500 binc 0 winc 0"),
        (MoveLimits { depth: Some(8), ..MoveLimits::default() }, "go depth 8"),
        (MoveLimits { nodes: Some(9000), ..MoveLimits::default() }, "go nodes 9000"),
    ] {
        let text = referee.ask(&game, limits);
        assert_eq!(text.lines().last(), Some(go), "{text}");
    }
}

/// Whole seconds, as in the protocol; less than a second in the only possible way.
#[test]
fn gtp_says_whole_seconds() {
    let mut game = History::new(othello::Position::start());
    let protocol = othello::Position::SPEC.protocol("gtp").unwrap();
    let settings = |limits| {
        let mut referee = (protocol.referee)(&othello::Position::start()).unwrap();
        let introduction = Introduction { is_new: true, options: &[], limits };
        referee.greet(&History::new(othello::Position::start()), introduction).last().unwrap().text.clone()
    };
    assert_eq!(settings(limits(Some(2900), [None; 2], 0)), "time_settings 0 2 1\n");
    assert_eq!(settings(limits(Some(250), [None; 2], 0)), "time_settings 0 0.25 1\n");
    assert_eq!(settings(limits(None, [Some(60_000); 2], 0)), "time_settings 60 0 0\n");
    let mut referee = (protocol.referee)(game.start()).unwrap();
    let first = game.position().moves()[0];
    game.play(first).unwrap();
    let text = referee.ask(&game, limits(None, [Some(60_000), Some(59_999)], 0));
    assert!(text.contains("\ntime_left w 59 0\n"), "{text}");
}

#[test]
fn nboard_says_the_depth() {
    let game = History::new(othello::Position::start());
    let protocol = othello::Position::SPEC.protocol("nboard").unwrap();
    for (depth, line) in [(None, "set depth 8"), (Some(14), "set depth 14")] {
        let mut referee = (protocol.referee)(game.start()).unwrap();
        let limits = MoveLimits { depth, ..MoveLimits::default() };
        let greetings = referee.greet(&game, Introduction { is_new: true, options: &[], limits });
        assert!(greetings[0].text.lines().any(|said| said == line), "{greetings:?}");
        assert_eq!(greetings[0].answers, ["pong"]);
    }
}

/// Lines in the format of UAI and NBoard.
#[test]
fn what_engines_write_is_read() {
    fn told<G: Described>(name: &str, lines: &[&str]) -> [Option<i64>; 4] {
        let protocol = G::SPEC.protocol(name).unwrap();
        let start = (protocol.variant.map_or(G::SPEC.usual(), |name| G::SPEC.variant(name).unwrap()).start)();
        let referee = (protocol.referee)(&start).unwrap();
        let mut info = SearchInfo::default();
        lines.iter().for_each(|line| referee.note(line, &mut info));
        let SearchInfo { depth, nodes, nps, score } = info;
        [depth.map(i64::from), nodes.map(|n| n as i64), nps.map(|n| n as i64), score.map(i64::from)]
    }
    let (told_uai, told) = (told::<Position>, told::<othello::Position>);
    let uai = [
        "info depth 3 nodes 10 score cp 5",
        "info nps 9000 nodes 400 depth 4 seldepth 7 score cp -120 time 44 pv g2 a1",
    ];
    assert_eq!(told_uai("uai", &uai), [Some(4), Some(400), Some(9000), Some(-120)]);
    assert_eq!(told_uai("uai", &["info string depth 9", "bestmove g2", "depth 4"]), [None; 4]);
    assert_eq!(told_uai("uai", &["info depth x score mate 3"]), [None; 4]);
    let nboard = ["status thinking", "search F5D6 1.25 0 8", "nodestats 4000 0.5", "=== F5/-2.5/0.50"];
    assert_eq!(told("nboard", &nboard), [Some(8), Some(4000), Some(8000), Some(-250)]);
    assert_eq!(told("nboard", &["=== F5", "nodestats x"]), [None; 4]);
    assert_eq!(told("gtp", &["= f5"]), [None; 4]);
}
