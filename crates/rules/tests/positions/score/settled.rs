//! Settled parts of the board, compared with a solution of all their positions.

use super::flood;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::score::{self, Agreed, Effort, judge};
use gocheck_rules::{Board, plain};
use std::collections::{BTreeMap, BTreeSet};

/// A part of the board between living groups, solved for every board on it, every player to move and every pass.
struct Frame {
    size: Size,
    boards: Vec<Board>,
    /// The boards that a colour can move to, with suicides only if they are allowed.
    moves: [Vec<Vec<usize>>; 2],
}

impl Frame {
    /// The points that are `?` may have anything on them.
    fn new(picture: &str) -> Self {
        let base: Board = picture.replace('?', ".").parse().unwrap();
        let size = base.size();
        let cells: Vec<char> = picture.chars().filter(|cell| !cell.is_whitespace()).collect();
        let points: Vec<Point> = size.points().filter(|&point| cells[size.index(point)] == '?').collect();
        let boards: Vec<Board> = (0..3usize.pow(points.len() as u32))
            .map(|mut code| {
                let mut board = base.clone();
                for &point in &points {
                    board.set(point, [None, Some(Color::Black), Some(Color::White)][code % 3]).unwrap();
                    code /= 3;
                }
                board
            })
            .filter(|board| plain::dead_groups(board).is_empty())
            .collect();
        let codes: BTreeMap<String, usize> =
            boards.iter().enumerate().map(|(code, board)| (board.to_string(), code)).collect();
        let moves = Color::BOTH.map(|color| {
            let after = |board: &Board| {
                let plays = points.iter().filter_map(|&point| plain::play(board, color, point).ok());
                plays.map(|(_, after)| codes[&after.to_string()]).collect()
            };
            boards.iter().map(after).collect()
        });
        Self { size, boards, moves }
    }

    /// Returns true if some of the undecided points are regions without stones, which either player may fill.
    fn has_empty_part(&self, board: &Board) -> bool {
        let sides = Color::BOTH.map(|color| score::unconditional(board, color));
        let is_open =
            |point: &Point| !sides.iter().any(|(alive, area)| alive.contains(point) || area.contains(point));
        let open: BTreeSet<Point> = self.size.points().filter(is_open).collect();
        let mut rest = open;
        while let Some(start) = rest.pop_first() {
            let mut part = vec![start];
            let mut next = 0;
            while next < part.len() {
                part.extend(
                    self.size.neighbors(part[next]).filter(|point| rest.remove(point)).collect::<Vec<_>>(),
                );
                next += 1;
            }
            if part.iter().all(|&point| board.get(point).is_none()) {
                return true;
            }
        }
        false
    }

    /// The boards where `attacker`, who moves first, does not get more than `most`; an endless game counts as a success.
    fn held(&self, attacker: Color, most: i32) -> Vec<bool> {
        let sign = if attacker == Color::Black { 1 } else { -1 };
        let ends: Vec<bool> = self.boards.iter().map(|board| sign * flood(board) <= most).collect();
        // By the side to move, the attacker first, and by whether the other one has just passed.
        let mut held = vec![[[false; 2]; 2]; self.boards.len()];
        loop {
            let mut grows = false;
            for code in 0..self.boards.len() {
                for (mover, was_pass) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let color = if mover == 0 { attacker } else { attacker.opponent() };
                    let pass = if was_pass == 1 { ends[code] } else { held[code][1 - mover][1] };
                    let mut moves =
                        self.moves[color as usize][code].iter().map(|&after| held[after][1 - mover][0]);
                    let now = if mover == 0 {
                        pass && moves.all(|held| held)
                    } else {
                        pass || moves.any(|held| held)
                    };
                    if now && !held[code][mover][was_pass] {
                        held[code][mover][was_pass] = true;
                        grows = true;
                    }
                }
            }
            if !grows {
                return held.iter().map(|held| held[0][0]).collect();
            }
        }
    }
}

/// Points other than `?` are unconditionally alive stones, or eyes.
const FRAMES: [&str; 3] = [
    "
    . X . X ? O . O .
    X X X X ? O O O O
    X X ? ? ? ? ? O O
    ",
    "
    O O O O O O O
    O ? ? ? ? O .
    O ? ? ? O O O
    O O O O O . O
    ",
    "
    ? ? ? O . O
    ? ? ? O O O
    X X X X O .
    . X . X O O
    ",
];

/// A settled part cannot be changed by either player moving first; and every small settled part is recognised.
#[test]
fn what_is_settled_cannot_be_changed_by_moving_first() {
    let mut settled = 0;
    for picture in FRAMES {
        let frame = Frame::new(picture);
        let margins: BTreeSet<i32> = frame.boards.iter().map(flood).collect();
        let held: BTreeMap<i32, [Vec<bool>; 2]> = margins
            .into_iter()
            .map(|margin| (margin, [frame.held(Color::Black, margin), frame.held(Color::White, -margin)]))
            .collect();
        for (code, board) in frame.boards.iter().enumerate().filter(|(_, board)| !frame.has_empty_part(board))
        {
            let is_settled = |margin: i32| held[&margin].iter().all(|held| held[code]);
            let judged = judge(board, &Agreed::Nothing, Effort::Search);
            let told = judged.range.exact();
            // Without undecided stones the whole board counts as it is, even if a player could gain by a move.
            if score::range(board).exact().is_none()
                && let Some(margin) = told
            {
                assert!(is_settled(margin), "{margin} in{board:?}");
                settled += 1;
            }
            let stands = flood(board);
            assert!(!is_settled(stands) || told == Some(stands), "{stands} is not recognised in{board:?}");
        }
    }
    assert!(settled > 10, "{settled}");
}
