use super::desk::{Record, Seats};
use super::review::{Review, ReviewView};
use super::summary::{Summary, milliseconds};
use super::thought::{Answer, Thought};
use super::{Action, BoxedDesk, Message, Notice, Pace, Refusal, Shelf, Store, View};
use crate::board::Color;
use crate::review::Care;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::broadcast;

/// A game, those who watch it, and the search that is under way.
pub(super) struct Room {
    id: String,
    inner: Mutex<Inner>,
    events: broadcast::Sender<RoomEvent>,
    store: Arc<dyn Store>,
    pace: Pace,
    /// When it was opened, in milliseconds since 1970.
    opened: u64,
}

struct Inner {
    desk: BoxedDesk,
    /// Grows with each change: who asks with another one is late.
    version: u64,
    changed: SystemTime,
    /// Stops the search that is under way.
    stop: Arc<AtomicBool>,
    /// Whether the last change is on disk; if not, why.
    unsaved: Option<Message>,
    /// The last thought of this position, for those who begin to watch.
    thought: Option<Thought>,
    review: Review,
    is_closed: bool,
}

/// Something that those who watch are told.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum RoomEvent {
    /// The game has changed.
    State(Box<RoomState>),
    /// Something was thought of the game as it is.
    Thought { id: String, version: u64, thought: Thought },
    /// More of the game was looked through.
    Review { id: String, review: Box<ReviewView> },
    /// Somebody removed the game.
    Removed { id: String },
    /// The server stops.
    Quit,
}

/// A room's game as those who watch it see it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct RoomState {
    id: String,
    version: u64,
    /// Tells the versions of this room from those of the one that the game was in before.
    opened: u64,
    unsaved: Option<Message>,
    #[serde(flatten)]
    view: View,
}

impl RoomState {
    /// Which game it is.
    pub(super) const fn game(&self) -> &'static str {
        self.view.game
    }
}

/// What there is to know of a game now, and what comes.
pub(super) type Watched = (Vec<RoomEvent>, broadcast::Receiver<RoomEvent>);

/// How many events a slow watcher may be behind; then it is told the state anew.
const EVENTS: usize = 64;

/// How often a waiting thread looks whether it is to stop.
const NAP: Duration = Duration::from_millis(20);

impl Room {
    /// A room for a game that begins, or for one that was written when it `changed` last.
    pub(super) fn new(
        id: String,
        desk: BoxedDesk,
        changed: Option<SystemTime>,
        store: Arc<dyn Store>,
        pace: Pace,
    ) -> Arc<Self> {
        let inner = Inner {
            desk,
            version: 1,
            changed: changed.unwrap_or_else(SystemTime::now),
            stop: Arc::default(),
            unsaved: None,
            thought: None,
            review: Review::default(),
            is_closed: false,
        };
        let room = Arc::new(Self {
            id,
            inner: Mutex::new(inner),
            events: broadcast::Sender::new(EVENTS),
            store,
            pace,
            opened: milliseconds(SystemTime::now()),
        });
        let mut inner = room.lock();
        if changed.is_none() {
            room.keep(&mut inner);
        }
        room.think(&mut inner);
        drop(inner);
        room
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn state(&self) -> RoomState {
        self.state_of(&self.lock())
    }

    /// The whole game in a notation of the field.
    pub(super) fn record(&self) -> Result<Record, Refusal> {
        self.lock().desk.to_record()
    }

    /// The game as text.
    pub(super) fn text(&self) -> String {
        self.lock().desk.to_text()
    }

    /// The position as `save.in`.
    pub(super) fn save_in(&self) -> Result<String, Refusal> {
        self.lock().desk.to_save_in()
    }

    /// Begins to watch.
    pub(super) fn watch(&self) -> Watched {
        let inner = self.lock();
        let state = RoomEvent::State(Box::new(self.state_of(&inner)));
        let version = inner.version;
        let id = self.id.clone();
        let thought = inner.thought.clone().map(|thought| RoomEvent::Thought { id, version, thought });
        let review = inner.review.is_begun().then(|| self.review_event(inner.review.view(0)));
        (std::iter::once(state).chain(thought).chain(review).collect(), self.events.subscribe())
    }

    /// Does what is asked of the game that `version` saw.
    pub(super) fn act(self: &Arc<Self>, action: &Action, version: Option<u64>) -> Result<RoomState, Refusal> {
        let mut inner = self.lock();
        if version.is_some_and(|seen| seen != inner.version) {
            return Err(Refusal::late(Notice::Changed));
        }
        if inner.is_closed {
            return Err(Refusal::late(Notice::Changed));
        }
        inner.desk.act(action)?;
        self.change(&mut inner);
        Ok(self.state_of(&inner))
    }

    /// Begins to look the game through, or goes on with it.
    pub(super) fn begin_review(self: &Arc<Self>, care: Care) -> ReviewView {
        let mut inner = self.lock();
        let moves = inner.desk.moves();
        let due = inner.review.begin(moves, care).filter(|_| !inner.is_closed);
        if let Some((known, stop)) = due {
            let (job, room) = (inner.desk.reviewing(known, care), Arc::clone(self));
            thread::spawn(move || {
                job(&stop, &mut |moment| {
                    let mut inner = room.lock();
                    if let Some(more) = inner.review.add(moment, &stop) {
                        let _ = room.events.send(room.review_event(more));
                    }
                });
            });
        }
        self.tell_review(&inner)
    }

    pub(super) fn stop_review(&self) -> ReviewView {
        let mut inner = self.lock();
        inner.review.stop();
        self.tell_review(&inner)
    }

    fn tell_review(&self, inner: &Inner) -> ReviewView {
        let review = inner.review.view(0);
        let _ = self.events.send(self.review_event(review.clone()));
        review
    }

    fn review_event(&self, review: ReviewView) -> RoomEvent {
        RoomEvent::Review { id: self.id.clone(), review: Box::new(review) }
    }

    /// Another game, which begins with the first `ply` moves of this one and goes on with others.
    pub(super) fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedDesk, Refusal> {
        self.lock().desk.explored(ply, moves)
    }

    /// A game from a board that was put together beside this one.
    pub(super) fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedDesk, Refusal> {
        self.lock().desk.edited(rows, to_move)
    }

    /// Which game it is, by which rules, and who plays.
    pub(super) fn terms(&self) -> (&'static str, &'static str, Seats) {
        let inner = self.lock();
        let View { game, rules, .. } = inner.desk.view();
        (game, rules, inner.desk.seats())
    }

    /// When the game was changed last.
    pub(super) fn changed(&self) -> SystemTime {
        self.lock().changed
    }

    pub(super) fn summary(&self) -> Summary {
        let inner = self.lock();
        Summary::new(self.id.clone(), &inner.desk.view(), inner.changed)
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

    /// Tells those who watch that the game was removed.
    pub(super) fn tell_removed(&self) {
        // Nobody may be watching.
        let _ = self.events.send(RoomEvent::Removed { id: self.id.clone() });
    }

    /// Tells those who watch that the server stops.
    pub(super) fn tell_quit(&self) {
        let _ = self.events.send(RoomEvent::Quit);
    }

    /// A panic elsewhere leaves the game as it was before or after a move.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn state_of(&self, inner: &Inner) -> RoomState {
        let (id, unsaved) = (self.id.clone(), inner.unsaved.clone());
        RoomState { id, version: inner.version, opened: self.opened, unsaved, view: inner.desk.view() }
    }

    /// The game is another one: it is written down, those who watch are told, and the search begins anew.
    fn change(self: &Arc<Self>, inner: &mut Inner) {
        inner.version += 1;
        inner.changed = SystemTime::now();
        inner.thought = None;
        self.keep(inner);
        let _ = self.events.send(RoomEvent::State(Box::new(self.state_of(inner))));
        self.think(inner);
    }

    fn keep(&self, inner: &mut Inner) {
        let written = self.store.write(Shelf::Progress, &self.id, &inner.desk.to_text());
        inner.unsaved = written.err().map(|error| Notice::Disk { why: error.0 }.into());
    }

    /// Ends the search that is under way and begins the one that is due.
    fn think(self: &Arc<Self>, inner: &mut Inner) {
        inner.stop.store(true, Ordering::Relaxed);
        if inner.is_closed {
            return;
        }
        let Some(job) = inner.desk.job() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        inner.stop = Arc::clone(&stop);
        let (room, version) = (Arc::clone(self), inner.version);
        // A person sees each move on the page; between computers the next would come at once. Who lets them think for a
        // tenth of a second does not want to wait for a second.
        let time = inner.desk.seats().time_of_computers();
        let least = time.map_or(Duration::ZERO, |time| self.pace.move_time.min(time));
        thread::spawn(move || {
            let started = Instant::now();
            let answer = job(&stop, &mut |thought| room.tell(&stop, version, thought));
            if matches!(answer, Answer::Move(_)) {
                while let Some(rest) = least.checked_sub(started.elapsed())
                    && !rest.is_zero()
                    && !stop.load(Ordering::Relaxed)
                {
                    thread::sleep(NAP.min(rest));
                }
            }
            room.answered(&stop, version, answer);
        });
    }

    fn tell(&self, stop: &AtomicBool, version: u64, thought: Thought) {
        let mut inner = self.lock();
        if !stop.load(Ordering::Relaxed) {
            inner.thought = Some(thought.clone());
            let id = self.id.clone();
            let _ = self.events.send(RoomEvent::Thought { id, version, thought });
        }
    }

    /// Takes in what was found, unless the game has gone on without it.
    fn answered(self: &Arc<Self>, stop: &AtomicBool, version: u64, answer: Answer) {
        let mut inner = self.lock();
        if stop.load(Ordering::Relaxed) {
            return;
        }
        match answer {
            Answer::Move(mv) => {
                if let Err(refusal) = inner.desk.play_computer(&mv) {
                    inner.desk.computer_failed(refusal.message);
                }
                self.change(&mut inner);
            }
            Answer::Failed(why) => {
                inner.desk.computer_failed(why);
                self.change(&mut inner);
            }
            Answer::Hint(hint) => {
                inner.desk.hint_given();
                let thought = Thought { hint, ..inner.thought.clone().unwrap_or_default() };
                let id = self.id.clone();
                let _ = self.events.send(RoomEvent::Thought { id, version, thought });
                self.think(&mut inner);
            }
            Answer::Shown => {}
        }
    }
}
