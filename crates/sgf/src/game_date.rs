//! The first day of a game, from DT in any usual form.

use super::date::Date;
use std::fmt;

/// A date of which the day, or the day and the month, may be unknown. Never a date that no calendar has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameDate {
    year: u32,
    month: Option<u32>,
    day: Option<u32>,
}

/// The English names of months, of which three letters are enough.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A part of a date.
#[derive(Clone, Copy)]
enum Part {
    Number { value: u32, digits: usize },
    Month(u32),
}

impl GameDate {
    /// Parses the first date of DT: `1996-05-06,07`, `1996-05`, `1996`, and forms that SGF does not define but that mean one
    /// date only, such as `1996/5/6`, `1996.05.06`, `1996年5月6日`, `6 May 1996`, `May 6th, 1996` and `19960506`. Returns
    /// `None` for anything else, such as `05/06/1996`.
    ///
    /// ```
    /// use gocheck_sgf::GameDate;
    ///
    /// let iso = |text: &str| GameDate::parse(text).map(|date| date.to_string());
    /// assert_eq!(iso("1996-05-06,07").as_deref(), Some("1996-05-06"));
    /// assert_eq!(iso("May 1996").as_deref(), Some("1996-05"));
    /// assert_eq!(iso("1996-02-30"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (parts, is_dated) = parts(text);
        let found = match *parts.as_slice() {
            [Part::Number { value, digits: 8 }, ..] => {
                Self { year: value / 10_000, month: Some(value / 100 % 100), day: Some(value % 100) }
            }
            [Part::Number { value: year, digits: 4 }, ref rest @ ..] => {
                let (month, rest) = match *rest {
                    [Part::Number { value, digits: 1 | 2 }, ref rest @ ..] if is_dated => (Some(value), rest),
                    [Part::Month(month), ref rest @ ..] => (Some(month), rest),
                    _ => (None, rest),
                };
                let day = match *rest {
                    [Part::Number { value, digits: 1 | 2 }, ..] if month.is_some() => Some(value),
                    _ => None,
                };
                Self { year, month, day }
            }
            [
                Part::Month(month),
                Part::Number { value: day, digits: 1 | 2 },
                Part::Number { value: year, digits: 4 },
                ..,
            ]
            | [
                Part::Number { value: day, digits: 1 | 2 },
                Part::Month(month),
                Part::Number { value: year, digits: 4 },
                ..,
            ] => Self { year, month: Some(month), day: Some(day) },
            [Part::Month(month), Part::Number { value: year, digits: 4 }, ..] => {
                Self { year, month: Some(month), day: None }
            }
            _ => return None,
        };
        let Self { year, month, day } = found;
        Date { year: Some(year), month, day }.is_possible().then_some(found)
    }

    /// Parses a text that is only a year, a month and perhaps a day, in this order: `1996/5/6`, `1996年5月6日`.
    pub(crate) fn whole(text: &str) -> Option<Self> {
        let mut numbers =
            text.trim().split(|c: char| "-/.年月日号".contains(c)).filter(|part| !part.is_empty());
        let is_number = |number: &str, least: usize, most: usize| {
            (least..=most).contains(&number.len()) && number.bytes().all(|digit| digit.is_ascii_digit())
        };
        let is_year = numbers.next().is_some_and(|year| is_number(year, 4, 4));
        let rest: Vec<&str> = numbers.collect();
        let are_numbers = is_year && rest.iter().all(|number| is_number(number, 1, 2));
        let date = Self::parse(text).filter(|_| are_numbers && (1..=2).contains(&rest.len()))?;
        let parts = usize::from(date.month.is_some()) + usize::from(date.day.is_some());
        (parts == rest.len()).then_some(date)
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u32 {
        self.year
    }

    /// The first day that it may mean, as a year, a month and a day.
    #[must_use]
    pub fn first_day(self) -> [u32; 3] {
        [self.year, self.month.unwrap_or(1), self.day.unwrap_or(1)]
    }

    /// The last day that it may mean, or one that no calendar has after it.
    #[must_use]
    pub fn last_day(self) -> [u32; 3] {
        [self.year, self.month.unwrap_or(12), self.day.unwrap_or(31)]
    }
}

/// Reads the numbers and months at the start, and whether a month may follow the year as a number: nothing but one sign
/// of a date stands between them.
fn parts(text: &str) -> (Vec<Part>, bool) {
    let (mut parts, mut is_dated) = (Vec::new(), false);
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next().filter(|_| parts.len() < 3) {
        let length = |is_it: fn(char) -> bool| rest.find(|c: char| !is_it(c)).unwrap_or(rest.len());
        let digits = length(|c| c.is_ascii_digit());
        if digits > 0 {
            let Ok(value) = rest[..digits].parse() else { return (parts, is_dated) };
            parts.push(Part::Number { value, digits });
            rest = &rest[digits..];
            let after = ["st", "nd", "rd", "th"].iter().find_map(|ending| rest.strip_prefix(ending));
            let after = after.unwrap_or(rest);
            let is_sign = |c: char| "-/.年月日".contains(c);
            let sign = after.starts_with(is_sign);
            match parts.len() {
                1 => is_dated = sign,
                // After a year and a month, only another sign leads to the day.
                2 if is_dated && !sign => return (parts, is_dated),
                _ => {}
            }
            rest = after.strip_prefix(is_sign).unwrap_or(after).trim_start();
        } else if first.is_alphabetic() {
            let (word, after) = rest.split_at(length(char::is_alphabetic));
            let word = word.to_lowercase();
            let month = MONTHS.iter().position(|name| word.len() >= 3 && name.starts_with(&word));
            let Some(month) = month else { return (parts, is_dated) };
            parts.push(Part::Month(month as u32 + 1));
            rest = after.trim_start_matches(['.', ',', '-', ' ']);
        } else if matches!(first, ',' | ' ') && matches!(parts.first(), Some(Part::Month(_))) {
            rest = &rest[1..];
        } else {
            return (parts, is_dated);
        }
    }
    (parts, is_dated)
}

/// `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as ISO 8601.
impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        [self.month, self.day].into_iter().flatten().try_for_each(|part| write!(f, "-{part:02}"))
    }
}

#[cfg(test)]
mod tests {
    use super::GameDate;

    #[test]
    fn dates_in_the_forms_of_servers_and_books() {
        for (text, iso) in [
            ("1996-05-06", "1996-05-06"),
            ("1996-05-06,07,08", "1996-05-06"),
            ("1996-12-27,28,1997-01-03,04", "1996-12-27"),
            ("1996-05,06", "1996-05"),
            ("1996-05", "1996-05"),
            ("1996", "1996"),
            (" 1996-5-6 ", "1996-05-06"),
            ("1996/05/06", "1996-05-06"),
            ("1996.05.06", "1996-05-06"),
            ("1996年5月6日", "1996-05-06"),
            ("1996年", "1996"),
            ("19960506", "1996-05-06"),
            ("6 May 1996", "1996-05-06"),
            ("May 6, 1996", "1996-05-06"),
            ("Sept 6th, 1996", "1996-09-06"),
            ("6th May 1996", "1996-05-06"),
            ("November 1846", "1846-11"),
            ("1996-05-06 (Tokyo)", "1996-05-06"),
            ("2017-01-02 12:30:00", "2017-01-02"),
            ("1846 (spring)", "1846"),
            ("2000-02-29", "2000-02-29"),
        ] {
            assert_eq!(GameDate::parse(text).map(|date| date.to_string()).as_deref(), Some(iso), "{text}");
        }
        for text in [
            "",
            "?",
            "c. 1640",
            "05/06/1996",
            "96-05-06",
            "2016-13-45",
            "1900-02-29",
            "1996-05-32",
            "Edo",
            "Published 1996",
            "99999999999999",
        ] {
            assert_eq!(GameDate::parse(text), None, "{text}");
        }
    }
}
