//! One game between two contestants, from its start to its verdict.

use super::seat::{Chosen, Left, Seat, Trouble, Turn};
use super::{Contestant, End, Fault, Played, ProgramError, Record, Wait, log};
use crate::board::Color;
use crate::description::{Coordinates, Described};
use crate::game::{Game, History};
use crate::protocol::MoveTime;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<G: Game> {
    /// The position before the first move.
    pub start: G,
    /// Moves that are given.
    pub moves: Vec<G::Move>,
    /// Tells games apart: builtins that play at random draw from it.
    pub seed: u64,
}

impl<G: Game> Opening<G> {
    /// Nothing is given but the start.
    pub const fn at(start: G) -> Self {
        Self { start, moves: Vec::new(), seed: 0 }
    }
}

/// What a game is played under. Where no time is limited, a builtin without a limit of its own may take
/// as long as it likes, and a program that says nothing is waited for a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The time for each move.
    pub turn: Option<Duration>,
    /// The time for a side's first move, in which its program is started; without it, as for any.
    pub first_turn: Option<Duration>,
    /// The time of a side for the whole game.
    pub game: Option<Duration>,
    /// The most bytes of memory that a program and its children may use together.
    pub memory: Option<u64>,
    /// How squares are named in what is said of a fault; without it as the program counts them.
    pub coordinates: Option<Coordinates>,
    /// The folder where what programs write to standard error is kept.
    pub log: Option<PathBuf>,
}

/// Something that happened in a game.
#[derive(Debug)]
pub enum GameEvent<'a, G: Game> {
    /// The game begins; what was given has been played.
    Begun {
        /// The game.
        game: &'a History<G>,
    },
    /// A move was played.
    Moved {
        /// The game after it.
        game: &'a History<G>,
        /// Who played it.
        by: Color,
        /// How long it took.
        took: Duration,
        /// What is left to that side for the whole game.
        left: Option<Duration>,
    },
    /// The game is over, and this is the last part of what a side's program wrote to standard error.
    Wrote {
        /// The side.
        by: Color,
        /// The text.
        text: &'a str,
    },
}

/// Where nothing limits the time, an answer is waited for so long.
const MAX_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// Plays a game. Whatever the programs do, there is a verdict, and none of their processes is left.
///
/// The end is [`End::Void`] when `stop` was set meanwhile, the opening is illegal, a protocol cannot
/// tell of the start ([`Contestant::can_begin_at`] says so before), or a program could not be started for
/// want of something that is not its own ([`StartError::System`](super::StartError)).
pub fn play_game<G: Described>(
    black: &Contestant<G>,
    white: &Contestant<G>,
    opening: &Opening<G>,
    conditions: &Conditions,
    stop: &AtomicBool,
    observer: &mut dyn FnMut(GameEvent<'_, G>),
) -> Record {
    let mut record = Record {
        black: black.name.clone(),
        white: white.name.clone(),
        start: opening.start.to_string(),
        opening: opening.moves.iter().map(ToString::to_string).collect(),
        moves: Vec::new(),
        winner: None,
        end: End::Void { reason: String::new() },
    };
    let begun = begin(opening).and_then(|game| {
        let seat = |contestant: &Contestant<G>, side: Color| {
            let seed = opening.seed.wrapping_mul(2).wrapping_add(side as u64);
            Seat::new(contestant, &opening.start, conditions.memory, seed)
        };
        Ok((game, [seat(black, Color::Black)?, seat(white, Color::White)?]))
    });
    let (game, seats) = match begun {
        Ok(begun) => begun,
        Err(reason) => return Record { end: End::Void { reason }, ..record },
    };
    observer(GameEvent::Begun { game: &game });
    let left = [conditions.game; 2];
    let mut table = Table { game, seats, left, has_moved: [false; 2], conditions, stop };
    (record.winner, record.end) = loop {
        if let Some(end) = table.ended() {
            break end;
        }
        match table.turn(observer) {
            Ok(played) => record.moves.push(played),
            Err(end) => break end,
        }
    };
    let loser = record.winner.map(Color::opponent).filter(|_| matches!(record.end, End::Fault(_)));
    let is_void = matches!(record.end, End::Void { .. });
    let [black_seat, white_seat] = table.seats;
    let mut left = [(Color::Black, black_seat), (Color::White, white_seat)]
        .map(|(by, seat)| (by, seat.end(is_void || loser == Some(by))));
    settle(&mut record, &mut left);
    for ((by, Left { errors: text, .. }), contestant) in left.iter().zip([black, white]) {
        observer(GameEvent::Wrote { by: *by, text });
        if let Some(folder) = &conditions.log {
            log::append(folder, &contestant.name, &record, text);
        }
    }
    record
}

/// What is known only when the programs have ended: the last words of one that crashed, and that one of them broke
/// a limit between two answers. Where both did, the game stands.
fn settle(record: &mut Record, left: &mut [(Color, Left)]) {
    if let End::Fault(_) = record.end {
        let loser = left.iter().find(|(by, _)| record.winner == Some(by.opponent()));
        let errors = loser.map(|(_, left)| left.errors.clone()).unwrap_or_default();
        record.end.quote(&errors);
    }
    let mut faults = left.iter_mut().filter_map(|(by, left)| Some((*by, left.fault.take()?)));
    if let (End::Rules { .. }, Some((by, fault)), None) = (&record.end, faults.next(), faults.next()) {
        (record.winner, record.end) = (Some(by.opponent()), End::Fault(fault));
    }
}

fn begin<G: Described>(opening: &Opening<G>) -> Result<History<G>, String> {
    let mut game = History::new(opening.start.clone());
    for &mv in &opening.moves {
        game.play(mv).map_err(|error| format!("the opening's move {mv}: {error}"))?;
    }
    Ok(game)
}

type Verdict = (Option<Color>, End);

/// A game that is being played.
struct Table<'a, G: Described> {
    game: History<G>,
    seats: [Seat<G>; 2],
    /// The time of each side for the rest of the game.
    left: [Option<Duration>; 2],
    has_moved: [bool; 2],
    conditions: &'a Conditions,
    stop: &'a AtomicBool,
}

impl<G: Described> Table<'_, G> {
    fn ended(&self) -> Option<Verdict> {
        let outcome = self.game.outcome()?;
        let [black, white] = self.game.position().count(outcome);
        Some((outcome.winner, End::Rules { reason: G::rule(outcome.reason), black, white }))
    }

    /// Lets the side to move play a move. The error is how the game ended instead.
    fn turn(&mut self, observer: &mut dyn FnMut(GameEvent<'_, G>)) -> Result<Played, Verdict> {
        let side = self.game.position().to_move();
        if let Some(pass) = G::PASS
            && self.game.position().must_pass()
            && !self.seats[side as usize].asks_for_passes()
        {
            // Who has no choice is not asked.
            return self.play(pass, "", Duration::ZERO, observer);
        }
        let allowed = self.allowed(side);
        let asked = Instant::now();
        let deadline = asked.checked_add(allowed.unwrap_or(MAX_WAIT)).unwrap_or(asked + MAX_WAIT);
        let wait = Wait { since: asked, deadline, stop: Some(self.stop) };
        let has_turn_limit = self.conditions.turn.is_some();
        let time = MoveTime { turn: allowed.filter(|_| has_turn_limit), left: self.left };
        let chosen = self.seats[side as usize].choose(&self.game, Turn { time, asked, wait });
        let took = asked.elapsed();
        // Whoever stops us may have stopped the program, too: that is no fault of its own.
        if self.stop.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(stopped());
        }
        let Chosen { mv, line } = chosen.map_err(|trouble| match trouble {
            Trouble::Program(ProgramError::Late(waited)) => late(side, waited, allowed),
            trouble => verdict(side, trouble),
        })?;
        if let Some(allowed) = allowed.filter(|&allowed| took > allowed + TOLERANCE) {
            return Err(late(side, took, Some(allowed)));
        }
        self.has_moved[side as usize] = true;
        if let Some(left) = &mut self.left[side as usize] {
            *left = left.saturating_sub(took);
        }
        self.play(mv, &line, took, observer)
    }

    /// The time for the next move of `side`, if there is a limit.
    fn allowed(&self, side: Color) -> Option<Duration> {
        let first = self.conditions.first_turn.filter(|_| !self.has_moved[side as usize]);
        let turn = first.or(self.conditions.turn);
        [turn, self.left[side as usize]].into_iter().flatten().min()
    }

    fn play(
        &mut self,
        mv: G::Move,
        line: &str,
        took: Duration,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
    ) -> Result<Played, Verdict> {
        let by = self.game.position().to_move();
        if let Err(error) = self.game.play(mv) {
            let position = self.game.position().to_string();
            let coordinates = self.conditions.coordinates;
            let coordinates = coordinates.unwrap_or_else(|| self.seats[by as usize].coordinates());
            let reason = G::wrong(&self.game, &error, coordinates);
            let fault = Fault::Illegal { answer: line.to_owned(), position, reason };
            return Err(verdict(by, Trouble::Fault(fault)));
        }
        observer(GameEvent::Moved { game: &self.game, by, took, left: self.left[by as usize] });
        Ok(Played { text: mv.to_string(), milliseconds: took.as_millis() as u64 })
    }
}

/// An answer that was there in time and looked at a little later counts.
const TOLERANCE: Duration = Duration::from_millis(5);

fn stopped() -> Verdict {
    (None, End::Void { reason: "stopped".to_owned() })
}

fn late(side: Color, took: Duration, allowed: Option<Duration>) -> Verdict {
    let milliseconds = |time: Duration| time.as_millis() as u64;
    let allowed = milliseconds(allowed.unwrap_or(MAX_WAIT));
    verdict(side, Trouble::Fault(Fault::Late { milliseconds: milliseconds(took), allowed }))
}

/// `side` loses, unless the game was stopped.
fn verdict(side: Color, trouble: Trouble) -> Verdict {
    if let Trouble::System(reason) = trouble {
        return (None, End::Void { reason });
    }
    match trouble.into_fault(MAX_WAIT) {
        None => stopped(),
        Some(fault) => (Some(side.opponent()), End::Fault(fault)),
    }
}
