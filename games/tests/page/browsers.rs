//! Every path by mouse, touch and keys, at four sizes, in both languages, in Chromium; in Firefox by each hand once.

use super::paths::{PATHS, whole_game};
use super::teaching;
use super::view::{LANGUAGES, SIZES, View, server};
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

/// A program that is not there.
const GONE: &str = "--engine=Gone=/no/such/program";

fn go(driver: &Driver, size: (u32, u32), hand: Hand, language: &str, paths: &[fn(&View)]) {
    let view = View::new(driver, size, hand, language, &[GONE]);
    for path in paths {
        path(&view);
        assert_eq!(view.untidy(), [""; 0], "{size:?}, {hand:?}, {language}");
    }
}

/// Each hand meets each size, and in each language every hand and every size is there.
#[test]
fn chromium() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let paths = [&PATHS[..], &teaching::PATHS].concat();
    let paths = &paths;
    thread::scope(|scope| {
        for (column, size) in SIZES.into_iter().enumerate() {
            scope.spawn(move || {
                for (row, hand) in Hand::ALL.into_iter().enumerate() {
                    let language = LANGUAGES[(row + column) % 2];
                    go(driver, size, hand, language, paths);
                }
                let hand = Hand::ALL[column % 3];
                go(driver, size, hand, LANGUAGES[column % 2], &[whole_game]);
            });
        }
    });
}

/// Firefox has one session at a time.
#[test]
fn firefox() {
    let Some(driver) = Kind::Firefox.driver() else { return };
    let paths = [&PATHS[..], &teaching::PATHS].concat();
    for (index, (hand, size)) in Hand::ALL.into_iter().zip(SIZES).enumerate() {
        let language = LANGUAGES[index % 2];
        go(&driver, size, hand, language, &paths);
    }
    go(&driver, SIZES[0], Hand::Mouse, "en", &[whole_game]);
}

/// A browser that keeps nothing for the page, and has no shared workers, shows it all the same.
#[test]
fn a_page_that_may_keep_nothing() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.browser.tool("Page.enable", &json!({}));
    let refuses = "const refuse = () => { throw new DOMException('no', 'SecurityError'); };
                   Object.defineProperty(window, 'localStorage', { get: refuse });
                   window.SharedWorker = class { constructor() { refuse(); } };";
    view.browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": refuses }));
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 2}, "milliseconds": 10}));
    view.choose("#language", "zh");
    view.play(&["a7", "b7"]);
    view.has_plies(2);
    assert_eq!(view.untidy(), [""; 0]);
}

/// What a page hears first of its game comes late, when a move has been played: the move stays.
#[test]
fn a_page_hears_late() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.browser.tool("Page.enable", &json!({}));
    let late = "window.SharedWorker = class { constructor() { throw new Error('no'); } };
                window.EventSource = class extends EventSource {
                  set onmessage(hear) {
                    const told = [];
                    super.onmessage = (message) => told.push(message);
                    window.hear = () => hear(told.shift());
                    window.isTold = () => told.length > 0;
                  }
                };";
    view.browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": late }));
    view.people("ataxx");
    view.until("window.isTold()");
    view.play(&["a7", "b7"]);
    view.browser
        .script_with_callback("hear(); requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    assert_eq!(view.plies(), 1);
    assert_eq!(view.untidy(), [""; 0]);
}

/// The server is killed while the computer thinks, and started again: the page says so, and goes on where it was.
#[test]
fn a_page_outlives_its_server() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let mut view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 10}, "milliseconds": 60_000}));
    view.play(&["a7", "b7"]);
    view.server.0.kill().unwrap();
    view.server.0.wait().unwrap();
    view.says("#notice", "The program does not answer");
    view.press("#undo");
    view.says("#notice", "The program does not answer");
    let port = view.address.trim_end_matches('/').rsplit(':').next().unwrap();
    let (server, address) = server(view.saves.path(), &["--port", port]);
    assert_eq!(address, view.address);
    view.server = server;
    view.has_plies(1);
    view.press("#undo");
    view.has_plies(0);
    view.play(&["g1", "f1"]);
}
