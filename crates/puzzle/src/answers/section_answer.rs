//! The answer that a section gives, and how it was understood.

use super::codes::AnswerMessage;
use super::conventions::Conventions;
use super::given::{Coordinates, Given};
use super::outline::Section;
use super::point_forms::{FaultKind, Points};
use super::references::Puzzle;
use super::tokens::{Token, Tokens};
use super::unclear::{Meaning, Unclear, only_groups};
use super::verdict::{Verdict, verdict};
use crate::text::{FieldName, TextMessage, shortened};
use gocheck_board::Size;
use gocheck_rules::Question;
use gocheck_text::{Diagnostic, Diagnostics};
use std::ops::Range;

/// What a section says.
pub(super) enum Content {
    Verdict(Verdict),
    Points(Points),
}

/// The answer of a section.
pub(super) struct SectionAnswer {
    /// `None` if the section says nothing.
    pub(super) given: Option<Result<Given, Diagnostics>>,
    /// The first line in another notation.
    pub(super) unusual: Option<Unusual>,
    /// Why points with several meanings were read as they were.
    pub(super) meaning: Option<Diagnostic>,
    /// Skipped parts of lines.
    pub(super) skipped: Vec<Range<usize>>,
    /// True if the line of the name is only about the puzzle.
    pub(super) is_mentioned: bool,
    /// Where the answer begins, if that is on the line of the name.
    pub(super) value: Option<usize>,
}

/// A line in another notation than the assignment's.
pub(super) struct Unusual {
    pub(super) part: Range<usize>,
    pub(super) found: String,
    pub(super) taken: String,
    /// The number of further ones.
    pub(super) more: usize,
}

impl Content {
    pub(super) fn new(
        tokens: &Tokens<'_>,
        section: &Section,
        question: Option<Question>,
        conventions: Conventions,
    ) -> Self {
        let parts: Vec<&[Token]> = section.parts.iter().map(|part| &tokens.all[part.clone()]).collect();
        // Points in the assignment's form are an answer to any question.
        let is_usual = |part: &Range<usize>| super::usual::is_usual(tokens.source(&tokens.all[part.clone()]));
        let has_points = section.parts.iter().any(|part| !part.is_empty())
            && section.parts.iter().all(|part| part.is_empty() || is_usual(part));
        if question == Some(Question::Rule) && !(has_points && verdict(&parts) == Verdict::Nothing) {
            return Self::Verdict(verdict(&parts));
        }
        let points = Points::read(&tokens.all, &section.parts, conventions);
        // A puzzle without a question may ask for either.
        if question.is_none()
            && points.points.is_empty()
            && points.unclear.is_empty()
            && !points.has_nothing
            && let said @ Verdict::Says(_) = verdict(&parts)
        {
            return Self::Verdict(said);
        }
        Self::Points(points)
    }
}

impl SectionAnswer {
    /// `meaning` is that of points with several, on a board of this size. `is_of_points` if points are asked for: then False is
    /// no point.
    pub(super) fn new(
        tokens: &Tokens<'_>,
        name: &str,
        section: &Section,
        content: Content,
        meaning: Option<(Meaning, Size)>,
        is_of_points: bool,
    ) -> Self {
        match content {
            Content::Verdict(verdict) => Self::of_verdict(tokens, section, verdict),
            Content::Points(points) => Self::of_points(tokens, name, section, points, meaning, is_of_points),
        }
    }

    fn of_verdict(tokens: &Tokens<'_>, section: &Section, verdict: Verdict) -> Self {
        let lines: Vec<Range<usize>> =
            section.parts.iter().filter(|part| !part.is_empty()).cloned().collect();
        let says =
            |part: &Range<usize>| super::verdict::verdict(&[&tokens.all[part.clone()]]) != Verdict::Nothing;
        let (read, skipped): (Vec<_>, Vec<_>) = lines.into_iter().partition(says);
        let from = |part: &Range<usize>| {
            let title = tokens.all[part.clone()].iter().rposition(|token| token.is_mark(":="));
            let start = title.map_or(part.start, |title| part.start + title + 1);
            let gap =
                tokens.all[start..part.end].iter().take_while(|token| token.is_mark(":=,;\"'|>")).count();
            let start = start + gap;
            if start < part.end { start..part.end } else { part.clone() }
        };
        let read: Vec<Range<usize>> = read.iter().map(from).collect();
        let given = match verdict {
            Verdict::Nothing => None,
            Verdict::Says(value) => Some(Ok(Given::Valid(value))),
            Verdict::Unclear => {
                let part = read.first().or(skipped.first()).cloned().unwrap_or_else(|| section.name.clone());
                let word = shortened(tokens.rest_of_line(part.start));
                let of = |part: &Range<usize>| super::verdict::verdict(&[&tokens.all[part.clone()]]);
                let second =
                    read.iter().find(|other| of(other) != of(&part) && of(&part) != Verdict::Unclear);
                let fault = match (second, &section.puzzle) {
                    (Some(second), Puzzle::Named(name)) => AnswerMessage::SecondAnswer { name: name.clone() }
                        .at(tokens.span(&tokens.all[second.clone()])),
                    _ => AnswerMessage::NotAnAnswer { word }.at(tokens.span(&tokens.all[part])),
                };
                Some(Err(fault.into()))
            }
        };
        let taken = |_: &Range<usize>| match verdict {
            Verdict::Says(value) => Given::Valid(value).to_string(),
            _ => String::new(),
        };
        Self::new_with(tokens, section, given, &read, skipped, taken)
    }

    fn of_points(
        tokens: &Tokens<'_>,
        name: &str,
        section: &Section,
        points: Points,
        meaning: Option<(Meaning, Size)>,
        is_of_points: bool,
    ) -> Self {
        let span = |part: &Range<usize>| tokens.span(&tokens.all[part.clone()]);
        let text = |part: &Range<usize>| shortened(tokens.rest_of_line(part.start));
        let mut faults: Vec<Diagnostic> = Vec::new();
        for (kind, part) in &points.faults {
            faults.push(match kind {
                FaultKind::Fields(found) => AnswerMessage::PointFields { found: *found }.at(span(part)),
                FaultKind::Words => AnswerMessage::NotAnAnswer { word: text(part) }.at(span(part)),
                FaultKind::Doubt => AnswerMessage::SeveralMeanings { form: text(part) }.at(span(part)),
                FaultKind::Number(at) => {
                    let field = if *at == 0 { FieldName::Row } else { FieldName::Column };
                    let word = tokens.source(&tokens.all[part.clone()]);
                    match word.bytes().all(|byte| byte.is_ascii_digit()) {
                        true => TextMessage::LargeNumber { field, word: shortened(word) }.at(span(part)),
                        false => TextMessage::NoNumber { field, word: shortened(word) }.at(span(part)),
                    }
                }
                FaultKind::Bracket(bracket) => AnswerMessage::BadBracket { bracket: *bracket }.at(span(part)),
            });
        }
        let unclear: Vec<&Unclear> = points.unclear.iter().map(|(form, _)| form).collect();
        let mut all: Vec<Coordinates> = points.points.iter().map(|(point, _)| *point).collect();
        let mut note = None;
        match only_groups(&unclear).filter(|_| all.is_empty() && !unclear.is_empty()) {
            Some(of_groups) => all = of_groups,
            None => {
                for (form, part) in &points.unclear {
                    let Some(found) = meaning.and_then(|(meaning, size)| form.points(meaning, size)) else {
                        faults.push(form.message().at(span(part)));
                        continue;
                    };
                    let taken = || joined(&found).into();
                    note.get_or_insert_with(|| {
                        let form = form.text().into();
                        AnswerMessage::OnlyMeaning { name: name.into(), form, taken: taken() }.at(span(part))
                    });
                    all.extend(found);
                }
            }
        }
        if let Some((_, part)) = points.literal.as_ref().filter(|_| !all.is_empty()) {
            faults.push(AnswerMessage::SecondAnswer { name: name.to_owned() }.at(span(part)));
        }
        // `Problem 5 took me 3 hours.` mentions the puzzle.
        let is_remark = |part: &&Range<usize>| {
            let is_next = part.start == section.name.end
                && tokens.all[part.start].word().is_some()
                && tokens.all[part.start].line == tokens.all[section.name.start].line;
            is_next && section.parts.iter().filter(|part| !part.is_empty()).count() == 1
        };
        let first =
            points.skipped.iter().find(|part| !part.is_empty()).filter(|part| !is_remark(part)).cloned();
        let is_mentioned = first.is_none() && points.skipped.iter().any(|part| !part.is_empty());
        let all_are_words =
            faults.is_empty() && points.literal.is_none() && all.is_empty() && !points.has_nothing;
        let given = match points.literal {
            _ if !faults.is_empty() => {
                faults.sort_by_key(|fault| fault.span.as_ref().map_or(0, |span| span.line));
                faults.truncate(MAX_FAULTS_OF_ANSWER);
                Some(Err(Diagnostics(faults)))
            }
            Some((value, _)) if value || !is_of_points => Some(Ok(Given::Valid(value))),
            None if all.is_empty() && !points.has_nothing => first
                .as_ref()
                .map(|part| Err(AnswerMessage::NotAnAnswer { word: text(part) }.at(span(part)).into())),
            _ => Some(Ok(Given::points(all))),
        };
        let mut read = points.read;
        read.sort_by_key(|part| part.start);
        let mut of_line = points.points;
        of_line.sort_by_key(|(_, at)| *at);
        let unclear = points.unclear;
        let taken = |part: &Range<usize>| {
            let first = of_line.partition_point(|(_, at)| *at < part.start);
            let points =
                of_line[first..].iter().take_while(|(_, at)| *at < part.end).map(|(point, _)| *point);
            let points: Vec<Coordinates> = points.collect();
            if points.is_empty()
                && let Some((Unclear::Grouped(row, cols), _)) =
                    unclear.iter().find(|(_, of)| part.contains(&of.start))
            {
                let points: Vec<Coordinates> =
                    cols.iter().map(|&col| Coordinates { row: *row, col }).collect();
                return joined(&points);
            }
            joined(&points)
        };
        let is_fault = given.is_some() && all_are_words;
        let skipped =
            points.skipped.into_iter().filter(|part| !is_fault || Some(part) != first.as_ref()).collect();
        let mut answer = Self::new_with(tokens, section, given, &read, skipped, taken);
        answer.is_mentioned = is_mentioned;
        // A note that this was the only meaning is enough.
        answer.unusual = answer.unusual.filter(|_| note.is_none());
        answer.meaning = note;
        answer
    }

    fn new_with(
        tokens: &Tokens<'_>,
        section: &Section,
        given: Option<Result<Given, Diagnostics>>,
        read: &[Range<usize>],
        skipped: Vec<Range<usize>>,
        taken: impl Fn(&Range<usize>) -> String,
    ) -> Self {
        let line = tokens.all[section.name.start].line;
        let value = read.first().map(|part| part.start).filter(|start| tokens.all[*start].line == line);
        let mut unusual: Option<Unusual> = None;
        for part in read {
            let is_printed = section.printed.is_some() && tokens.all[part.start].line == line;
            let text = tokens.answer_text(part.clone());
            let is_usual = match is_printed {
                true => is_printed_value(text),
                false => super::usual::is_usual(text.trim_matches(|c: char| "\"',;".contains(c))),
            };
            if is_usual {
                continue;
            }
            let more = unusual.as_ref().map_or(0, |first| first.more + 1);
            match &mut unusual {
                // A line with points says more than one without.
                Some(first) if !first.taken.is_empty() => first.more = more,
                _ => {
                    let taken = taken(part);
                    if taken.is_empty()
                        && let Some(first) = &mut unusual
                    {
                        first.more = more;
                    } else {
                        unusual = Some(Unusual { part: part.clone(), found: cell(text), taken, more });
                    }
                }
            }
        }
        Self { given, unusual, meaning: None, skipped, value, is_mentioned: false }
    }
}

/// The most faults of an answer that are reported.
pub(super) const MAX_FAULTS_OF_ANSWER: usize = 10;

/// `[(1, 2), (4, 4)]` after a printed name.
fn is_printed_value(text: &str) -> bool {
    let is_point = |point: &str| {
        let number = |text: &str| text.parse::<i32>().is_ok_and(|number| number.to_string() == text);
        point.split_once(", ").is_some_and(|(row, col)| number(row) && number(col))
    };
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let points = inner.and_then(|inner| inner.strip_prefix('(')).and_then(|inner| inner.strip_suffix(')'));
    ["True", "False", "[]"].contains(&text) || points.is_some_and(|points| points.split("), (").all(is_point))
}

/// Strips the punctuation of a table.
fn cell(source: &str) -> String {
    shortened(source.trim_matches(|c: char| "\"',;".contains(c)))
}

fn joined(points: &[Coordinates]) -> String {
    points.iter().map(|at| format!("{} {}", at.row, at.col)).collect::<Vec<_>>().join(", ")
}
