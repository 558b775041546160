//! `gocheck dataset`: game records in, a clean data set out.

mod filters;
mod options;

pub(super) use options::DatasetArgs;

use super::diagnostics::say_diagnostic;
use super::emitter::{Emitter, Row};
use super::encodings::bad_settings;
use super::input::names::shown;
use super::input::wanted::RECORDS;
use super::language::language;
use super::progress::RecordProgress;
use super::words::no_records_named;
use gocheck_corpus::dataset::{Event, Place, Summary, make_dataset};
use gocheck_corpus::settings::BadSettings;
use gocheck_program::{Progress, Status, messages, usage_error};
use gocheck_text::{InLanguage, count, phrase};

/// Makes a data set.
///
/// # Errors
/// If a folder cannot be read, or something cannot be written or exists already.
pub(super) fn run(args: &DatasetArgs) -> anyhow::Result<Status> {
    if args.paths.is_empty() {
        return Err(usage_error(no_records_named()));
    }
    let summary = make(args).map_err(|error| match error.downcast::<BadSettings>() {
        Ok(bad) => bad_settings(bad),
        Err(error) => error,
    })?;
    args.format.emitter().print(&summary)?;
    if !args.dry_run {
        let places: Vec<String> = args.output.iter().chain(&args.table).map(|path| shown(path)).collect();
        let (records, places) =
            (count(summary.kept(), "game", "盘棋"), language().list(places.iter().map(String::as_str)));
        messages::note(&phrase!("wrote {records}: {places}", "写出 {records}：{places}", records = records));
    }
    let doubtful = if args.cleaning.guesses.accept_guesses { 0 } else { summary.guesses().uncertain() };
    Ok(match (summary.unread(), summary.without_games() + doubtful) {
        (0, 0) => Status::Well,
        (0, _) => Status::Finding,
        _ => Status::BadInput,
    })
}

fn make(args: &DatasetArgs) -> anyhow::Result<Summary> {
    let options = args.options()?;
    let place = Place::of(&options)?;
    let mut files = args.paths.files(RECORDS)?;
    let settings = &mut args.cleaning.settings()?;
    let (mut reading, mut writing) = (Some(RecordProgress::new(&mut files)), None);
    make_dataset(&options, &place, &files, settings, &|| false, |event| match event {
        Event::Resumed { files } => {
            let files = count(files, "file", "个文件");
            messages::note(&phrase!("going on after {files}", "从第 {files}之后继续", files = files));
        }
        Event::Read(records) => reading.iter().for_each(|progress| progress.advance(records)),
        Event::Fault { file, error } => match &reading {
            Some(progress) => progress.suspend(|| say_diagnostic(file, error)),
            None => say_diagnostic(file, error),
        },
        Event::Compared { .. } => reading = None,
        Event::Writing { games } => writing = Some(Progress::new(games)),
        Event::Written { games } => writing.iter().for_each(|progress| progress.advance(games as u64)),
    })
}

impl Row for Summary {
    fn entry(&self, format: Emitter) -> Option<String> {
        format.text_or_json(|| self.in_language(language()).into_owned(), || self)
    }
}
