//! Messages about puzzle files.

use gocheck_board::{Color, Point};
use gocheck_rules::{Group, Vertex};
use gocheck_text::phrase;
use gocheck_text::{InLanguage, Language, Phrase, codes};
use std::borrow::Cow;

codes! {
    /// Messages about a puzzle.
    pub enum PuzzleMessage, PuzzleCode {
        PuzzleTooLarge { most: usize } = Error "Q101" "puzzle-too-large" {
            title "A file that is too large for a puzzle." "文件太大，不会是题目。";
            message "more than {most} bytes: too large for a puzzle" "超过 {most} 字节：题目不会这么大";
            help "a puzzle has one line per stone: `row col color`" "题目一行写一颗棋子：行 列 颜色";
        }
        FieldCount { found: usize } = Error "Q102" "field-count" {
            title "A line that is not `row col color`." "这一行不是“行 列 颜色”的形式。";
            message "expected 3 fields, found {found}" "应有 3 项，这里有 {found} 项";
            help
                "a line is `row col color`, separated by blanks: for example `3 4 -1`"
                "一行写“行 列 颜色”，用空格隔开，例如 `3 4 -1`";
        }
        BadColor { number: i64 } = Error "Q103" "bad-color" {
            title "A color other than -1, 0 and 1." "颜色不是 -1、0、1 之一。";
            message "color {number} is not -1, 0 or 1" "颜色 {number} 不是 -1、0、1 之一";
            help "-1 is black, 1 is white, 0 is an empty point" "-1 是黑子，1 是白子，0 是空点";
        }
        PointTwice { point: Point, first: usize } = Warning "Q104" "point-twice" {
            title "A point that is given twice with the same color." "同一点写了两次，内容相同。";
            message
                "point {point} is given twice, first on line {first}"
                "点 {point} 写了两次，第一次在第 {first} 行";
        }
        PointContradiction { point: Point, now: Option<Color>, first: usize, before: Option<Color> } = Error "Q105" "point-contradiction" {
            title "A point that is given twice with different colors." "同一点写了两次，内容不同。";
            message
                "point {point} is {now} here and {before} on line {first}"
                "点 {point} 在这里是{now}，在第 {first} 行是{before}";
            help "keep one of the two lines" "两行请只留一行";
        }
        MoreErrors { count: usize } = Error "Q106" "more-errors" {
            title "A file has more errors than are listed." "文件里还有没列出的错误。";
            message
                { if *count == 1 { "1 more error".to_owned() } else { format!("{count} more errors") } }
                "还有 {count} 个错误";
        }
        NotStrict { found: String, taken: String } = Error "Q107" "puzzle-not-strict" {
            title
                "A notation other than the assignment's, in strict mode."
                "只读规定的写法时，题目用了别的写法。";
            message "{found:?} is not in the assignment's notation" "{found:?} 不是作业规定的写法";
            help both {
                match taken.as_str() {
                    "" => phrase!("a puzzle has only lines such as `3 4 -1`, in UTF-8", "题目只有 `3 4 -1` 这样的行，编码是 UTF-8"),
                    taken => phrase!("write {taken} on a line of its own", "请单独一行写 {taken}"),
                }
            };
        }
        MatrixOrStones = Error "Q108" "matrix-or-stones" {
            title
                "Three lines of three numbers, which may be a 3 x 3 matrix or three stones."
                "三行三列的数，可能是 3 x 3 的矩阵，也可能是三颗棋子。";
            message
                "these lines may be the matrix of the board, or three stones as `row col color`"
                "这三行可能是整个棋盘的矩阵，也可能是三颗棋子“行 列 颜色”";
            help
                "write a matrix with the characters `X`, `O` and `.`; for stones, add a line for an empty point, such as `2 2 0`"
                "是矩阵就请用字符 `X`、`O`、`.` 来写；是棋子就请加一行空点，例如 `2 2 0`";
        }
        OtherMatrix { rows: usize, cols: usize, size: String } = Error "Q109" "other-matrix" {
            title "A matrix of another size than the board." "矩阵与棋盘的大小不同。";
            message
                "this looks like a {rows} x {cols} matrix, but the board is {size}"
                "这像是 {rows} x {cols} 的矩阵，而棋盘是 {size}";
            help "give --size {rows}x{cols}" "请加上 --size {rows}x{cols}";
        }
        SameErrors { first: FirstError, count: usize, cause: LikelyCause } = Error "Q110" "same-errors" {
            title "The same error on many lines, with its likely cause." "许多行有同样的错误，以及可能的原因。";
            message both {
                match cause {
                    LikelyCause::Unknown => phrase!(
                        "{first}, and the same on {count} more lines", "{first}，另有 {count} 行也是这样", first = first
                    ),
                    cause => phrase!(
                        "{first}, and the same on {count} more lines: {why}",
                        "{first}，另有 {count} 行也是这样：{why}",
                        first = first, why = cause
                    ),
                }
            };
            help both { cause.remedy() };
        }
        LooksLike { cause: LikelyCause } = Error "Q111" "looks-like" {
            title "A file that is something else than a puzzle." "文件不像是题目。";
            message "{cause}, not a puzzle" "{cause}，不是题目";
            help both { cause.remedy() };
        }
        Bracket { bracket: char } = Error "Q112" "bracket" {
            title "An unmatched bracket in a puzzle." "题目里有括号没有配对。";
            message "unmatched bracket {bracket}" "括号 {bracket} 没有配对";
            help "write one stone per line as `row col color`, without brackets" "请一行写一颗棋子“行 列 颜色”，不用括号";
        }
        NoStones = Warning "Q201" "no-stones" {
            title "A puzzle without stones." "题目里没有棋子。";
            message "no stones: the board is empty" "没有棋子：棋盘是空的";
        }
        NoLiberties { groups: Vec<Group> } = Warning "Q202" "no-liberties" {
            title "A position with groups that have no liberty." "局面上有棋块没有气。";
            message "invalid position, without liberties: {groups}" "局面不合规，这些棋没有气：{groups}";
            help
                "it is still answered: no move captures a dead group"
                "答案照样给出：已经没有气的棋块不会再被提掉";
        }
        KoUnseen { color: Color, point: Point, vertex: Vertex, took: u32 } = Warning "Q203" "ko-unseen" {
            title
                "A ko in the game, which the puzzles' questions ignore."
                "对局中有劫，而题目不考虑打劫。";
            message
                "{color} {point}, which is {vertex}, retakes at once the ko that move {took} took"
                "{color}下 {point}（即 {vertex}）会立即提回第 {took} 手提的劫";
            help
                "the questions ignore earlier moves: a ko forbids nothing there"
                "题目不看之前的着法，打劫不受限制";
        }
        ReadAs { found: String, taken: String, more: usize } = Note "Q204" "puzzle-read-as" {
            title "A stone in another notation." "棋子用了别的写法。";
            message both {
                phrase!(
                    "read {found:?} as {taken}{more}", "把 {found:?} 读作 {taken}{more}", more = and_more(*more)
                )
            };
        }
        MatrixRead { size: String } = Note "Q205" "matrix-read" {
            title "A puzzle that is read as a matrix." "题目按矩阵读取。";
            message
                "read as a {size} matrix: -1 is black, 1 is white, 0 is an empty point"
                "按 {size} 的矩阵读取：-1 是黑子，1 是白子，0 是空点";
        }
        Skipped { text: String, more: usize } = Note "Q206" "skipped-line" {
            title "A line that is not a stone, such as a heading." "有一行不是棋子，例如标题。";
            message both {
                phrase!(
                    "skipped {text:?}, which is not a stone{more}", "跳过 {text:?}，它不是棋子{more}",
                    more = and_more(*more)
                )
            };
        }
    }
}

fn and_more(more: usize) -> Phrase {
    match more {
        0 => phrase!("", ""),
        1 => phrase!(" (and 1 more line)", "（另有 1 处）"),
        _ => phrase!(" (and {more} more lines)", "（另有 {more} 处）"),
    }
}

/// The message for the first of many errors.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct FirstError {
    /// In English.
    pub english: String,
    /// In Chinese.
    pub chinese: String,
}

impl InLanguage for FirstError {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        language.pick(self.english.as_str(), self.chinese.as_str()).into()
    }
}

/// Why a file has the same error on many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LikelyCause {
    /// Not known.
    Unknown,
    /// It contains answers: points without colours, or names of puzzles.
    Answers,
    /// It is a game record.
    Record,
    /// Rows and columns are counted from 1.
    FromOne,
    /// The board is larger.
    Larger(usize),
    /// It is a matrix with rows of the wrong length or unexpected numbers.
    Matrix,
}

impl InLanguage for LikelyCause {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Unknown => language.pick("the cause is not known", "原因不明"),
            Self::Answers => language.pick("this looks like an answer file", "这像是答案文件"),
            Self::Record => language.pick("this looks like a game record", "这像是棋谱"),
            Self::FromOne => language.pick(
                "rows and columns seem to be counted from 1",
                "行和列好像是从 1 数起的",
            ),
            Self::Larger(_) => language.pick("the board seems to be larger", "棋盘好像更大"),
            Self::Matrix => language.pick(
                "this looks like the matrix of a board with numbers other than -1, 0 and 1, or with rows of different lengths",
                "这像是整个棋盘的矩阵，但有 -1、0、1 以外的数，或各行长短不一",
            ),
        }
        .into()
    }
}

impl LikelyCause {
    fn remedy(self) -> Phrase {
        match self {
            Self::Unknown => phrase!(
                "write one stone per line as `row col color`: for example `3 4 -1`",
                "请一行写一颗棋子“行 列 颜色”，例如 `3 4 -1`"
            ),
            Self::Answers => phrase!(
                "to compare with an answer file, give it with --expect",
                "要与答案文件比较，请用 --expect 指定它"
            ),
            Self::Record => phrase!(
                "rename it to *.sgf and give it to `gocheck position`",
                "请改名为 *.sgf，再用 `gocheck position`"
            ),
            Self::FromOne => phrase!("subtract 1 from every row and column", "每个行号和列号请减 1"),
            Self::Larger(size) => {
                phrase!("give --size {size}", "请加上 --size {size}", size = size.to_string())
            }
            Self::Matrix => phrase!(
                "write -1 for black, 1 for white, 0 for an empty point, and all rows with the same length",
                "-1 写黑子，1 写白子，0 写空点，每行一样长"
            ),
        }
    }
}
