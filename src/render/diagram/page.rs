//! A diagram's page: the title, the boards side by side, the footnotes.

use super::{Diagram, draw};
use crate::render::encode::encode;
use crate::render::layout::{CELL_RANGE, Layout};
use crate::render::letters::{Fonts, Letters};
use crate::render::palette::{Matcher, mix};
use crate::render::{RenderError, theme};
use image::{RgbImage, imageops};

/// Draws a diagram as a PNG file.
pub(super) fn draw(diagram: &Diagram, cell: u32) -> Result<Vec<u8>, RenderError> {
    if !CELL_RANGE.contains(&cell) {
        return Err(RenderError::Cell(cell));
    }
    let fonts = Fonts::embedded()?;
    let boards: Vec<(&str, RgbImage)> = diagram
        .boards
        .iter()
        .map(|board| {
            let layout = Layout::new(board.setup.size(), cell);
            (board.caption.as_str(), draw::draw(&layout, &fonts.latin, board))
        })
        .collect();
    let gap = cell / 2;
    let boards_width = boards.iter().map(|(_, board)| board.width() + gap).sum::<u32>().saturating_sub(gap);
    let width = boards_width.max(theme::LEAST_PAGE_WIDTH);

    let scale = |share: f32, least: f32| (cell as f32 * share).max(least);
    let title =
        Line::new(fonts, &diagram.title, width, scale(theme::TITLE_HEIGHT, theme::LEAST_TITLE_HEIGHT));
    let small = Letters::new(fonts, scale(theme::NOTE_HEIGHT, theme::LEAST_TITLE_HEIGHT));
    let has_captions = boards.iter().any(|(caption, _)| !caption.is_empty());
    let captions_height = if has_captions { small.height * 3 / 2 } else { 0 };
    let notes = wrap(&small, &diagram.footnotes, (width - cell) as f32);
    let boards_height = boards.iter().map(|(_, board)| board.height()).max().unwrap_or(0);

    let title_height = title.as_ref().map_or(0, |title| title.letters.height * 7 / 4);
    let top = title_height + captions_height;
    let notes_height = if notes.is_empty() { 0 } else { small.height * (2 + 3 * notes.len() as u32) / 2 };
    let height = top + boards_height + notes_height;

    let mut page = RgbImage::from_pixel(width, height, theme::PAPER);
    if let Some(Line { letters, text }) = title {
        let room = (width - cell / 3) as f32;
        write(&mut page, &letters, &text, room, |line| (width as f32 - line) / 2.0, letters.height * 3 / 8);
    }
    let mut left = (width - boards_width) / 2;
    for (caption, board) in &boards {
        imageops::replace(&mut page, board, left.into(), top.into());
        let (room, middle) = (board.width() as f32, left as f32 + board.width() as f32 / 2.0);
        write(
            &mut page,
            &small,
            caption,
            room,
            |line| middle - line / 2.0,
            top - captions_height + small.height / 4,
        );
        left += board.width() + gap;
    }
    let mut line_top = top + boards_height + small.height * 3 / 4;
    for note in notes {
        write(&mut page, &small, &note, width as f32, |_| (cell / 2) as f32, line_top);
        line_top += small.height * 3 / 2;
    }
    encode(width, height, cell, &Matcher::new().rows(&page))
}

/// A title in the largest letters that fit.
struct Line {
    letters: Letters,
    text: String,
}

impl Line {
    fn new(fonts: &'static Fonts, text: &str, width: u32, height: f32) -> Option<Self> {
        if text.is_empty() {
            return None;
        }
        let mut height = height;
        loop {
            let letters = Letters::new(fonts, height);
            let fits = !letters.lay_out(text, width as f32 * 0.96).is_cut;
            if fits || height <= theme::LEAST_TITLE_HEIGHT {
                return Some(Self { letters, text: text.to_owned() });
            }
            height = (height * 0.9).max(theme::LEAST_TITLE_HEIGHT);
        }
    }
}

/// Puts notes into lines, a comma between two.
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

/// Writes a line whose left edge depends on its width.
fn write(page: &mut RgbImage, letters: &Letters, text: &str, room: f32, left: impl Fn(f32) -> f32, top: u32) {
    let line = letters.lay_out(text, room);
    let left = left(line.width).max(0.0).round() as u32;
    for (x, y, covered) in line.pixels(left, top) {
        if let Some(pixel) = page.get_pixel_mut_checked(x, y) {
            *pixel = mix(*pixel, theme::TITLE, f32::from(covered) / 255.0);
        }
    }
}
