//! The play page in every state, in light, dark and forced colours: axe finds no barrier, and the sides are distinguishable.
//! With `GOCHECK_PICTURES=FOLDER` a screenshot of each is saved there.

use super::states::STATES;
use super::view::{SIZES, View};
use std::thread;
use test_support::browser::{Browser, Driver, Hand, Kind, axe};
use test_support::thorough;

/// Returns the faults of the page in its current state, in light, dark and forced colours.
pub(super) fn faults(browser: &Browser, axe: Option<&str>, name: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if let Some(axe) = axe {
        browser.script(axe);
    }
    browser.script("document.querySelector('main')?.scrollTo(0, 0)");
    for scheme in ["light", "dark"] {
        let calm = ("prefers-reduced-motion", "reduce");
        browser.prefer("", &[("prefers-color-scheme", scheme), calm]);
        browser.keep_picture(&format!("{name} {scheme}"));
        if axe.is_some() {
            let found = browser.faults(scheme == "dark");
            faults.extend(found.as_array().unwrap().iter().map(|fault| format!("{name}, {scheme}: {fault}")));
        }
        browser.prefer("", &[("prefers-color-scheme", scheme), ("forced-colors", "active"), calm]);
        browser.keep_picture(&format!("{name} forced {scheme}"));
        faults.extend(alike(browser).map(|what| format!("{name}, forced {scheme}: {what} look alike")));
    }
    browser.prefer("", &[]);
    faults
}

/// Returns elements that are indistinguishable in forced colours but must not be: the sides, and chosen and other options.
fn alike(browser: &Browser) -> impl Iterator<Item = &'static str> {
    // The page behind a dialog is dimmed.
    let is_covered = browser.script("return Boolean(document.querySelector('dialog[open]'))") == true;
    let light = |color| browser.light(&format!("#board .disc.{color}:not(.ghost)")).filter(|_| !is_covered);
    let are_sides = matches!((light("black"), light("white")), (Some(black), Some(white)) if black > 120.0 || white < 180.0);
    let script = |script: &str| browser.script(script) == true;
    let are_choices = script(
        "const look = (each) => each && getComputedStyle(each).backgroundColor;
         return [...document.querySelectorAll('[role=radiogroup]')].some((group) => {
           const [on, off] = ['true', 'false'].map((is) => look(group.querySelector(`[aria-checked=${is}]`)));
           return on && on === off;
         })",
    );
    let are_turns = script(
        "const look = (each) => each && getComputedStyle(each).borderColor;
         const [on, off] = ['.bar.turn', '.bar:not(.turn)'].map((css) => look(document.querySelector(css)));
         return Boolean(on) && on === off",
    );
    let found = [(are_sides, "the sides"), (are_choices, "choices"), (are_turns, "the players' turns")];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, what)| what)
}

/// Each state must be tidy at each size. Each is examined by axe and in forced colours by one input device in one language
/// and by the other in the other; if thorough, at every size.
fn every_state(driver: &Driver, index: usize, hand: Hand, language: &str, axe: Option<&str>) {
    let size = SIZES[index];
    let view = View::new(driver, size, hand, language, &["--engine=Gone=/no/such/program"]);
    let name = |state: &str| format!("{}x{} {language} {state}", size.0, size.1);
    let mut found = Vec::new();
    for (number, (state, way)) in STATES.iter().enumerate() {
        way(&view);
        found.extend(view.untidy().into_iter().map(|fault| format!("{}: {fault}", name(state))));
        if thorough() || number % 2 == index / 2 {
            found.extend(faults(&view.browser, axe, &name(state)));
        }
    }
    view.press("#quit-yes");
    view.until("document.querySelector('#goodbye')");
    found.extend(faults(&view.browser, axe, &name("goodbye")));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_state_is_tidy_and_open_to_all() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let axe = axe();
    thread::scope(|scope| {
        for faults in [super::live::faults_of_the_page, super::live::faults_of_the_report] {
            let (driver, axe) = (&driver, axe.as_deref());
            scope.spawn(move || {
                let found = faults(driver, axe);
                assert!(found.is_empty(), "{}", found.join("\n"));
            });
        }
        let hands = [Hand::Mouse, Hand::Touch, Hand::Touch, Hand::Mouse];
        for (index, (hand, language)) in hands.into_iter().zip(["en", "zh", "en", "zh"]).enumerate() {
            let (driver, axe) = (&driver, axe.as_deref());
            scope.spawn(move || every_state(driver, index, hand, language, axe));
        }
    });
}
