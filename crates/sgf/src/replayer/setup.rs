//! Setup: AB, AW, AE and PL.

use super::super::value::{AreaError, area, color};
use super::super::{Node, Property, PropertyName, PropertyValue};
use super::{Event, Listener, Replayer, SetupFault};
use gocheck_board::{Color, Point, Size};

const BLACK: PropertyName = PropertyName::new("AB");
const WHITE: PropertyName = PropertyName::new("AW");
const EMPTY: PropertyName = PropertyName::new("AE");
const PLAYER: PropertyName = PropertyName::new("PL");

impl Replayer {
    /// Executes the setup of a node.
    pub(super) fn set_up(&mut self, node: &Node, size: Size, listener: &mut impl Listener) {
        let mut points: Vec<Point> = Vec::new();
        let mut first = None;
        for property in node.properties() {
            let stone = match property.name() {
                BLACK => Some(Color::Black),
                WHITE => Some(Color::White),
                EMPTY => None,
                _ => continue,
            };
            first.get_or_insert(property.place());
            for value in property.values() {
                self.mark_area(&property, value, stone, size, &mut points, listener);
            }
        }
        let mut stone = |point: Point| (point, self.marks[size.index(point)].take().flatten());
        let stones: Vec<(Point, Option<Color>)> = points.into_iter().map(&mut stone).collect();
        if let Some(place) = first
            && !stones.is_empty()
        {
            self.line.has_white_setup |= stones.iter().any(|(_, stone)| *stone == Some(Color::White));
            self.replay.set_up(stones);
            self.line.has_setup = true;
            self.line.passes = 0;
            (self.line.turn, self.line.alternates) = (None, false);
            listener.on_event(self, place, Event::StonesSetUp);
        }
        let mut names = node.properties().map(|property| property.name());
        let first_move = names.position(PropertyName::is_move);
        let mut properties = node.properties().enumerate();
        let replayer = properties.find(|(_, property)| property.name() == PLAYER);
        if let Some((at, property)) = replayer {
            first.get_or_insert(property.place());
            if first_move.is_none_or(|first| at < first) {
                self.name_player(&property);
            }
        }
        if let Some(place) = first.filter(|_| first_move.is_some()) {
            listener.on_event(self, place, Event::SetupAndMove);
        }
    }

    /// Executes a PL after the moves of its node, as written by CGoban and MultiGo: it sets who is next.
    pub(super) fn name_next_player(&mut self, node: &Node) {
        let mut behind = node.properties().skip_while(|property| !property.name().is_move());
        // The first PL of a node counts.
        if let Some(property) = behind.find(|property| property.name() == PLAYER)
            && node.get(PLAYER).is_some_and(|first| first.place() == property.place())
        {
            self.name_player(&property);
        }
    }

    fn name_player(&mut self, property: &Property<'_>) {
        let Some(to_move) = color(&property.value().text()) else { return };
        // It is redundant if that player is next anyway.
        if self.line.turn != Some(to_move) || !self.line.alternates {
            (self.line.turn, self.line.alternates) = (Some(to_move), false);
        }
        self.replay.set_to_move(to_move);
    }

    /// Notes the setup of a value, and adds the points that had none yet.
    fn mark_area(
        &mut self,
        property: &Property<'_>,
        value: PropertyValue<'_>,
        stone: Option<Color>,
        size: Size,
        points: &mut Vec<Point>,
        listener: &mut impl Listener,
    ) {
        let name = property.name();
        let mut tell = |replayer: &Self, fault: SetupFault| {
            listener.on_event(replayer, value.place, Event::BadSetup { name, stone, value, fault });
        };
        let area = match area(value.bytes, size) {
            Ok(area) => area,
            Err(AreaError::Off) => return tell(self, SetupFault::Off),
            // An empty list, as some programs write it.
            Err(AreaError::Malformed) if value.text().is_empty() => return,
            Err(AreaError::Malformed) => return tell(self, SetupFault::Malformed),
        };
        if area.is_turned {
            tell(self, SetupFault::Turned);
        }
        for point in area.points() {
            let before = self.marks[size.index(point)].replace(stone);
            // A point may occur any number of times.
            if before.is_none() {
                points.push(point);
            }
            match before {
                None if self.replay.get(point) != stone => {}
                None => tell(self, SetupFault::Idle(point)),
                Some(before) if before == stone => tell(self, SetupFault::Twice(point)),
                Some(_) => tell(self, SetupFault::Contradiction(point)),
            }
        }
    }
}
