//! Conventions for points that a text states in words: `坐标从 1 开始`, `(列, 行)`.

use super::senses::Sense;
use super::tokens::{Token, TokenKind, Tokens};

/// How points are written, as far as the text says so.
#[derive(Clone, Debug, Default)]
pub(super) struct Stated {
    /// The line that says that rows and columns are counted from 1.
    pub(super) from_one: Option<usize>,
    /// The line that says that the column comes before the row.
    pub(super) column_first: Option<usize>,
    /// The line that says that rows are counted from the bottom.
    pub(super) from_bottom: Option<usize>,
    /// What `x` is, the row or the column.
    pub(super) x: Option<Sense>,
    /// The line that calls columns 行 and rows 列, as is usual in Taiwan.
    pub(super) swapped_words: Option<usize>,
    /// The line that says that a point is two letters, as in SGF.
    pub(super) letters: Option<usize>,
    /// The columns of the board, if a point is one number, and the line that says so: `index = row * 9 + col`.
    pub(super) width: Option<(i32, usize)>,
    /// All lines that say how points are written. They are not answers.
    pub(super) lines: Vec<usize>,
}

/// A number or a word of a line.
struct Piece<'a> {
    text: &'a str,
    value: Option<i32>,
    senses: &'static [Sense],
}

impl Piece<'_> {
    fn is(&self, sense: Sense) -> bool {
        self.senses.contains(&sense)
    }
}

/// A statement is one sentence or two.
const MOST_TOKENS: usize = 80;

impl Stated {
    /// `is_named` is true for lines that name puzzles, which are not statements.
    pub(super) fn new(tokens: &Tokens<'_>, is_named: impl Fn(usize) -> bool) -> Self {
        let mut stated = Self::default();
        for (at, line) in tokens.lines.iter().enumerate() {
            let line = &tokens.all[line.tokens.clone()];
            if line.len() > MOST_TOKENS || line.iter().all(|token| token.word().is_none()) || is_named(at) {
                continue;
            }
            let pieces = pieces(line);
            let (is_swapped, is_sgf) = (swaps_words(&pieces), pieces.iter().any(|piece| piece.text == "sgf"));
            if is_swapped || is_sgf {
                stated.swapped_words = stated.swapped_words.or_else(|| is_swapped.then_some(at));
                stated.letters = stated.letters.or_else(|| is_sgf.then_some(at));
                // `第 0 列（橫）第 6 行（直）` is an answer, too.
                if pieces.iter().all(|piece| piece.value.is_none()) {
                    stated.lines.push(at);
                }
                continue;
            }
            let (origin, width) = (origin(&pieces), width(line));
            let order = order(&pieces, origin.is_some());
            if origin.is_none() && order.is_none() && width.is_none() {
                continue;
            }
            stated.width = stated.width.or(width.map(|width| (width, at)));
            stated.lines.push(at);
            stated.from_one = stated.from_one.or_else(|| (origin == Some(1)).then_some(at));
            let is_bottom = pieces.iter().any(|piece| piece.is(Sense::Bottom));
            stated.from_bottom = stated.from_bottom.or_else(|| is_bottom.then_some(at));
            if let Some((is_column_first, x)) = order {
                stated.column_first = stated.column_first.or_else(|| is_column_first.then_some(at));
                stated.x = stated.x.or(x);
            }
        }
        stated
    }
}

fn pieces(line: &[Token]) -> Vec<Piece<'_>> {
    let mut all = Vec::new();
    for token in line {
        match &token.kind {
            TokenKind::Number(value, _) => all.push(Piece { text: "", value: Some(*value), senses: &[] }),
            TokenKind::OtherNumber(_) => all.push(Piece { text: "", value: Some(-1), senses: &[] }),
            TokenKind::Word(word) => {
                all.extend(word.pieces().iter().map(|piece| Piece {
                    text: &piece.text,
                    value: None,
                    senses: piece.senses,
                }));
            }
            _ => {}
        }
    }
    all
}

/// Returns true if a sentence calls rows 列 and columns 行: `「列」是橫的（row），「行」是直的（column）`.
fn swaps_words(pieces: &[Piece<'_>]) -> bool {
    let place = |text: &str| pieces.iter().position(|piece| piece.text == text);
    let (Some(row), Some(column)) = (place("列"), place("行")) else { return false };
    let means = |from: usize, sense: Sense, other: Sense| {
        let end = if from == row.min(column) { row.max(column) } else { pieces.len() };
        let rest = &pieces[from + 1..end];
        rest.iter().any(|piece| piece.is(sense)) && !rest.iter().any(|piece| piece.is(other))
    };
    means(row, Sense::Row, Sense::Column) && means(column, Sense::Column, Sense::Row)
}

/// The number from which rows and columns are counted: `rows start at 1`, `左上角是 (1, 1)`, `1-9`.
fn origin(pieces: &[Piece<'_>]) -> Option<i32> {
    const SIZES: [i32; 3] = [9, 13, 19];
    let has = |sense: Sense| pieces.iter().any(|piece| piece.is(sense));
    let is_about_points =
        [Sense::Coordinate, Sense::Row, Sense::Column].into_iter().any(has) || has(Sense::X) && has(Sense::Y);
    if !is_about_points && !has(Sense::Corner) && !has(Sense::Bottom) {
        return None;
    }
    let is_near = |at: usize| {
        pieces[at.saturating_sub(2)..pieces.len().min(at + 3)].iter().any(|piece| piece.is(Sense::Origin))
    };
    let is_next = |at: usize| {
        let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        { beside }.filter_map(|at| pieces.get(at)).any(|piece| piece.is(Sense::Origin))
    };
    let in_words = |at: usize| {
        pieces[at].senses.iter().find_map(|sense| match sense {
            Sense::Digit(value) if is_near(at) => Some(*value),
            _ => None,
        })
    };
    // `(not 0)`, `(not 0 to 8)`
    let follows_not = |at: usize| at > 0 && pieces[at - 1].is(Sense::Not);
    let ends_range = |at: usize| at > 1 && pieces[at - 1].is(Sense::To) && pieces[at - 2].value.is_some();
    let is_negated = |at: usize| follows_not(at) || ends_range(at) && follows_not(at - 2);
    let values: Vec<(usize, i32)> = (0..pieces.len())
        .filter(|at| !is_negated(*at))
        .filter_map(|at| Some((at, pieces[at].value.or_else(|| in_words(at))?)))
        .collect();
    // `counts from 1`, whatever other numbers the line has
    let near: Vec<i32> = values.iter().filter(|(at, _)| is_next(*at)).map(|(_, value)| *value).collect();
    if let Some(&first @ (0 | 1)) = near.first()
        && near.iter().all(|value| *value == first)
    {
        return Some(first);
    }
    let first = values.first()?.1;
    if !matches!(first, 0 | 1) {
        return None;
    }
    let last = |value: i32| SIZES.contains(&(value + 1 - first));
    // `1-9`
    let is_range =
        matches!(values.as_slice(), &[(at, 1), (next, last)] if next == at + 1 && SIZES.contains(&last));
    let is_same = values.iter().all(|(_, value)| *value == first || last(*value));
    let is_origin =
        is_same && (has(Sense::Corner) || has(Sense::Bottom) || values.iter().any(|(at, _)| is_near(*at)));
    (is_origin || is_range).then_some(first)
}

/// The width of the board in `row * 9 + col`.
fn width(line: &[Token]) -> Option<i32> {
    let is = |token: &Token, sense: Sense| token.word().is_some_and(|word| word.has(sense));
    let of = |part: &[Token]| match part {
        [row, times, width, plus, col]
            if times.is_mark("*\u{D7}") && plus.is_mark("+") && is(col, Sense::Column) =>
        {
            let (row, width) = if is(row, Sense::Row) { (row, width) } else { (width, row) };
            width.number().filter(|width| is(row, Sense::Row) && *width > 1)
        }
        _ => None,
    };
    line.windows(5).find_map(of)
}

/// Whether the column comes before the row, and what `x` is: `(列, 行)`, `x is the column, y the row`.
fn order(pieces: &[Piece<'_>], has_origin: bool) -> Option<(bool, Option<Sense>)> {
    // `x is the column (0 = left), y the row (0 = top)`
    let defines = |piece: &Piece<'_>| piece.is(Sense::X) || piece.is(Sense::Y);
    let is_defined = pieces.iter().filter(|piece| defines(piece)).count() > 1;
    let is_value = |piece: &Piece<'_>| piece.value.is_some_and(|value| value != 0 || !is_defined);
    if !has_origin && pieces.iter().any(is_value) {
        return None;
    }
    let has = |sense: Sense| pieces.iter().any(|piece| piece.is(sense));
    let has_letters = has(Sense::X) && has(Sense::Y);
    let label = |piece: &Piece<'_>| {
        let of = |sense: &&Sense| match sense {
            Sense::Row | Sense::Column => true,
            Sense::X | Sense::Y => has_letters,
            _ => false,
        };
        piece.senses.iter().find(of).copied()
    };
    let mut labels: Vec<Sense> = pieces.iter().filter_map(label).collect();
    let is_letter = |label: &Sense| matches!(label, Sense::X | Sense::Y);
    if has_letters {
        let couple = match labels.as_slice() {
            [first, second, _, ..] if is_letter(first) && is_letter(second) => Some(*first),
            _ => None,
        };
        let rest = labels.split_off(if couple.is_some() { 2 } else { 0 });
        let &[a, b, c, d, ..] = rest.as_slice() else { return None };
        let pair = |a: Sense, b: Sense| if is_letter(&a) { (a, b) } else { (b, a) };
        let (first, second) = (pair(a, b), pair(c, d));
        let x = match (first, second) {
            ((Sense::X, x), (Sense::Y, y)) | ((Sense::Y, y), (Sense::X, x))
                if x != y && !is_letter(&x) && !is_letter(&y) =>
            {
                x
            }
            _ => return None,
        };
        let is_x_first = couple.unwrap_or(Sense::X) == Sense::X;
        return Some(((x == Sense::Column) == is_x_first, Some(x)));
    }
    // A header of a table has only labels.
    let others = pieces.iter().filter(|piece| label(piece).is_none() && piece.value.is_none()).count();
    let is_sentence = others > 0
        && !has(Sense::Not)
        && !has(Sense::Question)
        && (has(Sense::Coordinate) || has(Sense::Order));
    let first = labels.get(..2)?;
    let is_pair = first[0] != first[1] && labels.len() <= 4 && labels.chunks(2).all(|pair| pair == first);
    (is_sentence && is_pair).then(|| (first[0] == Sense::Column, None))
}
