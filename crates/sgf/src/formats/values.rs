//! Numbers, dates, ranks and handicaps.

use gocheck_board::{Point, Size};

/// A decimal number without unnecessary zeros: `5.5` for `5.50`.
pub(super) fn decimal(text: &str) -> Option<String> {
    let text = text.trim();
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = |part: &str| part.len() <= 6 && part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let whole = whole.trim_start_matches('0');
    let whole = if whole.is_empty() { "0" } else { whole };
    let fraction = fraction.trim_end_matches('0');
    let point = if fraction.is_empty() { "" } else { "." };
    let is_zero = whole == "0" && fraction.is_empty();
    let sign = if text.starts_with('-') && !is_zero { "-" } else { "" };
    Some(format!("{sign}{whole}{point}{fraction}"))
}

/// A number of tenths: `6.5` for `65`.
pub(super) fn tenths(text: &str) -> Option<String> {
    let number: i32 = text.trim().parse().ok()?;
    decimal(&format!("{:.1}", f64::from(number) / 10.0))
}

/// The date at the start of a text, as SGF writes it: `2015- 8-29-22-56`, `2012年11月22日`, `2001/08/20`, `20170316 [09:51]`.
pub(super) fn date(text: &str) -> Option<String> {
    let numbers: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).take(3).collect();
    let (year, month, day) = match *numbers {
        [all, ..] if all.len() == 8 => (&all[..4], &all[4..6], &all[6..]),
        [year, month, day] if year.len() == 4 => (year, month, day),
        _ => return None,
    };
    let [month, day] = [month, day].map(|part| part.parse::<u8>().ok());
    let (month, day) = (month?, day?);
    let is_possible = year != "0000" && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_possible.then(|| format!("{year}-{month:02}-{day:02}"))
}

/// A rank as FF[4] recommends: `3d` for `3段`, `1k` for `1급`, `9p` for `9DP`. Others are kept as they are.
pub(super) fn rank(text: &str) -> String {
    const UNITS: [(&str, char); 18] = [
        ("k", 'k'),
        ("kyu", 'k'),
        ("급", 'k'),
        ("級", 'k'),
        ("级", 'k'),
        ("d", 'd'),
        ("dan", 'd'),
        ("단", 'd'),
        ("段", 'd'),
        ("p", 'p'),
        ("dp", 'p'),
        ("pro", 'p'),
        ("段p", 'p'),
        ("단p", 'p'),
        ("프로", 'p'),
        ("プロ", 'p'),
        ("職業", 'p'),
        ("职业", 'p'),
    ];
    let text = text.trim();
    let (number, rest) = match text.bytes().take_while(u8::is_ascii_digit).count() {
        0 => match first_numeral(text) {
            Some((number, rest)) => (number.to_string(), rest),
            None => return text.to_owned(),
        },
        length => (text[..length].to_owned(), &text[length..]),
    };
    // A mark of an uncertain or an established rank.
    let mark = rest.chars().last().filter(|last| ['?', '*'].contains(last));
    let unit = rest.trim_end_matches(['?', '*']).trim_matches(['-', ' ']).to_lowercase();
    match UNITS.iter().find(|(name, _)| *name == unit) {
        Some((_, letter)) => number + &letter.to_string() + &mark.map(String::from).unwrap_or_default(),
        None => text.to_owned(),
    }
}

/// The number that a Chinese or Korean numeral at the start of a rank means: 初段 is the first.
fn first_numeral(text: &str) -> Option<(usize, &str)> {
    let first = text.chars().next()?;
    let number = match first {
        '初' | '초' => 1,
        _ => 1 + "一二三四五六七八九".chars().position(|numeral| numeral == first)?,
    };
    Some((number, &text[first.len_utf8()..]))
}

/// The name and the rank of `NAME (RANK)`.
pub(super) fn name_and_rank(text: &str) -> (&str, &str) {
    let parts = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    match parts {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), rank.trim()),
        _ => (text.trim(), ""),
    }
}

/// The stones of a handicap on Korean servers, where the third stone is in the upper left corner; none if there is no such
/// handicap.
pub(super) fn handicap_stones(size: Size, handicap: usize) -> Vec<Point> {
    let side = size.rows();
    let has_middle = side % 2 == 1;
    if side != size.cols() || side < 7 || !(2..=9).contains(&handicap) || handicap > 4 && !has_middle {
        return Vec::new();
    }
    let near = if side < 13 { 2 } else { 3 };
    let (far, middle) = (side - 1 - near, side / 2);
    let mut points = vec![(near, far), (far, near)];
    if handicap >= 3 {
        points.push((near, near));
    }
    if handicap >= 4 {
        points.push((far, far));
    }
    if handicap >= 6 {
        points.extend([(middle, near), (middle, far)]);
    }
    if handicap >= 8 {
        points.extend([(near, middle), (far, middle)]);
    }
    if handicap >= 5 && handicap % 2 == 1 {
        points.push((middle, middle));
    }
    points.into_iter().filter_map(|(row, col)| size.point(row, col)).collect()
}
