//! What characters begin with: moments, comments, options that are not chosen.

/// The length of an option that is not chosen: `[ ] False`, `☐ False`.
pub(super) fn unchecked(chars: &[char]) -> Option<usize> {
    const BOXES: &str = "\u{2610}\u{2611}\u{2612}\u{25A0}\u{25A1}\u{2705}";
    if !matches!(chars.first(), Some('[' | '\u{2610}' | '\u{25A1}')) {
        return None;
    }
    let is_box = |chars: &[char]| {
        matches!(chars, ['[', ' ' | 'x' | 'X' | '\u{2713}', ']', ' ', ..])
            || chars.first().is_some_and(|c| BOXES.contains(*c))
    };
    let is_empty = matches!(chars, ['[', ' ', ']', ' ', ..] | ['\u{2610}' | '\u{25A1}', ' ', ..]);
    let has_word = || chars.iter().skip(1).find(|c| c.is_alphanumeric()).is_some_and(|c| c.is_alphabetic());
    let length = || (1..chars.len()).find(|at| is_box(&chars[*at..])).unwrap_or(chars.len());
    (is_empty && has_word()).then(length)
}

/// Returns true for a line with an option that is chosen: `[x] True`.
pub(super) fn has_checked(chars: &[char]) -> bool {
    chars.windows(3).any(|box_of| matches!(box_of, ['[', 'x' | 'X' | '\u{2713}', ']']))
        || chars.iter().any(|c| matches!(c, '\u{2611}' | '\u{2612}' | '\u{25A0}'))
}

/// Returns true for the start of a comment after something else: `4 1 # takes one`, `train_1 // captures`.
pub(super) fn is_comment(chars: &[char], at: usize, has_more: bool) -> bool {
    let is_gap = |at: Option<&char>| at.is_none_or(|c| c.is_whitespace());
    let before = at.checked_sub(1).and_then(|before| chars.get(before));
    let next = chars.get(at + 1);
    match chars[at] {
        // `Problem #1`, `#t`
        '#' => has_more && is_gap(before) && has_word(&chars[at + 1..]),
        '/' => has_more && next == Some(&'/') && before.is_some_and(|c| *c != ':'),
        _ => false,
    }
}

/// `<4, 4>`
pub(super) fn is_angle_point(chars: &[char]) -> bool {
    const MOST: usize = 10;
    let inner = chars.iter().skip(1).take(MOST).take_while(|c| **c != '>');
    let length = inner.clone().count();
    let is_part = |c: &char| c.is_ascii_digit() || c.is_whitespace() || *c == ',';
    chars.get(1).is_some_and(char::is_ascii_digit) && chars.get(length + 1) == Some(&'>') && { inner }
        .all(is_part)
}

/// Returns true for text that begins with a word, not with another cell of a printed board.
fn has_word(chars: &[char]) -> bool {
    let rest = chars.iter().skip_while(|c| c.is_whitespace()).take(2);
    let letters = rest.clone().take_while(|c| c.is_alphabetic()).count();
    letters == 2 || rest.take(1).any(|c| is_chinese(*c))
}

/// `N/A`
pub(super) fn is_not_available(chars: &[char]) -> bool {
    matches!(chars, ['n' | 'N', '/', 'a' | 'A', rest @ ..] if rest.first().is_none_or(|c| !c.is_alphanumeric()))
}

/// The number of characters of a date or a time: `2024-03-12`, `14:02:10.532918`.
pub(super) fn moment(chars: &[char]) -> usize {
    let digits =
        |from: usize| chars[from.min(chars.len())..].iter().take_while(|c| c.is_ascii_digit()).count();
    let sign = |at: usize, signs: &str| chars.get(at).is_some_and(|c| signs.contains(*c));
    let first = digits(0);
    let (signs, is_long) = match first {
        4 => ("-/.", false),
        1 | 2 => (":", true),
        _ => return 0,
    };
    let second = digits(first + 1);
    let after = first + 1 + second;
    let third = digits(after + 1);
    let is_moment =
        sign(first, signs) && sign(after, signs) && (1..=2).contains(&second) && (1..=2).contains(&third);
    let mut end = after + 1 + third;
    if !is_moment || is_long && (second, third) != (2, 2) {
        return 0;
    }
    if is_long && sign(end, ".,") && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    // A time zone
    if is_long && sign(end, "+-") && digits(end + 1) == 2 && sign(end + 3, ":") && digits(end + 4) == 2 {
        end += 6;
    }
    end
}

/// Returns true for a sign before a number: `(-1`, not `4-1`.
pub(super) fn is_sign(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| chars[before]);
    chars.get(at + 1).is_some_and(char::is_ascii_digit)
        && before.is_none_or(|c| c.is_whitespace() || "([{,;:=".contains(c))
}

/// Chinese characters, kana and Hangul, whose words are not separated.
pub(super) const fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{2FFF}' | '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}')
}

/// Characters that have no width: joiners, marks of direction, variation selectors.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\0')
}

/// Maps a character to ASCII or to simplified Chinese where there is an equal one.
pub(super) fn fold(c: char) -> char {
    const TRADITIONAL: [(char, char); 23] = [
        ('題', '题'),
        ('問', '问'),
        ('規', '规'),
        ('則', '则'),
        ('無', '无'),
        ('沒', '没'),
        ('氣', '气'),
        ('對', '对'),
        ('錯', '错'),
        ('誤', '误'),
        ('違', '违'),
        ('點', '点'),
        ('個', '个'),
        ('處', '处'),
        ('黒', '黑'),
        ('結', '结'),
        ('確', '确'),
        ('訓', '训'),
        ('練', '练'),
        ('測', '测'),
        ('試', '试'),
        ('號', '号'),
        ('橫', '横'),
    ];
    if is_invisible(c) {
        return c;
    }
    match crate::source_line::plain(c) {
        c if is_chinese(c) => TRADITIONAL.iter().find(|(from, _)| *from == c).map_or(c, |(_, to)| *to),
        c => c,
    }
}
