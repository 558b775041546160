//! What a line of a section says about points.

use super::super::element::{Element, ElementKind};
use super::super::line_filters::{
    is_keyed, judged, title_length, without_captured, without_counts, without_total,
};
use super::super::senses::Sense;
use super::super::table_header::label;
use super::super::tokens::{Token, TokenKind};
use super::super::words::Word;
use super::{FaultKind, Labelled, Reader};
use std::ops::Range;

impl Reader<'_> {
    pub(super) fn line(&mut self, line: &[Element]) {
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
        let has_key = line[..titled].iter().any(|element| element.kind == ElementKind::Word);
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
        let line = without_total(self.all, line);
        let line = &*without_counts(self.all, line);
        let line = &*without_captured(self.all, line);
        let line = &*judged(self.all, line);
        if line.is_empty() {
            return self.found.read.push(from..tokens.end);
        }
        let senses: Vec<&[Sense]> = line.iter().flat_map(|element| self.senses(element)).collect();
        let has = |sense: Sense| senses.iter().any(|senses| senses.contains(&sense));
        let has_points = line.iter().any(is_point);
        let numbers = line.iter().filter(|element| is_number(element)).count();
        let is_pure = senses.iter().all(|senses| !senses.is_empty())
            && !line.iter().any(|element| element.kind == ElementKind::Group && !self.is_remark(element));
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
        if has_points && self.excludes_points(line) {
            return self.excluded.push(tokens);
        }
        // `第6行：没有`
        let is_row = |element: &Element| self.has_sense(element, Sense::Row);
        if numbers == 1 && !has_points && line.iter().any(is_row) && (has(Sense::Nothing) || has(Sense::Not))
        {
            return self.found.read.push(tokens);
        }
        let is_label = has(Sense::Row) || has(Sense::Column) || has(Sense::X) || has(Sense::Y);
        if is_label && (numbers > 0 || has_points) && (is_pure || numbers > 1) && self.labels(line) {
            return self.found.read.push(from..tokens.end);
        }
        if has_points {
            self.are_first &= titled == 0;
            let is_read = self.points(line, is_pure);
            let lines = if is_read { &mut self.found.read } else { &mut self.found.skipped };
            return lines.push(from..tokens.end);
        }
        if numbers > 0 {
            let keyed = line.iter().filter(|element| is_number(element));
            if numbers > 1 && { keyed }.all(|number| is_keyed(self.all, number.tokens.start)) {
                self.found.skipped.push(tokens);
            } else if self.says_nothing(line) {
                self.found.has_nothing = true;
                self.found.read.push(from..tokens.end);
            } else if is_pure && (numbers > 1 || titled == 0 || self.conventions.is_one_number()) {
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
        } else if let (Some(value), true) = (literal, is_pure && senses.len() == 1 && !has_key) {
            self.found.literal.get_or_insert((value, tokens.clone()));
            self.found.read.push(from..tokens.end);
        } else {
            self.found.skipped.push(tokens);
        }
    }

    /// Returns true for words in brackets that change nothing: `（提 1 子）`.
    fn is_remark(&self, group: &Element) -> bool {
        let tokens = &self.all[group.tokens.clone()];
        let words = || tokens.iter().filter_map(Token::word).flat_map(|word| word.pieces());
        let is_counting = |sense: &Sense| {
            matches!(sense, Sense::Taking | Sense::Measure | Sense::Count | Sense::Thing | Sense::Filler)
        };
        words().next().is_some()
            && words().all(|piece| piece.senses.iter().any(is_counting))
            && tokens.iter().filter(|token| token.number().is_some()).count() < 2
    }

    /// Returns true for a sentence that negates its points: `(7, 7) 不能下`.
    fn excludes_points(&self, line: &[Element]) -> bool {
        let is_end = |element: &Element| self.all[element.tokens.start].is_mark(".;!");
        let negates = |element: &Element| self.has_sense(element, Sense::Not);
        let is_point = |element: &Element| {
            matches!(element.kind, ElementKind::Point(..) | ElementKind::Unclear(_) | ElementKind::Flat(_))
        };
        // `(0, 6) 可以下，别的都不能走`
        let is_comma = |element: &Element| self.all[element.tokens.start].is_mark(",");
        let is_of_others = |clause: &[Element]| {
            !clause.iter().any(is_point) && clause.iter().any(|element| self.has_sense(element, Sense::Other))
        };
        let excludes = |sentence: &[Element]| {
            let mut clauses = sentence.split(is_comma).filter(|clause| !is_of_others(clause));
            sentence.iter().any(is_point) && clauses.any(|clause| clause.iter().any(negates))
        };
        line.split(is_end).any(excludes)
    }

    /// The place of the brackets that begin before a token.
    pub(super) fn with_brackets(&self, at: usize) -> usize {
        let is_open = |before: &usize| {
            matches!(self.all[*before].kind, TokenKind::Open(_))
                && self.all[*before].line == self.all[at].line
        };
        (0..at).rev().take_while(is_open).last().unwrap_or(at)
    }

    /// Where an answer begins: after separators.
    pub(super) fn value_start(&self, part: Range<usize>) -> usize {
        let is_gap = |at: &usize| self.all[*at].is_mark(":=,;\"'|>");
        part.clone().find(|at| !is_gap(at)).unwrap_or(part.start)
    }

    /// A fraction, or a number that no board has, as one of two numbers.
    pub(super) fn bad_number(&self, line: &[Element]) -> Option<(FaultKind, Range<usize>)> {
        let line: Vec<&Element> = line.iter().filter(|element| element.kind != ElementKind::Mark).collect();
        let is_number = |element: &Element| {
            matches!(self.all[element.tokens.start].kind, TokenKind::Number(..) | TokenKind::OtherNumber(_))
                && element.tokens.len() == 1
        };
        let groups = line.iter().filter(|element| element.kind == ElementKind::Group);
        if let Some(fault) = { groups }.find_map(|element| self.bad_field(element.tokens.clone())) {
            return Some(fault);
        }
        if let [number, word] = line.as_slice()
            && let (ElementKind::Number(_), ElementKind::Word) = (&number.kind, &word.kind)
            && let Ok([senses]) = <[&[Sense]; 1]>::try_from(self.senses(word).collect::<Vec<_>>())
            && !senses.is_empty()
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

    /// `(3, x)`
    fn bad_field(&self, group: Range<usize>) -> Option<(FaultKind, Range<usize>)> {
        let inner = group.start + 1..group.end - 1;
        let fields: Vec<usize> =
            inner.clone().filter(|at| !matches!(self.all[*at].kind, TokenKind::Mark(_))).collect();
        let is_number = |at: usize| self.all[at].number().is_some();
        match fields.as_slice() {
            &[row, col]
                if is_number(row) != is_number(col)
                    && self.all[inner].iter().any(|token| token.is_mark(",")) =>
            {
                let (field, at) = if is_number(row) { (1, col) } else { (0, row) };
                Some((FaultKind::Number(field), at..at + 1))
            }
            _ => None,
        }
    }

    /// `提掉 (0, 4)`: captured stones instead of the move.
    pub(super) fn has_captured_only(&self, line: &[Element]) -> bool {
        let is_point = |element: &Element| matches!(element.kind, ElementKind::Point(..));
        let Some(first) = line.iter().position(is_point) else { return false };
        // `0 6 takes [1, 6]`
        let numbers = line[..first].iter().filter(|element| matches!(element.kind, ElementKind::Number(_)));
        if numbers.count() > 1 {
            return false;
        }
        let words = || line[..first].iter().flat_map(|element| self.senses(element));
        words().any(|senses| senses.contains(&Sense::Taking) && !senses.contains(&Sense::Thing))
            && !words().any(|senses| senses.contains(&Sense::Playing))
    }

    /// The meanings of the words of an element.
    pub(super) fn senses(&self, element: &Element) -> impl Iterator<Item = &'static [Sense]> {
        let token = (element.kind == ElementKind::Word).then(|| &self.all[element.tokens.start]);
        let word = token.and_then(Token::word);
        // A number without a meaning.
        let other = token.filter(|_| word.is_none()).map(|_| &[][..]);
        word.map_or(&[][..], Word::pieces).iter().map(|piece| piece.senses).chain(other)
    }

    fn has_sense(&self, element: &Element, sense: Sense) -> bool {
        self.senses(element).any(|senses| senses.contains(&sense))
    }

    /// Returns true if the words of a line say that there are no points, and nothing else.
    pub(super) fn says_nothing(&self, line: &[Element]) -> bool {
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
    pub(super) fn header(&mut self, line: &[Element]) -> bool {
        let words = line.iter().filter(|element| element.kind == ElementKind::Word);
        let labels: Vec<Option<Sense>> =
            words.map(|element| label(&self.all[element.tokens.start])).collect();
        let has = |label: Sense| labels.contains(&Some(label));
        let is_header = has(Sense::Row) && has(Sense::Column);
        if is_header {
            self.columns = labels;
        }
        is_header || line.iter().any(|element| self.has_sense(element, Sense::Index))
    }
}
