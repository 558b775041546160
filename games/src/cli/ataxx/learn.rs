use crate::ataxx::learn::{Fit, Lesson, Plan, Sample, Teacher, play};
use crate::ataxx::{Network, Pattern, Position, SEEDS, STEP, Seeds, bundle};
use crate::cli::{Status, messages};
use crate::search::Score;
use anyhow::{Context, bail};
use clap::value_parser;
use rayon::prelude::*;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Learn the evaluation's network from self-play
///
/// What is learnt stands in the folder: games in many files, a network a pass. Started again with the
/// same arguments it goes on where it was stopped.
#[derive(Debug, clap::Args)]
pub(super) struct Learn {
    /// The folder to work in
    folder: PathBuf,
    /// Games of each pass; those whose openings leave a side ahead are not played
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = value_parser!(u64).range(50..=1_000_000_000))]
    games: u64,
    /// Passes: each plays with the network of the one before
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u16).range(1..=100))]
    passes: u16,
    /// Nodes that are searched for a move
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = value_parser!(u64).range(1..=1_000_000))]
    nodes: u64,
    /// How often a fit sees every position
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u16).range(1..=1000))]
    epochs: u16,
    /// The file of the network that plays the first pass; without it the evaluation by hand does
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Fit on from the network that played, by smaller steps, in place of beginning anew
    #[arg(long, requires = "network")]
    refine: bool,
    /// The share of what the next position of the game is worth in what a position is worth, in per cent; the rest
    /// is the search's score
    #[arg(long, value_name = "PERCENT", default_value_t = 72, value_parser = value_parser!(u8).range(0..=100))]
    later: u8,
    /// Learn the small network of `ataxx bundle`
    #[arg(long)]
    small: bool,
    /// What random choices of the first pass depend on; those of the second depend on the next number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(..=1_000_000))]
    seed: u64,
    /// Threads
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

/// The games of a file.
const GAMES_A_FILE: u64 = 25;

/// One file in so many is kept apart to measure the loss.
const HELD_OUT: u32 = 20;

impl Learn {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        let mut network = self.network.as_deref().map(read_network).transpose()?;
        let is_small = matches!(network, Some(Learnt::Small(_)));
        if self.refine && is_small != self.small {
            bail!("--refine goes on from a network of the same size: --small from a small one");
        }
        for pass in 1..=self.passes {
            let done = self.folder.join(format!("weights-{pass}.bin"));
            if done.exists() {
                network = Some(read_network(&done)?);
                messages::note(&format!("pass {pass}: done before"));
                continue;
            }
            let fitted = pool.install(|| {
                match &network {
                    None => self.play(pass, &Position::value_by_hand)?,
                    Some(Learnt::Own(seeds)) => {
                        let network: Box<Network> = Box::new(seeds.symmetric());
                        self.play(pass, &|position: &_| network.value(position))?;
                    }
                    Some(Learnt::Small(seeds)) => {
                        let network: Box<bundle::Network> = Box::new(seeds.symmetric());
                        self.play(pass, &|position: &_| network.value(position))?;
                    }
                }
                let seed = self.seed(pass);
                match network.as_ref().filter(|_| self.refine) {
                    Some(Learnt::Own(seeds)) => Ok(self.fit(pass, Fit::of(seeds))?.network(1).write()),
                    Some(Learnt::Small(seeds)) => Ok(self.fit(pass, Fit::of(seeds))?.network(STEP).write()),
                    None if self.small => {
                        Ok(self.fit(pass, Fit::<{ bundle::SEEDS }>::new(seed))?.network(STEP).write())
                    }
                    None => {
                        Ok::<_, anyhow::Error>(self.fit(pass, Fit::<SEEDS>::new(seed))?.network(1).write())
                    }
                }
            })?;
            write(&done, &fitted)?;
            writeln!(output, "{}", done.display())?;
            network = Some(read_network(&done)?);
        }
        Ok(Status::Well)
    }

    fn seed(&self, pass: u16) -> u64 {
        self.seed + u64::from(pass) - 1
    }

    fn files(&self) -> u32 {
        self.games.div_ceil(GAMES_A_FILE) as u32
    }

    fn file(&self, pass: u16, number: u32) -> PathBuf {
        self.folder.join(format!("games-{pass}-{number}.bin"))
    }

    /// Plays the games of a pass that are not there yet.
    fn play(&self, pass: u16, evaluate: &(impl Fn(&Position) -> Score + Sync)) -> anyhow::Result<()> {
        let started = Instant::now();
        let boards = Pattern::all();
        let teacher = Teacher { evaluate, nodes: self.nodes, boards: &boards };
        (0..self.files()).into_par_iter().with_max_len(1).try_for_each(|number| {
            let path = self.file(pass, number);
            if path.exists() {
                return Ok(());
            }
            let start = u64::from(number) * GAMES_A_FILE;
            let samples = play(&teacher, start..self.games.min(start + GAMES_A_FILE), self.seed(pass));
            write(&path, &samples.into_iter().flat_map(Sample::to_bytes).collect::<Vec<_>>())
        })?;
        messages::note(&format!("pass {pass}: {} games, {} s", self.games, started.elapsed().as_secs()));
        Ok(())
    }

    /// Fits a network to the games of a pass and of all before.
    fn fit<const N: usize>(&self, pass: u16, mut fit: Fit<N>) -> anyhow::Result<Fit<N>> {
        let started = Instant::now();
        let later = f32::from(self.later) / 100.0;
        let plan = Plan { epochs: self.epochs.into(), seed: self.seed(pass) };
        let (mut fitted, mut held_out) = (Vec::new(), Vec::new());
        for pass in 1..=pass {
            for number in 0..self.files() {
                let lessons = if number.is_multiple_of(HELD_OUT) { &mut held_out } else { &mut fitted };
                let bytes = read(&self.file(pass, number))?;
                let samples: Vec<Sample> = bytes.as_chunks().0.iter().map(Sample::from_bytes).collect();
                lessons.extend(Lesson::of_games(&samples, later));
            }
        }
        messages::note(&format!("pass {pass}: {} positions, {} kept apart", fitted.len(), held_out.len()));
        fit.run(&fitted, plan, |fit, epoch, loss| {
            messages::note(&format!(
                "pass {pass}: epoch {epoch}: loss {loss:.5}, {:.5} on positions kept apart, {} s",
                fit.loss(&held_out),
                started.elapsed().as_secs(),
            ));
        });
        Ok(fit)
    }
}

/// A network that learning came to.
enum Learnt {
    /// For the program.
    Own(Box<Seeds>),
    /// For `ataxx bundle`.
    Small(Box<bundle::Seeds>),
}

fn read_network(path: &Path) -> anyhow::Result<Learnt> {
    let bytes = read(path)?;
    if let Ok(seeds) = bundle::Seeds::read(&bytes) {
        return Ok(Learnt::Small(Box::new(seeds)));
    }
    Seeds::read(&bytes).map(|seeds| Learnt::Own(Box::new(seeds))).with_context(|| path.display().to_string())
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

/// Written beside, then renamed: whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| path.display().to_string())
}
