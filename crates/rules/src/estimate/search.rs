//! Monte Carlo tree search of the life of one group: who moves first there, and does it live?
//!
//! The tree has moves near the group and passes; playouts follow. A move is chosen by its results and those of all games in which
//! it was played later ("all moves as first": S. Gelly and D. Silver, "Monte-Carlo tree search and rapid action value
//! estimation in computer Go", Artificial Intelligence 175, 2011).

use super::field::{Field, NONE};
use super::grid::{Cell, EMPTY, other};
use super::playout::{Trace, is_playable, owner, play_out};
use crate::random::Random;

/// A question about a group.
pub(super) struct Fight<'a, 'g> {
    pub(super) start: &'a Field<'g>,
    /// The group's stones and colour.
    pub(super) stones: &'a [Cell],
    pub(super) color: u8,
    /// The points near it, with its own.
    pub(super) zone: &'a [Cell],
}

/// A move in the tree.
#[derive(Clone, Copy)]
struct Branch {
    /// [`NONE`] for a pass.
    cell: Cell,
    results: Results,
    /// Those of all games in which the move was played later.
    later: Results,
    /// The index of the position after it; 0 if there is none yet.
    next: usize,
}

/// Games, and those that the colour to move has won.
#[derive(Clone, Copy, Default)]
struct Results {
    games: u32,
    won: u32,
}

impl Results {
    fn add(&mut self, is_won: bool) {
        self.games += 1;
        self.won += u32::from(is_won);
    }

    fn permille(self) -> u32 {
        self.won * 1000 / self.games.max(1)
    }
}

/// Results of later moves count as at most as many games.
const LATER: u32 = 24;
/// How much a move is preferred that was seldom tried.
const EXPLORE: u32 = 40;
/// The most moves in the tree.
const DEPTH: usize = 40;

impl<'g> Fight<'_, 'g> {
    /// The chance of the group in thousandths, if one colour moves first, by a number of games.
    pub(super) fn survival(&self, first: u8, games: u32, field: &mut Field<'g>, random: &mut Random) -> u32 {
        let mut tree: Vec<Vec<Branch>> = vec![Vec::new()];
        let mut trace = Trace::default();
        for _ in 0..games {
            self.play(&mut tree, first, field, &mut trace, random);
        }
        let best = tree[0].iter().max_by_key(|branch| branch.results.games);
        let won = best.map_or(500, |branch| branch.results.permille());
        if first == self.color { won } else { 1000 - won }
    }

    /// Plays a game and adds its result to the tree.
    fn play(
        &self,
        tree: &mut Vec<Vec<Branch>>,
        first: u8,
        field: &mut Field<'g>,
        trace: &mut Trace,
        random: &mut Random,
    ) {
        field.copy_from(self.start);
        trace.clear();
        let mut path: Vec<(usize, usize)> = Vec::new();
        let (mut node, mut color, mut passes) = (0, first, 0);
        loop {
            if tree[node].is_empty() {
                tree[node] = self.branches(field, color);
            }
            let chosen = choose(&tree[node]);
            path.push((node, chosen));
            let branch = tree[node][chosen];
            let is_new = branch.results.games == 0;
            if branch.cell == NONE {
                passes += 1;
                field.ko = NONE;
                trace.pass();
            } else {
                passes = 0;
                field.play(branch.cell, color);
                trace.add(branch.cell, color);
            }
            color = other(color);
            if passes == 2 || is_new || path.len() >= DEPTH {
                play_out(field, color, branch.cell, trace, random);
                break;
            }
            node = branch.next;
            if node == 0 {
                node = tree.len();
                tree.push(Vec::new());
                if let Some(&(above, chosen)) = path.last() {
                    tree[above][chosen].next = node;
                }
            }
        }
        let kept = self.stones.iter().filter(|&&stone| owner(field, stone) == self.color).count();
        let lives = 2 * kept > self.stones.len();
        let mut color = first;
        for (depth, &(node, chosen)) in path.iter().enumerate() {
            let is_won = (color == self.color) == lives;
            tree[node][chosen].results.add(is_won);
            for branch in &mut tree[node] {
                if branch.cell != NONE && trace.is_first(branch.cell, color, depth) {
                    branch.later.add(is_won);
                }
            }
            color = other(color);
        }
    }

    fn branches(&self, field: &Field<'_>, color: u8) -> Vec<Branch> {
        let playable = self
            .zone
            .iter()
            .copied()
            .filter(|&cell| field.get(cell) == EMPTY && is_playable(field, cell, color));
        let branch = |cell| Branch { cell, results: Results::default(), later: Results::default(), next: 0 };
        playable.map(branch).chain([branch(NONE)]).collect()
    }
}

/// The most promising move.
fn choose(branches: &[Branch]) -> usize {
    let games: u32 = branches.iter().map(|branch| branch.results.games).sum();
    let spread = EXPLORE * (games + 1).isqrt();
    let value = |branch: &Branch| {
        let Branch { results, later, .. } = branch;
        // Games as if one had been drawn.
        let virtually = LATER * later.games / (later.games + LATER);
        let known = 1000 * results.won + virtually * later.permille() + 500;
        known / (results.games + virtually + 1) + spread / (results.games + 1)
    };
    let mut best = (0, 0);
    for (index, branch) in branches.iter().enumerate() {
        let value = value(branch);
        if value > best.0 {
            best = (value, index);
        }
    }
    best.1
}
