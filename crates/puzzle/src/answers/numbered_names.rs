use crate::name::Name;
use std::collections::{HashMap, HashSet};

/// The known puzzles by the number of their problem, each listed once. Looking up a number takes the same time for any number
/// of puzzles.
#[derive(Clone, Debug, Default)]
pub(super) struct NumberedNames {
    by_number: HashMap<&'static str, OfNumber>,
    tags: HashSet<String>,
    in_order: Vec<Name>,
}

#[derive(Clone, Debug, Default)]
struct OfNumber {
    all: Count,
    untagged: Count,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Count {
    #[default]
    None,
    One(String),
    Several,
}

impl Count {
    fn add(&mut self, name: &str) {
        match self {
            Self::None => *self = Self::One(name.to_owned()),
            Self::One(first) if first == name => {}
            Self::One(_) | Self::Several => *self = Self::Several,
        }
    }
}

impl NumberedNames {
    /// Adds a new name, if it has a problem's number.
    pub(super) fn add(&mut self, name: &str) {
        let Ok(name) = Name::new(name) else { return };
        let Some(problem) = name.problem() else { return };
        let of_number = self.by_number.entry(problem.number).or_default();
        of_number.all.add(name.stem());
        match name.tag() {
            Some(tag) => {
                self.tags.insert(tag.to_owned());
            }
            None => of_number.untagged.add(name.stem()),
        }
        self.in_order.push(name);
    }

    /// If `is_untagged`, only those without a tag count.
    pub(super) fn of(&self, number: &str, is_untagged: bool) -> &Count {
        match self.by_number.get(number) {
            Some(found) if is_untagged => &found.untagged,
            Some(found) => &found.all,
            None => &Count::None,
        }
    }

    /// In the order in which they were added.
    pub(super) fn names(&self) -> &[Name] {
        &self.in_order
    }
}
