//! Reads answer files in both forms, also mixed, in any order.

use super::Answer;
use super::text::{Field, Line, decode, lines, point};
use crate::board::{Point, Size};
use crate::diagnostic::{Diagnostic, Diagnostics, Message, Span};
use std::collections::HashMap;

/// Reads an answer file: each puzzle's name with its answer, in the file's order.
///
/// A line is a header (a puzzle's name), a value under one (`True`, `False`, `row col`), or an
/// answer as the assignment prints it. Blank lines mean nothing.
///
/// ```
/// use gocheck::board::Size;
/// use gocheck::puzzle::{Answer, parse_answers};
///
/// let text = "train_0\nFalse\n\n[train]Problem 1: forward on step:[(3, 4)]\n";
/// let answers = parse_answers(text.as_bytes(), Size::default())?;
/// assert_eq!(answers[0], ("train_0".to_owned(), Answer::Valid(false)));
/// assert_eq!(answers[1].1.to_string(), "[(3, 4)]");
/// # Ok::<(), gocheck::diagnostic::Diagnostics>(())
/// ```
///
/// # Errors
/// Everything that is wrong with the file, in its order.
pub fn parse_answers(bytes: &[u8], size: Size) -> Result<Vec<(String, Answer)>, Diagnostics> {
    let text = decode(bytes)?;
    let mut blocks: Vec<Block> = Vec::new();
    let mut errors = Vec::new();
    for line in lines(&text) {
        errors.extend(read_line(&mut blocks, line, size).err());
    }
    let mut first = HashMap::new();
    for block in &blocks {
        if let Some(first) = first.insert(block.stem.as_str(), block.span.line) {
            let message = Message::AnsweredTwice { name: block.stem.clone(), first };
            errors.push(message.at(block.span.clone()));
        }
    }
    if errors.is_empty() {
        Ok(blocks.into_iter().map(Block::finish).collect())
    } else {
        errors.sort_by_key(|error| error.span.as_ref().map_or(0, |span| span.line));
        Err(Diagnostics(errors))
    }
}

fn read_line(blocks: &mut Vec<Block>, line: Line<'_>, size: Size) -> Result<(), Diagnostic> {
    match Kind::of(line.text) {
        None => {}
        Some(Kind::Header(stem)) => blocks.push(Block::new(stem.to_owned(), line)),
        Some(Kind::Value(value)) => under(blocks, line)?.set_valid(line, value)?,
        Some(Kind::Point) => {
            let point = read_point(line, &line.fields(), size)?;
            under(blocks, line)?.add(line, point)?;
        }
        Some(Kind::Printed { stem, value }) => {
            let mut block = Block::new(stem, line);
            block.set_printed(line, value, size)?;
            blocks.push(block);
        }
    }
    Ok(())
}

/// Whether a line is read as a puzzle's name: whether a name can head a block and be read back.
pub(super) fn is_header(text: &str) -> bool {
    text.trim() == text && matches!(Kind::of(text), Some(Kind::Header(_)))
}

/// What a line of an answer file is.
enum Kind<'a> {
    /// A puzzle's name.
    Header(&'a str),
    /// A point under a header.
    Point,
    /// True or False under a header.
    Value(bool),
    /// `[train]Problem 0: rule checking:False`
    Printed { stem: String, value: &'a str },
}

impl<'a> Kind<'a> {
    /// Nothing for a blank line.
    fn of(line: &'a str) -> Option<Kind<'a>> {
        let text = line.trim();
        Some(match text {
            "" => return None,
            "True" => Self::Value(true),
            "False" => Self::Value(false),
            _ if text.starts_with('[') => Self::printed(text)?,
            _ => {
                // A lone number is a name (0001.txt); a point with a slip behind its row is none.
                let mut fields = text.split_whitespace();
                let begins_as_point = fields.next().is_some_and(is_number) && fields.next().is_some();
                if begins_as_point { Self::Point } else { Self::Header(text) }
            }
        })
    }

    fn printed(text: &'a str) -> Option<Self> {
        let (head, value) = text.rsplit_once(':').unwrap_or((text, ""));
        let (tag, title) = head.strip_prefix('[')?.rsplit_once(']').unwrap_or((head, ""));
        let number = title.trim().strip_prefix("Problem ").and_then(|rest| rest.split(':').next());
        let stem = number.map_or_else(|| tag.to_owned(), |number| format!("{tag}_{}", number.trim()));
        Some(Self::Printed { stem, value })
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A puzzle's name and what has been read of its answer.
struct Block {
    stem: String,
    /// Where its name stands.
    span: Span,
    valid: Option<bool>,
    points: Vec<Point>,
}

impl Block {
    fn new(stem: String, line: Line<'_>) -> Self {
        Self { stem, span: line.whole(), valid: None, points: Vec::new() }
    }

    fn set_valid(&mut self, line: Line<'_>, value: bool) -> Result<(), Diagnostic> {
        if !self.points.is_empty() || self.valid.is_some_and(|before| before != value) {
            return Err(self.contradiction(line));
        }
        self.valid = Some(value);
        Ok(())
    }

    fn add(&mut self, line: Line<'_>, point: Point) -> Result<(), Diagnostic> {
        if self.valid.is_some() {
            return Err(self.contradiction(line));
        }
        self.points.push(point);
        Ok(())
    }

    /// Reads a printed answer: `True`, `False` or `[(3, 4), (8, 0)]`, in any kind of brackets.
    fn set_printed(&mut self, line: Line<'_>, value: &str, size: Size) -> Result<(), Diagnostic> {
        match value.trim() {
            "True" => return self.set_valid(line, true),
            "False" => return self.set_valid(line, false),
            list if list.starts_with('[') && list.ends_with(']') => {}
            _ => return Err(Message::BadPrinted.at(line.whole())),
        }
        let list = line.text.rfind(':').map_or(0, |colon| colon + 1);
        let is_gap = |c: char| c.is_whitespace() || "[](),".contains(c);
        for pair in line.fields_from(list, is_gap).chunks(2) {
            self.add(line, read_point(line, pair, size)?)?;
        }
        Ok(())
    }

    fn contradiction(&self, line: Line<'_>) -> Diagnostic {
        Message::SecondAnswer { name: self.stem.clone() }.at(line.whole())
    }

    fn finish(mut self) -> (String, Answer) {
        self.points.sort_unstable();
        self.points.dedup();
        (self.stem, self.valid.map_or(Answer::Points(self.points), Answer::Valid))
    }
}

/// The block that a line stands under.
fn under<'a>(blocks: &'a mut [Block], line: Line<'_>) -> Result<&'a mut Block, Diagnostic> {
    blocks.last_mut().ok_or_else(|| Message::NoPuzzle.at(line.whole()))
}

/// Reads `row col`.
fn read_point(line: Line<'_>, fields: &[Field<'_>], size: Size) -> Result<Point, Diagnostic> {
    match *fields {
        [row, col] => point(line, [row, col], size),
        _ => Err(Message::PointFields { found: fields.len() }.at(line.whole())),
    }
}
