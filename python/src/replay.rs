use crate::few::numbers::whole;
use crate::run::to_the_end;
use crate::values::{
    bad, cells, color, new_array, number, pair, pairs, point, rules, setup, size, write_cells, write_planes,
};
use gocheck_batch::preset::{Preset, PresetPlanes, katago_v7_global};
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::estimate::estimate;
use gocheck_rules::score::{self, Agreed, Effort, Judged, Terms};
use gocheck_rules::{self as go, Action, Facts, GameStep, IllegalMove, Points, Reason, Repetition, Turn};
use gocheck_sgf::{EstimatedScore, estimate_options, game_record};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::cell::OnceCell;

type RowCol = (usize, usize);

/// In moves of a history.
const PASS: i32 = -1;
const NO_MOVE: i32 = -2;

/// The effects of a move: the numbers of captured stones and of the stones of a suicide, the stone on the point, the
/// move that captured the ko, and the repeated position and situation, each with its move and the number of moves since.
type MoveFacts = (u16, u16, Option<i8>, Option<u32>, Option<(u32, u32)>, Option<(u32, u32)>);

/// A step: its kind (`play`, `pass`, `skip`, `setup` or `turn`), the player (`None` for a setup), and points with their new
/// stones: 1 is Black, -1 White, 0 none.
type StepRow = (String, Option<i8>, Vec<(usize, usize, i8)>);

#[pyclass(module = "pygocheck._core")]
pub(crate) struct Replay {
    pub(crate) game: go::Replay,
}

#[pymethods]
impl Replay {
    #[new]
    fn new(board: PyReadonlyArray2<'_, i8>, to_move: i8) -> PyResult<Self> {
        let (setup, to_move) = (setup(&board)?, color(to_move)?);
        let mut game = go::Replay::new(setup.size());
        if setup.stones().next().is_some() {
            game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
        }
        if game.to_move() != to_move {
            game.set_to_move(to_move);
        }
        Ok(Self { game })
    }

    fn copy(&self) -> Self {
        Self { game: self.game.clone() }
    }

    /// Since the empty board.
    fn steps(&self) -> Vec<StepRow> {
        self.game.steps().iter().map(step_row).collect()
    }

    /// Plays a game from these steps.
    #[staticmethod]
    fn repeat(shape: RowCol, steps: Vec<StepRow>) -> PyResult<Self> {
        let mut game = go::Replay::new(size(shape)?);
        for row in &steps {
            game.repeat(&read_step(game.size(), row)?);
        }
        Ok(Self { game })
    }

    fn board<'py>(&self, py: Python<'py>, after: Option<u32>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        cells(py, &after.map_or_else(|| self.game.board(), |number| self.game.board_after(number)))
    }

    fn shape(&self) -> RowCol {
        (self.game.size().rows(), self.game.size().cols())
    }

    fn to_move(&self) -> i8 {
        number(self.game.to_move())
    }

    /// The moves: number, colour, kind (`play`, `pass` or `skip`), and point.
    fn moves(&self) -> Vec<(u32, i8, &'static str, Option<RowCol>)> {
        let row = |played: go::Move| {
            let (kind, at) = match played.action {
                Action::Play(point) => ("play", Some(pair(point))),
                Action::Pass => ("pass", None),
                Action::Skip => ("skip", None),
            };
            (played.number, number(played.color), kind, at)
        };
        self.game.line().map(row).collect()
    }

    fn look(&self, player: i8, at: RowCol) -> PyResult<MoveFacts> {
        Ok(move_facts(&self.game.look(color(player)?, point(self.game.size(), at)?)))
    }

    /// Plays a legal move. For an illegal one, which changes nothing: the reason as a value of `pygocheck.Reason`, the move
    /// that took the ko or created the repeated board, the message, and no facts.
    fn play(
        &mut self,
        rule_set: &str,
        player: i8,
        at: RowCol,
    ) -> PyResult<(u8, Option<u32>, String, MoveFacts)> {
        let point = point(self.game.size(), at)?;
        Ok(match self.game.play(color(player)?, point, rules(rule_set)?) {
            Ok(facts) => (0, None, String::new(), move_facts(&facts)),
            Err(error) => {
                let after = match error {
                    IllegalMove::Ko { took, .. } => Some(took),
                    IllegalMove::PositionalSuperko { earlier, .. }
                    | IllegalMove::SituationalSuperko { earlier, .. } => Some(earlier.after),
                    _ => None,
                };
                let reason = error.reason().map_or(OFF_BOARD, reason);
                (reason, after, error.to_string(), move_facts(&Facts::default()))
            }
        })
    }

    /// Plays a move if a rule set allows it: a number, or a row and a column, of a colour or the one to move. `None` if it is
    /// illegal or given in another form; then nothing is played.
    #[pyo3(signature = (rule_set, player, at))]
    fn play_legal(
        &mut self,
        rule_set: &str,
        player: Option<&Bound<'_, PyAny>>,
        at: &Bound<'_, PyAny>,
    ) -> PyResult<Option<MoveFacts>> {
        let player = match player {
            None => Some(self.game.to_move()),
            Some(player) => whole(player).and_then(|player| color(i8::try_from(player).ok()?).ok()),
        };
        let Some((player, point)) = player.zip(self.point_of(at)) else { return Ok(None) };
        let played = self.game.play(player, point, rules(rule_set)?);
        Ok(played.ok().map(|facts| move_facts(&facts)))
    }

    fn pass_(&mut self, player: i8) -> PyResult<()> {
        self.game.pass(color(player)?);
        Ok(())
    }

    /// Takes back moves until `moves` are left.
    fn back_to(&mut self, moves: u32) {
        while self.game.moves() > moves {
            self.game.back_to(self.game.step() - 1);
        }
    }

    /// The reason why a move is illegal, as a value of `pygocheck.Reason`; 0 if it is legal.
    fn verdict(&self, rule_set: &str, player: i8, at: RowCol) -> PyResult<u8> {
        let facts = self.game.look(color(player)?, point(self.game.size(), at)?);
        Ok(rules(rule_set)?.forbids(&facts).map_or(0, reason))
    }

    fn legal<'py>(
        &self,
        py: Python<'py>,
        rule_set: &str,
        player: i8,
    ) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let (rules, color, size) = (rules(rule_set)?, color(player)?, self.game.size());
        let changed = self.game.changed();
        let is_empty = |point| self.game.get(point).is_none();
        // A stone that stays on a point without earlier stones makes a new position. Next to an empty point it stays.
        let is_new = |point| !changed.contains(size.index(point)) && size.neighbors(point).any(is_empty);
        let is_legal = |point| {
            is_empty(point) && (is_new(point) || rules.forbids(&self.game.look(color, point)).is_none())
        };
        let legal: Vec<bool> = size.points().map(is_legal).collect();
        PyArray1::from_vec(py, legal).reshape([size.rows(), size.cols()])
    }

    /// The 19 inputs `katago_v7_global`.
    fn global_inputs<'py>(
        &self,
        py: Python<'py>,
        rule_set: &str,
        komi: f32,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_slice(py, &katago_v7_global(&self.game, rules(rule_set)?, komi)))
    }

    /// Packed bits (planes, bytes).
    fn planes<'py>(
        &self,
        py: Python<'py>,
        preset: &str,
        rule_set: &str,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let (preset, rules): (Preset, _) = (preset.parse().map_err(bad)?, rules(rule_set)?);
        let shape = [preset.planes(), self.game.size().packed_bytes()];
        let mut planes = vec![0; shape[0] * shape[1]];
        write_planes(&mut PresetPlanes::new(preset), &self.game, rules, &mut planes);
        new_array(py, shape, &planes)
    }

    /// What features read of the game: the point of the ko or -1, the last moves as `History.moves`, and the earlier boards (boards,
    /// rows, cols), both the newest first.
    fn past<'py>(
        &self,
        py: Python<'py>,
        moves: usize,
        boards: usize,
    ) -> PyResult<(i32, Vec<i32>, Bound<'py, PyArray1<i8>>)> {
        let size = self.game.size();
        let turns: Vec<Turn> = self.game.turns().take(boards.max(moves) + 1).collect();
        let place = |turn: Option<&Turn>| match turn.and_then(|turn| turn.last) {
            Some((_, Action::Play(point))) => size.index(point) as i32,
            Some((_, Action::Pass)) => PASS,
            _ => NO_MOVE,
        };
        let places = (0..moves).map(|ago| place(turns.get(ago))).collect();
        let mut cells = vec![0; boards * size.area()];
        for (cells, turn) in cells.chunks_exact_mut(size.area()).zip(turns.iter().skip(1)) {
            write_cells(&turn.board, cells);
        }
        let ko = self.game.ko().map_or(-1, |ko| size.index(ko) as i32);
        Ok((ko, places, PyArray1::from_vec(py, cells)))
    }

    /// The game as a record, with these properties in its root.
    fn sgf(&self, properties: Vec<(String, String)>) -> String {
        let properties: Vec<(&str, &str)> =
            properties.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        game_record(&self.game, &properties)
    }

    fn hash(&self) -> u64 {
        self.game.hash()
    }

    /// Removed by the last move.
    fn removed(&self) -> Vec<RowCol> {
        pairs(&self.game.removed())
    }

    /// The numbers of captured black and white stones, if known.
    fn prisoners(&self) -> Option<[u32; 2]> {
        self.game.prisoners()
    }

    /// The score: lowest, highest, as text; and the board with the status of each point.
    #[pyo3(signature = (rule_set, komi, handicap, dead, searches, seed))]
    #[expect(clippy::too_many_arguments, reason = "the arguments of the Python function")]
    fn score(
        &self,
        py: Python<'_>,
        rule_set: &str,
        komi: f64,
        handicap: u32,
        dead: Option<Vec<RowCol>>,
        searches: bool,
        seed: Option<u64>,
    ) -> PyResult<Option<Scored>> {
        let (rules, board) = (rules(rule_set)?, self.game.board());
        let terms = Terms { rules, komi, handicap, prisoners: self.game.prisoners() };
        let agreed = match dead {
            None => Agreed::Nothing,
            Some(dead) => {
                let mut points = Points::EMPTY;
                for at in dead {
                    points.set(board.size().index(point(board.size(), at)?), true);
                }
                Agreed::Dead(points)
            }
        };
        let effort = if searches { Effort::Search } else { Effort::Static };
        let judged = to_the_end(py, || score::judge(&board, terms.agreed(&agreed), effort));
        if !judged.fits {
            return Err(bad("dead: one of these stones is unconditionally alive"));
        }
        let Some(score) = judged.score(&terms) else { return Ok(None) };
        let estimated = seed.and_then(|seed| to_the_end(py, || self.estimated(&judged, &terms, seed)));
        Ok(Some((score.least, score.most, score.to_string(), judged.to_string(), estimated)))
    }
}

/// A score: lowest, highest, as text; the board with the status of each point; the estimate, if requested.
type Scored = (f64, f64, String, String, Option<Estimated>);

/// The score as a number and as text, the chances that it and its winner are right, the board.
type Estimated = (f64, String, f64, f64, String);

impl Replay {
    /// The point with a number, or of a row and a column. `None` if it is given in another form or off the board.
    fn point_of(&self, at: &Bound<'_, PyAny>) -> Option<Point> {
        let size = self.game.size();
        let (row, col) = if let Ok(pair) = at.cast_exact::<PyTuple>() {
            let (row, col): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair.extract().ok()?;
            (whole(&row)?, whole(&col)?)
        } else {
            let (place, cols) = (whole(at)?, size.cols() as i64);
            (place.div_euclid(cols), place.rem_euclid(cols))
        };
        size.point(row.try_into().ok()?, col.try_into().ok()?)
    }

    fn estimated(&self, judged: &Judged, terms: &Terms, seed: u64) -> Option<Estimated> {
        let made = OnceCell::new();
        let make = || made.get_or_init(|| estimate(&self.game.board(), &estimate_options(&self.game, seed)));
        let score = EstimatedScore::new(judged, terms, make)?;
        let board = made.get().map_or(judged, |estimate| &estimate.judged).to_string();
        let [right, winner] = [score.confidence, score.winner_confidence].map(|n| f64::from(n) / 1000.0);
        Some((score.margin, score.result(), right, winner, board))
    }
}

fn step_row(step: &GameStep) -> StepRow {
    let cell = |(point, stone): (Point, Option<Color>)| (point.row(), point.col(), stone.map_or(0, number));
    let (kind, player, stones) = match step {
        &GameStep::Move(color, Action::Play(point)) => {
            ("play", Some(color), vec![cell((point, Some(color)))])
        }
        &GameStep::Move(color, Action::Pass) => ("pass", Some(color), vec![]),
        &GameStep::Move(color, Action::Skip) => ("skip", Some(color), vec![]),
        &GameStep::ToMove(color) => ("turn", Some(color), vec![]),
        GameStep::SetUp(stones) => ("setup", None, stones.iter().copied().map(cell).collect()),
    };
    (kind.to_owned(), player.map(number), stones)
}

fn read_step(size: Size, (kind, player, stones): &StepRow) -> PyResult<GameStep> {
    let stone = |&(row, col, cell): &(usize, usize, i8)| {
        let stone = if cell == 0 { None } else { Some(color(cell)?) };
        Ok((point(size, (row, col))?, stone))
    };
    let player = player.map(color).transpose()?;
    let stones = stones.iter().map(stone).collect::<PyResult<Vec<_>>>()?;
    Ok(match (kind.as_str(), player, stones.as_slice()) {
        ("play", Some(color), &[(point, _)]) => GameStep::Move(color, Action::Play(point)),
        ("pass", Some(color), []) => GameStep::Move(color, Action::Pass),
        ("skip", Some(color), []) => GameStep::Move(color, Action::Skip),
        ("turn", Some(color), []) => GameStep::ToMove(color),
        ("setup", None, _) => GameStep::SetUp(stones),
        _ => return Err(bad(format!("{kind:?} is not a step of a game"))),
    })
}

fn move_facts(facts: &Facts) -> MoveFacts {
    let repeats = |earlier: Repetition| (earlier.after, earlier.length);
    let Facts { occupied, captured, suicide, ko, position, situation } = *facts;
    (captured, suicide, occupied.map(number), ko, position.map(repeats), situation.map(repeats))
}

/// The value in `pygocheck.Reason` for a point off the board.
const OFF_BOARD: u8 = 3;

/// The value of a reason in `pygocheck.Reason`.
pub(crate) const fn reason(reason: Reason) -> u8 {
    match reason {
        Reason::Occupied => 1,
        Reason::Suicide => 2,
        Reason::Ko => 4,
        Reason::PositionalSuperko => 5,
        Reason::SituationalSuperko => 6,
    }
}
