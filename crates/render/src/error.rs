use gocheck_board::Size;
use std::fmt;

/// Why a picture cannot be drawn.
#[derive(Debug)]
#[non_exhaustive]
pub enum RenderError {
    /// The cell is too small or too large.
    Cell(u32),
    /// The renderer is for boards of another size than this.
    Size(Size),
    /// The embedded fonts are broken.
    Font,
    /// The PNG encoder failed.
    Png(png::EncodingError),
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => {
                let (least, most) = (super::CELL_RANGE.start(), super::CELL_RANGE.end());
                write!(f, "a cell of {cell} pixels: expected {least} to {most}")
            }
            Self::Size(size) => write!(f, "this renderer draws boards of another size than {size}"),
            Self::Font => f.write_str("the embedded fonts cannot be read"),
            Self::Png(error) => write!(f, "cannot encode the picture: {error}"),
        }
    }
}

impl std::error::Error for RenderError {}

impl From<png::EncodingError> for RenderError {
    fn from(error: png::EncodingError) -> Self {
        Self::Png(error)
    }
}
