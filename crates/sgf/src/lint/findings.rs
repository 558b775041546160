//! Turns events of the player into findings.

use super::super::encoding::EncodingCode;
use super::super::limit::{LimitCode, LimitMessage};
use super::super::{Event, Listener, MarkedTerritory, Place, PropertyName, Replayer};
use super::finding::{Boards, Finding};
use super::options::LintOptions;
use crate::certainty::Certainty;
use gocheck_rules::RuleSet;
use gocheck_rules::estimate::Estimate;
use gocheck_text::{AnyMessage, Code, Message};

/// The maximum number of findings of a file.
const MAX_FINDINGS: usize = 1000;

/// The findings of a file.
pub(crate) struct Findings<'a> {
    pub(crate) options: &'a LintOptions,
    pub(super) list: Vec<Finding>,
    /// The rules of the game.
    pub(crate) rules: RuleSet,
    /// True if the record or the user has named them.
    pub(crate) rules_are_known: bool,
    /// True if a wrong number of handicap stones was reported for the game.
    pub(super) handicap_is_said: bool,
    /// The territory marked at the end.
    pub(crate) territory: MarkedTerritory,
    /// The last estimate, with the number of its game and the number of steps before it.
    pub(super) estimated: Option<((u32, usize), Estimate)>,
    /// The names of a node's properties, as a temporary buffer.
    pub(super) names: Vec<PropertyName>,
}

/// Where something is found: the state of the replayer, and the place in the file.
#[derive(Clone, Copy)]
pub(super) struct Site<'a> {
    pub(super) replayer: &'a Replayer,
    pub(super) place: Place,
}

impl Site<'_> {
    /// Another place at the same state.
    pub(super) const fn at(self, place: Place) -> Self {
        Self { place, ..self }
    }
}

impl Listener for Findings<'_> {
    /// Most of a record is moves without findings.
    #[inline]
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        match event {
            Event::Play { color, point, facts } => {
                if !facts.is_plain() {
                    self.judge(Site { replayer, place }, color, point, &facts);
                }
            }
            Event::Node { node, is_root } => {
                self.check_form(Site { replayer, place }, node, is_root);
                if !replayer.main_line_is_over() {
                    self.territory.on_event(replayer, node, is_root);
                }
            }
            Event::Pass(_) | Event::Variation { .. } => {}
            event => self.find(Site { replayer, place }, event),
        }
    }
}

impl<'a> Findings<'a> {
    pub(crate) fn new(options: &'a LintOptions) -> Self {
        Self {
            options,
            list: Vec::new(),
            rules: RuleSet::Japanese,
            rules_are_known: false,
            handicap_is_said: false,
            territory: MarkedTerritory::default(),
            estimated: None,
            names: Vec::new(),
        }
    }

    /// Adds a finding of another listener.
    #[cold]
    pub(crate) fn note(&mut self, replayer: &Replayer, place: Place, message: impl Message) {
        self.add(Site { replayer, place }, message);
    }

    /// Returns true if there are findings.
    #[inline]
    pub(crate) fn is_any(&self) -> bool {
        !self.list.is_empty()
    }

    /// Removes all findings so far, and returns the first of them.
    pub(crate) fn take_first(&mut self) -> Option<Finding> {
        self.list.drain(..).next()
    }

    /// The findings, in file order.
    pub(crate) fn into_sorted(mut self) -> Vec<Finding> {
        self.list.sort_by_key(|finding| finding.place);
        self.list
    }

    #[cold]
    fn find(&mut self, site: Site<'_>, event: Event<'_>) {
        match event {
            Event::Fault(message) => {
                let code = message.code();
                let certainty = if code == EncodingCode::UnsureEncoding {
                    Certainty::Possible
                } else if [EncodingCode::OtherEncoding, EncodingCode::GuessedEncoding].contains(&code) {
                    Certainty::Likely
                } else {
                    Certainty::Certain
                };
                self.add_any(site, message.clone(), |finding| finding.certainty = certainty);
            }
            Event::Begin => self.begin(site),
            Event::BadSetup { name, stone, value, fault } => {
                self.check_setup(site.at(value.place), name, stone, value, fault);
            }
            Event::StonesSetUp => self.check_dead(site),
            Event::SetupAndMove => self.setup_and_move(site),
            Event::Handicap { stones, found } => self.check_handicap(site, stones, found),
            Event::Turn { color, point, fault } => self.check_turn(site, color, point, fault),
            Event::TwoMoves => self.two_moves(site),
            Event::NotPlayed { color, value, why } => self.not_played(site, color, value, why),
            Event::MainLineEnd => self.check_end(site.replayer),
            Event::TooDeep => self.add(site, LimitMessage::TooDeep { most: Replayer::MAX_DEPTH }),
            Event::TooLong => self.add(site, LimitMessage::TooLong { most: Replayer::MAX_STEPS }),
            Event::Play { .. } | Event::Pass(_) | Event::Node { .. } | Event::Variation { .. } => {}
        }
    }

    /// Returns true if a finding would be kept.
    #[inline]
    pub(super) fn wants(&self, code: Code) -> bool {
        self.options.selection.has(code) && self.list.len() < MAX_FINDINGS
    }

    /// Adds a certain finding.
    pub(super) fn add(&mut self, site: Site<'_>, message: impl Message) {
        self.add_with(site, message, |_| {});
    }

    /// Adds a finding with details.
    pub(super) fn add_with(
        &mut self,
        site: Site<'_>,
        message: impl Message,
        fill: impl FnOnce(&mut Finding),
    ) {
        if self.wants(message.code()) {
            self.add_any(site, message.into(), fill);
        }
    }

    /// Adds any message; reports once if there are too many.
    pub(super) fn add_any(&mut self, site: Site<'_>, message: AnyMessage, fill: impl FnOnce(&mut Finding)) {
        if !self.wants(message.code()) {
            return;
        }
        let mut finding = Finding::new(site, message);
        fill(&mut finding);
        self.list.push(finding);
        if self.list.len() == MAX_FINDINGS && self.options.selection.has(LimitCode::TooMany) {
            let message = LimitMessage::TooMany { most: MAX_FINDINGS };
            self.list.push(Finding::new(site, message.into()));
        }
    }
}

impl LintOptions {
    /// The board after a move, and the one that it repeats, if requested.
    pub(super) fn boards(&self, site: Site<'_>, before: u32, earlier: Option<u32>) -> Option<Box<Boards>> {
        let board = |number| site.replayer.game().board_after(number);
        self.boards.then(|| Box::new(Boards { before: board(before), earlier: earlier.map(board) }))
    }
}

impl Finding {
    /// A finding at the current state of the player.
    fn new(Site { replayer, place }: Site<'_>, message: AnyMessage) -> Self {
        Self {
            message,
            place,
            certainty: Certainty::Certain,
            game: replayer.games(),
            line: replayer.line_of_play(),
            number: replayer.number(),
            color: None,
            point: None,
            value: None,
            size: replayer.size(),
            rules: None,
            forbidden_by: Vec::new(),
            stones: Vec::new(),
            took: None,
            earlier: None,
            boards: None,
        }
    }
}
