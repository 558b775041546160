//! The one interpreter of records: it plays every line of play, takes it back where it ends, and says what happens.

mod event;
mod info;
mod line_of_play;
mod line_state;
mod moves;
mod setup;

pub use event::{Event, HandicapStones, NotPlayed, SetupFault, TurnFault};
pub use info::{GameInfo, RootCode, RootMessage};
pub use line_of_play::{BadLine, Branch, LineOfPlay};

use super::{Buffers, Node, Place, Reader, Step};
use crate::board::{Color, Size};
use crate::go::Replay;
use line_state::{Frame, LineState};
use std::io::{self, Read};
use std::ops::ControlFlow;

/// Who wants to know what happens in a game.
pub trait Listener {
    /// Hears of one thing after another, in the order in which they happen; `player` is where it happens.
    fn hear(&mut self, player: &Player, place: Place, event: Event<'_>);

    /// Whether the player may stop; asked before each move and where a line of play ends.
    fn has_enough(&mut self, _player: &Player) -> bool {
        false
    }
}

/// Plays the records of one file after another, as they are read, whatever is damaged. What is on the board, whose
/// turn it is and which number a move has is decided here alone; a [`Listener`] makes of it what it likes.
///
/// A move off the board, on a stone or without a point is not played, but keeps its number. The size of a file does
/// not matter: what is held is the line of play that is being read.
///
/// ```
/// use gocheck::record::{Event, Listener, Place, Player};
///
/// /// Counts the stones that are captured, in all variations.
/// struct Captured(u32);
///
/// impl Listener for Captured {
///     fn hear(&mut self, _: &Player, _: Place, event: Event<'_>) {
///         if let Event::Play { facts, .. } = event {
///             self.0 += u32::from(facts.captured);
///         }
///     }
/// }
///
/// let mut captured = Captured(0);
/// let record = "(;SZ[9]AB[ba]AW[aa];B[ab](;W[cc])(;W[dd]))";
/// Player::default().play(record.as_bytes(), &mut captured)?;
/// assert_eq!(captured.0, 1);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Player {
    replay: Replay,
    info: GameInfo,
    line: LineState,
    /// What is set up on each point by the node that is carried out; empty between nodes.
    marks: Vec<Option<Option<Color>>>,
    stack: Vec<Frame>,
    path: Vec<Branch>,
    /// Variations that are open, but too deep.
    skipped: usize,
    games: u32,
    moves: u64,
    variations: u64,
    encoding: &'static str,
    plays_variations: bool,
    main_line_is_over: bool,
    line_is_over: bool,
    /// Whether the next node is a root.
    is_before_root: bool,
    buffers: Buffers,
}

impl Default for Player {
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
            encoding: "ASCII",
            plays_variations: true,
            main_line_is_over: false,
            line_is_over: false,
            is_before_root: false,
            buffers: Buffers::default(),
        }
    }
}

impl Player {
    /// The deepest nesting of variations that is played; a deeper one costs 40 MB and more.
    pub const MAX_DEPTH: usize = 1 << 20;

    /// The most moves and setups of a line that are played; a line of nothing but full setups takes 160 MB and more.
    pub const MAX_STEPS: usize = 1 << 16;

    /// A player that passes over variations.
    #[must_use]
    pub fn of_main_lines() -> Self {
        Self { plays_variations: false, ..Self::default() }
    }

    pub(super) const fn set_plays_variations(&mut self, plays_variations: bool) {
        self.plays_variations = plays_variations;
    }

    /// Plays a file, to its end or until `listener` has enough.
    ///
    /// # Errors
    /// When the source cannot be read.
    pub fn play(&mut self, source: impl Read, listener: &mut impl Listener) -> io::Result<()> {
        let mut reader = Reader::with_buffers(source, std::mem::take(&mut self.buffers));
        let end = self.play_from(&mut reader, listener);
        self.encoding = reader.encoding();
        self.buffers = reader.into_buffers();
        end
    }

    /// The same from a reader, which stands where the listener had enough.
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
                    listener.hear(self, fault.place, Event::Fault(&fault.message));
                    ControlFlow::Continue(())
                }
                Step::End => {
                    // What is cut is over, too; the last fault said so.
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
    }

    /// A `(`.
    fn open(&mut self, place: Place, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.stack.len() >= Self::MAX_DEPTH {
            if self.skipped == 0 {
                listener.hear(self, place, Event::TooDeep);
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
            listener.hear(self, place, Event::Variation { number, depth });
        } else {
            self.games += 1;
            self.main_line_is_over = false;
            self.is_before_root = true;
            self.line = LineState::default();
        }
        self.stack.push(Frame { step: self.replay.step(), line: self.line, path, children: 0 });
        ControlFlow::Continue(())
    }

    /// A `)`.
    fn close(&mut self, place: Place, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.skipped > 0 {
            self.skipped -= 1;
            return ControlFlow::Continue(());
        }
        self.end_main_line(place, listener);
        // What has variations ended with the last of them.
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

    /// Says once that the main line is over.
    fn end_main_line(&mut self, place: Place, listener: &mut impl Listener) {
        if !self.main_line_is_over && !self.is_before_root {
            self.main_line_is_over = true;
            listener.hear(self, place, Event::MainLineEnd);
        }
    }

    /// A node.
    #[inline]
    fn node(&mut self, node: &Node, listener: &mut impl Listener) -> ControlFlow<()> {
        if self.skipped > 0 || !self.plays_variations && !self.path.is_empty() {
            return ControlFlow::Continue(());
        }
        self.line_is_over = false;
        let is_root = std::mem::take(&mut self.is_before_root);
        let is_plain = !is_root && node.is_move();
        if is_root {
            self.begin(node, listener);
        }
        if !is_plain {
            listener.hear(self, node.place, Event::Node { node, is_root });
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

    /// Begins a game with its root.
    fn begin(&mut self, root: &Node, listener: &mut impl Listener) {
        let (info, faults) = GameInfo::read(root);
        let size = info.size.unwrap_or(Size::GO);
        self.info = info;
        self.replay.restart(size);
        self.marks.clear();
        self.marks.resize(size.area(), None);
        listener.hear(self, root.place, Event::Begin);
        for fault in faults {
            listener.hear(self, fault.place, Event::Fault(&fault.message));
        }
    }

    /// Says once that a line is too long.
    #[cold]
    fn say_too_long(&mut self, place: Place, listener: &mut impl Listener) {
        if !std::mem::replace(&mut self.line.is_too_long, true) {
            listener.hear(self, place, Event::TooLong);
        }
    }
}

/// Where the player is.
impl Player {
    /// The size of the board; nothing before the root was read, or when no move can be played.
    #[must_use]
    pub fn size(&self) -> Option<Size> {
        self.info.size.filter(|_| self.games > 0 && !self.is_before_root)
    }

    /// The game as far as it was played.
    #[must_use]
    #[inline]
    pub const fn game(&self) -> &Replay {
        &self.replay
    }

    /// The game, when nothing else is to be played.
    #[must_use]
    pub fn into_game(self) -> Replay {
        self.replay
    }

    /// What the root of the game says.
    #[must_use]
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The games that have begun, the one that is played among them.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The moves in the file so far, those of all variations.
    #[must_use]
    pub const fn moves(&self) -> u64 {
        self.moves
    }

    /// The variations in the file so far, those that are passed over among them.
    #[must_use]
    pub const fn variations(&self) -> u64 {
        self.variations
    }

    /// The encoding of the file that was played last, as the Encoding Standard names it; `ASCII` where nothing else was
    /// needed.
    #[must_use]
    pub const fn encoding(&self) -> &'static str {
        self.encoding
    }

    /// The number of the last move; 0 before the first one.
    #[must_use]
    pub fn number(&self) -> u32 {
        if self.games > 0 && !self.is_before_root { self.replay.moves() } else { 0 }
    }

    /// The line of play.
    #[must_use]
    pub fn line_of_play(&self) -> LineOfPlay {
        LineOfPlay::new(&self.path)
    }

    /// The same, however long it is.
    #[must_use]
    pub fn branches(&self) -> &[Branch] {
        &self.path
    }

    /// Whether the line of play ends here, when a [`Listener`] is asked whether it has enough.
    #[must_use]
    pub const fn line_is_over(&self) -> bool {
        self.line_is_over
    }

    /// Whether the main line of the game is over; what follows are variations, whatever [`Player::line_of_play`] says
    /// of nodes after them.
    #[must_use]
    pub const fn main_line_is_over(&self) -> bool {
        self.main_line_is_over
    }

    /// The passes that the line ends with, one after another by players in turn.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.line.passes
    }

    /// Who moves next: whom PL names, or the other player than moved last. At the start, white when there are
    /// handicap stones and black when not.
    #[must_use]
    pub fn to_move(&self) -> Color {
        let is_start = self.replay.moves() == 0;
        let first = if is_start { self.first_player() } else { None };
        self.line.turn.or(first).unwrap_or(self.replay.to_move())
    }
}
