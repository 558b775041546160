//! Divides a text into sections, one for each time that a puzzle is named.

use super::calls::{after_call, end_of_bracket};
use super::line_names::{
    announces_correction, circled, has_circled_problems, nesting, numbers, section_tag, unknown_name,
};
use super::name_columns::NamedColumns;
use super::references::{Puzzle, PuzzleNames, Reference};
use super::role_table::RoleTable;
use super::table_header::is_table_of_problems;
use super::tag_columns::TagColumns;
use super::tagged::{keys_in_line, tag_of_line};
use super::tokens::{Token, TokenKind, Tokens};
use super::values::{has_literal, has_value, is_answer};
use super::verdict::{Verdict, verdict};
use crate::name::Name;
use gocheck_rules::Question;
use std::ops::Range;

/// What belongs to a puzzle: the tokens after its name, up to the next name.
pub(super) struct Section {
    pub(super) puzzle: Puzzle,
    /// The tokens of the name.
    pub(super) name: Range<usize>,
    /// Parts of lines.
    pub(super) parts: Vec<Range<usize>>,
    /// The question, for a name as the assignment's program prints it: `[train]Problem 1: forward on step:`.
    pub(super) printed: Option<Question>,
    /// True if it comes after a line that announces a correction.
    pub(super) is_correction: bool,
    /// The number of the problem, if the text does not say its tag here.
    number: Option<String>,
}

impl Section {
    pub(super) fn new(reference: Reference, parts: Vec<Range<usize>>) -> Self {
        let Reference { puzzle, tokens, number } = reference;
        Self { puzzle, name: tokens, parts, printed: None, is_correction: false, number }
    }

    fn named(name: &str, at: Range<usize>, parts: Vec<Range<usize>>) -> Self {
        Self::new(Reference { puzzle: Puzzle::Named(name.to_owned()), tokens: at, number: None }, parts)
    }
}

#[derive(Default)]
pub(super) struct Outline {
    pub(super) sections: Vec<Section>,
    /// Parts of lines that belong to no puzzle.
    pub(super) outside: Vec<Range<usize>>,
    /// True if rows of a table begin with the numbers of problems.
    is_table: bool,
}

/// How a text names its puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// Names and numbers of problems before answers: `test_1`, `Problem 1`.
    Before,
    /// Names after answers: `True <- test_0`.
    After,
    /// Numbers at the start of lines: `1.`, `(1)`, `1:`.
    MarkedNumbers,
    /// Also numbers alone on their lines.
    Numbers,
}

impl Outline {
    pub(super) fn new(tokens: &Tokens<'_>, names: &PuzzleNames, tag: Option<&str>, naming: Naming) -> Self {
        let mut outline = Self::default();
        let mut tag = tag.map(str::to_owned);
        let (mut is_blank, mut is_correction) = (true, false);
        let mut titles = Titles::default();
        // Open brackets of lists, in which numbers are no names.
        let mut depth = 0;
        // Parts of lines before the name that they belong to.
        let mut waiting: Vec<Range<usize>> = Vec::new();
        let (mut end_of_table, mut has_open_quote) = (0, false);
        let has_circled = has_circled_problems(tokens);
        // Verdicts with numbers alone before the first name: `0 合法` above `第1题`.
        let mut early: Vec<Section> = Vec::new();
        // The number of the last problem, if its tag may stand on the lines below.
        let mut untagged: Option<String> = None;
        let mut has_title = false;
        for line in 0..tokens.lines.len() {
            if line < end_of_table {
                continue;
            }
            let range = tokens.lines[line].tokens.clone();
            let all = &tokens.all[range.clone()];
            if all.is_empty() {
                is_blank = true;
                continue;
            }
            let was_blank = std::mem::take(&mut is_blank);
            let level = all.iter().take_while(|token| token.is_mark("#")).count();
            if naming == Naming::MarkedNumbers
                && depth == 0
                && let Some(keys) = keys_in_line(names, tokens, line, tag.as_deref())
            {
                outline.sections.extend(keys.into_iter().map(|(key, end)| {
                    let value = key.tokens.end..without_ends(&tokens.all, key.tokens.end..end);
                    Section::new(key, vec![value])
                }));
                continue;
            }
            let references = match naming {
                Naming::MarkedNumbers | Naming::Numbers => {
                    outline.is_table |= is_table_of_problems(all);
                    let found = numbers(names, tokens, line, tag.as_deref(), outline.is_table);
                    let is_alone = |reference: &Reference| reference.tokens.end == range.end;
                    let is_inside = depth > 0;
                    depth += nesting(all);
                    let is_name =
                        |found: &Reference| !is_inside && (naming == Naming::Numbers || !is_alone(found));
                    found.into_iter().filter(is_name).collect()
                }
                _ => names.in_line(tokens, line, tag.as_deref()),
            };
            let references = match references {
                none if none.is_empty() && has_circled => {
                    circled(names, tokens, line, tag.as_deref()).into_iter().collect()
                }
                some => some,
            };
            let references = match (references, &untagged) {
                (none, Some(number)) if none.is_empty() => {
                    let found = tag_of_line(names, tokens, line, number);
                    let is_empty = |section: &mut Section| {
                        section.number.as_ref() == Some(number)
                            && !section.parts.iter().any(|part| has_value(&tokens.all[part.clone()]))
                    };
                    if found.is_some() {
                        outline.sections.pop_if(is_empty);
                    }
                    found.into_iter().collect()
                }
                (some, _) => some,
            };
            is_correction |= announces_correction(all);
            if references.is_empty() && naming == Naming::Before {
                if let Some(table) = TagColumns::read(tokens, names, line) {
                    end_of_table = table.end;
                    outline.sections.extend(table.sections);
                    continue;
                }
                if let Some(table) = RoleTable::read(tokens, names, line, tag.as_deref()) {
                    end_of_table = table.end;
                    outline.sections.extend(table.sections);
                    outline.outside.push(range);
                    continue;
                }
                if outline.sections.is_empty()
                    && let Some(section) = early_verdict(names, tokens, line, tag.as_deref())
                {
                    early.push(section);
                    continue;
                }
            }
            if references.is_empty()
                && let Some(found) = section_tag(names, all)
            {
                tag = Some(found.to_owned());
                has_title = true;
                titles.pass(level);
                outline.outside.push(range);
                continue;
            }
            let unknown = || unknown_name(tokens, line, was_blank, names);
            let references = match references {
                none if none.is_empty() && matches!(naming, Naming::Before | Naming::After) => {
                    unknown().into_iter().collect()
                }
                some => some,
            };
            let references = merged(references, &tokens.all);
            if references.is_empty() {
                titles.pass(level);
            } else {
                titles.name(level);
            }
            if titles.is_past {
                outline.outside.push(range);
                continue;
            }
            let is_header =
                naming == Naming::Before && is_header(&references, &tokens.all, range.end) && !has_open_quote;
            let is_named = |line: usize| !names.in_line(tokens, line, tag.as_deref()).is_empty();
            if is_header
                && let Some(table) =
                    NamedColumns::read(tokens, line, &references, is_named, &mut has_open_quote)
            {
                end_of_table = table.end;
                outline.sections.extend(
                    references.into_iter().zip(table.cells).map(|(reference, parts)| Section {
                        is_correction,
                        ..Section::new(reference, parts)
                    }),
                );
                continue;
            }
            if is_list_of_names(&references, &tokens.all, range.end) {
                outline.outside.push(range);
                continue;
            }
            if naming == Naming::After {
                let mut start = range.start;
                for reference in references {
                    waiting.push(start..reference.tokens.start);
                    start = reference.tokens.end;
                    let parts = std::mem::take(&mut waiting);
                    outline.sections.push(Section { is_correction, ..Section::new(reference, parts) });
                }
                waiting.push(start..range.end);
                continue;
            }
            let first = references.first().map_or(range.end, |first| first.tokens.start);
            match outline.sections.last_mut() {
                Some(section) if references.is_empty() => section.parts.push(range.start..first),
                _ if references.is_empty() || is_answer(&tokens.all[range.start..first]) => {
                    outline.outside.push(range.start..first);
                }
                _ => {}
            }
            if let Some(last) = references.last() {
                let is_below = untagged.is_some() && untagged == tag_number(&last.puzzle);
                untagged = if is_below { untagged } else { last.number.clone().filter(|_| !has_title) };
            }
            for (at, reference) in references.iter().enumerate() {
                let end = references.get(at + 1).map_or(range.end, |next| next.tokens.start);
                let start = after_call(&tokens.all, range.start, reference.tokens.end..end);
                let end = end_of_bracket(&tokens.all, range.start..reference.tokens.start, start..end);
                let printed = printed(tokens.rest_of_line(reference.tokens.start), &reference.puzzle);
                let parts = std::iter::once(start..end).collect();
                outline.sections.push(Section {
                    printed,
                    is_correction,
                    ..Section::new(reference.clone(), parts)
                });
            }
        }
        outline.outside.extend(waiting);
        let is_named =
            |early: &Section| outline.sections.iter().any(|section| section.puzzle == early.puzzle);
        if outline.sections.is_empty() || early.iter().any(is_named) {
            outline.outside.extend(early.into_iter().map(|section| {
                let end = section.parts.last().map_or(section.name.end, |part| part.end);
                tokens.lines[tokens.all[section.name.start].line].tokens.start..end
            }));
            outline.outside.sort_by_key(|part| part.start);
        } else {
            outline.sections.splice(0..0, early);
        }
        outline.outside.retain(|part| !part.is_empty());
        outline
    }
}

/// The levels of Markdown's titles.
#[derive(Default)]
struct Titles {
    /// The level of the last one, or 0.
    level: usize,
    /// The last section ends at a title of this level or a higher one, such as `## Structure` below a table of answers.
    end: usize,
    /// True if it has ended.
    is_past: bool,
}

impl Titles {
    /// Passes a line without a name; `level` is that of the title on it, or 0.
    fn pass(&mut self, level: usize) {
        // One `#` may begin a comment.
        const LEAST: usize = 2;
        if level > 0 {
            self.level = level;
            self.is_past |= (LEAST..=self.end).contains(&level);
        }
    }

    /// Passes a line with a name, which may be a title.
    fn name(&mut self, level: usize) {
        (self.end, self.is_past) = (if level > 0 { level - 1 } else { self.level }, false);
    }
}

/// The end of a value without what separates it from the next one.
fn without_ends(all: &[Token], part: Range<usize>) -> usize {
    let is_end = |at: &usize| all[*at].is_mark(",|;\"'") || all[*at].kind == TokenKind::Close('}');
    part.clone().rev().take_while(is_end).last().unwrap_or(part.end)
}

/// The number of a puzzle with a tag.
fn tag_number(puzzle: &Puzzle) -> Option<String> {
    let Puzzle::Named(name) = puzzle else { return None };
    name.rsplit_once('_').map(|(_, number)| number.to_owned())
}

/// A line that begins with the number of a problem of rule 1 and gives its verdict: `0 合法`, `(00) ×`.
fn early_verdict(
    names: &PuzzleNames,
    tokens: &Tokens<'_>,
    line: usize,
    tag: Option<&str>,
) -> Option<Section> {
    let reference = numbers(names, tokens, line, tag, false).pop()?;
    let Puzzle::Named(name) = &reference.puzzle else { return None };
    let is_rule = names.has(name) && Name::new(name).ok()?.question() == Some(Question::Rule);
    let rest = reference.tokens.end..tokens.lines[line].tokens.end;
    let says = matches!(verdict(&[&tokens.all[rest.clone()]]), Verdict::Says(_));
    (is_rule && says).then(|| Section::new(reference, vec![rest]))
}

/// `[train]Problem 1: forward on step:`
fn printed(line: &str, puzzle: &Puzzle) -> Option<Question> {
    let Puzzle::Named(name) = puzzle else { return None };
    let head = match name.rsplit_once('_') {
        Some((tag, number)) if Name::new(name).is_ok_and(|name| name.problem().is_some()) => {
            format!("[{tag}]Problem {number}: ")
        }
        _ => format!("[{name}]"),
    };
    let title = line.strip_prefix(&head)?;
    Question::ALL.into_iter().find(|asked| title.starts_with(&format!("{}:", asked.title())))
}

/// Returns true if answers come before the names on their lines: `True <- test_0`.
pub(super) fn names_come_last(tokens: &Tokens<'_>, names: &PuzzleNames, tag: Option<&str>) -> bool {
    let mut lines = 0;
    for line in 0..tokens.lines.len() {
        let range = tokens.lines[line].tokens.clone();
        let references = merged(names.in_line(tokens, line, tag), &tokens.all);
        let [reference] = references.as_slice() else {
            if references.is_empty() && !has_value(&tokens.all[range]) { continue } else { return false }
        };
        let is_before = has_value(&tokens.all[range.start..reference.tokens.start]);
        if !is_before || has_value(&tokens.all[reference.tokens.end..range.end]) {
            return false;
        }
        lines += 1;
    }
    lines > 1
}

impl Outline {
    /// One section with the whole text.
    pub(super) fn whole(tokens: &Tokens<'_>, name: &str) -> Self {
        let parts = tokens.lines.iter().map(|line| line.tokens.clone()).collect();
        Self { sections: vec![Section::named(name, 0..0, parts)], outside: Vec::new(), is_table: false }
    }

    /// Answers without names in the order of the problems: a line each, or a block of lines each.
    pub(super) fn in_order(tokens: &Tokens<'_>, names: &[String]) -> Vec<Self> {
        let lines: Vec<Range<usize>> = tokens.lines.iter().map(|line| line.tokens.clone()).collect();
        let mut blocks: Vec<Vec<Range<usize>>> = Vec::new();
        let mut is_new = true;
        for line in &lines {
            match blocks.last_mut() {
                _ if line.is_empty() => is_new = true,
                Some(block) if !is_new => block.push(line.clone()),
                _ => {
                    is_new = false;
                    blocks.push(vec![line.clone()]);
                }
            }
        }
        let single: Vec<Vec<Range<usize>>> =
            lines.into_iter().filter(|line| !line.is_empty()).map(|line| vec![line]).collect();
        let fitting =
            [single, blocks].into_iter().filter(|parts| parts.len() == names.len() && names.len() > 1);
        let outline = |parts: Vec<Vec<Range<usize>>>| {
            let section = |(name, parts): (&String, Vec<Range<usize>>)| {
                let start = parts[0].start;
                Section::named(name, start..start, parts)
            };
            Self {
                sections: names.iter().zip(parts).map(section).collect(),
                outside: Vec::new(),
                is_table: false,
            }
        };
        fitting.map(outline).collect()
    }

    /// Returns true if numbers at the start of lines can only be names: each puzzle has one, and they are alone on their lines
    /// or one of them has True or False.
    pub(super) fn is_convincing(&self) -> bool {
        let names: Vec<&Puzzle> = self.sections.iter().map(|section| &section.puzzle).collect();
        let count = names.len();
        let distinct: std::collections::HashSet<&Puzzle> = names.into_iter().collect();
        let alone = self.sections.iter().filter(|section| section.parts[0].is_empty()).count();
        self.is_table && count > 0 || count > 0 && distinct.len() == count && (alone > 1 || count > 1)
    }
}

/// A name that is repeated before its answer is one: `[train]Problem 1 (train_1):`.
fn merged(references: Vec<Reference>, all: &[Token]) -> Vec<Reference> {
    let mut merged: Vec<Reference> = Vec::new();
    for reference in references {
        match merged.last_mut() {
            Some(last)
                if last.puzzle == reference.puzzle
                    && !has_value(&all[last.tokens.end..reference.tokens.start]) =>
            {
                last.tokens.end = reference.tokens.end;
            }
            _ => merged.push(reference),
        }
    }
    merged
}

/// A line that only names several puzzles, such as the head of a table.
fn is_list_of_names(references: &[Reference], all: &[Token], end: usize) -> bool {
    let ends = references.iter().skip(1).map(|next| next.tokens.start).chain([end]);
    references.len() > 1
        && references.iter().zip(ends).all(|(reference, end)| !has_value(&all[reference.tokens.end..end]))
}

/// A line that names several puzzles and may answer none of them, perhaps with a question after each name:
/// `3.train_0 是否符合规则1,4.train_00 是否符合规则1`.
fn is_header(references: &[Reference], all: &[Token], end: usize) -> bool {
    let ends = references.iter().skip(1).map(|next| next.tokens.start).chain([end]);
    let is_question = |part: &[Token]| {
        let values = part.iter().filter(|token| token.number().is_some()).count();
        values <= 2
            && !part.iter().any(|token| matches!(token.kind, TokenKind::Open(_)))
            && !has_literal(part)
    };
    references.len() > 1
        && references.iter().zip(ends).all(|(reference, end)| is_question(&all[reference.tokens.end..end]))
}
