use crate::arena::play_game::GameEvent;
use crate::arena::record::{GameEnd, GameRecord};
use crate::description::spec::Described;
use crate::game::coordinates::Coordinates;
use crate::game::rules::History;
use crate::protocol::info::SearchInfo;
use games_engine::plural::plural;
use gocheck_board::Color;
use gocheck_text::untrusted::one_line;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// The output of a match: the board after each move, if requested, and the verdicts.
pub(super) struct GameScreen<'a, W, G: Described> {
    /// The output, and its first error; nothing more is written after that.
    output: Mutex<(&'a mut W, io::Result<()>)>,
    is_verbose: bool,
    coordinates: &'static Coordinates<G>,
    /// Set as soon as the output cannot be written.
    stop: &'a AtomicBool,
}

impl<'a, W: Write, G: Described> GameScreen<'a, W, G> {
    pub(super) const fn new(
        output: &'a mut W,
        is_verbose: bool,
        coordinates: &'static Coordinates<G>,
        stop: &'a AtomicBool,
    ) -> Self {
        Self { output: Mutex::new((output, Ok(()))), is_verbose, coordinates, stop }
    }

    /// Draws the board, if requested.
    pub(super) fn show(&self, event: GameEvent<'_, G>) {
        if !self.is_verbose {
            return;
        }
        let coordinates = self.coordinates;
        match event {
            GameEvent::Begun { game } => self.print(&(coordinates.board)(game)),
            GameEvent::Moved { game, by, took, left, info } => {
                let clock = left.map(|left| format!(", {:.3} s left", left.as_secs_f64()));
                let clock = format!("{:.3} s{}", took.as_secs_f64(), clock.unwrap_or_default());
                let (search, board) = (search(&info), (coordinates.board)(game));
                self.print(&format!("{}: {clock}{search}\n{board}", last_move(game, by, coordinates)));
            }
            GameEvent::Wrote { .. } => {}
        }
    }

    pub(super) fn print(&self, line: &str) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let (output, result) = &mut *output;
        if result.is_ok() {
            *result = writeln!(output, "{line}").and_then(|()| output.flush());
        }
        if result.is_err() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Returns the first error of the output.
    pub(super) fn finish(self) -> io::Result<()> {
        self.output.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }
}

/// A player's search report.
fn search(info: &SearchInfo) -> String {
    let depth = info.depth.map(|depth| format!(", depth {depth}"));
    let nodes = info.nodes.map(|nodes| format!(", {nodes} nodes"));
    let score = info.score.map(|score| format!(", {:+.2}", f64::from(score) / 100.0));
    [depth, nodes, score].into_iter().flatten().collect()
}

fn last_move<G: Described>(game: &History<G>, by: Color, coordinates: &Coordinates<G>) -> String {
    let mv = game.last_move().map(|mv| (coordinates.mv)(game, mv)).unwrap_or_default();
    format!("{} {by} ({}) {mv}", game.earlier().len(), by.letter())
}

/// The verdict of a game, in one line.
pub(super) fn verdict(number: u64, a_is_black: bool, record: &GameRecord) -> String {
    let (black, white) = if a_is_black { ("A", "B") } else { ("B", "A") };
    let mut text = format!("game {number}, {black} black, {white} white: ");
    let winner = match record.winner {
        Some(Color::Black) => format!("{black} wins"),
        Some(Color::White) => format!("{white} wins"),
        None => "draw".to_owned(),
    };
    // Writing to a string does not fail.
    let _ = match &record.end {
        GameEnd::Rules { reason, black, white } => write!(text, "{winner} {black} to {white}: {reason}"),
        GameEnd::Adjudicated(why) => write!(text, "{winner}: {why}"),
        GameEnd::Fault(_) => {
            let loser = if record.winner == Some(Color::Black) { white } else { black };
            write!(text, "{winner}: {loser} {}", record.cause())
        }
        GameEnd::Void { reason } => write!(text, "void: {}", reason.english()),
    };
    let _ = write!(text, " ({})", plural(record.moves.len() as u64, "move", "moves"));
    text
}

pub(super) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

/// The last `most` lines of a text, indented.
pub(super) fn words(text: &str, most: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let last = &lines[lines.len().saturating_sub(most)..];
    last.iter().map(|line| format!("  {}\n", one_line(line))).collect()
}
