//! One puzzle file, from its name to its pictures.

use super::files::read;
use super::folder::Folder;
use gocheck::board::{Color, Size};
use gocheck::go::{self, Analysis, Setup};
use gocheck::puzzle::{Answer, Diagnostic, Entry, MAX_BYTES, Name, PROBLEMS, Puzzle, Question, Severity};
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
                let message = format!("its answer would be named {name}, as that of {first}");
                input.asked =
                    Err(Diagnostic::error(message)
                        .help("rename one, or give them one at a time with --output"));
            }
        }
    }
    #[cfg(feature = "render")]
    for input in &mut inputs {
        let Ok((name, _)) = &input.asked else { continue };
        if let Some(other) = puzzle_of(name.stem()).and_then(|stem| seen.get(stem)) {
            let message = format!("its picture would have the name of one of {other}'s");
            input.asked = Err(Diagnostic::error(message).help("rename it, or give it alone with --output"));
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
            Name::new(&stem).map_err(|error| Diagnostic::error(error.to_string())).and_then(|name| match ask
                .or(name.problem().map(|problem| problem.question))
            {
                Some(question) => Ok((name, question)),
                None => Err(no_question(&name)),
            });
        Self { path: path.to_owned(), shown, asked }
    }

    /// What to say of a file that cannot be read.
    fn unreadable(&self, error: &io::Error) -> Diagnostic {
        let diagnostic = |message: &str| Diagnostic::error(message.to_owned());
        match error.kind() {
            io::ErrorKind::NotFound if self.shown.contains(['*', '?']) => {
                diagnostic("no file matches").help("check the folder and the pattern")
            }
            io::ErrorKind::NotFound => diagnostic("no such file").help("check the path"),
            io::ErrorKind::IsADirectory => diagnostic("a folder, not a file")
                .help(format!("name its files: {}/*.txt", self.shown.trim_end_matches('/'))),
            _ => diagnostic(&format!("cannot be read: {error}")),
        }
    }
}

/// What to say of a name without a question.
fn no_question(name: &Name) -> Diagnostic {
    let numbers = PROBLEMS.map(|problem| problem.number).join(", ");
    let message = format!("the name {name} does not say what is asked");
    let help = if name.stem().starts_with("answer") {
        "to compare with an answer file, give it with --expect".to_owned()
    } else {
        format!("name it <tag>_<problem>.txt with a problem of {numbers}, or give --ask rule|captures|moves")
    };
    Diagnostic::error(message).help(help)
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
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
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
        let failed = |diagnostics| Failed { shown: input.shown.clone(), diagnostics };
        let (name, question) = input.asked.clone().map_err(|error| failed(vec![error]))?;
        let bytes = read(&input.path, MAX_BYTES).map_err(|error| failed(vec![input.unreadable(&error)]))?;
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
        let failed = |diagnostics| Failed { shown: shown.to_owned(), diagnostics };
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
            let dead: Vec<String> = analysis.dead.iter().map(ToString::to_string).collect();
            let message = format!("not a valid position, without liberties: {}", dead.join("; "));
            diagnostics.push(
                Diagnostic::warning(message).help("it is answered all the same: no move takes a dead group"),
            );
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
            result.map_err(|error| errors.push(Diagnostic::error(format!("{error:#}")))).ok()
        };
        pictures(&entry.name, entry.question, setup, analysis)
            .into_iter()
            .map(draw)
            .filter_map(keep_error)
            .collect()
    }
}
