//! Where games are kept in these tests, and by the fuzz target of the page's server.

use games::web::{Shelf, Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Games kept in memory.
#[derive(Default)]
pub(super) struct Memory(Mutex<BTreeMap<(bool, String), String>>);

fn key(shelf: Shelf, name: &str) -> (bool, String) {
    (shelf == Shelf::Saves, name.to_owned())
}

impl Store for Memory {
    fn list(&self, shelf: Shelf) -> Result<Vec<String>, StoreError> {
        let kept = self.0.lock().unwrap();
        Ok(kept.keys().filter(|key| key.0 == (shelf == Shelf::Saves)).map(|key| key.1.clone()).collect())
    }

    fn read(&self, shelf: Shelf, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.lock().unwrap().get(&key(shelf, name)).cloned())
    }

    fn write(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.lock().unwrap().insert(key(shelf, name), text.to_owned());
        Ok(())
    }

    fn remove(&self, shelf: Shelf, name: &str) -> Result<(), StoreError> {
        self.0.lock().unwrap().remove(&key(shelf, name));
        Ok(())
    }
}
