use super::session::Browser;
use serde_json::Value;

/// An input device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Touch,
    Keys,
}

const ENTER: &str = "\u{e007}";

impl Hand {
    pub const ALL: [Self; 3] = [Self::Mouse, Self::Touch, Self::Keys];

    /// The pointer type in WebDriver. With the keyboard the mouse stays still.
    pub fn pointer(self) -> &'static str {
        if self == Self::Touch { "touch" } else { "mouse" }
    }

    /// Waits for the element first.
    pub fn press(self, browser: &Browser, css: &str) {
        if self == Self::Keys {
            return browser.keys(css, ENTER);
        }
        if self == Self::Mouse {
            // Like a person: the page may move once the pointer leaves its old place.
            let (x, y) = browser.middle(css);
            browser.point(self.pointer(), x, y, false);
        }
        let (x, y) = browser.resting_middle(css);
        browser.point(self.pointer(), x, y, true);
    }
}

impl Browser {
    /// Waits for an element, scrolls to it, and returns the position of its centre in the window.
    pub fn middle(&self, css: &str) -> (f64, f64) {
        let found = format!("document.querySelector({})", Value::from(css));
        self.until(&found);
        let place = self.script(&format!(
            "const found = {found};
             found.scrollIntoView({{ block: 'center' }});
             const {{ x, y, width, height }} = found.getBoundingClientRect();
             return [x + width / 2, y + height / 2];"
        ));
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }

    /// Like [`Browser::middle`], but waits until the element is where it was a frame ago: a page lays itself out in frames,
    /// and a person presses what has come to rest. Waits a second at most.
    fn resting_middle(&self, css: &str) -> (f64, f64) {
        let first = self.middle(css);
        let place = self.script_with_callback(&format!(
            "const done = arguments[arguments.length - 1];
             const end = performance.now() + 1000;
             let [x, y] = [{}, {}];
             const look = () => {{
               const found = document.querySelector({});
               const box = found?.getBoundingClientRect();
               const [left, top] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [x, y];
               if ((left === x && top === y) || performance.now() > end) return done([left, top]);
               [x, y] = [left, top];
               next();
             }};
             // A window in the background has no frames.
             const next = () => Promise.race([
               new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))),
               new Promise((late) => setTimeout(late, 100)),
             ]).then(look);
             next();",
            first.0,
            first.1,
            Value::from(css)
        ));
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }
}
