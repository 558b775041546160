//! The layout of a diagram: the title, the boards next to each other with their captions, the footnotes.

use super::diagram::{Diagram, DiagramBoard};
use super::layout::Layout;
use super::letters::{Fonts, Letters, TextLine, coordinate_letters, first_or_last, title_letters};
use super::theme;

/// The fonts of everything except signs.
pub(super) struct SheetLetters {
    /// For titles, from the largest to the smallest.
    titles: Vec<Letters>,
    /// For captions and footnotes.
    small: Letters,
    /// For rows and columns.
    pub(super) coordinates: Letters,
}

/// The layout in pixels.
pub(super) struct Sheet<'a> {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Each board with its upper left corner.
    pub(super) boards: Vec<(&'a DiagramBoard, Layout, (u32, u32))>,
    pub(super) lines: Vec<Written<'a>>,
}

/// A line of text.
pub(super) struct Written<'a> {
    pub(super) line: TextLine<'a>,
    pub(super) at: Across,
    /// The upper edge.
    pub(super) top: u32,
}

/// The horizontal position of a line: its left end or its middle.
#[derive(Clone, Copy)]
pub(super) enum Across {
    Left(u32),
    Middle(f32),
}

impl Written<'_> {
    pub(super) fn corner(&self) -> (i32, i32) {
        let left = match self.at {
            Across::Left(left) => left as f32,
            Across::Middle(middle) => (middle - self.line.width / 2.0).max(0.0).round(),
        };
        (left as i32, self.top as i32)
    }
}

impl SheetLetters {
    pub(super) fn new(cell: u32, fonts: &'static Fonts) -> Self {
        let small = (cell as f32 * theme::NOTE_HEIGHT).max(theme::LEAST_TITLE_HEIGHT);
        Self {
            titles: title_letters(cell, fonts),
            small: Letters::new(fonts, small),
            coordinates: coordinate_letters(cell, fonts),
        }
    }
}

impl<'a> Sheet<'a> {
    pub(super) fn new(diagram: &'a Diagram, cell: u32, letters: &'a SheetLetters) -> Self {
        let small = &letters.small;
        let layouts: Vec<(&DiagramBoard, Layout)> = diagram
            .boards
            .iter()
            .map(|board| {
                let size = board.setup.size();
                (board, Layout::of_part(size, board.part.on(size), cell))
            })
            .collect();
        let gap = cell / 2;
        let widths = layouts.iter().map(|(_, layout)| layout.width + gap);
        let boards_width = widths.sum::<u32>().saturating_sub(gap);
        let width = boards_width.max(theme::LEAST_PAGE_WIDTH);
        let mut lines = Vec::new();

        let fit = letters.titles.iter().map(|letters| letters.lay_out(&diagram.title, width as f32 * 0.96));
        let title = first_or_last(fit, |line| !line.is_cut).filter(|line| !line.text.is_empty());
        let mut top = title.as_ref().map_or(0, |title| title.height() * 7 / 4);
        lines.extend(title.map(|line| {
            let top = line.height() * 3 / 8;
            Written { line, at: Across::Middle(width as f32 / 2.0), top }
        }));

        let has_captions = layouts.iter().any(|(board, _)| !board.caption.is_empty());
        let captions_top = top + small.height / 4;
        top += if has_captions { small.height * 3 / 2 } else { 0 };
        let boards_height = layouts.iter().map(|(_, layout)| layout.height).max().unwrap_or(0);
        let mut left = (width - boards_width) / 2;
        let mut boards = Vec::new();
        for (board, layout) in layouts {
            if !board.caption.is_empty() {
                let line = small.lay_out(&board.caption, layout.width as f32);
                let at = Across::Middle(left as f32 + layout.width as f32 / 2.0);
                lines.push(Written { line, at, top: captions_top });
            }
            boards.push((board, layout, (left, top)));
            left += layout.width + gap;
        }
        top += boards_height;

        let notes = wrap(small, &diagram.footnotes, (width - cell) as f32);
        let mut height = top;
        if !notes.is_empty() {
            height += small.height * (2 + 3 * notes.len() as u32) / 2;
            let tops = (0..).map(|row| top + small.height * 3 / 4 + row * (small.height * 3 / 2));
            lines.extend(notes.iter().zip(tops).map(|(note, top)| Written {
                line: small.lay_out(note, width as f32),
                at: Across::Left(cell / 2),
                top,
            }));
        }
        // A picture must have at least one pixel.
        Self { width, height: height.max(1), boards, lines }
    }
}

/// Breaks notes into lines, separated by commas.
fn wrap(letters: &Letters, notes: &[String], room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (i, note) in notes.iter().enumerate() {
        let mark = if i + 1 < notes.len() { "," } else { "" };
        let longer = lines.last().map(|line| format!("{line} {note}{mark}"));
        match longer.filter(|line| !letters.lay_out(line, room).is_cut) {
            Some(longer) => {
                lines.pop();
                lines.push(longer);
            }
            None => lines.push(format!("{note}{mark}")),
        }
    }
    lines
}
