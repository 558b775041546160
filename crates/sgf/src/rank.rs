//! Ranks of players: BR and WR.

use std::fmt;

/// A rank. Ranks are ordered by strength: any dan is above any kyu, and any professional above any amateur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    class: Class,
    /// The strength within the class: kyu are negative.
    number: i8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Amateur,
    Professional,
}

/// The unit that follows the number.
enum Unit {
    Kyu,
    Dan,
    Professional,
}

/// Units as they are written. A unit that begins with another one comes first.
const UNITS: [(&str, Unit); 17] = [
    ("professional", Unit::Professional),
    ("kyu", Unit::Kyu),
    ("k", Unit::Kyu),
    ("级", Unit::Kyu),
    ("級", Unit::Kyu),
    ("급", Unit::Kyu),
    ("gup", Unit::Kyu),
    ("dan", Unit::Dan),
    ("dp", Unit::Professional),
    ("d", Unit::Dan),
    ("段", Unit::Dan),
    ("단", Unit::Dan),
    ("pro", Unit::Professional),
    ("p", Unit::Professional),
    ("品", Unit::Professional),
    ("職業", Unit::Professional),
    ("职业", Unit::Professional),
];

/// Words anywhere in a rank that make it professional. A `p` before the number, as in `P9段`, does, too.
const PROFESSIONAL: [&str; 7] = ["pro", "职业", "職業", "专业", "專業", "プロ", "프로"];

/// Chinese numerals and `初`, the first dan. `十段` is a title.
const NUMERALS: [(char, i8); 10] = [
    ('初', 1),
    ('一', 1),
    ('二', 2),
    ('三', 3),
    ('四', 4),
    ('五', 5),
    ('六', 6),
    ('七', 7),
    ('八', 8),
    ('九', 9),
];

impl Rank {
    /// Parses a rank: `5k`, `9 dan`, `3p`, `九段`, `P9段`, `2d?`. Returns `None` if it is not a kyu from 1 to 30 or a dan
    /// from 1 to 10, with the unit.
    ///
    /// ```
    /// use gocheck_sgf::Rank;
    ///
    /// let rank = |text: &str| Rank::parse(text).ok_or("not a rank");
    /// assert!(rank("5k")? < rank("1 dan")? && rank("9d")? < rank("1p")?);
    /// assert_eq!((rank("九段")?.number(), rank("18级")?.number()), (9, -18));
    /// assert_eq!(Rank::parse("1987 Elo"), None);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text: String = text.trim().chars().map(narrow).collect::<String>().to_lowercase();
        let start = text.find(|c: char| c.is_ascii_digit() || numeral(c).is_some())?;
        let (before, rest) = text.split_at(start);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = match digits {
            0 => {
                let first = rest.chars().next()?;
                (numeral(first)?, &rest[first.len_utf8()..])
            }
            digits => (rest[..digits].parse().ok()?, &rest[digits..]),
        };
        let rest = rest.trim_start_matches([' ', '-', '.']);
        let before = before.trim();
        let named = UNITS.iter().find_map(|(name, unit)| Some((unit, rest.strip_prefix(name)?)));
        // `P9` has no other unit.
        let alone = (before == "p" && rest.is_empty()).then_some((&Unit::Professional, rest));
        let (unit, named) = named.or(alone)?;
        // A longer word is something else.
        if rest.starts_with(|c: char| c.is_ascii_alphabetic())
            && named.starts_with(|c: char| c.is_ascii_alphanumeric())
        {
            return None;
        }
        let is_said = PROFESSIONAL.iter().any(|word| before.contains(word) || named.contains(word));
        let is_professional = matches!(unit, Unit::Professional) || is_said || before == "p";
        let class = if is_professional { Class::Professional } else { Class::Amateur };
        match unit {
            Unit::Kyu if (1..=30).contains(&number) && !is_professional => {
                Some(Self { class, number: -number })
            }
            Unit::Dan | Unit::Professional if (1..=10).contains(&number) => Some(Self { class, number }),
            _ => None,
        }
    }

    /// The number: 5 dan is 5, 5 kyu is -5.
    #[must_use]
    pub const fn number(self) -> i8 {
        self.number
    }

    /// Returns true if the rank says that it is professional.
    #[must_use]
    pub const fn is_professional(self) -> bool {
        matches!(self.class, Class::Professional)
    }
}

/// `5k`, `5d` or `5p`.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match (self.class, self.number) {
            (Class::Professional, _) => 'p',
            (Class::Amateur, ..0) => 'k',
            (Class::Amateur, _) => 'd',
        };
        write!(f, "{}{unit}", self.number.unsigned_abs())
    }
}

fn numeral(found: char) -> Option<i8> {
    NUMERALS.iter().find(|(numeral, _)| *numeral == found).map(|&(_, number)| number)
}

/// A full-width letter or digit as the usual one.
fn narrow(found: char) -> char {
    match found {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(found as u32 - 0xFEE0).unwrap_or(found),
        found => found,
    }
}

#[cfg(test)]
mod tests {
    use super::Rank;

    #[test]
    fn ranks_as_servers_and_books_write_them() {
        for (text, shown) in [
            ("9p", "9p"),
            ("9 dan", "9d"),
            ("9dan", "9d"),
            ("3d*", "3d"),
            ("2k?", "2k"),
            ("18 kyu", "18k"),
            ("7-dan", "7d"),
            ("9 dan pro", "9p"),
            ("9d pro", "9p"),
            ("4dp", "4p"),
            ("pro 4 dan", "4p"),
            ("九段", "9d"),
            ("初段", "1d"),
            ("９段", "9d"),
            ("P9段", "9p"),
            ("P9", "9p"),
            ("职业九段", "9p"),
            ("プロ五段", "5p"),
            ("18级", "18k"),
            ("5級", "5k"),
            ("9단", "9d"),
            ("18급", "18k"),
            ("3p, Meijin", "3p"),
            ("ama 6d", "6d"),
        ] {
            assert_eq!(Rank::parse(text).map(|rank| rank.to_string()).as_deref(), Some(shown), "{text}");
        }
        for text in
            ["", "-", "?", "NR", "Meijin", "2345", "1987 Elo", "0d", "31k", "12d", "5 points", "5kg", "pro"]
        {
            assert_eq!(Rank::parse(text), None, "{text}");
        }
    }
}
