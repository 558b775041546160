//! The store of games in these tests and in the fuzz target of the page's server.

use games::web::{Section, Store, StoreError, StoredGame};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::SystemTime;

/// Games kept in memory.
#[derive(Default)]
pub(super) struct Memory(Mutex<BTreeMap<(Section, String), (String, SystemTime)>>);

impl Store for Memory {
    fn list(&self, section: Section) -> Result<Vec<StoredGame>, StoreError> {
        let kept = self.0.lock().unwrap();
        let on_shelf = kept.iter().filter(|(key, _)| key.0 == section);
        Ok(on_shelf
            .map(|((_, name), (_, changed))| StoredGame { name: name.clone(), changed: *changed })
            .collect())
    }

    fn read(&self, section: Section, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.lock().unwrap().get(&(section, name.to_owned())).map(|(text, _)| text.clone()))
    }

    fn write(&self, section: Section, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.lock().unwrap().insert((section, name.to_owned()), (text.to_owned(), SystemTime::now()));
        Ok(())
    }

    fn move_to(&self, from: (Section, &str), to: (Section, &str)) -> Result<(), StoreError> {
        let key = |(section, name): (Section, &str)| (section, name.to_owned());
        let mut kept = self.0.lock().unwrap();
        if kept.contains_key(&key(to)) {
            return Err(StoreError("it already exists".into()));
        }
        let what = kept.remove(&key(from)).ok_or_else(|| StoreError("it is not there".into()))?;
        kept.insert(key(to), what);
        Ok(())
    }

    fn location(&self, section: Section, name: &str) -> String {
        format!("{section:?}/{name}")
    }
}
