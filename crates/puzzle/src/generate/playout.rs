//! Games, and positions taken from them.

use super::aim::Aim;
use super::policy::{Style, View};
use super::table::{Effect, Table};
use crate::Question;
use gocheck_board::random::Random;
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Board, with_position};

/// A game in progress, with simple ko.
#[derive(Clone)]
struct Playout<'a, B> {
    table: Table<'a, B>,
    to_move: Color,
    ko: B,
    last: B,
    /// True if the previous move was a pass.
    is_passed: bool,
}

impl<'a, B: Bits> Playout<'a, B> {
    fn new(start: &'a Position<B>) -> Self {
        let table = Table::new(start);
        Self { table, to_move: Color::Black, ko: B::EMPTY, last: B::EMPTY, is_passed: false }
    }

    /// Returns `None` if both have passed.
    fn step(&mut self, style: Style, random: &mut Random) -> Option<()> {
        let Self { ref table, to_move, ko, last, is_passed } = *self;
        let chosen = View { table, color: to_move, ko, last }.choose(style, random);
        (self.ko, self.last) = (B::EMPTY, B::EMPTY);
        self.to_move = to_move.opponent();
        self.is_passed = chosen.is_none();
        let Some(index) = chosen else { return (!is_passed).then_some(()) };
        let Effect { taken, own } = self.table.play(to_move, index);
        self.last = B::single(index);
        // Recapturing a single capturing stone at once would repeat the position.
        if taken.is_single() && own.stones == self.last && own.liberties == taken {
            self.ko = taken;
        }
        Some(())
    }
}

/// The maximum number of moves of a game, per point of the board.
const MAX_MOVES: usize = 4;

/// Plays a game from the empty board until there are `stones` stones with White to move. Returns `None` if that never
/// happens.
#[must_use]
pub fn playout(size: Size, stones: usize, random: &mut Random) -> Option<Board> {
    with_position!(&Board::new(size), |board| {
        let style = Style::draw(Question::Rule, 0, random);
        let mut game = Playout::new(board);
        for _ in 0..MAX_MOVES * size.area() {
            if game.to_move == Color::White && game.table.count() >= stones {
                return Some(game.table.setup());
            }
            game.step(style, random)?;
        }
        None
    })
}

/// Plays a game and makes a puzzle from one of its positions, if any fits.
pub(super) fn cut(size: Size, aim: Aim, random: &mut Random) -> Option<Board> {
    with_position!(&Board::new(size), |board| cut_of(board, aim, random))
}

/// How often the end of a game is replayed: most of a game comes before the first useful position.
const ENDINGS: usize = 12;

/// The share of the board's points that are still to be played when the end begins.
const END: usize = 14;

fn cut_of<B: Bits>(board: &Position<B>, aim: Aim, random: &mut Random) -> Option<Board> {
    let style = Style::draw(aim.wanted.question, aim.points[0], random);
    let [least, most] = aim.stones;
    let points = board.empty().count() as usize;
    let begin = least.saturating_sub(points / END);
    let mut game = Playout::new(board);
    for _ in 0..MAX_MOVES * points {
        if game.table.count() >= begin {
            break;
        }
        game.step(style, random)?;
    }
    for _ in 0..ENDINGS {
        let mut game = game.clone();
        let mut met = Vec::new();
        for _ in 0..points {
            if game.to_move == Color::White && aim.is_met(&game.table) {
                met.push(game.table.setup());
            }
            if game.table.count() > most || game.step(style, random).is_none() {
                break;
            }
        }
        while let Some(place) = random.next().checked_rem(met.len() as u64) {
            let position = met.swap_remove(place as usize);
            if let Some(puzzle) = aim.puzzle(position, random) {
                return Some(puzzle);
            }
        }
    }
    None
}
