//! Finds duplicate games: identical, rotated or mirrored, or the beginning of another game.

use crate::cli::emitter::Row;
use crate::cli::input::feed::batches;
use crate::cli::input::files::Files;
use crate::cli::input::source::Source;
use crate::cli::language::language;
use gocheck::record::report::hash_text;
use gocheck::record::{GameRow, LintOptions, Linter, Selection};
use gocheck_text::untrusted::one_line;
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use serde_json::{Value, json};
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
pub(super) struct Duplicates {
    files: Vec<String>,
    games: Vec<ComparedGame>,
}

/// How games resemble each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Resemblance {
    /// Identical moves.
    Same,
    /// Identical moves on a rotated or mirrored board.
    Symmetric,
    /// The first game is the beginning of the others, possibly rotated or mirrored.
    Beginning,
}

/// Games that resemble each other in one way.
pub(super) struct DuplicateGroup<'a> {
    duplicates: &'a Duplicates,
    resemblance: Resemblance,
    /// Their indices.
    games: Vec<usize>,
}

impl Duplicates {
    /// Adds the games of a file, except those without moves.
    pub(super) fn add(&mut self, shown: &str, rows: Vec<GameRow>) {
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
    pub(super) fn find(&self, files: &Files) -> Vec<DuplicateGroup<'_>> {
        let mut alike: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (index, game) in self.games.iter().enumerate() {
            alike.entry(game.symmetric).or_default().push(index);
        }
        let mut groups: Vec<(Resemblance, Vec<usize>)> = Vec::new();
        for group in alike.values().filter(|group| group.len() > 1) {
            let is_same = group.iter().all(|&index| self.games[index].hash == self.games[group[0]].hash);
            groups.push((if is_same { Resemblance::Same } else { Resemblance::Symmetric }, group.clone()));
        }
        groups.extend(self.beginnings(files, &alike));
        groups.sort_by(|(_, one), (_, other)| one.cmp(other));
        let group = |(resemblance, games)| DuplicateGroup { duplicates: self, resemblance, games };
        groups.into_iter().map(group).collect()
    }

    /// Games that continue in others.
    fn beginnings(&self, files: &Files, alike: &BTreeMap<u64, Vec<usize>>) -> Vec<(Resemblance, Vec<usize>)> {
        let mut by_opening: HashMap<u64, HashSet<u64>> = HashMap::new();
        for game in &self.games {
            if let Some(opening) = game.opening {
                by_opening.entry(opening).or_default().insert(game.symmetric);
            }
        }
        // Only different games with the same beginning can be continuations.
        let may_go_on =
            |game: &&ComparedGame| game.opening.is_some_and(|opening| by_opening[&opening].len() > 1);
        let wanted: HashSet<&str> =
            self.games.iter().filter(may_go_on).map(|game| self.files[game.file as usize].as_str()).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let by_place: HashMap<(&str, u32), usize> = self
            .games
            .iter()
            .enumerate()
            .map(|(index, game)| ((self.files[game.file as usize].as_str(), game.game), index))
            .collect();
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (shorter, longer) in read_again(files, &wanted, alike, &by_place) {
            // The prefixes of a game include the whole game, which is no continuation of itself.
            if self.games[shorter].moves < self.games[longer].moves {
                groups.entry(shorter).or_insert_with(|| vec![shorter]).push(longer);
            }
        }
        groups.into_values().map(|group| (Resemblance::Beginning, group)).collect()
    }
}

/// Finds, in the wanted records, the games that continue other games. Returns the first game of each group of
/// duplicates, and the continuation.
fn read_again(
    files: &Files,
    wanted: &HashSet<&str>,
    alike: &BTreeMap<u64, Vec<usize>>,
    by_place: &HashMap<(&str, u32), usize>,
) -> Vec<(usize, usize)> {
    let options = LintOptions { selection: Selection::of([]), main_line: true, ..LintOptions::default() };
    let of_record = |linter: &mut Linter, record: &Source| {
        let rows = record.read(|source| linter.lint_games(source, true).1).unwrap_or_default();
        let mut pairs = Vec::new();
        for row in rows {
            let Some(&longer) = by_place.get(&(record.shown.as_str(), row.game)) else { continue };
            let known = row.prefix_hashes.iter().filter_map(|hash| alike.get(hash)?.first());
            pairs.extend(known.map(|&shorter| (shorter, longer)));
        }
        pairs
    };
    thread::scope(|scope| {
        let batches = batches(files, scope).into_iter();
        batches
            .flat_map(|batch| {
                let records: Vec<&Source> =
                    batch.sources.iter().filter(|record| wanted.contains(record.shown.as_str())).collect();
                let pairs: Vec<Vec<(usize, usize)>> =
                    records.into_par_iter().map_init(|| Linter::new(options.clone()), of_record).collect();
                pairs.into_iter().flatten()
            })
            .collect()
    })
}

impl Resemblance {
    const fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Symmetric => "symmetric",
            Self::Beginning => "beginning",
        }
    }

    fn words(self) -> String {
        let phrase = match self {
            Self::Same => phrase!("the same game:", "同一盘棋："),
            Self::Symmetric => phrase!("the same game, rotated or mirrored:", "同一盘棋，经过旋转或翻转："),
            Self::Beginning => {
                phrase!("the first is the beginning of the others:", "第一盘是其余各盘的开头：")
            }
        };
        phrase.text(language())
    }
}

impl Row for DuplicateGroup<'_> {
    /// The group as a paragraph.
    fn text(&self) -> Option<String> {
        let mut text = self.resemblance.words() + "\n";
        for &index in &self.games {
            let ComparedGame { file, game, moves, .. } = &self.duplicates.games[index];
            let file = one_line(&self.duplicates.files[*file as usize]);
            let line = phrase!(
                "{file}, game {game}, {moves}",
                "{file}，第 {game} 盘，{moves}",
                game = *game,
                moves = count(*moves, "move", "手")
            );
            text += &format!("    {}\n", line.text(language()));
        }
        Some(text)
    }

    fn json(&self) -> Option<Value> {
        let game = |&index: &usize| {
            let ComparedGame { file, game, moves, hash, symmetric, .. } = &self.duplicates.games[index];
            json!({
                "file": self.duplicates.files[*file as usize],
                "game": game,
                "moves": moves,
                "hash": hash_text(*hash),
                "symmetric_hash": hash_text(*symmetric),
            })
        };
        let games: Vec<Value> = self.games.iter().map(game).collect();
        Some(json!({ "kind": self.resemblance.name(), "games": games }))
    }
}
