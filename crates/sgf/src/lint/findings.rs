//! The findings of a file, and where they are.

use super::finding::{Boards, Finding};
use super::options::LintOptions;
use crate::certainty::Certainty;
use crate::estimated::estimate_options;
use crate::faults::TooManyFindings;
use crate::{MarkedTerritory, Place, PropertyName, Replayer};
use gocheck_rules::RuleSet;
use gocheck_rules::estimate::{Estimate, estimate};
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

    /// The estimate of the current position, which is the end of a game.
    pub(crate) fn estimate(&mut self, replayer: &Replayer, seed: u64) -> &Estimate {
        let key = (replayer.games(), replayer.game().step());
        let known = self.estimated.take().filter(|(known, _)| *known == key);
        let (_, found) = self.estimated.insert(known.unwrap_or_else(|| {
            (key, estimate(&replayer.game().board(), &estimate_options(replayer.game(), seed)))
        }));
        found
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
        if self.list.len() == MAX_FINDINGS && self.options.selection.has(TooManyFindings::CODE) {
            let message = TooManyFindings { most: MAX_FINDINGS };
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
