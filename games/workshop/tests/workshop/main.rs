//! The program `workshop` and its fits.

mod ataxx;
mod bundle;
mod policy;
mod reversi;

use std::process::Command;
use test_support::in_project;

/// The networks of Ataxx.
const NETWORK: &str = "../ataxx/src/network/weights.bin";

/// The program `workshop`.
fn workshop(arguments: &[&str]) -> Command {
    in_project(env!("CARGO_BIN_EXE_workshop"), arguments)
}
