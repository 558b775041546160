//! The words of puzzles and answers by their meaning: a form in which people write is added here.
//!
//! Words are compared in lower case, without white space, and without punctuation around them.

use crate::board::Color;

const TRUE: &[&str] = &[
    "true", "t", "yes", "y", "right", "correct", "valid", "legal", "ok", "对", "是", "真", "正确", "合规",
    "合法", "有效", "符合", "成立", "满足", "遵守", "√", "✓", "✔", "✅", "☑", "是的", "对的",
];

const FALSE: &[&str] = &[
    "false",
    "f",
    "no",
    "n",
    "wrong",
    "incorrect",
    "invalid",
    "illegal",
    "notvalid",
    "notlegal",
    "notok",
    "错",
    "否",
    "假",
    "错误",
    "不对",
    "不是",
    "不正确",
    "不合规",
    "不合法",
    "无效",
    "非法",
    "违规",
    "不符合",
    "不成立",
    "×",
    "✗",
    "✘",
    "✕",
    "✖",
    "❌",
    "错的",
    "不合",
    "不合规则",
    "违反",
    "不满足",
];

/// What may stand before such a word: `该残局合规`, `the position is valid`.
const SUBJECTS: &[&str] = &[
    "该", "此", "这个", "这", "本", "当前", "残局", "棋局", "局面", "盘面", "棋盘", "题", "是", "为", "属于",
    "判定", "结果", "the", "this", "position", "board", "puzzle", "is", "it", "it's",
];

/// What may follow it: `符合规则1`, `合规的`.
const OBJECTS: &[&str] =
    &["围棋规则1", "规则1", "规则一", "围棋规则", "规则", "要求", "的残局", "的", "残局", "rule1"];

const NOTHING: &[&str] = &[
    "无", "没有", "空", "0个", "零个", "无解", "暂无", "空集", "∅", "none", "null", "nil", "n/a", "na",
    "empty", "nothing", "-", "--", "/",
];

/// `没有可以提子的位置` is one of the first words, then only words of the second list.
const NOT: &[&str] = &[
    "没有",
    "没",
    "无处",
    "0个",
    "零个",
    "0points",
    "0captures",
    "0moves",
    "无",
    "不存在",
    "暂无",
    "thereare",
    "thereis",
    "no",
];
const THINGS: &[&str] = &[
    "no",
    "任何",
    "一个",
    "可以",
    "可供",
    "可",
    "能够",
    "能",
    "合法",
    "合适",
    "满足条件",
    "符合要求",
    "符合条件",
    "黑子",
    "黑棋",
    "白子",
    "白棋",
    "白方",
    "提子",
    "提取",
    "提掉",
    "提",
    "落子",
    "下子",
    "下棋",
    "吃子",
    "吃",
    "下",
    "被",
    "的",
    "位置",
    "点位",
    "坐标",
    "点",
    "地方",
    "棋子",
    "子",
    "着法",
    "legal",
    "valid",
    "possible",
    "available",
    "captures",
    "capture",
    "capturing",
    "moves",
    "move",
    "points",
    "point",
    "positions",
    "position",
    "stones",
    "stone",
    "for",
    "white",
];
const PLAYERS: &[&str] =
    &["白棋", "白方", "白子", "此题", "本题", "该题", "目前", "white has", "whitehas", "thereare", "thereis"];
/// `无法提子`: one of the first words, then only words of the second list.
const CANNOT: &[&str] = &["无法", "不能", "不可以", "cannot"];
const ACTIONS: &[&str] = &[
    "提子", "提取", "提掉", "提", "落子", "下子", "吃子", "吃", "黑子", "黑棋", "任何", "的", "capture",
    "anything", "any",
];

const BLACK: &[&str] = &["black", "b", "x", "黑", "黑子", "黑棋", "黑方", "黑色", "●", "⚫", "#"];
const WHITE: &[&str] = &["white", "w", "o", "白", "白子", "白棋", "白方", "白色", "○", "⚪"];
const EMPTY: &[&str] =
    &["empty", "none", "e", ".", "_", "+", "空", "空点", "无", "无子", "·", "┼", "*", "➕", "⬜", "⬛"];

/// What stands before the number of a problem.
pub(super) const PROBLEM_WORDS: &[&str] = &[
    "problem", "question", "puzzle", "task", "exercise", "prob", "no.", "no", "问题", "题目", "题号", "残局",
    "练习", "题", "第",
];
/// Single letters: only right before the number.
pub(super) const PROBLEM_LETTERS: &[&str] = &["q", "p", "t"];

/// What may follow it: `第0题`, `第3道题`, `第 2 个残局`.
pub(super) const AFTER_NUMBER: &[&str] =
    &["个残局", "道题", "小题", "号题", "残局", "问题", "题目", "题", "问", "号"];

/// What may stand before a name: `Answer to train_1`, `答案 train_1`.
pub(super) const BEFORE_NAME: &[&str] = &[
    "the", "answers", "answer", "ans", "results", "result", "output", "solution", "file", "of", "for", "to",
    "答案", "结果", "输出", "文件",
];

/// Titles that may follow a name: `第1题 提子`, `train_5 可以落子的位置`.
pub(super) const TITLES: &[&str] = &[
    "rule checking",
    "forward on step",
    "all possible position",
    "all possible positions",
    "captures",
    "capture",
    "moves",
    "legal moves",
    "valid moves",
    "rule",
    "answers",
    "answer",
    "result",
    "results",
    "output",
    "is",
    "are",
    "the",
    "答案",
    "结果",
    "规则1",
    "规则",
    "判定",
    "判断",
    "检查",
    "是否",
    "合规",
    "符合",
    "提子",
    "落子",
    "位置",
    "所有",
    "全部",
    "可以",
    "可",
    "能",
    "的",
    "为",
    "点",
    "是",
    "如下",
    "白方",
    "白棋",
    "输出",
    "rule1",
    "rule 1",
    "黑子",
    "黑棋",
    "对",
    "进行",
];

const ROW: &[&str] = &["row", "rows", "r", "line", "行", "行号", "行数", "行坐标"];
const COLUMN: &[&str] = &["col", "cols", "column", "columns", "c", "列", "列号", "列数", "列坐标"];
const COLOR: &[&str] = &["color", "colour", "颜色", "色", "stone", "player", "side", "棋子", "value", "val"];
/// Words for problems that are names only in a file without others: `规则检测0`, `提子1`.
pub(super) const TASK_WORDS: &[&str] =
    &["规则检测", "规则判定", "规则检查", "规则", "提子", "落子", "下子", "rule", "capture", "eat", "move"];

const NUMBER: &[&str] =
    &["problem", "puzzle", "question", "题号", "题目", "题", "name", "test", "残局", "file", "文件"];
const INDEX: &[&str] = &["index", "idx", "序号", "编号", "id", "no", "no."];
/// Names of values that carry no meaning of their own.
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

/// The meaning of a value, by its label or its column's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Row,
    Column,
    Color,
    /// `x` and `y`, which people understand in two ways.
    X,
    Y,
    /// The problem of a table's row.
    Problem,
    /// The number of a table's row.
    Index,
    /// A word such as `answer`.
    Value,
}

/// Lower case, without white space and without punctuation around it.
pub(super) fn folded(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    text.trim_matches(|c: char| ".,;:!?\"'|~*\u{3002}\u{FF01}\u{FF0C}\u{FF1B}\u{FF1A}".contains(c)).to_owned()
}

/// True or False, as a whole text says it; 1 and 0 depend on the question.
pub(super) fn truth(text: &str) -> Option<bool> {
    // Questions that a template asks.
    if text.contains(['?', '\u{FF1F}']) || text.contains("是否") || text.contains("是不是") {
        return None;
    }
    let folded = folded(text);
    let folded = folded.strip_prefix("numpy.").or_else(|| folded.strip_prefix("np.")).unwrap_or(&folded);
    let word = |text: &str| {
        if TRUE.contains(&text) { Some(true) } else { FALSE.contains(&text).then_some(false) }
    };
    let mut rest = folded.trim_end_matches('_');
    loop {
        let end = OBJECTS.iter().find_map(|object| rest.strip_suffix(object)).filter(|rest| !rest.is_empty());
        if let Some(value) = word(rest).or_else(|| word(end?)) {
            return Some(value);
        }
        rest = SUBJECTS.iter().find_map(|subject| rest.strip_prefix(subject))?;
    }
}

/// Words around points that mean nothing else: `白棋可以下在`. Words about what is taken are none of them: `提掉`.
const FILLERS: &[&str] = &[
    "白棋", "白方", "白子", "可以", "可", "能够", "能", "下在", "下子", "落子", "落在", "下", "提子", "位置",
    "所有", "的", "点", "为", "有", "是", "和", "与", "以及", "或", "在", "处", "分别", "坐标",
];
const ENGLISH_FILLERS: &[&str] =
    &["white", "can", "may", "at", "play", "plays", "on", "and", "or", "there", "are", "is"];

/// What consoles and development environments print after a program.
const CONSOLE: &[&str] = &[
    "process ",
    "press any key",
    "[finished",
    "[done]",
    "build ",
    "program ",
    "exit",
    "segmentation fault",
    "traceback",
    "elapsed",
    "time used",
    "time:",
    "total time",
    "运行时间",
    "耗时",
    "用时",
    "请按任意键",
    "按任意键",
    "execution",
    "searching ",
    "reading ",
    "loading ",
    "done in",
    "finished in",
];

/// Returns true for a word around points that means nothing else.
pub(super) fn is_filler(word: &str) -> bool {
    if word.is_ascii() {
        return ENGLISH_FILLERS.contains(&word.to_ascii_lowercase().as_str());
    }
    let mut rest = word;
    while !rest.is_empty() {
        match FILLERS.iter().find_map(|filler| rest.strip_prefix(filler)) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    true
}

/// Returns true for a line that a console prints after a program.
pub(super) fn is_of_console(text: &str) -> bool {
    let text = text.to_lowercase();
    CONSOLE.iter().any(|start| text.starts_with(start))
}

/// True or False at the beginning of a sentence that gives the reason: `False, (0, 1) has no liberty`.
pub(super) fn leading_truth(text: &str) -> Option<bool> {
    let end = text.find(|c: char| c.is_whitespace() || ",.;:(!".contains(c))?;
    let word = text.get(..end)?;
    if word.is_ascii() && !["true", "false"].contains(&word.to_ascii_lowercase().as_str())
        || text.contains('?')
    {
        return None;
    }
    let value = truth(word)?;
    let mut rest = text[end..].split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    rest.all(|word| truth(word).is_none_or(|other| other == value)).then_some(value)
}

/// Returns true for a text that says that there are no points.
pub(super) fn is_nothing(text: &str) -> bool {
    // Punctuation can be the whole of it.
    let trimmed = text.trim();
    let folded = folded(text);
    let folded =
        PLAYERS.iter().find_map(|player| folded.strip_prefix(player)).map_or(folded.clone(), str::to_owned);
    NOTHING.contains(&trimmed)
        || NOTHING.contains(&folded.as_str())
        || consists_of(&folded, NOT, THINGS)
        || consists_of(&folded, CANNOT, ACTIONS)
}

/// Returns true if a text is one of the first words, then at least one of the second ones and nothing else.
fn consists_of(text: &str, first: &[&str], second: &[&str]) -> bool {
    let Some(mut rest) = first.iter().find_map(|word| text.strip_prefix(word)) else { return false };
    let mut has_any = false;
    while !rest.is_empty() {
        match second.iter().find_map(|word| rest.strip_prefix(word)) {
            Some(after) => (rest, has_any) = (after, true),
            None => return false,
        }
    }
    has_any
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

/// The label that a word is.
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

/// The number of a problem that a text begins with, and the bytes that it takes: `00`, `零`, `三`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_understood_only_as_a_whole() {
        for (text, value) in [
            ("True", true),
            ("T", true),
            ("该残局合规。", true),
            ("该残局不合规", false),
            ("不符合规则1", false),
            ("符合", true),
            ("√", true),
            ("the position is not valid", false),
            ("NO!", false),
            ("np.True_", true),
        ] {
            assert_eq!(truth(text), Some(value), "{text}");
        }
        for text in [
            "T/F",
            "True/False",
            "合规/不合规",
            "是否",
            "Is it valid?",
            "不",
            "是不是",
            "tru",
            "",
            "maybe",
            "true false",
        ] {
            assert_eq!(truth(text), None, "{text}");
        }
        for text in [
            "无",
            "没有可以提子的位置",
            "没有",
            "None",
            "NULL",
            "-",
            "没有可提子的点。",
            "0个",
            "no legal moves",
            "无法提子",
        ] {
            assert!(is_nothing(text), "{text}");
        }
        for text in [
            "没有做",
            "没有思路",
            "无法完成",
            "不会",
            "",
            "没",
            "nothing done",
            "no idea",
            "没有时间",
            "白棋",
            "0",
        ] {
            assert!(!is_nothing(text), "{text}");
        }
    }
}
