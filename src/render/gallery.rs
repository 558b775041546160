use crate::html::Html;
use base64::display::Base64Display;
use base64::engine::general_purpose::STANDARD;
use std::io::{self, Write};

/// The page's frame: style and head before the puzzles.
const HEAD: &str = include_str!("gallery.html");

/// A page that shows a run: one HTML file with its pictures in it, which needs no server, no network
/// and no other file. It is written as it comes, so that memory does not grow with the run.
pub struct Gallery<W> {
    out: W,
}

/// A puzzle in the gallery.
pub struct Item<'a> {
    /// What the puzzle is called.
    pub name: &'a str,
    /// What is asked, in words.
    pub question: &'a str,
    /// The answer as it is printed.
    pub answer: &'a str,
    /// What the user should know beside it: warnings, differences from what was expected.
    pub notes: &'a [String],
    /// Why the answer is what it is, a line each.
    pub reasons: &'a [String],
    /// The board in text.
    pub board: &'a str,
    /// Each picture's title, description and PNG.
    pub pictures: &'a [(&'a str, &'a str, &'a [u8])],
}

impl<W: Write> Gallery<W> {
    /// Begins a page.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(HEAD.as_bytes())?;
        Ok(Self { out })
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn add(&mut self, item: &Item<'_>) -> io::Result<()> {
        let out = &mut self.out;
        writeln!(out, "<section>\n<h2>{}</h2>\n<p>{}</p>", Html(item.name), Html(item.question))?;
        writeln!(out, "<p class=\"answer\">{}</p>", Html(item.answer))?;
        for note in item.notes {
            writeln!(out, "<p class=\"note\">{}</p>", Html(note))?;
        }
        if !item.reasons.is_empty() {
            writeln!(out, "<ul class=\"reasons\">")?;
            item.reasons.iter().try_for_each(|reason| writeln!(out, "<li>{}</li>", Html(reason)))?;
            writeln!(out, "</ul>")?;
        }
        if !item.pictures.is_empty() {
            writeln!(out, "<div class=\"pictures\">")?;
            for (title, alt, png) in item.pictures {
                let data = Base64Display::new(png, &STANDARD);
                let (title, alt) = (Html(title), Html(alt));
                writeln!(
                    out,
                    "<figure><img alt=\"{alt}\" src=\"data:image/png;base64,{data}\"><figcaption>{title}</figcaption></figure>"
                )?;
            }
            writeln!(out, "</div>")?;
        }
        writeln!(
            out,
            "<details><summary>The board as text</summary><pre>{}</pre></details>",
            Html(item.board)
        )?;
        writeln!(out, "</section>")
    }

    /// Adds what could not be answered and ends the page.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn finish(mut self, unanswered: &[String]) -> io::Result<W> {
        if !unanswered.is_empty() {
            writeln!(self.out, "<section>\n<h2>Not answered</h2>\n<ul>")?;
            for what in unanswered {
                writeln!(self.out, "<li>{}</li>", Html(what))?;
            }
            writeln!(self.out, "</ul>\n</section>")?;
        }
        writeln!(self.out, "</main>\n</body>\n</html>")?;
        Ok(self.out)
    }
}
