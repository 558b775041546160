//! Parts of many games, which threads share.

use crate::run::Stop;
use crate::share::{Divisible, share};
use gocheck_batch as go;
use std::convert::Infallible;
use std::num::NonZeroUsize;

/// Parts of games with an array that has `each` values per game.
pub(crate) struct Work<'a, T> {
    pub(crate) parts: &'a mut [go::Games],
    pub(crate) first: usize,
    pub(crate) each: usize,
    pub(crate) out: &'a mut [T],
}

impl<T: Send> Work<'_, T> {
    pub(crate) fn run(
        self,
        stop: &Stop,
        points: usize,
        threads: Option<NonZeroUsize>,
        write: impl Fn(&mut go::Games, usize, &mut [T]) + Sync,
    ) {
        let done: Result<(), Infallible> = share(stop, self, points, threads, |next| {
            while let Some(Work { parts, first, out, .. }) = next() {
                parts.iter_mut().for_each(|games| write(games, first, out));
            }
            Ok(())
        });
        done.unwrap_or_else(|never| match never {})
    }
}

impl<T: Send> Divisible for Work<'_, T> {
    fn piece(&mut self) -> Option<Self> {
        let parts = self.parts.split_off_mut(..1)?;
        let (first, each, games) = (self.first, self.each, parts[0].len());
        self.first += games;
        Some(Self { parts, first, each, out: self.out.split_off_mut(..games * each)? })
    }
}
