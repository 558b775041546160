//! Lists of moves, one game per line: `f5d6c3`, or as in UAI `position startpos moves g2 a1a3`.

use super::format::{Listener, Unread};
use super::written::{WrittenGame, WrittenMove};
use crate::game::board_game::{BoardGame, Variant};
use std::io::{self, BufRead};

/// Reads a list. Blank lines and lines that begin with `#` or `%` are skipped; the moves can follow a name and a tab.
///
/// # Errors
/// When it cannot be read.
pub fn read<G: BoardGame>(
    reader: &mut dyn BufRead,
    variant: &Variant<G>,
    listener: &mut Listener<'_, G>,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        if reader.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() || text.starts_with(['#', '%']) {
            continue;
        }
        let text = text.rsplit('\t').next().unwrap_or_default();
        if listener(
            game(text, variant).map_err(|why| Unread { line, is_game: true, why }).map(|game| at(game, line)),
        )
        .is_break()
        {
            break;
        }
    }
    Ok(())
}

fn at<G: BoardGame>(game: WrittenGame<G>, line: usize) -> WrittenGame<G> {
    WrittenGame { line, ..game }
}

fn game<G: BoardGame>(text: &str, variant: &Variant<G>) -> Result<WrittenGame<G>, String> {
    let text = text.trim().strip_prefix("position ").unwrap_or(text).trim();
    let has_start = text.starts_with("startpos") || text.starts_with("fen ");
    let (start, moves) = match has_start {
        true => text.split_once(" moves").unwrap_or((text, "")),
        false => ("", text),
    };
    let start = match start.trim() {
        "" | "startpos" => (variant.start)(),
        start => G::read(start.trim_start_matches("fen "), variant).map_err(|fault| fault.to_string())?,
    };
    let words = moves.split_whitespace().flat_map(G::split_moves);
    Ok(WrittenGame { moves: words.map(WrittenMove::new).collect(), ..WrittenGame::at(start) })
}
