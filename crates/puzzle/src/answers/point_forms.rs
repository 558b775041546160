//! The points that the lines of a section name, in any notation.

use super::elements::{Element, ElementKind, Elements};
use super::given::Coordinates;
use super::senses::{Sense, words};
use super::tokens::{Token, TokenKind};
use super::unclear::Unclear;
use std::ops::Range;

/// What a section says about points.
#[derive(Default)]
pub(super) struct Points {
    /// Each with a token on its line.
    pub(super) points: Vec<(Coordinates, usize)>,
    /// Points with several meanings, each with its tokens.
    pub(super) unclear: Vec<(Unclear, Range<usize>)>,
    /// True if words say that there are none.
    pub(super) has_nothing: bool,
    /// True or False on its own.
    pub(super) literal: Option<(bool, Range<usize>)>,
    pub(super) faults: Vec<(FaultKind, Range<usize>)>,
    /// Parts of lines that say nothing about points.
    pub(super) skipped: Vec<Range<usize>>,
    /// Parts of lines that were read.
    pub(super) read: Vec<Range<usize>>,
    pub(super) has_arrays: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaultKind {
    /// A point that does not have two numbers.
    Fields(usize),
    /// Words that are not an answer.
    Words,
    Bracket(char),
    /// Words that leave open which points are meant.
    Doubt,
    /// A row (0) or a column (1) that is no whole number of a board.
    Number(usize),
}

/// How points are read in a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conventions {
    /// The number of the stones of the player to move.
    pub(super) stone: i32,
    /// The columns of the board.
    pub(super) cols: usize,
    /// True if two lists of numbers are rows and columns.
    pub(super) is_transposed: bool,
    /// The columns of a table whose rows name their puzzles.
    pub(super) columns: [Option<Sense>; 2],
}

/// A line of numbers without brackets.
struct Row {
    numbers: Vec<i32>,
    tokens: Range<usize>,
    /// True if a sign such as `.` or `)` follows the first number.
    is_numbered: bool,
    /// The written digits of the shortest and the longest number.
    digits: (usize, usize),
}

/// Numbers after a word for rows or columns.
struct Labelled {
    label: Sense,
    numbers: Vec<i32>,
    tokens: Range<usize>,
}

struct Reader<'a> {
    all: &'a [Token],
    conventions: Conventions,
    found: Points,
    /// Points of lines with words that mean nothing here. They count if there are no others.
    doubtful: Vec<(Coordinates, usize)>,
    /// Lines that say of points that they are none: `(7, 7) 不能下`. If there are no others, they are faults.
    excluded: Vec<Range<usize>>,
    rows: Vec<Row>,
    labelled: Vec<Labelled>,
    /// The columns of a table, from its header.
    columns: Vec<Option<Sense>>,
    /// True after a line with only a word for rows or columns.
    is_label_open: bool,
}

impl Points {
    /// `parts` are parts of lines, in order.
    pub(super) fn read(all: &[Token], parts: &[Range<usize>], conventions: Conventions) -> Self {
        let mut reader = Reader {
            all,
            conventions,
            found: Self::default(),
            doubtful: Vec::new(),
            excluded: Vec::new(),
            rows: Vec::new(),
            labelled: Vec::new(),
            columns: conventions.columns.into_iter().flatten().map(Some).collect(),
            is_label_open: false,
        };
        let parts = parts.iter().map(|part| without_log_prefix(all, part.clone()));
        let (boards, parts): (Vec<_>, Vec<_>) =
            { parts }.partition(|part| is_board(&all[part.clone()], conventions.cols));
        reader.found.skipped = boards;
        let elements = Elements::new(all, &parts, conventions.stone, conventions.is_transposed);
        reader.found.has_arrays = elements.has_arrays;
        let mut rest = elements.all.as_slice();
        while let Some(first) = rest.first() {
            let length = rest.iter().take_while(|element| element.line == first.line).count();
            reader.line(&rest[..length]);
            rest = &rest[length..];
        }
        reader.finish(&elements.bad_brackets)
    }
}

impl Reader<'_> {
    fn line(&mut self, line: &[Element]) {
        let tokens = line[0].tokens.start..line[line.len() - 1].tokens.end;
        let is_number = |element: &Element| matches!(element.kind, ElementKind::Number(_));
        let is_point = |element: &Element| {
            matches!(element.kind, ElementKind::Point(..) | ElementKind::Unclear(_) | ElementKind::Flat(_))
        };
        let titled = title_length(self.all, line);
        let from = match titled {
            0 => tokens.start,
            titled => line[titled - 1].tokens.end,
        };
        // `"ok": true`
        let is_keyed = line[..titled].iter().any(|element| element.kind == ElementKind::Word);
        let line = &line[titled..];
        if line.is_empty() {
            return;
        }
        let from = self.with_brackets(self.value_start(from..tokens.end));
        let tokens = from..tokens.end;
        if let Some(fault) = self.bad_number(line) {
            return self.found.faults.push(fault);
        }
        if self.has_captured_only(line) {
            return self.found.faults.push((FaultKind::Words, tokens));
        }
        let line = &without_captured(self.all, &without_counts(self.all, line))[..];
        let line = &judged(self.all, line)[..];
        if line.is_empty() {
            return self.found.read.push(from..tokens.end);
        }
        let senses: Vec<&[Sense]> = line.iter().flat_map(|element| self.senses(element)).collect();
        let has = |sense: Sense| senses.iter().any(|senses| senses.contains(&sense));
        let has_points = line.iter().any(is_point);
        let numbers = line.iter().filter(|element| is_number(element)).count();
        let is_pure = senses.iter().all(|senses| !senses.is_empty())
            && !line.iter().any(|element| element.kind == ElementKind::Group);
        if has(Sense::Index) && !has_points {
            self.columns.clear();
        }
        if (has(Sense::Index) || numbers == 0) && !has_points && self.header(line) {
            return self.found.skipped.push(tokens);
        }
        // A list that was cut off ends in dots.
        let ends =
            self.all[tokens.clone()].iter().rev().filter(|token| !matches!(token.kind, TokenKind::Close(_)));
        let dots = ends.clone().take_while(|token| token.is_mark(".")).count();
        let is_cut = dots > 2 || ends.clone().next().is_some_and(|last| last.is_mark("\u{2026}"));
        if has_points && (is_cut || has(Sense::Doubt) || has(Sense::Maybe)) {
            return self.found.faults.push((FaultKind::Doubt, tokens));
        }
        if has_points && has(Sense::Not) {
            return self.excluded.push(tokens);
        }
        // `第6行：没有`
        let is_row =
            |element: &Element| self.senses(element).iter().any(|senses| senses.contains(&Sense::Row));
        if numbers == 1 && !has_points && line.iter().any(is_row) && (has(Sense::Nothing) || has(Sense::Not))
        {
            return self.found.read.push(tokens);
        }
        let is_label = has(Sense::Row) || has(Sense::Column) || has(Sense::X) || has(Sense::Y);
        if is_label && (numbers > 0 || has_points) && (is_pure || numbers > 1) && self.labels(line) {
            return self.found.read.push(from..tokens.end);
        }
        if has_points {
            let is_read = self.points(line, is_pure);
            let lines = if is_read { &mut self.found.read } else { &mut self.found.skipped };
            return lines.push(from..tokens.end);
        }
        if numbers > 0 {
            if self.says_nothing(line) {
                self.found.has_nothing = true;
                self.found.read.push(from..tokens.end);
            } else if is_pure && !(numbers == 1 && titled > 0) {
                self.row(line, &tokens);
                self.found.read.push(from..tokens.end);
            } else {
                self.found.skipped.push(tokens);
            }
            return;
        }
        self.is_label_open = (has(Sense::Row) || has(Sense::Column))
            && is_pure
            && line.iter().filter(|element| element.kind == ElementKind::Word).count() == 1;
        if self.is_label_open {
            let label = [Sense::Row, Sense::Column].into_iter().find(|label| has(*label));
            if let Some(label) = label {
                self.labelled.push(Labelled { label, numbers: Vec::new(), tokens: tokens.clone() });
            }
            return;
        }
        let literal = senses.iter().find_map(|senses| {
            senses.iter().find_map(|sense| match sense {
                Sense::Literal(value) => Some(*value),
                _ => None,
            })
        });
        if self.says_nothing(line) {
            self.found.has_nothing = true;
            self.found.read.push(from..tokens.end);
        } else if let (Some(value), true) = (literal, is_pure && senses.len() == 1 && !is_keyed) {
            self.found.literal.get_or_insert((value, tokens.clone()));
            self.found.read.push(from..tokens.end);
        } else {
            self.found.skipped.push(tokens);
        }
    }

    /// The place of the brackets that begin before a token.
    fn with_brackets(&self, at: usize) -> usize {
        let is_open = |before: &usize| {
            matches!(self.all[*before].kind, TokenKind::Open(_))
                && self.all[*before].line == self.all[at].line
        };
        (0..at).rev().take_while(is_open).last().unwrap_or(at)
    }

    /// Where an answer begins: after separators.
    fn value_start(&self, part: Range<usize>) -> usize {
        let is_gap = |at: &usize| self.all[*at].is_mark(":=,;\"'|>");
        part.clone().find(|at| !is_gap(at)).unwrap_or(part.start)
    }

    /// A fraction, or a number that no board has, as one of two numbers.
    fn bad_number(&self, line: &[Element]) -> Option<(FaultKind, Range<usize>)> {
        let line: Vec<&Element> = line.iter().filter(|element| element.kind != ElementKind::Mark).collect();
        let is_number = |element: &Element| {
            matches!(self.all[element.tokens.start].kind, TokenKind::Number(..) | TokenKind::OtherNumber(_))
                && element.tokens.len() == 1
        };
        if let [number, word] = line.as_slice()
            && let (ElementKind::Number(_), ElementKind::Word) = (&number.kind, &word.kind)
            && let [senses] = self.senses(word).as_slice()
            && senses.iter().all(|sense| matches!(sense, Sense::X | Sense::Y))
        {
            return Some((FaultKind::Number(1), word.tokens.clone()));
        }
        let (2, true) = (line.len(), line.iter().all(|element| is_number(element))) else { return None };
        let at = line.iter().position(|element| element.kind == ElementKind::Word)?;
        let TokenKind::OtherNumber(text) = &self.all[line[at].tokens.start].kind else { return None };
        let is_time = text.contains(':') || text.matches(['-', '/', '.']).count() > 1;
        (!is_time).then(|| (FaultKind::Number(at), line[at].tokens.clone()))
    }

    /// `提掉 (0, 4)`: captured stones instead of the move.
    fn has_captured_only(&self, line: &[Element]) -> bool {
        let is_point = |element: &Element| matches!(element.kind, ElementKind::Point(..));
        let Some(first) = line.iter().position(is_point) else { return false };
        let words = || line[..first].iter().flat_map(|element| self.senses(element));
        words().any(|senses| senses.contains(&Sense::Taking) && !senses.contains(&Sense::Thing))
            && !words().any(|senses| senses.contains(&Sense::Playing))
    }

    /// The meanings of the words of an element.
    fn senses(&self, element: &Element) -> Vec<&'static [Sense]> {
        if element.kind != ElementKind::Word {
            return Vec::new();
        }
        match &self.all[element.tokens.start].kind {
            TokenKind::Word(word) => words(word).into_iter().map(|(_, senses)| senses).collect(),
            _ => vec![&[]],
        }
    }

    /// Returns true if the words of a line say that there are no points, and nothing else.
    fn says_nothing(&self, line: &[Element]) -> bool {
        let (mut has_nothing, mut has_not, mut has_thing, mut has_any) = (false, false, false, false);
        let numbers = line.iter().filter(|element| matches!(element.kind, ElementKind::Number(_))).count();
        let is_sign_alone = line.len() <= 3 && line.iter().all(|element| element.kind == ElementKind::Mark);
        for element in line {
            match &element.kind {
                ElementKind::Empty => has_nothing = true,
                // `[](0x2)`
                ElementKind::Group if has_nothing => {}
                ElementKind::Number(0) if numbers == 1 => has_not = true,
                ElementKind::Number(_) | ElementKind::Group => return false,
                ElementKind::Word => {
                    for senses in self.senses(element) {
                        has_any = true;
                        let has = |sense: Sense| senses.contains(&sense);
                        if has(Sense::Nothing) {
                            has_nothing = true;
                        } else if has(Sense::Not) {
                            has_not = true;
                        } else if has(Sense::Thing) || has(Sense::Measure) {
                            has_thing = true;
                        } else if senses.is_empty()
                            || has(Sense::Doubt)
                            || senses.iter().any(|sense| matches!(sense, Sense::Literal(_)))
                        {
                            return false;
                        }
                    }
                }
                ElementKind::Mark => {
                    let is_sign = matches!(
                        self.all[element.tokens.start].kind,
                        TokenKind::Mark('-' | '/' | '\u{2205}')
                    );
                    has_nothing |= is_sign && is_sign_alone;
                }
                _ => {}
            }
        }
        has_nothing || has_not && has_thing && has_any
    }

    /// Reads the header of a table: `row col`.
    fn header(&mut self, line: &[Element]) -> bool {
        let words = line.iter().filter(|element| element.kind == ElementKind::Word);
        let labels: Vec<Option<Sense>> =
            words.map(|element| label(&self.all[element.tokens.start])).collect();
        let has = |label: Sense| labels.contains(&Some(label));
        let is_header = has(Sense::Row) && has(Sense::Column);
        if is_header {
            self.columns = labels;
        }
        is_header
            || line
                .iter()
                .any(|element| self.senses(element).iter().any(|senses| senses.contains(&Sense::Index)))
    }

    /// Reads the points of a line, if it has any. `is_pure` if each of its words has a meaning.
    fn points(&mut self, line: &[Element], is_pure: bool) -> bool {
        let before = (self.found.unclear.len(), self.found.faults.len());
        let mut kept = Vec::new();
        let (mut numbers, mut flat) = (0, None);
        for (at, element) in line.iter().enumerate() {
            match &element.kind {
                ElementKind::Point(row, col) => {
                    kept.push((Coordinates { row: *row, col: *col }, element.tokens.start));
                }
                ElementKind::Unclear(_) if !is_pure => {}
                ElementKind::Unclear(form) => self.found.unclear.push((form.clone(), element.tokens.clone())),
                // An index before points: `[1] (0, 6)`
                ElementKind::Flat(all) if all.len() == 1 => {
                    flat = Some(element.tokens.clone()).filter(|_| at > 0).or(flat);
                }
                ElementKind::Flat(all) if all.len().is_multiple_of(2) => {
                    self.found.unclear.push((Unclear::Flat(all.clone()), element.tokens.clone()));
                }
                ElementKind::Flat(all) if is_board_row(all) => {}
                ElementKind::Flat(all) => {
                    self.found.faults.push((FaultKind::Fields(all.len()), element.tokens.clone()));
                }
                // The number of an item or a line is first.
                ElementKind::Number(_) if at > 0 && !self.is_named(element.tokens.start) => numbers += 1,
                _ => {}
            }
        }
        let only_index = line.iter().all(|element| {
            matches!(&element.kind, ElementKind::Flat(all) if all.len() == 1)
                || element.kind == ElementKind::Mark
        });
        // `[,1] [,2]`
        if only_index {
            return false;
        }
        let has_rest = is_pure && numbers > 0;
        if let (true, Some(flat)) = (is_pure && !kept.is_empty(), flat) {
            self.found.faults.push((FaultKind::Fields(1), flat));
        }
        // `[1] 0 6`
        if kept.is_empty() && numbers >= 2 && is_pure {
            let tokens = line[0].tokens.start..line[line.len() - 1].tokens.end;
            self.row(&line[1..], &tokens);
            return true;
        }
        if has_rest {
            let tokens = line[0].tokens.start..line[line.len() - 1].tokens.end;
            self.found.faults.push((FaultKind::Fields(1), tokens));
        }
        let is_read = !kept.is_empty() || before != (self.found.unclear.len(), self.found.faults.len());
        if is_pure {
            self.found.points.extend(kept)
        } else {
            self.doubtful.extend(kept)
        }
        is_read
    }

    /// Returns true for a number that is not a part of a point: `"n": 2`, `Position 1:`, `row 0 ->`.
    fn is_named(&self, at: usize) -> bool {
        let is_row = |word: &str| words(word).iter().any(|(_, senses)| senses.contains(&Sense::Row));
        let before = at.checked_sub(1).and_then(|before| self.all[before].word());
        let after = self.all.get(at + 1);
        is_keyed(self.all, at) || before.is_some_and(is_row) || after.is_some_and(|after| after.is_mark(":"))
    }

    /// Numbers without brackets.
    fn row(&mut self, line: &[Element], tokens: &Range<usize>) {
        let of = |element: &Element| match element.kind {
            ElementKind::Number(number) => Some((number, element.tokens.start)),
            _ => None,
        };
        let found: Vec<(i32, usize)> = line.iter().filter_map(of).collect();
        let numbers: Vec<i32> = found.iter().map(|(number, _)| *number).collect();
        if self.is_label_open
            && let (Some(labelled), [number]) = (self.labelled.last_mut(), numbers.as_slice())
        {
            labelled.numbers.push(*number);
            return;
        }
        let first = found.first().map_or(0, |(_, at)| *at);
        let after = self.all.get(first + 1).filter(|token| token.is_glued);
        let is_numbered =
            after.is_some_and(|token| token.is_mark(".:、") || matches!(token.kind, TokenKind::Close(_)));
        let digits = found.iter().map(|(_, at)| match self.all[*at].kind {
            TokenKind::Number(_, digits) => digits,
            _ => 0,
        });
        let digits = (digits.clone().min().unwrap_or(0), digits.max().unwrap_or(0));
        self.rows.push(Row { numbers, tokens: tokens.clone(), is_numbered, digits });
    }

    /// Numbers with words for rows and columns: `row 4, col 1`, `4行1列`, `rows: [0, 6] cols: [6, 5]`.
    fn labels(&mut self, line: &[Element]) -> bool {
        let mut all: Vec<Labelled> = Vec::new();
        let mut suffix: Vec<i32> = Vec::new();
        let of = |senses: &[&[Sense]]| {
            let is = |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column | Sense::X | Sense::Y);
            senses.iter().flat_map(|senses| senses.iter().find(is)).next_back().copied()
        };
        let first = line.iter().find(|element| {
            matches!(element.kind, ElementKind::Number(_)) || of(&self.senses(element)).is_some()
        });
        let mut is_suffix = first.is_some_and(|first| matches!(first.kind, ElementKind::Number(_)));
        for element in line {
            // `第4行: 1、3`
            let is_colon = self.all[element.tokens.start].is_mark(":");
            if is_colon && suffix.is_empty() && !all.is_empty() {
                is_suffix = false;
            }
            let mut numbers = |numbers: &[i32], all: &mut Vec<Labelled>| match all.last_mut() {
                _ if is_suffix => suffix.extend(numbers),
                Some(last) => last.numbers.extend(numbers),
                None => {}
            };
            match &element.kind {
                ElementKind::Number(number) => numbers(&[*number], &mut all),
                ElementKind::Point(a, b)
                    if !is_suffix && all.last().is_some_and(|last| last.numbers.is_empty()) =>
                {
                    numbers(&[*a, *b], &mut all);
                }
                ElementKind::Flat(of)
                    if !is_suffix && all.last().is_some_and(|last| last.numbers.is_empty()) =>
                {
                    numbers(of, &mut all);
                }
                ElementKind::Point(..) | ElementKind::Flat(_) | ElementKind::Unclear(_) => return false,
                _ => {
                    if let Some(label) = of(&self.senses(element)) {
                        let numbers = std::mem::take(&mut suffix);
                        all.push(Labelled { label, numbers, tokens: element.tokens.clone() });
                    }
                }
            }
        }
        // `3行：1、2列`
        if let [.., rows, cols] = all.as_mut_slice()
            && cols.numbers.is_empty()
            && rows.numbers.len() > 1
        {
            cols.numbers = rows.numbers.split_off(1);
        }
        let is_complete = suffix.is_empty() && all.iter().all(|labelled| !labelled.numbers.is_empty());
        if is_complete {
            self.labelled.extend(all);
        }
        is_complete
    }

    fn finish(mut self, bad_brackets: &[usize]) -> Points {
        let has_rows = !self.rows.is_empty();
        self.take_rows();
        self.take_labelled();
        let found = &mut self.found;
        if found.points.is_empty() && found.unclear.is_empty() {
            found.points = std::mem::take(&mut self.doubtful);
        }
        let excluded = std::mem::take(&mut self.excluded);
        if found.points.is_empty() {
            found.faults.extend(excluded.into_iter().map(|tokens| (FaultKind::Doubt, tokens)));
        } else {
            found.skipped.extend(excluded);
            // `15/15` next to points in another notation is a score.
            let all = self.all;
            let is_score = |form: &Unclear, tokens: &Range<usize>| {
                matches!(form, Unclear::Pair(..))
                    && all.get(tokens.start + 1).is_some_and(|token| token.is_mark("/"))
            };
            found.unclear.retain(|(form, tokens)| !is_score(form, tokens));
        }
        // Brackets around whole points may belong to what is around the answer.
        for &at in bad_brackets {
            let next_to_number = |at: Option<&Token>| at.is_some_and(|token| token.number().is_some());
            match self.all[at].kind {
                TokenKind::Open(c) if next_to_number(self.all.get(at + 1)) && has_rows => {
                    found.faults.push((FaultKind::Bracket(c), at..at + 1));
                }
                TokenKind::Close(c) if next_to_number(self.all.get(at.wrapping_sub(1))) && has_rows => {
                    found.faults.push((FaultKind::Bracket(c), at..at + 1));
                }
                _ => {}
            }
        }
        self.found
    }

    fn take_rows(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let (stone, cols) = (self.conventions.stone, self.conventions.cols);
        let width = self.columns.len();
        let place = |label: Sense| self.columns.iter().position(|column| *column == Some(label));
        let layout = place(Sense::Row).zip(place(Sense::Column));
        // The first of three numbers counts the rows of a table.
        let counts_up = |length: usize| {
            let of = rows.iter().filter(|row| row.numbers.len() == length);
            let firsts: Vec<i32> = of.map(|row| row.numbers[0]).collect();
            firsts.len() > 1
                && matches!(firsts[0], 0 | 1)
                && firsts.windows(2).all(|pair| pair[1] == pair[0] + 1)
        };
        let is_indexed = counts_up(3) && rows.iter().all(|row| row.numbers.len() == 3);
        // `06 65`
        let is_written_together = !rows.is_empty()
            && rows.iter().all(|row| row.digits == (2, 2))
            && rows.iter().flat_map(|row| &row.numbers).any(|number| *number >= cols as i32);
        let mut lone = Vec::new();
        for Row { numbers, tokens, is_numbered, .. } in rows {
            let start = tokens.end - 1;
            let mut point = |row: i32, col: i32| self.found.points.push((Coordinates { row, col }, start));
            let mut numbers = numbers.as_slice();
            if is_written_together {
                numbers.iter().for_each(|number| point(number / 10, number % 10));
                continue;
            }
            if let Some((row, col)) = layout {
                let extra = numbers.len().checked_sub(width).filter(|extra| *extra <= 1);
                if let Some((row, col)) =
                    extra.and_then(|extra| Some((*numbers.get(row + extra)?, *numbers.get(col + extra)?)))
                {
                    point(row, col);
                    continue;
                }
            }
            if is_indexed || is_numbered && numbers.len() % 2 == 1 && numbers.len() > 1 {
                numbers = &numbers[1..];
            }
            match numbers {
                &[number] => lone.push((number, tokens)),
                &[row, col, third] if third == stone => point(row, col),
                numbers if is_board_row(numbers) => {}
                numbers if numbers.len().is_multiple_of(2) => {
                    numbers.chunks_exact(2).for_each(|pair| point(pair[0], pair[1]));
                }
                numbers => self.found.faults.push((FaultKind::Fields(numbers.len()), tokens)),
            }
        }
        let count = self.found.points.len() + self.doubtful.len() + self.labelled.len();
        for (number, tokens) in lone {
            match number {
                // `— 1 —`, the number of a page
                _ if count > 0 && self.all[tokens.start].is_mark("-") => self.found.skipped.push(tokens),
                0 | -1 if count == 0 => self.found.has_nothing = true,
                _ if usize::try_from(number) == Ok(count) && count > 0 => {}
                _ => self.found.faults.push((FaultKind::Fields(1), tokens)),
            }
        }
    }

    fn take_labelled(&mut self) {
        let mut all = std::mem::take(&mut self.labelled).into_iter().peekable();
        while let Some(first) = all.next() {
            let opposite = match first.label {
                Sense::Row => Sense::Column,
                Sense::Column => Sense::Row,
                Sense::X => Sense::Y,
                _ => Sense::X,
            };
            let second = all.next_if(|second| second.label == opposite);
            let Some(second) = second else {
                match (first.label, first.numbers.as_slice()) {
                    (Sense::Row, [row, cols @ ..]) if !cols.is_empty() => {
                        self.found.unclear.push((Unclear::Grouped(*row, cols.to_vec()), first.tokens));
                    }
                    _ => self.found.faults.push((FaultKind::Fields(1), first.tokens)),
                }
                continue;
            };
            let is_first = matches!(first.label, Sense::Row | Sense::X);
            let (rows, cols) =
                if is_first { (first.numbers, second.numbers) } else { (second.numbers, first.numbers) };
            let tokens = first.tokens;
            let pairs: Vec<(i32, i32)> = match (rows.len(), cols.len()) {
                (a, b) if a == b => rows.into_iter().zip(cols).collect(),
                (1, _) => cols.into_iter().map(|col| (rows[0], col)).collect(),
                (_, 1) => rows.into_iter().map(|row| (row, cols[0])).collect(),
                (a, b) => {
                    self.found.faults.push((FaultKind::Fields(a.max(b)), tokens));
                    continue;
                }
            };
            for (a, b) in pairs {
                if matches!(opposite, Sense::X | Sense::Y) {
                    self.found.unclear.push((Unclear::Xy(a, b), tokens.clone()));
                } else {
                    self.found.points.push((Coordinates { row: a, col: b }, tokens.start));
                }
            }
        }
    }
}

/// The elements up to the last colon that comes before all values: `forward on step:[..]`, `答案：无`.
fn title_length(all: &[Token], line: &[Element]) -> usize {
    let is_label = |element: &Element| {
        let word = all[element.tokens.start].word();
        let of = |sense: &Sense| {
            matches!(
                sense,
                Sense::Row
                    | Sense::Column
                    | Sense::X
                    | Sense::Y
                    | Sense::Nothing
                    | Sense::Not
                    | Sense::Literal(_)
                    | Sense::Count
            )
        };
        word.is_some_and(|word| words(word).iter().any(|(_, senses)| senses.iter().any(of)))
    };
    let is_value = |element: &Element| {
        !matches!(
            element.kind,
            ElementKind::Word | ElementKind::Call | ElementKind::Mark | ElementKind::Group
        ) || is_label(element)
    };
    let words = line.iter().take_while(|element| !is_value(element)).count();
    let colon = line[..words].iter().rposition(|element| all[element.tokens.start].is_mark(":="));
    colon.map_or(0, |colon| colon + 1)
}

/// Returns true for the value of another key: `"n": 2`.
fn is_keyed(all: &[Token], at: usize) -> bool {
    let mut before = all[..at].iter().rev().take(4).filter(|token| !token.is_mark("\"'"));
    before.next().is_some_and(|token| token.is_mark(":="))
        && before.next().is_some_and(|token| token.word().is_some())
}

/// Removes what a logger writes before a closing bracket: `I0312 14:02:10.5 12345 solver.cc:80] 0 6`.
fn without_log_prefix(all: &[Token], part: Range<usize>) -> Range<usize> {
    let mut open = 0;
    let end = part.clone().find(|at| match all[*at].kind {
        TokenKind::Open('[') => {
            open += 1;
            false
        }
        TokenKind::Close(']') => {
            open -= 1;
            open < 0
        }
        _ => false,
    });
    let is_log = |end: &usize| {
        *end + 1 < part.end
            && all[part.start..*end].iter().any(|token| matches!(token.kind, TokenKind::OtherNumber(_)))
    };
    end.filter(is_log).map_or(part.clone(), |end| end + 1..part.end)
}

/// Whether a word means rows or columns.
fn label(token: &Token) -> Option<Sense> {
    let of = |sense: &&Sense| matches!(sense, Sense::Row | Sense::Column);
    token.word().and_then(|word| words(word).iter().find_map(|(_, senses)| senses.iter().find(of).copied()))
}

/// The columns of a table whose rows name their puzzles, from its header: `problem,col,row`.
pub(super) fn columns(line: &[Token]) -> Option<[Option<Sense>; 2]> {
    let has_number = line.iter().any(|token| token.number().is_some());
    let labels: Vec<Sense> = line.iter().filter_map(label).collect();
    match labels.as_slice() {
        &[first, second] if first != second && !has_number => Some([Some(first), Some(second)]),
        _ => None,
    }
}

/// Returns true for the header of a table whose rows begin with the numbers of problems: `题目,行,列`, `| Problem | Answer |`.
pub(super) fn is_table_of_problems(line: &[Token]) -> bool {
    const MOST: usize = 32;
    let first = line.iter().find_map(Token::word);
    let words_of_line = line.iter().filter(|token| token.word().is_some()).count();
    let has_number = line.iter().any(|token| token.number().is_some());
    let is_problem = |word: &str| words(word).iter().any(|(_, senses)| senses.contains(&Sense::Problem));
    line.len() < MOST && words_of_line > 1 && !has_number && first.is_some_and(is_problem)
}

/// Removes numbers and what they count: `提1子`, `共2处`, `2 points`. A place after a row and a column is not counted.
fn without_counts(all: &[Token], line: &[Element]) -> Vec<Element> {
    let first_is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word);
        word.is_some_and(|word| words(word)[0].1.contains(&sense))
    };
    let last_is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word);
        word.is_some_and(|word| words(word).last().is_some_and(|(_, senses)| senses.contains(&sense)))
    };
    let is_number = |element: &Element| matches!(element.kind, ElementKind::Number(_));
    let mut kept: Vec<Element> = Vec::new();
    // The numbers at the end of `kept`.
    let mut numbers: usize = 0;
    let mut is_counted = false;
    for element in line {
        if numbers % 2 == 1 && first_is(element, Sense::Measure) && !first_is(element, Sense::Row) {
            kept.pop_if(|last| last.kind != ElementKind::Number(0));
            numbers = 0;
        }
        if is_number(element) {
            if is_counted {
                is_counted = element.kind == ElementKind::Number(0);
                if !is_counted {
                    continue;
                }
            }
            numbers += 1;
        } else if element.kind != ElementKind::Mark {
            numbers = 0;
            is_counted =
                [Sense::Count, Sense::Taking, Sense::Index].iter().any(|sense| last_is(element, *sense));
        }
        kept.push(element.clone());
    }
    kept
}

/// Removes what follows a verb of a capture, up to the next move: `(0, 6) takes (1, 6)`. A verb before the first point is a
/// title.
fn without_captured(all: &[Token], line: &[Element]) -> Vec<Element> {
    let is = |element: &Element, sense: Sense| {
        let word = all[element.tokens.start].word();
        word.is_some_and(|word| words(word).iter().any(|(_, senses)| senses.contains(&sense)))
    };
    let is_point = |element: &Element| {
        matches!(
            element.kind,
            ElementKind::Point(..)
                | ElementKind::Flat(_)
                | ElementKind::Number(_)
                | ElementKind::Unclear(_)
                | ElementKind::Empty
        )
    };
    let (mut has_points, mut is_taken) = (false, false);
    let mut kept = Vec::new();
    for element in line {
        if is(element, Sense::Taking) {
            is_taken = has_points;
        } else if is(element, Sense::Playing) {
            is_taken = false;
        }
        if is_taken && is_point(element) {
            continue;
        }
        has_points |= is_point(element);
        kept.push(element.clone());
    }
    kept
}

/// Removes verdicts after points, and the rejected points: `0 6 True`, `0 7 False`.
fn judged(all: &[Token], line: &[Element]) -> Vec<Element> {
    let verdict = |element: &Element| {
        let word = all[element.tokens.start].word().filter(|_| element.kind == ElementKind::Word)?;
        let mut is_reversed = false;
        words(word).iter().flat_map(|(_, senses)| *senses).find_map(|sense| match sense {
            Sense::Literal(value) | Sense::Property(value) if word.chars().count() > 1 => {
                Some(*value != is_reversed)
            }
            Sense::Not => {
                is_reversed = !is_reversed;
                None
            }
            _ => None,
        })
    };
    let is_point =
        |element: &Element| matches!(element.kind, ElementKind::Point(..) | ElementKind::Number(_));
    let is_judged =
        line.iter().find(|element| verdict(element).is_some() || is_point(element)).is_some_and(is_point)
            && line
                .iter()
                .rev()
                .find(|element| element.kind != ElementKind::Mark)
                .is_some_and(|last| verdict(last).is_some());
    if !is_judged {
        return line.to_vec();
    }
    let (mut kept, mut part) = (Vec::new(), Vec::new());
    for element in line {
        match verdict(element) {
            Some(true) => kept.append(&mut part),
            Some(false) => part.clear(),
            None => part.push(element.clone()),
        }
    }
    kept
}

/// A row of a printed board contains no points of an answer.
fn is_board_row(values: &[i32]) -> bool {
    values.len() > 4 && values.len() % 2 == 1 && values.iter().all(|value| (-1..=2).contains(value))
}

/// A line of a printed board, or of the letters and numbers around it.
fn is_board(line: &[Token], cols: usize) -> bool {
    let (mut cells, mut others, mut numbers) = (0, 0, Vec::new());
    for token in line {
        match &token.kind {
            TokenKind::Mark(
                '.'
                | '+'
                | '*'
                | '#'
                | '\u{B7}'
                | '\u{2219}'
                | '\u{2500}'..='\u{257F}'
                | '\u{25A0}'..='\u{25FF}'
                | '\u{26AA}'
                | '\u{26AB}'
                | '\u{2B55}'
                | '\u{2B1C}'
                | '\u{2B1B}'
                | '_',
            ) => cells += 1,
            TokenKind::Word(word) if word.chars().all(|c| "xobw●○".contains(c)) => {
                cells += word.chars().count()
            }
            TokenKind::Number(number, _) => numbers.push(*number),
            TokenKind::Mark('|' | '-' | ',') | TokenKind::Open('[') | TokenKind::Close(']') => {}
            TokenKind::Word(word) if word.len() == 1 => others += 1,
            _ => return false,
        }
    }
    let is_row = cells + numbers.iter().filter(|number| (-1..=2).contains(*number)).count();
    let ascends = numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    // A number may stand on either side.
    cells >= 4 && numbers.len() <= 2 && others == 0 && cells >= cols.min(5)
        || cells == 0 && others == 0 && numbers.len() >= 5 && ascends && numbers.len() == cols
        || cells == 0 && numbers.is_empty() && others >= 5 && others == cols
        || cells + others == 0 && numbers.len() == cols && cols % 2 == 1 && is_row == cols
        || cells + others == 0
            && numbers.len() == cols + 1
            && numbers[1..].iter().all(|number| (-1..=1).contains(number))
            && cols.is_multiple_of(2)
            && numbers.contains(&-1)
}
