//! Test steps that follow from the rules of a game: positions for each rule, passes, and whole games.

use crate::diagnosis::rule_beliefs::RuleBelief;
use crate::diagnosis::rule_tests::{RuleTests, boards};
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rules::History;
use games_engine::protocol::bot_check::{BotCheck, CheckError};
use games_engine::protocol::definition::Protocol;
use gocheck_board::Color;
use gocheck_board::random::Random;

/// A step: the program is started anew for each game.
pub(super) struct RuleStep<G: Described> {
    pub(super) name: String,
    pub(super) games: Vec<History<G>>,
    /// Whether each game is played to its end; otherwise one move is asked for.
    is_whole: bool,
}

/// How many positions are asked for each mistake.
const POSITIONS: usize = 2;

/// The number of random games in which a pass is looked for.
const GAMES: usize = 2000;

/// The longest game before a pass.
const PLIES: usize = 150;

impl<G: Described> RuleStep<G> {
    pub(super) fn run(&self, check: &mut BotCheck<'_, G>, game: &History<G>) -> Result<(), CheckError> {
        if self.is_whole { check.play_to_the_end(game.clone()) } else { check.ask(game) }
    }
}

/// The steps of a protocol whose games begin at `start`.
pub(super) fn steps<G: Described>(protocol: &Protocol<G>, start: &G) -> Vec<RuleStep<G>> {
    let mut steps: Vec<RuleStep<G>> = Vec::new();
    for (rule, game) in RuleTests::new(protocol, start).for_all(&RuleBelief::all::<G>(), POSITIONS) {
        match steps.iter_mut().find(|step| step.name.ends_with(rule)) {
            Some(step) => step.games.push(game),
            None => {
                steps.push(RuleStep { name: format!("rule: {rule}"), games: vec![game], is_whole: false })
            }
        }
    }
    let asks_for_passes = (protocol.referee)(start).is_ok_and(|referee| referee.asks_for_passes());
    if !protocol.shows_board {
        let after_pass = |game: &History<G>| game.last_move() == G::PASS && !game.position().must_pass();
        let must_pass = |game: &History<G>| asks_for_passes && game.position().must_pass();
        let passes = [find(protocol, start, after_pass), find(protocol, start, must_pass)];
        steps.push(RuleStep {
            name: "rule: a side that cannot move passes".to_owned(),
            games: passes.into_iter().flatten().collect(),
            is_whole: false,
        });
    }
    let boards = boards(protocol, start);
    let walls = |board: &&G| board.cells().filter(|&cell| cell == Cell::Wall).count();
    let small = boards.iter().max_by_key(walls).filter(|board| walls(board) > 0);
    let walled = boards.get(boards.len() / 2).filter(|board| walls(board) > 0);
    let boards = [("", Some(start)), (" on a board with walls", walled), (" on a small board", small)];
    for (name, board) in boards {
        let mut games: Vec<History<G>> = board.into_iter().flat_map(both_sides).collect();
        if !name.is_empty() {
            games.extend(board.and_then(begun_by_white));
        }
        steps.push(RuleStep { name: format!("whole games{name}"), games, is_whole: true });
    }
    steps.retain(|step| !step.games.is_empty());
    steps
}

/// Games in which the first side is asked for the next move, and the second.
fn both_sides<G: Described>(board: &G) -> Vec<History<G>> {
    let first = History::new(board.clone());
    let mut second = first.clone();
    second.play_at_random(&mut Random::new(1));
    vec![first, second]
}

/// A game that white begins, where a protocol can start from any position.
fn begun_by_white<G: Described>(board: &G) -> Option<History<G>> {
    let cells: Vec<Cell> = board.cells().collect();
    G::with_cells(&cells, Color::White, G::SPEC.variant(board.rule_set()).ok()?).map(History::new)
}

/// The first of some random games for which `is_good` holds.
fn find<G: Described>(
    protocol: &Protocol<G>,
    start: &G,
    is_good: impl Fn(&History<G>) -> bool,
) -> Option<History<G>> {
    let boards = boards(protocol, start);
    let mut random = Random::new(3);
    (0..GAMES).find_map(|number| {
        let mut game = History::new(boards[number % boards.len()].clone());
        while game.earlier().len() < PLIES && !is_good(&game) {
            if !game.play_at_random(&mut random) {
                return None;
            }
        }
        Some(game).filter(&is_good).filter(|game| !game.legal_moves().is_empty())
    })
}
