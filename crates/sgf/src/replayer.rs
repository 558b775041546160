//! The only interpreter of records: it plays every line of play, takes it back at its end, and reports events.

mod event;
mod info;
mod line_of_play;
mod line_state;
mod moves;
mod setup;
mod state;

pub use event::{Event, HandicapStones, NotPlayed, SetupFault, TurnFault};
pub use info::GameInfo;
pub use line_of_play::{BadLine, Branch, LineOfPlay};

use super::encoding::{EncodingBallot, EncodingHints, EncodingPrior, RecordEncoding};
use super::{Buffers, Node, Place, Reader, Step};
use gocheck_board::{Color, Size};
use gocheck_rules::Replay;
use line_state::{Frame, LineState};
use std::io::{self, Read};
use std::ops::ControlFlow;

/// A receiver of events.
pub trait Listener {
    /// Handles an event, in order; `player` has the current state.
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>);

    /// Returns true if the player may stop; called before each move and at the end of each line of play.
    fn has_enough(&mut self, _player: &Replayer) -> bool {
        false
    }
}

/// Plays the records of one file after another while they are read, even if they are damaged. The board, the side to move
/// and the numbers of moves are decided only here; a [`Listener`] receives the events.
///
/// A move off the board, on a stone or without a point is not played, but keeps its number. Only the current line of play
/// is kept in memory, so files may have any size.
///
/// ```
/// use gocheck_sgf::{Event, Listener, Place, Replayer};
///
/// /// Counts the stones that are captured, in all variations.
/// struct Captured(u32);
///
/// impl Listener for Captured {
///     fn on_event(&mut self, _: &Replayer, _: Place, event: Event<'_>) {
///         if let Event::Play { facts, .. } = event {
///             self.0 += u32::from(facts.captured);
///         }
///     }
/// }
///
/// let mut captured = Captured(0);
/// let record = "(;SZ[9]AB[ba]AW[aa];B[ab](;W[cc])(;W[dd]))";
/// Replayer::default().play(record.as_bytes(), &mut captured)?;
/// assert_eq!(captured.0, 1);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Replayer {
    replay: Replay,
    info: GameInfo,
    line: LineState,
    /// The setup of each point by the current node; empty between nodes.
    marks: Vec<Option<Option<Color>>>,
    stack: Vec<Frame>,
    path: Vec<Branch>,
    /// The number of open variations that are too deep.
    skipped: usize,
    games: u32,
    moves: u64,
    variations: u64,
    hints: EncodingHints,
    encoding: RecordEncoding,
    ballot: Option<EncodingBallot>,
    plays_variations: bool,
    main_line_is_over: bool,
    line_is_over: bool,
    /// True if the next node is a root.
    is_before_root: bool,
    /// The place of the current node.
    node_place: Option<Place>,
    buffers: Buffers,
}

impl Default for Replayer {
    fn default() -> Self {
        Self {
            replay: Replay::new(Size::GO),
            info: GameInfo::default(),
            line: LineState::default(),
            marks: Vec::new(),
            stack: Vec::new(),
            path: Vec::new(),
            skipped: 0,
            games: 0,
            moves: 0,
            variations: 0,
            hints: EncodingHints::default(),
            encoding: RecordEncoding::ASCII,
            ballot: None,
            plays_variations: true,
            main_line_is_over: false,
            line_is_over: false,
            is_before_root: false,
            node_place: None,
            buffers: Buffers::default(),
        }
    }
}

impl Replayer {
    /// The maximum nesting of played variations; a deeper one would cost 40 MB and more.
    pub const MAX_DEPTH: usize = 1 << 20;

    /// The maximum number of played moves and setups of a line; a line of full setups only would take 160 MB and more.
    pub const MAX_STEPS: usize = 1 << 16;

    /// Creates a player that skips variations.
    #[must_use]
    pub fn of_main_lines() -> Self {
        Self { plays_variations: false, ..Self::default() }
    }

    pub(super) const fn set_plays_variations(&mut self, plays_variations: bool) {
        self.plays_variations = plays_variations;
    }

    /// Sets what is known about the encoding of the next files.
    pub const fn set_encoding(&mut self, hints: EncodingHints) {
        self.hints = hints;
    }

    /// Sets what the folder and the name say about the encoding of the next files.
    pub const fn set_prior(&mut self, prior: Option<EncodingPrior>) {
        self.hints.prior = prior;
    }

    /// Plays a file, to its end or until `listener` stops it.
    ///
    /// # Errors
    /// If the source cannot be read.
    pub fn play(&mut self, source: impl Read, listener: &mut impl Listener) -> io::Result<()> {
        let mut reader =
            Reader::with_buffers(source, std::mem::take(&mut self.buffers)).in_encoding(self.hints);
        let end = self.play_from(&mut reader, listener);
        (self.encoding, self.ballot) = (reader.encoding(), reader.ballot());
        self.buffers = reader.into_buffers();
        end
    }

    /// Like [`Replayer::play`], from a reader, which stays where the listener stopped.
    pub(super) fn play_from(
        &mut self,
        reader: &mut Reader<impl Read>,
        listener: &mut impl Listener,
    ) -> io::Result<()> {
        self.restart();
        let mut last = Place::START;
        loop {
            let flow = match reader.next_step()? {
                Step::Node(node) => self.node(node, listener),
                Step::Open(place) => self.open(place, listener),
                Step::Close(place) => self.close(place, listener),
                Step::Fault(fault) => {
                    last = fault.place;
                    listener.on_event(self, fault.place, Event::Fault(&fault.message));
                    ControlFlow::Continue(())
                }
                Step::End => {
                    // A cut line is over, too; the last fault has reported it.
                    if !self.stack.is_empty() {
                        self.end_main_line(last, listener);
                    }
                    return Ok(());
                }
            };
            if flow.is_break() {
                return Ok(());
            }
        }
    }

    fn restart(&mut self) {
        self.replay.restart(Size::GO);
        self.info = GameInfo::default();
        self.line = LineState::default();
        self.stack.clear();
        self.path.clear();
        (self.skipped, self.games, self.moves, self.variations) = (0, 0, 0, 0);
        (self.main_line_is_over, self.line_is_over, self.is_before_root) = (false, false, false);
        self.node_place = None;
    }

    fn open(&mut self, place: Place, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.stack.len() >= Self::MAX_DEPTH {
            if self.skipped == 0 {
                listener.on_event(self, place, Event::TooDeep);
            }
            self.skipped += 1;
            return ControlFlow::Continue(());
        }
        let path = self.path.len();
        self.line_is_over = false;
        if let Some(parent) = self.stack.last_mut() {
            parent.children = parent.children.saturating_add(1);
            let (number, depth) = (parent.children, self.stack.len());
            if number > 1 {
                self.variations += 1;
                self.path.push(Branch { after: self.replay.moves(), variation: number });
            }
            listener.on_event(self, place, Event::Variation { number, depth });
        } else {
            self.games += 1;
            self.main_line_is_over = false;
            self.is_before_root = true;
            self.line = LineState::default();
        }
        self.stack.push(Frame { step: self.replay.step(), line: self.line, path, children: 0 });
        ControlFlow::Continue(())
    }

    fn close(&mut self, place: Place, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.skipped > 0 {
            self.skipped -= 1;
            return ControlFlow::Continue(());
        }
        self.end_main_line(place, listener);
        // A line with variations ended with the last of them.
        self.line_is_over = self.stack.last().is_some_and(|frame| frame.children == 0);
        if self.line_is_over && listener.has_enough(self) {
            return ControlFlow::Break(());
        }
        if let Some(frame) = self.stack.pop() {
            if !self.stack.is_empty() {
                self.replay.back_to(frame.step);
            }
            self.line = frame.line;
            self.path.truncate(frame.path);
        }
        ControlFlow::Continue(())
    }

    /// Reports once that the main line is over.
    fn end_main_line(&mut self, place: Place, listener: &mut impl Listener) {
        if !self.main_line_is_over && !self.is_before_root {
            self.main_line_is_over = true;
            listener.on_event(self, place, Event::MainLineEnd);
        }
    }

    #[inline]
    fn node(&mut self, node: &Node, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.skipped > 0 || !self.plays_variations && !self.path.is_empty() {
            return ControlFlow::Continue(());
        }
        self.line_is_over = false;
        self.node_place = Some(node.place);
        let is_root = std::mem::take(&mut self.is_before_root);
        let is_plain = !is_root && node.is_move();
        if is_root {
            self.begin(node, listener);
        }
        if !is_plain {
            listener.on_event(self, node.place, Event::Node { node, is_root });
        }
        let Some(size) = self.info.size else { return ControlFlow::Continue(()) };
        if self.replay.step() >= Self::MAX_STEPS {
            self.say_too_long(node.place, listener);
            return ControlFlow::Continue(());
        }
        if !is_plain {
            self.set_up(node, size, listener);
        }
        self.play_node(node, size, listener)?;
        if !is_plain {
            self.name_next_player(node);
        }
        ControlFlow::Continue(())
    }

    /// Starts a game with its root.
    fn begin(&mut self, root: &Node, listener: &mut impl Listener) {
        let (info, faults) = GameInfo::read(root);
        let size = info.size.unwrap_or(Size::GO);
        self.info = info;
        self.replay.restart(size);
        self.marks.clear();
        self.marks.resize(size.area(), None);
        listener.on_event(self, root.place, Event::Begin);
        for fault in faults {
            listener.on_event(self, fault.place, Event::Fault(&fault.message));
        }
    }

    /// Reports once that a line is too long.
    #[cold]
    fn say_too_long(&mut self, place: Place, listener: &mut impl Listener) {
        if !std::mem::replace(&mut self.line.is_too_long, true) {
            listener.on_event(self, place, Event::TooLong);
        }
    }
}
