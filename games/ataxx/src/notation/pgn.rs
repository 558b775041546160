//! PGN as cuteataxx writes it, <https://github.com/kz04px/cuteataxx>: tags, then moves as UAI has them, `0000` for a
//! pass, with the time of each in a comment where it is known.

use crate::position::Position;
use games_engine::game::board_game::{BoardGame, Variant};
use games_engine::game::rules::Game;
use games_engine::notation::format::{Listener, Unread};
use games_engine::notation::replay::Replayed;
use games_engine::notation::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use gocheck_board::Color;
use std::io::{self, BufRead};
use std::ops::ControlFlow;

pub(super) fn read(
    reader: &mut dyn BufRead,
    variant: &Variant<Position>,
    listener: &mut Listener<'_, Position>,
) -> io::Result<()> {
    let mut game = Text::default();
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        let is_end = reader.read_until(b'\n', &mut bytes)? == 0;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_start_matches('\u{feff}').trim();
        // A tag after moves belongs to the next game, and so does a repeated tag: the game was cut.
        let is_repeated = tag_name(line).is_some_and(|name| game.has_tag(&name));
        let is_tag = line.starts_with('[') && (is_repeated || !game.is_comment());
        if is_end || is_repeated || is_tag && !game.moves.is_empty() {
            let ended = std::mem::take(&mut game);
            if !ended.is_empty() && listener(ended.read(variant)) == ControlFlow::Break(()) || is_end {
                return Ok(());
            }
        }
        game.add(number, line, is_tag);
    }
    Ok(())
}

/// The name of a line that is a whole tag, such as `[Event "Final"]`.
fn tag_name(line: &str) -> Option<String> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let value = value.trim();
    (value.starts_with('"') && value.ends_with('"')).then(|| name.to_ascii_lowercase())
}

/// A game of a file.
#[derive(Default)]
struct Text {
    line: usize,
    tags: Vec<(String, String)>,
    moves: String,
}

impl Text {
    const fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.moves.is_empty()
    }

    fn has_tag(&self, name: &str) -> bool {
        self.tags.iter().any(|(known, _)| known == name)
    }

    /// Whether a comment is open.
    fn is_comment(&self) -> bool {
        self.moves.rfind('{') > self.moves.rfind('}')
    }

    fn add(&mut self, number: usize, line: &str, is_tag: bool) {
        if line.is_empty() {
            return;
        }
        if self.is_empty() {
            self.line = number;
        }
        if is_tag {
            let tag = line.trim_start_matches('[').trim_end_matches(']');
            let (name, value) = tag.split_once(' ').unwrap_or((tag, ""));
            let value = value.trim();
            let value = value.strip_prefix('"').and_then(|value| value.strip_suffix('"')).unwrap_or(value);
            self.tags.push((name.to_ascii_lowercase(), value.to_owned()));
        } else {
            self.moves.push_str(line);
            self.moves.push('\n');
        }
    }

    /// The value of a tag, unless it is `?`.
    fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        value.filter(|value| !matches!(*value, "" | "*" | "?" | "????.??.??"))
    }

    fn read(&self, variant: &Variant<Position>) -> Result<WrittenGame<Position>, Unread> {
        let line = self.line;
        let fault = |why: String| Unread { line, is_game: true, why };
        let position = |name: &str| {
            let read = |fen| Position::read(fen, variant).map_err(|error| fault(format!("{name}: {error}")));
            self.tag(name).map(read).transpose()
        };
        let start = position("fen")?.unwrap_or_else(variant.start);
        let number = |name: &str| {
            let read = |text: &str| {
                text.parse::<i32>().map_err(|_| fault(format!("{name}: {text:?}: expected a number")))
            };
            self.tag(name).map(read).transpose()
        };
        let (moves, end) = moves(&self.moves).map_err(fault)?;
        let plies = number("plycount")?.map(|plies| usize::try_from(plies).unwrap_or(usize::MAX));
        let text = |name: &str| self.tag(name).unwrap_or_default().to_owned();
        let mut game = WrittenGame {
            line,
            players: [text("black"), text("white")],
            event: text("event"),
            date: text("date"),
            round: text("round"),
            moves,
            plies,
            last: position("finalfen")?,
            answer: self.tag("answer").map(unescaped),
            ..WrittenGame::at(start)
        };
        let tag = self.tag("result").map(str::to_owned).or(end.clone());
        if let (Some(tag), Some(end)) = (&tag, &end)
            && tag != end
        {
            return Err(fault(format!("the result is {tag} in the tag and {end} after the moves")));
        }
        let Some(tag) = tag else { return Ok(game) };
        let winner = RESULTS.iter().find(|(text, _)| *text == tag).map(|&(_, winner)| winner);
        let winner =
            winner.ok_or_else(|| fault(format!("{tag:?} is not a result: expected 1-0, 0-1 or 1/2-1/2")))?;
        for (name, side) in [("winner", winner), ("loser", winner.map(Color::opponent))] {
            let player = side.map(|side| &game.players[side as usize]);
            if let (Some(stated), Some(player)) = (self.tag(name), player)
                && !player.is_empty()
                && stated != player
            {
                return Err(fault(format!("{name}: {stated:?}: by the result it is {player:?}")));
            }
        }
        let how = match self.tags.iter().find(|(name, _)| name == "adjudicated").map(|(_, why)| why.as_str())
        {
            None => How::Rules,
            Some(LATE) => How::Late,
            Some("Illegal move") => How::Fault("illegal move".to_owned()),
            Some("*" | "crashed") => How::Fault("crashed".to_owned()),
            Some(why) => How::Adjudicated(why.to_owned()),
        };
        // A late move is written although it was not played.
        if how == How::Late && game.last.is_some() {
            drop_late_move(&mut game);
        }
        game.result = Some(StatedResult { winner, stones: number("material")?.map(Stones::Margin), how });
        Ok(game)
    }
}

/// The value of a tag whose quotes and backslashes have a backslash before them.
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        text.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    text
}

const LATE: &str = "Out of time";

const RESULTS: [(&str, Option<Color>); 3] =
    [("1-0", Some(Color::Black)), ("0-1", Some(Color::White)), ("1/2-1/2", None)];

/// Removes the last move if the last position is the one before it.
fn drop_late_move(game: &mut WrittenGame<Position>) {
    let mut shorter = game.clone();
    shorter.moves.pop();
    shorter.plies = shorter.plies.map(|plies| plies.saturating_sub(1));
    if shorter.clone().replay(true).findings.is_empty() {
        *game = shorter;
    }
}

/// The moves and the result after them.
fn moves(text: &str) -> Result<(Vec<WrittenMove>, Option<String>), String> {
    let mut moves: Vec<WrittenMove> = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        if first == '{' {
            let (comment, behind) = rest[1..].split_once('}').ok_or("a comment has no end: expected }")?;
            if let Some(last) = moves.last_mut() {
                last.milliseconds = movetime(comment).or(last.milliseconds);
            }
            rest = behind.trim_start();
            continue;
        }
        let end = rest.find(|letter: char| letter.is_whitespace() || letter == '{').unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        rest = behind.trim_start();
        if word == "*" || RESULTS.iter().any(|(text, _)| *text == word) {
            return match rest {
                "" => Ok((moves, Some(word.to_owned()).filter(|word| word != "*"))),
                rest => Err(format!("{:?} after the result", rest.lines().next().unwrap_or_default())),
            };
        }
        // `12.` and `1...` number moves; `0000` is one.
        let numbered = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let word = if numbered.starts_with('.') { numbered.trim_start_matches('.') } else { word };
        if !word.is_empty() {
            moves.push(WrittenMove::new(word));
        }
    }
    Ok((moves, None))
}

fn movetime(comment: &str) -> Option<u64> {
    let mut words = comment.split_whitespace();
    words.find(|&word| word == "movetime")?;
    words.next()?.parse().ok()
}

pub(super) fn write(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let Replayed { game, written, .. } = replayed;
    let or =
        |value: &str, unknown: &str| if value.is_empty() { unknown.to_owned() } else { value.to_owned() };
    let [black, white] = written.players.each_ref().map(|name| or(name, "?"));
    let result = written.result.as_ref();
    let winner = result.map(|stated| stated.winner);
    let word = RESULTS.iter().find(|(_, known)| Some(*known) == winner).map_or("*", |(text, _)| text);
    let material = i64::from(game.position().pieces()[0]) - i64::from(game.position().pieces()[1]);
    let mut tags = vec![
        ("Event", or(&written.event, "*")),
        ("Site", "gocheck".to_owned()),
        ("Date", or(&written.date, "????.??.??")),
        ("Round", or(&written.round, "1")),
        ("black", black.clone()),
        ("white", white.clone()),
        ("Result", word.to_owned()),
        ("FEN", game.start().to_string()),
        ("FinalFEN", game.position().to_string()),
    ];
    tags.extend(result.and_then(|stated| adjudicated(&stated.how)).map(|why| ("Adjudicated", why)));
    match winner {
        Some(Some(Color::Black)) => tags.extend([("Winner", black), ("Loser", white)]),
        Some(Some(Color::White)) => tags.extend([("Winner", white), ("Loser", black)]),
        _ => {}
    }
    tags.push(("PlyCount", game.earlier().len().to_string()));
    tags.push(("Material", format!("{material:+}")));
    let mut text = String::new();
    for (name, value) in tags {
        text += &format!("[{name} \"{}\"]\n", value.replace('"', "'").replace(['\n', '\r'], " "));
    }
    if let Some(answer) = &written.answer {
        text += &format!("[Answer \"{}\"]\n", answer.replace('\\', "\\\\").replace('"', "\\\""));
    }
    text += "\n";
    let skipped = usize::from(game.start().to_move() == Color::White);
    text += if skipped == 1 { "1... " } else { "" };
    for (ply, mv) in (skipped..).zip(&written.moves) {
        if ply.is_multiple_of(2) {
            text += &format!("{}. ", ply / 2 + 1);
        }
        text += &format!("{} ", mv.text);
        if let Some(milliseconds) = mv.milliseconds {
            text += &format!("{{ movetime {milliseconds} }} ");
        }
    }
    text += &format!("{word}\n\n\n");
    out.append(&mut text.into_bytes());
    Ok(())
}

/// The end of a game that the rules did not end.
fn adjudicated(how: &How) -> Option<String> {
    match how {
        How::Rules => None,
        How::Unsaid => Some("Awarded".to_owned()),
        How::Late => Some(LATE.to_owned()),
        How::Fault(why) if why == "illegal move" => Some("Illegal move".to_owned()),
        How::Fault(why) | How::Adjudicated(why) => Some(why.clone()),
    }
}
