use super::board::Board;
use super::boards::Pattern;
use super::fen::FenError;
use super::ideas::IDEAS;
use super::moves::Move;
use super::page::PAGE;
use super::position::Position;
use super::reason::Reason;
use super::rules::Rules;
use super::square::{Square, WIDTH};
use super::{notation, players, protocol};
use games_engine::description::spec::{Described, GameSpec};
use games_engine::description::values::{Ending, SaveIn, StartBoards};
use games_engine::game::board_game::{BoardGame, Path, PositionFault, Variant};
use games_engine::game::cell::Cell;
use games_engine::game::grid::Grid;
use games_engine::game::rules::Outcome;
use games_engine::search::builtin::BuiltinPlayers;
use gocheck_board::Color;

impl Described for Position {
    const SPEC: &'static GameSpec<Self> = &GameSpec {
        players: BuiltinPlayers {
            levels: "1 random, 2 greedy, 3 to 9 the engine with fewer and fewer handicaps, 10 full strength",
            player: players::player,
            ..BuiltinPlayers::USUAL
        },
        protocols: protocol::PROTOCOLS,
        notations: notation::NOTATIONS,
        books: &[
            ("book", include_str!("../../data/ataxx/openings.txt")),
            ("book-walls", include_str!("../../data/ataxx/openings_walls.txt")),
        ],
        boards: Some(StartBoards {
            usual: "0",
            all: || {
                let named = |pattern: Pattern| (pattern.name(), pattern.position(Rules::default()));
                Pattern::all().into_iter().map(named).collect()
            },
            named: |name, variant| Pattern::named(name).map(|pattern| pattern.position(rules_of(variant))),
        }),
        has_walls: true,
        ideas: Some(&IDEAS),
        save_in: Some(SaveIn { write: write_save_in, read: read_save_in }),
        page: &PAGE,
        ending,
        reasons: Reason::ALL,
        ..GameSpec::new(VARIANTS)
    };
}

const VARIANTS: &[Variant<Position>] = &[
    Variant { name: "uai", rules: "uai", start: || Position::start(Rules::Uai) },
    Variant { name: "botzone", rules: "botzone", start: || Position::start(Rules::Botzone) },
    Variant { name: "codingame", rules: "codingame", start: || Position::start(Rules::CodinGame) },
];

impl BoardGame for Position {
    const NAME: &'static str = "ataxx";
    const GRID: Grid = Grid::square(WIDTH);
    const COUNTS_UPWARDS: bool = true;
    const PASS: Option<Move> = Some(Move::Pass);

    fn cell(&self, place: usize) -> Cell {
        square(place).map_or(Cell::Empty, |square| self.board().cell(square))
    }

    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault> {
        Self::from_fen(text, rules_of(variant)).map_err(|error| {
            let (code, at) = match error {
                FenError::Empty => ("empty", 0),
                FenError::Ranks { found } => ("ranks", found),
                FenError::Files { rank } => ("files", rank),
                FenError::Letter { rank, .. } => ("letter", rank),
                FenError::NoSide | FenError::Side => ("side", 0),
                FenError::Number { .. } => ("number", 0),
                FenError::Rest => ("rest", 0),
            };
            PositionFault { code, at, why: error.to_string() }
        })
    }

    fn rule_set(&self) -> &'static str {
        self.rules.name()
    }

    /// If a side is stuck, the other gets the empty squares under rules that say so.
    fn count(&self, outcome: Outcome<Reason>) -> [u32; 2] {
        let board = self.board();
        Color::BOTH.map(|color| {
            let inherits = outcome.reason == Reason::Stuck && board.can_move(color);
            board.count(color) + if inherits { board.count_empty() } else { 0 }
        })
    }

    /// A single may come from any own piece next to the target.
    fn path(&self, mv: Move) -> Path {
        let place = |square: Square| square.place(true);
        let from = match mv {
            Move::Pass => Vec::new(),
            Move::Jump(from, _) => vec![place(from)],
            Move::Single(to) => self.sources_of_single(to).map(place).collect(),
        };
        Path { from, to: mv.target().map(place), is_jump: matches!(mv, Move::Jump(..)), ..Path::default() }
    }

    fn turned(cells: &[Cell], to: usize) -> Vec<usize> {
        let is_next = |place: &usize| {
            let squares = square(*place).zip(square(to));
            squares.is_some_and(|(one, other)| one.distance(other) == 1)
        };
        let is_other = |place: &usize| matches!(cells[*place], Cell::Stone(_)) && cells[*place] != cells[to];
        (0..cells.len()).filter(|place| is_next(place) && is_other(place)).collect()
    }

    fn with_cells(cells: &[Cell], to_move: Color, variant: &Variant<Self>) -> Option<Self> {
        let mut board = Board::default();
        for (place, &cell) in cells.iter().enumerate() {
            board.set(square(place)?, cell);
        }
        Some(Self::new(board, to_move, rules_of(variant)))
    }
}

fn ending(reason: Reason) -> Ending {
    let (code, words) = match reason {
        Reason::WipedOut => ("wiped_out", "one side has no pieces left"),
        Reason::Stuck => ("stuck", "one side cannot move, the other gets the empty squares"),
        Reason::Full => ("full", "neither side can move"),
        Reason::PlyLimit => ("ply_limit", "the pieces were counted at the move limit"),
        Reason::TurnLimit => ("turn_limit", "the turn limit is reached"),
        Reason::HalfMoves => ("half_moves", "too many jumps in a row"),
        Reason::Repetition => ("repetition", "threefold repetition"),
    };
    Ending { code, words: words.into() }
}

fn rules_of(variant: &Variant<Position>) -> Rules {
    (variant.start)().rules
}

const fn square(place: usize) -> Option<Square> {
    Square::at_place(place, true)
}

/// Seven lines of seven numbers, -1 0 1: one line per x from the left, with y from the top.
fn write_save_in(position: &Position) -> Option<String> {
    let number = |cell| NUMBERS.iter().find(|(_, known)| *known == cell).map(|(number, _)| *number);
    let column = |x| {
        let numbers: Option<Vec<&str>> = (0..WIDTH).map(|y| number(position.cell(y * WIDTH + x))).collect();
        Some(numbers?.join(" ") + "\n")
    };
    (0..WIDTH).map(column).collect()
}

/// Black is to move, since the format does not contain the side.
fn read_save_in(text: &str, variant: &Variant<Position>) -> Option<Position> {
    let cell = |word: &str| NUMBERS.iter().find(|(number, _)| *number == word).map(|&(_, cell)| cell);
    let by_column: Vec<Cell> = text.split_whitespace().map(cell).collect::<Option<_>>()?;
    if by_column.len() != WIDTH * WIDTH {
        return None;
    }
    let cells: Vec<Cell> = (0..WIDTH * WIDTH).map(|at| by_column[at % WIDTH * WIDTH + at / WIDTH]).collect();
    Position::with_cells(&cells, Color::Black, variant)
}

/// The numbers of cells in `save.in`.
const NUMBERS: [(&str, Cell); 3] =
    [("0", Cell::Empty), ("1", Cell::Stone(Color::Black)), ("-1", Cell::Stone(Color::White))];
