use axum::body::Bytes;
use games_arena::play_game::GameEvent;
use games_arena::record::GameEnd;
use games_arena::tournament::log_entry::{LogEntry, LogHeader};
use games_arena::tournament::report::html::{changes, squares};
use games_arena::tournament::report::summary::Row;
use games_arena::tournament::schedule::Pairing;
use games_arena::tournament::scores::GameScore;
use games_arena::tournament::standings::Standings;
use games_engine::description::board::BoardInfo;
use games_engine::description::labels::{endings, title};
use games_engine::description::spec::Described;
use gocheck_board::Color;
use gocheck_text::Phrase;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// A tournament as spectators see it: the games that are being played, those that ended, the table.
pub struct Live<G: Described> {
    header: LogHeader,
    shared: Mutex<Shared<G>>,
    table: Mutex<StandingsTable>,
    /// A permit for each page that may watch at the same time.
    pub(super) watchers: Arc<Semaphore>,
    /// Becomes true when no more games will be played here, at the end or before.
    over: watch::Sender<bool>,
    /// Set if all games were played or the rest need not be.
    is_complete: AtomicBool,
    closed: watch::Sender<bool>,
    /// The page about the whole tournament, which takes the place of the spectators' page at its end.
    report: OnceLock<Bytes>,
    /// When a spectator last asked for the page or its events.
    asked: Mutex<Option<Instant>>,
}

struct Shared<G: Described> {
    standings: Standings,
    under_way: BTreeMap<u64, UnderWay<G>>,
    /// The last games that ended, the latest last.
    ended: VecDeque<Ended<G>>,
    /// How many games have ended.
    count: u64,
    /// Grows with each change.
    version: u64,
}

/// A game that is being played.
#[derive(Clone)]
struct UnderWay<G: Described> {
    pairing: Pairing,
    position: G,
    ply: usize,
    last: Option<G::Move>,
    /// The target of the last move.
    to: Option<usize>,
    /// The remaining time of each side.
    left: [Option<Duration>; 2],
    /// Since when the side to move thinks.
    asked: Instant,
}

#[derive(Clone)]
struct Ended<G> {
    entry: Arc<LogEntry>,
    /// The final position; unknown for a game that was read from a log.
    position: Option<G>,
}

/// The standings as last calculated.
struct StandingsTable {
    rows: Arc<Vec<Row>>,
    /// The number of games in them.
    games: u64,
    /// When they may be calculated again.
    next: Instant,
}

/// The state that was last sent to a spectator.
#[derive(Default)]
pub(super) struct SentState {
    version: Option<u64>,
    ended: u64,
    table: u64,
}

/// The most spectators at a time.
const MAX_WATCHERS: usize = 200;

/// The number of ended games that can be replayed.
const KEPT: usize = 1000;

/// The number of ended games that are sent at once.
const LISTED: usize = 100;

/// The standings are calculated at most this often, and take at most a hundredth of a core.
const PAUSE: Duration = Duration::from_secs(1);
const SHARE: u32 = 100;

impl<G: Described> Live<G> {
    /// A tournament that has not begun.
    #[must_use]
    pub fn new(header: LogHeader) -> Arc<Self> {
        let standings = Standings::new(header.settings.names());
        let table = StandingsTable { rows: Arc::new(Row::all(&standings)), games: 0, next: Instant::now() };
        let shared =
            Shared { standings, under_way: BTreeMap::new(), ended: VecDeque::new(), count: 0, version: 0 };
        Arc::new(Self {
            header,
            shared: Mutex::new(shared),
            table: Mutex::new(table),
            watchers: Arc::new(Semaphore::new(MAX_WATCHERS)),
            over: watch::Sender::new(false),
            is_complete: AtomicBool::new(false),
            closed: watch::Sender::new(false),
            report: OnceLock::new(),
            asked: Mutex::new(None),
        })
    }

    /// Follows a game that is about to be played, for the first time or again.
    pub fn watch(&self, pairing: Pairing) -> WatchedGame<'_, G> {
        WatchedGame { live: self, pairing }
    }

    /// Adds a game that has ended, now or before this program was started.
    pub fn ended(&self, entry: &LogEntry) {
        let mut shared = self.shared();
        shared.standings.add(entry);
        let under_way = entry.game.checked_sub(1).and_then(|number| shared.under_way.remove(&number));
        let position = under_way.map(|game| game.position);
        shared.ended.push_back(Ended { entry: Arc::new(entry.clone()), position });
        if shared.ended.len() > KEPT {
            shared.ended.pop_front();
        }
        shared.count += 1;
        shared.version += 1;
    }

    /// The tournament is over. Spectators get its report, if there is one.
    pub fn conclude(&self, report: Option<String>) {
        if let Some(report) = report {
            // There is one end.
            let _ = self.report.set(report.into());
        }
        self.is_complete.store(true, Ordering::Relaxed);
        self.over.send_replace(true);
    }

    /// Tells spectators that no more games will be played here. Unless the tournament was concluded, it was interrupted.
    pub fn stop(&self) {
        self.over.send_replace(true);
    }

    /// Like [`Self::stop`], and lets the server end.
    pub fn finish(&self) {
        self.stop();
        self.closed.send_replace(true);
    }

    /// When a spectator last asked for the page or its events; `None` if there was none.
    #[must_use]
    pub fn last_asked(&self) -> Option<Instant> {
        *self.asked()
    }

    /// Notes that a spectator is there.
    pub(super) fn note_spectator(&self) {
        *self.asked() = Some(Instant::now());
    }

    /// The report, if the tournament is over.
    pub(super) fn report(&self) -> Option<Bytes> {
        self.report.get().cloned()
    }

    /// The last news for a spectator: the tournament is over, or was interrupted and may be resumed.
    pub(super) fn last_news(&self) -> Value {
        if self.is_complete.load(Ordering::Relaxed) {
            json!({ "over": true, "report": self.report.get().is_some() })
        } else {
            json!({ "interrupted": true })
        }
    }

    /// Returns true if no more games will be played.
    pub(super) fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    pub(super) fn when_over(&self) -> watch::Receiver<bool> {
        self.over.subscribe()
    }

    pub(crate) fn when_closed(&self) -> watch::Receiver<bool> {
        self.closed.subscribe()
    }

    /// The part of a page that does not change.
    pub(super) fn about(&self) -> Value {
        json!({
            "game": G::NAME,
            "title": title::<G>(),
            "endings": endings::<G>(),
            "board": BoardInfo::of::<G>(),
            "pass": G::PASS.map(|pass| pass.to_string()),
            "games": self.header.games,
            "players": self.header.settings.names(),
            "left_out": self.header.left_out,
            "system": self.header.settings.pairing.name(),
        })
    }

    /// Returns the news for a spectator, if there are any.
    pub(super) fn news(&self, seen: &mut SentState) -> Option<Value> {
        let shared = self.shared();
        let has_changed = seen.version.replace(shared.version) != Some(shared.version);
        let news = has_changed.then(|| {
            let fresh = usize::try_from(shared.count - seen.ended).unwrap_or(usize::MAX).min(LISTED);
            let ended = shared.ended.iter().skip(shared.ended.len().saturating_sub(fresh));
            (shared.count, shared.under_way.clone(), ended.cloned().collect::<Vec<_>>())
        });
        let games = shared.standings.games();
        drop(shared);
        let table = self.table(games);
        let is_new_table = std::mem::replace(&mut seen.table, table.1) != table.1 || seen.ended == 0;
        let Some((count, under_way, ended)) = news else {
            return is_new_table.then(|| json!({ "table": *table.0 }));
        };
        seen.ended = count;
        let mut news = json!({
            "played": count,
            "under_way": under_way.values().map(|game| self.drawn(game)).collect::<Vec<_>>(),
            "ended": ended.iter().map(EndedView::new).collect::<Vec<_>>(),
        });
        if is_new_table {
            news["table"] = json!(*table.0);
        }
        Some(news)
    }

    /// Everything about a game that has ended, if it is still kept.
    pub(super) fn replay(&self, game: u64) -> Option<Value> {
        let entry = self.shared().ended.iter().find(|ended| ended.entry.game == game)?.entry.clone();
        let record = &entry.record;
        let start = G::SPEC
            .variant(self.header.settings.rules())
            .ok()
            .and_then(|variant| G::read(&record.start, variant).ok());
        let given = record.opening.iter().map(String::as_str);
        let moves: Vec<&str> = given.chain(record.moves.iter().map(|mv| mv.text.as_str())).collect();
        let times: Vec<u64> = record.moves.iter().map(|mv| mv.milliseconds).collect();
        let mut replay = json!(EndedView::of(&entry, start.as_ref()));
        replay["changes"] = json!(start.map_or_else(Vec::new, |start| changes(start, &moves)));
        replay["opening"] = json!(record.opening.len());
        replay["moves"] = json!(moves);
        replay["times"] = json!(times);
        Some(replay)
    }

    /// The standings and the number of games in them, recalculated if they are due.
    fn table(&self, games: u64) -> (Arc<Vec<Row>>, u64) {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let began = Instant::now();
        if table.games != games && (began >= table.next || self.is_over()) {
            let standings = self.shared().standings.clone();
            table.games = standings.games();
            table.rows = Arc::new(Row::all(&standings));
            table.next = began + PAUSE.max(began.elapsed() * SHARE);
        }
        (Arc::clone(&table.rows), table.games)
    }

    fn drawn(&self, game: &UnderWay<G>) -> Value {
        let names = &self.header.settings.players;
        let name = |player: usize| names.get(player).map(|player| player.name.as_str());
        json!({
            "game": game.pairing.number + 1,
            "round": game.pairing.round + 1,
            "black": name(game.pairing.black),
            "white": name(game.pairing.white),
            "squares": squares(&game.position),
            "counts": game.position.pieces(),
            "turn": game.position.to_move(),
            "ply": game.ply,
            "last": game.last.map(|mv| mv.to_string()),
            "to": game.to,
            "left": game.left.map(|left| left.map(|left| left.as_millis() as u64)),
            "thinks": game.asked.elapsed().as_millis() as u64,
        })
    }

    fn asked(&self) -> MutexGuard<'_, Option<Instant>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shared(&self) -> MutexGuard<'_, Shared<G>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A game that spectators see while it is played.
pub struct WatchedGame<'a, G: Described> {
    live: &'a Live<G>,
    pairing: Pairing,
}

impl<G: Described> WatchedGame<'_, G> {
    /// Handles an event of the game.
    pub fn see(&self, event: &GameEvent<'_, G>) {
        let (game, change) = match event {
            GameEvent::Begun { game } => (game, None),
            GameEvent::Moved { game, by, left, .. } => (game, Some((*by, *left))),
            GameEvent::Wrote { .. } => return,
        };
        let last = game.earlier().last();
        let mut shared = self.live.shared();
        shared.version += 1;
        let left = shared.under_way.get(&self.pairing.number).map_or([None; 2], |before| before.left);
        let mut seen = UnderWay {
            pairing: self.pairing,
            position: game.position().clone(),
            ply: game.earlier().len(),
            last: last.map(|&(_, mv)| mv),
            to: last.and_then(|(position, mv)| position.path(*mv).to),
            left,
            asked: Instant::now(),
        };
        match change {
            Some((by, left)) => seen.left[by as usize] = left,
            None => seen.left = [None; 2],
        }
        shared.under_way.insert(self.pairing.number, seen);
    }
}

/// A game that has ended, in a line of a list.
#[derive(Serialize)]
struct EndedView<'a> {
    game: u64,
    round: u64,
    black: &'a str,
    white: &'a str,
    winner: Option<Color>,
    is_void: bool,
    /// The end with its evidence, which the page words in the user's language.
    end: &'a GameEnd,
    /// A hint about the cause of a fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'a Phrase>,
    plies: usize,
    squares: Option<String>,
    counts: Option<[u32; 2]>,
}

impl<'a> EndedView<'a> {
    fn new<G: Described>(ended: &'a Ended<G>) -> Self {
        Self::of(&ended.entry, ended.position.as_ref())
    }

    fn of<G: Described>(entry: &'a LogEntry, position: Option<&G>) -> Self {
        let record = &entry.record;
        let counts = match &record.end {
            GameEnd::Rules { black, white, .. } => Some([*black, *white]),
            GameEnd::Adjudicated(why) => why.stones(),
            GameEnd::Fault(_) | GameEnd::Void { .. } => None,
        };
        Self {
            game: entry.game,
            round: entry.round,
            black: &record.black,
            white: &record.white,
            winner: record.winner,
            is_void: GameScore::of(record) == GameScore::Void,
            end: &record.end,
            hint: record.hint.as_ref(),
            plies: record.opening.len() + record.moves.len(),
            squares: position.map(squares),
            counts,
        }
    }
}
