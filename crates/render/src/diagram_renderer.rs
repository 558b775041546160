//! Draws diagrams, as PNG and as SVG.

use super::RenderError;
use super::canvas::{Canvas, Shades};
use super::cells::{Cell, Cells};
use super::diagram::{Diagram, DiagramBoard};
use super::empty::{LabelStyle, draw_board};
use super::figure::figures;
use super::layout::{Ground, Layout};
use super::letters::Fonts;
use super::palette::PALETTE;
use super::part::Part;
use super::sheet::{Sheet, SheetLetters};
use super::{svg, theme};
use gocheck_board::Size;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Draws diagrams. Shared parts are drawn once, when first needed: empty boards, stones, signs, numbers and
/// letters. All threads may draw with one.
///
/// ```
/// use gocheck_board::Size;
/// use gocheck_rules::Board;
/// use gocheck_render::{Diagram, DiagramRenderer};
///
/// let renderer = DiagramRenderer::new(40)?;
/// for title in ["The first", "The second"] {
///     let diagram = Diagram::new(title, Board::new(Size::GO));
///     assert!(renderer.draw(&diagram)?.starts_with(b"\x89PNG"));
///     assert!(renderer.svg(&diagram).contains(title));
/// }
/// # Ok::<(), gocheck_render::RenderError>(())
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
    /// If `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
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
            canvas.put(&self.empty(layout), *corner);
            let (left, top) = *corner;
            let cells = figures(board).map(|(point, figures)| {
                let (x, y) = layout.corner(point);
                (Cell { ground: Ground::of(layout.size, point), figures }, (left + x, top + y))
            });
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

    /// Draws boards of the same size and part one after another, each for `milliseconds`, as a self-contained SVG file
    /// that repeats without end. Programs that show no animations show the last board.
    #[must_use]
    pub fn animation(&self, title: &str, boards: &[DiagramBoard], milliseconds: u32) -> String {
        let last = boards.last().cloned().into_iter().collect();
        let diagram = Diagram { title: title.to_owned(), boards: last, footnotes: Vec::new() };
        let sheet = Sheet::new(&diagram, self.cells.pitch.cell, &self.letters);
        svg::animate((&diagram, &sheet), (boards, milliseconds), &self.letters, &self.cells.texts)
    }

    /// An empty board.
    fn empty(&self, layout: &Layout) -> Arc<Canvas> {
        let key = (layout.size, layout.part);
        let known = self.boards.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let board =
                Arc::new(draw_board(layout, &self.cells, &self.letters.coordinates, LabelStyle::Usual));
            let mut boards = self.boards.write().unwrap_or_else(PoisonError::into_inner);
            if boards.len() >= MAX_BOARDS {
                boards.clear();
            }
            boards.insert(key, Arc::clone(&board));
            board
        })
    }
}

impl Diagram {
    /// Draws the diagram with `cell` pixels per cell, and returns the bytes of a PNG file with a palette. For many diagrams
    /// use [`DiagramRenderer`].
    ///
    /// # Errors
    /// If `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn draw(&self, cell: u32) -> Result<Vec<u8>, RenderError> {
        DiagramRenderer::new(cell)?.draw(self)
    }

    /// Draws the diagram as an SVG file. It looks the same, and its texts are text elements.
    ///
    /// # Errors
    /// If `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn svg(&self, cell: u32) -> Result<String, RenderError> {
        Ok(DiagramRenderer::new(cell)?.svg(self))
    }
}
