use serde_json::{Value, json};

/// How the answers of a protocol name squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// Numbers from 0: a column and a row for each square.
    XY,
    /// Numbers from 0: a row and a column for each square.
    RowColumn,
    /// An object with these fields, columns and rows in turn.
    Json(&'static [&'static str]),
    /// Squares such as `b7`, without blanks between them.
    Squares,
    /// An engine's answer, which begins like this, among other lines. Squares follow as in `Squares`.
    Engine(&'static str),
}

impl AnswerForm {
    /// Which number of a square is its row.
    #[must_use]
    pub const fn row(self) -> usize {
        match self {
            Self::RowColumn => 0,
            _ => 1,
        }
    }

    /// Returns true if squares have names such as `b7`.
    #[must_use]
    pub const fn names_squares(self) -> bool {
        matches!(self, Self::Squares | Self::Engine(_))
    }

    /// Returns the numbers of an answer, two for each square; they can be off the board.
    #[must_use]
    pub fn numbers(self, line: &str) -> Option<Vec<i64>> {
        match self {
            Self::XY | Self::RowColumn => {
                line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<i64>>>()
            }
            Self::Json(fields) => {
                let value: Value = serde_json::from_str(line).ok()?;
                let response = value.get("response").unwrap_or(&value);
                fields.iter().map(|&name| response.get(name)?.as_i64()).collect()
            }
            Self::Squares => numbers_of_squares(line.split_whitespace().next()?),
            Self::Engine(begin) => {
                let answer = line.strip_prefix(begin)?.trim().to_ascii_lowercase();
                numbers_of_squares(answer.split([' ', '/']).next()?)
            }
        }
        .filter(|numbers| !numbers.is_empty() && numbers.len().is_multiple_of(2))
    }

    /// Returns the answer with these numbers, if they can be written in this form.
    #[must_use]
    pub fn text(self, numbers: &[i64]) -> Option<String> {
        match self {
            Self::XY | Self::RowColumn => {
                Some(numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            }
            Self::Json(fields) if fields.len() == numbers.len() => {
                let response: Value = fields.iter().zip(numbers).map(|(name, at)| (*name, *at)).collect();
                Some(json!({ "response": response }).to_string())
            }
            Self::Squares => squares(numbers),
            Self::Engine(begin) => Some(format!("{begin}{}", squares(numbers)?)),
            Self::Json(_) => None,
        }
    }
}

fn numbers_of_squares(mut rest: &str) -> Option<Vec<i64>> {
    let mut numbers = Vec::new();
    while let Some(letter) = rest.chars().next().filter(char::is_ascii_lowercase) {
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let rank: i64 = rest[1..=digits].parse().ok()?;
        numbers.extend([i64::from(u32::from(letter) - u32::from('a')), rank - 1]);
        rest = &rest[digits + 1..];
    }
    rest.is_empty().then_some(numbers)
}

fn squares(numbers: &[i64]) -> Option<String> {
    let square = |pair: &[i64]| {
        let letter = char::from(b'a' + u8::try_from(pair[0]).ok().filter(|&file| file < 26)?);
        Some(format!("{letter}{}", pair[1] + 1))
    };
    numbers.chunks_exact(2).map(square).collect()
}
