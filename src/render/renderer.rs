use super::layout::Layout;
use super::letters::Letters;
use super::palette::Palette;
use super::scene::{Mark, Scene};
use super::theme;
use super::tile::{blend, draw_mark, draw_star};
use crate::board::{Point, Size};
use ab_glyph::{FontRef, InvalidFont};
use flate2::{Compress, CompressError, Compression, FlushCompress, Status};
use image::{Rgb, RgbImage, imageops};
use imageproc::drawing::{draw_filled_rect_mut, draw_text_mut, text_size};
use imageproc::rect::Rect;
use rayon::prelude::*;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

/// The shades between the wood and a letter of the title.
const TITLE_SHADES: usize = 16;

/// Draws pictures of boards of one size. What pictures share is drawn once, by [`Renderer::new`];
/// a picture is a copy of the empty board with tiles laid on it, and a title.
pub struct Renderer {
    layout: Layout,
    /// For titles, from the largest to the smallest.
    letters: Vec<Letters>,
    palette: Vec<u8>,
    /// The empty board as palette indices, row by row.
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
    /// `cell` times one more than the columns wide, at least 200 pixels, and so for the rows.
    ///
    /// # Errors
    /// When `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn new(size: Size, cell: u32) -> Result<Self, RenderError> {
        if !super::CELL_RANGE.contains(&cell) {
            return Err(RenderError::Cell(cell));
        }
        let layout = Layout::new(size, cell);
        let font = FontRef::try_from_slice(theme::FONT)?;
        let board = draw_board(&layout, &font);

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
            board: board.pixels().map(|&color| palette.index(color)).collect(),
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
        let width = self.layout.width as usize;
        for (point, mark) in scene.marks() {
            let tile = self.tile_of[scene.size().index(point)] + mark.index();
            let (left, top) = self.layout.corner(point);
            for run in &self.tiles[tile].runs {
                let start = (top as usize + run.y) * width + left as usize + run.x;
                pixels[start..start + run.pixels.len()].copy_from_slice(&run.pixels);
            }
        }
        self.draw_title(&mut pixels, &scene.title);
        self.encode(&pixels)
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
                    pixels[(y * width + x) as usize] = self.title_shades[shade];
                }
            }
            return;
        }
    }

    fn encode(&self, pixels: &[u8]) -> Result<Vec<u8>, RenderError> {
        let Layout { width, height, .. } = self.layout;
        // Each row begins with the number of its filter: none.
        let rows = pixels.chunks(width as usize);
        let mut raw = Vec::with_capacity(pixels.len() + height as usize);
        rows.for_each(|row| {
            raw.push(0);
            raw.extend_from_slice(row);
        });
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_palette(self.palette.as_slice());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, &deflate(&raw)?)?;
        writer.finish()?;
        Ok(bytes)
    }
}

/// Compresses the rows of a picture.
///
/// A compressor's tables are larger than a picture: one a thread is kept, which halves the time of
/// `png::Writer::write_image_data`, which makes a new one for each picture.
fn deflate(raw: &[u8]) -> Result<Vec<u8>, RenderError> {
    /// Level 2 takes two thirds of the time for a tenth more bytes, level 6 three times it for a fifth less.
    const LEVEL: u32 = 3;
    thread_local! {
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), true));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut compressed = Vec::with_capacity(raw.len() / 4 + 1024);
        loop {
            let done = usize::try_from(compressor.total_in()).unwrap_or(raw.len());
            match compressor.compress_vec(&raw[done..], &mut compressed, FlushCompress::Finish)? {
                Status::StreamEnd => return Ok(compressed),
                _ => compressed.reserve(raw.len()),
            }
        }
    })
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

/// The empty cell of `point` and, for every mark in order, the same with the mark on it.
fn draw_tiles(layout: &Layout, point: Point) -> impl Iterator<Item = (RgbImage, RgbImage)> {
    let mut empty = RgbImage::from_pixel(layout.cell, layout.cell, theme::MEAN_WOOD);
    draw_lines(&mut empty, layout, point, (0, 0));
    if layout.is_star(point) {
        draw_star(&mut empty, layout);
    }
    Mark::ALL.into_iter().map(move |mark| {
        let mut tile = empty.clone();
        draw_mark(&mut tile, layout, mark);
        (empty.clone(), tile)
    })
}

fn draw_lines(image: &mut RgbImage, layout: &Layout, point: Point, (left, top): (u32, u32)) {
    for (x, y, width, height) in layout.lines(point) {
        let rect = Rect::at((left + x) as i32, (top + y) as i32).of_size(width, height);
        draw_filled_rect_mut(image, rect, theme::LINE);
    }
}

/// Draws the empty board: wood, lines, stars, row and column numbers.
fn draw_board(layout: &Layout, font: &FontRef<'_>) -> RgbImage {
    let mut board = RgbImage::from_fn(layout.width, layout.height, |x, y| wood(layout, x, y));
    for point in layout.size.points() {
        let corner = layout.corner(point);
        draw_lines(&mut board, layout, point, corner);
        if layout.is_star(point) {
            let (x, y, cell) = (corner.0, corner.1, layout.cell);
            let mut tile = imageops::crop_imm(&board, x, y, cell, cell).to_image();
            draw_star(&mut tile, layout);
            imageops::replace(&mut board, &tile, x.into(), y.into());
        }
    }

    let height = (layout.cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_NUMBER_HEIGHT);
    let mut number = |number: usize, x: f32, y: f32| {
        let text = number.to_string();
        let (text_width, text_height) = text_size(height, font, &text);
        let (left, top) = (x - text_width as f32 / 2.0, y - text_height as f32 / 2.0);
        draw_text_mut(
            &mut board,
            theme::NUMBER,
            left.round() as i32,
            top.round() as i32,
            height,
            font,
            &text,
        );
    };
    // In the middle between the stones and the edge of the picture.
    let aside = layout.cell as f32 * (1.0 - theme::STONE_RADIUS) / 2.0;
    for point in layout.size.points().filter(|point| point.row() == 0 || point.col() == 0) {
        let (left, top) = layout.corner(point);
        let (x, y) = (left as f32 + layout.middle(), top as f32 + layout.middle());
        if point.col() == 0 {
            let margin = x - layout.cell as f32;
            number(point.row(), margin + aside, y);
        }
        if point.row() == 0 {
            number(point.col(), x, layout.height as f32 - aside);
        }
    }
    board
}

/// The grain of the wood: long waves along the rows, in a few shades.
fn wood(layout: &Layout, x: u32, y: u32) -> Rgb<u8> {
    let (x, y) = (x as f32 / layout.width as f32, y as f32 / layout.height as f32);
    let bend = y + 0.004 * (5.0 * x + 1.3).sin();
    let grain = (19.0 * bend).sin() + 0.8 * (47.0 * bend + 2.0).sin();
    let shade = ((grain + 1.8) / 3.6 * theme::WOOD.len() as f32) as usize;
    theme::WOOD[shade.min(theme::WOOD.len() - 1)]
}

/// Why nothing is drawn.
#[derive(Debug)]
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
