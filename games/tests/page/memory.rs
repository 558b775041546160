//! Where games are kept in these tests, and by the fuzz target of the page's server.

use games::web::{Kept, Shelf, Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::SystemTime;

/// Games kept in memory.
#[derive(Default)]
pub(super) struct Memory(Mutex<BTreeMap<(Shelf, String), (String, SystemTime)>>);

impl Store for Memory {
    fn list(&self, shelf: Shelf) -> Result<Vec<Kept>, StoreError> {
        let kept = self.0.lock().unwrap();
        let on_shelf = kept.iter().filter(|(key, _)| key.0 == shelf);
        Ok(on_shelf.map(|((_, name), (_, changed))| Kept { name: name.clone(), changed: *changed }).collect())
    }

    fn read(&self, shelf: Shelf, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.lock().unwrap().get(&(shelf, name.to_owned())).map(|(text, _)| text.clone()))
    }

    fn write(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.lock().unwrap().insert((shelf, name.to_owned()), (text.to_owned(), SystemTime::now()));
        Ok(())
    }

    fn shift(&self, from: (Shelf, &str), to: (Shelf, &str)) -> Result<(), StoreError> {
        let key = |(shelf, name): (Shelf, &str)| (shelf, name.to_owned());
        let mut kept = self.0.lock().unwrap();
        if kept.contains_key(&key(to)) {
            return Err(StoreError("it is there already".to_owned()));
        }
        let what = kept.remove(&key(from)).ok_or_else(|| StoreError("it is not there".to_owned()))?;
        kept.insert(key(to), what);
        Ok(())
    }

    fn place(&self, shelf: Shelf, name: &str) -> String {
        format!("{shelf:?}/{name}")
    }
}
