//! The table of the games that are left out, with the reason for each.

use super::entry::Entry;
use super::journal::Journal;
use super::keys::Key;
use anyhow::Context;
use gocheck_files::input::names::shown;
use gocheck_files::output::pending::Pending;
use gocheck_text::csv_record;
use gocheck_text::file_errors::cannot_write;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

const HEAD: [&str; 6] = ["file", "game", "reason", "code", "kept_file", "kept_game"];

/// Writes a row for each game that is left out, in the order of the input. `keys` are those of the games that passed the
/// filters. Duplicates have the game that they are compared with, too.
///
/// # Errors
/// If the table cannot be written, or the journal not be read.
pub(super) fn write_explanation(path: &Path, journal: &Journal, keys: &[Key]) -> anyhow::Result<()> {
    let mut file = Pending::begin(path)?;
    let mut write = |cells: [&str; 6]| {
        file.write_all(csv_record(cells).as_bytes()).with_context(|| cannot_write(shown(path)))
    };
    write(HEAD)?;
    let mut compared: BTreeMap<u64, (String, u32)> = BTreeMap::new();
    for key in keys.iter().filter(|key| key.reason.is_some()) {
        compared.insert(keys[key.like as usize].place, Default::default());
    }
    let mut lines = journal.reader();
    for (place, game) in &mut compared {
        if let Entry::Kept(kept) = lines.at(*place)? {
            *game = (kept.file, kept.game);
        }
    }
    let mut keys_in_order = keys.iter();
    let mut place = journal.start;
    while place < journal.end() {
        let (entry, next) = lines.with_end(place)?;
        place = next;
        match entry {
            Entry::Dropped { file, game, reason, code } => {
                write([&file, &game.to_string(), reason.name(), &code, "", ""])?;
            }
            Entry::Kept(kept) => {
                let Some(key) = keys_in_order.next() else { break };
                let Some(reason) = key.reason else { continue };
                let (file, game) = &compared[&keys[key.like as usize].place];
                let own = kept.game.to_string();
                write([&kept.file, &own, reason.name(), "", file, &game.to_string()])?;
            }
            Entry::Process { .. } | Entry::End { .. } => {}
        }
    }
    file.finish()
}
