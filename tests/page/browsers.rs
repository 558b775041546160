//! Every path by mouse, touch and keys, at three sizes, in both languages; in Chromium and in Firefox.

use crate::view::{SIZES, View};
use crate::{boards, class, collections};
use std::thread;
use test_support::browser::{Hand, Kind};

/// What people do with a page.
const PATHS: [fn(&View); 8] = [
    boards::look,
    boards::play,
    boards::edit,
    boards::exercise,
    boards::languages,
    collections::records,
    collections::many,
    class::from_the_class_to_the_boards_and_back,
];

const LANGUAGES: [&str; 2] = ["en", "zh"];

/// Each hand meets each size, and in each language every hand and every size is there.
#[test]
fn chromium() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    thread::scope(|scope| {
        for (column, size) in SIZES.into_iter().enumerate() {
            scope.spawn(move || {
                for (row, hand) in Hand::ALL.into_iter().enumerate() {
                    let view = View::new(driver, size, hand, LANGUAGES[(row + column) % 2]);
                    PATHS.iter().for_each(|path| path(&view));
                }
            });
        }
        scope.spawn(|| {
            collections::answers(&View::desk(driver));
            collections::other_pages(&View::desk(driver));
            class::hostile_names_are_text(&View::desk(driver));
            collections::turned_names(&View::desk(driver));
        });
        scope.spawn(|| collections::every_finding(&View::desk(driver)));
    });
}

/// Firefox has one session at a time.
#[test]
fn firefox() {
    let Some(driver) = Kind::Firefox.driver() else { return };
    for (index, (hand, size)) in Hand::ALL.into_iter().zip(SIZES).enumerate() {
        let view = View::new(&driver, size, hand, LANGUAGES[index % 2]);
        PATHS.iter().for_each(|path| path(&view));
    }
}
