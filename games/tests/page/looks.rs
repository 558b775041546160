//! The play page in every state, in light, dark and forced colours: axe finds no barrier, and the sides are distinguishable.
//! With `GOCHECK_PICTURES=FOLDER` a screenshot of each is saved there.

use super::faults::faults;
use super::foreign::{foreign_texts, foreign_texts_in_turn};
use super::live;
use super::report;
use super::states::walk;
use super::view::{SIZES, View};
use std::thread;
use test_support::browser::{Driver, Hand, Kind, Look, axe};
use test_support::thorough;

/// Each state must be tidy at each size. Each is examined by axe and in forced colours by one input device in one language
/// and by the other in the other; if thorough, at every size. The first size also looks at the controls in use.
fn every_state(driver: &Driver, index: usize, hand: Hand, language: &str, axe: Option<&str>) {
    let size = SIZES[index];
    let view = View::new(driver, size, hand, language, &["--engine=Gone=/no/such/program"]);
    let name = |state: &str| format!("{}x{} {language} {state}", size.0, size.1);
    let mut found = Vec::new();
    walk(&view, |number, state| {
        found.extend(view.untidy().into_iter().map(|fault| format!("{}: {fault}", name(state))));
        let texts =
            if index == 0 { foreign_texts_in_turn(&view.browser) } else { foreign_texts(&view.browser) };
        found.extend(texts.into_iter().map(|text| format!("{}: {text}", name(state))));
        if thorough() || number % 2 == index / 2 {
            found.extend(faults(&view.browser, axe, index == 0 || thorough(), &name(state)));
        }
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_state_is_tidy_and_open_to_all() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let axe = axe();
    thread::scope(|scope| {
        for faults in [live::faults_of_the_page, report::faults_of_it] {
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

/// Nothing is untidy and nothing is logged in any state of any page, at any size, in either language, in light and dark, with and
/// without motion. Run at night: `.ci/nightly pages`.
#[test]
#[ignore = "three dozen walks through all states"]
fn every_state_in_every_look() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    for look in Look::all() {
        thread::scope(|scope| {
            let driver = &driver;
            scope.spawn(move || live::walk_in(driver, look));
            for size in SIZES {
                scope.spawn(move || {
                    let engine = ["--engine=Gone=/no/such/program"];
                    let view = View::new(driver, size, Hand::Mouse, look.language, &engine);
                    look.apply(&view.browser);
                    let mut found = Vec::new();
                    walk(&view, |_, state| {
                        let untidy = view.untidy();
                        found.extend(
                            untidy.into_iter().map(|fault| format!("{size:?} {look:?} {state}: {fault}")),
                        );
                    });
                    assert!(found.is_empty(), "{}", found.join("\n"));
                });
            }
        });
    }
}
