//! The first paint: it shows the right game with its board, and nothing jumps afterwards.

use super::view::{SIZES, View};
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

/// A script that records frames without a board, titles and layout shifts from the start.
const NOTES: &str = "
    window.jumps = [];
    const name = ({ node }) => node?.id || node?.className || node?.nodeName;
    const note = (list) => jumps.push(...list.getEntries().map((each) => `${each.value}: ${each.sources.map(name)}`));
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    window.bare = 0;
    window.titles = [];
    const look = () => {
      const isSeen = document.querySelector('header')?.checkVisibility({ visibilityProperty: true });
      if (isSeen && !document.querySelector('#board .disc')) bare += 1;
      if (isSeen && titles.at(-1) !== document.title) titles.push(document.title);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

fn nothing_jumps(driver: &Driver, size: (u32, u32), hand: Hand, language: &str) {
    let view = View::new(driver, size, hand, language, &[]);
    view.browser.tool("Page.enable", &json!({}));
    view.browser.tool("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": NOTES }));
    // A network as slow as a phone's.
    view.browser.tool("Network.enable", &json!({}));
    let slow =
        json!({"offline": false, "latency": 100, "downloadThroughput": 100_000, "uploadThroughput": 50_000});
    view.browser.tool("Network.emulateNetworkConditions", &slow);
    for (game, title) in [("ataxx", ["Ataxx", "同化棋"]), ("reversi", ["Reversi", "黑白棋"])] {
        view.begin(&json!({"from": "new", "game": game, "black": "human", "white": {"level": 2}, "milliseconds": 10}));
        let noted = view.script("return [bare, titles, jumps]");
        let title = title[usize::from(language == "zh")];
        assert_eq!(noted, json!([0, [title], []]), "{game}, {size:?}, {language}");
        // Buttons come and go; the board does not move.
        view.act(&json!({"do": "players", "black": {"level": 1}, "white": {"level": 2}}));
        view.until("!document.querySelector('#again').hidden");
        let moved = view.script("return jumps.filter((each) => /board|stage|bar-|evaluation/.test(each))");
        assert_eq!(moved, json!([]), "{game}, {size:?}, {language}, a whole game");
    }
}

#[test]
fn the_first_picture_is_whole_and_nothing_jumps() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        let hands = [Hand::Mouse, Hand::Touch, Hand::Touch, Hand::Mouse];
        for ((size, hand), language) in SIZES.into_iter().zip(hands).zip(["zh", "en", "zh", "en"]) {
            let driver = &driver;
            scope.spawn(move || nothing_jumps(driver, size, hand, language));
        }
    });
}
