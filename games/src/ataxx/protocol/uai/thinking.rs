use super::super::super::{Move, Position};
use super::command::Go;
use super::{BoxedPlayer, SharedOutput};
use crate::board::Color;
use crate::game::{Game, History};
use crate::protocol::ProtocolError;
use crate::search::{Limits, Report};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many moves a side's remaining time is meant for, unless `movestogo` says.
const MOVES_TO_GO: u32 = 25;

/// How long a search that has nothing left to find sleeps between looks at `stop`.
const NAP: Duration = Duration::from_millis(1);

/// A search that was asked for.
pub(super) struct Task<'a> {
    pub(super) game: History<Position>,
    pub(super) go: Go,
    pub(super) arrival: Instant,
    pub(super) time: Option<Duration>,
    pub(super) stop: &'a AtomicBool,
}

impl Task<'_> {
    /// Whether only `stop` ends it.
    pub(super) fn is_infinite(&self) -> bool {
        self.go.is_infinite || self.go == Go::default() && self.time.is_none()
    }

    /// Searches, writes `info` lines and `bestmove`, and gives the player back.
    pub(super) fn run(
        self,
        mut player: BoxedPlayer,
        output: &Mutex<SharedOutput<'_>>,
    ) -> Result<BoxedPlayer, ProtocolError> {
        let defaults = match self.answer_time() {
            Some(time) => Limits::answer_within(self.arrival, time),
            None => Limits::default(),
        };
        let limits = Limits {
            depth: self.go.depth.unwrap_or(defaults.depth),
            nodes: self.go.nodes,
            stop: Some(self.stop),
            ..defaults
        };
        let mut written = Ok(());
        let best = player.choose(&self.game, limits, &mut |report| {
            if written.is_ok() {
                written = say(output, &info(report));
            }
        });
        written?;
        while self.is_infinite() && !self.stop.load(Ordering::Relaxed) {
            thread::sleep(NAP);
        }
        say(output, &format!("bestmove {}", best.unwrap_or(Move::Pass)))?;
        Ok(player)
    }

    /// How long the answer may take in all, when time is a limit.
    fn answer_time(&self) -> Option<Duration> {
        if let Some(time) = self.go.movetime {
            return Some(time);
        }
        let (left, increment) = match self.game.position().to_move() {
            Color::Black => (self.go.btime, self.go.binc),
            Color::White => (self.go.wtime, self.go.winc),
        };
        if let Some(left) = left {
            let share = left / self.go.moves_to_go.unwrap_or(MOVES_TO_GO).max(1);
            // Never more than half of what is left, whatever is added after the move.
            return Some((share + increment).min(left / 2));
        }
        if self.go == Go::default() { self.time } else { None }
    }
}

fn info(report: &Report<Move>) -> String {
    let milliseconds = report.elapsed.as_millis();
    let speed = u128::from(report.nodes) * 1000 / milliseconds.max(1);
    let line: Vec<String> = report.line.iter().map(Move::to_string).collect();
    let Report { depth, score, nodes, .. } = report;
    let line = line.join(" ");
    format!("info depth {depth} score cp {score} nodes {nodes} nps {speed} time {milliseconds} pv {line}")
}

/// Writes lines at once, whoever else is writing.
pub(super) fn say(output: &Mutex<SharedOutput<'_>>, text: &str) -> Result<(), ProtocolError> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}").and_then(|()| output.flush()).map_err(|error: io::Error| error.into())
}
