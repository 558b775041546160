//! Types that all games share: colours, points, sets of points, and boards as text.

mod bits;
mod color;
mod point;
mod text;

pub use bits::{Bits, Words};
pub use color::Color;
pub use point::{OffBoard, Point, Size, SizeError};
pub use text::{TextBoard, TextBoardError};
