//! The walk through the tree, as it is read: each line of play is played, and taken back where it ends.

use super::super::{Code, Name, Node, Place};
use super::finding::{Boards, Branch, Certainty, Finding, Path};
use super::info::Info;
use super::options::Options;
use crate::board::{Color, Size};
use crate::go::Replay;

/// The deepest nesting of variations that is checked; a deeper one costs 40 MB and more.
const MOST_DEPTH: usize = 1 << 20;

/// The most moves and setups of a line.
pub(super) const MOST_STEPS: usize = 1 << 16;

/// The most findings of a file.
pub(super) const MOST_FINDINGS: usize = 1000;

/// The walk through a file.
pub(super) struct Walk<'a> {
    pub(super) options: &'a Options,
    pub(super) replay: &'a mut Replay,
    pub(super) findings: Vec<Finding>,
    pub(super) info: Info,
    pub(super) line: Line,
    /// What is set up on each point by the node that is checked: with [`Walk::touched`] it is emptied again.
    pub(super) marks: Vec<Option<Option<Color>>>,
    /// The names of a node's properties, for a moment.
    pub(super) names: Vec<Name>,
    stack: Vec<Frame>,
    path: Vec<Branch>,
    /// Variations that are open, but too deep.
    skipped: usize,
    pub(super) games: u32,
    pub(super) moves: u64,
    pub(super) main_line_is_done: bool,
    is_root: bool,
}

/// What is open: a game or a variation.
struct Frame {
    /// Where to go back to.
    step: usize,
    line: Line,
    path: usize,
    /// The variations that began in it.
    children: u32,
}

/// What is known of a line of play besides the board.
#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    /// Who is to move, if it is known.
    pub(super) turn: Option<Color>,
    /// Whether that follows from the move before.
    pub(super) alternates: bool,
    /// Whether there was a setup.
    pub(super) has_setup: bool,
    /// Passes one after another by players in turn.
    pub(super) passes: u8,
    /// Moves of black before the first one of white.
    pub(super) opening: u32,
    pub(super) white_has_moved: bool,
    /// Whether it is too long to be checked.
    is_too_long: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(options: &'a Options, replay: &'a mut Replay) -> Self {
        Self {
            options,
            replay,
            findings: Vec::new(),
            info: Info::default(),
            line: Line::default(),
            marks: Vec::new(),
            names: Vec::new(),
            stack: Vec::new(),
            path: Vec::new(),
            skipped: 0,
            games: 0,
            moves: 0,
            main_line_is_done: false,
            is_root: false,
        }
    }

    /// A new board for a new game.
    pub(super) fn restart(&mut self, size: Size) {
        self.replay.restart(size);
        self.marks.clear();
        self.marks.resize(size.area(), None);
    }

    /// A `(`.
    pub(super) fn open(&mut self, place: Place) {
        if self.stack.len() >= MOST_DEPTH {
            if self.skipped == 0 {
                let message =
                    || format!("variations are nested over {MOST_DEPTH} deep: what is inside is not checked");
                self.add(Code::TooDeep, place, message);
            }
            self.skipped += 1;
            return;
        }
        let path = self.path.len();
        if let Some(parent) = self.stack.last_mut() {
            parent.children = parent.children.saturating_add(1);
            if parent.children > 1 {
                self.path.push(Branch { after: self.replay.moves(), variation: parent.children });
            }
        } else {
            self.games += 1;
            self.main_line_is_done = false;
            self.is_root = true;
            self.line = Line::default();
        }
        self.stack.push(Frame { step: self.replay.step(), line: self.line, path, children: 0 });
    }

    /// A `)`.
    pub(super) fn close(&mut self) {
        if self.skipped > 0 {
            self.skipped -= 1;
            return;
        }
        if !self.main_line_is_done && !self.is_root {
            self.main_line_is_done = true;
            self.check_end();
        }
        if let Some(frame) = self.stack.pop() {
            if self.info.size.is_some() && !self.stack.is_empty() {
                self.replay.back_to(frame.step);
            }
            self.line = frame.line;
            self.path.truncate(frame.path);
        }
    }

    /// A node.
    #[inline]
    pub(super) fn node(&mut self, node: &Node) {
        if self.skipped > 0 || self.options.main_line && !self.path.is_empty() {
            return;
        }
        let is_root = std::mem::take(&mut self.is_root);
        if is_root {
            self.read_root(node);
        }
        if is_root || !node.is_move() {
            self.check_form(node, is_root);
        }
        if let Some(size) = self.info.size
            && self.is_short(node.place)
        {
            if is_root || !node.is_move() {
                self.set_up(node, size, is_root);
            }
            self.play(node, size);
        }
    }

    /// Whether the line is not too long, which is said once.
    #[inline]
    fn is_short(&mut self, place: Place) -> bool {
        if self.replay.step() < MOST_STEPS {
            return true;
        }
        if !std::mem::replace(&mut self.line.is_too_long, true) {
            let message = || format!("over {MOST_STEPS} moves in a line: the rest of it is not checked");
            self.add(Code::TooLong, place, message);
        }
        false
    }

    /// Whether a finding would be kept.
    #[inline]
    pub(super) fn wants(&self, code: Code) -> bool {
        self.options.selection.has(code) && self.findings.len() < MOST_FINDINGS
    }

    /// Adds a finding that is certain.
    pub(super) fn add(&mut self, code: Code, place: Place, message: impl FnOnce() -> String) {
        if self.wants(code) {
            let finding = self.finding(code, place, message());
            self.push(finding);
        }
    }

    /// Adds a finding; of too many, says so once.
    pub(super) fn push(&mut self, finding: Finding) {
        let place = finding.place;
        self.findings.push(finding);
        if self.findings.len() == MOST_FINDINGS && self.options.selection.has(Code::TooMany) {
            let message = format!("over {MOST_FINDINGS} findings in a file: the rest is left out");
            let finding = self.finding(Code::TooMany, place, message);
            self.findings.push(finding);
        }
    }

    /// A finding at the point where the walk is.
    pub(super) fn finding(&self, code: Code, place: Place, message: String) -> Finding {
        let steps: Vec<Branch> = self.path.iter().take(Path::MAX).copied().collect();
        let more = self.path.len() - steps.len();
        Finding {
            code,
            place,
            certainty: Certainty::Certain,
            message,
            game: self.games,
            path: Path { steps, more },
            number: if self.games > 0 && !self.is_root { self.replay.moves() } else { 0 },
            color: None,
            point: None,
            value: None,
            size: self.info.size,
            rules: None,
            forbidden_by: Vec::new(),
            stones: Vec::new(),
            took: None,
            earlier: None,
            boards: None,
        }
    }

    /// The board after a move, and the one that it repeats, when they are wanted.
    pub(super) fn boards(&self, before: u32, earlier: Option<u32>) -> Option<Box<Boards>> {
        let board = |number| self.replay.board_after(number);
        self.options.boards.then(|| Box::new(Boards { before: board(before), earlier: earlier.map(board) }))
    }
}
