//! Setup: AB, AW, AE and PL.

use super::super::value::{AreaError, area, color};
use super::super::{Code, Name, Node, Property, Value};
use super::form::shown;
use super::walk::Walk;
use crate::board::{Color, Point, Size};
use crate::go::{is_valid, plain, vertex};

const BLACK: Name = Name::new("AB");
const WHITE: Name = Name::new("AW");
const EMPTY: Name = Name::new("AE");

impl Walk<'_> {
    /// Sets up what a node says.
    pub(super) fn set_up(&mut self, node: &Node, size: Size, is_root: bool) {
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
                self.set_up_area(&property, &value, stone, size, &mut points);
            }
        }
        let mut stone = |point: Point| (point, self.marks[size.index(point)].take().flatten());
        let stones: Vec<(Point, Option<Color>)> = points.into_iter().map(&mut stone).collect();
        if let Some(place) = first
            && !stones.is_empty()
        {
            self.replay.set_up(stones);
            self.line.has_setup = true;
            self.line.passes = 0;
            (self.line.turn, self.line.alternates) = (None, false);
            self.check_dead(place);
        }
        if let Some(property) = node.get(Name::new("PL"))
            && let Some(to_move) = color(&property.value().text())
        {
            (self.line.turn, self.line.alternates) = (Some(to_move), false);
            if !is_root {
                self.replay.set_to_move(to_move);
            }
        }
        if let Some(place) = first
            && (node.get(Name::new("B")).is_some() || node.get(Name::new("W")).is_some())
        {
            self.add(Code::SetupAndMove, place, || {
                "setup and a move in one node: the setup goes first".to_owned()
            });
        }
    }

    fn set_up_area(
        &mut self,
        property: &Property<'_>,
        value: &Value<'_>,
        stone: Option<Color>,
        size: Size,
        points: &mut Vec<Point>,
    ) {
        let name = property.name();
        let text = value.text();
        let area = match area(value.bytes, size) {
            Ok(area) => area,
            Err(AreaError::Off) => {
                if self.wants(Code::SetupOff) {
                    let message = format!("{name}[{}] is off the {size} board", shown(&text));
                    let mut finding = self.finding(Code::SetupOff, value.place, message);
                    (finding.color, finding.value) = (stone, Some(shown(&text)));
                    self.push(finding);
                }
                return;
            }
            // An empty list, as some programs write it.
            Err(AreaError::Malformed) if text.is_empty() => return,
            Err(AreaError::Malformed) => {
                let message = || format!("{name}[{}]: expected a point such as pd, or aa:cc", shown(&text));
                return self.add(Code::BadPoint, value.place, message);
            }
        };
        if area.is_turned {
            let message = || format!("{name}[{}]: a rectangle goes from its upper left corner", shown(&text));
            self.add(Code::BadRectangle, value.place, message);
        }
        for point in area.points() {
            let mark = &mut self.marks[size.index(point)];
            let code = match *mark {
                None if self.replay.get(point) != stone => None,
                None => Some(Code::SetupIdle),
                Some(before) if before == stone => Some(Code::SetupTwice),
                Some(_) => Some(Code::SetupContradiction),
            };
            // A point may come again as often as the file likes.
            if mark.replace(stone).is_none() {
                points.push(point);
            }
            if let Some(code) = code.filter(|&code| self.wants(code)) {
                let what = match code {
                    Code::SetupIdle => "stands there already",
                    Code::SetupTwice => "is set up twice in the node",
                    _ => "is set up with different colours in the node: the last one counts",
                };
                let message = format!("{name}[{}]: {} {what}", shown(&text), vertex(size, point));
                let mut finding = self.finding(code, value.place, message);
                (finding.color, finding.point, finding.value) = (stone, Some(point), Some(shown(&text)));
                finding.boards = self.boards(finding.number, None);
                self.push(finding);
            }
        }
    }

    /// Says which groups a setup leaves without a liberty.
    fn check_dead(&mut self, place: super::super::Place) {
        if !self.wants(Code::SetupDead) {
            return;
        }
        let board = self.replay.board();
        if is_valid(&board) {
            return;
        }
        for group in plain::dead_groups(&board) {
            if !self.wants(Code::SetupDead) {
                return;
            }
            let (color, count) = (group.color, group.stones.len());
            let first = group.stones.first().copied();
            let at = first.map_or_else(String::new, |point| vertex(board.size(), point).to_string());
            let stones = if count == 1 { "stone" } else { "stones" };
            let message = format!("the setup leaves {count} {color} {stones} at {at} without a liberty");
            let mut finding = self.finding(Code::SetupDead, place, message);
            (finding.color, finding.point, finding.stones) = (Some(color), first, group.stones);
            finding.boards = self.boards(finding.number, None);
            self.push(finding);
        }
    }
}
