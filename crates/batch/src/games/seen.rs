//! Index of the keys of many games' steps: small and contiguous, because the steps themselves do not fit into the cache.

use std::collections::TryReserveError;

/// The initial number of words of [`Seen::bits`] for each colour of a game.
const WORDS: usize = 8;

/// The number of steps per word: 4 bits for a step, of which about half have a new key of a colour.
const STEPS: usize = 16;

/// The keys of each colour's stones in the steps of games.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// The number of words for each colour of a game.
    words: usize,
    /// Two bits for each key, of the current step too (Bloom 1970): the words of each game's colours in turn. Keys without them are
    /// new.
    bits: Vec<u64>,
    /// The upper bits of both keys of each step before the current one, [`Seen::steps`] for a game.
    tags: Vec<[u16; 2]>,
}

impl Seen {
    pub(super) fn new(games: usize) -> Self {
        let (bits, tags) = (vec![0; games * 2 * WORDS], vec![[0; 2]; games * STEPS * WORDS]);
        Self { words: WORDS, bits, tags }
    }

    pub(super) fn memory(&self) -> usize {
        size_of_val(&*self.bits) + size_of_val(&*self.tags)
    }

    /// The number of earlier steps of a game that have room.
    #[inline(always)]
    pub(super) const fn steps(&self) -> usize {
        STEPS * self.words
    }

    pub(super) fn restart(&mut self, game: usize, keys: [u64; 2]) {
        self.bits[2 * game * self.words..][..2 * self.words].fill(0);
        self.see_both(game, keys);
    }

    /// Enters the step with a number as an earlier one, and the current one. Bit 0 or 1 of the result is set if no earlier step has the
    /// same key.
    #[inline(always)]
    pub(super) fn push(&mut self, game: usize, number: usize, before: [u64; 2], keys: [u64; 2]) -> u8 {
        let place = game * self.steps() + number;
        self.tags[place] = before.map(tag);
        let mut new = 0;
        for color in [0, 1] {
            // Otherwise the stones are those of the step before.
            if keys[color] != before[color] {
                new |= u8::from(!self.see(game, color, keys[color])) << color;
            }
        }
        new
    }

    /// False if no step has this key.
    #[inline(always)]
    pub(super) fn has(&self, game: usize, color: usize, key: u64) -> bool {
        let (word, bits) = self.place(game, color, key);
        self.bits[word] & bits == bits
    }

    /// The last of the first `steps` steps that may have this key.
    #[inline(never)]
    pub(super) fn last_before(&self, game: usize, steps: usize, color: usize, key: u64) -> Option<usize> {
        let tags = &self.tags[game * self.steps()..][..steps];
        let has = |tags: &[u16; 2]| tags[color] == tag(key);
        // A block at a time, without branches.
        let (rest, blocks) = tags.as_rchunks::<16>();
        for (block, tags) in blocks.iter().enumerate().rev() {
            if tags.iter().fold(false, |found, tags| found | has(tags)) {
                return tags.iter().rposition(has).map(|at| rest.len() + 16 * block + at);
            }
        }
        rest.iter().rposition(has)
    }

    /// Makes room for twice as many steps, given the numbers of earlier steps, and the keys of all steps by game and number.
    pub(super) fn grow(
        &mut self,
        moves: &[u32],
        keys: impl Fn(usize, usize) -> [u64; 2],
    ) -> Result<(), TryReserveError> {
        let words = 2 * self.words;
        let bits = filled(moves.len() * 2 * words, 0)?;
        let tags = filled(moves.len() * STEPS * words, [0; 2])?;
        *self = Self { words, bits, tags };
        for (game, &moves) in moves.iter().enumerate() {
            let moves = moves as usize;
            for step in 0..=moves {
                self.see_both(game, keys(game, step));
                if step < moves {
                    self.tags[game * STEPS * words + step] = keys(game, step).map(tag);
                }
            }
        }
        Ok(())
    }

    /// The word and the bits of a key.
    #[inline(always)]
    const fn place(&self, game: usize, color: usize, key: u64) -> (usize, u64) {
        let word = key as usize & (self.words - 1);
        ((2 * game + color) * self.words + word, 1 << (key >> 32 & 63) | 1 << (key >> 38 & 63))
    }

    /// Makes a key seen. Returns whether it was.
    #[inline(always)]
    fn see(&mut self, game: usize, color: usize, key: u64) -> bool {
        let (word, bits) = self.place(game, color, key);
        let before = self.bits[word];
        self.bits[word] |= bits;
        before & bits == bits
    }

    fn see_both(&mut self, game: usize, keys: [u64; 2]) {
        for (color, key) in keys.into_iter().enumerate() {
            self.see(game, color, key);
        }
    }
}

fn filled<T: Clone>(length: usize, value: T) -> Result<Vec<T>, TryReserveError> {
    let mut values = Vec::new();
    values.try_reserve_exact(length)?;
    values.resize(length, value);
    Ok(values)
}

/// The bits of a key that select neither its word nor its bits.
#[inline(always)]
const fn tag(key: u64) -> u16 {
    (key >> 48) as u16
}
