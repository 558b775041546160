//! Recorded transcripts of bots, one per file.
//!
//! `$` gives the arguments and the exit status, `>` a line of input, `<` a line of output and `!` one
//! of standard error. `*` matches anything, and a `<` line with `...` any number of lines.

use super::{every, files, project, run_on};
use std::fs;
use std::process::Command;

type Program = fn(&[&str]) -> Command;

pub fn check(folder: &str, program: Program) {
    every(files(&project(folder), "txt"), |path| {
        run(&path.display().to_string(), &fs::read_to_string(&path).unwrap(), program);
    });
}

fn run(name: &str, transcript: &str, program: Program) {
    let lines = |mark: char| {
        let lines = transcript.lines().filter_map(move |line| line.strip_prefix(mark));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>()
    };
    let (arguments, status) = lines('$')[0].rsplit_once(" -> ").unwrap();
    let input: String = lines('>').iter().map(|line| format!("{line}\n")).collect();
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let (code, written, errors) = run_on(&mut program(&arguments), &input);
    assert_eq!(code.to_string(), status, "{name}: exit status; standard error:\n{errors}");
    let is_like = |patterns: &[&str], text: &str| are_like(patterns, &text.lines().collect::<Vec<_>>());
    assert!(is_like(&lines('<'), &written), "{name}: output:\n{written}");
    assert!(is_like(&lines('!'), &errors), "{name}: standard error:\n{errors}");
}

fn are_like(patterns: &[&str], lines: &[&str]) -> bool {
    match patterns {
        [] => lines.is_empty(),
        ["...", rest @ ..] => (0..=lines.len()).any(|skipped| are_like(rest, &lines[skipped..])),
        [first, rest @ ..] => {
            lines.first().is_some_and(|line| is_like(first, line)) && are_like(rest, &lines[1..])
        }
    }
}

fn is_like(pattern: &str, line: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == line,
        Some((start, rest)) => line.strip_prefix(start).is_some_and(|line| {
            line.char_indices().map(|(at, _)| at).chain([line.len()]).any(|at| is_like(rest, &line[at..]))
        }),
    }
}
