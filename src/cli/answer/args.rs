//! The options of a run over puzzles.

use super::super::codes::CodeArgs;
use super::super::options::FindingFormat;
use super::super::pictures::GalleryArgs;
use super::super::puzzles::PuzzleArgs;
use gocheck::puzzle::AnswerFormat;
use gocheck_program::choice;
use gocheck_program::output_folder;
use std::path::PathBuf;

/// Which puzzles to answer, and where the answers go.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct AnswerArgs {
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    /// Write answers and pictures to this folder
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,

    /// Layout of the answer files: blocks of points, or the printed lines
    #[arg(long, value_name = "LAYOUT", default_value = "blocks", value_parser = choice([("blocks", AnswerFormat::Blocks), ("console", AnswerFormat::Console)]))]
    pub(super) answers: AnswerFormat,

    /// Compare with the answers in this file, in any common notation; may be repeated
    #[arg(long, value_name = "FILE")]
    pub(super) expect: Vec<PathBuf>,

    /// In --expect files, accept only the notation that the assignment defines
    #[arg(long, requires = "expect")]
    pub(super) strict: bool,

    /// Print the assignment's lines, one JSON object per file, or findings as CSV or SARIF 2.1.0
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: FindingFormat,

    /// The reported codes. Errors are always reported.
    #[command(flatten)]
    pub(super) codes: CodeArgs,

    #[command(flatten)]
    pub(super) gallery: GalleryArgs,
}
