//! `gocheck generate`: new puzzle files and their expected answers.

mod form;
mod plan;
mod source;

use super::language::language;
use super::options::question;
use anyhow::{anyhow, bail};
use form::Form;
use gocheck::board::Size;
use gocheck::generate::Wanted;
use gocheck::go::Setup;
use gocheck::puzzle::{self, Entry, Name, Question, write_answers};
use gocheck_common::cli::folder::{Folder, names};
use gocheck_common::cli::{Status, messages};
use gocheck_common::phrase;
use plan::{ANSWERS, Plan, Planned};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// Make new puzzles with their answers.
///
/// Positions come from games that the program plays, or from game records; none is another one turned or mirrored, and
/// the same seed makes the same files. White is to move.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct GenerateArgs {
    /// What every puzzle asks
    #[arg(long, value_name = "QUESTION", value_parser = question(), required_unless_present = "set", conflicts_with = "set")]
    ask: Option<Question>,

    /// Make whole sets: problems 0, 00 and 1 to 5
    #[arg(long)]
    set: bool,

    /// How many puzzles, or sets: 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,

    /// Another number makes other puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The size of the boards: N, or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t)]
    size: Size,

    /// From 1, few stones and little to be mistaken about, to 5 [default: 3; in a set 2, 2, 1, 2, 3, 4, 3]
    #[arg(long, value_name = "1..5", value_parser = clap::value_parser!(u8).range(1..=5))]
    difficulty: Option<u8>,

    /// Take positions from the game records (SGF) in this folder and those below it
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,

    /// Write puzzles as `row col color` a line, or as game records
    #[arg(long, value_name = "FORMAT", default_value = "txt")]
    format: Form,

    /// Replace puzzles and answers of the same tag that the folder holds, and delete those that are not made again
    #[arg(long)]
    replace: bool,

    /// What the files' names begin with
    #[arg(long, default_value = "test", value_parser = tag)]
    tag: String,

    /// Write the puzzles and `answer_for_<tag>.txt` into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    output: PathBuf,
}

const MORE: &str = "\
The puzzles of one question are <tag>_0001.txt and so on, and `gocheck DIR --ask QUESTION` answers them. A set is \
<tag>_0.txt, <tag>_00.txt and <tag>_1.txt to <tag>_5.txt; the tags of several sets are numbered.

Difficulty, the part of the board that has stones, and how hard it is to read:
  1   15 to 30 %    0 to 5
  2   25 to 40 %    6 to 8
  3   35 to 50 %    9 to 11
  4   43 to 55 %   12 to 14
  5   48 to 62 %   15 and more

Long groups that are short of liberties, eyes, captures that look like suicide, moves that look legal and are not, and \
what looks as if it could be taken make a position hard to read: docs/puzzles.md says what counts how much.

Examples:
  gocheck generate --set --seed 3 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard
  gocheck generate --ask moves --from games/ --count 20 --format sgf -o real";

/// A tag that can be a part of a file's name.
fn tag(text: &str) -> Result<String, String> {
    let is_path = text.contains(['/', '\\']) || text.starts_with('.');
    let is_name = Name::new(&format!("{text}_1")).is_ok_and(|name| name.tag() == Some(text));
    if is_path || !is_name {
        return Err(phrase!(
            "a tag is a part of a file's name, such as test",
            "tag 是文件名的一部分，例如 test"
        )
        .text(language()));
    }
    Ok(text.to_owned())
}

/// Makes the puzzles and writes them, and a file of answers for each tag.
///
/// # Errors
/// When there are no more different positions, or when the folder holds other files of the same tag or cannot be
/// written into. Nothing is written before all that is known.
pub(super) fn run(args: &GenerateArgs) -> anyhow::Result<Status> {
    let plan = Plan::new(args);
    let (positions, status) = source::positions(args, &plan)?;
    let puzzle = |(number, setup): (usize, &Setup)| {
        let Planned { tag, stem, wanted: Wanted { question, .. } } = plan.get(number);
        let text = args.format.text(setup, question);
        let entry = args.format.answer(&stem, question, args.size, &text)?;
        Ok((tag, entry, (args.format.file(&stem), text.into_bytes())))
    };
    let puzzles: anyhow::Result<Vec<_>> = positions.par_iter().enumerate().map(puzzle).collect();
    let (mut files, mut answers) = (BTreeMap::new(), BTreeMap::<String, Vec<Entry>>::new());
    for (tag, entry, (file, text)) in puzzles? {
        answers.entry(tag).or_default().push(entry);
        files.insert(file, text);
    }
    for (tag, entries) in &answers {
        let mut bytes = Vec::new();
        write_answers(&mut bytes, puzzle::Form::Blocks, entries)?;
        files.insert(format!("{ANSWERS}{tag}.txt"), bytes);
    }

    let others = others(args, &plan, &files)?;
    if !others.is_empty() && !args.replace {
        let folder = args.output.display().to_string();
        let (count, named) = (others.len(), others.iter().take(MAX_NAMED));
        let rest = (count > MAX_NAMED).then(|| "...".to_owned());
        let names = language().list(named.chain(&rest));
        let other = phrase!(
            "{folder} holds files of another run with the tag {tag} ({count}: {names})\n  --replace \
             replaces or deletes them; or choose another --tag, or another folder",
            "{folder} 里有另一批 tag 为 {tag} 的文件（{count} 个：{names}）\n  用 --replace 替换或删\
             除它们，或换一个 --tag，或换一个文件夹",
            tag = args.tag
        );
        bail!(other.text(language()));
    }
    let folder = Folder::create(&args.output)?;
    files.par_iter().try_for_each(|(name, bytes)| folder.write(name, bytes))?;
    folder.remove(|name| !files.contains_key(name) && others.contains(name))?;
    let folder = args.output.display().to_string();
    let written = phrase!(
        "puzzles: {puzzles}, with their answers in the folder {folder}",
        "题目 {puzzles} 道，连同答案写进文件夹 {folder}",
        puzzles = plan.puzzles
    );
    messages::note(&written.text(language()));
    Ok(status)
}

/// How many files that would be replaced are named.
const MAX_NAMED: usize = 5;

/// What a folder holds of the same tag that this run would change, or does not make: it would be taken for its own.
fn others(
    args: &GenerateArgs,
    plan: &Plan<'_>,
    files: &BTreeMap<String, Vec<u8>>,
) -> anyhow::Result<BTreeSet<String>> {
    let held: BTreeSet<String> = names(&args.output, |_| true)?.into_iter().collect();
    let mut others: BTreeSet<String> = plan.of_tag(&held).into_iter().collect();
    others.extend(held.into_iter().filter(|name| files.contains_key(name)));
    let mut unread = None;
    others.retain(|name| {
        let path = args.output.join(name);
        files.get(name).is_none_or(|bytes| match fs::read(&path) {
            Ok(found) => found != *bytes,
            Err(error) => {
                unread.get_or_insert_with(|| anyhow!("cannot read {}: {error}", path.display()));
                true
            }
        })
    });
    unread.map_or(Ok(others), Err)
}
