//! The steps of many games, searched by the stones of each colour.

use super::seen::Seen;
use super::step::Step;
use gocheck_board::Color;
use std::collections::TryReserveError;

/// The current steps of games, and all steps before them.
///
/// A repeated position has the same stones of each colour. A move changes its own colour's stones, and the other's only
/// if it captures. So all moves that capture nothing can only repeat positions with the present stones of the
/// opponent, which is one question; and a capture only those with its own colour's stones after the move.
#[derive(Clone, Debug)]
pub(super) struct Histories<const N: usize> {
    current: Vec<Step<N>>,
    /// The number of earlier steps of each game.
    moves: Vec<u32>,
    /// The steps of all games by their number, because games of about the same length then write adjacent ones. Those of a
    /// game that is not as long are meaningless.
    earlier: Vec<Vec<Step<N>>>,
    /// The keys of all steps, if a rule needs them.
    seen: Option<Seen>,
}

impl<const N: usize> Histories<N> {
    pub(super) fn new(start: Step<N>, games: usize, is_indexed: bool) -> Self {
        let mut histories = Self {
            current: vec![start; games],
            moves: vec![0; games],
            earlier: Vec::new(),
            seen: is_indexed.then(|| Seen::new(games)),
        };
        (0..games).for_each(|game| histories.restart(game, start));
        histories
    }

    /// Begins a game again.
    pub(super) fn restart(&mut self, game: usize, start: Step<N>) {
        (self.current[game], self.moves[game]) = (start, 0);
        if let Some(seen) = &mut self.seen {
            seen.restart(game, start.keys);
        }
    }

    pub(super) fn memory(&self) -> usize {
        let steps: usize = self.earlier.iter().map(|steps| size_of_val(&**steps)).sum();
        let seen = self.seen.as_ref().map_or(0, Seen::memory);
        size_of_val(&*self.current) + size_of_val(&*self.moves) + steps + seen
    }

    /// The number of games.
    pub(super) const fn len(&self) -> usize {
        self.current.len()
    }

    #[inline(always)]
    pub(super) fn current(&self, game: usize) -> &Step<N> {
        &self.current[game]
    }

    /// The number of moves, including passes.
    #[inline(always)]
    pub(super) fn moves(&self, game: usize) -> usize {
        self.moves[game] as usize
    }

    /// The step this many moves ago, if there was one.
    #[inline(always)]
    pub(super) fn back(&self, game: usize, moves: usize) -> Option<&Step<N>> {
        match moves {
            0 => Some(&self.current[game]),
            _ => Some(&self.earlier[self.moves(game).checked_sub(moves)?][game]),
        }
    }

    /// Makes room for one more move of each game.
    #[inline(always)]
    pub(super) fn reserve(&mut self) -> Result<(), TryReserveError> {
        let most = self.moves.iter().max().map_or(0, |&most| most as usize);
        let is_full = |seen: &Seen| most == seen.steps();
        if most == self.earlier.len() || self.seen.as_ref().is_some_and(is_full) {
            self.grow(most)?;
        }
        Ok(())
    }

    #[cold]
    fn grow(&mut self, most: usize) -> Result<(), TryReserveError> {
        if most == self.earlier.len() {
            let mut steps = Vec::new();
            steps.try_reserve_exact(self.current.len())?;
            steps.extend_from_slice(&self.current);
            self.earlier.try_reserve(1)?;
            self.earlier.push(steps);
        }
        if let Some(seen) = &mut self.seen
            && most == seen.steps()
        {
            seen.grow(&self.moves, |game, step| {
                let steps = self.earlier.get(step).filter(|_| step < self.moves[game] as usize);
                steps.unwrap_or(&self.current)[game].keys
            })?;
        }
        Ok(())
    }

    /// Keeps the current step of a game and changes it into the next one. There must be [room](Histories::reserve).
    #[inline(always)]
    pub(super) fn advance(&mut self, game: usize, change: impl FnOnce(&mut Step<N>)) {
        let number = self.moves(game);
        let current = &mut self.current[game];
        self.earlier[number][game] = *current;
        self.moves[game] += 1;
        let before = current.keys;
        change(current);
        if let Some(seen) = &mut self.seen {
            current.new = seen.push(game, number, before, current.keys);
        }
    }

    /// Takes back the last move of a game. Returns false at the start. The keys stay seen, which only costs time.
    pub(super) fn undo(&mut self, game: usize) -> bool {
        let Some(number) = self.moves[game].checked_sub(1) else { return false };
        (self.current[game], self.moves[game]) = (self.earlier[number as usize][game], number);
        true
    }

    /// The earlier positions of a game with the same stones of `color` as the current one.
    #[inline(always)]
    pub(super) fn same(&self, game: usize, color: Color) -> impl Iterator<Item = &Step<N>> {
        let current = &self.current[game];
        self.search(game, color, current.keys[color as usize], !current.is_new(color))
            .filter(move |step| step.stones[color as usize] == current.stones[color as usize])
    }

    /// The earlier positions of a game in which the stones of `color` have this key.
    #[inline(always)]
    pub(super) fn with_key(&self, game: usize, color: Color, key: u64) -> impl Iterator<Item = &Step<N>> {
        let is_seen = self.seen.as_ref().is_some_and(|seen| seen.has(game, color as usize, key));
        self.search(game, color, key, is_seen)
    }

    /// The earlier steps with this key, the last first.
    #[inline(always)]
    fn search(&self, game: usize, color: Color, key: u64, is_seen: bool) -> impl Iterator<Item = &Step<N>> {
        let mut steps = if is_seen { self.moves(game) } else { 0 };
        std::iter::from_fn(move || {
            while steps > 0 {
                steps = self.seen.as_ref()?.last_before(game, steps, color as usize, key)?;
                let step = &self.earlier[steps][game];
                if step.keys[color as usize] == key {
                    return Some(step);
                }
            }
            None
        })
    }
}
