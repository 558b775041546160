use crate::diagnostic::{Language, Phrase};
use crate::html::Html;
use crate::puzzle::Name;
use base64::display::Base64Display;
use base64::engine::general_purpose::STANDARD;
use std::collections::VecDeque;
use std::io::{self, Write};

/// The page's frame: style and head before the puzzles.
const HEAD: &str = include_str!("gallery.html");

/// A page that shows a run: one HTML file with its pictures in it, which needs no server, no network
/// and no other file. It is written as it comes, so that memory does not grow with the run.
pub struct Gallery<W> {
    out: W,
    /// Puzzles of an earlier page that are not written yet, in the order of their keys.
    kept: VecDeque<Section>,
    language: Language,
}

/// A puzzle's part of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// What the puzzle is called.
    pub name: String,
    html: String,
}

impl Section {
    /// The puzzles of a page that was written before. Nothing where the text is no such page.
    #[must_use]
    pub fn all(page: &str) -> Option<Vec<Self>> {
        let is_gallery =
            page.contains(GENERATOR) || page.contains("<title>gocheck: boards and answers</title>");
        let mut sections = Vec::new();
        // A line of a board cannot look so: its signs are escaped.
        for part in page.split("\n<section id=\"").skip(1) {
            let (name, rest) = part.split_once("\">\n")?;
            let end = rest.find("\n</section>")?;
            let html = format!("<section id=\"{name}\">\n{}\n</section>\n", &rest[..end]);
            sections.push(Self { name: unescaped(name), html });
        }
        is_gallery.then_some(sections)
    }
}

/// What [`Html`] has made of a name.
fn unescaped(name: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(name.to_owned(), |name, (escaped, sign)| name.replace(escaped, sign))
}

/// By this a page is known.
const GENERATOR: &str = "<meta name=\"generator\" content=\"gocheck gallery\">";

/// Where a puzzle stands among others: by tag, then by the order of the problems.
fn key(name: &str) -> (Option<String>, usize) {
    let name = Name::new(name).ok();
    let tag = name.as_ref().and_then(|name| name.tag().map(str::to_owned));
    (tag, name.map_or(usize::MAX, |name| name.rank()))
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
    pub fn new(out: W, language: Language) -> io::Result<Self> {
        Self::beside(out, language, Vec::new())
    }

    /// Begins a page that also has puzzles of an earlier one.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn beside(mut out: W, language: Language, mut kept: Vec<Section>) -> io::Result<Self> {
        kept.sort_by_cached_key(|section| key(&section.name));
        let word = |phrase: Phrase<'_>| Html(&phrase.text(language)).to_string();
        let head = HEAD
            .replace("{lang}", language.tag())
            .replace("{generator}", GENERATOR)
            .replace("{title}", &word(Phrase::GalleryTitle))
            .replace("{heading}", &word(Phrase::GalleryHeading));
        out.write_all(head.as_bytes())?;
        Ok(Self { out, kept: kept.into(), language })
    }

    /// Writes the kept puzzles that stand before this one.
    fn write_kept(&mut self, before: Option<&str>) -> io::Result<()> {
        let before = before.map(key);
        while let Some(section) = self.kept.front() {
            if before.as_ref().is_some_and(|before| key(&section.name) > *before) {
                break;
            }
            self.out.write_all(section.html.as_bytes())?;
            self.kept.pop_front();
        }
        Ok(())
    }

    /// Adds a puzzle.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn add(&mut self, item: &Item<'_>) -> io::Result<()> {
        self.write_kept(Some(item.name))?;
        let word = |phrase: Phrase<'_>| phrase.text(self.language);
        let out = &mut self.out;
        let name = Html(item.name);
        writeln!(out, "<section id=\"{name}\">\n<h2>{name}</h2>\n<p>{}</p>", Html(item.question))?;
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
            "<details><summary>{}</summary><pre>{}</pre></details>",
            Html(&word(Phrase::BoardAsText)),
            Html(item.board)
        )?;
        writeln!(out, "</section>")
    }

    /// Adds what could not be answered and ends the page.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn finish(mut self, unanswered: &[String]) -> io::Result<W> {
        self.write_kept(None)?;
        if !unanswered.is_empty() {
            let head = Phrase::NotAnswered.text(self.language);
            writeln!(self.out, "<section>\n<h2>{}</h2>\n<ul>", Html(&head))?;
            for what in unanswered {
                writeln!(self.out, "<li>{}</li>", Html(what))?;
            }
            writeln!(self.out, "</ul>\n</section>")?;
        }
        writeln!(self.out, "</main>\n</body>\n</html>")?;
        Ok(self.out)
    }
}
