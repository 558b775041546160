//! The program `gocheck`, run like a user would, and some use of the library.

mod animation;
mod archives;
mod archives_of_records;
#[path = "../../crates/rules/tests/positions/boards.rs"]
mod boards;
mod chinese;
mod chinese_class;
mod chosen_nodes;
mod class;
mod cli;
mod data_sets;
mod dataset;
mod diagram;
mod encodings;
mod errors;
mod estimate;
mod examples;
mod explain;
mod explain_puzzle;
mod fix;
mod generate;
mod generate_records;
mod grade;
mod graded_class;
mod hand_ins;
#[cfg(unix)]
mod hostile_names;
mod inputs;
#[cfg(unix)]
mod links;
mod lint;
mod many_files;
mod merging;
#[cfg(unix)]
mod options;
mod output_formats;
mod outputs;
mod packed;
mod packing;
mod pictures_of_records;
mod progress;
mod puzzle;
mod readme;
mod remedies;
mod repeated_inputs;
mod reports;
mod roster;
#[cfg(unix)]
mod run_again;
mod run_endings;
mod run_programs;
mod score;
mod scored_class;
mod settings;
mod stream;
mod unread;
mod usage;
mod who;

use std::path::Path;
use std::process::Command;

fn gocheck(folder: &Path) -> Command {
    test_support::program(env!("CARGO_BIN_EXE_gocheck"), folder)
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c))
}
