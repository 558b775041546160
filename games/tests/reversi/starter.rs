//! `reversi new`: its files compile and pass with the printed commands, and the graders keep to the protocol whatever a
//! student's function does. A language without a compiler here is skipped with a message on standard error.

use crate::capi::skipped;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{program, quoted, run};

const REVERSI: &str = env!("CARGO_BIN_EXE_reversi");

/// A solution's file, what compiles or runs it, and lines of its function that the tests change.
struct Language {
    file: &'static str,
    grader: &'static str,
    tools: &'static [&'static str],
    /// The last line of the function.
    last: &'static str,
    /// Its replacement: prints, and writes into the board.
    noisy: &'static str,
    /// Its replacement: answers with (0, 0).
    wrong: &'static str,
    /// Its replacement: fails with an error of the language.
    broken: &'static str,
    report: &'static str,
}

const CPP: Language = Language {
    file: "solution.cpp",
    grader: "grader.cpp",
    tools: &["g++"],
    last: "    *column = chosen.second;\n",
    noisy: "    *column = chosen.second;\n    std::printf(\"1 1\\n\");\n    std::cout << \"2 2\" << std::endl;\n    \
            const_cast<int &>(a[3][3]) = 7;\n",
    wrong: "    *row = *column = 0 * chosen.second;\n",
    broken: "    *column = chosen.second;\n    throw std::runtime_error(\"no idea\");\n",
    report: "no idea",
};

const JAVA: Language = Language {
    file: "Solution.java",
    grader: "Grader.java",
    tools: &["javac", "java"],
    last: "        move[1] = chosen[1];\n",
    noisy: "        move[1] = chosen[1];\n        System.out.println(\"1 1\");\n        a[3] = new int[0];\n",
    wrong: "        move[0] = move[1] = 0;\n",
    broken: "        move[2] = chosen[1];\n",
    report: "java.lang.ArrayIndexOutOfBoundsException",
};

const PYTHON: Language = Language {
    file: "solution.py",
    grader: "grader.py",
    tools: &["python3"],
    last: "    return random.choice(moves)\n",
    noisy: "    print(1, 1)\n    a[3] = []\n    return random.choice(moves)\n\n\nprint(2, 2)\n",
    wrong: "    return 0, 0\n",
    broken: "    return moves[-1][2]\n",
    report: "IndexError",
};

impl Language {
    fn is_here(&self) -> bool {
        let missing = self.tools.iter().find(|tool| Command::new(tool).arg("--version").output().is_err());
        if let Some(tool) = missing {
            skipped(&format!("{}: no {tool}", self.file));
        }
        missing.is_none()
    }

    /// The starter in a folder, and the commands that it prints.
    fn begin(&self, folder: &Path) -> Vec<String> {
        let (code, output, error) = run(program(REVERSI, folder).args(["new", self.file]));
        assert_eq!((code, error.as_str()), (0, ""), "{output}");
        let said = output.lines().filter_map(|line| {
            let command = line.strip_prefix("compile: ").or_else(|| line.strip_prefix("check:   "));
            command.map(str::to_owned)
        });
        said.collect()
    }

    /// Replaces the last line of the function.
    fn change(&self, folder: &Path, lines: &str) {
        let path = folder.join(self.file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(self.last), "{}", self.file);
        let head = if self.file == CPP.file {
            "#include <cstdio>\n#include <iostream>\n#include <stdexcept>\n"
        } else {
            ""
        };
        fs::write(path, head.to_owned() + &text.replace(self.last, lines)).unwrap();
    }

    /// Runs the commands in the folder as a shell does; `options` are added to `check`. The last one's exit status and
    /// output.
    fn follow(&self, folder: &Path, commands: &[String], options: &str) -> (i32, String) {
        let check = format!("{} check --time 600000 {options}", quoted(REVERSI));
        let mut ended = (0, String::new());
        for command in commands {
            let command = command.replace("reversi check", &check);
            let (code, output, error) = run(program("sh", folder).args(["-c", &command]));
            assert_eq!(error, "", "{command}");
            ended = (code, output);
        }
        ended
    }

    /// Checks the starter with other last lines.
    fn check_with(&self, lines: &str) -> (i32, String) {
        let folder = tempfile::tempdir().unwrap();
        let commands = self.begin(folder.path());
        self.change(folder.path(), lines);
        self.follow(folder.path(), &commands, "")
    }
}

const LANGUAGES: [Language; 3] = [CPP, JAVA, PYTHON];

/// Without a warning of the compiler, whether the colour comes after the board or before it.
#[test]
fn a_first_solution_passes_by_the_commands_that_are_said() {
    for language in LANGUAGES.into_iter().filter(Language::is_here) {
        let folder = tempfile::tempdir().unwrap();
        let commands = language.begin(folder.path());
        for protocol in ["", "--protocol lksh-color-first"] {
            let (code, output) = language.follow(folder.path(), &commands, protocol);
            assert!(code == 0 && output.ends_with("\nOK\n"), "{}: {output}", language.file);
        }
    }
}

/// The statement's own command.
#[test]
fn the_commands_are_the_statements() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(
        CPP.begin(folder.path()),
        ["g++ -Wall -Wextra -std=c++11 grader.cpp solution.cpp -o solution", "reversi check -- ./solution"]
    );
    assert_eq!(
        JAVA.begin(folder.path()),
        ["javac Grader.java Solution.java", "reversi check -- java -Xmx160m Grader"]
    );
    assert_eq!(PYTHON.begin(folder.path()), ["reversi check -- python3 grader.py"]);
}

#[test]
fn a_path_may_have_folders_and_blanks() {
    let folder = tempfile::tempdir().unwrap();
    for language in LANGUAGES {
        let inner = folder.path().join("my bots").join(language.file);
        let path = Path::new("my bots").join(language.file);
        let (code, output, _) = run(program(REVERSI, folder.path()).arg("new").arg(&path));
        assert_eq!(code, 0, "{output}");
        assert!(inner.is_file() && inner.with_file_name(language.grader).is_file());
        let commands: Vec<String> =
            output.lines().skip(1).map(|line| line.split_once(": ").unwrap().1.trim().to_owned()).collect();
        if language.is_here() {
            let (code, output) = language.follow(folder.path(), &commands, "");
            assert!(code == 0 && output.ends_with("\nOK\n"), "{}: {output}", language.file);
        }
    }
}

#[test]
fn prints_and_writes_of_a_student_break_nothing() {
    for language in LANGUAGES.into_iter().filter(Language::is_here) {
        let (code, output) = language.check_with(language.noisy);
        assert!(code == 0 && output.ends_with("\nOK\n"), "{}: {output}", language.file);
    }
}

#[test]
fn a_students_mistakes_are_told_as_the_student_counts() {
    for language in LANGUAGES.into_iter().filter(Language::is_here) {
        let (code, output) = language.check_with(language.wrong);
        let fault =
            "test 1, white: FAULT at move 2: (0, 0): no stone of the opponent turns over; it wrote \"0 0\"\n";
        assert!(code == 1 && output.starts_with(fault), "{}: {output}", language.file);
        let (code, output) = language.check_with(language.broken);
        assert!(code == 1 && output.contains("FAULT at move 2: "), "{}: {output}", language.file);
        let (_, words) = output.split_once("the program's standard error:\n").unwrap();
        assert!(words.contains(language.report), "{}: {output}", language.file);
    }
}

/// Short-lived objects: without `-Xmx` they fill the memory of the machine, and the verdict names the remedy. With the
/// printed command all four games are played.
#[test]
#[cfg(target_os = "linux")]
fn garbage_in_java_stays_below_the_limit() {
    if !JAVA.is_here() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let commands = JAVA.begin(folder.path());
    let garbage = "        move[1] = chosen[1];\n        java.util.ArrayList<byte[]> kept = new java.util.ArrayList<>();\n        \
                   for (int i = 0; i < 8000; i++) {\n            kept.add(new byte[50000]);\n            \
                   if (kept.size() > 600) {\n                kept.clear();\n            }\n        }\n";
    JAVA.change(folder.path(), garbage);
    let (code, output) = JAVA.follow(folder.path(), &commands, "");
    assert!(code == 0 && output.ends_with("\nOK\n"), "{output}");
    // The virtual machine's usual heap on a large machine.
    let mut command = program(REVERSI, folder.path());
    let (code, output, _) = run(command.args([
        "check",
        "--time",
        "600000",
        "--",
        "sh",
        "-c",
        "exec java -Xms600m -XX:+AlwaysPreTouch Grader",
    ]));
    assert_eq!(code, 1, "{output}");
    assert!(output.contains(": out of memory: 256 MiB are allowed, "), "{output}");
    assert!(output.contains("start it with `java -Xmx160m`"), "{output}");
}

/// Existing files are kept.
#[test]
fn nothing_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let new = |path: &str| run(program(REVERSI, folder.path()).args(["new", path]));
    for language in LANGUAGES {
        let (solution, grader) = (folder.path().join(language.file), folder.path().join(language.grader));
        fs::write(&solution, "mine").unwrap();
        let (code, _, error) = new(language.file);
        assert_eq!(
            (code, error),
            (2, format!("error: {} already exists: nothing was written\n", language.file))
        );
        assert_eq!(fs::read_to_string(&solution).unwrap(), "mine");
        assert!(!grader.exists());
        fs::remove_file(&solution).unwrap();
        fs::write(&grader, "mine").unwrap();
        let (code, _, error) = new(language.file);
        let expected =
            format!("error: {} already exists with another grader: nothing was written\n", language.grader);
        assert_eq!((code, error), (2, expected));
        assert_eq!(fs::read_to_string(&grader).unwrap(), "mine");
        assert!(!solution.exists());
    }
}

/// Wrong names and their messages.
#[test]
fn other_names_are_told() {
    let folder = tempfile::tempdir().unwrap();
    for (name, message) in [
        ("MyBot.java", "error: MyBot.java: Grader.java calls Solution: name it Solution.java\n"),
        ("bot.py", "error: bot.py: grader.py calls solution: name it solution.py\n"),
        ("solution.rs", "error: solution.rs: expected solution.cpp, Solution.java or solution.py\n"),
        ("solution", "error: solution: expected solution.cpp, Solution.java or solution.py\n"),
        ("grader.cpp", "error: grader.cpp: this is the name of the grader: give another\n"),
    ] {
        let (code, _, error) = run(program(REVERSI, folder.path()).args(["new", name]));
        assert_eq!((code, error.as_str()), (2, message));
    }
    assert_eq!(folder.path().read_dir().unwrap().count(), 0);
}
