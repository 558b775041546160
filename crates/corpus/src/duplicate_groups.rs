//! Groups of duplicate games in files: identical, rotated or mirrored, or the beginning of another game.

use crate::duplicates::{Compared, Distinct};
use gocheck_files::input::feed::batches;
use gocheck_files::input::files::Files;
use gocheck_files::input::source::Source;
use gocheck_sgf::report::hash_text;
use gocheck_sgf::{GameRow, LintOptions, Linter, Selection};
use rayon::prelude::*;
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::thread;

/// The hashes of a game, by which games are compared.
struct ComparedGame {
    /// The index of its file.
    file: u32,
    /// The number of the game in the file, from 1.
    game: u32,
    moves: u32,
    hash: u64,
    symmetric: u64,
    opening: Option<u64>,
}

/// The games so far, in order.
#[derive(Default)]
pub struct Duplicates {
    files: Vec<String>,
    games: Vec<ComparedGame>,
}

/// How games resemble each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Resemblance {
    /// Identical moves.
    Same,
    /// Identical moves on a rotated or mirrored board.
    Symmetric,
    /// The first game is the beginning of the others, possibly rotated or mirrored.
    Beginning,
}

/// Games that resemble each other in one way.
#[derive(Debug, Serialize)]
pub struct DuplicateGroup<'a> {
    pub kind: Resemblance,
    pub games: Vec<DuplicateGame<'a>>,
}

/// One of several games that resemble each other.
#[derive(Debug, Serialize)]
pub struct DuplicateGame<'a> {
    pub file: &'a str,
    /// The number of the game in the file, from 1.
    pub game: u32,
    pub moves: u32,
    pub hash: String,
    pub symmetric_hash: String,
}

impl Duplicates {
    /// Adds the games of a file, except those without moves.
    pub fn add(&mut self, shown: &str, rows: Vec<GameRow>) {
        if rows.is_empty() {
            return;
        }
        let file = self.files.len() as u32;
        self.files.push(shown.to_owned());
        self.games.extend(rows.into_iter().filter(|row| row.moves > 0).map(|row| ComparedGame {
            file,
            game: row.game,
            moves: row.moves,
            hash: row.hash,
            symmetric: row.symmetric_hash,
            opening: row.opening_hash,
        }));
    }

    /// Compares the games. Where one may be the beginning of another, the files are read again.
    pub fn find(&self, files: &Files) -> Vec<DuplicateGroup<'_>> {
        let mut alike: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        let distinct = Distinct::of(
            &self.games,
            |_, _| Ordering::Equal,
            |first, repeat| {
                alike.entry(first).or_insert_with(|| vec![first as usize]).push(repeat as usize);
            },
        );
        let mut groups: Vec<(Resemblance, Vec<usize>)> = Vec::new();
        for group in alike.into_values() {
            let is_same = group.iter().all(|&index| self.games[index].hash == self.games[group[0]].hash);
            groups.push((if is_same { Resemblance::Same } else { Resemblance::Symmetric }, group));
        }
        groups.extend(self.beginnings(files, &distinct));
        groups.sort_by(|(_, one), (_, other)| one.cmp(other));
        let group = |(kind, games): (Resemblance, Vec<usize>)| DuplicateGroup {
            kind,
            games: games.into_iter().map(|index| self.game(index)).collect(),
        };
        groups.into_iter().map(group).collect()
    }

    fn game(&self, index: usize) -> DuplicateGame<'_> {
        let &ComparedGame { file, game, moves, hash, symmetric, .. } = &self.games[index];
        DuplicateGame {
            file: &self.files[file as usize],
            game,
            moves,
            hash: hash_text(hash),
            symmetric_hash: hash_text(symmetric),
        }
    }

    /// Games that continue in others.
    fn beginnings(&self, files: &Files, distinct: &Distinct) -> Vec<(Resemblance, Vec<usize>)> {
        let candidates = distinct.sharing_openings(&self.games, 0..self.games.len() as u32);
        if candidates.is_empty() {
            return Vec::new();
        }
        let place = |&index: &u32| {
            let game = &self.games[index as usize];
            ((self.files[game.file as usize].as_str(), game.game), index)
        };
        let candidates: HashMap<(&str, u32), u32> = candidates.iter().map(place).collect();
        let mut groups: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (shorter, longer) in self.read_again(files, &candidates, distinct) {
            groups.entry(shorter).or_insert_with(|| vec![shorter as usize]).push(longer as usize);
        }
        groups.into_values().map(|group| (Resemblance::Beginning, group)).collect()
    }

    /// Reads the records of the candidates again. Returns the game that each of them begins with, and the candidate.
    fn read_again(
        &self,
        files: &Files,
        candidates: &HashMap<(&str, u32), u32>,
        distinct: &Distinct,
    ) -> Vec<(u32, u32)> {
        let options = LintOptions { selection: Selection::of([]), main_line: true, ..LintOptions::default() };
        let wanted: HashSet<&str> = candidates.keys().map(|(file, _)| *file).collect();
        let of_record = |linter: &mut Linter, record: &Source| {
            let rows = record.read(|source| linter.lint_games(source, true).1).unwrap_or_default();
            let mut pairs = Vec::new();
            for row in rows {
                let Some(&longer) = candidates.get(&(record.shown.as_str(), row.game)) else { continue };
                let shorter = distinct.beginnings(&self.games, longer, &row.prefix_hashes);
                pairs.extend(shorter.into_iter().map(|shorter| (shorter, longer)));
            }
            pairs
        };
        thread::scope(|scope| {
            let batches = batches(files, scope).into_iter();
            batches
                .flat_map(|batch| {
                    let records: Vec<&Source> = batch
                        .sources
                        .iter()
                        .filter(|record| wanted.contains(record.shown.as_str()))
                        .collect();
                    let pairs: Vec<Vec<(u32, u32)>> = records
                        .into_par_iter()
                        .map_init(|| Linter::new(options.clone()), of_record)
                        .collect();
                    pairs.into_iter().flatten()
                })
                .collect()
        })
    }
}

impl Compared for ComparedGame {
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
