//! What every game must do, whatever its rules, and what it gets for it: one suite, run over each, and over a game
//! that is known here alone.

mod books;
mod commands;
mod description;
mod notation;
mod review;
mod rules;
mod tictactoe;
