//! Every path by mouse, touch and keyboard in Chromium, each at all three sizes; every path once in Firefox.

use crate::view::{SIZES, View};
use crate::{boards, class, collections, exercise, stage, study, tools};
use std::thread;
use test_support::browser::{Driver, Hand, Kind, Walk, walks, walks_one_at_a_time};

const PATHS: [fn(&View); 9] = [
    boards::look,
    boards::play,
    boards::edit,
    boards::exercise,
    boards::languages,
    collections::records,
    collections::many,
    class::from_the_class_to_the_boards_and_back,
    stage::steps,
];

fn go(driver: &Driver, walk: &Walk) {
    let view = View::new(driver, SIZES[walk.size], walk.hand, walk.language);
    walk.paths.iter().for_each(|path| PATHS[*path](&view));
}

#[test]
fn chromium() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let driver = &driver;
    let walks = walks(PATHS.len(), SIZES.len());
    thread::scope(|scope| {
        for walks in walks.chunks(Hand::ALL.len()) {
            scope.spawn(move || walks.iter().for_each(|walk| go(driver, walk)));
        }
        scope.spawn(|| {
            collections::answers(&View::desk(driver));
            collections::other_pages(&View::desk(driver));
            class::hostile_names_are_text(&View::desk(driver));
            class::lessons(&View::desk(driver));
            class::lessons(&View::new(driver, SIZES[1], Hand::Touch, "en"));
            collections::games(&View::desk(driver));
            collections::games(&View::new(driver, SIZES[1], Hand::Touch, "en"));
            for view in [View::desk(driver), View::new(driver, SIZES[1], Hand::Touch, "en")] {
                tools::marks(&view);
                tools::score(&view);
                study::without_modes(&view);
            }
            collections::from_the_top(&View::new(driver, SIZES[1], Hand::Touch, "en"));
            exercise::gallery(&View::desk(driver));
            exercise::gallery(&View::new(driver, SIZES[1], Hand::Keys, "zh"));
            for size in [SIZES[0], SIZES[2], (360, 780), (768, 1024)] {
                exercise::nothing_jumps(&View::new(driver, size, Hand::Mouse, "en"));
            }
            collections::turned_names(&View::desk(driver));
            stage::arrangement(&View::desk(driver));
            study::comment_is_in_view(driver);
            study::tree_grows(&View::desk(driver));
            study::comment_stays_at_its_move(&View::desk(driver));
            study::fingers(&View::new(driver, SIZES[1], Hand::Touch, "en"));
        });
        scope.spawn(|| collections::every_finding(&View::desk(driver)));
    });
}

/// Firefox supports only one session at a time.
#[test]
fn firefox() {
    let Some(driver) = Kind::Firefox.driver() else { return };
    for walk in walks_one_at_a_time(PATHS.len(), SIZES.len()) {
        go(&driver, &walk);
    }
}
