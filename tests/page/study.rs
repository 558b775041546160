//! Study: the comment is in view with the board and the steps, and a record is played, commented and marked without changing modes.

use crate::view::View;
use serde_json::json;
use test_support::browser::{Driver, Hand};

/// Phones, a tablet and a laptop.
const WINDOWS: [(u32, u32); 4] = [(360, 780), (390, 664), (768, 1024), (1366, 768)];

/// Ten moves, all but two of them commented, with a variation and a finding.
fn record() -> String {
    let long = "White's shape is thin here, and Black can push through and cut. ".repeat(12);
    let mut record = "(;SZ[19]PB[A player whose name is long]BR[3d]PW[Another player with a long name]WR[9d]\
                      RE[W+Resign]C[The first game of the match.]"
        .to_owned();
    for (number, at) in ["pd", "dd", "pp", "dp", "fc", "cf", "qn", "nq", "nq", "jd"].iter().enumerate() {
        record += &format!(";{}[{at}]", ["B", "W"][number % 2]);
        match number {
            2 | 6 => {}
            3 => record += &format!("C[{long}]"),
            _ => record += "C[One.\nTwo.\nThree.]",
        }
    }
    record + ")"
}

/// At every commented move of a record, the board, the steps and the first three lines of the comment are in the window.
pub(super) fn comment_is_in_view(driver: &Driver) {
    for (size, language) in WINDOWS.into_iter().zip(["en", "zh", "zh", "en"]) {
        let hand = if size.0 < 1000 { Hand::Touch } else { Hand::Mouse };
        let view = View::new(driver, size, hand, language);
        let file = view.file("game.sgf", &record());
        view.open(&[file.to_str().unwrap()]);
        let seen = view.browser.script(
            "const [first, , next] = document.querySelectorAll('.steps button');
             const field = document.querySelector('#text-C');
             const isIn = ({ top, left, bottom, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
             const hidden = [];
             let count = 0;
             for (first.click(); ; next.click()) {
               if (field.value) {
                 const { lineHeight, paddingTop } = getComputedStyle(field);
                 const top = field.getBoundingClientRect().top + field.clientTop + parseFloat(paddingTop);
                 const bottom = top + 3 * parseFloat(lineHeight);
                 const isShown = bottom <= Math.min(innerHeight, field.getBoundingClientRect().bottom);
                 const boxes = ['.board', '.steps'].map((css) => document.querySelector(css).getBoundingClientRect());
                 count += 1;
                 if (!isShown || !boxes.every(isIn)) hidden.push(document.querySelector('.where').textContent);
               }
               if (next.disabled) return [count, hidden];
             }",
        );
        assert_eq!(seen, json!([9, []]), "{size:?}");
        let names = view.browser.script(
            "return [...document.querySelectorAll('.player')].map((each) => [
               each.querySelector('b').getBoundingClientRect().width > 0.25 * document.querySelector('.players').clientWidth,
               each.title.includes('long'),
             ])",
        );
        assert_eq!(names, json!([[true, true], [true, true]]), "{size:?}");
        view.is_tidy();
    }
}

/// A move, a comment on it and a mark need no other mode, and each is undone.
pub(super) fn without_modes(view: &View) {
    let file = view.file("game.sgf", "(;SZ[9];B[ee];W[cc])");
    view.open(&[file.to_str().unwrap()]);
    view.step("r");
    // The next move of the record, then another one: a variation.
    view.press(2, 2);
    view.shows(".where", "2 / 2");
    view.has(".node", 3);
    view.step("u");
    view.press(6, 6);
    view.has(".node", 4);
    view.browser.write("#text-C", "A variation.");
    view.hit("[data-mark=TR]");
    view.press(6, 6);
    view.has(".marks .TR", 1);
    view.has(".node .noted", 1);
    view.hit("[data-mark=play]");
    view.button("Undo");
    view.has(".marks .TR", 0);
    view.comment("A variation.");
    view.button("Undo");
    view.has(".node .noted", 0);
    view.is_tidy();
}

/// The circles of the tree grow with the letters, and still contain numbers of three digits.
pub(super) fn tree_grows(view: &View) {
    let letter = |number: u8| char::from(b'a' + number);
    let moves: String = (0..120)
        .map(|number| {
            let color = if number % 2 == 0 { 'B' } else { 'W' };
            format!(";{color}[{}{}]", letter(number % 19), letter(2 * (number / 19)))
        })
        .collect();
    let file = view.file("game.sgf", &format!("(;SZ[19]{moves})"));
    view.open_at(&[file.to_str().unwrap()], "#1/110");
    for (size, diameter) in [(15, 21), (24, 33)] {
        view.browser.script(&format!("document.documentElement.style.fontSize = '{size}px'"));
        view.browser.until(&format!(
            "Math.round(document.querySelector('.here circle').getBoundingClientRect().width) === {diameter}"
        ));
        let seen = view.browser.script(
            "const box = (css) => document.querySelector(css).getBoundingClientRect();
             const [text, circle, here, tree] = ['.here text', '.here circle', '.here', '.tree'].map(box);
             return [text.width < circle.width, here.left >= tree.left && here.right <= tree.right];",
        );
        assert_eq!(seen, json!([true, true]), "{size} px");
    }
    view.is_tidy();
}

/// A comment belongs to the move at which it was written, even if the reader steps on before leaving the field.
pub(super) fn comment_stays_at_its_move(view: &View) {
    let file = view.file("game.sgf", "(;SZ[9];B[ee];W[cc]C[second])");
    view.open(&[file.to_str().unwrap()]);
    view.step("r");
    view.browser.keys("#text-C", "first");
    view.browser.script("document.querySelectorAll('.steps button')[2].click()");
    view.comment("second");
    view.browser.script("document.activeElement.blur()");
    view.step("u");
    view.comment("first");
    view.is_tidy();
}

/// A swipe steps, a long press shows a point, and on a small board the first tap shows it, too.
pub(super) fn fingers(view: &View) {
    let file = view.file("game.sgf", &record());
    view.open(&[file.to_str().unwrap()]);
    let swipe = |from: f64, to: f64| {
        let (x, y) = view.browser.middle("#board");
        view.browser.drag("touch", (x + from, y), (x + to, y));
    };
    swipe(60.0, -60.0);
    view.shows(".where", "1 / 10");
    swipe(-60.0, 60.0);
    view.shows(".where", "0 / 10");
    view.point(9, 9);
    view.has(".words.pointing", 1);
    view.has(".cursor rect", 1);
    view.has(".stones .stone", 0);
    // The first tap shows the point, the second plays.
    view.press(3, 3);
    view.shows(".where", "1 / 1");
    view.has(".words.pointing", 0);
    view.is_tidy();
}
