//! `gocheck explain`: explains one point of a puzzle in words and with a board.

use super::diagnostics::{fault, say_diagnostic};
use super::emitter::Row;
use super::input::kinds::Kinds;
use super::input::single::single;
use super::language::language;
use super::options::{Format, color};
use super::report::outcome_json;
use anyhow::bail;
use gocheck::board::{Color, Point, Size};
use gocheck::go::{Board, Outcome};
use gocheck::puzzle::{MAX_BYTES, Puzzle, explain, off_the_board};
use gocheck_common::cli::{Reported, Status, number, parser};
use gocheck_common::phrase;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::str::FromStr;

/// Explain one point of a puzzle.
///
/// Says whether a stone may be played there, what it captures, and why: how many liberties the groups have, and which
/// group would have none. Also prints the board.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct ExplainArgs {
    /// Puzzle file; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Row of the point, from 0 at the top
    #[arg(value_name = "ROW", value_parser = number::<usize>(0..))]
    row: usize,

    /// Column of the point, from 0 on the left
    #[arg(value_name = "COL", value_parser = number::<usize>(0..))]
    col: usize,

    /// Size of the board: N or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    size: Size,

    /// Player to move
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    to_move: Color,

    /// Print an explanation and the board, or a JSON object
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

const MORE: &str = "\
Exit status: 0 explained, 2 bad usage or input.

Example:
  gocheck explain data/train_3.txt 0 3";

/// Prints the explanation.
pub(super) fn run(args: &ExplainArgs) -> anyhow::Result<Status> {
    let ExplainArgs { file, row, col, size, to_move, format } = args;
    let Some(point) = size.point(*row, *col) else {
        let (rows, cols) = (size.rows() - 1, size.cols() - 1);
        bail!(off_the_board(*row, *col, rows, cols).text(language()));
    };
    let source = single(file, Kinds::puzzles(false))?;
    let shown = &source.shown;
    let bytes = source.bytes(MAX_BYTES).map_err(|message| fault(shown, message))?;
    let puzzle = match Puzzle::parse(&bytes, *size) {
        Ok(puzzle) => puzzle,
        Err(errors) => {
            errors.0.iter().for_each(|error| say_diagnostic(shown, error));
            return Err(Reported.into());
        }
    };
    puzzle.warnings.iter().for_each(|warning| say_diagnostic(shown, warning));
    let outcome = Outcome::of(&puzzle.setup, *to_move, point);
    format.emitter().print(&Explained { shown, board: &puzzle.setup, to_move: *to_move, point, outcome })?;
    Ok(Status::Well)
}

/// A point and the effect of playing there.
struct Explained<'a> {
    shown: &'a str,
    board: &'a Board,
    to_move: Color,
    point: Point,
    outcome: Outcome,
}

impl Row for Explained<'_> {
    /// The sentences and the board.
    fn text(&self) -> Option<String> {
        let Self { board, to_move, point, outcome, .. } = self;
        let sentences = explain(board, *to_move, *point, language());
        let mut text = format!("{}\n\n{}", sentences.join("\n"), drawn(board, *point, outcome));
        // On a stone, nothing is marked.
        if board.get(*point).is_none() {
            let legend = phrase!(
                "*: {side} {point}; x and o: what it takes, or the group without a liberty; X: black; O: white",
                "*：{side} {point}；小写 x、o：被提掉的子，或没有气的一块；X：黑子；O：白子",
                side = to_move
            );
            text += &format!("\n{}\n", legend.text(language()));
        }
        Some(text)
    }

    fn json(&self) -> Option<Value> {
        let mut object = json!({ "file": self.shown, "to_move": self.to_move.name(), "point": self.point });
        if let (Some(object), Value::Object(outcome)) = (object.as_object_mut(), outcome_json(&self.outcome))
        {
            object.extend(outcome);
        }
        Some(object)
    }
}

/// The board with row and column numbers.
fn drawn(setup: &Board, played: Point, outcome: &Outcome) -> String {
    let concerned: Vec<Point> = match outcome {
        Outcome::Legal { taken, .. } => taken.iter().flat_map(|group| group.stones.clone()).collect(),
        Outcome::Suicide { group } => group.stones.clone(),
        _ => Vec::new(),
    };
    let size = setup.size();
    let sign = |point: Point| match setup.get(point) {
        None if point == played => '*',
        None => '.',
        Some(Color::Black) if concerned.contains(&point) => 'x',
        Some(Color::White) if concerned.contains(&point) => 'o',
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
    };
    let mut text = String::from("   ");
    (0..size.cols()).for_each(|col| text += &format!(" {col:>2}"));
    for row in 0..size.rows() {
        text += &format!("\n{row:>3}");
        let points = (0..size.cols()).filter_map(|col| size.point(row, col));
        points.for_each(|point| text += &format!("  {}", sign(point)));
    }
    text + "\n"
}
