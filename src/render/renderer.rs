use super::RenderError;
use super::empty::{Coordinates, draw_board, draw_cell, draw_wood};
use super::encode::encode;
use super::layout::Layout;
use super::letters::{Fonts, Letters, Line};
use super::palette::{Matcher, PALETTE, mix};
use super::scene::{Mark, Scene};
use super::theme;
use super::tile::{Layer, Run};
use crate::board::{Point, Size};
use image::Rgb;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Draws pictures of boards of one size. What pictures share is drawn once: the empty board by [`Renderer::new`],
/// a mark or a letter when it is first needed. A picture is a copy of the empty board with tiles laid on it, and a title.
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
    /// The empty board as palette indices, row by row, a 0 in front of each row: no filter.
    board: Vec<u8>,
    /// The wood of the rows of a cell.
    wood: Vec<u8>,
    /// Each mark by itself.
    layers: [OnceLock<Layer>; Mark::ALL.len()],
    /// A point of each kind: those with the same lines look alike.
    kinds: Vec<Point>,
    kind_of: Vec<usize>,
    /// Each mark on the wood of a legend, then on each kind of point.
    tiles: Vec<OnceLock<Tile>>,
    title: Shades,
    legend: Shades,
}

/// Marks and what they mean, in rows.
#[derive(Default)]
struct Legend<'a> {
    rows: Vec<Vec<(Mark, Line<'a>)>>,
}

/// A mark where it stands: the runs of pixels to copy over the board, as palette indices.
type Tile = Vec<Run<u8>>;

/// The palette indices from wood to a full letter.
type Shades = [u8; 17];

impl Renderer {
    /// Prepares pictures of boards of `size`, with `cell` pixels from point to point. A picture is
    /// `cell * (columns + 1)` pixels wide, at least 200, and `cell * (rows + 1)` pixels high, with wider margins for
    /// cells under 26 pixels; a legend below it is a cell more.
    ///
    /// # Errors
    /// When `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn new(size: Size, cell: u32) -> Result<Self, RenderError> {
        if !super::CELL_RANGE.contains(&cell) {
            return Err(RenderError::Cell(cell));
        }
        let layout = Layout::new(size, cell);
        let fonts = Fonts::embedded()?;
        let board = draw_board(&layout, &fonts.latin, Coordinates::FromZero);

        let mut numbers = BTreeMap::new();
        let mut kinds = Vec::new();
        let kind_of = size.points().map(|point| {
            *numbers.entry((layout.lines(point), layout.is_star(point))).or_insert_with(|| {
                kinds.push(point);
                kinds.len() - 1
            })
        });
        let kind_of = kind_of.collect();
        let shades = |ink: Rgb<u8>| {
            std::array::from_fn(|shade| PALETTE.nearest(mix(theme::MEAN_WOOD, ink, shade as f32 / 16.0)))
        };
        let mut matcher = Matcher::new();
        Ok(Self {
            layout,
            letters: title_letters(&layout, fonts),
            board: matcher.rows(&board),
            wood: draw_wood(&layout, 1, 0..cell).pixels().map(|&shade| matcher.number(shade)).collect(),
            layers: Default::default(),
            tiles: (0..(kinds.len() + 1) * Mark::ALL.len()).map(|_| OnceLock::new()).collect(),
            kinds,
            kind_of,
            title: shades(theme::TITLE),
            legend: shades(theme::NUMBER),
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
        let legend = self.lay_out_legend(&scene.legend);
        let (width, height) = (self.layout.width, self.height(&legend));
        let mut pixels = self.board.clone();
        for y in self.layout.height..height {
            pixels.push(0);
            pixels.resize(self.stride() * (y as usize + 1), self.wood[(y % self.layout.cell) as usize]);
        }
        for (point, mark) in scene.marks() {
            let kind = self.kind_of[scene.size().index(point)];
            self.lay(&mut pixels, self.tile(Some(kind), mark), self.layout.corner(point));
        }
        self.write_title(&mut pixels, &scene.title);
        self.draw_legend(&mut pixels, &legend);
        encode(width, height, self.layout.cell, &pixels)
    }

    /// The width and height of the picture of a scene in pixels.
    #[must_use]
    pub fn dimensions(&self, scene: &Scene) -> (u32, u32) {
        (self.layout.width, self.height(&self.lay_out_legend(&scene.legend)))
    }

    fn height(&self, legend: &Legend<'_>) -> u32 {
        self.layout.height + legend.rows.len() as u32 * self.layout.cell
    }

    /// Bytes from a row to the next.
    const fn stride(&self) -> usize {
        self.layout.width as usize + 1
    }

    /// A mark on a point of some kind, or on the wood of a legend.
    fn tile(&self, kind: Option<usize>, mark: Mark) -> &Tile {
        let place = kind.map_or(0, |kind| kind + 1) * Mark::ALL.len() + mark.index();
        self.tiles[place].get_or_init(|| {
            let under = match kind {
                Some(kind) => draw_cell(&self.layout, self.kinds[kind]),
                None => draw_wood(&self.layout, self.layout.cell, 0..self.layout.cell),
            };
            let layer = self.layers[mark.index()].get_or_init(|| Layer::of_mark(&self.layout, mark));
            let mut matcher = Matcher::new();
            layer.over(|x, y| *under.get_pixel(x, y), |color| matcher.number(color))
        })
    }

    /// Copies a tile to the cell with this upper left corner.
    fn lay(&self, pixels: &mut [u8], tile: &Tile, (left, top): (u32, u32)) {
        for run in tile {
            let start = (top + run.y) as usize * self.stride() + 1 + (left + run.x) as usize;
            pixels[start..start + run.pixels.len()].copy_from_slice(&run.pixels);
        }
    }

    /// Writes the title above the stones of the first row, in the largest letters that fit.
    fn write_title(&self, pixels: &mut [u8], title: &str) {
        let Layout { cell, width, widened, .. } = self.layout;
        let room = (width - cell / 3) as f32;
        let lines = self.letters.iter().map(|letters| letters.lay_out(title, room));
        let Some(line) = first_or_last(lines, |line| !line.is_cut) else { return };
        let left = ((width as f32 - line.width) / 2.0).max(0.0).round() as u32;
        let above_stones = widened + (cell as f32 * (1.0 - theme::STONE_RADIUS)) as u32;
        let top = above_stones.saturating_sub(line.height()) / 2;
        self.write(pixels, &line, (left, top), &self.title);
    }

    /// Draws each mark with what it means below the board.
    fn draw_legend(&self, pixels: &mut [u8], legend: &Legend<'_>) {
        let Layout { cell, width, height, .. } = self.layout;
        let (gap, length) = (Self::gap(cell), |line: &Line<'_>| cell + line.width.ceil() as u32);
        let total = |entries: &Vec<(Mark, Line<'_>)>| -> u32 {
            entries.iter().map(|(_, line)| length(line) + gap).sum::<u32>().saturating_sub(gap)
        };
        // All rows have one left edge: the longest is in the middle.
        let longest = legend.rows.iter().map(total).max().unwrap_or(0);
        for (row, entries) in (0..).zip(&legend.rows) {
            let (mut left, top) = (width.saturating_sub(longest) / 2, height + row * cell);
            for (mark, line) in entries {
                self.lay(pixels, self.tile(None, *mark), (left, top));
                let middle = top + cell.saturating_sub(line.height()) / 2;
                self.write(pixels, line, (left + cell, middle), &self.legend);
                left += length(line) + gap;
            }
        }
    }

    /// Side by side where there is room, in small letters; else one below another.
    fn lay_out_legend(&self, legend: &[(Mark, String)]) -> Legend<'_> {
        let Layout { cell, width, .. } = self.layout;
        let largest = (cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_TITLE_HEIGHT).ceil() as u32;
        let room = width.saturating_sub(cell) as f32;
        let small = self.letters.iter().filter(|letters| letters.height <= largest);
        let all = small.map(|letters| -> Vec<(Mark, Line<'_>)> {
            legend.iter().map(|(mark, text)| (*mark, letters.lay_out(text, room))).collect()
        });
        // The largest that fit by themselves.
        let is_whole = |entries: &Vec<(Mark, Line<'_>)>| entries.iter().all(|(_, line)| !line.is_cut);
        let Some(entries) = first_or_last(all, is_whole) else { return Legend::default() };
        let total: f32 =
            entries.iter().map(|(_, line)| line.width.ceil() + (cell + Self::gap(cell)) as f32).sum();
        let rows = match entries {
            entries if entries.is_empty() => Vec::new(),
            entries if total <= width as f32 => vec![entries],
            entries => entries.into_iter().map(|entry| vec![entry]).collect(),
        };
        Legend { rows }
    }

    /// Between what a legend has side by side.
    const fn gap(cell: u32) -> u32 {
        cell / 2
    }

    /// Writes a line with its upper left corner there.
    fn write(&self, pixels: &mut [u8], line: &Line<'_>, (left, top): (u32, u32), shades: &Shades) {
        for (x, y, covered) in line.pixels(left, top) {
            let shade = shades[(usize::from(covered) * (shades.len() - 1) + 127) / 255];
            let place = y as usize * self.stride() + 1 + x as usize;
            if covered >= 8
                && x < self.layout.width
                && let Some(pixel) = pixels.get_mut(place)
            {
                *pixel = shade;
            }
        }
    }
}

/// The first one that is good, else the last one.
fn first_or_last<T>(all: impl Iterator<Item = T>, is_good: impl Fn(&T) -> bool) -> Option<T> {
    let mut last = None;
    for one in all {
        let is_found = is_good(&one);
        last = Some(one);
        if is_found {
            break;
        }
    }
    last
}

/// Letters for short titles and, in steps, for long ones.
fn title_letters(layout: &Layout, fonts: &'static Fonts) -> Vec<Letters> {
    let full = (layout.cell as f32 * theme::TITLE_HEIGHT).max(theme::LEAST_TITLE_HEIGHT);
    let heights = std::iter::successors(Some(full), |height| {
        (*height > theme::LEAST_TITLE_HEIGHT).then_some((height * 0.85).max(theme::LEAST_TITLE_HEIGHT))
    });
    heights.map(|height| Letters::new(fonts, height)).collect()
}
