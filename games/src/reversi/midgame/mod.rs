//! The engine's search before the exact end.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `engine` | iterations, windows around what is expected, threads |
//! | `plan` | how deep each iteration goes, and how much it leaves out |
//! | `worker` | the alpha-beta search of one thread |
//! | `shortcuts` | values that need no search of every move |
//! | `known` | what is known of a board, and its place in the table |
//! | `ordering` | which move to try first |
//! | `probcut` | which searches a less deep one stands for |
//!
//! Values are in parts of a stone, [`Evaluation::UNIT`](super::evaluation::Evaluation::UNIT) of which make one.
//! A pass is no ply.

mod engine;
mod known;
mod ordering;
mod plan;
mod probcut;
mod shortcuts;
mod worker;

pub use engine::Engine;
pub use probcut::{Selectivity, probe_depth};
