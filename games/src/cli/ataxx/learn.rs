use crate::ataxx::bundle::{self, Open, Walled};
use crate::ataxx::learn::{Choice, Fit, Lesson, PolicyFit, Sample, Teacher, play};
use crate::ataxx::{HIDDEN, Pattern, Phases, Position, SEEDS, Weights};
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
    /// Learn networks of `ataxx bundle`, from positions on their boards
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

/// Networks of `ataxx bundle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Bundled {
    /// One for boards with walls
    Walled,
    /// One for each phase of a game on boards without walls
    Open,
    /// As many, with the neurons of the program's
    Coarse,
}

impl Bundled {
    /// What its rows are multiples of.
    const fn step(self) -> i8 {
        match self {
            Self::Walled | Self::Open => bundle::STEP,
            Self::Coarse => bundle::COARSE_STEP,
        }
    }
}

impl Learn {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs.into()).build()?;
        let folder = self.open()?;
        let mut network = self.network.as_deref().map(read_network).transpose()?;
        let goes_on = matches!(
            (&network, self.bundle),
            (Some(Learnt::Own(_)), None | Some(Bundled::Coarse))
                | (Some(Learnt::Walled(_)), Some(Bundled::Walled | Bundled::Open))
                | (Some(Learnt::Open(_)), Some(Bundled::Open))
        );
        ensure!(
            goes_on || !self.refine,
            "--refine goes on from networks of the same kind, and with --bundle open from that for boards with walls, too"
        );
        for pass in 1..=self.passes {
            let what = if self.policy { "policy" } else { "weights" };
            let (done, is_done) = folder.fitted(what, pass);
            if is_done {
                if !self.policy {
                    network = Some(read_network(&done)?);
                }
                continue;
            }
            let fitted = pool.install(|| {
                match &network {
                    None => self.play(pass, &Position::value_by_hand)?,
                    Some(Learnt::Own(seeds)) => {
                        let networks: Box<Phases<HIDDEN>> = Box::new(seeds.symmetric());
                        self.play(pass, &|position: &_| networks.value(position))?;
                    }
                    Some(Learnt::Walled(seeds)) => {
                        let network: Weights<{ bundle::HIDDEN }> = seeds.symmetric();
                        self.play(pass, &|position: &_| network.value(position))?;
                    }
                    Some(Learnt::Open(seeds)) => {
                        let networks: Phases<{ bundle::HIDDEN }> = seeds.symmetric();
                        self.play(pass, &|position: &_| networks.value(position))?;
                    }
                }
                if self.policy {
                    return self.fit_policy(pass);
                }
                let lessons = self.lessons(pass)?;
                let before = network.as_ref().filter(|_| self.refine);
                Ok::<_, anyhow::Error>(match (self.bundle, before) {
                    (Some(Bundled::Walled), Some(Learnt::Walled(seeds))) => {
                        self.fit(pass, &lessons, Fit::of(seeds)).write()
                    }
                    (Some(Bundled::Walled), _) => {
                        let fit: Fit<{ bundle::SEEDS }> = Fit::new(self.seed(pass));
                        self.fit(pass, &lessons, fit).write()
                    }
                    (Some(Bundled::Open), Some(Learnt::Open(seeds))) => {
                        self.fit_phases(pass, &lessons, Some(seeds))
                    }
                    (Some(Bundled::Open), Some(Learnt::Walled(seeds))) => {
                        let seeds = Phases::of(array::from_fn(|_| (**seeds).clone()));
                        self.fit_phases(pass, &lessons, Some(&seeds))
                    }
                    (Some(Bundled::Open), _) => self.fit_phases::<{ bundle::SEEDS }>(pass, &lessons, None),
                    (None | Some(Bundled::Coarse), Some(Learnt::Own(seeds))) => {
                        self.fit_phases(pass, &lessons, Some(seeds))
                    }
                    (None | Some(Bundled::Coarse), _) => self.fit_phases::<SEEDS>(pass, &lessons, None),
                })
            })?;
            write(&done, &fitted)?;
            writeln!(output, "{}", done.display())?;
            if !self.policy {
                network = Some(read_network(&done)?);
            }
        }
        Ok(Status::Well)
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

    /// The file of networks that are fitted on from `before`, or from one that is fitted to all lessons: each to the lessons
    /// of its phase.
    fn fit_phases<const N: usize>(
        &self,
        pass: u16,
        lessons: &Lessons,
        before: Option<&Phases<N>>,
    ) -> Vec<u8> {
        let before = before.cloned().unwrap_or_else(|| {
            let all = self.fit(pass, lessons, Fit::new(self.seed(pass)));
            Phases::of(array::from_fn(|_| all.clone()))
        });
        let fitted = array::from_fn(|phase| {
            self.fit(pass, &lessons.of_phase(phase), Fit::of(&before.networks()[phase]))
        });
        Phases::of(fitted).write()
    }

    /// The network that is fitted to lessons.
    fn fit<const N: usize>(&self, pass: u16, lessons: &Lessons, fit: Fit<N>) -> Weights<N> {
        let mut fit = fit.in_steps(self.bundle.map_or(1, Bundled::step));
        let started = Instant::now();
        let plan = Plan { epochs: self.epochs.into(), seed: self.seed(pass) };
        let Lessons { fitted, held_out } = lessons;
        messages::note(&format!("pass {pass}: {} positions, {} kept apart", fitted.len(), held_out.len()));
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

/// What learning came to.
enum Learnt {
    /// The networks of the program.
    Own(Box<Phases<SEEDS>>),
    /// That of `ataxx bundle` for boards with walls.
    Walled(Box<Walled>),
    /// Those for boards without.
    Open(Box<Open>),
}

fn read_network(path: &Path) -> anyhow::Result<Learnt> {
    let bytes = read(path)?;
    if let Ok(seeds) = Walled::read(&bytes) {
        return Ok(Learnt::Walled(Box::new(seeds)));
    }
    if let Ok(seeds) = Open::read(&bytes) {
        return Ok(Learnt::Open(Box::new(seeds)));
    }
    Phases::read(&bytes).map(|seeds| Learnt::Own(Box::new(seeds))).with_context(|| path.display().to_string())
}
