//! The table as a page: a line a student, which opens to the boards.

use super::board::{Board, Crosses, Dots, ViewBox};
use super::report::cell;
use super::{Grades, Mark, Marks, Row, Score, Task};
use crate::board::Point;
use crate::html::Html;
use crate::puzzle::{Answer, Question, Verdict};
use std::fmt;
use std::io::{self, Write};

/// The page's style and what stands before its body.
const HEAD: &str = include_str!("page.html");

const LEGEND: &str = r#"<div class="legend">
<span><svg viewBox="-.5 -.5 1 1"><rect class="wood" x="-.5" y="-.5" width="1" height="1" rx=".15"/><path class="right" d="M0 0h0"/></svg>right</span>
<span><svg viewBox="-.5 -.5 1 1"><rect class="wood" x="-.5" y="-.5" width="1" height="1" rx=".15"/><path class="missing" d="M0 0h0"/><path class="hole" d="M0 0h0"/></svg>missing</span>
<span><svg viewBox="-.5 -.5 1 1"><rect class="wood" x="-.5" y="-.5" width="1" height="1" rx=".15"/><path class="back" d="M-.22-.22l.44.44m0-.44l-.44.44"/><path class="cross" d="M-.22-.22l.44.44m0-.44l-.44.44"/></svg>extra</span>
<span><svg viewBox="-.5 -.5 1 1"><rect class="wood" x="-.5" y="-.5" width="1" height="1" rx=".15"/><path class="rim" d="M0 0h0"/><path class="black" d="M0 0h0"/><path class="dead" d="M0 0h0"/></svg>stone of a dead group</span>
</div>
"#;

/// Writes a page that needs no server, no script and no other file. Each board is in it once, however many
/// students there are.
///
/// # Errors
/// Those of `out`.
pub fn page(grades: &Grades, out: &mut impl Write) -> io::Result<()> {
    out.write_all(HEAD.as_bytes())?;
    writeln!(out, "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">")?;
    for (number, Task { setup, analysis, .. }) in grades.tasks.iter().enumerate() {
        write!(out, "{}", Board { id: id(number), setup, analysis })?;
    }
    let unread = grades.rows.len() - grades.read().count();
    let mean = grades.mean().map_or_else(|| "-".to_owned(), |mean| mean.to_string());
    writeln!(out, "</svg>\n<header>\n<h1>Grades</h1>\n<dl class=\"facts\">")?;
    for (what, value) in [
        ("submissions", grades.rows.len().to_string()),
        ("problems", grades.tasks.len().to_string()),
        ("mean score", mean),
        ("cannot be read", unread.to_string()),
    ] {
        writeln!(out, "<div><dt>{what}</dt><dd>{value}</dd></div>")?;
    }
    writeln!(out, "</dl>\n{LEGEND}</header>\n<main>\n<div class=\"rows\">")?;
    let labels = grades.labels();
    let mut rank = 0;
    let mut before = None;
    for (place, row) in (1..).zip(&grades.rows) {
        // Equals share a place.
        let score = row.marks.as_ref().ok().map(Marks::score);
        if before != Some(score) {
            (rank, before) = (place, Some(score));
        }
        write_row(out, grades, &labels, rank, row)?;
    }
    write_means(out, grades, &labels)?;
    writeln!(out, "</div>\n</main>\n<footer>{FOOT}</footer>\n</body>\n</html>")
}

const FOOT: &str = "A problem's score is right / (right + missing + extra) of 100; True or False counts as one \
    point. A student's score is the mean over all problems; one that is not answered scores nothing.";

fn id(task: usize) -> String {
    format!("board{task}")
}

/// A score as a number and a bar.
struct Bar(Score);

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = self.0;
        write!(
            f,
            "<span class=\"score\">{score}<span class=\"bar\"><i style=\"width:{score}%\"></i></span></span>"
        )
    }
}

fn write_row(
    out: &mut impl Write,
    grades: &Grades,
    labels: &[&str],
    rank: usize,
    row: &Row,
) -> io::Result<()> {
    let name = Html(&row.student);
    let marks = match &row.marks {
        Ok(marks) => marks,
        Err(why) => {
            return writeln!(
                out,
                "<div class=\"row\"><span class=\"rank\">-</span><span class=\"name\">{name}</span>\
                 <span class=\"score\">-</span><span class=\"why\">cannot be read: {}</span></div>",
                Html(&why.to_string())
            );
        }
    };
    write!(
        out,
        "<details><summary><span class=\"rank\">{rank}</span><span class=\"name\">{name}</span>{}<span class=\"chips\">",
        Bar(marks.score())
    )?;
    for (label, mark) in labels.iter().zip(&marks.marks) {
        let (class, cell) = (class(mark.part()), sign(mark));
        write!(out, "<span class=\"chip {class}\"><b>{}</b>{cell}</span>", Html(label))?;
    }
    writeln!(out, "</span></summary>\n<div class=\"boards\">")?;
    for (number, (task, mark)) in grades.tasks.iter().zip(&marks.marks).enumerate() {
        write_board(out, number, task, mark)?;
    }
    if !marks.not_asked.is_empty() {
        let names = marks.not_asked.join(", ");
        writeln!(out, "<p class=\"quiet\">Also answered, but not asked: {}</p>", Html(&names))?;
    }
    writeln!(out, "</div></details>")
}

/// The last line: how every problem was done.
fn write_means(out: &mut impl Write, grades: &Grades, labels: &[&str]) -> io::Result<()> {
    let Some(mean) = grades.mean() else { return Ok(()) };
    write!(
        out,
        "<div class=\"row mean\"><span></span><span class=\"name\">mean</span>{}<span class=\"chips\">",
        Bar(mean)
    )?;
    for (number, label) in labels.iter().enumerate() {
        let mean = grades.mean_of(number).unwrap_or(mean);
        let class = class(mean.value() / 100.0);
        write!(out, "<span class=\"chip {class}\"><b>{}</b>{mean}</span>", Html(label))?;
    }
    writeln!(out, "</span></div>")
}

fn class(part: f64) -> &'static str {
    match part {
        1.0.. => "full",
        0.0 => "zero",
        _ => "part",
    }
}

/// What a chip says: a tick, a cross, or the points.
fn sign(mark: &Mark) -> String {
    match &mark.verdict {
        Verdict::Same => "\u{2713}".to_owned(),
        Verdict::Values { .. } => "\u{2717}".to_owned(),
        _ => cell(mark).replace('-', "\u{2212}"),
    }
}

fn write_board(out: &mut impl Write, number: usize, task: &Task, mark: &Mark) -> io::Result<()> {
    let (class, score, id) = (class(mark.part()), mark.score(), id(number));
    writeln!(
        out,
        "<figure><header><h2>{}</h2><span class=\"tag {class}\">{score}</span></header>",
        Html(task.name())
    )?;
    let size = task.setup.size();
    let said = said(task, mark);
    write!(
        out,
        "<svg viewBox=\"{}\" role=\"img\" aria-label=\"{}\"><use href=\"#{id}\" ",
        ViewBox(size),
        Html(&said)
    )?;
    write!(out, "x=\"-1.1\" y=\"-1.1\" width=\"{}.8\" height=\"{}.8\"/>", size.cols(), size.rows())?;
    let (missing, extra) = match &mark.verdict {
        Verdict::Points { missing, extra } => (missing.clone(), extra.as_slice()),
        Verdict::Same => (Vec::new(), &[][..]),
        // Nothing that was said has a place on the board: all that is asked is missing.
        _ => (points(&task.entry.answer).to_vec(), &[][..]),
    };
    let asked = points(&task.entry.answer).iter().copied();
    let right = Dots(asked.filter(|point| missing.binary_search(point).is_err()).collect());
    let missing = Dots(missing);
    for (class, path) in [
        ("right", right.to_string()),
        ("missing", missing.to_string()),
        ("hole", missing.to_string()),
        ("back", Crosses(extra).to_string()),
        ("cross", Crosses(extra).to_string()),
    ] {
        if !path.is_empty() {
            write!(out, "<path class=\"{class}\" d=\"{path}\"/>")?;
        }
    }
    writeln!(
        out,
        "</svg>\n<figcaption><p class=\"quiet\">{}</p><p>{}</p></figcaption></figure>",
        Html(task.entry.question.in_words()),
        Html(&said)
    )
}

fn points(answer: &Answer) -> &[Point] {
    match answer {
        Answer::Valid(_) => &[],
        Answer::Points(points) => points,
    }
}

/// How the answer stands to the right one, in words.
fn said(task: &Task, mark: &Mark) -> String {
    let right = &task.entry.answer;
    match &mark.verdict {
        Verdict::Same if task.entry.question == Question::Rule => format!("{right} is right."),
        Verdict::Same => format!("All right: {}.", list(points(right))),
        Verdict::NotFound | Verdict::NotExpected => format!("Not answered. Right is {right}."),
        Verdict::Values { found, .. } => format!("Answered {found}. Right is {right}."),
        Verdict::Points { missing, extra } => {
            let part = |what: &str, points: &[Point]| match points {
                [] => String::new(),
                points => format!(" {} {what}: {}.", points.len(), list(points)),
            };
            format!("{} right.{}{}", mark.right, part("missing", missing), part("extra", extra))
        }
    }
}

fn list(points: &[Point]) -> String {
    match points {
        [] => "no point".to_owned(),
        _ => points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
