//! Places the stones of a puzzle file on a board, in any notation, and reports unusual and wrong lines.

use super::blank_cells::fill_blank_cells;
use super::matrix;
use super::puzzle_codes::{FirstError, LikelyCause, PuzzleMessage};
use super::rows::{Cell, Row, Rows};
use super::source_line::SourceLine;
use super::stone_cells::{
    cause, cell_color, in_order, is_chinese_word, is_comment, is_indexed, is_name, not_a_number, of_number,
    sort_columns,
};
use super::text::{FieldName, TextCode, TextMessage, shortened};
use super::words::{Label, color};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;
use gocheck_text::{Diagnostic, Diagnostics, Language, Severity, Span};
use std::collections::HashMap;

/// The maximum number of errors reported for one file.
const MAX_ERRORS: usize = 10;

/// This many errors of one kind are reported as one.
const MANY: usize = 4;

/// The state of the board while its file is read.
pub(super) struct Stones {
    is_strict: bool,
    setup: Board,
    given: HashMap<Point, (Option<Color>, usize)>,
    diagnostics: Vec<Diagnostic>,
    /// The first stone in another notation, and the number of further ones.
    unusual: Option<(Span, String, String, usize)>,
    /// The first line that is not a stone, and the number of further ones.
    skipped: Option<(Span, String, usize)>,
    /// What the file seems to be, if it has many errors.
    cause: LikelyCause,
    is_matrix: bool,
    /// The positions of row, column and colour, from the header of a table.
    columns: Option<[usize; 3]>,
}

impl Stones {
    pub(super) fn new(size: Size, is_strict: bool) -> Self {
        Self {
            is_strict,
            setup: Board::new(size),
            given: HashMap::new(),
            diagnostics: Vec::new(),
            unusual: None,
            skipped: None,
            cause: LikelyCause::Unknown,
            is_matrix: false,
            columns: None,
        }
    }

    /// Notes an encoding other than UTF-8, which is an error in strict mode.
    pub(super) fn other_encoding(&mut self, found: &'static str) {
        self.diagnostics.push(if self.is_strict {
            PuzzleMessage::NotStrict { found: found.to_owned(), taken: String::new() }.into()
        } else {
            TextMessage::OtherTextEncoding { found }.into()
        });
    }

    /// Notes line ends and marks of old systems, which are errors in strict mode.
    pub(super) fn old_system(&mut self, message: TextMessage, found: &str) {
        self.diagnostics.push(if self.is_strict {
            PuzzleMessage::NotStrict { found: found.to_owned(), taken: String::new() }.into()
        } else {
            message.into()
        });
    }

    /// Adds a line of three numbers. Returns false if they are not a stone.
    pub(super) fn usual(&mut self, number: usize, source: &str, [row, col, color]: [i32; 3]) -> bool {
        let index = |number: i32| usize::try_from(number).unwrap_or(usize::MAX);
        let point = self.setup.size().point(index(row), index(col));
        let (Some(point), Some(stone)) = (point, of_number(color)) else { return false };
        self.place(point, stone, number, || SourceLine::new(number, source).whole_span());
        true
    }

    fn place(&mut self, point: Point, now: Option<Color>, line: usize, span: impl FnOnce() -> Span) {
        match self.given.insert(point, (now, line)) {
            None => self.setup.put(point, now),
            Some((before, first)) => {
                let message = if now == before {
                    PuzzleMessage::PointTwice { point, first }
                } else {
                    PuzzleMessage::PointContradiction { point, now, first, before }
                };
                self.diagnostics.push(message.at(span()));
            }
        }
    }

    pub(super) fn lines(&mut self, lines: Vec<SourceLine<'_>>) {
        let lines: Vec<SourceLine<'_>> = if self.is_strict {
            lines
        } else {
            let (comments, rest): (Vec<_>, Vec<_>) =
                lines.into_iter().map(SourceLine::without_comment).partition(is_comment);
            comments.iter().for_each(|line| self.skip(line));
            fill_blank_cells(rest.into_iter().filter(|line| !line.whole().is_empty()).collect())
        };
        let Rows { mut all, bad_brackets } =
            if self.is_strict { Rows::of_lines(&lines) } else { Rows::of(&lines) };
        let line_of =
            |number: usize| lines.binary_search_by_key(&number, |line| line.number).ok().map(|i| &lines[i]);
        if !self.is_strict {
            self.skip_heads(&mut all, line_of);
            if bad_brackets.is_empty() && self.matrix(&all) {
                return;
            }
        }
        self.cause = cause(&all, self.setup.size());
        for (bracket, at) in bad_brackets {
            if let Some(line) = line_of(at.line) {
                self.diagnostics.push(PuzzleMessage::Bracket { bracket }.at(line.span(at.part)));
            }
        }
        if !self.is_strict {
            sort_columns(&mut all, self.columns);
        }
        let indexed = is_indexed(&all);
        let mut half: Vec<Cell> = Vec::new();
        for row in &all {
            let Some(line) = line_of(row.at.line) else { continue };
            let cells = if indexed { &row.cells[1..] } else { &row.cells[..] };
            // A stone over several lines: `row: 3`, `col: 4`, `color: -1`.
            let is_part = !self.is_strict && matches!(cells, [label, _] if label.label.is_some());
            if is_part {
                half.extend(cells.iter().cloned());
                if half.len() < 6 {
                    continue;
                }
            }
            let whole = std::mem::take(&mut half);
            let cells = if is_part { &whole[..] } else { cells };
            match self.stone(cells, line, &row.at.part) {
                Ok((point, stone)) => self.add(line, row, point, stone),
                Err(error) => self.diagnostics.push(error),
            }
        }
        if let Some(first) = half.first()
            && let Some(line) = line_of(first.at.line)
        {
            let found = half.len() / 2;
            self.diagnostics.push(PuzzleMessage::FieldCount { found }.at(line.whole_span()));
        }
    }

    fn add(&mut self, line: &SourceLine<'_>, row: &Row, point: Point, stone: Option<Color>) {
        let span = || line.span(row.at.part.clone());
        let number = match stone {
            Some(Color::Black) => -1,
            None => 0,
            Some(Color::White) => 1,
        };
        let taken = format!("{} {} {number}", point.row(), point.col());
        let source = line.source(0..line.chars.len());
        let is_usual = source.is_ascii() && source.split_ascii_whitespace().eq(taken.split(' '));
        if !is_usual && self.is_strict {
            let found = shortened(source);
            self.diagnostics.push(PuzzleMessage::NotStrict { found, taken }.at(span()));
        } else if !is_usual {
            match &mut self.unusual {
                Some((.., more)) => *more += 1,
                none => *none = Some((span(), shortened(line.source(row.at.part.clone())), taken, 0)),
            }
        }
        self.place(point, stone, row.at.line, span);
    }

    /// Skips lines above the stones: a heading, the names of columns, the size, the number of stones.
    fn skip_heads<'a>(&mut self, all: &mut Vec<Row>, line_of: impl Fn(usize) -> Option<&'a SourceLine<'a>>) {
        let size = self.setup.size();
        // `end`
        if all.len() > 1
            && let Some(last) = all.last()
            && matches!(last.cells.as_slice(), [cell] if cell.text.chars().all(char::is_alphabetic) && color(&cell.text).is_none())
            && matrix::board(all).is_none()
        {
            all.pop();
        }
        let mut heads = 0;
        loop {
            // The rest may be the board in unknown words.
            let rows = &all[heads..];
            let Some(first) = rows.first().filter(|_| rows.len() > 1) else { break };
            let text: Vec<&str> = first.cells.iter().map(|cell| cell.text.as_str()).collect();
            let text = text.join(" ");
            let numbers: Vec<i32> = first.cells.iter().filter_map(|cell| cell.number).collect();
            let is_only_numbers = numbers.len() == first.cells.len();
            let has_digits = text.contains(|c: char| c.is_ascii_digit());
            let is_size = |number: &i32| {
                *number == rows.len() as i32 - 1
                    || size.rows() == size.cols() && *number == size.rows() as i32
            };
            let is_head = match numbers.as_slice() {
                [] if !has_digits => {
                    let is_of_words =
                        text.chars().filter(|c| c.is_alphabetic()).count() * 2 > text.chars().count();
                    matrix::board(rows).is_none() && (matrix::board(&rows[1..]).is_some() || is_of_words)
                }
                [] => {
                    first.cells.len() < 5 && first.cells.iter().any(|cell| is_name(&cell.text))
                        || text.parse::<Size>().is_ok_and(|found| found == size)
                }
                // A sentence that explains the numbers.
                _ if first.cells.len() > 3
                    && first.cells[0].number.is_none()
                    && first.cells.iter().any(|cell| is_chinese_word(&cell.text)) =>
                {
                    true
                }
                // `Problem 1`
                [_] if !is_only_numbers => {
                    first.cells[0].number.is_none()
                        && first.cells.len() == 2
                        && first.cells[0].label == Some(Label::Problem)
                        || is_name(&text.replace(' ', "_"))
                }
                [number] => rows.len() > 1 && is_size(number),
                &[count, other] => {
                    is_only_numbers && (count, other) == (size.rows() as i32, size.cols() as i32)
                }
                _ => false,
            };
            if !is_head {
                break;
            }
            let place = |label: Label| first.cells.iter().position(|cell| cell.label == Some(label));
            if let (Some(of_row), Some(of_col), Some(of_color)) =
                (place(Label::Row), place(Label::Column), place(Label::Color))
            {
                self.columns = Some([of_row, of_col, of_color]);
            }
            if let Some(line) = line_of(first.at.line) {
                self.skip(line);
            }
            heads += 1;
        }
        all.drain(..heads);
    }

    /// Notes a line that is not a stone.
    fn skip(&mut self, line: &SourceLine<'_>) {
        match &mut self.skipped {
            Some((.., more)) => *more += 1,
            none => *none = Some((line.whole_span(), shortened(line.source(0..line.chars.len())), 0)),
        }
    }

    /// Reads the rows as a matrix. Returns false if they are not a matrix, or may be stones.
    fn matrix(&mut self, rows: &[Row]) -> bool {
        let size = self.setup.size();
        let whole = match rows {
            [row] => matrix::one_row(row, size),
            _ => None,
        };
        if whole.is_some() && rows[0].cells.len() == 9 {
            self.diagnostics.push(PuzzleMessage::MatrixOrStones.into());
            return true;
        }
        let Some(board) = whole.or_else(|| matrix::board(rows)) else { return false };
        let is_triple =
            |row: &Row| row.cells.len() == 3 && row.cells.iter().take(2).all(|cell| cell.number.is_some());
        let found = board.size();
        if rows.iter().all(is_triple) {
            let numbers = rows.iter().map(|row| {
                let stone = cell_color(&row.cells[2])?;
                Some([
                    row.cells[0].number?,
                    row.cells[1].number?,
                    stone.map_or(0, |color| if color == Color::Black { -1 } else { 1 }),
                ])
            });
            let numbers: Option<Vec<[i32; 3]>> = numbers.collect();
            if found != size || (size.rows(), size.cols()) != (3, 3) {
                return false;
            }
            if numbers.is_some_and(|numbers| matrix::may_be_matrix(&numbers, size)) {
                self.diagnostics.push(PuzzleMessage::MatrixOrStones.into());
                return true;
            }
        }
        if found == size {
            self.setup = board;
            self.is_matrix = true;
            self.diagnostics.push(PuzzleMessage::MatrixRead { size: size.to_string() }.into());
            return true;
        }
        // Three columns are stones, and one row is another kind of mistake.
        if found.cols() > 3 && found.rows() > 2 {
            let (rows, cols, size) = (found.rows(), found.cols(), size.to_string());
            self.diagnostics.push(PuzzleMessage::OtherMatrix { rows, cols, size }.into());
            return true;
        }
        false
    }

    fn stone(
        &self,
        cells: &[Cell],
        line: &SourceLine<'_>,
        part: &std::ops::Range<usize>,
    ) -> Result<(Point, Option<Color>), Diagnostic> {
        let span = |cell: &Cell| {
            if cell.at.line == line.number { line.span(cell.at.part.clone()) } else { line.whole_span() }
        };
        let cells: Vec<Cell> = if self.is_strict { cells.to_vec() } else { in_order(cells) };
        let [row, col, stone] = cells.as_slice() else {
            let span = cells.get(3).map_or_else(|| line.span(part.clone()), span);
            return Err(PuzzleMessage::FieldCount { found: cells.len() }.at(span));
        };
        let size = self.setup.size();
        let number = |cell: &Cell, field, count: usize| {
            let number = cell.number.ok_or_else(|| not_a_number(&cell.text, field).at(span(cell)))?;
            let outside =
                || TextMessage::NoSuchPoint { field, number: number.into(), last: count - 1 }.at(span(cell));
            usize::try_from(number).ok().filter(|index| *index < count).ok_or_else(outside)
        };
        let at = (number(row, FieldName::Row, size.rows())?, number(col, FieldName::Column, size.cols())?);
        let point = size.point(at.0, at.1);
        let point =
            point.ok_or_else(|| PuzzleMessage::FieldCount { found: cells.len() }.at(line.whole_span()))?;
        let stone = match cell_color(stone) {
            Some(read) if !self.is_strict || stone.number.is_some() => read,
            _ => {
                return Err(match stone.number {
                    Some(number) => PuzzleMessage::BadColor { number: number.into() }.at(span(stone)),
                    None => not_a_number(&stone.text, FieldName::Color).at(span(stone)),
                });
            }
        };
        Ok((point, stone))
    }

    /// The board with its warnings, or the errors.
    pub(super) fn finish(self) -> Result<(Board, Vec<Diagnostic>), Diagnostics> {
        let Self { setup, mut diagnostics, unusual, skipped, cause, is_matrix, .. } = self;
        let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity() == Severity::Error).count();
        if errors > 0 {
            // Warnings are only useful if the file can be read.
            diagnostics.retain(|diagnostic| diagnostic.severity() == Severity::Error);
            let code = diagnostics[0].code();
            if cause == LikelyCause::Answers {
                return Err(PuzzleMessage::LooksLike { cause }.into());
            }
            if errors >= MANY && diagnostics.iter().all(|diagnostic| diagnostic.code() == code) {
                let is_of_points = [TextCode::NoSuchPoint].contains(&code);
                let cause = match cause {
                    LikelyCause::FromOne | LikelyCause::Larger(_) if !is_of_points => LikelyCause::Unknown,
                    cause => cause,
                };
                let mut error = diagnostics.swap_remove(0);
                let text = |language| error.message.text(language).message.into();
                let first = FirstError { english: text(Language::English), chinese: text(Language::Chinese) };
                error.message = PuzzleMessage::SameErrors { first, count: errors - 1, cause }.into();
                return Err(Diagnostics(vec![error]));
            }
            diagnostics.truncate(MAX_ERRORS);
            if errors > MAX_ERRORS {
                diagnostics.push(PuzzleMessage::MoreErrors { count: errors - MAX_ERRORS }.into());
            }
            return Err(Diagnostics(diagnostics));
        }
        if let Some((span, text, more)) = skipped {
            diagnostics.push(PuzzleMessage::Skipped { text, more }.at(span));
        }
        if let Some((span, found, taken, more)) = unusual {
            diagnostics.push(PuzzleMessage::ReadAs { found, taken, more }.at(span));
        }
        diagnostics.sort_by_key(|diagnostic| diagnostic.span.as_ref().map_or(0, |span| span.line));
        if !is_matrix && setup.stones().next().is_none() {
            diagnostics.push(PuzzleMessage::NoStones.into());
        }
        Ok((setup, diagnostics))
    }
}
