//! `gocheck grade --run`: the programs of `tests/data/programs`, with the marks that they deserve.

use crate::cli::folder;
use crate::gocheck;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{is_thorough_only, project, run};

/// Returns true if programs can be run in a sandbox here. If not, prints the reason.
pub(crate) fn has_sandbox() -> bool {
    let works = cfg!(target_os = "linux") && has_program("bwrap");
    if !works {
        assert!(std::env::var_os("GOCHECK_SANDBOX_REQUIRED").is_none(), "bwrap is not installed");
        println!("skipped: bwrap is not installed");
    }
    works
}

pub(crate) fn has_program(name: &str) -> bool {
    Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// By the name without its extension.
fn expected() -> HashMap<String, HashMap<String, String>> {
    let text = fs::read_to_string(project("tests/data/programs/expected.tsv")).unwrap();
    let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<String>>());
    let head = lines.next().unwrap();
    lines
        .map(|line| {
            let name = [".py", ".zip"].iter().find_map(|ending| line[0].strip_suffix(ending));
            let name = name.unwrap_or(&line[0]).to_owned();
            (name, head.iter().cloned().zip(line).collect())
        })
        .collect()
}

/// Returns the rows by student.
pub(crate) fn graded(
    submissions: &Path,
    tag: &str,
    output: &Path,
    options: &[&str],
) -> HashMap<String, Value> {
    let puzzles = ["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("data/{tag}_{problem}.txt"));
    let mut command = gocheck(&project(""));
    command.arg("grade").args(puzzles).arg("--submissions").arg(submissions);
    command.args(["--run", "auto", "--format", "json", "-q", "-o"]).arg(output).args(options);
    let (status, stdout, stderr) = run(&mut command);
    assert!(status < 2, "{stderr}");
    let rows = stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    rows.map(|row| (row["student"].as_str().unwrap().to_owned(), row)).collect()
}

/// Of all errors and remarks of a program.
pub(crate) fn codes(row: &Value) -> Vec<String> {
    let messages = |key: &str| row[key].as_array().cloned().unwrap_or_default();
    let all = messages("errors").into_iter().chain(messages("remarks"));
    all.map(|message| message["code"].as_str().unwrap().to_owned()).collect()
}

/// Reports each program that does not get the marks it deserves, or gets no marks without a reason.
fn faults(rows: &HashMap<String, Value>, tag: &str) -> Vec<String> {
    let expected = expected();
    let fault = |(name, row): (&String, &Value)| {
        let deserved = expected.get(name)?[tag].parse::<f64>().unwrap_or_default();
        let has_code = |known: &[&str]| codes(row).iter().any(|code| known.contains(&code.as_str()));
        // A missing module or compiler, or a loaded machine, is not the program's fault.
        let is_lacking = has_code(&["G303", "G304", "G314", "G315"])
            || expected[name]["contents"].starts_with("right") && has_code(&["G307", "G309"]);
        let score = row["score"].as_f64().unwrap_or_default();
        let is_right = is_lacking || (score - deserved).abs() < 0.05;
        let is_said = score > 0.0 || !codes(row).is_empty();
        (!is_right || !is_said).then(|| format!("{name} on {tag}: {score}, not {deserved}: {row}"))
    };
    rows.iter().filter_map(fault).collect()
}

/// Copies some of the programs to a folder.
fn some(names: &[&str]) -> tempfile::TempDir {
    fn copy(from: &Path, to: &Path) {
        if from.is_dir() {
            fs::create_dir_all(to).unwrap();
            for entry in from.read_dir().unwrap() {
                let entry = entry.unwrap();
                copy(&entry.path(), &to.join(entry.file_name()));
            }
        } else {
            fs::copy(from, to).unwrap();
        }
    }
    let class = tempfile::tempdir().unwrap();
    for name in names {
        copy(&project("tests/data/programs").join(name), &class.path().join(name));
    }
    class
}

/// Programs in several languages, one with a window, some that fail, and some that are hostile.
#[test]
fn programs_get_the_marks_they_deserve_and_a_verdict() {
    if !has_sandbox() {
        return;
    }
    let class = some(&[
        "2023302_林静",
        "2023306_刘洋",
        "2023310_吴倩",
        "2023315_郭雨桐",
        "2023505_方圆",
        "2023506_李娜",
        "2023508_崔健",
        "2023510_邱实",
        "2023512_江涛",
        "2023514_顾盼",
        "2023515_侯宇",
        "2023525_雷鸣",
        "2023527_孟伟",
        "2023603_disk",
        "2023604_spy",
        "blind_5",
        "blind_6",
    ]);
    let output = tempfile::tempdir().unwrap();
    // Long enough for a loaded machine.
    let rows = graded(class.path(), "test", output.path(), &["--time", "60"]);
    assert_eq!(rows.len(), 17);
    assert_eq!(faults(&rows, "test"), Vec::<String>::new());
    for (name, code) in [
        ("2023505_方圆", "G314"),
        ("2023506_李娜", "G312"),
        ("2023508_崔健", "G313"),
        ("2023510_邱实", "G316"),
        ("2023512_江涛", "G305"),
        ("2023514_顾盼", "G321"),
        ("2023515_侯宇", "G326"),
        ("2023525_雷鸣", "G314"),
        ("2023527_孟伟", "G306"),
        ("2023603_disk", "G310"),
    ] {
        assert!(codes(&rows[name]).iter().any(|found| found == code), "{name}: {}", rows[name]);
    }
    // Anyone can publish a package under the name of a student's module.
    let missing = rows["2023525_雷鸣"].to_string();
    assert!(missing.contains("go_rules was not handed in") && !missing.contains("pip install"), "{missing}");
}

/// All programs, on both sets of puzzles.
#[test]
fn all_programs_get_the_marks_they_deserve() {
    if !is_thorough_only() || !has_sandbox() {
        return;
    }
    let mut faulty = Vec::new();
    for tag in ["train", "test"] {
        let output = tempfile::tempdir().unwrap();
        let rows = graded(&project("tests/data/programs"), tag, output.path(), &["--time", "40"]);
        assert!(rows.len() > 100);
        faulty.extend(faults(&rows, tag));
    }
    assert_eq!(faulty, Vec::<String>::new());
}

/// A second call repeats nothing, ignores an incomplete line of a killed run, and runs a changed program again.
#[test]
fn a_second_run_goes_on_where_the_first_was() {
    if !has_sandbox() {
        return;
    }
    let class = some(&["blind_5", "2023301_陈晓明"]);
    let output = tempfile::tempdir().unwrap();
    let journal = output.path().join("runs.jsonl");
    let options = ["--sets", "2", "--seed", "5", "--time", "60"];
    let first = graded(class.path(), "test", output.path(), &options);
    let runs = fs::read_to_string(&journal).unwrap();
    assert_eq!(runs.lines().count(), 6);
    // The run was killed while it wrote the last line.
    fs::write(&journal, &runs[..runs.len() - 10]).unwrap();
    assert_eq!(graded(class.path(), "test", output.path(), &options), first);
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 7);
    // Rows and columns are swapped in every set.
    assert!(codes(&first["blind_5"]).contains(&"G323".to_owned()), "{}", first["blind_5"]);
    assert!(output.path().join("sets-5/2/answer_for_test.txt").is_file());
    fs::write(class.path().join("2023301_陈晓明/go.py"), "print('nothing')\n").unwrap();
    let changed = graded(class.path(), "test", output.path(), &options);
    assert_eq!(changed["blind_5"], first["blind_5"]);
    assert_eq!(codes(&changed["2023301_陈晓明"]), ["G317"]);
}

#[test]
fn without_a_sandbox_programs_are_run_only_on_demand() {
    let class = folder(&[
        ("class/ann/go.py", "print('[t]Problem 1: forward on step:[(1, 0)]')"),
        ("t_1.txt", "0 0 -1\n0 1 1\n"),
    ]);
    let command = || {
        let mut command = gocheck(class.path());
        command.args(["grade", "t_1.txt", "--submissions", "class", "--run", "python3 go.py"]);
        command
    };
    let (status, _, stderr) = run(command().env("PATH", "/nowhere"));
    assert_eq!(status, 2);
    if cfg!(target_os = "linux") {
        assert!(stderr.contains("--sandbox none") && stderr.contains("apt install bubblewrap"), "{stderr}");
    }
    assert!(!class.path().join("output").exists());
    let (_, _, chinese) = run(command().args(["--lang", "zh"]).env("PATH", "/nowhere"));
    if cfg!(target_os = "linux") {
        assert!(chinese.contains("没有安装 bubblewrap") && !chinese.contains("not installed"), "{chinese}");
    }
    if !has_program("python3") {
        return println!("skipped: python3 is not installed");
    }
    let (status, stdout, stderr) = run(command().args(["--sandbox", "none"]));
    assert_eq!(status, 0, "{stdout}{stderr}");
    assert!(stderr.contains("can read and change your files"), "{stderr}");
}

#[test]
fn commands_for_a_shell_are_refused_with_the_remedy() {
    let class = folder(&[("class/ann/main.cpp", "int main() {}"), ("t_1.txt", "0 0 -1\n0 1 1\n")]);
    let mut command = gocheck(class.path());
    command.args(["grade", "t_1.txt", "--submissions", "class", "--run", "g++ -o go main.cpp && ./go"]);
    let (status, _, stderr) = run(&mut command);
    assert_eq!(status, 2);
    assert!(stderr.contains("--run \"sh -c 'g++ -o go main.cpp && ./go'\""), "{stderr}");
}
