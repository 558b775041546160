//! Whole games with motion: each kind of game many times, by clicks, with every error of the page a failure.

use super::view::{SIZES, View};
use serde_json::{Value, json};
use std::thread;
use test_support::browser::{Driver, Hand, Kind};
use test_support::is_thorough_only;

/// The number of games of each kind.
const GAMES: u32 = 100;

/// Plays a game to its end by clicks on squares, a legal move as soon as there is one. The choice depends on `seed`.
const PLAY: &str = "
    const done = arguments[0];
    const ready = (ms) => new Promise((go) => setTimeout(go, ms));
    const click = (cell) => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const over = () => !document.querySelector('#again').hidden;
    const plies = () => document.querySelectorAll('#moves [data-ply]').length;
    const pick = (all) => all[(seed = (seed * 1103515245 + 12345) % 2147483648) % all.length];
    const cells = (css) => [...document.querySelectorAll(`#board ${css}`)].map((mark) => mark.parentNode);
    (async () => {
      for (const end = Date.now() + 240000; !over() && Date.now() < end; await ready(5)) {
        const pieces = cells('.movable');
        if (pieces.length) click(pick(pieces));
        const targets = cells(':is(.place, .spawn, .jump)');
        if (!targets.length) continue;
        const before = plies();
        click(pick(targets));
        for (const limit = Date.now() + 20000; plies() === before && !over() && Date.now() < limit; ) await ready(5);
      }
      done([over(), plies(), document.querySelector('#status').textContent, document.querySelector('#notice').hidden]);
    })().catch((error) => done(String(error)));";

fn play(driver: &Driver, game: &str, index: usize) {
    let view = View::new(driver, SIZES[index], Hand::Mouse, ["en", "zh"][index], &[]);
    view.browser.prefer("", &[("prefers-reduced-motion", "no-preference")]);
    view.script("localStorage.setItem('motion', 'fast')");
    for number in 0..GAMES {
        view.begin(
            &json!({"from": "new", "game": game, "white": {"level": 1 + number % 2}, "milliseconds": 10}),
        );
        let end = view.browser.script_with_callback(&format!("let seed = {}; {PLAY}", number + 1));
        assert_eq!(end[0], true, "{game} {number}: {end}");
        assert!(end[1].as_u64() > Some(8), "{game} {number}: {end}");
        let complaints = view.browser.console();
        assert_eq!(complaints, Value::Array(Vec::new()), "{game} {number}");
    }
    assert_eq!(view.untidy(), [""; 0], "{game}");
}

#[test]
fn whole_games_with_motion() {
    if !is_thorough_only() {
        return;
    }
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        for (index, game) in ["ataxx", "reversi"].into_iter().enumerate() {
            let driver = &driver;
            scope.spawn(move || play(driver, game, index));
        }
    });
}
