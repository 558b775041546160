//! Unconditional life and its territory, on every position of small boards.

use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Board, score};
use std::collections::BTreeMap;

/// A small board as two bit sets, with a plain implementation of the rules.
struct Tiny {
    size: Size,
    beside: Vec<u16>,
}

impl Tiny {
    fn new(rows: usize, cols: usize) -> Self {
        let size = Size::new(rows, cols).unwrap();
        let bits = |point| size.neighbors(point).map(|next| 1 << size.index(next)).sum::<u16>();
        Self { size, beside: size.points().map(bits).collect() }
    }

    fn all(&self) -> u16 {
        (1 << self.size.area()) - 1
    }

    /// All boards: each point empty, black or white.
    fn boards(&self) -> impl Iterator<Item = [u16; 2]> {
        let (all, count) = (self.all(), 3usize.pow(self.size.area() as u32));
        (0..count).map(move |mut code| {
            let mut stones = [0; 2];
            for bit in 0..all.count_ones() {
                if code % 3 > 0 {
                    stones[code % 3 - 1] |= 1 << bit;
                }
                code /= 3;
            }
            stones
        })
    }

    fn code(&self, stones: [u16; 2]) -> usize {
        (0..self.size.area()).rev().fold(0, |code, bit| {
            3 * code + usize::from(stones[0] >> bit & 1) + 2 * usize::from(stones[1] >> bit & 1)
        })
    }

    fn setup(&self, stones: [u16; 2]) -> Board {
        let mut setup = Board::new(self.size);
        for point in self.size.points() {
            let has = |color: Color| stones[color as usize] >> self.size.index(point) & 1 == 1;
            setup.set(point, Color::BOTH.into_iter().find(|&color| has(color))).unwrap();
        }
        setup
    }

    fn around(&self, set: u16) -> u16 {
        (0..self.size.area())
            .filter(|bit| set >> bit & 1 == 1)
            .fold(0, |around, bit| around | self.beside[bit])
    }

    fn group(&self, seed: u16, stones: u16) -> u16 {
        let mut group = seed;
        loop {
            let grown = (group | self.around(group)) & stones;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// The stones of a colour without liberties.
    fn captured(&self, stones: [u16; 2], color: usize) -> u16 {
        let empty = self.all() & !(stones[0] | stones[1]);
        let lives = self.group(stones[color] & self.around(empty), stones[color]);
        stones[color] & !lives
    }

    fn is_valid(&self, stones: [u16; 2]) -> bool {
        self.captured(stones, 0) | self.captured(stones, 1) == 0
    }

    /// The boards after a colour's moves, except suicides.
    fn moves(&self, stones: [u16; 2], color: usize) -> impl Iterator<Item = [u16; 2]> {
        let empty = self.all() & !(stones[0] | stones[1]);
        (0..self.size.area()).map(|bit| 1 << bit).filter(move |point| empty & point != 0).filter_map(
            move |point| {
                let mut after = stones;
                after[color] |= point;
                after[1 - color] &= !self.captured(after, 1 - color);
                (self.captured(after, color) == 0).then_some(after)
            },
        )
    }

    /// For every board the black stones that White can capture while Black passes.
    fn capturable(&self) -> Vec<u16> {
        let mut capturable = vec![None; 3usize.pow(self.size.area() as u32)];
        self.boards().for_each(|stones| _ = self.find_capturable(stones, &mut capturable));
        capturable.into_iter().map(Option::unwrap).collect()
    }

    fn find_capturable(&self, stones: [u16; 2], known: &mut [Option<u16>]) -> u16 {
        let code = self.code(stones);
        if let Some(found) = known[code] {
            return found;
        }
        let moves: Vec<[u16; 2]> = self.moves(stones, 1).collect();
        let found = moves.into_iter().fold(0, |found, after| {
            found | stones[0] & !after[0] | stones[0] & self.find_capturable(after, known)
        });
        known[code] = Some(found);
        found
    }

    /// For every board the points where White can get stones that Black cannot capture, if only White moves.
    fn livable(&self, capturable: &[u16]) -> Vec<u16> {
        let mut livable = vec![None; capturable.len()];
        self.boards().for_each(|stones| _ = self.find_livable(stones, capturable, &mut livable));
        livable.into_iter().map(Option::unwrap).collect()
    }

    fn find_livable(&self, stones: [u16; 2], capturable: &[u16], known: &mut [Option<u16>]) -> u16 {
        let code = self.code(stones);
        if let Some(found) = known[code] {
            return found;
        }
        let swapped = [stones[1], stones[0]];
        let now = stones[1] & !capturable[self.code(swapped)];
        let moves: Vec<[u16; 2]> = self.moves(stones, 1).collect();
        let found =
            moves.into_iter().fold(now, |found, after| found | self.find_livable(after, capturable, known));
        known[code] = Some(found);
        found
    }

    fn bits(&self, points: &[Point]) -> u16 {
        points.iter().map(|&point| 1 << self.size.index(point)).sum()
    }
}

/// Benson's theorem: groups are unconditionally alive if they cannot be captured although their owner always passes.
#[test]
fn exactly_the_unconditionally_alive_groups_cannot_be_captured() {
    for (rows, cols) in [(1, 1), (1, 7), (2, 2), (2, 3), (2, 5), (3, 3), (3, 4)] {
        let tiny = Tiny::new(rows, cols);
        let capturable = tiny.capturable();
        let livable = tiny.livable(&capturable);
        for stones in tiny.boards().filter(|&stones| tiny.is_valid(stones)) {
            let board = tiny.setup(stones);
            let (alive, territory) = score::unconditional(&board, Color::Black);
            assert_eq!(tiny.bits(&alive), stones[0] & !capturable[tiny.code(stones)], "{board:?}");
            assert_eq!(tiny.bits(&territory) & livable[tiny.code(stones)], 0, "White lives in{board:?}");
            // White's groups are those of the board with the colours swapped.
            let (white, region) = score::unconditional(&tiny.setup([stones[1], stones[0]]), Color::White);
            assert_eq!((white, region), (alive, territory), "{board:?}");
        }
    }
}

/// Black captures everything of White's in Black's territory and keeps the living groups, even if White moves first.
#[test]
fn stones_in_territory_are_captured_in_alternating_play() {
    for (rows, cols) in [(2, 4), (3, 3)] {
        let tiny = Tiny::new(rows, cols);
        let mut starts: BTreeMap<(u16, u16), Vec<[u16; 2]>> = BTreeMap::new();
        for stones in tiny.boards().filter(|&stones| tiny.is_valid(stones)) {
            let (alive, territory) = score::unconditional(&tiny.setup(stones), Color::Black);
            let (alive, territory) = (tiny.bits(&alive), tiny.bits(&territory));
            if territory & stones[1] != 0 {
                starts.entry((alive, territory)).or_default().push(stones);
            }
        }
        assert!(!starts.is_empty());
        for ((alive, territory), boards) in starts {
            // By the number of plies that Black needs at most: a won board stays won, however it was reached.
            let is_won = |stones: [u16; 2]| stones[0] & alive == alive && stones[1] & territory == 0;
            let mut won: Vec<[bool; 2]> = tiny.boards().map(|stones| [is_won(stones); 2]).collect();
            // A board that lost living groups is not won.
            let keeps = |stones: &[u16; 2]| stones[0] & alive == alive && tiny.is_valid(*stones);
            let after = |stones, color| tiny.moves(stones, color).map(|after| tiny.code(after)).collect();
            let graph: Vec<(usize, [Vec<usize>; 2])> = tiny
                .boards()
                .filter(keeps)
                .map(|stones| (tiny.code(stones), [after(stones, 0), after(stones, 1)]))
                .collect();
            loop {
                let mut grows = false;
                for (code, moves) in &graph {
                    let now = [
                        won[*code][1] || moves[0].iter().any(|&after| won[after][1]),
                        won[*code][0] && moves[1].iter().all(|&after| won[after][0]),
                    ];
                    for color in 0..2 {
                        grows |= now[color] && !won[*code][color];
                        won[*code][color] |= now[color];
                    }
                }
                if !grows {
                    break;
                }
            }
            for stones in boards {
                assert!(won[tiny.code(stones)][1], "{:?}", tiny.setup(stones));
            }
        }
    }
}
