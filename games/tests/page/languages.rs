//! The pages in both languages: nothing is in the other one, neither at first nor after a change. `looks.rs` checks the states of
//! the play page that it walks through, this file checks its messages, the spectators' page and the report.

use super::foreign::{foreign_texts, foreign_texts_in_turn};
use super::live::Tournament;
use super::states::State;
use super::view::{SIZES, View};
use serde_json::json;
use std::{fs, thread};
use test_support::browser::{Browser, Driver, Hand, Kind};
use test_support::quoted;

/// Programs on the play page: one that is not there, one that crashes.
const ENGINES: [&str; 2] = ["--engine=Gone=/no/such/program", "--engine=crash=sh -c 'exit 3'"];

const STATES: &[State] = &[
    ("program that is not there", |view| fails(view, "Gone")),
    ("program that crashes", |view| fails(view, "crash")),
    ("saved", |view| {
        view.people("ataxx");
        view.press("#save");
        view.until("document.querySelector('#save-name')");
        view.browser.write("#save-name", "broken game");
        view.press("#store");
        view.until("!document.querySelector('#notice').hidden");
    }),
    ("no game that fits", |view| {
        view.people("reversi");
        view.press("#load");
        view.until("document.querySelector('#search')");
        view.browser.write("#search", "zzz");
        view.until("document.querySelectorAll('#kept .game').length === 0");
    }),
    ("text of another board", |view| wrong(view, "game: ataxx\nstart: x5o/7 x")),
    ("text with a wrong move", |view| wrong(view, "game: ataxx\nstart: 0\nmoves: b7 b7")),
    ("text that is no game", |view| wrong(view, "hello")),
    ("board that ends at once", |view| {
        view.people("reversi");
        view.press("#edit");
        view.until("document.querySelector('#edit-board')");
        view.press("#edit-clear");
        view.press("#use-board");
        view.until("document.querySelector('#edit-fault').checkVisibility()");
    }),
    ("game that cannot be written", |view| {
        view.people("ataxx");
        let folder = view.saves.path().join("progress-ataxx");
        fs::remove_dir_all(&folder).unwrap();
        fs::write(&folder, "").unwrap();
        view.play(&["a7", "b7"]);
        view.until("!document.querySelector('#notice').hidden");
        fs::remove_file(&folder).unwrap();
    }),
];

/// A program plays, and fails.
fn fails(view: &View, engine: &str) {
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": engine}, "milliseconds": 10}));
    view.play(&["a7", "b7"]);
    view.until("!document.querySelector('#pause').hidden");
}

/// A text is pasted, and refused.
fn wrong(view: &View, text: &str) {
    view.people("ataxx");
    view.press("#text");
    view.until("document.querySelector('#pasted')");
    view.browser.write("#pasted", text);
    view.until("document.querySelector('#meaning .why')");
}

/// Every state of the play page; the dialogs, which stay in their language, in this one.
fn play_page(driver: &Driver, language: &str) -> Vec<String> {
    let mut view = View::new(driver, SIZES[0], Hand::Mouse, language, &ENGINES);
    let mut found = Vec::new();
    for (state, reach) in STATES {
        reach(&view);
        let texts = foreign_texts_in_turn(&view.browser);
        found.extend(texts.into_iter().map(|text| format!("{language}, {state}: {text}")));
    }
    view.people("ataxx");
    view.server.0.kill().unwrap();
    view.server.0.wait().unwrap();
    view.until("!document.querySelector('#notice').hidden");
    let texts = foreign_texts_in_turn(&view.browser);
    found.extend(texts.into_iter().map(|text| format!("{language}, without a server: {text}")));
    found
}

/// The options for programs that fail in a tournament in every way, also by not being there.
fn failing_players() -> [String; 6] {
    let shell = |name: &str, script: &str| format!("{name}=sh -c {}", quoted(script));
    [
        shell("crash", "exit 3"),
        shell("killed", "kill -SEGV $$"),
        shell("words", "while read line; do echo hello; done"),
        shell("slow", "sleep 1000"),
        "ghost=./absent".to_owned(),
        "--max-wait=500".to_owned(),
    ]
}

/// The pages of a tournament in which programs fail: for spectators, with a replay, and the report.
fn pages_of_a_tournament(driver: &Driver) -> Vec<String> {
    let players = failing_players();
    let mut options: Vec<&str> = players.iter().map(String::as_str).collect();
    options.extend(["--quiet", "--rounds"]);
    let mut found = Vec::new();
    let mut add = |page: &str, texts: Vec<String>| {
        found.extend(texts.into_iter().map(|text| format!("{page}: {text}")))
    };

    let folder = tempfile::tempdir().unwrap();
    let tournament = Tournament::begin(folder.path(), &[&options[..], &["1000000"]].concat());
    let browser = Browser::sized(driver, SIZES[0], false, "zh-CN");
    browser.goto(&format!("http://{}/", tournament.address));
    let names = ["crash", "killed", "words", "slow"];
    for name in names {
        browser.until(&format!(
            "[...document.querySelectorAll('#ended .who')].some((who) => who.textContent.includes('{name}'))"
        ));
    }
    browser.until("document.querySelector('#left-out').textContent.startsWith('ghost')");
    add("spectators", foreign_texts_in_turn(&browser));
    browser.script("document.querySelector('#ended button').click()");
    browser.until("document.querySelector('dialog').open");
    add("replay", foreign_texts(&browser));
    drop(tournament);
    browser.until("!document.querySelector('#notice').hidden");
    browser.script("document.querySelector('dialog').close()");
    add("spectators of nothing", foreign_texts_in_turn(&browser));

    let folder = tempfile::tempdir().unwrap();
    Tournament::begin(folder.path(), &[&options[..], &["1"]].concat()).wait_for(1);
    browser.goto(&format!("file://{}/report.html", folder.path().display()));
    browser.until("document.querySelector('#standings td')");
    add("report", foreign_texts_in_turn(&browser));
    found
}

#[test]
#[cfg(unix)]
fn nothing_is_in_the_other_language() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let found = thread::scope(|scope| {
        let pages = ["en", "zh"].map(|language| scope.spawn(move || play_page(driver, language)));
        let tournament = scope.spawn(|| pages_of_a_tournament(driver));
        [pages.map(|page| page.join().unwrap()).concat(), tournament.join().unwrap()].concat()
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}
