//! The list of kept games and the board editor, with each input device, at each size, in both languages, in each browser.

use super::view::{DOWN, END, ENTER, SIZES, View};
use serde_json::json;
use test_support::browser::{Driver, Hand};

/// The paths of users, in order.
pub(super) const PATHS: [fn(&View); 2] = [kept_games, editor];

/// A game that ends with the next move, which is played.
const ENDED: &str = "game: ataxx\nstart: xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooooo/oooooo1 o 0 40\nwhite: level 2\nmoves: g1\n";

const ROWS: &str = "[...document.querySelectorAll('#kept .game')]";

/// Games are filtered and searched, and one is opened.
fn kept_games(view: &View) {
    view.pasted(ENDED);
    view.people("reversi");
    let open = || {
        view.press("#load");
        view.until(&format!("document.querySelector('dialog').open && {ROWS}.length > 1"));
    };
    let is_over = "each.textContent.includes(' : ')";
    open();
    view.choose("#whichState", "yours");
    view.until(&format!("{ROWS}.length > 0 && !{ROWS}.some((each) => {is_over})"));
    view.script("document.querySelector('dialog').close()");
    open();
    view.choose("#whichState", "over");
    view.until(&format!("{ROWS}.length > 0 && {ROWS}.every((each) => {is_over})"));
    view.choose("#whichGame", "ataxx");
    view.browser.write("#search", "zzz");
    view.until(&format!("{ROWS}.length === 0"));
    view.browser.write("#search", &view.word("T.shortLevel, 2"));
    view.until(&format!("{ROWS}.length > 0"));
    if view.hand == Hand::Keys {
        view.browser.keys("#search", DOWN);
        view.browser.keys("#kept .game", ENTER);
    } else {
        view.press("#kept .game");
    }
    view.until("!document.querySelector('dialog').open && !document.querySelector('#again').hidden");
}

/// An empty board is rejected with the reason; the start position is accepted.
fn editor(view: &View) {
    let discs = "document.querySelectorAll('#edit-board .disc').length";
    for (game, letters) in [("ataxx", "abcdefg1234567"), ("reversi", "abcdefgh12345678")] {
        view.people(game);
        view.press("#edit");
        view.until(&format!("{discs} === 4"));
        let edges = "[...document.querySelectorAll('#edit-board .coordinate')].map((each) => each.textContent).sort().join('')";
        let mut expected: Vec<char> = letters.chars().collect();
        expected.sort_unstable();
        assert_eq!(view.script(&format!("return {edges}")), json!(expected.iter().collect::<String>()));
        view.press("#edit-clear");
        view.until(&format!("{discs} === 0"));
        view.press("#use-board");
        view.until("document.querySelector('#edit-fault').checkVisibility()");
        // What was wrong is over.
        view.press("#edit-start");
        view.until(&format!("{discs} === 4 && document.querySelector('#edit-fault').hidden"));
        view.choose("#edit-turn", "white");
        view.press("#use-board");
        view.until("!document.querySelector('dialog').open && document.querySelector('#bar-white.turn')");
    }
}

/// Two hundred games scroll in a list of one screen.
pub(super) fn two_hundred_games(driver: &Driver) {
    let view = View::new(driver, SIZES[1], Hand::Touch, "en", &[]);
    for _ in 0..200 {
        view.post("/api/games", &json!({"from": "new", "game": "reversi", "white": "human"}));
    }
    view.goto("");
    view.press("#load");
    view.until(&format!("{ROWS}.length > 200"));
    let fits = view.script(
        "const [dialog, list] = ['#dialog', '#kept'].map((css) => document.querySelector(css));
         const { top, bottom } = dialog.getBoundingClientRect();
         return [top >= 0 && bottom <= innerHeight, dialog.scrollHeight <= dialog.clientHeight, list.scrollHeight > 10 * list.clientHeight];",
    );
    assert_eq!(fits, json!([true, true, true]));
    view.browser.keys("#kept .game", END);
    view.until(
        "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())
         && document.activeElement === [...document.querySelectorAll('#kept .game')].at(-1)",
    );
    // One game can be reached by the Tab key, with its button.
    assert_eq!(view.script("return document.querySelectorAll('#kept [tabindex=\"0\"]').length"), 2);
}
