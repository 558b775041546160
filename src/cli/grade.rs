//! `gocheck grade`: submissions in, a table of students and problems out.

use super::diagnostics::{fault, say_diagnostic};
use super::files::{entries, is_answer_file, is_text, read, refuse_stdin_twice, shown, unreadable};
use super::language::language;
use super::puzzles::PuzzleArgs;
use super::solver::{Failed, Solved, Solver};
use anyhow::{Context, ensure};
use clap::ValueEnum;
use gocheck::diagnostic::{Diagnostic, Diagnostics, Message, Severity};
use gocheck::grade::{Grades, Remark, Submission, Task, Unread, csv, json, page, text};
use gocheck::puzzle::{AnswerFile, AnswerReader, GivenAnswer};
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::{CANNOT_PRINT, Status, messages};
use rayon::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Grade students' answers to puzzles.
///
/// Prints a table of students and problems and writes it into the output folder, as CSV and as a page on which
/// each student's line opens to the boards. A problem's score is right / (right + missing + extra) points, of 100;
/// True or False counts as one point; no answer scores nothing. A student's score is the mean over all problems.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct GradeArgs {
    /// The puzzles.
    #[command(flatten)]
    puzzles: PuzzleArgs,

    /// Answer files, or folders of them: `NAME/answer_for_<tag>.txt` or `NAME.txt` for each student
    #[arg(long, value_name = "DIR|FILE", required = true, num_args = 1..)]
    submissions: Vec<PathBuf>,

    /// Read the form of answers that is handed out and no other: what is written in another way is an error
    #[arg(long)]
    strict: bool,

    /// Write grades.html and grades.csv into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    output: PathBuf,

    /// Print a table, CSV, or a JSON object for each student
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Table,
}

const MORE: &str = "\
Exit status: 0 every answer of every submission is right, 1 one is not, or cannot be read, 2 bad usage or a puzzle that \
cannot be read: then there are no grades.

Example:
  gocheck grade data/train_*.txt --submissions class/ -o output";

/// The formats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Columns for people.
    Text,
    /// A head, then a line a student.
    Csv,
    /// An object a line.
    Json,
}

/// The most bytes of an answer file.
const MAX_BYTES: usize = 1 << 24;

/// Grades submissions, prints the table and writes it as CSV and as a page.
///
/// # Errors
/// When a puzzle cannot be read: there are no grades without all right answers. When there are no submissions,
/// or the output folder or standard output cannot be written to.
pub(super) fn run(args: &GradeArgs) -> anyhow::Result<Status> {
    refuse_stdin_twice(args.puzzles.named().chain(&args.submissions))?;
    let tasks = tasks(&args.puzzles)?;
    let students = students(&args.submissions)?;
    let reader = AnswerReader::new(tasks.iter().map(Task::name)).strict(args.strict);
    let hand_in = |(student, files): (String, Vec<PathBuf>)| submission(student, &files, &reader);
    let submissions: Vec<Submission> = students.into_par_iter().map(hand_in).collect();
    let grades = Grades::new(tasks, submissions);

    let folder = Folder::create(&args.output)?;
    let mut file = folder.begin("grades.csv")?;
    csv(&grades, language(), &mut file).context("cannot write grades.csv")?;
    file.finish()?;
    let mut file = folder.begin("grades.html")?;
    page(&grades, language(), &mut file).context("cannot write grades.html")?;
    file.finish()?;

    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Table::Text => text(&grades, language(), &mut out),
        Table::Csv => csv(&grades, language(), &mut out),
        Table::Json => json(&grades, language(), &mut out),
    }
    .and_then(|()| out.flush())
    .context(CANNOT_PRINT)?;
    let page = folder.join("grades.html");
    messages::note(&format!("submissions: {}, boards and marks: {}", grades.rows.len(), page.display()));
    Ok(if grades.are_all_right() { Status::Well } else { Status::Finding })
}

/// The puzzles with their answers, in the order of an answer file.
fn tasks(puzzles: &PuzzleArgs) -> anyhow::Result<Vec<Task>> {
    let inputs = puzzles.inputs()?.all;
    let solver = Solver { size: puzzles.size, to_move: puzzles.to_move };
    let outcomes: Vec<Result<Solved, Failed>> = inputs.par_iter().map(|input| solver.solve(input)).collect();
    let mut tasks = Vec::new();
    for outcome in outcomes {
        match outcome {
            Ok(Solved { shown, entry, setup, analysis, diagnostics }) => {
                diagnostics.iter().for_each(|diagnostic| say_diagnostic(&shown, diagnostic));
                tasks.push(Task { entry, setup, analysis });
            }
            Err(Failed { shown, diagnostics }) => {
                diagnostics.iter().for_each(|diagnostic| say_diagnostic(&shown, diagnostic));
            }
        }
    }
    let failed = inputs.len() - tasks.len();
    ensure!(failed == 0, "no grades: {failed} of {} puzzles cannot be read", inputs.len());
    let tag = |task: &Task| task.entry.name.tag().map(str::to_owned);
    tasks.sort_by_cached_key(|task| (tag(task), task.entry.name.rank()));
    Ok(tasks)
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
        for (path, _) in entries(path)? {
            if path.is_dir() {
                // Who handed nothing in has a line, too.
                students.entry(name(path.file_name())).or_default();
                let files = entries(&path)?.into_iter().map(|(file, _)| file);
                files
                    .filter(|file| is_text(file) && is_answer_file(file))
                    .for_each(|file| add(&mut students, &file));
            } else if is_text(&path) {
                add(&mut students, &path);
            }
        }
    }
    if let (true, [first, rest @ ..]) = (students.is_empty(), paths) {
        let list = rest.iter().fold(shown(first), |list, path| format!("{list}, {}", shown(path)));
        return Err(fault(&list, Message::NoSubmissions));
    }
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

/// Reads a student's files as one submission.
fn submission(student: String, files: &[PathBuf], reader: &AnswerReader) -> Submission {
    let mut remarks = Vec::new();
    let answers = answers(files, reader, &mut remarks);
    Submission { student, details: Vec::new(), answers, remarks }
}

fn answers(
    files: &[PathBuf],
    reader: &AnswerReader,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    if files.is_empty() {
        return Err(Unread { file: None, errors: Message::NoAnswerFile.into() });
    }
    let mut all: Vec<GivenAnswer> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    for path in files {
        let shown = path.display().to_string();
        let unread = |errors| Unread { file: Some(shown.clone()), errors };
        let remark = |said: Diagnostic| Remark { file: Some(shown.clone()), said };
        let file = parse(path, reader).map_err(unread)?;
        remarks.extend(file.notes.into_iter().chain(file.faults).map(remark));
        for answer in file.answers {
            let name = answer.name.clone();
            match seen.get(&name) {
                None => {
                    seen.insert(name, all.len());
                    all.push(answer);
                }
                Some(&first) if all[first].given == answer.given => {}
                Some(&first) => {
                    let elsewhere = Message::AnsweredElsewhere { name };
                    all[first].given = Err(elsewhere.clone().into());
                    remarks.push(remark(elsewhere.into()));
                }
            }
        }
    }
    if all.is_empty() {
        let shown = files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().join(", ");
        let first = remarks.iter().find(|remark| remark.said.severity() == Severity::Error);
        let why = first.map_or_else(|| Message::NoAnswers.into(), |remark| remark.said.clone());
        return Err(Unread { file: Some(shown), errors: why.into() });
    }
    Ok(all)
}

fn parse(path: &Path, reader: &AnswerReader) -> Result<AnswerFile, Diagnostics> {
    let bytes = read(path, MAX_BYTES).map_err(|error| unreadable(path, &error))?;
    if bytes.len() > MAX_BYTES {
        return Err(Message::AnswersTooLarge { most: MAX_BYTES }.into());
    }
    reader.read(&name(path.file_name()), &bytes)
}
