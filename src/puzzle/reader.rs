use super::text::{FieldName, TextLine, decode, lines, point, whole_number};
use crate::board::{Color, Point, Size};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::go::{Board, Group, Vertex};
use std::collections::HashMap;

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
    }
}

/// The maximum number of bytes of a puzzle file; the largest board needs a hundredth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// The maximum number of errors reported for one file.
const MAX_ERRORS: usize = 10;

/// The content of a puzzle file.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The stones.
    pub setup: Board,
    /// Warnings about probable mistakes in the file.
    pub warnings: Vec<Diagnostic>,
}

impl Puzzle {
    /// Parses a puzzle file: one `row col color` per line, -1 black, 1 white, 0 empty.
    ///
    /// ```
    /// use gocheck::board::Size;
    /// use gocheck::puzzle::Puzzle;
    ///
    /// let puzzle = Puzzle::parse(b"0 1 -1\n0 2 1\n1 0 -1\n", Size::new(3, 3)?)?;
    /// assert_eq!(puzzle.setup.to_string(), ". X O\nX . .\n. . .\n");
    ///
    /// let errors = Puzzle::parse(b"0 1\n0 3 1\n", Size::new(3, 3)?).unwrap_err();
    /// assert_eq!(
    ///     errors.to_string(),
    ///     "1:1: Q102 error: expected 3 fields, found 2\n2:3: T203 error: column 3 is off the board: expected 0 to 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first ten errors of the file, in order, and the number of further ones.
    pub fn parse(bytes: &[u8], size: Size) -> Result<Self, Diagnostics> {
        if bytes.len() > MAX_BYTES {
            return Err(PuzzleMessage::PuzzleTooLarge { most: MAX_BYTES }.into());
        }
        let text = decode(bytes)?;

        let mut setup = Board::new(size);
        let mut given: HashMap<Point, (Option<Color>, usize)> = HashMap::new();
        let mut diagnostics = Vec::new();
        for line in lines(&text).filter(|line| !line.text.trim().is_empty()) {
            let (point, stone) = match stone(line, size) {
                Ok(read) => read,
                Err(error) => {
                    diagnostics.push(error);
                    continue;
                }
            };
            match given.insert(point, (stone, line.number)) {
                None => setup.put(point, stone),
                Some((before, first)) => diagnostics.push(given_twice(line, point, stone, before, first)),
            }
        }

        let errors = diagnostics.iter().filter(|said| said.severity() == Severity::Error).count();
        if errors > 0 {
            // Warnings are only useful if the file can be read.
            diagnostics.retain(|said| said.severity() == Severity::Error);
            diagnostics.truncate(MAX_ERRORS);
            if errors > MAX_ERRORS {
                diagnostics.push(PuzzleMessage::MoreErrors { count: errors - MAX_ERRORS }.into());
            }
            return Err(Diagnostics(diagnostics));
        }
        if setup.stones().next().is_none() {
            diagnostics.push(PuzzleMessage::NoStones.into());
        }
        Ok(Self { setup, warnings: diagnostics })
    }

    /// The text of the puzzle file: one line per stone, row by row.
    #[must_use]
    pub fn text(setup: &Board) -> String {
        let number = |color| if color == Color::Black { -1 } else { 1 };
        let line =
            |(point, color): (Point, Color)| format!("{} {} {}\n", point.row(), point.col(), number(color));
        setup.stones().map(line).collect()
    }
}

/// Parses one line.
fn stone(line: TextLine<'_>, size: Size) -> Result<(Point, Option<Color>), Diagnostic> {
    let fields = line.fields();
    let &[row, col, color] = fields.as_slice() else {
        let span = fields.get(3).map_or_else(|| line.whole(), |&extra| line.span(extra));
        return Err(PuzzleMessage::FieldCount { found: fields.len() }.at(span));
    };
    let point = point(line, [row, col], size)?;
    let stone = match whole_number(line, color, FieldName::Color)? {
        -1 => Some(Color::Black),
        0 => None,
        1 => Some(Color::White),
        number => return Err(PuzzleMessage::BadColor { number }.at(line.span(color))),
    };
    Ok((point, stone))
}

/// The message for a point that an earlier line has given.
fn given_twice(
    line: TextLine<'_>,
    point: Point,
    now: Option<Color>,
    before: Option<Color>,
    first: usize,
) -> Diagnostic {
    let message = if now == before {
        PuzzleMessage::PointTwice { point, first }
    } else {
        PuzzleMessage::PointContradiction { point, now, first, before }
    };
    message.at(line.whole())
}
