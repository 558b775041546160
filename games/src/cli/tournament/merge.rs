use super::output::{LOG, OutputArgs};
use crate::arena::tournament::archive::{Archive, MergeReport};
use crate::arena::tournament::log::GameLog;
use crate::arena::tournament::log_entry::{LogEntry, LogHeader};
use crate::arena::tournament::merge::{ConflictRule, Logs};
use crate::arena::tournament::openings::Openings;
use crate::arena::tournament::report::summary::Test;
use crate::arena::tournament::verify::Verifier;
use crate::description::spec::Described;
use anyhow::{Context, bail, ensure};
use games_engine::plural::plural;
use gocheck_program::{Status, messages};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Join the logs of a tournament's parts into one log and one report
///
/// The report is that of the tournament played in one piece, and games.jsonl contains its games in order. If the
/// output folder has a games.jsonl of the same tournament, it is joined as well. For a single log, only the report is
/// written again: `merge games.jsonl --replay 5001..6000` makes a page of other games.
///
/// Games that differ only in times count once. Lines that are not games of the tournament are left out and reported.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit status: 1 if a line was left out, or a game was lost by a fault or has not been played; \
with --sprt, 1 while the test goes on."
)]
pub struct Merge {
    /// Logs: games.jsonl of each part, also as .gz or .zst; `-` is standard input
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    /// Replay every game by the rules; leave out games with an impossible move, end, winner, count or opening.
    /// If a game ended by a fault, the log says whose; logs of earlier versions do not, and a note counts the games whose
    /// winner therefore cannot be verified
    #[arg(long)]
    verify: bool,
    /// Opening file for --verify [default: that of the settings]
    #[arg(long, value_name = "FILE", requires = "verify")]
    openings: Option<PathBuf>,
    /// If logs contain different games with the same number, keep that of the log named first; otherwise nothing is
    /// joined
    #[arg(long)]
    keep_first: bool,
    /// Only print the state of the sequential test and write nothing: exit status 0 once it is decided, 1 before
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
        // A single log stays as it is. A log that is rewritten is locked against tournaments until it is complete.
        let rewrites = !self.sprt && (paths.len() > 1 || !is_own(&paths[0]));
        let lock = if rewrites { GameLog::lock_existing(&own)? } else { None };
        if lock.is_some() && !paths.iter().any(is_own) {
            paths.push(own.clone());
        }
        let logs = Logs::open(&paths)?;
        let game = &logs.header().game;
        ensure!(game == G::NAME, "this is a log of {game}: use `{game} merge`");
        let verifier = if self.verify { Some(self.verifier::<G>(logs.header())?) } else { None };
        let check = |entry: &LogEntry| verifier.as_ref().map_or(Ok(()), |verifier| verifier.check(entry));
        let rule = if self.keep_first { ConflictRule::KeepFirst } else { ConflictRule::Refuse };
        let archive = logs.join(&check, rule)?;
        tell(archive.merged());
        if let Some(count) = verifier.as_ref().map(Verifier::unascribed).filter(|&count| count > 0) {
            messages::note(&format!(
                "{}, and the log does not say whose: who won cannot be verified",
                plural(count, "game was lost by a fault", "games were lost by a fault")
            ));
        }
        if self.sprt {
            return decision(&archive, output);
        }
        let folder = self.output.folder()?;
        let status = self.output.write::<G>(&archive, &folder, rewrites, output)?;
        drop(lock);
        Ok(if archive.merged().dropped == 0 { status } else { Status::Finding })
    }

    /// Makes the verifier, with the openings if their file is available and unchanged.
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
                ensure!(
                    is_same || asked.is_none(),
                    "{}: these are not the openings of the tournament",
                    path.display()
                );
                is_same.then_some((path.display().to_string(), text))
            }
            (Some(Err(error)), Some(path)) => bail!("{}: {error}", path.display()),
            _ => None,
        };
        if text.is_none() && header.openings.is_some() {
            messages::note("the openings are not checked: use --openings to name their file");
        }
        let list = text.as_ref().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
        Verifier::new(header, variant, list).context("the openings")
    }
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    let [one, other] = [one, other].map(fs::canonicalize);
    matches!((one, other), (Ok(one), Ok(other)) if one == other)
}

/// Prints the state of the sequential test in one line.
fn decision(archive: &Archive, output: &mut impl Write) -> anyhow::Result<Status> {
    let test = Test::of(archive).context("--sprt: the tournament has no sequential test")?;
    let (taken, played) = (archive.scores().taken(), archive.scores().played());
    writeln!(output, "{test}, after {taken} pairs in order and {played} games in all")?;
    Ok(if test.accepted.is_some() { Status::Well } else { Status::Finding })
}

/// Reports lines that were left out and games that occurred twice.
fn tell(merged: &MergeReport) {
    let MergeReport { duplicates, contradictions, dropped, reasons } = merged;
    reasons.iter().for_each(|reason| messages::error(&format!("{reason}: left out")));
    if *dropped > reasons.len() as u64 {
        let more = plural(dropped - reasons.len() as u64, "more line", "more lines");
        messages::error(&format!("{more} left out"));
    }
    if *duplicates > 0 {
        messages::note(&format!("{} more than once", plural(*duplicates, "game occurs", "games occur")));
    }
    if *contradictions > 0 {
        messages::note(&format!(
            "{} more than once with different results: the first one counts",
            plural(*contradictions, "game occurs", "games occur")
        ));
    }
}
