use super::beliefs::Belief;
use super::bench::{Bench, Observation};
use super::evidence::{Evidence, Sign};
use super::rewrites::REWRITES;
use games_engine::description::spec::Described;
use games_engine::protocol::definition::Protocol;

/// The plies before more questions, in case two causes account for the answers.
const MORE_PLIES: [usize; 20] =
    [9, 10, 14, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 34, 35, 36, 39, 40];

/// A cause that accounts for the answers.
struct Suspect<G: Described> {
    cause: &'static str,
    /// How it accounts for the first wrong answer.
    example: String,
    /// The number of answers that it accounts for.
    support: usize,
    /// Whether it accounts for all.
    is_exact: bool,
    /// The position that it shows the program.
    belief: Option<&'static Belief<G>>,
}

/// The fewest wrong answers that can reveal a cause.
const FEWEST: usize = 5;

/// How many wrong answers it takes to name a cause that does not account for all: some programs make a mistake in a way
/// of their own.
const MANY: usize = 12;

/// The share of answers, in percent, that such a cause must account for.
const SHARE: usize = 92;

impl<G: Described> Suspect<G> {
    /// Weighs `cause`, and returns it if it accounts for the wrong answers and agrees with the legal ones.
    fn weigh(
        cause: &'static str,
        evidence: &Evidence<G>,
        sign: impl Fn(&Observation<G>, &str) -> Sign,
    ) -> Option<Self> {
        let (mut wrong, mut explained, mut legal, mut agreed) = (0, 0, 0, 0);
        let mut example = None;
        for (seen, line) in evidence.wrong() {
            wrong += 1;
            match sign(seen, line) {
                Sign::For(how) => {
                    explained += 1;
                    example.get_or_insert_with(|| format!("{line:?} would be legal {how}"));
                }
                Sign::Unknown => wrong -= 1,
                Sign::Against | Sign::Neutral => {}
            }
        }
        for (seen, line) in evidence.legal() {
            legal += 1;
            match sign(seen, line) {
                Sign::For(_) | Sign::Neutral => agreed += 1,
                Sign::Unknown => legal -= 1,
                Sign::Against => {}
            }
        }
        let suffices = |part: usize, all: usize| part * 100 >= all * SHARE;
        let support = explained + agreed;
        let is_exact = support == wrong + legal && wrong >= FEWEST;
        let is_good = wrong >= MANY && suffices(explained, wrong) && suffices(agreed, legal);
        let is_known = 2 * wrong >= evidence.wrong().count();
        example.filter(|_| is_known && (is_exact || is_good)).map(|example| Self {
            cause,
            example,
            support,
            is_exact,
            belief: None,
        })
    }

    /// Returns true if every wrong answer that `other` accounts for would also be legal with this cause, whatever the
    /// program had chosen: then the other cause says more, and no answer can tell them apart.
    fn is_weaker(&self, other: &Self, evidence: &Evidence<G>) -> bool {
        let (Some(this), Some(other)) = (self.belief, other.belief) else { return false };
        let (mut mine, mut others) = (0, 0);
        for (seen, _) in evidence.wrong() {
            let (this, other) = (this.moves(seen), other.moves(seen));
            if !other.iter().all(|mv| this.contains(mv)) {
                return false;
            }
            (mine, others) = (mine + this.len(), others + other.len());
        }
        mine > others
    }
}

/// The cause that accounts best for wrong answers, or two that do equally well.
pub(super) fn likeliest<G: Described>(bench: &Bench<'_, G>, evidence: &mut Evidence<G>) -> Option<String> {
    let mut found = suspects(bench.protocol, evidence);
    if found.len() > 1 || evidence.wrong().count() < MANY {
        evidence.collect(bench, MORE_PLIES.map(|plies| (plies, 1)), 200);
        found = suspects(bench.protocol, evidence);
    }
    match &found[..] {
        [Suspect { cause, example, .. }] => Some(format!("{cause}: {example}")),
        [one, other] => {
            Some(format!("either {}: {}, or {}: {}", one.cause, one.example, other.cause, other.example))
        }
        _ => None,
    }
}

/// The causes that account best for wrong answers.
fn suspects<G: Described>(protocol: &Protocol<G>, evidence: &Evidence<G>) -> Vec<Suspect<G>> {
    let rewrites = REWRITES.iter().filter_map(|rewrite| {
        Suspect::weigh(rewrite.cause, evidence, |seen, line| rewrite.sign(protocol, seen, line))
    });
    let beliefs =
        Belief::<G>::ALL.iter().filter(|belief| belief.is_possible(protocol)).filter_map(|belief| {
            let sign = |seen: &Observation<G>, line: &str| belief.sign(protocol, seen, line);
            let suspect = Suspect::weigh(belief.cause, evidence, sign)?;
            Some(Suspect { belief: Some(belief), ..suspect })
        });
    let mut suspects: Vec<Suspect<G>> = rewrites.chain(beliefs).collect();
    let best = suspects.iter().map(|suspect| suspect.support).max().unwrap_or(0);
    // A single answer refutes a cause, unless no cause accounts for all; then a difference of one can be chance.
    let is_one_exact = suspects.iter().any(|suspect| suspect.is_exact);
    suspects.retain(|suspect| suspect.is_exact || !is_one_exact && suspect.support + 1 >= best);
    let is_weaker = |suspect: &Suspect<G>| suspects.iter().any(|other| suspect.is_weaker(other, evidence));
    let weak: Vec<bool> = suspects.iter().map(is_weaker).collect();
    suspects.into_iter().zip(weak).filter_map(|(suspect, is_weak)| (!is_weak).then_some(suspect)).collect()
}
