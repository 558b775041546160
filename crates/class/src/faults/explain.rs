//! Finds the faults that explain all answers of a program.

use super::evidence::{All, Evidence};
use super::explanation::{Cause, Explanation};
use super::hypotheses::{Hypotheses, Numbers, numbers};
use super::known::Known;
use super::program::Program;
use super::smallest::{Difference, smallest};
use super::table::{Fault, faults};
use super::weighed::{Weighed, weigh};
use super::{rivals, separate};
use crate::task::Task;
use gocheck_puzzle::Given;
use gocheck_rules::Question;
use std::collections::HashMap;

/// Explains the answers of one program. Use an [`Explainer`] for many.
#[must_use]
pub fn explain(answers: &[(&Task, &Given)]) -> Option<Explanation> {
    let given: Vec<Option<&Given>> = answers.iter().map(|(_, given)| Some(*given)).collect();
    Explainer::new(answers.iter().map(|(task, _)| *task)).explain(&given)
}

/// Explains the answers of many programs to the same puzzles.
pub struct Explainer<'a> {
    tasks: Vec<&'a Task>,
    faults: Vec<Fault>,
    /// For each question.
    known: [Known<'a>; Question::ALL.len()],
    /// The program without faults.
    right: Numbers,
    single: Hypotheses,
    /// More and more programs, listed when they are first needed.
    pairs: [Option<Hypotheses>; PROGRAMS_OF_PAIRS.len()],
    smallest: HashMap<(usize, u32), Option<Difference>>,
}

/// The largest number of causes that may explain the same answers: if there are more, none is named.
const MAX_CAUSES: usize = 3;

/// How much more probable than wrong answers without a common cause the best cause has to be: log2 of the quotient.
const MIN_BITS: f64 = 6.0;

/// As `MIN_BITS`, but for two causes compared with one of them: there are many pairs.
const MIN_SECOND_BITS: f64 = 16.0;

/// How much less probable than the best cause another one may be that is named, too.
const MARGIN_BITS: f64 = 6.0;

/// The number of programs with the same two faults: the most frequent ones, then others if those do not explain the answers.
const PROGRAMS_OF_PAIRS: [usize; 2] = [4, 256];

/// On fewer puzzles the second number of programs would fit by chance, and delay the marks.
const MANY_PUZZLES: usize = 21;

/// Answers to this number of puzzles distinguish similar pairs of faults; on fewer puzzles a pair must have no rival.
const ENOUGH_PUZZLES: usize = 70;

impl<'a> Explainer<'a> {
    /// Prepares the explanations of answers to `tasks`.
    #[must_use]
    pub fn new(tasks: impl IntoIterator<Item = &'a Task>) -> Self {
        let tasks: Vec<&Task> = tasks.into_iter().collect();
        let faults = faults();
        let mut known = Question::ALL.map(|question| Known::new(question, &tasks));
        let right = numbers(&mut known, &Program::RIGHT);
        let single = Hypotheses::single(&faults, &mut known);
        Self { tasks, faults, known, right, single, pairs: Default::default(), smallest: HashMap::new() }
    }

    /// Explains the answers to the tasks, in order; `None` stands for a missing or unreadable one. Returns `None` if nothing
    /// explains every answer, if too much does, or if the wrong answers say too little.
    #[must_use]
    pub fn explain(&mut self, given: &[Option<&Given>]) -> Option<Explanation> {
        let evidence: All<'_> = [0, 1, 2].map(|question| Evidence::new(&self.known[question].tasks, given));
        let bits: f64 = evidence.iter().map(|evidence| evidence.bits).sum();
        if bits < Hypotheses::MIN_BITS + MIN_BITS {
            return None;
        }
        let found = self.causes(&evidence, bits);
        let first = found.first().filter(|first| self.is_needed(first, &evidence, bits))?;
        let is_uncertain = self.tasks.len() < ENOUGH_PUZZLES
            && rivals::has_rival(&found, &self.faults, &self.known, &evidence);
        if found.len() > MAX_CAUSES || is_uncertain {
            return None;
        }
        let causes: Vec<Cause> = found.iter().map(|found| self.cause(found)).collect();
        let (cause, others) = causes.split_first()?;
        let asked = (0..Question::ALL.len()).filter(|&question| evidence[question].wrong > 0);
        let of_question = asked.filter_map(|question| self.smallest(question, first.numbers[question]));
        let Difference { board, to_move, question, right, wrong } =
            of_question.min_by_key(|smallest| smallest.board.stones().count())?;
        let (cause, others) = (cause.clone(), others.to_vec());
        Some(Explanation { cause, others, board, to_move, question, right, wrong })
    }

    /// The most probable cause and those that are not much less probable. A second fault is not assumed if one explains
    /// everything.
    fn causes(&mut self, evidence: &All<'_>, bits: f64) -> Vec<Weighed> {
        let mut found = weigh(&self.single, &mut self.known, self.right, evidence);
        let best = found.iter().map(|found| found.bits).fold(f64::INFINITY, f64::min);
        let min_of_pairs = Hypotheses::MIN_BITS_OF_PAIRS;
        let is_alone = |fault: usize, found: &[Weighed]| found.iter().any(|found| found.fault == fault);
        let stages = if self.tasks.len() < MANY_PUZZLES { 1 } else { PROGRAMS_OF_PAIRS.len() };
        for (stage, &most) in PROGRAMS_OF_PAIRS.iter().enumerate().take(stages) {
            let is_tried = if stage == 0 { best + MARGIN_BITS > min_of_pairs } else { found.is_empty() };
            if bits < min_of_pairs + MIN_BITS || !is_tried {
                break;
            }
            let new = || Hypotheses::pairs(&self.faults, &mut self.known, most);
            let pairs = self.pairs[stage].get_or_insert_with(new);
            let mut pairs = weigh(pairs, &mut self.known, self.right, evidence);
            if stage == 0 {
                let separate =
                    separate::weigh(&self.single, &self.faults, &mut self.known, self.right, evidence);
                pairs.extend(separate);
            }
            pairs.retain(|pair| {
                [Some(pair.fault), pair.second].into_iter().flatten().all(|fault| !is_alone(fault, &found))
            });
            found.extend(pairs);
        }
        found.sort_by(|one, other| one.bits.total_cmp(&other.bits));
        let best = found.first().map_or(0.0, |first| first.bits);
        found.retain(|found| found.bits <= best + MARGIN_BITS);
        // A rare form of a fault has its own row in the table.
        let mut seen = Vec::new();
        found.retain(|found| {
            let cause = self.cause(found);
            let is_new = !seen.contains(&cause);
            seen.push(cause);
            is_new
        });
        found
    }

    /// Returns true if the wrong answers are much less probable without the cause, or without one of its two faults.
    fn is_needed(&self, found: &Weighed, evidence: &All<'_>, bits: f64) -> bool {
        let cost = found.bits - found.blank_bits;
        let without = |question: usize, numbers: &Numbers| {
            let Known { programs, tasks, .. } = &self.known[question];
            let program = programs[numbers[question] as usize];
            let answer = |at: usize| {
                let Task { setup, entry, analysis } = tasks[at].1;
                program.answer(setup, entry.question, analysis.to_move)
            };
            evidence[question].bits_from(answer, tasks).min(evidence[question].bits)
        };
        let bits_without =
            |numbers| (0..Question::ALL.len()).map(|question| without(question, numbers)).sum::<f64>();
        let second_bits = cost - Hypotheses::MIN_BITS;
        bits - cost >= MIN_BITS
            && found.only.iter().flatten().all(|one| bits_without(one) - second_bits >= MIN_SECOND_BITS)
    }

    fn cause(&self, found: &Weighed) -> Cause {
        let message = |fault: usize| self.faults[fault].message.clone();
        Cause { fault: message(found.fault), second: found.second.map(message) }
    }

    fn smallest(&mut self, question: usize, number: u32) -> Option<Difference> {
        let program = self.known[question].programs[number as usize];
        let all = || smallest(&program, Question::ALL[question], &self.tasks);
        self.smallest.entry((question, number)).or_insert_with(all).clone()
    }
}
