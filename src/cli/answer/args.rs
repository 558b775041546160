//! The options of a run over puzzles.

use super::super::codes::CodeArgs;
use super::super::options::FindingFormat;
use super::super::pictures::GalleryArgs;
use super::super::puzzles::PuzzleArgs;
use gocheck::puzzle::AnswerFormat;
use gocheck_common::cli::choice;
use std::path::PathBuf;

/// What to answer, and what becomes of the answers.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct AnswerArgs {
    /// The puzzles.
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    /// Write answers and pictures into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    pub(super) output: PathBuf,

    /// The form of the answer files: blocks of points, or the lines that are printed
    #[arg(long, value_name = "FORM", default_value = "blocks", value_parser = choice([("blocks", AnswerFormat::Blocks), ("console", AnswerFormat::Console)]))]
    pub(super) answers: AnswerFormat,

    /// Compare with the answers in this file, in any form that people write; may be given again for more files
    #[arg(long, value_name = "FILE")]
    pub(super) expect: Vec<PathBuf>,

    /// Of the files to compare with, read the form that is handed out and no other
    #[arg(long, requires = "expect")]
    pub(super) strict: bool,

    /// Print the assignment's lines, a JSON object for each file, or what is wrong with the files as CSV or SARIF 2.1.0
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: FindingFormat,

    /// What is reported; errors are, whatever is selected.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    /// The pictures.
    #[command(flatten)]
    pub(super) gallery: GalleryArgs,
}
