use super::action::NewGame;
use super::games::AboutGame;
use super::room::{Room, RoomState};
use super::store::checked_name;
use super::{Engines, GameKind, Notice, Refusal, Shelf, Store, StoreError, Why, desk};
use crate::search::MAX_LEVEL;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// All games that are being played, and those that are kept.
pub struct House {
    rooms: Mutex<BTreeMap<u64, Arc<Room>>>,
    /// The highest number of a game that was kept, read or not: no new one takes its file.
    taken: u64,
    store: Arc<dyn Store>,
    engines: Arc<Engines>,
    usual: GameKind,
    pace: Pace,
    /// A permit for each page that may watch at the same time.
    pub(super) watchers: Arc<Semaphore>,
    quit: watch::Sender<bool>,
}

/// How fast the computer answers.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least time of a move of the computer's: as long as the page takes to show one.
    pub move_time: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { move_time: Duration::from_secs(1) }
    }
}

/// The most games at a time.
const MAX_ROOMS: usize = 32;

/// The most saved games.
const MAX_SAVES: usize = 1000;

/// The most pages that watch.
const MAX_WATCHERS: usize = 256;

/// What a page must know before it can ask for anything.
#[derive(Debug, Serialize)]
pub(super) struct About {
    usual: GameKind,
    levels: u8,
    games: Vec<AboutGame>,
    /// The games in progress, the one that was begun last at the end.
    rooms: Vec<RoomState>,
}

impl House {
    /// A house with the games that `store` has in progress, or a new one of the `usual` kind if it has
    /// none. Gives what it could not read beside it.
    ///
    /// # Errors
    /// When the store does not answer.
    pub fn open(
        store: Arc<dyn Store>,
        engines: Engines,
        usual: GameKind,
        pace: Pace,
    ) -> Result<(Arc<Self>, Vec<String>), StoreError> {
        let mut names = store.list(Shelf::Progress)?;
        names.sort_by_key(|name| name.parse::<u64>().unwrap_or(u64::MAX));
        let house = Arc::new(Self {
            rooms: Mutex::default(),
            taken: names.iter().filter_map(|name| name.parse().ok()).max().unwrap_or(0),
            store,
            engines: Arc::new(engines),
            usual,
            pace,
            watchers: Arc::new(Semaphore::new(MAX_WATCHERS)),
            quit: watch::Sender::new(false),
        });
        let mut unread = Vec::new();
        for name in names {
            let Ok(number) = name.parse::<u64>() else { continue };
            let text = match house.store.read(Shelf::Progress, &name) {
                Ok(text) => text.unwrap_or_default(),
                Err(error) => {
                    unread.push(format!("game {name}: {error}"));
                    continue;
                }
            };
            match desk::read(&text, &house.engines) {
                Ok(desk) => {
                    let room = Room::new(name, desk, Arc::clone(&house.store), pace);
                    house.rooms().insert(number, room);
                }
                Err(refusal) => unread.push(format!("game {name}: {refusal}")),
            }
        }
        if house.rooms().is_empty() {
            // The usual game always opens.
            let _ = house.begin(&NewGame::usual(usual));
        }
        Ok((house, unread))
    }

    /// Begins a game beside the others. When there are too many the oldest makes room, and its file is
    /// removed.
    pub(super) fn begin(&self, settings: &NewGame) -> Result<RoomState, Refusal> {
        let desk = desk::open(settings, &self.engines)?;
        let mut rooms = self.rooms();
        while rooms.len() >= MAX_ROOMS {
            if let Some((_, room)) = rooms.pop_first() {
                room.close();
                let _ = self.store.remove(Shelf::Progress, room.id());
            }
        }
        let number = rooms.last_key_value().map_or(0, |(last, _)| *last).max(self.taken).saturating_add(1);
        let room = Room::new(number.to_string(), desk, Arc::clone(&self.store), self.pace);
        let state = room.state();
        rooms.insert(number, room);
        Ok(state)
    }

    pub(super) fn room(&self, id: &str) -> Result<Arc<Room>, Refusal> {
        let number = id.parse().ok();
        let room = number.and_then(|number: u64| self.rooms().get(&number).cloned());
        room.ok_or_else(|| Refusal::new(Why::Missing, Notice::NoGame))
    }

    pub(super) fn about(&self) -> About {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        About {
            usual: self.usual,
            levels: MAX_LEVEL,
            games: GameKind::all().map(|kind| kind.about(&self.engines)).collect(),
            rooms: rooms.iter().map(|room| room.state()).collect(),
        }
    }

    /// The names of the saved games, sorted.
    pub(super) fn saves(&self) -> Result<Vec<String>, Refusal> {
        let mut names = self.store.list(Shelf::Saves)?;
        names.retain(|name| checked_name(name).is_ok_and(|checked| checked == name));
        names.sort();
        Ok(names)
    }

    /// Keeps the game of a room under a name.
    pub(super) fn save(&self, room: &Room, name: &str) -> Result<(), Refusal> {
        let name = checked_name(name)?;
        let saves = self.saves()?;
        if saves.len() >= MAX_SAVES && !saves.iter().any(|other| other == name) {
            return Err(Refusal::new(Why::Full, Notice::ManySaves { most: MAX_SAVES }));
        }
        Ok(self.store.write(Shelf::Saves, name, &room.text())?)
    }

    /// Puts a saved game in the place of a room's.
    pub(super) fn load(&self, room: &Arc<Room>, name: &str) -> Result<RoomState, Refusal> {
        let name = checked_name(name)?;
        let text = self.store.read(Shelf::Saves, name)?;
        let text =
            text.ok_or_else(|| Refusal::new(Why::Missing, Notice::NoSave { name: name.to_owned() }))?;
        Ok(room.replace(desk::read(&text, &self.engines)?))
    }

    /// Removes a saved game.
    pub(super) fn remove(&self, name: &str) -> Result<(), Refusal> {
        let name = checked_name(name)?;
        if self.store.read(Shelf::Saves, name)?.is_none() {
            return Err(Refusal::new(Why::Missing, Notice::NoSave { name: name.to_owned() }));
        }
        Ok(self.store.remove(Shelf::Saves, name)?)
    }

    /// Ends every search, tells every page, and lets the server stop.
    pub fn quit(&self) {
        for room in self.rooms().values() {
            room.close();
        }
        self.quit.send_replace(true);
    }

    /// Becomes true when someone quits.
    pub(super) fn when_quit(&self) -> watch::Receiver<bool> {
        self.quit.subscribe()
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::new(Why::Disk, Notice::Disk { why: error.0 })
    }
}
