//! Boards as tables of Markdown, where an empty point is a blank cell.

use super::source_line::SourceLine;

/// Fewer cells may be the row, the column and the colour of a stone.
const LEAST_CELLS: usize = 5;

/// Puts a dot into every blank cell, if the lines are a table of one width. The corner above the numbers of the rows stays blank.
pub(super) fn fill_blank_cells(mut lines: Vec<SourceLine<'_>>) -> Vec<SourceLine<'_>> {
    let bars = |line: &SourceLine<'_>| -> Vec<usize> {
        (0..line.chars.len()).filter(|&at| line.chars[at] == '|').collect()
    };
    let count = lines.first().map_or(0, |line| bars(line).len());
    let is_row = |line: &SourceLine<'_>| {
        let whole = line.whole();
        line.chars.get(whole.start) == Some(&'|')
            && line.chars[whole.end - 1] == '|'
            && bars(line).len() == count
    };
    if count <= LEAST_CELLS || !lines.iter().all(is_row) {
        return lines;
    }
    for (number, line) in lines.iter_mut().enumerate() {
        for (at, pair) in bars(line).windows(2).enumerate() {
            let cell = pair[0] + 1..pair[1];
            let is_corner = (number, at) == (0, 0);
            if !is_corner && !cell.is_empty() && line.chars[cell.clone()].iter().all(|c| c.is_whitespace()) {
                line.chars[cell.start] = '.';
            }
        }
    }
    lines
}
