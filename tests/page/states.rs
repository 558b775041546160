//! The states of the pages, how to reach them, and the walk through all of them.

use crate::class;
use crate::view::View;
use std::fs;
use std::path::PathBuf;
use test_support::run;

/// The name of a state, and how to reach it on a new page.
pub(super) type State = (&'static str, fn(&View));

const STATES: &[State] = &[
    ("empty", |view| view.open(&[])),
    ("look", |view| {
        view.open(&["data/train_3.txt"]);
        view.point(3, 1);
    }),
    ("group", |view| {
        view.open(&["data/train_5.txt"]);
        view.point(4, 4);
    }),
    ("not valid", |view| view.open_at(&[], "#b/XO7/O8/9/9/9/9/9/9/9")),
    ("answer", |view| {
        view.open(&["data/train_3.txt"]);
        view.hit(".solution summary");
        view.has(".marks .answer", 4);
    }),
    ("ko", |view| {
        view.open_at(&[], "#b/1XO2/XO1O1/1XO2/5/5");
        view.press(1, 2);
        view.press(1, 1);
        view.says(".differ", "No restrictions");
    }),
    ("tree", |view| {
        view.open(&["data/train_3.txt"]);
        for (row, col) in [(0, 3), (7, 7), (1, 8)] {
            view.press(row, col);
        }
        view.step("u");
        view.press(8, 0);
        view.step("u");
        view.has(".node", 4);
    }),
    ("edit", |view| {
        view.open(&["data/train_3.txt"]);
        view.tab("edit");
        view.browser.write("[data-pane=edit] textarea", "1 2 3 4");
        view.button("Put on the board");
        view.says(".said", "Line 1: “1 2 3 4” is not");
    }),
    ("exercise", |view| {
        view.open(&["--exercise", "data/train_3.txt"]);
        view.press(0, 3);
        view.press(5, 0);
    }),
    ("checked", |view| {
        view.open(&["--exercise", "data/train_3.txt"]);
        view.press(0, 3);
        view.press(5, 0);
        view.button("Check");
        view.says(".outcome", "Not yet: 3 missing, 1 extra.");
    }),
    ("answer shown", |view| {
        view.open(&["--exercise", "data/train_3.txt"]);
        view.press(0, 3);
        view.press(5, 0);
        view.button("Check");
        view.button("Show the answer");
        view.has(".marks .missing", 3);
    }),
    ("rule", |view| view.open(&["--exercise", "data/train_0.txt"])),
    ("record", |view| {
        view.open(&["crates/sgf/tests/data/lint/double_ko_aga.sgf"]);
        view.tab("findings");
        view.hit(".findings li:nth-child(2) button");
        view.has(".repeated", 1);
    }),
    ("markup", |view| {
        let file = view.file(
            "markup.sgf",
            "(;SZ[9]PB[Kuroda]BR[3d]PW[Shiroi]RE[B+2.5]RU[Japanese]AB[ba][cb]AW[dc][ed]\n\
             C[A comment that says what the marks are for.]LB[aa:A][bb:12][hh:abc]TR[ba][bc]SQ[cb][cc]CR[dc][dd]\
             MA[ed][ee]TB[ff][fg]TW[gg][gf];B[ge](;W[cg](;B[ec])(;B[cc]))(;W[gc]C[Another way.]))",
        );
        view.open(&[file.to_str().unwrap()]);
        view.has(".marks .TR", 2);
    }),
    ("many", |view| {
        view.open(&["data"]);
        view.browser.until("document.querySelector('.item .thumbnail')");
    }),
    ("filter", |view| {
        view.open(&["data"]);
        view.browser.keys("#search", "nothing is called so");
        view.has(".item", 0);
    }),
    ("solving many", |view| {
        view.open(&["--exercise", "data"]);
        view.hit(".item:nth-child(3)");
        view.button("Check");
        view.shows(".score", "14");
    }),
    ("gallery", |view| gallery(view)),
    ("gallery being solved", |view| {
        gallery(view);
        view.hit("#solve");
        view.button("Begin");
        view.button("Check");
        view.hit("#all");
        view.has(".item[data-standing=wrong]", 1);
    }),
    ("gallery's board", |view| {
        gallery(view);
        view.hit(".item");
        view.has(".marks .answer", 4);
    }),
    ("feedback", |view| feedback(view)),
    ("feedback's board", |view| {
        feedback(view);
        view.hit(".item");
        view.has(".marks .missing", 2);
    }),
    ("class", class::table),
    ("student of the class", |view| {
        class::table(view);
        view.hit("tbody tr:nth-child(2) th a");
        view.has(".item", 7);
    }),
    ("board of the class", |view| {
        class::table(view);
        view.hit("tbody tr:nth-child(2) th a");
        view.hit(".item:nth-child(5)");
        view.has(".marks .missing", 1);
    }),
    ("lint's page", |view| {
        let page = view.folder.path().join("lint");
        let mut command = view.program();
        let files = ["double_ko_aga.sgf", "clean.sgf", "occupied.sgf"]
            .map(|name| format!("crates/sgf/tests/data/lint/{name}"));
        command.args(["lint", "-q", "--html"]).arg(&page).args(files);
        assert_eq!(run(&mut command).0, 1);
        view.goto(&format!("{}/index.html", page.display()));
    }),
];

/// Walks through all states in one browser; `visit` gets each. Fails if the page is too wide or logs an error. `prepare` is called
/// before each.
pub(super) fn walk(view: &View, prepare: impl Fn(&View), mut visit: impl FnMut(&str)) {
    for (state, reach) in STATES {
        prepare(view);
        reach(view);
        view.is_tidy();
        visit(state);
        // The next state must not know the solved puzzles.
        view.browser.script("localStorage.clear()");
    }
}

/// A student's answer, with missing and extra points.
fn mine(view: &View) -> PathBuf {
    view.file("mine.txt", "train_3\n0 3\n0 5\n2 2\n")
}

/// The gallery of a run with an expected answer.
pub(super) fn gallery(view: &View) {
    let folder = view.folder.path().join("gallery");
    fs::create_dir_all(&folder).unwrap();
    let mut command = view.program();
    command.args(["data/train_3.txt", "data/train_5.txt", "--expect"]).arg(mine(view)).arg("-o").arg(&folder);
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/index.html", folder.display()));
}

pub(super) fn feedback(view: &View) {
    let folder = view.folder.path().join("pages");
    let mut command = view.program();
    command.args(["grade", "-q", "data/train_3.txt", "data/train_5.txt", "--submissions"]);
    command.arg(mine(view)).arg("--feedback").arg(&folder).arg("-o").arg(folder.join("grades"));
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/mine.html", folder.display()));
}
