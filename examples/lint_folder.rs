//! Checks the game records of a folder and of those in it, each by the rules that it names. Fails if there are findings.
//!
//! `cargo run --example lint_folder -- games`

use gocheck::record::{LintOptions, Linter};
use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("expected a folder")?;
    let mut paths = Vec::new();
    find(Path::new(&folder), &mut paths)?;
    paths.sort();
    let mut linter = Linter::new(LintOptions::default());
    let (mut games, mut findings) = (0, 0);
    for path in &paths {
        let checked = linter.lint(File::open(path)?);
        for finding in &checked.findings {
            println!("{}:{finding}", path.display());
        }
        if let Some(error) = checked.error {
            return Err(format!("{}: {error}", path.display()).into());
        }
        games += checked.games;
        findings += checked.findings.len();
    }
    println!("files: {}, games: {games}, findings: {findings}", paths.len());
    Ok(if findings == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")) {
            found.push(path);
        }
    }
    Ok(())
}
