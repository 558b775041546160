use super::run_args::RunArgs;
use crate::cli::puzzles::PuzzleArgs;
use clap::ValueEnum;
use gocheck::grade::Scoring;
use gocheck_program::output_folder;
use gocheck_program::{choice, parser};
use gocheck_text::{Phrase, phrase};
use std::path::PathBuf;

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
pub(in crate::cli) struct GradeArgs {
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    /// Folders of submissions (a folder, a file, or a .zip, .tar or .tar.gz for each student), or single files, such as
    /// the archive of a class from a course system
    #[arg(long, value_name = "DIR|FILE", required = true, num_args = 1..)]
    pub(super) submissions: Vec<PathBuf>,

    /// CSV list of the students who should hand something in: id, name, and any other columns
    #[arg(long, value_name = "FILE")]
    pub(super) roster: Option<PathBuf>,

    /// Accept only the notation that the assignment defines; any other is an error
    #[arg(long)]
    pub(super) strict: bool,

    #[command(flatten)]
    pub(super) programs: RunArgs,

    /// How to score: the share of each problem's points that is right, each problem all or nothing, or the share of
    /// the points of all problems together
    #[arg(long, value_name = "HOW", default_value = "share", value_parser = choice(Scoring::ALL))]
    pub(super) score: Scoring,

    /// Weights of problems, by number or name, such as 0=5,1=20; the others weigh 1
    #[arg(long, value_name = "PROBLEM=WEIGHT", value_delimiter = ',', value_parser = parser(weight))]
    pub(super) weights: Vec<(String, f64)>,

    /// Write a page for each student to this folder, to hand back
    #[arg(long, value_name = "DIR", value_parser = output_folder())]
    pub(super) feedback: Option<PathBuf>,

    /// Write grades.html and grades.csv to this folder
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,

    /// Print a table, CSV, or one JSON object per student
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Table,
}

const MORE: &str = "\
Submissions: every entry of DIR is a student, named after the folder, file or archive. An archive or a folder in which \
the names look like several students' is a class: downloads of Moodle, Canvas, Blackboard, Sakai, Teams, GitHub \
Classroom, Google Classroom, 学习通 and 雨课堂, and names with numbers, Chinese names or groups, also as archives in an \
archive. If it is unclear whether it is one student or several, its row says so.

Answers are read from all files of a student, problem by problem: names with `answer` or `答案` in them or with a problem \
(`answer_0.txt`, `第0题.txt`, `题0/output.txt`), or else texts that are neither puzzles nor readmes, or else documents \
(.docx, .xlsx, .odt, .html, .ipynb, .rtf). If several answer a problem, the newest attempt counts, and a note names it: \
times in names, `final` and `old`, `attempt2` over `attempt1`, `(2)` over `(1)`; then the name that was asked for \
(answer_for_<tag>.txt, answer.txt or answers.txt), the time in an archive, fewer folders, and .txt. Times of files on \
disk do not count. If nothing decides, the problem is not scored. Backups (`answer_for_train.txt~`) are read only if \
there is nothing else. A submission that cannot be read has a row with the reason. Hidden files and those that systems \
leave behind (__MACOSX, Thumbs.db, ~$..) are ignored. An answer_for_<tag>.txt directly in DIR belongs to the student \
that DIR is named after.

Roster: one line per student, with commas, semicolons or tabs between the columns; a header such as `id,name` or \
`学号,姓名` is optional. A submission belongs to the student whose id or name occurs in the name of its file or folder; \
a complete id takes precedence over a name, and a longer match over a shorter one. Students without a submission are \
listed, and so are submissions without a student. If a student has two submissions, the better match counts, or else \
the first that can be read; the other one keeps its own row, with a warning.

Programs: with --run, each student's program runs in an empty folder that holds its own files and the puzzles, as train_* \
and as test_*, next to the program and in data/. `auto` starts the one .py, .java, .cpp or .c file with a main program (go_test \
and main come first), run.sh, or an executable; C, C++ and Java are compiled. Answers are read from what the program prints and \
from the files that it writes, whichever is more complete. It ends by itself, once its answers are complete and nothing has \
changed for two seconds, or when its time is over. Runs are kept in runs.jsonl of the output folder and not repeated, except \
those that failed for want of something on this machine, such as a module or time; delete the file to run all programs again. \
docs/grading.md has the details.

Exit status: 0 every answer of every submission is right, 1 one is wrong or cannot be read, 2 bad usage, or a puzzle \
that cannot be read, in which case there are no grades.

Examples:
  gocheck grade data/train_*.txt --submissions class/ -o output
  gocheck grade homework --submissions class/ --roster roster.csv --feedback feedback
  gocheck grade data/test_*.txt --submissions class/ --run auto --sets 10";

/// The formats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    /// Aligned columns for people.
    Text,
    /// A header row, then one line per student.
    Csv,
    /// One JSON object per line.
    Json,
}

/// Parses a weight such as `1=20`.
fn weight(text: &str) -> Result<(String, f64), Phrase> {
    let weight = text.split_once('=').and_then(|(name, weight)| {
        let weight: f64 = weight.trim().parse().ok()?;
        (weight.is_finite() && weight >= 0.0).then(|| (name.trim().to_owned(), weight))
    });
    weight.ok_or_else(|| phrase!("expected PROBLEM=WEIGHT, such as 1=20", "应写成 题号=权重，例如 1=20"))
}
