//! Pictures of boards as PNG, diagrams also as SVG.
//!
//! A [`Scene`] describes a picture. A [`Renderer`] draws the empty board and a tile for each kind of mark once, and
//! composes pictures from them. A [`Diagram`] is a picture of a game as in books; a [`DiagramRenderer`] draws many of
//! them in the same way. The [`pictures`] of a puzzle show its board and its answer.

// No input may end a program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod canvas;
mod cells;
mod diagram;
mod diagram_renderer;
mod empty;
mod encode;
mod error;
mod figure;
mod finding;
mod layer;
mod layout;
mod letters;
mod palette;
mod part;
mod picture;
mod picture_words;
mod renderer;
mod replayed;
mod scene;
mod shape;
mod sheet;
mod sign_text;
mod svg;
mod theme;

pub use diagram::{Diagram, DiagramBoard, Sign};
pub use diagram_renderer::DiagramRenderer;
pub use error::RenderError;
pub use finding::Evidence;
pub use layout::CELL_RANGE;
pub use part::Part;
pub use picture::{Picture, pictures, puzzle_of};
pub use renderer::Renderer;
pub use scene::{Scene, SceneMark};
