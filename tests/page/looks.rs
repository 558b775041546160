//! The page in every state, in the light and dark themes, in forced colours and on paper: axe finds no violations, and stones
//! are distinguishable. With `GOCHECK_PICTURES=FOLDER` a screenshot of each is saved there.

use crate::states::STATES;
use crate::view::{SIZES, View};
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind, axe};

/// Saves a screenshot, if requested.
fn keep(view: &View, size: (u32, u32), language: &str, state: &str, looks: &str) {
    view.browser.keep_picture(&format!("{}x{} {language} {state} {looks}", size.0, size.1));
}

fn every_state(driver: &Driver, size: (u32, u32), language: &'static str, axe: Option<&str>) {
    let view = View::new(driver, size, Hand::Mouse, language);
    for (state, way) in STATES {
        view.browser.prefer("", &[]);
        way(&view);
        view.is_tidy();
        if let Some(axe) = axe {
            view.browser.script(axe);
        }
        for scheme in ["light", "dark"] {
            view.browser.prefer("", &[("prefers-color-scheme", scheme)]);
            keep(&view, size, language, state, scheme);
            if axe.is_some() {
                assert_eq!(view.browser.faults(scheme == "dark"), json!([]), "{state}, {scheme}, {language}");
            }
            view.browser.prefer("", &[("prefers-color-scheme", scheme), ("forced-colors", "active")]);
            keep(&view, size, language, state, &format!("forced {scheme}"));
            is_seen_in_forced_colours(&view, state);
        }
        // The next state does not know the solved puzzles.
        view.browser.script("localStorage.clear()");
    }
}

/// Black stones are dark and white ones light, and selected buttons differ from others.
fn is_seen_in_forced_colours(view: &View, state: &str) {
    let stones = ["black", "white"]
        .map(|color| view.browser.light(&format!(".stone.{color}:not(.ghost, .faded) .body")));
    if let [Some(black), Some(white)] = stones {
        assert!(black < 120.0 && white > 180.0, "{state}: {black} and {white}");
    }
    let alike = view.browser.script(
        "const look = (each) => each && getComputedStyle(each).backgroundColor;
         return [...document.querySelectorAll('[role=group]')].filter((group) => group.checkVisibility()).filter((group) => {
           const [on, off] = ['true', 'false'].map((is) => look(group.querySelector(`[aria-pressed=${is}]`)));
           return on && on === off;
         }).length",
    );
    assert_eq!(alike, 0, "{state}");
}

/// On paper: a sheet for students, and a separate one with the answers. An exercise does not print answers.
fn on_paper(driver: &Driver) {
    let view = View::desk(driver);
    for (arguments, answers) in [(["data"].as_slice(), 14), (&["--exercise", "data"], 0)] {
        view.open(arguments);
        view.browser.prefer("print", &[]);
        view.browser.script("dispatchEvent(new Event('beforeprint'))");
        view.has(".item .thumbnail", 14);
        view.has(".answers dt", answers);
        let seen = view.browser.script(
            "return ['.filters', '.item .about', '.item .asked', '.answers']
               .map((css) => document.querySelector(css).checkVisibility())",
        );
        assert_eq!(seen, json!([false, false, true, answers > 0]), "{arguments:?}");
        let before =
            view.browser.script("return getComputedStyle(document.querySelector('.answers')).breakBefore");
        assert_eq!(before, if answers > 0 { "page" } else { "auto" });
        view.browser.prefer("", &[]);
    }
}

#[test]
fn every_state_is_accessible() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let axe = axe();
    thread::scope(|scope| {
        scope.spawn(|| on_paper(&driver));
        for (size, language) in SIZES.into_iter().zip(["en", "zh", "en"]) {
            let (driver, axe) = (&driver, axe.as_deref());
            scope.spawn(move || every_state(driver, size, language, axe));
        }
    });
}
