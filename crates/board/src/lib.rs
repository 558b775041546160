//! What all games share: colours, points, sets of points, boards as text, random numbers.
//!
//! [`vector_task!`] compiles code for several instruction sets.

// Input must never make the program panic.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod bits;
mod color;
mod point;
pub mod random;
mod text;
mod vectors;
mod vertex;

pub use bits::{Bits, Words};
pub use color::Color;
pub use point::{OffBoard, Point, Size, SizeError};
pub use text::{TextBoard, TextBoardError};
pub use vertex::{BadVertex, Vertex, point_at, vertex};
