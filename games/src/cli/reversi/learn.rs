use crate::cli::learning::{Folder, read, write};
use crate::cli::{Status, messages};
use crate::regression::Plan;
use crate::reversi::evaluation::{Evaluation, Network, PHASES, phase};
use crate::reversi::learn::{Lesson, Sample, Teacher, error, error_of, fit, fit_network, play};
use anyhow::Context;
use clap::value_parser;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Learn the weights of the evaluation from self-play
///
/// What is learnt stands in the folder: games in many files, weights a pass. Started again with the
/// same arguments it goes on where it was stopped.
#[derive(Debug, clap::Args)]
pub(super) struct Learn {
    /// The folder to work in
    folder: PathBuf,
    /// Games of each pass; those whose openings leave a side far ahead are not played
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = value_parser!(u64).range(GAMES_A_FILE + 1..=1_000_000_000))]
    games: u64,
    /// Passes: each plays with the weights of the one before
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u16).range(1..=100))]
    passes: u16,
    /// Nodes that are searched for a move, until positions are solved
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = value_parser!(u64).range(1..=100_000_000))]
    nodes: u64,
    /// How often the fit of the patterns' weights sees every position; with 0 they stay as they are
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = value_parser!(u16).range(0..=1000))]
    epochs: u16,
    /// How often the fit of the network does
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = value_parser!(u16).range(1..=1000))]
    network_epochs: u16,
    /// The file of the weights that play the first pass, and that it fits on from, as it does from their network, if
    /// they have one; without it games begin with mobility and corners
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The share of what the next position of the game is worth in what a position is worth, in per cent; the rest
    /// is the search's score
    #[arg(long, value_name = "PERCENT", default_value_t = 90, value_parser = value_parser!(u8).range(0..=100))]
    later: u8,
    /// What random choices of the first pass depend on; those of the second depend on the next number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(..=1_000_000))]
    seed: u64,
    /// Threads
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

/// See [`Folder`]. Those of the first file are kept apart: there are to be two.
const GAMES_A_FILE: u64 = 200;

/// A stage learns from positions with so many empty squares more or less, too: it goes over into the next.
const MARGIN: u32 = 1;

impl Learn {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        let folder = Folder::open(&self.folder, self.games, GAMES_A_FILE)?;
        let mut evaluation = self.weights.as_deref().map_or_else(|| Ok(Evaluation::plain()), read_weights)?;
        for pass in 1..=self.passes {
            let (done, is_done) = folder.fitted(["weights", "bin"], pass);
            if !is_done {
                let teacher = Teacher { evaluation: Arc::new(evaluation), nodes: self.nodes };
                let seed = self.seed + u64::from(pass) - 1;
                pool.install(|| {
                    folder.play(pass, |games| {
                        play(&teacher, games, seed).into_iter().flat_map(Sample::to_bytes).collect()
                    })
                })?;
                let fitted = pool.install(|| self.fit(folder, pass, seed, &teacher.evaluation))?;
                write(&done, &fitted.write())?;
                writeln!(output, "{}", done.display())?;
            }
            evaluation = read_weights(&done)?;
        }
        Ok(Status::Well)
    }

    /// What an evaluation becomes by the games of a pass and of all before.
    fn fit(
        &self,
        folder: Folder<'_>,
        pass: u16,
        seed: u64,
        played: &Evaluation,
    ) -> anyhow::Result<Evaluation> {
        let started = Instant::now();
        let later = f32::from(self.later) / 100.0;
        let [fitted, held_out] = folder.taught(pass, |bytes| {
            Lesson::of_games(&bytes.as_chunks().0.iter().map(Sample::from_bytes).collect::<Vec<_>>(), later)
        })?;
        messages::note(&format!("pass {pass}: {} positions, {} kept apart", fitted.len(), held_out.len()));
        let mut evaluation = if self.epochs == 0 {
            played.clone()
        } else {
            self.fit_weights([&fitted, &held_out], pass, seed, played)
        };
        let plan = Plan { epochs: self.network_epochs.into(), seed };
        let before = played.network().map(Network::neurons);
        fit_network(before.as_ref(), &fitted, plan, |neurons, epoch, loss| {
            evaluation.set_network(Some(Network::rounded(neurons)));
            messages::note(&format!(
                "pass {pass}: epoch {epoch} of {} of the network: error {:.3} stones, {:.3} on positions kept apart, {} s",
                self.network_epochs,
                loss.sqrt(),
                error_of(&evaluation, &held_out),
                started.elapsed().as_secs(),
            ));
        });
        Ok(evaluation)
    }

    /// The weights of the patterns, stage by stage.
    fn fit_weights(
        &self,
        [fitted, held_out]: [&[Lesson]; 2],
        pass: u16,
        seed: u64,
        played: &Evaluation,
    ) -> Evaluation {
        let started = Instant::now();
        let plan = Plan { epochs: self.epochs.into(), seed };
        let mut evaluation = Evaluation::zero();
        let mut weights = played.phase(0);
        for stage in 0..PHASES {
            // Where nothing was learnt yet a stage begins, from the end on, with what the one after it has learnt.
            if pass > 1 || self.weights.is_some() {
                weights = played.phase(stage);
            }
            let (all, apart) = (of_stage(fitted, stage, MARGIN), of_stage(held_out, stage, 0));
            let mut loss = 0.0;
            fit(&mut weights, &all, plan, |epoch_loss| loss = epoch_loss);
            evaluation.set_phase(stage, &weights);
            messages::note(&format!(
                "pass {pass}: stage {} of {PHASES}: {} positions, error {:.2} stones, {:.2} on positions kept apart, {} s",
                stage + 1,
                all.len(),
                loss.sqrt(),
                error(&weights, &apart),
                started.elapsed().as_secs(),
            ));
        }
        evaluation
    }
}

/// The lessons of a stage, and those with so many empty squares more or less.
fn of_stage(lessons: &[Lesson], stage: usize, margin: u32) -> Vec<Lesson> {
    let belongs = |lesson: &&Lesson| {
        let empty = lesson.empty();
        (phase(empty.saturating_sub(margin))..=phase(empty + margin)).contains(&stage)
    };
    lessons.iter().filter(belongs).copied().collect()
}

fn read_weights(path: &Path) -> anyhow::Result<Evaluation> {
    Evaluation::read(&read(path)?).with_context(|| path.display().to_string())
}
