//! Pictures of puzzles and their answers. What draws them is the package `gocheck-render`.

mod picture;
mod words;

pub use gocheck_render::*;
pub use picture::{Picture, pictures, puzzle_of};
