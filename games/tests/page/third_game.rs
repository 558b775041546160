//! Tic-tac-toe, which no script of the page mentions, is played, reviewed, saved and loaded in a browser.

use super::memory::Memory;
use super::tictactoe::TicTacToe;
use games::description::Described;
use games::games::{GameVisitor, for_each_game};
use games::web::{Engines, GameServer, Games, Pace, Store, serve};
use std::collections::BTreeSet;
use std::fs;
use std::net::Ipv4Addr;
use std::sync::{Arc, mpsc};
use std::thread;
use test_support::browser::{Browser, Kind};
use tokio::net::TcpListener;

/// Serves the page with only tic-tac-toe and returns its address.
fn tictactoe() -> (Arc<GameServer>, String) {
    let games = Games::new(Engines::default()).with::<TicTacToe>();
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (server, unread) = GameServer::open(store, games, "tictactoe", Pace::default()).unwrap();
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

#[test]
fn tictactoe_in_a_browser() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let (server, address) = tictactoe();
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
    assert_eq!(status, "Black wins · 4 : 3 · Three in a row");
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
    for file in test_support::project("web/src/assets").read_dir().unwrap().map(|entry| entry.unwrap().path())
    {
        let text = fs::read_to_string(&file).unwrap().to_lowercase();
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '.').collect();
        for name in &names {
            let is_named = words.contains(&**name) || !name.is_ascii() && text.contains(&**name);
            assert!(!is_named, "{}: {name}", file.display());
        }
    }
}
