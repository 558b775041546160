//! One game between two contestants, from its start to its verdict.

use crate::arena::adjudication::Adjudication;
use crate::arena::adjudication::Adjudicator;
use crate::arena::clock::Clock;
use crate::arena::engine_config::EngineConfig;
use crate::arena::engine_pool::EnginePool;
use crate::arena::game_player::{GamePlayer, PlayerExit};
use crate::arena::program::{ProgramError, Wait};
use crate::arena::record::{Fault, GameEnd, GameRecord, PlayedMove};
use crate::arena::stderr_log;
use crate::arena::turn::{ChosenMove, TurnContext, TurnError};
use crate::board::Color;
use crate::description::Described;
use crate::game::{Game, History};
use crate::protocol::{MoveLimits, SearchInfo};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
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

/// What a game is played under, but for what a player has of its own ([`Terms`](crate::arena::engine_config::Terms)). Where nothing is
/// limited, a builtin without a limit of its own takes ten seconds a move at most, and a program that says nothing is
/// waited for a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSettings {
    /// The time for each move.
    pub turn: Option<Duration>,
    /// The time for a side's first move; without it, as for any.
    pub first_turn: Option<Duration>,
    /// The time of a side for the whole game.
    pub game: Option<Duration>,
    /// What is added to that after each move.
    pub increment: Duration,
    /// The plies that players look ahead.
    pub depth: Option<u32>,
    /// The nodes that players search for a move.
    pub nodes: Option<u64>,
    /// How much later than allowed an answer still counts. Programs are told nothing of it.
    pub margin: Duration,
    /// How long a program may take to be ready, before its clock runs.
    pub start: Duration,
    /// The most bytes of memory that a program and its children may use together.
    pub memory: Option<u64>,
    /// The coordinates for messages about faults, by name; without it those of the program.
    pub coordinates: Option<&'static str>,
    /// When it is ended before its rules end it.
    pub adjudication: Adjudication,
    /// The folder where what programs write to standard error is kept.
    pub log: Option<PathBuf>,
}

impl GameSettings {
    /// The usual margin: what a busy machine may take to pass an answer on.
    pub const MARGIN: Duration = Duration::from_millis(50);

    /// The usual time to be ready.
    pub const START: Duration = Duration::from_secs(10);
}

impl Default for GameSettings {
    fn default() -> Self {
        Self {
            turn: None,
            first_turn: None,
            game: None,
            increment: Duration::ZERO,
            depth: None,
            nodes: None,
            margin: Self::MARGIN,
            start: Self::START,
            memory: None,
            coordinates: None,
            adjudication: Adjudication::default(),
            log: None,
        }
    }
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
        /// What it told of its search.
        info: SearchInfo,
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

/// Plays a game; see [`EnginePool::play`]. Its programs are started for it and end with it.
pub fn play_game<G: Described>(
    black: &EngineConfig<G>,
    white: &EngineConfig<G>,
    opening: &Opening<G>,
    conditions: &GameSettings,
    stop: &AtomicBool,
    observer: &mut dyn FnMut(GameEvent<'_, G>),
) -> GameRecord {
    EnginePool::default().play([black, white], opening, conditions, stop, observer)
}

impl EnginePool {
    /// Plays a game between black and white. Whatever the programs do, there is a verdict, and none of their
    /// processes is left but those that wait here for another game.
    ///
    /// The end is [`GameEnd::Void`] when `stop` was set meanwhile, the opening is illegal, a protocol cannot
    /// tell of the start ([`EngineConfig::can_begin_at`] says so before), or a program could not be started for
    /// want of something that is not its own ([`StartError::System`](crate::arena::program::StartError)).
    pub fn play<G: Described>(
        &mut self,
        players: [&EngineConfig<G>; 2],
        opening: &Opening<G>,
        conditions: &GameSettings,
        stop: &AtomicBool,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
    ) -> GameRecord {
        let [black, white] = players;
        let mut record = GameRecord {
            black: black.name.clone(),
            white: white.name.clone(),
            start: opening.start.to_string(),
            opening: opening.moves.iter().map(ToString::to_string).collect(),
            moves: Vec::new(),
            winner: None,
            end: GameEnd::Void { reason: String::new() },
            hint: None,
        };
        let begun = begin(opening).and_then(|game| {
            let mut seat = |contestant: &EngineConfig<G>, side: Color| {
                let seed = opening.seed.wrapping_mul(2).wrapping_add(side as u64);
                GamePlayer::new(contestant, &opening.start, conditions.memory, seed, self)
            };
            Ok((game, [seat(black, Color::Black)?, seat(white, Color::White)?]))
        });
        // Whoever still waits does not play.
        self.clear();
        let (game, seats) = match begun {
            Ok(begun) => begun,
            Err(reason) => return GameRecord { end: GameEnd::Void { reason }, ..record },
        };
        observer(GameEvent::Begun { game: &game });
        let clocks = players.map(|player| Clock::new(&player.terms, conditions));
        let adjudicator = Adjudicator::new(conditions.adjudication);
        let mut table = RunningGame { game, seats, clocks, players, conditions, adjudicator, stop };
        (record.winner, record.end) = table.play(observer, &mut record.moves);
        let loser = record.winner.map(Color::opponent);
        if let (Some(loser), GameEnd::Fault(fault)) = (loser, &record.end) {
            record.hint = table.seats[loser as usize].hint(fault);
        }
        let is_fault = matches!(record.end, GameEnd::Fault(_));
        let is_void = matches!(record.end, GameEnd::Void { .. });
        let [black_seat, white_seat] = table.seats;
        let mut left = [(Color::Black, black_seat), (Color::White, white_seat)]
            .map(|(by, seat)| (by, seat.end(is_void || is_fault && loser == Some(by), self)));
        settle(&mut record, &mut left);
        for ((by, PlayerExit { errors: text, .. }), contestant) in left.iter().zip(players) {
            observer(GameEvent::Wrote { by: *by, text });
            if let Some(folder) = &conditions.log {
                stderr_log::append(folder, &contestant.name, &record, text);
            }
        }
        record
    }
}

/// What is known only when the programs have ended: the last words of one that crashed, and that one of them broke
/// a limit between two answers. Where both did, the game stands.
fn settle(record: &mut GameRecord, left: &mut [(Color, PlayerExit)]) {
    if let GameEnd::Fault(_) = record.end {
        let loser = left.iter().find(|(by, _)| record.winner == Some(by.opponent()));
        let errors = loser.map(|(_, left)| left.errors.clone()).unwrap_or_default();
        record.end.quote(&errors);
    }
    let mut faults = left.iter_mut().filter_map(|(by, left)| Some((*by, left.fault.take()?)));
    if let (GameEnd::Rules { .. }, Some((by, fault)), None) = (&record.end, faults.next(), faults.next()) {
        (record.winner, record.end) = (Some(by.opponent()), GameEnd::Fault(fault));
    }
}

fn begin<G: Described>(opening: &Opening<G>) -> Result<History<G>, String> {
    let mut game = History::new(opening.start.clone());
    for &mv in &opening.moves {
        game.play(mv).map_err(|error| format!("the opening's move {mv}: {error}"))?;
    }
    Ok(game)
}

type GameVerdict = (Option<Color>, GameEnd);

/// A game that is being played.
struct RunningGame<'a, G: Described> {
    game: History<G>,
    seats: [GamePlayer<G>; 2],
    clocks: [Clock; 2],
    players: [&'a EngineConfig<G>; 2],
    conditions: &'a GameSettings,
    adjudicator: Adjudicator,
    stop: &'a AtomicBool,
}

impl<G: Described> RunningGame<'_, G> {
    fn play(
        &mut self,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
        moves: &mut Vec<PlayedMove>,
    ) -> GameVerdict {
        if let Err(verdict) = self.begin() {
            return verdict;
        }
        loop {
            if let Some(verdict) = self.ended() {
                return verdict;
            }
            match self.turn(observer) {
                Ok(played) => moves.push(played),
                Err(verdict) => return verdict,
            }
        }
    }

    /// Before a clock runs both are told of the game, at the same time.
    fn begin(&mut self) -> Result<(), GameVerdict> {
        let limits = Color::BOTH.map(|side| self.limits(side));
        for side in Color::BOTH {
            let seat = &mut self.seats[side as usize];
            seat.greet(&self.game, limits[side as usize]).map_err(|trouble| verdict(side, trouble))?;
        }
        for side in Color::BOTH {
            let within = self.conditions.start;
            let wait = Wait { stop: Some(self.stop), ..Wait::within(Instant::now(), within) };
            let seat = &mut self.seats[side as usize];
            let ready = seat.await_ready(&self.game, limits[side as usize], within, wait);
            if self.stop.load(Ordering::Relaxed) {
                return Err(stopped());
            }
            ready.map_err(|trouble| verdict(side, trouble))?;
        }
        Ok(())
    }

    /// What `side` is told that bounds its next move.
    fn limits(&self, side: Color) -> MoveLimits {
        let own = &self.players[side as usize].terms;
        MoveLimits {
            turn: self.clocks[side as usize].turn(),
            left: self.clocks.map(|clock| clock.left()),
            increment: self.clocks.map(|clock| clock.increment()),
            depth: own.depth.or(self.conditions.depth),
            nodes: own.nodes.or(self.conditions.nodes),
        }
    }

    fn ended(&self) -> Option<GameVerdict> {
        let Some(outcome) = self.game.outcome() else {
            let (winner, why) = self.adjudicator.verdict(self.game.position(), self.stop)?;
            return Some((winner, GameEnd::Adjudicated(why)));
        };
        let [black, white] = self.game.position().count(outcome);
        Some((outcome.winner, GameEnd::Rules { reason: G::rule(outcome.reason), black, white }))
    }

    /// Lets the side to move play a move. The error is how the game ended instead.
    fn turn(&mut self, observer: &mut dyn FnMut(GameEvent<'_, G>)) -> Result<PlayedMove, GameVerdict> {
        let side = self.game.position().to_move();
        if let Some(pass) = G::PASS
            && self.game.position().must_pass()
            && !self.seats[side as usize].asks_for_passes()
        {
            // Who has no choice is not asked.
            return self.put(
                ChosenMove { mv: pass, line: String::new(), info: SearchInfo::default() },
                Duration::ZERO,
                observer,
            );
        }
        let clock = self.clocks[side as usize];
        let allowed = clock.allowed();
        let asked = Instant::now();
        let limit = clock.limit();
        let deadline = asked.checked_add(limit.unwrap_or(MAX_WAIT)).unwrap_or(asked + MAX_WAIT);
        let wait = Wait { since: asked, deadline, stop: Some(self.stop) };
        let turn = TurnContext { limits: self.limits(side), asked, wait };
        let chosen = self.seats[side as usize].choose(&self.game, turn);
        let took = asked.elapsed();
        // Whoever stops us may have stopped the program, too: that is no fault of its own.
        if self.stop.load(Ordering::Relaxed) {
            return Err(stopped());
        }
        let chosen = chosen.map_err(|trouble| match trouble {
            TurnError::Program(ProgramError::Late(waited)) => late(side, waited, allowed),
            trouble => verdict(side, trouble),
        })?;
        if limit.is_some_and(|limit| took > limit + TOLERANCE) {
            return Err(late(side, took, allowed));
        }
        self.adjudicator.hear(side, chosen.info.score);
        self.clocks[side as usize].stop(took);
        self.put(chosen, took, observer)
    }

    /// Puts a move on the board.
    fn put(
        &mut self,
        ChosenMove { mv, line, info }: ChosenMove<G::Move>,
        took: Duration,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
    ) -> Result<PlayedMove, GameVerdict> {
        let by = self.game.position().to_move();
        if let Err(error) = self.game.play(mv) {
            let position = self.game.position().to_string();
            let coordinates = self.conditions.coordinates.and_then(|name| G::SPEC.coordinates(name));
            let coordinates = coordinates.unwrap_or_else(|| self.seats[by as usize].coordinates());
            let reason = (coordinates.error)(&self.game, &error);
            let fault = Fault::Illegal { answer: line, position, reason };
            return Err(verdict(by, TurnError::Fault(fault)));
        }
        let left = self.clocks[by as usize].left();
        observer(GameEvent::Moved { game: &self.game, by, took, left, info });
        Ok(PlayedMove { text: mv.to_string(), milliseconds: took.as_millis() as u64, info })
    }
}

/// An answer that was there in time and looked at a little later counts.
const TOLERANCE: Duration = Duration::from_millis(5);

fn stopped() -> GameVerdict {
    (None, GameEnd::Void { reason: "stopped".to_owned() })
}

fn late(side: Color, took: Duration, allowed: Option<Duration>) -> GameVerdict {
    let milliseconds = |time: Duration| time.as_millis() as u64;
    let allowed = milliseconds(allowed.unwrap_or(MAX_WAIT));
    verdict(side, TurnError::Fault(Fault::Late { milliseconds: milliseconds(took), allowed }))
}

/// `side` loses, unless the game was stopped.
fn verdict(side: Color, trouble: TurnError) -> GameVerdict {
    if let TurnError::System(reason) = trouble {
        return (None, GameEnd::Void { reason });
    }
    match trouble.into_fault(MAX_WAIT) {
        None => stopped(),
        Some(fault) => (Some(side.opponent()), GameEnd::Fault(fault)),
    }
}
