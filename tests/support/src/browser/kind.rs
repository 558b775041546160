//! Chromium and Firefox: starting their drivers, and commands that WebDriver does not have.

use super::{Browser, Guard, is_there, try_start};
use serde_json::{Value, json};
use std::process::Command;

/// A browser that can be driven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Chromium, driven by chromedriver.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
}

/// A browser's driver, which is killed when the test ends. Firefox's driver has one session at a time.
pub struct Driver {
    /// The browser that it drives.
    pub kind: Kind,
    pub(super) address: String,
    _process: Guard,
}

impl Kind {
    /// Starts the driver. Returns `None`, and reports it, if the browser is not installed.
    pub fn driver(self) -> Option<Driver> {
        let (programs, how, options, sign): (_, _, &[&str], _) = match self {
            Self::Chromium => (
                ["chromium", "chromedriver"],
                "apt-get install chromium chromium-driver",
                &["--port=0"],
                "started successfully on port ",
            ),
            // Commands in Firefox's own context need this permission.
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
        // The screen of a headless Firefox, large enough for all windows.
        command.args(options).env("MOZ_HEADLESS_WIDTH", "1600").env("MOZ_HEADLESS_HEIGHT", "1200");
        let find = |line: &str| {
            let (_, rest) = line.split_once(sign)?;
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            Some(format!("http://127.0.0.1:{digits}"))
        };
        // ChromeDriver chooses a free IPv6 port and exits if another program has the same IPv4 port.
        let started = (0..10).find_map(|_| try_start(&mut command, find));
        let (_process, address) = started.expect("a driver that starts");
        Some(Driver { kind: self, address, _process })
    }
}

/// Chromium without the parts for windows, where Debian's package puts it: it draws pages alike in half of the time. The
/// script of that name in `/usr/bin` would stay behind, and the browser with it, when the driver ends what it started.
pub(super) const WITHOUT_WINDOWS: &str = "/usr/lib/chromium/chromium-headless-shell";

impl Browser {
    /// Opens a browser without a network and with reduced motion, with a page of this size.
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

    /// Opens a browser with reduced motion, with a page of this size and a preferred language.
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

    /// Runs a command of the DevTools protocol in Chromium: <https://chromedevtools.github.io/devtools-protocol/>.
    pub fn tool(&self, name: &str, parameters: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({"cmd": name, "params": parameters})).unwrap()
    }

    /// Runs a script in Firefox's own context instead of the page and returns its value.
    fn inside(&self, script: &str) -> Value {
        self.post("/moz/context", &json!({"context": "chrome"})).unwrap();
        let value = self.script(script);
        self.post("/moz/context", &json!({"context": "content"})).unwrap();
        value
    }

    /// Returns the errors and warnings that our pages have caused since the last call.
    pub fn console(&self) -> Value {
        match self.kind {
            Kind::Chromium => self.post("/se/log", &json!({"type": "browser"})).unwrap(),
            // Firefox also logs errors of its own code there.
            Kind::Firefox => self.inside(
                "const all = Services.console.getMessageArray();
                 Services.console.reset();
                 const isOurs = (each) => each instanceof Ci.nsIScriptError && /^file:|^http:..127.0.0.1/.test(each.sourceName);
                 return all.filter(isOurs).map((each) => each.message);",
            ),
        }
    }
}
