//! Unpacks the weights of Reversi's evaluation.

#![allow(dead_code, unreachable_pub, reason = "the modules are the program's, which wants all of them")]

#[path = "src/reversi/evaluation/file.rs"]
mod file;
#[path = "src/reversi/evaluation/layout.rs"]
mod layout;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    for file in ["file.rs", "layout.rs", "weights.bin"] {
        println!("cargo::rerun-if-changed=src/reversi/evaluation/{file}");
    }
    let tables = file::unpack(&fs::read("src/reversi/evaluation/weights.bin")?)?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    fs::write(out.join("reversi-weights"), tables.weights)?;
    fs::write(out.join("reversi-rows"), tables.rows)?;
    fs::write(out.join("reversi-stages"), tables.stages)?;
    Ok(())
}
