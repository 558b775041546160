//! The report of a tournament in a browser.

use super::faults::faults;
use super::live::{NARROW, Tournament};
use super::view::SIZES;
use serde_json::{Value, json};
use test_support::browser::{Browser, Driver};

/// Returns the faults of a tournament's report.
pub(super) fn faults_of_it(driver: &Driver, axe: Option<&str>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    Tournament::begin(folder.path(), &["--rounds", "2", "--quiet"]).wait();
    let browser = Browser::sized(driver, SIZES[1], false, "en");
    browser.goto(&format!("file://{}/report.html", folder.path().display()));
    browser.until("document.querySelector('#standings td')");
    // Nothing of one language is left in the other.
    let words = "document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)";
    let chinese = browser.script(&format!("return ({words}).match(/\\p{{Script=Han}}+/gu)"));
    assert_eq!(chinese, json!(["中文"]));
    browser.click("#language");
    browser.until("document.querySelector('#title').textContent.startsWith('黑白棋')");
    let english = browser.script(&format!("return ({words}).match(/[A-Za-z]{{4,}}/g)"));
    let of_players = ["tortoise", "hare", "English", "Home", "Space"];
    let english = english.as_array().unwrap().iter().filter_map(Value::as_str);
    assert_eq!(english.filter(|word| !of_players.contains(word)).collect::<Vec<_>>(), [""; 0]);
    browser.script(NARROW);
    faults(&browser, axe, true, "report")
}
