//! The main line of a record, played.

use super::value::{Target, area, size, target};
use super::{Code, Name, Node, Place, Property, Reader, Severity, Step, Value};
use crate::board::{Color, Point, Size};
use crate::go::Replay;
use std::io::{self, Read};

/// The main line of the first game of a file, as far as it was wanted.
pub struct MainLine {
    /// The game; nothing when the file holds none.
    pub game: Option<Replay>,
    /// What could not be read or played, with its place.
    pub notes: Vec<(Place, String)>,
}

const SIZE: Name = Name::new("SZ");
const TO_MOVE: Name = Name::new("PL");
const HANDICAP: Name = Name::new("HA");

/// Notes that are kept of a file that is no record at all.
const MOST_NOTES: usize = 20;

/// Plays the main line of the first game in `source` up to the move with the number `last`, setups before the next
/// one included, or to its end. Moves are played whatever the rules say of them; one that is off the board counts as
/// a pass, so that the others keep their numbers.
///
/// # Errors
/// Those of `source`. What is damaged is passed over and noted.
pub fn main_line(source: impl Read, last: Option<u32>) -> io::Result<MainLine> {
    let mut line = Line { game: None, size: None, notes: Vec::new(), last };
    let mut reader = Reader::new(source);
    let mut is_found = false;
    loop {
        match reader.next_step()? {
            // The first variation of each branch is the main line: it ends where anything is closed.
            Step::Close if is_found => break,
            Step::Open(_) | Step::Close => {}
            Step::Node(node) => {
                is_found = true;
                if line.node(node).is_none() {
                    break;
                }
            }
            Step::Fault(fault) => {
                if is_serious(fault.code) {
                    line.note(fault.place, fault.message);
                }
            }
            Step::End => break,
        }
    }
    if is_found {
        line.begin();
    }
    Ok(MainLine { game: line.game, notes: line.notes })
}

fn is_serious(code: Code) -> bool {
    code.severity() > Severity::Note
}

struct Line {
    game: Option<Replay>,
    size: Option<Size>,
    notes: Vec<(Place, String)>,
    last: Option<u32>,
}

impl Line {
    fn note(&mut self, place: Place, message: String) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push((place, message));
        }
    }

    /// The game, which begins with the first stone.
    fn begin(&mut self) -> &mut Replay {
        let size = self.size.or_else(|| Size::new(19, 19).ok()).unwrap_or_default();
        self.game.get_or_insert_with(|| Replay::new(size))
    }

    /// Plays a node; nothing when the line ends before its move.
    fn node(&mut self, node: &Node) -> Option<()> {
        if let (None, Some(property)) = (&self.game, node.get(SIZE)) {
            let text = property.value().text().into_owned();
            self.size = size(&text);
            if self.size.is_none() {
                self.note(property.place(), format!("SZ[{text}] is no size: read as 19 x 19"));
            }
        }
        let mut stones = Vec::new();
        for property in node.properties() {
            match property.name().to_string().as_str() {
                "AB" => self.stones(property, Some(Color::Black), &mut stones),
                "AW" => self.stones(property, Some(Color::White), &mut stones),
                "AE" => self.stones(property, None, &mut stones),
                _ => {}
            }
        }
        if !stones.is_empty() {
            self.begin().set_up(stones);
        }
        let handicap = node.get(HANDICAP).and_then(|property| property.value().text().parse().ok());
        let given = node.get(TO_MOVE).and_then(|property| super::value::color(&property.value().text()));
        // White moves first in a game with handicap stones.
        if let Some(color) = given.or((handicap >= Some(2)).then_some(Color::White)) {
            self.begin().set_to_move(color);
        }
        for property in node.properties() {
            match property.name().to_string().as_str() {
                "B" => self.play(Color::Black, property.value())?,
                "W" => self.play(Color::White, property.value())?,
                _ => {}
            }
        }
        Some(())
    }

    fn stones(
        &mut self,
        property: Property<'_>,
        stone: Option<Color>,
        stones: &mut Vec<(Point, Option<Color>)>,
    ) {
        let size = self.begin().size();
        for value in property.values() {
            match area(value.bytes, size) {
                Ok(area) => stones.extend(area.points().map(|point| (point, stone))),
                Err(_) => self.misplaced(property.name().to_string().as_str(), value, "passed over"),
            }
        }
    }

    fn play(&mut self, color: Color, value: Value<'_>) -> Option<()> {
        let last = self.last;
        let game = self.begin();
        if last.is_some_and(|last| game.moves() >= last) {
            return None;
        }
        match target(value.bytes, game.size()) {
            Target::Point(point) => drop(game.play(color, point)),
            Target::Pass => game.pass(color),
            Target::Off | Target::Malformed => {
                game.pass(color);
                let name = if color == Color::Black { "B" } else { "W" };
                self.misplaced(name, value, "read as a pass");
            }
        }
        Some(())
    }

    fn misplaced(&mut self, name: &str, value: Value<'_>, what: &str) {
        let size = self.begin().size();
        let text: String = value.text().chars().filter(|letter| !letter.is_control()).take(20).collect();
        self.note(value.place, format!("{name}[{text}] is no point of the {size} board: {what}"));
    }
}
