//! Large text and narrow windows, in every state: no label overflows its button, no control leaves the window, the board stays
//! large.

use crate::states::walk;
use crate::view::View;
use std::thread;
use test_support::browser::{Driver, Hand, Kind, TEXT_SIZES, WINDOWS};
use test_support::thorough;

/// Whether the heading and the buttons next to it are in one line.
const IS_ONE_LINE: &str = "
    const middle = (each) => each.getBoundingClientRect().top + each.getBoundingClientRect().height / 2;
    const parts = ['#bar', 'h1', '#tools'].map((css) => document.querySelector(`header ${css}`)).filter((each) => each.offsetHeight > 0);
    return parts.every((each) => Math.abs(middle(each) - middle(parts[0])) < 10);";

/// Whether the comment ends above the panel.
const IS_APART: &str = "
    const [reason, panel] = ['#reason', '#panel'].map((css) => document.querySelector(css));
    if (document.documentElement.dataset.layout !== 'column' || !reason.checkVisibility() || !panel.checkVisibility()) return true;
    return reason.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top + 1;";

fn large_text(driver: &Driver, size: (u32, u32), language: &'static str) {
    let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
    let view = View::new(driver, size, hand, language);
    let mut found = Vec::new();
    walk(
        &view,
        |_| (),
        |state| {
            for percent in TEXT_SIZES {
                let mut faults = view.browser.overflows(percent, "#board .board");
                if percent == 100 && size.0 >= 360 && view.browser.script(IS_ONE_LINE) == false {
                    faults.push("the header has two lines".to_owned());
                }
                if view.browser.script(IS_APART) == false {
                    faults.push("the comment covers the panel".to_owned());
                }
                found.extend(
                    faults.iter().map(|fault| format!("{size:?} {language} {percent} %, {state}: {fault}")),
                );
            }
        },
    );
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn large_text_and_narrow_windows() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let windows = if thorough() { &WINDOWS[..] } else { &WINDOWS[..2] };
    thread::scope(|scope| {
        for (size, language) in windows.iter().zip(["en", "zh", "en", "zh", "en"]) {
            let driver = &driver;
            scope.spawn(move || large_text(driver, *size, language));
        }
    });
}
