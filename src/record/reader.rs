mod cursor;
mod nodes;

use super::source::{Room, Source};
use super::{Fault, Node, Place, PropertyName, PropertyValue};
use crate::diagnostic::Message;
use std::collections::VecDeque;
use std::io::{self, Read};

/// Reads the records of a file (a collection) as they come, in any encoding, whatever is damaged.
///
/// Memory is bounded: a node keeps at most [`Node::MAX_VALUES`] values and
/// [`PropertyValue::MAX`](super::PropertyValue::MAX) bytes of each.
///
/// ```
/// use gocheck::record::{PropertyName, Reader, Step};
///
/// let mut reader = Reader::new("(;SZ[9];B[ee](;W[ce])(;W[gc]))".as_bytes());
/// let mut moves = 0;
/// loop {
///     match reader.next_step()? {
///         Step::Node(node) => moves += usize::from(node.get(PropertyName::new("SZ")).is_none()),
///         Step::Open(_) | Step::Close(_) | Step::Fault(_) => {}
///         Step::End => break,
///     }
/// }
/// assert_eq!(moves, 3);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    source: Source<R>,
    /// The next byte's place in the piece.
    at: usize,
    line: u32,
    /// `at` less this is the character from 0: where the line began, moved on by every byte that is not the first of
    /// its character. Places may be before the piece, so that it wraps.
    line_start: usize,
    /// The columns that the characters of the line take besides one each; below 0 where many take none.
    extra: isize,
    depth: u64,
    last: Last,
    games: u64,
    /// Text is being passed over, which was said.
    in_junk: bool,
    /// The first property of a root that lacks its `;`, whose values come next.
    bare_root: Option<(PropertyName, Place)>,
    node: Node,
    faults: VecDeque<Fault>,
    /// What comes after the faults that were found with it.
    waiting: Option<Found>,
    error: Option<io::Error>,
}

/// What came last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Node,
    Close,
    End,
}

/// What was found; the node is the reader's.
enum Found {
    Open(Place),
    Node,
    Close(Place),
    /// Faults that were found with something else, which comes after them.
    Fault,
    End,
}

/// What a record is made of.
#[derive(Debug)]
pub enum Step<'a> {
    /// A `(`: of a game or of a variation.
    Open(Place),
    /// A node, which is lent until the next step.
    Node(&'a Node),
    /// A `)`.
    Close(Place),
    /// Damage; what can be read follows.
    Fault(Fault),
    /// The end of the file. What is open then was not closed.
    End,
}

/// Memory that one reader after another uses, so that many small files cost little.
pub struct Buffers {
    room: Room,
    node: Node,
}

impl Default for Buffers {
    fn default() -> Self {
        Self { room: Room::default(), node: Node::new() }
    }
}

/// The most faults that wait for their turn; more of them in one node are passed over.
const MAX_FAULTS: usize = 1000;

impl<R: Read> Reader<R> {
    /// A reader of `source`, which it reads in large pieces.
    pub fn new(source: R) -> Self {
        Self::with_buffers(source, Buffers::default())
    }

    /// The same with memory that another reader had.
    pub fn with_buffers(source: R, buffers: Buffers) -> Self {
        let Buffers { room, mut node } = buffers;
        node.keep_text(PropertyValue::MAX);
        Self {
            source: Source::new(source, room),
            at: 0,
            line: 1,
            line_start: 0,
            extra: 0,
            depth: 0,
            last: Last::Close,
            games: 0,
            in_junk: false,
            bare_root: None,
            node,
            faults: VecDeque::new(),
            waiting: None,
            error: None,
        }
    }

    /// The same reader, which keeps so many bytes of each value.
    #[must_use]
    pub fn keeping(mut self, most: usize) -> Self {
        self.node.keep_text(most);
        self
    }

    /// The encoding so far, as the Encoding Standard names it; `ASCII` where nothing else was needed.
    pub(super) fn encoding(&self) -> &'static str {
        self.source.encoding()
    }

    /// The memory, for another reader.
    pub fn into_buffers(self) -> Buffers {
        Buffers { room: self.source.into_room(), node: self.node }
    }

    /// How many `(` are open.
    #[must_use]
    pub const fn depth(&self) -> u64 {
        self.depth
    }

    /// The games that have begun.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Reads on. After the end, the end again.
    ///
    /// # Errors
    /// When the source cannot be read.
    #[inline]
    pub fn next_step(&mut self) -> io::Result<Step<'_>> {
        let found = if self.waiting.is_none() { self.find() } else { Found::Fault };
        if !self.faults.is_empty() || matches!(found, Found::Fault | Found::End) {
            return self.next_fault(found);
        }
        Ok(self.step(found))
    }

    #[inline]
    fn step(&self, found: Found) -> Step<'_> {
        match found {
            Found::Open(place) => Step::Open(place),
            Found::Node => Step::Node(&self.node),
            Found::Close(place) => Step::Close(place),
            Found::Fault | Found::End => Step::End,
        }
    }

    /// The faults first, then what they were found with.
    #[cold]
    fn next_fault(&mut self, found: Found) -> io::Result<Step<'_>> {
        let found = self.waiting.take().unwrap_or(found);
        if let Some(fault) = self.faults.pop_front() {
            self.waiting = Some(found);
            return Ok(Step::Fault(fault));
        }
        self.error.take().map_or_else(|| Ok(self.step(found)), Err)
    }

    #[inline]
    fn find(&mut self) -> Found {
        if self.depth == 0 {
            return self.find_game();
        }
        if let Some((name, place)) = self.bare_root.take() {
            self.fault(place, Message::NoNode);
            self.node.begin(place);
            self.read_values(Some(name), place, false);
            return self.read_node();
        }
        if self.last != Last::Close
            && let Some(found) = self.read_move()
        {
            return found;
        }
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(b';') => {
                    self.at += 1;
                    if self.last == Last::Close {
                        self.fault(place, Message::NodeAfterVariation);
                    }
                    self.node.begin(place);
                    return self.read_node();
                }
                Some(b'(') => {
                    self.at += 1;
                    if self.last == Last::Open {
                        self.fault(place, Message::EmptyTree { is_closed: false });
                    }
                    self.depth += 1;
                    self.last = Last::Open;
                    return Found::Open(place);
                }
                Some(b')') => {
                    self.at += 1;
                    if self.last == Last::Open {
                        self.fault(place, Message::EmptyTree { is_closed: true });
                    }
                    self.depth -= 1;
                    self.last = Last::Close;
                    return Found::Close(place);
                }
                Some(letter) if letter.is_ascii_uppercase() => {
                    self.fault(place, Message::NoNode);
                    self.node.begin(place);
                    return self.read_node();
                }
                Some(_) => self.pass_over_token(place),
                None => {
                    if self.last != Last::End && self.error.is_none() {
                        let missing = self.depth.try_into().unwrap_or(u32::MAX);
                        self.fault(place, Message::Cut { missing });
                    }
                    self.last = Last::End;
                    return Found::End;
                }
            }
        }
    }

    /// The next `(;`, or `(` and a property, outside of games.
    fn find_game(&mut self) -> Found {
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(b'(') => {
                    self.at += 1;
                    self.place_of_token();
                    if self.peek() == Some(b';') || self.is_bare_root() {
                        self.depth = 1;
                        self.games += 1;
                        self.in_junk = false;
                        self.last = Last::Open;
                        return Found::Open(place);
                    }
                    self.junk(place);
                }
                Some(b')') if self.games > 0 && !self.in_junk => {
                    self.at += 1;
                    self.fault(place, Message::Unopened);
                }
                Some(_) => {
                    self.junk(place);
                    let rest = &self.source.piece()[self.at + 1..];
                    let length = memchr::memchr(b'(', rest).unwrap_or(rest.len());
                    self.advance(1 + length);
                }
                None => {
                    if self.games == 0 && self.last != Last::End && self.error.is_none() {
                        // Then it is before no game.
                        self.faults.retain(|fault| fault.message != Message::TextBefore);
                        self.fault(Place::START, Message::NoGame);
                    }
                    self.last = Last::End;
                    return Found::End;
                }
            }
        }
    }

    /// Says once in a run that text cannot be there.
    fn junk(&mut self, place: Place) {
        let message = match (self.depth, self.games) {
            (0, 0) => Message::TextBefore,
            (0, _) => Message::TextBetween,
            _ => Message::Junk,
        };
        self.junk_as(place, message);
    }

    fn junk_as(&mut self, place: Place, message: Message) {
        if !std::mem::replace(&mut self.in_junk, true) {
            self.fault(place, message);
        }
    }

    fn fault(&mut self, place: Place, message: Message) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push_back(Fault { message, place });
        }
    }
}
