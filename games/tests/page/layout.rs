//! The arrangement of the play page: the board takes the window and stays where it is, names give way to counts, and motion
//! can be switched off.

use super::view::View;
use serde_json::json;
use std::thread;
use test_support::browser::{Hand, Kind};

/// Small and common phones, in portrait and in landscape, and a laptop.
const SIZES: [(u32, u32); 4] = [(320, 480), (390, 844), (844, 390), (1280, 800)];

const LONG_NAME: &str =
    "An engine whose name is much longer than a line of the page, with its version and author";

#[test]
fn the_board_takes_the_window_and_stays() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        for (size, language) in SIZES.into_iter().zip(["en", "zh", "zh", "en"]) {
            let driver = &driver;
            scope.spawn(move || {
                let engine = format!("--engine={LONG_NAME}=/no/such/program");
                let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
                let view = View::new(driver, size, hand, language, &[&engine]);
                view.begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": LONG_NAME}}));
                has_names_and_counts(&view, size);
                takes_the_window(&view, size);
                view.begin(&json!({"from": "new", "game": "reversi", "white": {"level": 1}}));
                takes_the_window(&view, size);
            });
        }
    });
}

/// The board is as large as the window, also with the analysis.
fn takes_the_window(view: &View, size: (u32, u32)) {
    let board = || {
        let place = view.script(
            "const { x, y, width } = document.getElementById('board').getBoundingClientRect(); return [x, y, width]",
        );
        [0, 1, 2].map(|index: usize| place[index].as_f64().unwrap())
    };
    let before = board();
    let side = f64::from(size.0.min(size.1));
    assert!(before[2] > 0.93 * side, "{size:?}: a board of {before:?}");
    for help in ["line", "moves", "off"] {
        view.script(&format!("document.querySelector('#help [value={help}]').click()"));
        view.until(&format!("document.querySelector('#help [value={help}]').ariaChecked === 'true'"));
        let is_shown = "document.querySelector('#line').textContent && document.querySelector('#evaluation output').textContent";
        view.until(if help == "off" { "document.querySelector('#evaluation').hidden" } else { is_shown });
        assert_eq!(board(), before, "{size:?}, analysis {help}");
    }
}

/// A name that is too long is cut, and neither the bar nor the count is.
fn has_names_and_counts(view: &View, size: (u32, u32)) {
    let bars = view.script(
        "return ['black', 'white'].map((color) => {
           const [who, fill, count] = ['.who', '.fill', 'output'].map((css) => document.querySelector(`#bar-${color} ${css}`));
           const { left, right } = count.getBoundingClientRect();
           return [fill.getBoundingClientRect().width >= 40, right > left + 5 && right <= innerWidth, who.title, count.textContent];
         })",
    );
    for bar in bars.as_array().unwrap() {
        assert_eq!(
            (&bar[0], &bar[1], &bar[3]),
            (&json!(true), &json!(true), &json!("2")),
            "{size:?}: {bars}"
        );
    }
    assert!(bars[1][2].as_str().unwrap().ends_with(LONG_NAME), "{bars}");
    // The two sides are in their own colours.
    let colors = view.script(
        "return ['black', 'white'].map((color) => getComputedStyle(document.querySelector(`#bar-${color} .fill b`)).backgroundColor)",
    );
    assert_ne!(colors[0], colors[1]);
}

/// Pieces move and turn over, unless the user wants no motion.
#[test]
fn motion_explains_a_move_unless_it_is_unwanted() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::new(&driver, SIZES[3], Hand::Mouse, "en", &[]);
    for (preference, is_moving) in [("no-preference", true), ("reduce", false)] {
        view.browser.prefer("", &[("prefers-reduced-motion", preference)]);
        view.people("ataxx");
        view.script(
            "window.moved = 0;
             const { animate } = Element.prototype;
             Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how); };",
        );
        for squares in [["a7", "b7"], ["a1", "a3"], ["b7", "b5"], ["a3", "a4"]] {
            view.play(&squares);
        }
        let moved = view.script("return moved").as_u64().unwrap();
        // Each move takes its piece along, and the last one turns a piece over.
        assert_eq!(moved > 4, is_moving, "{preference}: {moved}");
        assert!(is_moving || moved == 0, "{moved}");
        view.until("document.querySelector('[data-name=b5] .disc.white')");
    }
}
