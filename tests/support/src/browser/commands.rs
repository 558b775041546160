//! Commands of Chromium and Firefox that are not part of WebDriver.

use super::kind::{Driver, Kind};
use super::session::Browser;
use serde_json::{Value, json};

impl Browser {
    /// Opens a browser without a network and with reduced motion, with a page of this size and a preferred language.
    pub fn offline(driver: &Driver, size: (u32, u32), has_touch: bool, language: &str) -> Self {
        let browser = Self::sized(driver, size, has_touch, language);
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
        self.try_inside(script).unwrap()
    }

    fn try_inside(&self, script: &str) -> Result<Value, String> {
        self.post("/moz/context", &json!({"context": "chrome"}))?;
        let value = self.post("/execute/sync", &json!({"script": script, "args": []}))?;
        self.post("/moz/context", &json!({"context": "content"}))?;
        Ok(value)
    }

    /// Returns the errors and warnings that our pages have caused since the last call.
    pub fn console(&self) -> Value {
        let lines = self.log().unwrap();
        // Chromium's tools read the source of a page again once they may change its styles, which no file allows.
        let is_tools = |line: &Value| {
            let text = line["message"].as_str().unwrap_or_default();
            line["source"] == "security" && text.contains("Unsafe attempt to load URL file:")
        };
        lines.as_array().into_iter().flatten().filter(|line| !is_tools(line)).cloned().collect()
    }

    /// Like [`console`](Self::console), but only uncaught errors of scripts.
    pub(super) fn script_errors(&self) -> Result<Vec<Value>, String> {
        let is_thrown = |line: &Value| match self.kind {
            Kind::Chromium => line["source"] == "javascript" && line["level"] == "SEVERE",
            Kind::Firefox => line.as_str().is_some_and(|text| text.starts_with("[JavaScript Error: ")),
        };
        let lines = self.log()?.as_array().cloned().unwrap_or_default();
        Ok(lines.into_iter().filter(is_thrown).collect())
    }

    fn log(&self) -> Result<Value, String> {
        match self.kind {
            Kind::Chromium => self.post("/se/log", &json!({"type": "browser"})),
            // Firefox also logs errors of its own code there, and that it ended a script of a page that was left, if the
            // page's process ends. WebDriver sets no limit of time for other scripts.
            Kind::Firefox => self.try_inside(
                "const all = Services.console.getMessageArray();
                 Services.console.reset();
                 const isOurs = (each) => each instanceof Ci.nsIScriptError && /^file:|^http:..127.0.0.1/.test(each.sourceName);
                 const isLeft = (each) => each.errorMessage.startsWith('Script terminated by timeout');
                 return all.filter((each) => isOurs(each) && !isLeft(each)).map((each) => each.message);",
            ),
        }
    }
}
