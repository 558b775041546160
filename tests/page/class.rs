//! Use of `grades.html` by a teacher: from the table to a student, to a board, through the class and back.

use crate::view::View;
use serde_json::Value;
use test_support::run;

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

/// The table of a class.
pub(super) fn table(view: &View) {
    let mut command = view.program();
    command.args(["grade", "-q"]).args(PROBLEMS.map(|problem| format!("data/train_{problem}.txt")));
    command.args(["--submissions", "tests/data/grade/class", "-o"]).arg(view.folder.path());
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/grades.html", view.folder.path().display()));
    view.has("tbody tr", 5);
}

pub(super) fn from_the_class_to_the_boards_and_back(view: &View) {
    table(view);
    view.is_tidy();

    // The table: sorted by a problem, and searched.
    let names = || {
        view.browser.script(
            "return [...document.querySelectorAll('tbody th')].map((each) => each.innerText).join(' ')",
        )
    };
    assert_eq!(names(), "ada bert carl dora emil");
    view.hit("thead th:nth-last-child(3) button");
    assert_eq!(names(), "carl bert ada dora emil");
    view.browser.keys("input[type=search]", "BE");
    view.has("tbody tr", 1);

    // A student's boards, with right, missing and extra points.
    view.hit("tbody th a");
    view.shows("h1", "bert");
    view.has(".item", 7);
    view.shows("#many .card", "train_9");
    view.browser.script("document.querySelectorAll('.item')[4].scrollIntoView()");
    view.browser.until("document.querySelectorAll('.item')[4].querySelectorAll('.spot').length > 0");
    view.is_tidy();

    // One of the boards, and the same problem through the class.
    view.hit(".item:nth-child(5)");
    view.shows("h1", "train_3");
    view.has(".marks .missing", 1);
    view.has(".marks .right", 3);
    view.has(".marks .extra", 2);
    view.shows(".card", "bert · 50.0");
    view.hit(".card .row button:first-child");
    view.shows(".card", "ada · 100.0");
    view.has(".marks .right", 4);
    view.hit("#bar button:nth-child(3)");
    view.shows("h1", "train_4");
    view.shows(".card", "ada");
    view.is_tidy();

    // Back with the page's button: to the student's boards, then to the table. Unreadable submissions have a reason.
    view.browser.script("history.go(-2)");
    view.shows(".card", "bert");
    view.hit("#all");
    view.shows("h1", "bert");
    view.hit("#all");
    view.browser.until("document.querySelector('tbody')");
    // The search is cleared.
    view.browser.keys("#many input", "\u{e010}\u{e003}\u{e003}");
    view.has("tbody tr", 5);
    view.hit("tbody tr:nth-child(4) th a");
    view.shows("#many .card", "note.md");
    assert_eq!(view.count(".item, #many select"), 0);
    view.is_tidy();
}

/// Names of students are inserted as text.
pub(super) fn hostile_names_are_text(view: &View) {
    let name = "<img src=x onerror=alert(1)>'\u{202e}abc";
    let class = view.folder.path().join("class");
    std::fs::create_dir_all(class.join(name)).unwrap();
    std::fs::write(class.join(name).join("answer.txt"), "train_0\nTrue\n").unwrap();
    let mut command = view.program();
    command
        .args(["grade", "-q", "data/train_0.txt", "--submissions"])
        .arg(&class)
        .arg("-o")
        .arg(view.folder.path());
    assert_eq!(run(&mut command).0, 1);
    view.goto(&format!("{}/grades.html", view.folder.path().display()));
    // A name cannot change the direction of the text next to it.
    let shown = Value::from(name.replace('\u{202e}', "\u{fffd}"));
    view.browser.until(&format!("document.querySelector('tbody th')?.innerText === {shown}"));
    assert_eq!(view.count("main img"), 0);
    view.is_tidy();
}
