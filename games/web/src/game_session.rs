use super::action::Action;
use super::analysis::{Analysis, JobResult};
use super::any_game::{BoxedGame, PlayerSettings, RecordFile};
use super::message::{Message, MessageKind};
use super::request_error::RequestError;
use super::review::{Review, ReviewView};
use super::store::{Section, Store};
use super::summary::{Summary, milliseconds};
use super::view::View;
use games_engine::review::effort::EffortLevel;
use gocheck_board::Color;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::broadcast;

/// The speed of games between computers.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The minimum time between moves, unless the thinking time is shorter: the time the page takes to animate one.
    pub move_time: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { move_time: Duration::from_secs(1) }
    }
}

/// A game, its watchers, and the running search.
pub(super) struct GameSession {
    id: String,
    inner: Mutex<Inner>,
    events: broadcast::Sender<SessionEvent>,
    store: Arc<dyn Store>,
    pace: Pace,
    /// The time when it was opened, in milliseconds since 1970.
    opened: u64,
}

struct Inner {
    game: BoxedGame,
    /// Increases with each change. A request for another version is rejected.
    version: u64,
    changed: SystemTime,
    /// Stops the running search.
    stop: Arc<AtomicBool>,
    /// The error of the last write, if it failed.
    unsaved: Option<Message>,
    /// The last analysis of this position, for new watchers.
    analysis: Option<Analysis>,
    review: Review,
    is_closed: bool,
}

/// An event for watchers.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum SessionEvent {
    /// The game has changed.
    State(Box<SessionState>),
    /// The search has found more about the position on the board.
    Analysis { id: String, version: u64, analysis: Analysis },
    /// More moves of the game were reviewed.
    Review { id: String, review: Box<ReviewView> },
    /// The game was removed.
    Removed { id: String },
    /// The server stops.
    Quit,
}

/// The state of a session, for watchers.
#[derive(Clone, Debug, Serialize)]
pub(super) struct SessionState {
    id: String,
    version: u64,
    /// Distinguishes the versions of this session from those of earlier sessions of the game.
    opened: u64,
    unsaved: Option<Message>,
    #[serde(flatten)]
    view: View,
}

impl SessionState {
    /// The name of the game.
    pub(super) const fn game(&self) -> &'static str {
        self.view.game
    }
}

/// The current state of a game, and the events to come.
pub(super) type Watched = (Vec<SessionEvent>, broadcast::Receiver<SessionEvent>);

/// The number of events that a slow watcher can fall behind before it gets the current state.
const EVENTS: usize = 64;

/// The interval at which a waiting thread checks for the stop flag.
const NAP: Duration = Duration::from_millis(20);

impl GameSession {
    /// A session for a new game, or for a stored one that `changed` last at the given time.
    pub(super) fn new(
        id: String,
        game: BoxedGame,
        changed: Option<SystemTime>,
        store: Arc<dyn Store>,
        pace: Pace,
    ) -> Arc<Self> {
        let inner = Inner {
            game,
            version: 1,
            changed: changed.unwrap_or_else(SystemTime::now),
            stop: Arc::default(),
            unsaved: None,
            analysis: None,
            review: Review::default(),
            is_closed: false,
        };
        let session = Arc::new(Self {
            id,
            inner: Mutex::new(inner),
            events: broadcast::Sender::new(EVENTS),
            store,
            pace,
            opened: milliseconds(SystemTime::now()),
        });
        let mut inner = session.lock();
        if changed.is_none() {
            session.save(&mut inner);
        }
        session.start_job(&mut inner);
        drop(inner);
        session
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn state(&self) -> SessionState {
        self.state_of(&self.lock())
    }

    pub(super) fn record(&self) -> Result<RecordFile, RequestError> {
        self.lock().game.to_record()
    }

    pub(super) fn text(&self) -> String {
        self.lock().game.to_text()
    }

    /// The position as a file of the game's own format.
    pub(super) fn position_file(&self) -> Result<String, RequestError> {
        self.lock().game.to_position_file()
    }

    /// Subscribes to the game.
    pub(super) fn watch(&self) -> Watched {
        let inner = self.lock();
        let state = SessionEvent::State(Box::new(self.state_of(&inner)));
        let version = inner.version;
        let id = self.id.clone();
        let analysis =
            inner.analysis.clone().map(|analysis| SessionEvent::Analysis { id, version, analysis });
        let review = inner.review.is_begun().then(|| self.review_event(inner.review.view(0)));
        (std::iter::once(state).chain(analysis).chain(review).collect(), self.events.subscribe())
    }

    /// Carries out an action, if `version` is still the current one.
    pub(super) fn act(
        self: &Arc<Self>,
        action: &Action,
        version: Option<u64>,
    ) -> Result<SessionState, RequestError> {
        let mut inner = self.lock();
        if version.is_some_and(|seen| seen != inner.version) {
            return Err(RequestError::conflict(MessageKind::Changed));
        }
        if inner.is_closed {
            return Err(RequestError::conflict(MessageKind::Changed));
        }
        inner.game.act(action)?;
        self.change(&mut inner);
        Ok(self.state_of(&inner))
    }

    /// Starts or continues the review of the game.
    pub(super) fn begin_review(self: &Arc<Self>, effort: EffortLevel) -> ReviewView {
        let mut inner = self.lock();
        let moves = inner.game.moves();
        let due = inner.review.begin(moves, effort).filter(|_| !inner.is_closed);
        if let Some((known, stop)) = due {
            let (job, session) = (inner.game.reviewing(known, effort), Arc::clone(self));
            thread::spawn(move || {
                job(&stop, &mut |review| {
                    let mut inner = session.lock();
                    if let Some(more) = inner.review.add(review, &stop) {
                        let _ = session.events.send(session.review_event(more));
                    }
                });
            });
        }
        self.send_review(&inner)
    }

    pub(super) fn stop_review(&self) -> ReviewView {
        let mut inner = self.lock();
        inner.review.stop();
        self.send_review(&inner)
    }

    fn send_review(&self, inner: &Inner) -> ReviewView {
        let review = inner.review.view(0);
        let _ = self.events.send(self.review_event(review.clone()));
        review
    }

    fn review_event(&self, review: ReviewView) -> SessionEvent {
        SessionEvent::Review { id: self.id.clone(), review: Box::new(review) }
    }

    /// A variation: the first `ply` moves of this game, followed by others.
    pub(super) fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedGame, RequestError> {
        self.lock().game.explored(ply, moves)
    }

    /// A new game from an edited board.
    pub(super) fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedGame, RequestError> {
        self.lock().game.edited(rows, to_move)
    }

    /// The game, its rules, and the players.
    pub(super) fn terms(&self) -> (&'static str, &'static str, PlayerSettings) {
        let inner = self.lock();
        let View { game, rules, .. } = inner.game.view();
        (game, rules, inner.game.player_settings())
    }

    /// The time of the last change.
    pub(super) fn changed(&self) -> SystemTime {
        self.lock().changed
    }

    pub(super) fn summary(&self) -> Summary {
        let inner = self.lock();
        Summary::new(self.id.clone(), &inner.game.view(), inner.changed)
    }

    pub(super) fn is_watched(&self) -> bool {
        self.events.receiver_count() > 0
    }

    /// Stops thinking and writing for good; the game stays on disk.
    pub(super) fn close(&self) {
        let mut inner = self.lock();
        inner.is_closed = true;
        inner.stop.store(true, Ordering::Relaxed);
        inner.review.stop();
    }

    pub(super) fn notify_removed(&self) {
        // There may be no watchers.
        let _ = self.events.send(SessionEvent::Removed { id: self.id.clone() });
    }

    pub(super) fn notify_quit(&self) {
        let _ = self.events.send(SessionEvent::Quit);
    }

    /// After a panic in another thread, the game is still consistent.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state_of(&self, inner: &Inner) -> SessionState {
        let (id, unsaved) = (self.id.clone(), inner.unsaved.clone());
        SessionState { id, version: inner.version, opened: self.opened, unsaved, view: inner.game.view() }
    }

    /// The game has changed: it is stored, watchers are notified, and the search starts again.
    fn change(self: &Arc<Self>, inner: &mut Inner) {
        inner.version += 1;
        inner.changed = SystemTime::now();
        inner.analysis = None;
        self.save(inner);
        let _ = self.events.send(SessionEvent::State(Box::new(self.state_of(inner))));
        self.start_job(inner);
    }

    fn save(&self, inner: &mut Inner) {
        let written = self.store.write(Section::Progress, &self.id, &inner.game.to_text());
        inner.unsaved = written.err().map(|error| MessageKind::Disk { why: error.0 }.into());
    }

    /// Stops the running search and starts the one that is due.
    fn start_job(self: &Arc<Self>, inner: &mut Inner) {
        inner.stop.store(true, Ordering::Relaxed);
        if inner.is_closed {
            return;
        }
        let Some(job) = inner.game.job() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        inner.stop = Arc::clone(&stop);
        let (session, version) = (Arc::clone(self), inner.version);
        // Without humans, moves are spaced so that each one can be followed, but never by more than the thinking time.
        let time = inner.game.player_settings().time_of_computers();
        let least = time.map_or(Duration::ZERO, |time| self.pace.move_time.min(time));
        thread::spawn(move || {
            let started = Instant::now();
            let answer = job(&stop, &mut |analysis| session.report(&stop, version, analysis));
            if matches!(answer, JobResult::Move(_)) {
                while let Some(rest) = least.checked_sub(started.elapsed())
                    && !rest.is_zero()
                    && !stop.load(Ordering::Relaxed)
                {
                    thread::sleep(NAP.min(rest));
                }
            }
            session.answered(&stop, version, answer);
        });
    }

    fn report(&self, stop: &AtomicBool, version: u64, analysis: Analysis) {
        let mut inner = self.lock();
        if !stop.load(Ordering::Relaxed) {
            inner.analysis = Some(analysis.clone());
            let id = self.id.clone();
            let _ = self.events.send(SessionEvent::Analysis { id, version, analysis });
        }
    }

    /// Applies the result of a job, unless the game has changed since.
    fn answered(self: &Arc<Self>, stop: &AtomicBool, version: u64, answer: JobResult) {
        let mut inner = self.lock();
        if stop.load(Ordering::Relaxed) {
            return;
        }
        match answer {
            JobResult::Move(mv) => {
                if let Err(error) = inner.game.play_computer(&mv) {
                    inner.game.computer_failed(error.message);
                }
                self.change(&mut inner);
            }
            JobResult::Failed(why) => {
                inner.game.computer_failed(why);
                self.change(&mut inner);
            }
            JobResult::Hint(hint) => {
                inner.game.hint_given();
                let analysis = Analysis { hint, ..inner.analysis.clone().unwrap_or_default() };
                let id = self.id.clone();
                let _ = self.events.send(SessionEvent::Analysis { id, version, analysis });
                self.start_job(&mut inner);
            }
            JobResult::Shown => {}
        }
    }
}
