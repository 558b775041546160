use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rules::History;
use gocheck_board::Color;

/// How a program plays the moves of a game on its own board.
pub(super) struct Replay {
    /// Whether it plays its own moves.
    pub(super) own: bool,
    /// Whether it plays the opponent's moves.
    pub(super) other: bool,
    /// Whether a program that is kept running goes on to play its own moves.
    pub(super) own_later: bool,
    /// Whether a program that is kept running goes on to play the opponent's moves.
    pub(super) other_later: bool,
    /// Whether pieces turn over after its own moves.
    pub(super) own_turn: bool,
    /// Whether pieces turn over after the opponent's moves.
    pub(super) other_turn: bool,
    /// Whether it plays each side's moves for the other.
    pub(super) sides_exchanged: bool,
    /// Whether a jump empties its source.
    pub(super) jumps_move: bool,
    /// Whether the colours of the start are exchanged.
    pub(super) start_exchanged: bool,
    /// Whether the rows of the start are upside down.
    pub(super) start_upside_down: bool,
}

impl Replay {
    /// Correct play.
    pub(super) const RIGHT: Self = Self {
        own: true,
        other: true,
        own_later: true,
        other_later: true,
        own_turn: true,
        other_turn: true,
        sides_exchanged: false,
        jumps_move: true,
        start_exchanged: false,
        start_upside_down: false,
    };

    /// The position after a game, as a program sees it that was started after `first` plies.
    pub(super) fn position<G: Described>(&self, game: &History<G>, first: usize) -> Option<G> {
        let me = game.position().to_move();
        let mut cells: Vec<Cell> = game.start().cells().collect();
        if self.start_upside_down {
            cells = cells.chunks(G::GRID.columns()).rev().flatten().copied().collect();
        }
        if self.start_exchanged {
            cells.iter_mut().for_each(|cell| *cell = exchanged(*cell));
        }
        for (ply, (position, mv)) in game.earlier().iter().enumerate() {
            let side = position.to_move();
            let (plays, plays_later, turns) = match side == me {
                true => (self.own, self.own_later, self.own_turn),
                false => (self.other, self.other_later, self.other_turn),
            };
            let plays = plays && (plays_later || ply < first);
            let path = position.path(*mv);
            let Some(to) = path.to.filter(|_| plays) else { continue };
            if let Some(&from) = path.from.first().filter(|_| path.is_jump && self.jumps_move) {
                cells[from] = Cell::Empty;
            }
            let side = if self.sides_exchanged { side.opponent() } else { side };
            cells[to] = Cell::Stone(side);
            if turns {
                G::turned(&cells, to).into_iter().for_each(|place| cells[place] = Cell::Stone(side));
            }
        }
        with_cells(&cells, me, game.position())
    }
}

/// The position with these cells, under the rules of another one.
pub(super) fn with_cells<G: Described>(cells: &[Cell], to_move: Color, like: &G) -> Option<G> {
    G::with_cells(cells, to_move, G::SPEC.variant(like.rule_set()).ok()?)
}

const fn exchanged(cell: Cell) -> Cell {
    match cell {
        Cell::Stone(color) => Cell::Stone(color.opponent()),
        // A piece of another kind has a letter of its side.
        Cell::Piece(..) | Cell::Empty | Cell::Wall => cell,
    }
}
