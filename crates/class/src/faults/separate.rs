//! Two faults in different functions of a program: each question is answered by a program with one of them, or without.
//!
//! The answers of programs with one fault are known, so that all forms of both faults are tried, not only the frequent ones.

use super::evidence::{All, blank_bits};
use super::hypotheses::{Hypotheses, Hypothesis, Numbers};
use super::known::Known;
use super::table::Fault;
use super::weighed::{Fits, SEPARATE_BITS, Weighed, fit};
use gocheck_rules::Question;
use std::collections::HashMap;

const QUESTIONS: usize = Question::ALL.len();

/// For each question, what a program says about the answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Role {
    /// It answers otherwise than a program without faults.
    is_changed: [bool; QUESTIONS],
    /// The number of blank answers that it does not explain; `None` if it does not answer as given.
    blank: [Option<u32>; QUESTIONS],
}

/// Programs of a fault with the same role.
struct Group {
    role: Role,
    count: usize,
    /// One of them.
    numbers: Numbers,
}

/// The pairs of faults in different functions that explain all answers.
pub(super) fn weigh(
    single: &Hypotheses,
    faults: &[Fault],
    known: &mut [Known<'_>],
    right: Numbers,
    evidence: &All<'_>,
) -> Vec<Weighed> {
    let (wrong, rest): (Vec<usize>, Vec<usize>) =
        (0..QUESTIONS).partition(|&question| evidence[question].wrong > 0);
    if wrong.len() < 2 {
        return Vec::new();
    }
    let mut left: Vec<usize> = (0..single.programs.len()).collect();
    let mut fits = [(); QUESTIONS].map(|()| Fits::default());
    for &question in &wrong {
        fits[question] = fit(single, &left, &mut known[question], right[question], evidence, question);
    }
    // Most programs explain no question.
    left.retain(|&at| {
        let explains = |numbers: Numbers| {
            wrong.iter().any(|&question| fits[question].blank(numbers[question]).is_some())
        };
        single.programs[at].all.is_some_and(explains)
    });
    for question in rest {
        fits[question] = fit(single, &left, &mut known[question], right[question], evidence, question);
    }
    let without = role(right, right, &fits);
    let groups: Vec<Vec<Group>> =
        single.all.iter().map(|fault| groups(single, fault, right, &without, &fits)).collect();
    let mut all = Vec::new();
    for (fault, ones) in groups.iter().enumerate() {
        for (second, others) in groups.iter().enumerate().skip(fault + 1) {
            if faults[fault].message != faults[second].message {
                let programs = single.all[fault].programs.len() * single.all[second].programs.len();
                all.extend(weighed((fault, ones), (second, others), programs, right, &without));
            }
        }
    }
    all
}

fn role(numbers: Numbers, right: Numbers, fits: &[Fits]) -> Role {
    let mut role = Role { is_changed: [false; QUESTIONS], blank: [None; QUESTIONS] };
    for (question, fits) in fits.iter().enumerate() {
        role.is_changed[question] = numbers[question] != right[question];
        role.blank[question] = fits.blank(numbers[question]);
    }
    role
}

/// The programs of a fault that explain the answers to a question that others do not.
fn groups(
    single: &Hypotheses,
    fault: &Hypothesis,
    right: Numbers,
    without: &Role,
    fits: &[Fits],
) -> Vec<Group> {
    let mut groups: HashMap<Role, Group> = HashMap::new();
    for numbers in single.programs[fault.programs.clone()].iter().filter_map(|program| program.all) {
        let role = role(numbers, right, fits);
        if (0..QUESTIONS).any(|question| role.blank[question].is_some() && without.blank[question].is_none())
        {
            groups.entry(role).or_insert(Group { role, count: 0, numbers }).count += 1;
        }
    }
    let mut groups: Vec<Group> = groups.into_values().collect();
    groups.sort_by_key(|group| group.numbers);
    groups
}

/// A pair whose `programs` are equally frequent.
fn weighed(
    (fault, ones): (usize, &[Group]),
    (second, others): (usize, &[Group]),
    programs: usize,
    right: Numbers,
    without: &Role,
) -> Option<Weighed> {
    let mut likely = 0.0;
    let mut best: Option<Weighed> = None;
    for one in ones {
        for other in others {
            let Some((bits, blank_bits, numbers)) = cost(one, other, right, without) else { continue };
            likely += (-bits).exp2() * (one.count * other.count) as f64;
            if best.as_ref().is_none_or(|best| bits < best.bits) {
                let only = Some([one.numbers, other.numbers]);
                best = Some(Weighed { fault, second: Some(second), bits, blank_bits, numbers, only });
            }
        }
    }
    let bits = Hypotheses::MIN_BITS_OF_PAIRS + (programs as f64).log2() - likely.log2();
    best.map(|best| Weighed { bits, ..best })
}

/// The bits of two programs, those that are due to problems without answers, and the program that answers each question.
fn cost(one: &Group, other: &Group, right: Numbers, without: &Role) -> Option<(f64, f64, Numbers)> {
    let (mut bits, mut blank_bits_of_all, mut all) = (0.0, 0.0, right);
    for (question, best_number) in all.iter_mut().enumerate() {
        let is_changed = |group: &Group| group.role.is_changed[question];
        let separate = |is_separate: bool| if is_separate { SEPARATE_BITS } else { 0.0 };
        let options = [
            (one.role.blank[question], separate(is_changed(other)), one.numbers),
            (other.role.blank[question], separate(is_changed(one)), other.numbers),
            (without.blank[question], separate(is_changed(one) || is_changed(other)), right),
        ];
        let fitting = options.into_iter().filter_map(|(blank, bits, numbers)| {
            Some((bits, blank_bits(blank? as usize), numbers[question]))
        });
        let best = fitting.min_by(|one, other| (one.0 + one.1).total_cmp(&(other.0 + other.1)));
        let (separate, blank, number) = best?;
        bits += separate + blank;
        blank_bits_of_all += blank;
        *best_number = number;
    }
    Some((bits, blank_bits_of_all, all))
}
