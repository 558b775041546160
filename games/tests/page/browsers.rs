//! Every path by mouse, touch and keys in Chromium, each at all four sizes; every path once in Firefox.

use super::list;
use super::paths::{PATHS, whole_game};
use super::teaching;
use super::view::{SIZES, View, server};
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind, Walk, walks, walks_one_at_a_time};

/// A program that does not exist.
const GONE: &str = "--engine=Gone=/no/such/program";

fn all_paths() -> Vec<fn(&View)> {
    [&PATHS[..], &list::PATHS, &teaching::PATHS, &[whole_game]].concat()
}

fn go(driver: &Driver, walk: &Walk, paths: &[fn(&View)]) {
    let view = View::new(driver, SIZES[walk.size], walk.hand, walk.language, &[GONE]);
    for path in &walk.paths {
        paths[*path](&view);
        assert_eq!(view.untidy(), [""; 0], "path {path}, {walk:?}");
    }
}

#[test]
fn chromium() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let paths = &all_paths()[..];
    let walks = walks(paths.len(), SIZES.len());
    thread::scope(|scope| {
        for walks in walks.chunks(Hand::ALL.len()) {
            scope.spawn(move || walks.iter().for_each(|walk| go(driver, walk, paths)));
        }
    });
}

/// Firefox has one session at a time.
#[test]
fn firefox() {
    let Some(driver) = Kind::Firefox.driver() else { return };
    let paths = all_paths();
    for walk in walks_one_at_a_time(paths.len(), SIZES.len()) {
        go(&driver, &walk, &paths);
    }
}

/// The page works in a browser without storage and shared workers.
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
    view.press("#language");
    view.play(&["a7", "b7"]);
    view.has_plies(2);
    assert_eq!(view.untidy(), [""; 0]);
    // In the background, the title says whose move it is.
    for (is_hidden, beginning) in [(true, view.word("T.yourMove")), (false, "同化棋".to_owned())] {
        view.script(&format!(
            "Object.defineProperty(document, 'hidden', {{ get: () => {is_hidden}, configurable: true }});
             document.dispatchEvent(new Event('visibilitychange'))"
        ));
        view.until(&format!("document.title.startsWith('{beginning}')"));
    }
}

/// The first event of a game arrives late, after a move has been played: the move stays.
#[test]
fn a_page_gets_messages_late() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.browser.tool("Page.enable", &json!({}));
    let late = "window.SharedWorker = class { constructor() { throw new Error('no'); } };
                window.EventSource = class extends EventSource {
                  set onmessage(handler) {
                    const messages = [];
                    super.onmessage = (message) => messages.push(message);
                    window.deliver = () => handler(messages.shift());
                    window.hasMessage = () => messages.length > 0;
                  }
                };";
    view.browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": late }));
    view.people("ataxx");
    view.until("window.hasMessage()");
    view.play(&["a7", "b7"]);
    view.browser
        .script_with_callback("deliver(); requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    assert_eq!(view.plies(), 1);
    assert_eq!(view.untidy(), [""; 0]);
}

/// The server is killed while the computer thinks and started again: the page reports it and continues.
#[test]
fn a_page_outlives_its_server() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let mut view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 10}, "milliseconds": 60_000}));
    view.play(&["a7", "b7"]);
    view.server.0.kill().unwrap();
    view.server.0.wait().unwrap();
    view.says("#notice", "No answer from the program");
    view.press("#undo");
    view.says("#notice", "No answer from the program");
    let port = view.address.trim_end_matches('/').rsplit(':').next().unwrap();
    let (server, address) = server(view.saves.path(), &["--port", port]);
    assert_eq!(address, view.address);
    view.server = server;
    view.has_plies(1);
    view.press("#undo");
    view.has_plies(0);
    view.play(&["g1", "f1"]);
    // What the message says is over.
    view.until("document.querySelector('#notice').hidden");
}
