//! Forms with several meanings, all but one of which the boards may rule out.

use super::codes::AnswerMessage;
use super::given::Coordinates;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;
use gocheck_text::AnyMessage;
use std::collections::HashMap;
use std::mem::discriminant;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unclear {
    /// `E5`: the letter, from 0, and the number.
    Vertex(i32, i32),
    /// `4-1`, `4/1`, `4:1`
    Pair(i32, i32),
    /// `x=4, y=1`
    Xy(i32, i32),
    /// `[4, 4, 1, 2]`
    Flat(Vec<i32>),
    /// `row 0: 1, 2`
    Grouped(i32, Vec<i32>),
    /// `(array([4, 1]), array([4, 2]))`
    Arrays(Vec<i32>, Vec<i32>),
}

/// One interpretation of all forms of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Meaning {
    kind: usize,
}

impl Unclear {
    const fn meanings(&self) -> usize {
        match self {
            // Letters are columns or rows; from 1 at the bottom, from 1 at the top, from 0 at the top; with or without I.
            Self::Vertex(..) => 12,
            // A point; or the ends of a range, which is not an answer.
            Self::Pair(..) => 1,
            Self::Xy(..) | Self::Flat(_) | Self::Grouped(..) | Self::Arrays(..) => 2,
        }
    }

    /// `None` if it does not have this meaning.
    pub(super) fn points(&self, meaning: Meaning, size: Size) -> Option<Vec<Coordinates>> {
        let kind = meaning.kind;
        let zip = |rows: &[i32], cols: &[i32]| -> Vec<Coordinates> {
            rows.iter().zip(cols).map(|(&row, &col)| Coordinates { row, col }).collect()
        };
        Some(match self {
            &Self::Vertex(letter, number) => {
                // The letter I is left out on boards.
                let letter = match (kind % 2 == 1, letter) {
                    (false, letter) => letter,
                    (true, 8) => return None,
                    (true, letter) if letter > 8 => letter - 1,
                    (true, letter) => letter,
                };
                let is_column = (kind / 2).is_multiple_of(2);
                let count = if is_column { size.rows() } else { size.cols() } as i32;
                let number = match kind / 4 {
                    0 => count - number,
                    1 => number - 1,
                    _ => number,
                };
                let (row, col) = if is_column { (number, letter) } else { (letter, number) };
                vec![Coordinates { row, col }]
            }
            &Self::Pair(row, col) => vec![Coordinates { row, col }],
            &Self::Xy(x, y) => {
                let (row, col) = if kind == 0 { (y, x) } else { (x, y) };
                vec![Coordinates { row, col }]
            }
            Self::Flat(all) if kind == 0 => {
                all.chunks_exact(2).map(|pair| Coordinates { row: pair[0], col: pair[1] }).collect()
            }
            Self::Flat(all) => zip(&all[..all.len() / 2], &all[all.len() / 2..]),
            Self::Grouped(row, cols) if kind == 0 => {
                cols.iter().map(|&col| Coordinates { row: *row, col }).collect()
            }
            // The row is the number of the line.
            Self::Grouped(_, point) => match point.as_slice() {
                &[row, col] => vec![Coordinates { row, col }],
                _ => return None,
            },
            Self::Arrays(rows, cols) if kind == 0 => zip(rows, cols),
            Self::Arrays(first, second) => match (first.as_slice(), second.as_slice()) {
                (&[row, col], &[other_row, other_col]) => {
                    vec![Coordinates { row, col }, Coordinates { row: other_row, col: other_col }]
                }
                _ => return None,
            },
        })
    }

    /// Counts rows and columns from 1. The letters and numbers of a vertex have meanings of their own.
    pub(super) fn count_from_one(&mut self) {
        let lists: [&mut [i32]; 2] = match self {
            Self::Vertex(..) => return,
            Self::Pair(a, b) | Self::Xy(a, b) => [std::slice::from_mut(a), std::slice::from_mut(b)],
            Self::Flat(all) => [all, &mut []],
            Self::Grouped(row, cols) => [std::slice::from_mut(row), cols],
            Self::Arrays(rows, cols) => [rows, cols],
        };
        lists.into_iter().flatten().for_each(|number| *number -= 1);
    }

    /// Returns true if a row or a column is 0.
    pub(super) fn has_zero(&self) -> bool {
        match self {
            Self::Vertex(..) => false,
            Self::Pair(a, b) | Self::Xy(a, b) => *a == 0 || *b == 0,
            Self::Flat(all) => all.contains(&0),
            Self::Grouped(row, cols) => *row == 0 || cols.contains(&0),
            Self::Arrays(rows, cols) => rows.contains(&0) || cols.contains(&0),
        }
    }

    /// The form as people write it.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Vertex(letter, number) => {
                format!("{}{number}", char::from(b'A' + u8::try_from(*letter).unwrap_or_default()))
            }
            Self::Pair(a, b) => format!("{a}-{b}"),
            Self::Xy(x, y) => format!("x={x} y={y}"),
            Self::Flat(all) => format!("{all:?}"),
            Self::Grouped(row, cols) => {
                let cols: Vec<String> = cols.iter().map(i32::to_string).collect();
                format!("{row}: {}", cols.join(", "))
            }
            Self::Arrays(rows, cols) => format!("({rows:?}, {cols:?})"),
        }
    }

    pub(super) fn message(&self) -> AnyMessage {
        match self {
            Self::Vertex(..) | Self::Pair(..) | Self::Xy(..) | Self::Grouped(..) => {
                AnswerMessage::SeveralMeanings { form: self.text() }.into()
            }
            Self::Flat(all) if all.len() > 2 => AnswerMessage::PointFields { found: all.len() }.into(),
            Self::Flat(_) => AnswerMessage::PointFields { found: 1 }.into(),
            Self::Arrays(..) => AnswerMessage::TwoArrays.into(),
        }
    }
}

/// The points of rows and their columns, if some of them have no other meaning.
pub(super) fn only_groups(forms: &[&Unclear]) -> Option<Vec<Coordinates>> {
    let is_group = |form: &&Unclear| matches!(form, Unclear::Grouped(..));
    let is_certain = |form: &&Unclear| matches!(form, Unclear::Grouped(_, cols) if cols.len() != 2);
    if !forms.iter().all(is_group) || !forms.iter().any(is_certain) {
        return None;
    }
    let of_form = |form: &&Unclear| match form {
        Unclear::Grouped(row, cols) => cols.iter().map(|&col| Coordinates { row: *row, col }).collect(),
        _ => Vec::new(),
    };
    Some(forms.iter().flat_map(of_form).collect())
}

/// By name, with the players to move.
pub(super) type Boards = HashMap<String, (Board, Color)>;

/// The only meaning in which every point of every answer is a legal move. `None` if there are several, or none, or if the
/// forms are of several kinds.
pub(super) fn only_meaning(answers: &[(&str, Vec<&Unclear>)], boards: &Boards) -> Option<Meaning> {
    // Answers to other puzzles prove nothing.
    let answers: Vec<&(&str, Vec<&Unclear>)> =
        answers.iter().filter(|(name, _)| boards.contains_key(*name)).collect();
    let first = *answers.first()?.1.first()?;
    let mut legal: Vec<(Size, Vec<Point>)> = Vec::new();
    for (name, forms) in &answers {
        if forms.iter().any(|form| discriminant(*form) != discriminant(first)) {
            return None;
        }
        let (board, to_move) = boards.get(*name)?;
        legal.push((board.size(), gocheck_rules::analyse(board, *to_move).legal));
    }
    let mut found: Vec<(Meaning, Vec<Vec<Coordinates>>)> = Vec::new();
    for kind in 0..first.meanings() {
        let meaning = Meaning { kind };
        let read = answers.iter().zip(&legal).map(|((_, forms), (size, legal))| {
            let mut points = Vec::new();
            for form in forms {
                points.extend(form.points(meaning, *size)?);
            }
            let is_legal = |at: &Coordinates| at.on(*size).is_some_and(|at| legal.binary_search(&at).is_ok());
            points.sort_unstable();
            points.iter().all(is_legal).then_some(points)
        });
        if let Some(points) = read.collect::<Option<Vec<_>>>()
            && found.iter().all(|(_, other)| *other != points)
        {
            found.push((meaning, points));
        }
    }
    match found.as_slice() {
        [(meaning, _)] => Some(*meaning),
        _ => None,
    }
}
