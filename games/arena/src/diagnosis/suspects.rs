use super::beliefs::Belief;
use super::bench::{Answer, Bench, Observation};
use super::evidence::{Evidence, Sign};
use super::rewrites::REWRITES;
use super::rule_beliefs::RuleBelief;
use super::rule_tests::RuleTests;
use games_engine::description::spec::Described;
use games_engine::game::rule_idea::Step;
use games_engine::protocol::bot_check::game_with_choice;
use games_engine::protocol::definition::Protocol;

/// The plies before more questions, in case two causes account for the answers.
const MORE_PLIES: [usize; 20] =
    [9, 10, 14, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 34, 35, 36, 39, 40];

/// A cause that accounts for the answers.
struct Suspect<'a, G: Described> {
    cause: String,
    /// How it accounts for the first wrong answer.
    example: String,
    /// The number of answers that it accounts for.
    support: usize,
    /// Whether it accounts for all.
    is_exact: bool,
    /// The moves that the program takes for legal, if they are known.
    moves: Option<MovesOf<'a, G>>,
}

type MovesOf<'a, G> = Box<dyn Fn(&Observation<G>) -> Vec<Step> + 'a>;

/// The fewest wrong answers that can reveal a cause.
const FEWEST: usize = 5;

/// How many wrong answers it takes to name a cause that does not account for all: some programs make a mistake in a way
/// of their own.
const MANY: usize = 12;

/// The share of answers, in percent, that such a cause must account for.
const SHARE: usize = 92;

/// How many times as probable the answers must be with another cause.
const IMPROBABLE: f64 = 20.0;

/// How many positions are asked for each rule.
const FOR_RULE: usize = 2;

/// How many more are asked for a rule that accounts for all answers, but for few wrong ones.
const MORE_FOR_RULE: usize = 16;

/// The most wrong answers after which similar positions are asked.
const SIMILAR: usize = 4;

/// The most rules for which more are asked.
const MOST_POSSIBLE: usize = 4;

impl<G: Described> Suspect<'_, G> {
    /// Weighs a cause, and returns it if it accounts for at least `fewest` wrong answers and agrees with the legal ones.
    fn weigh(
        cause: String,
        evidence: &Evidence<G>,
        fewest: usize,
        sign: impl Fn(&Observation<G>) -> Sign,
    ) -> Option<Self> {
        let (mut wrong, mut explained, mut legal, mut agreed, mut unknown) = (0, 0, 0, 0, 0);
        let mut example = None;
        for seen in evidence.failures() {
            match sign(seen) {
                Sign::For(how) => {
                    explained += 1;
                    wrong += 1;
                    example.get_or_insert(how);
                }
                Sign::Unknown if matches!(seen.answer, Answer::None | Answer::Silent) => {}
                Sign::Unknown => unknown += 1,
                Sign::Against | Sign::Neutral => wrong += 1,
            }
        }
        for (seen, _) in evidence.legal() {
            match sign(seen) {
                Sign::For(_) | Sign::Neutral => (legal, agreed) = (legal + 1, agreed + 1),
                Sign::Unknown => {}
                Sign::Against => legal += 1,
            }
        }
        let suffices = |part: usize, all: usize| part * 100 >= all * SHARE;
        let support = explained + agreed;
        let is_exact = support == wrong + legal && wrong >= fewest;
        let is_good = wrong >= MANY && suffices(explained, wrong) && suffices(agreed, legal);
        let is_known = wrong >= unknown;
        example.filter(|_| is_known && (is_exact || is_good)).map(|example| Self {
            cause,
            example,
            support,
            is_exact,
            moves: None,
        })
    }

    /// Returns true if every wrong answer that `other` accounts for would also be legal with this cause, whatever the
    /// program had chosen: then the other cause says more, and no answer can tell them apart. The same holds if a program
    /// with this cause would have had to choose from far more moves, so that the answers are improbable.
    fn is_weaker(&self, other: &Self, evidence: &Evidence<G>) -> bool {
        let are_exact = self.is_exact && other.is_exact;
        let (Some(this), Some(other)) = (&self.moves, &other.moves) else { return false };
        let (mut mine, mut others, mut odds, mut is_wider) = (0, 0, 0.0, true);
        for seen in evidence.failures() {
            let (this, other) = (this(seen), other(seen));
            is_wider &= other.iter().all(|step| this.contains(step));
            (mine, others) = (mine + this.len(), others + other.len());
            odds += (this.len().max(1) as f64).ln() - (other.len().max(1) as f64).ln();
        }
        is_wider && mine > others || are_exact && odds > IMPROBABLE.ln()
    }
}

/// The cause that accounts best for wrong answers, or two that do equally well.
pub(super) fn likeliest<G: Described>(bench: &Bench<'_, G>, evidence: &mut Evidence<G>) -> Option<String> {
    let rules = RuleBelief::all::<G>();
    let wrong = evidence.failures().count();
    let mut found = suspects(bench.protocol, evidence, &rules, FEWEST);
    if wrong > 0 && (found.len() > 1 || wrong < MANY) {
        evidence.collect(bench, MORE_PLIES.map(|plies| (plies, 1)), 200);
        found = suspects(bench.protocol, evidence, &rules, FEWEST);
    }
    if found.len() != 1 {
        let tests = RuleTests::new(bench.protocol, &bench.setup.start);
        let games = tests.for_all(&rules, FOR_RULE).into_iter();
        evidence.ask(bench, games.map(|(_, game)| (game, 1)));
        found = suspects(bench.protocol, evidence, &rules, FEWEST);
        if found.is_empty() {
            let failed =
                evidence.failures().map(|seen| (seen.game.start().clone(), seen.game.earlier().len()));
            let failed: Vec<(G, usize)> = failed.take(SIMILAR).collect();
            for (number, (start, plies)) in (0..).zip(failed) {
                let similar = (0..10).map(|more| {
                    (game_with_choice(start.clone(), plies + more, 500 + 10 * number + more as u64), 1)
                });
                evidence.ask(bench, similar.map(|(game, turns)| (bench.shown(game), turns)));
            }
            found = suspects(bench.protocol, evidence, &rules, FEWEST);
        }
        let possible: Vec<&RuleBelief> = rules
            .iter()
            .filter(|belief| {
                let sign = |seen: &Observation<G>| belief.sign(bench.protocol, seen);
                Suspect::weigh(String::new(), evidence, 1, sign).is_some()
            })
            .collect();
        if found.len() != 1 && !possible.is_empty() {
            for belief in possible.into_iter().take(MOST_POSSIBLE) {
                let games = tests.positions(belief, MORE_FOR_RULE).into_iter();
                evidence.ask(bench, games.map(|game| (game, 1)));
            }
            found = suspects(bench.protocol, evidence, &rules, FEWEST);
        }
    }
    let found = distinct(found, evidence);
    match &found[..] {
        [Suspect { cause, example, .. }] => Some(format!("{cause}: {example}")),
        [one, other] => {
            Some(format!("either {}: {}, or {}: {}", one.cause, one.example, other.cause, other.example))
        }
        _ => None,
    }
}

/// The first of those causes that no answer can tell apart.
fn distinct<'a, G: Described>(found: Vec<Suspect<'a, G>>, evidence: &Evidence<G>) -> Vec<Suspect<'a, G>> {
    let mut distinct: Vec<Suspect<'a, G>> = Vec::new();
    for suspect in found {
        let is_same = |known: &Suspect<'a, G>| {
            let moves = suspect.moves.as_ref().zip(known.moves.as_ref());
            let is_equal = |(one, other): (&MovesOf<'a, G>, &MovesOf<'a, G>)| {
                evidence.failures().all(|seen| one(seen) == other(seen))
            };
            known.cause == suspect.cause || moves.is_some_and(is_equal)
        };
        if !distinct.iter().any(is_same) {
            distinct.push(suspect);
        }
    }
    distinct
}

/// The causes that account best for wrong answers.
fn suspects<'a, G: Described>(
    protocol: &'a Protocol<G>,
    evidence: &Evidence<G>,
    rules: &'a [RuleBelief],
    fewest: usize,
) -> Vec<Suspect<'a, G>> {
    let rewrites = REWRITES.iter().filter_map(|rewrite| {
        Suspect::weigh(rewrite.cause.to_owned(), evidence, fewest, |seen| {
            // The program may play another move on its own board than it writes.
            let is_known = protocol.shows_board || seen.game.earlier().len() == seen.first;
            if is_known { with_line(seen, |line| rewrite.sign(protocol, seen, line)) } else { Sign::Unknown }
        })
    });
    let beliefs =
        Belief::<G>::ALL.iter().filter(|belief| belief.is_possible(protocol)).filter_map(|belief| {
            let sign = |seen: &Observation<G>| with_line(seen, |line| belief.sign(protocol, seen, line));
            let suspect = Suspect::weigh(belief.cause.to_owned(), evidence, fewest, sign)?;
            let moves = |seen: &Observation<G>| belief.steps(seen);
            Some(Suspect { moves: Some(Box::new(moves)), ..suspect })
        });
    let rules = rules.iter().filter_map(|belief| {
        let sign = |seen: &Observation<G>| belief.sign(protocol, seen);
        let suspect = Suspect::weigh(belief.cause.clone(), evidence, fewest, sign)?;
        let moves = move |seen: &Observation<G>| belief.moves(protocol, &seen.game);
        Some(Suspect { moves: Some(Box::new(moves)), ..suspect })
    });
    let mut suspects: Vec<Suspect<'_, G>> = rewrites.chain(beliefs).chain(rules).collect();
    let best = suspects.iter().map(|suspect| suspect.support).max().unwrap_or(0);
    // A single answer refutes a cause, unless no cause accounts for all; then a difference of one can be chance.
    let is_one_exact = suspects.iter().any(|suspect| suspect.is_exact);
    suspects.retain(|suspect| suspect.is_exact || !is_one_exact && suspect.support + 1 >= best);
    let is_weaker =
        |suspect: &Suspect<'_, G>| suspects.iter().any(|other| suspect.is_weaker(other, evidence));
    let weak: Vec<bool> = suspects.iter().map(is_weaker).collect();
    suspects.into_iter().zip(weak).filter_map(|(suspect, is_weak)| (!is_weak).then_some(suspect)).collect()
}

/// Applies `sign` to the answer. A question without one says nothing about causes that change answers.
fn with_line<G: Described>(seen: &Observation<G>, sign: impl Fn(&str) -> Sign) -> Sign {
    match &seen.answer {
        Answer::Legal(line) | Answer::Illegal(line) | Answer::Unreadable(line) => sign(line),
        Answer::None | Answer::Silent => Sign::Unknown,
    }
}
