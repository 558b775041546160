use super::source::{Room, Source};
use super::{Code, Fault, Name, Node, Place};
use std::collections::VecDeque;
use std::io::{self, Read};

/// Reads the records of a file (a collection) as they come, in any encoding, whatever is damaged.
///
/// Memory is bounded: a node keeps at most [`Node::MAX_VALUES`] values and
/// [`Value::MAX`](super::Value::MAX) bytes of each.
///
/// ```
/// use gocheck::record::{Name, Reader, Step};
///
/// let mut reader = Reader::new("(;SZ[9];B[ee](;W[ce])(;W[gc]))".as_bytes());
/// let mut moves = 0;
/// loop {
///     match reader.next_step()? {
///         Step::Node(node) => moves += usize::from(node.get(Name::new("SZ")).is_none()),
///         Step::Open(_) | Step::Close | Step::Fault(_) => {}
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
    /// `at` less this is the column from 0: where the line began, moved on by every byte that is not the first of
    /// its character. Places may be before the piece, so that it wraps.
    line_start: usize,
    depth: u64,
    last: Last,
    games: u64,
    /// Text is being passed over, which was said.
    in_junk: bool,
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
    Close,
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
    Close,
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
const MOST_FAULTS: usize = 1000;

impl<R: Read> Reader<R> {
    /// A reader of `source`, which it reads in large pieces.
    pub fn new(source: R) -> Self {
        Self::with_buffers(source, Buffers::default())
    }

    /// The same with memory that another reader had.
    pub fn with_buffers(source: R, buffers: Buffers) -> Self {
        let Buffers { room, node } = buffers;
        Self {
            source: Source::new(source, room),
            at: 0,
            line: 1,
            line_start: 0,
            depth: 0,
            last: Last::Close,
            games: 0,
            in_junk: false,
            node,
            faults: VecDeque::new(),
            waiting: None,
            error: None,
        }
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
            Found::Close => Step::Close,
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
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(b';') => {
                    self.at += 1;
                    if self.last == Last::Close {
                        let message = "a node after a variation: it goes on from before the variation";
                        self.fault(Code::NodeAfterVariation, place, message.to_owned());
                    }
                    self.node.begin(place);
                    return self.read_node();
                }
                Some(b'(') => {
                    self.at += 1;
                    if self.last == Last::Open {
                        self.fault(
                            Code::EmptyTree,
                            place,
                            "a `(` right after a `(`: a node `;` is missing".to_owned(),
                        );
                    }
                    self.depth += 1;
                    self.last = Last::Open;
                    return Found::Open(place);
                }
                Some(b')') => {
                    self.at += 1;
                    if self.last == Last::Open {
                        self.fault(Code::EmptyTree, place, "a variation without a node".to_owned());
                    }
                    self.depth -= 1;
                    self.last = Last::Close;
                    return Found::Close;
                }
                Some(letter) if letter.is_ascii_uppercase() => {
                    self.fault(
                        Code::NoNode,
                        place,
                        "a property outside of a node: a `;` is missing".to_owned(),
                    );
                    self.node.begin(place);
                    return self.read_node();
                }
                Some(_) => self.pass_over_token(place),
                None => {
                    let message = match self.depth {
                        1 => "the file ends within a game: a `)` is missing".to_owned(),
                        depth => format!("the file ends within a game: {depth} `)` are missing"),
                    };
                    if self.last != Last::End && self.error.is_none() {
                        self.fault(Code::Cut, place, message);
                    }
                    self.last = Last::End;
                    return Found::End;
                }
            }
        }
    }

    /// The next `(;` outside of games.
    fn find_game(&mut self) -> Found {
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(b'(') => {
                    self.at += 1;
                    self.place_of_token();
                    if self.peek() == Some(b';') {
                        self.depth = 1;
                        self.games += 1;
                        self.in_junk = false;
                        self.last = Last::Open;
                        return Found::Open(place);
                    }
                    self.junk(place, "");
                }
                Some(b')') if self.games > 0 && !self.in_junk => {
                    self.at += 1;
                    self.fault(Code::Unopened, place, "a `)` that closes nothing".to_owned());
                }
                Some(_) => {
                    self.junk(place, "");
                    let rest = &self.source.piece()[self.at + 1..];
                    let length = memchr::memchr(b'(', rest).unwrap_or(rest.len());
                    self.advance(1 + length);
                }
                None => {
                    if self.games == 0 && self.last != Last::End && self.error.is_none() {
                        let message = "no game record: nothing begins with `(;`".to_owned();
                        self.fault(Code::NoGame, Place::START, message);
                    }
                    self.last = Last::End;
                    return Found::End;
                }
            }
        }
    }

    /// Reads the properties of a node.
    #[inline]
    fn read_node(&mut self) -> Found {
        self.last = Last::Node;
        self.in_junk = false;
        self.read_move();
        loop {
            let place = self.place_of_token();
            match self.peek() {
                Some(letter) if letter.is_ascii_alphabetic() => self.read_property(place),
                None | Some(b';' | b'(' | b')') => return Found::Node,
                Some(_) => self.pass_over_token(place),
            }
        }
    }

    /// Reads `B[xy]` or `W[xy]`, which most of a file is made of: what the general way does, but in one step.
    #[inline]
    fn read_move(&mut self) {
        const LENGTH: usize = "B[xy]".len();
        if let Some(&[color @ (b'B' | b'W'), b'[', x @ b'a'..=b'z', y @ b'a'..=b'z', b']', next]) =
            self.source.piece().get(self.at..self.at + LENGTH + 1)
            && next > b' '
            && next != b'['
        {
            let place = self.place();
            self.node.add_move(Name::EMPTY.with(color), place, [x, y]);
            self.at += LENGTH;
        }
    }

    #[inline]
    fn read_property(&mut self, place: Place) {
        let (mut name, mut length, mut has_lower_case) = (Name::EMPTY, 0, false);
        while let Some(letter) = self.peek() {
            match letter {
                b'A'..=b'Z' => {
                    if name.len() < Name::MAX {
                        name = name.with(letter);
                    }
                    length += 1;
                }
                b'a'..=b'z' => has_lower_case = true,
                // Some programs have names such as L2; without the digit they would be others.
                b'0'..=b'9' if length > 0 => length = usize::MAX / 2,
                _ => break,
            }
            self.at += 1;
        }
        let is_bad = length == 0 || length > Name::MAX;
        self.place_of_token();
        if self.peek() != Some(b'[') {
            if is_bad || has_lower_case {
                self.junk(place, "text outside of a value");
            } else if !self.in_junk {
                self.fault(Code::NoValue, place, format!("{name} has no value: a `[` is missing"));
                self.in_junk = true;
            }
            return;
        }
        self.in_junk = false;
        if is_bad {
            let message = "a property's name is of capital letters, one or two as a rule; it is passed over";
            self.fault(Code::BadName, place, message.to_owned());
        }
        let is_point = name.is_stones();
        while self.peek() == Some(b'[') {
            self.read_value(!is_bad, is_point);
            self.place_of_token();
        }
        self.node.end_property(name, place, has_lower_case);
    }

    /// Reads from a `[` to its `]`.
    #[inline]
    fn read_value(&mut self, keep: bool, is_point: bool) {
        let place = self.place();
        self.at += 1;
        loop {
            let rest = &self.source.piece()[self.at..];
            let end = memchr::memchr2(b']', b'\\', rest);
            let mut length = end.unwrap_or(rest.len());
            // A point has no such signs: where they come, the end was forgotten.
            let sign = (is_point && length > 2)
                .then(|| rest[..length].iter().position(|byte| b";()[".contains(byte)))
                .flatten();
            length = sign.unwrap_or(length);
            self.node.add_text(&rest[..length]);
            let stop = rest.get(length).copied();
            self.advance(length);
            if sign.is_some() {
                self.fault(Code::OpenValue, place, "a `[` without its `]`".to_owned());
                break;
            }
            match stop {
                Some(b']') => {
                    self.at += 1;
                    break;
                }
                Some(_) => {
                    self.at += 1;
                    self.escaped();
                }
                None if self.peek().is_none() => {
                    if self.error.is_none() {
                        self.fault(
                            Code::CutValue,
                            place,
                            "the file ends within a value: its `]` is missing".to_owned(),
                        );
                    }
                    break;
                }
                None => {}
            }
        }
        if keep && self.node.has_room() {
            self.node.end_value(place);
        } else {
            if keep && self.node.note_full() {
                let message =
                    format!("a node with more than {} values: the rest is passed over", Node::MAX_VALUES);
                self.fault(Code::TooLarge, place, message);
            }
            self.node.drop_value();
        }
    }

    /// What follows a backslash: a sign that means itself, or a line's end that means nothing.
    fn escaped(&mut self) {
        let Some(byte) = self.peek() else { return };
        if byte != b'\n' && byte != b'\r' {
            self.node.add_text(&[byte]);
            return self.advance(1);
        }
        self.advance(1);
        if let Some(second @ (b'\n' | b'\r')) = self.peek()
            && second != byte
        {
            self.advance(1);
        }
    }

    /// Passes over what cannot be there.
    fn pass_over_token(&mut self, place: Place) {
        match self.peek() {
            Some(b'[') => {
                self.junk_as(Code::NoName, place, "a value without a property");
                self.read_value(false, false);
            }
            Some(byte) if byte.is_ascii_alphabetic() => {
                self.junk(place, "text outside of a value");
                while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
                    self.at += 1;
                }
            }
            _ => {
                self.junk(place, "text outside of a value");
                self.advance(1);
            }
        }
    }

    /// Says once in a run that text cannot be there.
    fn junk(&mut self, place: Place, message: &str) {
        let code = match (self.depth, self.games) {
            (0, 0) => return self.junk_as(Code::TextBefore, place, "text before the first game"),
            (0, _) => return self.junk_as(Code::TextBetween, place, "text after a game"),
            _ => Code::Junk,
        };
        self.junk_as(code, place, message);
    }

    fn junk_as(&mut self, code: Code, place: Place, message: &str) {
        if !std::mem::replace(&mut self.in_junk, true) {
            self.fault(code, place, message.to_owned());
        }
    }

    fn fault(&mut self, code: Code, place: Place, message: String) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push_back(Fault { code, place, message });
        }
    }

    /// The next byte; nothing at the end.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        match self.source.piece().get(self.at) {
            Some(&byte) => Some(byte),
            None => self.refill(),
        }
    }

    #[cold]
    fn refill(&mut self) -> Option<u8> {
        self.line_start = self.line_start.wrapping_sub(self.at);
        self.at = 0;
        if self.last == Last::End || self.error.is_some() {
            return None;
        }
        match self.source.next_piece() {
            Ok(_) => {}
            Err(error) => {
                self.error = Some(error);
                return None;
            }
        }
        for note in std::mem::take(&mut self.source.notes) {
            let before = (self.line, self.line_start);
            self.advance(note.at);
            self.fault(note.code, self.place(), note.message);
            (self.line, self.line_start) = before;
            self.at = 0;
        }
        self.source.piece().first().copied()
    }

    /// Moves on to the next byte that is no blank, and gives its place.
    #[inline]
    fn place_of_token(&mut self) -> Place {
        while let Some(byte) = self.peek() {
            match byte {
                b'\n' => {
                    self.at += 1;
                    self.line = self.line.saturating_add(1);
                    self.line_start = self.at;
                }
                b' ' | b'\t' | b'\r' | b'\x0B' | b'\x0C' => self.at += 1,
                _ => break,
            }
        }
        self.place()
    }

    #[inline]
    fn place(&self) -> Place {
        Place { line: self.line, column: self.at.wrapping_sub(self.line_start).saturating_add(1) as u32 }
    }

    /// Moves on over bytes of the piece.
    #[inline]
    fn advance(&mut self, length: usize) {
        const SHORT: usize = 16;
        if length > SHORT {
            return self.advance_far(length);
        }
        let end = self.at + length;
        while self.at < end {
            let byte = self.source.piece()[self.at];
            self.at += 1;
            if byte == b'\n' {
                self.line = self.line.saturating_add(1);
                self.line_start = self.at;
            } else if is_inner(byte) {
                self.line_start = self.line_start.wrapping_add(1);
            }
        }
    }

    fn advance_far(&mut self, length: usize) {
        let mut rest = &self.source.piece()[self.at..self.at + length];
        if let Some(last) = memchr::memrchr(b'\n', rest) {
            let lines = memchr::memchr_iter(b'\n', rest).count();
            self.line = self.line.saturating_add(lines.try_into().unwrap_or(u32::MAX));
            self.line_start = self.at + last + 1;
            rest = &rest[last + 1..];
        }
        let inner = rest.iter().filter(|&&byte| is_inner(byte)).count();
        self.line_start = self.line_start.wrapping_add(inner);
        self.at += length;
    }
}

/// Whether a byte of UTF-8 is one of its character's, but not the first.
#[inline]
const fn is_inner(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}
