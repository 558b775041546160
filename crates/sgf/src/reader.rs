use super::encoding::{EncodingBallot, EncodingHints, RecordEncoding};
use super::formats::{ForeignStep, MAX_FOREIGN, Steps};
use super::source::{Source, SourceBuffers};
use super::tokens::{Junk, Kind, Token, Tokens, ValueEnd};
use super::{Fault, Node, Place, PropertyValue};
use crate::faults;
use gocheck_text::AnyMessage;
use std::collections::VecDeque;
use std::io::{self, Read};

/// Reads the records of a file (a collection) as a stream, in any encoding, even if they are damaged.
///
/// Memory is bounded: a node keeps at most [`Node::MAX_VALUES`] values and
/// [`PropertyValue::MAX`](super::PropertyValue::MAX) bytes of each.
///
/// ```
/// use gocheck_sgf::{PropertyName, Reader, Step};
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
    tokens: Tokens<R>,
    last: Last,
    node: Node,
    faults: VecDeque<Fault>,
    /// The step that follows the faults found with it.
    waiting: Option<FoundStep>,
    /// The rest of a game that is not in SGF.
    foreign: Option<Box<Steps>>,
    /// True if it was reported that the next game begins within this one.
    cut_is_said: bool,
}

/// The last step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Open,
    Node,
    Close,
    End,
}

/// A step without its node, which belongs to the reader.
enum FoundStep {
    /// Nothing was read.
    Start,
    Open(Place),
    Node,
    Close(Place),
    /// Faults that were found with another step, which follows them.
    Fault,
    End,
}

/// A piece of a record.
#[derive(Debug)]
pub enum Step<'a> {
    /// A `(`: of a game or of a variation.
    Open(Place),
    /// A node, which is borrowed until the next step.
    Node(&'a Node),
    /// A `)`.
    Close(Place),
    /// Damage; the readable part follows.
    Fault(Fault),
    /// The end of the file. Anything still open was not closed.
    End,
}

/// Memory that readers reuse one after another, so that many small files cost little.
pub struct Buffers {
    room: SourceBuffers,
    node: Node,
}

impl Default for Buffers {
    fn default() -> Self {
        Self { room: SourceBuffers::default(), node: Node::new() }
    }
}

/// The maximum number of waiting faults; further ones in one node are ignored.
const MAX_FAULTS: usize = 1000;

impl<R: Read> Reader<R> {
    /// Creates a reader of `source`, which it reads in large pieces.
    pub fn new(source: R) -> Self {
        Self::with_buffers(source, Buffers::default())
    }

    /// Creates a reader with the memory of another one.
    pub fn with_buffers(source: R, buffers: Buffers) -> Self {
        let Buffers { room, mut node } = buffers;
        node.keep_text(PropertyValue::MAX);
        Self {
            tokens: Tokens::new(Source::new(source, room)),
            last: Last::Close,
            node,
            faults: VecDeque::new(),
            waiting: Some(FoundStep::Start),
            foreign: None,
            cut_is_said: false,
        }
    }

    /// Sets the number of bytes to keep of each value.
    #[must_use]
    pub fn keeping(mut self, most: usize) -> Self {
        self.node.keep_text(most);
        self
    }

    /// Sets what is known about the encoding, before anything is read.
    #[must_use]
    pub fn in_encoding(mut self, hints: impl Into<EncodingHints>) -> Self {
        self.tokens.cursor.source.set_hints(hints.into());
        self
    }

    /// The vote on the encoding of other records, if that of this one is a guess.
    pub(super) const fn ballot(&self) -> Option<EncodingBallot> {
        self.tokens.cursor.source.ballot()
    }

    /// The encoding so far.
    #[must_use]
    pub const fn encoding(&self) -> RecordEncoding {
        self.tokens.cursor.source.encoding()
    }

    /// Returns the memory, for another reader.
    pub fn into_buffers(self) -> Buffers {
        Buffers { room: self.tokens.cursor.source.into_buffers(), node: self.node }
    }

    /// The number of open `(`.
    #[must_use]
    pub const fn depth(&self) -> u64 {
        self.tokens.depth
    }

    /// The number of games so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.tokens.games
    }

    /// Reads the next step. After the end, it returns the end again.
    ///
    /// # Errors
    /// If the source cannot be read.
    #[inline]
    pub fn next_step(&mut self) -> io::Result<Step<'_>> {
        let found = if self.waiting.is_none() { self.find() } else { FoundStep::Fault };
        if !self.faults.is_empty() || matches!(found, FoundStep::Fault | FoundStep::End) {
            return self.next_fault(found);
        }
        Ok(self.step(found))
    }

    #[inline]
    fn step(&self, found: FoundStep) -> Step<'_> {
        match found {
            FoundStep::Open(place) => Step::Open(place),
            FoundStep::Node => Step::Node(&self.node),
            FoundStep::Close(place) => Step::Close(place),
            FoundStep::Start | FoundStep::Fault | FoundStep::End => Step::End,
        }
    }

    /// Returns the faults first, then the step that they were found with.
    #[cold]
    fn next_fault(&mut self, found: FoundStep) -> io::Result<Step<'_>> {
        let found = match self.waiting.take().unwrap_or(found) {
            FoundStep::Start => self.start(),
            found => found,
        };
        if let Some(fault) = self.faults.pop_front() {
            self.waiting = Some(found);
            return Ok(Step::Fault(fault));
        }
        self.tokens.cursor.error.take().map_or_else(|| Ok(self.step(found)), Err)
    }

    /// Reads the first step, whatever the format.
    fn start(&mut self) -> FoundStep {
        self.tokens.cursor.peek();
        if let Some(format) = self.tokens.cursor.source.format()
            && let Some(bytes) = self.tokens.cursor.whole(MAX_FOREIGN)
        {
            let record = format.read(&String::from_utf8_lossy(bytes));
            self.take_notes();
            self.foreign = Some(Box::new(Steps::new(record)));
        }
        self.find()
    }

    /// Reads the next step of a game that is not in SGF.
    #[cold]
    fn next_foreign(&mut self) -> FoundStep {
        let Some(steps) = &mut self.foreign else { return FoundStep::End };
        match steps.next(&mut self.node) {
            ForeignStep::Open(place) => {
                (self.tokens.games, self.tokens.depth) = (1, 1);
                FoundStep::Open(place)
            }
            ForeignStep::Node => FoundStep::Node,
            ForeignStep::Close(place) => {
                self.tokens.depth = 0;
                // Within the game, to which they belong.
                let faults = steps.take_faults();
                faults.into_iter().for_each(|fault| self.fault(fault.place, fault.message));
                FoundStep::Close(place)
            }
            ForeignStep::End => FoundStep::End,
        }
    }

    #[inline]
    fn find(&mut self) -> FoundStep {
        if self.last != Last::Close
            && let Some((name, place, point)) = self.tokens.next_move()
        {
            self.node.begin(place);
            self.node.add_move(name, place.next(), point);
            self.last = Last::Node;
            return FoundStep::Node;
        }
        if self.foreign.is_some() {
            return self.next_foreign();
        }
        let mut property = None;
        loop {
            let Self { tokens, node, .. } = self;
            let Token { kind, place, .. } = tokens.next(|text| node.add_text(text));
            if !self.tokens.cursor.notes.is_empty() {
                self.take_notes();
            }
            match kind {
                Kind::Open => {
                    if self.last == Last::Open {
                        self.fault(place, faults::EmptyVariation { is_closed: false });
                    }
                    self.last = Last::Open;
                    return FoundStep::Open(place);
                }
                Kind::Close => {
                    if self.last == Last::Open {
                        self.fault(place, faults::EmptyVariation { is_closed: true });
                    }
                    self.last = Last::Close;
                    return FoundStep::Close(place);
                }
                Kind::MissingClose => {
                    self.missing_close(place);
                    self.last = Last::Close;
                    return FoundStep::Close(place);
                }
                Kind::Unopened => self.fault(place, faults::Unopened),
                Kind::Node { has_sign } => {
                    if !has_sign {
                        self.fault(place, faults::NoSemicolon);
                    } else if self.last == Last::Close {
                        self.fault(place, faults::NodeAfterVariation);
                    }
                    self.node.begin(place);
                }
                Kind::NodeEnd => {
                    self.last = Last::Node;
                    return FoundStep::Node;
                }
                Kind::Name { name, has_lower_case } => {
                    if name.is_none() {
                        self.fault(place, faults::BadPropertyName { name: None });
                    }
                    property = name.map(|name| (name, place, has_lower_case));
                }
                Kind::Value { end, is_last } => {
                    self.end_value(place, end, property.is_some());
                    if is_last && let Some((name, place, has_lower_case)) = property {
                        self.node.end_property(name, place, has_lower_case);
                    }
                }
                Kind::Junk { junk, is_first } => self.junk(place, junk, is_first),
                Kind::End => {
                    self.end(place);
                    return FoundStep::End;
                }
            }
        }
    }

    #[cold]
    fn take_notes(&mut self) {
        for Fault { message, place } in std::mem::take(&mut self.tokens.cursor.notes) {
            self.fault(place, message);
        }
    }

    /// Ends a value, which is kept only if its property has a name.
    #[inline]
    fn end_value(&mut self, place: Place, end: ValueEnd, has_name: bool) {
        match end {
            ValueEnd::Closed => {}
            ValueEnd::Open => self.fault(place, faults::OpenValue),
            ValueEnd::Cut => self.cut_value(place),
            ValueEnd::NextGame => self.next_game_in_value(place),
        }
        if has_name && self.node.has_room() {
            return self.node.end_value(place);
        }
        if has_name && self.node.note_full() {
            self.fault(place, faults::TooLarge { most: Node::MAX_VALUES });
        }
        self.node.drop_value();
    }

    #[cold]
    fn cut_value(&mut self, place: Place) {
        if self.tokens.cursor.error.is_none() {
            self.fault(place, faults::CutValue);
        }
    }

    /// Reports that the next game begins within a value.
    #[cold]
    fn next_game_in_value(&mut self, place: Place) {
        self.fault(place, faults::CutBeforeGame { missing: None });
        self.cut_is_said = true;
    }

    /// Reports once per game that the next one begins before its end.
    #[cold]
    fn missing_close(&mut self, place: Place) {
        let still_open = self.depth();
        if !std::mem::replace(&mut self.cut_is_said, still_open > 0) {
            let missing = still_open.saturating_add(1).try_into().unwrap_or(u32::MAX);
            self.fault(place, faults::CutBeforeGame { missing: Some(missing) });
        }
    }

    /// Reports misplaced text, once per run.
    #[cold]
    fn junk(&mut self, place: Place, junk: Junk, is_first: bool) {
        if is_first {
            let message: AnyMessage = match (junk, self.depth(), self.games()) {
                (Junk::Text, 0, 0) => faults::TextBefore.into(),
                (Junk::Text, 0, _) => faults::TextBetween.into(),
                (Junk::Text, ..) => faults::UnexpectedText.into(),
                (Junk::Value(_), ..) => faults::NoName.into(),
                (Junk::Name(name), ..) => faults::NoValue { name: name.to_string() }.into(),
            };
            self.fault(place, message);
        }
        match junk {
            Junk::Value(ValueEnd::Cut) => self.cut_value(place),
            Junk::Value(ValueEnd::NextGame) => self.next_game_in_value(place),
            _ => {}
        }
    }

    /// Reports missing brackets at the end.
    #[cold]
    fn end(&mut self, place: Place) {
        if self.last != Last::End && self.tokens.cursor.error.is_none() {
            if self.depth() > 0 {
                let missing = self.depth().try_into().unwrap_or(u32::MAX);
                self.fault(place, faults::CutFile { missing });
            } else if self.games() == 0 {
                // In that case there is no text before a game.
                self.faults.retain(|fault| fault.message.code() != faults::TextBefore::CODE);
                self.fault(Place::START, faults::NoGame);
            }
        }
        self.last = Last::End;
    }

    fn fault(&mut self, place: Place, message: impl Into<AnyMessage>) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push_back(Fault::new(message, place));
        }
    }
}
