//! Cells with their content, each drawn when it is first needed.

use super::RenderError;
use super::canvas::Canvas;
use super::figure::Figure;
use super::layer::Layer;
use super::layout::{CELL_RANGE, Ground, Pitch};
use super::letters::Fonts;
use super::palette::Matcher;
use super::sign_text::SignText;
use super::theme;
use image::{Rgb, RgbImage};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;
use std::collections::HashMap;
use std::f32::consts::TAU;
use std::sync::{PoisonError, RwLock};

/// The content of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cell {
    pub(super) ground: Ground,
    /// Figures, one over another.
    pub(super) figures: Vec<Figure>,
}

/// The cells of pictures with one cell size, shared by all threads.
pub(super) struct Cells {
    pub(super) pitch: Pitch,
    /// The palette index of the wood in each row of a cell.
    pub(super) wood: Vec<u8>,
    pub(super) texts: SignText,
    tiles: RwLock<HashMap<Cell, Canvas>>,
}

/// The maximum number of cached cells: there is no limit on labels and numbers.
const MAX_KEPT: usize = 1 << 13;

impl Cells {
    /// Creates cells of `cell` pixels.
    pub(super) fn new(cell: u32, fonts: &'static Fonts) -> Result<Self, RenderError> {
        if !CELL_RANGE.contains(&cell) {
            return Err(RenderError::Cell(cell));
        }
        let pitch = Pitch::new(cell);
        let mut matcher = Matcher::new();
        Ok(Self {
            pitch,
            wood: (0..cell).map(|y| matcher.number(wood(cell, y))).collect(),
            texts: SignText::new(cell, fonts),
            tiles: RwLock::default(),
        })
    }

    /// Copies cells to their places.
    pub(super) fn put(&self, canvas: &mut Canvas, cells: impl Iterator<Item = (Cell, (u32, u32))>) {
        let mut missing = Vec::new();
        let tiles = self.tiles.read().unwrap_or_else(PoisonError::into_inner);
        for (cell, corner) in cells {
            match tiles.get(&cell) {
                Some(tile) => canvas.put(tile, corner),
                None => missing.push((cell, corner)),
            }
        }
        drop(tiles);
        if missing.is_empty() {
            return;
        }
        let (mut tiles, mut layers, mut matcher) = (HashMap::new(), HashMap::new(), Matcher::new());
        for (cell, corner) in missing {
            let draw = |cell: &Cell| self.draw(cell, &mut layers, &mut matcher);
            canvas.put(tiles.entry(cell).or_insert_with_key(draw), corner);
        }
        let mut kept = self.tiles.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() + tiles.len() > MAX_KEPT {
            kept.clear();
        }
        kept.extend(tiles);
    }

    /// Draws a cell. `layers` are the figures drawn so far.
    fn draw(&self, cell: &Cell, layers: &mut HashMap<Figure, Layer>, matcher: &mut Matcher) -> Canvas {
        let mut pixels = self.draw_ground(cell.ground);
        for figure in &cell.figures {
            let draw = |figure: &Figure| Layer::of(figure, self.pitch, &self.texts);
            layers.entry(figure.clone()).or_insert_with_key(draw).draw(&mut pixels);
        }
        Canvas::of(&pixels, matcher)
    }

    fn draw_ground(&self, ground: Ground) -> RgbImage {
        let side = self.pitch.cell;
        let first = match ground {
            Ground::Wood => side - side / 2 + self.pitch.widened,
            Ground::Point { .. } => 0,
        };
        let mut cell = RgbImage::from_fn(side, side, |_, y| wood(side, first + y));
        for [left, top, width, height] in ground.lines(self.pitch) {
            if width > 0 && height > 0 {
                let line = Rect::at(left as i32, top as i32).of_size(width, height);
                draw_filled_rect_mut(&mut cell, line, theme::LINE);
            }
        }
        if ground.has_star() {
            Layer::star(self.pitch).draw(&mut cell);
        }
        cell
    }
}

/// The wood of a row of a cell: straight grain in a few shades, the same in every cell, so that equal cells compress well.
pub(super) fn wood(cell: u32, y: u32) -> Rgb<u8> {
    let turn = TAU * (y % cell) as f32 / cell as f32;
    let grain = turn.sin() + 0.8 * (2.0 * turn + 2.0).sin();
    let shade = ((grain + 1.8) / 3.6 * theme::WOOD.len() as f32) as usize;
    theme::WOOD[shade.min(theme::WOOD.len() - 1)]
}
