//! The play page and the spectators' page: servers, the programs that serve them, a real browser.

mod any_game;
mod assets;
mod beginner;
mod browser;
mod browsers;
mod client;
mod connection;
#[path = "../contract/draughts.rs"]
mod draughts;
mod ends;
mod faults;
mod first;
#[path = "../contract/five_in_a_row.rs"]
mod five_in_a_row;
mod foreign;
mod kept;
mod languages;
mod layout;
mod list;
mod live;
mod live_stops;
mod looks;
mod memory;
mod modules;
mod paint;
mod paths;
mod play;
mod progress;
mod report;
mod resident;
mod review;
mod robustness;
mod scripts;
mod server;
mod states;
mod teaching;
mod text_size;
mod texts;
mod third_game;
#[path = "../contract/tictactoe.rs"]
mod tictactoe;
mod turns;
mod view;
mod whole_games;

use std::process::Command;
use test_support::in_project;

/// The program `ataxx`.
fn ataxx(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_ataxx"), arguments)
}

/// The program `reversi`.
fn reversi(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_reversi"), arguments)
}
