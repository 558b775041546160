//! Modules of the page, run in a browser apart from the page.

use serde_json::Value;
use std::fs;
use test_support::browser::Browser;
use test_support::project;

/// Runs the body of a function that uses `modules`, what `crates/web/ts/games/testing.ts` exports, and returns its value. The
/// modules are in the language of the page.
pub(super) fn run(browser: &Browser, body: &str) -> Value {
    let script = fs::read_to_string(project("../crates/web/dist/test/games.js")).unwrap();
    browser.script_with_callback(&format!(
        "const finish = arguments[0];
         (async () => {{
           {script}
           modules.setLanguage(document.documentElement.lang.slice(0, 2));
           {body}
         }})().then(finish, (error) => finish(String(error)));"
    ))
}
