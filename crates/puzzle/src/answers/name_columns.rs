//! Tables whose header names puzzles, with an answer below each name: `test_0,test_1`, or names side by side.

use super::references::Reference;
use super::tokens::{Token, TokenKind, Tokens};
use super::values::has_value;
use std::ops::Range;

/// The cells below the names of a header.
pub(super) struct NamedColumns {
    /// For each name, parts of lines.
    pub(super) cells: Vec<Vec<Range<usize>>>,
    /// The line after the table.
    pub(super) end: usize,
}

/// Characters between the cells of a line.
const DELIMITERS: [char; 5] = ['\t', '|', ',', ';', '\u{FF0C}'];

/// What separates the cells of a table.
pub(super) enum Layout {
    /// A character, and the cells below each name.
    Delimited(char, Vec<Range<usize>>),
    /// Blanks, and the characters of the names.
    Aligned(Vec<Range<usize>>),
}

impl NamedColumns {
    /// Reads the table whose header is a line with these names. `is_named` is true for lines that name puzzles. `None` if
    /// no answer is below the names. `has_open_quote` becomes true if a quote is not closed.
    pub(super) fn read(
        tokens: &Tokens<'_>,
        header: usize,
        names: &[Reference],
        is_named: impl Fn(usize) -> bool,
        has_open_quote: &mut bool,
    ) -> Option<Self> {
        let place = |reference: &Reference| {
            let (first, last) = (reference.tokens.start, reference.tokens.end - 1);
            tokens.all[first].place().start..tokens.all[last].place().end
        };
        let layout = Layout::new(tokens, header, names.iter().map(place).collect())?;
        let mut table = Self { cells: vec![Vec::new(); names.len()], end: header + 1 };
        let mut record = Record::default();
        while table.end < tokens.lines.len() {
            let line = table.end;
            let range = tokens.lines[line].tokens.clone();
            let is_row = record.is_quoted || !range.is_empty() && !is_named(line);
            if !is_row || !layout.row(tokens, line, &mut record, &mut table.cells) {
                break;
            }
            table.end += 1;
        }
        if record.is_quoted {
            *has_open_quote = true;
            return None;
        }
        let has_value = |part: &Range<usize>| has_value(&tokens.all[part.clone()]);
        let filled = table.cells.iter().filter(|parts| parts.iter().any(has_value)).count();
        (filled > 1).then_some(table)
    }
}

/// Where a row is that goes on on the next line, in a quoted cell.
#[derive(Default)]
pub(super) struct Record {
    cell: usize,
    is_quoted: bool,
}

impl Layout {
    /// `places` are the characters of the names in the header.
    pub(super) fn new(tokens: &Tokens<'_>, header: usize, places: Vec<Range<usize>>) -> Option<Self> {
        for delimiter in DELIMITERS {
            let mut record = Record::default();
            let cells = cells(tokens.chars(header), delimiter, &mut record);
            let of: Vec<usize> = places.iter().map(|place| cell_at(&cells, place.start)).collect();
            if of.windows(2).all(|pair| pair[0] < pair[1]) {
                let of_header = tokens.lines[header].tokens.clone();
                let filled: Vec<usize> = of_header
                    .filter(|at| is_text(&tokens.all[*at]))
                    .map(|at| cell_at(&cells, tokens.all[at].place().start))
                    .collect();
                return Some(Self::Delimited(delimiter, spans(&of, &filled)));
            }
        }
        let last = places.last().map_or(0, |last| last.end);
        let of_header = &tokens.all[tokens.lines[header].tokens.clone()];
        let is_alone = !of_header.iter().any(|token| token.place().start >= last && is_text(token));
        is_alone.then_some(Self::Aligned(places))
    }

    pub(super) const fn is_delimited(&self) -> bool {
        matches!(self, Self::Delimited(..))
    }

    /// Adds the cells of a line. Returns false if it is not a row of the table.
    pub(super) fn row(
        &self,
        tokens: &Tokens<'_>,
        line: usize,
        record: &mut Record,
        columns: &mut [Vec<Range<usize>>],
    ) -> bool {
        let range = tokens.lines[line].tokens.clone();
        // `|---|---|`
        if range.clone().all(|at| tokens.all[at].is_mark("-|:=+")) && !range.is_empty() {
            return true;
        }
        match self {
            Self::Delimited(delimiter, names) => {
                let was_quoted = record.is_quoted;
                let cells = cells(tokens.chars(line), *delimiter, record);
                if cells.len() < 2 && !was_quoted && !record.is_quoted {
                    return false;
                }
                for at in range {
                    let cell = cell_at(&cells, tokens.all[at].place().start);
                    let after = names.partition_point(|of| of.start <= cell);
                    let Some(name) = after.checked_sub(1).filter(|name| names[*name].contains(&cell)) else {
                        continue;
                    };
                    if !tokens.all[at].is_mark("\"|,;")
                        || cell_at(&cells, tokens.all[at].place().start + 1) == cell
                    {
                        extend(&mut columns[name], at, line, tokens);
                    }
                }
                true
            }
            Self::Aligned(names) => {
                for cluster in clusters(&tokens.all, range) {
                    let place =
                        tokens.all[cluster.start].place().start..tokens.all[cluster.end - 1].place().end;
                    let distance = |name: &Range<usize>| {
                        place.start.abs_diff(name.start).min(place.end.abs_diff(name.end))
                    };
                    let nearest = (0..names.len()).min_by_key(|name| distance(&names[*name]));
                    for at in cluster {
                        nearest.into_iter().for_each(|name| extend(&mut columns[name], at, line, tokens));
                    }
                }
                true
            }
        }
    }
}

/// The cells below each name: its own, and those below empty cells after it, such as a column for each coordinate.
fn spans(names: &[usize], filled: &[usize]) -> Vec<Range<usize>> {
    let mut spans: Vec<Range<usize>> = names.windows(2).map(|pair| pair[0]..pair[1]).collect();
    // The last name has as many as the others.
    let width = spans.iter().map(ExactSizeIterator::len).max().unwrap_or(1);
    spans.extend(names.last().map(|last| *last..last + width));
    let is_empty = |cell: &usize| !filled.contains(cell);
    for span in &mut spans {
        span.end = span.start + 1 + (span.start + 1..span.end).take_while(is_empty).count();
    }
    spans
}

/// Adds a token to the last part, if it follows it on the same line.
fn extend(parts: &mut Vec<Range<usize>>, at: usize, line: usize, tokens: &Tokens<'_>) {
    match parts.last_mut() {
        Some(last) if last.end == at && tokens.all[last.start].line == line => last.end = at + 1,
        _ => parts.push(at..at + 1),
    }
}

/// The starts of the cells of a line with their numbers. Delimiters in quotes separate nothing.
fn cells(line: impl Iterator<Item = char>, delimiter: char, record: &mut Record) -> Vec<(usize, usize)> {
    if !record.is_quoted {
        record.cell = 0;
    }
    let mut all = vec![(0, record.cell)];
    for (at, c) in line.enumerate() {
        if c == '"' {
            record.is_quoted = !record.is_quoted;
        } else if c == delimiter && !record.is_quoted {
            record.cell += 1;
            all.push((at + 1, record.cell));
        }
    }
    all
}

fn cell_at(cells: &[(usize, usize)], place: usize) -> usize {
    cells[cells.partition_point(|(start, _)| *start <= place).saturating_sub(1)].1
}

/// Groups of tokens with at most one blank between them.
fn clusters(all: &[Token], line: Range<usize>) -> Vec<Range<usize>> {
    let mut clusters: Vec<Range<usize>> = Vec::new();
    for at in line {
        match clusters.last_mut() {
            Some(last) if all[at].place().start <= all[last.end - 1].place().end + 1 => last.end = at + 1,
            _ => clusters.push(at..at + 1),
        }
    }
    clusters
}

fn is_text(token: &Token) -> bool {
    !matches!(token.kind, TokenKind::Mark(_) | TokenKind::Open(_) | TokenKind::Close(_))
}
