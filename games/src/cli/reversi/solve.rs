use crate::reversi::endgame::root::Solver;
use crate::reversi::obf::Problem;
use crate::search::limits::SearchLimits;
use anyhow::Context;
use clap::value_parser;
use gocheck_program::{Status, messages};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Solve the positions of an OBF file exactly
///
/// Prints one line per position: number, empty squares, value, best move, nodes, seconds, and the best line. Values are
/// differences of stones for the side to move; empty squares count for the winner. Values in the file are checked.
#[derive(Debug, clap::Args)]
pub(super) struct Solve {
    /// The file; - is standard input
    file: PathBuf,
    /// Size of the hash table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = value_parser!(u16).range(1..=16_384))]
    hash: u16,
    /// Solve only these positions: N, or N..M
    #[arg(long, value_name = "N..M", value_parser = range)]
    only: Option<(usize, usize)>,
}

fn range(text: &str) -> Result<(usize, usize), String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse().map_err(|_| "expected N or N..M".to_owned());
    Ok((number(first)?, number(last)?))
}

impl Solve {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let text = read_text(&self.file)?;
        let name = self.file.display();
        let problems = Problem::parse_all(&text).map_err(|error| anyhow::anyhow!("{name}:{error}"))?;
        let mut status = Status::Well;
        let started = Instant::now();
        let mut nodes = 0;
        let mut solver = Solver::new(self.hash.into());
        for (number, problem) in (1..).zip(&problems) {
            if self.only.is_some_and(|(first, last)| !(first..=last).contains(&number)) {
                continue;
            }
            // Each is solved by itself, so that its nodes do not depend on the others.
            solver.clear();
            let (before, begun) = (solver.nodes(), Instant::now());
            let Some(solution) = solver.solve(&problem.position, SearchLimits::default()) else { continue };
            let searched = solver.nodes() - before;
            let seconds = begun.elapsed().as_secs_f64();
            let line = solver.line(&problem.position, solution.value, SearchLimits::default());
            let line: Vec<String> = line.iter().map(ToString::to_string).collect();
            nodes += searched;
            let empty = problem.position.empty().count_ones();
            let best = solution.best.map_or_else(|| "-".to_owned(), |mv| mv.to_string());
            let value = solution.value;
            writeln!(
                output,
                "{number}\t{empty}\t{value:+}\t{best}\t{searched}\t{seconds:.3}\t{}",
                line.join(" ")
            )?;
            output.flush()?;
            if let Some(expected) = problem.best_score() {
                let is_best = solution.best.is_some_and(|best| problem.best_moves().contains(&best));
                if expected != value || !is_best {
                    messages::error(&format!("{name}: position {number}: the file says {expected:+}"));
                    status = Status::Finding;
                }
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        messages::note(&format!("{nodes} nodes, {seconds:.3} s, {speed:.1} million nodes a second"));
        Ok(status)
    }
}

/// The text of a file, or of standard input for `-`.
fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    if path.as_os_str() == "-" {
        io::stdin().read_to_string(&mut text).context("standard input")?;
        return Ok(text);
    }
    fs::read_to_string(path).with_context(|| path.display().to_string())
}
