//! Writes answer files.

use super::answer::Entry;
use super::answers::Given;
use std::io::{self, Write};

/// The two forms of an answer file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AnswerFormat {
    /// A block a puzzle: its name, then `True`, `False` or `row col` a line; a blank line between.
    Blocks,
    /// The lines that the assignment's program prints.
    Console,
}

/// Writes an answer file.
///
/// # Errors
/// Those of `out`.
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

/// Writes what somebody answered, each with the name of its puzzle, in the form that is handed out.
///
/// # Errors
/// Those of `out`.
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
