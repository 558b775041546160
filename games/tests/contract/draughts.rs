//! English draughts on a board of any even size, with pieces of two kinds, captures, and moves of several jumps.

use games::description::{Described, GamePage, GameSpec, PieceLook, Text};
use games::game::{
    BoardGame, Cell, Ended, Game, Grid, LargeSquare, NotLegal, Outcome, Path, Variant, play_if_legal,
    write_rows,
};
use games::search::{Score, Searchable};
use gocheck_board::Color;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

/// Black, below, moves first. Nothing was captured or moved by a man for `quiet` plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draughts<const COLUMNS: usize, const ROWS: usize> {
    cells: Vec<Cell>,
    to_move: Color,
    quiet: u32,
}

const MEN: [Cell; 2] = [Cell::Stone(Color::Black), Cell::Stone(Color::White)];
const KINGS: [(Color, char); 2] = [(Color::Black, 'K'), (Color::White, 'Q')];
const STUCK: Ended = Ended { code: "stuck", en: "one side cannot move", zh: "一方无棋可走" };
const QUIET: Ended = Ended { code: "quiet", en: "nothing happens any more", zh: "长时间没有进展" };

/// The places of a move: the first one, and where the piece lands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Hops<const COLUMNS: usize, const ROWS: usize> {
    places: [u16; 16],
    count: u8,
}

impl<const COLUMNS: usize, const ROWS: usize> Hops<COLUMNS, ROWS> {
    fn new(places: &[usize]) -> Self {
        let mut all = [0; 16];
        for (to, &place) in all.iter_mut().zip(places) {
            *to = place as u16;
        }
        Self { places: all, count: places.len().min(16) as u8 }
    }

    fn places(&self) -> impl Iterator<Item = usize> {
        self.places.into_iter().take(self.count.into()).map(usize::from)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> Draughts<COLUMNS, ROWS> {
    const BOARD: Grid = Grid::new(COLUMNS, ROWS);

    const fn is_dark(place: usize) -> bool {
        (place / COLUMNS + place % COLUMNS) % 2 == 1
    }

    pub(crate) fn start() -> Self {
        let cell = |place: usize| match (place / COLUMNS, (ROWS - 2) / 2) {
            (row, men) if Self::is_dark(place) && row < men => MEN[1],
            (row, men) if Self::is_dark(place) && row >= ROWS - men => MEN[0],
            _ => Cell::Empty,
        };
        Self { cells: (0..COLUMNS * ROWS).map(cell).collect(), to_move: Color::Black, quiet: 0 }
    }

    /// The steps of a piece to its next squares.
    fn ways(cell: Cell) -> Vec<(isize, isize)> {
        let downs: &[isize] = match cell {
            Cell::Stone(Color::Black) => &[-1],
            Cell::Stone(Color::White) => &[1],
            _ => &[-1, 1],
        };
        downs.iter().flat_map(|&down| [(down, -1), (down, 1)]).collect()
    }

    /// Extends the captures of the piece that comes from the first of some places and is on the last now.
    fn captures(
        &self,
        piece: Cell,
        places: &mut Vec<usize>,
        taken: &mut Vec<usize>,
        all: &mut Vec<Vec<usize>>,
    ) {
        let (from, at) = (places[0], places[places.len() - 1]);
        let mut goes_on = false;
        for (down, right) in Self::ways(piece) {
            let over = Self::BOARD.step(at, down, right);
            let Some((over, to)) = over.zip(Self::BOARD.step(at, 2 * down, 2 * right)) else { continue };
            let is_enemy = self.cells[over].color() == Some(self.to_move.opponent());
            let is_free = self.cells[to] == Cell::Empty || to == from;
            if is_enemy && is_free && !taken.contains(&over) {
                goes_on = true;
                places.push(to);
                taken.push(over);
                self.captures(piece, places, taken, all);
                places.pop();
                taken.pop();
            }
        }
        if !goes_on && places.len() > 1 {
            all.push(places.clone());
        }
    }

    const fn last_row(&self) -> usize {
        if matches!(self.to_move, Color::Black) { 0 } else { ROWS - 1 }
    }
}

impl<const COLUMNS: usize, const ROWS: usize> Game for Draughts<COLUMNS, ROWS> {
    type Move = Hops<COLUMNS, ROWS>;
    type Reason = Ended;
    type Illegal = NotLegal;

    fn to_move(&self) -> Color {
        self.to_move
    }

    /// Captures have to be made, and to the end.
    fn moves_into(&self, moves: &mut Vec<Self::Move>) {
        if self.quiet >= 80 {
            return;
        }
        let own = (0..self.cells.len()).filter(|&place| self.cells[place].color() == Some(self.to_move));
        let mut all = Vec::new();
        for place in own.clone() {
            self.captures(self.cells[place], &mut vec![place], &mut Vec::new(), &mut all);
        }
        if all.is_empty() {
            for from in own {
                let steps = Self::ways(self.cells[from]).into_iter();
                let steps = steps.filter_map(|(down, right)| Self::BOARD.step(from, down, right));
                all.extend(steps.filter(|&to| self.cells[to] == Cell::Empty).map(|to| vec![from, to]));
            }
        }
        moves.extend(all.iter().map(|places| Hops::new(places)));
    }

    fn play(&self, mv: Self::Move) -> Result<Self, NotLegal> {
        play_if_legal(self, mv)
    }

    fn play_unchecked(&self, mv: Self::Move) -> Self {
        let mut next = Self { to_move: self.to_move.opponent(), quiet: self.quiet + 1, ..self.clone() };
        let places: Vec<usize> = mv.places().collect();
        let (from, to) = (places[0], places[places.len() - 1]);
        let piece = std::mem::replace(&mut next.cells[from], Cell::Empty);
        for hop in places.windows(2) {
            let over = (hop[0] + hop[1]) / 2;
            if hop[0].abs_diff(hop[1]) > COLUMNS + 1 {
                next.cells[over] = Cell::Empty;
                next.quiet = 0;
            }
        }
        let is_man = MEN.contains(&piece);
        let is_crowned = is_man && to / COLUMNS == self.last_row();
        let (color, letter) = KINGS[self.to_move as usize];
        next.cells[to] = if is_crowned { Cell::Piece(color, letter) } else { piece };
        next.quiet *= u32::from(!is_man);
        next
    }

    fn outcome(&self) -> Option<Outcome<Ended>> {
        match self.quiet >= 80 {
            true => Some(Outcome::draw(QUIET)),
            false => self.moves().is_empty().then(|| Outcome::win(self.to_move.opponent(), STUCK)),
        }
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_string().hash(&mut hasher);
        hasher.finish()
    }
}

impl<const COLUMNS: usize, const ROWS: usize> Searchable for Draughts<COLUMNS, ROWS> {
    const MOVE_INDICES: usize = 4093;

    fn move_index(mv: Self::Move) -> u16 {
        (mv.places().fold(0, |index, place| 251 * index + place) % Self::MOVE_INDICES) as u16
    }

    fn evaluate(&self) -> Score {
        let worth = |cell: &Cell| match cell {
            Cell::Stone(_) => 100,
            _ => 160,
        };
        let value =
            |color| self.cells.iter().filter(|cell| cell.color() == Some(color)).map(worth).sum::<Score>();
        value(self.to_move) - value(self.to_move.opponent())
    }

    fn ordering_score(&self, mv: Self::Move) -> i32 {
        mv.count.into()
    }
}

impl<const COLUMNS: usize, const ROWS: usize> BoardGame for Draughts<COLUMNS, ROWS> {
    const NAME: &'static str = "draughts";
    const GRID: Grid = Self::BOARD;
    const COUNTS_UPWARDS: bool = true;
    const PIECES: &'static [(Color, char)] = &KINGS;

    fn cell(&self, place: usize) -> Cell {
        self.cells[place]
    }

    /// Pieces are on dark squares, and men not on the last row.
    fn with_cells(cells: &[Cell], to_move: Color, _: &Variant<Self>) -> Option<Self> {
        let fits = |(place, cell): (usize, &Cell)| match cell {
            Cell::Empty => true,
            Cell::Wall => false,
            Cell::Stone(Color::Black) if place / COLUMNS == 0 => false,
            Cell::Stone(Color::White) if place / COLUMNS == ROWS - 1 => false,
            _ => Self::is_dark(place),
        };
        let is_position = cells.iter().enumerate().all(fits);
        is_position.then(|| Self { cells: cells.to_vec(), to_move, quiet: 0 })
    }

    fn path(&self, mv: Self::Move) -> Path {
        let places: Vec<usize> = mv.places().collect();
        let marks = places[1..places.len() - 1].to_vec();
        Path { marks, ..Path::between(places[0], places[places.len() - 1]) }
    }
}

impl<const COLUMNS: usize, const ROWS: usize> Described for Draughts<COLUMNS, ROWS> {
    const SPEC: &'static GameSpec<Self> = &GameSpec {
        page: &GamePage {
            title: Text { en: "Draughts", zh: "西洋跳棋" },
            chinese: &[(STUCK.code, STUCK.zh), (QUIET.code, QUIET.zh)],
            pieces: &[
                ('K', PieceLook { sign: "K", name: Text { en: "black king", zh: "黑王" } }),
                ('Q', PieceLook { sign: "K", name: Text { en: "white king", zh: "白王" } }),
            ],
            is_shaded: Self::is_dark,
            ..GamePage::PLAIN
        },
        ending: |reason| reason.into(),
        reasons: &[STUCK, QUIET],
        ..GameSpec::new(&[Variant { name: "draughts", rules: "draughts", start: Self::start }])
    };
}

impl<const COLUMNS: usize, const ROWS: usize> fmt::Display for Draughts<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(self, f)
    }
}

/// Such as `c3-d4`, and `c3-e5-g7` for captures.
impl<const COLUMNS: usize, const ROWS: usize> fmt::Display for Hops<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name =
            |place| LargeSquare::<COLUMNS, ROWS>::at_place(place, true).map(|square| square.to_string());
        let names: Vec<String> = self.places().filter_map(name).collect();
        f.write_str(&names.join("-"))
    }
}

impl<const COLUMNS: usize, const ROWS: usize> fmt::Debug for Hops<COLUMNS, ROWS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const COLUMNS: usize, const ROWS: usize> FromStr for Hops<COLUMNS, ROWS> {
    type Err = NotLegal;

    fn from_str(text: &str) -> Result<Self, NotLegal> {
        let place = |name: &str| name.parse().map(|square: LargeSquare<COLUMNS, ROWS>| square.place(true));
        let places: Result<Vec<usize>, _> = text.split('-').map(place).collect();
        let places = places.ok().filter(|places| (2..=16).contains(&places.len()));
        places.map(|places| Self::new(&places)).ok_or(NotLegal::Move)
    }
}
