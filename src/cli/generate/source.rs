//! Where positions come from: generated games or records.

use super::args::GenerateArgs;
use super::plan::Plan;
use crate::cli::diagnostics::{fault, say_diagnostic};
use crate::cli::encodings::Encodings;
use crate::cli::input::feed::batches;
use crate::cli::input::files::Files;
use crate::cli::input::names::shown;
use crate::cli::input::source::Source;
use crate::cli::input::wanted::RECORDS;
use crate::cli::language::language;
use anyhow::{anyhow, bail};
use gocheck::board::{Color, Size};
use gocheck::diagnostic::{AnyMessage, Diagnostic, InLanguage};
use gocheck::generate::{Exhausted, Generator, Records, TooFew, Wanted};
use gocheck::go::{Board, Replay};
use gocheck::record::faults::NoGame;
use gocheck::record::{LineChoice, NoLine, TextEncoding, chosen_line};
use gocheck_program::{Status, messages};
use gocheck_text::{count, phrase};
use rayon::prelude::*;
use std::thread;

/// The positions of all puzzles, and whether all records could be read.
pub(super) fn positions(args: &GenerateArgs, plan: &Plan<'_>) -> anyhow::Result<(Vec<Board>, Status)> {
    let wanted: Vec<Wanted> = plan.all().map(|planned| planned.wanted).collect();
    let Some(folder) = &args.from else {
        let exhausted = |error: Exhausted| anyhow!(error.in_language(language()).into_owned());
        let positions = Generator::new(args.size, plan.seed).positions(&wanted).map_err(exhausted)?;
        return Ok((positions, Status::Well));
    };
    let files = Files::of([folder], RECORDS);
    let files = files.map_err(|(folder, message)| fault(&shown(&folder), message))?;
    // Positions that no puzzle can use are not kept.
    let stones = wanted.iter().map(|wanted| wanted.level.stones_on(args.size));
    let stones = stones.reduce(|[a, b], [c, d]| [a.min(c), b.max(d)]).unwrap_or_default();
    let (mut games, mut records, mut status) = (Vec::new(), 0, Status::Well);
    let mut encodings = Encodings::new(&args.encoding);
    thread::scope(|scope| {
        for batch in batches(&files, scope) {
            let each = batch.sources.iter().map(|source| encodings.of(source.home()));
            let each = each.collect::<anyhow::Result<Vec<Option<TextEncoding>>>>()?;
            let read = |(source, encoding): (&Source, Option<TextEncoding>)| {
                SourceGame::read(source, encoding, args.size, stones)
            };
            let read: Vec<SourceGame> = batch.sources.par_iter().zip(each).map(read).collect();
            records += read.len();
            for (source, game) in batch.sources.iter().zip(read) {
                game.said.iter().for_each(|diagnostic| say_diagnostic(&source.shown, diagnostic));
                if game.is_unreadable {
                    status = Status::BadInput;
                }
                games.extend(game.positions);
            }
        }
        anyhow::Ok(())
    })?;
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

/// The maximum number of findings that are reported for a record.
const MAX_SAID: usize = 3;

/// A record that was replayed.
struct SourceGame {
    /// The positions with White to move, or `None` if the board has another size or the game cannot be replayed.
    positions: Option<Vec<Board>>,
    said: Vec<Diagnostic>,
    is_unreadable: bool,
}

impl SourceGame {
    fn read(source: &Source, encoding: Option<TextEncoding>, size: Size, [least, most]: [usize; 2]) -> Self {
        let unread =
            |message: AnyMessage| Self { positions: None, said: vec![message.into()], is_unreadable: true };
        let wanted = LineChoice { game: Some(1), encoding, ..LineChoice::default() };
        let line = source.read(|bytes| chosen_line(bytes, &wanted));
        let line = match line.and_then(|line| line.map_err(|error| source.unreadable(&error))) {
            Ok(line) => line,
            Err(message) => return unread(message.into()),
        };
        let game = match line.game {
            Ok(game) => game,
            Err(NoLine::Game { .. }) => return unread(NoGame.into()),
            Err(_) => {
                let said = line.findings.iter().map(|finding| finding.diagnostic()).take(MAX_SAID).collect();
                return Self { positions: None, said, is_unreadable: false };
            }
        };
        if game.size() != size {
            return Self { positions: None, said: Vec::new(), is_unreadable: false };
        }
        let said = line.findings.iter().map(|finding| finding.diagnostic()).take(MAX_SAID).collect();
        let mut positions = white_to_move(&game);
        positions.retain(|setup| (least..=most).contains(&setup.stones().count()));
        Self { positions: Some(positions), said, is_unreadable: false }
    }
}

/// The boards before White's moves, and the final one if White is to move.
fn white_to_move(game: &Replay) -> Vec<Board> {
    let turns = game.line().map(|played| (played.number - 1, played.color));
    let turns = turns.chain([(game.moves(), game.to_move())]);
    turns.filter(|&(_, color)| color == Color::White).map(|(number, _)| game.board_after(number)).collect()
}
