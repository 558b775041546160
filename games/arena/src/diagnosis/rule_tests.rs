//! Positions that show whether a program knows a rule.
//!
//! They come from random games and, where a protocol can start from any, from random boards. They are the same each time.

use super::rule_beliefs::{RuleBelief, contains, legal_steps};
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rule_idea::Step;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Protocol;
use gocheck_board::Color;
use gocheck_board::random::Random;

/// How many games are played.
const GAMES: usize = 160;

/// The length of the longest game.
const PLIES: usize = 120;

/// How many positions of a game are kept: those with the fewest legal moves, in which a wrong rule shows most.
const FROM_GAME: usize = 6;

/// The number of random boards.
const RANDOM_BOARDS: usize = 400;

/// Positions to choose from.
pub(in super::super) struct RuleTests<'a, G: Described> {
    protocol: &'a Protocol<G>,
    /// Games and their legal moves.
    pool: Vec<(History<G>, Vec<Step>)>,
}

impl<'a, G: Described> RuleTests<'a, G> {
    /// Positions of a protocol whose games begin at `start`.
    pub(in super::super) fn new(protocol: &'a Protocol<G>, start: &G) -> Self {
        let boards = boards(protocol, start);
        let mut random = Random::new(5);
        let mut pool = Vec::new();
        let keep = |game: History<G>| {
            let legal = legal_steps(&game);
            (!legal.is_empty()).then_some((game, legal))
        };
        for number in 0..GAMES {
            let mut game = History::new(boards[number * 37 % boards.len()].clone());
            let mut found = Vec::new();
            while game.earlier().len() < PLIES && game.play_at_random(&mut random) {
                let seen =
                    if protocol.shows_board { History::new(game.position().clone()) } else { game.clone() };
                found.extend(keep(seen));
            }
            found.sort_by_key(|(_, legal)| legal.len());
            found.truncate(FROM_GAME);
            pool.extend(found);
        }
        if boards.len() > 1 {
            let random = (0..RANDOM_BOARDS).filter_map(|_| random_board(start, &mut random));
            pool.extend(random.filter_map(|board| keep(History::new(board))));
        }
        pool.sort_by_key(|(_, legal)| legal.len());
        Self { protocol, pool }
    }

    /// Up to `wanted` positions in which as few as possible of the moves are legal that a program takes for legal with a
    /// mistake; none if it would always play a legal move.
    pub(in super::super) fn positions(&self, belief: &RuleBelief, wanted: usize) -> Vec<History<G>> {
        let mut best: Vec<(f64, &History<G>)> = Vec::new();
        for (game, legal) in &self.pool {
            let Some(share) = self.share(belief, game, legal) else { continue };
            let at = best.partition_point(|&(other, _)| other <= share);
            best.insert(at, (share, game));
            best.truncate(wanted);
            if best.len() == wanted && best.iter().all(|(share, _)| *share == 0.0) {
                break;
            }
        }
        best.into_iter().map(|(_, game)| game.clone()).collect()
    }

    /// Positions for each of some mistakes, which can share them.
    pub(in super::super) fn for_all(
        &self,
        beliefs: &[RuleBelief],
        wanted: usize,
    ) -> Vec<(&'static str, History<G>)> {
        let mut chosen: Vec<(&'static str, History<G>)> = Vec::new();
        for belief in beliefs {
            let is_sharp = |game: &History<G>| self.share(belief, game, &legal_steps(game)) == Some(0.0);
            let shared = chosen.iter().filter(|(_, game)| is_sharp(game)).count();
            let games = self.positions(belief, wanted.saturating_sub(shared)).into_iter();
            let fresh = games.filter(|game| !chosen.iter().any(|(_, known)| known == game));
            let fresh: Vec<_> = fresh.map(|game| (belief.rule, game)).collect();
            chosen.extend(fresh);
        }
        chosen
    }

    /// The share of the moves that a program takes for legal and that are; `None` if all are.
    fn share(&self, belief: &RuleBelief, game: &History<G>, legal: &[Step]) -> Option<f64> {
        let believed = belief.moves(self.protocol, game);
        let common = believed.iter().filter(|step| contains(legal, step)).count();
        let is_always_right = common > 0 && common == believed.len();
        (!is_always_right).then(|| common as f64 / believed.len().max(1) as f64)
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
    let cells: Option<Vec<Cell>> = (0..G::GRID.places()).map(|_| random.pick(&CELLS).copied()).collect();
    let to_move = *random.pick(&Color::BOTH)?;
    G::with_cells(&cells?, to_move, G::SPEC.variant(start.rule_set()).ok()?)
}
