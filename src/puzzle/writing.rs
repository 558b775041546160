//! Writes answer files.

use super::answer::Entry;
use super::answers::Given;
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

/// Writes an answer file.
///
/// # Errors
/// The errors of `out`.
pub fn write_answers<'a>(
    out: &mut impl Write,
    form: AnswerFormat,
    entries: impl IntoIterator<Item = &'a Entry>,
) -> io::Result<()> {
    for (i, entry) in entries.into_iter().enumerate() {
        match form {
            AnswerFormat::Console => writeln!(out, "{entry}")?,
            AnswerFormat::Blocks => {
                if i > 0 {
                    writeln!(out)?;
                }
                write_block(out, entry)?;
            }
        }
    }
    Ok(())
}

fn write_block(out: &mut impl Write, entry: &Entry) -> io::Result<()> {
    write_one(out, entry.name.stem(), &Given::from(&entry.answer))
}

/// Writes given answers with the names of their puzzles, in the assignment's form.
///
/// # Errors
/// The errors of `out`.
pub fn write_given<'a>(
    out: &mut impl Write,
    answers: impl IntoIterator<Item = &'a (String, Given)>,
) -> io::Result<()> {
    for (i, (name, given)) in answers.into_iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write_one(out, name, given)?;
    }
    Ok(())
}

fn write_one(out: &mut impl Write, name: &str, given: &Given) -> io::Result<()> {
    writeln!(out, "{name}")?;
    match given {
        Given::Valid(_) => writeln!(out, "{given}"),
        Given::Points(points) => points.iter().try_for_each(|at| writeln!(out, "{} {}", at.row, at.col)),
    }
}
