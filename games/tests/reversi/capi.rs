//! The assignment's function, linked into a C++ program. Without a compiler the tests are skipped with a note on standard
//! error.

use games::arena::engine_config::{EngineConfig, EngineKind};
use games::arena::game_settings::GameSettings;
use games::arena::play_game::{Opening, play_game};
use games::arena::record::GameEnd;
use games::description::Described;
use games::game::History;
use games::protocol::MoveLimits;
use games::reversi::Position;
use gocheck_board::random::Random;
use gocheck_sandbox::Program;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use test_support::{project, run, run_on};

/// Writes past the test's captured output.
pub(crate) fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// The C++ program, built once, or `None` without a compiler.
fn grader() -> Option<&'static Path> {
    static GRADER: OnceLock<Option<PathBuf>> = OnceLock::new();
    GRADER
        .get_or_init(|| {
            let compiler = ["c++", "g++", "clang++"]
                .into_iter()
                .find(|name| Command::new(name).arg("--version").output().is_ok())?;
            // The library that cargo built for this test run.
            let folder = PathBuf::from(env!("CARGO_BIN_EXE_reversi")).parent()?.to_owned();
            let library = folder.join("deps/libreversi.a");
            let grader = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reversi_bot_cpp");
            let mut command = Command::new(compiler);
            command.arg(project("examples/reversi_capi/bot.cpp")).arg("-I").arg(project("capi/include"));
            command.arg(library).args(["-lpthread", "-ldl", "-lm", "-o"]).arg(&grader);
            let (code, _, error) = run(&mut command);
            assert_eq!(code, 0, "{error}");
            Some(grader)
        })
        .as_deref()
}

/// The answer to an input, and the standard error.
fn answer(grader: &Path, arguments: &[&str], input: &str) -> (String, String) {
    let (code, output, error) = run_on(Command::new(grader).args(arguments), input);
    assert_eq!(code, 0, "{error}");
    (output, error)
}

#[test]
fn wrong_arguments_return_no_square() {
    let Some(grader) = grader() else {
        skipped("no compiler for C++");
        return;
    };
    let start = Position::assignment_start();
    let mut referee = (Position::SPEC.protocol("lksh").unwrap().referee)(&start).unwrap();
    let start = referee.ask(&History::new(start), MoveLimits::default());
    for (from, to, reason) in [
        ("-1 -1 -1 1 0", "-1 -1 7 1 0", "a cell is none of -1, 0 and 1"),
        ("-1\n1\n", "-1\n5\n", "the colour to move is neither 0 nor 1"),
        ("0 1", "1 1", "there is no legal move"),
    ] {
        let wrong = start
            .replace(from, to)
            .replace("1 0 -1", if reason.contains("legal") { "1 1 -1" } else { "1 0 -1" });
        for arguments in [&[][..], &["c"]] {
            let (output, error) = answer(grader, arguments, &wrong);
            assert_eq!(output, "-1 -1\n", "{wrong}");
            assert_eq!(error, format!("reversi_move: {reason}\n"), "{wrong}");
        }
    }
}

/// Two processes, each with the function under one of its names, play a complete game.
#[test]
fn two_graders_play_a_game() {
    let Some(grader) = grader() else {
        skipped("no compiler for C++");
        return;
    };
    let contestant = |arguments: &[&str]| {
        let words = std::iter::once(OsString::from(&grader)).chain(arguments.iter().map(OsString::from));
        let protocol = Position::SPEC.protocol("lksh").unwrap();
        EngineConfig::new("", EngineKind::Program { program: Program::new(words), protocol })
    };
    // From the start, the function would use most of its time for the game.
    let (mut start, mut random) = (History::new(Position::start()), Random::new(1));
    while start.position().empty().count_ones() > 14 && start.play_at_random(&mut random) {}
    let opening = Opening::at(*start.position());
    let conditions = GameSettings::default();
    let (black, white) = (contestant(&[]), contestant(&["c"]));
    let record = play_game(&black, &white, &opening, &conditions, &AtomicBool::new(false), &mut |_| {});
    assert!(matches!(record.end, GameEnd::Rules { .. }), "{record:?}");
}
