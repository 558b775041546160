//! The states of the play page, the steps to them, and the walk through all of them.

use super::view::View;
use serde_json::json;
use std::fs;
use test_support::browser::Hand;

/// The name of each state and the steps to it.
pub(super) type State = (&'static str, fn(&View));

/// A game between two humans, some moves in.
const MOVES: &str = "b7 a1a3 c7 g7g5 b6 b3 b6c4 f5 d5 e4";

const STATES: &[State] = &[
    ("start", |view| view.begin(&json!({"from": "new", "game": "ataxx"}))),
    ("start of Reversi", |view| {
        view.begin(&json!({"from": "new", "game": "reversi", "white": {"level": 3}}))
    }),
    ("walls", |view| view.begin(&json!({"from": "new", "game": "ataxx", "board": "3gh", "white": "human"}))),
    ("piece chosen", |view| {
        view.pasted(MOVES);
        view.square("c4");
        view.until("document.querySelector('.target')");
    }),
    ("wrong square", |view| {
        view.pasted(MOVES);
        view.square("f5");
        view.until("!document.querySelector('#notice').hidden");
    }),
    ("thinking", |view| {
        thinking(view);
        view.until("document.querySelector('#status').textContent.includes('…')");
    }),
    ("move ahead", |view| {
        thinking(view);
        view.square("g1");
        view.square("g3");
        view.until("document.querySelector('.planned')");
    }),
    ("analysis", |view| {
        view.begin(&json!({"from": "new", "game": "reversi", "white": "human", "milliseconds": 10}));
        view.play(&["d3"]);
        view.unfold("analysis");
        view.press("#help [value=moves]");
        view.until("document.querySelector('.worth') && document.querySelector('#line').textContent");
    }),
    ("best line", |view| {
        view.people("ataxx");
        view.play(&["a7", "b7"]);
        view.unfold("analysis");
        view.press("#help [value=line]");
        view.until("document.querySelector('#line').textContent");
    }),
    ("hint", |view| {
        view.begin(&json!({"from": "new", "game": "ataxx", "white": "human", "milliseconds": 10}));
        view.press("#hint");
        view.until("document.querySelector('.hinted')");
    }),
    ("looking back", |view| {
        view.pasted(MOVES);
        view.press("#back");
        // The text of the status can move the button.
        view.has_plies(9);
        view.press("#back");
        view.until("document.querySelectorAll('#moves .later').length === 2");
    }),
    ("end", |view| {
        view.pasted("game: ataxx\nstart: xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooooo/oooooo1 o 0 40\nwhite: level 2\nmoves: g1\n");
        view.until("!document.querySelector('#again').hidden");
    }),
    ("two computers", |view| {
        view.begin(&json!({"from": "new", "game": "reversi", "black": {"level": 1}, "white": {"level": 2}, "milliseconds": 10}));
        view.until("!document.querySelector('#pause').hidden || !document.querySelector('#again').hidden");
        view.until("!document.querySelector('#again').hidden");
        view.press("#back");
        view.until("!document.querySelector('#step').hidden");
    }),
    ("failure", |view| {
        view.begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": "Gone"}, "milliseconds": 10}));
        view.play(&["a7", "b7"]);
        view.says("#status", "Gone");
        view.until("!document.querySelector('#pause').hidden");
    }),
    ("new game", |view| {
        view.people("ataxx");
        view.press("#new");
        view.until("document.querySelectorAll('#boards label').length > 50");
    }),
    ("new game of Reversi", |view| {
        view.people("reversi");
        view.press("#new");
        view.until("document.querySelector('#boards').ariaBusy === 'false'");
    }),
    ("save", |view| {
        view.people("ataxx");
        view.press("#save");
        view.until("document.querySelector('#store')");
    }),
    ("load", |view| {
        fs::write(view.saves.path().join("saves/broken game.txt"), "game: ataxx\nstart: 8/8 x\n").unwrap();
        view.pasted(MOVES);
        let id = view.script("return location.search.slice(6)");
        view.post(
            &format!("/api/games/{}/save", id.as_str().unwrap()),
            &json!({"name": "A game with a long name (2026-11-22)"}),
        );
        view.press("#load");
        view.until("document.querySelector('[data-save]') && document.querySelector('dialog').textContent.includes('broken game')");
    }),
    ("removed", |view| {
        view.people("reversi");
        view.press("#load");
        view.press("[data-game] + button");
        view.until("document.querySelector('dialog #notice button')");
    }),
    ("editor", |view| {
        view.pasted(MOVES);
        view.press("#edit");
        view.until("document.querySelector('#edit-board')");
    }),
    ("text", |view| {
        view.pasted(MOVES);
        view.press("#text");
        view.until("document.querySelector('#pasted')");
    }),
    ("review", |view| {
        view.pasted(MOVES);
        review(view);
        view.press("#mistake-back");
        view.until("document.querySelector('.badge')");
    }),
    ("review of Reversi", |view| {
        view.pasted("f5f6c4c3d3f4e6e3e2d6b2a1");
        review(view);
        view.press("#mistake-back");
        view.until("document.querySelector('.badge')");
    }),
    ("review stopped", |view| {
        view.pasted(MOVES);
        view.choose("#effort", "thorough");
        view.press("#begin-review");
        view.press("#stop-review");
        view.until("document.querySelector('#more-review')?.checkVisibility()");
    }),
    ("line tried", |view| {
        view.pasted(MOVES);
        review(view);
        view.press(".variation .chip:last-child");
        view.until("document.querySelector('#leave')?.checkVisibility()");
    }),
    ("try again", |view| {
        view.pasted(MOVES);
        review(view);
        // Before the first click is answered: the mistake that it leads to is meant.
        view.script(
            "const [back, retry] = ['mistake-back', 'retry'].map((id) => document.getElementById(id));
             back.click(); retry.disabled = false; retry.click()",
        );
        view.until("document.querySelector('#answer')?.checkVisibility() && Number(document.querySelector('#moves .now').dataset.ply) < 9");
    }),
    ("how to play", |view| {
        view.people("ataxx");
        view.press("#howto");
        view.until("document.querySelector('.lessons')");
    }),
    ("how to play Reversi", |view| {
        view.people("reversi");
        view.press("#howto");
        view.until("document.querySelector('.lessons')");
    }),
    ("keys", |view| {
        view.people("ataxx");
        view.press("#howto");
        view.press("dialog .row button:not(.main)");
        view.until("document.querySelector('.keys')");
    }),
    ("export", |view| {
        view.pasted(MOVES);
        view.press("#share");
        view.until("document.querySelector('#link')");
    }),
    ("text understood", |view| paste(view, "f5d6c3d3c4", "svg")),
    ("text refused", |view| paste(view, "x5o/7/7 x", ".why")),
    ("quit", |view| {
        view.people("ataxx");
        view.press("#quit");
        view.until("document.querySelector('#quit-yes')");
    }),
];

/// Walks through all states in one browser; `visit` gets each with its number. The last one is left when the program has ended.
pub(super) fn walk(view: &View, mut visit: impl FnMut(usize, &str)) {
    for (number, (state, enter)) in STATES.iter().enumerate() {
        enter(view);
        visit(number, state);
    }
    view.press("#quit-yes");
    view.until("document.querySelector('#goodbye')");
    visit(STATES.len(), "goodbye");
}

fn thinking(view: &View) {
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 10}, "milliseconds": 60_000}));
    view.play(&["a7", "b7"]);
}

fn review(view: &View) {
    view.choose("#effort", "quick");
    view.press("#begin-review");
    view.until("document.querySelector('.graph') && !document.querySelector('progress')");
    view.press("#moves [data-ply='9']");
    view.until("document.querySelector('#verdict')");
}

fn paste(view: &View, text: &str, found: &str) {
    view.people("ataxx");
    view.press("#text");
    view.until("document.querySelector('#pasted')");
    view.browser.write("#pasted", text);
    view.until(&format!("document.querySelector('#meaning {found}')"));
    if view.hand == Hand::Touch {
        view.script("document.activeElement.blur()");
    }
}
