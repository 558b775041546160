//! The page in both languages: nothing is in the other one, neither at first nor after a change. `looks.rs` checks the states
//! that it walks through, this file checks states that look like others.

use crate::opening::{drop_files, reload};
use crate::states::{State, feedback};
use crate::view::{SIZES, View};
use serde_json::json;
use std::fs;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};
use test_support::run;

/// The words of names and of files in the states.
const NAMES: &[&[&str]] = &[
    // Players, students, puzzles.
    &["Kuroda", "Shiroi", "ada", "bert", "carl", "dora", "emil", "dan", "mine", "train", "test"],
    // Records: their names, comments, labels and rules.
    &[
        "markup", "game", "shared", "cut", "comment", "that", "says", "what", "the", "marks", "are", "for",
        "abc",
    ],
    &["Japanese", "Chinese", "聂卫平", "马晓春"],
    // A text that is neither a record nor a puzzle.
    &["is", "this"],
    // A line of a student's answers.
    &["Problem", "extra", "work"],
];

const STATES: &[State] = &[
    ("place that is not there", |view| {
        view.open_at(&["crates/sgf/tests/data/lint/double_ko_aga.sgf"], "#1/99");
        view.browser.until("document.querySelector('.words').innerText !== ''");
    }),
    ("address that cannot be read", |view| view.open_at(&[], "#b/what")),
    ("forbidden moves", |view| {
        view.open_at(&[], "#b/1XO2/XO1O1/1XO2/5/5");
        view.press(1, 2);
        view.press(1, 1);
        // Under rules that forbid it, the page finds fault with it.
        view.tab("game");
        view.choose("#rules", "japanese");
        view.press(1, 1);
    }),
    ("score", |view| {
        let file = view.file(
            "game.sgf",
            "(;SZ[5]KM[0.5]RU[Chinese]RE[W+5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de][aa])",
        );
        view.open(&["--estimate", file.to_str().unwrap()]);
        view.mode("count");
        view.press(0, 0);
    }),
    ("score without a count", |view| {
        view.open_at(&[], "#b/1XO2/XO1O1/1XO2/5/5");
        view.mode("count");
        view.tab("game");
        view.choose("#rules", "none");
    }),
    ("estimate", |view| {
        let file = view.file("game.sgf", "(;SZ[5]KM[0.5];B[cc];W[bb];B[bc];W[cb];B[dc])");
        view.open(&["--estimate", file.to_str().unwrap()]);
        view.browser.keys("#board", "\u{e010}");
        view.mode("count");
    }),
    ("marks and texts of a record", |view| {
        let file = view.file("game.sgf", "(;SZ[9]PB[Kuroda]BR[3d]PW[Shiroi]RE[B+R];B[ee](;W[cc])(;W[gg]))");
        view.open(&[file.to_str().unwrap()]);
        view.hit("[data-mark=AR]");
        view.press(4, 4);
        view.browser.keys("#board", "\u{e010}");
    }),
    ("saved", |view| {
        view.open(&[]);
        drop_files(view, &[("game.sgf", json!("(;SZ[9];B[ee])"))]);
        view.browser.script(
            "HTMLAnchorElement.prototype.click = () => {};
             document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));",
        );
        view.browser.until("!document.querySelector('#notice').hidden");
    }),
    ("draft", |view| {
        let record = view.file("shared.sgf", "(;SZ[9];B[ee])");
        view.open(&[record.to_str().unwrap()]);
        view.press(0, 0);
        view.has(".node", 3);
        reload(view);
        view.has(".draft", 1);
    }),
    ("file that is no record", |view| opened(view, &[("a.txt", "what is this")])),
    ("damaged record", |view| opened(view, &[("cut.sgf", "(;SZ[9]\n;B[ee];W[cc")])),
    ("game that is not Go", |view| opened(view, &[("game.sgf", "(;GM[3];W[a])")])),
    ("archive that is damaged", |view| opened(view, &[("a.zip", "PK\u{3}\u{4}")])),
    ("uncertain encoding", |view| {
        view.open(&[]);
        let gbk = b"(;SZ[9]PB[\xc4\xf4\xce\xc0\xc6\xbd]PW[\xc2\xed\xcf\xfe\xb4\xba];B[ee])";
        drop_files(view, &[("game.sgf", json!(gbk.as_slice()))]);
        view.browser.until("!document.querySelector('#notice').hidden");
    }),
    ("list of games", |view| {
        let folder = view.folder.path().join("games");
        fs::create_dir_all(&folder).unwrap();
        for (number, result) in ["B+R", "W+3.5", "0", "Void", "W+T", "Draw"].into_iter().enumerate() {
            let record = format!("(;SZ[9]PB[Kuroda]BR[3d]PW[Shiroi]DT[1950-01-02]RE[{result}];B[ee];W[ee])");
            fs::write(folder.join(format!("{number}.sgf")), record).unwrap();
        }
        view.open(&[folder.to_str().unwrap()]);
        view.browser.until("document.querySelectorAll('.item .thumbnail').length > 3");
    }),
    ("exercise with a slip", |view| {
        view.open(&["--exercise", "data/train_3.txt"]);
        view.press(3, 0);
        view.button("Check");
        view.button("Show the answer");
        view.has(".marks .extra", 1);
    }),
    ("rule answered", |view| {
        view.open(&["--exercise", "data/train_0.txt"]);
        view.hit("button.main");
    }),
    ("class with slips and files that cannot be read", |view| {
        class(view);
        view.goto(&format!("{}/grades.html", view.folder.path().display()));
    }),
    ("page of a student whose file cannot be read", |view| {
        class(view);
        view.goto(&format!("{}/dan.html", view.folder.path().display()));
    }),
    ("feedback on paper", |view| {
        feedback(view);
        view.browser.script("dispatchEvent(new Event('beforeprint'))");
    }),
    ("record on paper", |view| {
        let file = view
            .file("game.sgf", "(;SZ[9]PB[Kuroda]PW[Shiroi]RE[B+R];B[ba];W[aa];B[ab](;W[ea])(;W[hh];B[aa]))");
        view.open(&[file.to_str().unwrap()]);
        view.browser.script("dispatchEvent(new Event('beforeprint'))");
        view.browser.prefer("print", &[]);
        view.has("#kifu .diagram", 1);
    }),
    ("frame", |view| shown_as(view, "embed")),
    ("projector", |view| shown_as(view, "projector")),
];

/// Grades answers with a slip, an answer that cannot be read and a file that cannot be read.
fn class(view: &View) {
    let class = view.folder.path().join("class");
    fs::create_dir_all(&class).unwrap();
    for (name, text) in [
        ("ada.txt", "train_3\n3 0\n5 0\n"),
        ("bert.txt", "train_3\n3 0\n5 0\n"),
        ("carl.txt", "train_3\nx y\n"),
        ("dan.pdf", "%PDF-1.7"),
    ] {
        fs::write(class.join(name), text).unwrap();
    }
    let mut command = view.program();
    command.args(["grade", "-q", "data/train_3.txt", "--submissions"]).arg(&class);
    command.arg("--feedback").arg(view.folder.path()).arg("-o").arg(view.folder.path());
    assert_eq!(run(&mut command).0, 1);
}

/// Opens files on an empty page, which says what is wrong with them.
fn opened(view: &View, files: &[(&str, &str)]) {
    view.open(&[]);
    let files: Vec<_> = files.iter().map(|&(name, text)| (name, json!(text))).collect();
    drop_files(view, &files);
    view.browser.until("!document.querySelector('#notice').hidden");
}

fn shown_as(view: &View, name: &str) {
    view.open(&["crates/sgf/tests/data/lint/double_ko_aga.sgf"]);
    let page = view.folder.path().join("page.html");
    view.browser.goto(&format!("file://{}?{name}", page.display()));
    view.browser.until("document.querySelector('.board')");
}

/// Returns what the page says in another language than its own, in each tab of the panel.
pub(super) fn foreign_texts(view: &View) -> Vec<String> {
    let names = NAMES.concat();
    let mut found = view.browser.foreign_texts(&names);
    let tabs = view.browser.script(
        "return [...document.querySelectorAll('[data-tab]')].filter((each) => each.checkVisibility()).map((each) => each.dataset.tab)",
    );
    for tab in tabs.as_array().unwrap() {
        let tab = tab.as_str().unwrap();
        view.browser.script(&format!("document.querySelector('[data-tab={tab}]').click()"));
        found.extend(view.browser.foreign_texts(&names).into_iter().map(|text| format!("{tab}: {text}")));
    }
    found
}

/// Like [`foreign_texts`], before and after a change of the page's language.
pub(super) fn foreign_texts_in_turn(view: &View) -> Vec<String> {
    let mut found = foreign_texts(view);
    view.browser.script("document.querySelector('#language').click()");
    found.extend(foreign_texts(view).into_iter().map(|text| format!("after a change, {text}")));
    found
}

/// Every second state, from `first` on.
fn every_second_state(driver: &Driver, first: usize, language: &'static str) -> Vec<String> {
    let view = View::new(driver, SIZES[0], Hand::Mouse, language);
    let mut found = Vec::new();
    for (state, reach) in STATES.iter().skip(first).step_by(2) {
        view.browser.prefer("", &[]);
        reach(&view);
        found.extend(
            foreign_texts_in_turn(&view).into_iter().map(|text| format!("{language}, {state}: {text}")),
        );
        view.browser.script("localStorage.clear()");
    }
    found
}

#[test]
fn nothing_is_in_the_other_language() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let found = thread::scope(|scope| {
        let walks = [(0, "en"), (1, "zh")]
            .map(|(first, language)| scope.spawn(move || every_second_state(driver, first, language)));
        walks.map(|walk| walk.join().unwrap()).concat()
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}
