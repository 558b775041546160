//! `gocheck grade`: grades submissions into a table of students and problems.

mod args;
mod details;
mod output;
mod remarks;
mod run_args;
mod submission;
mod tasks;
mod weights;

pub(super) use self::args::GradeArgs;

use self::args::Table;
use self::details::Details;
use self::output::{write_feedback, write_grades};
use self::remarks::{say_remark, say_remarks};
use self::submission::read_hand_in;
use self::tasks::{tags, tasks};
use self::weights::weights;
use super::all_codes::puzzle_codes;
use super::diagnostics::{fault, say_diagnostic};
use super::input::args::refuse_stdin_twice;
use super::input::names::shown;
use super::input::read::{read_any, unreadable};
use super::language::language;
use anyhow::Context;
use gocheck::diagnostic::Diagnostics;
use gocheck::grade::reader;
use gocheck::grade::run::{ClassResult, say_fresh, submissions};
use gocheck::grade::submissions::{MAX_BYTES, Roster, hand_ins};
use gocheck::grade::{Grades, Grading, Submission, csv, json, text};
use gocheck_program::{Progress, Reported, Status, cannot_print, messages};
use gocheck_text::{Phrase, count, phrase};
use rayon::prelude::*;
use std::io::{self, Write};
use std::path::Path;

/// Grades submissions, prints the table, and writes it as CSV and as an HTML page.
///
/// # Errors
/// If a puzzle cannot be read, because grading needs every right answer. If there are no submissions, or the output
/// folder or standard output cannot be written to.
pub(super) fn run(args: &GradeArgs) -> anyhow::Result<Status> {
    if let Some(printed) = args.codes.print(&puzzle_codes()) {
        return printed;
    }
    refuse_stdin_twice(args.puzzles.paths.named().chain(&args.submissions).chain(&args.roster))?;
    let (tasks, others) = tasks(&args.puzzles, args.strict)?;
    let weights = weights(&args.weights, &tasks)?;
    let roster = args.roster.as_deref().map(roster).transpose()?;
    let mut hand_ins =
        match hand_ins(&args.submissions, &tags(&tasks), roster.as_ref().zip(args.roster.as_deref())) {
            Ok((hand_ins, remarks)) => {
                remarks.iter().for_each(say_remark);
                hand_ins
            }
            Err(missing) => {
                missing.iter().for_each(say_remark);
                return Err(Reported.into());
            }
        };
    if let (Some(roster), Some(path)) = (&roster, &args.roster) {
        hand_ins = roster.line_up(&shown(path), hand_ins);
    }
    let details = Details::new(roster.as_ref());
    let of_students: Vec<Vec<String>> = hand_ins.iter().map(|hand_in| details.of(hand_in)).collect();
    let ClassResult { submissions, fresh } = match &args.programs.run {
        Some(command) => {
            let progress = Progress::new((hand_ins.len() * (1 + usize::from(args.programs.sets))) as u64);
            let (on_set, on_note) = (|| progress.advance(1), |note: &Phrase| messages::note(note));
            let options = args.programs.options(&on_set, &on_note);
            submissions(&options, command, hand_ins, &tasks, args.strict, &args.output)?
        }
        None => {
            let reader = reader(&tasks, args.strict);
            let progress = Progress::new(hand_ins.len() as u64);
            let read = |hand_in| {
                let read = read_hand_in(hand_in, &reader);
                progress.advance(1);
                read
            };
            let read = hand_ins.into_par_iter().map(read);
            ClassResult { submissions: read.collect(), fresh: Vec::new() }
        }
    };
    let with_details = |(submission, details)| Submission { details, ..submission };
    let submissions: Vec<Submission> = submissions.into_iter().zip(of_students).map(with_details).collect();
    say_remarks(&submissions);
    let grading = Grading { scoring: args.score, weights, fresh, others };
    let mut grades = Grades::graded(tasks, submissions, &grading);
    grades.columns = details.columns;
    say_fresh(&mut grades, args.programs.seed);

    let page = write_grades(&grades, &args.output)?;
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
    messages::note(&phrase!(
        "{submissions} graded; boards and marks: {page}",
        "已给 {submissions}评分，棋盘与得分见 {page}",
        submissions = count(grades.rows.len(), "submission", "份提交")
    ));
    Ok(if grades.are_all_right() { Status::Well } else { Status::Finding })
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
