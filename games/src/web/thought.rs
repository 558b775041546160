use super::action::{Help, SidePlayer};
use super::{Message, Notice, Session};
use crate::arena::{NoAnswer, choose_once};
use crate::board::Color;
use crate::description::Described;
use crate::game::History;
use crate::search::{Limits, MAX_LEVEL, Report, Score, Strength, Thinker, WIN, WIN_AT_LEAST};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What was thought so far: the page shows it beside the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Thought {
    /// The plies that were looked ahead.
    pub depth: u32,
    /// The value for black in hundredths of a piece; beyond 28,000 either way a certain end.
    pub score: Score,
    /// The best line.
    pub line: Vec<String>,
    /// The value of each legal move for the side to move, if asked for.
    pub values: Vec<(String, Score)>,
    /// The move to show, when this is the answer to a wish for a hint.
    pub hint: Option<String>,
}

/// What comes of thinking.
#[derive(Debug)]
pub enum Answer {
    /// The computer's move.
    Move(String),
    /// The computer has none.
    Failed(Message),
    /// The suggested move.
    Hint(Option<String>),
    /// All that there was to say was said.
    Shown,
}

/// Something to think of, away from the game. It ends soon after the flag is set.
pub type Thinking = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(Thought)) -> Answer + Send>;

/// The longest that is thought of a hint.
const HINT_TIME: u64 = 1000;

/// The longest that a position is analysed.
const ANALYSIS_TIME: Duration = Duration::from_secs(20);

const MEGABYTES: usize = 16;

impl<G: Described> Session<G> {
    /// What there is to think of now, if there is anything.
    pub(super) fn next_job(&self) -> Option<Thinking> {
        let history = self.history.clone();
        let time = Duration::from_millis(self.milliseconds);
        if self.computer_may_move() {
            return Some(match self.player_to_move().clone() {
                SidePlayer::Engine(name) => self.ask_engine(name, history, time),
                SidePlayer::Level(level) => {
                    Box::new(move |stop, tell| match choose(&history, level, time, stop, tell) {
                        Some(mv) => Answer::Move(mv),
                        None => Answer::Failed(Notice::NoMoveFound.into()),
                    })
                }
                SidePlayer::Human => return None,
            });
        }
        if self.is_hint_asked {
            let time = Duration::from_millis(self.milliseconds.min(HINT_TIME));
            return Some(Box::new(move |stop, tell| {
                Answer::Hint(choose(&history, MAX_LEVEL, time, stop, tell))
            }));
        }
        match self.help {
            _ if self.is_over() => None,
            Help::Off => None,
            Help::Line => Some(Box::new(move |stop, tell| {
                choose(&history, MAX_LEVEL, 2 * time, stop, tell);
                Answer::Shown
            })),
            Help::Moves => Some(Box::new(move |stop, tell| {
                analyse(&history, stop, tell);
                Answer::Shown
            })),
        }
    }

    fn ask_engine(&self, name: String, history: History<G>, time: Duration) -> Thinking {
        let engine = self.engines.of::<G>().find(|engine| engine.name == name).cloned();
        Box::new(move |stop, _| match engine {
            None => Answer::Failed(Notice::EngineGone { name }.into()),
            Some(engine) => match choose_once(&engine, &history, time, stop) {
                Ok(mv) => Answer::Move(mv.to_string()),
                Err(Some(NoAnswer { fault, error })) => {
                    let fault = Box::new(fault);
                    Answer::Failed(Notice::EngineFailed { name, fault, error }.into())
                }
                Err(None) => Answer::Shown,
            },
        })
    }
}

/// The move of one of this program's own players.
fn choose<G: Described>(
    history: &History<G>,
    level: u8,
    time: Duration,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Thought),
) -> Option<String> {
    let now = Instant::now();
    // Level 1 draws from the clock.
    let seed = nanoseconds() ^ history.position().hash();
    let mut player = G::player(Strength { level, threads: 1, megabytes: MEGABYTES, seed });
    let limits = Limits { stop: Some(stop), ..Limits::answer_within(now, time) };
    let mut report = |report: &Report<G::Move>| tell(thought(history.position(), report));
    player.choose(history, limits, &mut report).map(|mv| mv.to_string())
}

fn nanoseconds() -> u64 {
    let now = std::time::SystemTime::now();
    now.duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}

fn thought<G: Described>(position: &G, report: &Report<G::Move>) -> Thought {
    let line = report.line.iter().map(ToString::to_string).collect();
    let score = for_black(position.to_move(), report.score);
    Thought { depth: report.depth, score, line, ..Thought::default() }
}

const fn for_black(to_move: Color, score: Score) -> Score {
    match to_move {
        Color::Black => score,
        Color::White => -score,
    }
}

/// The value of every legal move, a ply deeper each time.
fn analyse<G: Described>(history: &History<G>, stop: &AtomicBool, tell: &mut dyn FnMut(Thought)) {
    let deadline = Instant::now() + ANALYSIS_TIME;
    let mut engine = G::thinker(MEGABYTES, 1);
    let to_move = history.position().to_move();
    let replies: Vec<(G::Move, History<G>)> = history
        .legal_moves()
        .into_iter()
        .filter_map(|mv| {
            let mut after = history.clone();
            after.play(mv).ok().map(|()| (mv, after))
        })
        .collect();
    // Where the end is in sight nothing lies beyond it.
    let to_end = G::EXACT.map(|exact| (exact.empty)(history.position()).saturating_sub(1).max(1));
    for depth in 1..=to_end.unwrap_or(Limits::default().depth) {
        let mut values = Vec::new();
        let mut best: Option<(Score, Vec<String>)> = None;
        let mut is_decided = true;
        for (mv, after) in &replies {
            let limits = Limits { deadline: Some(deadline), depth, stop: Some(stop), ..Limits::default() };
            let (score, line) = value(&mut *engine, after, limits, to_move);
            if stop.load(Ordering::Relaxed) || Instant::now() >= deadline {
                return;
            }
            is_decided &= score.abs() >= WIN_AT_LEAST || after.outcome().is_some();
            values.push((mv.to_string(), score));
            if best.as_ref().is_none_or(|(best, _)| score > *best) {
                let line = line.iter().map(ToString::to_string);
                best = Some((score, std::iter::once(mv.to_string()).chain(line).collect()));
            }
        }
        let Some((score, line)) = best else { return };
        let score = for_black(to_move, score);
        tell(Thought { depth: depth + 1, score, line, values, hint: None });
        if is_decided {
            return;
        }
    }
}

/// What a game is worth to `side`, and the best line.
fn value<G: Described>(
    engine: &mut dyn Thinker<G>,
    game: &History<G>,
    limits: Limits<'_>,
    side: Color,
) -> (Score, Vec<G::Move>) {
    if let Some(outcome) = game.outcome() {
        let score = match outcome.winner {
            None => 0,
            Some(winner) if winner == side => WIN,
            Some(_) => -WIN,
        };
        return (score, Vec::new());
    }
    match engine.think(game, limits, &mut |_| {}) {
        Some(report) if game.position().to_move() == side => (report.score, report.line),
        Some(report) => (-report.score, report.line),
        None => (0, Vec::new()),
    }
}
