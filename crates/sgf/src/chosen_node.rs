//! A node of a record, chosen by its number or by a place in it.

use super::no_line::NoLine;
use super::{EncodingHints, Event, LineOfPlay, Listener, Place, Reader, Replayer, Step};
use gocheck_text::Language;
use gocheck_text::{InLanguage, phrase};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The choice of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeChoice {
    /// Its number along the line of play; the root is node 0.
    Number(u32),
    /// A place in it, as `gocheck lint` prints places.
    At {
        /// The line.
        line: u32,
        /// The column of a terminal, where a Chinese character takes two.
        column: u32,
    },
}

/// Parses a number, or `LINE:COLUMN`.
///
/// ```
/// use gocheck_sgf::NodeChoice;
///
/// assert_eq!("12:5".parse(), Ok(NodeChoice::At { line: 12, column: 5 }));
/// assert_eq!("12".parse(), Ok(NodeChoice::Number(12)));
/// ```
impl FromStr for NodeChoice {
    type Err = BadNode;

    fn from_str(text: &str) -> Result<Self, BadNode> {
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| BadNode);
        let Some((line, column)) = text.split_once(':') else { return Ok(Self::Number(number(text)?)) };
        let (line, column) = (number(line)?, number(column)?);
        if line == 0 || column == 0 { Err(BadNode) } else { Ok(Self::At { line, column }) }
    }
}

/// The number, or `LINE:COLUMN`.
impl fmt::Display for NodeChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::At { line, column } => write!(f, "{line}:{column}"),
        }
    }
}

/// A text that does not name a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNode;

impl InLanguage for BadNode {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        phrase!(
            "expected the number of a node along the line of play, 0 for the root, or LINE:COLUMN such as 12:5, as \
             `lint` prints it",
            "应为节点在这条线上的序号（0 是根节点），或照抄 `lint` 写的 行:列，例如 12:5"
        )
        .text(language)
        .into()
    }
}

impl fmt::Display for BadNode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for BadNode {}

/// A node that was found by a place in it.
pub(super) struct LocatedNode {
    /// The place of its `;`.
    pub(super) place: Place,
    pub(super) game: u32,
    pub(super) line: LineOfPlay,
}

impl LocatedNode {
    /// Finds the node that contains a place.
    pub(super) fn at(record: &[u8], encoding: EncodingHints, line: u32, column: u32) -> Option<Self> {
        let reader = || Reader::new(record).in_encoding(encoding);
        // Lines of UTF-16, too, end with this byte.
        let lines = memchr::memchr_iter(b'\n', record).count() + 1;
        let mut located = Locator { place: node_at(reader(), lines, (line, column))?, found: None };
        // Reading from memory does not fail.
        let _ = Replayer::default().play_from(&mut reader(), &mut located);
        located.found
    }
}

/// The place of the last node that begins at a place or before, if its game is not over there.
fn node_at(mut reader: Reader<&[u8]>, lines: usize, wanted: (u32, u32)) -> Option<Place> {
    let is_later = |place: Place| (place.line, place.column) > wanted;
    let mut found = None;
    let mut is_after_game = false;
    loop {
        match reader.next_step().ok()? {
            Step::Node(node) if is_later(node.place) => break,
            Step::Node(node) => (found, is_after_game) = (Some(node.place), false),
            Step::Open(place) | Step::Close(place) if is_later(place) => break,
            Step::Close(_) => is_after_game = reader.depth() == 0,
            Step::Open(_) | Step::Fault(_) => {}
            Step::End => {
                is_after_game |= wanted.0 as usize > lines;
                break;
            }
        }
    }
    found.filter(|_| !is_after_game)
}

struct Locator {
    place: Place,
    found: Option<LocatedNode>,
}

impl Locator {
    fn look(&mut self, replayer: &Replayer) {
        if self.found.is_none() && replayer.node_place() == Some(self.place) {
            let line = LineOfPlay { steps: replayer.branches().to_vec(), more: 0 };
            self.found = Some(LocatedNode { place: self.place, game: replayer.games(), line });
        }
    }
}

impl Listener for Locator {
    fn on_event(&mut self, replayer: &Replayer, _: Place, _: Event<'_>) {
        self.look(replayer);
    }

    fn has_enough(&mut self, replayer: &Replayer) -> bool {
        self.look(replayer);
        self.found.is_some()
    }
}

/// The node that is looked for while a line is played.
#[derive(Clone, Copy)]
pub(super) enum WantedNode {
    Number(u32),
    Place(Place),
}

/// Counts the nodes of a line of play while it is played.
pub(super) struct NodeCounter {
    wanted: WantedNode,
    /// The place of the last node.
    place: Option<Place>,
    /// The number of nodes of the line so far.
    count: u32,
    /// The counts before open variations, from the outermost.
    branches: Vec<u32>,
}

impl NodeCounter {
    pub(super) const fn new(wanted: WantedNode) -> Self {
        Self { wanted, place: None, count: 0, branches: Vec::new() }
    }

    /// Returns true if the replayer has begun another node, which [`NodeCounter::count`] counts.
    pub(super) fn is_new(&self, replayer: &Replayer) -> bool {
        replayer.node_place() != self.place
    }

    pub(super) fn count(&mut self, replayer: &Replayer) {
        self.place = replayer.node_place();
        self.count += 1;
    }

    /// A variation begins after the same node as the first one. Returns false if the wanted node is not before it.
    pub(super) fn branch(&mut self, replayer: &Replayer, number: u32, depth: usize) -> bool {
        self.place = replayer.node_place();
        if number > 1 {
            self.count = self.branches.get(depth).copied().unwrap_or_default();
        } else {
            self.branches.resize(depth, 0);
            self.branches.push(self.count);
        }
        match self.wanted {
            WantedNode::Number(wanted) => self.count > wanted,
            WantedNode::Place(_) => true,
        }
    }

    /// Returns true if the last node is the wanted one.
    pub(super) fn is_there(&self) -> bool {
        match self.wanted {
            WantedNode::Number(wanted) => self.count.checked_sub(1) == Some(wanted),
            WantedNode::Place(place) => self.place == Some(place),
        }
    }

    /// Returns true if the wanted node can only be in the chosen line, which is over where the line is.
    pub(super) const fn ends_with_line(&self) -> bool {
        matches!(self.wanted, WantedNode::Number(_))
    }

    /// The reason why the wanted node was not found.
    pub(super) const fn missing(&self) -> NoLine {
        match self.wanted {
            WantedNode::Number(number) => NoLine::Node { number, nodes: self.count },
            WantedNode::Place(Place { line, column, .. }) => NoLine::NoNodeAt { line, column },
        }
    }
}
