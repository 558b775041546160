//! Large text and narrow windows: whether all controls are in the window and all labels in their controls.

use super::session::Browser;
use serde_json::json;

/// Narrow phones, a common one in landscape, a tablet and a laptop.
pub const WINDOWS: [(u32, u32); 5] = [(280, 653), (360, 780), (844, 390), (768, 1024), (1366, 768)];

/// Sizes of letters, in percent of the usual one. WCAG 1.4.4 asks for 200.
pub const TEXT_SIZES: [u32; 3] = [100, 150, 200];

/// What overflows. A control in something that scrolls need not be in sight.
const OVERFLOWS: &str = "
    document.documentElement.style.fontSize = `${percent}%`;
    dispatchEvent(new Event('resize'));
    const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility() && each.offsetWidth > 1);
    const name = (each) => each.id || each.textContent.trim().slice(0, 20) || each.outerHTML.slice(0, 80);
    const scrolls = (each) => {
      for (let outer = each.parentElement; outer && outer !== document.body; outer = outer.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(outer).overflowX) && outer.scrollWidth > outer.clientWidth) return true;
      return false;
    };
    const { clientWidth } = document.documentElement;
    const away = all('button, select, input, textarea').filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !scrolls(each);
    });
    // An ellipsis is no accident.
    const isShortened = (each) => getComputedStyle(each).textOverflow === 'ellipsis' || each.querySelector('b, span') !== null;
    const isCut = (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
    const cut = all('button, .who, a').filter((each) => getComputedStyle(each).display !== 'inline' && isCut(each) && !isShortened(each));
    const board = document.querySelector(boardName);
    const width = board?.checkVisibility() ? board.getBoundingClientRect().width : null;
    const isSmall = width !== null && clientWidth < 500 && width < 0.7 * clientWidth;
    const { scrollWidth } = document.documentElement;
    return [
      ...away.map((each) => `${name(each)} leaves the window`),
      ...cut.map((each) => `${name(each)}: ${each.scrollWidth} x ${each.scrollHeight} in ${each.clientWidth} x ${each.clientHeight}`),
      ...(isSmall ? [`the board is ${width} wide`] : []),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ];";

impl Browser {
    /// Returns what overflows with letters of this size, in percent of the usual one, and whether a phone's board is narrower than
    /// 70 % of the window. The page keeps the size.
    pub fn overflows(&self, percent: u32, board: &str) -> Vec<String> {
        let found =
            self.script(&format!("const [percent, boardName] = {};{OVERFLOWS}", json!([percent, board])));
        found.as_array().unwrap().iter().map(|fault| fault.as_str().unwrap().to_owned()).collect()
    }
}
