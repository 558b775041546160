//! Large text and narrow windows, in every state: no label overflows its button, no control leaves the window, the board stays
//! large.

use crate::states::walk;
use crate::view::View;
use std::thread;
use test_support::browser::{Driver, Hand, Kind, TEXT_SIZES, WINDOWS};
use test_support::thorough;

fn large_text(driver: &Driver, size: (u32, u32), language: &'static str) {
    let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
    let view = View::new(driver, size, hand, language);
    let mut found = Vec::new();
    walk(
        &view,
        |_| (),
        |state| {
            for percent in TEXT_SIZES {
                let faults = view.browser.overflows(percent, "#board .board").into_iter();
                found
                    .extend(faults.map(|fault| format!("{size:?} {language} {percent} %, {state}: {fault}")));
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
