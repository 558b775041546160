//! Positions that show whether a program knows a rule.
//!
//! They come from random games, on random boards where the protocol can start from any, and are the same each time.

use super::rule_beliefs::{RuleBelief, contains, legal_steps};
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Protocol;
use gocheck_board::Color;
use gocheck_board::random::Random;

/// How many positions are looked at.
const LOOKED_AT: usize = 3000;

/// The length of the longest game.
const PLIES: usize = 90;

/// The most boards with random cells, a share of all positions.
const RANDOM_BOARDS: usize = 1500;

/// Positions for a mistake.
struct Search<'a, G: Described> {
    protocol: &'a Protocol<G>,
    belief: &'a RuleBelief,
    /// The best positions so far: the share of the moves that the program takes for legal and that are, and the game.
    best: Vec<(f64, History<G>)>,
    wanted: usize,
    looked_at: usize,
}

/// Up to `wanted` positions in which as few as possible of the moves are legal that a program takes for legal with a
/// mistake; none if it would always play a legal move.
pub(in super::super) fn positions<G: Described>(
    protocol: &Protocol<G>,
    start: &G,
    belief: &RuleBelief,
    wanted: usize,
) -> Vec<History<G>> {
    let mut search = Search { protocol, belief, best: Vec::new(), wanted, looked_at: 0 };
    let boards = boards(protocol, start);
    let mut random = Random::new(wanted as u64);
    if boards.len() > 1 {
        for _ in 0..RANDOM_BOARDS {
            if search.is_done() {
                break;
            }
            if let Some(board) = random_board(start, &mut random) {
                search.look_at(&History::new(board));
            }
        }
    }
    let mut number = 0;
    while !search.is_done() {
        let board = &boards[number % boards.len()];
        number += 1;
        let mut game = History::new(board.clone());
        while game.earlier().len() < PLIES && game.play_at_random(&mut random) && !search.is_done() {
            match protocol.shows_board {
                true => search.look_at(&History::new(game.position().clone())),
                false => search.look_at(&game),
            }
        }
        search.looked_at += 1;
    }
    search.best.into_iter().map(|(_, game)| game).collect()
}

impl<G: Described> Search<'_, G> {
    fn is_done(&self) -> bool {
        let is_sharp = |(share, _): &(f64, History<G>)| *share == 0.0;
        self.looked_at >= LOOKED_AT || self.best.len() == self.wanted && self.best.iter().all(is_sharp)
    }

    fn look_at(&mut self, game: &History<G>) {
        self.looked_at += 1;
        if game.position().must_pass() {
            return;
        }
        let legal = legal_steps(game);
        if legal.is_empty() {
            return;
        }
        let believed = self.belief.moves(self.protocol, game);
        let common = believed.iter().filter(|step| contains(&legal, step)).count();
        if common > 0 && common == believed.len() {
            return;
        }
        let share = common as f64 / believed.len().max(1) as f64;
        let is_known = self.best.iter().any(|(_, known)| known.position() == game.position());
        if !is_known {
            let at = self.best.partition_point(|&(other, _)| other <= share);
            self.best.insert(at, (share, game.clone()));
            self.best.truncate(self.wanted);
        }
    }
}

/// The first positions of games: named boards, if the protocol can start from any.
pub(in super::super) fn boards<G: Described>(protocol: &Protocol<G>, start: &G) -> Vec<G> {
    let Some(variant) = G::SPEC.variant(start.rule_set()).ok().filter(|_| G::SPEC.has_walls) else {
        return vec![start.clone()];
    };
    let names = G::SPEC.all_boards().into_iter().map(|(name, _)| name);
    let boards: Vec<G> = names.filter_map(|name| G::SPEC.board(&name, variant)).collect();
    match boards.iter().all(|board| (protocol.referee)(board).is_ok()) {
        true => boards,
        false => vec![start.clone()],
    }
}

/// A board of random cells, most of them walls and pieces.
fn random_board<G: Described>(start: &G, random: &mut Random) -> Option<G> {
    const CELLS: [Cell; 8] = [
        Cell::Wall,
        Cell::Wall,
        Cell::Wall,
        Cell::Wall,
        Cell::Stone(Color::Black),
        Cell::Stone(Color::White),
        Cell::Stone(Color::White),
        Cell::Empty,
    ];
    let cells: Option<Vec<Cell>> = (0..G::SIZE * G::SIZE).map(|_| random.pick(&CELLS).copied()).collect();
    let to_move = *random.pick(&Color::BOTH)?;
    G::with_cells(&cells?, to_move, G::SPEC.variant(start.rule_set()).ok()?)
}
