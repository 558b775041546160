//! The options of a run over puzzles.

use super::super::codes::CodeArgs;
use super::super::options::FindingFormat;
use super::super::pictures::GalleryArgs;
use super::super::puzzles::PuzzleArgs;
use gocheck::puzzle::AnswerFormat;
use gocheck_program::{choice, language, output_folder};
use std::path::PathBuf;

/// Which puzzles to answer, and where the answers go.
#[derive(clap::Args)]
pub(in crate::cli) struct AnswerArgs {
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    #[arg(help = language().pick("Write answers and pictures to this folder", "把答案和图片写进这个文件夹"))]
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,

    #[arg(help = language().pick(
        "Layout of the answer files: blocks of points, or the printed lines",
        "答案文件的写法：blocks 一行一个点，console 与打印的行相同",
    ))]
    #[arg(long, value_name = "LAYOUT", default_value = "blocks", value_parser = choice([("blocks", AnswerFormat::Blocks), ("console", AnswerFormat::Console)]))]
    pub(super) answers: AnswerFormat,

    #[arg(help = language().pick(
        "Compare with the answers in this file, in any common notation; may be repeated",
        "与这个文件里的答案比较，常见的写法都能读；可以写多次",
    ))]
    #[arg(long, value_name = "FILE")]
    pub(super) expect: Vec<PathBuf>,

    #[arg(help = language().pick(
        "In --expect files, accept only the notation that the assignment defines",
        "比较时只接受作业规定的写法",
    ))]
    #[arg(long, requires = "expect")]
    pub(super) strict: bool,

    #[arg(help = language().pick(
        "Output format: the assignment's lines, one JSON object per file, or findings as CSV or SARIF 2.1.0",
        "输出格式：作业规定的行，或每题一个 JSON 对象，\n\
         或以 CSV、SARIF 2.1.0 列出文件的问题",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: FindingFormat,

    /// The reported codes. Errors are always reported.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    #[command(flatten)]
    pub(super) gallery: GalleryArgs,
}
