use super::pieces::{is_bracketed, is_point_alone};
use crate::source_line::SourceLine;
use crate::words::{Label, label};
use std::ops::Range;

/// Counts the items of a numbered list.
#[derive(Default)]
pub(super) struct Numbering {
    /// The last number before a point.
    numbered: Option<i32>,
}

impl Numbering {
    /// Strips the bullet or the number of a list's item: `- 4 1`, `2. (4, 1)`, `3) 4 1`. Numbers must be consecutive.
    pub(super) fn without_number(&mut self, line: &SourceLine<'_>, part: Range<usize>) -> Range<usize> {
        let chars = &line.chars[part.clone()];
        let rest = |skipped: usize| line.trimmed(part.start + skipped..part.end, char::is_whitespace);
        if chars.first().is_some_and(|c| "-*+".contains(*c))
            && chars.get(1).is_some_and(|c| c.is_whitespace())
        {
            return rest(1);
        }
        // `[1] TRUE`, `[2,] 0 6`: R
        if let Some((index, after)) =
            line.text(part.clone()).strip_prefix('[').and_then(|text| text.split_once(']'))
            && !after.trim().is_empty()
            && !index.is_empty()
            && index.trim_end_matches(',').bytes().all(|byte| byte.is_ascii_digit())
            && !after.trim_start().starts_with([',', ']', '['])
        {
            return rest(chars.len() - after.chars().count());
        }
        // `Position 1: (0, 3)`
        let word: String = chars.iter().take_while(|c| c.is_alphabetic()).collect();
        if label(&word) == Some(Label::Value)
            && let Some(colon) = chars.iter().position(|&c| c == ':')
            && line.text(part.start + word.chars().count()..part.start + colon).trim().parse::<i32>().is_ok()
        {
            return rest(colon + 1);
        }
        let open = usize::from(chars.first() == Some(&'('));
        let digits = chars.iter().skip(open).take_while(|c| c.is_ascii_digit()).count();
        let after = open + digits;
        let number: Option<i32> = line.text(part.start + open..part.start + after).parse().ok();
        let is_marked = match chars.get(after) {
            Some(')') => true,
            // `1.` may be a number of numpy, `1,` the row of a point.
            Some('.') => open == 0 && is_point_alone(line, rest(after + 1)),
            Some(',' | ':') => open == 0 && chars.get(after + 1..).is_some_and(is_bracketed),
            _ => false,
        };
        match number.filter(|_| is_marked && (1..=3).contains(&digits)) {
            Some(number) if self.numbered.map_or(number < 2, |last| number == last + 1) => {
                self.numbered = Some(number);
                rest(after + 1)
            }
            _ => part,
        }
    }
}
