use super::abdada::MoveQueue;
use super::deepening::{RootSearch, Window, search_root};
use super::eval_cache::EvalCache;
use super::limits::SearchLimits;
use super::node::Node;
use super::ordering::{Ordering, pick};
use super::pv::PvTable;
use super::reductions::{Reductions, reduction};
use super::score::{MAX_PLY, Score, WIN, WIN_AT_LEAST};
use super::searchable::Searchable;
use super::table::{Bound, Entry, NO_MOVE, Table};
use crate::game::rules::{History, Outcome};

/// Nodes between two checks of the limits: about a tenth of a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 256;

/// The alpha-beta search of one thread.
pub(super) struct Worker<'a, G: Searchable, E> {
    evaluate: &'a E,
    eval_cache: EvalCache,
    table: &'a Table,
    limits: SearchLimits<'a>,
    ordering: Ordering<G>,
    /// The hashes of the positions that led to the current one, from the start of the game.
    path: Vec<u64>,
    pv: PvTable<G::Move>,
    /// Move lists by ply, kept to save allocations.
    lists: Vec<Vec<(i32, G::Move)>>,
    /// The static evaluation at each ply of the current line.
    evals: [Score; MAX_PLY],
    nodes: u64,
    /// The nodes that the last search of the root spent on the best move.
    best_nodes: u64,
    stopped: bool,
    reductions: Reductions,
}

impl<G: Searchable, E: Fn(&G) -> Score> RootSearch for Worker<'_, G, E> {
    type Move = G::Move;
    type RootMove = G::Move;

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn best_nodes(&self) -> u64 {
        self.best_nodes
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn best_move(&self) -> Option<G::Move> {
        self.pv.line().first().copied()
    }

    fn pv(&self) -> Vec<G::Move> {
        self.pv.line().to_vec()
    }

    fn clear_pv(&mut self) {
        self.pv.clear(0);
    }

    fn set_best(&mut self, mv: G::Move, nodes: u64) {
        self.pv.update(mv, 0);
        self.best_nodes = nodes;
    }
}

impl<'a, G: Searchable, E: Fn(&G) -> Score> Worker<'a, G, E> {
    pub(super) fn new(
        evaluate: &'a E,
        game: &History<G>,
        table: &'a Table,
        limits: SearchLimits<'a>,
    ) -> Self {
        const { assert!(G::MOVE_INDICES <= NO_MOVE as usize) };
        Self {
            evaluate,
            eval_cache: EvalCache::new(),
            table,
            limits,
            ordering: Ordering::new(),
            path: game.earlier().iter().map(|(position, _)| position.hash()).collect(),
            pv: PvTable::new(MAX_PLY),
            lists: vec![Vec::new(); MAX_PLY],
            evals: [0; MAX_PLY],
            nodes: 0,
            best_nodes: 0,
            stopped: false,
            reductions: Reductions::new(G::PARAMS),
        }
    }

    /// Searches the root's `moves`, of which the first is expected to be the best, to `depth`.
    pub(super) fn root(&mut self, game: &G, moves: &[G::Move], depth: i32, window: Window) -> Score {
        self.evals[0] = self.evaluate(game);
        search_root(self, moves, -WIN, window, |worker, (index, is_deferred), window| {
            let next = game.play_unchecked(moves[index]);
            if !worker.table.busy.begin(|| next.hash(), depth as u32, (index, is_deferred)) {
                return None;
            }
            worker.path.push(game.hash());
            let reduction = worker.reductions.at_root(depth, index);
            let score = worker.child(&next, index, (depth - 1, reduction), window, 0);
            worker.path.pop();
            worker.table.busy.end(|| next.hash(), depth as u32);
            Some(score)
        })
    }

    /// Searches the move at `index` by principal variation search: all moves but the first are searched with a null
    /// window and a depth less `reduction`, and again in full if they turn out better.
    fn child(
        &mut self,
        next: &G,
        index: usize,
        depth: (i32, i32),
        (alpha, beta): Window,
        ply: usize,
    ) -> Score {
        let (depth, reduction) = depth;
        if index > 0 {
            let mut score = -self.search(next, depth - reduction, (-alpha - 1, -alpha), ply + 1);
            if score > alpha && reduction > 0 {
                score = -self.search(next, depth, (-alpha - 1, -alpha), ply + 1);
            }
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.search(next, depth, (-beta, -alpha), ply + 1)
    }

    /// The score of `game` (fail-soft): exact inside the window, a bound outside.
    fn search(&mut self, game: &G, mut depth: i32, window: Window, ply: usize) -> Score {
        self.pv.clear(ply);
        if let Some(score) = self.score_without_moves(game, depth, ply) {
            return score;
        }
        let (alpha, beta) = window;
        let is_pv = beta - alpha > 1;
        let mut entry = self.table.get(game.hash(), ply);
        if let Some(entry) = entry
            && !is_pv
            // A win remains one at any depth.
            && (entry.depth >= depth || entry.score.abs() >= WIN_AT_LEAST)
            && entry.bound.cuts_off(entry.score, alpha, beta)
        {
            return entry.score;
        }

        let node = self.node(game, is_pv, ply);
        if let Some(pruning) = node.pruning
            && beta.abs() < WIN_AT_LEAST
        {
            let Node { eval, is_improving, .. } = node;
            // Reverse futility pruning.
            if depth <= pruning.rfp_depth
                && eval - node.scaled(pruning.rfp_margin(depth, is_improving)) >= beta
            {
                return eval;
            }
            if depth >= pruning.probcut_depth && game.allows_probcut() {
                let margins = (node.scaled(pruning.probcut_gate), node.scaled(pruning.probcut_margin));
                if let Some(score) = self.probcut(game, depth / 2, eval, margins, beta, ply) {
                    return score;
                }
                entry = entry.or_else(|| self.table.get(game.hash(), ply));
            }
        }
        // Internal iterative reduction: without a move from the table a shallower search finds one for later.
        if node.params.is_some() && entry.is_none() && depth >= 3 {
            depth -= 1;
        }

        let extension = entry.map_or(0, |entry| node.extension(entry, depth));
        let table_move = entry.map(|entry| entry.move_index).filter(|&index| index != NO_MOVE);
        let enough = node.params.map_or(usize::MAX, |params| params.lmp_quiet_moves);
        let mut list = self.take_list(game, table_move, enough, ply);
        let (score, best_move) = self.search_moves(game, &node, &mut list, (depth, extension), window, ply);
        self.lists[ply] = list;
        if !self.stopped {
            // If all moves fail low, the best of them is unknown.
            let move_index = best_move.or(table_move).unwrap_or(NO_MOVE);
            let bound = Bound::of(score, alpha, beta);
            self.table.put(game.hash(), ply, Entry { move_index, score, depth, bound });
        }
        score
    }

    /// The score of a game that is over or repeated, of a leaf, and of a search that was stopped.
    fn score_without_moves(&mut self, game: &G, depth: i32, ply: usize) -> Option<Score> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.limits.reached(self.nodes) {
            self.stopped = true;
        }
        if self.stopped {
            Some(0)
        } else if let Some(outcome) = game.outcome() {
            Some(final_score(game, outcome, ply))
        } else if self.is_repetition(game) {
            Some(0)
        } else {
            (depth <= 0 || ply + 1 >= MAX_PLY).then(|| self.evaluate(game))
        }
    }

    fn node(&mut self, game: &G, is_pv: bool, ply: usize) -> Node {
        let is_endgame = game.is_endgame();
        let params = G::PARAMS.filter(|_| !is_endgame);
        let pruning = params.filter(|_| !is_pv);
        let scale = if pruning.is_some() { game.margin_scale() } else { 100 };
        let eval = if params.is_some() { self.evaluate(game) } else { 0 };
        self.evals[ply] = eval;
        let is_improving = ply >= 2 && eval > self.evals[ply - 2];
        Node { is_pv, is_endgame, params, pruning, scale, eval, is_improving }
    }

    /// The best score of the moves in `list`, and the best move if it is above the window. The first move is searched
    /// deeper by `extension`.
    fn search_moves(
        &mut self,
        game: &G,
        node: &Node,
        list: &mut [(i32, G::Move)],
        (depth, extension): (i32, i32),
        (mut alpha, beta): Window,
        ply: usize,
    ) -> (Score, Option<u16>) {
        let most = node.most_moves(depth, alpha);
        let mut best = -WIN;
        let mut best_move = None;
        let mut queue = MoveQueue::new(list.len());
        while let Some((index, is_deferred)) = queue.pop() {
            let mv = if is_deferred { list[index].1 } else { pick(list, index) };
            if let Some(params) = node.params
                && !is_deferred
                && best > -WIN_AT_LEAST
                && (index >= most || index >= params.lmp_quiet_moves && game.is_quiet(mv))
            {
                queue.skip_rest();
                continue;
            }
            let next = game.play_unchecked(mv);
            if !self.table.busy.begin(|| next.hash(), depth as u32, (index, is_deferred)) {
                queue.defer(index);
                continue;
            }
            let reduction = self.reduction(game, mv, (depth, index), node);
            self.path.push(game.hash());
            let extension = if index == 0 { extension } else { 0 };
            let score = self.child(&next, index, (depth - 1 + extension, reduction), (alpha, beta), ply);
            self.path.pop();
            self.table.busy.end(|| next.hash(), depth as u32);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                best_move = Some(G::move_index(mv));
                if node.is_pv {
                    self.pv.update(mv, ply);
                }
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.ordering.learn_cutoff(game, mv, &list[..index], depth, ply);
                break;
            }
        }
        (best, best_move)
    }

    /// ProbCut (M. Buro, ProbCut: an effective selective extension of the alpha-beta algorithm, 1995): the score of a
    /// shallow search, if it is so far outside the window that a full search is not expected to come back into it. It is
    /// tried only on the side where the static evaluation is outside by `gate`.
    fn probcut(
        &mut self,
        game: &G,
        depth: i32,
        eval: Score,
        (gate, margin): (Score, Score),
        beta: Score,
        ply: usize,
    ) -> Option<Score> {
        let is_above = eval >= beta + gate;
        if !is_above && eval >= beta - gate {
            return None;
        }
        let margin = if is_above { margin } else { -margin };
        let bound = beta + margin;
        let score = self.search(game, depth, (bound - 1, bound), ply);
        // A win remains one at any depth.
        let margin = if score.abs() < WIN_AT_LEAST { margin } else { 0 };
        ((score >= bound) == is_above && !self.stopped).then_some(score - margin)
    }

    /// The late move reduction in plies of the move at `index`.
    fn reduction(&self, game: &G, mv: G::Move, (depth, index): (i32, usize), node: &Node) -> i32 {
        if node.is_endgame {
            return 0;
        }
        let Some(params) = G::PARAMS else { return reduction(depth, index) };
        if depth < 3 || index < 2 {
            return 0;
        }
        let history = self.ordering.history(game, mv) * 100 / params.lmr_history;
        let pv = if node.is_pv { params.lmr_pv } else { 0 };
        let worsening = if node.is_improving { 0 } else { params.lmr_worsening };
        let hundredths = self.reductions.of(depth, index) - pv + worsening - history;
        (hundredths / 100).clamp(0, depth - 2)
    }

    /// The ranked moves of `game`, in the list kept for `ply`. If there are `enough` others, the only quiet one is the
    /// transposition table's move `best`.
    fn take_list(&mut self, game: &G, best: Option<u16>, enough: usize, ply: usize) -> Vec<(i32, G::Move)> {
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        game.scored_moves(enough, &mut list);
        if let Some(best) = best
            && enough < usize::MAX
            && list.iter().all(|&(_, mv)| G::move_index(mv) != best)
        {
            let kept = list.len();
            game.scored_moves(usize::MAX, &mut list);
            let table_move = list[kept..].iter().find(|&&(_, mv)| G::move_index(mv) == best).copied();
            list.truncate(kept);
            list.extend(table_move);
        }
        self.ordering.rank(game, &mut list, best, ply);
        list
    }

    fn evaluate(&mut self, game: &G) -> Score {
        self.eval_cache.get_or_insert(game.hash(), || (self.evaluate)(game))
    }

    /// Returns true if the position repeats one from which the rules draw.
    fn is_repetition(&self, game: &G) -> bool {
        let hash = game.hash();
        self.path.iter().rev().take(game.repetition_window()).any(|&earlier| earlier == hash)
    }
}

/// The score of a finished game: faster wins score higher.
fn final_score<G: Searchable>(game: &G, outcome: Outcome<G::Reason>, ply: usize) -> Score {
    match outcome.winner {
        Some(winner) if winner == game.to_move() => WIN - ply as Score,
        Some(_) => ply as Score - WIN,
        None => 0,
    }
}
