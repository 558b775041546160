//! The program `gocheck`.

use super::Status;
use super::args::{Command, Format, Generate, GocheckArgs};
use super::check::{Checked, Checker, Failed, Input, inputs, unreadable};
use super::files::files;
use super::folder::Folder;
#[cfg(feature = "render")]
use super::folder::Pending;
use super::generate::generate as puzzles;
use super::grade::grade;
use super::lint::lint;
use super::perft::perft;
use super::position::position;
#[cfg(feature = "render")]
use super::render::render;
use super::stream::{stream, threads};
use super::{messages, report};
use anyhow::Context;
use clap::CommandFactory;
use gocheck::diagnostic::{Diagnostic, Diagnostics, Language, Message, Severity};
use gocheck::puzzle::{Answer, Comparison, Entry, Expected, Verdict, parse_answers, write_answers};
#[cfg(feature = "render")]
use gocheck::render::{Gallery, Item, Renderer, puzzle_of};
use indicatif::{ProgressBar, ProgressDrawTarget};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Files answered before their answers are printed.
const BATCH: usize = 256;

/// Names of files that failed which are said again in the end.
const MOST_NAMES: usize = 20;

/// Answers the files, prints and writes the answers, compares them.
///
/// # Errors
/// When the output folder or standard output cannot be written to. What is wrong with a file is said
/// and is part of the status.
pub(crate) fn run(args: GocheckArgs) -> anyhow::Result<Status> {
    choose_color(args.color);
    if let Some(what) = args.generate {
        generate(what)?;
        return Ok(Status::Well);
    }
    match &args.command {
        Some(Command::Stream(args)) => return stream(args),
        Some(Command::Grade(args)) => return grade(args),
        Some(Command::Puzzles(args)) => return puzzles(args),
        Some(Command::Lint(args)) => return lint(args),
        Some(Command::Position(args)) => return position(args),
        #[cfg(feature = "render")]
        Some(Command::Render(args)) => return render(args),
        Some(Command::Perft(args)) => return perft(args),
        None => {}
    }
    let files = files(&args.puzzles)?;
    let folder = Folder::create(&args.output)?;
    let (expected, expected_is_bad) = match read_expected(&args) {
        Ok(expected) => (expected, false),
        Err(BadInput) => (None, true),
    };
    let (comparisons, entries, failed, pictures) = Default::default();
    let is_bulk = files.is_bulk;
    let mut run =
        Run { args: &args, is_bulk, folder: &folder, expected, comparisons, entries, failed, pictures };
    let pool = threads(args.jobs)?;
    let inputs = inputs(&files.paths, args.puzzles.ask);
    drop(files);
    pool.install(|| run.answer(&inputs))?;
    run.write_answer_files(&inputs)?;
    run.print_comparisons()?;
    run.say_what_was_done(inputs.len());
    Ok(if expected_is_bad { Status::BadInput } else { run.status() })
}

/// Reads the expected answers and says what is wrong with them; nothing when none were asked for.
fn read_expected(args: &GocheckArgs) -> Result<Option<Expected>, BadInput> {
    let mut all = None;
    let mut result = Ok(());
    for path in &args.expect {
        let expected: &mut Expected = all.get_or_insert_default();
        let shown = path.display().to_string();
        let answers = fs::read(path)
            .map_err(|error| Diagnostics::from(unreadable(&shown, &error)))
            .and_then(|bytes| parse_answers(&bytes, args.puzzles.size));
        let add = |(stem, answer): (String, Answer)| {
            let twice = Message::AnsweredBefore { name: stem.clone() };
            (!expected.add(stem, answer)).then(|| twice.into())
        };
        let errors =
            answers.map_or_else(|errors| errors.0, |answers| answers.into_iter().filter_map(add).collect());
        for error in errors {
            super::diagnostics::diagnostic(&shown, &error);
            result = Err(BadInput);
        }
    }
    result.map(|()| all)
}

/// Something that was said already.
struct BadInput;

/// A run and what has come of it.
struct Run<'a> {
    args: &'a GocheckArgs,
    /// Whether there may be very many files: then pictures and a gallery are made only when asked for.
    #[cfg_attr(not(feature = "render"), expect(dead_code, reason = "there are no pictures"))]
    is_bulk: bool,
    folder: &'a Folder,
    expected: Option<Expected>,
    comparisons: Vec<Comparison>,
    /// The answers in the order of the files.
    entries: Vec<Entry>,
    /// The files that were not answered, or whose pictures were not written.
    failed: Vec<Failed>,
    /// The files of the pictures written.
    pictures: Vec<String>,
}

impl Run<'_> {
    /// Answers the files, a batch at a time, and prints the answers in the order of the files.
    fn answer(&mut self, inputs: &[Input]) -> anyhow::Result<()> {
        let checker = Checker::without_pictures(self.args.puzzles.size, self.args.puzzles.to_move);
        #[cfg(feature = "render")]
        let (shows, draws) = {
            let shows = self.args.images || !self.is_bulk;
            (shows, shows && !self.args.no_images)
        };
        #[cfg(feature = "render")]
        let checker = match draws {
            true => {
                checker.with_pictures(Renderer::new(self.args.puzzles.size, self.args.cell)?, self.folder)
            }
            false => checker,
        };
        #[cfg(feature = "render")]
        let mut gallery = shows.then(|| self.begin_gallery()).transpose()?;
        let progress = Progress::new(inputs.len());
        for batch in inputs.chunks(BATCH) {
            let outcomes: Vec<Result<Checked, Failed>> =
                batch.par_iter().map(|input| checker.check(input)).collect();
            let mut printed = String::new();
            for outcome in outcomes {
                match outcome {
                    Ok(checked) => {
                        let comparison =
                            self.expected.as_ref().map(|expected| expected.compare(&checked.entry));
                        #[cfg(feature = "render")]
                        if let Some(gallery) = &mut gallery {
                            self.add_to_gallery(gallery, &checked, comparison.as_ref())?;
                        }
                        printed += &self.print_checked(&checked, comparison.as_ref());
                        progress.suspend(|| self.say_of(&checked.shown, &checked.diagnostics));
                        if checked.has_errors() {
                            self.failed
                                .push(Failed { shown: checked.shown, diagnostics: checked.diagnostics });
                        }
                        self.entries.push(checked.entry);
                        self.comparisons.extend(comparison);
                    }
                    Err(failed) => {
                        if self.args.format == Format::Json {
                            printed += &format!("{}\n", report::failed_json(&failed));
                        }
                        progress.suspend(|| self.say_of(&failed.shown, &failed.diagnostics));
                        self.failed.push(failed);
                    }
                }
            }
            progress.suspend(|| print(&printed))?;
            progress.advance(batch.len());
        }
        #[cfg(feature = "render")]
        if let Some(gallery) = gallery {
            let lines = |failed: &Failed| {
                failed
                    .diagnostics
                    .iter()
                    .map(|error| error.line(&failed.shown, Language::English))
                    .collect::<Vec<_>>()
            };
            gallery.finish(&self.failed.iter().flat_map(lines).collect::<Vec<_>>())?.finish()?;
        }
        #[cfg(feature = "render")]
        if draws {
            self.remove_stale_pictures()?;
        }
        Ok(())
    }

    #[cfg(feature = "render")]
    fn begin_gallery(&self) -> anyhow::Result<Gallery<Pending>> {
        Ok(Gallery::new(self.folder.begin("index.html")?)?)
    }

    fn print_checked(&self, checked: &Checked, comparison: Option<&Comparison>) -> String {
        let differs = comparison.is_some_and(|comparison| comparison.verdict != Verdict::Same);
        match self.args.format {
            Format::Json if self.args.quiet && !differs => String::new(),
            Format::Json => format!("{}\n", report::checked_json(checked, comparison)),
            // Differences follow when all is answered.
            Format::Text if self.args.quiet => String::new(),
            Format::Text => format!("{}\n", checked.entry),
        }
    }

    fn say_of(&self, shown: &str, diagnostics: &[Diagnostic]) {
        let quiet = |diagnostic: &Diagnostic| self.args.quiet && diagnostic.severity() == Severity::Warning;
        diagnostics
            .iter()
            .filter(|&said| !quiet(said))
            .for_each(|said| super::diagnostics::diagnostic(shown, said));
    }

    #[cfg(feature = "render")]
    fn add_to_gallery(
        &mut self,
        gallery: &mut Gallery<impl Write>,
        checked: &Checked,
        comparison: Option<&Comparison>,
    ) -> anyhow::Result<()> {
        let pictures: Vec<(&str, &str, &[u8])> = checked
            .drawn
            .iter()
            .map(|drawn| {
                (drawn.picture.scene.title.as_str(), drawn.picture.alt.as_str(), drawn.png.as_slice())
            })
            .collect();
        gallery.add(&Item {
            name: checked.entry.name.stem(),
            question: checked.entry.question.in_words(),
            answer: &checked.entry.answer.to_string(),
            notes: &report::notes(checked, comparison),
            board: &checked.setup.to_string(),
            pictures: &pictures,
        })?;
        self.pictures.extend(checked.drawn.iter().map(|drawn| drawn.picture.file.clone()));
        Ok(())
    }

    /// A picture of an earlier run that this run would have drawn anew, had it still been true.
    #[cfg(feature = "render")]
    fn remove_stale_pictures(&self) -> anyhow::Result<()> {
        let written: std::collections::HashSet<&str> = self.pictures.iter().map(String::as_str).collect();
        let answered: std::collections::HashSet<&str> =
            self.entries.iter().map(|entry| entry.name.stem()).collect();
        self.folder.remove(|file| {
            let puzzle = file.strip_suffix(".png").and_then(puzzle_of);
            puzzle.is_some_and(|puzzle| answered.contains(puzzle)) && !written.contains(file)
        })
    }

    /// Writes a file of answers for each tag that was named, also where nothing could be answered: an
    /// earlier run's answers must not stand there.
    fn write_answer_files(&mut self, inputs: &[Input]) -> anyhow::Result<()> {
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
            self.folder.write(&file, &bytes)?;
        }
        Ok(())
    }

    /// Prints how the answers stand to the expected ones.
    fn print_comparisons(&mut self) -> anyhow::Result<()> {
        let Some(expected) = &self.expected else { return Ok(()) };
        self.comparisons.extend(expected.not_among(&self.entries));
        let mut printed = String::new();
        for comparison in &self.comparisons {
            match self.args.format {
                // The others are in the objects of their files.
                Format::Json if comparison.verdict == Verdict::NotFound => {
                    printed += &format!("{}\n", report::not_found_json(comparison));
                }
                Format::Json => {}
                Format::Text if self.args.quiet && comparison.verdict == Verdict::Same => {}
                Format::Text => printed += &report::comparison_text(comparison),
            }
        }
        if self.args.format == Format::Text && !self.args.quiet {
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

    fn say_what_was_done(&self, count: usize) {
        if !self.failed.is_empty() && count > 1 {
            let failed = self.failed.len();
            let names = self.failed.iter().take(MOST_NAMES).map(|failed| failed.shown.as_str());
            let names = names.collect::<Vec<_>>().join(", ");
            let rest = if failed > MOST_NAMES { ", .." } else { "" };
            messages::error(&format!("{failed} of {count} files failed: {names}{rest}"));
        }
        if !self.args.quiet && !self.entries.is_empty() {
            let folder = self.args.output.display();
            let (answers, pictures) = (self.entries.len(), self.pictures.len());
            messages::note(&format!("answers: {answers}, pictures: {pictures}, in the folder {folder}"));
        }
    }
}

pub(super) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context("cannot write to standard output")
}

fn choose_color(choice: clap::ColorChoice) {
    match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

fn generate(what: Generate) -> anyhow::Result<()> {
    let mut command = GocheckArgs::command();
    let mut bytes = Vec::new();
    match what {
        Generate::Completions(shell) => clap_complete::generate(shell, &mut command, "gocheck", &mut bytes),
        Generate::Man => clap_mangen::Man::new(command).render(&mut bytes)?,
    }
    io::stdout().write_all(&bytes).context("cannot write to standard output")
}

/// A bar on standard error, on a terminal, once the work takes over a second.
struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    fn new(files: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        Self { bar, start: Instant::now() }
    }

    fn advance(&self, files: usize) {
        self.bar.inc(files as u64);
        if self.start.elapsed() > Duration::from_secs(1) && self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Prints without the bar in the way.
    fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
    }
}
