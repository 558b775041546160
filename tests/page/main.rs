//! The page of boards: its rules, in Node.js, and the page itself, in a real browser.

mod boards;
mod browsers;
mod class;
mod collections;
mod exercise;
mod files;
mod languages;
mod looks;
mod opening;
mod policy;
mod record;
mod reloads;
mod rules;
mod score;
mod scripts;
mod stage;
mod states;
mod study;
mod text_size;
mod tools;
mod view;

use std::path::Path;
use std::process::Command;

fn gocheck(folder: &Path) -> Command {
    test_support::program(env!("CARGO_BIN_EXE_gocheck"), folder)
}
