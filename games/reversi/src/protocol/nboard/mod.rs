//! NBoard's protocol, version 2.

pub(crate) mod referee;

use super::super::notation::ggf;
use super::super::notation::othello::capitals;
use super::adviser::{Adviser, stones};
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::error::ProtocolError;
use games_engine::protocol::lines::Lines;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Player;
use games_engine::search::score::Score;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The default time for a move.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// The default time for a hint, which the user can watch.
const HINT_TIME: Duration = Duration::from_secs(20);

/// The largest depth that can be set.
const MAX_DEPTH: u32 = 60;

/// Answers commands until `quit` or the end of the input. Another command ends a search. An unknown command is reported
/// to the messages and ignored. The time limits every search.
///
/// # Errors
/// If reading or writing fails.
pub(super) fn run(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let (game, player) = (History::new(Position::start()), bot.make_player());
    let BotSetup { mut lines, output, messages, options, time, .. } = bot;
    let lines = &mut lines;
    let adviser = Adviser::new(options.megabytes);
    let mut session = Session { game, depth: MAX_DEPTH, time, player, adviser };
    while let Some(line) = lines.next_filled()? {
        if line.text == "quit" {
            break;
        }
        if let Err(fault) = session.obey(&line.text, line.arrival, lines, output)? {
            writeln!(messages, "{}", ProtocolError::at(&line, fault))?;
        }
        output.flush()?;
    }
    Ok(())
}

struct Session {
    game: History<Position>,
    depth: u32,
    /// The user's time limit for every search.
    time: Option<Duration>,
    player: Box<dyn Player<Position>>,
    adviser: Adviser,
}

impl Session {
    /// Runs a command. The inner error is the user's.
    fn obey(
        &mut self,
        text: &str,
        arrival: Instant,
        lines: &mut Lines,
        output: &mut dyn Write,
    ) -> Result<Result<(), String>, ProtocolError> {
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match name {
            "nboard" => writeln!(output, "set myname gocheck\nset depth {}", self.depth)?,
            "ping" => writeln!(output, "pong {rest}")?,
            "set" => return Ok(self.set(rest)),
            "move" => return Ok(self.play(rest)),
            "go" => self.go(arrival, &*lines.another()?, output)?,
            "hint" => {
                let Some(count) = rest.parse().ok().filter(|&count: &usize| count > 0) else {
                    return Ok(Err("expected the number of moves".to_owned()));
                };
                self.hint(count, arrival, &*lines.another()?, output)?;
            }
            "learn" => writeln!(output, "learned")?,
            "analyze" => {}
            _ => return Ok(Err("unknown command".to_owned())),
        }
        Ok(Ok(()))
    }

    fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match name {
            "depth" => {
                let depth = value.trim().parse().ok().filter(|&depth| depth > 0);
                self.depth = depth.ok_or("expected a depth from 1 on")?;
                self.depth = self.depth.min(MAX_DEPTH);
            }
            "game" => self.game = read_game(value)?,
            // The only supported contempt is none.
            "contempt" => {}
            _ => return Err("unknown setting".to_owned()),
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let name = text.split('/').next().unwrap_or_default().trim();
        let mv: Move = name.parse().map_err(|error| format!("{error}"))?;
        self.game.play(mv).map_err(|error| error.to_string())
    }

    fn limits<'a>(&self, arrival: Instant, usual: Duration, stop: &'a AtomicBool) -> SearchLimits<'a> {
        let limits = SearchLimits::for_move(arrival, self.time.unwrap_or(usual));
        SearchLimits { depth: self.depth, stop: Some(stop), ..limits }
    }

    /// Reports the move it would play; if another command arrives, the best one so far.
    fn go(
        &mut self,
        arrival: Instant,
        stop: &AtomicBool,
        output: &mut dyn Write,
    ) -> Result<(), ProtocolError> {
        writeln!(output, "status thinking")?;
        output.flush()?;
        let limits = self.limits(arrival, USUAL_TIME, stop);
        let (mut last, mut written) = (None, Ok(()));
        let chosen = match self.game.position().moves()[..] {
            [only] => Some(only),
            _ => self.player.choose(&self.game, limits, &mut |report| {
                if written.is_ok() {
                    written = search(output, &report.line, report.score, report.depth);
                }
                last = Some((report.line.first().copied(), report.score, report.nodes));
            }),
        };
        written?;
        let seconds = arrival.elapsed().as_secs_f64();
        if let Some((.., nodes)) = last {
            writeln!(output, "nodestats {nodes} {seconds:.2}")?;
        }
        let name = chosen.map_or("PA".to_owned(), capitals);
        let score =
            last.filter(|&(mv, ..)| mv == chosen).map(|(_, score, _)| format!("{:.2}", stones(score)));
        writeln!(output, "=== {name}/{}/{seconds:.2}\nstatus", score.unwrap_or_default())?;
        Ok(())
    }

    /// Reports the best moves with their values after each iteration.
    fn hint(
        &mut self,
        count: usize,
        arrival: Instant,
        stop: &AtomicBool,
        output: &mut dyn Write,
    ) -> Result<(), ProtocolError> {
        writeln!(output, "status thinking")?;
        output.flush()?;
        let limits = self.limits(arrival, HINT_TIME, stop);
        let mut written = Ok(());
        self.adviser.lines(&self.game, limits, &mut |found| {
            for line in found.iter().take(count) {
                if written.is_ok() {
                    written = search(output, &line.moves, line.score, line.depth);
                }
            }
        });
        written?;
        writeln!(output, "status")?;
        Ok(())
    }
}

/// Writes the result of a search and flushes it.
fn search(output: &mut dyn Write, line: &[Move], score: Score, depth: u32) -> io::Result<()> {
    let line: String = line.iter().copied().map(capitals).collect();
    writeln!(output, "search {line} {:.2} 0 {depth}", stones(score))?;
    output.flush()
}

/// Reads a game in GGF.
fn read_game(text: &str) -> Result<History<Position>, String> {
    let replayed = ggf::start_and_moves(text).map_err(|error| error.to_string())?.replay(false);
    match replayed.findings.first() {
        Some(finding) => Err(finding.to_string()),
        None => Ok(replayed.game),
    }
}
