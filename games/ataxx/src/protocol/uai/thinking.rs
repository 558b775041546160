use super::command::Go;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::error::ProtocolError;
use games_engine::search::builtin::usual_share;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Player;
use games_engine::search::report::Report;
use gocheck_board::Color;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub(super) type BoxedPlayer = Box<dyn Player<Position>>;

/// The output, for one writer at a time.
pub(super) type SharedOutput<'a> = &'a mut (dyn Write + Send);

/// How often a finished infinite search checks `stop`.
const NAP: Duration = Duration::from_millis(1);

/// The time of a search whose limits cannot be read or do not end it.
const FALLBACK: Duration = Duration::from_secs(1);

/// A requested search.
pub(super) struct Task<'a> {
    pub(super) game: History<Position>,
    pub(super) go: Go,
    pub(super) arrival: Instant,
    pub(super) time: Option<Duration>,
    pub(super) stop: &'a AtomicBool,
}

impl Task<'_> {
    /// Returns true if only `stop` ends it.
    pub(super) fn is_infinite(&self) -> bool {
        self.go.is_infinite || self.go == Go::default() && self.time.is_none()
    }

    /// Searches, writes `info` lines and `bestmove`, and returns the player.
    pub(super) fn run(
        self,
        mut player: BoxedPlayer,
        output: &Mutex<SharedOutput<'_>>,
    ) -> Result<BoxedPlayer, ProtocolError> {
        let time = self.time_limits();
        let limits = SearchLimits {
            depth: self.go.depth.unwrap_or(time.depth),
            nodes: self.go.nodes,
            stop: Some(self.stop),
            ..time
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

    /// The limits of time. Every search has one, unless it has others or is infinite.
    fn time_limits(&self) -> SearchLimits<'static> {
        if let Some(time) = self.go.movetime {
            return SearchLimits::for_move(self.arrival, time);
        }
        let position = self.game.position();
        let (left, increment) = match position.to_move() {
            Color::Black => (self.go.btime, self.go.binc),
            Color::White => (self.go.wtime, self.go.winc),
        };
        // A program that sends only one clock means both.
        if let Some(left) = left.or(self.go.btime).or(self.go.wtime) {
            let share = self.go.moves_to_go.map_or_else(|| usual_share(left), |moves| left / moves.max(1));
            return SearchLimits::for_clock(self.arrival, share + increment, left);
        }
        if self.is_infinite() || self.go.depth.is_some() || self.go.nodes.is_some() {
            return SearchLimits::default();
        }
        SearchLimits::for_move(self.arrival, self.time.unwrap_or(FALLBACK))
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

/// Writes lines and flushes them.
pub(super) fn say(output: &Mutex<SharedOutput<'_>>, text: &str) -> Result<(), ProtocolError> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}").and_then(|()| output.flush()).map_err(|error: io::Error| error.into())
}
