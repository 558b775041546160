use super::action::{Beginning, NewGame};
use super::any_game::BoxedGame;
use super::game_info::GameInfo;
use super::game_session::{GameSession, Pace, SessionState};
use super::games::Games;
use super::message::{Message, MessageKind};
use super::pasted::{Form, Pasted};
use super::removed::RemovedName;
use super::request_error::{RequestError, RequestErrorKind};
use super::store::{Section, Store, StoreError, StoredGame, checked_name, number_of};
use super::summary::{Summary, milliseconds};
use games_engine::search::player::MAX_LEVEL;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, watch};

/// All games: recent ones as sessions, others in the store.
pub struct GameServer {
    games: Mutex<BTreeMap<u64, Place>>,
    /// The highest number that a game ever had, so that no number is used twice.
    taken: Mutex<u64>,
    store: Arc<dyn Store>,
    offered: Games,
    usual: &'static str,
    pace: Pace,
    /// The games that could not be read, by their names in the store, with the reasons.
    damaged: BTreeMap<String, RequestError>,
    /// A permit for each page that may watch at the same time.
    pub(super) watchers: Arc<Semaphore>,
    quit: watch::Sender<bool>,
}

enum Place {
    Open(Arc<GameSession>),
    Closed(Box<Summary>),
}

/// The largest number of open sessions, apart from watched ones.
const MAX_SESSIONS: usize = 32;

const MAX_SAVES: usize = 1000;

/// The most pages that watch.
const MAX_WATCHERS: usize = 256;

/// The server's games and settings, for the page.
#[derive(Debug, Serialize)]
pub(super) struct About {
    usual: &'static str,
    levels: u8,
    pub(super) games: Vec<GameInfo>,
    /// The game that was changed last.
    pub(super) latest: String,
}

/// All games, those that were changed last first.
#[derive(Debug, Serialize)]
pub(super) struct GameList {
    games: Vec<Summary>,
    saves: Vec<Saved>,
    damaged: Vec<Damaged>,
}

/// A game that was saved under a name.
#[derive(Debug, Serialize)]
struct Saved {
    name: String,
    #[serde(flatten)]
    summary: Summary,
}

/// A file that could not be read.
#[derive(Debug, Serialize)]
struct Damaged {
    place: String,
    why: Option<Message>,
}

/// The result of a removal: the name by which it can be restored.
#[derive(Debug, Serialize)]
pub(super) struct Removed {
    removed: Option<String>,
}

impl GameServer {
    /// A server with the games of `store`, or with a new `usual` game if there are none. Games that cannot be read are moved
    /// to the section of damaged ones; a message for each gives the reason and the new location.
    ///
    /// # Errors
    /// If the store fails.
    pub fn open(
        store: Arc<dyn Store>,
        offered: Games,
        usual: &'static str,
        pace: Pace,
    ) -> Result<(Arc<Self>, Vec<String>), StoreError> {
        let mut games = BTreeMap::new();
        let mut damaged = BTreeMap::new();
        let mut messages = Vec::new();
        let mut taken = 0;
        for kept in store.list(Section::Progress)? {
            let Some(number) = number_of(&kept.name) else { continue };
            taken = taken.max(number);
            match read(&*store, Section::Progress, &kept.name, &offered) {
                Ok(game) => {
                    let summary = Summary::new(kept.name, &game.view(), kept.changed);
                    games.insert(number, Place::Closed(Box::new(summary)));
                }
                Err(why) => {
                    let name = format!("{} {}", kept.name, milliseconds(SystemTime::now()));
                    match store.move_to((Section::Progress, &kept.name), (Section::Damaged, &name)) {
                        Ok(()) => messages.push(format!(
                            "game {}: {why}: moved to {}",
                            kept.name,
                            store.location(Section::Damaged, &name)
                        )),
                        Err(error) => messages.push(format!("game {}: {why}: {error}", kept.name)),
                    }
                    damaged.insert(name, why);
                }
            }
        }
        // A restored game keeps its number.
        for kept in store.list(Section::Removed)? {
            let ticket = RemovedName::read(&kept.name).filter(|ticket| ticket.section == Section::Progress);
            taken = taken.max(ticket.and_then(|ticket| number_of(ticket.name)).unwrap_or(0));
        }
        let server = Arc::new(Self {
            games: Mutex::new(games),
            taken: Mutex::new(taken),
            store,
            offered,
            usual,
            pace,
            damaged,
            watchers: Arc::new(Semaphore::new(MAX_WATCHERS)),
            quit: watch::Sender::new(false),
        });
        if server.games().is_empty() {
            // The usual game always opens.
            let _ = server.begin(&Beginning::New(NewGame::usual(usual)));
        }
        Ok((server, messages))
    }

    /// Returns every named board of a game, as JSON.
    pub(super) fn boards(&self, game: &str) -> Result<&str, RequestError> {
        self.offered.boards(game)
    }

    pub(super) fn begin(&self, beginning: &Beginning) -> Result<SessionState, RequestError> {
        let game = match beginning {
            Beginning::New(settings) => self.offered.open(settings)?,
            Beginning::Text { text, beside } => self.parse_pasted(text, beside)?.game,
            Beginning::Board { rows, to_move, beside } => self.session(beside)?.edited(rows, *to_move)?,
            Beginning::Saved { name } => {
                let name = checked_name(name)?;
                self.is_saved(name)?;
                read(&*self.store, Section::Saves, name, &self.offered)?
            }
        };
        let number = {
            let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
            *taken = taken.saturating_add(1);
            *taken
        };
        let session = self.new_session(number, game, None);
        let state = session.state();
        self.put(&mut self.games(), number, session);
        Ok(state)
    }

    /// Recognises a pasted text; `beside` is the id of the game on the page.
    pub(super) fn parse_pasted(&self, text: &str, beside: &str) -> Result<Pasted, RequestError> {
        let (kind, rules, player_settings) = self.session(beside)?.terms();
        let mut pasted = self.offered.parse_pasted(text, kind, rules)?;
        if pasted.form != Form::Game {
            pasted.game.set_player_settings(player_settings);
        }
        Ok(pasted)
    }

    fn new_session(&self, number: u64, game: BoxedGame, changed: Option<SystemTime>) -> Arc<GameSession> {
        GameSession::new(number.to_string(), game, changed, Arc::clone(&self.store), self.pace)
    }

    /// Adds a session. If there are too many, the one unused for longest is closed; its game stays in the store.
    fn put(&self, games: &mut BTreeMap<u64, Place>, number: u64, session: Arc<GameSession>) {
        games.insert(number, Place::Open(session));
        let open =
            |place: &Place| if let Place::Open(session) = place { Some(Arc::clone(session)) } else { None };
        while games.values().filter_map(open).count() > MAX_SESSIONS {
            let alone = games.iter().filter_map(|(&other, place)| Some((other, open(place)?)));
            let alone = alone.filter(|(other, session)| *other != number && !session.is_watched());
            let Some((oldest, session)) = alone.min_by_key(|(_, session)| session.changed()) else { break };
            // Closed first: until then the game may go on, and even end.
            session.close();
            games.insert(oldest, Place::Closed(Box::new(session.summary())));
        }
    }

    /// The session of a game; opens it if necessary.
    pub(super) fn session(&self, id: &str) -> Result<Arc<GameSession>, RequestError> {
        let missing = || RequestError::new(RequestErrorKind::NotFound, MessageKind::NoGame);
        let number = id.parse().map_err(|_| missing())?;
        let mut games = self.games();
        let changed = match games.get(&number) {
            Some(Place::Open(session)) => return Ok(Arc::clone(session)),
            Some(Place::Closed(summary)) => UNIX_EPOCH + Duration::from_millis(summary.changed),
            None => return Err(missing()),
        };
        let game = read(&*self.store, Section::Progress, &number.to_string(), &self.offered)?;
        let session = self.new_session(number, game, Some(changed));
        self.put(&mut games, number, Arc::clone(&session));
        Ok(session)
    }

    pub(super) fn about(&self) -> About {
        let latest = self.summaries().into_iter().next().map(|summary| summary.id);
        About {
            usual: self.usual,
            levels: MAX_LEVEL,
            games: self.offered.infos(),
            latest: latest.unwrap_or_default(),
        }
    }

    fn summaries(&self) -> Vec<Summary> {
        let summary = |place: &Place| match place {
            Place::Open(session) => session.summary(),
            Place::Closed(summary) => (**summary).clone(),
        };
        // Of two changed at the same time, the one started last comes first.
        let mut all: Vec<Summary> = self.games().values().rev().map(summary).collect();
        all.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
        all
    }

    pub(super) fn list(&self) -> Result<GameList, RequestError> {
        let mut saves = Vec::new();
        let mut damaged = Vec::new();
        for kept in self.saves()? {
            match read(&*self.store, Section::Saves, &kept.name, &self.offered) {
                Ok(game) => {
                    let summary = Summary::new(kept.name.clone(), &game.view(), kept.changed);
                    saves.push(Saved { name: kept.name, summary });
                }
                Err(why) => damaged.push(Damaged {
                    place: self.store.location(Section::Saves, &kept.name),
                    why: Some(why.message),
                }),
            }
        }
        saves.sort_by_key(|saved| std::cmp::Reverse(saved.summary.changed));
        for kept in self.store.list(Section::Damaged)? {
            let why = self.damaged.get(&kept.name).map(|why| why.message.clone());
            damaged.push(Damaged { place: self.store.location(Section::Damaged, &kept.name), why });
        }
        Ok(GameList { games: self.summaries(), saves, damaged })
    }

    fn saves(&self) -> Result<Vec<StoredGame>, RequestError> {
        let mut saves = self.store.list(Section::Saves)?;
        saves.retain(|kept| checked_name(&kept.name).is_ok_and(|checked| checked == kept.name));
        Ok(saves)
    }

    /// Saves the game of a session under a name. A game that had the name is removed, and can be restored.
    pub(super) fn save(&self, session: &GameSession, name: &str) -> Result<Removed, RequestError> {
        let name = checked_name(name)?;
        let text = session.text();
        let before = self.store.read(Section::Saves, name)?;
        if before.as_deref() == Some(&*text) {
            return Ok(Removed { removed: None });
        }
        if before.is_none() && self.saves()?.len() >= MAX_SAVES {
            return Err(RequestError::new(
                RequestErrorKind::Full,
                MessageKind::ManySaves { most: MAX_SAVES },
            ));
        }
        let removed = before.map(|_| self.move_to_removed(Section::Saves, name)).transpose()?;
        if let Err(error) = self.store.write(Section::Saves, name, &text) {
            if let Some(removed) = &removed {
                self.store.move_to((Section::Removed, removed), (Section::Saves, name))?;
            }
            return Err(error.into());
        }
        Ok(Removed { removed })
    }

    pub(super) fn remove_save(&self, name: &str) -> Result<Removed, RequestError> {
        let name = checked_name(name)?;
        self.is_saved(name)?;
        Ok(Removed { removed: Some(self.move_to_removed(Section::Saves, name)?) })
    }

    /// Removes a game and notifies its watchers.
    pub(super) fn remove_game(&self, id: &str) -> Result<Removed, RequestError> {
        let session = self.session(id)?;
        let missing = |_| RequestError::new(RequestErrorKind::NotFound, MessageKind::NoGame);
        let number: u64 = id.parse().map_err(missing)?;
        session.close();
        let removed = self.move_to_removed(Section::Progress, session.id()).inspect_err(|_| {
            // The game stays.
            self.games().insert(number, Place::Closed(Box::new(session.summary())));
        })?;
        self.games().remove(&number);
        session.notify_removed();
        if self.games().is_empty() {
            let _ = self.begin(&Beginning::New(NewGame::usual(self.usual)));
        }
        Ok(Removed { removed: Some(removed) })
    }

    /// Restores a removed game. A save that has taken its name is removed in turn.
    pub(super) fn restore(&self, removed: &str) -> Result<Removed, RequestError> {
        let missing = || RequestError::new(RequestErrorKind::NotFound, MessageKind::NotRemoved);
        let is_there = self.store.list(Section::Removed)?.iter().any(|kept| kept.name == removed);
        let ticket = RemovedName::read(removed).filter(|_| is_there).ok_or_else(missing)?;
        let name = ticket.name;
        let mut instead = None;
        if ticket.section == Section::Saves && self.store.read(Section::Saves, name)?.is_some() {
            instead = Some(self.move_to_removed(Section::Saves, name)?);
        }
        self.store.move_to((Section::Removed, removed), (ticket.section, name))?;
        if ticket.section == Section::Progress
            && let Ok(number) = name.parse()
        {
            let game = read(&*self.store, Section::Progress, name, &self.offered)?;
            let session = self.new_session(number, game, Some(SystemTime::now()));
            self.put(&mut self.games(), number, session);
        }
        Ok(Removed { removed: instead })
    }

    fn is_saved(&self, name: &str) -> Result<(), RequestError> {
        let missing =
            || RequestError::new(RequestErrorKind::NotFound, MessageKind::NoSave { name: name.to_owned() });
        self.store.read(Section::Saves, name)?.map(|_| ()).ok_or_else(missing)
    }

    fn move_to_removed(&self, section: Section, name: &str) -> Result<String, RequestError> {
        let mut now = milliseconds(SystemTime::now());
        let ticket = RemovedName { section, name };
        while self.store.read(Section::Removed, &ticket.write(now))?.is_some() {
            now += 1;
        }
        let removed = ticket.write(now);
        self.store.move_to((section, name), (Section::Removed, &removed))?;
        Ok(removed)
    }

    /// Ends every search, notifies every page, and stops the server.
    pub fn quit(&self) {
        for place in self.games().values() {
            if let Place::Open(session) = place {
                session.close();
                session.notify_quit();
            }
        }
        self.quit.send_replace(true);
    }

    /// Becomes true when the server quits.
    pub(super) fn when_quit(&self) -> watch::Receiver<bool> {
        self.quit.subscribe()
    }

    fn games(&self) -> MutexGuard<'_, BTreeMap<u64, Place>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn read(store: &dyn Store, section: Section, name: &str, offered: &Games) -> Result<BoxedGame, RequestError> {
    offered.read(&store.read(section, name)?.unwrap_or_default())
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        Self::new(RequestErrorKind::Disk, MessageKind::Disk { why: error.0 })
    }
}
