//! Ideas of the rules of Reversi, right and wrong ones.

use super::position::Position;
use super::square::SIDE;
use games_engine::game::board_game::BoardGame;
use games_engine::game::cell::Cell;
use games_engine::game::rule_idea::{RuleIdea, RuleIdeas, Step, Turning};
use gocheck_board::Color;

const SIZE: i64 = SIDE as i64;

const RIGHT: RuleIdea = RuleIdea {
    rule: "pieces turn over in all directions",
    cause: "",
    moves: |cells, side, turned| moves(cells, side, turned, |cell| cell == Cell::Empty),
    turned: None,
};

const ENDS: &str = "a line ends at an own piece";
const LENGTH: &str = "all pieces of a line turn over";

pub(super) const IDEAS: RuleIdeas = RuleIdeas {
    right: RIGHT,
    wrong: &[
        RuleIdea {
            rule: ENDS,
            cause: "it lets a line end at an empty square",
            turned: Some(|cells, to| turned(cells, to, Line { ends: |cell| cell.is_some(), ..LINE })),
            ..RIGHT
        },
        RuleIdea {
            rule: ENDS,
            cause: "it lets a line end at the edge of the board",
            turned: Some(|cells, to| {
                turned(cells, to, Line { ends: |cell| cell.is_none_or(|cell| cell != Cell::Empty), ..LINE })
            }),
            ..RIGHT
        },
        RuleIdea {
            rule: ENDS,
            cause: "it plays on any empty square next to a piece of the opponent",
            turned: Some(|cells, to| turned(cells, to, Line { ends: |_| true, ..LINE })),
            ..RIGHT
        },
        RuleIdea {
            rule: ENDS,
            cause: "its lines run across empty squares",
            turned: Some(|cells, to| turned(cells, to, Line { runs: |cell| cell == Cell::Empty, ..LINE })),
            ..RIGHT
        },
        RuleIdea {
            rule: LENGTH,
            cause: "it knows only lines of one piece",
            turned: Some(|cells, to| turned(cells, to, Line { most: 1, ..LINE })),
            ..RIGHT
        },
        RuleIdea {
            rule: LENGTH,
            cause: "it turns over only one piece of a line, the nearest to the move",
            moves: |cells, side, _| (RIGHT.moves)(cells, side, &right),
            turned: Some(|cells, to| turned(cells, to, Line { kept: Kept::First, ..LINE })),
        },
        RuleIdea {
            rule: LENGTH,
            cause: "it turns over only one piece of a line, the farthest from the move",
            moves: |cells, side, _| (RIGHT.moves)(cells, side, &right),
            turned: Some(|cells, to| turned(cells, to, Line { kept: Kept::Last, ..LINE })),
        },
        RuleIdea {
            rule: "the square is empty",
            cause: "it plays onto occupied squares",
            moves: |cells, side, turned| moves(cells, side, turned, |_| true),
            ..RIGHT
        },
        RuleIdea {
            rule: "lines end at the edge",
            cause: "its lines go on beyond the edge of the board",
            turned: Some(|cells, to| turned(cells, to, Line { next: on_the_other_side, ..LINE })),
            ..RIGHT
        },
        RuleIdea {
            rule: "lines end at the edge",
            cause: "its lines go on beyond the edge of the board",
            turned: Some(|cells, to| turned(cells, to, Line { next: in_the_next_row, ..LINE })),
            ..RIGHT
        },
    ],
};

fn right(cells: &[Cell], to: usize) -> Vec<usize> {
    <Position as BoardGame>::turned(cells, to)
}

fn moves(cells: &[Cell], side: Color, turned: Turning<'_>, enters: fn(Cell) -> bool) -> Vec<Step> {
    let mut board = cells.to_vec();
    let mut steps = Vec::new();
    for to in 0..cells.len() {
        if enters(cells[to]) {
            board[to] = Cell::Stone(side);
            if !turned(&board, to).is_empty() {
                steps.push(Step { from: None, to: [to as i64 / SIZE, to as i64 % SIZE] });
            }
            board[to] = cells[to];
        }
    }
    steps
}

/// How the pieces of a line turn over.
#[derive(Clone, Copy)]
struct Line {
    /// Whether a line of the other side's pieces can end at a cell that is no such piece, or at the edge.
    ends: fn(Option<Cell>) -> bool,
    /// Whether a line runs across a cell that is no piece of the other side.
    runs: fn(Cell) -> bool,
    /// The length of the longest line.
    most: usize,
    kept: Kept,
    /// The next place on a line.
    next: fn(usize, [i64; 2]) -> Option<usize>,
}

/// Which pieces of a line turn over.
#[derive(Clone, Copy)]
enum Kept {
    All,
    First,
    Last,
}

const LINE: Line = Line {
    ends: |cell| cell.is_some_and(|cell| cell != Cell::Empty),
    runs: |_| false,
    most: SIDE,
    kept: Kept::All,
    next: |place, [down, right]| {
        let (row, column) = (place as i64 / SIZE + down, place as i64 % SIZE + right);
        let is_on_board = (0..SIZE).contains(&row) && (0..SIZE).contains(&column);
        is_on_board.then_some((row * SIZE + column) as usize)
    },
};

fn on_the_other_side(place: usize, [down, right]: [i64; 2]) -> Option<usize> {
    let (row, column) = (place as i64 / SIZE + down, place as i64 % SIZE + right);
    Some((row.rem_euclid(SIZE) * SIZE + column.rem_euclid(SIZE)) as usize)
}

fn in_the_next_row(place: usize, [down, right]: [i64; 2]) -> Option<usize> {
    usize::try_from(place as i64 + down * SIZE + right).ok().filter(|&place| place < SIDE.pow(2))
}

fn turned(cells: &[Cell], to: usize, how: Line) -> Vec<usize> {
    let mut turned = Vec::new();
    let ways = (-1..=1).flat_map(|down| (-1..=1).map(move |right| [down, right]));
    for way in ways.filter(|way| *way != [0, 0]) {
        let mut line = Vec::new();
        let mut end = (how.next)(to, way);
        let is_other = |place: usize| {
            matches!(cells[place], Cell::Stone(_)) && cells[place] != cells[to] || (how.runs)(cells[place])
        };
        while let Some(place) = end.filter(|&place| is_other(place) && line.len() < SIDE) {
            line.push(place);
            end = (how.next)(place, way);
        }
        if !line.is_empty() && line.len() <= how.most && (how.ends)(end.map(|place| cells[place])) {
            match how.kept {
                Kept::All => turned.extend(line),
                Kept::First => turned.extend(line.first()),
                Kept::Last => turned.extend(line.last()),
            }
        }
    }
    turned
}
