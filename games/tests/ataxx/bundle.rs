//! `ataxx bundle`: its files are small enough, compile, search as the engine does, and play by the rules.

use crate::ataxx;
use flate2::read::GzDecoder;
use games::ataxx::network::{HIDDEN, Phases, SEEDS, SYMMETRIES, Weights};
use games::ataxx::{Pattern, Position, Rules};
use games::game::{Game, History};
use games::search::{AlphaBetaEngine, SearchLimits};
use gocheck_board::Color;
use gocheck_board::random::Random;
use std::fmt::Write;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Command;
use test_support::{project, quoted, run, run_on};

/// A judge and its compiler flags.
type File = (&'static str, &'static [&'static str]);

/// CodinGame compiles without optimisation: the file itself asks for it.
const CODINGAME: File = ("codingame", &["g++", "-std=gnu++17", "-Wall", "-Wextra", "-Werror", "-pthread"]);
const BOTZONE: File = ("botzone", &["g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O2"]);

/// Milliseconds for an answer that suffice on any machine.
const AMPLE: &str = "20000";

/// The regular ends of a game; any other one is the fault of a program.
const ENDS: [&str; 6] = [
    "the other side has no stones",
    "one side is stuck, the other gets the rest",
    "neither side can move",
    "stones counted at the ply limit",
    "turn limit",
    "third occurrence of the position",
];

fn text(judge: &str) -> String {
    let (code, text, error) = run(&mut ataxx(&["bundle", "--for", judge]));
    assert_eq!(code, 0, "{error}");
    assert!(
        error.ends_with(&format!("{} characters, {} bytes\n", text.chars().count(), text.len())),
        "{error}"
    );
    text
}

/// The networks of the files, as `workshop bundle` writes them for this test.
struct Networks {
    walled: Weights<{ SYMMETRIES * 8 }>,
    open: Phases<HIDDEN>,
}

impl Networks {
    fn of_the_files() -> Self {
        let unpacked = |packed: &[u8]| {
            let mut bytes = Vec::new();
            GzDecoder::new(packed).read_to_end(&mut bytes).unwrap();
            bytes
        };
        let walled = unpacked(include_bytes!("../data/ataxx/bundle/walled.bin.gz"));
        let open = unpacked(include_bytes!("../data/ataxx/bundle/open.bin.gz"));
        Self {
            walled: Weights::<8>::read(&walled).unwrap().symmetric(),
            open: Phases::<SEEDS>::read(&open).unwrap().symmetric(),
        }
    }

    fn value(&self, position: &Position) -> i32 {
        if position.board().walls() == 0 { self.open.value(position) } else { self.walled.value(position) }
    }
}

#[test]
fn a_file_is_within_the_judges_limits() {
    for (judge, _) in [CODINGAME, BOTZONE] {
        let text = text(judge);
        // CodinGame's editor counts in UTF-16; Botzone's limit is unknown.
        assert!(text.encode_utf16().count() <= 100_000, "{judge}");
        // An editor shows these as they are, and neither joins nor drops any.
        let is_plain =
            |letter: char| letter.is_ascii() || matches!(letter, '\u{3400}'..='\u{9fff}' | '가'..='힣');
        assert!(text.chars().all(is_plain), "{judge}");
    }
}

#[test]
fn the_rust_file_and_files_that_exist_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.cpp");
    let arguments = ["bundle", "--for", "codingame", "-o", path.to_str().unwrap()];
    assert_eq!(run(&mut ataxx(&arguments)).0, 0);
    let written = fs::read_to_string(&path).unwrap();
    assert!(written == text("codingame"), "-o and standard output differ");
    for (arguments, words) in [
        (&arguments[..], "already exists"),
        (&["bundle", "--for", "codingame", "--lang", "rust"], "the Rust file is no longer available"),
        (&["bundle", "--lang", "rust"], "the Rust file is no longer available"),
        (&["bundle", "--for", "botzone", "--lang", "rust"], "use `--language cpp`"),
    ] {
        let (code, output, error) = run(&mut ataxx(arguments));
        assert_eq!((code, output.as_str()), (2, ""), "{error}");
        assert!(error.contains(words), "{error}");
    }
    assert!(fs::read_to_string(&path).unwrap() == written);
    let (code, output, _) = run(&mut ataxx(&["bundle", "--for", "codingame", "--lang", "cpp"]));
    assert!(code == 0 && output == written);
}

/// Equal moves, scores and numbers of nodes; then games by the judge's protocol without a fault.
fn searches_as_the_engine_and_plays_by_the_rules((judge, compiler): File) {
    let folder = tempfile::tempdir().unwrap();
    let Some(program) = compiled(folder.path(), judge, compiler) else { return };
    let rules = if judge == "botzone" { Rules::Botzone } else { Rules::CodinGame };
    let networks = Networks::of_the_files();
    let (questions, answers) = searches(rules, &|position: &Position| networks.value(position));
    let (code, found, error) = run_on(Command::new(&program).arg("search"), &questions);
    assert_eq!(code, 0, "{error}");
    let all = questions.lines().zip(answers.lines());
    for ((question, expected), found) in all.zip(found.lines()) {
        assert_eq!(found, expected, "{judge}: {question}");
    }
    assert_eq!(found.lines().count(), answers.lines().count(), "{judge}");

    let player = format!("{} 2", quoted(&program));
    let mut arguments = vec!["match", "--protocol", judge, "--time", AMPLE, "--games", "100"];
    if judge == "codingame" {
        arguments.extend(["--random-plies", "4"]);
    }
    let (code, report, error) = run(ataxx(&arguments).args([&player, "builtin:level=10,time=2"]));
    assert_eq!(code, 0, "{judge}: {error}");
    let ends: Vec<&str> = report
        .lines()
        .filter(|line| line.contains("s by \""))
        .filter_map(|line| line.split('"').nth(1))
        .collect();
    assert!(!ends.is_empty() && ends.iter().all(|end| ENDS.contains(end)), "{judge}:\n{report}");
}

#[test]
fn the_cpp_file_for_codingame_is_the_engine() {
    searches_as_the_engine_and_plays_by_the_rules(CODINGAME);
}

#[test]
fn the_file_for_botzone_is_the_engine() {
    searches_as_the_engine_and_plays_by_the_rules(BOTZONE);
}

/// The file and the engine answer alike whatever the referee sends: configurations, rows from the top, lists of actions
/// that are not those of the board, or no list.
#[test]
fn the_file_for_codingame_answers_the_transcripts_of_the_engine() {
    let folder = tempfile::tempdir().unwrap();
    let Some(program) = compiled(folder.path(), CODINGAME.0, CODINGAME.1) else { return };
    let mut count = 0;
    for entry in fs::read_dir(project("tests/data/ataxx/transcripts")).unwrap().flatten() {
        let transcript = fs::read_to_string(entry.path()).unwrap();
        if !transcript.contains("$ bot --protocol codingame --time 100 -> 0\n") {
            continue;
        }
        let lines = |mark: &'static str| transcript.lines().filter_map(move |line| line.strip_prefix(mark));
        let input: String = lines("> ").map(|line| format!("{line}\n")).collect();
        let (code, output, errors) = run_on(Command::new(&program).arg("100"), &input);
        let name = entry.file_name();
        assert_eq!(code, 0, "{name:?}: {errors}");
        assert_eq!(output.lines().collect::<Vec<_>>(), lines("< ").collect::<Vec<_>>(), "{name:?}");
        let expected: Vec<&str> = lines("! ").filter(|line| line.contains("actions are")).collect();
        assert_eq!(errors.lines().collect::<Vec<_>>(), expected, "{name:?}");
        count += 1;
    }
    assert!(count >= 8, "{count}");
}

/// The compiled program, or `None` without the compiler.
fn compiled(folder: &Path, judge: &str, compiler: &[&str]) -> Option<String> {
    if Command::new(compiler[0]).arg("--version").output().is_err() {
        eprintln!("{judge} is left out: there is no {}", compiler[0]);
        return None;
    }
    let source = folder.join(format!("{judge}.cpp"));
    fs::write(&source, text(judge)).unwrap();
    let program = folder.join(judge);
    let (code, _, error) =
        run(Command::new(compiler[0]).args(&compiler[1..]).arg(&source).arg("-o").arg(&program));
    assert_eq!(code, 0, "{judge}: {error}");
    Some(program.to_str().unwrap().to_owned())
}

/// Positions of games, some of them consecutive as in play, and the results of the engine with a file's networks, whose
/// hash table is kept.
fn searches(rules: Rules, evaluate: &(impl Fn(&Position) -> i32 + Sync)) -> (String, String) {
    let boards = Pattern::all();
    let mut random = Random::new(7);
    let mut engine = AlphaBetaEngine::new(64, 1);
    let (mut questions, mut answers) = (String::new(), String::new());
    for number in 0..16 {
        let board = random.pick(&boards).filter(|_| rules == Rules::CodinGame && number % 2 == 0);
        let mut game = History::new(board.map_or(Position::start(rules), |board| board.position(rules)));
        for _ in 0..random.next() % 60 {
            game.play_at_random(&mut random);
        }
        for depth in [4 + number % 4; 4] {
            let position = game.position();
            if position.outcome().is_some() {
                break;
            }
            let [own, enemy, walls] = sets(position, position.to_move());
            writeln!(questions, "{own} {enemy} {walls} {depth}").unwrap();
            // It begins a game of its own, and the mover is black.
            let board = games::ataxx::Board::of_sets([own, enemy], walls);
            let alone = History::new(Position::new(board, Color::Black, rules));
            let limits = SearchLimits { depth, ..SearchLimits::default() };
            let report = engine.search_with(evaluate, &alone, limits, |_| {}).unwrap();
            writeln!(answers, "{} {} {}", report.line[0], report.score, report.nodes).unwrap();
            if game.play(report.line[0]).is_err() {
                break;
            }
            game.play_at_random(&mut random);
        }
    }
    assert!(answers.lines().count() > 30);
    (questions, answers)
}

/// The mover's stones, the other side's, and the walls.
fn sets(position: &Position, mover: Color) -> [u64; 3] {
    use games::ataxx::Square;
    use games::game::Cell;
    [Cell::Stone(mover), Cell::Stone(mover.opponent()), Cell::Wall].map(|cell| {
        Square::all().filter(|&square| position.board().cell(square) == cell).map(|square| square.bit()).sum()
    })
}
