//! Kinds of lines of an answer file.

use crate::items::{Item, ItemKind, Items, is_value_word};
use crate::source_line::SourceLine;
use crate::value_words::{is_nothing, truth};
use crate::words::{Label, label};
use std::ops::Range;

/// `# day 1`, `// done`, `-----`
pub(super) fn is_comment(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    ["#", "//", "--", "=="].iter().any(|mark| text.starts_with(mark))
}

/// Separator lines: `-----`, `|---|---|`, and the fences of code.
pub(super) fn is_rule(chars: &[char]) -> bool {
    let text: String = chars.iter().collect();
    let is_fence = text.strip_prefix("\"\"\"").is_some_and(|word| word.chars().all(char::is_alphanumeric));
    is_fence || chars.len() > 2 && chars.iter().all(|c| "-=*_~|:+ ".contains(*c))
}

pub(super) fn is_head_of_problems(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    let is_gap = |c: char| c.is_whitespace() || ",;:\"'|()[]{}".contains(c);
    let first = text.split(is_gap).find(|word| !word.is_empty());
    first.and_then(label).is_some_and(|label| [Label::Problem, Label::Index].contains(&label))
}

/// Returns true if a line has only words such as `row` and `col`.
pub(super) fn is_head(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    let is_gap = |c: char| c.is_whitespace() || ",;:\"'|()[]{}".contains(c);
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    let labels: Option<Vec<Label>> = words.map(label).collect();
    labels.is_some_and(|labels| {
        let names_part =
            |label: &Label| [Label::Row, Label::Column, Label::X, Label::Y, Label::Problem].contains(label);
        labels.len() > 1 && labels.iter().any(names_part)
            || labels == [Label::Row]
            || labels == [Label::Column]
    })
}

/// The column numbers that R prints: `[,1] [,2]`.
pub(super) fn is_column_names(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    text.starts_with("[,") && text.chars().all(|c| c.is_ascii_digit() || "[], ".contains(c))
}

/// The columns of a table, from its header.
#[derive(Clone, Copy, Default)]
pub(super) struct Columns {
    /// 0 without a table.
    pub(super) count: usize,
    pub(super) row: Option<usize>,
    pub(super) col: Option<usize>,
}

pub(super) fn columns(line: &SourceLine<'_>) -> Columns {
    let text = line.text(line.whole());
    let is_gap = |c: char| c.is_whitespace() || ",;:\"'|()[]{}".contains(c);
    let labels = text.split(is_gap).filter_map(label);
    let labels: Vec<Label> = labels.skip(usize::from(is_head_of_problems(line))).collect();
    let place = |of: Label| labels.iter().position(|label| *label == of);
    Columns { count: labels.len(), row: place(Label::Row), col: place(Label::Column) }
}

/// A row of a printed board contains no points of an answer.
pub(super) fn is_board_row(values: &[i32]) -> bool {
    values.len() > 4 && values.len() % 2 == 1 && values.iter().all(|value| (-1..=1).contains(value))
}

pub(super) fn is_board_line(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    let is_gap = |c: char| c.is_whitespace() || ",[]".contains(c);
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    let numbers: Option<Vec<i32>> = words.map(|word| word.trim_end_matches('.').parse().ok()).collect();
    let has_one_list = text.matches(']').count() <= 2;
    has_one_list && numbers.is_some_and(|numbers| is_board_row(&numbers))
}

/// Returns true if a line contains points in any notation and nothing else.
pub(super) fn is_points(line: &SourceLine<'_>) -> bool {
    let mut items = Items::default();
    items.feed(line, line.whole());
    items.close();
    let all = items.take();
    let numbers = all.iter().filter(|item| matches!(item.kind, ItemKind::Number(_))).count();
    let is_point = |item: &Item| matches!(item.kind, ItemKind::Pair(..) | ItemKind::Vertex(..));
    let is_part =
        |item: &Item| is_point(item) || matches!(item.kind, ItemKind::Number(_) | ItemKind::Label(..));
    items.bad_brackets.is_empty() && all.iter().all(is_part) && (numbers > 1 || all.iter().any(is_point))
}

/// A point in one word has several meanings.
pub(super) fn is_point_word(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let is_short = word.is_ascii() && word.len() <= 5;
    let letter = word.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic());
    let is_vertex = letter && digits > 0 && digits == word.len() - 1;
    let is_pair = word
        .split_once(['-', '/'])
        .is_some_and(|(a, b)| !a.is_empty() && !b.is_empty() && digits == a.len() + b.len());
    is_short && (is_vertex || is_pair)
}

/// With or without brackets.
pub(super) fn is_one_point(line: &SourceLine<'_>, part: Range<usize>) -> bool {
    let text = line.text(part);
    let is_gap = |c: char| c.is_whitespace() || ",;|\"'()[]".contains(c);
    let words: Vec<&str> = text.split(is_gap).filter(|word| !word.is_empty()).collect();
    words.len() == 2 && words.iter().all(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// Returns true if a line can be an answer: the first line of a file, or one after a name, which may already have a value. Text
/// that begins with another word is a remark, unless it contains brackets, True or False, or two numbers.
pub(super) fn may_be_answer(line: &SourceLine<'_>, is_first: bool, has_value: bool) -> bool {
    let text = line.text(line.whole());
    let text = text.strip_prefix("- ").unwrap_or(&text);
    if !is_first {
        if is_comment(line) && !text.starts_with("--") {
            return false;
        }
        // A word for no points is the whole answer or not an answer.
        if truth(text).is_some() || is_nothing(text) && !has_value {
            return true;
        }
    }
    let is_gap = |c: char| c.is_whitespace() || ",;:=\"'|()[]{}".contains(c);
    let words: Vec<&str> = text.split(is_gap).filter(|word| !word.is_empty()).collect();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    match words.as_slice() {
        // Such as the number of a student.
        [number] if number.len() > 4 && is_number(number) => false,
        [] => true,
        // `2021001 Zhang San` above the answers.
        words if is_first => words.iter().all(|word| is_value_word(word)),
        [first, ..] if is_value_word(first) => true,
        // `E5`, `4-4` instead of a point.
        [word] if word.contains(|c: char| c.is_ascii_digit()) && !has_value => true,
        [word] if is_point_word(word) => true,
        _ if is_points(line) => true,
        [first, ..] if label(first).is_some() && text.contains(|c: char| c.is_ascii_digit()) => true,
        words => {
            let values = words.iter().filter(|word| is_value_word(word));
            let (numbers, others) = values.partition::<Vec<&&str>, _>(|word| is_number(word));
            text.starts_with(['(', '[', '{']) || !others.is_empty() || numbers.len() > 1
        }
    }
}
