//! Pictures of boards as PNG.
//!
//! A [`Scene`] says what to see; a [`Renderer`] draws the empty board and a tile for everything that
//! can stand on a point once, and puts each picture together from them. A [`Diagram`] is a picture out of a
//! game, as books have them.

mod deflate;
mod diagram;
mod empty;
mod encode;
mod error;
mod layout;
mod letters;
mod palette;
mod picture;
mod renderer;
mod scene;
mod theme;
mod tile;
mod words;

pub use diagram::{Diagram, DiagramBoard, Evidence, Sign};
pub use error::RenderError;
pub use layout::CELL_RANGE;
pub use picture::{Picture, pictures, puzzle_of};
pub use renderer::Renderer;
pub use scene::{Mark, Scene};
