//! One row per game of a file: the game and its findings.

mod main_line_hash;
mod row;

pub use row::GameRow;

use super::lint::Findings;
use super::{Event, Finding, Linted, Listener, Node, Outlook, Place, PropertyName, Replayer};
use crate::final_score::FinalScore;
use gocheck_board::Color;
use gocheck_rules::RuleSet;
use gocheck_rules::score::{self, Agreed, Effort};
use main_line_hash::MainLineHash;

/// Collects the findings and the games of a file.
pub(super) struct Rows<'a> {
    findings: Findings<'a>,
    /// The finished games, and the current one.
    rows: Vec<GameRow>,
    hash: MainLineHash,
    keeps_prefixes: bool,
    /// The player's counts at the start of the game.
    before: Counts,
    /// The number of nodes with more than a move, and the moves in them.
    nodes: u64,
    moves_in_nodes: u64,
}

/// The player's counts for a whole file.
#[derive(Clone, Copy, Default)]
struct Counts {
    moves: u64,
    variations: u64,
}

impl Counts {
    const fn of(replayer: &Replayer) -> Self {
        Self { moves: replayer.moves(), variations: replayer.variations() }
    }
}

impl<'a> Rows<'a> {
    /// Rows, optionally with the hashes of all beginnings of main lines.
    pub(super) fn new(findings: Findings<'a>, keeps_prefixes: bool) -> Self {
        Self {
            findings,
            rows: Vec::new(),
            hash: MainLineHash::new(keeps_prefixes),
            keeps_prefixes,
            before: Counts { moves: 0, variations: 0 },
            nodes: 0,
            moves_in_nodes: 0,
        }
    }

    /// The findings and the rows.
    pub(super) fn into_linted(
        mut self,
        replayer: &Replayer,
        error: Option<std::io::Error>,
    ) -> (Linted, Vec<GameRow>) {
        self.end_game(replayer);
        let findings = self.findings.into_sorted();
        // In the order of their places, those of the whole file are among those of games.
        let mut by_game: Vec<&Finding> = findings.iter().collect();
        by_game.sort_by_key(|finding| finding.game);
        for row in &mut self.rows {
            row.encoding = replayer.encoding();
            row.count_findings(&by_game);
        }
        let linted = Linted::new(findings, replayer, error);
        (linted, self.rows)
    }

    /// Starts a game with its root.
    fn begin(&mut self, replayer: &Replayer, root: &Node) {
        self.end_game(replayer);
        self.before = Counts::of(replayer);
        self.nodes = 0;
        self.moves_in_nodes = 0;
        self.hash = MainLineHash::new(self.keeps_prefixes);
        self.hash.begin(replayer.size());
        let rules = self.findings.rules_are_known.then_some(self.findings.rules);
        self.rows.push(GameRow::begin(replayer, root, rules));
    }

    /// Completes a game after all its lines were played.
    fn end_game(&mut self, replayer: &Replayer) {
        let Some(row) = self.rows.last_mut() else { return };
        let now = Counts::of(replayer);
        row.variations = now.variations - self.before.variations;
        // A node with only a move is reported only as the move.
        row.nodes = self.nodes + (now.moves - self.before.moves).saturating_sub(self.moves_in_nodes);
    }

    /// Handles an event on the main line.
    fn follow(&mut self, replayer: &Replayer, event: Event<'_>) {
        let Some(row) = self.rows.last_mut() else { return };
        match event {
            Event::StonesSetUp => self.hash.set_up(),
            Event::Play { color, point, facts } => {
                row.moves += 1;
                row.captured_by[color as usize] += u32::from(facts.captured);
                row.captured_by[color.opponent() as usize] += u32::from(facts.suicide);
                self.hash.play(replayer, color, Some(point));
            }
            Event::Pass(color) => {
                row.moves += 1;
                row.passes += 1;
                self.hash.play(replayer, color, None);
            }
            Event::NotPlayed { .. } => row.moves += 1,
            Event::MainLineEnd => {
                self.hash.finish(replayer, row);
                let agreed = self.findings.territory.agreed(replayer);
                row.score = row.final_score(replayer, &agreed);
                row.estimate = FinalScore::of(&mut self.findings, replayer, &agreed).map(|end| end.score);
                let seed = self.findings.options.estimate.filter(|_| self.findings.options.outlook);
                if let (Some(seed), Some(_)) = (seed, row.estimate) {
                    let size = replayer.game().size();
                    row.outlook = Some(Outlook::new(self.findings.estimate(replayer, seed), size));
                }
            }
            _ => {}
        }
    }
}

impl Listener for Rows<'_> {
    #[inline]
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        self.findings.on_event(replayer, place, event);
        if let Event::Node { node, is_root } = event {
            if is_root {
                self.begin(replayer, node);
            }
            self.nodes += 1;
            self.moves_in_nodes +=
                node.properties().filter(|property| property.name().is_move()).count() as u64;
        } else if !replayer.main_line_is_over() || matches!(event, Event::MainLineEnd) {
            self.follow(replayer, event);
        }
    }
}

impl GameRow {
    /// Creates a row from the root.
    fn begin(replayer: &Replayer, root: &Node, rules: Option<RuleSet>) -> Self {
        let text = |name: &str| {
            let value = root.get(PropertyName::new(name))?.value();
            let text = value.text().into_owned();
            (!text.is_empty()).then_some(text)
        };
        let info = replayer.info();
        Self {
            game: replayer.games(),
            place: root.place,
            version: info.version,
            size: info.size,
            rules_written: text("RU"),
            rules,
            komi: info.komi,
            komi_meant: info.meant_komi(),
            handicap: info.handicap.map_or(0, |(stones, _)| stones),
            players: Color::BOTH.map(|color| text(if color == Color::Black { "PB" } else { "PW" })),
            ranks: Color::BOTH.map(|color| text(if color == Color::Black { "BR" } else { "WR" })),
            date: text("DT"),
            event: text("EV"),
            result: text("RE"),
            ..Self::default()
        }
    }

    fn final_score(&self, replayer: &Replayer, agreed: &Agreed) -> Option<String> {
        let rules = self.rules.filter(|_| self.komi_meant.is_some() && replayer.passes() >= 2)?;
        let terms = replayer.info().terms(rules, replayer.game());
        let score = score::count(&replayer.game().board(), agreed, Effort::Static, &terms)?;
        score.exact().map(score::result)
    }

    /// Takes the findings of the game from those of the file, which are in the order of the games.
    fn count_findings(&mut self, findings: &[&Finding]) {
        let start = findings.partition_point(|finding| finding.game < self.game);
        let mine = || findings[start..].iter().copied().take_while(|finding| finding.game == self.game);
        self.first_finding = mine().next().map(Finding::code);
        // The first of equals.
        self.worst_finding = mine()
            .map(Finding::code)
            .reduce(|worst, code| if code.severity() > worst.severity() { code } else { worst });
        self.is_main_line_clean = mine().all(|finding| !finding.line.is_main());
        let codes: Vec<_> = mine().map(Finding::code).collect();
        for code in codes {
            match self.findings.iter_mut().find(|(known, _)| *known == code) {
                Some((_, count)) => *count += 1,
                None => self.findings.push((code, 1)),
            }
        }
        self.findings.sort_unstable();
    }
}
