//! Test steps for bots: what a step can do with a program, and how a program is asked.

use super::referee::{BoxedReferee, Greeting, Introduction, MoveLimits, Referee, Reply};
use crate::game::board_game::BoardGame;
use crate::game::coordinates::Coordinates;
use crate::game::rules::{Game, History};
use gocheck_board::random::Random;
use std::fmt::{self, Display};
use std::time::{Duration, Instant};

/// A test step: its name and what it does with a program.
pub struct CheckStep<G: BoardGame> {
    /// The name.
    pub name: &'static str,
    /// Runs the step.
    pub run: fn(&mut BotCheck<'_, G>) -> Result<(), CheckError>,
    /// Whether a program that fails the step is still accepted by judges.
    pub is_advice: bool,
}

impl<G: BoardGame> CheckStep<G> {
    /// A step that judges take as well.
    pub const fn new(name: &'static str, run: fn(&mut BotCheck<'_, G>) -> Result<(), CheckError>) -> Self {
        Self { name, run, is_advice: false }
    }

    /// A step that no judge takes.
    pub const fn advice(name: &'static str, run: fn(&mut BotCheck<'_, G>) -> Result<(), CheckError>) -> Self {
        Self { name, run, is_advice: true }
    }
}

/// The connection to a program under test.
pub trait Connection<G: BoardGame> {
    /// Writes to the program.
    fn send(&mut self, text: &str);

    /// Closes the program's input.
    fn close_input(&mut self);

    /// Waits for a line of the program.
    ///
    /// # Errors
    /// If there is none within `limit`.
    fn read_line(&mut self, limit: Duration) -> Result<String, CheckError>;

    /// Asks for the next move of `game` and returns it with the line that contained it.
    ///
    /// # Errors
    /// If there is no readable move within `limit` and `slack`, which is extra time.
    fn ask(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
        slack: Duration,
    ) -> Result<(G::Move, String), CheckError>;

    /// Waits for the program to exit by itself and returns whether it did.
    fn wait_for_exit(&mut self, grace: Duration) -> bool;
}

/// A program under test, and the time it takes.
pub struct BotCheck<'a, G: BoardGame> {
    setup: CheckSetup<G>,
    connection: &'a mut dyn Connection<G>,
    slowest: Duration,
    /// The game that the program was asked about last.
    asked: Option<History<G>>,
}

/// The conditions of a test.
#[derive(Clone)]
pub struct CheckSetup<G: BoardGame> {
    /// The name of the protocol.
    pub protocol: &'static str,
    /// Makes the judge's side.
    pub referee: fn(&G) -> Result<BoxedReferee<G>, String>,
    /// The first position of games.
    pub start: G,
    /// The judge's time for an answer.
    pub usual_time: Duration,
    /// The time for an answer, if the user gave one.
    pub time: Option<Duration>,
    /// Extra time for an answer, beyond the limit that the program knows.
    pub slack: Duration,
}

/// Why a step failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The program exited or closed its output.
    Ended(String),
    /// There was no answer in time.
    Silent(String),
    /// An answer is unreadable or illegal.
    Wrong {
        /// The answer.
        answer: String,
        /// The reason.
        reason: String,
        /// Whether it is a move.
        is_readable: bool,
    },
    /// Anything else.
    Failed(String),
}

impl CheckError {
    /// The move `answer` is wrong for `reason`.
    pub fn wrong(answer: &str, reason: impl Display) -> Self {
        Self::Wrong { answer: answer.to_owned(), reason: reason.to_string(), is_readable: true }
    }
}

impl Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended(reason) | Self::Silent(reason) | Self::Failed(reason) => f.write_str(reason),
            Self::Wrong { answer, reason, .. } => write!(f, "{answer:?}: {reason}"),
        }
    }
}

/// How long a program may take to exit after the end of its input, unless the time for an answer is longer.
const GRACE: Duration = Duration::from_secs(2);

/// The most answers in a game that is played to its end.
const MAX_TURNS: usize = 40;

impl<'a, G: BoardGame> BotCheck<'a, G> {
    /// A program that has not been asked yet.
    pub fn new(setup: CheckSetup<G>, connection: &'a mut dyn Connection<G>) -> Self {
        Self { setup, connection, slowest: Duration::ZERO, asked: None }
    }

    /// The longest time that an answer took.
    pub const fn slowest(&self) -> Duration {
        self.slowest
    }

    /// The game that the program was asked about last.
    pub fn asked(&mut self) -> Option<History<G>> {
        self.asked.take()
    }

    /// Notes the game that the program is asked about.
    pub fn asks(&mut self, game: &History<G>) {
        self.asked = Some(game.clone());
    }

    pub const fn protocol(&self) -> &'static str {
        self.setup.protocol
    }

    /// The first position of the protocol's judge.
    pub fn start(&self) -> G {
        self.setup.start.clone()
    }

    /// The time for an answer: what the user gave, or `usual`.
    pub fn time_or(&self, usual: Duration) -> Duration {
        self.setup.time.unwrap_or(usual)
    }

    /// The time for an answer.
    pub fn time(&self) -> Duration {
        self.time_or(self.setup.usual_time)
    }

    pub fn referee(&self, start: &G) -> Result<BoxedReferee<G>, CheckError> {
        let mut referee = (self.setup.referee)(start).map_err(CheckError::Failed)?;
        referee.tell_moves();
        Ok(referee)
    }

    pub fn send(&mut self, text: &str) {
        self.connection.send(text);
    }

    pub fn close_input(&mut self) {
        self.connection.close_input();
    }

    /// Excludes everything so far from the step's time.
    pub const fn forget_time(&mut self) {
        self.slowest = Duration::ZERO;
    }

    /// Waits for a line of the program and measures the time.
    pub fn answer(&mut self, limit: Duration) -> Result<String, CheckError> {
        let asked = Instant::now();
        let line = self.connection.read_line(limit);
        self.slowest = self.slowest.max(asked.elapsed());
        line
    }

    /// Waits for a line that begins with `word`.
    pub fn answer_with(&mut self, word: &str, limit: Duration) -> Result<String, CheckError> {
        let asked = Instant::now();
        loop {
            let line = self.answer(limit.saturating_sub(asked.elapsed()))?;
            if line.split_whitespace().next() == Some(word) {
                self.slowest = self.slowest.max(asked.elapsed());
                return Ok(line);
            }
        }
    }

    /// Introduces a game, before the program is asked for a move.
    pub fn greet(&mut self, referee: &mut dyn Referee<G>, game: &History<G>) -> Result<(), CheckError> {
        let time = self.time();
        let limits = MoveLimits { turn: Some(time), ..MoveLimits::default() };
        for Greeting { text, answers } in
            referee.greet(game, Introduction { is_new: true, options: &[], limits })
        {
            self.send(&text);
            let is_answer = |line: &str| answers.iter().any(|answer| line.starts_with(answer));
            while !is_answer(&self.answer(time + self.setup.slack)?) {}
        }
        Ok(())
    }

    /// Asks for the next move of `game`, which must be legal.
    pub fn ask_by(
        &mut self,
        referee: &mut dyn Referee<G>,
        game: &History<G>,
        limit: Duration,
    ) -> Result<G::Move, CheckError> {
        self.asks(game);
        let asked = Instant::now();
        let answer = self.connection.ask(referee, game, limit, self.setup.slack);
        self.slowest = self.slowest.max(asked.elapsed());
        let (mv, line) = answer?;
        let Coordinates { error: describe, .. } = referee.coordinates();
        game.clone().play(mv).map_err(|error| CheckError::wrong(&line, describe(game, &error).english()))?;
        Ok(mv)
    }

    /// Introduces `game` and asks for one move, which must be legal.
    pub fn ask(&mut self, game: &History<G>) -> Result<(), CheckError> {
        let mut referee = self.referee(game.start())?;
        self.greet(referee.as_mut(), game)?;
        self.ask_by(referee.as_mut(), game, self.time()).map(drop)
    }

    /// Asks for one move after a number of random plies, if there is one.
    pub fn ask_after(&mut self, plies: usize, seed: u64) -> Result<(), CheckError> {
        self.ask(&game_with_choice(self.start(), plies, seed))
    }

    /// Plays a number of turns against random moves, after a number of random plies.
    pub fn play_after(&mut self, plies: usize, seed: u64, turns: usize) -> Result<(), CheckError> {
        let mut game = game_with_choice(self.start(), plies, seed);
        let mut random = Random::new(seed);
        let mut referee = self.referee(game.start())?;
        self.greet(referee.as_mut(), &game)?;
        for _ in 0..turns {
            if game.legal_moves().is_empty() || game.position().must_pass() {
                break;
            }
            let mv = self.ask_by(referee.as_mut(), &game, self.time())?;
            // It is legal.
            let _ = game.play(mv);
            game.play_at_random(&mut random);
        }
        Ok(())
    }

    /// Plays `game` to its end for the side to move, against random moves.
    pub fn play_to_the_end(&mut self, mut game: History<G>) -> Result<(), CheckError> {
        let side = game.position().to_move();
        let mut random = Random::new(side as u64);
        let mut referee = self.referee(game.start())?;
        self.greet(referee.as_mut(), &game)?;
        let mut turns = 0;
        while turns < MAX_TURNS && !game.legal_moves().is_empty() {
            let position = game.position();
            if position.to_move() == side && (!position.must_pass() || referee.asks_for_passes()) {
                turns += 1;
                let mv = self.ask_by(referee.as_mut(), &game, self.time())?;
                // It is legal.
                let _ = game.play(mv);
            } else {
                game.play_at_random(&mut random);
            }
        }
        Ok(())
    }

    /// Sends garbage, which must not be answered with a legal move.
    pub fn ask_with(&mut self, garbage: &str) -> Result<(), CheckError> {
        self.send(garbage);
        self.close_input();
        let game = History::new(self.start());
        let mut referee = self.referee(game.start())?;
        referee.ask(&game, MoveLimits::default());
        let Ok(answer) = self.answer(self.time()) else {
            // It exited or is silent: another step tests whether it exits at the end of its input.
            return Ok(());
        };
        let reply = match referee.parse_line(&game, &answer) {
            Reply::More => referee.parse_end(&game),
            reply => reply,
        };
        match reply {
            Reply::Move { mv, .. } if game.position().play(mv).is_ok() => {
                Err(CheckError::wrong(&answer, "a move in answer to garbage"))
            }
            _ => Ok(()),
        }
    }

    /// Closes the input and waits for the program to exit by itself.
    pub fn ends_with_its_input(&mut self) -> Result<(), CheckError> {
        self.close_input();
        let grace = self.setup.time.map_or(GRACE, |time| time.max(GRACE));
        match self.connection.wait_for_exit(grace) {
            true => Ok(()),
            false => Err(CheckError::Failed(format!(
                "still running {} ms after the end of its input",
                grace.as_millis()
            ))),
        }
    }
}

/// A game of `plies` random moves after which the side to move has a choice.
pub fn game_with_choice<G: BoardGame>(start: G, plies: usize, seed: u64) -> History<G> {
    let games = (0..100).map(|attempt| middle_game(start.clone(), plies, seed + 1000 * attempt));
    let game = games.into_iter().find(|game| !game.position().must_pass());
    game.unwrap_or_else(|| History::new(start))
}

/// A game of up to `plies` random moves, which depend on `seed`.
pub fn random_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let mut random = Random::new(seed);
    let mut game = History::new(start);
    while game.earlier().len() < plies && game.play_at_random(&mut random) {}
    game
}

/// A game of exactly `plies` random moves that is not over; the moves depend on `seed`.
pub fn middle_game<G: Game>(start: G, plies: usize, seed: u64) -> History<G> {
    let games = (0..1000).map(|attempt| random_game(start.clone(), plies, seed + attempt));
    let is_good = |game: &History<G>| game.earlier().len() == plies && !game.legal_moves().is_empty();
    games.into_iter().find(is_good).unwrap_or_else(|| History::new(start))
}
