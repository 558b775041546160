//! The games that pass the filters, as far as they are kept in memory, and the duplicates among them.
//!
//! A game is a duplicate if another one has the same main line on the same, a rotated or a mirrored board, or begins with
//! its main line. Of games with the same main line the one with the most known values in its root is kept, and of equals
//! the first in the input.

use super::entry::{Entry, Kept};
use super::journal::Journal;
use super::reason::Reason;
use crate::duplicates::{Compared, Distinct};
use gocheck_sgf::{LintOptions, Linter, Selection};
use rayon::prelude::*;

/// The part of a game that stays in memory: 56 bytes.
pub(super) struct Key {
    hash: u64,
    symmetric: u64,
    opening: Option<u64>,
    moves: u32,
    header: u8,
    /// Why it is left out, if it is.
    pub(super) reason: Option<Reason>,
    /// The index of the game that it is the same as, or the beginning of.
    pub(super) like: u32,
    /// Its place in the journal.
    pub(super) place: u64,
}

impl Key {
    /// What determines the part of a split: equal for duplicates and beginnings.
    pub(super) fn split_hash(&self) -> u64 {
        self.opening.unwrap_or(self.symmetric)
    }
}

/// The number of games that are read from the journal at once.
const CHUNK: usize = 256;

impl Key {
    pub(super) fn new(place: u64, kept: &Kept) -> Self {
        let &Kept { hash, symmetric, opening, moves, header, .. } = kept;
        Self { hash, symmetric, opening, moves, header, reason: None, like: 0, place }
    }
}

impl Compared for Key {
    fn symmetric(&self) -> u64 {
        self.symmetric
    }

    fn opening(&self) -> Option<u64> {
        self.opening
    }

    fn moves(&self) -> u32 {
        self.moves
    }
}

/// Sets the reason of each game that is a duplicate. Games without moves have none. Passes the numbers of games that are
/// compared with shorter ones.
///
/// # Errors
/// If the journal cannot be read, or those of `on_compared`.
pub(super) fn find_duplicates(
    keys: &mut [Key],
    journal: &Journal,
    mut on_compared: impl FnMut(usize) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut repeats = Vec::new();
    let order = |one: &Key, other: &Key| other.header.cmp(&one.header);
    let distinct = Distinct::of(keys, order, |first, repeat| repeats.push((first, repeat)));
    for (first, repeat) in repeats {
        let is_same = keys[first as usize].hash == keys[repeat as usize].hash;
        keys[repeat as usize].reason = Some(if is_same { Reason::Same } else { Reason::Symmetric });
        keys[repeat as usize].like = first;
    }
    let mut candidates = distinct.sharing_openings(keys, distinct.games());
    candidates.sort_unstable();
    let mut lines = journal.reader();
    for chunk in candidates.chunks(CHUNK) {
        on_compared(chunk.len())?;
        let read = |&index: &u32| anyhow::Ok((index, lines.at(keys[index as usize].place)?));
        let texts: Vec<(u32, Entry)> = chunk.iter().map(read).collect::<anyhow::Result<_>>()?;
        let begins = |linter: &mut Linter, (longer, entry): &(u32, Entry)| {
            let Entry::Kept(kept) = entry else { return Vec::new() };
            let (_, rows) = linter.lint_games(kept.text.as_bytes(), true);
            let shorter = rows.iter().flat_map(|row| distinct.beginnings(keys, *longer, &row.prefix_hashes));
            shorter.map(|shorter| (shorter, *longer)).collect()
        };
        let beginnings: Vec<Vec<(u32, u32)>> =
            texts.par_iter().map_init(|| Linter::new(options()), begins).collect();
        for (shorter, longer) in beginnings.into_iter().flatten() {
            keys[shorter as usize].reason = Some(Reason::Beginning);
            keys[shorter as usize].like = longer;
        }
    }
    Ok(())
}

fn options() -> LintOptions {
    LintOptions { selection: Selection::of([]), main_line: true, ..LintOptions::default() }
}
