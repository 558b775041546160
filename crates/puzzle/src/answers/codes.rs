//! Messages about answer files and their interpretation.

use gocheck_text::phrase;
use gocheck_text::{Phrase, codes};

/// How points are written, as a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Convention {
    /// Rows and columns are counted from 1.
    FromOne,
    /// The column comes before the row.
    ColumnFirst,
    /// Rows are counted from the bottom.
    FromBottom,
    /// A point is one number, such as `row * 9 + col`.
    OneNumber,
    /// 行 is a column and 列 a row.
    SwappedWords,
    /// A point is two letters, the column first, as in SGF.
    Letters,
}

codes! {
    /// Messages about an answer file.
    pub enum AnswerMessage, AnswerCode {
        AnswersTooLarge { most: usize } = Error "A101" "answers-too-large" {
            title "A file that is too large for answers." "文件太大，不会是答案。";
            message
                "more than {most} bytes: too large for an answer file"
                "超过 {most} 字节：答案文件不会这么大";
        }
        NoPuzzle = Error "A102" "no-puzzle" {
            title "An answer without a puzzle's name." "答案前面没有题目名。";
            message "no puzzle's name before this answer" "答案前面没有题目名";
            help
                "write the puzzle's name, such as train_1, on the line before its answer"
                "请在答案的上一行写题目名，例如 train_1";
        }
        SecondAnswer { name: String } = Error "A103" "second-answer" {
            title "An answer that contradicts the one before it." "答案与前面的矛盾。";
            message "a second answer to {name}" "{name} 又出现了一个答案";
            help
                "an answer is True, False, or points, one `row col` per line"
                "答案是 True、False，或一行一个点“行 列”";
        }
        AnsweredTwice { name: String, first: usize } = Error "A104" "answered-twice" {
            title "A puzzle that is answered twice in a file." "一个文件里同一题答了两次。";
            message "{name} is answered twice, first on line {first}" "{name} 答了两次，第一次在第 {first} 行";
            help "keep one of the two" "请只留一个";
        }
        AnsweredBefore { name: String, file: String } = Error "A105" "answered-before" {
            title
                "A puzzle that an earlier file answers differently."
                "同一题在前面的答案文件里有不同的答案。";
            message "{file} has a different answer to {name}" "{name} 在 {file} 里已有不同的答案";
            help "keep one of the two" "请只留一个";
        }
        PointFields { found: usize } = Error "A106" "point-fields" {
            title "A point that is not `row col`." "点不是“行 列”的形式。";
            message "expected a point of 2 fields, found {found}" "一个点应有 2 项，这里有 {found} 项";
            help "a point is `row col`: for example `3 4`" "点写成“行 列”，例如 `3 4`";
        }
        NotAnAnswer { word: String } = Error "A107" "not-an-answer" {
            title
                "Text in an answer that is neither True, False nor a point."
                "答案里有既不是 True、False 也不是点的内容。";
            message "{word:?} is neither True, False nor a point" "{word:?} 既不是 True、False，也不是点";
            help
                "an answer is True, False, or points, one `row col` per line"
                "答案是 True、False，或一行一个点“行 列”";
        }
        BadBracket { bracket: char } = Error "A108" "bad-bracket" {
            title "An unmatched bracket." "括号没有配对。";
            message "unmatched bracket {bracket}" "括号 {bracket} 没有配对";
            help "write one `row col` per line, without brackets" "请一行写一个点“行 列”，不用括号";
        }
        TwoArrays = Error "A109" "two-arrays" {
            title
                "All rows in one array and all columns in another."
                "所有的行在一个数组里，所有的列在另一个里。";
            message "two arrays: all rows, then all columns" "两个数组：先是所有的行，再是所有的列";
            help
                "write each point as `row col`; in Python: for row, col in zip(*answer)"
                "每个点请写成“行 列”；Python 里可用 for row, col in zip(*answer)";
        }
        NoTag { number: String } = Error "A110" "no-tag" {
            title
                "A problem without a tag, although there are several tags or none."
                "题目没有写 tag，而 tag 不止一个或一个也没有。";
            message
                "Problem {number} has no tag: is it train_{number} or test_{number}?"
                "第 {number} 题没有写 tag：是 train_{number} 还是 test_{number}？";
            help
                "write the tag, as in train_1, or name the file answer_for_<tag>.txt"
                "请写上 tag，例如 train_1，或把文件命名为 answer_for_<tag>.txt";
        }
        NoKnownName { text: String } = Error "A111" "no-known-name" {
            title
                "A line that is neither a puzzle's name nor an answer, in strict mode."
                "只读规定的写法时，有一行既不是题目名也不是答案。";
            message "{text:?} is neither a puzzle's name nor an answer" "{text:?} 既不是题目名，也不是答案";
            help
                "only the assignment's notation is accepted: a name such as train_1, then its answer"
                "这里只读作业规定的写法：先写题目名，例如 train_1，再写它的答案";
        }
        NotStrict { found: String, taken: String } = Error "A112" "not-strict" {
            title
                "A notation other than the assignment's, in strict mode."
                "只读规定的写法时，用了别的写法。";
            message "{found:?} is not in the assignment's notation" "{found:?} 不是作业规定的写法";
            help both {
                match taken.as_str() {
                    "" => phrase!("write only the name for an answer without points", "没有点的答案只写题目名"),
                    taken => phrase!("write {taken} on a line of its own", "请单独一行写 {taken}"),
                }
            };
        }
        StrictEncoding { found: &'static str } = Error "A113" "strict-encoding" {
            title
                "An encoding other than UTF-8, in strict mode."
                "只读规定的写法时，文件不是 UTF-8 编码。";
            message "expected UTF-8, found {found}" "编码是 {found}，作业规定的是 UTF-8";
            help "save it as UTF-8" "请另存为 UTF-8";
        }
        SeveralMeanings { form: String } = Error "A114" "several-meanings" {
            title
                "A point that can be understood in several ways."
                "点的写法有几种意思。";
            message
                "{form:?} can be understood in several ways"
                "{form:?} 有几种意思";
            help
                "write a point as `row col`, counted from 0 at the upper left: for example `3 4`"
                "点请写成“行 列”，从左上角的 0 数起，例如 `3 4`";
        }
        NameReadAs { found: String, taken: String, more: usize } = Note "A201" "name-read-as" {
            title "A name in another notation." "题目名用了别的写法。";
            message both {
                let more = and_more(*more, "name");
                phrase!("read {found:?} as {taken}{more}", "把 {found:?} 读作 {taken}{more}", more = more)
            };
        }
        ReadAs { name: Box<str>, found: Box<str>, taken: Box<str>, more: usize } = Note "A202" "read-as" {
            title "An answer in another notation." "答案用了别的写法。";
            message both {
                let taken = if taken.is_empty() { phrase!("no points", "没有点") } else { phrase!("{taken}", "{taken}") };
                phrase!(
                    "{name}: read {found:?} as {taken}{more}", "{name}：把 {found:?} 读作 {taken}{more}",
                    taken = taken, more = and_more(*more, "line")
                )
            };
        }
        OnlyMeaning { name: Box<str>, form: Box<str>, taken: Box<str> } = Note "A205" "only-meaning" {
            title
                "A point with several meanings, of which only one gives legal moves."
                "点的写法有几种意思，只有一种全是能落子的点。";
            message
                "{name}: read {form:?} as {taken}: in every other meaning, some points are not legal moves"
                "{name}：把 {form:?} 读作 {taken}：按其他意思，有的点不能落子";
        }
        MarkupSkipped { language: &'static str } = Note "A206" "markup-skipped" {
            title
                "Answers between the tags of XML or the commands of LaTeX, which are skipped."
                "答案夹在 XML 的标签或 LaTeX 的命令之间，标签和命令略过不读。";
            message "read as {language}, without its markup" "按 {language} 读取，略过其中的标记";
        }
        Corrected { name: String, first: usize } = Note "A207" "corrected" {
            title
                "A puzzle that is answered again after a line that says that this is a correction."
                "一行写明更正后，又答了一次的题目。";
            message
                "{name} is corrected here: the answer on line {first} does not count"
                "{name} 在这里更正，第 {first} 行的答案不算";
        }
        Stated { what: Convention } = Note "A208" "stated" {
            title
                "A line that says how points are written: counted from 1, the column first, as one number, or as letters."
                "有一行写明点的写法：从 1 数起、列在前，或用一个数、两个字母表示。";
            message both {
                match what {
                    Convention::FromOne => phrase!(
                        "rows and columns are counted from 1, as this line says",
                        "按这一行的说明，行和列从 1 数起"
                    ),
                    Convention::ColumnFirst => phrase!(
                        "the column of a point comes first, as this line says",
                        "按这一行的说明，点的列在前、行在后"
                    ),
                    Convention::FromBottom => phrase!(
                        "rows are counted from the bottom, as this line says",
                        "按这一行的说明，行从下往上数"
                    ),
                    Convention::OneNumber => phrase!(
                        "a point is one number for its row and column, as this line says",
                        "按这一行的说明，一个数表示一个点"
                    ),
                    Convention::SwappedWords => phrase!(
                        "`列` is a row and `行` a column, as this line says",
                        "按这一行的说明，“列”是横的、“行”是直的"
                    ),
                    Convention::Letters => phrase!(
                        "a point is two letters, the column first, as in SGF",
                        "按这一行的说明，两个字母表示一个点，列在前（SGF 坐标）"
                    ),
                }
            };
        }
        PassedOver { text: String, more: usize } = Note "A203" "passed-over" {
            title "A line that is neither a puzzle's name nor an answer." "有一行既不是题目名也不是答案。";
            message both {
                let more = and_more(*more, "line");
                phrase!(
                    "skipped {text:?}, which is not an answer{more}", "跳过 {text:?}，它不是答案{more}", more = more
                )
            };
        }
        AnsweredAgain { name: String, first: usize, more: usize } = Note "A204" "answered-again" {
            title "A puzzle that is answered twice in the same way." "一题答了两次，内容相同。";
            message both {
                phrase!(
                    "{name} is answered twice in the same way, first on line {first}{more}",
                    "{name} 答了两次，内容相同，第一次在第 {first} 行{more}",
                    more = and_more(*more, "puzzle")
                )
            };
        }
    }
}

/// ` (and 3 more names)`
fn and_more(more: usize, what: &str) -> Phrase {
    match more {
        0 => phrase!("", ""),
        1 => phrase!(" (and 1 more {what})", "（另有 1 处）"),
        _ => phrase!(" (and {more} more {what}s)", "（另有 {more} 处）"),
    }
}
