//! A position of a game record.

use anyhow::{Context, bail};
use gocheck::go::Replay;
use gocheck::record::{MainLine, main_line};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// How messages call a record.
pub(super) fn shown(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// What a record is called: its file's stem.
pub(super) fn stem(path: &Path) -> String {
    match path.file_stem() {
        Some(stem) if !is_stdin(path) => stem.to_string_lossy().into_owned(),
        _ => "stdin".to_owned(),
    }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Plays the main line of a record to the move with the number `last`, or to its end, and says what is wrong with the
/// file.
pub(super) fn play(path: &Path, last: Option<u32>) -> anyhow::Result<Replay> {
    let shown = shown(path);
    let source: Box<dyn Read> = if is_stdin(path) {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).with_context(|| format!("cannot read {shown}"))?;
        if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
            bail!("{shown} is a folder: name one game record in it");
        }
        Box::new(file)
    };
    let MainLine { game, notes } = main_line(source, last).with_context(|| format!("cannot read {shown}"))?;
    for (place, message) in notes {
        super::diagnostics::warning(&format!("{shown}:{place}"), &message);
    }
    let Some(game) = game else {
        bail!("{shown} holds no game record: a record begins with (; as in (;SZ[9];B[ee])");
    };
    if let Some(last) = last.filter(|&last| game.moves() < last) {
        let moves = game.moves();
        bail!("{shown} has no move {last}: its main line has {moves}, so that 0 to {moves} can be asked for");
    }
    Ok(game)
}
