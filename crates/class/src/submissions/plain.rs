//! Names without accents, in composed form: macOS takes letters apart, and course systems drop accents.

/// Letters with accents, after the letter that they become.
const ACCENTED: &str = "aàáâãäåāăą cçćĉċč dďđð eèéêëēĕėęě gĝğġģ hĥħ iìíîïĩīĭįı jĵ kķ lĺļľŀł nñńņňŉ oòóôõöøōŏő rŕŗř sśŝşšșß \
                        tţťŧț uùúûüũūŭůűų wŵ yýÿŷ zźżž";

/// Takes accents off, and joins the parts of Korean and Japanese letters.
pub(super) fn plain(name: &str) -> String {
    let mut letters = String::with_capacity(name.len());
    for c in name.chars() {
        let last = letters.chars().next_back().map_or(0, u32::from);
        let code = u32::from(c);
        // Lead, vowel and tail of a Korean syllable: The Unicode Standard, section 3.12.
        let joined = match (code, last) {
            (0x0300..=0x036F, _) => continue,
            (0x3099, 0x3041..=0x30FF) => Some(last + 1),
            (0x309A, 0x3041..=0x30FF) => Some(last + 2),
            (0x1161..=0x1175, 0x1100..=0x1112) => Some(0xAC00 + ((last - 0x1100) * 21 + code - 0x1161) * 28),
            (0x11A8..=0x11C2, 0xAC00..=0xD7A3) if (last - 0xAC00).is_multiple_of(28) => {
                Some(last + code - 0x11A7)
            }
            _ => None,
        };
        if let Some(joined) = joined.and_then(char::from_u32) {
            letters.pop();
            letters.push(joined);
            continue;
        }
        let lower = c.to_lowercase().next().unwrap_or(c);
        let base = ACCENTED.split(' ').find(|group| !c.is_ascii() && group.contains(lower));
        let base = base.and_then(|group| group.chars().next()).unwrap_or(lower);
        letters.push(if c.is_uppercase() && base.is_ascii() {
            base.to_ascii_uppercase()
        } else if base.is_ascii() {
            base
        } else {
            c
        });
    }
    letters
}

/// A name in lower case, with full-width letters and digits made half-width.
pub(super) fn folded(name: &str) -> String {
    let narrow = |c: char| match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    };
    name.chars().map(narrow).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn composed_and_decomposed_names_are_the_same() {
        for (name, expected) in [
            ("Zoë Müller", "Zoe Muller"),
            ("Zoe\u{308} Mu\u{308}ller", "Zoe Muller"),
            ("ŁUKASZ Ångström", "LUKASZ Angstrom"),
            ("\u{1107}\u{1161}\u{11A8}\u{110C}\u{1175}\u{1112}\u{1167}\u{11AB}", "박지현"),
            ("か\u{3099}は\u{309A}", "がぱ"),
            ("王伟", "王伟"),
        ] {
            assert_eq!(plain(name), expected);
        }
    }
}
