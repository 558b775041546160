use std::fs;
use std::path::Path;
use std::process::Command;

/// The commands of one `sh` block.
pub struct Example {
    /// One command per line.
    pub script: String,
    /// The `text` block that follows it immediately, if any.
    pub output: Option<String>,
}

/// Lines of the READMEs that cannot be run before the first release.
const AFTER_A_RELEASE: [&str; 3] =
    ["cargo binstall gocheck", "pip install pygocheck", "cargo install gocheck"];

/// The `sh` blocks of a README, each with the `text` block that follows it.
pub fn examples(readme: &str) -> Vec<Example> {
    let block = |text: &str| text.split("```").next().unwrap_or_default().to_owned();
    let example = |rest: &str| {
        let output = rest.split_once("```").and_then(|(_, after)| after.strip_prefix("\n\n```text\n"));
        Example { script: block(rest), output: output.map(block) }
    };
    let examples = readme.split("```sh\n").skip(1).map(example);
    examples.filter(|Example { script, .. }| !script.lines().eq(AFTER_A_RELEASE)).collect()
}

/// Runs each block in `folder` with a shell and compares its output with the README. `programs` are already built. They
/// replace `cargo run` and installed programs.
pub fn run(examples: &[Example], folder: &Path, programs: &[(&str, &str)]) {
    run_up_to(0, examples, folder, programs);
}

/// Like [`run`], but blocks without shown output may end with statuses up to this one.
pub fn run_up_to(most: i32, examples: &[Example], folder: &Path, programs: &[(&str, &str)]) {
    let bin = folder.join(".bin");
    fs::create_dir_all(&bin).unwrap();
    let script = |name: &str, lines: &str| {
        crate::write_program(&bin.join(name), format!("#!/bin/sh\n{lines}\n"));
    };
    for (name, path) in programs {
        script(name, &format!("exec {} \"$@\"", crate::quoted(path)));
    }
    // `cargo run` starts the program; other commands do nothing, because everything has been built.
    let default = programs[0].0;
    script(
        "cargo",
        &format!(
            "[ \"$1 $2\" = 'run --release' ] || exit 0\nshift 2\nprogram={default}\n\
             if [ \"$1\" = --bin ]; then program=$2; shift 2; fi\n\
             [ \"$1\" = -- ] && shift\nexec \"$program\" \"$@\""
        ),
    );
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    for Example { script, output } in examples {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).current_dir(folder).env("PATH", &path).env_remove("CLICOLOR_FORCE");
        let (status, stdout, stderr) = crate::run(&mut shell);
        // 1 is a finding, which the README may show.
        let most = if output.is_some() { 1 } else { most };
        assert!((0..=most).contains(&status), "{script}exits with {status}: {stderr}");
        if let Some(output) = output {
            assert_eq!(stdout, *output, "the shown output of {script}");
        }
    }
}

/// The documents that show calls of programs, in a checkout of the repository.
pub fn documents(root: &Path) -> Vec<String> {
    let folders = ["docs", "games/docs"].map(|folder| crate::files(&root.join(folder), "md"));
    let others = ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", "games/README.md", "python/README.md"];
    let paths = others.map(|name| root.join(name)).into_iter().chain(folders.concat());
    paths.map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Runs each call of `program` in the documents, in blocks and in running text, with `--man-page`, so that the command line is
/// read and nothing else is done. Returns the calls that have an unknown command, option or value. Words in capital
/// letters stand for values.
///
/// # Panics
/// If the program cannot be started, or there are fewer than 20 calls.
pub fn wrong_calls(documents: &[String], program: &str, start: impl Fn() -> Command) -> Vec<String> {
    let found: Vec<(String, Option<String>)> = documents
        .iter()
        .flat_map(|document| calls(document))
        .filter_map(|call| {
            let words = words(&call);
            (words.first()? == program).then(|| (call, error(start().arg("--man-page").args(&words[1..]))))
        })
        .collect();
    assert!(found.len() >= 20, "{program}: {}", found.len());
    found.into_iter().filter_map(|(call, error)| Some(format!("{call}: {}", error?))).collect()
}

/// What may be calls: code in running text, and the lines of blocks.
fn calls(document: &str) -> Vec<String> {
    let spans = document.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " "));
    let blocks = document.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let lines =
        blocks.flat_map(|block| block.replace("\\\n", " ").lines().map(str::to_owned).collect::<Vec<_>>());
    spans.chain(lines).collect()
}

/// Why a command line cannot be read.
fn error(call: &mut Command) -> Option<String> {
    let (status, _, stderr) = crate::run(call);
    let value = stderr.split('\'').nth(1).unwrap_or_default();
    let is_placeholder = stderr.contains("invalid value")
        && value.contains(|c: char| c.is_ascii_uppercase())
        && !value.contains(|c: char| c.is_ascii_lowercase());
    // An option may be named without its value.
    let is_named = stderr.contains("a value is required");
    (status != 0 && !is_placeholder && !is_named).then_some(stderr)
}

/// The words of the first command of a line, without quotes. `..` and what follows a pipe or a redirection are left out.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for c in line.chars() {
        match (quote, c) {
            (None, '\'' | '"') => quote = Some(c),
            (Some(open), _) if c == open => quote = None,
            (None, '|' | '>' | '<' | ';' | '&' | '#') => break,
            (None, ' ') => words.push(String::new()),
            _ => words.last_mut().unwrap().push(c),
        }
    }
    words.retain(|word| !word.is_empty() && word != ".." && word != "...");
    words
}
