//! Results in other forms than SGF's: in Chinese, Japanese, Korean, English and Thai words, as people and servers write them, and
//! those that only begin as SGF writes them.

use super::result::{GameResult, How};
use super::value::real;
use gocheck_board::Color;

/// The meaning of a word.
#[derive(Clone, Copy)]
enum Word {
    /// The named player wins.
    Wins,
    /// The named player loses.
    Loses,
    /// How the game ended.
    Ended(How),
    /// How the named player loses, unless another word says that it wins.
    LosesBy(How),
    /// The named player wins, unless another word says that it loses.
    By,
    /// Nothing.
    Filler,
}

/// The words after the colour, in the characters of [`simplified`]. A longer word comes before its own beginning.
const WORDS: &[(&str, Word)] = &[
    ("胜利", Word::Wins),
    ("胜出", Word::Wins),
    ("获胜", Word::Wins),
    ("胜ち", Word::Wins),
    ("胜", Word::Wins),
    ("赢", Word::Wins),
    ("승", Word::Wins),
    ("负け", Word::Loses),
    ("负", Word::Loses),
    ("败", Word::Loses),
    ("输", Word::Loses),
    ("패", Word::Loses),
    ("中盘", Word::Ended(How::Resignation)),
    ("中押し", Word::Ended(How::Resignation)),
    ("中押", Word::Ended(How::Resignation)),
    ("不计点", Word::Ended(How::Resignation)),
    ("불계", Word::Ended(How::Resignation)),
    ("认输", Word::LosesBy(How::Resignation)),
    ("投了", Word::LosesBy(How::Resignation)),
    ("投子", Word::LosesBy(How::Resignation)),
    ("超时", Word::LosesBy(How::Time)),
    ("时间切れ", Word::LosesBy(How::Time)),
    ("시간", Word::Ended(How::Time)),
    ("时间", Word::Ended(How::Time)),
    ("反则", Word::LosesBy(How::Forfeit)),
    ("반칙", Word::LosesBy(How::Forfeit)),
    ("弃权", Word::LosesBy(How::Forfeit)),
    ("기권", Word::LosesBy(How::Forfeit)),
    ("不战", Word::Ended(How::Forfeit)),
    ("判", Word::Ended(How::Forfeit)),
    ("실격", Word::LosesBy(How::Forfeit)),
    ("wins", Word::Wins),
    ("win", Word::Wins),
    ("won", Word::Wins),
    ("loses", Word::Loses),
    ("lost", Word::Loses),
    ("forfeits", Word::LosesBy(How::Forfeit)),
    ("forfeit", Word::Ended(How::Forfeit)),
    ("resigns", Word::LosesBy(How::Resignation)),
    ("resigned", Word::LosesBy(How::Resignation)),
    ("resignation", Word::Ended(How::Resignation)),
    ("resign", Word::Ended(How::Resignation)),
    ("resi", Word::Ended(How::Resignation)),
    ("disconnection", Word::Ended(How::Forfeit)),
    ("timeout", Word::Ended(How::Time)),
    ("time", Word::Ended(How::Time)),
    ("by", Word::By),
    ("on", Word::Filler),
    ("ชนะ", Word::Wins),
    ("ด้วย", Word::Filler),
    ("แต้ม", Word::Filler),
];

const DRAWS: [&str; 10] = ["和棋", "和局", "平局", "和", "平", "持碁", "ジゴ", "jigo", "무승부", "빅"];
const VOIDS: [&str; 3] = ["无胜负", "无效", "무효"];
const COLORS: [(&str, Color); 8] = [
    ("黑", Color::Black),
    ("흑", Color::Black),
    ("black", Color::Black),
    ("ดำ", Color::Black),
    ("白", Color::White),
    ("백", Color::White),
    ("white", Color::White),
    ("ขาว", Color::White),
];
/// What may follow the colour: side, turn, game, first.
const SIDES: [&str; 5] = ["方", "番", "棋", "이", "先"];

/// What may follow the winner and `+`.
const ENDS: [(&str, How); 16] = [
    ("r", How::Resignation),
    ("res", How::Resignation),
    ("resi", How::Resignation),
    ("resign", How::Resignation),
    ("resigns", How::Resignation),
    ("resigned", How::Resignation),
    ("resignation", How::Resignation),
    ("t", How::Time),
    ("time", How::Time),
    ("timeout", How::Time),
    ("f", How::Forfeit),
    ("forfeit", How::Forfeit),
    ("illegal", How::Forfeit),
    ("disconnect", How::Forfeit),
    ("disconnected", How::Forfeit),
    ("disconnection", How::Forfeit),
];

/// Parses a result that is not in SGF's form, if its meaning is certain.
#[must_use]
pub(crate) fn understood_result(text: &str) -> Option<GameResult> {
    result_in_words(text).or_else(|| result_by_beginning(text))
}

/// Parses a result that begins as SGF writes it, in any letter case, with spaces or a comma, whatever follows: `b+3,5`,
/// `B+Time (0:00)`, `W+0.5 (moves:250)`, `B+Illegal`.
fn result_by_beginning(text: &str) -> Option<GameResult> {
    let text = text.trim().to_ascii_lowercase();
    match &*text {
        "draw" => return Some(GameResult::Draw),
        "void" => return Some(GameResult::Void),
        _ => {}
    }
    let (winner, rest) = text.split_once(['+', '＋']).filter(|_| !text.contains('?'))?;
    let winner = match winner.trim_end() {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let rest = rest.trim_start();
    let win = |how| Some(GameResult::Win(winner, how));
    if rest.is_empty() {
        return win(How::Untold);
    }
    let is_end = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    if let Some((_, how)) = ENDS.into_iter().find(|(name, _)| rest.strip_prefix(name).is_some_and(is_end)) {
        return win(how);
    }
    let (number, after) =
        rest.split_at(rest.find(|c: char| !c.is_ascii_digit() && !".,".contains(c)).unwrap_or(rest.len()));
    let after = after.trim_start();
    let unit =
        ["points", "point", "pts", "pt", "moku", "目"].into_iter().find_map(|unit| after.strip_prefix(unit));
    let points = real(&number.replacen(',', ".", 1))
        .filter(|&points| points > 0.0 && is_end(unit.unwrap_or(after)))?;
    win(How::Points(points))
}

/// Parses a result in words: `白胜43.5目`, `黑中盘胜`, `白中押し勝ち`, `흑 불계승`, `Black wins by 2.5 points`, `Jigo`. A stone (子)
/// is two points.
/// `None` if any part of the text is unknown.
fn result_in_words(text: &str) -> Option<GameResult> {
    let text = simplified(text);
    if DRAWS.contains(&text.as_str()) {
        return Some(GameResult::Draw);
    }
    if VOIDS.contains(&text.as_str()) {
        return Some(GameResult::Void);
    }
    let (color, mut rest) = player(after_move_count(&text).unwrap_or(&text))?;
    // A number without a unit is ambiguous where stones are counted, too.
    let is_in_points = text.contains(|c: char| matches!(c, 'a'..='z' | '\u{e00}'..='\u{e7f}'));
    let (mut wins, mut unless_told, mut ended) = (None, None, None);
    while !rest.is_empty() {
        if let Some(after) = after_move_count(rest) {
            rest = after;
            continue;
        }
        // White beats Black.
        if let Some((other, "")) = player(rest).filter(|_| wins.is_some()) {
            if other == color {
                return None;
            }
            break;
        }
        let (word, after) =
            match WORDS.iter().find_map(|(name, word)| Some((*word, rest.strip_prefix(name)?))) {
                Some(found) => found,
                None => margin(rest, is_in_points)
                    .map(|(points, after)| (Word::Ended(How::Points(points)), after))?,
            };
        rest = after;
        let is_second = match word {
            Word::Wins => wins.replace(true).is_some(),
            Word::Loses => wins.replace(false).is_some(),
            Word::Ended(how) => ended.replace(how).is_some(),
            Word::LosesBy(how) => {
                unless_told = unless_told.or(Some(false));
                ended.replace(how).is_some()
            }
            Word::By => {
                unless_told = Some(true);
                false
            }
            Word::Filler => false,
        };
        if is_second {
            return None;
        }
    }
    let wins = wins.or(unless_told)?;
    Some(GameResult::Win(if wins { color } else { color.opponent() }, ended.unwrap_or(How::Untold)))
}

/// A player at the start of a text, and the rest.
fn player(text: &str) -> Option<(Color, &str)> {
    let (color, rest) =
        COLORS.into_iter().find_map(|(name, color)| Some((color, text.strip_prefix(name)?)))?;
    Some((color, SIDES.into_iter().find_map(|side| rest.strip_prefix(side)).unwrap_or(rest)))
}

/// The rest of a text that begins with the number of moves: `119수`, `共170手`, `197手完`.
fn after_move_count(text: &str) -> Option<&str> {
    let text = text.strip_prefix('共').unwrap_or(text);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = rest.strip_prefix(['手', '수']).filter(|_| rest.len() < text.len())?;
    Some(rest.strip_prefix('完').unwrap_or(rest))
}

/// The text in simplified characters and ASCII digits, without white space and punctuation. A space between digits stays:
/// `3 1/4` is not 31/4.
fn simplified(text: &str) -> String {
    const PAIRS: [(char, char); 24] = [
        ('勝', '胜'),
        ('負', '负'),
        ('盤', '盘'),
        ('黒', '黑'),
        ('時', '时'),
        ('間', '间'),
        ('認', '认'),
        ('輸', '输'),
        ('贏', '赢'),
        ('獲', '获'),
        ('計', '计'),
        ('點', '点'),
        ('無', '无'),
        ('則', '则'),
        ('棄', '弃'),
        ('權', '权'),
        ('敗', '败'),
        ('戦', '战'),
        ('戰', '战'),
        ('両', '两'),
        ('兩', '两'),
        ('権', '权'),
        ('．', '.'),
        ('／', '/'),
    ];
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.trim().trim_end_matches('.').chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '０'..='９' => plain.extend(char::from_u32(u32::from(c) - u32::from('０') + u32::from('0'))),
            c if c.is_whitespace() => {
                let is_between = |c: char| c.is_ascii_digit() || ('０'..='９').contains(&c);
                if plain.ends_with(is_between) && chars.peek().copied().is_some_and(is_between) {
                    plain.push(' ');
                }
            }
            '。' | '，' | '、' | '：' | '（' | '）' | '(' | ')' | '!' | '！' => {}
            c => {
                let known = PAIRS.into_iter().find(|(written, _)| *written == c);
                plain.push(known.map_or(c.to_ascii_lowercase(), |(_, plain)| plain));
            }
        }
    }
    plain
}

/// A margin in points at the start of a text, and the rest: `43.5目`, `3又1/4子`, `二目半`, `반집`, or without a unit `43.5`.
fn margin(text: &str, may_lack_unit: bool) -> Option<(f64, &str)> {
    const UNITS: [(&str, f64); 8] = [
        ("目", 1.0),
        ("点", 1.0),
        ("집", 1.0),
        ("子", 2.0),
        ("points", 1.0),
        ("point", 1.0),
        ("pts", 1.0),
        ("moku", 1.0),
    ];
    let (mut number, mut rest) = amount(text).unwrap_or((0.0, text));
    let half = |rest: &mut &str| {
        let after = ["半", "반"].into_iter().find_map(|half| rest.strip_prefix(half));
        *rest = after.unwrap_or(rest);
        if after.is_some() { 0.5 } else { 0.0 }
    };
    number += half(&mut rest);
    let unit = UNITS.into_iter().find_map(|(name, unit)| Some((unit, rest.strip_prefix(name)?)));
    let (unit, after) = unit.or(may_lack_unit.then_some((1.0, rest)))?;
    rest = after;
    number += half(&mut rest);
    (number > 0.0).then_some((number * unit, rest))
}

/// A number at the start of a text, possibly with a fraction: `43.5`, `3又1/4`, `3 1/4`, `1/4`, `四分之三`, `二又四分之一`.
fn amount(text: &str) -> Option<(f64, &str)> {
    let (number, rest) = simple_number(text)?;
    if let Some((fraction, rest)) = fraction(number, rest) {
        return Some((fraction, rest));
    }
    let mixed = rest.strip_prefix('又').or(rest.strip_prefix(' ')).and_then(|rest| {
        let (part, rest) = simple_number(rest)?;
        fraction(part, rest)
    });
    match mixed {
        Some((part, rest)) => Some((number + part, rest)),
        None => Some((number, rest)),
    }
}

/// The fraction that begins with `first`: `1` and `/4`, or `四` and `分之三`.
fn fraction(first: f64, rest: &str) -> Option<(f64, &str)> {
    let (top, bottom, rest) = if let Some(rest) = rest.strip_prefix('/') {
        let (bottom, rest) = simple_number(rest)?;
        (first, bottom, rest)
    } else {
        let (top, rest) = simple_number(rest.strip_prefix("分之")?)?;
        (top, first, rest)
    };
    (bottom > 0.0).then_some((top / bottom, rest))
}

/// A number in ASCII digits or in Chinese ones up to 999.
fn simple_number(text: &str) -> Option<(f64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    if end > 0 {
        return Some((text[..end].parse().ok()?, &text[end..]));
    }
    const DIGITS: &str = "〇一二三四五六七八九";
    let (mut total, mut digit, mut end) = (0.0, None, 0);
    for (at, c) in text.char_indices() {
        let place = match c {
            '十' => Some(10.0),
            '百' => Some(100.0),
            _ => None,
        };
        if let Some(place) = place {
            total += digit.take().unwrap_or(1.0) * place;
        } else if let Some(found) = DIGITS.chars().position(|known| known == c) {
            digit = Some(found as f64);
        } else if c == '两' {
            digit = Some(2.0);
        } else {
            break;
        }
        end = at + c.len_utf8();
    }
    (end > 0).then_some((total + digit.unwrap_or(0.0), &text[end..]))
}
