//! Reads a file line by line: names, answers, remarks.

use super::answer_file::{AnswerFile, GivenAnswer};
use super::block::{Block, usual};
use super::codes::AnswerMessage;
use super::heading::{Heading, Names};
use super::heading_text::SEPARATORS;
use super::line_kind::{
    Columns, columns, is_board_line, is_column_names, is_comment, is_head, is_head_of_problems, is_one_point,
    is_rule, may_be_answer,
};
use super::structure::FoundName;
use super::unclear::{Boards, Meaning, Unclear, only_meaning};
use crate::remark_words::is_correction;
use crate::source_line::SourceLine;
use crate::text::shortened;
use crate::value_words::is_of_console;
use gocheck_board::Color;
use gocheck_rules::Question;
use gocheck_text::{Diagnostic, Span};
use std::collections::HashMap;
use std::ops::Range;

#[derive(Default)]
pub(super) struct Reading {
    names: Names,
    is_strict: bool,
    blocks: Vec<Block>,
    pub(super) notes: Vec<Diagnostic>,
    faults: Vec<Diagnostic>,
    /// The first reinterpreted name, and the number of further ones.
    renamed: Option<(Span, String, String, usize)>,
    /// The first ignored line, and the number of further ones.
    ignored: Option<(Span, String, usize)>,
    /// The first puzzle with a repeated identical answer, and the number of further ones.
    repeated: Option<(Span, String, usize, usize)>,
    is_after_blank: bool,
    /// A line after an answer that is not an answer: the name that it may be, and whether a blank line came before it.
    left: Option<(Span, String, bool)>,
    /// The index of the first block after a line that announces a correction.
    corrected_from: Option<usize>,
    /// The block of each puzzle whose points follow its name, as in a table.
    tables: HashMap<String, usize>,
    has_orphan: bool,
    /// The number of lines that contain only the number of a problem.
    bare_headings: usize,
    /// From the header of a table.
    columns: Columns,
    /// True if rows of a table begin with the number of their problem.
    has_problems: bool,
}

/// The maximum number of reported faults of a file.
const MAX_FAULTS: usize = 100;

impl Reading {
    pub(super) fn new(mut names: Names, is_strict: bool) -> Self {
        names.is_strict = is_strict;
        Self { names, is_strict, ..Self::default() }
    }

    pub(super) const fn names(&self) -> &Names {
        &self.names
    }

    /// Reads an answer in the assignment's form, as nearly all are.
    pub(super) fn usual_line(&mut self, number: usize, source: &str) -> bool {
        if source.trim().is_empty() {
            self.is_after_blank = true;
            return true;
        }
        match (usual(source), self.blocks.last_mut()) {
            (Some(read), Some(block))
                if !block.is_open() && self.left.is_none() && self.columns.count == 0 =>
            {
                self.is_after_blank = false;
                block.add(read, || SourceLine::new(number, source).whole_span());
                true
            }
            _ => false,
        }
    }

    pub(super) fn line(&mut self, line: &SourceLine<'_>) {
        let whole = line.whole();
        let is_open = self.blocks.last().is_some_and(Block::is_open);
        // An empty row of a table, and the braces around a whole dictionary.
        let is_gap = |c: &char| c.is_whitespace() || ",;\"'|".contains(*c) || !is_open && "{}".contains(*c);
        let is_gap = !self.is_strict
            && (line.chars[whole.clone()].iter().all(is_gap) || is_rule(&line.chars[whole.clone()]));
        if is_gap && !self.names.has(line.source(whole.clone())) {
            self.is_after_blank = true;
            return;
        }
        // Within brackets only an unambiguous text is a name.
        let by_number = || if self.has_problems && !is_open { self.names.numbered_row(line) } else { None };
        let heading = self.names.heading(line).or_else(by_number).filter(|heading| {
            !is_open
                || heading.is_printed
                || heading.puzzle.as_ref().is_ok_and(|name| self.names.find(name).is_some())
        });
        let is_after_blank = std::mem::take(&mut self.is_after_blank);
        let is_printed = self.blocks.last().is_some_and(|block| block.is_printed && !is_open);
        match heading {
            Some(heading) => {
                self.ignore_left();
                self.begin(line, heading);
            }
            // Console output after the printed lines.
            None if !self.is_strict && is_column_names(line) => self.is_after_blank = false,
            None if is_printed && usual(line.source(whole.clone())).is_none() => self.ignore(line, whole),
            None if !is_open && !self.is_strict && is_head(line) => {
                self.columns = columns(line);
                self.has_problems = is_head_of_problems(line);
                if let Some(block) = self.blocks.last_mut() {
                    block.set_columns(self.columns);
                }
                self.ignore(line, whole);
            }
            // A board printed between answers.
            None if !is_open && !self.is_strict && (is_board_line(line) || self.names.is_end(line)) => {
                self.ignore(line, whole);
            }
            None if is_open || self.may_be_answer(line) => self.value_after_other_line(line, whole),
            None => {
                let (span, text) = (line.span(whole.clone()), line.source(whole.clone()));
                if !self.is_strict && is_correction(text) && !self.blocks.is_empty() {
                    self.ignore_left();
                    self.corrected_from.get_or_insert(self.blocks.len());
                    return self.ignore(line, whole);
                }
                let may_mean_more = !self.is_strict && !is_comment(line);
                match self.blocks.last_mut().filter(|_| may_mean_more) {
                    // It may be meant as the answer.
                    Some(block) if !block.has_value && block.pending.is_none() => {
                        block.pending = Some((span, shortened(text)));
                        return;
                    }
                    // It may be the name of another puzzle.
                    Some(block) if block.has_value && self.left.is_none() => {
                        self.left = Some((span, text.to_owned(), is_after_blank));
                        return;
                    }
                    _ => {}
                }
                self.ignore(line, whole);
            }
        }
    }

    /// Reads an answer. After a line that was not one, it may belong to another puzzle.
    fn value_after_other_line(&mut self, line: &SourceLine<'_>, whole: Range<usize>) {
        match self.left.take() {
            Some((span, name, true)) => self.blocks.push(Block::new(Some(name), span, self.is_strict)),
            Some((span, name, false)) => {
                if let Some(block) = self.blocks.last_mut() {
                    block.faults.push(AnswerMessage::NotAnAnswer { word: shortened(&name) }.at(span));
                }
            }
            None => {}
        }
        self.value(line, whole, false);
    }

    fn may_be_answer(&self, line: &SourceLine<'_>) -> bool {
        let is_first = self.blocks.is_empty();
        let has_value = self.blocks.last().is_some_and(|block| block.has_value);
        // Console output is not an answer.
        let is_console = !self.is_strict && is_of_console(&line.text(line.whole()));
        !is_console && may_be_answer(line, is_first, has_value)
    }

    /// Reads a part of a line that begins with a name in brackets.
    pub(super) fn named(&mut self, line: &SourceLine<'_>, name: FoundName) {
        let FoundName { puzzle, place } = name;
        let rest = line.whole().start.max(place.end);
        self.ignore_left();
        self.begin(line, Heading { puzzle, place, rest, is_printed: false });
    }

    fn begin(&mut self, line: &SourceLine<'_>, heading: Heading) {
        let Heading { puzzle, place, rest, is_printed } = heading;
        // `第 1 题：提子` above `train_1` names it twice.
        let is_again = |block: &mut Block| !block.has_value && puzzle.as_ref().ok() == block.name.as_ref();
        if let Some((span, text)) = self.blocks.pop_if(is_again).and_then(|block| block.pending) {
            self.ignore_text(span, text);
        }
        let end = line.whole().end;
        // `test_0 =` on its own is a name.
        let is_gap = |c: &char| c.is_whitespace() || SEPARATORS.contains(c);
        let has_value = rest < end && !line.chars[rest..end].iter().all(is_gap);
        self.bare_headings += usize::from(!has_value);
        let is_row = has_value && !is_printed && is_one_point(line, rest..end);
        if let (Ok(name), true) = (&puzzle, is_row) {
            // A table names the puzzle of each point.
            if let Some(&table) = self.tables.get(name) {
                self.blocks[table].feed(line, rest..end, false);
                return;
            }
            self.tables.insert(name.clone(), self.blocks.len());
        }
        let span = line.span(place.clone());
        let mut block = Block::new(puzzle.as_ref().ok().cloned(), span.clone(), self.is_strict);
        block.set_columns(self.columns);
        block.set_player(self.names.player.unwrap_or(Color::White));
        // A list or a value is complete; points may continue below.
        let is_whole = line.chars.get(rest).is_some_and(|c| "[{".contains(*c) || c.is_alphabetic());
        block.is_printed = is_printed && has_value && is_whole;
        match puzzle {
            Ok(name) => {
                let found = line.source(if has_value { place.start..rest } else { line.whole() });
                // The separator of a table's cell does not belong to a name.
                let found =
                    if has_value { found.trim_end_matches(['"', ',', ';', '\t', '>']) } else { found };
                let is_commented = line.has_comment && !has_value;
                let found = if is_commented { line.source(0..line.chars.len()) } else { found };
                if is_printed && self.is_strict
                    || is_commented
                    || !is_printed && (found != name || self.is_strict && has_value)
                {
                    self.rename(&mut block, span, found, name);
                }
            }
            Err(number) => self.fault(AnswerMessage::NoTag { number }.at(span)),
        }
        self.blocks.push(block);
        if has_value {
            self.value(line, rest..end, is_printed);
        }
    }

    fn rename(&mut self, block: &mut Block, span: Span, found: &str, taken: String) {
        let found = shortened(found);
        if self.is_strict {
            block.faults.push(AnswerMessage::NotStrict { found, taken }.at(span));
        } else if let Some((.., more)) = &mut self.renamed {
            *more += 1;
        } else {
            self.renamed = Some((span, found, taken, 0));
        }
    }

    fn value(&mut self, line: &SourceLine<'_>, part: Range<usize>, is_printed: bool) {
        match self.blocks.last_mut() {
            Some(block) => block.feed(line, part, is_printed),
            // One message is enough.
            None if self.has_orphan => {}
            None => {
                self.has_orphan = true;
                self.fault(AnswerMessage::NoPuzzle.at(line.span(part)));
            }
        }
    }

    fn ignore(&mut self, line: &SourceLine<'_>, part: Range<usize>) {
        let (span, source) = (line.span(part.clone()), shortened(line.source(part)));
        self.ignore_text(span, source);
    }

    pub(super) fn is_nameless(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Returns true if every puzzle has an answer of the expected kind.
    pub(super) fn is_answered(&self) -> bool {
        let is_answered = |block: &Block| {
            let is_rule = block.question() == Some(Question::Rule);
            block.faults.is_empty() && block.has_value && is_rule == block.is_value()
        };
        self.blocks.iter().all(is_answered)
            && self.blocks.iter().any(|block| block.question() == Some(Question::Rule))
    }

    /// Returns true if lines such as `0.` can only be names: they answer a question of True or False, or the numbers are alone on
    /// their lines; and none occurs twice.
    pub(super) fn is_convincing(&self) -> bool {
        let mut names: Vec<&String> = self.blocks.iter().filter_map(|block| block.name.as_ref()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        let is_rule = |block: &Block| block.question() == Some(Question::Rule) && block.is_value();
        let is_named_well = self.bare_headings > 1 || self.blocks.iter().any(is_rule);
        names.len() == count && count == self.blocks.len() && is_named_well
    }

    /// Handles a line that turned out to be neither a name nor an answer.
    fn ignore_left(&mut self) {
        let pending =
            self.blocks.last_mut().filter(|block| block.has_value).and_then(|block| block.pending.take());
        if let Some((span, text)) = pending {
            self.ignore_text(span, text);
        }
        if let Some((span, text, _)) = self.left.take() {
            self.ignore_text(span, shortened(&text));
        }
    }

    fn ignore_text(&mut self, span: Span, source: String) {
        match &mut self.ignored {
            _ if self.is_strict => self.fault(AnswerMessage::NoKnownName { text: source }.at(span)),
            Some((.., more)) => *more += 1,
            none => *none = Some((span, source, 0)),
        }
    }

    fn fault(&mut self, fault: Diagnostic) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        }
    }

    /// For points with several meanings.
    fn only_meaning(&self, boards: &Boards) -> Option<Meaning> {
        let mut all: Vec<(&str, Vec<&Unclear>)> = Vec::new();
        for block in &self.blocks {
            match block.unclear() {
                Some(forms) => all.push((block.name.as_deref()?, forms)),
                None if block.has_clear_points() => return None,
                None => {}
            }
        }
        only_meaning(&all, boards)
    }

    pub(super) fn finish(mut self, boards: &Boards) -> AnswerFile {
        self.blocks.iter_mut().for_each(Block::close);
        let meaning = if self.is_strict { None } else { self.only_meaning(boards) };
        let mut answers: Vec<GivenAnswer> = Vec::new();
        let mut first: HashMap<String, (usize, usize)> = HashMap::new();
        // For each answer, the index of its block.
        let mut at_block: Vec<usize> = Vec::new();
        self.ignore_left();
        if let Some((span, found, taken, more)) = self.renamed.take() {
            self.notes.push(AnswerMessage::NameReadAs { found, taken, more }.at(span));
        }
        if let Some((span, text, more)) = self.ignored.take() {
            self.notes.push(AnswerMessage::PassedOver { text, more }.at(span));
        }
        for (index, mut block) in self.blocks.into_iter().enumerate() {
            let Some(name) = block.name.take() else { continue };
            let line = block.heading.line;
            let heading = block.heading.clone();
            let size = boards.get(&name).map(|(board, _)| board.size());
            let (given, note) = block.finish(&name, meaning.zip(size));
            match first.get(&name) {
                None => {
                    first.insert(name.clone(), (answers.len(), line));
                    answers.push(GivenAnswer { name, given });
                    at_block.push(index);
                    self.notes.extend(note);
                }
                Some(&(at, first)) if answers[at].given == given && given.is_ok() => match &mut self.repeated
                {
                    Some((.., more)) => *more += 1,
                    none => *none = Some((heading, name, first, 0)),
                },
                Some(&(at, first))
                    if self.corrected_from.is_some_and(|from| at_block[at] < from && from <= index) =>
                {
                    self.notes.push(AnswerMessage::Corrected { name, first }.at(heading));
                    self.notes.extend(note);
                    answers[at].given = given;
                    at_block[at] = index;
                }
                Some(&(at, first)) => {
                    let twice = AnswerMessage::AnsweredTwice { name, first }.at(heading);
                    match &mut answers[at].given {
                        Ok(_) => answers[at].given = Err(twice.into()),
                        Err(errors) => errors.0.push(twice),
                    }
                }
            }
        }
        if let Some((span, name, first, more)) = self.repeated.take() {
            self.notes.push(AnswerMessage::AnsweredAgain { name, first, more }.at(span));
        }
        self.notes.sort_by_key(|note| note.span.as_ref().map_or(0, |span| span.line));
        AnswerFile { answers, notes: self.notes, faults: self.faults }
    }
}
