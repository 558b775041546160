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

/// What the READMEs tell to run once there is a release. These lines cannot be run before.
const AFTER_A_RELEASE: [&str; 3] = ["cargo binstall gocheck", "pip install pygocheck", "cargo install gocheck"];

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
