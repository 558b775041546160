//! The options of `gocheck generate`.

use super::super::encodings::EncodingArgs;
use super::super::options::question;
use super::form::PuzzleFormat;
use gocheck::board::Size;
use gocheck::puzzle::{Name, Question};
use gocheck_program::output_folder;
use gocheck_program::{number, parser};
use gocheck_text::{Phrase, phrase};
use std::path::PathBuf;
use std::str::FromStr;

/// Generate new puzzles with their answers.
///
/// Positions come from games that the program plays, or from game records. No two positions are the same when rotated or
/// mirrored, and the same seed produces the same files. White is to move.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct GenerateArgs {
    /// Question of every puzzle
    #[arg(long, value_name = "QUESTION", value_parser = question(), required_unless_present = "set", conflicts_with = "set")]
    pub(super) ask: Option<Question>,

    /// Generate whole sets: problems 0, 00 and 1 to 5
    #[arg(long)]
    pub(super) set: bool,

    /// Number of puzzles or sets: 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u32>(1..=1_000_000))]
    pub(super) count: u32,

    /// Random seed; a different seed gives different puzzles
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = number::<u64>(0..))]
    pub(super) seed: u64,

    /// Size of the boards: N or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    pub(super) size: Size,

    /// Difficulty, from 1 (few stones, little to get wrong) to 5 [default: 3; in a set 2, 2, 1, 2, 3, 4, 3]
    #[arg(long, value_name = "1..5", value_parser = number::<u8>(1..=5))]
    pub(super) difficulty: Option<u8>,

    /// Take positions from the game records (SGF) in this folder and its subfolders, or in an archive
    #[arg(long, value_name = "PATH")]
    pub(super) from: Option<PathBuf>,

    /// The encoding of the records.
    #[command(flatten)]
    pub(super) encoding: EncodingArgs,

    /// Write puzzles as lines of `row col color`, or as game records
    #[arg(long, value_name = "FORMAT", default_value = "txt")]
    pub(super) format: PuzzleFormat,

    /// Replace puzzles and answers with the same tag in the folder, and delete those that are not generated again
    #[arg(long)]
    pub(super) replace: bool,

    /// Beginning of the files' names
    #[arg(long, default_value = "test", value_parser = parser(tag))]
    pub(super) tag: String,

    /// Write the puzzles and `answer_for_<tag>.txt` to this folder
    #[arg(short, long, value_name = "DIR", value_parser = output_folder(), default_value = "output")]
    pub(super) output: PathBuf,
}

const MORE: &str = "\
Puzzles with one question are named <tag>_<question>_0001.txt and so on; `gocheck DIR` answers them. A set \
is <tag>_0.txt, <tag>_00.txt and <tag>_1.txt to <tag>_5.txt; if there are several sets, their tags are numbered.

Difficulty, share of the points that have stones, and how hard the position is to read:
  1   15 to 30 %    0 to 5
  2   25 to 40 %    6 to 8
  3   35 to 50 %    9 to 11
  4   43 to 55 %   12 to 14
  5   48 to 62 %   15 and more

Long groups that are short of liberties, eyes, captures that look like suicide, moves that look legal but are not, \
and stones that look capturable make a position harder to read; docs/puzzles.md has the weights.

Examples:
  gocheck generate --set --seed 3 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard
  gocheck generate --ask moves --from games/ --count 20 --format sgf -o real";

/// Parses a tag, which must be usable in a file name.
fn tag(text: &str) -> Result<String, Phrase> {
    let is_path = text.contains(['/', '\\']) || text.starts_with('.');
    let is_name = Name::new(&format!("{text}_1")).is_ok_and(|name| name.tag() == Some(text));
    if is_path || !is_name {
        return Err(phrase!(
            "expected a part of a file name, such as `test`",
            "应为文件名的一部分，例如 `test`"
        ));
    }
    Ok(text.to_owned())
}
