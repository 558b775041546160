//! The order of the values of planes.

use gocheck_board::Size;

/// The order of the values of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Plane by plane, row by row.
    Nchw,
    /// Point by point, row by row, with one value per plane.
    Nhwc,
}

impl Layout {
    /// The number of values of a board, or of bytes if they are packed as [`FeatureOutput::Bits`](crate::FeatureOutput::Bits).
    #[must_use]
    pub const fn length(self, size: Size, planes: usize, is_packed: bool) -> usize {
        match self {
            Self::Nchw if is_packed => planes * size.packed_bytes(),
            Self::Nhwc if is_packed => (planes * size.area()).div_ceil(8),
            Self::Nchw | Self::Nhwc => planes * size.area(),
        }
    }
}
