//! A class graded with `--lang zh`: no text of the pages, the tables and the messages is English.

use crate::gocheck;
use crate::graded_class::class;
use crate::packing::{encrypted, zip};
use crate::run_programs::has_sandbox;
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::english::english_words;
use test_support::run;

/// The data of a page.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("<script type=\"application/json\" id=\"data\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

/// The keys of a page's data whose texts people read.
const TEXTS: [&str; 11] =
    ["title", "facts", "text", "help", "notes", "remedies", "reasons", "sign", "after", "columns", "unread"];

/// The Chinese texts of a page: a text that is the same in every language, or the second of two.
fn texts(value: &Value, is_text: bool, all: &mut Vec<String>) {
    match value {
        Value::String(text) if is_text => all.push(text.clone()),
        Value::Array(items) => match items.as_slice() {
            [Value::String(english), Value::String(chinese)]
                if is_text && is_chinese(chinese) && !is_chinese(english) =>
            {
                all.push(chinese.clone());
            }
            items => items.iter().for_each(|item| texts(item, is_text, all)),
        },
        Value::Object(members) => {
            members.iter().for_each(|(key, value)| texts(value, TEXTS.contains(&key.as_str()), all));
        }
        _ => {}
    }
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

/// Grades the class in Chinese, and returns every text that a person reads, with the place where it stands.
fn graded(folder: &Path, options: &[&str]) -> Vec<(String, String)> {
    let mut command = gocheck(folder);
    command.args([
        "grade",
        "t_1.txt",
        "t_0.txt",
        "--submissions",
        "class",
        "--feedback",
        "pages",
        "--lang",
        "zh",
    ]);
    let (status, stdout, stderr) = run(command.args(options));
    assert!(status < 2, "{stderr}");
    let mut all = vec![("table".to_owned(), stdout), ("messages".to_owned(), stderr)];
    let table = fs::read_to_string(folder.join("output/grades.csv")).unwrap();
    all.push(("grades.csv".to_owned(), table.replace("\"\"", "'")));
    let pages = fs::read_dir(folder.join("pages")).unwrap().map(|entry| entry.unwrap().path());
    for path in pages.chain([folder.join("output/grades.html")]) {
        let page = fs::read_to_string(&path).unwrap();
        assert!(page.contains("<html lang=\"zh-CN\">"), "{}", path.display());
        let mut shown = Vec::new();
        texts(&data(&page), false, &mut shown);
        assert!(!shown.is_empty());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        all.extend(shown.into_iter().map(|text| (name.clone(), text)));
    }
    all
}

/// Fails with every text that has an English word other than these.
fn no_english(texts: &[(String, String)], allowed: &str) {
    let mut wrong: Vec<String> = Vec::new();
    for (place, line) in texts.iter().flat_map(|(place, text)| text.lines().map(move |line| (place, line))) {
        let mut words = english_words(line);
        words.retain(|word| !allowed.split(' ').any(|name| name == *word));
        if !words.is_empty() {
            wrong.push(format!("{place}: {words:?} in {line}"));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The position of problem 0, which is not valid.
const RULE: &str = "0 0 -1\n0 1 1\n1 0 1\n";

#[test]
fn hand_ins_of_every_kind() {
    let docx = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
    let picture = zip(&[
        ("[Content_Types].xml", b"<Types/>"),
        ("word/document.xml", b"<d xmlns:w=\"w\" xmlns:a=\"a\"><w:p><w:r><a:blip/></w:r></w:p></d>"),
    ]);
    let files: &[(&str, &[u8])] = &[
        ("01.txt", b"t_1\n1 0\nt_0\nFalse\n"),
        ("02.txt", b"t_1\n0 1\nt_0\nTrue\n"),
        ("03.txt", b"t_1\nx y\nt_0\n\n"),
        ("04.txt", "t_1\n0 0\n8 8\n9 9\n".as_bytes()),
        ("05.txt", b"t_1\n[1, 2, 3]\nt_0\n1 2\n"),
        ("06.txt", b"t_1\nTrue\nt_2\n1 0\n"),
        ("07.pdf", b"%PDF-1.7\n"),
        ("08.docx", &docx),
        ("09.docx", &picture),
        ("10.html", "<p>作业<img src=\"1.png\">".as_bytes()),
        ("11.zip", &encrypted(zip(&[("answer_for_t.txt", b"t_1\n")]))),
        ("12.zip", b"PK\x03\x04"),
        ("13.rar", b"Rar!\x1A\x07\x01\0"),
        ("14/", b""),
        ("15/t_1.txt", b"0 0 -1\n"),
        ("16/a.txt", b"t_1\n1 0\n"),
        ("16/b.txt", b"t_1\n8 8\n"),
        ("17/answer_a.txt", b"t_1\n1 0\n"),
        ("17/answer_b.txt", b"t_1\n8 8\n"),
        ("18/1/answer_for_t.txt", b"t_1\n1 0\n"),
        ("18/2/answer_for_t.txt", b"t_1\n8 8\n"),
        ("19/answer_for_t.txt", b"t_1\n1 0\n"),
        ("19/answer_for_t_old.txt", b"t_1\n8 8\n"),
        ("20/go.py", b"print(1)\n"),
        ("21.jpg", b"\xFF\xD8\xFF\xE0"),
        ("22.txt", b"1 0\n2 2\n"),
        ("23.txt", b"t_1\n2,1\n\nt_1\n1 0\n"),
        ("24.csv", b"t_1,B2,A1\n"),
        ("25.txt", b"[t]Problem 1: extra words here: (1, 0)\n"),
    ];
    let folder = class(files);
    fs::write(folder.path().join("t_0.txt"), RULE).unwrap();
    let roster = "学号,姓名,班级\n01,Li,1\n02,Wu,1\n30,He,2\n04,Xu,2\n";
    fs::write(folder.path().join("名单.csv"), roster).unwrap();
    no_english(&graded(folder.path(), &[]), "Problem extra words here");
    fs::remove_dir_all(folder.path().join("pages")).unwrap();
    no_english(
        &graded(folder.path(), &["--roster", "名单.csv", "--strict"]),
        "Problem extra words here Li Wu He Xu",
    );
}

#[test]
fn programs_that_fail_in_every_way() {
    if !has_sandbox() {
        return;
    }
    let files: &[(&str, &[u8])] = &[
        ("01/go_test.py", b"import sys\nsys.exit(3)\n"),
        ("02/go_test.py", b"import os\nos.kill(os.getpid(), 11)\n"),
        ("03/go_test.py", b"pass\n"),
        ("04/go_test.py", b"while True: pass\n"),
        ("05/go_test.py", b"open('x.txt')\n"),
        ("06/go_test.py", b"open('D:/x.txt')\n"),
        ("07/go_test.py", b"import module_of_mine\n"),
        ("08/go_test.py", b"print('[t]Problem 1: (1, 0)')\nimport os\nos.abort()\n"),
        ("09/go_test.py", b"print('[t]Problem 1: (8, 8)')\nprint('[t]Problem 0: True')\n"),
        ("10/go_test.py", b"x = [0] * 10 ** 10\n"),
        ("11/go_test.py", b""),
        ("12/a.py", b"1\n"),
        ("12/b.py", b"2\n"),
        ("13/answer_for_t.txt", b"t_1\n1 0\n"),
        ("14/run.sh", b"#!/nowhere/sh\n"),
        ("15/main.sh", b"#!/bin/sh\nexit 3\n"),
        ("16/go_test.py", b"input(); input(); print('[t]Problem 1: (1, 0)')\n"),
        ("17/go_test.py", b"import socket\nsocket.create_connection(('10.0.0.1', 80))\n"),
    ];
    let folder = class(files);
    fs::write(folder.path().join("t_0.txt"), RULE).unwrap();
    let texts = graded(folder.path(), &["--run", "auto", "--sets", "2", "--time", "3"]);
    // What programs, Python and the system print.
    no_english(&texts, "python3 Problem SIGABRT SIGSEGV MemoryError OSError Errno Function not implemented");
}
