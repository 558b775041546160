//! Passes of self-play and fit, and the folder that holds their games and results. Nothing that is there is made again.

use anyhow::Context;
use clap::value_parser;
use gocheck_program::messages;
use rayon::prelude::*;
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// One file of games in this many is held out to measure errors.
const HELD_OUT: u32 = 20;

/// Options of the commands of both games.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder of the games and results
    folder: PathBuf,
    /// Random seed of the first pass; each later pass takes the next number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(..=1_000_000))]
    seed: u64,
    /// Threads
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

impl Options {
    /// The random seed of a pass.
    pub(crate) fn seed(&self, pass: u16) -> u64 {
        self.seed + u64::from(pass) - 1
    }

    /// The folder, created if it does not exist.
    pub(crate) fn open(&self, games: u64, games_per_file: u64) -> anyhow::Result<Folder<'_>> {
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        Ok(Folder { path: &self.folder, games, games_per_file })
    }

    /// Runs each pass that has no result yet, and writes the path of its result to `output`. `fit` makes the result from
    /// `start`, which `next` reads from the result for the pass after it.
    pub(crate) fn run<T: Sync>(
        &self,
        (passes, [name, ending]): (u16, [&str; 2]),
        mut start: T,
        fit: impl Fn(u16, &T) -> anyhow::Result<Vec<u8>> + Sync,
        next: impl Fn(T, &Path) -> anyhow::Result<T>,
        output: &mut impl Write,
    ) -> anyhow::Result<()> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        for pass in 1..=passes {
            let path = self.folder.join(format!("{name}-{pass}.{ending}"));
            if path.exists() {
                messages::note(&format!("pass {pass}: done before"));
            } else {
                let result = pool.install(|| fit(pass, &start))?;
                write(&path, &result)?;
                writeln!(output, "{}", path.display())?;
            }
            start = next(start, &path)?;
        }
        Ok(())
    }
}

/// The folder: games of each pass in many files, and what was fitted to them.
#[derive(Clone, Copy)]
pub(crate) struct Folder<'a> {
    path: &'a Path,
    /// Games of each pass.
    games: u64,
    /// Games of each file: as many as are played in about a second.
    games_per_file: u64,
}

impl Folder<'_> {
    fn files(&self) -> u32 {
        self.games.div_ceil(self.games_per_file) as u32
    }

    fn file(&self, pass: u16, number: u32) -> PathBuf {
        self.path.join(format!("games-{pass}-{number}.bin"))
    }

    /// Plays the games of a pass that are missing: `play` returns the records of some games as bytes.
    pub(crate) fn play(&self, pass: u16, play: impl Fn(Range<u64>) -> Vec<u8> + Sync) -> anyhow::Result<()> {
        let started = Instant::now();
        (0..self.files()).into_par_iter().with_max_len(1).try_for_each(|number| {
            let path = self.file(pass, number);
            if path.exists() {
                return Ok(());
            }
            let start = u64::from(number) * self.games_per_file;
            write(&path, &play(start..self.games.min(start + self.games_per_file)))
        })?;
        messages::note(&format!("pass {pass}: {} games, {} s", self.games, started.elapsed().as_secs()));
        Ok(())
    }

    /// The samples from the games of this pass and all before it: for training, and held out.
    pub(crate) fn samples<T>(
        &self,
        pass: u16,
        samples: impl Fn(&[u8]) -> Vec<T>,
    ) -> anyhow::Result<[Vec<T>; 2]> {
        let mut all = [Vec::new(), Vec::new()];
        for pass in 1..=pass {
            for number in 0..self.files() {
                let bytes = read(&self.file(pass, number))?;
                all[usize::from(number.is_multiple_of(HELD_OUT))].extend(samples(&bytes));
            }
        }
        Ok(all)
    }
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

/// Writes a file under another name, then renames it: whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, bytes).and_then(|()| fs::rename(&part, path)).with_context(|| path.display().to_string())
}
