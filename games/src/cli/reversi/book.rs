use crate::arena::book_file::{BookFileError, BookFileFault, book_text};
use crate::cli::signals::stop_flag;
use crate::reversi::book::fault::BookTextError;
use crate::reversi::book::graph::OpeningGraph;
use crate::reversi::book::grow::{Grower, Grown};
use crate::reversi::book::limits::{MOST_PLIES, MOST_POSITIONS};
use anyhow::ensure;
use clap::value_parser;
use gocheck_files::output::pending::write_file;
use gocheck_program::{Status, messages};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Extend an opening book
///
/// The engine adds positions one by one, those of best play first, then those after a small error. Each is saved at
/// once, so that an interrupted command can be continued. `reversi bot --book FILE` plays from the book. The last line
/// of the output is the best line of play.
#[derive(Debug, clap::Args)]
pub(super) struct Book {
    /// The book; it is created if it does not exist
    file: PathBuf,
    /// Number of positions to reach
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = value_parser!(u64).range(1..=MOST_POSITIONS as u64))]
    positions: u64,
    /// Nodes per search, with about two searches per position [default: as in the book; in a new one 10000000, about a
    /// second]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=1_000_000_000_000))]
    nodes: Option<u64>,
    /// Maximum number of moves before a position
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = value_parser!(u64).range(1..=MOST_PLIES as u64))]
    plies: u64,
    /// Number of parallel searches; more than two hardly help
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: u16,
}

/// The nodes of a search in a new book.
const USUAL_NODES: u64 = 10_000_000;

/// The time between writes of the book. It is also written at the end and when the command is stopped.
const BETWEEN_WRITES: Duration = Duration::from_secs(3);

/// The number of progress messages.
const PROGRESS_MESSAGES: usize = 100;

impl Book {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let mut graph = self.open()?;
        let stop = stop_flag()?;
        let wanted = self.positions as usize;
        let mut grower = Grower::new(self.plies as usize, self.jobs.into());
        let (started, before) = (Instant::now(), graph.len());
        let (mut written, mut saved) = (before, None::<Instant>);
        let mut status = Status::Well;
        while graph.len() < wanted {
            match grower.grow(&mut graph, &stop) {
                Grown::Added => {}
                Grown::Complete => {
                    messages::note(&format!("the book is complete up to --plies {}", self.plies));
                    break;
                }
                Grown::Stopped => {
                    messages::say("stopped: run the same command to continue");
                    status = Status::Finding;
                    break;
                }
            }
            // At once for the first time: a place that cannot be written to is better known early.
            if saved.is_none_or(|saved| saved.elapsed() >= BETWEEN_WRITES) {
                self.write(&graph)?;
                (written, saved) = (graph.len(), Some(Instant::now()));
            }
            let found = graph.len() - before;
            if found.is_multiple_of((wanted - before).div_ceil(PROGRESS_MESSAGES)) {
                let seconds = started.elapsed().as_secs();
                messages::note(&format!("{} of {wanted} positions, {seconds} s", graph.len()));
            }
        }
        if graph.len() > written {
            self.write(&graph)?;
        }
        if let Some((line, value)) = graph.main_line() {
            let stones = f64::from(value) / 100.0;
            writeln!(output, "{} positions, best play {line}, {stones:+.2} for black", graph.len())?;
        }
        Ok(status)
    }

    /// Opens the book, or creates a new one.
    fn open(&self) -> anyhow::Result<OpeningGraph> {
        let new = OpeningGraph::new(self.nodes.unwrap_or(USUAL_NODES));
        let text = match book_text(&self.file) {
            Err(BookFileError { why: BookFileFault::Missing, .. }) => return Ok(new),
            read => read?,
        };
        let graph: OpeningGraph = text.parse().map_err(|error: BookTextError| BookFileError {
            file: self.file.clone(),
            why: BookFileFault::Text(error.into()),
        })?;
        let (file, nodes) = (self.file.display(), graph.nodes());
        ensure!(
            self.nodes.is_none_or(|wanted| wanted == nodes),
            "{file}: its searches have {nodes} nodes: use --nodes {nodes}, leave --nodes out, or give another file"
        );
        Ok(graph)
    }

    /// Writes the book to a temporary file and renames it, so that the book is never incomplete.
    fn write(&self, graph: &OpeningGraph) -> anyhow::Result<()> {
        write_file(&self.file, graph.to_string().as_bytes())
    }
}
