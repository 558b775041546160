//! What to do about a submission, in every output of `gocheck grade`.

use crate::gocheck;
use crate::graded_class::{class, expect, grade};
use crate::packing::zip;
use serde_json::Value;
use std::fs;
use test_support::run;

/// A file without a readable answer has no mark, does not count in the mean, and has its remedy in every output.
#[test]
fn what_cannot_be_read_has_no_mark_and_a_remedy() {
    let folder = class(&[
        ("ann.txt", b"t_1\n1 0\n"),
        ("bob.txt", b"t_1\n(1 0\n"),
        ("cyd/answer_a.txt", b"t_1\n1 0\n"),
        ("cyd/answer_b.txt", b"t_1\n8 8\n"),
        ("dan.jpg", b"\xFF\xD8\xFF\xE0"),
        ("eve.txt", b"t_1\n0 1\n"),
    ]);
    let remedies = [
        ("bob", "write one `row col` per line, without brackets"),
        ("cyd", "keep one of them, or number them, such as attempt1 and attempt2"),
        ("dan", "hand in the answers as text, answer_for_<tag>.txt"),
    ];
    let call = ["grade", "t_1.txt", "--submissions", "class", "--feedback", "pages"];
    let (_, table, _) = run(gocheck(folder.path()).args(call));
    assert!(table.lines().last().unwrap().starts_with("mean      50.0"), "{table}");
    let csv = fs::read_to_string(folder.path().join("output/grades.csv")).unwrap();
    let head = csv.lines().next().unwrap();
    assert!(head.ends_with(",reason,remedy,remarks"), "{head}");
    let (_, json, _) = run(gocheck(folder.path()).args(call).args(["--format", "json"]));
    let rows: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (student, remedy) in remedies {
        let line = table.lines().find(|line| line.starts_with(student)).unwrap();
        assert_eq!(line.split_whitespace().nth(1), Some("-"), "{line}");
        assert!(line.ends_with(&format!("; remedy: {remedy}")), "{line}");
        let line = csv.lines().find(|line| line.starts_with(student)).unwrap();
        assert!(line.starts_with(&format!("{student},,,,,")) && line.contains(remedy), "{line}");
        let row = rows.iter().find(|row| row["student"] == student).unwrap();
        assert_eq!((&row["score"], &row["remedy"]), (&Value::Null, &Value::from(remedy)), "{row}");
        let page = fs::read_to_string(folder.path().join(format!("pages/{student}.html"))).unwrap();
        // The board without its answer.
        let remedy = remedy.replace('<', "\\u003c");
        assert!(page.contains(&remedy) && page.contains("\"exercise\":true"), "{student}");
        assert!(page.contains("\"board\":") && !page.contains("\"captures\":["), "{student}");
    }
    assert_eq!(rows.iter().find(|row| row["student"] == "ann").unwrap()["remedy"], Value::Null);
    let eve = rows.iter().find(|row| row["student"] == "eve").unwrap();
    assert!(eve["remedy"].as_str().unwrap().contains("the row first"), "{eve}");
}

/// A document whose only content is a picture says so, whatever its format; so does one whose text has no answers.
#[test]
fn answers_in_pictures_are_named() {
    let picture = |text: &str| {
        let document = format!(
            "<d xmlns:w=\"w\" xmlns:a=\"a\"><w:p><w:r>{text}<w:drawing><a:blip/></w:drawing></w:r></w:p></d>"
        );
        zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", document.as_bytes())])
    };
    let content = b"<c xmlns:o=\"o\" xmlns:d=\"d\"><o:body><o:text><o:p><d:frame><d:image/></d:frame></o:p></o:text></o:body></c>";
    let sheet = b"<worksheet><sheetData/><drawing/></worksheet>";
    let workbook = b"<workbook xmlns:r=\"r\"><sheets><sheet name=\"1\" r:id=\"a\"/></sheets></workbook>";
    let relations =
        b"<Relationships><Relationship Id=\"a\" Target=\"worksheets/sheet1.xml\"/></Relationships>";
    let xlsx = zip(&[
        ("xl/workbook.xml", workbook),
        ("xl/_rels/workbook.xml.rels", relations),
        ("xl/worksheets/sheet1.xml", sheet),
    ]);
    let odt = zip(&[("mimetype", b"application/vnd.oasis.opendocument.text"), ("content.xml", content)]);
    let notebook = br#"{"cells":[{"outputs":[{"output_type":"display_data","data":{"image/png":"AA=="}}]}]}"#;
    expect(
        &[
            ("a.docx", &picture("")),
            ("b.docx", &picture("<w:t>homework of b</w:t>")),
            ("c.odt", &odt),
            ("d.xlsx", &xlsx),
            ("e.rtf", b"{\\rtf1{\\pict\\pngblip 89504e47}}"),
            ("f.html", b"<p><img src=\"a.png\">"),
            ("g.ipynb", notebook),
            ("h.docx", &zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")])),
        ],
        &[
            ("a", "class/a.docx: G129 error: no answers: a.docx contains only pictures, which are not read"),
            ("b", "class/b.docx: G129 error: no answers in the text of b.docx; its pictures are not read"),
            ("c", "no answers: c.odt contains only pictures, which are not read"),
            ("d", "no answers: d.xlsx contains only pictures, which are not read"),
            ("e", "no answers: e.rtf contains only pictures, which are not read"),
            ("f", "no answers: f.html contains only pictures, which are not read"),
            ("g", "no answers: g.ipynb contains only pictures, which are not read"),
            ("h", "no answers: h.docx is a Word document"),
        ],
    );
    let folder = class(&[("a.docx", &picture(""))]);
    let (_, lines, _) = grade(folder.path(), &["--lang", "zh"]);
    assert!(lines["a"].contains("没有答案：a.docx 里只有图片"), "{lines:?}");
}
