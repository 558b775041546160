//! `gocheck grade`: grades submissions into a table of students and problems.

use super::class::{AnswerFile, HandIn, MAX_BYTES, Roster, RosterCode, SubmissionMessage, hand_ins};
use super::diagnostics::{fault, say_diagnostic};
use super::input::args::refuse_stdin_twice;
use super::input::names::shown;
use super::input::read::{read_any, unreadable};
use super::language::language;
use super::puzzles::PuzzleArgs;
use super::solver::{Failed, Solved, Solver, reader};
use super::words::not_written_here;
use anyhow::{Context, bail};
use clap::ValueEnum;
use gocheck::diagnostic::{Diagnostic, Diagnostics, Language, Severity};
use gocheck::grade::{
    DetailColumn, Grades, Grading, Remark, Scoring, Submission, Task, Unread, csv, feedback, json, page,
    student, text,
};
use gocheck::page::CLASS_MARK;
use gocheck::puzzle::{AnswerMessage, AnswerReader, Entry, GivenAnswer};
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::{
    Reported, Status, cannot_print, cannot_write, choice, messages, parser, usage_error,
};
use gocheck_common::{Phrase, count, phrase};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Grade students' answers to puzzles.
///
/// Prints a table of students and problems and writes it to the output folder, as CSV and as a page on which a
/// student's row opens to show the boards. Answers are read in any common notation, and notes say how they were read.
/// The score of a problem is right / (right + missing + extra) points, out of 100; True or False counts as one point;
/// a problem without an answer scores 0. A student's score is the mean over all problems, by weight. Each wrong
/// answer comes with a reason: a slip that explains the whole answer, such as rows and columns swapped, or else the
/// difference.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct GradeArgs {
    /// The puzzles.
    #[command(flatten)]
    puzzles: PuzzleArgs,

    /// Folders of submissions (a folder, a .txt or .csv file, or a .zip, .tar or .tar.gz for each student), or single
    /// files
    #[arg(long, value_name = "DIR|FILE", required = true, num_args = 1..)]
    submissions: Vec<PathBuf>,

    /// CSV list of the students who should hand something in: id, name, and any other columns
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,

    /// Accept only the notation that the assignment defines; any other is an error
    #[arg(long)]
    strict: bool,

    /// How to score: the share of each problem's points that is right, each problem all or nothing, or the share of
    /// the points of all problems together
    #[arg(long, value_name = "HOW", default_value = "share", value_parser = choice(Scoring::ALL))]
    score: Scoring,

    /// Weights of problems, by number or name, such as 0=5,1=20; the others weigh 1
    #[arg(long, value_name = "PROBLEM=WEIGHT", value_delimiter = ',', value_parser = parser(weight))]
    weights: Vec<(String, f64)>,

    /// Write a page for each student to this folder, to hand back
    #[arg(long, value_name = "DIR")]
    feedback: Option<PathBuf>,

    /// Write grades.html and grades.csv to this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    output: PathBuf,

    /// Print a table, CSV, or one JSON object per student
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Table,
}

const MORE: &str = "\
Submissions: every entry of DIR is a student, named after the folder, file or archive. Answers are read from \
answer_for_<tag>.txt, answer.txt or answers.txt (or .csv), also in nested folders and archives. If several files \
answer the same tag, one is read and a note names the others. The exact name comes first, then other letter case, \
then other names with `answer` or `答案` in them and copies such as `answer_for_train (1).txt`; ties go to the file in \
fewer folders, then to .txt, then to the first name. An empty file comes last, and a backup \
(`answer_for_train.txt~`) is read only if there is nothing else. If no file has such a name, the only text that is \
neither a puzzle nor a readme is read. A submission that cannot be read has a row with the reason. Hidden files and \
those that systems leave behind (__MACOSX, Thumbs.db, ~$..) are ignored. An answer_for_<tag>.txt directly in DIR \
belongs to the student that DIR is named after.

Roster: one line per student, with commas, semicolons or tabs between the columns; a header such as `id,name` or \
`学号,姓名` is optional. A submission belongs to the student whose id or name occurs in the name of its file or folder; \
a complete id takes precedence over a name, and a longer match over a shorter one. Students without a submission are \
listed, and so are submissions without a student. If a student has two submissions, the better match counts, or else \
the first that can be read; the other one keeps its own row, with a warning.

Exit status: 0 every answer of every submission is right, 1 one is wrong or cannot be read, 2 bad usage, or a puzzle \
that cannot be read, in which case there are no grades.

Examples:
  gocheck grade data/train_*.txt --submissions class/ -o output
  gocheck grade homework --submissions class/ --roster roster.csv --feedback feedback";

/// The formats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Aligned columns for people.
    Text,
    /// A header row, then one line per student.
    Csv,
    /// One JSON object per line.
    Json,
}

/// Grades submissions, prints the table, and writes it as CSV and as an HTML page.
///
/// # Errors
/// If a puzzle cannot be read, because grading needs every right answer. If there are no submissions, or the output
/// folder or standard output cannot be written to.
pub(super) fn run(args: &GradeArgs) -> anyhow::Result<Status> {
    refuse_stdin_twice(args.puzzles.paths.named().chain(&args.submissions).chain(&args.roster))?;
    let (tasks, others) = tasks(&args.puzzles, args.strict)?;
    let weights = weights(&args.weights, &tasks)?;
    let roster = args.roster.as_deref().map(roster).transpose()?;
    let mut hand_ins = hand_ins(&args.submissions, &tags(&tasks), args.roster.as_deref())?;
    if let (Some(roster), Some(path)) = (&roster, &args.roster) {
        hand_ins = roster.line_up(&shown(path), hand_ins);
    }
    let reader = reader(&tasks, args.strict);
    let details = Details::new(roster.as_ref());
    let submission =
        |hand_in: HandIn| Submission { details: details.of(&hand_in), ..read_hand_in(hand_in, &reader) };
    let submissions: Vec<Submission> = hand_ins.into_par_iter().map(submission).collect();
    say_remarks(&submissions);
    let mut grades = Grades::graded(tasks, submissions, &Grading { scoring: args.score, weights, others });
    grades.columns = details.columns;

    refuse_foreign(&args.output.join("grades.csv"), &language_heads())?;
    refuse_foreign(&args.output.join("grades.html"), &[CLASS_MARK.to_owned()])?;
    let folder = Folder::create(&args.output)?;
    // The byte order mark tells spreadsheet programs that this is UTF-8.
    let mut table = "\u{FEFF}".as_bytes().to_vec();
    csv(&grades, language(), &mut table)?;
    folder.write("grades.csv", &table)?;
    let mut file = folder.begin("grades.html")?;
    page(&grades, language()).write(&mut file).with_context(|| cannot_write("grades.html"))?;
    file.finish()?;
    if let Some(folder) = &args.feedback {
        write_feedback(&grades, folder)?;
    }

    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Table::Text => text(&grades, language(), &mut out),
        Table::Csv => csv(&grades, language(), &mut out),
        Table::Json => json(&grades, language(), &mut out),
    }
    .and_then(|()| out.flush())
    .with_context(cannot_print)?;
    let page = folder.join("grades.html").display().to_string();
    messages::note(&phrase!(
        "{submissions} graded; boards and marks: {page}",
        "已给 {submissions}评分，棋盘与得分见 {page}",
        submissions = count(grades.rows.len(), "submission", "份提交")
    ));
    Ok(if grades.are_all_right() { Status::Well } else { Status::Finding })
}

/// The maximum number of notes that are printed; the others are only counted.
const MAX_NOTES: usize = 20;

/// Reports how the answers were found and read. The tables contain all of it.
fn say_remarks(submissions: &[Submission]) {
    let mut notes = 0;
    for Remark { file, said } in submissions.iter().flat_map(|submission| &submission.remarks) {
        if said.severity() == Severity::Note {
            notes += 1;
            if notes > MAX_NOTES {
                continue;
            }
        }
        say_diagnostic(file.as_deref().unwrap_or_default(), said);
    }
    if let Some(more @ 1..) = notes.checked_sub(MAX_NOTES) {
        messages::note(&phrase!(
            "{more}: see grades.html and grades.csv",
            "另有 {more}，见 grades.html 和 grades.csv",
            more = count(more, "more note", "条提示")
        ));
    }
}

/// The header of a table's first column in each language.
fn language_heads() -> Vec<String> {
    Language::ALL.map(|language| format!("\u{FEFF}{},", student().text(language))).to_vec()
}

/// Returns an error for an existing file that contains none of `marks`, so was not written by gocheck.
fn refuse_foreign(path: &Path, marks: &[String]) -> anyhow::Result<()> {
    let Ok(bytes) = fs::read(path) else { return Ok(()) };
    let text = String::from_utf8_lossy(&bytes);
    if !text.is_empty() && !marks.iter().any(|mark| text.contains(mark.as_str())) {
        return Err(not_written_here(path));
    }
    Ok(())
}

/// Writes a page for each student.
fn write_feedback(grades: &Grades, folder: &Path) -> anyhow::Result<()> {
    let folder = Folder::create(folder)?;
    let mut seen = HashSet::new();
    for row in &grades.rows {
        // Characters that file systems refuse or that would lead out of the folder.
        let is_bad = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
        let name: String = row.student.chars().map(|c| if is_bad(c) { '_' } else { c }).take(100).collect();
        let name = name.trim_matches(['.', ' ']);
        let name = if name.is_empty() { "_" } else { name };
        // Some file systems treat names that differ only in letter case as the same.
        let free =
            (1..).map(|number| if number == 1 { name.to_owned() } else { format!("{name} ({number})") });
        let Some(name) = free.into_iter().find(|name| seen.insert(name.to_lowercase())) else { continue };
        refuse_foreign(&folder.join(&format!("{name}.html")), &[gocheck::page::PAGE_MARK.to_owned()])?;
        let mut bytes = Vec::new();
        feedback(grades, row, language()).write(&mut bytes)?;
        folder.write(&format!("{name}.html"), &bytes)?;
    }
    Ok(())
}

/// Parses a weight such as `1=20`.
fn weight(text: &str) -> Result<(String, f64), Phrase> {
    let weight = text.split_once('=').and_then(|(name, weight)| {
        let weight: f64 = weight.trim().parse().ok()?;
        (weight.is_finite() && weight >= 0.0).then(|| (name.trim().to_owned(), weight))
    });
    weight.ok_or_else(|| phrase!("expected PROBLEM=WEIGHT, such as 1=20", "应写成 题号=权重，例如 1=20"))
}

fn weights(given: &[(String, f64)], tasks: &[Task]) -> anyhow::Result<Vec<f64>> {
    let mut weights = vec![1.0; tasks.len()];
    for (name, weight) in given {
        let is_meant = |task: &Task| {
            task.name() == name || task.entry.name.problem().is_some_and(|problem| problem.number == name)
        };
        let mut meant = tasks.iter().zip(&mut weights).filter(|(task, _)| is_meant(task)).peekable();
        if meant.peek().is_none() {
            let names: Vec<&str> = tasks.iter().map(Task::name).collect();
            let names = language().list(names);
            return Err(usage_error(phrase!(
                "--weights: unknown problem {name}: expected one of {names}",
                "--weights：没有名为 {name} 的题；有 {names}"
            )));
        }
        meant.for_each(|(_, place)| *place = *weight);
    }
    if weights.iter().all(|weight| *weight == 0.0) {
        return Err(usage_error(phrase!("--weights: all weights are 0", "--weights：所有题的权重都是 0")));
    }
    Ok(weights)
}

/// The roster's details of students, other than their names in the table.
struct Details<'a> {
    columns: Vec<DetailColumn>,
    roster: Option<&'a Roster>,
}

impl<'a> Details<'a> {
    fn new(roster: Option<&'a Roster>) -> Self {
        let Some(known) = roster else { return Self { columns: Vec::new(), roster } };
        let column = |key: &str, head: String| DetailColumn { key: key.to_owned(), head };
        let mut columns = vec![
            column("id", phrase!("id", "学号").text(language())),
            column("name", phrase!("name", "姓名").text(language())),
        ];
        for head in &known.extra_columns {
            let mut keys =
                (1..).map(|number| if number == 1 { head.clone() } else { format!("{head} {number}") });
            let key = keys.find(|key| columns.iter().all(|column| column.key != *key));
            columns.extend(key.map(|key| column(&key, head.clone())));
        }
        Self { columns, roster }
    }

    fn of(&self, hand_in: &HandIn) -> Vec<String> {
        let student = self.roster.zip(hand_in.row).and_then(|(roster, row)| roster.students.get(row));
        let known =
            student.map(|student| [&student.id, &student.name].into_iter().chain(&student.extra).cloned());
        known.map(Iterator::collect).unwrap_or_default()
    }
}

/// The puzzles with their answers, in the order of an answer file, and the answers of neighbouring puzzles.
fn tasks(puzzles: &PuzzleArgs, is_strict: bool) -> anyhow::Result<(Vec<Task>, Vec<Entry>)> {
    let inputs = puzzles.inputs()?.all;
    let solver = Solver { size: puzzles.size, to_move: puzzles.to_move, is_strict };
    let outcomes: Vec<Result<Solved, Failed>> = inputs.par_iter().map(|input| solver.solve(input)).collect();
    let mut tasks = Vec::new();
    for outcome in outcomes {
        let (shown, diagnostics) = match outcome {
            Ok(Solved { shown, task, diagnostics }) => {
                tasks.push(task);
                (shown, diagnostics)
            }
            Err(Failed { shown, diagnostics }) => (shown, diagnostics),
        };
        diagnostics.iter().for_each(|diagnostic| say_diagnostic(&shown, diagnostic));
    }
    let failed = inputs.len() - tasks.len();
    if failed > 0 {
        bail!(
            phrase!(
                "no grades: {failed} of {puzzles} cannot be read",
                "没有成绩：{puzzles}中有 {failed} 道无法读取",
                puzzles = count(inputs.len(), "puzzle", "道题")
            )
            .text(language())
        );
    }
    let tag = |task: &Task| task.entry.name.tag().map(str::to_owned);
    tasks.sort_by_cached_key(|task| (tag(task), task.entry.name.rank()));
    Ok((tasks, solver.neighbours(&inputs)))
}

/// Reads the roster and reports its errors.
fn roster(path: &Path) -> anyhow::Result<Roster> {
    let bytes = read_any(path, MAX_BYTES).map_err(|error| fault(&shown(path), unreadable(path, &error)))?;
    let errors = match Roster::read(&shown(path), &bytes) {
        Ok(roster) => return Ok(roster),
        Err(Diagnostics(errors)) => errors,
    };
    errors.iter().for_each(|error| say_diagnostic(&shown(path), error));
    Err(Reported.into())
}

/// The tags of the puzzles.
fn tags(tasks: &[Task]) -> Vec<String> {
    let mut tags: Vec<String> =
        tasks.iter().filter_map(|task| Some(task.entry.name.tag()?.to_owned())).collect();
    tags.dedup();
    tags
}

/// Reads a student's files as one submission.
fn read_hand_in(hand_in: HandIn, reader: &AnswerReader) -> Submission {
    let HandIn { student, shown, files, notes, fault, .. } = hand_in;
    let remark = |said| Remark { file: Some(shown.clone()), said };
    let mut remarks: Vec<Remark> = notes.into_iter().map(remark).collect();
    let answers = match fault {
        // A missing submission has no file to name.
        Some(fault) if fault.code() == RosterCode::NotHandedIn => {
            Err(Unread { file: None, errors: fault.into() })
        }
        Some(fault) => Err(Unread { file: Some(shown), errors: fault.into() }),
        None => answers(&files, reader, &mut remarks),
    };
    Submission { student, details: Vec::new(), answers, remarks }
}

fn answers(
    files: &[AnswerFile],
    reader: &AnswerReader,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    let mut all: Vec<GivenAnswer> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    for file in files {
        let unread = |errors| Unread { file: Some(file.shown.clone()), errors };
        let remark = |said: Diagnostic| Remark { file: Some(file.shown.clone()), said };
        if file.bytes.len() > MAX_BYTES {
            return Err(unread(AnswerMessage::AnswersTooLarge { most: MAX_BYTES }.into()));
        }
        let read = reader.read(&file.name, &file.bytes).map_err(unread)?;
        remarks.extend(read.notes.into_iter().chain(read.faults).map(remark));
        for answer in read.answers {
            match seen.get(&answer.name) {
                None => {
                    seen.insert(answer.name.clone(), all.len());
                    all.push(answer);
                }
                Some(&first) if all[first].given == answer.given => {}
                Some(&first) => {
                    let elsewhere = SubmissionMessage::AnsweredElsewhere { name: answer.name };
                    all[first].given = Err(elsewhere.into());
                }
            }
        }
    }
    if all.is_empty() {
        let shown = files.iter().map(|file| file.shown.as_str()).collect::<Vec<_>>().join(", ");
        let faults = remarks.iter().filter(|remark| remark.said.severity() == Severity::Error);
        let faults: Vec<Diagnostic> = faults.map(|remark| remark.said.clone()).collect();
        let errors =
            if faults.is_empty() { SubmissionMessage::NoAnswers.into() } else { Diagnostics(faults) };
        return Err(Unread { file: Some(shown), errors });
    }
    Ok(all)
}
