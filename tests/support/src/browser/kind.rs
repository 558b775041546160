//! Browsers of two makers: how their drivers are started, and what the W3C's protocol has no words for.

use super::{Browser, Guard, is_there, try_start};
use serde_json::{Value, json};
use std::process::Command;

/// A browser that can be driven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Of Google and others, by chromedriver.
    Chromium,
    /// Of Mozilla, by geckodriver.
    Firefox,
}

/// A browser's driver, which ends with the test. That of Firefox has one session at a time.
pub struct Driver {
    /// Whose it is.
    pub kind: Kind,
    pub(super) address: String,
    _process: Guard,
}

impl Kind {
    /// Starts the driver; nothing, which is said, where there is no such browser.
    pub fn driver(self) -> Option<Driver> {
        let (programs, how, options, sign): (_, _, &[&str], _) = match self {
            Self::Chromium => (
                ["chromium", "chromedriver"],
                "apt-get install chromium chromium-driver",
                &["--port=0"],
                "started successfully on port ",
            ),
            // What only its own tools can do needs its leave.
            Self::Firefox => (
                ["firefox", "geckodriver"],
                "apt-get install firefox-esr; cargo install --locked geckodriver",
                &["--port=0", "--allow-system-access"],
                "Listening on 127.0.0.1:",
            ),
        };
        if !is_there(&programs, how) {
            return None;
        }
        let mut command = Command::new(programs[1]);
        // The screen of a Firefox without a window, which holds windows of every size.
        command.args(options).env("MOZ_HEADLESS_WIDTH", "1600").env("MOZ_HEADLESS_HEIGHT", "1200");
        let find = |line: &str| {
            let (_, rest) = line.split_once(sign)?;
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            Some(format!("http://127.0.0.1:{digits}"))
        };
        // ChromeDriver takes a free port of IPv6, and ends where another program has the same one of IPv4.
        let started = (0..10).find_map(|_| try_start(&mut command, find));
        let (_process, address) = started.expect("a driver that starts");
        Some(Driver { kind: self, address, _process })
    }
}

/// Chromium without the parts for windows, where Debian's package puts it: it draws pages alike in half of the time. The
/// script of that name in `/usr/bin` would stay behind, and the browser with it, when the driver ends what it started.
pub(super) const WITHOUT_WINDOWS: &str = "/usr/lib/chromium/chromium-headless-shell";

impl Browser {
    /// Opens a browser without a network, in which nothing moves, with a page of this size.
    pub fn offline(driver: &Driver, size: (u32, u32), has_touch: bool) -> Self {
        let browser = Self::sized(driver, size, has_touch, "en-US");
        match driver.kind {
            Kind::Chromium => {
                browser.tool("Network.enable", &json!({}));
                let offline =
                    json!({"offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
                browser.tool("Network.emulateNetworkConditions", &offline);
            }
            Kind::Firefox => drop(browser.inside("Services.io.offline = true;")),
        }
        browser
    }

    /// Opens a browser in which nothing moves, with a page of this size, that asks for pages in a language.
    pub fn sized(driver: &Driver, (width, height): (u32, u32), has_touch: bool, language: &str) -> Self {
        match driver.kind {
            Kind::Chromium => {
                let speaks = format!("--accept-lang={language}");
                let arguments = [
                    "--headless=new",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--force-prefers-reduced-motion",
                    &speaks,
                ];
                let metrics = json!({
                    "width": width, "height": height, "pixelRatio": 1.0, "touch": has_touch, "mobile": has_touch
                });
                let options = json!({
                    "args": arguments, "mobileEmulation": {"deviceMetrics": metrics}
                });
                let logs = json!({"browser": "ALL"});
                Self::open(driver, &json!({"goog:chromeOptions": options, "goog:loggingPrefs": logs}))
            }
            Kind::Firefox => {
                let prefs = json!({"ui.prefersReducedMotion": 1, "intl.accept_languages": language});
                let options = json!({"args": ["-headless"], "prefs": prefs});
                let browser = Self::open(driver, &json!({"moz:firefoxOptions": options}));
                browser.post("/window/rect", &json!({"width": 1500, "height": 1100})).unwrap();
                browser.inside(&format!(
                    "Object.assign(gBrowser.selectedBrowser.style,
                       {{ width: '{width}px', height: '{height}px', flex: 'none' }});"
                ));
                browser.until(&format!("innerWidth === {width} && innerHeight === {height}"));
                browser
            }
        }
    }

    /// A command of Chromium's own tools: <https://chromedevtools.github.io/devtools-protocol/>.
    pub fn tool(&self, name: &str, parameters: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({"cmd": name, "params": parameters})).unwrap()
    }

    /// What a script returns that runs inside of Firefox itself, not in the page.
    fn inside(&self, script: &str) -> Value {
        self.post("/moz/context", &json!({"context": "chrome"})).unwrap();
        let value = self.script(script);
        self.post("/moz/context", &json!({"context": "content"})).unwrap();
        value
    }

    /// What a page of ours has made the browser complain of since this was asked last.
    pub fn console(&self) -> Value {
        match self.kind {
            Kind::Chromium => self.post("/se/log", &json!({"type": "browser"})).unwrap(),
            // Firefox has complaints of its own parts there, too.
            Kind::Firefox => self.inside(
                "const all = Services.console.getMessageArray();
                 Services.console.reset();
                 const isOurs = (each) => each instanceof Ci.nsIScriptError && /^file:|^http:..127.0.0.1/.test(each.sourceName);
                 return all.filter(isOurs).map((each) => each.message);",
            ),
        }
    }
}
