//! Games that no script of the page mentions are played, reviewed, saved and loaded in a browser. With `GOCHECK_PICTURES=FOLDER`
//! screenshots are saved there.

use super::draughts::Draughts;
use super::five_in_a_row::FiveInARow;
use super::memory::Memory;
use super::tictactoe::TicTacToe;
use super::view::SIZES;
use games::description::Described;
use games::games::{GameVisitor, for_each_game};
use games::web::{Engines, GameServer, Games, Pace, Store, serve};
use std::collections::BTreeSet;
use std::fs;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;
use test_support::browser::{Browser, Kind};
use tokio::net::TcpListener;

/// Serves the page with only one game and returns its address.
fn page_of<G: Described>() -> (Arc<GameServer>, String) {
    let games = Games::new(Engines::default()).with::<G>();
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (server, unread) = GameServer::open(store, games, G::NAME, Pace::default()).unwrap();
    assert!(unread.is_empty());
    let (sender, receiver) = mpsc::channel();
    let served = Arc::clone(&server);
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
            sender.send(format!("http://{}/", listener.local_addr().unwrap())).unwrap();
            serve(served, listener).await.unwrap();
        });
    });
    (server, receiver.recv().unwrap())
}

fn play(browser: &Browser, moves: &[&str]) {
    for (index, name) in moves.iter().enumerate() {
        browser.click(&format!("#board [data-name={name}]"));
        browser.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", index + 1));
    }
}

/// Begins a game of two people, from a position if there is one.
fn two_people(browser: &Browser, position: &str) {
    browser.click("#new");
    browser.until("document.querySelector('#boards')?.ariaBusy === 'false'");
    browser.script(
        "for (const side of ['black', 'white']) document.getElementById(`new-${side}`).value = JSON.stringify('human')",
    );
    if !position.is_empty() {
        browser.write("#new-board", position);
    }
    browser.click("#start");
    browser.until("!document.querySelector('dialog').open && !document.querySelector('#moves [data-ply]')");
}

fn text(browser: &Browser, selector: &str) -> String {
    let found = browser.script(&format!("return document.querySelector('{selector}').textContent"));
    found.as_str().unwrap().to_owned()
}

/// The names of the squares with discs of a side.
fn discs(browser: &Browser, color: &str) -> Vec<String> {
    let found = browser.script(&format!(
        "return [...document.querySelectorAll('#board .cell:has(> .disc.{color})')].map((cell) => cell.dataset.name)"
    ));
    let names = found.as_array().unwrap().iter();
    names.map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// A board of seven columns and six rows, on which any square of a column stands for the move.
#[test]
fn connect_four_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let (server, address) = page_of::<games_connect_four::Position>();
    let browser = Browser::sized(&driver, (1280, 800), false, "en");
    browser.goto(&address);
    browser.until("document.querySelectorAll('#board [data-square]').length === 42");
    two_people(&browser, "");
    let shape = browser.script(
        "const { width, height } = document.querySelector('#board .frame').getBoundingClientRect(); return width / height",
    );
    assert!((shape.as_f64().unwrap() - 7.0 / 6.0).abs() < 0.01, "{shape}");
    // One dot for each column, where the disc would be.
    let dots = "return [...document.querySelectorAll('#board .cell:has(> .target)')].map((cell) => cell.dataset.name)";
    let names = |row: u8| ('a'..='g').map(|file| format!("{file}{row}")).collect::<Vec<_>>();
    assert_eq!(browser.script(dots), serde_json::json!(names(1)));
    // The highest square, an occupied one and the lowest one: the disc falls.
    play(&browser, &["d6"]);
    assert_eq!(discs(&browser, "black"), ["d1"]);
    for (index, name) in ["d1", "d3", "c1", "e6", "a1"].iter().enumerate() {
        browser.click(&format!("#board [data-name={name}]"));
        browser.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", index + 2));
    }
    assert_eq!(discs(&browser, "black"), ["d3", "d1", "e1"]);
    assert_eq!(discs(&browser, "white"), ["d2", "a1", "c1"]);
    browser.until("document.querySelector('#moves [data-ply=\"6\"]').textContent === 'a'");
    server.quit();
}

/// Kings, captures, moves of several jumps, and two moves between the same squares.
#[test]
fn draughts_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let (server, address) = page_of::<Draughts<8, 8>>();
    let browser = Browser::sized(&driver, (1280, 800), false, "en");
    browser.goto(&address);
    browser.until("document.querySelectorAll('#board .square.shaded').length === 32");
    assert_eq!(browser.script("return document.querySelectorAll('#board .disc').length"), 24);
    // From d2 to d6 by way of b4 or f4.
    two_people(&browser, "......../......../......../..O.O.../......../..O.O.../...X..../........ X");
    browser.until("document.querySelectorAll('#board .disc').length === 5");
    browser.click("#board [data-name=d2]");
    browser.click("#board [data-name=d6]");
    browser.until("document.querySelector('dialog').open");
    assert_eq!(text(&browser, "#dialog-title"), "Which move?");
    browser.script("[...document.querySelectorAll('dialog button')].find((each) => each.textContent === 'd2-f4-d6').click()");
    browser.until("document.querySelectorAll('#moves [data-ply]').length === 1");
    browser.until("document.querySelectorAll('#board > g:last-child > .disc').length === 0");
    assert_eq!(discs(&browser, "black"), ["d6"]);
    assert_eq!(discs(&browser, "white"), ["c5", "c3"]);
    let said = browser.script("return document.querySelector('#moves [data-ply]').ariaLabel");
    assert_eq!(said, "Black moves d2-f4-d6, capturing 2 pieces");
    // Undone, the captured men are back.
    browser.click("#undo");
    browser.until("document.querySelectorAll('#board .disc.white').length === 4");
    browser.click("#redo");
    browser.until("document.querySelectorAll('#board .disc.white').length === 2");
    // White's last man but two is far; black's man goes on and becomes a king, with a sign and a name.
    for (index, [from, to]) in [["c5", "b4"], ["d6", "e7"], ["b4", "a3"], ["e7", "f8"]].iter().enumerate() {
        browser.click(&format!("#board [data-name={from}]"));
        browser.click(&format!("#board [data-name={to}]"));
        browser.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {}", index + 2));
    }
    browser.until("document.querySelector('#board [data-name=f8] .disc.black .sign')?.textContent === 'K'");
    browser.until("document.querySelector('#board [data-name=f8]').ariaLabel.startsWith('f8 black king')");
    browser.keep_picture("draughts");
    // The king is in exported pictures, too.
    browser.click("#share");
    browser.until("[...document.querySelectorAll('dialog .preview text')].some(({ textContent }) => textContent === 'K')");
    browser.script("document.querySelector('dialog').close()");
    // The editor has a colour for each kind of piece.
    browser.click("#edit");
    browser.until("document.querySelector('#edit-board .disc')");
    let brushes = browser.script("return [...document.querySelectorAll('dialog [data-letter]')].map(({ dataset }) => dataset.letter).join('')");
    assert_eq!(brushes, "XOKQ.");
    server.quit();
}

/// A board of 26 by 26, and a title that is longer than the window: buttons and board stay in sight.
#[test]
fn the_largest_board_and_the_longest_title() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let (server, address) = page_of::<FiveInARow>();
    for (size, language) in SIZES.into_iter().zip(["en", "zh", "en", "zh"]) {
        let browser = Browser::sized(&driver, size, size.0 < 1000, language);
        browser.goto(&address);
        browser.until("document.querySelectorAll('#board [data-square]').length === 676");
        let out_of_sight = browser.script(
            "return [...document.querySelectorAll('header button, #board')].filter((each) => {
                 const { left, right, top, bottom } = each.getBoundingClientRect();
                 return left < 0 || right > innerWidth + 0.5 || top < 0 || (each.id !== 'board' && bottom > innerHeight);
             }).map(({ id }) => id)",
        );
        assert_eq!(out_of_sight, serde_json::json!([]), "{size:?}");
        assert_eq!(
            browser.script("return document.documentElement.scrollWidth <= innerWidth"),
            true,
            "{size:?}"
        );
        // The names of the edges are legible, and the last square can be played.
        let name = browser.script(
            "return Math.min(...[...document.querySelectorAll('#board .coordinate')].map((each) => each.getBoundingClientRect().height))",
        );
        assert!(name.as_f64().unwrap() > if size.0 < 1000 { 5.0 } else { 11.0 }, "{size:?}: {name}");
        two_people(&browser, "");
        browser.click("#board [data-name=z26]");
        browser.until("document.querySelectorAll('#moves [data-ply]').length === 1");
        browser.keep_picture(&format!("large-{}x{}", size.0, size.1));
        // The title is part of the usual name of a saved game, which has a limit.
        browser.click("#save");
        browser.until("document.querySelector('#save-name')?.value.length > 20");
        browser.click("#store");
        browser.until("!document.querySelector('dialog').open");
    }
    server.quit();
}

#[test]
fn tictactoe_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let (server, address) = page_of::<TicTacToe>();
    let browser = Browser::sized(&driver, (1280, 800), false, "en");
    browser.goto(&address);
    browser.until("document.querySelectorAll('#board [data-square]').length === 9");
    browser.until("document.querySelector('#title').textContent === 'Tictactoe'");
    // The computer answers.
    browser.click("#board [data-name=a1]");
    browser.until("document.querySelectorAll('#moves [data-ply]').length === 2");
    // A game of two people: white's first move is a blunder, and black wins.
    browser.click("#new");
    browser.until("document.querySelector('#boards')?.ariaBusy === 'false'");
    browser.script("document.getElementById('new-white').value = JSON.stringify('human')");
    browser.click("#start");
    browser.until("!document.querySelector('#moves [data-ply]')");
    play(&browser, &["b2", "b1", "a1", "c3", "a3", "c1", "a2"]);
    browser.until("!document.querySelector('#again').hidden");
    let status = browser.script("return document.querySelector('#status').textContent");
    assert_eq!(status, "Black wins 4 : 3 · Three in a row");
    // It has no other formats and no explanation.
    assert_eq!(browser.script("return document.querySelector('#howto').hidden"), true);
    browser.click("#share");
    browser.until("document.querySelector('#save-svg')");
    assert_eq!(browser.script("return document.querySelector('#save-record')"), serde_json::Value::Null);
    browser.script("document.querySelector('dialog').close()");
    // The review finds the blunder and shows better moves.
    browser.click("#begin-review");
    browser.until("document.querySelector('.graph') && !document.querySelector('progress')");
    browser.until("document.querySelector('#moves [data-ply=\"2\"] small.blunder')");
    browser.click("#moves [data-ply='2']");
    browser.until("document.querySelector('#board .badge') && document.querySelector('#board .better')");
    // The bar shows the winning chance from the server: here black certainly wins.
    browser.click("#help [value=line]");
    browser.until("document.querySelector('#evaluation').style.getPropertyValue('--share') === '100%'");
    // Saved, and loaded as another game.
    browser.click("#save");
    browser.until("document.querySelector('#save-name')?.value.startsWith('Tictactoe ')");
    browser.script("document.querySelector('#save-name').value = 'mine'");
    browser.click("#store");
    browser.until("!document.querySelector('dialog').open");
    let before = browser.script("return location.search");
    browser.click("#load");
    browser.click("[data-save=mine]");
    browser.until(&format!("location.search !== {before}"));
    browser.until("document.querySelectorAll('#moves [data-ply]').length === 7");
    // A position is recognised as such.
    browser.click("#text");
    browser.until("document.querySelector('#pasted')");
    browser.write("#pasted", "XO..X....");
    browser.until("document.querySelector('#meaning').textContent === 'Tictactoe · a position · 0 moves'");
    browser.click("#use");
    browser.until("document.querySelectorAll('#board .disc').length === 3");
    // In Chinese, texts that the game does not define are in English.
    browser.click("#language");
    browser.until("document.querySelector('#new').textContent === '新游戏'");
    assert_eq!(browser.script("return document.querySelector('#title').textContent"), "Tictactoe");
    // The server refuses half a position, which the browser logs as a network error.
    let console = browser.console();
    let faults: Vec<_> =
        console.as_array().unwrap().iter().filter(|line| line["source"] != "network").collect();
    assert!(faults.is_empty(), "{faults:?}");
    server.quit();
}

/// The names of a game: its own, and those of its rules, notations and protocols.
fn names<G: Described>() -> Vec<String> {
    let rules = G::SPEC.variants.iter().flat_map(|variant| [variant.name, variant.rules]);
    let notations = G::SPEC.notations.iter().map(|notation| notation.name);
    let protocols = G::SPEC.protocols.iter().map(|protocol| protocol.name);
    let page = [G::SPEC.page.title.en, G::SPEC.page.title.zh].into_iter().chain(G::SPEC.page.position_format);
    let all = [G::NAME].into_iter().chain(rules).chain(notations).chain(protocols).chain(page);
    all.map(str::to_lowercase).collect()
}

struct Names(BTreeSet<String>);

impl GameVisitor for Names {
    fn visit<G: Described>(mut self) -> Self {
        self.0.extend(names::<G>());
        self
    }
}

#[test]
fn no_script_knows_a_game() {
    let Names(mut names) = for_each_game(Names(BTreeSet::new()));
    names.insert("save.in".to_owned());
    let mut paths =
        ["ts/games", "ts/report", "css/games", "css/report", "html"].map(folder_of_pages).to_vec();
    let mut read = 0;
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(path.read_dir().unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap().to_lowercase();
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '.').collect();
        for name in &names {
            let is_named = words.contains(&**name) || !name.is_ascii() && text.contains(&**name);
            assert!(!is_named, "{}: {name}", path.display());
        }
        read += 1;
    }
    assert!(read > 50, "{read}");
}

fn folder_of_pages(name: &str) -> PathBuf {
    test_support::project("../crates/web").join(name)
}
