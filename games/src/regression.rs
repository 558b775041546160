//! In which order a regression sees its examples.

use gocheck_common::random::Random;

/// How a fit is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often every example is seen.
    pub epochs: usize,
    /// What random choices depend on.
    pub seed: u64,
}

/// The rates of the first step and of the last: each is the one before times the same number.
pub(crate) type Rates = [f32; 2];

impl Plan {
    /// Shows `fit` all of so many examples in every epoch, each time in another order, a batch at a step. `step` is told
    /// the numbers of a batch and the rate, and gives the sum of their losses; `report` is told of the fit after an
    /// epoch, the epoch's number and its mean loss.
    pub(crate) fn carry_out<F>(
        self,
        fit: &mut F,
        (examples, batch): (usize, usize),
        [first, last]: Rates,
        step: impl Fn(&mut F, &[u32], f32) -> f64,
        mut report: impl FnMut(&F, usize, f64),
    ) {
        let mut order: Vec<u32> = (0..examples as u32).collect();
        let mut random = Random::new(self.seed);
        let steps = self.epochs * examples.div_ceil(batch);
        let mut done = 0;
        for epoch in 1..=self.epochs {
            for at in (1..order.len()).rev() {
                order.swap(at, (random.next() % (at as u64 + 1)) as usize);
            }
            let mut loss = 0.0;
            for batch in order.chunks(batch) {
                loss += step(fit, batch, first * (last / first).powf(done as f32 / steps as f32));
                done += 1;
            }
            report(fit, epoch, loss / examples.max(1) as f64);
        }
    }
}
