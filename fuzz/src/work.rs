//! Measures the work of a reader in reads from memory, which do not depend on the machine. The compiler inserts a call for
//! each of them where a program is built with `-sanitizer-coverage-trace-loads`, as `.ci/nightly` does; in other builds
//! nothing is counted.

use std::sync::atomic::{AtomicU64, Ordering};

/// The most reads per byte of input. Every reader takes time in proportion to its input.
pub const MOST_PER_BYTE: u64 = 5_000;

/// Reads that any input may take, such as those for tables of words.
pub const MOST_FOR_ANY: u64 = 1_000_000;

static READS: AtomicU64 = AtomicU64::new(0);

/// Reads an input of this length.
///
/// # Panics
/// If the work is not in proportion to the length.
pub fn linear<T>(length: usize, read: impl FnOnce() -> T) -> T {
    let before = READS.load(Ordering::Relaxed);
    let result = read();
    let reads = READS.load(Ordering::Relaxed) - before;
    let most = MOST_FOR_ANY + MOST_PER_BYTE * length as u64;
    assert!(reads <= most, "{reads} reads for {length} bytes: expected at most {most}");
    result
}

/// Defines the function called before each read of a size.
macro_rules! count_reads {
    ($($name:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            extern "C" fn $name(_: *const u8) {
                READS.fetch_add(1, Ordering::Relaxed);
            }
        )*
    };
}

count_reads! {
    __sanitizer_cov_load1
    __sanitizer_cov_load2
    __sanitizer_cov_load4
    __sanitizer_cov_load8
    __sanitizer_cov_load16
}
