//! One game between two players, from its start to its verdict.

use crate::adjudicator::Adjudicator;
use crate::clock::PlayerClock;
use crate::engine_config::{EngineConfig, EngineKind};
use crate::engine_pool::EnginePool;
use crate::game_player::{GamePlayer, PlayerExit};
use crate::game_settings::GameSettings;
use crate::limits::PlayerLimits;
use crate::record::{Fault, GameEnd, GameRecord, PlayedMove};
use crate::stderr_log;
use crate::turn::{ChosenMove, TurnContext, TurnError};
use games_engine::description::spec::Described;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::MoveLimits;
use gocheck_board::Color;
use gocheck_sandbox::{ReadError, Wait, java};
use gocheck_text::{Phrase, phrase};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The opening of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<G: Game> {
    /// The position before the first move.
    pub start: G,
    /// The moves of the opening.
    pub moves: Vec<G::Move>,
    /// Seed of players that play at random, different for each game.
    pub seed: u64,
}

impl<G: Game> Opening<G> {
    /// An opening without moves.
    pub const fn at(start: G) -> Self {
        Self { start, moves: Vec::new(), seed: 0 }
    }
}

/// An event of a game.
#[derive(Debug)]
pub enum GameEvent<'a, G: Game> {
    /// The game starts; the opening has been played.
    Begun {
        /// The game.
        game: &'a History<G>,
    },
    /// A move was played.
    Moved {
        /// The game after it.
        game: &'a History<G>,
        /// The side that played it.
        by: Color,
        /// The time it took.
        took: Duration,
        /// The side's remaining time for the game.
        left: Option<Duration>,
        /// The search report.
        info: SearchInfo,
    },
    /// The game is over, and this is the last part of the standard error of a side's program.
    Wrote {
        /// The side.
        by: Color,
        /// The text.
        text: &'a str,
    },
}

/// Plays a game, see [`EnginePool::play`]. Its programs are started for it and end with it.
pub fn play_game<G: Described>(
    black: &EngineConfig<G>,
    white: &EngineConfig<G>,
    opening: &Opening<G>,
    settings: &GameSettings,
    stop: &AtomicBool,
    observer: &mut dyn FnMut(GameEvent<'_, G>),
) -> GameRecord {
    EnginePool::default().play([black, white], opening, settings, stop, observer)
}

impl EnginePool {
    /// Plays a game between Black and White. Whatever the programs do, there is a verdict, and no process remains
    /// except those that wait in the pool for another game.
    ///
    /// The end is [`GameEnd::Void`] if `stop` was set meanwhile, the opening is illegal, a protocol cannot express
    /// the start (see [`EngineConfig::can_begin_at`]), or a program could not be started for a reason that is not its
    /// own fault ([`StartError::System`](gocheck_sandbox::StartError)).
    pub fn play<G: Described>(
        &mut self,
        engines: [&EngineConfig<G>; 2],
        opening: &Opening<G>,
        settings: &GameSettings,
        stop: &AtomicBool,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
    ) -> GameRecord {
        let [black, white] = engines;
        let mut record = GameRecord {
            black: black.name.clone(),
            white: white.name.clone(),
            start: opening.start.to_string(),
            opening: opening.moves.iter().map(ToString::to_string).collect(),
            moves: Vec::new(),
            winner: None,
            at_fault: None,
            end: GameEnd::Void { reason: Phrase::from("") },
            hint: None,
        };
        let begun = begin(opening).and_then(|game| {
            let mut player = |engine: &EngineConfig<G>, side: Color| {
                let seed = opening.seed.wrapping_mul(2).wrapping_add(side as u64);
                GamePlayer::new(engine, &opening.start, settings.memory, seed, self)
            };
            Ok((game, [player(black, Color::Black)?, player(white, Color::White)?]))
        });
        // Programs that still wait do not play in this game.
        self.clear();
        let (game, players) = match begun {
            Ok(begun) => begun,
            Err(reason) => return GameRecord { end: GameEnd::Void { reason }, ..record },
        };
        observer(GameEvent::Begun { game: &game });
        let limits = engines.map(|player| player.limits.or(settings.limits));
        let clocks = limits.map(|limits| PlayerClock::new(limits.time, settings.margin));
        let adjudicator = Adjudicator::new(settings.adjudication);
        let mut running = RunningGame { game, players, clocks, limits, settings, adjudicator, stop };
        (record.winner, record.end) = running.play(observer, &mut record.moves);
        let loser = record.winner.map(Color::opponent);
        if let (Some(loser), GameEnd::Fault(fault)) = (loser, &record.end) {
            record.hint = running.players[loser as usize].hint(fault, &running.game);
        }
        let is_fault = matches!(record.end, GameEnd::Fault(_));
        let is_void = matches!(record.end, GameEnd::Void { .. });
        let [black_player, white_player] = running.players;
        let mut left = [(Color::Black, black_player), (Color::White, white_player)]
            .map(|(by, player)| (by, player.end(is_void || is_fault && loser == Some(by), self)));
        settle(&mut record, &mut left);
        if let (GameEnd::Fault(Fault::Memory { allowed, .. }), Some(winner)) = (&record.end, record.winner)
            && let EngineKind::Program { program, .. } = &engines[winner.opponent() as usize].kind
        {
            record.hint = java::hint(program, *allowed).or(record.hint);
        }
        record.at_fault =
            record.winner.map(Color::opponent).filter(|_| matches!(record.end, GameEnd::Fault(_)));
        for ((by, PlayerExit { errors: text, .. }), engine) in left.iter().zip(engines) {
            observer(GameEvent::Wrote { by: *by, text });
            if let Some(folder) = &settings.log {
                stderr_log::append(folder, &engine.name, &record, text);
            }
        }
        record
    }
}

/// Adds what is known only after the programs have ended: the last message of a crashed program, and a limit broken
/// between two answers. If both players broke one, the game stands.
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

fn begin<G: Described>(opening: &Opening<G>) -> Result<History<G>, Phrase> {
    let mut game = History::new(opening.start.clone());
    for &mv in &opening.moves {
        game.play(mv).map_err(|error| {
            phrase!("the opening's move {mv}: {error}", "开局的着法 {mv} 不合规", mv = mv.to_string())
        })?;
    }
    Ok(game)
}

type GameVerdict = (Option<Color>, GameEnd);

struct RunningGame<'a, G: Described> {
    game: History<G>,
    players: [GamePlayer<G>; 2],
    clocks: [PlayerClock; 2],
    limits: [PlayerLimits; 2],
    settings: &'a GameSettings,
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

    /// Introduces the game to both players at the same time, before any clock starts.
    fn begin(&mut self) -> Result<(), GameVerdict> {
        let limits = Color::BOTH.map(|side| self.limits(side));
        for side in Color::BOTH {
            let player = &mut self.players[side as usize];
            player.greet(&self.game, limits[side as usize]).map_err(|trouble| verdict(side, trouble))?;
        }
        for side in Color::BOTH {
            let within = self.settings.start;
            let wait = Wait { stop: Some(self.stop), ..Wait::within(Instant::now(), within) };
            let player = &mut self.players[side as usize];
            let ready = player.await_ready(&self.game, limits[side as usize], within, wait);
            if self.stop.load(Ordering::Relaxed) {
                return Err(stopped());
            }
            ready.map_err(|trouble| verdict(side, trouble))?;
        }
        Ok(())
    }

    fn limits(&self, side: Color) -> MoveLimits {
        let PlayerLimits { depth, nodes, .. } = self.limits[side as usize];
        MoveLimits {
            turn: self.clocks[side as usize].turn(),
            left: self.clocks.map(|clock| clock.left()),
            increment: self.clocks.map(|clock| clock.increment()),
            depth,
            nodes,
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

    /// Lets the side to move play a move. The error is the end of the game.
    fn turn(&mut self, observer: &mut dyn FnMut(GameEvent<'_, G>)) -> Result<PlayedMove, GameVerdict> {
        let side = self.game.position().to_move();
        if let Some(pass) = G::PASS
            && self.game.position().must_pass()
            && !self.players[side as usize].asks_for_passes()
        {
            // A side without a choice is not asked.
            return self.play_move(
                ChosenMove { mv: pass, line: String::new(), info: SearchInfo::default() },
                Duration::ZERO,
                observer,
            );
        }
        let clock = self.clocks[side as usize];
        let allowed = clock.allowed();
        let asked = Instant::now();
        let limit = clock.limit();
        let max_wait = self.settings.max_wait;
        let deadline = asked.checked_add(limit.unwrap_or(max_wait)).unwrap_or(asked + max_wait);
        let wait = Wait { since: asked, deadline, stop: Some(self.stop) };
        let turn = TurnContext { limits: self.limits(side), asked, wait };
        let chosen = self.players[side as usize].choose(&self.game, turn);
        let took = asked.elapsed();
        // The signal that stops us may have reached the program, too: its exit is not a fault.
        if self.stop.load(Ordering::Relaxed) {
            return Err(stopped());
        }
        let chosen = chosen.map_err(|trouble| match trouble {
            TurnError::Program(ReadError::TimedOut(waited)) => self.late(side, waited, allowed),
            trouble => verdict(side, trouble),
        })?;
        if limit.is_some_and(|limit| took > limit + TOLERANCE) {
            return Err(self.late(side, took, allowed));
        }
        self.adjudicator.update(side, chosen.info.score);
        self.clocks[side as usize].stop(took);
        self.play_move(chosen, took, observer)
    }

    /// `side` took too long. Without a time limit (`allowed`), the general cap applied.
    fn late(&self, side: Color, took: Duration, allowed: Option<Duration>) -> GameVerdict {
        let [milliseconds, granted] =
            [took, allowed.unwrap_or(self.settings.max_wait)].map(|time| time.as_millis() as u64);
        let fault = Fault::Late { milliseconds, allowed: granted, is_capped: allowed.is_none() };
        verdict(side, TurnError::Fault(fault))
    }

    fn play_move(
        &mut self,
        ChosenMove { mv, line, info }: ChosenMove<G::Move>,
        took: Duration,
        observer: &mut dyn FnMut(GameEvent<'_, G>),
    ) -> Result<PlayedMove, GameVerdict> {
        let by = self.game.position().to_move();
        if let Err(error) = self.game.play(mv) {
            let position = self.game.position().to_string();
            let coordinates = self.settings.coordinates.and_then(|name| G::SPEC.coordinates(name));
            let coordinates = coordinates.unwrap_or_else(|| self.players[by as usize].coordinates());
            let reason = (coordinates.error)(&self.game, &error);
            let fault = Fault::Illegal { answer: line, position, reason };
            return Err(verdict(by, TurnError::Fault(fault)));
        }
        let left = self.clocks[by as usize].left();
        observer(GameEvent::Moved { game: &self.game, by, took, left, info });
        Ok(PlayedMove { text: mv.to_string(), milliseconds: took.as_millis() as u64, info })
    }
}

/// Tolerance for an answer that arrived in time but was noticed later.
const TOLERANCE: Duration = Duration::from_millis(5);

fn stopped() -> GameVerdict {
    (None, GameEnd::Void { reason: phrase!("stopped", "比赛中止") })
}

/// `side` loses, unless the game was stopped.
fn verdict(side: Color, trouble: TurnError) -> GameVerdict {
    if let TurnError::System(reason) = trouble {
        return (None, GameEnd::Void { reason });
    }
    match trouble.into_fault(GameSettings::MAX_WAIT) {
        None => stopped(),
        Some(fault) => (Some(side.opponent()), GameEnd::Fault(fault)),
    }
}
