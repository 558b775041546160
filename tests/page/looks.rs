//! The page in every state, in the light and dark themes, in forced colours and on paper: axe finds no violations, and stones
//! are distinguishable. With `GOCHECK_PICTURES=FOLDER` a screenshot of each is saved there.

use crate::languages::{foreign_texts, foreign_texts_in_turn};
use crate::states::walk;
use crate::view::{SIZES, View};
use serde_json::{Value, json};
use std::thread;
use test_support::browser::{Driver, Hand, Kind, Look, axe};
use test_support::run;

/// Saves a screenshot, if requested.
fn keep(view: &View, size: (u32, u32), language: &str, state: &str, looks: &str) {
    view.browser.keep_picture(&format!("{}x{} {language} {state} {looks}", size.0, size.1));
}

fn every_state(driver: &Driver, size: (u32, u32), language: &'static str, axe: Option<&str>) {
    let view = View::new(driver, size, Hand::Mouse, language);
    let look = |state: &str| {
        if let Some(axe) = axe {
            view.browser.script(axe);
        }
        for scheme in ["light", "dark"] {
            view.browser.prefer("", &[("prefers-color-scheme", scheme)]);
            keep(&view, size, language, state, scheme);
            if axe.is_some() {
                assert_eq!(view.browser.faults(scheme == "dark"), json!([]), "{state}, {scheme}, {language}");
                // The colours of controls in use do not depend on the size.
                if size == SIZES[0] {
                    assert_eq!(view.browser.faults_in_use(), [""; 0], "{state}, {scheme}, {language}");
                    // To read the style, the inspector loads the file again, which Chromium forbids if its address has changed.
                    let told = view.browser.console();
                    let is_inspector =
                        |line: &Value| line.to_string().contains("Unsafe attempt to load URL file:");
                    assert!(told.as_array().unwrap().iter().all(is_inspector), "{state}: {told}");
                }
            }
            view.browser.prefer("", &[("prefers-color-scheme", scheme), ("forced-colors", "active")]);
            keep(&view, size, language, state, &format!("forced {scheme}"));
            is_seen_in_forced_colours(&view, state);
        }
        let is_desk = size == SIZES[0];
        let texts = if is_desk { foreign_texts_in_turn(&view) } else { foreign_texts(&view) };
        assert_eq!(texts, [""; 0], "{state}, {language}");
    };
    walk(&view, |view| view.browser.prefer("", &[]), look);
}

/// Black stones are dark and white ones light, and selected buttons differ from others.
fn is_seen_in_forced_colours(view: &View, state: &str) {
    let stones = ["black", "white"].map(|color| {
        view.browser.light(&format!("main:not([hidden]) .stone.{color}:not(.ghost, .faded) .body"))
    });
    if let [Some(black), Some(white)] = stones {
        assert!(black < 120.0 && white > 180.0, "{state}: {black} and {white}");
    }
    let alike = view.browser.script(
        "const look = (each) => each && getComputedStyle(each).backgroundColor;
         return [...document.querySelectorAll('[role=group]')].filter((group) => group.checkVisibility()).filter((group) => {
           const [on, off] = ['true', 'false'].map((is) => look(group.querySelector(`[aria-pressed=${is}]`)));
           return on && on === off;
         }).length",
    );
    assert_eq!(alike, 0, "{state}");
}

/// On paper: a sheet for students, and a separate one with the answers. An exercise does not print answers.
fn on_paper(driver: &Driver) {
    let view = View::desk(driver);
    for (arguments, answers) in [(["data"].as_slice(), 14), (&["--exercise", "data"], 0)] {
        view.open(arguments);
        view.browser.prefer("print", &[]);
        view.browser.script("dispatchEvent(new Event('beforeprint'))");
        view.has(".item .thumbnail", 14);
        view.has(".answers dt", answers);
        let seen = view.browser.script(
            "return ['.filters', '.item .about', '.item .asked', '.answers']
               .map((css) => document.querySelector(css).checkVisibility())",
        );
        assert_eq!(seen, json!([false, false, true, answers > 0]), "{arguments:?}");
        let before =
            view.browser.script("return getComputedStyle(document.querySelector('.answers')).breakBefore");
        assert_eq!(before, if answers > 0 { "page" } else { "auto" });
        view.browser.prefer("", &[]);
    }
}

/// Printed boards have numbers for rows and columns, even if the reader has hidden them. Records keep their letters.
fn numbers_on_paper(driver: &Driver) {
    let view = View::desk(driver);
    let digits = |count: usize| (0..count).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let names = |css: &str| {
        let script = format!(
            "return [...document.querySelectorAll('{css}')].map((each) => each.textContent).join(' ')"
        );
        view.browser.script(&script).as_str().unwrap().to_owned()
    };
    view.open(&["data"]);
    view.browser.script("dispatchEvent(new Event('beforeprint'))");
    // Rows, then columns.
    assert_eq!(names(".item:last-child .names text"), format!("{} {}", digits(9), digits(9)));
    view.open(&["data/train_3.txt"]);
    view.tab("settings");
    view.choose("#coordinates", "none");
    view.has("#board .names text", 0);
    view.browser.script("dispatchEvent(new Event('beforeprint'))");
    // At both ends of each line.
    view.has("#board .names text", 36);
    assert!(names("#board .names text").starts_with("0 0 1 1 2 2"));
    view.browser.script("dispatchEvent(new Event('afterprint'))");
    view.has("#board .names text", 0);
    view.open(&["crates/sgf/tests/data/lint/double_ko_aga.sgf"]);
    view.browser.script("dispatchEvent(new Event('beforeprint'))");
    assert!(names("#board .names text").contains('A'));
}

/// A record on paper: numbered moves, those on taken points below the diagram, comments with their labels, variations.
fn kifu(driver: &Driver) {
    let view = View::desk(driver);
    let moves = ["ba", "aa", "ab", "ea", "aa", "eb", "ec"];
    let mut record = "(;SZ[9]PB[Kuroda]PW[Shiroi]RE[B+R]".to_owned();
    for (number, at) in moves.iter().enumerate() {
        record += &format!(";{}[{at}]", ["B", "W"][number % 2]);
        if number == 4 {
            record += "C[Look at X.]LB[ii:X]";
        }
    }
    let record = record.replace(";W[eb]", "(;W[eb]") + ")(;W[hh];B[hg]C[Another way.]))";
    let file = view.file("ko.sgf", &record);
    view.open(&[file.to_str().unwrap()]);
    view.browser.prefer("print", &[]);
    view.browser.script("dispatchEvent(new Event('beforeprint'))");
    view.has("#kifu .diagram", 1);
    view.has("#kifu text.number", 6);
    for text in
        ["Kuroda", "Moves 1 to 7", "5 at 2", "Look at X. (X = J1)", "Instead of move 6", "Another way."]
    {
        view.shows("#kifu", text);
    }
    let seen = view.browser.script(
        "return ['#board', '#panel', '#kifu'].map((css) => document.querySelector(css).checkVisibility())",
    );
    assert_eq!(seen, json!([false, false, true]));
    view.browser.script("dispatchEvent(new Event('afterprint'))");
    view.browser.prefer("", &[]);
    view.has("#kifu .diagram", 0);
}

/// The page of a student with the course's seven problems, all of them wrong, takes at most two printed pages.
fn student_on_paper(driver: &Driver) {
    let view = View::desk(driver);
    let folder = view.folder.path().join("pages");
    let mut wrong = String::new();
    for problem in ["0", "00", "1", "2", "3", "4", "5"] {
        wrong += &format!("train_{problem}\n");
        wrong += &match problem {
            "0" => "True\n".to_owned(),
            "00" => "False\n".to_owned(),
            // Many missing points and a few extra ones.
            _ => (0..4).map(|at| format!("{at} {at}\n")).collect(),
        };
    }
    let answers = view.file("ann.txt", &wrong);
    let mut command = view.program();
    command.args(["grade", "-q"]);
    command.args(["0", "00", "1", "2", "3", "4", "5"].map(|problem| format!("data/train_{problem}.txt")));
    command
        .arg("--submissions")
        .arg(answers)
        .arg("--feedback")
        .arg(&folder)
        .arg("-o")
        .arg(folder.join("grades"));
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/ann.html", folder.display()));
    let pdf = view.browser.print();
    let pages = pdf.windows(12).filter(|part| part.starts_with(b"/Type /Page") && part[11] != b's').count();
    assert!((1..=2).contains(&pages), "{pages} pages");
}

#[test]
fn every_state_is_accessible() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let axe = axe();
    thread::scope(|scope| {
        scope.spawn(|| {
            on_paper(&driver);
            numbers_on_paper(&driver);
            student_on_paper(&driver);
            kifu(&driver);
        });
        for (size, language) in SIZES.into_iter().zip(["en", "zh", "en"]) {
            let (driver, axe) = (&driver, axe.as_deref());
            scope.spawn(move || every_state(driver, size, language, axe));
        }
    });
}

/// Nothing is too wide and nothing is logged in any state, at any size, in either language, in light and dark, with and without
/// motion. Run at night: `.ci/nightly pages`.
#[test]
#[ignore = "two dozen walks through all states"]
fn every_state_in_every_look() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        for size in SIZES {
            for look in Look::all() {
                let driver = &driver;
                scope.spawn(move || {
                    let view = View::new(driver, size, Hand::Mouse, look.language);
                    let name = format!("{} {}", look.scheme, if look.moves { "moving" } else { "still" });
                    walk(
                        &view,
                        |view| look.apply(&view.browser),
                        |state| keep(&view, size, look.language, state, &name),
                    );
                });
            }
        }
    });
}

/// The check of controls in use works: it finds a hovered button whose text is barely visible.
#[test]
fn faint_text_of_hovered_buttons_is_found() {
    let (Some(driver), Some(axe)) = (Kind::Chromium.driver(), axe()) else { return };
    let view = View::desk(&driver);
    view.open(&[]);
    view.browser.script(&axe);
    assert_eq!(view.browser.faults_in_use(), [""; 0]);
    view.browser
        .script("document.styleSheets[0].insertRule('button:hover { background: #f1ebdf; color: #fff }', 0)");
    let found = view.browser.faults_in_use();
    assert!(found.iter().any(|fault| fault.starts_with("hover: ") && fault.contains("1.18")), "{found:?}");
}
