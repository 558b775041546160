use super::answer::Entry;
use super::answers::Given;
use std::borrow::Borrow;
use std::fmt::Display;
use std::io::{self, Write};

/// The two forms of an answer file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AnswerFormat {
    /// One block per puzzle: its name, then `True`, `False` or one `row col` per line; a blank line between blocks.
    Blocks,
    /// The lines that the assignment's program prints.
    Console,
}

/// Writes an answer file. Fails if `out` cannot be written to.
pub fn write_answers<'a>(
    out: &mut impl Write,
    form: AnswerFormat,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> io::Result<()> {
    let mut entries = entries.into_iter();
    match form {
        AnswerFormat::Console => entries.try_for_each(|entry| writeln!(out, "{entry}")),
        AnswerFormat::Blocks => {
            write_blocks(out, entries.map(|entry| (entry.name.stem(), Given::from(&entry.answer))))
        }
    }
}

/// Writes given answers with the names of their puzzles, in the assignment's form. Fails if `out` cannot be written to.
pub fn write_given<'a>(
    out: &mut impl Write,
    answers: impl IntoIterator<Item = &'a (String, Given)>,
) -> io::Result<()> {
    write_blocks(out, answers.into_iter().map(|(name, given)| (name, given)))
}

fn write_blocks(
    out: &mut impl Write,
    answers: impl Iterator<Item = (impl Display, impl Borrow<Given>)>,
) -> io::Result<()> {
    for (i, (name, given)) in answers.enumerate() {
        writeln!(out, "{}{name}", if i == 0 { "" } else { "\n" })?;
        match given.borrow() {
            valid @ Given::Valid(_) => writeln!(out, "{valid}")?,
            Given::Points(points) => {
                points.iter().try_for_each(|at| writeln!(out, "{} {}", at.row, at.col))?;
            }
        }
    }
    Ok(())
}
