use crate::arena::bot_check::cause_of_wrong_answer;
use crate::arena::engine_config::{Builtin, EngineConfig, EngineKind};
use crate::arena::game_settings::GameSettings;
use crate::arena::limits::TimeControl;
use crate::arena::play_game::{GameEvent, Opening, play_game};
use crate::arena::record::{Fault, GameEnd, GameRecord};
use crate::cli::arguments::coordinates_parser;
use crate::cli::sandbox::{self, SandboxArgs};
use crate::cli::screen::{indented, words};
use crate::cli::signals::stop_flag;
use crate::description::spec::Described;
use crate::game::coordinates::Coordinates;
use crate::game::rules::{Game, History};
use crate::protocol::definition::Protocol;
use crate::reversi::position::Position;
use crate::search::player::EngineOptions;
use anyhow::Context;
use clap::value_parser;
use gocheck_board::Color;
use gocheck_program::{Status, messages};
use gocheck_sandbox::{Program, memory_accounting};
use std::ffi::OsString;
use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Check a solution as the jury does: four games against random moves
///
/// Plays two games as white and two as black. Prints OK, or the first fault with the position, the move and the
/// program's standard error, and exits with status 1. The results of the games do not matter. Rows and columns are
/// counted from 0, as in the assignment.
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// The protocol of the program
    #[arg(long, value_name = "NAME", default_value = "lksh", value_parser = |name: &str| Position::SPEC.protocol(name))]
    protocol: &'static Protocol<Position>,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Time for all moves of a game, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: u64,
    /// Memory limit of the program in MiB (Linux). Java needs `-Xmx`, as in `java -Xmx160m Grader`: without it, the virtual
    /// machine takes a quarter of the machine's memory before it collects garbage
    #[arg(long, value_name = "MIB", default_value_t = MEMORY, value_parser = value_parser!(u64).range(1..=1_000_000))]
    memory: u64,
    /// Notation of squares
    #[arg(long, value_name = "NAME", default_value = "assignment", value_parser = coordinates_parser::<Position>())]
    coordinates: &'static Coordinates<Position>,
    #[command(flatten)]
    sandbox: SandboxArgs,
    /// The program and its arguments
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

/// The jury's memory limit in MiB.
pub(super) const MEMORY: u64 = 256;

/// The tests: the colour of the solution in each.
const TESTS: [Color; 4] = [Color::White, Color::White, Color::Black, Color::Black];

/// The number of lines of standard error that are shown.
const WORDS: usize = 20;

impl Check {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let name = self.command.first().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let program = Program::new(self.command);
        let mut solution = EngineConfig::new(name, EngineKind::Program { program, protocol: self.protocol });
        let SandboxArgs { sandbox, sandbox_read } = &self.sandbox;
        let tool = sandbox::find(sandbox.unwrap_or_default())?;
        sandbox::jail_programs(std::slice::from_mut(&mut solution), tool.as_ref(), sandbox_read, |_, _| None);
        let options = EngineOptions { level: 1, threads: 1, megabytes: 1, seed: self.seed };
        let random = EngineKind::Builtin(Builtin { options, time: None, book: None });
        let random = EngineConfig::new("random", random);
        let conditions = GameSettings {
            memory: cfg!(target_os = "linux").then_some(self.memory << 20),
            coordinates: Some(self.coordinates.name),
            ..GameSettings::timed(TimeControl::per_game(Duration::from_millis(self.time)))
        };
        let stop = stop_flag()?;
        for (number, side) in (1_u64..).zip(TESTS) {
            let opening = Opening { seed: number, ..Opening::at(Position::assignment_start()) };
            let [black, white] = match side {
                Color::Black => [&solution, &random],
                Color::White => [&random, &solution],
            };
            let (mut last, mut errors) = (History::new(opening.start), String::new());
            let record = play_game(black, white, &opening, &conditions, &stop, &mut |event| match event {
                GameEvent::Begun { game } | GameEvent::Moved { game, .. } => last = game.clone(),
                GameEvent::Wrote { by, text } if by == side => errors = text.to_owned(),
                GameEvent::Wrote { .. } => {}
            });
            anyhow::ensure!(!stop.load(Ordering::Relaxed), "stopped in test {number}");
            if !report(output, number, side, &record)? {
                let drawn = indented(&(self.coordinates.board)(&last));
                let to_move = last.position().to_move();
                writeln!(output, "{drawn}  {to_move} ({}) to move", to_move.letter())?;
                if let GameEnd::Fault(Fault::Memory { .. }) = record.end {
                    messages::note(&memory_accounting());
                }
                if let (GameEnd::Fault(fault), EngineKind::Program { program, protocol }) =
                    (&record.end, &solution.kind)
                    && matches!(
                        fault,
                        Fault::Illegal { .. }
                            | Fault::Unreadable { .. }
                            | Fault::Crashed { .. }
                            | Fault::Exited { .. }
                    )
                    && let Some(cause) = cause_of_wrong_answer(program, protocol, &last, &stop)
                {
                    writeln!(output, "  probable cause: {cause}")?;
                }
                if !errors.is_empty() {
                    write!(output, "the program's standard error:\n{}", words(&errors, WORDS))?;
                }
                return Ok(Status::Finding);
            }
        }
        writeln!(output, "OK")?;
        Ok(Status::Well)
    }
}

/// Prints the result of a test and returns true if it passed.
fn report(output: &mut impl Write, number: u64, side: Color, record: &GameRecord) -> anyhow::Result<bool> {
    let spent = record.moves.iter().map(|played| played.milliseconds).sum::<u64>();
    write!(output, "test {number}, {side}: ")?;
    match &record.end {
        GameEnd::Rules { black, white, .. } => {
            writeln!(output, "OK, {black} to {white}, {:.3} s", spent as f64 / 1000.0)?;
            output.flush()?;
            Ok(true)
        }
        GameEnd::Fault(fault) if record.winner != Some(side) => {
            write!(output, "FAULT at move {}: ", record.moves.len() + 1)?;
            match fault {
                // The position follows as a picture.
                Fault::Illegal { reason, answer, .. } => {
                    writeln!(output, "{}; it wrote {answer:?}", reason.english())?;
                }
                Fault::Memory { .. } => writeln!(output, "{}", record.cause())?,
                fault => writeln!(output, "{fault}")?,
            }
            if let Some(hint) = &record.hint {
                writeln!(output, "  {}", hint.english())?;
            }
            Ok(false)
        }
        GameEnd::Fault(fault) => anyhow::bail!("the random player: {fault}"),
        GameEnd::Adjudicated(why) => anyhow::bail!("the game was adjudicated: {why}"),
        GameEnd::Void { reason } => {
            Err(anyhow::anyhow!("{}", reason.english())).context("the game was not played")
        }
    }
}
