//! `--run auto`: which of a student's files is the program, and what runs it.

use super::choice::{depth, one};
use super::files::{ProgramFile, ProgramFiles};
use super::languages;
use super::plan::{Build, CLASSES, Plan};
use super::python::{has_main, imports, imports_own_package, is_python2};
use super::pythons;
use super::tools;
use crate::run_codes::RunMessage;
use gocheck_sandbox::java::heap;

/// Chooses the program among a student's files, and how to run it with `memory` MiB.
///
/// # Errors
/// If there is none, or it is unclear which it is, or this machine lacks what runs it.
pub(super) fn choose(files: &ProgramFiles, memory: u64) -> Result<Plan, RunMessage> {
    let with_content = |endings: &[&str]| -> Vec<&ProgramFile> {
        files.with_ending(endings).into_iter().filter(|file| !file.is_empty()).collect()
    };
    let notebooks = with_content(&["ipynb"]);
    let mut python = with_content(&["py", "pyw"]);
    python.retain(|file| !notebooks.iter().any(|notebook| imports(&notebook.text(), file.stem())));
    let plan = if let Some(script) = start_script(files) {
        of_script(script)
    } else if !python.is_empty() {
        of_python(&python, files)?
    } else if let java @ [_, ..] = with_content(&["java"]).as_slice() {
        of_java(java, memory)?
    } else if let Some(plan) = languages::choose(files)? {
        plan
    } else if !notebooks.is_empty() {
        of_python(&notebooks, files)?
    } else {
        of_executable(files)?
    };
    Ok(Plan { needs_display: needs_display(files), ..plan })
}

/// A script that says how the program is started.
fn start_script(files: &ProgramFiles) -> Option<&ProgramFile> {
    let scripts = files.with_ending(&["sh"]);
    scripts
        .into_iter()
        .filter(|file| ["run", "start", "main"].contains(&file.stem()) && !file.is_empty())
        .min_by_key(|file| depth(file))
}

fn of_script(script: &ProgramFile) -> Plan {
    Plan::new(vec!["sh".to_owned(), script.name().to_owned()], script.folder())
}

fn of_python(files: &[&ProgramFile], all: &ProgramFiles) -> Result<Plan, RunMessage> {
    let texts: Vec<(&ProgramFile, String)> = files.iter().map(|file| (*file, file.text())).collect();
    let is_imported = |file: &ProgramFile| {
        texts.iter().any(|(other, text)| other.path != file.path && imports(text, file.stem()))
    };
    let own: Vec<&ProgramFile> =
        files.iter().filter(|file| !is_imported(file) && file.name() != "__init__.py").copied().collect();
    let own = if own.is_empty() { files.to_vec() } else { own };
    let mains: Vec<&ProgramFile> = own.iter().filter(|file| has_main(&file.text())).copied().collect();
    let file = match (one(&own), mains.as_slice()) {
        (Ok(file), _) => file,
        (Err(_), [only]) => only,
        (Err(error), []) => return Err(error),
        (Err(_), mains) => one(mains)?,
    };
    let is_old = is_python2(&file.text());
    let Some(python) = pythons::for_program(if is_old { 2 } else { 3 }, all) else {
        return Err(if is_old {
            RunMessage::NeedsPython2 { file: file.path.clone() }
        } else {
            RunMessage::NoTool { tool: "python3".to_owned(), package: "python3".to_owned() }
        });
    };
    let name = if is_old { "python2" } else { "python3" };
    let (folder, arguments) = start_of(file);
    let shown = format!("{name} {}", arguments.join(" ")).replace("-m gocheck_notebook ", "");
    let words = [vec![python.path.display().to_string()], arguments].concat();
    Ok(Plan { shown, python: Some(python), ..Plan::new(words, &folder) })
}

/// The folder to start a Python program in, and Python's arguments. What belongs to a package is started as a module.
fn start_of(file: &ProgramFile) -> (String, Vec<String>) {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let (outer, package) = file.folder().rsplit_once('/').unwrap_or(("", file.folder()));
    let is_part = || imports_own_package(&file.text(), package);
    match file.stem() {
        _ if file.ending() == "ipynb" => {
            (file.folder().to_owned(), words(&["-m", "gocheck_notebook", file.name()]))
        }
        "__main__" if !package.is_empty() => (outer.to_owned(), words(&["-m", package])),
        stem if !package.is_empty() && is_part() => {
            (outer.to_owned(), words(&["-m", &format!("{package}.{stem}")]))
        }
        _ => (file.folder().to_owned(), words(&[file.name()])),
    }
}

fn of_java(files: &[&ProgramFile], memory: u64) -> Result<Plan, RunMessage> {
    let is_main = |file: &&&ProgramFile| {
        let text = file.text();
        text.contains("void main(") || text.contains("void main (")
    };
    let mains: Vec<&ProgramFile> = files.iter().filter(is_main).copied().collect();
    let main = one(if mains.is_empty() { files } else { &mains })?;
    if tools::in_path("javac").is_none() || tools::in_path("java").is_none() {
        let package = "default-jdk-headless".to_owned();
        return Err(RunMessage::NoTool { tool: "javac".to_owned(), package });
    }
    let text = main.text();
    let declared = text.lines().find_map(|line| line.trim().strip_prefix("package ")?.split(';').next());
    let package = declared.map(str::trim);
    // The sources of a package are compiled from its root.
    let depth = package.map_or(0, |package| package.split('.').count());
    let folders: Vec<&str> = main.folder().split('/').filter(|folder| !folder.is_empty()).collect();
    let root = folders[..folders.len().saturating_sub(depth)].join("/");
    let class =
        package.map_or_else(|| main.stem().to_owned(), |package| format!("{package}.{}", main.stem()));
    let prefix = if root.is_empty() { String::new() } else { format!("{root}/") };
    let sources: Vec<&str> = files.iter().filter_map(|file| file.path.strip_prefix(&prefix)).collect();
    let is_utf8 = files.iter().all(|file| std::str::from_utf8(&file.bytes).is_ok());
    let encoding = if is_utf8 { "UTF-8" } else { "GBK" };
    let heap = format!("-Xmx{}m", heap(memory));
    let mut build: Vec<String> =
        ["javac", "-J-Xmx512m", "-nowarn", "-encoding", encoding, "-d", CLASSES].map(str::to_owned).to_vec();
    build.extend(sources.into_iter().map(str::to_owned));
    let words = [
        "java",
        &heap,
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Dfile.encoding=UTF-8",
        "-cp",
        CLASSES,
        &class,
    ];
    let build = Some(Build { words: build, product: CLASSES });
    let plan = Plan::new(words.map(str::to_owned).to_vec(), &root);
    Ok(Plan { shown: format!("java {class}"), build, ..plan })
}

/// A compiled program for Linux, or a script that names its interpreter.
fn of_executable(files: &ProgramFiles) -> Result<Plan, RunMessage> {
    let is_program = |file: &&ProgramFile| {
        file.bytes.starts_with(b"\x7fELF") && !file.ending().starts_with("so") && file.ending() != "o"
            || file.bytes.starts_with(b"#!")
    };
    let found: Vec<&ProgramFile> = files.all.iter().filter(is_program).collect();
    if found.is_empty() {
        if let Some(file) = files.with_ending(&languages::endings()).into_iter().find(|file| file.is_empty())
        {
            return Err(RunMessage::EmptyProgram { file: file.path.clone() });
        }
        return Err(RunMessage::NoProgram { wanted: None, files: files.names() });
    }
    let program = one(&found)?;
    Ok(Plan::new(vec![format!("./{}", program.name())], program.folder()))
}

/// Returns true if a program may open a window.
pub(super) fn needs_display(files: &ProgramFiles) -> bool {
    const WORDS: [&str; 9] = [
        "tkinter",
        "Tkinter",
        "turtle",
        "javax.swing",
        "java.awt",
        "javafx",
        "pygame",
        "import wx",
        "System.Windows.Forms",
    ];
    // Functions of Octave; Python's libraries have some of the same names.
    const FIGURES: [&str; 5] = ["figure", "plot", "imagesc", "imshow", "image("];
    let has = |endings: &[&str], words: &[&str]| {
        let sources = files.with_ending(endings);
        sources.iter().any(|file| {
            let text = file.text();
            words.iter().any(|word| text.contains(word))
        })
    };
    has(&languages::endings(), &WORDS) || has(&["m"], &FIGURES)
}

#[cfg(test)]
mod tests {
    use super::choose;
    use crate::run::files::{ProgramFile, ProgramFiles};

    fn chosen(files: &[(&str, &str)]) -> String {
        let file = |(path, text): &(&str, &str)| ProgramFile {
            path: (*path).to_owned(),
            bytes: text.as_bytes().to_vec(),
        };
        let files = ProgramFiles { all: files.iter().map(file).collect() };
        match choose(&files, 512) {
            Ok(plan) => format!("{} in {:?}", plan.shown, plan.folder),
            Err(message) => serde_json::to_string(&message).unwrap(),
        }
    }

    #[test]
    fn the_file_to_start_is_found() {
        let main = "if __name__ == '__main__':\n    pass";
        for (files, expected) in [
            (&[("a/b/solve.py", "1")][..], "python3 solve.py in \"a/b\""),
            (&[("go_test.py", "1"), ("x.py", main)], "python3 go_test.py in \"\""),
            (&[("rules.py", main), ("x.py", "import rules")], "python3 x.py in \"\""),
            (&[("a.py", "1"), ("b.py", main)], "python3 b.py in \"\""),
            (&[("lib/solve.py", main), ("run.sh", "python3 lib/solve.py")], "sh run.sh in \"\""),
            (&[("a.py", "1"), ("b.py", "2")], "{\"files\":[\"a.py\",\"b.py\"]}"),
            (&[("go.py", "\n"), ("readme.txt", "none")], "{\"file\":\"go.py\"}"),
            (&[("go.py", ""), ("solve.py", "1")], "python3 solve.py in \"\""),
            (
                &[("go_homework/__main__.py", "from . import a"), ("go_homework/a.py", "1")],
                "python3 -m go_homework in \"\"",
            ),
            (&[("x/go/play.py", "from .a import f"), ("x/go/a.py", "1")], "python3 -m go.play in \"x\""),
            (&[("go.ipynb", "{}"), ("readme.txt", "none")], "python3 go.ipynb in \"\""),
            (&[("a/main.cpp", "int main() {}"), ("a/b.cpp", "1")], "g++ main.cpp in \"a\""),
            (&[("readme.txt", "none")], "{\"wanted\":null,\"files\":[\"readme.txt\"]}"),
        ] {
            assert_eq!(chosen(files), expected);
        }
    }
}
