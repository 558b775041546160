//! Words for problems, colours, rows and columns. To recognise another form, add its words here.

use gocheck_board::Color;

const BLACK: &[&str] = &["black", "b", "x", "黑", "黑子", "黑棋", "黑方", "黑色", "●", "⚫", "#"];
const WHITE: &[&str] = &["white", "w", "o", "白", "白子", "白棋", "白方", "白色", "○", "⚪"];
const EMPTY: &[&str] =
    &["empty", "none", "e", ".", "_", "+", "空", "空点", "无", "无子", "·", "┼", "*", "➕", "⬜", "⬛"];

/// Words that precede the number of a problem.
pub(super) const PROBLEM_WORDS: &[&str] = &[
    "problem", "question", "puzzle", "task", "exercise", "prob", "no.", "no", "问题", "题目", "题号", "残局",
    "练习", "题", "第",
];

const ROW: &[&str] = &["row", "rows", "r", "line", "行", "行号", "行数", "行坐标"];
const COLUMN: &[&str] = &["col", "cols", "column", "columns", "c", "列", "列号", "列数", "列坐标"];
const COLOR: &[&str] = &["color", "colour", "颜色", "色", "stone", "player", "side", "棋子", "value", "val"];

const NUMBER: &[&str] =
    &["problem", "puzzle", "question", "题号", "题目", "题", "name", "test", "残局", "file", "文件"];
const INDEX: &[&str] = &["index", "idx", "序号", "编号", "id", "no", "no."];
/// Names of values without a meaning of their own.
const VALUE: &[&str] = &[
    "point",
    "points",
    "position",
    "positions",
    "answer",
    "answers",
    "result",
    "results",
    "move",
    "moves",
    "capture",
    "captures",
    "output",
    "点",
    "位置",
    "坐标",
    "答案",
    "结果",
    "valid",
    "stones",
];

/// The meaning of a value, from its label or the header of its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Row,
    Column,
    Color,
    /// `x` and `y`, which may be rows or columns.
    X,
    Y,
    /// The problem of a table's row.
    Problem,
    /// The number of a table's row.
    Index,
    /// A word such as `answer`.
    Value,
}

/// The colour of a point: black, white or none.
pub(super) fn color(word: &str) -> Option<Option<Color>> {
    let word = word.trim().to_lowercase();
    let is = |words: &[&str]| words.contains(&word.as_str());
    if is(BLACK) {
        Some(Some(Color::Black))
    } else if is(WHITE) {
        Some(Some(Color::White))
    } else {
        is(EMPTY).then_some(None)
    }
}

pub(super) fn label(word: &str) -> Option<Label> {
    if word == "\u{7B2C}" {
        return Some(Label::Value);
    }
    let word = word.replace('\u{7B2C}', "").to_lowercase();
    let is = |words: &[&str]| words.contains(&word.as_str());
    Some(match word.as_str() {
        "x" => Label::X,
        "y" => Label::Y,
        _ if is(ROW) => Label::Row,
        _ if is(COLUMN) => Label::Column,
        _ if is(COLOR) => Label::Color,
        _ if is(NUMBER) => Label::Problem,
        _ if is(INDEX) => Label::Index,
        _ if is(VALUE) => Label::Value,
        _ => return None,
    })
}

/// The problem number at the start of a text, and its length in bytes: `00`, `零`, `三`.
pub(super) fn problem_number(text: &str) -> Option<(String, usize)> {
    const DIGITS: &[(&str, &str)] = &[
        ("零零", "00"),
        ("〇〇", "00"),
        ("零", "0"),
        ("〇", "0"),
        ("一", "1"),
        ("二", "2"),
        ("三", "3"),
        ("四", "4"),
        ("五", "5"),
        ("六", "6"),
        ("七", "7"),
    ];
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        return Some((text[..digits].to_owned(), digits));
    }
    DIGITS
        .iter()
        .find(|(word, _)| text.starts_with(word))
        .map(|(word, number)| ((*number).to_owned(), word.len()))
}
