//! The programming languages whose programs consist of sources and need one or two tools. Python and Java, where names of
//! modules and packages matter, are in `auto`.

use super::choice::one;
use super::files::{ProgramFile, ProgramFiles};
use super::plan::{Build, EXECUTABLE, Plan};
use super::tools;
use crate::run_codes::RunMessage;
use std::path::PathBuf;
use std::process::{Command, Stdio};

struct Language {
    endings: &'static [&'static str],
    /// The tool that compiles or runs a program, and its package in Debian.
    tool: (&'static str, &'static str),
    /// The arguments for which the tool prints the folder of its `bin`, if it may be a program that chooses among versions.
    root: &'static [&'static str],
    /// The function that programs start with, if there is one.
    main: Option<&'static str>,
    /// The arguments of the compiler, if there is one.
    build: &'static [&'static str],
    run: &'static [&'static str],
}

/// In commands: the file to start, it and the parts of the program in its folder or in all folders, and the compiled program.
const MAIN: &str = "{main}";
const SIBLINGS: &str = "{siblings}";
const SOURCES: &str = "{sources}";
const PROGRAM: &str = "./gocheck_program";

const fn script(
    endings: &'static [&'static str],
    tool: (&'static str, &'static str),
    run: &'static [&'static str],
) -> Language {
    Language { endings, tool, root: &[], main: None, build: &[], run }
}

const fn compiled(
    endings: &'static [&'static str],
    tool: (&'static str, &'static str),
    main: &'static str,
    build: &'static [&'static str],
    run: &'static [&'static str],
) -> Language {
    Language { endings, tool, root: &[], main: Some(main), build, run }
}

/// In the order of precedence.
const LANGUAGES: [Language; 8] = [
    compiled(
        &["cpp", "cc", "cxx"],
        ("g++", "g++"),
        "main",
        &["-O2", "-std=gnu++17", "-w", "-pipe", "-o", PROGRAM, SOURCES, "-lm"],
        &[PROGRAM],
    ),
    compiled(
        &["c"],
        ("gcc", "gcc"),
        "main",
        &["-O2", "-w", "-pipe", "-o", PROGRAM, SOURCES, "-lm"],
        &[PROGRAM],
    ),
    compiled(&["cs"], ("mcs", "mono-mcs"), "Main", &["-out:gocheck_program", SOURCES], &["mono", PROGRAM]),
    Language {
        root: &["env", "GOROOT"],
        ..compiled(&["go"], ("go", "golang-go"), "main", &["build", "-o", PROGRAM, SIBLINGS], &[PROGRAM])
    },
    Language {
        root: &["--print", "sysroot"],
        ..compiled(
            &["rs"],
            ("rustc", "rustc"),
            "main",
            &["-O", "-Awarnings", "-o", PROGRAM, MAIN],
            &[PROGRAM],
        )
    },
    script(&["js", "mjs", "cjs"], ("node", "nodejs"), &["node", MAIN]),
    script(&["m"], ("octave-cli", "octave"), &["octave-cli", "-q", MAIN]),
    script(&["r"], ("Rscript", "r-base-core"), &["Rscript", MAIN]),
];

/// The endings of all sources.
pub(super) fn endings() -> Vec<&'static str> {
    let others = ["py", "pyw", "ipynb", "java", "sh"];
    LANGUAGES.iter().flat_map(|language| language.endings).copied().chain(others).collect()
}

/// How to build and start the program of the first language that the files have.
///
/// # Errors
/// If it is unclear which file to start, or a tool is missing.
pub(super) fn choose(files: &ProgramFiles) -> Result<Option<Plan>, RunMessage> {
    for language in &LANGUAGES {
        let mut sources = files.with_ending(language.endings);
        sources.retain(|file| !file.is_empty());
        if !sources.is_empty() {
            return language.plan(&sources).map(Some);
        }
    }
    Ok(None)
}

impl Language {
    fn plan(&self, files: &[&ProgramFile]) -> Result<Plan, RunMessage> {
        let (tool, package) = self.tool;
        let mains: Vec<&ProgramFile> =
            files.iter().filter(|file| self.is_main(file, files)).copied().collect();
        let main = one(if mains.is_empty() { files } else { &mains })?;
        let mut words = self.run.iter();
        let interpreter = words.next().filter(|word| **word != PROGRAM);
        for name in [tool].iter().chain(interpreter) {
            if tools::in_path(name).is_none() {
                return Err(RunMessage::NoTool { tool: (*name).to_owned(), package: package.to_owned() });
            }
        }
        let prefix = if main.folder().is_empty() { String::new() } else { format!("{}/", main.folder()) };
        // The other files are parts of it, unless each is a program.
        let is_part = |file: &&&ProgramFile| {
            file.path == main.path || !mains.iter().any(|other| other.path == file.path)
        };
        // A name may begin with a hyphen.
        let named = |file: &ProgramFile| file.path.strip_prefix(&prefix).map(|name| format!("./{name}"));
        let filled = |words: &[&str]| -> Vec<String> {
            words
                .iter()
                .flat_map(|word| match *word {
                    MAIN => named(main).into_iter().collect(),
                    SOURCES => files.iter().filter(is_part).filter_map(|file| named(file)).collect(),
                    SIBLINGS => {
                        let siblings = files.iter().filter(|file| file.folder() == main.folder());
                        siblings.filter(is_part).filter_map(|file| named(file)).collect()
                    }
                    word => vec![word.to_owned()],
                })
                .collect()
        };
        let build = (!self.build.is_empty()).then(|| {
            let words = [vec![self.path()], filled(self.build)].concat();
            Build { words, product: EXECUTABLE }
        });
        let shown = format!("{tool} {}", main.name());
        Ok(Plan { shown, build, ..Plan::new(filled(self.run), main.folder()) })
    }

    /// Returns true if a file may be the one to start: it has the main function, or no other file names it.
    fn is_main(&self, file: &ProgramFile, files: &[&ProgramFile]) -> bool {
        let Some(main) = self.main else {
            let uses = ["'", "\"", "("].map(|end| format!("{}{end}", file.stem()));
            let names =
                |text: &str| text.contains(file.name()) || uses.iter().any(|used| text.contains(used));
            return !files.iter().any(|other| other.path != file.path && names(&other.text()));
        };
        let text = file.text();
        text.match_indices(main).any(|(at, _)| {
            text[at + main.len()..].trim_start().starts_with('(')
                && !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
        })
    }

    /// The path of the tool, or its name.
    fn path(&self) -> String {
        let (name, _) = self.tool;
        let ask = || {
            let output = Command::new(name).args(self.root).stdin(Stdio::null()).output().ok()?;
            let root = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
            Some(root.join("bin").join(name)).filter(|path| path.is_file())
        };
        let found = if self.root.is_empty() { None } else { ask() };
        found.map_or_else(|| name.to_owned(), |path| path.display().to_string())
    }
}
