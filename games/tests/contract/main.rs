//! Contract tests: one suite for every game, and for a third one that exists only here.

mod books;
mod commands;
mod description;
mod notation;
mod review;
mod rules;
mod tictactoe;
