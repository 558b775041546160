//! Mistakes in the rules: what a program takes for legal that has a wrong idea of them.

use super::bench::{Answer, Observation};
use super::evidence::Sign;
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rule_idea::{Point, RuleIdea, Step};
use games_engine::game::rules::{Game, History};
use games_engine::protocol::definition::Protocol;

/// A mistake in the rules.
#[derive(Clone)]
pub(in super::super) struct RuleBelief {
    /// The rule, as the name of a test step.
    pub(in super::super) rule: &'static str,
    pub(in super::super) cause: String,
    idea: &'static RuleIdea,
    /// The directions in which pieces turn over, as bits; see `WAYS`.
    ways: u16,
    /// An edge where it never plays.
    left_out: Option<Edge>,
}

/// Rows down and columns to the right, and the name of the direction.
const WAYS: [(Point, &str); 8] = [
    ([-1, -1], "upper left"),
    ([-1, 0], "top"),
    ([-1, 1], "upper right"),
    ([0, -1], "left"),
    ([0, 1], "right"),
    ([1, -1], "lower left"),
    ([1, 0], "bottom"),
    ([1, 1], "lower right"),
];

const ALL_WAYS: u16 = 0xff;

/// Directions that are forgotten together: the first bit is the upper left.
const GROUPS: [(u16, &str); 6] = [
    (0b1010_0101, "it turns pieces over in four directions only, not diagonally"),
    (0b0101_1010, "it turns pieces over diagonally only"),
    (0b0010_1001, "it turns no pieces over to the left, straight or diagonally"),
    (0b1001_0100, "it turns no pieces over to the right, straight or diagonally"),
    (0b0000_0111, "it turns no pieces over upwards, straight or diagonally"),
    (0b1110_0000, "it turns no pieces over downwards, straight or diagonally"),
];

#[derive(Clone, Copy)]
enum Edge {
    Row(usize),
    Column(usize),
}

impl RuleBelief {
    /// The mistakes of a game.
    pub(in super::super) fn all<G: Described>() -> Vec<Self> {
        let Some(ideas) = G::SPEC.ideas else { return Vec::new() };
        let right = Self {
            rule: ideas.right.rule,
            cause: String::new(),
            idea: &ideas.right,
            ways: ALL_WAYS,
            left_out: None,
        };
        let wrong = ideas.wrong.iter().map(|idea| Self {
            rule: idea.rule,
            cause: idea.cause.to_owned(),
            idea,
            ..right.clone()
        });
        let single = WAYS
            .iter()
            .enumerate()
            .map(|(bit, (_, name))| (1 << bit, format!("it turns no pieces over towards the {name}")));
        let groups = GROUPS.iter().map(|&(ways, cause)| (ways, cause.to_owned()));
        let ways = single.chain(groups).map(|(ways, cause)| Self { cause, ways: !ways, ..right.clone() });
        let [files, ranks] = G::edges();
        let (last_row, last_column) = (G::GRID.rows() - 1, G::GRID.columns() - 1);
        let left_out = [
            (Edge::Row(0), "top row", ranks.first()),
            (Edge::Row(last_row), "bottom row", ranks.last()),
            (Edge::Column(0), "first column", files.first()),
            (Edge::Column(last_column), "last column", files.last()),
        ];
        let left_out = left_out.into_iter().map(|(edge, name, label)| Self {
            rule: "every square counts",
            cause: format!("it never plays in the {name}, {}", label.map_or("", String::as_str)),
            left_out: Some(edge),
            ..right.clone()
        });
        wrong.chain(ways).chain(left_out).collect()
    }

    fn turned<G: Described>(&self, cells: &[Cell], to: usize) -> Vec<usize> {
        let mut turned = self.idea.turned.map_or_else(|| G::turned(cells, to), |turned| turned(cells, to));
        if self.ways != ALL_WAYS {
            turned.retain(|&place| {
                let ([row, column], [to_row, to_column]) = (point::<G>(place), point::<G>(to));
                let way = [(row - to_row).signum(), (column - to_column).signum()];
                WAYS.iter().enumerate().any(|(bit, (known, _))| *known == way && self.ways >> bit & 1 == 1)
            });
        }
        turned
    }

    /// The board that a program sees with the mistake: the true one, if it is shown.
    fn board<G: Described>(&self, protocol: &Protocol<G>, game: &History<G>) -> Vec<Cell> {
        let plays_right = self.idea.turned.is_none() && self.ways == ALL_WAYS;
        if protocol.shows_board || plays_right {
            return game.position().cells().collect();
        }
        let mut cells: Vec<Cell> = game.start().cells().collect();
        for (position, mv) in game.earlier() {
            let path = position.path(*mv);
            let Some(to) = path.to else { continue };
            if let Some(&from) = path.from.first().filter(|_| path.is_jump) {
                cells[from] = Cell::Empty;
            }
            cells[to] = Cell::Stone(position.to_move());
            for place in self.turned::<G>(&cells, to) {
                cells[place] = Cell::Stone(position.to_move());
            }
        }
        cells
    }

    /// The moves that the program takes for legal.
    pub(in super::super) fn moves<G: Described>(
        &self,
        protocol: &Protocol<G>,
        game: &History<G>,
    ) -> Vec<Step> {
        let cells = self.board(protocol, game);
        let turned = |cells: &[Cell], to: usize| self.turned::<G>(cells, to);
        let mut moves = (self.idea.moves)(&cells, game.position().to_move(), &turned);
        moves.retain(|step| match self.left_out {
            Some(Edge::Row(row)) => step.to[0] != row as i64,
            Some(Edge::Column(column)) => step.to[1] != column as i64,
            None => true,
        });
        moves
    }

    /// The evidence of an answer for the mistake.
    pub(super) fn sign<G: Described>(&self, protocol: &Protocol<G>, seen: &Observation<G>) -> Sign {
        let believed = self.moves(protocol, &seen.game);
        let legal = legal_steps(&seen.game);
        let is_same = believed.len() == legal.len() && believed.iter().all(|step| contains(&legal, step));
        let (line, is_right) = match &seen.answer {
            Answer::Legal(line) => (line.as_str(), true),
            Answer::Illegal(line) | Answer::Unreadable(line) => (line.as_str(), false),
            Answer::None => ("", false),
            // It may be slow or wait for more lines.
            Answer::Silent => return Sign::Unknown,
        };
        match step(protocol, line) {
            // It is wrong as it is written.
            Some(_) if matches!(seen.answer, Answer::Unreadable(_)) => Sign::Against,
            Some(step) if is_right && is_same && contains(&legal, &step) => Sign::Neutral,
            Some(step) if contains(&believed, &step) => match is_right {
                true => Sign::Neutral,
                false => Sign::For(format!("{line:?} would be legal then")),
            },
            Some(_) => Sign::Against,
            None if is_right => Sign::Neutral,
            None if believed.is_empty() && line.is_empty() => {
                Sign::For("it ended where it would see no move".to_owned())
            }
            None if believed.is_empty() => {
                Sign::For(format!("{line:?} was written where it would see no move"))
            }
            None => Sign::Against,
        }
    }
}

/// The legal moves of a game.
pub(in super::super) fn legal_steps<G: Described>(game: &History<G>) -> Vec<Step> {
    game.legal_moves().into_iter().flat_map(|mv| steps(game.position(), mv)).collect()
}

/// A move from each place that it can come from.
pub(super) fn steps<G: Described>(position: &G, mv: <G as Game>::Move) -> Vec<Step> {
    let path = position.path(mv);
    let Some(to) = path.to.map(point::<G>) else { return Vec::new() };
    match path.from.is_empty() {
        true => vec![Step { from: None, to }],
        false => path.from.iter().map(|&from| Step { from: Some(point::<G>(from)), to }).collect(),
    }
}

pub(in super::super) fn contains(steps: &[Step], step: &Step) -> bool {
    steps.iter().any(|other| other.is_same(step))
}

fn point<G: Described>(place: usize) -> Point {
    [G::GRID.row(place) as i64, G::GRID.column(place) as i64]
}

/// The move of an answer; `None` if there is none, or a pass.
fn step<G: Described>(protocol: &Protocol<G>, line: &str) -> Option<Step> {
    let numbers = protocol.answer.numbers(line)?;
    if numbers.iter().all(|&number| number < 0) {
        return None;
    }
    let counts_upwards = G::COUNTS_UPWARDS && protocol.answer.names_squares();
    let point = |pair: &[i64]| {
        let row = pair[protocol.answer.row()];
        let row = if counts_upwards { G::GRID.rows() as i64 - 1 - row } else { row };
        [row, pair[1 - protocol.answer.row()]]
    };
    match *numbers {
        [_, _] => Some(Step { from: None, to: point(&numbers) }),
        [_, _, _, _] => Some(Step { from: Some(point(&numbers[..2])), to: point(&numbers[2..]) }),
        _ => None,
    }
}
