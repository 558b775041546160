use super::RenderError;
use super::theme;
use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont};
use std::sync::{LazyLock, OnceLock};

/// The embedded fonts; their licences are in the same folder.
const LATIN: &[u8] = include_bytes!("font/Inter-SemiBold.subset.ttf");
const CHINESE: &[u8] = include_bytes!("font/NotoSansSC-SemiBold.subset.ttf");

static FONTS: LazyLock<Option<Fonts>> = LazyLock::new(|| {
    let fonts = [LATIN, CHINESE].map(|bytes| FontRef::try_from_slice(bytes).ok());
    let [Some(latin), Some(chinese)] = fonts else { return None };
    let letters = |font: &FontRef<'_>| font.codepoint_ids().map(|(_, letter)| letter).collect::<Vec<_>>();
    let mut known = [letters(&latin), letters(&chinese)].concat();
    known.sort_unstable();
    known.dedup();
    Some(Fonts { latin, chinese, known })
});

/// A font for ASCII and one for other characters.
pub(super) struct Fonts {
    latin: FontRef<'static>,
    chinese: FontRef<'static>,
    /// Every character of either font, sorted.
    known: Vec<char>,
}

impl Fonts {
    pub(super) fn embedded() -> Result<&'static Self, RenderError> {
        FONTS.as_ref().ok_or(RenderError::Font)
    }

    /// The font of a character, and its scale relative to letters of `height` pixels in the other font.
    fn of(&self, letter: char, height: f32) -> (&FontRef<'static>, PxScale) {
        if self.latin.glyph_id(letter).0 != 0 {
            return (&self.latin, PxScale::from(height));
        }
        (&self.chinese, PxScale::from(height * relative_height(&self.chinese) / relative_height(&self.latin)))
    }
}

/// The height of a font's letters in font sizes.
fn relative_height(font: &FontRef<'_>) -> f32 {
    font.height_unscaled() / font.units_per_em().unwrap_or(1000.0)
}

/// The letters of one height; each is drawn when it is first used.
pub(super) struct Letters {
    fonts: &'static Fonts,
    /// In pixels, from the top of the highest letter to the foot of the lowest.
    size: f32,
    pub(super) height: u32,
    drawn: Vec<OnceLock<Drawn>>,
    /// The distance from each letter to the next one.
    advances: Vec<OnceLock<f32>>,
}

/// The pixels of a letter, and their offset from its place on the upper edge of the line.
struct Drawn {
    left: i32,
    top: i32,
    width: usize,
    /// The coverage of each pixel, up to 255.
    coverage: Vec<u8>,
}

impl Drawn {
    fn height(&self) -> i32 {
        (self.coverage.len() / self.width.max(1)) as i32
    }
}

impl Letters {
    /// Letters of `height` pixels.
    pub(super) fn new(fonts: &'static Fonts, height: f32) -> Self {
        let drawn = fonts.known.iter().map(|_| OnceLock::new()).collect();
        let advances = vec![OnceLock::new(); fonts.known.len()];
        Self { fonts, size: height, height: height.ceil() as u32, drawn, advances }
    }

    /// Lays out as much of `text` as fits into `room` pixels. Characters that no font has are shown as `?`.
    pub(super) fn lay_out(&self, text: &str, room: f32) -> TextLine<'_> {
        let mut line =
            TextLine { letters: self, places: Vec::new(), text: String::new(), width: 0.0, is_cut: false };
        for letter in text.chars() {
            line.push(letter);
        }
        if line.width > room {
            line.is_cut = true;
            while line.width + self.advance(theme::CUT) > room && line.pop() {}
            line.push(theme::CUT);
        }
        line
    }

    /// The distance from a letter to the next one.
    fn advance(&self, letter: char) -> f32 {
        let measure = || {
            let (font, scale) = self.fonts.of(letter, self.size);
            font.as_scaled(scale).h_advance(font.glyph_id(letter))
        };
        match self.fonts.known.binary_search(&letter) {
            Ok(index) => *self.advances[index].get_or_init(measure),
            Err(_) => measure(),
        }
    }

    /// The distance of the baseline from the upper edge.
    fn baseline(&self) -> f32 {
        self.fonts.latin.as_scaled(PxScale::from(self.size)).ascent().round()
    }

    fn drawn(&self, letter: char) -> Option<&Drawn> {
        let index = self.fonts.known.binary_search(&letter).ok()?;
        Some(self.drawn[index].get_or_init(|| self.draw(letter)))
    }

    fn draw(&self, letter: char) -> Drawn {
        let (font, scale) = self.fonts.of(letter, self.size);
        let glyph: Glyph =
            font.glyph_id(letter).with_scale_and_position(scale, ab_glyph::point(0.0, self.baseline()));
        let Some(outline) = font.outline_glyph(glyph) else {
            return Drawn { left: 0, top: 0, width: 0, coverage: Vec::new() };
        };
        let bounds = outline.px_bounds();
        let width = bounds.width() as usize;
        let mut coverage = vec![0; width * bounds.height() as usize];
        outline.draw(|x, y, covered| {
            if let Some(pixel) = coverage.get_mut(y as usize * width + x as usize) {
                *pixel = (covered * 255.0).round() as u8;
            }
        });
        Drawn { left: bounds.min.x as i32, top: bounds.min.y as i32, width, coverage }
    }
}

/// A laid out line of text.
pub(super) struct TextLine<'a> {
    letters: &'a Letters,
    /// The place of each letter.
    places: Vec<(f32, char)>,
    /// The original text, including characters that no font has.
    pub(super) text: String,
    pub(super) width: f32,
    pub(super) is_cut: bool,
}

impl TextLine<'_> {
    fn push(&mut self, letter: char) {
        self.text.push(letter);
        let letter = if self.letters.fonts.known.binary_search(&letter).is_ok() { letter } else { '?' };
        self.places.push((self.width, letter));
        self.width += self.letters.advance(letter);
    }

    fn pop(&mut self) -> bool {
        self.text.pop();
        let last = self.places.pop();
        self.width = last.map_or(0.0, |(left, _)| left);
        last.is_some()
    }

    pub(super) fn height(&self) -> u32 {
        self.letters.height
    }

    /// The distance of the baseline from the upper edge.
    pub(super) fn baseline(&self) -> f32 {
        self.letters.baseline()
    }

    /// Its font size.
    pub(super) fn font_size(&self) -> f32 {
        self.letters.size / relative_height(&self.letters.fonts.latin)
    }

    /// The middle between the highest and the lowest pixel of the letters, from the upper edge.
    pub(super) fn middle(&self) -> f32 {
        let extent = |drawn: &Drawn| (drawn.top, drawn.top + drawn.height());
        let extents = self.drawn().filter(|(_, drawn)| drawn.width > 0).map(|(_, drawn)| extent(drawn));
        let all = extents.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)));
        all.map_or(self.height() as f32 / 2.0, |(top, bottom)| (top + bottom) as f32 / 2.0)
    }

    fn drawn(&self) -> impl Iterator<Item = (f32, &Drawn)> {
        self.places.iter().filter_map(|&(at, letter)| Some((at, self.letters.drawn(letter)?)))
    }

    /// Every pixel that a letter covers, with the line's upper left corner at the given place, and its coverage, up to 255.
    pub(super) fn pixels(&self, left: i32, top: i32) -> impl Iterator<Item = (u32, u32, u8)> {
        self.drawn().flat_map(move |(at, drawn)| {
            let (left, top) = (left + at.round() as i32 + drawn.left, top + drawn.top);
            let rows = (top..).zip(drawn.coverage.chunks(drawn.width.max(1)));
            rows.flat_map(move |(y, row)| (left..).zip(row).map(move |(x, &covered)| (x, y, covered)))
                .filter(|&(_, _, covered)| covered > 0)
                .filter_map(|(x, y, covered)| Some((x.try_into().ok()?, y.try_into().ok()?, covered)))
        })
    }
}

/// Returns the first good one, or else the last one.
pub(super) fn first_or_last<T>(all: impl Iterator<Item = T>, is_good: impl Fn(&T) -> bool) -> Option<T> {
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

/// The letters of titles, from the largest for short titles to the smallest legible ones for long titles.
pub(super) fn title_letters(cell: u32, fonts: &'static Fonts) -> Vec<Letters> {
    let full = (cell as f32 * theme::TITLE_HEIGHT).max(theme::LEAST_TITLE_HEIGHT);
    let heights = std::iter::successors(Some(full), |height| {
        (*height > theme::LEAST_TITLE_HEIGHT).then_some((height * 0.85).max(theme::LEAST_TITLE_HEIGHT))
    });
    heights.map(|height| Letters::new(fonts, height)).collect()
}

/// The letters of the labels of rows and columns.
pub(super) fn coordinate_letters(cell: u32, fonts: &'static Fonts) -> Letters {
    Letters::new(fonts, (cell as f32 * theme::NUMBER_HEIGHT).max(theme::LEAST_NUMBER_HEIGHT))
}
