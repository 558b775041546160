//! Lines of text from paragraphs and tables. A row of a table is as many lines as its highest cell, with the cells next to each
//! other, as on paper.

use super::document::{DocumentFault, MAX_BYTES};

/// Puts text and the ends of paragraphs, cells and rows into lines.
#[derive(Default)]
pub(super) struct Layout {
    /// The lines outside of tables.
    page: Lines,
    /// The open rows, the outermost first.
    rows: Vec<Row>,
    /// The number of bytes so far.
    size: usize,
}

#[derive(Default)]
struct Lines {
    all: Vec<String>,
    last: String,
}

#[derive(Default)]
struct Row {
    cells: Vec<Vec<String>>,
    /// The cell that is open.
    open: Option<Lines>,
}

impl Lines {
    /// Ends the line if it has any text.
    fn close(&mut self) {
        if !self.last.trim().is_empty() {
            self.all.push(self.last.trim_end_matches(' ').to_owned());
        }
        self.last.clear();
    }
}

impl Layout {
    fn lines(&mut self) -> &mut Lines {
        self.rows.last_mut().and_then(|row| row.open.as_mut()).unwrap_or(&mut self.page)
    }

    /// Adds text to the line.
    pub(super) fn text(&mut self, text: &str) -> Result<(), DocumentFault> {
        self.grow(text.len())?;
        let mut parts = text.split(['\n', '\u{2028}', '\u{2029}']);
        self.lines().last += parts.next().unwrap_or_default();
        for part in parts {
            self.line_break()?;
            self.lines().last += part;
        }
        Ok(())
    }

    /// Returns true if the line is empty or ends with white space.
    pub(super) fn is_after_blank(&mut self) -> bool {
        self.lines().last.chars().next_back().is_none_or(char::is_whitespace)
    }

    /// The number of open rows.
    pub(super) const fn open_rows(&self) -> usize {
        self.rows.len()
    }

    /// Ends the line, even if it is empty.
    pub(super) fn line_break(&mut self) -> Result<(), DocumentFault> {
        self.grow(1)?;
        let lines = self.lines();
        lines.all.push(std::mem::take(&mut lines.last));
        Ok(())
    }

    /// Ends the line if there is any text in it.
    pub(super) fn end_block(&mut self) -> Result<(), DocumentFault> {
        self.grow(1)?;
        self.lines().close();
        Ok(())
    }

    pub(super) fn begin_row(&mut self) -> Result<(), DocumentFault> {
        self.end_block()?;
        self.rows.push(Row::default());
        Ok(())
    }

    pub(super) fn begin_cell(&mut self) -> Result<(), DocumentFault> {
        self.end_cell(1)?;
        if let Some(row) = self.rows.last_mut() {
            row.open = Some(Lines::default());
        }
        Ok(())
    }

    /// Ends the cell that is open, and repeats it.
    pub(super) fn end_cell(&mut self, count: usize) -> Result<(), DocumentFault> {
        let Some(row) = self.rows.last_mut() else { return Ok(()) };
        let Some(mut cell) = row.open.take() else { return Ok(()) };
        cell.close();
        let size: usize = cell.all.iter().map(|line| line.len() + 1).sum();
        for _ in 0..count {
            self.grow(size + 1)?;
            if let Some(row) = self.rows.last_mut() {
                row.cells.push(cell.all.clone());
            }
        }
        Ok(())
    }

    pub(super) fn end_row(&mut self) -> Result<(), DocumentFault> {
        self.end_cell(1)?;
        let Some(Row { cells, .. }) = self.rows.pop() else { return Ok(()) };
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for at in 0..height.max(1) {
            self.grow(cells.len())?;
            let line = |cell: &Vec<String>| cell.get(at).cloned().unwrap_or_default();
            let line = cells.iter().map(line).collect::<Vec<String>>().join("\t");
            self.text(line.trim_end_matches('\t'))?;
            self.line_break()?;
        }
        Ok(())
    }

    /// Counts bytes, and stops if there are too many.
    fn grow(&mut self, bytes: usize) -> Result<(), DocumentFault> {
        self.size += bytes;
        if self.size > MAX_BYTES { Err(DocumentFault::Large) } else { Ok(()) }
    }

    /// The text; rows and cells that are still open end.
    pub(super) fn finish(mut self) -> Result<String, DocumentFault> {
        while !self.rows.is_empty() {
            self.end_row()?;
        }
        self.page.close();
        let mut text = self.page.all.join("\n");
        text.push('\n');
        Ok(text)
    }
}
