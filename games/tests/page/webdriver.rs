//! A browser, driven through chromedriver as the W3C's WebDriver describes it: <https://www.w3.org/TR/webdriver2/>.

use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;
use ureq::Agent;
use ureq::http::Method;

/// A session: one browser, which is closed with it.
pub(super) struct Browser {
    agent: Agent,
    /// `http://127.0.0.1:PORT/session/ID`
    session: String,
}

/// How the protocol names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Browser {
    /// Opens a browser by the driver that listens at an address.
    pub(super) fn open(driver: &str, capabilities: &Value) -> Self {
        let agent = Agent::config_builder().http_status_as_error(false).build().new_agent();
        let mut browser = Self { agent, session: format!("{driver}/session") };
        let asked = json!({"capabilities": {"alwaysMatch": capabilities}});
        let opened = browser.post("", &asked).unwrap();
        browser.session += &format!("/{}", opened["sessionId"].as_str().unwrap());
        browser
    }

    fn call(&self, method: Method, path: &str, body: &str) -> Result<Value, String> {
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.session))
            .header("content-type", "application/json");
        let mut response = self.agent.run(request.body(body.to_owned()).unwrap()).unwrap();
        let answer: Value = serde_json::from_str(&response.body_mut().read_to_string().unwrap()).unwrap();
        let value = answer["value"].clone();
        if response.status().is_success() { Ok(value) } else { Err(format!("{path} {body}: {value}")) }
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.call(Method::POST, path, &body.to_string())
    }

    pub(super) fn goto(&self, address: &str) {
        self.post("/url", &json!({"url": address})).unwrap();
    }

    /// What a script returns.
    pub(super) fn script(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({"script": script, "args": []})).unwrap()
    }

    /// What a script gives to the function that is its argument.
    pub(super) fn script_with_callback(&self, script: &str) -> Value {
        self.post("/execute/async", &json!({"script": script, "args": []})).unwrap()
    }

    /// The path of an element, which may be there a little later.
    fn element(&self, css: &str) -> String {
        let mut tries = 0;
        loop {
            match self.post("/element", &json!({"using": "css selector", "value": css})) {
                Ok(found) => return format!("/element/{}", found[ELEMENT].as_str().unwrap()),
                Err(_) if tries < 1000 => sleep(Duration::from_millis(10)),
                Err(error) => panic!("{error}"),
            }
            tries += 1;
        }
    }

    pub(super) fn click(&self, css: &str) {
        self.post(&format!("{}/click", self.element(css)), &json!({})).unwrap();
    }

    /// Presses keys in an element.
    pub(super) fn keys(&self, css: &str, keys: &str) {
        self.post(&format!("{}/value", self.element(css)), &json!({"text": keys})).unwrap();
    }

    /// The window that is looked at.
    pub(super) fn window(&self) -> String {
        self.call(Method::GET, "/window", "").unwrap().as_str().unwrap().to_owned()
    }

    /// Another window, which is not looked at yet.
    pub(super) fn new_window(&self) -> String {
        self.post("/window/new", &json!({"type": "window"})).unwrap()["handle"].as_str().unwrap().to_owned()
    }

    pub(super) fn look_at(&self, window: &str) {
        self.post("/window", &json!({"handle": window})).unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
    }
}
