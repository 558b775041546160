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
        let (x, y) = browser.middle(css);
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
}
