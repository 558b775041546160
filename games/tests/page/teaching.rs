//! Reviews, variations, how to play and export: with each input device, at each size, in both languages, in each
//! browser.

use super::modules;
use super::view::{END, ESCAPE, LEFT, View};
use serde_json::json;

/// The paths of users, in order.
pub(super) const PATHS: [fn(&View); 4] = [review, lines, how_to_play, export];

/// A game in which Black gives a corner away: b2, next to an empty a1 (an X-square).
const GIVES_A_CORNER: &str = "f5f6c4c3d3f4e6e3e2d6b2a1";

/// Reviews a game, looks at a line, and tries a mistake again.
fn review(view: &View) {
    view.pasted(GIVES_A_CORNER);
    view.choose("#effort", "quick");
    view.press("#begin-review");
    view.until("document.querySelector('.graph') && !document.querySelector('progress')");
    // The corner that was given away is a mistake, with its mark on the board and in the list, and something better.
    view.until("document.querySelector('#moves [data-ply=\"11\"] small')");
    view.press("#moves [data-ply='11']");
    view.until("document.querySelector('#moves .now').dataset.ply === '11' && document.querySelector('#board .badge') && document.querySelector('#board .better')");
    view.says("#verdict", "b2?");
    assert_eq!(view.script("return document.querySelectorAll('.summaries b').length"), 2);
    // Board, players and buttons stay in sight at the top.
    let hidden = view.script(
        "document.querySelector('main').scrollTop = 0;
         return ['board', 'bar-white', 'bar-black', 'status', 'undo', 'hint', 'new', 'quit'].filter((id) => {
           const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
           return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 20;
         });",
    );
    assert_eq!(hidden, json!([]));
    // A line is looked at, and the game is as it was.
    view.press(".variation .chip:nth-of-type(2)");
    view.until("!document.querySelector('#tried').hidden");
    view.press("#leave");
    view.until("document.querySelector('#tried').hidden && document.querySelector('#moves .now').dataset.ply === '11'");
    // The mistake is tried again: the same move is refused, a better one is taken.
    view.press("#retry");
    view.until("document.querySelector('#answer')");
    assert_eq!(view.script("return document.querySelectorAll('#moves [data-ply]').length"), 12);
    // Nothing tells what it is.
    assert_eq!(view.script("return document.querySelectorAll('.variation, .better').length"), 0);
    view.square("b2");
    view.until("document.querySelector('#status').textContent.startsWith('b2')");
    view.press("#answer");
    view.until("!document.querySelector('#answer') && document.querySelector('#board .last')");
    // Keys lead back, and along the graph.
    view.browser.keys("#board", ESCAPE);
    view.until("document.querySelector('#tried').hidden");
    view.browser.keys(".graph", LEFT);
    view.until("document.querySelector('#moves .now').dataset.ply === '10'");
    view.browser.keys(".graph", END);
    view.until("document.querySelector('#moves .now').dataset.ply === '12'");
    // Looked at again, it is there at once.
    view.browser.goto(view.script("return location.href").as_str().unwrap());
    view.until("document.querySelector('.graph') && document.querySelectorAll('#moves small').length > 0");
}

/// Several lines at once, with equal values where the board is symmetric.
fn lines(view: &View) {
    view.people("reversi");
    view.play(&["d3"]);
    view.unfold("analysis");
    view.press("#help [value=moves]");
    view.until("document.querySelectorAll('#line .variation').length === 3");
    // The value of White's move is the same on the board and in the list.
    let shown = view
        .script("return ['.worth.best', '#line b'].map((css) => document.querySelector(css).textContent)");
    assert_eq!(shown[0], shown[1]);
    // Lines without the values of moves leave the board unchanged.
    view.press("#help [value=line]");
    view.until("document.querySelector('#line b') && !document.querySelector('.worth')");
    view.people("reversi");
    view.unfold("analysis");
    view.press("#help [value=moves]");
    view.until("document.querySelectorAll('#line .variation').length === 4");
    let worths = view.script("return [...new Set([...document.querySelectorAll('#line b, .worth:not(.variation *)')].map((each) => each.textContent.trim()))]");
    assert_eq!(worths.as_array().unwrap().len(), 1, "the four first moves are one and the same: {worths}");
    view.until("Number(document.querySelector('#line .how').textContent.match(/\\d+/)) >= 3");
    let before = view.script("return location.search");
    view.press("#line .variation .chip:nth-of-type(2)");
    view.until("document.querySelectorAll('#board .disc').length === 6");
    // A new game starts from there.
    view.until("document.querySelector('#board .place')");
    let name = view.script("return document.querySelector('#board .place').parentNode.dataset.name");
    view.square(name.as_str().unwrap());
    view.until("document.querySelectorAll('#board .disc').length === 7");
    view.browser.keys("#board", "u");
    view.until("document.querySelectorAll('#board .disc').length === 6");
    view.browser.keys("#board", "r");
    view.until("document.querySelectorAll('#board .disc').length === 7");
    view.press("#tried button:nth-last-of-type(2)");
    view.until(&format!("location.search !== {before}"));
    view.has_plies(3);
}

/// The rules and the keyboard shortcuts.
fn how_to_play(view: &View) {
    for game in ["ataxx", "reversi"] {
        view.people(game);
        view.press("#howto");
        view.until("document.querySelectorAll('.lessons li').length === 5");
        let is_said =
            "return [...document.querySelectorAll('.lessons p')].every((p) => p.textContent.length > 8)";
        assert_eq!(view.script(is_said), true);
        view.script("document.querySelector('dialog').close()");
    }
    view.browser.keys("#board", "?");
    view.until("document.querySelectorAll('.keys kbd').length >= 10");
    view.script("document.querySelector('dialog').close()");
    // No sound is made before it is wished for, and then all of them can be made.
    let sounds = modules::run(
        &view.browser,
        "const { soundEnd, soundMove, turnSound } = modules;
         const isOn = [modules.soundIsOn];
         turnSound(true);
         for (const jump of [false, true]) soundMove({ by: 'white', jump }, 3);
         soundMove({ by: 'black', jump: false, isPass: true }, 0);
         for (const sign of [1, 0, -1]) soundEnd(sign);
         isOn.push(modules.soundIsOn);
         turnSound(false);
         return isOn;",
    );
    assert_eq!(sounds, json!([false, true]));
}

/// A link opens the position as a new game; the pictures show the game.
fn export(view: &View) {
    view.pasted("b7 a1a3 c7 g7e5");
    let rows = "const rows = [...document.querySelectorAll('#board .cell')].map((cell) => cell.querySelector('.disc')?.classList[1] ?? '-').join(' ');";
    let before = view.script(&format!("{rows} return rows"));
    view.press("#share");
    view.until("document.querySelector('#link')");
    let link = view.script("return document.querySelector('#link').value");
    let pictures = modules::run(
        &view.browser,
        "  const { animated, boards, learn, png, still } = modules;
           learn(JSON.parse(document.querySelector('#first-game').textContent).about.games);
           const id = new URLSearchParams(location.search).get('game');
           const view = await (await fetch(`/api/games/${id}/state`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).json();
           const count = (rows, letter) => rows.join('').split(letter).length - 1;
           const all = boards(view);
           const bitmap = await createImageBitmap(await png(still(view)));
           const moving = new DOMParser().parseFromString(new XMLSerializer().serializeToString(animated(view)), 'image/svg+xml');
           return {
             start: all[0], last: all.at(-1), rows: view.rows, frames: all.length,
             discs: still(view).querySelectorAll('g > g').length, pieces: count(view.rows, 'X') + count(view.rows, 'O'),
             png: [bitmap.width, bitmap.height], faults: moving.querySelectorAll('parsererror').length,
             moving: moving.querySelectorAll('animate').length,
           };",
    );
    assert_eq!(
        pictures["start"],
        json!(["X.....O", ".......", ".......", ".......", ".......", ".......", "O.....X"])
    );
    assert_eq!((&pictures["last"], &pictures["frames"]), (&pictures["rows"], &json!(5)), "{pictures}");
    assert_eq!(pictures["discs"], pictures["pieces"]);
    assert_eq!((&pictures["png"], &pictures["faults"]), (&json!([1204, 1204]), &json!(0)));
    assert!(pictures["moving"].as_u64().unwrap() > 4);
    view.browser.goto(link.as_str().unwrap());
    view.until("location.search.startsWith('?game=') && document.querySelector('.disc')");
    assert_eq!(view.script(&format!("{rows} return rows")), before);
    view.has_plies(0);
    // The games before it are there still; a link that means nothing says so and begins none.
    view.press("#load");
    view.until("document.querySelector('[data-game]')");
    let games = view.script("return document.querySelectorAll('[data-game]').length");
    view.browser.goto(&format!("{}?of=ataxx&rules=uai&position=zzz+zzz", view.address));
    view.until("document.querySelector('.disc') && !document.querySelector('#notice').hidden");
    view.press("#load");
    view.until(&format!("document.querySelectorAll('[data-game]').length === {games}"));
    view.script("document.querySelector('dialog').close()");
}
