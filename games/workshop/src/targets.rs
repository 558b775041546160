//! Targets of training samples by temporal differences (Sutton 1988), from the last record to the first.

/// The target of each record, by what `target` makes of it and of the record after it with its target.
pub(crate) fn targets<R>(records: &[R], target: impl Fn(&R, Option<(&R, f32)>) -> f32) -> Vec<f32> {
    let mut next = None;
    let mut targets: Vec<f32> = records
        .iter()
        .rev()
        .map(|record| {
            let found = target(record, next);
            next = Some((record, found));
            found
        })
        .collect();
    targets.reverse();
    targets
}
