//! The order in which a regression sees its samples, and its learning rates.

use gocheck_board::random::Random;

/// The settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of times that every sample is seen.
    pub epochs: usize,
    /// The random seed.
    pub seed: u64,
}

/// The learning rates of the first step and of the last; between them the rate falls by a constant factor.
pub(crate) type Rates = [f32; 2];

impl Plan {
    /// Shows `fit` all samples in every epoch, each time in another order, one batch per step. `step` takes the
    /// numbers of the samples of a batch and the learning rate, and returns the sum of their losses. `report` is called
    /// after every epoch with the epoch's number and the mean loss.
    pub(crate) fn run<F>(
        self,
        fit: &mut F,
        (samples, batch): (usize, usize),
        [first, last]: Rates,
        step: impl Fn(&mut F, &[u32], f32) -> f64,
        mut report: impl FnMut(&F, usize, f64),
    ) {
        let mut order: Vec<u32> = (0..samples as u32).collect();
        let mut random = Random::new(self.seed);
        let steps = self.epochs * samples.div_ceil(batch);
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
            report(fit, epoch, loss / samples.max(1) as f64);
        }
    }
}
