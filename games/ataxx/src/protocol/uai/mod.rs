//! The Universal Ataxx Interface, as libataxx's programs speak it.

mod command;
pub(crate) mod referee;
pub(crate) mod steps;
mod thinking;

use super::super::players;
use crate::position::Position;
use crate::rules::Rules;
use command::{CommandError, UaiCommand};
use games_engine::game::rules::{Game, History};
use games_engine::perft::perft;
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::error::ProtocolError;
use games_engine::protocol::lines::Lines;
use games_engine::search::player::EngineOptions;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};
use thinking::{BoxedPlayer, SharedOutput};

/// Answers commands until `quit` or the end of the input. An unknown command is reported to `messages` and ignored,
/// and so are unknown words of `go`; after a wrong `position` there is no position to search.
///
/// `time` limits every search without a limit of its own, except `infinite`.
///
/// # Errors
/// If reading or writing fails.
pub(super) fn run(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let BotSetup { mut lines, output, messages, options, time, .. } = bot;
    let output = Mutex::new(output);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let mut session = Session {
            scope,
            output: &output,
            stop: &stop,
            options,
            time,
            game: Some(History::new(Position::start(Rules::Uai))),
            state: SearchState::Idle(players::player(options)),
        };
        let result = session.listen(&mut lines, messages);
        if result.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        // A search that would not end by itself ends with the input.
        result.and(session.settle(false))
    })
}

/// The state of the player: idle, or owned by the search thread.
enum SearchState<'scope> {
    Idle(BoxedPlayer),
    Thinking {
        is_infinite: bool,
        thread: ScopedJoinHandle<'scope, Result<BoxedPlayer, ProtocolError>>,
    },
    /// In transition.
    Moving,
}

struct Session<'scope, 'env, 'out> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<SharedOutput<'out>>,
    stop: &'env AtomicBool,
    options: EngineOptions,
    time: Option<Duration>,
    game: Option<History<Position>>,
    state: SearchState<'scope>,
}

impl Session<'_, '_, '_> {
    /// Runs every command until `quit` or the end of the input.
    fn listen(&mut self, lines: &mut Lines, messages: &mut dyn Write) -> Result<(), ProtocolError> {
        while let Some(line) = lines.next_filled()? {
            let done = match line.text.parse() {
                Ok(UaiCommand::Quit) => return self.settle(true),
                Ok(command) => self.obey(command, line.arrival)?,
                Err(error) => Err(error),
            };
            if let Err(error) = done {
                if matches!(error, CommandError::Position(_)) {
                    self.game = None;
                }
                writeln!(messages, "{}", ProtocolError::at(&line, error))?;
            }
        }
        Ok(())
    }

    /// Runs a command. The inner error is the user's and does not end the session.
    fn obey(
        &mut self,
        command: UaiCommand,
        arrival: Instant,
    ) -> Result<Result<(), CommandError>, ProtocolError> {
        match command {
            UaiCommand::Uai => self.say(&format!(
                "id name gocheck {}\nid author the gocheck developers\n\
                 option name Hash type spin default {} min 1 max {}\n\
                 option name Threads type spin default {} min 1 max {}\nuaiok",
                env!("CARGO_PKG_VERSION"),
                self.options.megabytes,
                command::MAX_MEGABYTES,
                self.options.threads,
                command::MAX_THREADS,
            ))?,
            UaiCommand::IsReady => self.say("readyok")?,
            UaiCommand::NewGame => {
                self.settle(true)?;
                if let SearchState::Idle(player) = &mut self.state {
                    player.new_game();
                }
            }
            UaiCommand::Hash(megabytes) => self.rebuild(EngineOptions { megabytes, ..self.options })?,
            UaiCommand::Threads(threads) => self.rebuild(EngineOptions { threads, ..self.options })?,
            UaiCommand::Position(game) => self.game = Some(game),
            UaiCommand::Stop => self.settle(true)?,
            UaiCommand::Go(go) => {
                self.settle(true)?;
                let Some(game) = self.game.clone() else {
                    self.say("bestmove 0000")?;
                    return Ok(Err(CommandError::NoPosition));
                };
                let SearchState::Idle(player) = std::mem::replace(&mut self.state, SearchState::Moving)
                else {
                    return Ok(Ok(()));
                };
                self.stop.store(false, Ordering::Relaxed);
                let ignored = go.ignored.clone();
                let task = thinking::Task { game, go, arrival, time: self.time, stop: self.stop };
                let output = self.output;
                let is_infinite = task.is_infinite();
                let thread = self.scope.spawn(move || task.run(player, output));
                self.state = SearchState::Thinking { is_infinite, thread };
                if !ignored.is_empty() {
                    return Ok(Err(CommandError::Go(ignored)));
                }
            }
            UaiCommand::Perft(depth) => match &self.game {
                Some(game) => self.say(&format!("nodes {}", perft(game.position(), depth)))?,
                None => return Ok(Err(CommandError::NoPosition)),
            },
            UaiCommand::Display => match &self.game {
                Some(game) => self.say(&display(game))?,
                None => return Ok(Err(CommandError::NoPosition)),
            },
            // The loop ends at it.
            UaiCommand::Quit => {}
        }
        Ok(Ok(()))
    }

    /// Ends the search: at once if `now` is set or the search is infinite.
    fn settle(&mut self, now: bool) -> Result<(), ProtocolError> {
        match std::mem::replace(&mut self.state, SearchState::Moving) {
            SearchState::Thinking { is_infinite, thread } => {
                if now || is_infinite {
                    self.stop.store(true, Ordering::Relaxed);
                }
                // The player of a thread that panicked is lost.
                let player = thread.join().unwrap_or_else(|_| Ok(players::player(self.options)))?;
                self.state = SearchState::Idle(player);
            }
            other => self.state = other,
        }
        Ok(())
    }

    fn rebuild(&mut self, options: EngineOptions) -> Result<(), ProtocolError> {
        self.settle(true)?;
        self.options = options;
        self.state = SearchState::Idle(players::player(options));
        Ok(())
    }

    fn say(&self, text: &str) -> Result<(), ProtocolError> {
        thinking::say(self.output, text)
    }
}

fn display(game: &History<Position>) -> String {
    let position = game.position();
    let outcome = position.outcome().map_or(String::new(), |outcome| format!("\n{outcome}"));
    format!("{}{position}{outcome}", position.board())
}
