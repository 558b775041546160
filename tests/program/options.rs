//! The grammar of the command line: one table of all options, and a short help that fits on a screen.

use crate::cli::folder;
use crate::gocheck;
use std::fs;
use test_support::options::{commands, difference};
use test_support::{project, run};

#[test]
fn one_name_has_one_meaning() {
    let table = fs::read_to_string(project("tests/data/usage/options.txt")).unwrap();
    let folder = folder(&[]);
    let help = |_: &str, arguments: &[&str]| run(gocheck(folder.path()).args(arguments)).1;
    assert_eq!(difference(&table, &["gocheck"], help), Vec::<String>::new());
}

/// 40 lines of 80 columns, in both languages.
#[test]
fn the_short_help_fits_on_a_screen() {
    let folder = folder(&[]);
    for language in ["en", "zh"] {
        let help = |arguments: &[&str]| {
            run(gocheck(folder.path()).env("COLUMNS", "80").args(["--lang", language]).args(arguments)).1
        };
        let program = help(&["-h"]);
        for arguments in [vec!["-h"]].into_iter().chain(commands(&program).map(|command| vec![command, "-h"]))
        {
            let help = help(&arguments);
            assert!(help.lines().count() <= 40, "{arguments:?}: {help}");
            let whole = arguments
                .iter()
                .filter(|word| **word != "-h")
                .fold("gocheck".to_owned(), |all, word| all + " " + word);
            assert!(help.contains(&format!("`{whole} --help`")), "{help}");
        }
    }
}
