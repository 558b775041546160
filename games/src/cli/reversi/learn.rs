use crate::cli::{Status, messages};
use crate::reversi::evaluation::{Evaluation, PHASES};
use crate::reversi::learn::{Sample, fit, label, positions};
use anyhow::Context;
use clap::value_parser;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Learn the weights of the evaluation from self-play
///
/// What is learnt stands in the folder: labels a stage, weights a pass. Started again with the same
/// arguments it goes on where it was stopped.
#[derive(Debug, clap::Args)]
pub(super) struct Learn {
    /// The folder to work in
    folder: PathBuf,
    /// Games to play for positions in each pass: about as many positions for each ply
    #[arg(long, value_name = "N", default_value_t = 40_000, value_parser = value_parser!(u64).range(100..=10_000_000))]
    games: u64,
    /// Passes: each plays and labels with the weights of the one before
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u16).range(1..=100))]
    passes: u16,
    /// Plies that are searched for the value of a position that is far from the end
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u32).range(1..=12))]
    depth: u32,
    /// Threads
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

/// Plies of the stage after this one whose positions are fitted with this one's.
const NEIGHBOUR_SHARE: usize = 2;

impl Learn {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        let mut evaluation = Evaluation::plain();
        for pass in 1..=self.passes {
            let done = self.folder.join(format!("weights-{pass}.bin"));
            if done.exists() {
                evaluation = Evaluation::read(&read(&done)?).with_context(|| done.display().to_string())?;
                messages::note(&format!("pass {pass}: done before"));
                continue;
            }
            pool.install(|| self.pass(pass, &mut evaluation))?;
            write(&done, &evaluation.write())?;
            writeln!(output, "{}", done.display())?;
        }
        Ok(Status::Well)
    }

    fn pass(&self, pass: u16, evaluation: &mut Evaluation) -> anyhow::Result<()> {
        let started = Instant::now();
        let depth = if pass == 1 { 2 } else { 3 };
        let phases = positions(evaluation, self.games, depth, pass.into());
        let count: usize = phases.iter().map(Vec::len).sum();
        let seconds = started.elapsed().as_secs();
        messages::note(&format!("pass {pass}: {count} positions from {} games, {seconds} s", self.games));
        let mut before: Vec<Sample> = Vec::new();
        for (phase, positions) in phases.iter().enumerate() {
            let file = self.folder.join(format!("labels-{pass}-{phase}.bin"));
            let samples = if file.exists() {
                let bytes = read(&file)?;
                bytes.as_chunks().0.iter().map(Sample::from_bytes).collect()
            } else {
                let samples = label(evaluation, positions, self.depth);
                write(&file, &samples.iter().copied().flat_map(Sample::to_bytes).collect::<Vec<_>>())?;
                samples
            };
            // From the end on, each stage begins with what the one after it has learnt.
            let mut weights = evaluation.phase(if pass == 1 { phase.saturating_sub(1) } else { phase });
            let mut all = samples.clone();
            // Of the neighbour, the plies that are next to this stage's.
            let nearest = 4 * phase as u32 + 1 - NEIGHBOUR_SHARE.min(4 * phase) as u32;
            all.extend(before.iter().filter(|sample| (!(sample.own | sample.enemy)).count_ones() >= nearest));
            let errors = fit(&mut weights, &all, phase as u64);
            evaluation.set_phase(phase, &weights);
            write(&self.folder.join("weights.bin"), &evaluation.write())?;
            messages::note(&format!(
                "pass {pass}: stage {} of {PHASES}: {} positions, error {:.2} stones, {:.2} on positions kept apart, {} s",
                phase + 1,
                all.len(),
                errors.fitted,
                errors.held_out,
                started.elapsed().as_secs(),
            ));
            before = samples;
        }
        Ok(())
    }
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
