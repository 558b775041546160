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
        ("word/document.xml", b"<w:p><w:r><w:drawing><a:blip r:embed=\"r\"/></w:drawing></w:r></w:p>"),
    ]);
    let files: &[(&str, &[u8])] = &[
        ("甲.txt", b"t_1\n1 0\nt_0\nFalse\n"),
        ("乙.txt", b"t_1\n0 1\nt_0\nTrue\n"),
        ("丙.txt", "t_1\n一 二\nt_0\n\n".as_bytes()),
        ("丁.txt", "t_1\n0 0\n8 8\n9 9\n".as_bytes()),
        ("戊.txt", b"t_1\n[1, 2, 3]\nt_0\n1 2\n"),
        ("己.txt", b"t_1\nTrue\nt_2\n1 0\n"),
        ("庚.pdf", b"%PDF-1.7\n"),
        ("辛.docx", &docx),
        ("壬.docx", &picture),
        ("癸.html", "<p>作业<img src=\"1.png\">".as_bytes()),
        ("子.zip", &encrypted(zip(&[("answer_for_t.txt", b"t_1\n")]))),
        ("丑.zip", b"PK\x03\x04"),
        ("寅.rar", b"Rar!\x1A\x07\x01\0"),
        ("卯/", b""),
        ("辰/t_1.txt", b"0 0 -1\n"),
        ("巳/甲.txt", b"t_1\n1 0\n"),
        ("巳/乙.txt", b"t_1\n8 8\n"),
        ("午/answer_甲.txt", b"t_1\n1 0\n"),
        ("午/answer_乙.txt", b"t_1\n8 8\n"),
        ("未/1/answer_for_t.txt", b"t_1\n1 0\n"),
        ("未/2/answer_for_t.txt", b"t_1\n8 8\n"),
        ("申/answer_for_t.txt", b"t_1\n1 0\n"),
        ("申/answer_for_t_old.txt", b"t_1\n8 8\n"),
        ("酉/go.py", b"print(1)\n"),
        ("戌.jpg", b"\xFF\xD8\xFF\xE0"),
        ("亥.txt", b"1 0\n2 2\n"),
        ("天.txt", b"t_1\n2,1\n\nt_1\n1 0\n"),
        ("地.csv", b"t_1,B2,A1\n"),
        ("玄.txt", b"[t]Problem 1: extra words here: (1, 0)\n"),
    ];
    let folder = class(files);
    fs::write(folder.path().join("t_0.txt"), RULE).unwrap();
    let roster = "学号,姓名,班级\n1,甲,一班\n2,乙,一班\n3,黄,二班\n4,丙,二班\n";
    fs::write(folder.path().join("名单.csv"), roster).unwrap();
    no_english(&graded(folder.path(), &[]), "PNG");
    fs::remove_dir_all(folder.path().join("pages")).unwrap();
    no_english(&graded(folder.path(), &["--roster", "名单.csv", "--strict"]), "");
}

#[test]
fn programs_that_fail_in_every_way() {
    if !has_sandbox() {
        return;
    }
    let files: &[(&str, &[u8])] = &[
        ("甲/go_test.py", b"import sys\nsys.exit(3)\n"),
        ("乙/go_test.py", b"import os\nos.kill(os.getpid(), 11)\n"),
        ("丙/go_test.py", b"pass\n"),
        ("丁/go_test.py", b"while True: pass\n"),
        ("戊/go_test.py", b"open('x.txt')\n"),
        ("己/go_test.py", b"open('D:/x.txt')\n"),
        ("庚/go_test.py", b"import module_of_mine\n"),
        ("辛/go_test.py", b"print('[t]Problem 1: (1, 0)')\nimport os\nos.abort()\n"),
        ("壬/go_test.py", b"print('[t]Problem 1: (8, 8)')\nprint('[t]Problem 0: True')\n"),
        ("癸/go_test.py", b"x = [0] * 10 ** 10\n"),
        ("子/go_test.py", b""),
        ("丑/a.py", b"1\n"),
        ("丑/b.py", b"2\n"),
        ("寅/answer_for_t.txt", b"t_1\n1 0\n"),
        ("卯/run.sh", b"#!/nowhere/sh\n"),
        ("辰/main.sh", b"#!/bin/sh\nexit 3\n"),
        ("巳/go_test.py", b"input(); input(); print('[t]Problem 1: (1, 0)')\n"),
        ("午/go_test.py", b"import socket\nsocket.create_connection(('10.0.0.1', 80))\n"),
    ];
    let folder = class(files);
    fs::write(folder.path().join("t_0.txt"), RULE).unwrap();
    let texts = graded(folder.path(), &["--run", "auto", "--sets", "2", "--time", "3"]);
    // What the programs print, and their names.
    no_english(&texts, "python3 sh bin nowhere module_of_mine");
}
