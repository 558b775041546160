//! Number formats of workbooks (ECMA-376, part 1, sections 18.8.30 and 18.8.31): which numbers are dates, and which have leading
//! zeros.

use super::document::DocumentFault;
use super::xml::{attribute, children, parsed};
use std::collections::HashMap;

/// How a cell shows its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NumberFormat {
    #[default]
    Plain,
    /// A date or a time.
    Date,
    /// With at least this many digits: `00`.
    Digits(usize),
}

/// The formats of the styles that cells refer to.
pub(super) fn formats(styles: &str) -> Result<Vec<NumberFormat>, DocumentFault> {
    let styles = parsed(styles)?;
    let root = styles.root_element();
    let number = |node, name| attribute(node, name).and_then(|id| id.parse::<u32>().ok());
    let formats = children(root, "numFmts").flat_map(|all| all.children());
    let own: HashMap<u32, NumberFormat> = formats
        .filter_map(|format| Some((number(format, "numFmtId")?, of_code(attribute(format, "formatCode")?))))
        .collect();
    let cells = children(root, "cellXfs").flat_map(|all| children(all, "xf"));
    let format = |id: u32| own.get(&id).copied().unwrap_or_else(|| built_in(id));
    Ok(cells.map(|cell| number(cell, "numFmtId").map_or(NumberFormat::Plain, format)).collect())
}

/// The formats that have no code in the file; 27 to 58 are the dates of East Asian versions.
const fn built_in(id: u32) -> NumberFormat {
    match id {
        14..=22 | 27..=36 | 45..=47 | 50..=58 => NumberFormat::Date,
        _ => NumberFormat::Plain,
    }
}

/// The format of a code such as `m"月"d"日"`: texts in quotes and colours in brackets are not part of a date.
fn of_code(code: &str) -> NumberFormat {
    let is_zeros = !code.is_empty() && code.bytes().all(|byte| byte == b'0');
    if is_zeros {
        return NumberFormat::Digits(code.len());
    }
    let (mut is_quoted, mut is_in_brackets, mut chars) = (false, false, code.chars());
    while let Some(c) = chars.next() {
        match c {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '\\' | '_' | '*' => drop(chars.next()),
            '[' => is_in_brackets = true,
            ']' => is_in_brackets = false,
            // `General` has no letter of a date except e.
            'y' | 'm' | 'd' | 'h' | 's' | 'Y' | 'M' | 'D' | 'H' | 'S' if !is_in_brackets => {
                return NumberFormat::Date;
            }
            _ => {}
        }
    }
    NumberFormat::Plain
}

/// The number as the cell shows it: 3, not 3.0.
pub(super) fn shown(number: &str, format: NumberFormat) -> String {
    const MOST: f64 = 1e15;
    let Ok(value) = number.trim().parse::<f64>() else { return number.to_owned() };
    match format {
        NumberFormat::Date => format!("[{}]", date(value)),
        NumberFormat::Digits(digits) if (0.0..MOST).contains(&value) => {
            format!("{:0width$}", value.round() as u64, width = digits.min(20))
        }
        _ if value.fract() == 0.0 && value.abs() < MOST => format!("{}", value as i64),
        _ => number.trim().to_owned(),
    }
}

/// The date of a number of days since the end of 1899: `2019-04-01`. February 1900 has a 29th day there.
fn date(days: f64) -> String {
    const MOST: f64 = 2_958_466.0;
    if !(0.0..MOST).contains(&days) {
        return days.to_string();
    }
    // Days since 1 March of the year 0, from which years of 365.2425 days are counted (Howard Hinnant, civil_from_days).
    let days = days as i64 + i64::from(days < 60.0) - 25_569 + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + i64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_look_as_in_the_workbook() {
        for (number, format, text) in [
            ("3", "General", "3"),
            ("3.0", "General", "3"),
            ("1E1", "0.00", "10"),
            ("4.1", "General", "4.1"),
            ("0", "00", "00"),
            ("43556", "m/d", "[2019-04-01]"),
            ("45383", r#"m"月"d"日""#, "[2024-04-01]"),
            ("1", "yyyy", "[1900-01-01]"),
            ("61", "d-mmm", "[1900-03-01]"),
            ("3", r#""row "0"#, "3"),
            ("3", "[Red]0", "3"),
            ("-1", "General", "-1"),
            ("x", "General", "x"),
        ] {
            assert_eq!(shown(number, of_code(format)), text, "{number} {format}");
        }
    }
}
