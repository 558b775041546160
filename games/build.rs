//! Lists the games, and unpacks the weights of Reversi's evaluation.

#![allow(dead_code, unreachable_pub, reason = "the modules are the program's, which wants all of them")]

#[path = "src/reversi/evaluation/file.rs"]
mod file;
#[path = "src/reversi/evaluation/layout.rs"]
mod layout;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    fs::write(out.join("games.rs"), list_of_games()?)?;
    // A new game is a new line of this file, too.
    println!("cargo::rerun-if-changed=src/lib.rs");
    for file in ["file.rs", "layout.rs", "weights.bin"] {
        println!("cargo::rerun-if-changed=src/reversi/evaluation/{file}");
    }
    let tables = file::unpack(&fs::read("src/reversi/evaluation/weights.bin")?)?;
    fs::write(out.join("reversi-weights"), tables.weights)?;
    fs::write(out.join("reversi-rows"), tables.rows)?;
    fs::write(out.join("reversi-stages"), tables.stages)?;
    Ok(())
}

/// A call of `visitor` for each game: for each folder of `src` with a `description.rs`.
fn list_of_games() -> io::Result<String> {
    let folders: io::Result<BTreeSet<_>> = fs::read_dir("src")?.map(|entry| Ok(entry?.file_name())).collect();
    let games =
        folders?.into_iter().filter(|name| Path::new("src").join(name).join("description.rs").is_file());
    Ok(games.fold("visitor".into(), |list, game| {
        format!("{list}.visit::<crate::{}::position::Position>()", game.display())
    }))
}
