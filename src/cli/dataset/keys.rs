//! The games that pass the filters, as far as they are kept in memory, and the duplicates among them.
//!
//! A game is a duplicate if another one has the same main line on the same, a rotated or a mirrored board, or begins with
//! its main line. Of games with the same main line the one with the most known values in its root is kept, and of equals
//! the first in the input.

use super::entry::{Entry, Kept};
use super::journal::Journal;
use super::reason::Reason;
use gocheck::record::{LintOptions, Linter, Selection};
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::HashSet;

/// The part of a game that stays in memory: 48 bytes.
pub(super) struct Key {
    hash: u64,
    symmetric: u64,
    opening: Option<u64>,
    moves: u32,
    header: u8,
    /// Why it is left out, if it is.
    pub(super) reason: Option<Reason>,
    /// Its place in the journal.
    pub(super) place: u64,
}

/// The number of games that are read from the journal at once.
const CHUNK: usize = 256;

impl Key {
    pub(super) fn new(place: u64, kept: &Kept) -> Self {
        let &Kept { hash, symmetric, opening, moves, header, .. } = kept;
        Self { hash, symmetric, opening, moves, header, reason: None, place }
    }
}

/// Sets the reason of each game that is a duplicate. Games without moves have none.
///
/// # Errors
/// If the journal cannot be read.
pub(super) fn find_duplicates(keys: &mut [Key], journal: &Journal) -> anyhow::Result<()> {
    let mut order: Vec<u32> =
        (0..keys.len() as u32).filter(|&index| keys[index as usize].moves > 0).collect();
    order.sort_unstable_by_key(|&index| {
        let key = &keys[index as usize];
        (key.symmetric, Reverse(key.header), index)
    });
    let mut first: Option<u32> = None;
    order.retain(|&index| {
        let (hash, symmetric) = (keys[index as usize].hash, keys[index as usize].symmetric);
        match first.map(|first| &keys[first as usize]) {
            Some(best) if best.symmetric == symmetric => {
                let reason = if best.hash == hash { Reason::Same } else { Reason::Symmetric };
                keys[index as usize].reason = Some(reason);
                false
            }
            _ => {
                first = Some(index);
                true
            }
        }
    });
    // Now the games of `order` differ, and are sorted by their hashes.
    let mut candidates = with_shared_opening(keys, &order);
    candidates.sort_unstable();
    let mut lines = journal.reader();
    for chunk in candidates.chunks(CHUNK) {
        let read = |&index: &u32| anyhow::Ok((index, lines.at(keys[index as usize].place)?));
        let texts: Vec<(u32, Entry)> = chunk.iter().map(read).collect::<anyhow::Result<_>>()?;
        let begins = |linter: &mut Linter, (longer, entry): &(u32, Entry)| {
            beginnings(keys, &order, linter, *longer, entry)
        };
        let beginnings: Vec<Vec<u32>> =
            texts.par_iter().map_init(|| Linter::new(options()), begins).collect();
        for shorter in beginnings.into_iter().flatten() {
            keys[shorter as usize].reason = Some(Reason::Beginning);
        }
    }
    Ok(())
}

fn options() -> LintOptions {
    LintOptions { selection: Selection::of([]), main_line: true, ..LintOptions::default() }
}

/// The games whose opening is also that of another game.
fn with_shared_opening(keys: &[Key], order: &[u32]) -> Vec<u32> {
    let (mut seen, mut shared) = (HashSet::new(), HashSet::new());
    for opening in order.iter().filter_map(|&index| keys[index as usize].opening) {
        if !seen.insert(opening) {
            shared.insert(opening);
        }
    }
    drop(seen);
    let is_shared =
        |index: &u32| keys[*index as usize].opening.is_some_and(|opening| shared.contains(&opening));
    order.iter().copied().filter(is_shared).collect()
}

/// The games that a game begins with.
fn beginnings(keys: &[Key], order: &[u32], linter: &mut Linter, longer: u32, entry: &Entry) -> Vec<u32> {
    let Entry::Kept(kept) = entry else { return Vec::new() };
    let (_, rows) = linter.lint_games(kept.text.as_bytes(), true);
    let hashes = rows.iter().flat_map(|row| &row.prefix_hashes);
    let known = hashes.filter_map(|hash| {
        order.binary_search_by_key(hash, |&index| keys[index as usize].symmetric).ok().map(|at| order[at])
    });
    known.filter(|&shorter| keys[shorter as usize].moves < keys[longer as usize].moves).collect()
}
