//! The table as a page: a line a student, which opens to the boards.

use super::board::{Board, Crosses, Dots, ViewBox};
use super::report::cell;
use super::{Grades, Mark, Marks, Row, Score, Task, Verdict};
use crate::board::Point;
use crate::diagnostic::{Language, Phrase};
use crate::html::Html;
use crate::puzzle::{Answer, Given, Question};
use std::fmt;
use std::io::{self, Write};

/// By this a page is known that was written here.
pub const PAGE_MARK: &str = "<meta name=\"generator\" content=\"gocheck grades\">";

/// The page's style and what stands before its body.
const HEAD: &str = include_str!("page.html");

/// Writes a page that needs no server, no script and no other file. Each board is in it once, however many
/// students there are.
///
/// # Errors
/// Those of `out`.
pub fn page(grades: &Grades, language: Language, out: &mut impl Write) -> io::Result<()> {
    let word = |phrase: Phrase<'_>| phrase.text(language);
    begin(grades, language, &word(Phrase::GradesTitle), out)?;
    let unread = grades.rows.len() - grades.read().count();
    let mean = grades.mean().map_or_else(|| "-".to_owned(), |mean| mean.to_string());
    writeln!(out, "<header>\n<h1>{}</h1>\n<dl class=\"facts\">", Html(&word(Phrase::Grades)))?;
    for (what, value) in [
        (Phrase::Submissions, grades.rows.len().to_string()),
        (Phrase::Problems, grades.tasks.len().to_string()),
        (Phrase::MeanScore, mean),
        (Phrase::CannotBeRead, unread.to_string()),
    ] {
        writeln!(out, "<div><dt>{}</dt><dd>{value}</dd></div>", Html(&word(what)))?;
    }
    writeln!(out, "</dl>")?;
    write_legend(language, out)?;
    writeln!(out, "</header>\n<main>\n<div class=\"rows\">")?;
    let view = View { grades, labels: grades.labels(), language };
    let mut rank = 0;
    let mut before = None;
    for (place, row) in (1..).zip(&grades.rows) {
        // Equals share a place.
        let score = row.marks.as_ref().ok().map(Marks::score);
        if before != Some(score) {
            (rank, before) = (place, Some(score));
        }
        view.write_row(out, rank, row)?;
    }
    view.write_means(out)?;
    writeln!(out, "</div>")?;
    view.end(out)
}

/// Everything up to the header.
fn begin(grades: &Grades, language: Language, title: &str, out: &mut impl Write) -> io::Result<()> {
    write!(
        out,
        "{}",
        HEAD.replace("{lang}", language.tag())
            .replace("{generator}", PAGE_MARK)
            .replace("{title}", &Html(title).to_string())
    )?;
    writeln!(out, "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">")?;
    for (number, Task { setup, analysis, .. }) in grades.tasks.iter().enumerate() {
        write!(out, "{}", Board { id: id(number), setup, analysis })?;
    }
    writeln!(out, "</svg>")
}

fn write_legend(language: Language, out: &mut impl Write) -> io::Result<()> {
    const RIGHT: &str = r#"<path class="right" d="M0 0h0"/>"#;
    const MISSING: &str = r#"<path class="missing" d="M0 0h0"/><path class="hole" d="M0 0h0"/>"#;
    const EXTRA: &str = r#"<path class="back" d="M-.22-.22l.44.44m0-.44l-.44.44"/><path class="cross" d="M-.22-.22l.44.44m0-.44l-.44.44"/>"#;
    const DEAD: &str =
        r#"<path class="rim" d="M0 0h0"/><path class="black" d="M0 0h0"/><path class="dead" d="M0 0h0"/>"#;
    writeln!(out, "<div class=\"legend\">")?;
    for (paths, word) in [
        (RIGHT, Phrase::Right),
        (MISSING, Phrase::Missing),
        (EXTRA, Phrase::Extra),
        (DEAD, Phrase::DeadStone),
    ] {
        writeln!(
            out,
            "<span><svg viewBox=\"-.5 -.5 1 1\"><rect class=\"wood\" x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" \
             rx=\".15\"/>{paths}</svg>{}</span>",
            Html(&word.text(language))
        )?;
    }
    writeln!(out, "</div>")
}

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

/// What all rows are written from.
struct View<'a> {
    grades: &'a Grades,
    labels: Vec<&'a str>,
    language: Language,
}

impl View<'_> {
    fn write_row(&self, out: &mut impl Write, rank: usize, row: &Row) -> io::Result<()> {
        let name = Html(&row.student);
        let marks = match &row.marks {
            Ok(marks) => marks,
            Err(why) => {
                let why = why.text(self.language);
                return writeln!(
                    out,
                    "<div class=\"row\"><span class=\"rank\">-</span><span class=\"name\">{name}</span>\
                     <span class=\"score\">-</span><span class=\"why\">{}</span></div>",
                    Html(&why)
                );
            }
        };
        write!(
            out,
            "<details><summary><span class=\"rank\">{rank}</span><span class=\"name\">{name}</span>{}<span class=\"chips\">",
            Bar(marks.score())
        )?;
        for (label, mark) in self.labels.iter().zip(&marks.marks) {
            let (class, cell) = (class(self.grades.scoring.part(mark)), sign(mark, self.language));
            let reason = mark.reason_in(self.language).unwrap_or_default();
            write!(
                out,
                "<span class=\"chip {class}\" title=\"{}\"><b>{}</b>{cell}</span>",
                Html(&reason),
                Html(label)
            )?;
        }
        writeln!(out, "</span></summary>")?;
        self.write_boards(out, row, marks)?;
        writeln!(out, "</details>")
    }

    fn write_boards(&self, out: &mut impl Write, row: &Row, marks: &Marks) -> io::Result<()> {
        writeln!(out, "<div class=\"boards\">")?;
        for (number, (task, mark)) in self.grades.tasks.iter().zip(&marks.marks).enumerate() {
            self.write_board(out, number, task, mark)?;
        }
        if !marks.not_asked.is_empty() {
            let names = marks.not_asked.join(", ");
            let also = Phrase::AlsoAnswered { names: &names }.text(self.language);
            writeln!(out, "<p class=\"quiet\">{}</p>", Html(&also))?;
        }
        self.write_remarks(out, row)?;
        writeln!(out, "</div>")
    }

    fn write_remarks(&self, out: &mut impl Write, row: &Row) -> io::Result<()> {
        if row.remarks.is_empty() {
            return Ok(());
        }
        writeln!(
            out,
            "<div class=\"remarks quiet\"><p>{}</p>\n<ul>",
            Html(&Phrase::HowRead.text(self.language))
        )?;
        for remark in &row.remarks {
            writeln!(out, "<li>{}</li>", Html(&remark.line(self.language)))?;
        }
        writeln!(out, "</ul></div>")
    }

    /// The last line: how every problem was done.
    fn write_means(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(mean) = self.grades.mean() else { return Ok(()) };
        write!(
            out,
            "<div class=\"row mean\"><span></span><span class=\"name\">{}</span>{}<span class=\"chips\">",
            Html(&Phrase::Mean.text(self.language)),
            Bar(mean)
        )?;
        for (number, label) in self.labels.iter().enumerate() {
            let mean = self.grades.mean_of(number).unwrap_or(mean);
            let class = class(mean.value() / 100.0);
            write!(out, "<span class=\"chip {class}\"><b>{}</b>{mean}</span>", Html(label))?;
        }
        writeln!(out, "</span></div>")
    }

    fn write_board(&self, out: &mut impl Write, number: usize, task: &Task, mark: &Mark) -> io::Result<()> {
        let score = self.grades.score(mark);
        let (class, id) = (class(self.grades.scoring.part(mark)), id(number));
        writeln!(
            out,
            "<figure><header><h2>{}</h2><span class=\"tag {class}\">{score}</span></header>",
            Html(task.name())
        )?;
        let size = task.setup.size();
        let said = said(task, mark, self.language);
        write!(
            out,
            "<svg viewBox=\"{}\" role=\"img\" aria-label=\"{}\"><use href=\"#{id}\" ",
            ViewBox(size),
            Html(&said)
        )?;
        write!(out, "x=\"-1.1\" y=\"-1.1\" width=\"{}.8\" height=\"{}.8\"/>", size.cols(), size.rows())?;
        // What is off the board has no place on it.
        let extra: Vec<Point> = mark.extra.iter().filter_map(|at| at.on(size)).collect();
        let (right, missing) = (Dots(mark.right.clone()), Dots(mark.missing.clone()));
        for (class, path) in [
            ("right", right.to_string()),
            ("missing", missing.to_string()),
            ("hole", missing.to_string()),
            ("back", Crosses(&extra).to_string()),
            ("cross", Crosses(&extra).to_string()),
        ] {
            if !path.is_empty() {
                write!(out, "<path class=\"{class}\" d=\"{path}\"/>")?;
            }
        }
        write!(
            out,
            "</svg>\n<figcaption><p class=\"quiet\">{}</p><p>{}</p>",
            Html(&task.entry.question.in_words(self.language)),
            Html(&said)
        )?;
        if let Some(reason) = mark.reason_in(self.language).filter(|_| mark.is_explained()) {
            write!(out, "<p class=\"why\">{}</p>", Html(&reason))?;
        }
        writeln!(out, "</figcaption></figure>")
    }

    fn end(&self, out: &mut impl Write) -> io::Result<()> {
        let scoring = self.grades.scoring.in_words(self.language);
        writeln!(out, "</main>\n<footer>{}</footer>\n</body>\n</html>", Html(&scoring))
    }
}

fn class(part: f64) -> &'static str {
    match part {
        1.0.. => "full",
        0.0 => "zero",
        _ => "part",
    }
}

/// What a chip says: a tick, a cross, or the points.
fn sign(mark: &Mark, language: Language) -> String {
    match (&mark.verdict, &mark.given) {
        (Verdict::Right, _) => "\u{2713}".to_owned(),
        (Verdict::Wrong, Some(Given::Valid(_))) => "\u{2717}".to_owned(),
        _ => cell(mark, language).replace('-', "\u{2212}"),
    }
}

/// How the answer stands to the right one, in words.
pub(super) fn said(task: &Task, mark: &Mark, language: Language) -> String {
    let word = |phrase: Phrase<'_>| phrase.text(language);
    let right = task.entry.answer.to_string();
    match (&mark.verdict, &mark.given) {
        (Verdict::Right, _) if task.entry.question == Question::Rule => {
            word(Phrase::ValueIsRight { right: &right })
        }
        (Verdict::Right, _) => word(Phrase::AllRight { points: &Phrase::list(language, mark.right.iter()) }),
        (Verdict::NotGiven, _) => word(Phrase::NotAnsweredRightIs { right: &right }),
        (Verdict::Unreadable(_), _) | (_, None) => word(Phrase::UnreadableRightIs { right: &right }),
        (Verdict::Wrong, Some(given)) => match (given, &task.entry.answer) {
            (Given::Points(_), Answer::Points(_)) => {
                let [count, missing, extra] = mark.counts;
                let mut parts = vec![word(Phrase::CountRight { count })];
                if missing > 0 {
                    let points = Phrase::list(language, mark.missing.iter());
                    parts.push(word(Phrase::CountMissing { count: missing, points: &points }));
                }
                if extra > 0 {
                    let points = Phrase::list(language, mark.extra.iter());
                    parts.push(word(Phrase::CountExtra { count: extra, points: &points }));
                }
                parts.join(if language == Language::English { " " } else { "" })
            }
            _ => word(Phrase::AnsweredRightIs { given: &given.to_string(), right: &right }),
        },
    }
}
