//! The games of a file as start positions and moves.

mod game_line;

pub use game_line::{GameLine, GameLineCode, GameLineMessage};

use super::final_score::FinalScore;
use super::lint::Findings;
use super::{Event, Finding, Listener, Node, Place, PropertyName, Rank, Replayer};
use gocheck_board::{Color, Point, Size};

/// The initial room for moves: enough for most games.
const MOVES: usize = 256;

/// Collects the main lines of a file, each up to its first fault.
pub(super) struct Lines<'a> {
    findings: Findings<'a>,
    /// The wanted size of the board.
    size: Size,
    lines: Vec<GameLine>,
    /// The first fault since the last main line that belongs to the next one.
    before: Option<Finding>,
    /// True from the root of a game to the end of its main line.
    is_open: bool,
}

impl<'a> Lines<'a> {
    pub(super) const fn new(findings: Findings<'a>, size: Size) -> Self {
        Self { findings, size, lines: Vec::new(), before: None, is_open: false }
    }

    /// The lines, and a fault that belongs to none of them. A line that was not read to its end is left out.
    pub(super) fn finish(mut self) -> (Vec<GameLine>, Option<Finding>) {
        if self.is_open {
            self.lines.pop();
        }
        (self.lines, self.before)
    }

    /// Gives the first of the new findings to its game.
    #[cold]
    fn take_finding(&mut self, replayer: &Replayer) {
        let Some(found) = self.findings.take_first() else { return };
        let known = self.lines.last().map_or(0, |line| line.game);
        let fault = match self.lines.last_mut() {
            Some(line) if self.is_open => &mut line.fault,
            // Between the `(` of a game and its root, or before all games. Others are in variations or between games.
            _ if replayer.games() > known || known == 0 => &mut self.before,
            _ => return,
        };
        fault.get_or_insert(found);
    }

    fn begin(&mut self, replayer: &Replayer, place: Place) {
        let info = replayer.info();
        self.is_open = true;
        self.lines.push(GameLine {
            game: replayer.games(),
            moves: Vec::with_capacity(MOVES),
            komi: info.meant_komi(),
            handicap: info.handicap.map_or(0, |(stones, _)| stones),
            rules: self.findings.rules_are_known.then_some(self.findings.rules),
            result: info.result.map(|(result, _)| result),
            fault: self.before.take(),
            ..GameLine::default()
        });
        if let Some(size) = replayer.size().filter(|&size| size != self.size) {
            let wanted = self.size;
            self.findings.note(replayer, place, GameLineMessage::OtherSize { size, wanted });
            self.take_finding(replayer);
        }
    }

    fn read_root(&mut self, root: &Node) {
        let rank = |name| Rank::parse(&root.get(PropertyName::new(name))?.value().text());
        if let Some(line) = self.lines.last_mut() {
            line.ranks = Color::BOTH.map(|color| rank(if color == Color::Black { "BR" } else { "WR" }));
        }
    }

    fn set_up(&mut self, replayer: &Replayer, place: Place) {
        if !self.is_open {
            return;
        }
        if replayer.number() > 0 {
            self.findings.note(replayer, place, GameLineMessage::LaterSetup);
            return self.take_finding(replayer);
        }
        if let Some(line) = self.lines.last_mut().filter(|line| line.fault.is_none()) {
            line.start = replayer.game().board().stones().collect();
        }
    }

    fn finish_line(&mut self, replayer: &Replayer) {
        self.is_open = false;
        let Some(line) = self.lines.last_mut().filter(|line| line.fault.is_none()) else { return };
        let agreed = self.findings.territory.agreed(replayer);
        if let Some(end) = FinalScore::of(&mut self.findings, replayer, &agreed) {
            line.score = Some(end.score);
            line.owners = end.owners(&mut self.findings, replayer);
        }
    }

    #[inline]
    fn add(&mut self, color: Color, point: Option<Point>) {
        if let Some(line) = self.lines.last_mut()
            && self.is_open
            && line.fault.is_none()
        {
            line.moves.push((color, point));
        }
    }
}

impl Listener for Lines<'_> {
    #[inline]
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        self.findings.on_event(replayer, place, event);
        if self.findings.is_any() {
            self.take_finding(replayer);
        }
        match event {
            Event::Play { color, point, .. } => self.add(color, Some(point)),
            Event::Pass(color) => self.add(color, None),
            Event::Begin => self.begin(replayer, place),
            Event::Node { node, is_root: true } => self.read_root(node),
            Event::StonesSetUp => self.set_up(replayer, place),
            Event::MainLineEnd => self.finish_line(replayer),
            _ => {}
        }
    }
}
