//! Games of one size, whose sets of points have N words.

use super::history::{History, Step, keys_of};
use super::terms::GameRules;
use super::turn::Turn;
use crate::batch::boards::Batch;
use crate::batch::bytes;
use crate::batch::moves::Legality;
use crate::batch::rows::Rows;
use crate::bitboard::Position;
use crate::board::{Bits, Color, Size, Words};
use crate::random::{Random, STEP};
use crate::replay::stone_key;
use crate::score::owned;
use crate::{Board, Counting};

/// The number of boards of [`Core::write_history`].
const BOARDS: usize = 8;

#[derive(Clone, Debug)]
pub(super) struct Core<const N: usize> {
    rules: GameRules,
    batch: Batch,
    games: Vec<History<N>>,
    /// An empty board.
    blank: Position<Words<N>>,
    /// The hash keys of black and white stones.
    keys: [Vec<u64>; 2],
    /// The legal moves.
    allowed: Rows,
    /// True if a game has changed since the legal moves were computed.
    is_stale: bool,
}

impl<const N: usize> Core<N> {
    pub(super) fn new(size: Size, games: usize, rules: GameRules) -> Self {
        use crate::KoRule::{Positional, Situational};
        let is_indexed = matches!(rules.rules.ko(), Positional | Situational);
        let start = Step::start([Words::EMPTY; 2], [0; 2], Color::Black);
        Self {
            rules,
            batch: Batch::new(size, games),
            games: vec![History::new(start, is_indexed); games],
            blank: Position::new(&Board::new(size)),
            keys: Color::BOTH.map(|color| size.points().map(|point| stone_key(color, point)).collect()),
            allowed: Rows::new(size, games),
            is_stale: true,
        }
    }

    pub(super) const fn size(&self) -> Size {
        self.batch.size
    }

    pub(super) const fn rules(&self) -> &GameRules {
        &self.rules
    }

    pub(super) fn history(&self, game: usize) -> &History<N> {
        &self.games[game]
    }

    pub(super) const fn len(&self) -> usize {
        self.games.len()
    }

    pub(super) const fn batch(&self) -> &Batch {
        &self.batch
    }

    pub(super) fn is_over(&self, game: usize) -> bool {
        let history = &self.games[game];
        history.last().passes >= self.rules.passes
            || self.rules.max_moves.is_some_and(|most| history.moves() >= most)
    }

    pub(super) fn restart(&mut self, game: usize, board: &Board, to_move: Color) {
        let stones = Color::BOTH.map(|color| Words::from_words(board.stones_of(color).as_words()));
        let start = Step::start(stones, keys_of(&stones, &self.keys), to_move);
        self.games[game].restart(start);
        self.show(game);
    }

    pub(super) fn undo(&mut self, game: usize) -> bool {
        let is_undone = self.games[game].pop();
        if is_undone {
            self.show(game);
        }
        is_undone
    }

    /// Shows the last position of a game to the batch.
    #[inline(always)]
    fn show(&mut self, game: usize) {
        let step = self.games[game].last();
        let [own, opponent] =
            [step.to_move, step.to_move.opponent()].map(|color| step.stones[color as usize]);
        self.batch.to_move[game] = step.to_move;
        for chunk in 0..self.allowed.chunks {
            self.batch.own.put_chunk_of(game, chunk, own.as_words()[chunk]);
            self.batch.opponent.put_chunk_of(game, chunk, opponent.as_words()[chunk]);
        }
        self.is_stale = true;
    }

    #[inline(always)]
    fn turn(&self, game: usize) -> Turn<'_, N> {
        let answers = &self.batch.answers;
        Turn {
            rules: &self.rules,
            blank: &self.blank,
            keys: &self.keys,
            history: &self.games[game],
            legal: set_of(&answers.legal, game),
            captures: set_of(&answers.captures, game),
        }
    }

    /// Computes the legal moves, if a game has changed.
    pub(super) fn refresh(&mut self) {
        if !self.is_stale {
            return;
        }
        self.batch.analyse();
        for game in 0..self.games.len() {
            let allowed = if self.is_over(game) { Words::EMPTY } else { self.turn(game).allowed() };
            for chunk in 0..self.allowed.chunks {
                self.allowed.put_chunk_of(game, chunk, allowed.as_words()[chunk]);
            }
        }
        self.is_stale = false;
    }

    /// Plays a move in each game. The legal moves must be fresh.
    pub(super) fn play(&mut self, moves: &[i32], said: &mut [Legality]) {
        self.refresh();
        for (game, (&place, said)) in moves.iter().zip(said).enumerate() {
            *said = self.play_one(game, place);
        }
    }

    #[inline(always)]
    fn play_one(&mut self, game: usize, place: i32) -> Legality {
        if self.is_over(game) {
            return Legality::GameOver;
        }
        let area = self.size().area();
        let step = match usize::try_from(place) {
            Ok(place) if place < area => {
                let turn = self.turn(game);
                if self.allowed.chunk_of(game, place / 64) >> (place % 64) & 1 == 0 {
                    return turn.reason(place);
                }
                turn.after(place)
            }
            Ok(place) if place == area => self.games[game].last().passed(),
            Err(_) if place == Batch::PASS => self.games[game].last().passed(),
            _ => return Legality::OffBoard,
        };
        self.games[game].push(step);
        self.show(game);
        Legality::Legal
    }

    /// A random legal point of each game, or a pass if there is none.
    pub(super) fn sample(&mut self, seed: u64, first: usize, moves: &mut [i32]) {
        self.refresh();
        for (game, place) in moves.iter_mut().enumerate() {
            let random = Random::first(seed.wrapping_add(STEP.wrapping_mul((first + game) as u64)));
            let mut rest: Words<N> = set_of(&self.allowed, game);
            let chosen = (u128::from(random) * u128::from(rest.count())) >> 64;
            for _ in 0..chosen {
                if let Some(first) = rest.first() {
                    rest.set(first, false);
                }
            }
            *place = rest.first().map_or(Batch::PASS, |place| place as i32);
        }
    }

    /// One byte per move of each game: its points, and the pass, which is legal unless the game is over.
    pub(super) fn write_legal(&mut self, out: &mut [u8]) {
        self.refresh();
        let moves = self.size().area() + 1;
        let pass = moves - 1;
        bytes::write(moves, out, |game, chunk| {
            let mut legal = if chunk < self.allowed.chunks { self.allowed.chunk_of(game, chunk) } else { 0 };
            if chunk == pass / 64 {
                legal |= u64::from(!self.is_over(game)) << (pass % 64);
            }
            [legal, 0]
        });
    }

    /// Four planes per game: the stones of the colour to move, those of the other, legal points, and all ones if Black is to move.
    pub(super) fn write_planes(&mut self, out: &mut [u8]) {
        self.refresh();
        bytes::write(self.size().area(), out, |plane, chunk| {
            let (game, plane) = (plane / 4, plane % 4);
            let set = match plane {
                0 => self.batch.own.chunk_of(game, chunk),
                1 => self.batch.opponent.chunk_of(game, chunk),
                2 => self.allowed.chunk_of(game, chunk),
                _ => ones_if(self.batch.to_move[game] == Color::Black),
            };
            [set, 0]
        });
    }

    /// The 17 planes of AlphaGo Zero per game: the stones of the colour to move and those of the other, now and after each of
    /// the seven moves before, and all ones if Black is to move.
    pub(super) fn write_history(&self, out: &mut [u8]) {
        bytes::write(self.size().area(), out, |plane, chunk| {
            let (game, plane) = (plane / (2 * BOARDS + 1), plane % (2 * BOARDS + 1));
            let steps = self.games[game].steps();
            let to_move = self.batch.to_move[game];
            if plane == 2 * BOARDS {
                return [ones_if(to_move == Color::Black), 0];
            }
            let color = if plane % 2 == 0 { to_move } else { to_move.opponent() };
            let step = steps.len().checked_sub(1 + plane / 2).map(|index| &steps[index]);
            [step.map_or(0, |step| step.stones[color as usize].as_words()[chunk]), 0]
        });
    }

    /// Black's points minus White's, without komi.
    pub(super) fn margin(&self, game: usize) -> Option<i32> {
        let step = self.games[game].last();
        let [black, white] = owned(&self.blank.with_stones(step.stones)).map(|points| points.count() as i32);
        let played = [0, 1].map(|color: usize| step.stones[color].count() as i32 + step.lost[color] as i32);
        match self.rules.rules.counting()? {
            Counting::Area => Some(black - white),
            // A prisoner and a stone played on an own point make the difference to area (score/terms.rs).
            Counting::Territory => Some(black - white - (played[0] - played[1])),
        }
    }
}

/// The points of a game in some rows.
#[inline(always)]
fn set_of<const N: usize>(rows: &Rows, game: usize) -> Words<N> {
    let mut words = [0; N];
    for (chunk, word) in words.iter_mut().enumerate().take(rows.chunks) {
        *word = rows.chunk_of(game, chunk);
    }
    Words::from_words(&words)
}

const fn ones_if(condition: bool) -> u64 {
    0u64.wrapping_sub(condition as u64)
}
