//! Puts the answers of a text together from its sections.

use super::answer_file::{AnswerFile, GivenAnswer};
use super::codes::{AnswerCode, AnswerMessage};
use super::given::Given;
use super::noticed::Noticed;
use super::outline::{Naming, Outline, Section};
use super::outliner::names_come_last;
use super::references::{Puzzle, PuzzleNames};
use super::section_answer::{Content, MAX_FAULTS_OF_ANSWER, SectionAnswer, Unusual};
use super::table_rows::joined_rows;
use super::tokens::{Token, TokenKind, Tokens};
use super::unclear::{Boards, Meaning, Unclear, only_meaning};
use crate::name::Name;
use crate::text::shortened;
use gocheck_board::Color;
use gocheck_rules::Question;
use gocheck_text::Diagnostic;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The names, boards and questions with which a file is read.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) names: &'a PuzzleNames,
    /// The tag of problems without one.
    pub(super) tag: Option<&'a str>,
    pub(super) boards: &'a Boards,
    /// The questions that are asked, where they are known.
    pub(super) questions: &'a HashMap<String, Question>,
    pub(super) player: Color,
    /// True if each note becomes an error.
    pub(super) is_strict: bool,
}

/// The most faults of a file that are reported.
const MAX_FAULTS: usize = 100;

/// Reads the answers of a text, however it names its puzzles. If it names none, it answers `of_file`.
pub(super) fn read(tokens: &Tokens<'_>, task: &Task<'_>, of_file: Option<&str>) -> AnswerFile {
    // Seven answers have few lines.
    const MOST_LINES: usize = 4096;
    let is_short = tokens.lines.len() <= MOST_LINES && !task.is_strict;
    let counted = task.names.by_position(task.tag).filter(|_| is_short);
    let is_counted = |names: &PuzzleNames| {
        !names_all(tokens, task.names, task.tag) && counts_problems(tokens, names, task.tag)
    };
    if let Some(names) = counted.filter(is_counted) {
        return read_named(tokens, &Task { names: &names, ..*task }, of_file);
    }
    read_named(tokens, task, of_file)
}

/// Returns true if each puzzle is named.
fn names_all(tokens: &Tokens<'_>, names: &PuzzleNames, tag: Option<&str>) -> bool {
    let sections = Outline::new(tokens, names, tag, Naming::Before).sections;
    let named: HashSet<&Puzzle> = sections.iter().map(|section| &section.puzzle).collect();
    names.all().all(|name| named.contains(&Puzzle::Named(name.to_owned())))
}

/// Returns true if numbers from 1 to the number of puzzles name all of them, each once: `P1` to `P7`.
fn counts_problems(tokens: &Tokens<'_>, names: &PuzzleNames, tag: Option<&str>) -> bool {
    let outline = |naming| Outline::new(tokens, names, tag, naming).sections;
    let before = outline(Naming::Before);
    let sections = if before.is_empty() { outline(Naming::MarkedNumbers) } else { before };
    let named: HashSet<&Puzzle> = sections.iter().map(|section| &section.puzzle).collect();
    let has_tag = |section: &Section| {
        let mut words = tokens.all[section.name.clone()].iter().filter_map(Token::word);
        words.any(|word| names.is_tag(word))
    };
    let count = names.positions().len();
    let is_known = |puzzle: &&Puzzle| matches!(puzzle, Puzzle::Named(name) if names.has(name));
    sections.len() == count
        && named.len() == count
        && named.iter().all(is_known)
        && !sections.iter().any(has_tag)
}

fn read_named(tokens: &Tokens<'_>, task: &Task<'_>, of_file: Option<&str>) -> AnswerFile {
    let outline = Outline::new(tokens, task.names, task.tag, Naming::Before);
    if !outline.sections.is_empty() || task.names.is_empty() {
        let is_last = names_come_last(tokens, task.names, task.tag);
        let outline =
            if is_last { Outline::new(tokens, task.names, task.tag, Naming::After) } else { outline };
        return task.file(tokens, outline);
    }
    for naming in [Naming::MarkedNumbers, Naming::Numbers] {
        let numbered = Outline::new(tokens, task.names, task.tag, naming);
        if !numbered.is_convincing() {
            continue;
        }
        let file = task.file(tokens, numbered);
        let has_value = file.answers.iter().any(|answer| matches!(answer.given, Ok(Given::Valid(_))));
        if has_value || naming == Naming::Numbers && file.answers.len() > 1 {
            return file;
        }
    }
    if let Some(name) = of_file {
        return read_one(tokens, task, name);
    }
    let ordered = task.names.in_order(task.tag);
    for ordered in ordered.into_iter().flat_map(|names| Outline::in_order(tokens, &names)) {
        let file = task.file(tokens, ordered);
        let is_right = |answer: &GivenAnswer| {
            let is_rule = task.question(&answer.name) == Some(Question::Rule);
            answer.given.as_ref().is_ok_and(|given| matches!(given, Given::Valid(_)) == is_rule)
        };
        let has_rule = |answer: &GivenAnswer| task.question(&answer.name) == Some(Question::Rule);
        if file.answers.iter().all(is_right) && file.answers.iter().any(has_rule) && file.faults.is_empty() {
            return file;
        }
    }
    task.file(tokens, outline)
}

/// Reads a text without names as the answer to one puzzle. No text is the answer without points.
fn read_one(tokens: &Tokens<'_>, task: &Task<'_>, name: &str) -> AnswerFile {
    if tokens.all.is_empty() {
        let is_rule = task.question(name) == Some(Question::Rule);
        let none = GivenAnswer { name: name.to_owned(), given: Ok(Given::points(Vec::new())) };
        let answers = if is_rule { Vec::new() } else { vec![none] };
        return AnswerFile { answers, is_of_file: true, ..AnswerFile::default() };
    }
    let mut file = task.file(tokens, Outline::whole(tokens, name));
    // No line of the text is the name.
    file.notes.retain(|note| note.code() != AnswerCode::NameReadAs);
    AnswerFile { is_of_file: true, ..file }
}

/// True for a line that is not an answer: it may only mention the puzzle.
fn is_remark(error: &Diagnostic) -> bool {
    error.code() == AnswerCode::NotAnAnswer
}

/// The answer to a puzzle, and the section that gives it.
struct Answered {
    given: GivenAnswer,
    line: usize,
    is_correction: bool,
    unusual: Option<Diagnostic>,
}

impl Task<'_> {
    /// The question of a puzzle: the one that is asked, or the one that its name implies.
    pub(super) fn question(&self, name: &str) -> Option<Question> {
        let implied = || Name::new(name).ok().and_then(|name| name.question());
        self.questions.get(name).copied().or_else(implied)
    }

    /// A strict reader reports each fault.
    const fn most_notes(&self) -> usize {
        if self.is_strict { MAX_FAULTS } else { 1 }
    }

    fn file(&self, tokens: &Tokens<'_>, mut outline: Outline) -> AnswerFile {
        self.correct_names(&mut outline.sections);
        outline.sections = joined_rows(&tokens.all, outline.sections);
        let mut stated = self.stated(tokens, &mut outline);
        let contents = self.contents(tokens, &outline, &mut stated);
        let meaning = self.meaning(&outline.sections, &contents);
        let mut noticed = Noticed::new(self.most_notes(), stated.notes(tokens, &contents));
        let mut faults = Vec::new();
        let mut answers: Vec<Answered> = Vec::new();
        let mut by_name: HashMap<String, usize> = HashMap::new();
        let mut skipped = std::mem::take(&mut outline.outside);
        let said: HashSet<usize> = stated.applied().into_iter().map(|(line, _)| line).collect();
        skipped.retain(|part| part.is_empty() || !said.contains(&tokens.all[part.start].line));
        let mut empty = Vec::new();
        for (section, content) in outline.sections.iter().zip(contents) {
            let span = || tokens.span(&tokens.all[section.name.clone()]);
            let name = match &section.puzzle {
                Puzzle::Named(name) => name.as_str(),
                Puzzle::NoTag(number) => {
                    if faults.len() < MAX_FAULTS {
                        faults.push(AnswerMessage::NoTag { number: number.clone() }.at(span()));
                    }
                    continue;
                }
            };
            if self.is_strict && !self.names.is_empty() && !self.names.has(name) {
                let text = shortened(tokens.source(&tokens.all[section.name.clone()]));
                faults.push(AnswerMessage::NoKnownName { text }.at(span()));
                continue;
            }
            let is_of_points = self.questions.get(name).is_some_and(|asked| *asked != Question::Rule);
            let size = self.boards.get(name).map(|(board, _)| board.size());
            let answer = SectionAnswer::new(tokens, name, section, content, meaning.zip(size), is_of_points);
            skipped.extend(answer.skipped.iter().cloned());
            noticed.notes.extend(answer.meaning);
            let line = tokens.lines[tokens.all.get(section.name.start).map_or(0, |name| name.line)].number;
            let renamed = unusual_name(tokens, section, name, answer.value, self.is_strict);
            let Some(given) = answer.given else {
                empty.push((section, name, renamed, answer.is_mentioned));
                continue;
            };
            noticed.rename(renamed, span, name);
            let read_as = |Unusual { part, found, taken, more }: Unusual| {
                let message = AnswerMessage::ReadAs {
                    name: name.into(),
                    found: found.into(),
                    taken: taken.into(),
                    more,
                };
                message.at(tokens.span(&tokens.all[part]))
            };
            let unusual = answer.unusual.filter(|_| given.is_ok()).map(read_as);
            let is_correction = section.is_correction;
            let Some(&at) = by_name.get(name) else {
                by_name.insert(name.to_owned(), answers.len());
                answers.push(Answered {
                    given: GivenAnswer { name: name.to_owned(), given },
                    line,
                    is_correction,
                    unusual,
                });
                continue;
            };
            let first = &mut answers[at];
            let twice =
                || AnswerMessage::AnsweredTwice { name: name.to_owned(), first: first.line }.at(span());
            match (&first.given.given, &given) {
                (Ok(old), Ok(new)) if old == new => {
                    noticed.repeated.push(|| (span(), name.to_owned(), first.line));
                }
                (Ok(_), Err(errors)) if errors.0.iter().all(is_remark) => {}
                _ if is_correction && !first.is_correction => {
                    noticed.notes.push(
                        AnswerMessage::Corrected { name: name.to_owned(), first: first.line }.at(span()),
                    );
                    (first.given.given, first.unusual, first.is_correction) = (given, unusual, true);
                }
                // A remark that names a puzzle is not its answer.
                (Ok(_), Err(_)) => {}
                (Err(errors), Ok(_)) if errors.0.iter().all(is_remark) => {
                    (first.given.given, first.unusual, first.line) = (given, unusual, line);
                }
                (Ok(_), Ok(_)) => first.given.given = Err(twice().into()),
                (Err(_), _) => {
                    let twice = twice();
                    if let Err(errors) = &mut first.given.given
                        && errors.0.len() < MAX_FAULTS_OF_ANSWER
                    {
                        errors.0.push(twice);
                    }
                }
            }
        }
        // A name alone is the answer without points.
        for (section, name, renamed, is_mentioned) in empty {
            let line = tokens.lines[tokens.all[section.name.start].line].number;
            // Only the assignment's form says that an answer to any question has no points.
            let is_asked = self.questions.contains_key(name) || renamed.is_some();
            let is_rule = self.question(name) == Some(Question::Rule) && is_asked;
            let has_text = self.question(name) == Some(Question::Rule)
                && section.parts.iter().any(|part| !part.is_empty());
            // A name alone is another answer, if it is in the assignment's form.
            let is_alone = renamed.is_none() && section.parts.iter().all(|part| part.is_empty());
            let first =
                by_name.get(name).map(|at| &mut answers[*at]).filter(|first| first.line < line && is_alone);
            if let Some(first) = first.filter(|first| first.given.given.is_ok()) {
                let span = tokens.span(&tokens.all[section.name.clone()]);
                let twice = AnswerMessage::AnsweredTwice { name: name.to_owned(), first: first.line };
                first.given.given = Err(twice.at(span).into());
            } else if is_rule || has_text || by_name.contains_key(name) || is_mentioned {
                skipped.push(tokens.lines[line - 1].tokens.clone());
            } else {
                noticed.rename(renamed, || tokens.span(&tokens.all[section.name.clone()]), name);
                by_name.insert(name.to_owned(), answers.len());
                let given = GivenAnswer { name: name.to_owned(), given: Ok(Given::points(Vec::new())) };
                answers.push(Answered { given, line, is_correction: false, unusual: None });
            }
        }
        answers.sort_by_key(|answer| answer.line);
        let first = outline.sections.first().map(|section| section.name.start);
        self.pass_over(tokens, skipped, first, &mut noticed, &mut faults);
        noticed.notes.extend(answers.iter_mut().filter_map(|answer| answer.unusual.take()));
        AnswerFile {
            answers: answers.into_iter().map(|answer| answer.given).collect(),
            notes: noticed.into_notes(),
            faults,
            is_of_file: false,
        }
    }

    /// Notes the lines that say nothing. An answer before any name is a fault.
    fn pass_over(
        &self,
        tokens: &Tokens<'_>,
        mut skipped: Vec<Range<usize>>,
        first: Option<usize>,
        noticed: &mut Noticed,
        faults: &mut Vec<Diagnostic>,
    ) {
        let has_text = |token: &Token| {
            !matches!(token.kind, TokenKind::Open(_) | TokenKind::Close(_) | TokenKind::Mark(_))
        };
        skipped.retain(|part| tokens.all[part.clone()].iter().any(has_text));
        skipped.sort_by_key(|part| part.start);
        skipped.dedup_by_key(|part| tokens.all[part.start].line);
        let is_answer =
            |part: &&Range<usize>| super::usual::is_usual(tokens.line_source(tokens.all[part.start].line));
        let is_before = |part: &&Range<usize>| first.is_none_or(|first| part.start < first);
        if let Some(part) = skipped.iter().find(is_answer).filter(is_before).cloned() {
            faults.push(AnswerMessage::NoPuzzle.at(tokens.span(&tokens.all[part.clone()])));
            skipped.retain(|part| !is_answer(&part));
        }
        for part in skipped {
            let text = || shortened(tokens.rest_of_line(part.start));
            noticed.skipped.push(|| (tokens.span(&tokens.all[part.clone()]), text()));
        }
    }

    /// Reads `tset_1` as `test_1`, if nothing else is named so and no other section answers `test_1`.
    fn correct_names(&self, sections: &mut [Section]) {
        let named = |section: &Section| match &section.puzzle {
            Puzzle::Named(name) => Some(name.clone()),
            Puzzle::NoTag(_) => None,
        };
        let given: HashSet<String> = sections.iter().filter_map(named).collect();
        for section in sections {
            let Some(name) = named(section).filter(|name| !self.names.has(name)) else { continue };
            if let Some(meant) = self.names.similar(&name).filter(|meant| !given.contains(meant)) {
                section.puzzle = Puzzle::Named(meant);
            }
        }
    }

    /// The meaning of points that have several.
    fn meaning(&self, sections: &[Section], contents: &[Content]) -> Option<Meaning> {
        let mut forms: Vec<(&str, Vec<&Unclear>)> = Vec::new();
        for (section, content) in sections.iter().zip(contents) {
            let (Puzzle::Named(name), Content::Points(points)) = (&section.puzzle, content) else { continue };
            match (points.points.is_empty(), points.unclear.is_empty()) {
                (false, _) => return None,
                (true, false) => forms.push((name, points.unclear.iter().map(|(form, _)| form).collect())),
                (true, true) => {}
            }
        }
        only_meaning(&forms, self.boards)
    }
}

/// The text of a name in another notation than the assignment's. `value` is where the answer begins on its line.
fn unusual_name<'a>(
    tokens: &Tokens<'a>,
    section: &Section,
    name: &str,
    value: Option<usize>,
    is_strict: bool,
) -> Option<&'a str> {
    let line = tokens.all[section.name.start].line;
    let whole = tokens.line_source(line);
    let found = match value {
        Some(value) if value > section.name.start => {
            tokens.source_between(section.name.start, value).trim_end_matches(['"', ',', ';', '\t', '>', ' '])
        }
        _ => whole,
    };
    // A name and its answer on one line are another notation, however the name is written.
    let is_usual = found == name && !(is_strict && value.is_some());
    let is_printed = section.printed.is_some() && !is_strict;
    (!is_usual && !is_printed).then_some(found)
}
