//! `gocheck` without a command's name: puzzle files are answered, and the answers compared.

use super::answer_files::Kept;
use super::codes::{CodeArgs, print_codes};
use super::diagnostics::say_diagnostic;
use super::expected::{Compared, Expected};
use super::files::{is_there, refuse_stdin_twice};
use super::language::language;
use super::options::FindingFormat;
use super::pictures::{Drawn, Exhibition, GalleryArgs};
use super::progress::Progress;
use super::puzzles::PuzzleArgs;
use super::report::{self, print};
use super::solver::{Failed, Input, Solved, Solver};
use clap::Command;
use gocheck::diagnostic::{Code, Diagnostic, Selection, Severity};
use gocheck::grade::RightAnswers;
use gocheck::puzzle::{Entry, Form, Name};
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::messages::is_quiet;
use gocheck_common::cli::{Status, choice, messages, usage_error};
use gocheck_common::phrase;
use rayon::prelude::*;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

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

    /// Compare with the answers in this file, in any form that people write; may be given again for more files
    #[arg(long, value_name = "FILE")]
    expect: Vec<PathBuf>,

    /// Of the files to compare with, read the form that is handed out and no other
    #[arg(long, requires = "expect")]
    strict: bool,

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
pub(super) fn run(args: &AnswerArgs, program: &Command) -> anyhow::Result<Status> {
    let selection = args.codes.selection(Code::PUZZLES)?;
    if args.codes.codes {
        return print_codes(Code::PUZZLES);
    }
    refuse_stdin_twice(args.puzzles.named().chain(&args.expect))?;
    args.puzzles.typed().iter().try_for_each(|path| refuse_command(path, program))?;
    let inputs = args.puzzles.inputs()?;
    let names = || inputs.all.iter().filter_map(|input| input.asked.as_ref().ok()).map(|(name, _)| name);
    let expected = Expected::read(&args.expect, names().map(Name::stem), args.strict, |code| {
        args.codes.are_ignored(code)
    })?;
    // Where there is nothing to be answered, no folder is made.
    let is_sensible = inputs.all.iter().any(|input| input.asked.is_ok() && is_there(&input.path));
    // What is not there is not run.
    let run_names = inputs.all.iter().filter(|input| is_there(&input.path));
    let own: HashSet<&str> =
        run_names.filter_map(|input| input.asked.as_ref().ok()).map(|(name, _)| name.stem()).collect();
    // Where the folder holds anything that would be lost, nothing is written either.
    let read = || Kept::read(&args.output, names(), args.puzzles.ask());
    is_sensible.then(read).transpose()?;
    let folder = is_sensible.then(|| Folder::create(&args.output)).transpose()?;
    let output = args.output.display().to_string();
    let waiting = || {
        messages::note(&phrase!(
            "waiting for another run in {folder}",
            "正在等待 {folder} 里的另一次运行",
            folder = output
        ))
    };
    let _lock = folder.as_ref().and_then(|folder| folder.lock(waiting));
    // Another run may have ended meanwhile.
    let kept = is_sensible.then(read).transpose()?;
    let exhibition =
        Exhibition::new(&args.gallery, folder.as_ref(), args.puzzles.size, inputs.is_bulk, &own)?;
    let said = expected.as_ref().map_or_else(Vec::new, |expected| expected.said.clone());
    let mut run = Run {
        args,
        expected,
        others: Vec::new(),
        compared: Vec::new(),
        entries: Vec::new(),
        failed: Vec::new(),
        said,
    };
    let pictures = run.answer(&inputs.all, exhibition, &selection)?;
    if let (Some(folder), Some(kept)) = (&folder, kept) {
        // Also where nothing could be answered: an earlier run's answer must not stand there.
        let said = kept.write(folder, args.answers, &run.entries, &own)?;
        said.iter().for_each(messages::note);
    }
    run.print_comparisons()?;
    print(&report::said_text(args.format, &run.said)?)?;
    run.say_what_was_done(inputs.all.len(), pictures);
    Ok(run.status())
}

/// Refuses a word that is no file and was meant for a command: nothing is to come of such a call.
fn refuse_command(path: &Path, program: &Command) -> anyhow::Result<()> {
    /// The most slips in a word that is meant for a command.
    const FAR: usize = 2;
    let Some(word) = path.to_str() else { return Ok(()) };
    let is_word =
        !word.is_empty() && word.chars().all(|c| c.is_ascii_alphabetic() || c == '-') && word != "-";
    if !is_word || path.exists() {
        return Ok(());
    }
    let names = program.get_subcommands().map(Command::get_name);
    let slips = |name: &str| strsim::damerau_levenshtein(name, &word.to_lowercase());
    let close = names.map(|name| (slips(name), name)).min();
    let close = match close {
        Some((slips, command)) if slips <= FAR => {
            phrase!("is `gocheck {command}` meant?", "是不是想用 gocheck {command}？").text(language())
        }
        _ => {
            phrase!("puzzles are answered without a command: gocheck FILE..", "答题不用命令：gocheck FILE..")
                .text(language())
        }
    };
    Err(usage_error(phrase!(
        "no such file, folder or command: {word}; {close}",
        "没有这个文件、文件夹或命令：{word}；{close}"
    )))
}

/// A run and what has come of it.
struct Run<'a> {
    args: &'a AnswerArgs,
    expected: Option<Expected>,
    /// The answers of puzzles beside those that are asked.
    others: Vec<Entry>,
    compared: Vec<Compared>,
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
        if self.expected.is_some() && inputs.len() <= BATCH {
            self.others = solver.neighbours(inputs);
        }
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
            let compared: Vec<Option<Compared>> = self.compare(&outcomes);
            let mut printed = String::new();
            for (outcome, compared) in outcomes.into_iter().zip(compared) {
                match outcome {
                    Ok((solved, drawn)) => {
                        exhibition.add(&solved, &drawn, compared.as_ref());
                        printed += &self.print_solved(&solved, &drawn, compared.as_ref());
                        progress.suspend(|| self.say(&solved.shown, &solved.diagnostics));
                        if solved.has_errors() {
                            self.failed.push(Failed { shown: solved.shown, diagnostics: solved.diagnostics });
                        }
                        self.entries.push(solved.entry);
                        self.compared.extend(compared);
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
        exhibition.finish(&self.failed)
    }

    /// How the answers of a batch stand to those that they are compared with.
    fn compare(&self, outcomes: &[Result<(Solved, Drawn), Failed>]) -> Vec<Option<Compared>> {
        let solved = outcomes.iter().filter_map(|outcome| outcome.as_ref().ok());
        let others = RightAnswers::new(solved.map(|(solved, _)| &solved.entry).chain(&self.others));
        let compare = |outcome: &Result<(Solved, Drawn), Failed>| {
            let (solved, _) = outcome.as_ref().ok()?;
            Some(self.expected.as_ref()?.compare(solved, &others))
        };
        outcomes.iter().map(compare).collect()
    }

    fn say(&mut self, shown: &str, diagnostics: &[Diagnostic]) {
        diagnostics.iter().for_each(|diagnostic| say_diagnostic(shown, diagnostic));
        if [FindingFormat::Csv, FindingFormat::Sarif].contains(&self.args.format) {
            self.said.extend(diagnostics.iter().map(|diagnostic| (shown.to_owned(), diagnostic.clone())));
        }
    }

    fn print_solved(&self, solved: &Solved, drawn: &Drawn, compared: Option<&Compared>) -> String {
        let differs = compared.is_some_and(|compared| !compared.mark.is_right());
        match self.args.format {
            FindingFormat::Json if is_quiet() && !differs => String::new(),
            FindingFormat::Json => format!("{}\n", report::solved_json(solved, &drawn.paths(), compared)),
            // Differences follow when all is answered.
            FindingFormat::Text if is_quiet() => String::new(),
            FindingFormat::Text => format!("{}\n", solved.entry),
            FindingFormat::Csv | FindingFormat::Sarif => String::new(),
        }
    }

    /// Prints how the answers stand to those that they are compared with.
    fn print_comparisons(&self) -> anyhow::Result<()> {
        let Some(expected) = &self.expected else { return Ok(()) };
        let mut printed = String::new();
        for compared in &self.compared {
            let is_right = compared.mark.is_right();
            match self.args.format {
                // They are in the objects of their files.
                FindingFormat::Json => {}
                FindingFormat::Csv | FindingFormat::Sarif if is_right => {}
                // A table of findings has no place for differences.
                FindingFormat::Csv | FindingFormat::Sarif => messages::say(compared.text().trim_end()),
                FindingFormat::Text if is_quiet() && is_right => {}
                FindingFormat::Text => printed += &compared.text(),
            }
        }
        if self.args.format == FindingFormat::Text && !is_quiet() {
            printed += &expected.summary(&self.compared);
        }
        print(&printed)?;
        expected.not_asked().iter().for_each(messages::note);
        Ok(())
    }

    fn status(&self) -> Status {
        let is_faulty = self.expected.as_ref().is_some_and(|expected| expected.is_faulty);
        if !self.failed.is_empty() || is_faulty {
            Status::BadInput
        } else if self.compared.iter().any(|compared| !compared.mark.is_right()) {
            Status::Finding
        } else {
            Status::Well
        }
    }

    fn say_what_was_done(&self, count: usize, pictures: usize) {
        if !self.failed.is_empty() && count > 1 {
            let failed = self.failed.len();
            let mut names: Vec<&str> =
                self.failed.iter().take(MAX_NAMES).map(|failed| failed.shown.as_str()).collect();
            if failed > MAX_NAMES {
                names.push("..");
            }
            let names = names.join(", ");
            messages::error(&phrase!(
                "{failed} of {count} files failed: {names}",
                "{count} 个文件中有 {failed} 个出错：{names}"
            ));
        }
        if !self.entries.is_empty() {
            let (answers, folder) = (self.entries.len(), self.args.output.display().to_string());
            messages::note(&phrase!(
                "answers: {answers}, pictures: {pictures}, in the folder {folder}",
                "答案 {answers} 个，图片 {pictures} 张，写进文件夹 {folder}"
            ));
        }
    }
}
