//! A page in a real browser, from a file and without a network, and actions on it.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use test_support::browser::{Browser, Driver, Hand};
use test_support::{project, run};

/// The sizes of windows: a desktop, a phone in portrait and in landscape.
pub(super) const SIZES: [(u32, u32); 3] = [(1280, 800), (390, 844), (844, 390)];

/// The Chinese texts that the tests look for: `ENGLISH TAB CHINESE`.
const CHINESE: &str = include_str!("../data/page/chinese.tsv");

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const HOME: &str = "\u{e011}";
const UP: &str = "\u{e013}";
/// Held until `NULL`.
const SHIFT: &str = "\u{e008}";
const NULL: &str = "\u{e000}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
/// Page up and Home, twice, because the first key goes to the middle.
const CORNER: &str = "\u{e00e}\u{e011}\u{e00e}\u{e011}";

/// Pages in a browser, one after another.
pub(super) struct View {
    pub(super) browser: Browser,
    pub(super) folder: tempfile::TempDir,
    hand: Hand,
    language: &'static str,
}

impl View {
    pub(super) fn new(driver: &Driver, size: (u32, u32), hand: Hand, language: &'static str) -> Self {
        let browser = Browser::offline(driver, size, hand == Hand::Touch, language);
        Self { browser, folder: tempfile::tempdir().unwrap(), hand, language }
    }

    /// By mouse, on a desktop, in English.
    pub(super) fn desk(driver: &Driver) -> Self {
        Self::new(driver, SIZES[0], Hand::Mouse, "en")
    }

    /// Translates an English text into the language of the page.
    pub(super) fn word(&self, english: &str) -> String {
        let mut lines = test_support::table(CHINESE);
        match self.language {
            "en" => english.to_owned(),
            _ => lines.find(|line| line[0] == english).unwrap_or_else(|| panic!("{english}"))[1].to_owned(),
        }
    }

    pub(super) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Runs in the project, in the language that the page does not have: the browser's prevails.
    pub(super) fn program(&self) -> Command {
        let mut command = gocheck(&project(""));
        command.args(["--lang", if self.language == "en" { "zh" } else { "en" }]);
        command
    }

    pub(super) fn open(&self, arguments: &[&str]) {
        self.open_at(arguments, "");
    }

    /// Opens a page at a fragment of its address.
    pub(super) fn open_at(&self, arguments: &[&str], fragment: &str) {
        let page = self.folder.path().join("page.html");
        let mut command = self.program();
        command.arg("view").args(arguments).args(["-q", "-o"]).arg(&page);
        assert_eq!(run(&mut command), (0, String::new(), String::new()));
        self.goto(&format!("{}{fragment}", page.display()));
    }

    /// The page exists.
    pub(super) fn goto(&self, page: &str) {
        // The page keeps its draft and does not ask.
        self.browser.script("dispatchEvent(new Event('beforeunload')); window.onbeforeunload = null");
        // An address that differs only in its fragment would not be reloaded.
        self.browser.goto("about:blank");
        self.browser.goto(&format!("file://{page}"));
        self.browser.until("document.querySelector('.board, .item, #many > .card, tbody tr')");
        // Drafts of earlier pages with the same name.
        self.browser.script(
            "Object.keys(localStorage).filter((key) => key.startsWith('gocheck draft')).forEach((key) => localStorage.removeItem(key));
             document.querySelectorAll('.draft').forEach((each) => each.remove());",
        );
    }

    /// Moves the pointer to the middle of an element and presses.
    fn press_at(&self, (x, y): (f64, f64)) {
        self.browser.point(self.hand.pointer(), x, y, true);
    }

    /// In the window.
    fn place(&self, row: usize, col: usize) -> (f64, f64) {
        self.pair(&format!(
            "document.querySelector('.board').scrollIntoView({{ block: 'center' }});
             const at = new DOMPoint({col}, {row}).matrixTransform(document.querySelector('.board').getScreenCTM());
             return [at.x, at.y];"
        ))
    }

    fn pair(&self, script: &str) -> (f64, f64) {
        let found = self.browser.script(script);
        (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
    }

    fn by_keys(&self, row: usize, col: usize) -> String {
        format!("{SHIFT}{CORNER}{}{}{NULL}", DOWN.repeat(row), RIGHT.repeat(col))
    }

    /// Looks at a point without pressing, if the input device can.
    pub(super) fn point(&self, row: usize, col: usize) {
        match self.hand {
            Hand::Keys => self.browser.keys("#board", &self.by_keys(row, col)),
            Hand::Touch => {
                let (x, y) = self.place(row, col);
                self.browser.hold(x, y);
            }
            Hand::Mouse => {
                let (x, y) = self.place(row, col);
                self.browser.point("mouse", x, y, false);
            }
        }
    }

    pub(super) fn press(&self, row: usize, col: usize) {
        match self.hand {
            Hand::Keys => self.browser.keys("#board", &(self.by_keys(row, col) + ENTER)),
            _ => {
                let at = self.place(row, col);
                // The first tap on a small point only shows it.
                if self.hand == Hand::Touch && self.is_confirmed() {
                    self.press_at(at);
                }
                self.press_at(at);
            }
        }
    }

    /// True if the points are so small that a tap on one only shows it.
    fn is_confirmed(&self) -> bool {
        let is_small = "const { top, bottom } = document.querySelector('.board').getBoundingClientRect();
             const isStudy = document.querySelector('[data-value=study]')?.ariaPressed === 'true';
             return isStudy && (bottom - top) / document.querySelector('.board').viewBox.baseVal.height < 24;";
        self.browser.script(is_small).as_bool().unwrap()
    }

    /// Moves the cursor one point up, then leaves the board.
    pub(super) fn cursor_up(&self, expected: &str) {
        self.browser.keys("#board", &format!("{SHIFT}{UP}{NULL}"));
        self.says(".words", expected);
        self.browser.until("document.querySelector('.cursor rect')");
        self.browser.keys("#board", ESCAPE);
        self.browser.until("!document.querySelector('.cursor rect')");
    }

    /// Presses the first element that matches a selector.
    pub(super) fn hit(&self, css: &str) {
        self.hand.press(&self.browser, css);
    }

    /// Presses a button by its name.
    pub(super) fn button(&self, english: &str) {
        let name = Value::from(self.word(english));
        self.browser.until(&format!(
            "(() => {{
               document.querySelector('[data-test]')?.removeAttribute('data-test');
               const isIt = (each) => [each.innerText, each.ariaLabel].includes({name}) && each.checkVisibility();
               const found = [...document.querySelectorAll('button')].find(isIt);
               found?.setAttribute('data-test', '');
               return found && !found.disabled;
             }})()"
        ));
        self.hit("[data-test]");
    }

    pub(super) fn mode(&self, mode: &str) {
        self.hit(&format!("[data-value={mode}]"));
        self.browser.until(&format!("document.querySelector('[data-value={mode}]').ariaPressed === 'true'"));
    }

    pub(super) fn tab(&self, tab: &str) {
        self.hit(&format!("[data-tab={tab}]"));
        self.browser.until(&format!("document.querySelector('[data-tab={tab}]').ariaPressed === 'true'"));
    }

    /// Steps one move back or forward.
    pub(super) fn step(&self, key: &str) {
        match (self.hand, key) {
            (Hand::Keys, _) => self.browser.keys("#board", key),
            (_, "u") => self.button("Back (U)"),
            _ => self.button("Forward (R)"),
        }
    }

    /// Chooses a value of a list.
    pub(super) fn choose(&self, select: &str, value: &str) {
        // Some lists are filled when they get the focus.
        self.browser.script(&format!("document.querySelector('{select}').focus()"));
        let is_chosen = format!("document.querySelector('{select}').value === '{value}'");
        if self.hand != Hand::Keys {
            self.browser.click(&format!("{select} option[value='{value}']"));
            return self.browser.until(&is_chosen);
        }
        // Typing selects the first option that begins with the text, and Home the first one of all.
        let text = self.text(&format!("{select} option[value=\"{value}\"]"));
        self.browser.keys(select, if value.is_empty() { HOME } else { &text });
        self.browser.until(&is_chosen);
    }

    /// Waits until the comment of the shown node contains a text.
    pub(super) fn comment(&self, text: &str) {
        let text = Value::from(text);
        self.browser.until(&format!("document.querySelector('#text-C').value.includes({text})"));
    }

    /// The description of the point.
    pub(super) fn words(&self) -> String {
        self.text(".words")
    }

    pub(super) fn text(&self, css: &str) -> String {
        let text = self.browser.script(&format!("return document.querySelector('{css}').innerText"));
        text.as_str().unwrap().to_owned()
    }

    /// Waits for a message of the page, in its language.
    pub(super) fn says(&self, css: &str, english: &str) {
        self.shows(css, &self.word(english));
    }

    /// Waits for a text in any language.
    pub(super) fn shows(&self, css: &str, text: &str) {
        self.browser
            .until(&format!("document.querySelector('{css}')?.innerText.includes({})", Value::from(text)));
    }

    pub(super) fn count(&self, css: &str) -> u64 {
        let count = format!("return document.querySelectorAll({}).length", Value::from(css));
        self.browser.script(&count).as_u64().unwrap()
    }

    /// Waits until the number of elements is `count`.
    pub(super) fn has(&self, css: &str, count: u64) {
        self.browser.until(&format!("document.querySelectorAll({}).length === {count}", Value::from(css)));
    }

    /// Waits until the address has a position or a place in a game.
    pub(super) fn address(&self, fragment: &str) {
        self.browser.until(&format!("location.hash === '#{fragment}'"));
    }

    /// Checks that nothing is too wide and no errors were logged.
    pub(super) fn is_tidy(&self) {
        let overflow = self.browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(overflow.as_i64().unwrap() <= 0, "{overflow} pixels too wide");
        assert_eq!(self.browser.console(), json!([]));
    }
}
