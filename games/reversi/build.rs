//! Unpacks the weights of the evaluation.

#![allow(dead_code, unreachable_pub, reason = "the modules are the package's, which wants all of them")]

#[path = "src/evaluation/file.rs"]
mod file;
#[path = "src/evaluation/layout.rs"]
mod layout;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    for file in ["file.rs", "layout.rs", "weights.bin"] {
        println!("cargo::rerun-if-changed=src/evaluation/{file}");
    }
    let tables = file::unpack(&fs::read("src/evaluation/weights.bin")?)?;
    fs::write(out.join("reversi-weights"), tables.weights)?;
    fs::write(out.join("reversi-rows"), tables.rows)?;
    fs::write(out.join("reversi-stages"), tables.stages)?;
    Ok(())
}
