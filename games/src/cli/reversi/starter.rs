use super::check::MEMORY;
use anyhow::{Context, bail, ensure};
use gocheck_files::output::pending::write_new_file;
use gocheck_program::Status;
use gocheck_sandbox::java::heap;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Write a first solution of the assignment, which plays any legal move, and its grader
///
/// Prints the commands that compile and check it. Overwrites nothing.
#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// The solution to write: solution.cpp, Solution.java or solution.py, also in a folder
    file: PathBuf,
}

/// The files for one language: those of the examples.
struct Language {
    ending: &'static str,
    /// The file name that the grader requires, if any.
    name: Option<&'static str>,
    solution: &'static str,
    grader: (&'static str, &'static str),
    /// The command that compiles the solution, for compiled languages.
    compile: Option<fn(&Paths) -> String>,
    /// The command that runs the solution.
    run: fn(&Paths) -> String,
}

const LANGUAGES: [Language; 3] = [
    Language {
        ending: "cpp",
        name: None,
        solution: include_str!("../../../examples/reversi_grader/solution.cpp"),
        grader: ("grader.cpp", include_str!("../../../examples/reversi_grader/grader.cpp")),
        compile: Some(|paths| {
            let Paths { grader, solution, program, .. } = paths;
            format!("g++ -Wall -Wextra -std=c++11 {grader} {solution} -o {program}")
        }),
        run: |paths| match paths.program.contains('/') {
            true => paths.program.clone(),
            false => format!("./{}", paths.program),
        },
    },
    Language {
        ending: "java",
        name: Some("Solution"),
        solution: include_str!("../../../examples/reversi_grader/Solution.java"),
        grader: ("Grader.java", include_str!("../../../examples/reversi_grader/Grader.java")),
        compile: Some(|paths| format!("javac {} {}", paths.grader, paths.solution)),
        run: |paths| match &paths.folder {
            Some(folder) => format!("java -Xmx{}m -cp {folder} Grader", heap(MEMORY)),
            None => format!("java -Xmx{}m Grader", heap(MEMORY)),
        },
    },
    Language {
        ending: "py",
        name: Some("solution"),
        solution: include_str!("../../../examples/reversi_grader/solution.py"),
        grader: ("grader.py", include_str!("../../../examples/reversi_grader/grader.py")),
        compile: None,
        run: |paths| format!("python3 {}", paths.grader),
    },
];

/// The paths of the printed commands, quoted for a shell.
struct Paths {
    grader: String,
    solution: String,
    program: String,
    folder: Option<String>,
}

impl New {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let file = &self.file;
        let part = |part: Option<&std::ffi::OsStr>| {
            part.and_then(std::ffi::OsStr::to_str).unwrap_or_default().to_owned()
        };
        let (name, ending) = (part(file.file_stem()), part(file.extension()));
        let Some(language) = LANGUAGES.iter().find(|language| language.ending == ending) else {
            bail!("{}: expected solution.cpp, Solution.java or solution.py", file.display());
        };
        let (grader_name, grader_text) = language.grader;
        if let Some(known) = language.name {
            ensure!(
                name == known,
                "{}: {grader_name} calls {known}: name it {known}.{ending}",
                file.display()
            );
        }
        let grader = file.with_file_name(grader_name);
        ensure!(*file != grader, "{}: this is the name of the grader: give another", file.display());
        let has_grader = match fs::read_to_string(&grader) {
            Ok(text) if text == grader_text => true,
            Err(error) if error.kind() == ErrorKind::NotFound => false,
            Ok(_) | Err(_) => {
                bail!("{} already exists with another grader: nothing was written", grader.display())
            }
        };
        let folder = file.parent().filter(|folder| *folder != Path::new(""));
        if let Some(folder) = folder {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        write_new(file, language.solution)?;
        if !has_grader {
            write_new(&grader, grader_text)?;
        }
        let quoted = |path: &Path| quoted(&path.display().to_string());
        let paths = Paths {
            grader: quoted(&grader),
            solution: quoted(file),
            program: quoted(&file.with_extension("")),
            folder: folder.map(quoted),
        };
        writeln!(output, "wrote {} and its grader, {}", file.display(), grader.display())?;
        if let Some(compile) = language.compile {
            writeln!(output, "compile: {}", compile(&paths))?;
        }
        writeln!(output, "check:   reversi check -- {}", (language.run)(&paths))?;
        Ok(Status::Well)
    }
}

fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    match write_new_file(path, text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} already exists: nothing was written", path.display())
        }
        written => written.with_context(|| path.display().to_string()),
    }
}

fn quoted(word: &str) -> String {
    shlex::try_quote(word).map_or_else(|_| word.to_owned(), std::borrow::Cow::into_owned)
}
