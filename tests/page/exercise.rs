//! The exercise that a gallery leads to: answers are hidden, a wrong one may be corrected, and progress is kept.

use crate::states;
use crate::view::View;
use serde_json::Value;

/// Check, Show the answer, Next puzzle.
const MAIN: &str = "#panel .row .main";

/// From the gallery of a run into the exercise and back. The answer to the first of its two puzzles is wrong.
pub(super) fn gallery(view: &View) {
    states::gallery(view);
    view.says(".item .asked", "Where does White capture?");
    view.shows(".item .about", "4");
    view.hit("#solve");
    view.address("solve");
    view.has(".item .thumbnail", 2);
    // Neither an answer nor what is said about the given one.
    view.has(".item .note, .item .spots > *, .answers dt", 0);
    assert_eq!(view.text(".item .about"), "");

    view.button("Begin");
    view.address("solve/1");
    view.button("Check");
    view.says(".outcome", "Not yet: 4 missing.");
    assert_eq!(view.count(".marks .missing, .reasons li, .notes:not([hidden]), .modes button"), 1);
    view.press(0, 3);
    view.button("Check");
    view.says(".outcome", "Not yet: 3 missing.");
    // Marks that are not checked do not change the verdict on the card.
    view.press(0, 5);
    view.says(".outcome", "2 points marked");
    view.hit("#all");
    view.has(".item[data-standing=wrong]", 1);
    view.browser.script("history.back()");
    view.address("solve/1");
    view.button("Show the answer");
    view.has(".marks .missing", 2);
    view.has(".marks .right", 2);
    view.button("Next puzzle");
    view.address("solve/2");

    // A reload keeps the exercise and what was checked.
    view.browser.script("window.isOld = true; location.reload()");
    view.browser.until("!window.isOld && document.querySelector('.score')");
    view.says(".score", "0 of 2 right, 1 checked.");
    view.hit("#all");
    view.has(".item[data-standing=wrong]", 1);
    view.has(".item[data-standing=open]", 1);
    view.button("Start over");
    view.says(".progress", "0 of 2 right, 0 checked.");
    view.has(".item[data-standing=open]", 2);
    view.button("Show the answers");
    view.says(".item .note", "2 right, 2 missing, 1 extra");
    view.is_tidy();
}

/// Where the board and the main button below it are, and how far the page is scrolled.
fn places(view: &View) -> Value {
    view.browser.script(&format!(
        "const box = ({{ x, y, width, height }}) => [x, y, width, height].map(Math.round);
         const [board, act] = ['.board', '{MAIN}'].map((css) => document.querySelector(css));
         return [box(board.getBoundingClientRect()), Math.round(act.getBoundingClientRect().y), scrollY]"
    ))
}

/// The board does not move when an answer is checked and shown and the next puzzle comes, nor does the button below it.
pub(super) fn nothing_jumps(view: &View) {
    view.open_at(&["data"], "#solve/5");
    view.shows("h1", "test_3");
    let before = places(view);
    for (then, puzzle) in
        [(".outcome .bad", "test_3"), (".marks .missing", "test_3"), (".outcome .faint", "test_4")]
    {
        // As a person sees it: `hit` would scroll.
        view.browser.script(&format!("document.querySelector('{MAIN}').click()"));
        view.browser.until(&format!("document.querySelector('{then}')"));
        view.shows("h1", puzzle);
        assert_eq!(places(view), before, "{then}");
    }
    // Once the puzzle is solved, the board can be explored.
    view.browser.script("history.back()");
    view.shows("h1", "test_3");
    view.button("Explore");
    view.has(".modes .choice button", 2);
    view.is_tidy();
}
