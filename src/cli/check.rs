//! One puzzle file, from its name to its pictures.

use super::files::read;
use super::folder::Folder;
use gocheck::board::{Color, Size};
use gocheck::diagnostic::{Diagnostic, Diagnostics, Message, Severity};
use gocheck::go::{self, Analysis, Setup};
use gocheck::puzzle::{Answer, Entry, MAX_BYTES, Name, PROBLEMS, Puzzle, Question};
#[cfg(feature = "render")]
use gocheck::render::{Picture, Renderer, pictures, puzzle_of};
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

/// A file that was named, and what its name says.
pub(super) struct Input {
    path: PathBuf,
    /// How messages call it.
    pub(super) shown: String,
    /// Its name and question, or why it has none.
    pub(super) asked: Result<(Name, Question), Diagnostic>,
}

/// Takes the named files as inputs; a name that cannot be used, alone or beside the others, is an error
/// of that file.
pub(super) fn inputs(paths: &[PathBuf], ask: Option<Question>) -> Vec<Input> {
    let mut inputs: Vec<Input> = paths.iter().map(|path| Input::new(path, ask)).collect();
    let mut seen: HashMap<String, String> = HashMap::new();
    for input in &mut inputs {
        let Ok((name, _)) = &input.asked else { continue };
        match seen.get(name.stem()) {
            None => drop(seen.insert(name.stem().to_owned(), input.shown.clone())),
            Some(first) => {
                let message = Message::SameName { name: name.to_string(), first: first.clone() };
                input.asked = Err(message.into());
            }
        }
    }
    #[cfg(feature = "render")]
    for input in &mut inputs {
        let Ok((name, _)) = &input.asked else { continue };
        if let Some(other) = puzzle_of(name.stem()).and_then(|stem| seen.get(stem)) {
            input.asked = Err(Message::PictureName { other: other.clone() }.into());
        }
    }
    inputs
}

impl Input {
    fn new(path: &Path, ask: Option<Question>) -> Self {
        let is_stdin = path == Path::new("-");
        let stem =
            if is_stdin { "stdin".into() } else { path.file_stem().unwrap_or_default().to_string_lossy() };
        let shown = if is_stdin { "standard input".to_owned() } else { path.display().to_string() };
        let asked =
            Name::new(&stem).and_then(|name| match ask.or(name.problem().map(|problem| problem.question)) {
                Some(question) => Ok((name, question)),
                None => Err(no_question(&name).into()),
            });
        Self { path: path.to_owned(), shown, asked }
    }
}

/// What to say of a name without a question.
fn no_question(name: &Name) -> Message {
    let name = name.to_string();
    if name.starts_with("answer") {
        Message::AnswerFile { name }
    } else {
        Message::NoQuestion { name, problems: PROBLEMS.map(|problem| problem.number).join(", ") }
    }
}

/// What to say of a file that cannot be read.
pub(super) fn unreadable(shown: &str, error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound if shown.contains(['*', '?']) => Message::NoMatch,
        io::ErrorKind::NotFound => Message::NoFile,
        io::ErrorKind::IsADirectory => Message::Folder { folder: shown.trim_end_matches('/').to_owned() },
        _ => Message::Unreadable { cause: error.to_string() },
    }
}

/// A puzzle that was answered.
pub(super) struct Checked {
    pub(super) shown: String,
    pub(super) entry: Entry,
    pub(super) setup: Setup,
    pub(super) analysis: Analysis,
    /// Warnings, and errors of writing pictures.
    pub(super) diagnostics: Vec<Diagnostic>,
    #[cfg(feature = "render")]
    pub(super) drawn: Vec<Drawn>,
}

impl Checked {
    /// Whether something of it could not be written.
    pub(super) fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity() == Severity::Error)
    }
}

/// A picture that was drawn and written.
#[cfg(feature = "render")]
pub(super) struct Drawn {
    pub(super) picture: Picture,
    pub(super) path: PathBuf,
    pub(super) png: Vec<u8>,
}

/// A file that was not answered.
pub(super) struct Failed {
    pub(super) shown: String,
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// Answers files; shared by all threads.
pub(super) struct Checker<'a> {
    size: Size,
    to_move: Color,
    /// Draws the pictures, and where they are written.
    #[cfg(feature = "render")]
    pictures: Option<(Renderer, &'a Folder)>,
    #[cfg(not(feature = "render"))]
    pictures: std::marker::PhantomData<&'a Folder>,
}

impl<'a> Checker<'a> {
    pub(super) fn without_pictures(size: Size, to_move: Color) -> Self {
        Self { size, to_move, pictures: Default::default() }
    }

    #[cfg(feature = "render")]
    pub(super) fn with_pictures(self, renderer: Renderer, folder: &'a Folder) -> Self {
        Self { pictures: Some((renderer, folder)), ..self }
    }
}

impl Checker<'_> {
    /// Reads a file, answers its question, draws and writes its pictures.
    pub(super) fn check(&self, input: &Input) -> Result<Checked, Failed> {
        let failed = |errors: Diagnostics| Failed { shown: input.shown.clone(), diagnostics: errors.0 };
        let (name, question) = input.asked.clone().map_err(|error| failed(error.into()))?;
        let bytes =
            read(&input.path, MAX_BYTES).map_err(|error| failed(unreadable(&input.shown, &error).into()))?;
        self.check_text(&input.shown, name, question, &bytes)
    }

    /// The same for what stands in a file.
    pub(super) fn check_text(
        &self,
        shown: &str,
        name: Name,
        question: Question,
        bytes: &[u8],
    ) -> Result<Checked, Failed> {
        let failed = |errors: Diagnostics| Failed { shown: shown.to_owned(), diagnostics: errors.0 };
        let Puzzle { setup, warnings } = Puzzle::parse(bytes, self.size).map_err(failed)?;
        Ok(self.check_setup(shown, name, question, setup, warnings))
    }

    /// The same for a board and what there is to say of it.
    pub(super) fn check_setup(
        &self,
        shown: &str,
        name: Name,
        question: Question,
        setup: Setup,
        warnings: Vec<Diagnostic>,
    ) -> Checked {
        let analysis = go::analyse(&setup, self.to_move);
        let mut diagnostics = warnings;
        if question != Question::Rule && !analysis.is_valid() {
            diagnostics.push(Message::NoLiberties { groups: analysis.dead.clone() }.into());
        }
        let entry = Entry { question, answer: Answer::new(question, &analysis), name };
        #[cfg(feature = "render")]
        let drawn = self.draw(&entry, &setup, &analysis, &mut diagnostics);
        Checked {
            shown: shown.to_owned(),
            entry,
            setup,
            analysis,
            diagnostics,
            #[cfg(feature = "render")]
            drawn,
        }
    }

    #[cfg(feature = "render")]
    fn draw(
        &self,
        entry: &Entry,
        setup: &Setup,
        analysis: &Analysis,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<Drawn> {
        let Some((renderer, folder)) = &self.pictures else { return Vec::new() };
        let draw = |picture: Picture| {
            let png = renderer.draw(&picture.scene)?;
            folder.write(&picture.file, &png)?;
            anyhow::Ok(Drawn { path: folder.join(&picture.file), picture, png })
        };
        let keep_error = |result: anyhow::Result<Drawn>| {
            let message = |error| Message::Unwritable { cause: format!("{error:#}") };
            result.map_err(|error| errors.push(message(error).into())).ok()
        };
        pictures(&entry.name, entry.question, setup, analysis)
            .into_iter()
            .map(draw)
            .filter_map(keep_error)
            .collect()
    }
}
