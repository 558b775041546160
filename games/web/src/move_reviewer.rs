//! Reviews of single moves: a limited number at the same time, each for as long as its client waits.

use super::review::{Judging, MoveReviewView};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use tokio::sync::{Semaphore, oneshot};

/// The maximum number of moves that are reviewed at the same time; others wait.
static REVIEWS: Semaphore = Semaphore::const_new(2);

/// Stops a review when it is dropped.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Reviews a move in a thread of its own, which neither blocks other requests nor delays quitting. If the future is
/// dropped because the client has left, the review ends; it counts as running until its thread has ended.
pub(super) async fn reviewed(judging: Judging) -> Option<MoveReviewView> {
    let permit = REVIEWS.acquire().await.ok()?;
    let stop = StopOnDrop(Arc::default());
    let flag = Arc::clone(&stop.0);
    let (sender, receiver) = oneshot::channel();
    let review = move || {
        let review = judging(&flag);
        drop(permit);
        // The client may have disconnected.
        let _ = sender.send(review);
    };
    thread::Builder::new().spawn(review).ok()?;
    receiver.await.ok()?
}
