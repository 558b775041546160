//! Large text and narrow windows: no label overflows its button, no control leaves the window, and the board stays large.

use super::view::View;
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

/// A narrow phone, a common one in both directions, a tablet and a laptop.
const SIZES: [(u32, u32); 5] = [(280, 653), (360, 780), (844, 390), (768, 1024), (1366, 768)];

/// The size of the root's letters in percent, and what it must not do.
const FAULTS: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility() && each.offsetWidth > 1);
    const name = (each) => each.id || each.textContent.trim().slice(0, 20);
    const { clientWidth } = document.documentElement;
    const away = all('button, select, input').filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    const cut = all('button, .who').filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2);
    const { width } = document.querySelector('#board').getBoundingClientRect();
    const isPhone = clientWidth < 500;
    return [
      ...away.map((each) => `${name(each)} leaves the window`),
      ...cut.map((each) => `${name(each)} is cut off`),
      ...(isPhone && width < 0.7 * clientWidth ? [`a board of ${width}`] : []),
      ...(document.documentElement.scrollWidth > clientWidth ? ['too wide'] : []),
    ];";

fn large_text(driver: &Driver, size: (u32, u32), language: &str) {
    let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
    let view = View::new(driver, size, hand, language, &[]);
    let mut found = Vec::new();
    let mut look = |state: &str| {
        for percent in [100, 150, 200] {
            view.script(&format!("document.documentElement.style.fontSize = '{percent}%'"));
            let faults = view.script(FAULTS);
            let faults = faults.as_array().unwrap().iter();
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
        for (size, language) in SIZES.into_iter().zip(["en", "zh", "en", "zh", "en"]) {
            let driver = &driver;
            scope.spawn(move || large_text(driver, size, language));
        }
    });
}
