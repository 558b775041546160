use super::choice::Choice;
use super::fit::Fit;
use super::policy::PolicyFit;
use super::record::Record;
use super::sample::Sample;
use super::self_play::SelfPlay;
use crate::bundle::{
    OPEN_QUANTIZATION, Quantization, Stepped, WALLED_HIDDEN, WALLED_QUANTIZATION, WALLED_SEEDS, to_lines,
};
use crate::passes::{Folder, Options, read};
use crate::regression::Plan;
use anyhow::{Context, ensure};
use clap::value_parser;
use games::ataxx::network::{HIDDEN, PHASES, Phases, SEEDS, Weights};
use games::ataxx::{Pattern, Position};
use games::search::Score;
use gocheck_program::{Status, messages};
use std::array;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Fit the networks or the policy of Ataxx to self-play
///
/// The folder holds the games of each pass and what was fitted to them. The same command continues where it was stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct Learn {
    #[command(flatten)]
    options: Options,
    /// Games of each pass; those whose openings leave a side ahead are not played
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = value_parser!(u64).range(50..=1_000_000_000))]
    games: u64,
    /// Passes; each plays with the network of the one before
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u16).range(1..=100))]
    passes: u16,
    /// Nodes of the search of each move
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = value_parser!(u64).range(1..=1_000_000))]
    nodes: u64,
    /// Epochs of each fit
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u16).range(..=1000))]
    epochs: u16,
    /// Network that plays the first pass [default: the evaluation by hand]
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Continue from the network that played, by smaller steps, instead of from random weights
    #[arg(long, requires = "network")]
    refine: bool,
    /// Lambda in per cent: the share of the next position's target in a target; the rest is the score of the search
    #[arg(long, value_name = "PERCENT", default_value_t = 72, value_parser = value_parser!(u8).range(0..=100))]
    later: u8,
    /// Fit networks of the one-file bots, to positions on their boards
    #[arg(long, value_name = "NETWORKS")]
    bundle: Option<Bundled>,
    /// Fit the policy to the moves that were played
    #[arg(long, conflicts_with_all = ["refine", "bundle"])]
    policy: bool,
}

/// See [`Folder`].
const GAMES_PER_FILE: u64 = 25;

/// The number of samples that the importance of weights is computed from.
const SAMPLES_FOR_STEPS: usize = 200_000;

/// The phase in the middle of a game.
const MIDDLE: usize = PHASES / 2;

/// Networks of the one-file bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Bundled {
    /// The small one for boards with walls
    Walled,
    /// Those for boards without walls
    Open,
}

impl Bundled {
    const fn quantization(self) -> Quantization {
        match self {
            Self::Walled => WALLED_QUANTIZATION,
            Self::Open => OPEN_QUANTIZATION,
        }
    }
}

impl Learn {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let folder = self.options.open(self.games, GAMES_PER_FILE)?;
        let network = self.network.as_deref().map(read_network).transpose()?;
        let is_walled = self.bundle == Some(Bundled::Walled);
        ensure!(
            !self.refine || is_walled == matches!(network, Some(Start::Walled(_))),
            "--refine needs a network of the same kind: with --bundle walled one for boards with walls, otherwise those of \
             the program"
        );
        let result = match self.bundle {
            Some(_) => ["bundle", "txt"],
            None if self.policy => ["policy", "bin"],
            None => ["weights", "bin"],
        };
        let next = |start, path: &Path| {
            if self.bundle.is_some() || self.policy { Ok(start) } else { read_network(path).map(Some) }
        };
        let fit = |pass, start: &Option<Start>| self.pass(folder, pass, start.as_ref());
        self.options.run((self.passes, result), network, fit, next, output)?;
        Ok(Status::Well)
    }

    /// Plays the games of a pass, and returns the file of the weights fitted to them.
    fn pass(&self, folder: Folder<'_>, pass: u16, network: Option<&Start>) -> anyhow::Result<Vec<u8>> {
        match network {
            None => self.play(folder, pass, &Position::value_by_hand)?,
            Some(Start::Own(seeds)) => {
                let networks: Box<Phases<HIDDEN>> = Box::new(seeds.symmetric());
                self.play(folder, pass, &|position: &_| networks.value(position))?;
            }
            Some(Start::Walled(seeds)) => {
                let network: Weights<WALLED_HIDDEN> = seeds.symmetric();
                self.play(folder, pass, &|position: &_| network.value(position))?;
            }
        }
        if self.policy {
            return self.fit_policy(folder, pass);
        }
        let samples = self.samples(folder, pass)?;
        let before = network.filter(|_| self.refine);
        if let Some(bundled @ Bundled::Walled) = self.bundle {
            let network = match before {
                Some(Start::Walled(seeds)) => (**seeds).clone(),
                _ => self.fit(pass, &samples, Fit::new(self.options.seed(pass))),
            };
            let fitted = self.fit_in_steps(pass, &samples, &network, None, bundled.quantization());
            return Ok(to_lines(&[fitted], true).into_bytes());
        }
        let before = match before {
            Some(Start::Own(seeds)) => (**seeds).clone(),
            _ => {
                let all = self.fit(pass, &samples, Fit::new(self.options.seed(pass)));
                Phases::of(array::from_fn(|_| all.clone()))
            }
        };
        // Each phase's network starts from the one before, or from the one for all samples.
        let networks = before.networks();
        Ok(match self.bundle {
            Some(bundled) => {
                let fit = |phase: usize, base: Option<&Weights<SEEDS>>| {
                    let samples = samples.of_phase(phase);
                    self.fit_in_steps(pass, &samples, &networks[phase], base, bundled.quantization())
                };
                // The text encodes the differences of the others from this one.
                let middle = fit(MIDDLE, None);
                let fitted: [_; PHASES] = array::from_fn(|phase| match phase {
                    MIDDLE => middle.clone(),
                    phase => fit(phase, Some(&middle.weights)),
                });
                to_lines(&fitted, false).into_bytes()
            }
            None => {
                let fitted = array::from_fn(|phase| {
                    self.fit(pass, &samples.of_phase(phase), Fit::of(&networks[phase]))
                });
                Phases::of(fitted).write()
            }
        })
    }

    /// Plays the games of a pass that are missing.
    fn play(
        &self,
        folder: Folder<'_>,
        pass: u16,
        evaluate: &(impl Fn(&Position) -> Score + Sync),
    ) -> anyhow::Result<()> {
        let boards = Pattern::all();
        let self_play = SelfPlay { evaluate, nodes: self.nodes, boards: &boards };
        folder.play(pass, |games| {
            self_play.play(games, self.options.seed(pass)).into_iter().flat_map(Record::to_bytes).collect()
        })
    }

    /// The samples of a pass and of all before.
    fn samples(&self, folder: Folder<'_>, pass: u16) -> anyhow::Result<Samples> {
        let lambda = f32::from(self.later) / 100.0;
        let with_walls = self.bundle.map(|bundled| bundled == Bundled::Walled);
        let [fitted, held_out] = of_records(folder, pass, |records| {
            let mut samples = Sample::of_games(records, lambda);
            samples.retain(|sample| with_walls.is_none_or(|with_walls| sample.has_walls() == with_walls));
            samples
        })?;
        Ok(Samples { fitted, held_out })
    }

    /// The file of the policy fitted to the moves of a pass and of all before.
    fn fit_policy(&self, folder: Folder<'_>, pass: u16) -> anyhow::Result<Vec<u8>> {
        let started = Instant::now();
        let [fitted, held_out] = of_records(folder, pass, Choice::of_games)?;
        messages::note(&format!("pass {pass}: {} moves, {} held out", fitted.len(), held_out.len()));
        let mut fit = PolicyFit::default();
        fit.run(&fitted, self.plan(pass), |fit, epoch, loss| {
            let (held_out, predicted) = fit.loss(&held_out);
            messages::note(&format!(
                "pass {pass}: epoch {epoch}: loss {loss:.4}, {held_out:.4} on held-out moves, of which {:.1} % are \
                 predicted, {} s",
                100.0 * predicted,
                started.elapsed().as_secs(),
            ));
        });
        Ok(fit.policy().write())
    }

    /// A network fitted further, its weights multiples of steps.
    fn fit_in_steps<const N: usize>(
        &self,
        pass: u16,
        samples: &Samples,
        network: &Weights<N>,
        base: Option<&Weights<N>>,
        Quantization { step, lambda }: Quantization,
    ) -> Stepped<N> {
        let fit = Fit::of(network);
        let some: Vec<Sample> =
            samples.fitted.iter().step_by(samples.fitted.len() / SAMPLES_FOR_STEPS + 1).copied().collect();
        let steps = fit.steps(&some, step);
        let lambda = lambda * fit.loss(&some) as f32;
        let weights = self.fit(pass, samples, fit.in_steps(&steps, base, lambda));
        Stepped { weights, steps }
    }

    /// The network fitted to samples.
    fn fit<const N: usize>(&self, pass: u16, samples: &Samples, mut fit: Fit<N>) -> Weights<N> {
        let started = Instant::now();
        let Samples { fitted, held_out } = samples;
        messages::note(&format!(
            "pass {pass}: {} positions, {} held out, loss {:.5} on those",
            fitted.len(),
            held_out.len(),
            fit.loss(held_out),
        ));
        fit.run(fitted, self.plan(pass), |fit, epoch, loss| {
            messages::note(&format!(
                "pass {pass}: epoch {epoch}: loss {loss:.5}, {:.5} on held-out positions, {} s",
                fit.loss(held_out),
                started.elapsed().as_secs(),
            ));
        });
        fit.network()
    }

    fn plan(&self, pass: u16) -> Plan {
        Plan { epochs: self.epochs.into(), seed: self.options.seed(pass) }
    }
}

/// The samples that `samples` makes of the records of a pass and of all before: to fit to, and held out.
fn of_records<T>(
    folder: Folder<'_>,
    pass: u16,
    samples: impl Fn(&[Record]) -> Vec<T>,
) -> anyhow::Result<[Vec<T>; 2]> {
    folder.samples(pass, |bytes| {
        samples(&bytes.as_chunks().0.iter().map(Record::from_bytes).collect::<Vec<_>>())
    })
}

/// Training samples.
struct Samples {
    fitted: Vec<Sample>,
    /// Those that the loss is measured on.
    held_out: Vec<Sample>,
}

impl Samples {
    fn of_phase(&self, phase: usize) -> Self {
        let of_phase =
            |samples: &[Sample]| samples.iter().filter(|sample| sample.belongs_to(phase)).copied().collect();
        Self { fitted: of_phase(&self.fitted), held_out: of_phase(&self.held_out) }
    }
}

/// A network to play with, or to start a fit from.
enum Start {
    /// Networks like the program's, or one for all phases.
    Own(Box<Phases<SEEDS>>),
    /// A small one, for boards with walls.
    Walled(Box<Weights<WALLED_SEEDS>>),
}

fn read_network(path: &Path) -> anyhow::Result<Start> {
    let bytes = read(path)?;
    if let Ok(seeds) = Weights::read(&bytes) {
        return Ok(Start::Walled(Box::new(seeds)));
    }
    Phases::read(&bytes).map(|seeds| Start::Own(Box::new(seeds))).with_context(|| path.display().to_string())
}
