//! The Smart Game Format of Go, <https://www.red-bean.com/sgf/>, for Othello: `(;GM[2]FF[4]SZ[8];B[fe];W[df])`.
//!
//! Only the main line of a game with variations is read. A square is two letters, its column and its row. Rows are counted
//! from the top; Go programs that also play Othello count them from below; the moves show which it is.

use super::othello::othello;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::Game;
use games_engine::notation::format::{Listener, Unread};
use games_engine::notation::replay::Replayed;
use games_engine::notation::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use gocheck_board::Color;
use gocheck_text::next_game;
use std::io::{self, BufRead};
use std::str::Chars;

/// Whether these bytes begin an SGF file.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let has = |text: &[u8]| bytes.windows(text.len()).any(|part| part == text);
    has(b"(;") && (has(b"GM[2]") || has(b"FF["))
}

/// Reads a file of games and skips text between them.
pub(super) fn read(
    reader: &mut dyn BufRead,
    _: &Variant<Position>,
    listener: &mut Listener<'_, Position>,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    for tree in trees(&String::from_utf8_lossy(&bytes)) {
        let line = tree.line;
        if listener(game(&tree).map_err(|why| Unread { line, is_game: true, why })).is_break() {
            break;
        }
    }
    Ok(())
}

/// The main line of a game.
struct Tree {
    line: usize,
    /// Names and values, in order.
    properties: Vec<(String, Vec<String>)>,
}

impl Tree {
    fn get(&self, name: &str) -> Option<&str> {
        let (_, values) = self.properties.iter().find(|(known, _)| known == name)?;
        Some(values.first()?.trim())
    }
}

fn trees(text: &str) -> Vec<Tree> {
    let mut trees: Vec<Tree> = Vec::new();
    let (mut depth, mut line, mut name) = (0_usize, 1, String::new());
    // After the first end of a variation, another one follows.
    let mut is_main = false;
    let mut chars = text.chars();
    while let Some(letter) = chars.next() {
        match letter {
            '\n' => line += 1,
            '(' if depth > 0 && !next_game_begins(text, &chars) => depth += 1,
            // The game before it was cut if `depth` is not 0.
            '(' if chars.as_str().trim_start().starts_with(';') => {
                (depth, is_main) = (1, true);
                trees.push(Tree { line, properties: Vec::new() });
            }
            ')' => (depth, is_main) = (depth.saturating_sub(1), false),
            ';' => name.clear(),
            'A'..='Z' => name.push(letter),
            '[' => {
                let value = value(text, &mut chars);
                line += value.matches('\n').count();
                let name = std::mem::take(&mut name);
                let Some(tree) = trees.last_mut().filter(|_| is_main) else { continue };
                match tree.properties.last_mut() {
                    Some((_, values)) if name.is_empty() => values.push(value),
                    _ => tree.properties.push((name, vec![value])),
                }
            }
            _ => {}
        }
    }
    trees
}

/// Returns true if the `(` before the rest of a text begins the next game, although this one has no end.
fn next_game_begins(text: &str, rest: &Chars<'_>) -> bool {
    let open = text.len() - rest.as_str().len() - 1;
    let before = open.checked_sub(1).map(|at| text.as_bytes()[at]);
    before.is_some_and(next_game::is_line_break) && next_game::begins(&text.as_bytes()[open..])
}

/// The text up to the bracket that ends it, or up to the next game.
fn value(text: &str, chars: &mut Chars<'_>) -> String {
    let mut value = String::new();
    loop {
        let here = chars.as_str();
        let Some(letter) = chars.next() else { break };
        match letter {
            ']' => break,
            '(' if next_game_begins(text, chars) && !next_game::is_quoted(here.as_bytes()) => {
                *chars = here.chars();
                break;
            }
            '\\' => value.extend(chars.next()),
            _ => value.push(letter),
        }
    }
    value
}

fn game(tree: &Tree) -> Result<WrittenGame<Position>, String> {
    match (tree.get("GM"), tree.get("SZ")) {
        (None | Some("2"), None | Some("8")) | (Some("1"), Some("8")) => {}
        (None | Some("1" | "2"), size) => {
            return Err(format!("a board of size {}: expected SZ[8]", size.unwrap_or("19")));
        }
        (Some(other), _) => return Err(format!("GM[{other}] is another game: expected GM[2], Othello")),
    }
    let [as_written, from_below] = [false, true].map(|is_from_below| written_game(tree, is_from_below));
    let (as_written, from_below) = (as_written?, from_below?);
    let played = |game: &WrittenGame<Position>| game.clone().replay(true).game.earlier().len();
    Ok(if played(&from_below) > played(&as_written) { from_below } else { as_written })
}

fn written_game(tree: &Tree, is_from_below: bool) -> Result<WrittenGame<Position>, String> {
    let square = |text: &str| {
        let &[file, rank] = text.trim().as_bytes() else { return None };
        let rank = usize::from(rank.checked_sub(b'a')?);
        let rank = if is_from_below { 7_usize.checked_sub(rank)? } else { rank };
        Square::new(file.checked_sub(b'a')?.into(), rank)
    };
    let mut stones = [0_u64; 2];
    let mut moves = Vec::new();
    for (name, values) in &tree.properties {
        let color = if name.ends_with('B') { Color::Black } else { Color::White };
        match name.as_str() {
            "B" | "W" => moves.extend(values.iter().map(|value| {
                let mv = match value.trim() {
                    "" | "tt" => Some(Move::Pass),
                    text => square(text).map(Move::Place).or_else(|| text.parse().ok()),
                };
                let text = mv.map_or_else(|| value.clone(), |mv| mv.to_string());
                WrittenMove { by: Some(color), ..WrittenMove::new(text) }
            })),
            "AB" | "AW" if moves.is_empty() => {
                for value in values {
                    let square = square(value).ok_or_else(|| format!("{name}[{value}] is not a square"))?;
                    stones[color as usize] |= square.bit();
                }
            }
            _ => {}
        }
    }
    let first = moves.first().and_then(|mv| mv.by);
    let to_move = match tree.get("PL").map(str::to_ascii_uppercase).as_deref() {
        Some("B" | "BLACK") => Color::Black,
        Some("W" | "WHITE") => Color::White,
        _ => first.unwrap_or(Color::Black),
    };
    let start = match stones {
        [0, 0] => Position::start(),
        [black, white] => {
            Position::new(black, white, to_move).ok_or("AB and AW put two stones on one square")?
        }
    };
    let text = |name| tree.get(name).unwrap_or_default().to_owned();
    let mut game = WrittenGame {
        line: tree.line,
        players: [text("PB"), text("PW")],
        event: text("EV"),
        date: text("DT"),
        round: text("RO"),
        moves,
        result: tree.get("RE").and_then(result),
        ..WrittenGame::at(start)
    };
    let comments = tree.properties.iter().filter(|(name, _)| name == "C").flat_map(|(_, values)| values);
    comments.for_each(|comment| game.read_comment(comment));
    Ok(game)
}

/// `B+12`, `W+R` resigned, `W+T` late, `0` a draw; `None` if it is unknown.
fn result(value: &str) -> Option<StatedResult> {
    let (winner, rest) = match value.split_once('+') {
        Some(("B" | "Black", rest)) => (Some(Color::Black), rest),
        Some(("W" | "White", rest)) => (Some(Color::White), rest),
        _ if matches!(value, "0" | "Draw") => (None, "0"),
        _ => return None,
    };
    let margin = rest.parse::<i32>().ok().filter(|margin| (0..=64).contains(margin));
    let how = match rest {
        "R" | "Resign" => How::Fault("resigned".to_owned()),
        "T" | "Time" => How::Late,
        "F" | "Forfeit" => How::Fault("forfeited".to_owned()),
        _ => How::Unsaid,
    };
    let sign = if winner == Some(Color::White) { -1 } else { 1 };
    Some(StatedResult { winner, stones: margin.map(|margin| Stones::Margin(sign * margin)), how })
}

/// Appends a game, and the end of the line.
pub(super) fn write(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let written = &replayed.written;
    let mut text = String::from("(;GM[2]FF[4]CA[UTF-8]AP[gocheck]SZ[8]");
    let [black, white] = &written.players;
    let stated = [
        ("EV", &written.event),
        ("RO", &written.round),
        ("DT", &written.date),
        ("PB", black),
        ("PW", white),
        ("RE", &written.result.as_ref().map(|stated| result_text(stated, replayed)).unwrap_or_default()),
    ];
    let escaped = |value: &str| value.replace('\\', "\\\\").replace(']', "\\]");
    for (name, value) in stated.into_iter().filter(|(_, value)| !value.is_empty()) {
        text += &format!("{name}[{}]", escaped(value));
    }
    let (start, moves) = othello(&replayed.game);
    if start != Position::start() {
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let squares: String =
                Square::of_set(start.of(color)).map(|at| format!("[{}]", name_of(at))).collect();
            text += &if squares.is_empty() { squares } else { format!("{name}{squares}") };
        }
        text += &format!("PL[{}]", letter(start.to_move()));
    }
    let mut side = start;
    for mv in moves {
        text += &format!(";{}[{}]", letter(side.to_move()), mv.square().map(name_of).unwrap_or_default());
        side = side.play_unchecked(mv);
    }
    if let Some(comment) = written.answer_comment() {
        text += &format!("C[{}]", escaped(&comment));
    }
    out.extend_from_slice((text + ")\n").as_bytes());
    Ok(())
}

fn name_of(square: Square) -> String {
    [square.file(), square.rank()].map(|place| char::from(b'a' + place as u8)).iter().collect()
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

fn result_text(stated: &StatedResult, replayed: &Replayed<Position>) -> String {
    let margin = match stated.stones {
        _ if replayed.game.outcome().is_some() => Some(Stones::Each(replayed.stones()).margin()),
        stones => stones.map(Stones::margin),
    };
    let how = match (&stated.how, margin) {
        (How::Late, _) => "T".to_owned(),
        (How::Fault(_), _) => "R".to_owned(),
        (_, Some(margin)) => margin.abs().to_string(),
        (_, None) => String::new(),
    };
    stated.winner.map_or_else(|| "0".to_owned(), |winner| format!("{}+{how}", letter(winner)))
}
