use super::fault::{BookTextError, BookTextFault};
use super::graph::{BookPosition, Deviation, Next, OpeningGraph, successor};
use super::image::key;
use super::limits::{MOST_PLIES, MOST_POSITIONS};
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::board_game::BoardGame;
use games_engine::game::rules::Game;
use games_engine::search::score::Score;
use std::fmt;
use std::str::FromStr;

/// The first line.
const TITLE: &str = "# Opening book of Reversi, made by \"reversi book\"";

/// The beginning of the second line, before the number of nodes.
const NODES: &str = "# nodes a search: ";

/// The third line.
const LEGEND: &str =
    "# moves from the start; the best move that leaves the book, and its value for who plays it, in stones";

/// The number of lines of the header.
const HEADER: usize = 3;

/// Stands for the empty line of moves at the start.
const START: &str = "start";

/// Stands for a move and its score if no move leaves the book.
const NONE: &str = "-";

/// The text of a book file, which is unique for a book.
impl fmt::Display for OpeningGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\n{NODES}{}\n{LEGEND}", self.nodes())?;
        self.positions().into_iter().try_for_each(|position| writeln!(f, "{position}"))
    }
}

/// A line of the text.
impl fmt::Display for BookPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = if self.line.is_empty() { START } else { &self.line };
        match self.deviation {
            Some(Deviation { mv, score }) => write!(f, "{line} {mv} {}", stones(score)),
            None => write!(f, "{line} {NONE} {NONE}"),
        }
    }
}

fn stones(score: Score) -> String {
    format!("{:+.2}", f64::from(score) / 100.0)
}

/// Parses exactly what `Display` writes, so that nothing is lost when a book that has grown replaces its file.
impl FromStr for OpeningGraph {
    type Err = BookTextError;

    fn from_str(text: &str) -> Result<Self, BookTextError> {
        let error = |line, fault| Err(BookTextError { line, fault });
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return error(1, BookTextFault::Head(TITLE));
        }
        let Some(nodes) = lines.next().and_then(read_nodes) else {
            return error(2, BookTextFault::Nodes(NODES));
        };
        if lines.next() != Some(LEGEND) {
            return error(HEADER, BookTextFault::Head(LEGEND));
        }
        let mut graph = Self::new(nodes);
        for (line, text) in (HEADER + 1..).zip(lines) {
            add(&mut graph, text).map_err(|fault| BookTextError { line, fault })?;
        }
        if graph.is_empty() {
            return error(HEADER, BookTextFault::Empty);
        }
        for (place, position) in graph.all().iter().enumerate() {
            check(&graph, position).map_err(|fault| BookTextError { line: line_of(place), fault })?;
        }
        Ok(graph)
    }
}

fn read_nodes(text: &str) -> Option<u64> {
    let text = text.strip_prefix(NODES)?;
    let nodes: u64 = text.parse().ok()?;
    (nodes > 0 && nodes.to_string() == text).then_some(nodes)
}

/// The line number of a position in the text.
const fn line_of(place: usize) -> usize {
    place + HEADER + 1
}

/// Adds the position of a line.
fn add(graph: &mut OpeningGraph, text: &str) -> Result<(), BookTextFault> {
    if graph.len() >= MOST_POSITIONS {
        return Err(BookTextFault::TooMany);
    }
    let &[line, mv, value] = &text.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(BookTextFault::Words);
    };
    let line = if line == START { "" } else { line };
    let mut found = BookPosition::new(line.to_owned(), position_after(line)?);
    if (mv, value) != (NONE, NONE) {
        let mv = legal(&found.position, mv)?;
        found.deviation = Some(Deviation { mv, score: read_value(value)? });
    }
    let written = found.to_string();
    if written != text {
        return Err(BookTextFault::Form(written));
    }
    if let Some(place) = graph.place(&key(&found.position)) {
        return Err(BookTextFault::Twice { line: line_of(place) });
    }
    if graph.all().last().is_some_and(|before| before.line >= found.line) {
        return Err(BookTextFault::Order);
    }
    graph.add(found);
    Ok(())
}

/// The position after the moves of a line and a forced pass.
fn position_after(line: &str) -> Result<Position, BookTextFault> {
    let mut position = Position::start();
    if line.len() > 2 * MOST_PLIES {
        return Err(BookTextFault::TooLong);
    }
    for text in Position::split_moves(line) {
        let mv = legal(&position, text)?;
        position = successor(&position, mv).next.ok_or(BookTextFault::Over)?.position;
    }
    Ok(position)
}

fn legal(position: &Position, text: &str) -> Result<Move, BookTextFault> {
    let mv: Move = text.parse().map_err(|_| BookTextFault::NoMove(text.to_owned()))?;
    match position.play(mv) {
        Ok(_) => Ok(mv),
        Err(reason) => Err(BookTextFault::Illegal { text: text.to_owned(), reason }),
    }
}

fn read_value(text: &str) -> Result<Score, BookTextFault> {
    let stones = text.parse().ok().filter(|stones: &f64| stones.abs() <= 64.0);
    stones
        .map(|stones| (stones * 100.0).round() as Score)
        .ok_or_else(|| BookTextFault::Value(text.to_owned()))
}

/// Checks that the position's predecessor is in the book and that its deviation leaves the book.
fn check(graph: &OpeningGraph, position: &BookPosition) -> Result<(), BookTextFault> {
    let before = position.line.len().checked_sub(2).map(|end| &position.line[..end]);
    if let Some(before) = before
        && graph.place(&key(&position_after(before)?)).is_none()
    {
        return Err(BookTextFault::Alone);
    }
    let inside = |next: Option<Next>| graph.place(&next?.key);
    match position.deviation {
        Some(Deviation { mv, .. }) => match inside(successor(&position.position, mv).next) {
            Some(place) => Err(BookTextFault::Inside { text: mv.to_string(), line: line_of(place) }),
            None => Ok(()),
        },
        None => match position.successors.iter().find(|successor| inside(successor.next).is_none()) {
            Some(successor) => Err(BookTextFault::Missing { text: successor.mv.to_string() }),
            None => Ok(()),
        },
    }
}
