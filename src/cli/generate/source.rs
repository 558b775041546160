//! Where positions come from: generated games or records.

use super::args::GenerateArgs;
use crate::cli::diagnostics::{fault, say_diagnostic};
use crate::cli::encodings::bad_settings;
use crate::cli::input::feed::batches;
use crate::cli::input::files::Files;
use crate::cli::input::names::shown;
use crate::cli::input::source::Source;
use crate::cli::input::wanted::RECORDS;
use crate::cli::language::language;
use crate::cli::progress::RecordProgress;
use anyhow::{anyhow, bail};
use gocheck::diagnostic::InLanguage;
use gocheck::generate::{Exhausted, Generator, Plan, Records, TooFew, Wanted};
use gocheck::go::Board;
use gocheck::record::EncodingHints;
use gocheck_corpus::RecordPositions;
use gocheck_corpus::votes::FolderVotes;
use gocheck_program::{Progress, Status, messages};
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use std::thread;

/// The positions of all puzzles, and whether all records could be read.
pub(super) fn positions(args: &GenerateArgs, plan: &Plan) -> anyhow::Result<(Vec<Board>, Status)> {
    let wanted: Vec<Wanted> = plan.all().map(|planned| planned.wanted).collect();
    let Some(folder) = &args.records else {
        return Ok((generated(args, plan.seed, &wanted)?, Status::Well));
    };
    let files = Files::of([folder], RECORDS);
    let mut files = files.map_err(|(folder, message)| fault(&shown(&folder), message))?;
    let progress = RecordProgress::new(&mut files);
    // Positions that no puzzle can use are not kept.
    let stones = wanted.iter().map(|wanted| wanted.level.stones_on(args.size));
    let stones = stones.reduce(|[a, b], [c, d]| [a.min(c), b.max(d)]).unwrap_or_default();
    let (mut games, mut records, mut status) = (Vec::new(), 0, Status::Well);
    let (mut encodings, mut votes) = (args.encoding.encodings(), FolderVotes::default());
    thread::scope(|scope| {
        for batch in batches(&files, scope) {
            let given = encodings.of_all(&batch.sources).map_err(bad_settings)?;
            let hints = votes.hints(&batch.sources, &given);
            let read = |(source, encoding): (&Source, EncodingHints)| {
                RecordPositions::read(source, encoding, args.size, stones)
            };
            let read: Vec<RecordPositions> = batch.sources.par_iter().zip(hints).map(read).collect();
            records += read.len();
            progress.advance(&batch.sources);
            for (source, game) in batch.sources.iter().zip(read) {
                progress.suspend(|| {
                    game.diagnostics.iter().for_each(|diagnostic| say_diagnostic(&source.shown, diagnostic));
                });
                if game.is_unreadable {
                    status = Status::BadInput;
                }
                games.extend(game.positions);
            }
        }
        anyhow::Ok(())
    })?;
    drop(progress);
    let (of_size, size) = (games.len(), args.size.to_string());
    let read = phrase!(
        "read {records}, {of_size} of them on {size} boards",
        "读取 {records}，其中 {size} 的 {of_size} 份",
        records = count(records, "record", "份棋谱")
    );
    messages::note(&read.text(language()));
    match Records::new(args.size, plan.seed, games).positions(&wanted) {
        Ok(positions) => Ok((positions, status)),
        Err(too_few) => {
            let (size, folder) = (args.size.to_string(), folder.display().to_string());
            let of = phrase!(
                "{of_size} of the {records} records in {folder} are on {size} boards: give more of \
                 them, or ask for fewer puzzles or another --difficulty",
                "{folder} 里的 {records} 份棋谱中有 {of_size} 份是 {size} 的：请增加棋谱、减少题数或换一\
                 个 --difficulty"
            );
            let TooFew { found, wanted } = too_few;
            bail!(
                "{}\n  {}",
                phrase!(
                    "found only {found} of {wanted}",
                    "要 {wanted}，棋谱里只找到 {found} 个合适的局面",
                    wanted = count(wanted, "position", "道题")
                )
                .text(language()),
                of.text(language())
            )
        }
    }
}

/// How many positions are made between two steps of the progress bar.
const STEP: usize = 64;

fn generated(args: &GenerateArgs, seed: u64, wanted: &[Wanted]) -> anyhow::Result<Vec<Board>> {
    let exhausted = |error: Exhausted| anyhow!(error.in_language(language()).into_owned());
    let mut generator = Generator::new(args.size, seed);
    let progress = Progress::new(wanted.len() as u64);
    let mut positions = Vec::with_capacity(wanted.len());
    for wanted in wanted.chunks(STEP) {
        positions.append(&mut generator.positions(wanted).map_err(exhausted)?);
        progress.advance(wanted.len() as u64);
    }
    Ok(positions)
}
