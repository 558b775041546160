//! The play page as a person uses it, in Chromium. Without a browser the test reports that it is skipped.

use super::modules;
use super::view::{View, server};
use serde_json::json;
use std::thread;
use test_support::browser::{Driver, Hand, Kind};

/// A desktop window.
const DESK: (u32, u32) = (1280, 900);

/// A small phone.
const PHONE: (u32, u32) = (320, 640);

fn desk(driver: &Driver) -> View {
    View::new(driver, DESK, Hand::Mouse, "en", &[])
}

/// Starts a game from the dialog.
fn new_game(view: &View, kind: &str, black: &str, white: &str) {
    view.browser.click("#new");
    view.until("document.querySelector('#new-kind')");
    for (id, value) in [("kind", kind), ("black", black), ("white", white)] {
        view.script(&format!(
            "const s = document.getElementById('new-{id}'); s.value = `{value}`; s.dispatchEvent(new Event('change'));"
        ));
    }
    // The pictures of boards move the elements below them while they load.
    view.until("document.querySelector('#boards').ariaBusy === 'false'");
    view.browser.click("#start");
    view.until("!document.querySelector('dialog').open");
    view.until("!document.querySelector('#moves [data-ply]')");
}

/// Plays Black's first move of Ataxx.
fn first_move(view: &View) {
    view.browser.click("[data-name=a7]");
    view.browser.click("[data-name=b7]");
    view.until("document.querySelector('[data-name=b7] .disc')");
}

fn is_over(view: &View) -> bool {
    view.script("return !document.querySelector('#again').hidden") == true
}

/// Writes a text into a field, as if it were pasted.
fn fill(view: &View, css: &str, text: &str) {
    view.script(&format!(
        "const field = document.querySelector('{css}'); field.value = `{text}`; field.dispatchEvent(new Event('input'));"
    ));
}

const HUMAN: &str = "\"human\"";

/// More plies than a game has.
const WHOLE_GAME: u32 = 400;

/// Plays this number of moves, or the whole game if it ends before.
fn a_game_by_clicks(view: &View, plies: u32) {
    new_game(view, "ataxx", HUMAN, HUMAN);
    for ply in 0..plies {
        if is_over(view) {
            view.until("/ : .+ · /.test(document.querySelector('#status').textContent)");
            return;
        }
        // A wrong click is harmless.
        if ply == 0 {
            view.browser.click("[data-name=d4]");
        }
        let pieces = view
            .script("return [...document.querySelectorAll('.cell.can')].map((cell) => cell.dataset.name)");
        for name in pieces.as_array().unwrap() {
            view.browser.click(&format!("[data-name={}]", name.as_str().unwrap()));
            if view.script("return Boolean(document.querySelector('.spawn'))") == true {
                break;
            }
        }
        let target = view.script("return (document.querySelector('.spawn') ?? document.querySelector('.jump')).parentNode.dataset.name");
        let before = view.plies();
        view.browser.click(&format!("[data-name={}]", target.as_str().unwrap()));
        view.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) > {before}"));
        view.until("document.querySelector('.cell.can') || !document.querySelector('#again').hidden");
    }
    assert!(plies < WHOLE_GAME, "a game that does not end");
}

fn everything(driver: &Driver, size: (u32, u32)) {
    let hand = if size == PHONE { Hand::Touch } else { Hand::Mouse };
    let mut view = View::new(driver, size, hand, "en", &[]);
    let overflow = view.script("return document.documentElement.scrollWidth - innerWidth");
    assert!(overflow.as_i64().unwrap() <= 0, "{size:?}: {overflow} pixels too wide");

    // Taps are slow.
    a_game_by_clicks(&view, if size == PHONE { 6 } else { WHOLE_GAME });

    a_board_from_the_list(&view);
    // The computer answers.
    new_game(&view, "ataxx", HUMAN, "{\"level\":2}");
    first_move(&view);
    view.has_plies(2);

    // Save, quit, start again, load.
    view.browser.click("#save");
    view.until("document.querySelector('#save-name')");
    view.script("document.querySelector('#save-name').value = 'my game'");
    view.browser.click("#store");
    view.until("!document.querySelector('dialog').open");
    view.browser.click("#quit");
    view.browser.click("#quit-yes");
    view.until("document.querySelector('#goodbye')");
    assert!(view.server.0.wait().unwrap().success());
    // No message says that the program does not answer.
    let notices = view.script("return document.querySelectorAll('.toast:not([hidden])').length");
    assert_eq!(notices, 0);

    (view.server, view.address) = server(view.saves.path(), &[]);
    view.goto("");
    view.has_plies(2);
    new_game(&view, "reversi", HUMAN, HUMAN);
    view.browser.click("#load");
    view.browser.click("[data-save='my game']");
    view.has_plies(2);
    view.browser.click("#undo");
    view.until("document.querySelector('#undo').disabled");
}

/// Two windows show the same game: an action in one is visible in the other.
fn two_windows(driver: &Driver) {
    let view = desk(driver);
    new_game(&view, "ataxx", HUMAN, HUMAN);
    let first = view.browser.window();
    let second = view.browser.new_window();
    view.browser.look_at(&second);
    view.goto("");
    for (window, other, piece, target, plies) in
        [(&first, &second, "a7", "b7", 1), (&second, &first, "a1", "a2", 2), (&first, &second, "g1", "f1", 3)]
    {
        view.browser.look_at(window);
        view.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", plies - 1));
        view.browser.click(&format!("[data-name={piece}]"));
        view.browser.click(&format!("[data-name={target}]"));
        view.browser.look_at(other);
        view.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {plies}"));
        view.until(&format!("document.querySelector('[data-name={target}] .disc')"));
    }
    view.browser.click("#undo");
    view.browser.look_at(&first);
    view.until("document.querySelectorAll('#moves .later').length === 1");
}

/// Board, players and buttons are visible without scrolling at any size of the window, also with the analysis.
fn everything_in_sight(driver: &Driver) {
    let view = desk(driver);
    for (game, help) in [("ataxx", "off"), ("ataxx", "moves"), ("reversi", "off"), ("reversi", "moves")] {
        new_game(&view, game, HUMAN, "{\"level\":1}");
        view.script(&format!("document.querySelector('#help [value={help}]').click()"));
        view.until(&format!("document.querySelector('#help [value={help}]').ariaChecked === 'true'"));
        for (width, height) in
            [(320, 480), (390, 844), (844, 390), (768, 1024), (1280, 800), (1366, 768), (2560, 1440)]
        {
            let metrics =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
            view.browser.tool("Emulation.setDeviceMetricsOverride", &metrics);
            view.until(&format!("innerWidth === {width}"));
            let hidden = view.script(
                "return ['board', 'bar-white', 'bar-black', 'status', 'undo', 'redo', 'hint', 'new', 'quit'].filter((id) => {
                   const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
                   return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 20;
                 }).map((id) => `${id} ${JSON.stringify(document.getElementById(id).getBoundingClientRect())} of ${innerHeight}`)",
            );
            assert_eq!(hidden, json!([]), "{width} x {height}, analysis {help}");
            // On a desktop everything else fits, too; on a phone in landscape the board stays in view while scrolling.
            if (1280..2000).contains(&width) && help == "off" {
                let rest = view.script(
                    "const a = document.querySelector('aside'); return a.scrollHeight - a.clientHeight",
                );
                assert_eq!(rest, 0, "{width} x {height}");
            }
            if (width, height) == (844, 390) {
                let place = "return document.getElementById('board').getBoundingClientRect().top";
                let before = view.script(place).as_f64().unwrap();
                view.script("document.querySelector('main').scrollTo(0, 1e4)");
                let after = view.script(place).as_f64().unwrap();
                assert!(
                    (before - after).abs() < 10.0 && after > 0.0,
                    "the board goes from {before} to {after}"
                );
                view.script("document.querySelector('main').scrollTo(0, 0)");
            }
            let side = view.script("return document.getElementById('board').getBoundingClientRect().width");
            let least = 0.55 * f64::from(width.min(height));
            assert!(side.as_f64().unwrap() > least, "{width} x {height}, analysis {help}: {side}");
        }
    }
}

/// More windows than a browser has connections to one server, all of the same game.
fn ten_windows(driver: &Driver) {
    let view = desk(driver);
    new_game(&view, "ataxx", HUMAN, HUMAN);
    let first = view.browser.window();
    for _ in 1..10 {
        let window = view.browser.new_window();
        view.browser.look_at(&window);
        view.goto("");
    }
    first_move(&view);
    view.browser.look_at(&first);
    view.until("document.querySelector('[data-name=b7] .disc')");
}

/// Games are removed, overwritten and pasted, and none is lost.
fn nothing_is_lost(driver: &Driver) {
    let view = desk(driver);
    new_game(&view, "ataxx", HUMAN, HUMAN);
    first_move(&view);
    // A transcript of the other game is recognised, shown, and becomes a game next to this one.
    view.browser.click("#text");
    view.until("document.querySelector('#pasted')");
    let paste = |text: &str| fill(&view, "#pasted", text);
    paste("dead");
    view.until("document.querySelector('#meaning').textContent.includes('is not a game')");
    assert_eq!(view.script("return document.querySelector('#use').disabled"), true);
    paste("f5d6c3");
    view.until(
        "document.querySelector('#meaning').textContent === 'Reversi · moves from the start · 3 moves'",
    );
    view.browser.click("#use");
    view.until("document.querySelector('#title').textContent === 'Reversi'");
    view.has_plies(3);
    // The list has it and the two games before it; a removed game comes back with one click.
    view.browser.click("#load");
    view.until("document.querySelectorAll('[data-game]').length === 3");
    view.browser.click("[data-game='3'] + button");
    view.until("document.querySelectorAll('[data-game]').length === 2");
    view.browser.click("#notice button");
    view.until("document.querySelectorAll('[data-game]').length === 3");
    view.browser.click("[data-game='2']");
    view.until("document.querySelector('[data-name=b7] .disc')");
    // The browser's Back button goes from game to game.
    view.script("history.back()");
    view.until("document.querySelectorAll('#board .cell').length === 64 || location.search === '?game=1'");
    view.script("history.forward()");
    view.until("document.querySelector('[data-name=b7] .disc')");
    // The message about the restored game ends by itself.
    view.until("document.querySelector('#notice').hidden");
    // Holding U takes back all moves, without a message.
    for piece in [["a1", "a2"], ["g1", "g2"], ["g7", "f7"]] {
        let ply = view.plies();
        view.browser.click(&format!("[data-name={}]", piece[0]));
        view.browser.click(&format!("[data-name={}]", piece[1]));
        view.until(&format!("document.querySelectorAll('#moves [data-ply]').length > {ply}"));
    }
    view.script("for (let i = 0; i < 20; i += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))");
    view.until("document.querySelector('#undo').disabled");
    assert_eq!(
        view.script(
            "const notice = document.querySelector('#notice'); return notice.hidden ? '' : notice.textContent"
        ),
        ""
    );
}

/// The page, including the server's messages, is in the browser's language.
fn in_chinese(driver: &Driver) {
    let view = View::new(driver, DESK, Hand::Mouse, "zh", &[]);
    view.until("document.querySelector('#new').textContent === '新游戏'");
    assert_eq!(view.script("return document.documentElement.lang"), "zh-CN");
    view.browser.click("#text");
    view.until("document.querySelector('#pasted')");
    fill(&view, "#pasted", "game: ataxx\nstart: x5o/7 x");
    view.until("document.querySelector('#meaning').textContent.startsWith('第 2 行：有 2 行，应为 7 行')");
    // The message about a late program has no milliseconds, in either language.
    let late = modules::run(
        &view.browser,
        "const { messageText, setLanguage } = modules;
         const say = () => messageText({ code: 'engine_failed', message: 'late', values: { name: 'Edax', error: '',
           fault: { fault: 'late', milliseconds: 10501, allowed: 500 } } });
         const chinese = say();
         setLanguage('en');
         const both = [chinese, say()];
         setLanguage('zh');
         return both;",
    );
    assert_eq!(late, json!(["程序“Edax”：走棋超时", "Edax took too long to move"]));
}

/// A board is found in the list by its letters, and a game starts from it.
fn a_board_from_the_list(view: &View) {
    view.browser.click("#new");
    view.until("document.querySelectorAll('#boards label').length > 50");
    fill(view, "#new-board", "2fx");
    view.script("document.querySelector('#boards label').click()");
    view.until("document.querySelector('#new-board').value === '2fx'");
    view.browser.click("#start");
    view.until("document.querySelectorAll('#board .wall').length === 7");
}

#[test]
fn a_person_plays_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        scope.spawn(|| everything(&driver, DESK));
        scope.spawn(|| everything(&driver, PHONE));
        scope.spawn(|| two_windows(&driver));
        scope.spawn(|| everything_in_sight(&driver));
        scope.spawn(|| ten_windows(&driver));
        scope.spawn(|| nothing_is_lost(&driver));
        scope.spawn(|| in_chinese(&driver));
        scope.spawn(|| super::list::two_hundred_games(&driver));
        scope.spawn(|| super::live::in_a_browser(&driver));
        scope.spawn(|| super::live::becomes_the_report(&driver));
    });
}
