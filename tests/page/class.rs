//! `grades.html` as a teacher uses it: from the table to a student, to a board, through the class and back.

use crate::gocheck;
use crate::view::{SIZES, View};
use serde_json::{Value, json};
use test_support::browser::driver;
use test_support::{project, run};

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

fn look(driver: &str, size: (u32, u32), language: &str) {
    let view = View::new(driver, size, "en");
    let mut command = gocheck(&project(""));
    command.args(["grade", "-q", "--lang", language]);
    command.args(PROBLEMS.map(|problem| format!("data/train_{problem}.txt")));
    command.args(["--submissions", "tests/data/grade/class", "-o"]).arg(view.folder.path());
    assert_eq!(run(&mut command).0, 1);
    view.browser.goto(&format!("file://{}/grades.html", view.folder.path().display()));
    view.browser.until("document.querySelectorAll('tbody tr').length === 5");
    view.is_tidy();

    // The table: sorted by a problem, and searched.
    let names = || {
        view.browser.script(
            "return [...document.querySelectorAll('tbody th')].map((each) => each.innerText).join(' ')",
        )
    };
    assert_eq!(names(), "ada bert carl dora emil");
    view.browser.click("thead th:nth-last-child(3) button");
    assert_eq!(names(), "carl bert ada dora emil");
    view.browser.keys("input[type=search]", "BE");
    view.browser.until("document.querySelectorAll('tbody tr').length === 1");

    // A student's boards, with what was right, missing and extra.
    view.browser.click("tbody th a");
    view.says("h1", "bert");
    view.browser.until("document.querySelectorAll('.item').length === 7");
    view.says("#many .card", "train_9");
    view.browser.script("document.querySelectorAll('.item')[4].scrollIntoView()");
    view.browser.until("document.querySelectorAll('.item')[4].querySelectorAll('.spot').length > 0");
    view.is_tidy();

    // A board of it, and the same problem through the class.
    view.browser.script("document.querySelectorAll('.item')[4].click()");
    view.says("h1", "train_3");
    view.browser.until("document.querySelectorAll('.marks .missing').length === 1");
    view.browser.until("document.querySelectorAll('.marks .right').length === 3");
    view.browser.until("document.querySelectorAll('.marks .extra').length === 2");
    view.says(".card", "bert · 50.0");
    view.browser.click(".card .row button:first-child");
    view.says(".card", "ada · 100.0");
    view.browser.until("document.querySelectorAll('.marks .right').length === 4");
    view.browser.click("#bar button:nth-child(3)");
    view.says("h1", "train_4");
    view.says(".card", "ada");
    view.is_tidy();

    // Back by the page's own button: to the student's boards, then to the table; who could not be read says why.
    view.browser.script("history.go(-2)");
    view.says(".card", "bert");
    view.browser.click("#all");
    view.says("h1", "bert");
    view.browser.click("#all");
    view.browser.until("document.querySelector('tbody')");
    view.browser.script(
        "const s = document.querySelector('#many input'); s.value = ''; s.dispatchEvent(new Event('input'))",
    );
    view.browser.script("document.querySelectorAll('tbody th a')[3].click()");
    view.says("#many .card", "note.md");
    assert_eq!(view.browser.script("return document.querySelectorAll('.item, #many select').length"), 0);
    view.is_tidy();
}

#[test]
fn from_the_class_to_the_boards_and_back() {
    let Some((_driver, address)) = driver() else { return };
    for (size, language) in SIZES.into_iter().zip(["en", "zh", "en"]) {
        look(&address, size, language);
    }
}

/// Names of students are text.
#[test]
fn hostile_names_are_text() {
    let Some((_driver, address)) = driver() else { return };
    let view = View::new(&address, SIZES[0], "en");
    let name = "<img src=x onerror=alert(1)>'\u{202e}abc";
    let class = view.folder.path().join("class");
    std::fs::create_dir_all(class.join(name)).unwrap();
    std::fs::write(class.join(name).join("answer.txt"), "train_0\nTrue\n").unwrap();
    let mut command = gocheck(&project(""));
    command
        .args(["grade", "-q", "data/train_0.txt", "--submissions"])
        .arg(&class)
        .arg("-o")
        .arg(view.folder.path());
    assert_eq!(run(&mut command).0, 1);
    view.browser.goto(&format!("file://{}/grades.html", view.folder.path().display()));
    // A name cannot turn what stands beside it.
    let shown = Value::from(name.replace('\u{202e}', "\u{fffd}"));
    view.browser.until(&format!("document.querySelector('tbody th')?.innerText === {shown}"));
    assert_eq!(view.browser.script("return document.querySelectorAll('main img').length"), json!(0));
    view.is_tidy();
}
