//! Ideas of the rules of Ataxx, right and wrong ones.

use super::position::Position;
use super::square::WIDTH;
use games_engine::game::board_game::BoardGame;
use games_engine::game::cell::Cell;
use games_engine::game::rule_idea::{Point, RuleIdea, RuleIdeas, Step, distance};
use gocheck_board::Color;

const SIZE: i64 = WIDTH as i64;

/// How pieces move.
#[derive(Clone, Copy)]
struct Movement {
    /// Whether a piece of a side can enter a cell.
    enters: fn(Cell, Color) -> bool,
    /// Whether a cell holds a piece of a side.
    owns: fn(Cell, Color) -> bool,
    /// Whether a piece can move this number of rows and columns.
    reaches: fn(i64, i64) -> bool,
    /// Whether a piece can jump over a cell.
    passes: fn(Cell) -> bool,
    has_edges: bool,
}

const RIGHT: Movement = Movement {
    enters: |cell, _| matches!(cell, Cell::Empty),
    owns: |cell, side| cell == Cell::Stone(side),
    reaches: |down, right| down.max(right) <= 2,
    passes: |_| true,
    has_edges: true,
};

const RIGHT_IDEA: RuleIdea = RuleIdea {
    rule: "pieces turn over in all directions",
    cause: "",
    moves: |cells, side, _| moves(cells, side, RIGHT),
    turned: None,
};

const WALLS: &str = "walls stay empty";
const STEPS: &str = "a piece spawns one step away or jumps two";
const JUMPS: &str = "nothing stops a jump";

pub(super) const IDEAS: RuleIdeas = RuleIdeas {
    right: RIGHT_IDEA,
    wrong: &[
        RuleIdea {
            rule: WALLS,
            cause: "it takes walls for empty squares",
            moves: |cells, side, _| {
                moves(cells, side, Movement { enters: |cell, _| !matches!(cell, Cell::Stone(_)), ..RIGHT })
            },
            ..RIGHT_IDEA
        },
        RuleIdea {
            rule: WALLS,
            cause: "it takes walls for its own pieces",
            moves: |cells, side, _| {
                let owns = |cell, side| cell == Cell::Wall || cell == Cell::Stone(side);
                moves(cells, side, Movement { owns, ..RIGHT })
            },
            ..RIGHT_IDEA
        },
        RuleIdea {
            rule: WALLS,
            cause: "walls next to a move become pieces on its board",
            turned: Some(|cells, to| {
                let mut turned = Position::turned(cells, to);
                turned.extend(
                    (0..cells.len()).filter(|&place| {
                        cells[place] == Cell::Wall && distance(point(place), point(to)) == 1
                    }),
                );
                turned
            }),
            ..RIGHT_IDEA
        },
        RuleIdea {
            rule: "the target is empty",
            cause: "it plays onto occupied squares",
            moves: |cells, side, _| {
                let enters = |cell, side| cell != Cell::Wall && cell != Cell::Stone(side);
                moves(cells, side, Movement { enters, ..RIGHT })
            },
            ..RIGHT_IDEA
        },
        RuleIdea {
            rule: "moves end at the edge",
            cause: "it does not stop at the edge of the board",
            moves: |cells, side, _| moves(cells, side, Movement { has_edges: false, ..RIGHT }),
            ..RIGHT_IDEA
        },
        reaching("it never jumps", |cells, side, _| {
            moves(cells, side, Movement { reaches: |down, right| down.max(right) <= 1, ..RIGHT })
        }),
        reaching("it never spawns", |cells, side, _| {
            moves(cells, side, Movement { reaches: |down, right| down.max(right) == 2, ..RIGHT })
        }),
        reaching(
            "it leaves out jumps like a knight's, two steps one way and one the other",
            |cells, side, _| {
                let reaches = |down: i64, right: i64| down.max(right) <= 2 && down + right != 3;
                moves(cells, side, Movement { reaches, ..RIGHT })
            },
        ),
        reaching("it jumps along rows and columns only", |cells, side, _| {
            let reaches =
                |down: i64, right: i64| down.max(right) <= 1 || down.max(right) == 2 && down * right == 0;
            moves(cells, side, Movement { reaches, ..RIGHT })
        }),
        reaching("it spawns along rows and columns only", |cells, side, _| {
            let reaches = |down: i64, right: i64| down.max(right) == 2 || down + right == 1;
            moves(cells, side, Movement { reaches, ..RIGHT })
        }),
        reaching("it moves pieces three steps", |cells, side, _| {
            moves(cells, side, Movement { reaches: |down, right| down.max(right) <= 3, ..RIGHT })
        }),
        RuleIdea {
            rule: JUMPS,
            cause: "walls stop its jumps",
            moves: |cells, side, _| {
                moves(cells, side, Movement { passes: |cell| cell != Cell::Wall, ..RIGHT })
            },
            ..RIGHT_IDEA
        },
        RuleIdea {
            rule: JUMPS,
            cause: "pieces and walls stop its jumps",
            moves: |cells, side, _| {
                moves(cells, side, Movement { passes: |cell| cell == Cell::Empty, ..RIGHT })
            },
            ..RIGHT_IDEA
        },
    ],
};

const fn reaching(
    cause: &'static str,
    moves: fn(&[Cell], Color, games_engine::game::rule_idea::Turning<'_>) -> Vec<Step>,
) -> RuleIdea {
    RuleIdea { rule: STEPS, cause, moves, ..RIGHT_IDEA }
}

fn moves(cells: &[Cell], side: Color, how: Movement) -> Vec<Step> {
    let mut steps = Vec::new();
    let own = (0..cells.len()).filter(|&place| (how.owns)(cells[place], side)).map(point);
    for from @ [row, column] in own {
        for to in
            (row - 3..=row + 3).flat_map(|row| (column - 3..=column + 3).map(move |column| [row, column]))
        {
            let (down, right) = (to[0] - row, to[1] - column);
            if to == from || !(how.reaches)(down.abs(), right.abs()) {
                continue;
            }
            let middle =
                place([row + down / 2, column + right / 2]).filter(|_| down % 2 == 0 && right % 2 == 0);
            if middle.is_some_and(|middle| !(how.passes)(cells[middle])) {
                continue;
            }
            match place(to) {
                Some(place) if (how.enters)(cells[place], side) => steps.push(Step { from: Some(from), to }),
                None if !how.has_edges => {
                    steps.extend(beyond(to).into_iter().map(|to| Step { from: Some(from), to }));
                }
                _ => {}
            }
        }
    }
    steps
}

/// What programs make of a point beyond the edge: the point itself, and points on the other side of the board.
fn beyond([row, column]: Point) -> [Point; 3] {
    let index = row * SIZE + column;
    [
        [row, column],
        [row.rem_euclid(SIZE), column.rem_euclid(SIZE)],
        [index.div_euclid(SIZE), index.rem_euclid(SIZE)],
    ]
}

const fn point(place: usize) -> Point {
    [(place / WIDTH) as i64, (place % WIDTH) as i64]
}

fn place([row, column]: Point) -> Option<usize> {
    let is_on_board = (0..SIZE).contains(&row) && (0..SIZE).contains(&column);
    is_on_board.then_some((row * SIZE + column) as usize)
}
