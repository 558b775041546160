//! Paths of users through the play page, with any input device, at any size, in either language, in any browser.

use super::view::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, View};
use serde_json::json;
use test_support::browser::Hand;

/// The paths of users, in order.
pub(super) const PATHS: [fn(&View); 9] =
    [moves, drag, ahead, undo, another_player, settings, keys, dialogs, back];

/// Both games by clicks on squares; a wrong click is explained, and leaves no frame.
fn moves(view: &View) {
    view.people("ataxx");
    view.square("g7");
    view.says("#notice", &view.word("T.toMove, word(T.side.black)"));
    view.play(&["a7", "b7"]);
    view.play(&["a1", "c3"]);
    // One press is enough where one move alone leads.
    view.play(&["g3"]);
    view.people("reversi");
    view.square("a1");
    let is_chinese = view.script("return document.documentElement.lang.startsWith('zh')") == true;
    let flips_nothing = if is_chinese {
        "下在 a1 不能翻转任何棋子。"
    } else {
        "A disc on a1 would not flip anything."
    };
    view.says("#notice", flips_nothing);
    view.play(&["d3"]);
    view.until("document.querySelector('#notice').hidden");
    let flipped = if is_chinese { "翻转 1 子" } else { "flipping 1 disc" };
    let said = view.script("return document.querySelector('#moves [data-ply]').ariaLabel");
    assert!(said.as_str().unwrap().ends_with(flipped), "{said}");
    // Of a square, too, a screen reader hears what is on it and what can be done.
    let squares = view.script(
        "return ['d3', 'c5', 'a1'].map((name) => document.querySelector(`[data-name=${name}]`)).map((each) => [each.role, each.ariaLabel])",
    );
    let squares_in = if is_chinese {
        json!([["img", "d3 黑方，最后一步"], ["button", "c5 空，可以走"], ["img", "a1 空"]])
    } else {
        json!([["img", "d3 Black, last move"], ["button", "c5 empty, legal move"], ["img", "a1 empty"]])
    };
    assert_eq!(squares, squares_in);
    view.play(&["c5"]);
    let frame = view.script(
        "return getComputedStyle(document.querySelector('#board')).outlineStyle !== 'none'
           || getComputedStyle(document.querySelector('.cursor')).display !== 'none'",
    );
    // The keys' square has one.
    assert_eq!(frame, view.hand == Hand::Keys);
    // The game has a heading, though a phone has no room to show it.
    assert_eq!(view.script("return document.querySelector('h1').textContent === document.title"), true);
}

/// Pieces are dragged, new ones from next to the player's name. A piece that cannot be dropped goes back.
fn drag(view: &View) {
    if view.hand == Hand::Keys {
        return;
    }
    view.people("ataxx");
    view.drag("[data-name=a7]", "b6");
    view.until("document.querySelector('[data-name=b6] .disc.black')");
    view.drag("[data-name=a1]", "c3");
    view.until("document.querySelector('[data-name=c3] .disc.white') && !document.querySelector('[data-name=a1] .disc')");
    view.drag("[data-name=g1]", "d4");
    view.says("#notice", &view.word("T.cannotReach, 'g1', 'd4', 'piece'"));
    view.until("document.querySelector('[data-name=g1] .disc') && !document.querySelector('.dragged, .lifted, .chosen')");
    view.has_plies(2);
    view.people("reversi");
    view.drag("#bar-black .piece", "d3");
    view.until("document.querySelector('[data-name=d4] .disc.black')");
    // It is the other side's turn.
    view.drag("#bar-black .piece", "c5");
    view.has_plies(1);
    view.drag("#bar-white .piece", "c5");
    view.has_plies(2);
}

/// A premove is shown, can be cancelled, and is played after the move of the computer.
fn ahead(view: &View) {
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 10}, "milliseconds": 60_000}));
    view.play(&["a7", "b7"]);
    let is_planned = "document.querySelector('.planned')";
    let choose = || {
        // Far from all that White can do.
        ["g1", "g3"].iter().for_each(|square| view.square(square));
        view.until(is_planned);
        view.says("#status", &view.word("T.planned, 'g1g3'"));
    };
    choose();
    view.square("d4");
    view.until(&format!("!{is_planned}"));
    choose();
    view.browser.keys("#board", ESCAPE);
    view.until(&format!("!{is_planned}"));
    choose();
    view.has_plies(1);
    view.act(&json!({"do": "time", "milliseconds": 10}));
    view.until("document.querySelectorAll('#moves [data-ply]').length >= 3");
    view.until("document.querySelector('#moves [data-ply=\"3\"]').textContent === 'g1g3'");
}

/// Undo, redo and earlier positions; the computer continues when it is its turn.
fn undo(view: &View) {
    view.people("reversi");
    view.play(&["d3"]);
    view.play(&["c5"]);
    view.press("#undo");
    view.has_plies(1);
    view.press("#redo");
    view.has_plies(2);
    view.press("#first");
    view.has_plies(0);
    view.press("#last");
    view.has_plies(2);
    view.press("#moves [data-ply='1']");
    view.has_plies(1);
    // Two clicks at once are two steps.
    for (button, plies) in [("last", 2), ("back", 0), ("next", 2)] {
        view.script(&format!("for (const _ of [1, 2]) document.getElementById('{button}').click()"));
        view.has_plies(plies);
    }
    view.press("#back");
    view.has_plies(1);
    view.begin(&json!({"from": "new", "game": "reversi", "black": {"level": 2}, "white": "human", "milliseconds": 10}));
    view.has_plies(1);
    // Its beginning is made anew: the board is drawn anew, too.
    view.until("document.querySelector('.place')");
    view.script("document.querySelectorAll('.place').forEach((place) => { place.dataset.old = '' })");
    view.press("#undo");
    view.until("document.querySelector('.place:not([data-old])')");
    view.has_plies(1);
    let name = view.script("return document.querySelector('.place').parentNode.dataset.name");
    view.square(name.as_str().unwrap());
    view.until("document.querySelectorAll('#moves [data-ply]').length >= 3");
    view.until("document.querySelector('.place')");
    view.press("#first");
    view.has_plies(0);
    view.says("#pause", &view.word("T.resume"));
    view.press("#pause");
    view.until("document.querySelectorAll('#moves [data-ply]:not(.later)').length >= 1");
}

/// A program fails; the player chosen instead plays on at once.
fn another_player(view: &View) {
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": "Gone"}, "milliseconds": 10}));
    view.play(&["a7", "b7"]);
    view.says("#status", "Gone");
    view.has_plies(1);
    view.choose("#white", "{\"level\":2}");
    view.has_plies(2);
    assert_eq!(view.script("return document.querySelector('#pause').hidden"), true);
}

/// Settings fold away when the game has begun, and one press brings them back.
fn settings(view: &View) {
    let is_open = "document.querySelector('#white').checkVisibility()";
    view.begin(&json!({"from": "new", "game": "ataxx", "white": {"level": 3}, "milliseconds": 100}));
    view.says("#status", &view.word("T.yourMove"));
    assert_eq!(view.script(&format!("return {is_open}")), true);
    // The pieces that can move are marked until one is chosen.
    let movable = "document.querySelectorAll('#board .movable').length";
    assert_eq!(view.script(&format!("return {movable}")), 2);
    view.square("a7");
    view.until(&format!("{movable} === 0 && document.querySelectorAll('#board .target').length > 0"));
    view.square("b7");
    view.until(&format!("!{is_open}"));
    view.has_plies(2);
    view.says("#settings-head", "0.1");
    view.press("#settings-head");
    view.until(is_open);
    view.choose("#time", "500");
    // They stay open until the user closes them.
    view.until("document.querySelector('#board .movable')");
    assert_eq!(view.script(&format!("return {is_open}")), true);
    view.press("#settings-head");
    view.until(&format!("!{is_open}"));
    view.says("#settings-head", "0.5");
}

/// The keyboard shortcuts of the page, and arrow keys in a radio group.
fn keys(view: &View) {
    view.people("ataxx");
    view.play(&["a7", "b7"]);
    view.play(&["a1", "c3"]);
    view.browser.keys("#board", "\u{e011}");
    view.has_plies(0);
    view.browser.keys("#board", "\u{e010}");
    view.has_plies(2);
    view.browser.keys("#board", "u");
    view.has_plies(1);
    view.browser.keys("#board", "r");
    view.has_plies(2);
    for (key, expected) in [
        ("\u{e014}", "line"),
        ("\u{e014}", "moves"),
        ("\u{e014}", "off"),
        ("\u{e012}", "moves"),
        ("\u{e014}", "off"),
    ] {
        view.browser.keys("#help [tabindex='0']", key);
        view.until(&format!(
            "document.activeElement.value === '{expected}' && document.activeElement.ariaChecked === 'true'"
        ));
    }
    // An arrow from elsewhere goes to the board.
    view.browser.keys("#undo", "\u{e014}");
    view.until("document.activeElement.id === 'board' && getComputedStyle(document.querySelector('.cursor')).display === 'block'");
}

/// New, load, save, hint, undo, quit, and the newer buttons.
fn dialogs(view: &View) {
    let is_closed = "!document.querySelector('dialog').open";
    view.people("ataxx");
    view.press("#new");
    view.choose("#new-kind", "reversi");
    view.choose("#new-white", "\"human\"");
    view.choose("#new-black", "\"human\"");
    view.until("document.querySelector('#boards').ariaBusy === 'false'");
    view.press("#start");
    view.until(&format!("{is_closed} && document.querySelectorAll('#board .cell').length === 64"));
    view.press("#hint");
    view.until("document.querySelector('.hinted')");
    view.play(&["d3"]);
    view.press("#save");
    view.browser.write("#save-name", "mine");
    view.press("#store");
    view.until(is_closed);
    view.press("#undo");
    view.has_plies(0);
    view.press("#load");
    view.press("[data-save=mine]");
    view.until(is_closed);
    view.has_plies(1);
    view.press("#edit");
    view.until("document.querySelector('#edit-board')");
    if view.hand == Hand::Keys {
        view.browser.keys("#edit-board", &[DOWN, RIGHT, UP, LEFT, ENTER].concat());
    } else {
        view.press("#edit-board [data-square='0'] rect");
    }
    view.until("document.querySelector('#edit-board [data-square=\"0\"] .disc.black')");
    view.press("#use-board");
    view.until(&format!("{is_closed} && document.querySelector('[data-name=a1] .disc.black')"));
    view.press("#text");
    view.browser.write("#pasted", "b7 a1a3");
    view.until("!document.querySelector('#use').disabled");
    view.press("#use");
    view.until(is_closed);
    view.has_plies(2);
    view.press("#quit");
    view.press("#dialog .row button");
    view.until(is_closed);
    for _ in 0..2 {
        let before = view.script("return document.documentElement.lang");
        view.press("#language");
        view.until(&format!("document.documentElement.lang !== {before}"));
        view.says("#new", &view.word("T.newGame"));
    }
}

/// The back button leads to the previous game; clicks before it appears apply to the one on the screen.
fn back(view: &View) {
    view.people("ataxx");
    view.play(&["a7", "b7"]);
    view.press("#text");
    view.browser.write("#pasted", "f5d6c3");
    view.until("!document.querySelector('#use').disabled");
    view.press("#use");
    view.has_plies(3);
    for (direction, plies) in [("back", 1), ("forward", 3), ("back", 1)] {
        view.script(&format!(
            "addEventListener('popstate', () => queueMicrotask(() => {{
               for (const id of ['share', 'edit', 'undo', 'new']) document.getElementById(id).click();
               document.querySelector('dialog').close();
             }}), {{ once: true }});
             history.{direction}();"
        ));
        view.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {plies}"));
        view.until("!document.querySelector('dialog').open");
    }
    // It is the game that it was.
    view.until("document.querySelectorAll('#board .cell').length === 49");
}

/// A game of Reversi from its start to its end.
pub(super) fn whole_game(view: &View) {
    view.people("reversi");
    for _ in 0..70 {
        let name = view.script("return document.querySelector('.place')?.parentNode.dataset.name ?? null");
        let Some(name) = name.as_str() else { break };
        let before = view.plies();
        view.square(name);
        view.until(&format!(
            "document.querySelectorAll('#moves [data-ply]').length > {before}
             && (document.querySelector('.place') || !document.querySelector('#again').hidden)"
        ));
    }
    view.until("/ : .+ · /.test(document.querySelector('#status').textContent)");
    // The end does not cover the board.
    assert_eq!(view.script("return document.querySelector('dialog').open"), false);
    // The count is that of the bars, and a graph shows it for each move.
    view.until(
        "document.querySelector('#status').textContent.includes(
           ['black', 'white'].map((color) => document.querySelector(`#bar-${color} output`).textContent).join(' : '))",
    );
    view.until("document.querySelector('#end').checkVisibility()");
    let plies = view.plies();
    view.browser.keys("#end .graph", LEFT);
    view.has_plies(plies - 1);
    view.until("document.querySelector('#end').checkVisibility()");
    view.browser.keys("#end .graph", RIGHT);
    view.has_plies(plies);
    view.press("#again");
    view.has_plies(0);
}
