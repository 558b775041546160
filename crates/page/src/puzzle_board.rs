//! A position on the page, in the format of its data.

use super::answered::Answered;
use gocheck_board::{Color, Point, Size};
use gocheck_puzzle::{Given, Question};
use gocheck_rules::{Analysis, Board};
use gocheck_text::{Phrase, is_obeyed};
use serde::{Serialize, Serializer};

/// A position on the page.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleBoard {
    /// The name.
    pub name: String,
    /// The side to move and the rows of the board with the numbers of empty points between stones: `w/3XO5/9/..`. Addresses of
    /// the page have the same form.
    board: String,
    /// `None` for an exercise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) facts: Option<PositionFacts>,
    /// The question, if any.
    #[serde(serialize_with = "question_name", skip_serializing_if = "Option::is_none")]
    pub ask: Option<Question>,
    /// The number of the fresh set that has the puzzle, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<usize>,
    /// The tag, for the filter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// Remarks.
    #[serde(serialize_with = "sentences", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<Answered>,
}

/// The analysis of a position. Points are indices, row by row.
#[derive(Clone, Debug, Serialize)]
pub(super) struct PositionFacts {
    dead: Vec<usize>,
    captures: Vec<usize>,
    /// The empty points where the colour to move may not play.
    suicides: Vec<usize>,
}

/// The faults of a program, with the smallest board on which it answers wrong.
#[derive(Clone, Debug, Serialize)]
pub struct FaultBoard {
    /// The causes that may explain the answers, the most probable first: the faults of each, and what to do about them.
    pub causes: Vec<Vec<(Phrase, Phrase)>>,
    /// The board with the wrong answer.
    pub board: PuzzleBoard,
}

impl PuzzleBoard {
    /// Creates a position without a question.
    #[must_use]
    pub fn new(name: &str, setup: &Board, to_move: Color) -> Self {
        let board = compact(setup, to_move);
        let facts = Some(PositionFacts::new(setup, &gocheck_rules::analyse(setup, to_move)));
        let name = name.to_owned();
        Self { name, board, facts, ask: None, set: None, tag: None, notes: Vec::new(), given: None }
    }

    /// Adds a given answer. `None` means that it is missing or cannot be read. Points off the board are omitted.
    pub fn answered(&mut self, size: Size, given: Option<&Given>) {
        self.given = Some(Answered::new(size, given));
    }
}

impl PositionFacts {
    fn new(setup: &Board, analysis: &Analysis) -> Self {
        let size = setup.size();
        let index = |&point: &Point| size.index(point);
        let may_not =
            |point: &Point| setup.get(*point).is_none() && analysis.legal.binary_search(point).is_err();
        Self {
            dead: analysis.dead.iter().flat_map(|group| &group.stones).map(index).collect(),
            captures: analysis.captures.iter().map(|capture| size.index(capture.point)).collect(),
            suicides: size.points().filter(may_not).map(|point| size.index(point)).collect(),
        }
    }
}

/// Formats a position like [`PuzzleBoard::board`].
fn compact(setup: &Board, to_move: Color) -> String {
    let size = setup.size();
    let mut text = String::from(if to_move == Color::Black { "b" } else { "w" });
    for row in 0..size.rows() {
        let points = (0..size.cols()).filter_map(|col| size.point(row, col));
        let letters: String = points.map(|point| setup.get(point).map_or('.', Color::letter)).collect();
        text.push('/');
        for part in letters.as_bytes().chunk_by(|a, b| a == b) {
            match part {
                [b'.', ..] => text += &part.len().to_string(),
                stones => text.extend(stones.iter().map(|&stone| char::from(stone))),
            }
        }
    }
    text
}

/// A name in a sentence must not change the direction of the text around it.
pub(super) fn sentences<S: Serializer>(texts: &[Phrase], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(texts.iter().map(|text| text.map(|text| text.replace(is_obeyed, " "))))
}

fn question_name<S: Serializer>(question: &Option<Question>, serializer: S) -> Result<S::Ok, S::Error> {
    question.map(Question::name).serialize(serializer)
}
