//! The date of a game: DT.

/// The first part of a DT that is not a valid date, such as `2016-13-45`. Parts are separated by commas: `YYYY-MM-DD`,
/// `YYYY-MM`, `YYYY`, and after another part only the changed fields, `MM-DD`, `MM` or `DD`. Other forms are ignored.
pub(super) fn impossible_date(text: &str) -> Option<&str> {
    let mut last = Date::default();
    text.split(',').map(str::trim).find(|part| {
        let Some(date) = last.followed_by(part) else { return false };
        last = date;
        !date.is_possible()
    })
}

/// A date, as far as given.
#[derive(Clone, Copy, Default)]
pub(super) struct Date {
    pub(super) year: Option<u32>,
    pub(super) month: Option<u32>,
    pub(super) day: Option<u32>,
}

impl Date {
    /// The date of a part that follows this one; `None` if it has another form.
    fn followed_by(self, part: &str) -> Option<Self> {
        let number = |digits: &str, length: usize| {
            let is_it = digits.len() == length && digits.bytes().all(|digit| digit.is_ascii_digit());
            is_it.then(|| digits.parse::<u32>().ok()).flatten()
        };
        let mut fields = part.split('-');
        let parts = [fields.next(), fields.next(), fields.next()];
        if fields.next().is_some() {
            return None;
        }
        let Self { year, month, day } = self;
        Some(match parts {
            [Some(a), b, c] if a.len() == 4 => {
                let number = |field: Option<&str>| field.map_or(Some(None), |f| number(f, 2).map(Some));
                Self { year: Some(a.parse().ok()?), month: number(b)?, day: number(c)? }
            }
            [Some(a), Some(b), None] if year.is_some() => {
                Self { month: Some(number(a, 2)?), day: Some(number(b, 2)?), ..self }
            }
            [Some(a), None, None] if day.is_some() => Self { day: Some(number(a, 2)?), ..self },
            [Some(a), None, None] if month.is_some() => Self { month: Some(number(a, 2)?), ..self },
            _ => return None,
        })
    }

    /// Returns false for a month or a day that no calendar has.
    pub(super) const fn is_possible(self) -> bool {
        let Some(month) = self.month else { return true };
        let days = match (month, self.year) {
            (4 | 6 | 9 | 11, _) => 30,
            (2, Some(year))
                if !year.is_multiple_of(4) || year.is_multiple_of(100) && !year.is_multiple_of(400) =>
            {
                28
            }
            (2, _) => 29,
            (1..=12, _) => 31,
            _ => return false,
        };
        match self.day {
            Some(day) => 1 <= day && day <= days,
            None => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::impossible_date;

    #[test]
    fn calendars_have_it_or_not() {
        for text in [
            "1996-05-06",
            "1996-05",
            "1996",
            "1996-02-29",
            "2000-02-29",
            "1996-05,06",
            "1996-05-06,07,08",
            "1996-05-06,06-01",
            "1996-12-27,28,1997-01-03,04",
            "1996/13/45",
            "Published in 1996-13",
            "c. 1640",
            "2016-13-45 (?)",
            "",
        ] {
            assert_eq!(impossible_date(text), None, "{text}");
        }
        for (text, part) in [
            ("2016-13-45", "2016-13-45"),
            ("2016-00", "2016-00"),
            ("1996-05-06,07,32", "32"),
            ("1900-02-29", "1900-02-29"),
            ("2001-04-30, 31", "31"),
            ("1999-11-30,12-32", "12-32"),
        ] {
            assert_eq!(impossible_date(text), Some(part), "{text}");
        }
    }
}
