use super::action::{Help, SidePlayer};
use super::message::{Message, MessageKind};
use super::played::PlayedGame;
use games_arena::choose_once::{NoAnswer, choose_once};
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::review::analyst::{Analyst, Line};
use games_engine::review::{chance, lines};
use games_engine::search::book::Book;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::{EngineOptions, MAX_LEVEL};
use games_engine::search::report::Report;
use games_engine::search::score::Score;
use gocheck_board::Color;
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// The result of a search so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The search depth, in plies.
    pub depth: u32,
    /// The value for black in hundredths of the game's unit; beyond 28,000 either way, a forced win.
    pub score: Score,
    /// Black's chance of winning, from 0 to 1.
    pub chance: f64,
    /// The best line.
    pub line: Vec<String>,
    /// The value of each legal move for the side to move, if asked for.
    pub values: Vec<(String, Score)>,
    /// The best moves with their lines, the best first, if asked for.
    pub lines: Vec<LineView>,
    /// The suggested move, if a hint was requested.
    pub hint: Option<String>,
}

/// The outcome of a job.
#[derive(Debug)]
pub enum JobResult {
    /// The computer's move.
    Move(String),
    /// The computer has none.
    Failed(Message),
    /// The suggested move.
    Hint(Option<String>),
    /// Nothing more: the results were reported while the job ran.
    Shown,
}

/// A search in the background. It ends soon after the flag is set.
pub type Job = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut(Analysis)) -> JobResult + Send>;

/// The longest time for a hint, in milliseconds.
const HINT_TIME: u64 = 1000;

/// The longest time for an analysis.
const ANALYSIS_TIME: Duration = Duration::from_secs(20);

const MEGABYTES: usize = 16;

impl<G: Described> PlayedGame<G> {
    /// Returns the search that is due, if any.
    pub(super) fn next_job(&self) -> Option<Job> {
        let history = self.history.clone();
        let time = Duration::from_millis(self.milliseconds);
        if self.computer_may_move() {
            return Some(match self.player_to_move().clone() {
                SidePlayer::Engine(name) => self.ask_engine(name, history, time),
                SidePlayer::Level(level) => {
                    let book = self.engines.book::<G>().cloned();
                    Box::new(move |stop, tell| match choose(&history, (level, book), time, stop, tell) {
                        Some(mv) => JobResult::Move(mv),
                        None => JobResult::Failed(MessageKind::NoMoveFound.into()),
                    })
                }
                SidePlayer::Human => return None,
            });
        }
        if self.is_hint_asked {
            let time = Duration::from_millis(self.milliseconds.min(HINT_TIME));
            return Some(Box::new(move |stop, tell| {
                JobResult::Hint(choose(&history, (MAX_LEVEL, None), time, stop, tell))
            }));
        }
        match self.help {
            _ if self.is_over() => None,
            Help::Off => None,
            help @ (Help::Line | Help::Moves) => Some(Box::new(move |stop, tell| {
                analyse(&history, help, stop, tell);
                JobResult::Shown
            })),
        }
    }

    fn ask_engine(&self, name: String, history: History<G>, time: Duration) -> Job {
        let engine = self.engines.of::<G>().find(|engine| engine.name == name).cloned();
        Box::new(move |stop, _| match engine {
            None => JobResult::Failed(MessageKind::EngineGone { name }.into()),
            Some(engine) => match choose_once(&engine, &history, time, stop) {
                Ok(mv) => JobResult::Move(mv.to_string()),
                Err(Some(NoAnswer { fault, error })) => {
                    let fault = Box::new(fault);
                    JobResult::Failed(MessageKind::EngineFailed { name, fault, error }.into())
                }
                Err(None) => JobResult::Shown,
            },
        })
    }
}

/// The move of one of this program's own players, of a level and perhaps with a book.
fn choose<G: Described>(
    history: &History<G>,
    (level, book): (u8, Option<Book>),
    time: Duration,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Analysis),
) -> Option<String> {
    let now = Instant::now();
    // Level 1 draws from the clock.
    let seed = nanoseconds() ^ history.position().hash();
    let options = EngineOptions { level, threads: 1, megabytes: MEGABYTES, seed };
    let mut player = G::SPEC.players.with_book(options, book.as_ref());
    let limits = SearchLimits { stop: Some(stop), ..SearchLimits::for_move(now, time) };
    let mut report = |report: &Report<G::Move>| tell(found(history.position(), report));
    player.choose(history, limits, &mut report).map(|mv| mv.to_string())
}

fn nanoseconds() -> u64 {
    let now = std::time::SystemTime::now();
    now.duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}

fn found<G: Described>(position: &G, report: &Report<G::Move>) -> Analysis {
    let line = words(&report.line);
    let score = for_black(position.to_move(), report.score);
    Analysis { depth: report.depth, score, chance: chance::<G>(score), line, ..Analysis::default() }
}

const fn for_black(to_move: Color, score: Score) -> Score {
    match to_move {
        Color::Black => score,
        Color::White => -score,
    }
}

/// The best lines, and the value of every legal move if asked for, a ply deeper each time.
fn analyse<G: Described>(
    history: &History<G>,
    help: Help,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Analysis),
) {
    let limits = SearchLimits {
        deadline: Some(Instant::now() + ANALYSIS_TIME),
        stop: Some(stop),
        ..SearchLimits::default()
    };
    let to_move = history.position().to_move();
    lines(&mut Analyst::new(MEGABYTES), history, SOLVED, limits, &mut |found| {
        let Some(best) = found.first() else { return };
        let asked = if help == Help::Moves { &*found } else { &[] };
        let values = asked.iter().filter_map(|line| Some((line.moves.first()?.to_string(), line.score)));
        let score = for_black(to_move, best.score);
        tell(Analysis {
            depth: best.depth,
            score,
            chance: chance::<G>(score),
            line: words(&best.moves),
            values: values.collect(),
            lines: found
                .iter()
                .take(MOST_LINES)
                .map(|line| LineView::new(line, to_move, chance::<G>(line.score)))
                .collect(),
            hint: None,
        });
    });
}

/// The number of empty squares from which a position is solved.
const SOLVED: u32 = 20;

/// The number of lines that are shown.
const MOST_LINES: usize = 5;

/// A line as the page shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// The value for black in hundredths of the game's unit.
    pub score: Score,
    /// Black's chance of winning, from 0 to 1.
    pub chance: f64,
    /// The moves.
    pub moves: Vec<String>,
    /// The search depth, in plies.
    pub depth: u32,
    /// Whether the value is proven.
    pub is_exact: bool,
}

impl LineView {
    /// The view of a line of `side`, which wins with `chance`.
    pub(super) fn new<M: ToString>(line: &Line<M>, side: Color, chance: f64) -> Self {
        let Line { score, ref moves, depth, is_exact } = *line;
        let chance = if side == Color::Black { chance } else { 1.0 - chance };
        Self { score: for_black(side, score), chance, moves: words(moves), depth, is_exact }
    }
}

fn words<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}
