use super::RenderError;
use super::canvas::{Canvas, Shades};
use super::cells::{Cell, Cells};
use super::empty::{LabelStyle, draw_board};
use super::figure::Figure;
use super::layout::{Ground, Layout};
use super::letters::{Fonts, Letters, TextLine, coordinate_letters, first_or_last, title_letters};
use super::scene::{Scene, SceneMark};
use super::theme;
use gocheck_board::Size;

/// Draws pictures of boards of one size. Shared parts are drawn once: the empty board by [`Renderer::new`], a mark or a
/// letter when first needed. A picture is a copy of the empty board with tiles on it, and a title.
///
/// ```
/// use gocheck_board::Color;
/// use gocheck_rules::Board;
/// use gocheck_render::{SceneMark, Renderer, Scene};
///
/// let setup: Board = "
///     . X O
///     X O .
///     . . .
/// ".parse()?;
/// let renderer = Renderer::new(setup.size(), 50)?;
/// let corner = setup.size().point(0, 0).ok_or("off the board")?;
/// let png = renderer.draw(&Scene::new("White may play here", &setup).with(corner, SceneMark::Legal(Color::White)))?;
/// assert!(png.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Renderer {
    layout: Layout,
    cells: Cells,
    /// Fonts for titles, from the largest to the smallest.
    letters: Vec<Letters>,
    /// The empty board.
    board: Canvas,
    title: Shades,
    legend: Shades,
}

/// The rows of a legend.
type Legend<'a> = Vec<Vec<(SceneMark, TextLine<'a>)>>;

impl Renderer {
    /// Prepares pictures of boards of `size`, with `cell` pixels per cell. A picture is
    /// `cell * (columns + 1)` pixels wide, at least 200, and `cell * (rows + 1)` pixels high, with wider margins for
    /// cells under 26 pixels; each row of a legend adds the height of a cell.
    ///
    /// # Errors
    /// If `cell` is outside [`CELL_RANGE`](super::CELL_RANGE).
    pub fn new(size: Size, cell: u32) -> Result<Self, RenderError> {
        let fonts = Fonts::embedded()?;
        let cells = Cells::new(cell, fonts)?;
        let layout = Layout::new(size, cell);
        Ok(Self {
            board: draw_board(&layout, &cells, &coordinate_letters(cell, fonts), LabelStyle::FromZero),
            cells,
            letters: title_letters(cell, fonts),
            title: Shades::new(theme::MEAN_WOOD, theme::TITLE),
            legend: Shades::new(theme::MEAN_WOOD, theme::NUMBER),
            layout,
        })
    }

    /// Draws a scene and returns the bytes of a PNG file with a palette.
    ///
    /// # Errors
    /// If the scene's board has another size.
    pub fn draw(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        if scene.size() != self.layout.size {
            return Err(RenderError::Size(scene.size()));
        }
        let legend = self.lay_out_legend(&scene.legend);
        let Layout { size, top, pitch, .. } = self.layout;
        let mut canvas = self.board.clone();
        let below = self.layout.height..self.height(&legend);
        canvas.extend(below.map(|y| self.cells.wood[((y - top) % pitch.cell) as usize]));
        let cell = |(point, mark)| (marked(Ground::of(size, point), mark), self.layout.corner(point));
        self.cells.put(&mut canvas, scene.marks().map(cell));
        self.write_title(&mut canvas, &scene.title);
        self.draw_legend(&mut canvas, &legend);
        canvas.png()
    }

    /// The width and height of the picture of a scene in pixels.
    #[must_use]
    pub fn dimensions(&self, scene: &Scene) -> (u32, u32) {
        (self.layout.width, self.height(&self.lay_out_legend(&scene.legend)))
    }

    fn height(&self, legend: &Legend<'_>) -> u32 {
        self.layout.height + legend.len() as u32 * self.layout.pitch.cell
    }

    /// Writes the title above the stones of the first row, in the largest letters that fit.
    fn write_title(&self, canvas: &mut Canvas, title: &str) {
        let (pitch, width) = (self.layout.pitch, self.layout.width);
        let room = (width - pitch.cell / 3) as f32;
        let lines = self.letters.iter().map(|letters| letters.lay_out(title, room));
        let Some(line) = first_or_last(lines, |line| !line.is_cut) else { return };
        let left = ((width as f32 - line.width) / 2.0).max(0.0).round() as i32;
        let above_stones = pitch.widened + (pitch.cell as f32 * (1.0 - theme::STONE_RADIUS)) as u32;
        let top = above_stones.saturating_sub(line.height()) / 2;
        canvas.write(&line, (left, top as i32), &self.title);
    }

    /// Draws the legend below the board.
    fn draw_legend(&self, canvas: &mut Canvas, legend: &Legend<'_>) {
        let Layout { width, height, .. } = self.layout;
        let cell = self.layout.pitch.cell;
        // All rows have the same left edge; the longest is centred.
        let longest = legend.iter().map(|row| self.row_width(row)).max().unwrap_or(0);
        let longest = longest.saturating_sub(cell / 2);
        for (row, entries) in (0..).zip(legend) {
            let (mut left, top) = (width.saturating_sub(longest) / 2, height + row * cell);
            for (mark, line) in entries {
                self.cells.put(canvas, [(marked(Ground::Wood, *mark), (left, top))].into_iter());
                let middle = top + cell.saturating_sub(line.height()) / 2;
                canvas.write(line, ((left + cell) as i32, middle as i32), &self.legend);
                left += self.item_width(line);
            }
        }
    }

    /// Lays out a legend in one row if there is room, and otherwise with one item per row.
    fn lay_out_legend(&self, legend: &[(SceneMark, String)]) -> Legend<'_> {
        let (cell, width) = (self.layout.pitch.cell, self.layout.width);
        let largest = (cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_TITLE_HEIGHT).ceil() as u32;
        let room = width.saturating_sub(cell) as f32;
        let small = self.letters.iter().filter(|letters| letters.height <= largest);
        let all = small.map(|letters| -> Vec<(SceneMark, TextLine<'_>)> {
            legend.iter().map(|(mark, text)| (*mark, letters.lay_out(text, room))).collect()
        });
        // The largest letters that fit.
        let is_whole =
            |entries: &Vec<(SceneMark, TextLine<'_>)>| entries.iter().all(|(_, line)| !line.is_cut);
        let Some(entries) = first_or_last(all, is_whole) else { return Vec::new() };
        match entries {
            entries if entries.is_empty() => Vec::new(),
            entries if self.row_width(&entries) <= width => vec![entries],
            entries => entries.into_iter().map(|entry| vec![entry]).collect(),
        }
    }

    /// The width of some items of a legend.
    fn row_width(&self, items: &[(SceneMark, TextLine<'_>)]) -> u32 {
        items.iter().map(|(_, line)| self.item_width(line)).sum()
    }

    /// The width of an item of a legend: its mark, its text and the gap after it.
    fn item_width(&self, line: &TextLine<'_>) -> u32 {
        let cell = self.layout.pitch.cell;
        cell + line.width.ceil() as u32 + cell / 2
    }
}

fn marked(ground: Ground, mark: SceneMark) -> Cell {
    Cell { ground, figures: vec![Figure::SceneMark(mark)] }
}
