//! Every state of the page in both languages: nothing is in the other language, at the start and after a change.

use crate::states::STATES;
use crate::view::{SIZES, View};
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

/// The words of names and of files in the states.
const NAMES: &[&[&str]] = &[
    // Players, students, puzzles.
    &["Kuroda", "Shiroi", "ada", "bert", "carl", "dora", "emil", "mine", "train", "test"],
    // A record: its name, its comment and labels, its rules.
    &["markup", "comment", "that", "says", "what", "the", "marks", "are", "for", "abc", "Japanese"],
    // A line of a student's answers.
    &["Problem", "extra", "work"],
];

/// Shows each tab of the panel, if there is one, and calls `look` with its name.
fn each_tab(view: &View, mut look: impl FnMut(&str)) {
    look("");
    let tabs = view
        .browser
        .script("return [...document.querySelectorAll('[data-tab]')].map((each) => each.dataset.tab)");
    for tab in tabs.as_array().unwrap() {
        let tab = tab.as_str().unwrap();
        view.browser.script(&format!("document.querySelector('[data-tab={tab}]').click()"));
        look(tab);
    }
}

/// Looks at every second state, from `first` on, in `language` and after a change to the other one.
fn every_second_state(driver: &Driver, first: usize, language: &'static str) -> Vec<String> {
    let view = View::new(driver, SIZES[0], Hand::Mouse, language);
    let names = NAMES.concat();
    let mut found = Vec::new();
    for (state, reach) in STATES.iter().skip(first).step_by(2) {
        reach(&view);
        for time in ["at first", "changed"] {
            each_tab(&view, |tab| {
                let texts = view.browser.foreign_texts(&names);
                found.extend(
                    texts.into_iter().map(|text| format!("{language} {state} {tab}, {time}: {text}")),
                );
            });
            view.hit("#language");
        }
        view.browser.script("localStorage.clear()");
    }
    found
}

#[test]
fn nothing_is_in_the_other_language() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let found = thread::scope(|scope| {
        let walks = [(0, "en"), (1, "zh")]
            .map(|(first, language)| scope.spawn(move || every_second_state(driver, first, language)));
        walks.map(|walk| walk.join().unwrap()).concat()
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}
