//! Texts of the pages in another language than the page's.

use serde_json::Value;
use test_support::browser::Browser;

/// The words of names: players and programs, games that are kept, files.
const NAMES: &[&[&str]] = &[
    &["tortoise", "hare", "crash", "words", "slow", "killed", "ghost", "Gone", "gocheck"],
    &["broken", "game", "name", "with", "long"],
    // Output of the tournament's programs, and the commands that start them.
    &["hello", "absent"],
];

/// Returns what a page says in another language than its own.
pub(super) fn foreign_texts(browser: &Browser) -> Vec<String> {
    let mut names = NAMES.concat();
    // Boards of Ataxx are named by letters.
    let boards = "return [...document.querySelectorAll('#boards label')].map((each) => each.textContent)
                    .filter((name) => /^[a-hx\\d]{1,4}$/.test(name))";
    let boards = browser.script(boards);
    names.extend(boards.as_array().unwrap().iter().filter_map(Value::as_str));
    browser.foreign_texts(&names)
}

/// Like [`foreign_texts`], before and after a change of the language, if the page has a button for it and no dialog covers it.
pub(super) fn foreign_texts_in_turn(browser: &Browser) -> Vec<String> {
    let mut found = foreign_texts(browser);
    for time in ["after a change", "after another change"] {
        let is_free =
            "return Boolean(document.querySelector('#language')) && !document.querySelector('dialog[open]')";
        if browser.script(is_free) == true {
            browser.script("document.querySelector('#language').click()");
            found.extend(foreign_texts(browser).into_iter().map(|text| format!("{time}: {text}")));
        }
    }
    found
}
