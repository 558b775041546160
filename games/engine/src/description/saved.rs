//! Saved games: lines of the form `name: value`; and `save.in`, a position in numbers.

use super::spec::Described;
use crate::game::board_game::Variant;
use crate::notation::format::{Listener, Unread};
use crate::notation::replay::Replayed;
use crate::notation::written::{WrittenGame, WrittenMove};
use std::io::{self, BufRead};

const MOVES_A_LINE: usize = 12;

/// Returns true if a file that begins with these bytes is a saved game.
pub fn begins<G: Described>(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}');
    text.lines().find(|line| is_said(line)).is_some_and(begins_game)
        || G::SPEC.save_in.is_some() && are_numbers(text)
}

fn begins_game(line: &str) -> bool {
    line.trim_start().starts_with("game:")
}

fn are_numbers(text: &str) -> bool {
    let is_of_number = |c: char| c.is_ascii_digit() || c == '-' || c.is_whitespace();
    !text.trim().is_empty() && text.chars().all(is_of_number)
}

/// Returns true if a line is neither blank nor a comment.
pub fn is_said(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

/// Reads a file of saved games, each of which begins with its line `game:`.
///
/// # Errors
/// When it cannot be read.
pub fn read<G: Described>(
    reader: &mut dyn BufRead,
    variant: &Variant<G>,
    listener: &mut Listener<'_, G>,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let unread = |(line, why)| Unread { line, is_game: true, why };
    if let Some(form) = G::SPEC.save_in.as_ref().filter(|_| are_numbers(text)) {
        let why = || {
            let (columns, rows) = (G::GRID.columns(), G::GRID.rows());
            let found = text.split_whitespace().count();
            let expected = format!("expected {columns} lines of {rows} numbers (-1, 0 or 1) in a save.in");
            unread((1, format!("{expected}, found {found} numbers")))
        };
        let _ = listener((form.read)(text, variant).map(WrittenGame::at).ok_or_else(why));
        return Ok(());
    }
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).filter(|(_, line)| is_said(line)).collect();
    for lines in lines.chunk_by(|_, (_, next)| !begins_game(next)) {
        if listener(game(lines, variant).map_err(unread)).is_break() {
            break;
        }
    }
    Ok(())
}

fn game<G: Described>(
    lines: &[(usize, &str)],
    usual: &Variant<G>,
) -> Result<WrittenGame<G>, (usize, String)> {
    let mut pairs = Vec::new();
    for &(number, line) in lines {
        let (name, value) = line.split_once(':').ok_or((number, "expected NAME: VALUE".to_owned()))?;
        pairs.push((number, name.trim(), value.trim()));
    }
    let first = |wanted| pairs.iter().find(|(_, name, _)| *name == wanted).copied();
    if let Some((line, _, name)) = first("game").filter(|(_, _, name)| *name != G::NAME) {
        return Err((line, format!("a game of {name:?}: expected {}", G::NAME)));
    }
    // The rules apply to the start, wherever their line is.
    let variant = match first("rules") {
        Some((line, _, rules)) => G::SPEC.variant(rules).map_err(|error| (line, error.to_string()))?,
        None => usual,
    };
    let missing = || (lines[0].0, "the line `start:` is missing".to_owned());
    let (line, _, text) = first("start").ok_or_else(missing)?;
    let start = match G::SPEC.board(text, variant) {
        Some(start) => start,
        None => G::read(text, variant).map_err(|fault| (line, fault.to_string()))?,
    };
    let mut game = WrittenGame { line: lines[0].0, ..WrittenGame::at(start) };
    for (line, name, value) in pairs {
        match name {
            "game" | "rules" | "start" | "time" | "at" | "paused" => {}
            "black" => value.clone_into(&mut game.players[0]),
            "white" => value.clone_into(&mut game.players[1]),
            "moves" => {
                let words = value.split_whitespace().flat_map(G::split_moves);
                game.moves.extend(words.map(WrittenMove::new));
            }
            other => return Err((line, format!("unknown name {other:?}"))),
        }
    }
    Ok(game)
}

/// Writes a saved game; `more` are additional lines of the caller.
pub fn text<G: Described>(start: &G, players: &[String; 2], more: &str, moves: &[String]) -> String {
    let [black, white] = players;
    let mut text = format!("game: {}\nrules: {}\nstart: {start}\n", G::NAME, start.rule_set());
    text += &format!("black: {black}\nwhite: {white}\n{more}");
    for line in moves.chunks(MOVES_A_LINE) {
        text += &format!("moves: {}\n", line.join(" "));
    }
    text
}

/// Appends a game. A player whom the page does not know becomes a program.
pub fn write<G: Described>(replayed: &Replayed<G>, out: &mut Vec<u8>) -> Result<(), String> {
    let player = |name: &String| {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_pages = ["level ", "engine "].iter().any(|kind| name.starts_with(kind)) || name == "human";
        match &*name {
            "" => "human".to_owned(),
            _ if is_pages => name,
            _ => format!("engine {name}"),
        }
    };
    let moves: Vec<String> = replayed.game.moves().map(|mv| mv.to_string()).collect();
    let players = replayed.written.players.each_ref().map(player);
    out.extend(text(replayed.game.start(), &players, "", &moves).into_bytes());
    Ok(())
}
