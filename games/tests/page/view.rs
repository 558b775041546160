//! The play page in a real browser: at a size, with an input device, in a language.

use super::modules;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;
use test_support::browser::{Browser, Driver, Guard, Hand, start};

/// The sizes of windows: desktop, phone in portrait and in landscape, tablet.
pub(super) const SIZES: [(u32, u32); 4] = [(1280, 800), (390, 844), (844, 390), (768, 1024)];

pub(super) const ENTER: &str = "\u{e007}";
pub(super) const ESCAPE: &str = "\u{e00c}";
pub(super) const UP: &str = "\u{e013}";
pub(super) const DOWN: &str = "\u{e015}";
pub(super) const LEFT: &str = "\u{e012}";
pub(super) const RIGHT: &str = "\u{e014}";
pub(super) const END: &str = "\u{e010}";

/// Returns texts that are cut off or wrapped and should not be, and parts that overlap.
const CROWDED: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility() && each.offsetWidth !== 1);
    const name = (each) => each.id || each.textContent.trim().slice(0, 20);
    const cut = all('button, h1, h2, h3, .who, #status, .verdict').filter((each) => each.scrollWidth > each.clientWidth + 1);
    const broken = all('.chip, .steps button, #help button').filter((each) => each.getBoundingClientRect().height > 44);
    const parts = all('#table > .bar, #status, #controls, aside > .card');
    // What is scrolled out of the panel is not seen.
    const seen = (each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const panel = each.closest('aside')?.getBoundingClientRect() ?? { top, bottom };
      return { left, right, top: Math.max(top, panel.top), bottom: Math.min(bottom, panel.bottom) };
    };
    const lies = (one, other) => {
      const [a, b] = [one, other].map(seen);
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    };
    const now = document.querySelector('#moves .now')?.getBoundingClientRect();
    const list = document.querySelector('#moves')?.getBoundingClientRect();
    const lost = now && (now.top < list.top - 1 || now.bottom > list.bottom + 1) ? ['the move that is looked at is out of sight'] : [];
    const over = parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => lies(one, other)).map((other) => `${name(one)} on ${name(other)}`));
    return [...cut.map((each) => `${name(each)} is cut off`), ...broken.map((each) => `${name(each)} is broken`), ...over, ...lost];";

/// A server and a browser that shows its page.
pub(super) struct View {
    pub(super) browser: Browser,
    pub(super) hand: Hand,
    pub(super) address: String,
    pub(super) saves: TempDir,
    pub(super) server: Guard,
}

/// The program `ataxx play` with a folder for its games.
pub(super) fn server(saves: &Path, more: &[&str]) -> (Guard, String) {
    let mut command: Command = crate::ataxx(&["play", "--no-open", "--saves"]);
    start(command.arg(saves).args(more), |line| line.starts_with("http").then(|| line.to_owned()))
}

impl View {
    pub(super) fn new(driver: &Driver, size: (u32, u32), hand: Hand, language: &str, more: &[&str]) -> Self {
        let browser =
            Browser::sized(driver, size, hand == Hand::Touch, if language == "zh" { "zh-CN" } else { "en" });
        let saves = tempfile::tempdir().unwrap();
        let (server, address) = server(saves.path(), more);
        let view = Self { browser, hand, address, saves, server };
        view.goto("");
        view
    }

    /// Goes to an address of the server.
    pub(super) fn goto(&self, address: &str) {
        self.browser.goto(&format!("{}{address}", self.address));
        self.until("document.querySelector('#board .disc, .table .disc')");
    }

    pub(super) fn until(&self, condition: &str) {
        self.browser.until(condition);
    }

    pub(super) fn script(&self, script: &str) -> Value {
        self.browser.script(script)
    }

    /// Sends a request from the page and returns the answer.
    pub(super) fn post(&self, path: &str, body: &Value) -> Value {
        self.browser.script_with_callback(&format!(
            "const done = arguments[0];
             fetch('{path}', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({body}) }})
               .then((answer) => answer.json()).then(done, (error) => done(String(error)));"
        ))
    }

    /// Starts another game and goes to it. The game before is paused, so that analysing it takes no time from the next.
    pub(super) fn begin(&self, beginning: &Value) {
        let before = self.script("return new URLSearchParams(location.search).get('game')");
        if let Some(before) = before.as_str() {
            for action in [json!({"do": "pause", "on": true}), json!({"do": "help", "show": "off"})] {
                self.post(&format!("/api/games/{before}"), &json!({ "action": action }));
            }
        }
        let begun = self.post("/api/games", beginning);
        let id = begun["id"].as_str().unwrap_or_else(|| panic!("{beginning}: {begun}"));
        self.goto(&format!("?game={id}"));
    }

    /// Starts a game between two humans.
    pub(super) fn people(&self, game: &str) {
        self.begin(&json!({"from": "new", "game": game, "white": "human"}));
    }

    /// Starts a game from a text.
    pub(super) fn pasted(&self, text: &str) {
        let id = self.script("return new URLSearchParams(location.search).get('game')");
        self.begin(&json!({"from": "text", "text": text, "beside": id}));
    }

    /// Changes the game like another window.
    pub(super) fn act(&self, action: &Value) {
        let path = self.script("return `/api/games/${new URLSearchParams(location.search).get('game')}`");
        let told = self.post(path.as_str().unwrap(), &json!({ "action": action }));
        assert!(told["id"].is_string(), "{action}: {told}");
    }

    /// Returns a text of the page in its language.
    pub(super) fn word(&self, call: &str) -> String {
        let text =
            modules::run(&self.browser, &format!("const {{ T, word }} = modules; return word({call});"));
        text.as_str().unwrap().to_owned()
    }

    /// Waits until an element contains a text.
    pub(super) fn says(&self, css: &str, text: &str) {
        self.until(&format!("document.querySelector('{css}')?.textContent.includes({})", Value::from(text)));
    }

    /// Presses the first element that a selector names.
    pub(super) fn press(&self, css: &str) {
        self.hand.press(&self.browser, css);
    }

    /// Unfolds a card, if it is folded.
    pub(super) fn unfold(&self, card: &str) {
        let head = format!("#{card}-head");
        if self.script(&format!("return document.querySelector('{head}').ariaExpanded")) == "false" {
            self.press(&head);
        }
    }

    /// Chooses a square by its name.
    pub(super) fn square(&self, name: &str) {
        if self.hand == Hand::Keys {
            return self.browser.keys("#board", &(self.keys_to(name) + ENTER));
        }
        self.press(&format!("#board [data-name={name}]"));
    }

    /// The keys that lead to a square, by way of the corner.
    pub(super) fn keys_to(&self, name: &str) -> String {
        let square = self.script(&format!(
            "const square = Number(document.querySelector('[data-name={name}]').dataset.square);
             const size = Math.sqrt(document.querySelectorAll('#board .cell').length);
             return [Math.floor(square / size), square % size];"
        ));
        let count = |index: usize| usize::try_from(square[index].as_u64().unwrap()).unwrap();
        format!("{}{}{}{}", UP.repeat(8), LEFT.repeat(8), DOWN.repeat(count(0)), RIGHT.repeat(count(1)))
    }

    /// Plays a move by pressing squares.
    pub(super) fn play(&self, squares: &[&str]) {
        let before = self.plies();
        squares.iter().for_each(|square| self.square(square));
        self.until(&format!("document.querySelectorAll('#moves [data-ply]:not(.later)').length > {before}"));
    }

    /// The number of moves that led to the current position.
    pub(super) fn plies(&self) -> u64 {
        self.script("return document.querySelectorAll('#moves [data-ply]:not(.later)').length")
            .as_u64()
            .unwrap()
    }

    /// Waits until [`Self::plies`] has this value.
    pub(super) fn has_plies(&self, plies: u64) {
        self.until(&format!("document.querySelectorAll('#moves [data-ply]:not(.later)').length === {plies}"));
    }

    /// Chooses a value of a list.
    pub(super) fn choose(&self, select: &str, value: &str) {
        let option = format!("{select} option[value={}]", Value::from(value));
        let is_chosen = format!("document.querySelector('{select}').value === {}", Value::from(value));
        if self.hand == Hand::Keys {
            let script = format!("return document.querySelector({}).textContent", Value::from(&*option));
            self.browser.keys(select, self.script(&script).as_str().unwrap());
        } else {
            self.browser.click(&option);
        }
        self.until(&is_chosen);
    }

    /// Drags the element of a selector onto a square.
    pub(super) fn drag(&self, from: &str, to: &str) {
        let places = self.script(&format!(
            "document.querySelector('main').scrollTo(0, 0);
             return ['{from}', '#board [data-name={to}]'].flatMap((css) => {{
               const {{ x, y, width, height }} = document.querySelector(css).getBoundingClientRect();
               return [x + width / 2, y + height / 2];
             }});"
        ));
        let [from, to] = [0, 2].map(|at: usize| [at, at + 1].map(|index| places[index].as_f64().unwrap()));
        self.browser.drag(self.hand.pointer(), from.into(), to.into());
    }

    /// Returns elements that are too wide, cut off or overlapping, and the browser's errors, except for requests that the
    /// server rejected.
    pub(super) fn untidy(&self) -> Vec<String> {
        let overflow =
            self.script("return document.documentElement.scrollWidth - innerWidth").as_i64().unwrap();
        let told = self.browser.console();
        let complaints = told.as_array().unwrap().iter().filter(|line| line["source"] != "network");
        let complaints = complaints.map(Value::to_string);
        // By then the page has handled a change of size, and what moves has arrived.
        self.browser.script_with_callback(
            "const arrivals = document.getAnimations()
               .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
               .map((each) => each.finished.catch(() => null));
             const done = arguments[0];
             Promise.all(arrivals).then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));",
        );
        let crowded = self.script(CROWDED);
        let crowded = crowded.as_array().unwrap().iter().map(Value::to_string);
        complaints
            .chain(crowded)
            .chain((overflow > 0).then(|| format!("{overflow} pixels too wide")))
            .collect()
    }
}
