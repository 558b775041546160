//! The arrangement of the page, and stepping through a game: by keys, the wheel, buttons, links and by itself.

use crate::view::View;
use serde_json::json;
use std::fs;

/// A game with a variation after the second move.
const GAME: &str = "(;SZ[9]PB[Kuroda]BR[3d]PW[Shiroi]RE[W+R]C[Start];B[ee];W[cc](;B[gg]C[A long comment. A long comment. \
                    A long comment. A long comment.];W[gc])(;B[cg]))";

const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";

/// The element that has the focus, the key, and the address afterwards.
const STEPS: [(&str, &str, &str); 10] = [
    ("#board", RIGHT, "1/1"),
    ("[data-tab=settings]", RIGHT, "1/2"),
    ("#language", LEFT, "1/1"),
    ("#board", RIGHT, "1/2"),
    ("[data-color=\"1\"]", RIGHT, "1/3"),
    ("#board", DOWN, "1/2-2"),
    ("#board", DOWN, "1/2-2"),
    ("#language", UP, "1/3"),
    ("#board", END, "1/4"),
    ("#wheel", HOME, "1/0"),
];

pub(super) fn steps(view: &View) {
    let file = view.file("game.sgf", GAME);
    let game = [file.to_str().unwrap()];
    view.open(&game);
    view.shows(".players", "Kuroda");
    view.tab("settings");
    for (focus, key, address) in STEPS {
        view.browser.keys(focus, key);
        view.address(address);
    }
    // The wheel over the board steps unless it zooms or is switched off.
    let wheel = |ctrl: bool| {
        view.browser.script(&format!(
            "const turn = {{ deltaY: 120, ctrlKey: {ctrl}, bubbles: true, cancelable: true }};
             return document.querySelector('#board').dispatchEvent(new WheelEvent('wheel', turn));"
        ))
    };
    assert_eq!(wheel(true), true);
    assert_eq!(wheel(false), false);
    view.address("1/1");
    view.browser.click("#wheel");
    assert_eq!(wheel(false), true);
    view.browser.click("#wheel");
    view.has(".marks .follower", 1);
    view.browser.keys("#board", RIGHT);
    view.has(".marks .variation", 2);
    view.browser.click("#followers");
    view.has(".marks .variation", 0);
    // Autoplay continues to the end.
    view.choose("#seconds", "0.5");
    view.button("Play the moves");
    view.address("1/4");
    view.is_tidy();

    // A link leads to a move, even in a variation. A link to a missing move is reported.
    view.open_at(&game, "#1/2-2");
    view.shows(".where", "3 / 3");
    view.open_at(&game, "#1/99");
    view.says(".words", "The address names a move that this game does not have.");
    // The settings are kept.
    view.has(".marks .follower", 0);
    view.browser.script("localStorage.clear()");
    view.is_tidy();
}

/// Sizes of frames and windows, and the minimum share of the width for the board, in percent.
const FRAMES: [(u32, u32, u64); 7] = [
    (320, 480, 70),
    (390, 844, 90),
    (500, 600, 70),
    (800, 600, 70),
    (800, 900, 70),
    (844, 390, 40),
    (1280, 800, 45),
];

/// The board is large, the steps and the comment are in the window, and the tree stays in place.
pub(super) fn arrangement(view: &View) {
    let file = view.file("game.sgf", GAME);
    view.open(&[file.to_str().unwrap()]);
    for query in ["", "?embed"] {
        for (width, height, share) in FRAMES {
            let page = view.folder.path().join("frame.html");
            let frame = format!(
                "<!DOCTYPE html><body style='margin:0'><iframe src='page.html{query}' width={width} height={height} \
                 style='border:0'></iframe>"
            );
            fs::write(&page, frame).unwrap();
            view.browser.goto(&format!("file://{}", page.display()));
            view.browser.enter_frame();
            view.browser.until("document.querySelector('.board')");
            let seen = view.browser.script(
                "const box = (css) => document.querySelector(css).getBoundingClientRect();
                 const tops = new Set();
                 for (let step = 0; step < 5; step += 1) {
                   tops.add(box('.tree').top);
                   document.querySelector('.steps button:nth-of-type(3)').click();
                 }
                 const bottom = Math.max(box('.board').bottom, box('.steps').bottom, box('#reason').bottom);
                 return [tops.size, bottom <= innerHeight + 1, Math.round((100 * box('.board').width) / innerWidth)];",
            );
            assert_eq!([&seen[0], &seen[1]], [&json!(1), &json!(true)], "{width} x {height} {query}");
            assert!(seen[2].as_u64().unwrap() >= share, "{width} x {height} {query}: {seen}");
        }
    }
}
