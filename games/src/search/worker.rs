use super::ordering::{Ordering, pick};
use super::reductions::{Reductions, reduction};
use super::sharing::Turns;
use super::table::{Bound, Entry, NO_SLOT, Table};
use super::values::Values;
use super::{Limits, MAX_PLY, Score, Searchable, WIN, WIN_AT_LEAST};
use crate::game::{History, Outcome};

/// Nodes between two looks at the clock: about a tenth of a millisecond.
const NODES_BETWEEN_CHECKS: u64 = 256;

/// One thread's search.
pub(super) struct Worker<'a, G: Searchable, E> {
    evaluate: &'a E,
    known_values: Values,
    table: &'a Table,
    limits: Limits<'a>,
    ordering: Ordering<G>,
    /// The hashes of the positions that led here, from the start of the game.
    path: Vec<u64>,
    /// The best line found from each ply on.
    lines: Vec<Vec<G::Move>>,
    /// Move lists, one a ply, kept for their memory.
    lists: Vec<Vec<(i32, G::Move)>>,
    /// The evaluation at each ply of the line that is searched.
    values: [Score; MAX_PLY],
    nodes: u64,
    /// Those spent on the best move of the root.
    best_nodes: u64,
    stopped: bool,
    reductions: Reductions,
}

/// A window of scores.
type Window = (Score, Score);

impl<'a, G: Searchable, E: Fn(&G) -> Score> Worker<'a, G, E> {
    pub(super) fn new(evaluate: &'a E, game: &History<G>, table: &'a Table, limits: Limits<'a>) -> Self {
        const { assert!(G::SLOTS <= NO_SLOT as usize) };
        Self {
            evaluate,
            known_values: Values::new(),
            table,
            limits,
            ordering: Ordering::new(),
            path: game.earlier().iter().map(|(position, _)| position.hash()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            lists: vec![Vec::new(); MAX_PLY],
            values: [0; MAX_PLY],
            nodes: 0,
            best_nodes: 0,
            stopped: false,
            reductions: Reductions::new(G::PRUNING),
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The nodes that the last iteration's last search of the root spent on the best move.
    pub(super) const fn best_nodes(&self) -> u64 {
        self.best_nodes
    }

    /// Whether a limit was reached; what was searched then counts for nothing.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The best line from the root.
    pub(super) fn line(&self) -> &[G::Move] {
        &self.lines[0]
    }

    /// Searches `moves` of the root to `depth`. The first of them is expected to be the best; the
    /// one found is [`Worker::line`]'s first, which a stopped search has set too if it could.
    pub(super) fn root(&mut self, game: &G, moves: &[G::Move], depth: i32, (alpha, beta): Window) -> Score {
        let mut low = alpha;
        let mut best = -WIN;
        self.lines[0].clear();
        self.values[0] = self.value(game);
        let mut turns = Turns::of(moves.len());
        while let Some((index, was_put_off)) = turns.next() {
            let mv = moves[index];
            let next = game.play_unchecked(mv);
            if !self.table.claims.begin(|| next.hash(), depth as u32, (index, was_put_off)) {
                turns.put_off(index);
                continue;
            }
            self.path.push(game.hash());
            let reduction = self.reductions.at_root(depth, index);
            let before = self.nodes;
            let score = self.child(&next, index, (depth - 1, reduction), (low, beta), 0);
            self.path.pop();
            self.table.claims.end(|| next.hash(), depth as u32);
            if self.stopped {
                break;
            }
            best = best.max(score);
            // Scores outside the window are bounds: among them the first move stays the best.
            if index == 0 || score > low {
                self.keep_line(mv, 0);
                self.best_nodes = self.nodes - before;
            }
            low = low.max(score);
            if low >= beta {
                break;
            }
        }
        best
    }

    /// Principal variation search of the move at `index`: all but the first are asked only whether
    /// they are better, at a depth less `reduction`, and searched in full when they are.
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

    /// The value of `game`: exact inside the window, a bound outside.
    fn search(&mut self, game: &G, mut depth: i32, (mut alpha, beta): Window, ply: usize) -> Score {
        self.lines[ply].clear();
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.limits.reached(self.nodes) {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        if let Some(outcome) = game.outcome() {
            return final_score(game, outcome, ply);
        }
        if self.is_repetition(game) {
            return 0;
        }
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return self.value(game);
        }

        let is_open = beta - alpha > 1;
        let mut known = self.table.get(game.hash(), ply);
        if let Some(entry) = known
            && !is_open
            // A win within reach stays one however deep the question.
            && (entry.depth >= depth || entry.score.abs() >= WIN_AT_LEAST)
            && entry.bound.decides(entry.score, alpha, beta)
        {
            return entry.score;
        }

        let is_endgame = game.is_endgame();
        let selective = G::PRUNING.filter(|_| !is_endgame);
        let pruning = selective.filter(|_| !is_open);
        let swing = if pruning.is_some() { game.swing() } else { 100 };
        let value = if selective.is_some() { self.value(game) } else { 0 };
        self.values[ply] = value;
        // Whether the side to move stands better than when it last moved.
        let is_improving = ply >= 2 && value > self.values[ply - 2];
        if let Some(pruning) = pruning
            && depth <= pruning.reverse_depth
            && value - pruning.reverse(depth, is_improving) * swing / 100 >= beta
            && beta.abs() < WIN_AT_LEAST
        {
            return value;
        }

        if let Some(pruning) = pruning
            && depth >= pruning.probe_depth
            && beta.abs() < WIN_AT_LEAST
            && game.may_probe()
        {
            let (gap, margin) = pruning.probe_margin;
            let margins = (gap * swing / 100, margin * swing / 100);
            if let Some(score) = self.probe(game, depth / 2, value, margins, beta, ply) {
                return score;
            }
            known = known.or_else(|| self.table.get(game.hash(), ply));
        }

        // Without a move that is known to be good a search less deep finds one first.
        if selective.is_some() && known.is_none() && depth >= 3 {
            depth -= 1;
        }
        // What was found good before, by a search nearly as deep, is looked at further.
        let is_trusted = known.is_some_and(|entry| {
            pruning.is_some_and(|pruning| depth >= pruning.extended_depth)
                && entry.depth >= depth - 3
                && entry.bound != Bound::Upper
                && entry.score.abs() < WIN_AT_LEAST
        });
        let is_futile = pruning.is_some_and(|pruning| {
            let (base, ply) = pruning.futile_margin;
            depth <= pruning.futile_depth && value + (base + ply * depth) * swing / 100 <= alpha
        });
        let most = pruning.map_or(usize::MAX, |pruning| {
            let (base, ply) = pruning.most_moves;
            let most = base + ply * depth as usize;
            (if is_improving { most } else { most * pruning.most_worsening / 100 }) / 100
        });
        let enough = selective.map_or(usize::MAX, |pruning| pruning.before_quiet);
        let known_best = known.map(|entry| entry.slot).filter(|&slot| slot != NO_SLOT);
        let mut list = self.take_list(game, known_best, enough, ply);
        let start = alpha;
        let mut best = -WIN;
        let mut best_move = None;
        let mut turns = Turns::of(list.len());
        while let Some((index, was_put_off)) = turns.next() {
            let mv = if was_put_off { list[index].1 } else { pick(&mut list, index) };
            if let Some(pruning) = selective
                && !was_put_off
                && best > -WIN_AT_LEAST
                && (index >= most
                    || index >= pruning.before_quiet && game.is_quiet(mv)
                    || is_futile && index >= pruning.futile_moves)
            {
                turns.leave_out();
                continue;
            }
            let next = game.play_unchecked(mv);
            if !self.table.claims.begin(|| next.hash(), depth as u32, (index, was_put_off)) {
                turns.put_off(index);
                continue;
            }
            let reduction =
                if is_endgame { 0 } else { self.reduction(game, mv, (depth, index), is_open, is_improving) };
            self.path.push(game.hash());
            let extension = i32::from(is_trusted && index == 0);
            let score = self.child(&next, index, (depth - 1 + extension, reduction), (alpha, beta), ply);
            self.path.pop();
            self.table.claims.end(|| next.hash(), depth as u32);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                best_move = Some(G::slot(mv));
                if is_open {
                    self.keep_line(mv, ply);
                }
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.ordering.refuted(game, mv, &list[..index], depth, ply);
                break;
            }
        }
        self.lists[ply] = list;
        if !self.stopped {
            // Which of moves that are all too bad is the best one is not known.
            let slot = best_move.or(known_best).unwrap_or(NO_SLOT);
            let bound = Bound::of(best, start, beta);
            self.table.put(game.hash(), ply, Entry { slot, score: best, depth, bound });
        }
        best
    }

    /// The value by a search less deep, if that is so far outside the window that a whole one is not expected to come
    /// back into it (ProbCut, Buro 1995). It is asked for where the evaluation is outside already, on that side alone.
    fn probe(
        &mut self,
        game: &G,
        depth: i32,
        value: Score,
        (gap, margin): (Score, Score),
        beta: Score,
        ply: usize,
    ) -> Option<Score> {
        let is_above = value >= beta + gap;
        if !is_above && value >= beta - gap {
            return None;
        }
        let margin = if is_above { margin } else { -margin };
        let bound = beta + margin;
        let score = self.search(game, depth, (bound - 1, bound), ply);
        // A win is one however deep the search.
        let margin = if score.abs() < WIN_AT_LEAST { margin } else { 0 };
        ((score >= bound) == is_above && !self.stopped).then_some(score - margin)
    }

    /// How much less deep the move at `index` is searched at first.
    fn reduction(
        &self,
        game: &G,
        mv: G::Move,
        (depth, index): (i32, usize),
        is_open: bool,
        is_improving: bool,
    ) -> i32 {
        let Some(pruning) = G::PRUNING else { return reduction(depth, index) };
        if depth < 3 || index < 2 {
            return 0;
        }
        let history = self.ordering.history(game, mv) * 100 / pruning.history_a_ply;
        let open = if is_open { pruning.reduction_open } else { 0 };
        let worsening = if is_improving { 0 } else { pruning.reduction_worsening };
        let hundredths = self.reductions.of(depth, index) - open + worsening - history;
        (hundredths / 100).clamp(0, depth - 2)
    }

    /// The moves of `game`, ranked, in the list kept for `ply`; where there are `enough` others, of the
    /// quiet ones that one alone which is known to be the best.
    fn take_list(&mut self, game: &G, best: Option<u16>, enough: usize, ply: usize) -> Vec<(i32, G::Move)> {
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        game.promising(enough, &mut list);
        if let Some(best) = best
            && enough < usize::MAX
            && list.iter().all(|&(_, mv)| G::slot(mv) != best)
        {
            let kept = list.len();
            game.promising(usize::MAX, &mut list);
            let known = list[kept..].iter().find(|&&(_, mv)| G::slot(mv) == best).copied();
            list.truncate(kept);
            list.extend(known);
        }
        self.ordering.rank(game, &mut list, best, ply);
        list
    }

    fn value(&mut self, game: &G) -> Score {
        self.known_values.of(game.hash(), || (self.evaluate)(game))
    }

    /// Whether the position stood before, where that is a way to a draw.
    fn is_repetition(&self, game: &G) -> bool {
        let hash = game.hash();
        self.path.iter().rev().take(game.repeatable()).any(|&earlier| earlier == hash)
    }

    fn keep_line(&mut self, mv: G::Move, ply: usize) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }
}

/// The score of a finished game: the sooner won the better.
fn final_score<G: Searchable>(game: &G, outcome: Outcome<G::Reason>, ply: usize) -> Score {
    match outcome.winner {
        Some(winner) if winner == game.to_move() => WIN - ply as Score,
        Some(_) => ply as Score - WIN,
        None => 0,
    }
}
