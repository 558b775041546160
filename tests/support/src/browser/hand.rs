use super::Browser;
use serde_json::Value;

/// What a person uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger.
    Touch,
    /// The keyboard alone.
    Keys,
}

const ENTER: &str = "\u{e007}";

impl Hand {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mouse, Self::Touch, Self::Keys];

    /// What the protocol calls the pointer; that of the keyboard is a mouse that nobody touches.
    pub fn pointer(self) -> &'static str {
        if self == Self::Touch { "touch" } else { "mouse" }
    }

    /// Presses the first element that a selector names, once it is there.
    pub fn press(self, browser: &Browser, css: &str) {
        if self == Self::Keys {
            return browser.keys(css, ENTER);
        }
        let (x, y) = browser.middle(css);
        browser.point(self.pointer(), x, y, true);
    }
}

impl Browser {
    /// Where the middle of an element is in the window, once it is there; what lies out of sight is scrolled to.
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
