//! Which setups of a node can be joined: of two colours on a point, the last one counts.

use super::super::PropertyName;
use super::super::document::RawProperty;
use super::super::value::area;
use super::codes::FixMessage;
use gocheck_board::{Point, Size};
use gocheck_rules::vertex;

/// The setups of a node in the order of their properties, as far as they are joined.
pub(super) struct Setups {
    /// The size of the board, if it is known; `None` also if nothing can be joined.
    size: Option<Size>,
    is_wanted: bool,
    colors: Vec<Setup>,
}

/// The first property of AB, AW or AE in a node.
struct Setup {
    name: PropertyName,
    at: usize,
    /// For each point, the last setup of another name that sets it after this property.
    later: Vec<Option<PropertyName>>,
    /// The last setup of another name after this property.
    follower: Option<PropertyName>,
}

impl Setups {
    /// The setups of a node with these properties, none of which is added.
    pub(super) fn of(properties: &[&mut RawProperty<'_>], size: Option<Size>) -> Self {
        let mut names: Vec<PropertyName> =
            properties.iter().map(|property| property.name()).filter(|name| is_setup(*name)).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        Self { size, is_wanted: (2..count).contains(&names.len()), colors: Vec::new() }
    }

    /// Adds a property that is written at a place among the properties.
    pub(super) fn put(&mut self, property: &RawProperty<'_>, at: usize) {
        let name = property.name();
        if !self.is_wanted || !is_setup(name) {
            return;
        }
        let points = self.points(property);
        for setup in self.colors.iter_mut().filter(|setup| setup.name != name && setup.at < at) {
            setup.follower = Some(name);
            if let Some(size) = self.size {
                points.iter().for_each(|point| setup.later[size.index(*point)] = Some(name));
            }
        }
        if self.colors.iter().all(|setup| setup.name != name) {
            let later = vec![None; self.size.map_or(0, Size::area)];
            self.colors.push(Setup { name, at, later, follower: None });
        }
    }

    /// Why a property cannot be joined with the first one of its name: a setup between them has one of its points.
    pub(super) fn why_apart(&self, property: &RawProperty<'_>) -> Option<FixMessage> {
        let setup = self.colors.iter().find(|setup| setup.name == property.name())?;
        let name = setup.name.to_string();
        let Some(size) = self.size else {
            return setup.follower.map(|other| FixMessage::KeepSetup {
                name,
                other: other.to_string(),
                vertex: None,
            });
        };
        let (point, other) = self
            .points(property)
            .into_iter()
            .find_map(|point| Some((point, setup.later[size.index(point)]?)))?;
        Some(FixMessage::KeepSetup { name, other: other.to_string(), vertex: Some(vertex(size, point)) })
    }

    /// The points of a property, as far as they are on the board.
    fn points(&self, property: &RawProperty<'_>) -> Vec<Point> {
        let Some(size) = self.size else { return Vec::new() };
        let areas = property.values.iter().filter_map(|value| area(value.meaning().as_bytes(), size).ok());
        areas.flat_map(|area| area.points()).collect()
    }
}

fn is_setup(name: PropertyName) -> bool {
    name.is_stones() && !name.is_move()
}
