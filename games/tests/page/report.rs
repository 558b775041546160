//! The report of a tournament in a browser.

use super::faults::faults;
use super::foreign::foreign_texts_in_turn;
use super::live::{NARROW, Tournament};
use super::view::SIZES;
use test_support::browser::{Browser, Driver};

/// Returns the faults of a tournament's report.
pub(super) fn faults_of_it(driver: &Driver, axe: Option<&str>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    Tournament::begin(folder.path(), &["--rounds", "2", "--quiet"]).wait();
    let browser = Browser::sized(driver, SIZES[1], false, "en");
    browser.goto(&format!("file://{}/report.html", folder.path().display()));
    browser.until("document.querySelector('#standings td')");
    let mut found = foreign_texts_in_turn(&browser);
    browser.click("#language");
    browser.until("document.querySelector('#title').textContent.startsWith('黑白棋')");
    browser.script(NARROW);
    found.extend(faults(&browser, axe, true, "report"));
    found
}
