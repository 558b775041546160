use super::LOG;
use super::output::OutputArgs;
use crate::arena::tournament::archive::{Archive, MergeReport};
use crate::arena::tournament::log::{GameLog, LogEntry, LogHeader};
use crate::arena::tournament::merge::{ConflictRule, Logs};
use crate::arena::tournament::openings::Openings;
use crate::arena::tournament::report::summary::Test;
use crate::arena::tournament::verify::Verifier;
use crate::cli::{Status, messages};
use crate::description::Described;
use anyhow::{Context, bail, ensure};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Join the logs of a tournament's parts into one log and one report
///
/// The report is the one of the tournament played in one piece, and games.jsonl has its games in order. What the
/// output folder's games.jsonl holds of the same tournament is joined, too. Of a single log, the report is written
/// anew: `merge games.jsonl --replay 5001..6000` makes a page of other games.
///
/// A game that is there twice and the same but for times counts once. A line that is no game of the tournament is left
/// out and named.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit status: 1 when a line was left out, or a game was lost by a fault or is not played yet; \
with --sprt, 1 when the test goes on."
)]
pub struct Merge {
    /// The logs, games.jsonl of each part, also as .gz or .zst; `-` is standard input
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    /// Replay every game by the rules: leave out those with an impossible move, end, winner, count or beginning
    #[arg(long)]
    verify: bool,
    /// The opening file for --verify [default: the one that the settings name]
    #[arg(long, value_name = "FILE", requires = "verify")]
    openings: Option<PathBuf>,
    /// Where logs hold different games of the same number, keep that of the log named first; else nothing is joined
    #[arg(long)]
    keep_first: bool,
    /// Write nothing, and say only what the sequential test has come to: exit status 0 when it is decided, 1 when it
    /// goes on
    #[arg(long)]
    sprt: bool,
    #[command(flatten)]
    output: OutputArgs,
}

impl Merge {
    pub(in crate::cli) fn run<G: Described>(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let mut paths = self.logs.clone();
        let own = self.output.path().join(LOG);
        let is_own = |path: &PathBuf| is_same_file(path, &own);
        // A log alone stays as it is. One that is written anew is kept from whoever plays, until it is in its place.
        let rewrites = !self.sprt && (paths.len() > 1 || !is_own(&paths[0]));
        let lock = if rewrites { GameLog::lock_existing(&own)? } else { None };
        if lock.is_some() && !paths.iter().any(is_own) {
            paths.push(own.clone());
        }
        let logs = Logs::open(&paths)?;
        let game = &logs.header().game;
        ensure!(game == G::NAME, "the log is of {game}: `{game} merge` reads it");
        let verifier = if self.verify { Some(self.verifier::<G>(logs.header())?) } else { None };
        let check = |entry: &LogEntry| verifier.as_ref().map_or(Ok(()), |verifier| verifier.check(entry));
        let rule = if self.keep_first { ConflictRule::KeepFirst } else { ConflictRule::Refuse };
        let archive = logs.join(&check, rule)?;
        tell(archive.merged());
        if self.sprt {
            return decision(&archive, output);
        }
        let folder = self.output.folder()?;
        let status = self.output.write::<G>(&archive, &folder, rewrites, output)?;
        drop(lock);
        Ok(if archive.merged().dropped == 0 { status } else { Status::Finding })
    }

    /// Knows the openings, if there are some and their file is there as it was.
    fn verifier<G: Described>(&self, header: &LogHeader) -> anyhow::Result<Verifier<G>> {
        let variant = G::SPEC.variant(header.settings.rules())?;
        let named =
            self.openings.clone().or_else(|| header.settings.openings.file.as_ref().map(PathBuf::from));
        let read = |path: &PathBuf| match path.to_str().and_then(Openings::<G>::book) {
            Some(book) => Ok(book.to_vec()),
            None => fs::read(path),
        };
        let text = named.as_ref().map(|path| read(path).map(|text| (path, text)));
        let text = match (text, &self.openings) {
            (Some(Ok((path, text))), asked) => {
                let is_same = header.openings.as_ref() == Some(&LogHeader::digest(&text));
                ensure!(is_same || asked.is_none(), "{}: not the openings that were played", path.display());
                is_same.then_some((path.display().to_string(), text))
            }
            (Some(Err(error)), Some(path)) => bail!("{}: {error}", path.display()),
            _ => None,
        };
        if text.is_none() && header.openings.is_some() {
            messages::note("the openings are not checked: --openings names their file");
        }
        let list = text.as_ref().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
        Verifier::new(header, variant, list).context("the openings")
    }
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    let [one, other] = [one, other].map(fs::canonicalize);
    matches!((one, other), (Ok(one), Ok(other)) if one == other)
}

/// What the sequential test has come to, in a line.
fn decision(archive: &Archive, output: &mut impl Write) -> anyhow::Result<Status> {
    let test = Test::of(archive).context("--sprt: the tournament has no sequential test")?;
    let (taken, played) = (archive.scores().taken(), archive.scores().played());
    writeln!(output, "{test}, after {taken} pairs in order and {played} games in all")?;
    Ok(if test.accepted.is_some() { Status::Well } else { Status::Finding })
}

/// What was left out, line by line, and what was there twice.
fn tell(merged: &MergeReport) {
    let MergeReport { duplicates, contradictions, dropped, reasons } = merged;
    reasons.iter().for_each(|reason| messages::error(&format!("{reason}: left out")));
    if *dropped > reasons.len() as u64 {
        messages::error(&format!("and {} lines more are left out", dropped - reasons.len() as u64));
    }
    if *duplicates > 0 {
        messages::note(&format!("{duplicates} games were there twice, and the same"));
    }
    if *contradictions > 0 {
        messages::note(&format!(
            "{contradictions} games were there twice, and not the same: the first one counts"
        ));
    }
}
