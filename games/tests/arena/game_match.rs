//! Games between real programs: good ones by every protocol, and ones that do everything wrong. The verdict is the
//! same every time, and no process remains.

#![cfg(unix)]

use crate::{ATAXX, REVERSI};
use games::arena::engine_config::{EngineConfig, EngineKind};
use games::arena::game_settings::GameSettings;
use games::arena::limits::TimeControl;
use games::arena::play_game::{GameEvent, Opening, play_game};
use games::arena::record::{Fault, GameEnd, GameRecord};
use games::ataxx::{self, Rules};
use games::description::Described;
use games::reversi;
use gocheck_board::Color;
use gocheck_sandbox::{Program, launcher};
use gocheck_text::phrase;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use test_support::{project, write_program};

/// Long enough for a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// The time limit of a silent program. Whatever it does before has the long limit.
const SHORT: Duration = Duration::from_millis(1000);

fn builtin<G: Described>(level: u8) -> EngineConfig<G> {
    EngineConfig::parse(&format!("builtin:level={level}"), G::SPEC.protocols.first()).unwrap()
}

fn program<G: Described>(protocol: &str, program: Program) -> EngineConfig<G> {
    launcher::use_executable(Path::new(REVERSI));
    EngineConfig::new(
        protocol,
        EngineKind::Program { program, protocol: G::SPEC.protocol(protocol).unwrap() },
    )
}

/// Our own bot.
fn bot<G: Described>(binary: &str, protocol: &str, level: &str, options: &[&str]) -> EngineConfig<G> {
    let words = [binary, "bot", "--protocol", protocol, "--level", level, "--time", "20000"];
    program(protocol, Program::new(words.iter().chain(options)))
}

fn play<G: Described>(
    black: &EngineConfig<G>,
    white: &EngineConfig<G>,
    start: G,
    turn: Duration,
) -> GameRecord {
    play_in(black, white, start, TimeControl { first_move: Some(LONG), ..TimeControl::per_move(turn) })
}

fn play_in<G: Described>(
    black: &EngineConfig<G>,
    white: &EngineConfig<G>,
    start: G,
    time: TimeControl,
) -> GameRecord {
    let (opening, settings) = (Opening::at(start), GameSettings::timed(time));
    play_game(black, white, &opening, &settings, &AtomicBool::new(false), &mut |_| {})
}

fn texts(record: &GameRecord) -> Vec<&str> {
    record.moves.iter().map(|played| played.text.as_str()).collect()
}

/// A bot plays the same game by every protocol as without any, at a level without random errors.
fn plays_as_builtin<G: Described>((binary, level): (&str, u8), protocol: &str, options: &[&str], start: G) {
    let builtin = || builtin::<G>(level);
    let expected = play(&builtin(), &builtin(), start.clone(), LONG);
    assert!(matches!(expected.end, GameEnd::Rules { .. }), "{expected:?}");
    let own = bot(binary, protocol, &level.to_string(), options);
    for [black, white] in [[&own, &builtin()], [&builtin(), &own]] {
        let record = play(black, white, start.clone(), LONG);
        assert_eq!(record.end, expected.end, "{protocol} {options:?}: {record:?}");
        assert_eq!(texts(&record), texts(&expected), "{protocol} {options:?}");
        assert_eq!(record.winner, expected.winner);
    }
}

#[test]
fn reversi_is_played_by_every_protocol() {
    let start = reversi::Position::start();
    plays_as_builtin((REVERSI, 9), "lksh", &[], reversi::Position::assignment_start());
    for protocol in ["gtp", "nboard", "codingame", "botzone", "botzone-json"] {
        plays_as_builtin((REVERSI, 9), protocol, &[], start);
    }
    for protocol in ["botzone", "botzone-json"] {
        plays_as_builtin((REVERSI, 9), protocol, &["--keep-running"], start);
    }
}

#[test]
fn ataxx_is_played_by_every_protocol() {
    let start = ataxx::Position::start;
    plays_as_builtin((ATAXX, 6), "uai", &[], start(Rules::Uai));
    plays_as_builtin((ATAXX, 6), "codingame", &[], start(Rules::CodinGame));
    for protocol in ["botzone", "botzone-json"] {
        plays_as_builtin((ATAXX, 6), protocol, &["--keep-running"], start(Rules::Botzone));
        plays_as_builtin((ATAXX, 6), protocol, &[], start(Rules::Botzone));
    }
}

/// Each program sees its own start; the order of the other's colours makes no difference.
#[test]
fn programs_of_mirrored_starts_play_each_other() {
    let lksh: EngineConfig<reversi::Position> = program(
        "lksh-color-first",
        Program::new([REVERSI, "bot", "--protocol", "lksh", "--level", "1", "--seed", "3"]),
    );
    for start in [reversi::Position::start(), reversi::Position::assignment_start()] {
        for protocol in ["gtp", "nboard", "codingame", "botzone", "botzone-json"] {
            let other = bot(REVERSI, protocol, "1", &["--seed", "5"]);
            let record = play(&lksh, &other, start, LONG);
            let GameEnd::Rules { black, white, .. } = record.end else { panic!("{protocol}: {record:?}") };
            let winner = (black != white).then_some(if black > white { Color::Black } else { Color::White });
            assert_eq!(record.winner, winner);
        }
    }
}

/// A working directory, by which programs and their children are recognised.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// A program that runs in this folder.
    fn program<S: Into<OsString>>(&self, words: impl IntoIterator<Item = S>) -> Program {
        Program { folder: Some(self.0.path().to_owned()), ..Program::new(words) }
    }

    fn is_used(&self) -> bool {
        let place = self.0.path().canonicalize().unwrap();
        fs::read_dir("/proc")
            .into_iter()
            .flatten()
            .flatten()
            .any(|entry| fs::read_link(entry.path().join("cwd")).is_ok_and(|folder| folder == place))
    }

    /// A killed process takes a moment to disappear.
    fn assert_unused(&self, name: &str) {
        for _ in 0..12_000 {
            if !self.is_used() {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("{name}: a process is left");
    }
}

fn script(name: &str) -> OsString {
    project("tests/data/arena/bots").join(format!("{name}.sh")).into_os_string()
}

/// Plays a script from tests/data/arena/bots with Black, and returns the end of the game.
fn play_script(name: &str, turn: Duration) -> Fault {
    let folder = Folder::new();
    let black = program("lksh", folder.program(["sh".into(), script(name)]));
    let record = play(&black, &builtin(1), reversi::Position::assignment_start(), turn);
    folder.assert_unused(name);
    assert_eq!(record.winner, Some(Color::White), "{name}: {record:?}");
    assert_eq!(record.moves.len(), 2, "{name}: {record:?}");
    match record.end {
        GameEnd::Fault(fault) => fault,
        end => panic!("{name}: {end:?}"),
    }
}

fn is_late(fault: &Fault) -> bool {
    matches!(fault, Fault::Late { milliseconds: 1000.., allowed: 1000, .. })
}

#[test]
fn who_is_silent_is_late() {
    for name in
        ["sleeps", "writes_half_a_line", "stops_itself", "will_not_be_ended", "writes_errors_for_ever"]
    {
        let fault = play_script(name, SHORT);
        assert!(is_late(&fault), "{name}: {fault}");
    }
}

#[test]
fn illegal_moves_are_told_with_position_and_reason() {
    for (name, answer, reason) in [
        ("cheats", "2 4", "(2, 4): there is a stone already"),
        ("says_it_cannot", "-1 -1", "no move, but there are"),
    ] {
        match play_script(name, LONG) {
            Fault::Illegal { answer: found, position, reason: why } => {
                assert_eq!(found, answer);
                assert!(why.contains(reason), "{name}: {why:?}");
                let position: reversi::Position = position.parse().unwrap();
                assert_eq!((position.own() | position.enemy()).count_ones(), 6);
            }
            fault => panic!("{name}: {fault}"),
        }
    }
}

#[test]
fn crashes_are_told_with_their_status() {
    for (name, expected) in [
        ("exits", "exit status: 3"),
        ("is_killed", "killed by SIGKILL"),
        ("crashes_and_leaves_a_child", "exit status: 4"),
    ] {
        match play_script(name, LONG) {
            Fault::Crashed { status, .. } => assert!(status.contains(expected), "{name}: {status:?}"),
            fault => panic!("{name}: {fault}"),
        }
    }
}

/// The child has left the group, the session and its environment, and its parent has exited.
#[test]
#[cfg(target_os = "linux")]
fn a_child_that_hides_is_ended_too() {
    match play_script("hides_a_child", LONG) {
        Fault::Crashed { status, .. } => assert_eq!(status.english(), "exit status: 6"),
        fault => panic!("{fault}"),
    }
}

#[test]
fn other_faults_are_told() {
    let fault = play_script("talks", LONG);
    assert!(matches!(&fault, Fault::Unreadable { line, .. } if line == "hello"), "{fault}");
    assert_eq!(play_script("closes_its_output", LONG), Fault::Closed);
    assert_eq!(play_script("writes_blank_lines_for_ever", LONG), Fault::Flood { allowed: 16 << 20 });
    assert_eq!(play_script("writes_a_line_for_ever", LONG), Fault::Flood { allowed: 64 << 10 });
}

/// A file that is not executable, and one whose interpreter does not exist.
#[test]
fn who_cannot_be_started_loses() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["", "#!/no/such/interpreter\n"] {
        let path = folder.path().join("bot");
        if text.is_empty() {
            fs::write(&path, text).unwrap()
        } else {
            write_program(&path, text)
        }
        let record =
            play(&program("lksh", Program::new([path])), &builtin(1), reversi::Position::start(), LONG);
        assert_eq!(record.winner, Some(Color::White), "{text:?}");
        assert!(matches!(record.end, GameEnd::Fault(Fault::NotStarted { .. })), "{record:?}");
    }
}

/// The program may be back in a moment: the game is void, and no player loses.
#[test]
fn who_is_not_there_does_not_lose() {
    let nobody = program("lksh", Program::new(["no/such/program"]));
    let record = play(&nobody, &builtin(1), reversi::Position::start(), LONG);
    assert_eq!(record.winner, None);
    match record.end {
        GameEnd::Void { reason } => {
            assert!(reason.english().starts_with("\"no/such/program\": no such file"), "{reason:?}")
        }
        end => panic!("{end:?}"),
    }
}

/// It played well: that it does not exit does not count.
#[test]
fn who_will_not_go_is_ended() {
    let folder = Folder::new();
    let words = ["sh".into(), script("stays"), REVERSI.into()];
    let bot = ["bot", "--protocol", "lksh", "--level", "2"].map(OsString::from);
    let white = program("lksh", folder.program(words.into_iter().chain(bot)));
    let record = play(&builtin(1), &white, reversi::Position::assignment_start(), LONG);
    folder.assert_unused("stays");
    assert!(matches!(record.end, GameEnd::Rules { .. }), "{record:?}");
}

#[test]
fn a_game_has_a_budget() {
    let folder = Folder::new();
    let black = program("lksh", folder.program(["sh".into(), script("sleeps")]));
    let (start, time) =
        (reversi::Position::assignment_start(), TimeControl::per_game(Duration::from_secs(2)));
    let record = play_in(&black, &builtin(1), start, time);
    folder.assert_unused("sleeps");
    match record.end {
        GameEnd::Fault(Fault::Late { allowed, .. }) => assert!(allowed <= 2000, "{allowed}"),
        end => panic!("{end:?}"),
    }
}

/// The first move has its own limit, here the short one.
#[test]
fn the_first_move_has_its_own_time() {
    let time = TimeControl { first_move: Some(SHORT), ..TimeControl::per_move(LONG) };
    let black = program("lksh", Program::new(["sleep", "600"]));
    let record = play_in(&black, &builtin(1), reversi::Position::assignment_start(), time);
    assert!(matches!(&record.end, GameEnd::Fault(fault) if is_late(fault)), "{record:?}");
    assert_eq!(record.moves.len(), 0);
}

#[test]
fn a_stopped_game_is_void_and_leaves_nobody() {
    let folder = Folder::new();
    let (black, white) = (program("lksh", folder.program(["sleep", "600"])), builtin(1));
    let stop = AtomicBool::new(false);
    let record = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(100));
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        let conditions = GameSettings::timed(TimeControl::per_move(LONG));
        let opening = Opening::at(reversi::Position::assignment_start());
        play_game(&black, &white, &opening, &conditions, &stop, &mut |_| {})
    });
    folder.assert_unused("sleep");
    assert_eq!(record.end, GameEnd::Void { reason: phrase!("stopped", "比赛中止") });
}

#[test]
fn events_tell_the_game_and_the_log_keeps_the_words() {
    let logs = tempfile::tempdir().unwrap();
    let black = program("lksh", Program::new([OsString::from("sh"), script("exits")])).named("a/b");
    let conditions = GameSettings {
        log: Some(logs.path().join("new")),
        ..GameSettings::timed(TimeControl::per_move(LONG))
    };
    let opening = Opening::at(reversi::Position::assignment_start());
    let (mut moves, mut words) = (Vec::new(), String::new());
    let mut see = |event: GameEvent<'_, reversi::Position>| match event {
        GameEvent::Moved { game, .. } => moves.push(game.last_move().unwrap().to_string()),
        GameEvent::Wrote { by: Color::Black, text } => words = text.to_owned(),
        _ => {}
    };
    play_game(&black, &builtin(1), &opening, &conditions, &AtomicBool::new(false), &mut see);
    assert_eq!((moves.len(), moves[0].as_str()), (2, "e3"));
    assert_eq!(words, "out of ideas\n");
    let log = fs::read_to_string(Path::new(&logs.path().join("new/a_b.log"))).unwrap();
    assert!(log.contains("crashed: exit status: 3: out of ideas\nout of ideas\n"), "{log}");
}

/// A protocol that supports only one start reports it before the game.
#[test]
fn protocols_say_what_they_cannot_begin_with() {
    let other: reversi::Position = format!("XO{} X", "-".repeat(62)).parse().unwrap();
    let gtp = program::<reversi::Position>("gtp", Program::new(["true"]));
    assert!(gtp.can_begin_at(&other).unwrap_err().contains("gtp"));
    let botzone = program::<ataxx::Position>("botzone", Program::new(["true"]));
    assert!(botzone.can_begin_at(&ataxx::Position::start(Rules::Uai)).is_err());
    let record = play(&botzone, &builtin(1), ataxx::Position::start(Rules::Uai), LONG);
    assert!(matches!(record.end, GameEnd::Void { .. }), "{record:?}");
}
