//! The Go Text Protocol, version 2, as Othello programs speak it.

mod command;
mod referee;

pub(super) use referee::{GtpReferee, SIGN};

use super::super::{Move, Position, share};
use crate::board::Color;
use crate::description::Described;
use crate::game::{Game, History};
use crate::protocol::{BotSetup, ProtocolError};
use crate::search::{Limits, Player};
use command::GtpCommand;
use std::fmt;
use std::time::{Duration, Instant};

/// The time for a move when nobody has said anything about time.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// Answers commands to `quit` or the end of the input. `time` is for each move, whatever the
/// controller says; without it the controller's clock is kept.
///
/// # Errors
/// When reading or writing fails.
pub(super) fn run(bot: BotSetup<'_>) -> Result<(), ProtocolError> {
    let BotSetup { mut lines, output, strength, time, .. } = bot;
    let (game, player) = (History::new(Position::start()), Position::player(strength));
    let mut session = Session { game, player, time, turn: None, clocks: [None; 2] };
    while let Some(line) = lines.next_filled()? {
        // A comment, and control characters, count for nothing.
        let text = line.text.split('#').next().unwrap_or_default();
        let mut words = text.split_whitespace().peekable();
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or_default();
        let Some(name) = words.next() else { continue };
        let arguments: Vec<&str> = words.collect();
        let answer =
            GtpCommand::parse(name, &arguments).and_then(|command| session.obey(command, line.arrival));
        match answer {
            Ok(text) => write!(output, "={id} {text}\n\n")?,
            Err(error) => write!(output, "?{id} {error}\n\n")?,
        }
        output.flush()?;
        if name == "quit" {
            break;
        }
    }
    Ok(())
}

struct Session {
    game: History<Position>,
    player: Box<dyn Player<Position>>,
    /// For each move, whatever the controller says.
    time: Option<Duration>,
    /// For each move, as the controller says.
    turn: Option<Duration>,
    /// What is left for all moves of black and of white, if the controller keeps clocks.
    clocks: [Option<Duration>; 2],
}

impl Session {
    fn obey(&mut self, command: GtpCommand, arrival: Instant) -> Result<String, GtpError> {
        match command {
            GtpCommand::Say(text) => return Ok(text),
            GtpCommand::Clear => {
                self.game = History::new(Position::start());
                self.player.forget();
            }
            GtpCommand::TimeSettings(main) => (self.clocks, self.turn) = ([main; 2], None),
            GtpCommand::TimeForMoves(turn) => (self.clocks, self.turn) = ([None; 2], Some(turn)),
            GtpCommand::TimeLeft(color, left) => self.clocks[color as usize] = Some(left),
            GtpCommand::Play(color, mv) => self.play(color, mv)?,
            GtpCommand::Genmove(color) => return self.generate(color, arrival),
            GtpCommand::Undo => self.undo()?,
            GtpCommand::Show => return Ok(format!("{:?}", self.game.position())),
            GtpCommand::Score => {
                let count = |color| self.game.position().of(color).count_ones();
                let (black, white) = (count(Color::Black), count(Color::White));
                return Ok(match black.cmp(&white) {
                    std::cmp::Ordering::Greater => format!("B+{}", black - white),
                    std::cmp::Ordering::Less => format!("W+{}", white - black),
                    std::cmp::Ordering::Equal => "0".to_owned(),
                });
            }
        }
        Ok(String::new())
    }

    /// Lets the side to move pass when it must and the other is spoken of.
    fn give_turn(&mut self, color: Color) -> Result<(), GtpError> {
        if self.game.position().to_move() != color {
            self.game.play(Move::Pass).map_err(|_| GtpError::Turn(color))?;
        }
        Ok(())
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), GtpError> {
        let before = self.game.clone();
        self.give_turn(color)?;
        self.game.play(mv).map_err(|error| {
            self.game = before;
            GtpError::Illegal(error.to_string())
        })
    }

    fn generate(&mut self, color: Color, arrival: Instant) -> Result<String, GtpError> {
        self.give_turn(color)?;
        let position = self.game.position();
        if position.moves() == [Move::Pass] || position.outcome().is_some() {
            // After the end both sides pass.
            let _ = self.game.play(Move::Pass);
            return Ok("pass".to_owned());
        }
        let clock = self.clocks[color as usize].map(|left| share(left, position));
        let time = self.time.or(clock).or(self.turn).unwrap_or(USUAL_TIME);
        let limits = Limits::answer_within(arrival, time);
        let mv = self.player.choose(&self.game, limits, &mut |_| {}).unwrap_or(Move::Pass);
        // A player gives legal moves.
        let _ = self.game.play(mv);
        if let Some(left) = &mut self.clocks[color as usize] {
            *left = left.saturating_sub(arrival.elapsed());
        }
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Result<(), GtpError> {
        let last = self.game.earlier().len().checked_sub(1).ok_or(GtpError::Undo)?;
        self.game.rewind(last);
        Ok(())
    }
}

/// Why a command fails.
#[derive(Clone, Debug, PartialEq, Eq)]
enum GtpError {
    Unknown,
    Syntax(&'static str),
    Size,
    Game,
    Turn(Color),
    Illegal(String),
    Undo,
}

impl fmt::Display for GtpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown command"),
            Self::Syntax(expected) => write!(f, "syntax error: expected {expected}"),
            Self::Size => f.write_str("unacceptable size"),
            Self::Game => f.write_str("unknown game"),
            Self::Turn(color) => write!(f, "it is not {color}'s turn"),
            Self::Illegal(reason) => write!(f, "illegal move: {reason}"),
            Self::Undo => f.write_str("cannot undo"),
        }
    }
}
