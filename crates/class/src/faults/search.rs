//! Decides if a group has a liberty, in the ways that students search.

use super::net::{Neighbor, Net};
use super::program::{Early, Frontier, LibertyFound, Walk};
use std::collections::VecDeque;

/// The board of a program while it searches.
pub(super) struct Search<'a> {
    pub(super) net: &'a Net,
    /// -1 black, 1 white, 0 empty; after the points of the board the two cells of [`Net`].
    pub(super) cells: Vec<i8>,
    pub(super) visited: Vec<bool>,
}

impl Search<'_> {
    /// The function `is_alive` of the template.
    pub(super) fn is_alive(&mut self, start: usize, walk: Walk) -> bool {
        match walk {
            Walk::Flood => self.flood(start),
            Walk::Stone => {
                self.visited[start] = true;
                self.has_liberty(start)
            }
            Walk::StoneOrFriend => {
                self.visited[start] = true;
                self.has_liberty(start) || self.friends(start).next().is_some()
            }
            Walk::OneStep => {
                self.visited[start] = true;
                self.has_liberty(start) || self.friends(start).any(|friend| self.has_liberty(friend))
            }
            Walk::Early(early) => match early.frontier {
                Frontier::Recursion => self.recursion(start, early),
                Frontier::Queue => self.iterative(start, early, VecDeque::pop_front),
                Frontier::Stack => self.iterative(start, early, VecDeque::pop_back),
            },
            Walk::FirstFriend { is_liberty_first } => self.first_friend(start, is_liberty_first),
            Walk::LastFriend { resets } => self.last_friend(start, resets),
            Walk::Erasing { is_restored } => {
                let before = is_restored.then(|| self.cells.clone());
                let is_alive = self.erasing(start);
                if let Some(before) = before {
                    self.cells = before;
                }
                is_alive
            }
        }
    }

    /// The stones of a group.
    pub(super) fn group(&self, start: usize) -> Vec<usize> {
        let mut stones = vec![start];
        let mut seen = vec![false; self.cells.len()];
        seen[start] = true;
        let mut next = 0;
        while let Some(&stone) = stones.get(next) {
            next += 1;
            for friend in self.friends(stone) {
                if !std::mem::replace(&mut seen[friend], true) {
                    stones.push(friend);
                }
            }
        }
        stones
    }

    /// The number of liberties next to each stone of a group, added up.
    pub(super) fn liberties_per_stone(&self, start: usize) -> usize {
        let is_liberty = |stone: usize| {
            self.net.of(stone).iter().filter(|next| next.is_liberty && self.cells[next.cell] == 0).count()
        };
        self.group(start).into_iter().map(is_liberty).sum()
    }

    fn has_liberty(&self, stone: usize) -> bool {
        self.net.of(stone).iter().any(|next| next.is_liberty && self.cells[next.cell] == 0)
    }

    /// The neighbours of the same colour.
    fn friends(&self, stone: usize) -> impl Iterator<Item = usize> {
        let color = self.cells[stone];
        let next = self.net.of(stone).iter();
        next.filter(move |next| next.is_joined && self.cells[next.cell] == color).map(|next| next.cell)
    }

    /// Visits the whole group. Visited stones are not entered.
    fn flood(&mut self, start: usize) -> bool {
        let net = self.net;
        let color = self.cells[start];
        let mut is_alive = false;
        let mut stack = vec![start];
        self.visited[start] = true;
        while let Some(stone) = stack.pop() {
            for next in net.of(stone) {
                let cell = self.cells[next.cell];
                is_alive |= next.is_liberty && cell == 0;
                if next.is_joined && cell == color && !std::mem::replace(&mut self.visited[next.cell], true) {
                    stack.push(next.cell);
                }
            }
        }
        is_alive
    }

    fn recursion(&mut self, start: usize, early: Early) -> bool {
        let net = self.net;
        self.visited[start] = true;
        let color = self.cells[start];
        if early.liberty == LibertyFound::First && net.of(start).iter().any(|&next| self.takes(next, early)) {
            return true;
        }
        net.of(start).iter().any(|&next| {
            self.takes(next, early)
                || next.is_joined
                    && self.cells[next.cell] == color
                    && !self.visited[next.cell]
                    && self.recursion(next.cell, early)
        })
    }

    fn iterative(
        &mut self,
        start: usize,
        early: Early,
        pop: fn(&mut VecDeque<usize>) -> Option<usize>,
    ) -> bool {
        let net = self.net;
        let color = self.cells[start];
        let mut frontier = VecDeque::from([start]);
        self.visited[start] = true;
        while let Some(stone) = pop(&mut frontier) {
            self.visited[stone] = true;
            if self.cells[stone] == 0 {
                return true;
            }
            if early.liberty == LibertyFound::First
                && net.of(stone).iter().any(|&next| self.takes(next, early))
            {
                return true;
            }
            for &next in net.of(stone) {
                let cell = self.cells[next.cell];
                if early.liberty != LibertyFound::Taken && self.takes(next, early) {
                    return true;
                }
                let is_wanted = next.is_joined && cell == color
                    || early.liberty == LibertyFound::Taken && next.is_liberty && cell == 0;
                if is_wanted && !self.visited[next.cell] {
                    self.visited[next.cell] = !early.is_marked_late;
                    frontier.push_back(next.cell);
                }
            }
        }
        false
    }

    /// Returns true if a neighbour is a liberty, and marks it if the program does.
    fn takes(&mut self, next: Neighbor, early: Early) -> bool {
        let is_liberty = next.is_liberty && self.cells[next.cell] == 0;
        if !early.marks_liberties {
            return is_liberty;
        }
        is_liberty && !std::mem::replace(&mut self.visited[next.cell], true)
    }

    /// `if same colour: return is_alive(neighbour)`
    fn first_friend(&mut self, start: usize, is_liberty_first: bool) -> bool {
        let net = self.net;
        self.visited[start] = true;
        let color = self.cells[start];
        if is_liberty_first && self.has_liberty(start) {
            return true;
        }
        for next in net.of(start) {
            let cell = self.cells[next.cell];
            if next.is_liberty && cell == 0 {
                return true;
            }
            if next.is_joined && cell == color && !self.visited[next.cell] {
                return self.first_friend(next.cell, is_liberty_first);
            }
        }
        false
    }

    /// `alive = is_alive(neighbour)` for each neighbour; with `resets` a stone of the other colour sets it to False.
    fn last_friend(&mut self, start: usize, resets: bool) -> bool {
        let net = self.net;
        self.visited[start] = true;
        let color = self.cells[start];
        let mut is_alive = false;
        for next in net.of(start) {
            let cell = self.cells[next.cell];
            if next.is_liberty && cell == 0 {
                is_alive = true;
            } else if next.is_joined && cell == color {
                if !self.visited[next.cell] {
                    is_alive = self.last_friend(next.cell, resets);
                }
            } else if resets {
                is_alive = false;
            }
        }
        is_alive
    }

    /// A recursion that marks a visited stone by taking it from the board.
    fn erasing(&mut self, start: usize) -> bool {
        let net = self.net;
        self.visited[start] = true;
        let color = std::mem::replace(&mut self.cells[start], 0);
        net.of(start).iter().any(|next| {
            let cell = self.cells[next.cell];
            cell == 0 && next.is_liberty || cell == color && next.is_joined && self.erasing(next.cell)
        })
    }
}
