//! The combinations in which every state of a page is looked at.

use super::session::Browser;

/// How a reader looks at a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub language: &'static str,
    /// `light` or `dark`.
    pub scheme: &'static str,
    /// True if things move; false if the reader prefers reduced motion.
    pub moves: bool,
}

impl Look {
    /// All combinations.
    pub fn all() -> impl Iterator<Item = Self> {
        let languages = ["en", "zh"].into_iter();
        languages.flat_map(|language| {
            ["light", "dark"].into_iter().flat_map(move |scheme| {
                [false, true].into_iter().map(move |moves| Self { language, scheme, moves })
            })
        })
    }

    /// Makes a browser prefer the colours and the motion, until it prefers something else.
    pub fn apply(self, browser: &Browser) {
        let motion = if self.moves { "no-preference" } else { "reduce" };
        browser.prefer("", &[("prefers-color-scheme", self.scheme), ("prefers-reduced-motion", motion)]);
        let preferred = browser.script(
            "return [matchMedia('(prefers-color-scheme: dark)'), matchMedia('(prefers-reduced-motion: reduce)')]
               .map(({ matches }) => matches)",
        );
        assert_eq!(preferred, serde_json::json!([self.scheme == "dark", !self.moves]));
    }
}
