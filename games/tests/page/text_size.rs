//! Large text and narrow windows: no label overflows its button, no control leaves the window, and the board stays large.

use super::view::View;
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind, TEXT_SIZES, WINDOWS};

fn large_text(driver: &Driver, size: (u32, u32), language: &str) {
    let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
    let view = View::new(driver, size, hand, language, &[]);
    let mut found = Vec::new();
    let mut look = |state: &str| {
        for percent in TEXT_SIZES {
            let faults = view.browser.overflows(percent, "#board").into_iter();
            found.extend(faults.map(|fault| format!("{size:?} {language} {percent} %, {state}: {fault}")));
        }
    };
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 4}}));
    look("start");
    view.press("#learn");
    view.until("document.querySelector('.lessons')");
    look("how to play");
    view.begin(&json!({"from": "new", "game": "reversi", "white": "human", "milliseconds": 10}));
    view.play(&["d3"]);
    view.act(&json!({"do": "help", "show": "moves"}));
    view.until("document.querySelector('.worth') && document.querySelector('#line .variation')");
    look("analysis");
    view.press("#new");
    view.until("document.querySelector('#boards').ariaBusy === 'false'");
    look("new game");
    view.script("document.querySelector('dialog').close()");
    view.act(&json!({"do": "players", "black": {"level": 1}, "white": {"level": 10}}));
    view.until("!document.querySelector('#again').hidden");
    look("end");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn large_text_and_narrow_windows() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        for (size, language) in WINDOWS.into_iter().zip(["en", "zh", "en", "zh", "en"]) {
            let driver = &driver;
            scope.spawn(move || large_text(driver, size, language));
        }
    });
}
