//! `gocheck` without a command's name: puzzle files are answered, and the answers compared.

use super::codes::{CodeArgs, print_codes};
use super::diagnostics::say_diagnostic;
use super::files::{is_there, read, refuse_stdin_twice, shown, unreadable};
use super::options::FindingFormat;
use super::pictures::{Drawn, Exhibition, GalleryArgs};
use super::progress::Progress;
use super::puzzles::PuzzleArgs;
use super::report::{self, print};
use super::solver::{Failed, Input, Solved, Solver};
use gocheck::diagnostic::{Code, Diagnostic, Diagnostics, Message, Selection, Severity};
use gocheck::puzzle::{Answer, Comparison, Entry, Expected, Form, Verdict, parse_answers, write_answers};
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::messages::is_quiet;
use gocheck_common::cli::{Said, Status, choice, messages};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What to answer, and what becomes of the answers.
#[derive(Debug, clap::Args)]
pub(super) struct AnswerArgs {
    /// The puzzles.
    #[command(flatten)]
    puzzles: PuzzleArgs,

    /// Write answers and pictures into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    output: PathBuf,

    /// The form of the answer files: blocks of points, or the lines that are printed
    #[arg(long, value_name = "FORM", default_value = "blocks", value_parser = choice([("blocks", Form::Blocks), ("console", Form::Console)]))]
    answers: Form,

    /// Compare with the answers in this file, in either form; may be given again for more files
    #[arg(long, value_name = "FILE")]
    expect: Vec<PathBuf>,

    /// Print the assignment's lines, a JSON object for each file, or what is wrong with the files as CSV or SARIF 2.1.0
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: FindingFormat,

    /// What is reported; errors are, whatever is selected.
    #[command(flatten)]
    codes: CodeArgs,

    /// The pictures.
    #[command(flatten)]
    gallery: GalleryArgs,
}

/// Files answered before their answers are printed.
const BATCH: usize = 256;

/// Names of files that failed which are said again in the end.
const MAX_NAMES: usize = 20;

/// Answers the files, prints and writes the answers, compares them.
///
/// # Errors
/// When the expected answers cannot be read, or when the output folder or standard output cannot be written to. What
/// is wrong with a puzzle is said and is part of the status.
pub(super) fn run(args: &AnswerArgs) -> anyhow::Result<Status> {
    let selection = args.codes.selection(Code::PUZZLES)?;
    if args.codes.codes {
        return print_codes(Code::PUZZLES);
    }
    refuse_stdin_twice(args.puzzles.named().chain(&args.expect))?;
    let inputs = args.puzzles.inputs()?;
    let expected = read_expected(args)?;
    // Where there is nothing to be answered, no folder is made.
    let is_sensible = inputs.all.iter().any(|input| input.asked.is_ok() && is_there(&input.path));
    let folder = is_sensible.then(|| Folder::create(&args.output)).transpose()?;
    let exhibition = Exhibition::new(&args.gallery, folder.as_ref(), args.puzzles.size, inputs.is_bulk)?;
    let mut run = Run {
        args,
        expected,
        comparisons: Vec::new(),
        entries: Vec::new(),
        failed: Vec::new(),
        said: Vec::new(),
    };
    let pictures = run.answer(&inputs.all, exhibition, &selection)?;
    if let Some(folder) = &folder {
        run.write_answer_files(&inputs.all, folder)?;
    }
    run.print_comparisons()?;
    print(&report::said_text(args.format, &run.said)?)?;
    run.say_what_was_done(inputs.all.len(), pictures);
    Ok(run.status())
}

/// Reads the expected answers; nothing when none were asked for.
fn read_expected(args: &AnswerArgs) -> anyhow::Result<Option<Expected>> {
    let mut all = None;
    let mut is_faulty = false;
    for path in &args.expect {
        let expected: &mut Expected = all.get_or_insert_default();
        let answers = read(path, usize::MAX)
            .map_err(|error| Diagnostics::from(unreadable(path, &error)))
            .and_then(|bytes| parse_answers(&bytes, args.puzzles.size));
        let add = |(stem, answer): (String, Answer)| {
            let twice = Message::AnsweredBefore { name: stem.clone() };
            (!expected.add(stem, answer)).then(|| twice.into())
        };
        let errors: Vec<Diagnostic> =
            answers.map_or_else(|errors| errors.0, |answers| answers.into_iter().filter_map(add).collect());
        errors.iter().for_each(|error| say_diagnostic(&shown(path), error));
        is_faulty |= !errors.is_empty();
    }
    if is_faulty { Err(Said.into()) } else { Ok(all) }
}

/// A run and what has come of it.
struct Run<'a> {
    args: &'a AnswerArgs,
    expected: Option<Expected>,
    comparisons: Vec<Comparison>,
    /// The answers in the order of the files.
    entries: Vec<Entry>,
    /// The files that were not answered, or whose pictures were not written.
    failed: Vec<Failed>,
    /// What was said of the files, where it is printed in the end.
    said: Vec<(String, Diagnostic)>,
}

impl Run<'_> {
    /// Answers the files, a batch at a time, and prints the answers in the order of the files. Gives the number of
    /// pictures.
    fn answer(
        &mut self,
        inputs: &[Input],
        mut exhibition: Exhibition,
        selection: &Selection,
    ) -> anyhow::Result<usize> {
        let PuzzleArgs { size, to_move, .. } = self.args.puzzles;
        let solver = Solver { size, to_move };
        let progress = Progress::new(inputs.len());
        for batch in inputs.chunks(BATCH) {
            let solve = |input: &Input| {
                let mut solved = solver.solve(input)?;
                let drawn = exhibition.artist.draw(&mut solved);
                // What makes a file fail is always said.
                solved
                    .diagnostics
                    .retain(|said| said.severity() == Severity::Error || selection.has(said.code()));
                Ok((solved, drawn))
            };
            let outcomes: Vec<Result<(Solved, Drawn), Failed>> = batch.par_iter().map(solve).collect();
            let mut printed = String::new();
            for outcome in outcomes {
                match outcome {
                    Ok((solved, drawn)) => {
                        let comparison =
                            self.expected.as_ref().map(|expected| expected.compare(&solved.entry));
                        exhibition.add(&solved, &drawn, comparison.as_ref())?;
                        printed += &self.print_solved(&solved, &drawn, comparison.as_ref());
                        progress.suspend(|| self.say(&solved.shown, &solved.diagnostics));
                        if solved.has_errors() {
                            self.failed.push(Failed { shown: solved.shown, diagnostics: solved.diagnostics });
                        }
                        self.entries.push(solved.entry);
                        self.comparisons.extend(comparison);
                    }
                    Err(failed) => {
                        if self.args.format == FindingFormat::Json {
                            printed += &format!("{}\n", report::failed_json(&failed));
                        }
                        progress.suspend(|| self.say(&failed.shown, &failed.diagnostics));
                        self.failed.push(failed);
                    }
                }
            }
            progress.suspend(|| print(&printed))?;
            progress.advance(batch.len());
        }
        exhibition.finish(&self.entries, &self.failed)
    }

    fn say(&mut self, shown: &str, diagnostics: &[Diagnostic]) {
        diagnostics.iter().for_each(|diagnostic| say_diagnostic(shown, diagnostic));
        if [FindingFormat::Csv, FindingFormat::Sarif].contains(&self.args.format) {
            self.said.extend(diagnostics.iter().map(|diagnostic| (shown.to_owned(), diagnostic.clone())));
        }
    }

    fn print_solved(&self, solved: &Solved, drawn: &Drawn, comparison: Option<&Comparison>) -> String {
        let differs = comparison.is_some_and(|comparison| comparison.verdict != Verdict::Same);
        match self.args.format {
            FindingFormat::Json if is_quiet() && !differs => String::new(),
            FindingFormat::Json => format!("{}\n", report::solved_json(solved, &drawn.paths(), comparison)),
            // Differences follow when all is answered.
            FindingFormat::Text if is_quiet() => String::new(),
            FindingFormat::Text => format!("{}\n", solved.entry),
            FindingFormat::Csv | FindingFormat::Sarif => String::new(),
        }
    }

    /// Writes a file of answers for each tag that was named, also where nothing could be answered: an
    /// earlier run's answers must not stand there.
    fn write_answer_files(&self, inputs: &[Input], folder: &Folder) -> anyhow::Result<()> {
        let file =
            |tag: Option<&str>| tag.map_or("answers.txt".to_owned(), |tag| format!("answer_for_{tag}.txt"));
        let mut files: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
        for (name, _) in inputs.iter().filter_map(|input| input.asked.as_ref().ok()) {
            files.entry(file(name.tag())).or_default();
        }
        for entry in &self.entries {
            files.entry(file(entry.name.tag())).or_default().push(entry);
        }
        for (file, mut entries) in files {
            entries.sort_by_key(|entry| entry.name.rank());
            let mut bytes = Vec::new();
            write_answers(&mut bytes, self.args.answers, entries)?;
            folder.write(&file, &bytes)?;
        }
        Ok(())
    }

    /// Prints how the answers stand to the expected ones.
    fn print_comparisons(&mut self) -> anyhow::Result<()> {
        let Some(expected) = &self.expected else { return Ok(()) };
        self.comparisons.extend(expected.not_among(&self.entries));
        let mut printed = String::new();
        for comparison in &self.comparisons {
            let is_same = comparison.verdict == Verdict::Same;
            match self.args.format {
                FindingFormat::Json if comparison.verdict == Verdict::NotFound => {
                    printed += &format!("{}\n", report::not_found_json(comparison));
                }
                // The others are in the objects of their files.
                FindingFormat::Json => {}
                FindingFormat::Csv | FindingFormat::Sarif if is_same => {}
                // A table of findings has no place for differences.
                FindingFormat::Csv | FindingFormat::Sarif => {
                    messages::say(report::comparison_text(comparison).trim_end());
                }
                FindingFormat::Text if is_quiet() && is_same => {}
                FindingFormat::Text => printed += &report::comparison_text(comparison),
            }
        }
        if self.args.format == FindingFormat::Text && !is_quiet() {
            printed += &report::comparison_summary(&self.comparisons);
        }
        print(&printed)
    }

    fn status(&self) -> Status {
        if !self.failed.is_empty() {
            Status::BadInput
        } else if self.comparisons.iter().any(|comparison| comparison.verdict != Verdict::Same) {
            Status::Finding
        } else {
            Status::Well
        }
    }

    fn say_what_was_done(&self, count: usize, pictures: usize) {
        if !self.failed.is_empty() && count > 1 {
            let failed = self.failed.len();
            let names = self.failed.iter().take(MAX_NAMES).map(|failed| failed.shown.as_str());
            let names = names.collect::<Vec<_>>().join(", ");
            let rest = if failed > MAX_NAMES { ", .." } else { "" };
            messages::error(&format!("{failed} of {count} files failed: {names}{rest}"));
        }
        if !self.entries.is_empty() {
            let (answers, folder) = (self.entries.len(), self.args.output.display());
            messages::note(&format!("answers: {answers}, pictures: {pictures}, in the folder {folder}"));
        }
    }
}
