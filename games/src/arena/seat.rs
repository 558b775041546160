use super::{
    Cause, Contestant, ContestantKind, Ending, Fault, Launch, Program, ProgramError, StartError, Wait,
};
use crate::description::{Coordinates, Described};
use crate::game::{Game, History};
use crate::protocol::{BoxedReferee, Heard, MoveTime, Referee};
use crate::search::{Limits, Player, Strength};
use std::time::{Duration, Instant};

/// How long a program that has done nothing wrong may take to end after the game.
const GRACE: Duration = Duration::from_millis(500);

/// A player at the board, for one game.
pub(super) enum Seat<G: Described> {
    Builtin {
        player: Box<dyn Player<G>>,
        /// The time that it allows itself for a move.
        time: Option<Duration>,
    },
    Program(Box<ProgramSeat<G>>),
}

/// A program at the board: a process for the whole game, or one a move.
pub(super) struct ProgramSeat<G: Described> {
    launch: Launch,
    referee: BoxedReferee<G>,
    /// The process that runs, if one does.
    running: Option<Program>,
    /// What processes before it have left.
    left: Left,
}

/// What is left of a player after a game.
#[derive(Default)]
pub(super) struct Left {
    /// What it wrote to standard error.
    pub(super) errors: String,
    /// A limit that it broke and nobody saw before its end.
    pub(super) fault: Option<Fault>,
}

/// A move and how it was given.
pub(super) struct Chosen<M> {
    pub(super) mv: M,
    pub(super) line: String,
}

/// Why no move was given.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The player's fault.
    Fault(Fault),
    /// The program gave no answer.
    Program(ProgramError),
    /// Nobody's fault who plays: the machine or whoever set it up has failed.
    System(String),
}

impl Trouble {
    /// The fault of who was allowed so much time; nothing when the wait was stopped.
    pub(super) fn into_fault(self, allowed: Duration) -> Option<Fault> {
        let milliseconds = |time: Duration| time.as_millis() as u64;
        Some(match self {
            Self::Fault(fault) => fault,
            Self::Program(ProgramError::Stopped) => return None,
            Self::Program(ProgramError::Late(waited)) => {
                Fault::Late { milliseconds: milliseconds(waited), allowed: milliseconds(allowed) }
            }
            Self::Program(ProgramError::Ended(ending)) => fault_of(&ending),
            Self::Program(ProgramError::Closed) => Fault::Closed,
            Self::Program(ProgramError::Flood { allowed }) => Fault::Flood { allowed },
            Self::System(reason) => Fault::NotStarted { reason },
        })
    }
}

fn fault_of(ending: &Ending) -> Fault {
    match ending.cause {
        Cause::Memory { allowed, used } => Fault::Memory { allowed, used },
        Cause::Files { allowed } => Fault::Files { allowed },
        Cause::Own | Cause::Launcher | Cause::Jail => {
            Fault::Crashed { status: ending.to_string(), error: None }
        }
    }
}

impl From<StartError> for Trouble {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Program(reason) => Self::Fault(Fault::NotStarted { reason }),
            StartError::System(reason) => Self::System(reason),
        }
    }
}

/// What a turn is bounded by.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    pub(super) time: MoveTime,
    pub(super) asked: Instant,
    pub(super) wait: Wait<'a>,
}

impl<G: Described> Seat<G> {
    /// A seat for a game that begins at `start`; `seed` tells games apart for who plays at random.
    pub(super) fn new(
        contestant: &Contestant<G>,
        start: &G,
        memory: Option<u64>,
        seed: u64,
    ) -> Result<Self, String> {
        match &contestant.kind {
            ContestantKind::Builtin(builtin) => {
                let seed = builtin.strength.seed.wrapping_add(seed);
                let player = G::player(Strength { seed, ..builtin.strength });
                Ok(Self::Builtin { player, time: builtin.time })
            }
            ContestantKind::Program { launch, protocol } => {
                let referee = (protocol.referee)(start).map_err(|why| format!("{} {why}", protocol.name))?;
                let launch = Launch { memory: launch.memory.or(memory), ..launch.clone() };
                let (running, left) = (None, Left::default());
                Ok(Self::Program(Box::new(ProgramSeat { launch, referee, running, left })))
            }
        }
    }

    /// Whether a side that must pass is asked all the same.
    pub(super) fn asks_for_passes(&self) -> bool {
        match self {
            Self::Builtin { .. } => false,
            Self::Program(seat) => seat.referee.asks_for_passes(),
        }
    }

    /// The move that is played in `game`.
    pub(super) fn choose(&mut self, game: &History<G>, turn: Turn<'_>) -> Result<Chosen<G::Move>, Trouble> {
        match self {
            Self::Builtin { player, time } => {
                let left = turn.time.left[game.position().to_move() as usize];
                let share = left.filter(|_| turn.time.turn.is_none()).map(|left| game.position().share(left));
                let time = [*time, turn.time.turn, share].into_iter().flatten().min();
                let limits =
                    time.map_or_else(Limits::default, |time| Limits::answer_within(turn.asked, time));
                let limits = Limits { stop: turn.wait.stop, ..limits };
                let mv = player.choose(game, limits, &mut |_| {});
                mv.map(|mv| Chosen { mv, line: mv.to_string() }).ok_or_else(|| {
                    Trouble::Fault(Fault::Illegal {
                        answer: "none".to_owned(),
                        position: game.position().to_string(),
                        reason: "no legal move was found".to_owned(),
                    })
                })
            }
            Self::Program(seat) => seat.choose(game, turn),
        }
    }

    /// How it counts squares.
    pub(super) fn coordinates(&self) -> Coordinates {
        match self {
            Self::Builtin { .. } => Coordinates::default(),
            Self::Program(seat) => seat.referee.coordinates(),
        }
    }

    /// Ends the player: politely, or at once.
    pub(super) fn end(self, is_at_fault: bool) -> Left {
        match self {
            Self::Builtin { .. } => Left::default(),
            Self::Program(seat) => seat.end(if is_at_fault { Duration::ZERO } else { GRACE }),
        }
    }
}

impl<G: Described> ProgramSeat<G> {
    fn choose(&mut self, game: &History<G>, turn: Turn<'_>) -> Result<Chosen<G::Move>, Trouble> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Program::start(&self.launch)?),
        };
        let chosen = match converse(running, self.referee.as_mut(), game, turn, |_| {}) {
            Err(Trouble::Program(ProgramError::Ended(ending))) if self.is_systems(&ending) => {
                self.end_process(Duration::ZERO);
                let said = self.left.errors.lines().last().unwrap_or_default();
                return Err(Trouble::System(format!("{ending}: {said}")));
            }
            chosen => chosen?,
        };
        if !self.referee.stays() {
            // Its output has ended, and it was waited for.
            self.end_process(Duration::ZERO);
            if let Some(fault) = self.left.fault.take() {
                return Err(Trouble::Fault(fault));
            }
        }
        Ok(chosen)
    }

    /// Whether an end is not the program's doing: a sandbox failed, or somebody killed what it cannot see.
    fn is_systems(&self, ending: &Ending) -> bool {
        ending.cause == Cause::Jail || (ending.cause == Cause::Launcher && self.launch.jail.is_some())
    }

    fn end(mut self: Box<Self>, grace: Duration) -> Left {
        if let Some(running) = &mut self.running {
            running.send(self.referee.farewell());
        }
        self.end_process(grace);
        self.left
    }

    fn end_process(&mut self, grace: Duration) {
        if let Some(running) = self.running.take() {
            let remains = running.end(grace);
            self.left.errors.push_str(&remains.errors);
            let breach = remains.ending.filter(|ending| ending.cause.is_breach());
            self.left.fault = self.left.fault.take().or_else(|| breach.as_ref().map(fault_of));
        }
    }
}

/// Asks a program for the next move of `game` and listens until it is there. Each line that it writes
/// is told to `listener`.
pub(super) fn converse<G: Game>(
    program: &mut Program,
    referee: &mut dyn Referee<G>,
    game: &History<G>,
    turn: Turn<'_>,
    mut listener: impl FnMut(&str),
) -> Result<Chosen<G::Move>, Trouble> {
    program.send(&referee.ask(game, turn.time));
    loop {
        let (heard, silence) = match program.read_line(turn.wait) {
            Ok(line) => {
                listener(&line);
                (referee.hear(game, &line), None)
            }
            Err(ProgramError::Ended(ending)) if !ending.is_success() => {
                return Err(Trouble::Program(ProgramError::Ended(ending)));
            }
            Err(end @ (ProgramError::Ended(_) | ProgramError::Closed)) => (referee.hear_end(game), Some(end)),
            Err(error) => return Err(Trouble::Program(error)),
        };
        match (heard, silence) {
            (Heard::More, None) => {}
            (Heard::More, Some(silence)) => return Err(Trouble::Program(silence)),
            (Heard::Move { mv, line }, _) => {
                program.look().map_err(Trouble::Program)?;
                return Ok(Chosen { mv, line });
            }
            (Heard::Illegal { line, reason }, _) => {
                let position = game.position().to_string();
                return Err(Trouble::Fault(Fault::Illegal { answer: line, position, reason }));
            }
            (Heard::Unreadable { line, reason }, _) => {
                return Err(Trouble::Fault(Fault::Unreadable { line: short(&line), reason }));
            }
        }
    }
}

/// How much of a line is kept as evidence.
const SHOWN: usize = 200;

fn short(line: &str) -> String {
    match line.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &line[..end]),
        None => line.to_owned(),
    }
}
