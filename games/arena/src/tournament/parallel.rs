//! Work spread over all cores.

use std::panic::resume_unwind;
use std::thread;

/// The number of threads to use.
pub(super) fn count() -> usize {
    thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Applies `work` to all items, in order, on all cores, as far as the system provides threads.
pub(super) fn on_all<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let all = |part: &[T]| part.iter().map(&work).collect::<Vec<R>>();
    let mut parts = items.chunks(items.len().div_ceil(count()).max(1));
    let last = parts.next_back().unwrap_or_default();
    thread::scope(|scope| {
        let begin = |part| (part, thread::Builder::new().spawn_scoped(scope, move || all(part)));
        let begun: Vec<_> = parts.map(begin).collect();
        let own = all(last);
        let mut made = Vec::with_capacity(items.len());
        for (part, thread) in begun {
            made.extend(match thread {
                Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                Err(_) => all(part),
            });
        }
        made.extend(own);
        made
    })
}
