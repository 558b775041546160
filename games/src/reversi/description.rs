use super::book::OpeningGraph;
use super::endgame::Solver;
use super::perft::CONVENTIONS;
use super::{
    IllegalMove, Move, Position, PositionError, Reason, ReversiEngine, START, Square, coordinates, notation,
    players, protocol, share,
};
use crate::board::Color;
use crate::description::{
    Coordinates, Described, Ending, Exact, Path, PerftConvention, PositionFault, ReadBook, SolvedLine,
    Variant,
};
use crate::game::{Cell, Game, History, PlayError};
use crate::notation::Notation;
use crate::protocol::Protocol;
use crate::search::{Engine, EngineOptions, Player, Score, SearchLimits};
use std::time::Duration;

/// The mirror image of the usual start.
const ASSIGNMENT: &str = "assignment";

impl Described for Position {
    const NAME: &'static str = "reversi";
    const SIZE: usize = 8;
    const VARIANTS: &'static [Variant<Self>] = &[
        Variant { name: "othello", rules: "reversi", start: Self::start },
        Variant { name: ASSIGNMENT, rules: "reversi", start: Self::assignment_start },
    ];
    const PASS: Option<Move> = Some(Move::Pass);
    const PROTOCOLS: &'static [Protocol<Self>] = protocol::PROTOCOLS;
    const NOTATIONS: &'static [Notation<Self>] = notation::NOTATIONS;
    const BOOKS: &'static [(&'static str, &'static str)] =
        &[("book", include_str!("../../data/reversi/openings.txt"))];
    const EXACT: Option<Exact<Self>> = Some(Exact {
        empty: |position| position.empty().count_ones(),
        most: 24,
        stones: exact_stones,
        line: exact_line,
    });
    const ODDS: Score = 700;
    const LEVELS: &'static str = "1 random, 2 most stones, 3 to 6 a ply ahead with ever smaller errors, 7 two plies, \
                                  8 three, 9 the engine at a glance, 10 full strength";
    const MEGABYTES: u16 = 64;
    const BOARD: &'static str = START;
    const COORDINATES: &'static [Coordinates] = &[Coordinates::Algebraic, Coordinates::Assignment];
    const PERFT: &'static [PerftConvention<Self>] = CONVENTIONS;

    fn drawn(game: &History<Self>, coordinates: Coordinates) -> String {
        match coordinates {
            Coordinates::Algebraic => game.position().picture(),
            Coordinates::Assignment => coordinates::drawn(game),
        }
    }

    fn named(game: &History<Self>, mv: Move, coordinates: Coordinates) -> String {
        match coordinates {
            Coordinates::Algebraic => mv.to_string(),
            Coordinates::Assignment => coordinates::named(game, mv),
        }
    }

    fn wrong(game: &History<Self>, error: &PlayError<IllegalMove>, coordinates: Coordinates) -> String {
        match coordinates {
            Coordinates::Algebraic => error.to_string(),
            Coordinates::Assignment => coordinates::wrong(game, error),
        }
    }

    fn cell(&self, place: usize) -> Cell {
        Square::at_place(place, false).and_then(|square| self.stone(square)).into()
    }

    /// Reads a line of an OBF file too; what its moves are worth is passed over.
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

    fn player(strength: EngineOptions) -> Box<dyn Player<Self>> {
        players::player(strength)
    }

    const READ_BOOK: Option<ReadBook> = Some(|text| Ok(text.parse::<OpeningGraph>()?.book()));

    fn engine(megabytes: usize, threads: usize) -> Box<dyn Engine<Self>> {
        Box::new(ReversiEngine::new(megabytes, threads).with_early_endgame())
    }

    fn share(&self, left: Duration) -> Duration {
        share(left, self)
    }

    fn rule(_: Reason) -> String {
        "neither side can move".to_owned()
    }

    fn ending(reason: Reason) -> Ending {
        Ending { code: "full", values: None, words: Self::rule(reason).into() }
    }

    fn path(&self, mv: Move) -> Path {
        Path { to: mv.square().map(|square| square.place(false)), ..Path::default() }
    }

    /// `f5d6c3` is three moves.
    fn split_moves(word: &str) -> Vec<&str> {
        if !word.is_ascii() || word.eq_ignore_ascii_case("pass") {
            return vec![word];
        }
        (0..word.len()).step_by(2).map(|at| &word[at..word.len().min(at + 2)]).collect()
    }

    fn mirrored(mv: Move) -> Option<Move> {
        Some(mv.mirrored())
    }

    fn boards() -> Vec<(String, Self)> {
        vec![(START.to_owned(), Self::start()), (ASSIGNMENT.to_owned(), Self::assignment_start())]
    }

    fn board(name: &str, _: &Variant<Self>) -> Option<Self> {
        Self::boards().into_iter().find_map(|(known, board)| (known == name).then_some(board))
    }

    fn with_cells(cells: &[Cell], to_move: Color, _: &Variant<Self>) -> Option<Self> {
        let mut stones = [0; 2];
        for (place, &cell) in cells.iter().enumerate() {
            match cell {
                Cell::Empty => {}
                Cell::Stone(color) => stones[color as usize] |= Square::at_place(place, false)?.bit(),
                Cell::Wall => return None,
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
