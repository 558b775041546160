//! NBoard's protocol, version 2.

mod referee;

pub(super) use referee::{NboardReferee, SIGN};

use super::super::endgame::final_value;
use super::super::notation::{capitals, ggf};
use super::super::{Move, Position};
use crate::description::Described;
use crate::game::{Game, History};
use crate::protocol::{BotSetup, Lines, ProtocolError};
use crate::search::{Limits, Player, Report, Searchable};
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The time for a hint or a move when none is given.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// The deepest that can be set.
const MAX_DEPTH: u32 = 60;

/// Answers commands to `quit` or the end of the input. A hint ends when another command comes. What cannot
/// be understood is told to the messages and changes nothing. The time bounds every search.
///
/// # Errors
/// When reading or writing fails.
pub(super) fn run(bot: BotSetup<'_>) -> Result<(), ProtocolError> {
    let time = bot.time.unwrap_or(USUAL_TIME);
    let BotSetup { mut lines, output, messages, strength, .. } = bot;
    let lines = &mut lines;
    let (game, player) = (History::new(Position::start()), Position::player(strength));
    let mut session = Session { game, depth: MAX_DEPTH, time, player };
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
    time: Duration,
    player: Box<dyn Player<Position>>,
}

impl Session {
    /// Does what a line says. The inner error is the user's.
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
            "go" => self.go(arrival, output)?,
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
            // Nothing here is played for anything but the most stones.
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

    fn limits(&self, arrival: Instant, time: Duration) -> Limits<'static> {
        Limits { depth: self.depth, ..Limits::answer_within(arrival, time) }
    }

    fn go(&mut self, arrival: Instant, output: &mut dyn Write) -> Result<(), ProtocolError> {
        writeln!(output, "status thinking")?;
        output.flush()?;
        let limits = self.limits(arrival, self.time);
        let mut last: Option<Report<Move>> = None;
        let chosen = match self.game.position().moves()[..] {
            [only] => Some(only),
            _ => self.player.choose(&self.game, limits, &mut |report| last = Some(report.clone())),
        };
        let seconds = arrival.elapsed().as_secs_f64();
        let name = chosen.map_or("PA".to_owned(), capitals);
        let score =
            last.filter(|report| report.line.first().copied() == chosen).map(|report| stones(report.score));
        writeln!(output, "=== {name}/{}/{seconds:.2}\nstatus", score.unwrap_or_default())?;
        Ok(())
    }

    /// The best moves with their values: each is searched for its share of the time, but no longer
    /// than `stop` lets it.
    fn hint(
        &mut self,
        count: usize,
        arrival: Instant,
        stop: &AtomicBool,
        output: &mut dyn Write,
    ) -> Result<(), ProtocolError> {
        writeln!(output, "status thinking")?;
        output.flush()?;
        let moves = self.game.legal_moves();
        let share = self.time / moves.len().max(1) as u32;
        let mut found = Vec::new();
        for (index, mv) in (1..).zip(moves) {
            let mut game = self.game.clone();
            if game.play(mv).is_err() {
                continue;
            }
            let mut report = None;
            let limits = self.limits(arrival, share * index);
            let depth = limits.depth.saturating_sub(1).max(1);
            let limits = Limits { depth, stop: Some(stop), ..limits };
            self.player.choose(&game, limits, &mut |found| report = Some(found.clone()));
            let (score, depth, line) = match (report, game.position().outcome()) {
                (Some(report), _) => (-report.score, report.depth + 1, report.line),
                (None, Some(_)) => (final_score(game.position()), 1, Vec::new()),
                (None, None) => (-game.position().evaluate(), 1, Vec::new()),
            };
            found.push((score, depth, std::iter::once(mv).chain(line).collect::<Vec<_>>()));
        }
        found.sort_by_key(|&(score, ..)| std::cmp::Reverse(score));
        for (score, depth, line) in found.into_iter().take(count) {
            let line: String = line.into_iter().map(capitals).collect();
            writeln!(output, "search {line} {} 0 {depth}", stones(score))?;
        }
        writeln!(output, "status")?;
        Ok(())
    }
}

/// The value of a finished game for the side that moved last.
fn final_score(position: &Position) -> i32 {
    -100 * final_value(position.own(), position.enemy())
}

/// Reads a game as far as it was played.
fn read_game(text: &str) -> Result<History<Position>, String> {
    let replayed = ggf::start_and_moves(text).map_err(|error| error.to_string())?.replay(false);
    match replayed.findings.first() {
        Some(finding) => Err(finding.to_string()),
        None => Ok(replayed.game),
    }
}

/// Hundredths as stones; a won game as all of them.
fn stones(score: i32) -> String {
    format!("{:.2}", f64::from(score.clamp(-6400, 6400)) / 100.0)
}
