//! A page in a real browser, from a file and without a network, and what a person does with it.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use test_support::browser::Browser;
use test_support::{project, run};

/// The sizes of windows: a desk's, a phone's upright and on its side.
pub(super) const SIZES: [(u32, u32); 3] = [(1280, 800), (390, 844), (844, 390)];

/// Writes a page and opens it.
pub(super) struct View {
    pub(super) browser: Browser,
    pub(super) folder: tempfile::TempDir,
}

impl View {
    pub(super) fn new(driver: &str, (width, height): (u32, u32), language: &str) -> Self {
        let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"];
        let mut options = json!({ "args": arguments, "prefs": {"intl.accept_languages": language} });
        if (width, height) == SIZES[0] {
            options["args"].as_array_mut().unwrap().push(json!(format!("--window-size={width},{height}")));
        } else {
            let metrics = json!({"width": width, "height": height, "pixelRatio": 1.0});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        let capabilities = json!({"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}});
        let browser = Browser::open(driver, &capabilities);
        browser.tool("Network.enable", &json!({}));
        let offline =
            json!({"offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        browser.tool("Network.emulateNetworkConditions", &offline);
        Self { browser, folder: tempfile::tempdir().unwrap() }
    }

    /// A file in the folder of the test.
    pub(super) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    pub(super) fn open(&self, arguments: &[&str]) {
        self.open_at(arguments, "");
    }

    /// Opens a page at a fragment of its address.
    pub(super) fn open_at(&self, arguments: &[&str], fragment: &str) {
        let page = self.folder.path().join("page.html");
        let mut command = gocheck(&project(""));
        command.arg("view").args(arguments).args(["-q", "-o"]).arg(&page);
        assert_eq!(run(&mut command), (0, String::new(), String::new()));
        // Another address with the same file would not be loaded anew.
        self.browser.goto("about:blank");
        self.browser.goto(&format!("file://{}{fragment}", page.display()));
        self.browser.until("document.querySelector('.board, .item')");
    }

    /// Where a point is in the window.
    pub(super) fn place(&self, row: usize, col: usize) -> (f64, f64) {
        let place = self.browser.script(&format!(
            "const at = new DOMPoint({col}, {row}).matrixTransform(document.querySelector('.board').getScreenCTM());
             return [at.x, at.y];"
        ));
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }

    pub(super) fn hover(&self, row: usize, col: usize) {
        let (x, y) = self.place(row, col);
        self.browser.point("mouse", x, y, false);
    }

    pub(super) fn press(&self, kind: &str, row: usize, col: usize) {
        self.browser.script("document.querySelector('.board').scrollIntoView({ block: 'center' })");
        let (x, y) = self.place(row, col);
        self.browser.point(kind, x, y, true);
    }

    pub(super) fn mode(&self, mode: &str) {
        self.browser.click(&format!("[data-value={mode}]"));
    }

    /// What is said of the point.
    pub(super) fn words(&self) -> String {
        self.text(".words")
    }

    pub(super) fn text(&self, css: &str) -> String {
        let text = self.browser.script(&format!("return document.querySelector('{css}').innerText"));
        text.as_str().unwrap().to_owned()
    }

    pub(super) fn says(&self, css: &str, text: &str) {
        self.browser
            .until(&format!("document.querySelector('{css}')?.innerText.includes({})", Value::from(text)));
    }

    /// The position as the address has it.
    pub(super) fn stones(&self) -> String {
        self.browser.script("return location.hash.slice(1)").as_str().unwrap().to_owned()
    }

    /// Nothing is too wide, and nothing was complained of.
    pub(super) fn is_tidy(&self) {
        let overflow = self.browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(overflow.as_i64().unwrap() <= 0, "{overflow} pixels too wide");
        assert_eq!(self.browser.console(), json!([]));
    }

    /// Chooses a value of a list.
    pub(super) fn choose(&self, select: &str, value: &str) {
        let script = "const s = document.querySelector('SELECT'); s.value = 'VALUE'; s.dispatchEvent(new Event('change'));";
        self.browser.script(&script.replace("SELECT", select).replace("VALUE", value));
    }
}
