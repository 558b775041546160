//! Compares estimates of the score with the results of finished games, and measures the time.
//!
//! `cargo run --release --example estimate_accuracy -- FOLDER... [--half 0|1] [--seed N]`
//!
//! The records need RE in points. The estimate uses the last position of the main line and neither TB nor TW; the score is by RU,
//! and by territory if RU names no rules. Prints the share of games whose score and whose winner is that of RE; the mean and
//! largest time by number of rows; and how often the score and the winner are right, by confidence, and for all games with a
//! confidence of 95 % and more. `--half` takes every other record by a hash of its name, so that a method can be tuned on one
//! half and measured on the other. Names of games with another score or winner follow.

use gocheck::board::Color;
use gocheck::go::RuleSet;
use gocheck::go::estimate::{Options, estimate};
use gocheck::go::score::{Agreed, Effort, judge};
use gocheck::record::result::{GameResult, How};
use gocheck::record::{ChosenLine, EstimatedScore, LineChoice, chosen_line};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The least confidence of each row of the table, in thousandths.
const ROWS: [u16; 8] = [0, 500, 800, 900, 950, 980, 995, 1000];

/// Games, and those that were right.
#[derive(Clone, Copy, Default)]
struct Share {
    games: u32,
    right: u32,
}

impl Share {
    fn add(&mut self, is_right: bool) {
        self.games += 1;
        self.right += u32::from(is_right);
    }

    fn text(self) -> String {
        let percent = 100.0 * f64::from(self.right) / f64::from(self.games.max(1));
        format!("{} of {} ({percent:.1} %)", self.right, self.games)
    }
}

#[derive(Default)]
struct Report {
    scores: Share,
    winners: Share,
    /// By confidence: see [`ROWS`].
    by_confidence: [Share; ROWS.len()],
    winners_by_confidence: [Share; ROWS.len()],
    /// Seconds by number of rows.
    times: BTreeMap<usize, Vec<f64>>,
    wrong: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut folders, mut half, mut options) = (Vec::new(), None, Options::default());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--half" {
            half = Some(arguments.next().ok_or("--half: expected 0 or 1")?.parse::<u8>()?);
        } else if argument == "--seed" {
            options.seed = arguments.next().ok_or("--seed: expected a number")?.parse()?;
        } else {
            folders.push(argument);
        }
    }
    for folder in folders {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "sgf"));
        paths.retain(|path| half.is_none_or(|half| parity(path) == half));
        paths.sort();
        let mut report = Report::default();
        for path in paths {
            report.add(&path, &options)?;
        }
        report.print(&folder);
    }
    Ok(())
}

/// The lowest bit of the first byte of the SHA-256 hash of a file's folder and name, such as `real/001`.
fn parity(path: &Path) -> u8 {
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
    let name = Path::new(folder).join(path.file_stem().unwrap_or_default());
    Sha256::digest(name.to_string_lossy().as_bytes())[0] & 1
}

/// The row of a confidence.
fn row(confidence: u16) -> usize {
    ROWS.partition_point(|&least| least <= confidence) - 1
}

impl Report {
    fn add(&mut self, path: &Path, options: &Options) -> Result<(), Box<dyn Error>> {
        let ChosenLine { game: Ok(game), info, .. } =
            chosen_line(fs::read(path)?.as_slice(), &LineChoice::default())?
        else {
            return Ok(());
        };
        let told = match info.result {
            Some((GameResult::Draw, _)) => 0.0,
            Some((GameResult::Win(Color::Black, How::Points(points)), _)) => points,
            Some((GameResult::Win(Color::White, How::Points(points)), _)) => -points,
            _ => return Ok(()),
        };
        let named = info.rules.as_ref().and_then(|(text, _)| RuleSet::from_record(text));
        let named = named.filter(|rules| rules.counting().is_some());
        let board = game.board();
        let start = Instant::now();
        let certain = judge(&board, &Agreed::Nothing, Effort::Search);
        let found = estimate(&board, options);
        self.times.entry(board.size().rows()).or_default().push(start.elapsed().as_secs_f64());
        let by = |rules| EstimatedScore::new(&certain, &info.terms(rules, &game), || &found);
        let Some(score) = by(named.unwrap_or(RuleSet::Japanese)) else { return Ok(()) };
        let by_area = if named.is_none() { by(RuleSet::Chinese) } else { None };
        let score = by_area.map_or(score, |by_area| score.without_rules(&by_area));
        let is_score = score.margin == told;
        let is_winner = score.margin.partial_cmp(&0.0) == told.partial_cmp(&0.0);
        self.scores.add(is_score);
        self.winners.add(is_winner);
        self.by_confidence[row(score.confidence)].add(is_score);
        self.winners_by_confidence[row(score.winner_confidence)].add(is_winner);
        if !is_score {
            let kind = if is_winner { "score" } else { "winner" };
            let (found, share) = (score.result(), f64::from(score.confidence) / 10.0);
            self.wrong.push(format!("{kind} {}: {found} at {share} %, RE {told}", path.display()));
        }
        Ok(())
    }

    fn print(&self, folder: &str) {
        println!("{folder}: score {}, winner {}", self.scores.text(), self.winners.text());
        for (rows, times) in &self.times {
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            let most = times.iter().copied().fold(0.0, f64::max);
            println!("  {rows} rows: {:.1} ms, at most {:.1} ms", 1e3 * mean, 1e3 * most);
        }
        let tables = [self.by_confidence, self.winners_by_confidence];
        for (row, least) in ROWS.into_iter().enumerate() {
            let [score, winner] = tables.map(|table| table[row].text());
            println!("  from {:>5} %: score {score}, winner {winner}", f64::from(least) / 10.0);
        }
        let [score, winner] = tables.map(|table| {
            let mut sure = Share::default();
            for share in &table[row(950)..] {
                sure.games += share.games;
                sure.right += share.right;
            }
            sure.text()
        });
        println!("  95 % and more: score {score}, winner {winner}");
        self.wrong.iter().for_each(|line| println!("  {line}"));
    }
}
