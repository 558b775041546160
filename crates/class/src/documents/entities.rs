//! Characters that web pages write as `&name;` or `&#number;`.

/// The names that occur in texts, with their characters.
const NAMES: [(&str, char); 24] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", ' '),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("ndash", '\u{2013}'),
    ("mdash", '\u{2014}'),
    ("minus", '\u{2212}'),
    ("times", '\u{D7}'),
    ("check", '\u{2713}'),
    ("cross", '\u{2717}'),
    ("radic", '\u{221A}'),
    ("lsquo", '\u{2018}'),
    ("rsquo", '\u{2019}'),
    ("ldquo", '\u{201C}'),
    ("rdquo", '\u{201D}'),
    ("middot", '\u{B7}'),
    ("bull", '\u{2022}'),
    ("rarr", '\u{2192}'),
    ("hellip", '\u{2026}'),
];

/// A text with the characters that its entities stand for; others are left as they are.
pub(super) fn decoded(text: &str) -> String {
    /// The longest of all names and numbers.
    const MOST: usize = 12;
    let mut parts = text.split('&');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let entity = part.split_once(';').filter(|(name, _)| name.len() <= MOST);
        match entity.and_then(|(name, rest)| Some((character(name)?, rest))) {
            Some((c, rest)) => {
                decoded.push(c);
                decoded += rest;
            }
            None => {
                decoded.push('&');
                decoded += part;
            }
        }
    }
    decoded
}

fn character(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#') else {
        return NAMES.iter().find(|(of, _)| *of == name).map(|&(_, c)| c);
    };
    let number = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(number.ok()?).filter(|c| *c != '\0')
}
