//! Words for True, False and no points, and filler words. To recognise another form of an answer, add its words here.
//!
//! Words are compared in lower case, without white space, and without punctuation around them.

const TRUE: &[&str] = &[
    "true", "t", "#t", "#true", "yes", "y", "right", "correct", "valid", "legal", "ok", "对", "是", "真",
    "正确", "合规", "合法", "有效", "符合", "成立", "满足", "遵守", "√", "✓", "✔", "✅", "☑", "是的", "对的",
];

const FALSE: &[&str] = &[
    "false",
    "f",
    "#f",
    "#false",
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

/// Phrases that may precede such a word: `该残局合规`, `the position is valid`.
const SUBJECTS: &[&str] = &[
    "该", "此", "这个", "这", "本", "当前", "残局", "棋局", "局面", "盘面", "棋盘", "题", "是", "为", "属于",
    "判定", "结果", "the", "this", "position", "board", "puzzle", "is", "it", "it's",
];

/// Words that may follow it: `符合规则1`, `合规的`.
const OBJECTS: &[&str] =
    &["围棋规则1", "规则1", "规则一", "围棋规则", "规则", "要求", "的残局", "的", "残局", "rule1"];

const NOTHING: &[&str] = &[
    "无", "没有", "空", "0个", "零个", "无解", "暂无", "空集", "∅", "none", "null", "nil", "n/a", "na",
    "empty", "nothing", "-", "--", "/",
];

/// `没有可以提子的位置` is one of the first words, followed only by words of the second list.
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

/// `无法提子`: one of the first words, followed only by words of the second list.
const CANNOT: &[&str] = &["无法", "不能", "不可以", "cannot"];

const ACTIONS: &[&str] = &[
    "提子", "提取", "提掉", "提", "落子", "下子", "吃子", "吃", "黑子", "黑棋", "任何", "的", "capture",
    "anything", "any",
];

/// Filler words around points: `白棋可以下在`. Words about captured stones do not belong here: `提掉`.
const FILLERS: &[&str] = &[
    "白棋", "白方", "白子", "可以", "可", "能够", "能", "下在", "下子", "落子", "落在", "下", "提子", "位置",
    "所有", "的", "点", "为", "有", "也", "都", "一共", "总共", "共", "是", "和", "与", "以及", "或", "在",
    "处", "分别", "坐标",
];

const ENGLISH_FILLERS: &[&str] =
    &["white", "can", "may", "at", "play", "plays", "on", "and", "or", "there", "are", "is"];

/// Lines that consoles and development environments print after a program.
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

/// Converts to lower case, and removes white space and surrounding punctuation.
fn folded(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect();
    text.trim_matches(|c: char| ".,;:!?\"'|~*\u{3002}\u{FF01}\u{FF0C}\u{FF1B}\u{FF1A}".contains(c)).to_owned()
}

/// True or False if a whole text means it. 1 and 0 depend on the question.
pub(super) fn truth(text: &str) -> Option<bool> {
    // Struck-out text, and questions in a template.
    if text.contains("~~")
        || text.contains(['?', '\u{FF1F}'])
        || text.contains("是否")
        || text.contains("是不是")
    {
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

/// True or False at the beginning of a sentence that then states the reason: `False, (0, 1) has no liberty`.
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

/// Returns true for a text that means that there are no points.
pub(super) fn is_nothing(text: &str) -> bool {
    // Punctuation can be the whole text.
    let trimmed = text.trim();
    let folded = folded(text);
    let folded =
        PLAYERS.iter().find_map(|player| folded.strip_prefix(player)).map_or(folded.clone(), str::to_owned);
    NOTHING.contains(&trimmed)
        || NOTHING.contains(&folded.as_str())
        || consists_of(&folded, NOT, THINGS)
        || consists_of(&folded, CANNOT, ACTIONS)
}

/// Returns true if a text is one of the first words, then one or more of the second ones and nothing else.
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

pub(super) fn is_of_console(text: &str) -> bool {
    let text = text.to_lowercase();
    CONSOLE.iter().any(|start| text.starts_with(start))
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
            "~~True~~",
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
