use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::definition::Sign;
use games_engine::protocol::referee::{Greeting, Introduction, MoveLimits, Referee, Reply};
use gocheck_board::Color;
use gocheck_text::{Phrase, phrase};
use std::collections::VecDeque;
use std::fmt::Write;
use std::time::Duration;

/// Programs of the protocol are recognised by their replies.
pub(in super::super) const SIGN: Sign = Sign { question: "name\n", lines: &["= ", "? "] };

/// The Go Text Protocol: the moves since the last time, then `genmove`.
#[derive(Default)]
pub(in super::super) struct GtpReferee {
    /// How many moves of the game the program knows.
    known: usize,
    /// The purposes of the pending replies.
    open: VecDeque<Asked>,
    /// The first line of an unfinished reply.
    reply: Option<String>,
}

/// The purpose of a reply.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// A command that a program need not support.
    Setting,
    Play,
    Move,
}

impl GtpReferee {
    fn say(&mut self, text: &mut String, asked: Asked, command: &str) {
        text.push_str(command);
        text.push('\n');
        self.open.push_back(asked);
    }
}

impl Referee<Position> for GtpReferee {
    /// Any reply is accepted, because a program need not support these commands.
    fn greet(&mut self, _: &History<Position>, introduction: Introduction<'_>) -> Vec<Greeting> {
        let MoveLimits { turn, left, .. } = introduction.limits;
        // Both clocks start equal, or only the program's own clock runs.
        let settings = time_settings(turn, left[0].or(left[1]));
        let commands = ["boardsize 8", "clear_board"].map(str::to_owned).into_iter().chain(settings);
        commands.map(|command| Greeting { text: command + "\n", answers: &["=", "?"] }).collect()
    }

    fn ask(&mut self, game: &History<Position>, limits: MoveLimits) -> String {
        let mut text = String::new();
        let color = game.position().to_move();
        let left = limits.left[color as usize];
        for (position, mv) in game.earlier().iter().skip(self.known) {
            self.say(&mut text, Asked::Play, &format!("play {} {mv}", letter(position.to_move())));
        }
        if let (None, Some(left)) = (limits.turn, left) {
            let left = format!("time_left {} {} 0", letter(color), seconds(left));
            self.say(&mut text, Asked::Setting, &left);
        }
        self.say(&mut text, Asked::Move, &format!("genmove {}", letter(color)));
        // The program has played its own move.
        self.known = game.earlier().len() + 1;
        text
    }

    fn parse_line(&mut self, _: &History<Position>, line: &str) -> Reply<Move> {
        if !line.trim().is_empty() {
            if self.reply.is_none() && line.starts_with(['=', '?']) {
                self.reply = Some(line.to_owned());
            }
            return Reply::More;
        }
        let Some(reply) = self.reply.take() else { return Reply::More };
        let text = reply[1..].trim_start_matches(|c: char| c.is_ascii_digit()).trim();
        match self.open.pop_front() {
            Some(Asked::Setting) => Reply::More,
            Some(_) if reply.starts_with('?') => {
                Reply::unreadable(&reply, phrase!("the program refuses", "程序拒绝了"))
            }
            Some(Asked::Play) => Reply::More,
            Some(Asked::Move) => match text.parse() {
                Ok(mv) => Reply::Move { mv, line: reply },
                Err(error) => Reply::unreadable(&reply, Phrase::of(&error)),
            },
            None => Reply::unreadable(&reply, phrase!("a reply to nothing", "没有问就回答")),
        }
    }

    fn farewell(&self) -> &'static str {
        "quit\n"
    }
}

/// The command that sets the time, for each move or for all moves.
fn time_settings(turn: Option<Duration>, left: Option<Duration>) -> Option<String> {
    let mut text = String::from("time_settings ");
    let written = match (turn, left) {
        (Some(turn), _) => write!(text, "0 {} 1", seconds(turn)),
        (None, Some(left)) => write!(text, "{} 0 0", seconds(left)),
        (None, None) => return None,
    };
    written.is_ok().then_some(text)
}

/// Formats seconds. The protocol has whole seconds, and some programs read nothing else, so a fraction is dropped; less
/// than a second can only be a fraction, which other programs read.
fn seconds(time: Duration) -> f64 {
    if time >= Duration::from_secs(1) { time.as_secs() as f64 } else { time.as_secs_f64() }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}
