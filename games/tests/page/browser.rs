//! The play page in a real browser: Chromium, driven through chromedriver. Where they are not there,
//! the test says that it is skipped.

use serde_json::{Value, json};
use std::path::Path;
use std::thread;
use test_support::browser::{Browser, Driver, Guard, Kind, start};

fn play(saves: &Path) -> (Guard, String) {
    let mut command = crate::ataxx(&["play", "--no-open", "--saves"]);
    start(command.arg(saves), |line| line.starts_with("http").then(|| line.to_owned()))
}

pub(super) fn browser(driver: &Driver, size: &str) -> Browser {
    let language = if size == "chinese" { "zh-CN" } else { "en" };
    let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"];
    let mut options = json!({ "args": arguments });
    options["args"].as_array_mut().unwrap().push(json!(format!("--accept-lang={language}")));
    if size == "phone" {
        options["mobileEmulation"] =
            json!({"deviceMetrics": {"width": 320, "height": 640, "pixelRatio": 1.0}});
    } else {
        options["args"].as_array_mut().unwrap().push(json!("--window-size=1280,900"));
    }
    Browser::open(driver, &json!({ "goog:chromeOptions": options }))
}

/// The page and what a person does with it.
pub(super) struct Page(pub(super) Browser);

impl Page {
    pub(super) fn click(&self, css: &str) {
        self.0.click(css);
    }

    pub(super) fn script(&self, script: &str) -> Value {
        self.0.script(script)
    }

    pub(super) fn until(&self, condition: &str) {
        self.0.until(condition);
    }

    fn keys(&self, keys: &str) {
        self.0.keys("#board", keys);
    }

    /// The number of moves in the list that have been made.
    fn plies(&self) -> u64 {
        self.script("return Number(document.querySelector('#moves .now')?.dataset.ply ?? 0)")
            .as_u64()
            .unwrap()
    }

    fn new_game(&self, kind: &str, black: &str, white: &str) {
        self.click("#new");
        self.until("document.querySelector('#new-kind')");
        for (id, value) in [("kind", kind), ("black", black), ("white", white)] {
            let script = format!(
                "const s = document.getElementById('new-{id}'); s.value = `{value}`; s.dispatchEvent(new Event('change'));"
            );
            self.script(&script);
        }
        // The pictures of boards move what is below them.
        self.until("document.querySelector('#boards').ariaBusy === 'false'");
        self.click("#start");
        self.until("!document.querySelector('dialog').open");
        self.until("!document.querySelector('#moves [data-ply]')");
    }

    /// A piece that may move and its nearest place, by the names of their squares; none in the end.
    fn move_to_click(&self) -> Option<()> {
        let is_over = self.script("return !document.querySelector('#again').hidden") == true;
        (!is_over).then_some(())
    }
}

const HUMAN: &str = "\"human\"";

/// More plies than a game has.
const WHOLE_GAME: u32 = 400;

/// So many moves, or a whole game when it ends before.
fn a_game_by_clicks(page: &Page, plies: u32) {
    page.new_game("ataxx", HUMAN, HUMAN);
    for ply in 0..plies {
        if page.move_to_click().is_none() {
            page.until("/ : .+ · /.test(document.querySelector('#status').textContent)");
            return;
        }
        // A wrong click is harmless.
        if ply == 0 {
            page.click("[data-name=d4]");
        }
        let pieces = page
            .script("return [...document.querySelectorAll('.cell.can')].map((cell) => cell.dataset.name)");
        for name in pieces.as_array().unwrap() {
            page.click(&format!("[data-name={}]", name.as_str().unwrap()));
            if page.script("return Boolean(document.querySelector('.spawn'))") == true {
                break;
            }
        }
        let target = page.script("return (document.querySelector('.spawn') ?? document.querySelector('.jump')).parentNode.dataset.name");
        let before = page.plies();
        page.click(&format!("[data-name={}]", target.as_str().unwrap()));
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) > {before}"));
        page.until("document.querySelector('.cell.can') || !document.querySelector('#again').hidden");
    }
    assert!(plies < WHOLE_GAME, "a game that does not end");
}

fn a_whole_game_by_keyboard(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    page.new_game("reversi", HUMAN, HUMAN);
    // To the corner, from which the way is known.
    page.keys(&"\u{e013}".repeat(8));
    page.keys(&"\u{e012}".repeat(8));
    let mut at = (0, 0);
    for ply in 0.. {
        assert!(ply < 70, "a game that does not end");
        if page.move_to_click().is_none() {
            break;
        }
        let before = page.plies();
        let square = page.script("return Number(document.querySelector('.place').parentNode.dataset.square)");
        let square = square.as_i64().unwrap();
        let (row, column) = (square / 8, square % 8);
        let vertical = if row < at.0 { "\u{e013}" } else { "\u{e015}" };
        let horizontal = if column < at.1 { "\u{e012}" } else { "\u{e014}" };
        let keys = vertical.repeat((row - at.0).unsigned_abs() as usize)
            + &horizontal.repeat((column - at.1).unsigned_abs() as usize);
        page.keys(&format!("{keys}\u{e007}"));
        at = (row, column);
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) > {before}"));
        page.until("document.querySelector('.place') || !document.querySelector('#again').hidden");
    }
    // The end does not cover the board.
    page.until("/ : .+ · /.test(document.querySelector('#status').textContent)");
    assert_eq!(page.script("return document.querySelector('dialog').open"), false);
    // U takes back, again and again to the start.
    for _ in 0..70 {
        if page.script("return document.querySelector('#undo').disabled") == true {
            break;
        }
        let before = page.plies();
        page.keys("u");
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) < {before}"));
    }
    assert_eq!(page.plies(), 0);
}

fn everything(driver: &Driver, size: &str) {
    let saves = tempfile::tempdir().unwrap();
    let (mut server, address) = play(saves.path());
    let page = Page(browser(driver, size));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    let overflow = page.script("return document.documentElement.scrollWidth - innerWidth");
    assert!(overflow.as_i64().unwrap() <= 0, "{size}: {overflow} pixels too wide");

    // Taps take a phone long.
    a_game_by_clicks(&page, if size == "phone" { 6 } else { WHOLE_GAME });

    // The computer answers, a hint flashes, and the computer's side can be taken back too.
    page.new_game("ataxx", HUMAN, "{\"level\":2}");
    page.click("[data-name=a7]");
    page.click("[data-name=b7]");
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2");
    page.click("#hint");
    page.until("document.querySelector('.hinted')");

    a_board_from_the_list(&page);
    a_board_by_keyboard(&page);
    page.new_game("ataxx", HUMAN, "{\"level\":2}");
    page.click("[data-name=a7]");
    page.click("[data-name=b7]");
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2");

    // Language, there and back.
    page.script("const s = document.getElementById('language'); s.value = 'zh'; s.dispatchEvent(new Event('change'));");
    page.until("document.querySelector('#new').textContent === '新游戏'");
    page.script("const s = document.getElementById('language'); s.value = 'en'; s.dispatchEvent(new Event('change'));");
    page.until("document.querySelector('#new').textContent === 'New game'");

    // Saved, quit, started again, loaded.
    page.click("#save");
    page.until("document.querySelector('#save-name')");
    page.script("document.querySelector('#save-name').value = 'my game'");
    page.click("#store");
    page.until("!document.querySelector('dialog').open");
    page.click("#quit");
    page.click("#quit-yes");
    page.until("document.querySelector('#goodbye')");
    assert!(server.0.wait().unwrap().success());

    let (_server, address) = play(saves.path());
    page.0.goto(&address);
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2");
    page.new_game("reversi", HUMAN, HUMAN);
    page.click("#load");
    page.click("[data-save='my game']");
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2");
    page.click("#undo");
    page.until("document.querySelector('#undo').disabled");
}

/// Two windows show one game: what is done in one is seen in the other.
fn two_windows(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    page.new_game("ataxx", HUMAN, HUMAN);
    let first = page.0.window();
    let second = page.0.new_window();
    page.0.look_at(&second);
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    for (window, other, piece, target, plies) in
        [(&first, &second, "a7", "b7", 1), (&second, &first, "a1", "a2", 2), (&first, &second, "g1", "f1", 3)]
    {
        page.0.look_at(window);
        page.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", plies - 1));
        page.click(&format!("[data-name={piece}]"));
        page.click(&format!("[data-name={target}]"));
        page.0.look_at(other);
        page.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {plies}"));
        page.until(&format!("document.querySelector('[data-name={target}] .disc')"));
    }
    page.click("#undo");
    page.0.look_at(&first);
    page.until("document.querySelectorAll('#moves .later').length === 1");
}

/// Board, players and buttons are in sight without scrolling, whatever the window, also with the analysis.
fn everything_in_sight(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    for (game, help) in [("ataxx", "off"), ("ataxx", "moves"), ("reversi", "off"), ("reversi", "moves")] {
        page.new_game(game, HUMAN, "{\"level\":1}");
        page.script(&format!("document.querySelector('#help [value={help}]').click()"));
        page.until(&format!("document.querySelector('#help [value={help}]').ariaChecked === 'true'"));
        for (width, height) in
            [(320, 480), (390, 844), (844, 390), (768, 1024), (1280, 800), (1366, 768), (2560, 1440)]
        {
            let metrics =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
            page.0.tool("Emulation.setDeviceMetricsOverride", &metrics);
            page.until(&format!("innerWidth === {width}"));
            let hidden = page.script(
                "return ['board', 'bar-white', 'bar-black', 'status', 'undo', 'redo', 'hint', 'new', 'quit'].filter((id) => {
                   const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
                   return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 20;
                 }).map((id) => `${id} ${JSON.stringify(document.getElementById(id).getBoundingClientRect())} of ${innerHeight}`)",
            );
            assert_eq!(hidden, json!([]), "{width} x {height}, analysis {help}");
            // On a desk all else is there, too; on a phone's side the board stays when one scrolls to it.
            if (1280..2000).contains(&width) && help == "off" {
                let rest = page.script(
                    "const a = document.querySelector('aside'); return a.scrollHeight - a.clientHeight",
                );
                assert_eq!(rest, 0, "{width} x {height}");
            }
            if (width, height) == (844, 390) {
                let place = "return document.getElementById('board').getBoundingClientRect().top";
                let before = page.script(place).as_f64().unwrap();
                page.script("document.querySelector('main').scrollTo(0, 1e4)");
                let after = page.script(place).as_f64().unwrap();
                assert!(
                    (before - after).abs() < 10.0 && after > 0.0,
                    "the board goes from {before} to {after}"
                );
                page.script("document.querySelector('main').scrollTo(0, 0)");
            }
            let side = page.script("return document.getElementById('board').getBoundingClientRect().width");
            let least = 0.55 * f64::from(width.min(height));
            assert!(side.as_f64().unwrap() > least, "{width} x {height}, analysis {help}: {side}");
        }
    }
}

/// More windows than a browser has connections to one server, each of a game of its own or of the same.
fn ten_windows(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    page.new_game("ataxx", HUMAN, HUMAN);
    let first = page.0.window();
    for _ in 1..10 {
        let window = page.0.new_window();
        page.0.look_at(&window);
        page.0.goto(&address);
        page.until("document.querySelector('.disc')");
    }
    page.click("[data-name=a7]");
    page.click("[data-name=b7]");
    page.until("document.querySelector('[data-name=b7] .disc')");
    page.0.look_at(&first);
    page.until("document.querySelector('[data-name=b7] .disc')");
}

/// Games are removed, saved over and pasted, and none is lost.
fn nothing_is_lost(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    page.new_game("ataxx", HUMAN, HUMAN);
    page.click("[data-name=a7]");
    page.click("[data-name=b7]");
    page.until("document.querySelector('[data-name=b7] .disc')");
    // A transcript of the other game is understood, shown, and becomes a game beside this one.
    page.click("#text");
    page.until("document.querySelector('#pasted')");
    let paste = |text: &str| {
        let script = format!(
            "const area = document.querySelector('#pasted'); area.value = '{text}'; area.dispatchEvent(new Event('input'));"
        );
        page.script(&script);
    };
    paste("dead");
    page.until("document.querySelector('#meaning').textContent.includes('begins no game')");
    assert_eq!(page.script("return document.querySelector('#use').disabled"), true);
    paste("f5d6c3");
    page.until(
        "document.querySelector('#meaning').textContent === 'Reversi · moves from the start · 3 moves'",
    );
    page.click("#use");
    page.until("document.querySelector('#title').textContent === 'Reversi'");
    page.until("document.querySelectorAll('#moves [data-ply]').length === 3");
    // The list has it, the one before it and the first; removed, it is back by one click.
    page.click("#load");
    page.until("document.querySelectorAll('[data-game]').length === 3");
    page.click("[data-game='3'] + button");
    page.until("document.querySelectorAll('[data-game]').length === 2");
    page.click("#notice button");
    page.until("document.querySelectorAll('[data-game]').length === 3");
    page.click("[data-game='2']");
    page.until("document.querySelector('[data-name=b7] .disc')");
    // The browser's own way back leads from game to game.
    page.script("history.back()");
    page.until("document.querySelectorAll('#board .cell').length === 64 || location.search === '?game=1'");
    page.script("history.forward()");
    page.until("document.querySelector('[data-name=b7] .disc')");
    // U held down takes back all there is and says nothing of changes.
    for piece in [["a1", "a2"], ["g1", "g2"], ["g7", "f7"]] {
        let ply = page.plies();
        page.click(&format!("[data-name={}]", piece[0]));
        page.click(&format!("[data-name={}]", piece[1]));
        page.until(&format!("document.querySelectorAll('#moves [data-ply]').length > {ply}"));
    }
    page.script("for (let i = 0; i < 20; i += 1) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))");
    page.until("document.querySelector('#undo').disabled");
    assert_eq!(page.script("return document.querySelector('#notice')?.hidden ?? true"), true);
}

/// The browser's language chooses the page's, in which the server's messages are worded too.
fn in_chinese(driver: &Driver) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "chinese"));
    page.0.goto(&address);
    page.until("document.querySelector('#new').textContent === '新游戏'");
    assert_eq!(page.script("return document.documentElement.lang"), "zh-CN");
    page.click("#text");
    page.until("document.querySelector('#pasted')");
    page.script("const area = document.querySelector('#pasted'); area.value = 'game: ataxx\\nstart: x5o/7 x'; area.dispatchEvent(new Event('input'));");
    page.until("document.querySelector('#meaning').textContent.startsWith('第 2 行：有 2 行，应为 7 行')");
    // A program that is late is told of without milliseconds, in either language.
    let late = page.0.script_with_callback(
        "const done = arguments[0]; Promise.all([import('/assets/language.js'), import('/assets/words.js')]).then(([{ speak }, { told }]) => {
           const say = () => told({ code: 'engine_failed', message: 'late', values: { name: 'Edax', error: '',
             fault: { fault: 'late', milliseconds: 10501, allowed: 500 } } });
           const chinese = say();
           speak('en');
           const both = [chinese, say()];
           speak('zh');
           done(both); });",
    );
    assert_eq!(late, json!(["程序“Edax”：思考时间过长", "Edax took too long for its move"]));
    // Both languages have the same words.
    let differ = page.0.script_with_callback(
        "const done = arguments[0]; import('/assets/language.js').then(({ TEXTS: { en, zh } }) =>
         done([...Object.keys(en).filter((key) => !(key in zh)), ...Object.keys(zh).filter((key) => !(key in en))]));",
    );
    assert_eq!(differ, json!([]));
}

/// A board is found among all by its letters, and begun with.
fn a_board_from_the_list(page: &Page) {
    page.click("#new");
    page.until("document.querySelectorAll('#boards label').length > 50");
    page.script("const b = document.querySelector('#new-board'); b.value = '2fx'; b.dispatchEvent(new Event('input'));");
    page.script("document.querySelector('#boards label').click()");
    page.until("document.querySelector('#new-board').value === '2fx'");
    page.click("#start");
    page.until("document.querySelectorAll('#board .wall').length === 7");
}

/// A board is put together by keyboard alone.
fn a_board_by_keyboard(page: &Page) {
    page.click("#edit");
    page.until("document.querySelector('#edit-board')");
    // Down, right, Enter: black on the second square of the second row.
    page.0.keys("#edit-board", "\u{e015}\u{e014}\u{e007}");
    page.click("#use-board");
    page.until("document.querySelector('[data-name=b6] .disc.black')");
}

#[test]
fn a_person_plays_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    thread::scope(|scope| {
        scope.spawn(|| everything(&driver, "desktop"));
        scope.spawn(|| everything(&driver, "phone"));
        scope.spawn(|| a_whole_game_by_keyboard(&driver));
        scope.spawn(|| two_windows(&driver));
        scope.spawn(|| everything_in_sight(&driver));
        scope.spawn(|| ten_windows(&driver));
        scope.spawn(|| nothing_is_lost(&driver));
        scope.spawn(|| in_chinese(&driver));
        scope.spawn(|| super::live::in_a_browser(&driver));
    });
}
