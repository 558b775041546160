//! The markup that belongs to a position of a line of play.

use super::{Event, Markup};
use gocheck_board::Size;
use std::rc::Rc;

/// The markup of the node that created the position.
#[derive(Default)]
pub(super) struct ShownMarkup {
    pub(super) shown: Rc<Markup>,
    /// The markup of a node whose move has not been played yet.
    coming: Option<Rc<Markup>>,
    /// The markup of the nodes before open variations, from the outermost.
    branches: Vec<Rc<Markup>>,
}

impl ShownMarkup {
    /// A variation begins after the same node as the first one.
    pub(super) fn branch(&mut self, number: u32, depth: usize) {
        self.coming = None;
        if number > 1 {
            self.shown = self.branches.get(depth).cloned().unwrap_or_default();
        } else {
            self.branches.resize(depth, Rc::default());
            self.branches.push(Rc::clone(&self.shown));
        }
    }

    pub(super) fn on_event(&mut self, event: Event<'_>, size: Size) {
        match event {
            Event::Begin => *self = Self::default(),
            Event::Node { node, .. } => {
                let markup = Rc::new(Markup::of(node, size));
                if node.properties().any(|property| property.name().is_move()) {
                    self.coming = Some(markup);
                } else {
                    (self.shown, self.coming) = (markup, None);
                }
            }
            // The node is the same.
            Event::TwoMoves => self.coming = Some(Rc::clone(&self.shown)),
            Event::Play { .. } | Event::Pass(_) | Event::NotPlayed { .. } => {
                self.shown = self.coming.take().unwrap_or_default();
            }
            _ => {}
        }
    }
}
