//! A player during one game.

use crate::diagnosis::{protocol as protocol_hint, texts};
use crate::engine_config::{EngineConfig, EngineKind};
use crate::engine_pool::{EnginePool, GRACE};
use crate::record::Fault;
use crate::turn::{ChosenMove, TurnContext, TurnError, converse, fault_of};
use games_engine::description::spec::Described;
use games_engine::game::coordinates::Coordinates;
use games_engine::game::rules::History;
use games_engine::protocol::definition::{Knowledge, Protocol};
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::{BoxedReferee, Greeting, Introduction, MoveLimits};
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::{EngineOptions, Player};
use games_engine::search::report::Report;
use gocheck_sandbox::{ExitCause, Process, Program, ReadError, ResourceLimits, Wait};
use gocheck_text::{Phrase, phrase};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The time limit of a builtin without any other limit: some levels would think forever.
const LONGEST: Duration = Duration::from_secs(10);

/// A player during one game.
pub(super) enum GamePlayer<G: Described> {
    Builtin {
        player: Box<dyn Player<G>>,
        /// The player's own time limit per move.
        time: Option<Duration>,
    },
    Program(Box<ProgramPlayer<G>>),
}

/// A program during one game: one process for the whole game, or one per move.
pub(super) struct ProgramPlayer<G: Described> {
    name: String,
    program: Program,
    protocol: &'static Protocol<G>,
    referee: BoxedReferee<G>,
    options: Vec<(String, String)>,
    /// Whether it can be kept for another game.
    stays: bool,
    running: Option<Process>,
    /// Whether the process has played a game before.
    is_kept: bool,
    /// The messages to send before the clock starts; the first has been sent.
    greetings: VecDeque<Greeting>,
    /// Errors and faults of earlier processes.
    left: PlayerExit,
    /// Whether it has given an answer of its protocol.
    has_answered: bool,
    /// The first lines of its output.
    first_lines: Vec<String>,
}

/// The end of a player's game.
#[derive(Default)]
pub(super) struct PlayerExit {
    /// Its standard error.
    pub(super) errors: String,
    /// A limit that it broke unnoticed before it ended.
    pub(super) fault: Option<Fault>,
}

impl<G: Described> GamePlayer<G> {
    /// A player for a game that begins at `start`. `seed` makes random players differ from game to game. A waiting
    /// program is taken from the pool.
    pub(super) fn new(
        engine: &EngineConfig<G>,
        start: &G,
        memory: Option<u64>,
        seed: u64,
        pool: &mut EnginePool,
    ) -> Result<Self, Phrase> {
        match &engine.kind {
            EngineKind::Builtin(builtin) => {
                let seed = builtin.options.seed.wrapping_add(seed);
                let options = EngineOptions { seed, ..builtin.options };
                let player = G::SPEC.players.with_book(options, builtin.book.as_ref());
                Ok(Self::Builtin { player, time: builtin.time })
            }
            EngineKind::Program { program, protocol } => {
                let referee = (protocol.referee)(start).map_err(|why| {
                    phrase!("{name} {why}", "协议 {name} 不能表示这个开局", name = protocol.name)
                })?;
                let limits = program.limits.or(ResourceLimits { memory, ..ResourceLimits::default() });
                let program = Program { limits, ..program.clone() };
                let running = pool.take(&engine.name, &program);
                Ok(Self::Program(Box::new(ProgramPlayer {
                    name: engine.name.clone(),
                    program,
                    protocol,
                    referee,
                    options: engine.options.clone(),
                    stays: protocol.knows(Knowledge::NewGame) && !engine.restart,
                    is_kept: running.is_some(),
                    has_answered: running.is_some(),
                    running,
                    greetings: VecDeque::new(),
                    left: PlayerExit::default(),
                    first_lines: Vec::new(),
                })))
            }
        }
    }

    /// Returns true if the player is asked even if it must pass.
    pub(super) fn asks_for_passes(&self) -> bool {
        match self {
            Self::Builtin { .. } => false,
            Self::Program(program) => program.referee.asks_for_passes(),
        }
    }

    /// Starts to introduce the game, before the clock starts. A program whose protocol has no introduction is started
    /// at its first move.
    pub(super) fn greet(&mut self, game: &History<G>, limits: MoveLimits) -> Result<(), TurnError> {
        match self {
            Self::Builtin { .. } => Ok(()),
            Self::Program(program) => program.greet(game, limits),
        }
    }

    /// Waits until the player is ready, for at most `within` from now on.
    pub(super) fn await_ready(
        &mut self,
        game: &History<G>,
        limits: MoveLimits,
        within: Duration,
        wait: Wait<'_>,
    ) -> Result<(), TurnError> {
        match self {
            Self::Builtin { .. } => Ok(()),
            Self::Program(program) => program.await_ready(game, limits, within, wait),
        }
    }

    /// Asks for the next move of `game`.
    pub(super) fn choose(
        &mut self,
        game: &History<G>,
        turn: TurnContext<'_>,
    ) -> Result<ChosenMove<G::Move>, TurnError> {
        match self {
            Self::Builtin { player, time } => {
                let side = game.position().to_move() as usize;
                let MoveLimits { left, increment, depth, nodes, .. } = turn.limits;
                let left = left[side].filter(|_| turn.limits.turn.is_none());
                let limits = left.map_or_else(SearchLimits::default, |left| {
                    let usual = (G::SPEC.players.share)(game.position(), left) + increment[side];
                    SearchLimits::for_clock(turn.asked, usual, left)
                });
                let time = [*time, turn.limits.turn].into_iter().flatten().min();
                let is_limited = left.is_some() || depth.is_some() || nodes.is_some();
                // With nodes or depth alone a search ends by itself, and a time limit would change what it finds.
                let time = time.or((!is_limited).then_some(LONGEST));
                let limits = time.map_or(limits, |time| limits.capped(turn.asked, time));
                let depth = depth.map_or(limits.depth, |depth| limits.depth.min(depth));
                let limits = SearchLimits { stop: turn.wait.stop, depth, nodes, ..limits };
                let mut info = SearchInfo::default();
                let mv = player.choose(game, limits, &mut |report| info = search_info(report));
                mv.map(|mv| ChosenMove { mv, line: mv.to_string(), info }).ok_or_else(|| {
                    TurnError::Fault(Fault::Illegal {
                        answer: "none".to_owned(),
                        position: game.position().to_string(),
                        reason: phrase!("no legal move was found", "没有找到合规的着法"),
                    })
                })
            }
            Self::Program(program) => program.choose(game, turn),
        }
    }

    pub(super) fn coordinates(&self) -> &'static Coordinates<G> {
        match self {
            Self::Builtin { .. } => Coordinates::ALGEBRAIC,
            Self::Program(program) => program.referee.coordinates(),
        }
    }

    /// A hint about the mistake behind `fault`, in the next move of `game`: in the way that an answer is written, or in
    /// the command or options.
    pub(super) fn hint(&mut self, fault: &Fault, game: &History<G>) -> Option<Phrase> {
        let Self::Program(program) = self else { return None };
        let written = match fault {
            Fault::Unreadable { line, .. } => texts::hint(program.protocol, game, line),
            _ => None,
        };
        let running = program.running.as_mut();
        let spoken = || protocol_hint::protocol(program.protocol, fault, running, &program.first_lines);
        written.or_else(|| if program.has_answered { None } else { spoken() })
    }

    /// Ends the player: at once after a fault, otherwise politely, unless it stays in the pool for another game.
    pub(super) fn end(self, is_at_fault: bool, pool: &mut EnginePool) -> PlayerExit {
        match self {
            Self::Builtin { .. } => PlayerExit::default(),
            Self::Program(program) if is_at_fault => program.end(Duration::ZERO),
            Self::Program(program) if program.stays => program.leave(pool),
            Self::Program(program) => program.end(GRACE),
        }
    }
}

impl<G: Described> ProgramPlayer<G> {
    fn greet(&mut self, game: &History<G>, limits: MoveLimits) -> Result<(), TurnError> {
        let introduction = Introduction { is_new: !self.is_kept, options: &self.options, limits };
        self.greetings = self.referee.greet(game, introduction).into();
        if let Some(first) = self.greetings.front() {
            running(&mut self.running, &self.program)?.send(&first.text);
        }
        Ok(())
    }

    fn await_ready(
        &mut self,
        game: &History<G>,
        limits: MoveLimits,
        within: Duration,
        wait: Wait<'_>,
    ) -> Result<(), TurnError> {
        match self.exchange_greetings(within, wait) {
            // It has exited since its last game, and is started again.
            Err(TurnError::Program(ReadError::Ended(_) | ReadError::Closed)) if self.is_kept => {
                self.end_process(Duration::ZERO);
                self.is_kept = false;
                self.greet(game, limits)?;
                self.exchange_greetings(
                    within,
                    Wait { stop: wait.stop, ..Wait::within(Instant::now(), within) },
                )
            }
            other => other,
        }
    }

    fn exchange_greetings(&mut self, within: Duration, wait: Wait<'_>) -> Result<(), TurnError> {
        while let Some(greeting) = self.greetings.front() {
            let process = running(&mut self.running, &self.program)?;
            match process.read_line(wait) {
                Ok(line) if greeting.answers.iter().any(|answer| line.starts_with(answer)) => {
                    self.greetings.pop_front();
                    self.has_answered = true;
                    if let Some(next) = self.greetings.front() {
                        process.send(&next.text);
                    }
                }
                Ok(line) => protocol_hint::remember(&mut self.first_lines, &line),
                Err(ReadError::TimedOut(waited)) => {
                    let asked = greeting.text.lines().last().unwrap_or_default().to_owned();
                    let milliseconds = |time: Duration| time.as_millis() as u64;
                    let (milliseconds, allowed) = (milliseconds(waited), milliseconds(within));
                    return Err(TurnError::Fault(Fault::NotReady { asked, milliseconds, allowed }));
                }
                Err(error) => return Err(self.trouble(TurnError::Program(error))),
            }
        }
        Ok(())
    }

    fn choose(&mut self, game: &History<G>, turn: TurnContext<'_>) -> Result<ChosenMove<G::Move>, TurnError> {
        let running = running(&mut self.running, &self.program)?;
        let first_lines = &mut self.first_lines;
        let listener = |line: &str| protocol_hint::remember(first_lines, line);
        let chosen = converse(running, self.referee.as_mut(), game, turn, listener);
        let chosen = chosen.map_err(|trouble| self.trouble(trouble))?;
        self.has_answered = true;
        if !self.referee.stays() {
            // Its output has ended, and its exit was awaited.
            self.end_process(Duration::ZERO);
            if let Some(fault) = self.left.fault.take() {
                return Err(TurnError::Fault(fault));
            }
        }
        Ok(chosen)
    }

    /// Recognises exits that are not the program's fault: the sandbox failed, or the process was killed from outside.
    fn trouble(&mut self, trouble: TurnError) -> TurnError {
        match trouble {
            TurnError::Program(ReadError::Ended(exit))
                if exit.cause == ExitCause::JailFailed
                    || (exit.cause == ExitCause::LauncherKilled && self.program.jail.is_some()) =>
            {
                self.end_process(Duration::ZERO);
                let last_line = self.left.errors.lines().last().unwrap_or_default();
                TurnError::System(phrase!("{exit}: {last_line}", "{exit}：{last_line}", exit = exit))
            }
            other => other,
        }
    }

    /// Keeps the program for another game, unless it has exited or broken a limit.
    fn leave(mut self: Box<Self>, pool: &mut EnginePool) -> PlayerExit {
        let measured = Wait::within(Instant::now(), GRACE);
        if let Some(mut process) =
            self.running.take_if(|process| !process.has_ended() && process.check_limits(measured).is_ok())
        {
            self.left.errors.push_str(&process.take_errors());
            pool.keep(&self.name, self.program.clone(), process, self.referee.farewell());
        }
        self.end(GRACE)
    }

    fn end(mut self: Box<Self>, grace: Duration) -> PlayerExit {
        if let Some(running) = &mut self.running {
            running.send(self.referee.farewell());
        }
        self.end_process(grace);
        self.left
    }

    fn end_process(&mut self, grace: Duration) {
        if let Some(running) = self.running.take() {
            let finished = running.end(grace);
            self.left.errors.push_str(&finished.errors);
            let exceeded = finished.exit.filter(|exit| exit.cause.is_limit());
            self.left.fault = self.left.fault.take().or_else(|| exceeded.as_ref().map(fault_of));
        }
    }
}

/// The process, started if necessary.
fn running<'a>(running: &'a mut Option<Process>, program: &Program) -> Result<&'a mut Process, TurnError> {
    match running {
        Some(running) => Ok(running),
        none => Ok(none.insert(Process::start(program)?)),
    }
}

/// The search report of a builtin, without anything that differs between runs.
fn search_info<M>(report: &Report<M>) -> SearchInfo {
    let Report { depth, nodes, score, .. } = *report;
    SearchInfo { depth: Some(depth), nodes: Some(nodes), nps: None, score: Some(score) }
}
