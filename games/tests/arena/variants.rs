//! The variants of CodinGame's input for Ataxx, with bots that were written from its statement and read one each.
#![cfg(unix)]

use crate::{ATAXX, ataxx, logged, reversi};
use games::ataxx::{Pattern, Position, Rules};
use games::description::Described;
use games::game::{Game, History};
use games::protocol::MoveLimits;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{project, quoted, run, words};

const VARIANTS: [&str; 4] = ["statement", "actions", "config-and-actions", "bare"];

/// Limits that suffice on any machine.
const AMPLE: [&str; 2] = ["--time", "20000"];

fn is_there(tool: &str) -> bool {
    let is_there = Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
    if !is_there {
        println!("skipped: {tool} was not found");
    }
    is_there
}

/// The command of a bot in Python that reads a variant and nothing else.
fn python(variant: &str) -> String {
    let file = format!("tests/data/ataxx/bots/codingame/{}.py", variant.replace('-', "_"));
    format!("python3 {}", quoted(project(&file)))
}

/// A bot that reads the statement's lines and always answers the same.
fn constant(answer: &str) -> String {
    let script = format!(
        "n=0; while read -r line; do n=$((n+1)); [ $n -gt 2 ] && [ $((n%9)) = 2 ] && echo \"{answer}\"; done; exit 0"
    );
    format!("sh -c {}", quoted(script))
}

fn check(bot: &str, more: &[&str]) -> (i32, String) {
    let bot = shlex::split(bot).expect("a command line");
    let command = &mut ataxx(&["check-bot", "--protocol", "codingame"]);
    let (status, report, _) = run(command.args(AMPLE).args(more).arg("--").args(bot));
    (status, report)
}

#[test]
fn a_bot_of_each_variant_passes_every_step() {
    if !is_there("python3") {
        return;
    }
    for variant in VARIANTS {
        let (status, report) = check(&python(variant), &[]);
        assert_eq!(status, 0, "{report}");
        assert!(
            report.starts_with(&format!("the bot reads the variant {variant} of codingame: ")),
            "{report}"
        );
        assert!(report.ends_with(" steps passed\n"), "{report}");
    }
}

/// Its first answers can be legal by chance.
#[test]
fn a_bot_that_notices_no_wrong_line_is_found_out() {
    if !is_there("python3") {
        return;
    }
    let (status, report) = check(&python("shifted"), &[]);
    assert_eq!(status, 0, "{report}");
    assert!(report.starts_with("the bot reads the variant bare of codingame: "), "{report}");
}

#[test]
fn a_bot_in_cpp_by_the_statement_passes_every_step() {
    if !is_there("g++") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let binary = folder.path().join("statement");
    let source = project("tests/data/ataxx/bots/codingame/statement.cpp");
    let (code, _, errors) = run(Command::new("g++").arg("-O1").arg(source).arg("-o").arg(&binary));
    assert_eq!(code, 0, "{errors}");
    let (status, report) = check(&quoted(&binary), &[]);
    assert_eq!(status, 0, "{report}");
    assert!(report.starts_with("the bot reads the variant statement of codingame: "), "{report}");
}

#[test]
fn a_variant_that_is_given_is_not_looked_for() {
    if !is_there("python3") {
        return;
    }
    let (status, report) = check(&python("actions"), &["--variant", "actions"]);
    assert_eq!(
        (status, report.lines().next().unwrap().starts_with("1 first move: pass")),
        (0, true),
        "{report}"
    );
    let (status, report) = check(&python("actions"), &["--variant", "statement"]);
    assert_eq!(status, 1, "{report}");
}

/// Otherwise its mistakes could not be explained.
#[test]
fn a_bot_that_fits_no_variant_is_asked_in_the_first_or_in_the_best_one() {
    let (status, report) = check(&constant("hello"), &[]);
    assert_eq!(status, 1, "{report}");
    let head = "the bot fails the trial game of every variant of codingame; statement is used, which ";
    assert!(report.starts_with(head), "{report}");
    assert!(
        report.contains("\n  statement: question 1: \"hello\": expected b7 for a spawn or a7c7"),
        "{report}"
    );
    if is_there("python3") {
        let bot = project("tests/data/ataxx/bots/mistakes/upside_down.py");
        let (_, report) = check(&format!("python3 {}", quoted(bot)), &[]);
        assert!(report.contains("; actions is used, which fits best; --variant fixes another\n"), "{report}");
    }
}

/// Exactly the lines of the statement, and the list after them.
#[test]
fn what_is_sent_in_each_variant() {
    let start = Pattern::named("hx").unwrap().position(Rules::CodinGame);
    let mut game = History::new(start);
    let rows = "1.....0\n.......\n..#.#..\n...#...\n..#.#..\n.......\n0.....1\n";
    let protocol = Position::SPEC.protocol("codingame").unwrap();
    for (variant, head, is_listed) in [
        ("statement", "0\nhx\n", false),
        ("actions", "0\n", true),
        ("config-and-actions", "0\nhx\n", true),
        ("bare", "0\n", false),
    ] {
        let mut referee = (protocol.dialect(variant).unwrap().protocol.referee)(&start).unwrap();
        let text = referee.ask(&game, MoveLimits::default());
        let count = start.moves().len();
        let rest =
            text.strip_prefix(&format!("{head}{rows}null\n{count}\n")).unwrap_or_else(|| panic!("{text}"));
        let listed: Vec<&str> = rest.lines().collect();
        let all: Vec<String> = start.moves().iter().map(ToString::to_string).collect();
        assert_eq!(
            listed,
            if is_listed { all.iter().map(String::as_str).collect() } else { Vec::new() },
            "{variant}"
        );
    }
    game.play("a7c7".parse().unwrap()).unwrap();
    let mut referee = (protocol.referee)(&start).unwrap();
    let text = referee.ask(&game, MoveLimits::default());
    assert!(text.starts_with("1\nhx\n1.....0\n"), "{text}");
    assert!(text.contains("\n..0...1\na7c7\n"), "{text}");
}

/// Walls that are not mirrored have no code.
#[test]
fn walls_without_a_code_are_listed() {
    let start = Position::from_fen("x5o/7/2-4/7/4-2/7/o5x x 0 1", Rules::CodinGame).unwrap();
    let mut referee = (Position::SPEC.protocol("codingame").unwrap().referee)(&start).unwrap();
    let text = referee.ask(&History::new(start), MoveLimits::default());
    assert_eq!(text.lines().nth(1), Some("#e3#c5"));
    for pattern in Pattern::all().into_iter().step_by(97) {
        let start = pattern.position(Rules::CodinGame);
        assert_eq!(Pattern::of_walls(start.board()), Some(pattern));
    }
}

#[test]
fn our_bot_reads_every_variant_in_both_colours() {
    let bot = format!("{} bot --protocol codingame --level 3", quoted(ATAXX));
    for variant in VARIANTS {
        let options =
            ["match", "--protocol", "codingame", "--games", "2", "--random-plies", "4", "--variant", variant];
        let (status, output, errors) = run(ataxx(&options).args(AMPLE).args([&bot, "builtin:level=1"]));
        assert_eq!((status, errors.as_str()), (0, ""), "{variant}: {output}");
    }
    // It reads all of them, so the statement's is found.
    let options = words("match --protocol codingame");
    let (_, _, errors) = run(ataxx(&options).args(AMPLE).args([&bot, "builtin:level=1"]));
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains(": reads the variant statement of codingame: "), "{errors}");
}

#[test]
fn each_program_of_a_match_has_its_variant() {
    if !is_there("python3") {
        return;
    }
    let [a, b] = ["statement", "actions"].map(python);
    let options = words("match --protocol codingame --games 2");
    let (status, output, errors) = run(ataxx(&options).args(AMPLE).args([&a, &b]));
    assert_eq!(status, 0, "{output}{errors}");
    assert!(errors.contains(&format!("{a}: reads the variant statement of ")), "{errors}");
    assert!(errors.contains(&format!("{b}: reads the variant actions of ")), "{errors}");
    // Fixed, nothing is looked for; a wrong one shows.
    let fixed = ["--variant-a", "statement", "--set", "2.variant=actions"];
    let (status, output, errors) = run(ataxx(&options).args(AMPLE).args(fixed).args([&a, &b]));
    assert_eq!((status, errors.as_str()), (0, ""), "{output}");
    let fixed = ["--variant", "actions", "--variant-b", "auto"];
    let (status, output, errors) = run(ataxx(&options).args(AMPLE).args(fixed).args([&a, &b]));
    assert_eq!(status, 1, "{output}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(output.contains(" A crashed: "), "{output}");
}

fn tournament(folder: &Path, more: &[&str]) -> Command {
    let folder = folder.to_str().unwrap();
    let mut command = ataxx(&["tournament", "--protocol", "codingame", "--rounds", "1", "-o", folder]);
    command.args(AMPLE).args(more);
    command
}

/// The variant belongs to the program, and is found again when the tournament goes on. A program that fits none loses
/// its games and stops nothing.
#[test]
fn a_tournament_finds_each_variant_and_goes_on() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let players = [
        format!("one={}", python("statement")),
        format!("two={}", python("actions")),
        "none=sh -c \"exit 3\"".to_owned(),
    ];
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let [whole, first, second] = ["whole", "first", "second"].map(|name| folder.path().join(name));
    let (status, _, errors) = run(&mut tournament(&whole, &players));
    assert_eq!(status, 1, "{errors}");
    for expected in [
        "one: reads the variant statement of codingame: ",
        "two: reads the variant actions of codingame: ",
        "none: fails the trial game of every variant of codingame; statement is used, which is the first; ",
    ] {
        assert_eq!(errors.lines().filter(|line| line.starts_with(expected)).count(), 1, "{errors}");
    }
    let games = logged(&whole);
    assert_eq!(games.len(), 6);
    for game in &games {
        let involves = |name: &str| game["black"] == name || game["white"] == name;
        let end = if involves("none") { "fault" } else { "rules" };
        assert_eq!(game["end"]["by"], end, "{game}");
    }
    // The whole tournament is in the log: nothing is tried any more.
    let (_, _, errors) = run(&mut tournament(&whole, &[&players[..], &["--resume"]].concat()));
    assert!(!errors.contains("variant"), "{errors}");
    // Half of it is.
    let log = fs::read_to_string(whole.join("games.jsonl")).unwrap();
    let half: String = log.lines().take(4).map(|line| format!("{line}\n")).collect();
    fs::write(whole.join("games.jsonl"), half).unwrap();
    let (_, _, errors) = run(&mut tournament(&whole, &[&players[..], &["--resume"]].concat()));
    assert!(errors.contains("two: reads the variant actions of codingame: "), "{errors}");
    assert_eq!(logged(&whole).len(), 6);
    for (part, folder) in [("1/2", &first), ("2/2", &second)] {
        run(&mut tournament(folder, &[&players[..], &["--shard", part]].concat()));
    }
    let logs = [first, second].map(|folder| folder.join("games.jsonl"));
    let joined = folder.path().join("joined");
    let (_, _, errors) = run(ataxx(&["merge", "--verify", "-q", "-o", joined.to_str().unwrap()]).args(&logs));
    assert_eq!(errors, "");
    assert_eq!(logged(&joined).len(), 6);
}

#[test]
fn a_file_can_fix_variants() {
    if !is_there("python3") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["bare", "config-and-actions"].map(|variant| Value::from(python(variant)));
    let config = format!(
        "protocol = \"codingame\"\nvariant = \"bare\"\ntime = 20000\n[[player]]\nname = \"one\"\ncommand = {one}\n\
         [[player]]\nname = \"two\"\ncommand = {two}\nvariant = \"config-and-actions\"\n"
    );
    let file = folder.path().join("class.toml");
    fs::write(&file, config).unwrap();
    let out = folder.path().join("out");
    let options = ["tournament", "--config", file.to_str().unwrap(), "-o", out.to_str().unwrap()];
    let (status, table, errors) = run(&mut ataxx(&options));
    assert_eq!(status, 0, "{table}{errors}");
    assert!(!errors.contains("reads the variant"), "{errors}");
    let log = fs::read_to_string(out.join("games.jsonl")).unwrap();
    let header: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(header["settings"]["variant"], "bare");
}

#[test]
fn a_variant_that_does_not_exist_is_wrong_usage() {
    for (options, expected) in [
        ("match --protocol codingame --variant odd a b", "possible values: auto, statement, actions,"),
        (
            "match --protocol uai --variant bare sh sh",
            "--variant bare: no program speaks a protocol that has",
        ),
        ("match --protocol codingame --set 1.variant=odd sh sh", "expected auto, statement, actions,"),
        (
            "match --protocol uai --set 1.variant=bare sh sh",
            "not a variant of the protocol uai, which has none",
        ),
        (
            "check-bot --protocol botzone --variant bare -- sh",
            "no program speaks a protocol that has this variant",
        ),
    ] {
        let (status, _, errors) = run(&mut ataxx(&words(options)));
        assert_eq!(status, 2, "{options}: {errors}");
        assert!(errors.contains(expected), "{options}: {errors}");
    }
    // Reversi has no variants.
    let (_, help, _) = run(&mut reversi(&["match", "--help"]));
    assert!(!help.contains("--variant"), "{help}");
}

/// "If the coordinates are outside of the board", "already is occupied", "an unrecognized command", "message".
#[test]
fn answers_are_judged_as_the_statement_says() {
    for (answer, expected) in [
        ("h8", "unreadable answer \"h8\": expected b7"),
        ("a9", "unreadable answer \"a9\": expected b7"),
        ("a0", "unreadable answer \"a0\": expected b7"),
        ("a1", "illegal move \"a1\": "),
        ("a1g7", "unreadable answer \"a1g7\": expected b7"),
        ("d4", "illegal move \"d4\": no own stone is next to d4"),
        ("hello", "unreadable answer \"hello\": expected b7"),
        // The first answer is legal, the second no longer.
        ("a2 hello world", "illegal move \"a2 hello world\": "),
    ] {
        let bot = constant(answer);
        let options = words("match --protocol codingame --variant statement");
        let (status, output, _) = run(ataxx(&options).args(AMPLE).args([&bot, "builtin:level=1"]));
        assert_eq!(status, 1, "{output}");
        assert!(output.contains(&format!("B wins: A {expected}")), "{answer}: {output}");
    }
}
