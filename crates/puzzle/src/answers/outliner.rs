//! Divides a text into sections, line by line.

use super::calls::{after_call, end_of_bracket};
use super::line_names::{
    announces_correction, circled, has_circled_problems, nesting, numbers, section_tag, unknown_name,
};
use super::name_columns::NamedColumns;
use super::outline::{Naming, Outline, Section};
use super::references::{Puzzle, PuzzleNames, Reference};
use super::role_table::RoleTable;
use super::table_header::is_table_of_problems;
use super::tag_columns::TagColumns;
use super::tagged::{keys_in_line, tag_of_line};
use super::titles::Titles;
use super::tokens::{Token, TokenKind, Tokens};
use super::values::{has_literal, has_value, is_answer};
use super::verdict::{Verdict, verdict};
use crate::name::Name;
use gocheck_rules::Question;
use std::ops::Range;

struct Outliner<'a, 't> {
    tokens: &'a Tokens<'t>,
    names: &'a PuzzleNames,
    naming: Naming,
    /// The tag of problems without one.
    tag: Option<String>,
    /// True if a title of the text sets it.
    has_title: bool,
    outline: Outline,
    titles: Titles,
    is_correction: bool,
    /// The number of open brackets of lists, in which numbers do not name problems.
    depth: i32,
    /// Parts of lines before the name that they belong to.
    waiting: Vec<Range<usize>>,
    /// The line after the last table.
    end_of_table: usize,
    has_open_quote: bool,
    has_circled: bool,
    /// Verdicts with numbers alone before the first name: `0 合法` above `第1题`.
    early: Vec<Section>,
    /// The number of the last problem, if its tag may follow on the lines below.
    untagged: Option<String>,
}

impl Outline {
    pub(super) fn new(tokens: &Tokens<'_>, names: &PuzzleNames, tag: Option<&str>, naming: Naming) -> Self {
        let mut outliner = Outliner {
            tokens,
            names,
            naming,
            tag: tag.map(str::to_owned),
            has_title: false,
            outline: Self::default(),
            titles: Titles::default(),
            is_correction: false,
            depth: 0,
            waiting: Vec::new(),
            end_of_table: 0,
            has_open_quote: false,
            has_circled: has_circled_problems(tokens),
            early: Vec::new(),
            untagged: None,
        };
        let mut is_after_blank = true;
        for (line, of_line) in tokens.lines.iter().enumerate() {
            if line >= outliner.end_of_table {
                if !of_line.tokens.is_empty() {
                    outliner.line(line, is_after_blank);
                }
                is_after_blank = of_line.tokens.is_empty();
            }
        }
        outliner.finish()
    }
}

impl Outliner<'_, '_> {
    fn line(&mut self, line: usize, is_after_blank: bool) {
        let tokens = self.tokens;
        let range = tokens.lines[line].tokens.clone();
        let all = &tokens.all[range.clone()];
        if self.keys(line) {
            return;
        }
        let references = self.references(line);
        self.is_correction |= announces_correction(all);
        let is_named = !references.is_empty();
        if !is_named && self.naming == Naming::Before && (self.table(line) || self.early_verdict(line)) {
            return;
        }
        let level = all.iter().take_while(|token| token.is_mark("#")).count();
        if !is_named && let Some(found) = section_tag(self.names, all) {
            (self.tag, self.has_title) = (Some(found.to_owned()), true);
            self.titles.pass(level);
            self.outline.outside.push(range);
            return;
        }
        let references = if !is_named && matches!(self.naming, Naming::Before | Naming::After) {
            unknown_name(tokens, line, is_after_blank, self.names).into_iter().collect()
        } else {
            references
        };
        let references = merged(references, &tokens.all);
        if references.is_empty() {
            self.titles.pass(level);
        } else {
            self.titles.name(level);
        }
        if self.titles.is_past {
            self.outline.outside.push(range);
            return;
        }
        if self.columns(line, &references) {
            return;
        }
        if is_list_of_names(&references, &tokens.all, range.end) {
            self.outline.outside.push(range);
        } else if self.naming == Naming::After {
            self.names_after(range, references);
        } else {
            self.names_before(range, references);
        }
    }

    /// Reads problems that are keys in one line.
    fn keys(&mut self, line: usize) -> bool {
        let (all, tag) = (&self.tokens.all, self.tag.as_deref());
        let is_tried = self.naming == Naming::MarkedNumbers && self.depth == 0;
        let Some(keys) = is_tried.then(|| keys_in_line(self.names, self.tokens, line, tag)).flatten() else {
            return false;
        };
        self.outline.sections.extend(keys.into_iter().map(|(key, end)| {
            let value = key.tokens.end..without_ends(all, key.tokens.end..end);
            Section::new(key, vec![value])
        }));
        true
    }

    /// The puzzles that a line names.
    fn references(&mut self, line: usize) -> Vec<Reference> {
        let (tokens, names, tag) = (self.tokens, self.names, self.tag.as_deref());
        let range = tokens.lines[line].tokens.clone();
        let all = &tokens.all[range.clone()];
        let mut references = match self.naming {
            Naming::MarkedNumbers | Naming::Numbers => {
                self.outline.is_table |= is_table_of_problems(all);
                let mut found = numbers(names, tokens, line, tag, self.outline.is_table);
                let is_inside = self.depth > 0;
                self.depth += nesting(all);
                let is_alone = |found: &Reference| found.tokens.end == range.end;
                found.retain(|found| !is_inside && (self.naming == Naming::Numbers || !is_alone(found)));
                found
            }
            _ => names.in_line(tokens, line, tag),
        };
        if references.is_empty() && self.has_circled {
            references.extend(circled(names, tokens, line, tag));
        }
        if references.is_empty()
            && let Some(number) = &self.untagged
            && let Some(found) = tag_of_line(names, tokens, line, number)
        {
            // The problem's own line is only a title.
            self.outline.sections.pop_if(|section| {
                section.number.as_ref() == Some(number)
                    && !section.parts.iter().any(|part| has_value(&tokens.all[part.clone()]))
            });
            references.push(found);
        }
        references
    }

    /// Reads a table whose header names no puzzle.
    fn table(&mut self, line: usize) -> bool {
        let (tokens, names) = (self.tokens, self.names);
        if let Some(table) = TagColumns::read(tokens, names, line) {
            self.end_of_table = table.end;
            self.outline.sections.extend(table.sections);
            return true;
        }
        let Some(table) = RoleTable::read(tokens, names, line, self.tag.as_deref()) else { return false };
        self.end_of_table = table.end;
        self.outline.sections.extend(table.sections);
        self.outline.outside.push(tokens.lines[line].tokens.clone());
        true
    }

    /// Reads a table whose header names puzzles.
    fn columns(&mut self, line: usize, references: &[Reference]) -> bool {
        let (tokens, names, tag) = (self.tokens, self.names, self.tag.as_deref());
        let end = tokens.lines[line].tokens.end;
        if self.naming != Naming::Before || self.has_open_quote || !is_header(references, &tokens.all, end) {
            return false;
        }
        let is_named = |line: usize| !names.in_line(tokens, line, tag).is_empty();
        let table = NamedColumns::read(tokens, line, references, is_named, &mut self.has_open_quote);
        let Some(table) = table else { return false };
        self.end_of_table = table.end;
        let is_correction = self.is_correction;
        let sections = references.iter().cloned().zip(table.cells);
        self.outline.sections.extend(
            sections.map(|(reference, parts)| Section { is_correction, ..Section::new(reference, parts) }),
        );
        true
    }

    /// Reads a line that begins with the number of a problem of rule 1 and gives its verdict: `0 合法`, `(00) ×`.
    fn early_verdict(&mut self, line: usize) -> bool {
        let (tokens, names) = (self.tokens, self.names);
        let read = || {
            let reference = numbers(names, tokens, line, self.tag.as_deref(), false).pop()?;
            let Puzzle::Named(name) = &reference.puzzle else { return None };
            let is_rule = names.has(name) && Name::new(name).ok()?.question() == Some(Question::Rule);
            let rest = reference.tokens.end..tokens.lines[line].tokens.end;
            let says = matches!(verdict(&[&tokens.all[rest.clone()]]), Verdict::Says(_));
            (is_rule && says).then(|| Section::new(reference, vec![rest]))
        };
        let found = if self.outline.sections.is_empty() { read() } else { None };
        let is_read = found.is_some();
        self.early.extend(found);
        is_read
    }

    fn names_after(&mut self, range: Range<usize>, references: Vec<Reference>) {
        let is_correction = self.is_correction;
        let mut start = range.start;
        for reference in references {
            self.waiting.push(start..reference.tokens.start);
            start = reference.tokens.end;
            let parts = std::mem::take(&mut self.waiting);
            self.outline.sections.push(Section { is_correction, ..Section::new(reference, parts) });
        }
        self.waiting.push(start..range.end);
    }

    fn names_before(&mut self, range: Range<usize>, references: Vec<Reference>) {
        let all = &self.tokens.all;
        let first = references.first().map_or(range.end, |first| first.tokens.start);
        match self.outline.sections.last_mut() {
            Some(section) if references.is_empty() => section.parts.push(range.start..first),
            _ if references.is_empty() || is_answer(&all[range.start..first]) => {
                self.outline.outside.push(range.start..first);
            }
            _ => {}
        }
        if let Some(last) = references.last() {
            let is_below = self.untagged.is_some() && self.untagged == tag_number(&last.puzzle);
            if !is_below {
                self.untagged = last.number.clone().filter(|_| !self.has_title);
            }
        }
        let ends: Vec<usize> =
            references.iter().skip(1).map(|next| next.tokens.start).chain([range.end]).collect();
        for (reference, end) in references.into_iter().zip(ends) {
            let start = after_call(all, range.start, reference.tokens.end..end);
            let end = end_of_bracket(all, range.start..reference.tokens.start, start..end);
            let printed = printed(self.tokens.rest_of_line(reference.tokens.start), &reference.puzzle);
            let parts = std::iter::once(start..end).collect();
            let section = Section::new(reference, parts);
            self.outline.sections.push(Section { printed, is_correction: self.is_correction, ..section });
        }
    }

    fn finish(self) -> Outline {
        let Self { tokens, mut outline, waiting, early, .. } = self;
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
