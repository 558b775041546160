use crate::arena::play_game::GameEvent;
use crate::arena::record::{GameEnd, GameRecord};
use crate::board::Color;
use crate::description::Described;
use crate::game::{Coordinates, History};
use crate::protocol::SearchInfo;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Draws a game as it is played.
pub(super) struct GameScreen<'a, W, G: Described> {
    output: &'a mut W,
    is_on: bool,
    coordinates: &'static Coordinates<G>,
    /// What went wrong with the output; nothing is drawn from then on.
    result: io::Result<()>,
}

impl<'a, W: Write, G: Described> GameScreen<'a, W, G> {
    pub(super) const fn new(output: &'a mut W, is_on: bool, coordinates: &'static Coordinates<G>) -> Self {
        Self { output, is_on, coordinates, result: Ok(()) }
    }

    pub(super) fn show(&mut self, event: GameEvent<'_, G>) {
        if !self.is_on || self.result.is_err() {
            return;
        }
        let coordinates = self.coordinates;
        let text = match event {
            GameEvent::Begun { game } => format!("{}\n", (coordinates.board)(game)),
            GameEvent::Moved { game, by, took, left, info } => {
                let clock = left.map(|left| format!(", {:.3} s left", left.as_secs_f64()));
                let clock = format!("{:.3} s{}", took.as_secs_f64(), clock.unwrap_or_default());
                let (search, board) = (search(&info), (coordinates.board)(game));
                format!("{}: {clock}{search}\n{board}\n", last_move(game, by, coordinates))
            }
            GameEvent::Wrote { .. } => return,
        };
        self.result = self.output.write_all(text.as_bytes()).and_then(|()| self.output.flush());
    }

    /// Whether nobody looks any more.
    pub(super) const fn is_closed(&self) -> bool {
        self.result.is_err()
    }

    pub(super) fn finish(self) -> io::Result<()> {
        self.result
    }
}

/// What a player told of its search.
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

/// A game in one line.
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
        GameEnd::Void { reason } => write!(text, "void: {reason}"),
    };
    let _ = write!(text, " ({} moves)", record.moves.len());
    text
}

/// A text, indented.
pub(super) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

/// The last lines that a program wrote to standard error, indented.
pub(super) fn words(text: &str, most: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(most)..].iter().map(|line| format!("  {line}\n")).collect()
}
