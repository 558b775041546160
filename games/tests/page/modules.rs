//! Modules of the page, run in a browser apart from the page.

use serde_json::Value;
use std::fs;
use test_support::browser::Browser;
use test_support::project;

/// Adds a module to a script, after those that it imports.
fn add(name: &str, added: &mut Vec<String>, script: &mut String) {
    if added.iter().any(|known| known == name) {
        return;
    }
    added.push(name.to_owned());
    let folders = ["web/src/assets", "../crates/web/js"].map(project);
    let file = folders.iter().map(|folder| folder.join(name)).find(|file| file.exists()).unwrap();
    for line in fs::read_to_string(file).unwrap().lines() {
        match line.strip_prefix("import ") {
            Some(import) => {
                add(import.split("./").nth(1).unwrap().trim_end_matches(['"', '\'', ';']), added, script)
            }
            None => *script += &format!("{}\n", line.strip_prefix("export ").unwrap_or(line)),
        }
    }
}

/// Runs the body of a function that uses what some modules define, and returns its value. The modules are in the language
/// of the page.
pub(super) fn run(browser: &Browser, modules: &[&str], body: &str) -> Value {
    let (mut added, mut script) = (Vec::new(), String::new());
    for module in ["language.js"].iter().chain(modules) {
        add(module, &mut added, &mut script);
    }
    browser.script_with_callback(&format!(
        "const finish = arguments[0];
         (async () => {{
           {script}
           setLanguage(document.documentElement.lang.slice(0, 2));
           {body}
         }})().then(finish, (error) => finish(String(error)));"
    ))
}
