use super::encode::encode;
use super::layers::{Coordinates, draw_board, draw_tiles};
use super::layout::Layout;
use super::letters::Letters;
use super::palette::Palette;
use super::scene::{Mark, Scene};
use super::theme;
use super::tile::blend;
use crate::board::Size;
use ab_glyph::{FontRef, InvalidFont};
use flate2::CompressError;
use image::{Rgb, RgbImage};
use rayon::prelude::*;
use std::collections::HashMap;
use std::fmt;

/// The shades between the wood and a letter of the title.
const TITLE_SHADES: usize = 16;

/// Draws pictures of boards of one size. What pictures share is drawn once, by [`Renderer::new`];
/// a picture is a copy of the empty board with tiles laid on it, and a title.
///
/// ```
/// use gocheck::board::Color;
/// use gocheck::go::Setup;
/// use gocheck::render::{Mark, Renderer, Scene};
///
/// let setup: Setup = "
///     . X O
///     X O .
///     . . .
/// ".parse()?;
/// let renderer = Renderer::new(setup.size(), 50)?;
/// let corner = setup.size().point(0, 0).ok_or("off the board")?;
/// let png = renderer.draw(&Scene::new("White may play here", &setup).with(corner, Mark::Legal(Color::White)))?;
/// assert!(png.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Renderer {
    layout: Layout,
    /// For titles, from the largest to the smallest.
    letters: Vec<Letters>,
    palette: Vec<u8>,
    /// The empty board as palette indices, row by row, a 0 in front of each row: no filter.
    board: Vec<u8>,
    tiles: Vec<Tile>,
    /// The first tile of each point; the others follow in the order of marks.
    tile_of: Vec<usize>,
    /// Palette indices from wood to a full letter.
    title_shades: Vec<u8>,
}

/// A cell with something on it: the runs of pixels to copy over the board, as palette indices.
struct Tile {
    runs: Vec<Run>,
}

struct Run {
    x: usize,
    y: usize,
    pixels: Vec<u8>,
}

impl Renderer {
    /// Prepares pictures of boards of `size`, with `cell` pixels from point to point. A picture is
    /// `cell * (columns + 1)` pixels wide, at least 200, and `cell * (rows + 1)` pixels high.
    ///
    /// # Errors
    /// When `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn new(size: Size, cell: u32) -> Result<Self, RenderError> {
        if !super::CELL_RANGE.contains(&cell) {
            return Err(RenderError::Cell(cell));
        }
        let layout = Layout::new(size, cell);
        let font = FontRef::try_from_slice(theme::FONT)?;
        let board = draw_board(&layout, &font, Coordinates::FromZero);

        // Points with the same lines share their tiles.
        let mut kinds = HashMap::new();
        let mut samples = Vec::new();
        let mut tile_of = Vec::new();
        for point in size.points() {
            let kind = (layout.lines(point), layout.is_star(point));
            let first = *kinds.entry(kind).or_insert_with(|| {
                samples.push(point);
                (samples.len() - 1) * Mark::ALL.len()
            });
            tile_of.push(first);
        }
        let drawn: Vec<(RgbImage, RgbImage)> =
            samples.par_iter().flat_map_iter(|&point| draw_tiles(&layout, point)).collect();
        let title_shades: Vec<Rgb<u8>> = (0..=TITLE_SHADES)
            .map(|shade| blend(theme::MEAN_WOOD, theme::TITLE, shade as f32 / TITLE_SHADES as f32))
            .collect();

        let of_tiles = drawn.iter().flat_map(|(_, tile)| tile.pixels());
        let palette = Palette::new(&title_shades, board.pixels().chain(of_tiles).copied());
        let tile = |(empty, tile): &(RgbImage, RgbImage)| Tile::new(empty, tile, &palette);
        Ok(Self {
            layout,
            letters: title_letters(&layout, &font),
            board: board
                .rows()
                .flat_map(|row| [0].into_iter().chain(row.map(|&color| palette.index(color))))
                .collect(),
            tiles: drawn.iter().map(tile).collect(),
            tile_of,
            title_shades: title_shades.into_iter().map(|color| palette.index(color)).collect(),
            palette: palette.rgb,
        })
    }

    /// Draws a scene and gives the bytes of a PNG file with a palette.
    ///
    /// # Errors
    /// When the scene's board has another size.
    pub fn draw(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        if scene.size() != self.layout.size {
            return Err(RenderError::Size(scene.size()));
        }
        let mut pixels = self.board.clone();
        let stride = self.layout.width as usize + 1;
        for (point, mark) in scene.marks() {
            let tile = self.tile_of[scene.size().index(point)] + mark.index();
            let (left, top) = self.layout.corner(point);
            for run in &self.tiles[tile].runs {
                let start = (top as usize + run.y) * stride + 1 + left as usize + run.x;
                pixels[start..start + run.pixels.len()].copy_from_slice(&run.pixels);
            }
        }
        self.draw_title(&mut pixels, &scene.title);
        let Layout { width, height, .. } = self.layout;
        encode(width, height, &self.palette, &pixels)
    }

    /// The width and height of the pictures in pixels.
    #[must_use]
    pub const fn dimensions(&self) -> (u32, u32) {
        (self.layout.width, self.layout.height)
    }

    /// Writes the title above the stones of the first row, in the largest letters that fit.
    fn draw_title(&self, pixels: &mut [u8], title: &str) {
        let Layout { cell, width, .. } = self.layout;
        let room = (width - cell / 3) as f32;
        let mut sizes =
            self.letters.iter().map(|letters| (letters.height, letters.lay_out(title, room))).peekable();
        while let Some((height, line)) = sizes.next() {
            if line.is_cut && sizes.peek().is_some() {
                continue;
            }
            let left = ((width as f32 - line.width) / 2.0).max(0.0).round() as u32;
            let above_stones = (cell as f32 * (1.0 - theme::STONE_RADIUS)) as u32;
            let top = above_stones.saturating_sub(height) / 2;
            for (x, y, covered) in line.pixels() {
                let shade = (usize::from(covered) * TITLE_SHADES + 127) / 255;
                let (x, y) = (left + x, top + y);
                if shade > 0 && x < width && y < self.layout.height {
                    pixels[(y * (width + 1) + 1 + x) as usize] = self.title_shades[shade];
                }
            }
            return;
        }
    }
}

impl Tile {
    /// The pixels in which `tile` differs from the `empty` cell under it.
    fn new(empty: &RgbImage, tile: &RgbImage, palette: &Palette) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        for ((x, y, &color), &under) in tile.enumerate_pixels().zip(empty.pixels()) {
            if color == under {
                continue;
            }
            let (x, y) = (x as usize, y as usize);
            match runs.last_mut() {
                Some(run) if run.y == y && run.x + run.pixels.len() == x => {
                    run.pixels.push(palette.index(color))
                }
                _ => runs.push(Run { x, y, pixels: vec![palette.index(color)] }),
            }
        }
        Self { runs }
    }
}

/// Letters for short titles and, in steps, for long ones.
fn title_letters(layout: &Layout, font: &FontRef<'_>) -> Vec<Letters> {
    let full = (layout.cell as f32 * theme::TITLE_HEIGHT).max(theme::LEAST_TITLE_HEIGHT);
    let heights = std::iter::successors(Some(full), |height| {
        (*height > theme::LEAST_TITLE_HEIGHT).then_some((height * 0.85).max(theme::LEAST_TITLE_HEIGHT))
    });
    heights.map(|height| Letters::new(font, height)).collect()
}

/// Why nothing is drawn.
#[derive(Debug)]
#[non_exhaustive]
pub enum RenderError {
    /// The cell is too small or too large.
    Cell(u32),
    /// The renderer was made for boards of another size than this.
    Size(Size),
    /// The embedded font is broken.
    Font,
    /// The PNG encoder failed.
    Png(png::EncodingError),
    /// The compressor failed.
    Deflate(CompressError),
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => {
                let (least, most) = (super::CELL_RANGE.start(), super::CELL_RANGE.end());
                write!(f, "a cell of {cell} pixels: give {least} to {most}")
            }
            Self::Size(size) => write!(f, "the renderer was not made for a {size} board"),
            Self::Font => f.write_str("the embedded font cannot be read"),
            Self::Deflate(error) => write!(f, "cannot compress the picture: {error}"),
            Self::Png(error) => write!(f, "cannot encode the picture: {error}"),
        }
    }
}

impl std::error::Error for RenderError {}

impl From<InvalidFont> for RenderError {
    fn from(_: InvalidFont) -> Self {
        Self::Font
    }
}

impl From<png::EncodingError> for RenderError {
    fn from(error: png::EncodingError) -> Self {
        Self::Png(error)
    }
}

impl From<CompressError> for RenderError {
    fn from(error: CompressError) -> Self {
        Self::Deflate(error)
    }
}
