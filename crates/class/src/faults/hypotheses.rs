//! What may be wrong with a program: one fault or two, each with the programs that have it.

use super::known::Known;
use super::program::{Early, LibertyFound, Program, Walk};
use super::table::Fault;
use gocheck_rules::Question;
use std::collections::HashSet;
use std::ops::Range;

/// One fault, or two at the same time.
pub(super) struct Hypothesis {
    pub(super) fault: usize,
    pub(super) second: Option<usize>,
    /// How improbable it is: -log2 of the probability that a faulty program has it.
    pub(super) bits: f64,
    /// Its programs among [`Hypotheses::programs`].
    pub(super) programs: Range<usize>,
}

/// The numbers of a program for each question.
pub(super) type Numbers = [u32; Question::ALL.len()];

/// A program with all faults of a hypothesis, and those with only one of them, whose functions it may have.
pub(super) struct Faulty {
    /// `None` if no function can have both faults.
    pub(super) all: Option<Numbers>,
    pub(super) only: Option<[Numbers; 2]>,
}

#[derive(Default)]
pub(super) struct Hypotheses {
    pub(super) all: Vec<Hypothesis>,
    pub(super) programs: Vec<Faulty>,
}

/// One of about 50 faults.
const FAULT_BITS: f64 = 5.5;

/// Of two programs with faults one has a second one.
const SECOND_BITS: f64 = 1.0;

impl Hypotheses {
    /// The bits of a single fault.
    pub(super) const MIN_BITS: f64 = FAULT_BITS;
    pub(super) const MIN_BITS_OF_PAIRS: f64 = 2.0 * FAULT_BITS + SECOND_BITS;

    /// One fault each.
    pub(super) fn single(faults: &[Fault], known: &mut [Known<'_>]) -> Self {
        let mut new = Self::default();
        for (fault, Fault { programs, .. }) in faults.iter().enumerate() {
            let programs =
                programs.iter().map(|program| Faulty { all: Some(numbers(known, program)), only: None });
            new.add(fault, None, FAULT_BITS, programs.collect());
        }
        new
    }

    /// Two faults each, with up to `most` programs.
    pub(super) fn pairs(faults: &[Fault], known: &mut [Known<'_>], most: usize) -> Self {
        let mut new = Self::default();
        let mut numbered = |program: &Program| (*program, numbers(known, program));
        let frequent: Vec<Vec<_>> =
            faults.iter().map(|fault| frequent(fault).take(most).map(&mut numbered).collect()).collect();
        for (fault, one) in frequent.iter().enumerate() {
            let rest = frequent.iter().enumerate().skip(fault + 1);
            for (second, other) in rest.filter(|(second, _)| faults[*second].message != faults[fault].message)
            {
                let mut seen = HashSet::new();
                let mut programs = Vec::new();
                for ((one, only), (other, only_other)) in combined(one, other, most) {
                    let both = one.merged(other);
                    if both.is_none_or(|both| seen.insert(both)) {
                        let all = both.map(|both| numbers(known, &both));
                        programs.push(Faulty { all, only: Some([*only, *only_other]) });
                    }
                }
                new.add(fault, Some(second), Self::MIN_BITS_OF_PAIRS, programs);
            }
        }
        new
    }

    fn add(&mut self, fault: usize, second: Option<usize>, bits: f64, programs: Vec<Faulty>) {
        let start = self.programs.len();
        self.programs.extend(programs);
        self.all.push(Hypothesis { fault, second, bits, programs: start..self.programs.len() });
    }
}

/// The numbers of a program for each question.
pub(super) fn numbers(known: &mut [Known<'_>], program: &Program) -> Numbers {
    let mut all = Numbers::default();
    all.iter_mut().zip(known).for_each(|(number, known)| *number = known.number(program));
    all
}

/// The programs without the rare forms of a search.
fn frequent(fault: &Fault) -> impl Iterator<Item = &Program> {
    let is_rare =
        |early: Early| early.marks_liberties || early.is_marked_late || early.liberty == LibertyFound::Taken;
    fault.programs.iter().filter(move |program| !matches!(program.walk, Walk::Early(early) if is_rare(early)))
}

/// Up to `most` pairs: the first of both, then more and more as long as there are any.
fn combined<'a, T>(one: &'a [T], other: &'a [T], most: usize) -> impl Iterator<Item = (&'a T, &'a T)> {
    let (mut ones, mut others) = (one.len().min(1), other.len().min(1));
    while ones * others < most && (ones, others) != (one.len(), other.len()) {
        let is_first = others == other.len() || ones <= others && ones < one.len();
        *(if is_first { &mut ones } else { &mut others }) += 1;
    }
    one[..ones].iter().flat_map(move |one| other[..others].iter().map(move |other| (one, other)))
}
