use crate::run::to_the_end;
use crate::values::{bad, color, point, setup};
use gocheck_puzzle::{Name, Question};
use gocheck_render::{Diagram, RenderError, Renderer, Sign, pictures};
use gocheck_rules as go;
use gocheck_text::Language;
use numpy::PyReadonlyArray2;
use pyo3::prelude::*;
use std::borrow::Cow;

type RowCol = (usize, usize);

/// PNG or SVG. A sign is one of the names below, or a label.
#[pyfunction]
pub(crate) fn draw(
    py: Python<'_>,
    board: PyReadonlyArray2<'_, i8>,
    title: &str,
    signs: Vec<(RowCol, String)>,
    cell: u32,
    as_svg: bool,
) -> PyResult<Cow<'static, [u8]>> {
    let setup = setup(&board)?;
    let mut diagram = Diagram::new(title, setup.clone());
    for (at, sign) in signs {
        diagram = diagram.with(point(setup.size(), at)?, named(sign));
    }
    let drawn = to_the_end(py, || match as_svg {
        true => diagram.svg(cell).map(String::into_bytes),
        false => diagram.draw(cell),
    });
    Ok(drawn.map_err(bad)?.into())
}

fn named(sign: String) -> Sign {
    match sign.as_str() {
        "last" => Sign::Last,
        "fault" => Sign::Fault,
        "concerned" => Sign::Concerned,
        "triangle" => Sign::Triangle,
        "square" => Sign::Square,
        "circle" => Sign::Circle,
        "cross" => Sign::Cross,
        _ => Sign::Label(sign),
    }
}

/// As drawn by the command: file names and PNGs.
#[pyfunction]
pub(crate) fn draw_puzzle(
    py: Python<'_>,
    board: PyReadonlyArray2<'_, i8>,
    to_move: i8,
    asked: &str,
    stem: &str,
    cell: u32,
) -> PyResult<Vec<(String, Cow<'static, [u8]>)>> {
    let (setup, name) = (setup(&board)?, Name::new(stem).map_err(bad)?);
    let question = Question::ALL.into_iter().find(|known| known.name() == asked);
    let question = question.ok_or_else(|| bad(format!("question: {asked:?}")))?;
    let analysis = go::analyse(&setup, color(to_move)?);
    let drawn: Result<_, RenderError> = to_the_end(py, || {
        let renderer = Renderer::new(setup.size(), cell)?;
        let all = pictures(&name, question, &setup, &analysis, Language::English).into_iter();
        all.map(|picture| Ok((picture.file, renderer.draw(&picture.scene)?.into()))).collect()
    });
    drawn.map_err(bad)
}
