//! Boards as Markdown tables, where an empty point is a blank cell.

use super::source_line::SourceLine;
use std::ops::Range;

/// Fewer cells may be the row, the column and the colour of a stone.
const MIN_CELLS: usize = 5;

/// Puts a dot into every blank cell if the lines are a table of one width. The corner above the row numbers stays blank.
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
    if count <= MIN_CELLS || !lines.iter().all(is_row) {
        return lines;
    }
    for (number, line) in lines.iter_mut().enumerate() {
        let cells = bars(line).windows(2).map(|pair| pair[0] + 1..pair[1]).collect::<Vec<_>>();
        let is_blank = |cell: &Range<usize>| line.chars[cell.clone()].iter().all(|c| c.is_whitespace());
        let blank: Vec<Range<usize>> = cells.iter().filter(|cell| is_blank(cell)).cloned().collect();
        // The corner above the row numbers.
        if number == 0 && blank.len() == 1 && blank[0] == cells[0] {
            continue;
        }
        for cell in blank.into_iter().filter(|cell| !cell.is_empty()) {
            line.chars[cell.start] = '.';
        }
    }
    lines
}
