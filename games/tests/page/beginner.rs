//! A first visit on a phone: what a beginner needs is in sight, and the rest comes later. The result is shown once.

use super::view::View;
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

const PHONES: [(u32, u32); 2] = [(360, 780), (390, 664)];

/// Returns the ids of elements that are not completely in the window.
const OUT_OF_SIGHT: &str = "
    return ['title', 'goal', 'learn', 'board', 'bar-black', 'status', 'undo'].filter((id) => {
      const element = document.getElementById(id);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return !isWhole || right - left < 20 || !element.checkVisibility();
    });";

fn first_visit(driver: &Driver, size: (u32, u32), language: &str) {
    let view = View::new(driver, size, Hand::Touch, language, &[]);
    let is_folded = |card: &str, is_so: bool| {
        view.until(&format!("document.querySelector('#{card}-head').ariaExpanded === '{}'", !is_so));
        view.until(&format!("document.querySelector('#{card}-body').hidden === {is_so}"));
    };
    for (game, how) in [("ataxx", "T.choosePiece"), ("reversi", "T.chooseSquare")] {
        view.begin(&json!({"from": "new", "game": game, "white": {"level": 1}, "milliseconds": 10}));
        assert_eq!(view.script(OUT_OF_SIGHT), json!([]), "{game}, {size:?}, {language}");
        view.says("#status", &view.word("T.yourMove"));
        view.says("#status", &view.word(how));
        view.until("document.querySelector('#goal').textContent.length > 8");
        ["analysis", "review"].iter().for_each(|card| is_folded(card, true));
    }
    // The rules are offered until they were looked at.
    view.until("document.querySelector('#learn').matches('.main')");
    view.press("#learn");
    view.until("document.querySelectorAll('.lessons li').length === 5");
    view.script("document.querySelector('dialog').close()");
    view.until("!document.querySelector('#learn').matches('.main')");
    // A card can be unfolded before its time.
    view.press("#analysis-head");
    is_folded("analysis", false);
    view.press("#analysis-head");
    is_folded("analysis", true);
    // The second move ends the introduction.
    view.play(&["d3"]);
    view.has_plies(2);
    view.until(&format!(
        "!document.querySelector('#status').textContent.includes({})",
        json!(view.word("T.chooseSquare"))
    ));
    is_folded("review", false);
    view.people("reversi");
    view.until("!document.querySelector('#learn').matches('.main')");
    assert_eq!(view.untidy(), [""; 0], "{size:?}, {language}");
}

#[test]
fn a_beginner_sees_what_to_do() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        for (size, language) in PHONES.into_iter().zip(["en", "zh"]) {
            let driver = &driver;
            scope.spawn(move || first_visit(driver, size, language));
        }
    });
}

/// The result and its reason are on the page once, at the end and while earlier positions are shown.
#[test]
fn the_end_is_told_once() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, PHONES[0], Hand::Mouse, "en", &[]);
    view.pasted("f5f6c4c3d3f4e6e3e2d6b2a1");
    let id = view.script("return location.search.slice(6)");
    view.pasted("game: ataxx\nstart: xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooooo/oooooo1 o 0 40\nblack: human\nwhite: human\nmoves: g1\n");
    assert_ne!(view.script("return location.search.slice(6)"), id);
    let told = |text: &str| {
        view.script(&format!("return document.body.innerText.split({}).length - 1", json!(text)))
    };
    view.until("!document.querySelector('#again').hidden");
    for step in ["end", "back"] {
        assert_eq!(told("Neither side can move"), 1, "{step}");
        assert_eq!(told("White wins"), 1, "{step}");
        view.press("#back");
        view.until("document.querySelector('#moves .later')");
    }
}
