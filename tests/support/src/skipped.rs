//! Counts the tests that lack a program, and reports them once the tests of a binary have ended.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// The number of tests by the missing program.
static SKIPPED: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

/// `why` includes how to install the missing program.
pub(crate) fn skipped(why: String) {
    let mut skipped = SKIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    if skipped.is_empty() {
        at_exit();
    }
    *skipped.entry(why).or_default() += 1;
}

/// Registers [`report`] to run when the process ends, because the test harness does not signal the end of all tests.
#[allow(unsafe_code, reason = "the standard library has no such function")]
fn at_exit() {
    // SAFETY: `report` takes nothing, returns nothing and does not unwind.
    unsafe { libc::atexit(report) };
}

extern "C" fn report() {
    for (why, tests) in &*SKIPPED.lock().unwrap_or_else(PoisonError::into_inner) {
        let tests = if *tests == 1 { "1 test".to_owned() } else { format!("{tests} tests") };
        // An error cannot be handled here.
        let _ = writeln!(std::io::stderr(), "skipped {tests}: {why}");
    }
}
