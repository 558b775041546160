//! The grammar of the command line: one table of all options, and a short help that fits on a screen.

use std::fs;
use std::process::Command;
use test_support::options::{commands, difference};
use test_support::{project, run};

const PROGRAMS: [(&str, &str); 2] =
    [("ataxx", env!("CARGO_BIN_EXE_ataxx")), ("reversi", env!("CARGO_BIN_EXE_reversi"))];

fn help(name: &str, arguments: &[&str]) -> String {
    let (_, path) = PROGRAMS.iter().find(|(program, _)| *program == name).unwrap();
    run(Command::new(path).env("COLUMNS", "80").args(arguments)).1
}

#[test]
fn one_name_has_one_meaning() {
    let table = fs::read_to_string(project("tests/data/options.txt")).unwrap();
    assert_eq!(difference(&table, &PROGRAMS.map(|(name, _)| name), help), Vec::<String>::new());
}

#[test]
fn the_short_help_fits_on_a_screen() {
    for (name, _) in PROGRAMS {
        let program = help(name, &["-h"]);
        assert!(program.lines().count() <= 40, "{program}");
        for command in commands(&program) {
            let help = help(name, &[command, "-h"]);
            assert!(help.lines().count() <= 40, "{help}");
        }
    }
}
