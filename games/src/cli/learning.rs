use crate::cli::messages;
use anyhow::Context;
use rayon::prelude::*;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// One file in so many is kept apart to measure errors.
const HELD_OUT: u32 = 20;

/// The folder that learning works in: the games of each pass in many files, and what was fitted to them. What is there
/// already is not done again.
#[derive(Clone, Copy)]
pub(super) struct Folder<'a> {
    path: &'a Path,
    /// Games of each pass.
    games: u64,
    /// And of each file: as many as are played in a second or so.
    games_a_file: u64,
}

impl<'a> Folder<'a> {
    /// Makes the folder, if it is not there.
    pub(super) fn open(path: &'a Path, games: u64, games_a_file: u64) -> anyhow::Result<Self> {
        fs::create_dir_all(path).with_context(|| path.display().to_string())?;
        Ok(Self { path, games, games_a_file })
    }

    /// Where what was fitted in a pass stands, by its name and ending, and whether it does.
    pub(super) fn fitted(&self, [what, ending]: [&str; 2], pass: u16) -> (PathBuf, bool) {
        let path = self.path.join(format!("{what}-{pass}.{ending}"));
        let is_there = path.exists();
        if is_there {
            messages::note(&format!("pass {pass}: done before"));
        }
        (path, is_there)
    }

    fn files(&self) -> u32 {
        self.games.div_ceil(self.games_a_file) as u32
    }

    fn file(&self, pass: u16, number: u32) -> PathBuf {
        self.path.join(format!("games-{pass}-{number}.bin"))
    }

    /// Plays the games of a pass that are not there yet: `play` gives some of them as bytes.
    pub(super) fn play(&self, pass: u16, play: impl Fn(Range<u64>) -> Vec<u8> + Sync) -> anyhow::Result<()> {
        let started = Instant::now();
        (0..self.files()).into_par_iter().with_max_len(1).try_for_each(|number| {
            let path = self.file(pass, number);
            if path.exists() {
                return Ok(());
            }
            let start = u64::from(number) * self.games_a_file;
            write(&path, &play(start..self.games.min(start + self.games_a_file)))
        })?;
        messages::note(&format!("pass {pass}: {} games, {} s", self.games, started.elapsed().as_secs()));
        Ok(())
    }

    /// What `taught` makes of the games of a pass and of all before: to fit to, and to keep apart.
    pub(super) fn taught<T>(
        &self,
        pass: u16,
        taught: impl Fn(&[u8]) -> Vec<T>,
    ) -> anyhow::Result<[Vec<T>; 2]> {
        let mut all = [Vec::new(), Vec::new()];
        for pass in 1..=pass {
            for number in 0..self.files() {
                let bytes = read(&self.file(pass, number))?;
                all[usize::from(number.is_multiple_of(HELD_OUT))].extend(taught(&bytes));
            }
        }
        Ok(all)
    }
}

pub(super) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

/// Written beside, then renamed: whole or not at all.
pub(super) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| path.display().to_string())
}
