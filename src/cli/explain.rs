//! `gocheck explain`: explains one point of a puzzle in words and with a board.

use super::diagnostics::{fault, say_diagnostic};
use super::emitter::{Emitter, Row};
use super::input::single::single;
use super::input::wanted::puzzles;
use super::language::language;
use super::options::{Format, color};
use super::report::{analysis_json, joined, outcome_json};
use anyhow::bail;
use gocheck::board::{Color, Point, Size, point_at};
use gocheck::go::{Analysis, Board, Outcome, analyse};
use gocheck::puzzle::{
    AnswerReader, Coordinates, Given, MAX_BYTES, Puzzle, explain, explain_position, off_the_board,
};
use gocheck_program::{Reported, Status, parser, usage_error};
use gocheck_text::phrase;
use serde_json::json;
use std::path::PathBuf;
use std::str::FromStr;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(super) struct ExplainArgs {
    #[arg(help = language().pick("Puzzle file; - is standard input", "题目文件；- 表示标准输入"))]
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[arg(help = language().pick(
        "The point: its row and column, from 0 at the top left (0 3, 0,3, ..), or its name, from A1 at the bottom left (D9)",
        "要说明的点：行号和列号，左上角是 0 0（0 3、0,3 等写法），或点的名称，左下角是 A1（如 D9）",
    ))]
    #[arg(value_name = "POINT", num_args = 0..=2, allow_negative_numbers = true)]
    point: Vec<String>,

    #[arg(help = language().pick("Size of the board: N or ROWSxCOLUMNS", "棋盘大小：N，或 行数x列数"))]
    #[arg(long, value_name = "N|RxC", default_value_t, value_parser = parser(Size::from_str))]
    size: Size,

    #[arg(help = language().pick("Player to move", "轮到谁下"))]
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    to_move: Color,

    #[arg(help = language().pick(
        "Output format: an explanation and the board, or a JSON object",
        "输出格式：说明和棋盘，或一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

const ABOUT: &str = "\
Explain a puzzle or one of its points.

Says whether a stone may be played there, what it captures, and why: how many liberties the groups have, and which \
group would have none. Without a point, says the same of the whole position: its groups without liberties, the \
captures, and the points of suicide. Also prints the board.";

const ABOUT_ZH: &str = "\
说明一道题，或其中一个点为什么能下或不能下。

用文字和文本棋盘说明在这一点落子会怎样：提掉哪些子、它们为什么只剩一口气；
不能落子时，说明是已有棋子还是自杀，是哪块棋会没有气。
不写行号和列号时说明整个局面：没有气的棋块、能提子的点、会自杀的点。";

const MORE: &str = "\
Exit status: 0 explained, 2 bad usage or input.

Examples:
  gocheck explain data/train_3.txt
  gocheck explain data/train_3.txt 0 3";

const MORE_ZH: &str = "\
退出码：0 已说明；2 用法或输入有误。

例：
  gocheck explain data/train_3.txt
  gocheck explain data/train_3.txt 0 3";

pub(super) fn run(args: &ExplainArgs) -> anyhow::Result<Status> {
    let ExplainArgs { file, point, size, to_move, format } = args;
    let source = single(file, puzzles(false))?;
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
    let board = &puzzle.setup;
    match point_of(point, board, *to_move)? {
        Some(point) => {
            let outcome = Outcome::of(board, *to_move, point);
            format.emitter().print(&Explained { shown, board, to_move: *to_move, point, outcome })?;
        }
        None => {
            format.emitter().print(&ExplainedPosition { shown, board, analysis: analyse(board, *to_move) })?
        }
    }
    Ok(Status::Well)
}

/// The point that the words name, read like a student's answer; `None` without words.
fn point_of(words: &[String], board: &Board, to_move: Color) -> anyhow::Result<Option<Point>> {
    if words.is_empty() {
        return Ok(None);
    }
    let words = words.join(" ");
    let size = board.size();
    // In an answer, E5 may mean several points. Here it is the name of one, whose coordinates are printed.
    if let Ok(named) = point_at(size, words.trim()) {
        return Ok(Some(named));
    }
    let reader = AnswerReader::new([NAME]).with_boards([(NAME, board.clone(), to_move)]);
    let read = reader.read("", format!("{NAME}\n{words}\n").as_bytes()).map_err(|_| not_a_point(&words))?;
    let given = read.answers.into_iter().next().map(|answer| answer.given);
    let point = match given {
        Some(Ok(Given::Points(points))) if points.len() == 1 => points[0],
        _ => return Err(not_a_point(&words)),
    };
    let Some(point) = point.on(size) else {
        let Coordinates { row, col } = point;
        let (rows, cols) = (size.rows() - 1, size.cols() - 1);
        bail!(off_the_board(row.into(), col.into(), rows, cols).text(language()));
    };
    Ok(Some(point))
}

/// A puzzle that asks for points.
const NAME: &str = "puzzle_1";

fn not_a_point(words: &str) -> anyhow::Error {
    usage_error(phrase!(
        "\"{words}\" is not a point: write its row and column, from 0 at the top left, such as 0 3, or its name, \
         such as D9",
        "“{words}”不是一个点：请写行号和列号（左上角是 0 0），如 0 3，或点的名称，如 D9"
    ))
}

struct ExplainedPosition<'a> {
    shown: &'a str,
    board: &'a Board,
    analysis: Analysis,
}

impl Row for ExplainedPosition<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        let object = json!({ "file": self.shown, "to_move": self.analysis.to_move.name() });
        format.text_or_json(|| self.text(), || joined(object, analysis_json(self.board, &self.analysis)))
    }
}

impl ExplainedPosition<'_> {
    /// The sentences and the board, with signs for captures and points of suicide.
    fn text(&self) -> String {
        let Self { board, analysis, .. } = self;
        let sentences = explain_position(board, analysis, language());
        let is_dead = |point: &Point| analysis.dead.iter().any(|group| group.stones.contains(point));
        let sign = |point: Point| match board.get(point) {
            Some(_) if is_dead(&point) => '!',
            Some(color) => color.letter(),
            None if analysis.captures.iter().any(|capture| capture.point == point) => '*',
            None if analysis.legal.binary_search(&point).is_ok() => '.',
            None => '-',
        };
        let legend = phrase!(
            "X: black; O: white; !: a stone without a liberty; *: a capture; -: {side} may not play there",
            "X：黑子；O：白子；!：没有气的子；*：能提子的点；-：{side}不能下的点",
            side = analysis.to_move
        );
        let (sentences, board) = (sentences.join("\n"), drawn_with(board.size(), sign));
        format!("{sentences}\n\n{board}\n{}\n", legend.text(language()))
    }
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
    fn entry(&self, format: Emitter) -> Option<String> {
        let object = json!({ "file": self.shown, "to_move": self.to_move.name(), "point": self.point });
        format.text_or_json(|| self.text(), || joined(object, outcome_json(&self.outcome)))
    }
}

impl Explained<'_> {
    /// The sentences and the board.
    fn text(&self) -> String {
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
        text
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
    drawn_with(size, sign)
}

/// A board with row and column numbers.
fn drawn_with(size: Size, sign: impl Fn(Point) -> char) -> String {
    let mut text = String::from("   ");
    (0..size.cols()).for_each(|col| text += &format!(" {col:>2}"));
    for row in 0..size.rows() {
        text += &format!("\n{row:>3}");
        let points = (0..size.cols()).filter_map(|col| size.point(row, col));
        points.for_each(|point| text += &format!("  {}", sign(point)));
    }
    text + "\n"
}
