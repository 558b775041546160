//! Use of `grades.html` by a teacher: from the table to a student, to a board, through the class and back.

use crate::view::View;
use serde_json::Value;
use test_support::{project, run};

const PROBLEMS: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

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

    // The table is sorted by a problem, and searched.
    let names = || {
        view.browser.script(
            "return [...document.querySelectorAll('tbody th')].map((each) => each.innerText).join(' ')",
        )
    };
    assert_eq!(names(), "ada bert carl dora emil");
    view.hit("thead th:nth-last-child(4) button");
    assert_eq!(names(), "carl bert ada dora emil");
    view.hit("thead th:nth-last-child(4) button");
    assert_eq!(names(), "emil dora ada bert carl");
    view.hit("thead th:nth-last-child(4) button");
    view.browser.keys("input[type=search]", "BE");
    view.has("tbody tr", 1);

    // A student's boards have right, missing and extra points.
    view.hit("tbody th a");
    view.shows("h1", "bert");
    view.has(".item", 7);
    view.shows("#many .card", "train_9");
    view.browser.script("document.querySelectorAll('.item')[4].scrollIntoView()");
    view.browser.until("document.querySelectorAll('.item')[4].querySelectorAll('.spots > *').length > 0");
    view.is_tidy();

    // Open one of the boards, then the same problem through the class.
    view.hit(".item:nth-child(5)");
    view.shows("h1", "train_3");
    view.has(".marks .missing", 1);
    view.has(".marks .right", 3);
    view.has(".marks .extra", 2);
    view.shows("#whose", "bert · 50.0");
    view.hit("#whose button:first-child");
    view.shows("#whose", "ada · 100.0");
    view.has(".marks .right", 4);
    view.hit("#bar button:nth-child(3)");
    view.shows("h1", "train_4");
    view.shows("#whose", "ada");
    view.is_tidy();

    // The page's back button leads to the student's boards, then to the table. Unreadable submissions have a reason.
    view.browser.script("history.go(-2)");
    view.shows("#whose", "bert");
    view.hit("#all");
    view.shows("h1", "bert");
    view.hit("#all");
    view.browser.until("document.querySelector('tbody')");
    // Clear the search.
    view.browser.keys("#many input", "\u{e010}\u{e003}\u{e003}");
    view.has("tbody tr", 5);
    view.hit("tbody tr:nth-child(4) th a");
    view.browser.until("/no answer|没有答案/.test(document.querySelector('#many .card')?.innerText)");
    assert_eq!(view.count(".item, #many select"), 0);
    view.is_tidy();
}

/// Visible to the teacher without opening anything: what to do about unreadable submissions, slips on boards, reasons.
pub(super) fn lessons(view: &View) {
    let class = view.folder.path().join("lessons");
    std::fs::create_dir(&class).unwrap();
    let answers = std::fs::read_to_string(project("data/answer_for_train.txt")).unwrap();
    let swapped: String = answers
        .lines()
        .map(|line| match line.trim().split_once(' ') {
            Some((row, col)) => format!("{col} {row}\n"),
            None => format!("{line}\n"),
        })
        .collect();
    for (name, text) in [("amy.txt", &swapped), ("ben.txt", &swapped), ("cat.txt", &answers)] {
        std::fs::write(class.join(name), text).unwrap();
    }
    std::fs::write(class.join("dan.pdf"), "%PDF-1.7").unwrap();
    let mut command = view.program();
    command.args(["grade", "-q", "data/train_3.txt", "data/train_5.txt", "--submissions"]).arg(&class);
    assert_eq!(run(command.arg("-o").arg(view.folder.path())).0, 1);
    view.goto(&format!("{}/grades.html", view.folder.path().display()));

    view.says(".unread li", "dan.pdf is a PDF");
    view.has(".unread p", 1);
    view.has(".slips .example", 1);
    view.says(".slips .example b", "Rows and columns are swapped.");
    view.says(".slips .example", "2 students");
    // The four captures of train_3 and the points marked instead, on a board with its numbers.
    view.has(".example .spots .missing", 4);
    view.has(".example .spots .extra", 4);
    view.has(".slips .names text", 18);
    view.says("tbody tr:nth-child(2) .why", "3 5 rows and columns are swapped");
    view.says("tbody tr:nth-child(4)", "dan.pdf is a PDF");
    view.says("tbody tr:nth-child(4) .remedy", "save the answers as plain text");
    view.is_tidy();
    // Reasons and remedies are in the language of the page.
    view.hit("#language");
    view.says("tbody tr:nth-child(2) .why", "3 5 行和列写反了");
    view.says(".slips .example b", "行和列写反了。");
    view.says(".unread p", "请把答案另存为纯文本");
    view.hit("#language");
    view.hit(".slips .example > figcaption > a");
    view.says(".outcome", "Rows and columns are swapped.");
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
