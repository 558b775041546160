//! A server that hangs, dies or refuses, and clicks that come twice.

use super::view::{SIZES, View, server};
use serde_json::json;
use test_support::browser::{Hand, Kind};

/// Sends a signal to the view's server.
#[cfg(unix)]
fn signal(view: &View, name: &str) {
    let sent = std::process::Command::new("kill").args([name, &view.server.0.id().to_string()]).status();
    assert!(sent.unwrap().success());
}

/// A move that gets no answer: the page says so within two seconds, and plays it when the server goes on.
#[test]
#[cfg(unix)]
fn a_server_that_hangs_is_told() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[1], Hand::Touch, "en", &[]);
    view.people("ataxx");
    view.square("a7");
    view.script(
        "const notice = document.querySelector('#notice');
         window.told = new Promise((done) => {
           document.querySelector('#board').addEventListener('click', () => {
             const start = performance.now();
             new MutationObserver(() => done([performance.now() - start, notice.textContent])).observe(notice, { childList: true });
           }, { once: true });
         });",
    );
    signal(&view, "-STOP");
    view.square("b7");
    // Further clicks are not errors.
    view.square("b7");
    view.square("a7");
    let told = view.browser.script_with_callback("window.told.then(arguments[0])");
    assert_eq!(told[1], view.word("T.waitsForProgram"));
    assert!(told[0].as_f64().unwrap() < 2000.0, "{told}");
    signal(&view, "-CONT");
    view.has_plies(1);
    view.until("document.querySelector('#notice').hidden");
    assert_eq!(view.untidy(), [""; 0]);
}

/// A move that could not be sent is offered again, and is played once the program runs again.
#[test]
fn a_move_that_could_not_be_sent_is_offered_again() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let mut view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.people("ataxx");
    view.server.0.kill().unwrap();
    view.server.0.wait().unwrap();
    view.square("a7");
    view.square("b7");
    view.says("#notice", &view.word("T.unsent, 'b7'"));
    // Without an answer it is offered once more, instead of other messages about the connection.
    view.press("#notice button");
    view.says("#notice", &view.word("T.unsent, 'b7'"));
    let port = view.address.trim_end_matches('/').rsplit(':').next().unwrap();
    let (server, address) = server(view.saves.path(), &["--port", port]);
    assert_eq!(address, view.address);
    view.server = server;
    view.says("#notice", &view.word("T.unsent, 'b7'"));
    view.press("#notice button");
    view.has_plies(1);
    view.until("document.querySelector('#notice').hidden");
}

/// Both clicks of a double click reach the page before its first request is answered.
#[test]
fn a_double_click_plays_once() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 10}, "milliseconds": 60_000}));
    view.square("a7");
    view.script(
        "const square = document.querySelector('#board [data-name=b7]');
         const click = () => square.dispatchEvent(new MouseEvent('click', { bubbles: true }));
         window.notices = 0;
         new MutationObserver(() => { notices += 1; }).observe(document.querySelector('#notice'), { childList: true });
         new MutationObserver((_, self) => { self.disconnect(); click(); }).observe(document.querySelector('#moves'), { childList: true });
         click();
         click();",
    );
    view.has_plies(1);
    view.until("document.querySelector('#status').textContent.includes('…')");
    assert_eq!(
        view.script("return [notices, document.querySelectorAll('.chosen, .planned').length]"),
        json!([0, 0])
    );
    assert_eq!(view.untidy(), [""; 0]);
}

/// A browser gives up after an answer that is not a stream of events; the page asks again.
#[test]
fn events_come_after_a_refusal() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.browser.tool("Page.enable", &json!({}));
    let refused = "window.SharedWorker = class { constructor() { throw new Error('no'); } };
                   window.tries = 0;
                   window.EventSource = class extends EventSource {
                     constructor(address) { super((tries += 1) < 3 ? '/api/events/99999' : address); }
                   };";
    view.browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": refused }));
    view.people("reversi");
    view.until("window.tries === 3");
    // What another window does is seen.
    view.act(&json!({"do": "play", "mv": "d3"}));
    view.has_plies(1);
    view.until("document.querySelector('#notice').hidden");
}

/// A message about a file disappears with the file.
#[test]
fn a_message_about_a_file_goes_with_the_file() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
    view.people("ataxx");
    view.press("#save");
    view.browser.write("#save-name", "mine");
    view.press("#store");
    view.says("#notice", "mine");
    view.until("!document.querySelector('#notice').hidden");
    view.press("#new");
    view.choose("#new-white", "\"human\"");
    view.press("#start");
    view.until("!document.querySelector('dialog').open && document.querySelector('#notice').hidden");
    // A file that is too long, and then another text.
    view.press("#text");
    view.until("document.querySelector('#pasted')");
    view.script(
        "const input = document.querySelector('dialog input[type=file]');
         const list = new DataTransfer();
         list.items.add(new File(['x'.repeat(100_000)], 'long.txt'));
         input.files = list.files;
         input.dispatchEvent(new Event('change'));",
    );
    view.says("#notice", &view.word("T.tooLong"));
    view.until("!document.querySelector('#notice').hidden");
    view.browser.write("#pasted", "b7");
    view.until("document.querySelector('#notice').hidden");
}
