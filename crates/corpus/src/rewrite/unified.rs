//! Compares two files as a unified diff.

use gocheck_text::untrusted::one_line;
use similar::{Algorithm, DiffOp, capture_diff_slices, group_diff_ops};
use std::io::Write as _;

/// The maximum number of lines that are compared one by one. In a larger file, everything between the first and the
/// last difference is shown. The time of a comparison grows with the square of the differences.
const MOST_LINES: usize = 10_000;
/// Lines of context around a difference.
const AROUND: usize = 3;

/// The unified diff from `before` to `after`. Empty if they are the same.
pub(super) fn unified(file: &str, before: &[u8], after: &[u8]) -> Vec<u8> {
    let lines = |bytes| -> Vec<&[u8]> { <[u8]>::split_inclusive(bytes, |&byte| byte == b'\n').collect() };
    let (before, after) = (lines(before), lines(after));
    let ops = if before.len().max(after.len()) > MOST_LINES {
        ends(&before, &after)
    } else {
        capture_diff_slices(Algorithm::Myers, &before, &after)
    };
    let mut out = Vec::new();
    for hunk in group_diff_ops(ops, AROUND) {
        let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else { continue };
        if out.is_empty() {
            // Writing to memory cannot fail.
            let file = one_line(file);
            let _ = writeln!(out, "--- {file}\n+++ {file}");
        }
        let old = range(first.old_range().start, last.old_range().end);
        let new = range(first.new_range().start, last.new_range().end);
        let _ = writeln!(out, "@@ -{old} +{new} @@");
        for op in &hunk {
            if let DiffOp::Equal { .. } = op {
                write_lines(&mut out, b' ', &before[op.old_range()]);
            } else {
                write_lines(&mut out, b'-', &before[op.old_range()]);
                write_lines(&mut out, b'+', &after[op.new_range()]);
            }
        }
    }
    out
}

/// Compares only the common beginning and end, with the rest as one replacement.
fn ends(before: &[&[u8]], after: &[&[u8]]) -> Vec<DiffOp> {
    let most = before.len().min(after.len());
    let first = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let pairs = before.iter().rev().zip(after.iter().rev());
    let last = pairs.take(most - first).take_while(|(old, new)| old == new).count();
    let (old_len, new_len) = (before.len() - first - last, after.len() - first - last);
    if old_len + new_len == 0 {
        return Vec::new();
    }
    let equal = |old_index, new_index, len| DiffOp::Equal { old_index, new_index, len };
    let replace = DiffOp::Replace { old_index: first, old_len, new_index: first, new_len };
    let ops = [equal(0, 0, first), replace, equal(first + old_len, first + new_len, last)];
    ops.into_iter().filter(|op| !op.old_range().is_empty() || !op.new_range().is_empty()).collect()
}

/// `LINE,COUNT`; for an empty range, the line before it.
fn range(start: usize, end: usize) -> String {
    match end - start {
        0 => format!("{start},0"),
        1 => format!("{}", start + 1),
        count => format!("{},{count}", start + 1),
    }
}

fn write_lines(out: &mut Vec<u8>, sign: u8, lines: &[&[u8]]) {
    for line in lines {
        out.push(sign);
        out.extend_from_slice(line);
        if !line.ends_with(b"\n") {
            out.extend_from_slice(b"\n\\ No newline at end of file\n");
        }
    }
}
