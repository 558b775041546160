//! Puzzles and answers.

mod answers;
#[path = "../../../rules/tests/positions/boards.rs"]
mod boards;
mod generate;
mod linear;
