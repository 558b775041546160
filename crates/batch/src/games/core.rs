//! Games of one size, whose sets of points have N words.

use super::history::Histories;
use super::inputs::Past;
use super::position::GamePosition;
use super::step::{NO_POINT, Step, keys_of};
use super::terms::GameRules;
use crate::boards::Batch;
use crate::bytes;
use crate::lanes::LANES;
use crate::moves::Legality;
use crate::preset::alphago_zero::PLANES;
use crate::rows::Rows;
use gocheck_board::random::{Random, STEP};
use gocheck_board::{Bits, Color, Size, Words};
use gocheck_rules::bitboard::{Position, Verdict};
use gocheck_rules::score::owned;
use gocheck_rules::stone_key;
use gocheck_rules::{Board, Counting, KoRule};
use std::collections::TryReserveError;

/// At most this number of games are analysed one at a time: more of them take a batch less time.
const FEW: usize = 32;

#[derive(Clone, Debug)]
pub(super) struct Core<const N: usize> {
    rules: GameRules,
    batch: Batch,
    histories: Histories<N>,
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
        let is_indexed = matches!(rules.rules.ko(), KoRule::Positional | KoRule::Situational);
        let start = Step::start([Words::EMPTY; 2], [0; 2], Color::Black);
        Self {
            rules,
            batch: Batch::new(size, games),
            histories: Histories::new(start, games, is_indexed),
            blank: Position::new(&Board::new(size)),
            keys: Color::BOTH.map(|color| size.points().map(|point| stone_key(color, point)).collect()),
            allowed: Rows::new(size, games),
            is_stale: true,
        }
    }

    pub(super) fn memory(&self) -> usize {
        self.batch.memory() + self.histories.memory() + self.allowed.memory()
    }

    pub(super) const fn size(&self) -> Size {
        self.batch.size
    }

    pub(super) const fn rules(&self) -> &GameRules {
        &self.rules
    }

    pub(super) const fn histories(&self) -> &Histories<N> {
        &self.histories
    }

    /// The past of the games, as features read it.
    pub(super) const fn past(&self) -> Past<'_, N> {
        Past { histories: &self.histories, size: self.batch.size }
    }

    /// The board at the start of a game, and who began.
    pub(super) fn start(&self, game: usize) -> (Board, Color) {
        let start = self.histories.back(game, self.histories.moves(game));
        let start = start.unwrap_or_else(|| self.histories.current(game));
        (start.board(self.size()), start.to_move)
    }

    pub(super) const fn len(&self) -> usize {
        self.histories.len()
    }

    pub(super) const fn batch(&self) -> &Batch {
        &self.batch
    }

    #[inline(always)]
    pub(super) fn is_over(&self, game: usize) -> bool {
        self.histories.current(game).passes >= self.rules.passes
            || self.rules.max_moves.is_some_and(|most| self.histories.moves(game) >= most)
    }

    pub(super) fn restart(&mut self, game: usize, board: &Board, to_move: Color) {
        let stones = Color::BOTH.map(|color| Words::from_words(board.stones_of(color).as_words()));
        let start = Step::start(stones, keys_of(&stones, &self.keys), to_move);
        self.histories.restart(game, start);
        self.show(game);
    }

    pub(super) fn undo(&mut self, game: usize) -> bool {
        let is_undone = self.histories.undo(game);
        if is_undone {
            self.show(game);
        }
        is_undone
    }

    /// Shows the current position of a game to the batch.
    #[inline(always)]
    fn show(&mut self, game: usize) {
        let step = self.histories.current(game);
        let to_move = step.to_move;
        self.batch.to_move[game] = to_move;
        self.batch.own.put_words(game, step.stones[to_move as usize].as_words());
        self.batch.opponent.put_words(game, step.stones[to_move.opponent() as usize].as_words());
        self.is_stale = true;
    }

    #[inline(always)]
    fn position(&self, game: usize) -> GamePosition<'_, N> {
        let answers = &self.batch.answers;
        GamePosition {
            rules: &self.rules,
            blank: &self.blank,
            keys: &self.keys,
            histories: &self.histories,
            game,
            legal: set_of(&answers.legal, game),
            captures: set_of(&answers.captures, game),
        }
    }

    /// Computes the legal moves, if a game has changed.
    fn refresh(&mut self) {
        if !self.is_stale {
            return;
        }
        self.analyse();
        self.is_stale = false;
        for lanes in 0..self.histories.len().div_ceil(LANES) {
            let [captures, suicides] = self.allow(lanes);
            for game in lanes * LANES..self.histories.len().min((lanes + 1) * LANES) {
                let lane = game % LANES;
                if self.is_over(game) {
                    self.forbid(game, self.blank.all());
                } else if self.may_repeat(game, captures[lane] != 0, suicides[lane] != 0) {
                    self.forbid(game, self.position(game).forbidden());
                }
            }
        }
    }

    /// Applies the rules to the current positions.
    fn analyse(&mut self) {
        if self.len() > FEW {
            self.batch.analyse();
            return;
        }
        for game in 0..self.len() {
            let step = self.histories.current(game);
            let Verdict { legal, captures, .. } = self.blank.with_stones(step.stones).verdict(step.to_move);
            self.batch.answers.legal.put_words(game, legal.as_words());
            self.batch.answers.captures.put_words(game, captures.as_words());
        }
    }

    /// Allows what is legal without history in [`LANES`] games. Returns which of them have captures, and suicides that the rules
    /// allow: not 0.
    #[inline(always)]
    fn allow(&mut self, lanes: usize) -> [[u32; LANES]; 2] {
        let (chunks, allows_suicide) = (self.allowed.chunks, self.rules.rules.allows_suicide());
        let (all, mut found) = (self.blank.all(), [[0; LANES]; 2]);
        let rows = lanes * chunks..(lanes + 1) * chunks;
        let Batch { own, opponent, answers, .. } = &self.batch;
        for (row, &all) in rows.zip(all.as_words()) {
            for half in [0, 1] {
                let allowed = &mut self.allowed.words[row][half];
                let [own, opponent, legal, captures] =
                    [own, opponent, &answers.legal, &answers.captures].map(|rows| &rows.words[row][half]);
                *allowed = *legal;
                for lane in 0..LANES {
                    found[0][lane] |= captures[lane];
                }
                if allows_suicide {
                    for lane in 0..LANES {
                        allowed[lane] = (all >> (32 * half)) as u32 & !(own[lane] | opponent[lane]);
                        found[1][lane] |= allowed[lane] & !legal[lane];
                    }
                }
            }
        }
        found
    }

    /// False if no move of a game, which may have captures and suicides, is forbidden by its history.
    #[inline(always)]
    fn may_repeat(&self, game: usize, has_captures: bool, has_suicides: bool) -> bool {
        let step = self.histories.current(game);
        match self.rules.rules.ko() {
            KoRule::None => false,
            KoRule::Simple => step.took != NO_POINT,
            // A colour that has lost no stones has only gained some, and any further one makes a new position.
            KoRule::Positional | KoRule::Situational => {
                let has_lost = step.lost[step.to_move as usize] > 0;
                has_suicides || has_lost && (has_captures || !step.is_new(step.to_move.opponent()))
            }
        }
    }

    fn forbid(&mut self, game: usize, places: Words<N>) {
        for (chunk, places) in places.as_words().iter().enumerate().take(self.allowed.chunks) {
            let allowed = self.allowed.chunk_of(game, chunk) & !places;
            self.allowed.put_chunk_of(game, chunk, allowed);
        }
    }

    /// Makes room for one more move of each game.
    pub(super) fn reserve(&mut self) -> Result<(), TryReserveError> {
        self.histories.reserve()
    }

    /// Plays a move in each game. There must be room.
    pub(super) fn play(&mut self, moves: &[i32], results: &mut [Legality]) {
        self.refresh();
        for (game, (&place, result)) in moves.iter().zip(results).enumerate() {
            *result = self.play_one(game, place);
        }
    }

    #[inline(always)]
    fn play_one(&mut self, game: usize, place: i32) -> Legality {
        if self.is_over(game) {
            return Legality::GameOver;
        }
        let area = self.size().area();
        if place == Batch::PASS || usize::try_from(place) == Ok(area) {
            self.histories.advance(game, Step::pass);
        } else {
            let Some(place) = usize::try_from(place).ok().filter(|&place| place < area) else {
                return Legality::OffBoard;
            };
            let position = self.position(game);
            if self.allowed.chunk_of(game, place / 64) >> (place % 64) & 1 == 0 {
                return position.reason(place);
            }
            let removed = position.removed(place);
            self.histories.advance(game, |step| step.play(place, removed, &self.keys));
        }
        self.show(game);
        Legality::Legal
    }

    /// A random legal point of each game, or a pass if there is none.
    pub(super) fn sample(&mut self, seed: u64, first: usize, moves: &mut [i32]) {
        self.refresh();
        for (game, place) in moves.iter_mut().enumerate() {
            let random = Random::first(seed.wrapping_add(STEP.wrapping_mul(first.wrapping_add(game) as u64)));
            let allowed: Words<N> = set_of(&self.allowed, game);
            let chosen = (u128::from(random) * u128::from(allowed.count())) >> 64;
            *place = member(&allowed, chosen as u32).map_or(Batch::PASS, |place| place as i32);
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
            let (game, plane) = (plane / PLANES, plane % PLANES);
            let to_move = self.batch.to_move[game];
            if plane == PLANES - 1 {
                return [ones_if(to_move == Color::Black), 0];
            }
            let color = if plane % 2 == 0 { to_move } else { to_move.opponent() };
            let step = self.histories.back(game, plane / 2);
            [step.map_or(0, |step| step.stones[color as usize].as_words()[chunk]), 0]
        });
    }

    /// Black's points minus White's, without komi.
    pub(super) fn margin(&self, game: usize) -> Option<i32> {
        let step = self.histories.current(game);
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

/// The member of a set with this many members before it.
#[inline(always)]
fn member<const N: usize>(set: &Words<N>, mut before: u32) -> Option<usize> {
    for (chunk, &word) in set.as_words().iter().enumerate() {
        if let Some(rest) = before.checked_sub(word.count_ones()) {
            before = rest;
        } else {
            let rest = (0..before).fold(word, |rest, _| rest & (rest - 1));
            return Some(64 * chunk + rest.trailing_zeros() as usize);
        }
    }
    None
}

const fn ones_if(condition: bool) -> u64 {
    0u64.wrapping_sub(condition as u64)
}
