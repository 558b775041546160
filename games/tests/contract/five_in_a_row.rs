//! Five in a row on the largest board, with a title that is longer than any line.

use games::description::{Described, GamePage, GameSpec, Text};
use games::game::{
    BoardGame, Cell, Ended, Game, Grid, LargeSquare, NotLegal, Outcome, Path, Variant, play_if_legal,
    write_rows,
};
use games::search::{Score, Searchable};
use gocheck_board::Color;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FiveInARow {
    cells: Vec<Cell>,
    last: Option<usize>,
}

type Place = LargeSquare<26, 26>;

const GRID: Grid = Grid::square(26);
const FIVE: Ended = Ended { code: "five", en: "five in a row", zh: "五子连珠" };
const FULL: Ended = Ended { code: "full", en: "the board is full", zh: "棋盘已满" };

impl FiveInARow {
    fn start() -> Self {
        Self { cells: vec![Cell::Empty; GRID.places()], last: None }
    }

    fn stones(&self) -> usize {
        self.cells.iter().filter(|cell| **cell != Cell::Empty).count()
    }

    /// The stones in a row from a place on, in one direction.
    fn run(&self, from: usize, down: isize, right: isize) -> usize {
        let next = |&place: &usize| GRID.step(place, down, right);
        let own = |place: &usize| self.cells[*place] == self.cells[from];
        std::iter::successors(Some(from), next).skip(1).take_while(own).count()
    }
}

impl Game for FiveInARow {
    type Move = Place;
    type Reason = Ended;
    type Illegal = NotLegal;

    fn to_move(&self) -> Color {
        if self.stones().is_multiple_of(2) { Color::Black } else { Color::White }
    }

    fn moves_into(&self, moves: &mut Vec<Place>) {
        if self.outcome().is_none() {
            moves.extend(Place::all().filter(|place| self.cells[place.place(false)] == Cell::Empty));
        }
    }

    fn play(&self, mv: Place) -> Result<Self, NotLegal> {
        play_if_legal(self, mv)
    }

    fn play_unchecked(&self, mv: Place) -> Self {
        let mut next = self.clone();
        next.cells[mv.place(false)] = Cell::Stone(self.to_move());
        next.last = Some(mv.place(false));
        next
    }

    fn outcome(&self) -> Option<Outcome<Ended>> {
        let lines = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let ends = |last: &usize| {
            let length = |(down, right)| 1 + self.run(*last, down, right) + self.run(*last, -down, -right);
            lines.into_iter().any(|line| length(line) >= 5)
        };
        match self.last.filter(ends) {
            Some(_) => Some(Outcome::win(self.to_move().opponent(), FIVE)),
            None => (self.stones() == GRID.places()).then_some(Outcome::draw(FULL)),
        }
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_string().hash(&mut hasher);
        hasher.finish()
    }
}

impl Searchable for FiveInARow {
    const MOVE_INDICES: usize = GRID.places();

    fn move_index(mv: Place) -> u16 {
        mv.index() as u16
    }

    fn evaluate(&self) -> Score {
        0
    }

    fn ordering_score(&self, mv: Place) -> i32 {
        -((mv.file().abs_diff(13) + mv.rank().abs_diff(13)) as i32)
    }
}

impl BoardGame for FiveInARow {
    const NAME: &'static str = "five-in-a-row";
    const GRID: Grid = GRID;

    fn cell(&self, place: usize) -> Cell {
        self.cells[place]
    }

    /// A finished game needs its last move, which is not part of the text.
    fn with_cells(cells: &[Cell], to_move: Color, _: &Variant<Self>) -> Option<Self> {
        let position = Self { cells: cells.to_vec(), last: None };
        let is_last = |place: &usize| {
            let ended = Self { last: Some(*place), ..position.clone() };
            cells[*place] == Cell::Stone(to_move.opponent()) && ended.outcome().is_some()
        };
        let last = (0..cells.len()).find(is_last);
        (position.to_move() == to_move).then_some(Self { last, ..position })
    }

    fn path(&self, mv: Place) -> Path {
        Path::onto(mv.place(false))
    }
}

impl Described for FiveInARow {
    const SPEC: &'static GameSpec<Self> = &GameSpec {
        page: &GamePage {
            title: Text {
                en: "Five in a Row on the Largest Board That a Page Can Show, with as Long a Title as Anyone Needs",
                zh: "五子棋：页面所能显示的最大棋盘，附带任何人都用不到的、比一行还要长得多的标题",
            },
            chinese: &[(FIVE.code, FIVE.zh), (FULL.code, FULL.zh)],
            ..GamePage::PLAIN
        },
        ending: |reason| reason.into(),
        reasons: &[FIVE, FULL],
        ..GameSpec::new(&[Variant { name: "five-in-a-row", rules: "five-in-a-row", start: Self::start }])
    };
}

impl fmt::Display for FiveInARow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(self, f)
    }
}
