//! `gocheck grade`: submissions in, a table of students and problems out.

use super::Status;
use super::args::{GradeArgs, Table};
use super::check::{Checked, Checker, Failed, inputs, unreadable};
use super::files::{files, is_answer_file, is_hidden, read};
use super::folder::Folder;
use super::messages;
use super::stream::threads;
use anyhow::{Context, ensure};
use gocheck::board::Size;
use gocheck::diagnostic::{Diagnostics, Message};
use gocheck::grade::{Grades, Submission, Task, Unread, csv, json, page, text};
use gocheck::puzzle::{Answer, parse_answers};
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The most bytes of an answer file.
const MAX_BYTES: usize = 1 << 24;

/// Grades submissions, prints the table and writes it as CSV and as a page.
///
/// # Errors
/// When a puzzle cannot be read: there are no grades without all right answers. When there are no submissions,
/// or the output folder or standard output cannot be written to.
pub(super) fn grade(args: &GradeArgs) -> anyhow::Result<Status> {
    let pool = threads(args.jobs)?;
    let Some(tasks) = pool.install(|| tasks(args))? else { return Ok(Status::BadInput) };
    let students = students(&args.submissions)?;
    let hand_in = |(student, files): (String, Vec<PathBuf>)| Submission {
        answers: answers(&files, args.puzzles.size),
        student,
    };
    let submissions: Vec<Submission> = pool.install(|| students.into_par_iter().map(hand_in).collect());
    let grades = Grades::new(tasks, submissions);

    let folder = Folder::create(&args.output)?;
    let mut file = folder.begin("grades.csv")?;
    csv(&grades, &mut file).context("cannot write grades.csv")?;
    file.finish()?;
    let mut file = folder.begin("grades.html")?;
    page(&grades, &mut file).context("cannot write grades.html")?;
    file.finish()?;

    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Table::Text => text(&grades, &mut out),
        Table::Csv => csv(&grades, &mut out),
        Table::Json => json(&grades, &mut out),
    }
    .and_then(|()| out.flush())
    .context("cannot write to standard output")?;
    if !args.quiet {
        let page = folder.join("grades.html");
        messages::note(&format!("submissions: {}, boards and marks: {}", grades.rows.len(), page.display()));
    }
    Ok(if grades.are_all_right() { Status::Well } else { Status::Finding })
}

/// The puzzles with their answers, in the order of an answer file; nothing when one is faulty, which is said.
fn tasks(args: &GradeArgs) -> anyhow::Result<Option<Vec<Task>>> {
    let puzzles = &args.puzzles;
    let inputs = inputs(&files(puzzles)?.paths, puzzles.ask);
    let checker = Checker::without_pictures(puzzles.size, puzzles.to_move);
    let outcomes: Vec<Result<Checked, Failed>> =
        inputs.par_iter().map(|input| checker.check(input)).collect();
    let mut tasks = Vec::new();
    let mut failed = 0;
    for outcome in outcomes {
        match outcome {
            Ok(Checked { entry, setup, analysis, .. }) => tasks.push(Task { entry, setup, analysis }),
            Err(Failed { shown, diagnostics }) => {
                diagnostics.iter().for_each(|diagnostic| super::diagnostics::diagnostic(&shown, diagnostic));
                failed += 1;
            }
        }
    }
    if failed > 0 {
        messages::error(&format!("no grades: {failed} of {} puzzles cannot be read", inputs.len()));
        return Ok(None);
    }
    let tag = |task: &Task| task.entry.name.tag().map(str::to_owned);
    tasks.sort_by_cached_key(|task| (tag(task), task.entry.name.rank()));
    Ok(Some(tasks))
}

/// The answer files of each student. A file `answer_for_<tag>.txt` is of the student that its folder is named
/// after, another of the one that it is named after itself.
fn students(paths: &[PathBuf]) -> anyhow::Result<BTreeMap<String, Vec<PathBuf>>> {
    let mut students = BTreeMap::new();
    for path in paths {
        if !path.is_dir() {
            add(&mut students, path);
            continue;
        }
        for path in entries(path)? {
            if path.is_dir() {
                // Who handed nothing in has a line, too.
                students.entry(name(path.file_name())).or_default();
                let files = entries(&path)?;
                files.iter().filter(|file| is_answer_file(file)).for_each(|file| add(&mut students, file));
            } else if path.extension().is_some_and(|ending| ending == "txt") {
                add(&mut students, &path);
            }
        }
    }
    let list = paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ");
    ensure!(
        !students.is_empty(),
        "no submissions in {list}: expected NAME/answer_for_<tag>.txt or NAME.txt for each student"
    );
    Ok(students)
}

fn add(students: &mut BTreeMap<String, Vec<PathBuf>>, file: &Path) {
    let folder = file.parent().filter(|_| is_answer_file(file));
    // A folder that was named `.` has a name all the same.
    let folder = folder.and_then(|folder| fs::canonicalize(folder).ok());
    let named = folder.as_deref().and_then(Path::file_name).or_else(|| file.file_stem());
    students.entry(name(named)).or_default().push(file.to_owned());
}

fn name(name: Option<&std::ffi::OsStr>) -> String {
    name.unwrap_or_default().to_string_lossy().into_owned()
}

/// What is in a folder, by name, without hidden files.
fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut entries: Vec<PathBuf> =
        entries.with_context(|| format!("cannot read the folder {}", folder.display()))?;
    entries.retain(|path| !is_hidden(path));
    entries.sort_unstable();
    Ok(entries)
}

/// Reads a student's files as one submission.
fn answers(files: &[PathBuf], size: Size) -> Result<Vec<(String, Answer)>, Unread> {
    if files.is_empty() {
        return Err(Unread { file: None, errors: Message::NoAnswerFile.into() });
    }
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for path in files {
        let shown = path.display().to_string();
        let unread = |errors| Unread { file: Some(shown.clone()), errors };
        for (name, answer) in parse(path, &shown, size).map_err(unread)? {
            if !seen.insert(name.clone()) {
                return Err(unread(Message::AnsweredElsewhere { name }.into()));
            }
            all.push((name, answer));
        }
    }
    if all.is_empty() {
        let shown = files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().join(", ");
        return Err(Unread { file: Some(shown), errors: Message::NoAnswers.into() });
    }
    Ok(all)
}

fn parse(path: &Path, shown: &str, size: Size) -> Result<Vec<(String, Answer)>, Diagnostics> {
    let bytes = read(path, MAX_BYTES).map_err(|error| unreadable(shown, &error))?;
    if bytes.len() > MAX_BYTES {
        return Err(Message::AnswersTooLarge { most: MAX_BYTES }.into());
    }
    parse_answers(&bytes, size)
}
