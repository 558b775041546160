//! gocheck as a library.

#[cfg(feature = "render")]
#[path = "../../crates/rules/tests/positions/boards.rs"]
mod boards;
#[cfg(feature = "cli")]
mod diagnostic;
#[cfg(feature = "render")]
mod render;
