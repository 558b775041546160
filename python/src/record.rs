use crate::replay::Replay;
use crate::run::to_the_end;
use crate::values::{bad, encoding};
use gocheck_sgf::report::games_json;
use gocheck_sgf::{LineChoice, LintOptions, Linter, Node, Reader, Step, chosen_line};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

/// The index of the node's parent in the game, line and column, and its properties in order.
type NodeRow = (Option<usize>, u32, u32, Vec<(String, Vec<String>)>);

/// JSON with the columns of `gocheck lint --games jsonl`.
#[pyfunction]
pub(crate) fn games_of(py: Python<'_>, record: PyBackedBytes, label: Option<&str>) -> PyResult<Vec<String>> {
    let encoding = encoding(label)?;
    Ok(to_the_end(py, || {
        let options = LintOptions { encoding: encoding.into(), ..LintOptions::default() };
        let (_, rows) = Linter::new(options).lint_games(&*record, false);
        rows.iter().map(|row| games_json("", row).to_string()).collect()
    }))
}

/// Plays a line of a game up to a move. Also returns errors on the way.
#[pyfunction]
pub(crate) fn play_line(
    py: Python<'_>,
    record: PyBackedBytes,
    game: u32,
    path: &str,
    last: Option<u32>,
    label: Option<&str>,
) -> PyResult<(Replay, Vec<String>)> {
    let line = if path.is_empty() { Default::default() } else { path.parse().map_err(bad)? };
    let wanted = LineChoice { game: Some(game), line, last, node: None, encoding: encoding(label)?.into() };
    let line = to_the_end(py, || chosen_line(&*record, &wanted))?;
    let findings = line.findings.iter().map(ToString::to_string).collect();
    Ok((Replay { game: line.game.map_err(bad)? }, findings))
}

/// The nodes of a game in file order. Values are cut to about 64 KiB.
#[pyfunction]
pub(crate) fn nodes(
    py: Python<'_>,
    record: PyBackedBytes,
    game: u64,
    label: Option<&str>,
) -> PyResult<Vec<NodeRow>> {
    let encoding = encoding(label)?;
    let read = || {
        let mut reader = Reader::new(&*record).in_encoding(encoding);
        let (mut rows, mut open, mut last) = (Vec::new(), Vec::new(), None);
        loop {
            let is_open = reader.games() == game;
            match reader.next_step()? {
                Step::End => return Ok(rows),
                Step::Open(_) if is_open => open.push(last),
                Step::Close(_) if is_open => last = open.pop().flatten(),
                Step::Node(node) if is_open || rows.is_empty() => {
                    let row = row(node, last);
                    if reader.games() == game {
                        rows.push(row);
                        last = Some(rows.len() - 1);
                    }
                }
                _ => {}
            }
        }
    };
    to_the_end(py, read)
}

fn row(node: &Node, before: Option<usize>) -> NodeRow {
    let properties = node.properties().map(|property| {
        let values = property.values().map(|value| value.text().into_owned()).collect();
        (property.name().to_string(), values)
    });
    (before, node.place.line, node.place.column, properties.collect())
}
