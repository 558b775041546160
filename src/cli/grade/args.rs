use super::run_args::RunArgs;
use crate::cli::codes::CodeListArgs;
use crate::cli::puzzles::PuzzleArgs;
use clap::ValueEnum;
use gocheck::grade::Scoring;
use gocheck_program::{choice, language, output_folder, parser};
use gocheck_text::{Phrase, phrase};
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct GradeArgs {
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    #[arg(help = language().pick(
        "Folders of submissions (a folder, a file, or a .zip, .tar or .tar.gz for each student), or single \
         files, such as the archive of a class from a course system",
        "学生的答案文件，或存放它们的文件夹：\n\
         每名学生一个文件夹、一个文件，或一个 .zip、.tar、.tar.gz；也可以是课程系统下载的整班压缩包",
    ))]
    #[arg(long, value_name = "PATH", required_unless_present_any = ["codes", "explain"], num_args = 1..)]
    pub(super) submissions: Vec<PathBuf>,

    #[arg(help = language().pick(
        "CSV list of the students who should hand something in: id, name, and any other columns",
        "学生名单，CSV 格式：学号、姓名，其余各列照抄；\n\
         没有交的学生和名单以外的提交都会列出",
    ))]
    #[arg(long, value_name = "FILE")]
    pub(super) roster: Option<PathBuf>,

    #[arg(help = language().pick(
        "Accept only the notation that the assignment defines; any other is an error",
        "只接受作业规定的写法",
    ))]
    #[arg(long)]
    pub(super) strict: bool,

    #[command(flatten)]
    pub(super) programs: RunArgs,

    #[arg(help = language().pick(
        "How to score: the share of each problem's points that is right, each problem all or nothing, or the \
         share of the points of all problems together",
        "计分办法：share 按每题答对的比例，all-or-nothing 每题全对才得分，\n\
         per-point 把所有题的点合在一起按比例",
    ))]
    #[arg(long, value_name = "HOW", default_value = "share", value_parser = choice(Scoring::ALL))]
    pub(super) score: Scoring,

    #[arg(help = language().pick(
        "Weights of problems, by number or name, such as 0=5,1=20; the others weigh 1",
        "各题的权重，写题号或题目名，例如 0=5,1=20；没写的题权重为 1",
    ))]
    #[arg(long, value_name = "PROBLEM=N", value_delimiter = ',', value_parser = parser(weight))]
    pub(super) weights: Vec<(String, f64)>,

    #[arg(help = language().pick(
        "Write a page for each student to this folder, to hand back",
        "给每名学生写一个网页，放进这个文件夹，可以发还给学生",
    ))]
    #[arg(long, value_name = "DIR", value_parser = output_folder())]
    pub(super) feedback: Option<PathBuf>,

    #[arg(help = language().pick(
        "Write grades.html and grades.csv to this folder",
        "把 grades.html 和 grades.csv 写进这个文件夹",
    ))]
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,

    #[arg(help = language().pick(
        "Output format: a table, CSV, or one JSON object per student",
        "输出格式：表格、CSV，或每名学生一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Table,

    #[command(flatten)]
    pub(super) codes: CodeListArgs,
}

const ABOUT: &str = "\
Grade students' answers to puzzles.

Prints a table of students and problems and writes it to the output folder, as CSV and as a page on which a student's \
row opens to show the boards. Answers are read in any common notation, and notes say how they were read. The score of \
a problem is right / (right + missing + extra) points, out of 100; True or False counts as one point; a problem \
without an answer scores 0. A student's score is the mean over all problems, by weight. Each wrong answer comes with \
a reason: a slip that explains the whole answer, such as rows and columns swapped, or else the difference.";

const ABOUT_ZH: &str = "\
给学生的答案评分。

打印每名学生各题的成绩表，并写进输出文件夹：一份 CSV，一个网页；网页上点开学生的一行就能看到棋盘。
常见的写法都能读，怎样读的会注明。每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；
True 或 False 算一个点，没有作答得 0 分。学生的得分是各题按权重的平均分。
不对的答案都有原因：能解释整个答案的失误（例如行和列写反了），或者差在哪里。";

const MORE: &str = "\
Submissions: every entry of DIR is a student, named after the folder, file or archive. An archive or a folder may also be a \
class: a download of Moodle, Canvas, Blackboard, Sakai, Teams, GitHub Classroom, Google Classroom, Gradescope, ILIAS, \
学习通 or 雨课堂, or a folder, file or archive per student. A line before the marks says what an archive was taken for, \
and names the files that are no student's. If it is unclear whether it is one student or several, its row says so.

Answers are read from all files of a student, problem by problem: names with `answer` or `答案` in them or with a problem \
(`answer_0.txt`, `test_1_ans.out`, `第0题.txt`, `题0/output.txt`), or else texts that are no puzzles, or else readmes and \
documents (.docx, .xlsx, .odt, .html, .ipynb, .rtf); the latter also for problems that the former leave out. What the names of \
a file and its folders say counts as a heading: the tag of `train/1.txt` is train. An empty file of one problem says that \
there are no points, if another file has answers. If several answer a problem, the newest attempt counts, and a note names it: \
times in names, `final` and `old`, `attempt2` over `attempt1`, `(2)` over `(1)`; then the name that was asked for \
(answer_for_<tag>.txt, answer.txt or answers.txt), the time in an archive, fewer folders, and .txt. Times of files on \
disk do not count. If nothing decides, as between a file and its copy (`answer - 副本.txt`), the problem is not scored. Backups (`answer_for_train.txt~`) are read only if \
there is nothing else. A submission of which nothing can be read has a row with the reason and the remedy, and no score. Hidden files and those that systems \
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

const MORE_ZH: &str = "\
提交：DIR 里的每一项是一名学生，以文件夹、文件或压缩包的名字为名。压缩包或文件夹也可以是一个班：
从学习通、雨课堂、Moodle、Canvas、Blackboard、Sakai、Teams、GitHub Classroom、Google Classroom、Gradescope、ILIAS
下载的文件，或者每名学生一个文件夹、文件或压缩包。成绩前面有一行说明压缩包当作了什么，
不属于任何学生的文件也会列出。看不出是一名还是几名学生时，会在那一行说明。

答案取自一名学生的所有文件，逐题合并：名字里有 answer 或“答案”的，或写明哪一题的（`answer_0.txt`、
`test_1_ans.out`、`第0题.txt`、`题0/output.txt`）；没有时读不是题目的其他文本，再没有就读说明（README）和文档
（.docx、.xlsx、.odt、.html、.ipynb、.rtf），前面没答的题也从后面的文件里找。文件名和文件夹名相当于标题：
`train/1.txt` 属于 train。某一题的文件是空的，而别的文件有答案，就是没有点。几个文件答了同一题时，以最新的一次为准，并注明是哪个：看名字里的时间、“最终”“旧”
之类的词、`attempt2` 比 `attempt1` 新、`(2)` 比 `(1)` 新；然后名字符合要求的（answer_for_<tag>.txt、answer.txt
或 answers.txt）优先，再看压缩包里的时间、文件夹层数，最后 .txt 优先。磁盘上文件的时间不算。
都分不出时（例如文件和它的副本 `answer - 副本.txt`），那一题不给分。备份（`answer_for_train.txt~`）只在没有别的时才读。什么都读不出的也列出，写明原因和办法，不给分。
隐藏文件和系统留下的文件（__MACOSX、Thumbs.db、~$..）不算。
DIR 里直接放着的 answer_for_<tag>.txt 属于 DIR 所指的学生。

名单：一行一名学生，用逗号、分号或制表符分隔，有没有表头（如 `学号,姓名`）都可以。
文件名或文件夹名里有谁的学号或姓名，提交就是谁的；完整的学号比姓名优先，长的比短的优先。
没有提交的学生、名单以外的提交都会列出。一名学生有两份时，取更符合的，或先能读的；
另一份单独成行，并有警告。

程序：用 --run 时，每名学生的程序在一个空文件夹里运行，里面有学生自己的文件和题目；题目同时以
train_* 和 test_* 为名，放在程序旁边和 data/ 里。auto 运行唯一的主程序（.py、.java、.cpp 或 .c，
go_test 和 main 优先）、run.sh 或可执行文件；C、C++ 和 Java 先编译。答案取自程序打印的内容和写出的
文件，哪个更完整就用哪个。程序自己结束，或答案齐全且两秒没有变化时结束，或超时结束。
运行过的记在输出文件夹的 runs.jsonl 里，不再重复；因本机缺少模块、时间不够等而失败的会重新运行。
删除该文件就全部重新运行。详见 docs/grading.md。

退出码：0 所有答案都对；1 有的答案不对或无法读取；
2 用法有误，或有的题目无法读取，此时不给成绩。

例：
  gocheck grade data/train_*.txt --submissions class/ -o output
  gocheck grade homework --submissions class/ --roster roster.csv --feedback feedback
  gocheck grade data/test_*.txt --submissions class/ --run auto --sets 10";

/// The formats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    #[value(help = language().pick("Aligned columns for people", "对齐的表格，便于阅读"))]
    Text,
    #[value(help = language().pick("A header row, then one line per student", "一行表头，然后一行一名学生"))]
    Csv,
    #[value(help = language().pick("One JSON object per line", "一行一个 JSON 对象"))]
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
