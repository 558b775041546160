//! The play page in a real browser: Chromium, driven through chromedriver. Where they are not there,
//! the test says that it is skipped.

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A process that ends with the test.
struct Guard(Child);

impl Drop for Guard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program and reads its output up to the line that tells where it listens.
fn start(command: &mut Command, find: impl Fn(&str) -> Option<String>) -> (Guard, String) {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let guard = Guard(child);
    let address = lines.by_ref().map_while(Result::ok).find_map(|line| find(&line)).expect("an address");
    // What it writes later has to go somewhere.
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    (guard, address)
}

fn play(saves: &Path) -> (Guard, String) {
    let mut command = crate::ataxx(&["play", "--no-open", "--saves"]);
    start(command.arg(saves), |line| line.starts_with("http").then(|| line.to_owned()))
}

/// Where chromedriver says that it listens.
fn port(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some(format!("http://127.0.0.1:{digits}"))
}

async fn browser(driver: &str, size: &str) -> Client {
    let language = if size == "chinese" { "zh-CN" } else { "en" };
    let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"];
    let mut options = json!({ "args": arguments, "prefs": {"intl.accept_languages": language} });
    options["args"].as_array_mut().unwrap().push(json!(format!("--lang={language}")));
    if size == "phone" {
        options["mobileEmulation"] =
            json!({"deviceMetrics": {"width": 320, "height": 640, "pixelRatio": 1.0}});
    } else {
        options["args"].as_array_mut().unwrap().push(json!("--window-size=1280,900"));
    }
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".to_owned(), options);
    ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(driver).await.unwrap()
}

/// The page and what a person does with it.
struct Page(Client);

impl Page {
    async fn click(&self, css: &str) {
        let element = self.0.wait().at_most(Duration::from_secs(10)).for_element(Locator::Css(css)).await;
        element
            .unwrap_or_else(|error| panic!("{css}: {error}"))
            .click()
            .await
            .unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    async fn script(&self, script: &str) -> Value {
        self.0.execute(script, Vec::new()).await.unwrap()
    }

    async fn until(&self, condition: &str) {
        for _ in 0..200 {
            if self.script(&format!("return Boolean({condition})")).await == true {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it does not come to {condition}: {}", self.script("return document.body.innerText").await);
    }

    async fn keys(&self, keys: &str) {
        self.0.find(Locator::Css("#board")).await.unwrap().send_keys(keys).await.unwrap();
    }

    /// The number of moves in the list that have been made.
    async fn plies(&self) -> u64 {
        self.script("return Number(document.querySelector('#moves .now')?.dataset.ply ?? 0)")
            .await
            .as_u64()
            .unwrap()
    }

    async fn new_game(&self, kind: &str, black: &str, white: &str) {
        self.click("#new").await;
        self.until("document.querySelector('#new-kind')").await;
        for (id, value) in [("kind", kind), ("black", black), ("white", white)] {
            let script = format!(
                "const s = document.getElementById('new-{id}'); s.value = `{value}`; s.dispatchEvent(new Event('change'));"
            );
            self.script(&script).await;
        }
        // The pictures of boards move what is below them.
        self.until("document.querySelector('#boards').ariaBusy === 'false'").await;
        self.click("#start").await;
        self.until("!document.querySelector('dialog').open").await;
        self.until("!document.querySelector('#moves [data-ply]')").await;
    }

    /// A piece that may move and its nearest place, by the names of their squares; none in the end.
    async fn move_to_click(&self) -> Option<()> {
        let is_over = self.script("return document.querySelector('dialog').open").await == true;
        (!is_over).then_some(())
    }
}

const HUMAN: &str = "\"human\"";

async fn a_whole_game_by_clicks(page: &Page) {
    page.new_game("ataxx", HUMAN, HUMAN).await;
    for ply in 0.. {
        assert!(ply < 400, "a game that does not end");
        if page.move_to_click().await.is_none() {
            break;
        }
        // A wrong click is harmless.
        if ply == 0 {
            page.click("[data-name=d4]").await;
        }
        let pieces = page
            .script("return [...document.querySelectorAll('.cell.can')].map((cell) => cell.dataset.name)")
            .await;
        for name in pieces.as_array().unwrap() {
            page.click(&format!("[data-name={}]", name.as_str().unwrap())).await;
            if page.script("return Boolean(document.querySelector('.spawn'))").await == true {
                break;
            }
        }
        let target = page.script("return (document.querySelector('.spawn') ?? document.querySelector('.jump')).parentNode.dataset.name").await;
        let before = page.plies().await;
        page.click(&format!("[data-name={}]", target.as_str().unwrap())).await;
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) > {before}"))
            .await;
        // The window of the end comes a moment after the last move.
        page.until("document.querySelector('.cell.can') || document.querySelector('dialog').open").await;
    }
    page.until("document.querySelector('dialog .score')").await;
    page.click("dialog .row button").await;
}

async fn a_whole_game_by_keyboard(page: &Page) {
    page.new_game("reversi", HUMAN, HUMAN).await;
    // To the corner, from which the way is known.
    page.keys(&"\u{e013}".repeat(8)).await;
    page.keys(&"\u{e012}".repeat(8)).await;
    let mut at = (0, 0);
    for ply in 0.. {
        assert!(ply < 70, "a game that does not end");
        if page.move_to_click().await.is_none() {
            break;
        }
        let before = page.plies().await;
        let square =
            page.script("return Number(document.querySelector('.place').parentNode.dataset.square)").await;
        let square = square.as_i64().unwrap();
        let (row, column) = (square / 8, square % 8);
        let vertical = if row < at.0 { "\u{e013}" } else { "\u{e015}" };
        let horizontal = if column < at.1 { "\u{e012}" } else { "\u{e014}" };
        let keys = vertical.repeat((row - at.0).unsigned_abs() as usize)
            + &horizontal.repeat((column - at.1).unsigned_abs() as usize);
        page.keys(&format!("{keys}\u{e007}")).await;
        at = (row, column);
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) > {before}"))
            .await;
        page.until("document.querySelector('.place') || document.querySelector('dialog').open").await;
    }
    page.until("document.querySelector('dialog .score')").await;
    page.click("dialog .row button").await;
    // U takes back, again and again to the start.
    for _ in 0..70 {
        if page.script("return document.querySelector('#undo').disabled").await == true {
            break;
        }
        let before = page.plies().await;
        page.keys("u").await;
        page.until(&format!("Number(document.querySelector('#moves .now')?.dataset.ply ?? 0) < {before}"))
            .await;
    }
    assert_eq!(page.plies().await, 0);
}

async fn everything(driver: &str, size: &str) {
    let saves = tempfile::tempdir().unwrap();
    let (mut server, address) = play(saves.path());
    let page = Page(browser(driver, size).await);
    page.0.goto(&address).await.unwrap();
    page.until("document.querySelector('.disc')").await;
    let overflow = page.script("return document.documentElement.scrollWidth - innerWidth").await;
    assert!(overflow.as_i64().unwrap() <= 0, "{size}: {overflow} pixels too wide");

    a_whole_game_by_clicks(&page).await;
    a_whole_game_by_keyboard(&page).await;

    // The computer answers, a hint flashes, and the computer's side can be taken back too.
    page.new_game("ataxx", HUMAN, "{\"level\":2}").await;
    page.click("[data-name=a7]").await;
    page.click("[data-name=b7]").await;
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2").await;
    page.click("#hint").await;
    page.until("document.querySelector('.hinted')").await;

    a_board_from_the_list(&page).await;
    a_board_by_keyboard(&page).await;
    page.new_game("ataxx", HUMAN, "{\"level\":2}").await;
    page.click("[data-name=a7]").await;
    page.click("[data-name=b7]").await;
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2").await;

    // Language, there and back.
    page.script("const s = document.getElementById('language'); s.value = 'zh'; s.dispatchEvent(new Event('change'));").await;
    page.until("document.querySelector('#new').textContent === '新游戏'").await;
    page.script("const s = document.getElementById('language'); s.value = 'en'; s.dispatchEvent(new Event('change'));").await;
    page.until("document.querySelector('#new').textContent === 'New game'").await;

    // Saved, quit, started again, loaded.
    page.click("#save").await;
    page.until("document.querySelector('#save-name')").await;
    page.script("document.querySelector('#save-name').value = 'my game'").await;
    page.click("#store").await;
    page.until("!document.querySelector('dialog').open").await;
    page.click("#quit").await;
    page.click("#quit-yes").await;
    page.until("document.querySelector('#goodbye')").await;
    assert!(server.0.wait().unwrap().success());

    let (_server, address) = play(saves.path());
    page.0.goto(&address).await.unwrap();
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2").await;
    page.new_game("reversi", HUMAN, HUMAN).await;
    page.click("#load").await;
    page.click("[data-save='my game']").await;
    page.until("document.querySelectorAll('#moves [data-ply]').length === 2").await;
    page.click("#undo").await;
    page.until("document.querySelector('#undo').disabled").await;
    page.0.close().await.unwrap();
}

/// Two windows show one game: what is done in one is seen in the other.
async fn two_windows(driver: &str) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "desktop").await);
    page.0.goto(&address).await.unwrap();
    page.until("document.querySelector('.disc')").await;
    page.new_game("ataxx", HUMAN, HUMAN).await;
    let first = page.0.window().await.unwrap();
    let second = page.0.new_window(false).await.unwrap().handle;
    page.0.switch_to_window(second.clone()).await.unwrap();
    page.0.goto(&address).await.unwrap();
    page.until("document.querySelector('.disc')").await;
    for (window, other, piece, target, plies) in
        [(&first, &second, "a7", "b7", 1), (&second, &first, "a1", "a2", 2), (&first, &second, "g1", "f1", 3)]
    {
        page.0.switch_to_window(window.clone()).await.unwrap();
        page.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", plies - 1)).await;
        page.click(&format!("[data-name={piece}]")).await;
        page.click(&format!("[data-name={target}]")).await;
        page.0.switch_to_window(other.clone()).await.unwrap();
        page.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {plies}")).await;
        page.until(&format!("document.querySelector('[data-name={target}] .disc')")).await;
    }
    page.click("#undo").await;
    page.0.switch_to_window(first).await.unwrap();
    page.until("document.querySelectorAll('#moves .later').length === 1").await;
    page.0.close().await.unwrap();
}

/// The browser's language chooses the page's, in which the server's messages are worded too.
async fn in_chinese(driver: &str) {
    let saves = tempfile::tempdir().unwrap();
    let (_server, address) = play(saves.path());
    let page = Page(browser(driver, "chinese").await);
    page.0.goto(&address).await.unwrap();
    page.until("document.querySelector('#new').textContent === '新游戏'").await;
    assert_eq!(page.script("return document.documentElement.lang").await, "zh-CN");
    page.click("#text").await;
    page.until("document.querySelector('#pasted')").await;
    page.script("document.querySelector('#pasted').value = 'game: ataxx\\nstart: x5o/7 x'").await;
    page.click("#use").await;
    page.until("document.querySelector('#notice').textContent.startsWith('第 2 行：有 2 行，应为 7 行')")
        .await;
    // Both languages have the same words.
    let differ = page.0.execute_async(
        "const done = arguments[0]; import('/assets/words.js').then(({ WORDS: { en, zh } }) =>
         done([...Object.keys(en).filter((key) => !(key in zh)), ...Object.keys(zh).filter((key) => !(key in en))]));",
        Vec::new(),
    );
    assert_eq!(differ.await.unwrap(), json!([]));
    page.0.close().await.unwrap();
}

/// A board is found among all by its letters, and begun with.
async fn a_board_from_the_list(page: &Page) {
    page.click("#new").await;
    page.until("document.querySelectorAll('#boards label').length > 50").await;
    page.script("const b = document.querySelector('#new-board'); b.value = '2fx'; b.dispatchEvent(new Event('input'));").await;
    page.script("document.querySelector('#boards label').click()").await;
    page.until("document.querySelector('#new-board').value === '2fx'").await;
    page.click("#start").await;
    page.until("document.querySelectorAll('#board .wall').length === 7").await;
}

/// A board is put together by keyboard alone.
async fn a_board_by_keyboard(page: &Page) {
    page.click("#edit").await;
    page.until("document.querySelector('#edit-board')").await;
    let board = page.0.find(Locator::Css("#edit-board")).await.unwrap();
    // Down, right, Enter: black on the second square of the second row.
    board.send_keys("\u{e015}\u{e014}\u{e007}").await.unwrap();
    page.click("#use-board").await;
    page.until("document.querySelector('[data-name=b6] .disc.black')").await;
}

/// Set where a missing browser is a fault, as in CI.
const REQUIRED: &str = "GOCHECK_BROWSER_REQUIRED";

#[tokio::test]
async fn a_person_plays_in_a_browser() {
    let is_there = |name: &str| {
        Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    if !is_there("chromedriver") || !is_there("chromium") {
        let missing = "there is no chromium with chromedriver (apt-get install chromium chromium-driver)";
        assert!(std::env::var_os(REQUIRED).is_none(), "{REQUIRED} is set, but {missing}");
        // Past the test's captured output, so that it is read.
        let _ = writeln!(std::io::stderr(), "skipped: {missing}");
        return;
    }
    let (_driver, address) = start(Command::new("chromedriver").arg("--port=0"), port);
    for size in ["desktop", "phone"] {
        everything(&address, size).await;
    }
    two_windows(&address).await;
    in_chinese(&address).await;
}
