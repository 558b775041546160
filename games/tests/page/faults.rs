//! Barriers that axe finds on a page, and elements that look alike in forced colours.

use test_support::browser::Browser;

/// Returns the faults of the page in its current state, in light, dark and forced colours; if `in_use`, also those of its
/// controls while they are used.
pub(super) fn faults(browser: &Browser, axe: Option<&str>, in_use: bool, name: &str) -> Vec<String> {
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
            let found = if in_use { browser.faults_in_use() } else { Vec::new() };
            faults.extend(found.iter().map(|fault| format!("{name}, {scheme}: {fault}")));
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
