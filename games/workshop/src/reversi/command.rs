use super::fit::{error, error_of, fit};
use super::network::fit_network;
use super::plain::plain;
use super::record::Record;
use super::sample::Sample;
use super::self_play::SelfPlay;
use crate::passes::{Folder, Options, read};
use crate::regression::Plan;
use anyhow::Context;
use clap::value_parser;
use games::reversi::evaluation::{Evaluation, Network, PHASES, phase};
use gocheck_program::{Status, messages};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Fit the evaluation of Reversi to self-play
///
/// The folder holds the games of each pass and what was fitted to them. The same command continues where it was stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct Learn {
    #[command(flatten)]
    options: Options,
    /// Games of each pass; those whose openings leave a side far ahead are not played
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = value_parser!(u64).range(GAMES_PER_FILE + 1..=1_000_000_000))]
    games: u64,
    /// Passes; each plays with the weights of the one before
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u16).range(1..=100))]
    passes: u16,
    /// Nodes of the search of each move, until positions are solved
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = value_parser!(u64).range(1..=100_000_000))]
    nodes: u64,
    /// Epochs of the fit of the patterns' weights; with 0 they stay as they are
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = value_parser!(u16).range(0..=1000))]
    epochs: u16,
    /// Epochs of the fit of the network
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = value_parser!(u16).range(1..=1000))]
    network_epochs: u16,
    /// Weights that play the first pass, and that it refines [default: mobility and corners]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Lambda in per cent: the share of the next position's target in a target; the rest is the score of the search
    #[arg(long, value_name = "PERCENT", default_value_t = 90, value_parser = value_parser!(u8).range(0..=100))]
    later: u8,
}

/// See [`Folder`]. The games of the first file are held out: there must be two.
const GAMES_PER_FILE: u64 = 200;

/// A stage is also fitted to positions with up to this number of empty squares more or less.
const MARGIN: u32 = 1;

impl Learn {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let folder = self.options.open(self.games, GAMES_PER_FILE)?;
        let start = self.weights.as_deref().map_or_else(|| Ok(plain()), read_weights)?;
        let pass = |pass, evaluation: &Arc<Evaluation>| {
            let self_play = SelfPlay { evaluation: Arc::clone(evaluation), nodes: self.nodes };
            let seed = self.options.seed(pass);
            folder.play(pass, |games| {
                self_play.play(games, seed).into_iter().flat_map(Record::to_bytes).collect()
            })?;
            Ok(self.fit(folder, pass, evaluation)?.write())
        };
        let next = |_, path: &Path| read_weights(path).map(Arc::new);
        self.options.run((self.passes, ["weights", "bin"]), Arc::new(start), pass, next, output)?;
        Ok(Status::Well)
    }

    /// The evaluation fitted to the games of a pass and of all before.
    fn fit(&self, folder: Folder<'_>, pass: u16, played: &Evaluation) -> anyhow::Result<Evaluation> {
        let started = Instant::now();
        let seed = self.options.seed(pass);
        let lambda = f32::from(self.later) / 100.0;
        let [fitted, held_out] = folder.samples(pass, |bytes| {
            Sample::of_games(&bytes.as_chunks().0.iter().map(Record::from_bytes).collect::<Vec<_>>(), lambda)
        })?;
        messages::note(&format!("pass {pass}: {} positions, {} held out", fitted.len(), held_out.len()));
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
                "pass {pass}: epoch {epoch} of {} of the network: error {:.3} stones, {:.3} on held-out positions, {} s",
                self.network_epochs,
                loss.sqrt(),
                error_of(&evaluation, &held_out),
                started.elapsed().as_secs(),
            ));
        });
        Ok(evaluation)
    }

    /// The weights of the patterns, one stage after another.
    fn fit_weights(
        &self,
        [fitted, held_out]: [&[Sample]; 2],
        pass: u16,
        seed: u64,
        played: &Evaluation,
    ) -> Evaluation {
        let started = Instant::now();
        let plan = Plan { epochs: self.epochs.into(), seed };
        let mut evaluation = Evaluation::zero();
        let mut weights = played.phase(0);
        for stage in 0..PHASES {
            // The first fit goes from the end of the game to its start: a stage starts with the weights of the one after it.
            if pass > 1 || self.weights.is_some() {
                weights = played.phase(stage);
            }
            let (all, held_out) = (of_stage(fitted, stage, MARGIN), of_stage(held_out, stage, 0));
            let mut loss = 0.0;
            fit(&mut weights, &all, plan, |epoch_loss| loss = epoch_loss);
            evaluation.set_phase(stage, &weights);
            messages::note(&format!(
                "pass {pass}: stage {} of {PHASES}: {} positions, error {:.2} stones, {:.2} on held-out positions, {} s",
                stage + 1,
                all.len(),
                loss.sqrt(),
                error(&weights, &held_out),
                started.elapsed().as_secs(),
            ));
        }
        evaluation
    }
}

/// The samples of a stage, and those with up to `margin` empty squares more or less.
fn of_stage(samples: &[Sample], stage: usize, margin: u32) -> Vec<Sample> {
    let belongs = |sample: &&Sample| {
        let empty = sample.empty();
        (phase(empty.saturating_sub(margin))..=phase(empty + margin)).contains(&stage)
    };
    samples.iter().filter(belongs).copied().collect()
}

fn read_weights(path: &Path) -> anyhow::Result<Evaluation> {
    Evaluation::read(&read(path)?).with_context(|| path.display().to_string())
}
