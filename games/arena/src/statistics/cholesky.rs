//! Systems of linear equations, by Cholesky decomposition.

/// The lower triangle L of a positive definite matrix L Lᵀ, row by row.
pub(super) struct Cholesky {
    triangle: Vec<f64>,
    size: usize,
}

impl Cholesky {
    pub(super) fn new(mut matrix: Vec<f64>, size: usize) -> Self {
        for row in 0..size {
            let (above, own) = matrix.split_at_mut(row * size);
            for column in 0..row {
                let other = &above[column * size..][..=column];
                own[column] = (own[column] - dot(&own[..column], &other[..column])) / other[column];
            }
            let rest = own[row] - dot(&own[..row], &own[..row]);
            own[row] = rest.max(f64::MIN_POSITIVE).sqrt();
        }
        Self { triangle: matrix, size }
    }

    /// Replaces `values` by the solution x of (matrix) x = `values`.
    pub(super) fn solve(&self, values: &mut [f64]) {
        let row_of = |row: usize| &self.triangle[row * self.size..][..=row];
        for row in 0..self.size {
            let entries = row_of(row);
            values[row] = (values[row] - dot(&entries[..row], &values[..row])) / entries[row];
        }
        for row in (0..self.size).rev() {
            let entries = row_of(row);
            values[row] /= entries[row];
            let known = values[row];
            values[..row].iter_mut().zip(entries).for_each(|(value, entry)| *value -= entry * known);
        }
    }
}

/// The scalar product, in four partial sums that a processor can compute in parallel.
fn dot(one: &[f64], other: &[f64]) -> f64 {
    let mut sums = [0.0; 4];
    let (ones, others) = (one.chunks_exact(4), other.chunks_exact(4));
    let rest: f64 = ones.remainder().iter().zip(others.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in ones.zip(others) {
        (0..4).for_each(|lane| sums[lane] += a[lane] * b[lane]);
    }
    sums.iter().sum::<f64>() + rest
}
