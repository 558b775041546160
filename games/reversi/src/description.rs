use super::ideas::IDEAS;
use super::moves::Move;
use super::page::PAGE;
use super::perft::CONVENTIONS;
use super::position::{Position, Reason};
use super::square::{SIDE, Square};
use super::text::{ASSIGNMENT, PositionError, START};
use super::{coordinates, notation, players, protocol};
use crate::book::graph::OpeningGraph;
use crate::endgame::root::Solver;
use crate::midgame::engine::ReversiEngine;
use crate::players::clock::share;
use games_engine::description::spec::{Described, GameSpec};
use games_engine::description::values::{Ending, ExactSolver, SolvedLine, StartBoards};
use games_engine::game::board_game::{BoardGame, Path, PositionFault, Variant};
use games_engine::game::cell::Cell;
use games_engine::game::coordinates::Coordinates;
use games_engine::game::grid::Grid;
use games_engine::game::rules::Game;
use games_engine::search::builtin::BuiltinPlayers;
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;

impl Described for Position {
    const SPEC: &'static GameSpec<Self> = &GameSpec {
        players: BuiltinPlayers {
            levels: "1 random, 2 most stones, 3 to 6 a ply ahead with ever smaller errors, 7 two plies, \
                     8 three, 9 the engine at a glance, 10 full strength",
            megabytes: 64,
            player: players::player,
            engine: |megabytes, threads| {
                Box::new(ReversiEngine::new(megabytes, threads).with_early_endgame())
            },
            read_book: Some(|text| Ok(text.parse::<OpeningGraph>()?.book())),
            share: |position, left| share(left, position),
        },
        protocols: protocol::PROTOCOLS,
        notations: notation::NOTATIONS,
        books: &[("book", include_str!("../../data/reversi/openings.txt"))],
        boards: Some(StartBoards {
            usual: START,
            all: boards,
            named: |name, _| boards().into_iter().find_map(|(known, board)| (known == name).then_some(board)),
        }),
        mirrored: Some(Move::mirrored),
        exact: Some(ExactSolver {
            empty: |position| position.empty().count_ones(),
            most: 24,
            stones: exact_stones,
            line: exact_line,
        }),
        ideas: Some(&IDEAS),
        odds: 700,
        perft: CONVENTIONS,
        coordinates: &[Coordinates::ALGEBRAIC, coordinates::ASSIGNMENT],
        page: &PAGE,
        ending: |reason| Ending { code: "full", words: Position::rule(reason).into() },
        reasons: &[Reason { black: 0, white: 0 }],
        ..GameSpec::new(VARIANTS)
    };
}

const VARIANTS: &[Variant<Position>] = &[
    Variant { name: "othello", rules: "reversi", start: Position::start },
    Variant { name: ASSIGNMENT, rules: "reversi", start: Position::assignment_start },
];

fn boards() -> Vec<(String, Position)> {
    vec![(START.to_owned(), Position::start()), (ASSIGNMENT.to_owned(), Position::assignment_start())]
}

impl BoardGame for Position {
    const NAME: &'static str = "reversi";
    const GRID: Grid = Grid::square(SIDE);
    const PASS: Option<Move> = Some(Move::Pass);

    fn cell(&self, place: usize) -> Cell {
        Square::at_place(place, false).and_then(|square| self.stone(square)).into()
    }

    /// Also reads a line of an OBF file and ignores the values of its moves.
    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault> {
        let position = text.split(';').next().unwrap_or_default().trim();
        if position == START {
            return Ok((variant.start)());
        }
        position.parse().map_err(|error: PositionError| {
            let (code, at) = match error {
                PositionError::Length(found) => ("length", found),
                PositionError::Cell { column, .. } => ("cell", column),
                PositionError::Side(_) => ("side", 0),
                PositionError::Rest(_) => ("rest", 0),
            };
            PositionFault { code, at, why: error.to_string() }
        })
    }

    fn rule(_: Reason) -> String {
        "neither side can move".to_owned()
    }

    fn path(&self, mv: Move) -> Path {
        mv.square().map_or_else(Path::default, |square| Path::onto(square.place(false)))
    }

    /// `f5d6c3` is three moves.
    fn split_moves(word: &str) -> Vec<&str> {
        if !word.is_ascii() || word.eq_ignore_ascii_case("pass") {
            return vec![word];
        }
        (0..word.len()).step_by(2).map(|at| &word[at..word.len().min(at + 2)]).collect()
    }

    fn turned(cells: &[Cell], to: usize) -> Vec<usize> {
        let mut turned = Vec::new();
        for (right, down) in (-1..=1).flat_map(|right| (-1..=1).map(move |down| (right, down))) {
            let step = |&place: &usize| Self::GRID.step(place, down, right);
            let line = std::iter::successors(step(&to), step);
            let is_other =
                |&place: &usize| matches!(cells[place], Cell::Stone(_)) && cells[place] != cells[to];
            let others: Vec<usize> = line.clone().take_while(is_other).take(SIDE).collect();
            if line.skip(others.len()).take(1).any(|end| cells[end] == cells[to]) {
                turned.extend(others);
            }
        }
        turned
    }

    fn with_cells(cells: &[Cell], to_move: Color, _: &Variant<Self>) -> Option<Self> {
        let mut stones = [0; 2];
        for (place, &cell) in cells.iter().enumerate() {
            match cell {
                Cell::Empty => {}
                Cell::Stone(color) => stones[color as usize] |= Square::at_place(place, false)?.bit(),
                Cell::Piece(..) | Cell::Wall => return None,
            }
        }
        Self::new(stones[0], stones[1], to_move)
    }
}

/// The solver's table in MiB.
const EXACT_TABLE: usize = 16;

fn exact_stones(position: &Position, limits: SearchLimits<'_>) -> Option<[u32; 2]> {
    let mut solver = Solver::new(EXACT_TABLE);
    let value = if position.must_pass() {
        -solver.value(&position.play_unchecked(Move::Pass), limits)?
    } else {
        solver.value(position, limits)?
    };
    let own = (64 + value) / 2;
    let stones = [own as u32, (64 - own) as u32];
    Some(if position.to_move() == Color::Black { stones } else { [stones[1], stones[0]] })
}

fn exact_line(position: &Position, limits: SearchLimits<'_>) -> Option<SolvedLine<Move>> {
    let mut solver = Solver::new(EXACT_TABLE);
    let solution = solver.solve(position, limits)?;
    let line = solver.line(position, solution.value, limits);
    Some((100 * solution.value, line))
}
