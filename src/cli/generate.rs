//! `gocheck generate`: new puzzle files and their expected answers.

mod args;
mod form;
mod source;

use super::language::language;
use anyhow::bail;
pub(super) use args::GenerateArgs;
use gocheck::generate::{ANSWERS, Plan, PlanOptions, Planned, Wanted};
use gocheck::go::Board;
use gocheck::puzzle::{self, Entry, write_answers};
use gocheck_files::output::folder::Folder;
use gocheck_files::output::guard::is_same;
use gocheck_files::output::listing::names;
use gocheck_program::{Status, messages, usage_error};
use gocheck_text::phrase;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Generates the puzzles and writes them, with one answer file for each tag.
///
/// # Errors
/// If no more different positions can be found, or the folder contains other files of the same tag or cannot be written
/// to. All of this is checked before anything is written.
pub(super) fn run(args: &GenerateArgs) -> anyhow::Result<Status> {
    if args.ask.is_none() && !args.set {
        return Err(usage_error(phrase!(
            "say what to generate: --ask rule|captures|moves for puzzles with one question, or --set for whole sets",
            "请说明出什么题：--ask rule|captures|moves 每题问同一个问题，--set 出整套题"
        )));
    }
    let plan = Plan::new(PlanOptions {
        ask: args.ask,
        count: args.count,
        seed: args.seed,
        difficulty: args.difficulty,
        tag: args.tag.clone(),
    });
    let (positions, status) = source::positions(args, &plan)?;
    let puzzle = |(number, setup): (usize, &Board)| {
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
        write_answers(&mut bytes, puzzle::AnswerFormat::Blocks, entries)?;
        files.insert(format!("{ANSWERS}{tag}.txt"), bytes);
    }

    let others = others(args, &plan, &files)?;
    if !others.is_empty() && !args.replace {
        let folder = args.output.display().to_string();
        let (count, named) = (others.len(), others.iter().take(MAX_NAMED));
        let rest = (count > MAX_NAMED).then(|| "...".to_owned());
        let names = language().list(named.chain(&rest));
        let other = phrase!(
            "{folder} contains files of another run with the tag {tag} ({count}: {names})\n  use --replace to \
             replace or delete them, or choose another --tag or another folder",
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
        "{puzzles} with answers written to the folder {folder}",
        "已把 {puzzles}和答案写进文件夹 {folder}",
        puzzles = gocheck_text::count(plan.puzzles, "puzzle", "道题")
    );
    messages::note(&written.text(language()));
    Ok(status)
}

/// The maximum number of files that are named if they would be replaced.
const MAX_NAMED: usize = 5;

/// The files of the same tag in a folder that this run would change or does not make: they would be taken for part of
/// it.
fn others(
    args: &GenerateArgs,
    plan: &Plan,
    files: &BTreeMap<String, Vec<u8>>,
) -> anyhow::Result<BTreeSet<String>> {
    let held: BTreeSet<String> = names(&args.output, |_| true)?.into_iter().collect();
    let mut others: BTreeSet<String> = plan.of_tag(&held).into_iter().collect();
    others.extend(held.into_iter().filter(|name| files.contains_key(name)));
    others.retain(|name| {
        files.get(name).is_none_or(|bytes| is_same(&args.output.join(name), bytes) == Some(false))
    });
    Ok(others)
}
