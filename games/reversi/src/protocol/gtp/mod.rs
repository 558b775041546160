//! The Go Text Protocol, version 2, as Othello programs speak it.

mod command;
mod error;
mod gogui;
pub(crate) mod referee;

use super::adviser::Adviser;
use crate::moves::Move;
use crate::players::clock::share;
use crate::position::Position;
use command::GtpCommand;
use error::GtpError;
use games_engine::game::rules::{Game, History};
use games_engine::notation::replay::Replayed;
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::error::ProtocolError;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Player;
use gocheck_board::Color;
use std::mem;
use std::path::Path;
use std::time::{Duration, Instant};

/// The default time for a move.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// Answers commands until `quit` or the end of the input. `time` is the time for each move; without it the controller's
/// clock applies.
///
/// # Errors
/// If reading or writing fails.
pub(super) fn run(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let player = bot.make_player();
    let BotSetup { mut lines, output, options, time, load, .. } = bot;
    let mut session = Session {
        game: History::new(Position::start()),
        skipped: Vec::new(),
        passes: 0,
        player,
        load,
        adviser: Adviser::new(options.megabytes),
        time,
        turn: None,
        clocks: [None; 2],
    };
    while let Some(line) = lines.next_filled()? {
        // Comments and control characters are ignored.
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
    /// The games before a side moved out of turn, which is not a move of a game.
    skipped: Vec<History<Position>>,
    /// The number of passes after the end of the game.
    passes: usize,
    player: Box<dyn Player<Position>>,
    /// Reads the first game of a file.
    load: fn(&Path) -> Result<Replayed<Position>, String>,
    adviser: Adviser,
    /// The user's time for each move.
    time: Option<Duration>,
    /// The controller's time for each move.
    turn: Option<Duration>,
    /// The time left for all moves of black and of white, if the controller keeps clocks.
    clocks: [Option<Duration>; 2],
}

impl Session {
    fn obey(&mut self, command: GtpCommand, arrival: Instant) -> Result<String, GtpError> {
        match command {
            GtpCommand::Say(text) => return Ok(text),
            GtpCommand::Clear => self.begin(History::new(Position::start())),
            GtpCommand::Load(file, number) => self.load(&file, number)?,
            GtpCommand::TimeSettings(main) => (self.clocks, self.turn) = ([main; 2], None),
            GtpCommand::TimeForMoves(turn) => (self.clocks, self.turn) = ([None; 2], Some(turn)),
            GtpCommand::TimeLeft(color, left) => self.clocks[color as usize] = Some(left),
            GtpCommand::Play(color, mv) => self.play(color, mv)?,
            GtpCommand::Genmove(color) => return Ok(self.generate(color, arrival).to_string()),
            GtpCommand::Suggest(color) => return Ok(self.suggest(color, arrival).to_string()),
            GtpCommand::Analyse(what) => {
                let time = self.time.or(self.turn).unwrap_or(USUAL_TIME);
                let limits = SearchLimits::for_move(arrival, time);
                return Ok(gogui::analyse(what, &mut self.adviser, &self.game, limits));
            }
            GtpCommand::Board => return Ok(gogui::board(self.game.position())),
            GtpCommand::Legal => return Ok(gogui::points(&self.game.legal_moves())),
            GtpCommand::Turn => return Ok(self.game.position().to_move().to_string()),
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

    fn begin(&mut self, game: History<Position>) {
        self.game = game;
        self.skipped.clear();
        self.passes = 0;
        self.player.new_game();
    }

    /// Loads the first game of a file, in any notation, up to the move with a number.
    fn load(&mut self, file: &str, number: Option<usize>) -> Result<(), GtpError> {
        let replayed = (self.load)(Path::new(file)).map_err(GtpError::File)?;
        let fault = replayed.findings.iter().find(|found| found.number.is_some() && !found.is_fixed());
        if let Some(fault) = fault {
            return Err(GtpError::File(fault.to_string()));
        }
        let mut game = replayed.game;
        game.rewind(number.map_or(usize::MAX, |number| number.saturating_sub(1)));
        self.begin(game);
        Ok(())
    }

    /// Plays the forced pass of the side to move if a command is about the other side.
    fn play(&mut self, color: Color, mv: Move) -> Result<(), GtpError> {
        if mv == Move::Pass && self.game.outcome().is_some() {
            self.passes += 1;
            return Ok(());
        }
        let before = self.game.clone();
        if self.game.position().to_move() != color {
            self.game.play(Move::Pass).map_err(|_| GtpError::Turn(color))?;
        }
        self.game.play(mv).map_err(|error| {
            self.game = before;
            GtpError::Illegal(error.to_string())
        })
    }

    /// Gives `color` the turn. A move out of turn is illegal, but a controller that asks for one wants it on the current
    /// board.
    fn give_turn(&mut self, color: Color) {
        let position = self.game.position();
        if position.to_move() == color || position.outcome().is_some() || self.game.play(Move::Pass).is_ok() {
            return;
        }
        let position = self.game.position();
        if let Some(other) = Position::new(position.of(Color::Black), position.of(Color::White), color) {
            self.skipped.push(mem::replace(&mut self.game, History::new(other)));
        }
    }

    fn generate(&mut self, color: Color, arrival: Instant) -> Move {
        self.give_turn(color);
        let mv = self.choose(color, arrival);
        // A player chooses legal moves; after the end both sides pass.
        if self.game.play(mv).is_err() {
            self.passes += 1;
        }
        if let Some(left) = &mut self.clocks[color as usize] {
            *left = left.saturating_sub(arrival.elapsed());
        }
        mv
    }

    fn suggest(&mut self, color: Color, arrival: Instant) -> Move {
        let (game, skipped) = (self.game.clone(), self.skipped.len());
        self.give_turn(color);
        let mv = self.choose(color, arrival);
        self.game = game;
        self.skipped.truncate(skipped);
        mv
    }

    fn choose(&mut self, color: Color, arrival: Instant) -> Move {
        let position = self.game.position();
        if matches!(position.moves()[..], [] | [Move::Pass]) {
            return Move::Pass;
        }
        let limits = match (self.time, self.clocks[color as usize]) {
            (None, Some(left)) => SearchLimits::for_clock(arrival, share(left, position), left),
            (time, _) => SearchLimits::for_move(arrival, time.or(self.turn).unwrap_or(USUAL_TIME)),
        };
        self.player.choose(&self.game, limits, &mut |_| {}).unwrap_or(Move::Pass)
    }

    fn undo(&mut self) -> Result<(), GtpError> {
        match (self.game.earlier().len(), self.skipped.last()) {
            _ if self.passes > 0 => self.passes -= 1,
            (0 | 1, Some(_)) => self.game = self.skipped.pop().ok_or(GtpError::Undo)?,
            (0, None) => return Err(GtpError::Undo),
            (moves, _) => self.game.rewind(moves - 1),
        }
        Ok(())
    }
}
