//! What a reload of the page keeps: opened records, the search and the place in a list. And what goes with a file.

use crate::opening::drop_files;
use crate::view::View;
use serde_json::{Value, json};
use test_support::browser::Kind;

/// Reloads the page and waits for an element.
fn reload(view: &View, css: &str) {
    view.browser.script("window.onbeforeunload = null; window.isOld = true; location.reload()");
    view.browser.until(&format!("!window.isOld && document.querySelector('{css}')"));
}

/// An opened record stays at its move, in its encoding. An address shows the page as it is.
fn opened_records(view: &View) {
    view.open(&[]);
    // GBK, undeclared.
    let gbk: Vec<u8> = [
        b"(;SZ[9]PB[".as_slice(),
        b"\xc4\xf4\xce\xc0\xc6\xbd]PW[\xc2\xed\xcf\xfe\xb4\xba",
        b"];B[ee];W[cc])",
    ]
    .concat();
    drop_files(view, &[("names.sgf", json!(gbk)), ("two.sgf", json!("(;SZ[5];B[aa])"))]);
    view.shows("body", "聂卫平");
    view.step("r");
    view.shows(".where", "1 / 2");
    reload(view, "#game");
    view.shows("body", "聂卫平");
    view.shows(".where", "1 / 2");
    view.has("#game option", 2);
    assert_eq!(view.browser.script("return document.querySelector('#encoding').value"), "GB18030");
    view.choose("#encoding", "Big5");
    view.browser.until("!document.body.innerText.includes('聂卫平')");

    // A page of many boards, at the address of the record.
    view.open(&["data/train_3.txt", "data/train_5.txt"]);
    view.hit(".item");
    drop_files(view, &[("game.sgf", json!("(;SZ[9]PB[Kuroda]PW[Shiroi];B[ee];W[cc])"))]);
    view.shows("h1", "Kuroda – Shiroi");
    reload(view, ".where");
    view.shows("h1", "Kuroda – Shiroi");
    view.hit("#all");
    view.has(".item", 3);
    view.open(&["data/train_3.txt", "data/train_5.txt"]);
    view.has(".item", 2);
    view.is_tidy();
}

/// What is said about a file is hidden when another one is shown.
fn remarks_on_files(view: &View) {
    view.open(&[]);
    let shown = || view.browser.script("return !document.querySelector('#notice').hidden");
    drop_files(view, &[("cut.sgf", json!("(;SZ[9]\n;B[ee];W[cc"))]);
    view.says("#notice", "cut is damaged");
    view.step("r");
    assert_eq!(shown(), true);
    drop_files(view, &[("whole.sgf", json!("(;SZ[9];B[ee])"))]);
    view.shows("h1", "whole");
    view.browser.until("document.querySelector('#notice').hidden");

    view.open(&["data/train_3.txt", "data/train_5.txt"]);
    view.hit(".item");
    drop_files(view, &[("cut.sgf", json!("(;SZ[9]\n;B[ee];W[cc"))]);
    view.says("#notice", "cut is damaged");
    view.hit("#all");
    view.has(".item", 3);
    assert_eq!(shown(), false);
    view.is_tidy();
}

/// A list keeps its search, its filters, its order and its place.
fn lists(view: &View) {
    let folder = view.folder.path().join("games");
    std::fs::create_dir(&folder).unwrap();
    for number in 0..400 {
        let record = format!("(;SZ[9]PB[Kuroda {number}]PW[Shiroi]DT[{}-01-01];B[ee])", 1900 + number % 100);
        std::fs::write(folder.join(format!("game{number:03}.sgf")), record).unwrap();
    }
    view.open(&[folder.to_str().unwrap()]);
    view.says(".filters output", "400 boards");
    view.choose("#by-order", "newest");
    view.browser.keys("#search", "kuroda");
    view.browser.script("scrollTo(0, 3000)");
    let first = || -> Value {
        view.browser.until(
            "[...document.querySelectorAll('.item')].some((each) => each.getBoundingClientRect().top > 0)",
        );
        view.browser.script(
            "return [...document.querySelectorAll('.item')].find((each) => each.getBoundingClientRect().top > 0).innerText",
        )
    };
    view.browser.until("document.querySelector('.item').getBoundingClientRect().top < 0");
    let before = first();
    reload(view, ".item .thumbnail");
    view.browser.until("scrollY === 3000");
    assert_eq!(first(), before);
    assert_eq!(view.browser.script("return document.querySelector('#search').value"), "kuroda");
    assert_eq!(view.browser.script("return document.querySelector('#by-order').value"), "newest");
    // From a board, too.
    // One in the window: the list must not scroll to it.
    view.browser.script(
        "[...document.querySelectorAll('.item')].find((each) => each.getBoundingClientRect().top > 0).click()",
    );
    view.has("#board .board", 1);
    let place = view.browser.script("return document.querySelector('h1').innerText");
    reload(view, "#board .board");
    view.shows("h1", place.as_str().unwrap());
    view.hit("#all");
    view.browser.until("Math.abs(scrollY - 3000) < 300");
    assert_eq!(view.browser.script("return document.querySelector('#search').value"), "kuroda");
    view.is_tidy();
}

#[test]
fn reloads_keep_what_was_opened() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let view = View::desk(&driver);
    opened_records(&view);
    remarks_on_files(&view);
    lists(&view);
}
