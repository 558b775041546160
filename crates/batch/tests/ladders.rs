//! Ladders compared with a reader that knows only the definition: boards are copied, groups flooded, every move tried.

use gocheck_batch::Ladders;
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::random::Random;
use gocheck_rules::{Board, plain};

/// Gives up: the plain reader tries every move in any order, which can take forever.
struct TooLong;

#[derive(Clone)]
struct Plain {
    board: Board,
    ko: Option<Point>,
}

impl Plain {
    fn group(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        let group = plain::group_at(&self.board, point).expect("a stone");
        let liberties = plain::liberties(&self.board, &group);
        (group.stones, liberties)
    }

    /// The board after a move, unless it is suicide or retakes a ko.
    fn after(&self, color: Color, point: Point) -> Option<Self> {
        if self.ko == Some(point) || self.board.get(point).is_some() {
            return None;
        }
        let mut board = self.board.clone();
        board.put(point, Some(color));
        let placed = Self { board: board.clone(), ko: None };
        let mut captured = Vec::new();
        for next in
            board.size().neighbors(point).filter(|&next| self.board.get(next) == Some(color.opponent()))
        {
            let (stones, liberties) = placed.group(next);
            if liberties.is_empty() && !captured.contains(&stones[0]) {
                captured.extend(stones);
            }
        }
        captured.iter().for_each(|&stone| board.put(stone, None));
        let mut after = Self { board, ko: None };
        let (stones, liberties) = after.group(point);
        after.ko = (captured.len() == 1 && stones.len() == 1 && liberties.len() == 1).then(|| captured[0]);
        (!liberties.is_empty()).then_some(after)
    }

    /// The liberties of the opponent's groups next to a group that have only one.
    fn captures(&self, stone: Point) -> Vec<Point> {
        let color = self.board.get(stone).expect("a stone");
        let (stones, _) = self.group(stone);
        let next = stones.iter().flat_map(|&stone| self.board.size().neighbors(stone));
        let others = next.filter(|&next| self.board.get(next) == Some(color.opponent()));
        let mut captures: Vec<Point> =
            others.map(|other| self.group(other).1).filter(|open| open.len() == 1).flatten().collect();
        captures.sort_unstable();
        captures.dedup();
        captures
    }

    fn is_double_ko(&self, stone: Point) -> bool {
        let owner = self.board.get(stone).expect("a stone");
        let (_, liberties) = self.group(stone);
        let is_ko = |&liberty: &Point| {
            let around: Vec<Point> = self.board.size().neighbors(liberty).collect();
            let in_atari: Vec<_> = around
                .iter()
                .filter(|&&next| self.board.get(next) == Some(owner) && self.group(next).1.len() == 1)
                .collect();
            around.iter().all(|&next| self.board.get(next) == Some(owner))
                && matches!(in_atari[..], [&one] if self.group(one).0.len() == 1)
        };
        // Wherever a ko is: what counts is the shape.
        let connected = |&liberty: &Point| {
            Self { ko: None, ..self.clone() }.after(owner, liberty).map(|after| after.group(liberty).1.len())
        };
        liberties.iter().all(|liberty| is_ko(liberty) && connected(liberty).is_none_or(|open| open <= 2))
            && self.captures(stone).is_empty()
    }

    fn is_captured(&self, stone: Point, owner_moves: bool, tries: &mut u32) -> Result<bool, TooLong> {
        *tries = tries.checked_sub(1).ok_or(TooLong)?;
        let owner = self.board.get(stone).expect("a stone");
        let (_, liberties) = self.group(stone);
        let (mover, moves) = match (owner_moves, liberties.len()) {
            (true, 1) => (owner, [self.captures(stone), liberties].concat()),
            (false, 2) if self.is_double_ko(stone) => return Ok(true),
            (false, 2) => (owner.opponent(), liberties),
            (owner_moves, open) => return Ok(!owner_moves && open < 2),
        };
        if owner_moves && self.ko.is_some() {
            return Ok(false);
        }
        for point in moves {
            if let Some(after) = self.after(mover, point)
                && after.is_captured(stone, !owner_moves, tries)? != owner_moves
            {
                return Ok(!owner_moves);
            }
        }
        Ok(owner_moves)
    }

    /// The ladder of one group: whether it is captured, and by which first moves.
    fn ladder(&self, stone: Point) -> Result<(bool, Vec<Point>), TooLong> {
        let owner = self.board.get(stone).expect("a stone");
        let (_, liberties) = self.group(stone);
        match liberties[..] {
            [_] => Ok((Self { ko: None, ..self.clone() }.is_captured(stone, true, &mut 1000)?, Vec::new())),
            [_, _] => {
                let mut moves = Vec::new();
                for liberty in liberties {
                    if let Some(after) = self.after(owner.opponent(), liberty)
                        && (Self { ko: None, ..after }).is_captured(stone, true, &mut 1000)?
                    {
                        moves.push(liberty);
                    }
                }
                Ok((!moves.is_empty(), moves))
            }
            _ => Ok((false, Vec::new())),
        }
    }
}

/// Random stones on some of the points, without dead groups.
fn random_board(size: Size, random: &mut Random) -> Board {
    let mut board = Board::new(size);
    let density = 2 + random.next() % 7;
    for point in size.points() {
        if random.next() % 10 < density {
            board.put(point, Some(Color::BOTH[(random.next() % 2) as usize]));
        }
    }
    loop {
        let dead = board.stones().find(|&(point, _)| {
            plain::group_at(&board, point).is_some_and(|group| plain::liberties(&board, &group).is_empty())
        });
        match dead {
            Some((point, _)) => board.put(point, None),
            None => return board,
        }
    }
}

/// Compares every group of a board. Returns the numbers of compared groups and of captured ones.
fn compare(plain: &Plain) -> [u32; 2] {
    let ladders = Ladders::of(&plain.board, plain.ko);
    assert!(ladders.complete, "{:?}", plain.board);
    let size = plain.board.size();
    let mut counts = [0; 2];
    let mut expected = [Vec::new(), Vec::new()];
    let mut decided = true;
    for (point, color) in plain.board.stones() {
        let Ok((is_captured, moves)) = plain.ladder(point) else {
            decided = false;
            continue;
        };
        let found = ladders.captured.contains(size.index(point));
        assert_eq!(found, is_captured, "{color} {point} with a ko at {:?} on {:?}", plain.ko, plain.board);
        expected[color.opponent() as usize].extend(moves);
        counts[0] += 1;
        counts[1] += u32::from(is_captured);
    }
    for (color, mut expected) in Color::BOTH.into_iter().zip(expected) {
        expected.sort_unstable();
        expected.dedup();
        let found: Vec<Point> = size
            .points()
            .filter(|&point| ladders.moves[color as usize].contains(size.index(point)))
            .collect();
        if decided {
            assert_eq!(found, expected, "moves of {color} with a ko at {:?} on {:?}", plain.ko, plain.board);
        }
    }
    counts
}

#[test]
fn random_boards() {
    let mut random = Random::new(51);
    let mut counts = [0; 2];
    for _ in 0..400 {
        let [rows, cols] = [(); 2].map(|()| 1 + (random.next() % 9) as usize);
        let board = random_board(Size::new(rows, cols).unwrap(), &mut random);
        let [compared, captured] = compare(&Plain { board, ko: None });
        counts = [counts[0] + compared, counts[1] + captured];
    }
    assert!(counts[0] > 4000 && counts[1] > 800, "{counts:?}");
}

#[test]
fn positions_of_random_games() {
    let mut random = Random::new(7);
    let (mut kos, mut counts) = (0, [0; 2]);
    for size in [3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 11, 13, 20] {
        let mut plain = Plain { board: Board::new(Size::new(size, size).unwrap()), ko: None };
        let mut color = Color::Black;
        for turn in 0..size * size * if size < 9 { 8 } else { 1 } {
            let moves: Vec<Point> = plain.board.empty_points().collect();
            for _ in 0..10 {
                if let Some(after) = random.pick(&moves).and_then(|&point| plain.after(color, point)) {
                    plain = after;
                    break;
                }
            }
            color = color.opponent();
            kos += u32::from(plain.ko.is_some());
            if plain.ko.is_some() || turn % (1 + size * size / 8) == 0 {
                let [compared, captured] = compare(&plain);
                counts = [counts[0] + compared, counts[1] + captured];
            }
        }
    }
    assert!(kos > 15, "{kos}");
    assert!(counts[0] > 10_000 && counts[1] > 1500, "{counts:?}");
}

/// The diagram's captured stones and the moves of each colour, as `(row, column)`.
fn read(board: &str) -> [Vec<(usize, usize)>; 3] {
    let board: Board = board.parse().unwrap();
    let Ladders { captured, moves: [black, white], complete } = Ladders::of(&board, None);
    assert!(complete);
    let cols = board.size().cols();
    [captured, black, white].map(|set| set.members().map(|index| (index / cols, index % cols)).collect())
}

#[test]
fn a_ladder_runs_across_the_board_unless_a_stone_is_in_its_way() {
    let open = "
        . . . . . . .
        . . X X . . .
        . X O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert_eq!(read(open), [vec![(2, 2)], vec![(3, 2)], vec![]]);
    let broken = "
        . . . . . . .
        . . X X . . .
        . X O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . O .
        . . . . . . .
    ";
    assert_eq!(read(broken), [vec![], vec![], vec![]]);
}
