use super::kind::{Driver, HEADLESS_SHELL, Kind};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::{self, sleep};
use std::time::Duration;
use ureq::Agent;
use ureq::http::Method;

/// A slot among the browsers that are open at the same time. More of them would only slow each other down.
struct Place;

const PLACES_A_CORE: usize = 3;

static OPEN: Mutex<usize> = Mutex::new(0);
static CLOSED: Condvar = Condvar::new();

impl Place {
    fn wait() -> Self {
        let places = PLACES_A_CORE * thread::available_parallelism().map_or(1, usize::from);
        let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open =
            CLOSED.wait_while(open, |open| *open >= places).unwrap_or_else(PoisonError::into_inner);
        *open += 1;
        Self
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *OPEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        CLOSED.notify_one();
    }
}

/// One browser, which is closed when this is dropped. The test then fails if a script threw an error.
pub struct Browser {
    pub(super) kind: Kind,
    agent: Agent,
    _place: Place,
    /// `http://127.0.0.1:PORT/session/ID`
    session: String,
}

/// The key of element references in WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Browser {
    pub fn open(driver: &Driver, capabilities: &Value) -> Self {
        let agent = Agent::config_builder().http_status_as_error(false).build().new_agent();
        let _place = Place::wait();
        let mut browser =
            Self { kind: driver.kind, agent, _place, session: format!("{}/session", driver.address) };
        let mut wanted = capabilities.clone();
        // A busy machine may be slow.
        wanted["timeouts"] = json!({"script": 300_000, "pageLoad": 300_000});
        if driver.kind == Kind::Chromium && Path::new(HEADLESS_SHELL).exists() {
            wanted["goog:chromeOptions"]["binary"] = json!(HEADLESS_SHELL);
        }
        let asked = json!({"capabilities": {"alwaysMatch": wanted}});
        // The drivers wait a minute for their browsers, which is too short if all tests start at the same time.
        let opened = (0..4).find_map(|_| browser.post("", &asked).ok());
        let opened = opened.unwrap_or_else(|| browser.post("", &asked).unwrap());
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

    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.call(Method::POST, path, &body.to_string())
    }

    pub fn goto(&self, address: &str) {
        self.post("/url", &json!({"url": address})).unwrap();
    }

    /// Until another page is opened.
    pub fn enter_frame(&self) {
        self.post("/frame", &json!({"id": 0})).unwrap();
    }

    pub fn script(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({"script": script, "args": []})).unwrap()
    }

    /// Returns the value that the script passes to its callback.
    pub fn script_with_callback(&self, script: &str) -> Value {
        self.post("/execute/async", &json!({"script": script, "args": []})).unwrap()
    }

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

    /// Clicks in the middle of an element. If it is replaced meanwhile, clicks on the new one.
    pub fn click(&self, css: &str) {
        self.on_element(css, "click", &json!({}));
    }

    fn on_element(&self, css: &str, action: &str, parameters: &Value) {
        loop {
            match self.post(&format!("{}/{action}", self.element(css)), parameters) {
                Ok(_) => return,
                Err(error) if error.contains("stale element reference") => {}
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Types into an element. If it is replaced meanwhile, types into the new one.
    pub fn keys(&self, css: &str, keys: &str) {
        self.on_element(css, "value", &json!({"text": keys}));
    }

    pub fn write(&self, css: &str, text: &str) {
        self.post(&format!("{}/clear", self.element(css)), &json!({})).unwrap();
        self.keys(css, text);
    }

    /// Returns a PNG in base64.
    pub fn picture(&self) -> String {
        self.call(Method::GET, "/screenshot", "").unwrap().as_str().unwrap().to_owned()
    }

    /// Waits until a condition holds. The page itself polls it: polling from here would take processor time from the
    /// page.
    /// Panics if that does not happen within five minutes.
    pub fn until(&self, condition: &str) {
        let wait = format!(
            "return new Promise((done, fail) => {{
               const end = performance.now() + 1000;
               const look = () => {{
                 try {{
                   if ({condition}) done(true);
                   else if (performance.now() > end) done(false);
                   else setTimeout(look, 10);
                 }} catch (error) {{ fail(error); }}
               }};
               look();
             }})"
        );
        let mut last = Value::Null;
        for _ in 0..300 {
            // If the page is left meanwhile, that is an error, and the next page is asked.
            match self.post("/execute/sync", &json!({"script": wait, "args": []})) {
                Ok(is_so) if is_so == true => return,
                Ok(_) => {}
                Err(error) => {
                    last = Value::from(error);
                    sleep(Duration::from_millis(10));
                }
            }
        }
        let text = self.script("return document.body.innerText.slice(0, 2000)");
        panic!("it does not come to {condition}: {text}; last error: {last}");
    }

    /// Moves a pointer, `mouse` or `touch`, to a position in the window, and presses there if `presses`.
    pub fn point(&self, kind: &str, x: f64, y: f64, presses: bool) {
        let (x, y) = (x.round(), y.round());
        let mut steps = vec![json!({"type": "pointerMove", "duration": 0, "x": x, "y": y})];
        if presses {
            steps.extend(["pointerDown", "pointerUp"].map(|step| json!({"type": step, "button": 0})));
        }
        let pointer =
            json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps});
        self.post("/actions", &json!({"actions": [pointer]})).unwrap();
    }

    /// Holds a finger at a position in the window, in the way that opens a menu elsewhere.
    pub fn hold(&self, x: f64, y: f64) {
        let steps = json!([
            {"type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round()},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 700},
            {"type": "pointerUp", "button": 0},
        ]);
        let finger = json!({"type": "pointer", "id": "touch", "parameters": {"pointerType": "touch"}, "actions": steps});
        self.post("/actions", &json!({"actions": [finger]})).unwrap();
    }

    /// Drags with a pointer, `mouse` or `touch`, from one position to another.
    pub fn drag(&self, kind: &str, from: (f64, f64), to: (f64, f64)) {
        let go = |(x, y): (f64, f64), duration: u32| json!({"type": "pointerMove", "duration": duration, "x": x.round(), "y": y.round()});
        let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let [down, up] = ["pointerDown", "pointerUp"].map(|step| json!({"type": step, "button": 0}));
        let steps = [go(from, 0), down, go(half, 50), go(to, 50), up];
        let pointer =
            json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps});
        self.post("/actions", &json!({"actions": [pointer]})).unwrap();
    }

    pub fn window(&self) -> String {
        self.call(Method::GET, "/window", "").unwrap().as_str().unwrap().to_owned()
    }

    /// Does not switch to the new window. Returns its handle.
    pub fn new_window(&self) -> String {
        self.post("/window/new", &json!({"type": "window"})).unwrap()["handle"].as_str().unwrap().to_owned()
    }

    pub fn look_at(&self, window: &str) {
        self.post("/window", &json!({"handle": window})).unwrap();
    }
}

/// Panics if a script of a page threw an unexpected error, unless the test has failed already.
impl Drop for Browser {
    fn drop(&mut self) {
        let errors = if thread::panicking() { Ok(Vec::new()) } else { self.script_errors() };
        let _ = self.agent.delete(&self.session).call();
        assert_eq!(errors, Ok(Vec::new()), "errors of scripts");
    }
}
