use super::choice::Choice;
use super::descent::{Adam, Parameters};
use crate::regression::{Plan, Rates};
use games::ataxx::Move;
use games::ataxx::policy::{Framed, Kind, LIMIT, ONE, Policy, Tables};
use games::search::Searchable;
use pulp::Arch;
use rayon::prelude::*;

/// Choices of one step.
const BATCH: usize = 256;

/// Choices of a thread's task.
const CHUNK: usize = 64;

/// The learning rates.
const RATES: Rates = [2e-2, 5e-4];

/// A fit of the policy by maximum likelihood of the moves that were played.
pub struct PolicyFit {
    weights: Vec<f32>,
    /// The number of each weight.
    numbers: Tables<usize>,
    adam: Adam,
}

/// The loss of some choices, its gradient, and the number of moves that the policy predicts.
struct Sum {
    loss: f64,
    gradient: Vec<f32>,
    predicted: usize,
}

impl Default for PolicyFit {
    fn default() -> Self {
        let mut count = 0;
        let numbers = Tables::of(|_| {
            count += 1;
            count - 1
        });
        let zero = || Parameters { rows: Vec::new(), rest: vec![0.0; count] };
        Self { weights: vec![0.0; count], numbers, adam: Adam::of(zero) }
    }
}

impl PolicyFit {
    /// Fits to `choices`. `report` is called after every epoch with the epoch's number and the mean loss. The same
    /// arguments give the same weights with any number of threads.
    pub fn run(&mut self, choices: &[Choice], plan: Plan, report: impl FnMut(&Self, usize, f64)) {
        let step = |fit: &mut Self, batch: &[u32], rate| {
            let batch: Vec<&Choice> = batch.iter().map(|&number| &choices[number as usize]).collect();
            fit.step(&batch, rate)
        };
        plan.run(self, (choices.len(), BATCH), RATES, step, report);
    }

    /// One step of the descent. Returns the sum of the losses before it.
    fn step(&mut self, choices: &[&Choice], rate: f32) -> f64 {
        let sums: Vec<Sum> = choices.par_chunks(CHUNK).map(|choices| self.sum(choices)).collect();
        let share = 1.0 / choices.len() as f32;
        let mut gradient = vec![0.0; self.weights.len()];
        for sum in &sums {
            gradient.iter_mut().zip(&sum.gradient).for_each(|(all, slope)| *all += slope * share);
        }
        let descend = self.adam.next(rate);
        let (first, second) = (&mut self.adam.first.rest, &mut self.adam.second.rest);
        let limit = f32::from(LIMIT) / f32::from(ONE);
        Arch::new().dispatch(descend.step(&mut self.weights, &gradient, first, second, limit));
        sums.iter().map(|sum| sum.loss).sum()
    }

    fn sum(&self, choices: &[&Choice]) -> Sum {
        let mut sum = Sum { loss: 0.0, gradient: vec![0.0; self.weights.len()], predicted: 0 };
        let mut moves = Vec::new();
        for choice in choices {
            moves.clear();
            choice.position.scored_moves(usize::MAX, &mut moves);
            let framed = Framed::of(&choice.position);
            let seen: Vec<Vec<usize>> = moves.iter().map(|&(_, mv)| self.weights_of(&framed, mv)).collect();
            let logits: Vec<f32> =
                seen.iter().map(|seen| seen.iter().map(|&number| self.weights[number]).sum()).collect();
            let most = logits.iter().copied().fold(f32::MIN, f32::max);
            let chances: Vec<f32> = logits.iter().map(|logit| libm::expf(logit - most)).collect();
            let all: f32 = chances.iter().sum();
            for (((_, mv), seen), (logit, chance)) in moves.iter().zip(&seen).zip(logits.iter().zip(&chances))
            {
                let is_played = *mv == choice.played;
                let slope = chance / all - if is_played { 1.0 } else { 0.0 };
                seen.iter().for_each(|&number| sum.gradient[number] += slope);
                if is_played {
                    sum.loss -= f64::from(libm::logf(chance / all));
                    sum.predicted += usize::from(*logit >= most);
                }
            }
        }
        sum
    }

    /// The numbers of the weights whose sum is a move's logit.
    fn weights_of(&self, framed: &Framed, mv: Move) -> Vec<usize> {
        match mv {
            Move::Single(to) => self.numbers.of_target(&framed.target(to), Kind::Single).to_vec(),
            Move::Jump(from, to) => {
                let mut seen = self.numbers.of_target(&framed.target(to), Kind::Jump).to_vec();
                seen.push(self.numbers.of_source(framed, from));
                seen
            }
            Move::Pass => Vec::new(),
        }
    }

    /// The mean loss over `choices`, and the share of moves that the policy predicts.
    #[must_use]
    pub fn loss(&self, choices: &[Choice]) -> (f64, f64) {
        let choices: Vec<&Choice> = choices.iter().collect();
        let sums: Vec<Sum> = choices.par_chunks(CHUNK).map(|choices| self.sum(choices)).collect();
        let count = choices.len().max(1) as f64;
        let predicted: usize = sums.iter().map(|sum| sum.predicted).sum();
        (sums.iter().map(|sum| sum.loss).sum::<f64>() / count, predicted as f64 / count)
    }

    /// The weights, rounded.
    #[must_use]
    pub fn policy(&self) -> Policy {
        let one = f32::from(ONE);
        let mut weights = self.weights.iter().map(|weight| (weight * one).round() as i8);
        Policy::of(|_| weights.next().unwrap_or_default())
    }
}
