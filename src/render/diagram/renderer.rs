use super::sheet::{Sheet, SheetLetters};
use super::{Diagram, DiagramBoard, svg};
use crate::board::Size;
use crate::render::canvas::{Canvas, Shades};
use crate::render::cells::{Cell, Cells};
use crate::render::empty::{Coordinates, draw_board};
use crate::render::layout::{Ground, Layout};
use crate::render::letters::Fonts;
use crate::render::palette::PALETTE;
use crate::render::{Part, RenderError, theme};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Draws diagrams. Shared parts are drawn once, when first needed: empty boards, stones, signs, numbers and
/// letters. All threads may draw with one.
///
/// ```
/// use gocheck::board::Size;
/// use gocheck::go::Board;
/// use gocheck::render::{Diagram, DiagramRenderer};
///
/// let renderer = DiagramRenderer::new(40)?;
/// for title in ["The first", "The second"] {
///     let diagram = Diagram::new(title, Board::new(Size::GO));
///     assert!(renderer.draw(&diagram)?.starts_with(b"\x89PNG"));
///     assert!(renderer.svg(&diagram).contains(title));
/// }
/// # Ok::<(), gocheck::render::RenderError>(())
/// ```
pub struct DiagramRenderer {
    cells: Cells,
    letters: SheetLetters,
    boards: RwLock<HashMap<(Size, Part), Arc<Canvas>>>,
    text: Shades,
}

/// The maximum number of cached empty boards.
const MAX_BOARDS: usize = 16;

impl DiagramRenderer {
    /// Prepares diagrams with `cell` pixels per cell.
    ///
    /// # Errors
    /// If `cell` is outside [`CELL_RANGE`](crate::render::CELL_RANGE).
    pub fn new(cell: u32) -> Result<Self, RenderError> {
        let fonts = Fonts::embedded()?;
        Ok(Self {
            cells: Cells::new(cell, fonts)?,
            letters: SheetLetters::new(cell, fonts),
            boards: RwLock::default(),
            text: Shades::new(theme::PAPER, theme::TITLE),
        })
    }

    /// Draws a diagram and returns the bytes of a PNG file with a palette.
    ///
    /// # Errors
    /// If the encoder fails.
    pub fn draw(&self, diagram: &Diagram) -> Result<Vec<u8>, RenderError> {
        let cell = self.cells.pitch.cell;
        let sheet = Sheet::new(diagram, cell, &self.letters);
        let mut canvas = Canvas::new(sheet.width, sheet.height, PALETTE.nearest(theme::PAPER));
        for (board, layout, corner) in &sheet.boards {
            canvas.put_all(&self.empty(layout), *corner);
            let (left, top) = *corner;
            let cells = cells(board, layout).map(|(cell, (x, y))| (cell, (left + x, top + y)));
            self.cells.put(&mut canvas, cells);
        }
        for written in &sheet.lines {
            canvas.write(&written.line, written.corner(), &self.text);
        }
        canvas.png()
    }

    /// Draws a diagram as a self-contained SVG file.
    #[must_use]
    pub fn svg(&self, diagram: &Diagram) -> String {
        let sheet = Sheet::new(diagram, self.cells.pitch.cell, &self.letters);
        svg::write(diagram, &sheet, &self.letters, &self.cells.texts)
    }

    /// An empty board.
    fn empty(&self, layout: &Layout) -> Arc<Canvas> {
        let key = (layout.size, layout.part);
        let known = self.boards.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let board = Arc::new(draw_board(layout, &self.cells, &self.letters.names, Coordinates::Usual));
            let mut boards = self.boards.write().unwrap_or_else(PoisonError::into_inner);
            if boards.len() >= MAX_BOARDS {
                boards.clear();
            }
            boards.insert(key, Arc::clone(&board));
            board
        })
    }
}

/// The cells of a board that are not empty, with their corners.
fn cells(board: &DiagramBoard, layout: &Layout) -> impl Iterator<Item = (Cell, (u32, u32))> {
    board.figures().map(|(point, figures)| {
        (Cell { ground: Ground::of(layout.size, point), figures }, layout.corner(point))
    })
}
