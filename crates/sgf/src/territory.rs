//! The territory that is marked at the end of a record: TB and TW.

use super::value::area;
use super::{Node, PropertyName, Replayer, Server};
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::Points;
use gocheck_rules::score::Agreed;

/// The territory marked in a node of a line of play, as long as no later node changes the board.
#[derive(Clone, Debug, Default)]
pub struct MarkedTerritory {
    /// The marked points, and the number of the move that they follow.
    marked: Option<([Points; 2], u32)>,
}

impl MarkedTerritory {
    /// Handles a node of the line before it is executed; nodes with only a move may be left out.
    pub fn on_event(&mut self, replayer: &Replayer, node: &Node, is_root: bool) {
        if is_root {
            self.marked = None;
        }
        let Some(size) = replayer.size() else { return };
        let mut moves = 0;
        let mut marked: Option<[Points; 2]> = None;
        for property in node.properties() {
            let color = match property.name() {
                BLACK => Color::Black,
                WHITE => Color::White,
                name if name.is_move() => {
                    moves += 1;
                    continue;
                }
                name if name.is_stones() => {
                    self.marked = None;
                    continue;
                }
                _ => continue,
            };
            let points = &mut marked.get_or_insert([Points::EMPTY; 2])[color as usize];
            property.values().for_each(|value| mark(points, value.bytes, size));
        }
        if let Some(points) = marked.filter(|[black, white]| !(black.is_empty() && white.is_empty())) {
            self.marked = Some((points, replayer.number().saturating_add(moves)));
        }
    }

    /// The marks of the current position of `player`; on a server that counts every stone, all stones are alive.
    #[must_use]
    pub fn agreed(&self, replayer: &Replayer) -> Agreed {
        if replayer.info().server == Some(Server::Cgos) {
            return Agreed::AllAlive;
        }
        match &self.marked {
            Some((points, number)) if *number == replayer.number() => Agreed::Territory(*points),
            _ => Agreed::Nothing,
        }
    }
}

const BLACK: PropertyName = PropertyName::new("TB");
const WHITE: PropertyName = PropertyName::new("TW");

/// Marks the points of a value. Invalid points and points off the board are skipped.
fn mark(points: &mut Points, value: &[u8], size: Size) {
    if let Ok(area) = area(value, size) {
        area.points().for_each(|point| points.set(size.index(point), true));
    }
}
