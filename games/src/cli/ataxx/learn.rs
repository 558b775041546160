use crate::ataxx::bundle::{self, Quantization};
use crate::ataxx::learn::{Choice, Fit, Lesson, PolicyFit, Sample, Teacher, play};
use crate::ataxx::{HIDDEN, PHASES, Pattern, Phases, Position, SEEDS, Stepped, Weights, to_lines};
use crate::cli::learning::{Folder, read, write};
use crate::cli::{Status, messages};
use crate::regression::Plan;
use crate::search::Score;
use anyhow::{Context, ensure};
use clap::value_parser;
use std::array;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Learn the evaluation's network, or the policy, from self-play
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
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u16).range(..=1000))]
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
    /// Learn networks of `ataxx bundle`, from positions on their boards; those that play stay as they are
    #[arg(long, value_name = "NETWORKS")]
    bundle: Option<Bundled>,
    /// Learn the policy, which foretells moves, from those that were played; the network stays as it is
    #[arg(long, conflicts_with_all = ["refine", "bundle"])]
    policy: bool,
    /// What random choices of the first pass depend on; those of the second depend on the next number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(..=1_000_000))]
    seed: u64,
    /// Threads
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

/// See [`Folder`].
const GAMES_A_FILE: u64 = 25;

/// So many lessons tell how much the weights of a network matter.
const LESSONS_FOR_STEPS: usize = 200_000;

/// The phase in the middle of a game.
const MIDDLE: usize = PHASES / 2;

/// Networks of `ataxx bundle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Bundled {
    /// A small one for boards with walls
    Walled,
    /// Those of the program for boards without walls
    Open,
}

impl Bundled {
    const fn quantization(self) -> Quantization {
        match self {
            Self::Walled => bundle::WALLED_QUANTIZATION,
            Self::Open => bundle::OPEN_QUANTIZATION,
        }
    }
}

impl Learn {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        let folder = self.open()?;
        let mut network = self.network.as_deref().map(read_network).transpose()?;
        let is_walled = self.bundle == Some(Bundled::Walled);
        ensure!(
            !self.refine || is_walled == matches!(network, Some(Learnt::Walled(_))),
            "--refine goes on from networks of the same kind: with --bundle walled from one for boards with walls, else from \
             those of the program"
        );
        let what = match self.bundle {
            Some(_) => ["bundle", "txt"],
            None if self.policy => ["policy", "bin"],
            None => ["weights", "bin"],
        };
        for pass in 1..=self.passes {
            let (done, is_done) = folder.fitted(what, pass);
            if !is_done {
                let fitted = pool.install(|| self.pass(pass, network.as_ref()))?;
                write(&done, &fitted)?;
                writeln!(output, "{}", done.display())?;
            }
            if self.bundle.is_none() && !self.policy {
                network = Some(read_network(&done)?);
            }
        }
        Ok(Status::Well)
    }

    /// The file of a pass.
    fn pass(&self, pass: u16, network: Option<&Learnt>) -> anyhow::Result<Vec<u8>> {
        match network {
            None => self.play(pass, &Position::value_by_hand)?,
            Some(Learnt::Own(seeds)) => {
                let networks: Box<Phases<HIDDEN>> = Box::new(seeds.symmetric());
                self.play(pass, &|position: &_| networks.value(position))?;
            }
            Some(Learnt::Walled(seeds)) => {
                let network: Weights<{ bundle::WALLED_HIDDEN }> = seeds.symmetric();
                self.play(pass, &|position: &_| network.value(position))?;
            }
        }
        if self.policy {
            return self.fit_policy(pass);
        }
        let lessons = self.lessons(pass)?;
        let before = network.filter(|_| self.refine);
        if let Some(bundled @ Bundled::Walled) = self.bundle {
            let network = match before {
                Some(Learnt::Walled(seeds)) => (**seeds).clone(),
                _ => self.fit(pass, &lessons, Fit::new(self.seed(pass))),
            };
            let fitted = self.fit_in_steps(pass, &lessons, &network, None, bundled.quantization());
            return Ok(to_lines(&[fitted], true).into_bytes());
        }
        let before = match before {
            Some(Learnt::Own(seeds)) => (**seeds).clone(),
            _ => {
                let all = self.fit(pass, &lessons, Fit::new(self.seed(pass)));
                Phases::of(array::from_fn(|_| all.clone()))
            }
        };
        // Each goes on from that for all lessons, or the one before, to the lessons of its phase.
        let networks = before.networks();
        Ok(match self.bundle {
            Some(bundled) => {
                let fit = |phase: usize, base: Option<&Weights<SEEDS>>| {
                    let lessons = lessons.of_phase(phase);
                    self.fit_in_steps(pass, &lessons, &networks[phase], base, bundled.quantization())
                };
                // The text tells how the others differ from this one.
                let middle = fit(MIDDLE, None);
                let fitted: [_; PHASES] = array::from_fn(|phase| match phase {
                    MIDDLE => middle.clone(),
                    phase => fit(phase, Some(&middle.weights)),
                });
                to_lines(&fitted, false).into_bytes()
            }
            None => {
                let fitted = array::from_fn(|phase| {
                    self.fit(pass, &lessons.of_phase(phase), Fit::of(&networks[phase]))
                });
                Phases::of(fitted).write()
            }
        })
    }

    fn seed(&self, pass: u16) -> u64 {
        self.seed + u64::from(pass) - 1
    }

    fn open(&self) -> anyhow::Result<Folder<'_>> {
        Folder::open(&self.folder, self.games, GAMES_A_FILE)
    }

    /// Plays the games of a pass that are not there yet.
    fn play(&self, pass: u16, evaluate: &(impl Fn(&Position) -> Score + Sync)) -> anyhow::Result<()> {
        let boards = Pattern::all();
        let teacher = Teacher { evaluate, nodes: self.nodes, boards: &boards };
        self.open()?.play(pass, |games| {
            play(&teacher, games, self.seed(pass)).into_iter().flat_map(Sample::to_bytes).collect()
        })
    }

    /// What the games of a pass and of all before teach.
    fn lessons(&self, pass: u16) -> anyhow::Result<Lessons> {
        let later = f32::from(self.later) / 100.0;
        let with_walls = self.bundle.map(|bundled| bundled == Bundled::Walled);
        let [fitted, held_out] = self.taught(pass, |samples| {
            let mut lessons = Lesson::of_games(samples, later);
            lessons.retain(|lesson| with_walls.is_none_or(|with_walls| lesson.has_walls() == with_walls));
            lessons
        })?;
        Ok(Lessons { fitted, held_out })
    }

    /// What `taught` makes of the games of a pass and of all before: to fit to, and to keep apart.
    fn taught<T>(&self, pass: u16, taught: impl Fn(&[Sample]) -> Vec<T>) -> anyhow::Result<[Vec<T>; 2]> {
        self.open()?.taught(pass, |bytes| {
            taught(&bytes.as_chunks().0.iter().map(Sample::from_bytes).collect::<Vec<_>>())
        })
    }

    /// The file of the policy that foretells what was played.
    fn fit_policy(&self, pass: u16) -> anyhow::Result<Vec<u8>> {
        let started = Instant::now();
        let [fitted, held_out] = self.taught(pass, Choice::of_games)?;
        messages::note(&format!("pass {pass}: {} moves, {} kept apart", fitted.len(), held_out.len()));
        let mut fit = PolicyFit::default();
        let plan = Plan { epochs: self.epochs.into(), seed: self.seed(pass) };
        fit.run(&fitted, plan, |fit, epoch, loss| {
            let (apart, foretold) = fit.loss(&held_out);
            messages::note(&format!(
                "pass {pass}: epoch {epoch}: loss {loss:.4}, {apart:.4} on moves kept apart, of which {:.1} % are \
                 the likeliest, {} s",
                100.0 * foretold,
                started.elapsed().as_secs(),
            ));
        });
        Ok(fit.policy().write())
    }

    /// What a network comes to that is fitted on to lessons as multiples of steps.
    fn fit_in_steps<const N: usize>(
        &self,
        pass: u16,
        lessons: &Lessons,
        network: &Weights<N>,
        base: Option<&Weights<N>>,
        Quantization { step, lambda }: Quantization,
    ) -> Stepped<N> {
        let fit = Fit::of(network);
        let some: Vec<Lesson> =
            lessons.fitted.iter().step_by(lessons.fitted.len() / LESSONS_FOR_STEPS + 1).copied().collect();
        let steps = fit.steps(&some, step);
        let lambda = lambda * fit.loss(&some) as f32;
        let weights = self.fit(pass, lessons, fit.in_steps(&steps, base, lambda));
        Stepped { weights, steps }
    }

    /// The network that is fitted to lessons.
    fn fit<const N: usize>(&self, pass: u16, lessons: &Lessons, mut fit: Fit<N>) -> Weights<N> {
        let started = Instant::now();
        let plan = Plan { epochs: self.epochs.into(), seed: self.seed(pass) };
        let Lessons { fitted, held_out } = lessons;
        messages::note(&format!(
            "pass {pass}: {} positions, {} kept apart, on which the loss is {:.5}",
            fitted.len(),
            held_out.len(),
            fit.loss(held_out),
        ));
        fit.run(fitted, plan, |fit, epoch, loss| {
            messages::note(&format!(
                "pass {pass}: epoch {epoch}: loss {loss:.5}, {:.5} on positions kept apart, {} s",
                fit.loss(held_out),
                started.elapsed().as_secs(),
            ));
        });
        fit.network()
    }
}

/// What games teach.
struct Lessons {
    fitted: Vec<Lesson>,
    /// What nothing is fitted to, to measure the loss.
    held_out: Vec<Lesson>,
}

impl Lessons {
    fn of_phase(&self, phase: usize) -> Self {
        let of_phase =
            |lessons: &[Lesson]| lessons.iter().filter(|lesson| lesson.belongs_to(phase)).copied().collect();
        Self { fitted: of_phase(&self.fitted), held_out: of_phase(&self.held_out) }
    }
}

/// A network to play with, or to go on from.
enum Learnt {
    /// Those of the program, or one for all phases.
    Own(Box<Phases<SEEDS>>),
    /// A small one, for boards with walls.
    Walled(Box<Weights<{ bundle::WALLED_SEEDS }>>),
}

fn read_network(path: &Path) -> anyhow::Result<Learnt> {
    let bytes = read(path)?;
    if let Ok(seeds) = Weights::read(&bytes) {
        return Ok(Learnt::Walled(Box::new(seeds)));
    }
    Phases::read(&bytes).map(|seeds| Learnt::Own(Box::new(seeds))).with_context(|| path.display().to_string())
}
