//! Weighs what may be wrong with a program by the answers that it gave.

use super::evidence::{All, blank_bits};
use super::hypotheses::{Faulty, Hypotheses, Hypothesis, Numbers};
use super::known::Known;
use gocheck_rules::Question;

/// A hypothesis that explains all answers.
pub(super) struct Weighed {
    pub(super) fault: usize,
    pub(super) second: Option<usize>,
    /// -log2 of the probability of the faults together with the answers.
    pub(super) bits: f64,
    /// The part of `bits` that is due to problems without answers.
    pub(super) blank_bits: f64,
    /// The best program for each question.
    pub(super) numbers: Numbers,
    /// The programs with only one of two faults.
    pub(super) only: Option<[Numbers; 2]>,
}

/// A function of the program has only one of two faults, or none.
pub(super) const SEPARATE_BITS: f64 = 4.0;

/// The programs that answer a question as given, and how many blank answers they do not explain.
#[derive(Default)]
pub(super) struct Fits(Vec<Option<u32>>);

impl Fits {
    /// The number of blank answers that a program does not explain; `None` if it does not answer as given.
    pub(super) fn blank(&self, number: u32) -> Option<u32> {
        self.0[number as usize]
    }

    fn bits(&self, number: u32) -> Option<f64> {
        self.blank(number).map(|blank| blank_bits(blank as usize))
    }
}

/// The hypotheses that explain all answers. `right` are the numbers of the program without faults.
pub(super) fn weigh(
    hypotheses: &Hypotheses,
    known: &mut [Known<'_>],
    right: Numbers,
    evidence: &All<'_>,
) -> Vec<Weighed> {
    // Most programs are ruled out by the wrong answers.
    let mut questions: Vec<usize> = (0..Question::ALL.len()).collect();
    questions.sort_by_key(|&question| evidence[question].wrong == 0);
    let mut left: Vec<usize> = (0..hypotheses.programs.len()).collect();
    let mut fits: [Fits; 3] = [(); 3].map(|()| Fits(Vec::new()));
    for question in questions {
        fits[question] = fit(hypotheses, &left, &mut known[question], right[question], evidence, question);
        let of_question = &fits[question];
        left.retain(|&at| {
            let options = options(&hypotheses.programs[at], right, question);
            options.into_iter().flatten().any(|(number, _)| of_question.bits(number).is_some())
        });
    }
    let mut left = left.into_iter().peekable();
    let mut all = Vec::new();
    for hypothesis in &hypotheses.all {
        let mut costs = Vec::new();
        while let Some(at) = left.next_if(|at| hypothesis.programs.contains(at)) {
            costs.extend(cost(&hypotheses.programs[at], right, &fits));
        }
        all.extend(weighed(hypothesis, &costs));
    }
    all
}

/// Compares the answers of the programs that are left, and of the functions that they may have, with the given ones.
pub(super) fn fit(
    hypotheses: &Hypotheses,
    left: &[usize],
    known: &mut Known<'_>,
    right: u32,
    evidence: &All<'_>,
    question: usize,
) -> Fits {
    let evidence = &evidence[question];
    let mut fits = Fits(vec![None; known.programs.len()]);
    let of = |at: &usize| {
        let Faulty { all, only } = &hypotheses.programs[*at];
        all.iter().chain(only.iter().flatten()).map(|numbers| numbers[question])
    };
    let mut programs: Vec<u32> = left.iter().flat_map(of).chain([right]).collect();
    programs.sort_unstable();
    programs.dedup();
    known.retain(&mut programs, &evidence.given);
    for &program in &programs {
        fits.0[program as usize] = Some(evidence.blank.len() as u32);
    }
    for &blank in &evidence.blank {
        let mut same = programs.clone();
        known.retain(&mut same, &[blank]);
        for program in same {
            if let Some(blank) = &mut fits.0[program as usize] {
                *blank -= 1;
            }
        }
    }
    fits
}

/// The functions that may answer a question, with the bits of each.
fn options(program: &Faulty, right: Numbers, question: usize) -> [Option<(u32, f64)>; 4] {
    let only = |at: usize| program.only.map(|only| (only[at][question], SEPARATE_BITS));
    [program.all.map(|all| (all[question], 0.0)), only(0), only(1), Some((right[question], SEPARATE_BITS))]
}

struct Cost {
    bits: f64,
    blank_bits: f64,
    numbers: Numbers,
    only: Option<[Numbers; 2]>,
}

/// The bits of a program, with the best function for each question.
fn cost(program: &Faulty, right: Numbers, fits: &[Fits; 3]) -> Option<Cost> {
    let mut cost = Cost { bits: 0.0, blank_bits: 0.0, numbers: right, only: program.only };
    for (question, fits) in fits.iter().enumerate() {
        let options = options(program, right, question).into_iter().flatten();
        let fitting = options.filter_map(|(number, bits)| Some((number, bits, fits.bits(number)?)));
        let best = fitting.min_by(|one, other| (one.1 + one.2).total_cmp(&(other.1 + other.2)));
        let (number, bits, blank) = best?;
        cost.bits += bits + blank;
        cost.blank_bits += blank;
        cost.numbers[question] = number;
    }
    Some(cost)
}

/// A hypothesis whose programs are equally frequent.
fn weighed(hypothesis: &Hypothesis, costs: &[Cost]) -> Option<Weighed> {
    let best = costs.iter().min_by(|one, other| one.bits.total_cmp(&other.bits))?;
    let likely: f64 = costs.iter().map(|cost| (-cost.bits).exp2()).sum();
    Some(Weighed {
        fault: hypothesis.fault,
        second: hypothesis.second,
        bits: hypothesis.bits + (hypothesis.programs.len() as f64).log2() - likely.log2(),
        blank_bits: best.blank_bits,
        numbers: best.numbers,
        only: best.only,
    })
}
