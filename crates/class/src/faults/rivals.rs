//! Other faults that would explain almost all answers instead of one of two.
//!
//! A fault has more forms than the table can combine with every other fault. If a third fault explains almost all answers, a
//! form of the other fault that is not in the table may explain the rest.

use super::codes::FaultMessage;
use super::evidence::{All, Evidence};
use super::known::Known;
use super::program::Program;
use super::table::Fault;
use super::weighed::Weighed;
use crate::task::Task;
use gocheck_puzzle::{Given, Question};
use rayon::prelude::*;

/// The number of programs of a fault that are compared, the most frequent ones.
const FORMS: usize = 3;

/// The number of answers that a rival may leave unexplained.
const MAX_UNEXPLAINED: usize = 2;

/// Returns true if the first of the causes is a pair that has a rival which is not among the causes.
pub(super) fn has_rival(
    found: &[Weighed],
    faults: &[Fault],
    known: &[Known<'_>],
    evidence: &All<'_>,
) -> bool {
    let Some(Weighed { fault, second: Some(second), only: Some(only), .. }) = found.first() else {
        return false;
    };
    [(*fault, only[0]), (*second, only[1])].into_iter().any(|(fault, numbers)| {
        let message = |fault: usize| &faults[fault].message;
        // The faults that are named together with this one, and itself.
        let named: Vec<&FaultMessage> = found
            .iter()
            .map(|found| [found.fault, found.second.unwrap_or(found.fault)].map(message))
            .filter(|pair| pair.contains(&message(fault)))
            .flatten()
            .collect();
        let rivals = faults.iter().filter(|fault| !named.contains(&&fault.message));
        let rivals: Vec<&Program> = rivals.flat_map(|fault| fault.programs.iter().take(FORMS)).collect();
        let kept: Vec<Program> =
            known.iter().zip(numbers).map(|(known, number)| known.programs[number as usize]).collect();
        let alone: Vec<usize> = (0..Question::ALL.len())
            .map(|question| unexplained(&kept[question], question, known, &evidence[question]))
            .collect();
        rivals.par_iter().any(|rival| {
            let mut all = 0;
            (0..Question::ALL.len()).all(|question| {
                let with = |program: &Program| unexplained(program, question, known, &evidence[question]);
                let both = kept[question].merged(rival).map(|both| with(&both));
                let least = both.into_iter().chain([alone[question]]).min().unwrap_or_default();
                // Another function of the program may have only the rival.
                all += if least == 0 { least } else { least.min(with(rival)) };
                all <= MAX_UNEXPLAINED
            })
        })
    })
}

/// The number of given answers that differ from those of a program, counted until there are too many.
fn unexplained(program: &Program, question: usize, known: &[Known<'_>], evidence: &Evidence<'_>) -> usize {
    let differs = |&&(at, given): &&(usize, &Given)| {
        let Task { setup, entry, analysis } = known[question].tasks[at].1;
        program.answer(setup, entry.question, analysis.to_move) != *given
    };
    evidence.given.iter().filter(differs).take(MAX_UNEXPLAINED + 1).count()
}
