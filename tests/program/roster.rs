//! `gocheck grade --roster`: students without submissions, and submissions of unknown students.

use crate::gocheck;
use crate::graded_class::{Lines, RIGHT, class, grade};
use std::fs;
use test_support::run;

/// The submissions have these names and right answers. Returns the students' lines and standard error.
fn line_up(roster: &[u8], hand_ins: &[&str]) -> (Lines, String) {
    let files: Vec<(&str, &[u8])> = hand_ins.iter().map(|&name| (name, RIGHT.as_bytes())).collect();
    let folder = class(&files);
    fs::write(folder.path().join("class/roster.csv"), roster).unwrap();
    let (_, lines, stderr) = grade(folder.path(), &["--roster", "class/roster.csv"]);
    (lines, stderr)
}

/// Checks who has a submission (`+`) or none (`-`), and the messages.
fn expect(roster: &str, hand_ins: &[&str], expected: &[&str], messages: &[&str]) {
    let (lines, stderr) = line_up(roster.as_bytes(), hand_ins);
    let lines: Vec<String> = lines
        .iter()
        .map(|(student, why)| match why.as_str() {
            "100.0" => format!("+{student}"),
            "nothing was handed in" => format!("-{student}"),
            other => format!("{student}: {other}"),
        })
        .collect();
    let mut lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut expected = expected.to_vec();
    lines.sort_unstable();
    expected.sort_unstable();
    assert_eq!(lines, expected, "{roster:?} {hand_ins:?} {stderr}");
    for message in messages {
        assert!(stderr.contains(message), "{message:?} is not in\n{stderr}");
    }
    let warnings = stderr.matches(" warning: ").count();
    assert_eq!(warnings, messages.len(), "{stderr}");
}

#[test]
fn students_without_submissions_and_submissions_without_students_are_listed() {
    expect(
        "学号,姓名,班级\n2023001,张三,1\n2023002,李四,1\n2023003,王五,2\n",
        &["2023001_张三/answer_for_t.txt", "李四-作业.txt", "guest.txt"],
        &["+2023001 张三", "+2023002 李四", "-2023003 王五", "+guest"],
        &["class/guest.txt: G208 warning: no student of the roster has this id or name"],
    );
}

#[test]
fn ids_and_names_are_found_in_names_of_files() {
    let roster = "id,name\n2023001,张三\n2023002,Li Ming\n2023003,Zoë Müller\nU12,Ann Lee\n";
    for (hand_in, student) in [
        ("2023001.txt", "2023001 张三"),
        ("hw1_2023001_final.txt", "2023001 张三"),
        ("2023001张三.txt", "2023001 张三"),
        ("２０２３００１.txt", "2023001 张三"),
        ("s2023001.txt", "2023001 张三"),
        ("大作业张三第一次.txt", "2023001 张三"),
        ("Li_Ming.txt", "2023002 Li Ming"),
        ("liming2.txt", "2023002 Li Ming"),
        ("hw-LiMing-围棋.txt", "2023002 Li Ming"),
        ("ZOË MÜLLER_123_assignsubmission_file_/answer.txt", "2023003 Zoë Müller"),
        ("u12.txt", "U12 Ann Lee"),
        ("AnnLeeHomework.txt", "U12 Ann Lee"),
    ] {
        let (lines, stderr) = line_up(roster.as_bytes(), &[hand_in]);
        assert!(lines.get(student).is_some_and(|line| line == "100.0"), "{hand_in}: {lines:?}");
        assert_eq!((lines.len(), stderr.contains("warning")), (4, false), "{hand_in}: {lines:?} {stderr}");
    }
    // A part of a longer number or of another word does not count.
    for hand_in in ["20230010.txt", "12023001.txt", "Olli Mingus.txt", "xu12.txt", "U123.txt", "张_四三.txt"]
    {
        let (lines, _) = line_up(roster.as_bytes(), &[hand_in]);
        assert_eq!(lines.len(), 5, "{hand_in}: {lines:?}");
    }
}

#[test]
fn the_longest_match_wins_and_ambiguity_is_reported() {
    let roster = "id,name\n1001,张三\n1002,张三丰\n1003,李四\n";
    expect(roster, &["张三丰.txt"], &["-1001 张三", "+1002 张三丰", "-1003 李四"], &[]);
    expect(roster, &["张三.txt", "张三丰.txt"], &["+1001 张三", "+1002 张三丰", "-1003 李四"], &[]);
    // The id takes precedence over the name.
    expect(
        roster,
        &["1001_李四.txt"],
        &["+1001 张三", "-1002 张三丰", "-1003 李四"],
        &["class/1001_李四.txt: G209 warning: counted for 1001 张三, but it may belong to 1003 李四"],
    );
    // Two students with one name: each gets one of the submissions, with a warning that they may be swapped.
    let namesakes = "id,name\n1001,张三\n1002,张三\n";
    expect(
        namesakes,
        &["张三.txt", "张三_b.txt"],
        &["+1001 张三", "+1002 张三"],
        &[
            "class/张三.txt: G209 warning: counted for 1001 张三, but it may belong to 1002 张三",
            "class/张三_b.txt: G209 warning: counted for 1002 张三, but it may belong to 1001 张三",
        ],
    );
    expect(namesakes, &["1002张三.txt"], &["-1001 张三", "+1002 张三"], &[]);
    // Several files of one student are one submission. Of two folders, one counts and the other is listed.
    expect(roster, &["1003.txt", "李四_再交.txt"], &["-1001 张三", "-1002 张三丰", "+1003 李四"], &[]);
    expect(
        roster,
        &["1003/answer_for_t.txt", "李四_再交/answer_for_t.txt"],
        &["-1001 张三", "-1002 张三丰", "+1003 李四", "+李四_再交"],
        &["class/李四_再交: G210 warning: also belongs to 1003 李四, for whom 1003 counts"],
    );
}

/// If two match equally well, the readable one counts.
#[test]
fn a_submission_that_cannot_be_read_gives_way() {
    let folder = class(&[("1003_a/a.pdf", b"%PDF-1.7"), ("1003_b/a.txt", RIGHT.as_bytes())]);
    fs::write(folder.path().join("roster.csv"), "1003,李四\n").unwrap();
    let (_, lines, stderr) = grade(folder.path(), &["--roster", "roster.csv"]);
    assert_eq!(lines["1003 李四"], "100.0");
    assert!(lines["1003_a"].contains("G106"), "{lines:?}");
    assert!(
        stderr.contains("class/1003_a: G210 warning: also belongs to 1003 李四, for whom 1003_b counts"),
        "{stderr}"
    );
}

#[test]
fn rosters_are_read_in_every_form_that_spreadsheets_write() {
    let utf_16 = |text: &str| -> Vec<u8> {
        [0xFEFF].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let text = "学号\t姓名\t备注\r\n1001\t张三\t\r\n1002\t李四\t旁听\r\n";
    let rosters = [
        "id,name\n1001,张三\n1002,李四\n".as_bytes().to_vec(),
        "\u{feff}学号;姓名\r\n1001;张三\r\n\r\n1002;李四\r\n;\r\n".as_bytes().to_vec(),
        "sep=;\nStudent ID;Full Name\n1001;张三\n1002;李四".as_bytes().to_vec(),
        "1001,张三\r1002,李四\r".as_bytes().to_vec(),
        "张三,1001\n李四,1002\n".as_bytes().to_vec(),
        "1,1001,张三,男\n2,1002,李四,女\n".as_bytes().to_vec(),
        "序号,班级,姓名,学号\n1,计科1班,张三,1001\n2,计科1班,\"李四\",1002\n".as_bytes().to_vec(),
        "学号，姓名\n1001，张三\n1002，李四\n".as_bytes().to_vec(),
        "学号；姓名；备注\n1001；\"张三\"；\"甲，\"\"乙\"\"；丙\"\n1002；李四；无\n".as_bytes().to_vec(),
        "sep=，\n1001，张三\n1002，李四\n".as_bytes().to_vec(),
        "sep=;\n学号;姓名;备注，可空\n1001;张三;\n1002;李四;甲，乙；丙\n".as_bytes().to_vec(),
        utf_16(text),
        encoding_rs::GB18030.encode(text).0.into_owned(),
    ];
    for roster in rosters {
        let shown = String::from_utf8_lossy(&roster);
        let (lines, stderr) = line_up(&roster, &["李四.txt"]);
        let students: Vec<&str> = lines.keys().map(String::as_str).collect();
        assert_eq!(students, ["1001 张三", "1002 李四"], "{shown}: {stderr}");
        assert_eq!(lines["1002 李四"], "100.0", "{shown}");
    }
    // Only ids, and only names.
    for (roster, students) in [("1001\n1002\n", ["1001", "1002"]), ("Ann\nBert\n", ["Ann", "Bert"])] {
        let (lines, _) = line_up(roster.as_bytes(), &[&format!("{}.txt", students[1])]);
        assert_eq!(lines.keys().collect::<Vec<_>>(), students);
    }
}

#[test]
fn at_most_twenty_faulty_lines_are_reported() {
    let folder = class(&[("ann.txt", RIGHT.as_bytes())]);
    fs::write(folder.path().join("r.csv"), format!("id,name,class\n{}", ",,c\n".repeat(100_000))).unwrap();
    let call = ["grade", "t_1.txt", "--submissions", "class", "--roster", "r.csv"];
    let (status, _, stderr) = run(gocheck(folder.path()).args(call));
    assert_eq!((status, stderr.matches(" G204 ").count()), (2, 20), "{stderr}");
    assert!(stderr.contains("r.csv:21:1: G204") && stderr.contains("99980 more errors"), "{stderr}");
}

#[test]
fn a_faulty_roster_is_exit_status_2_and_every_line_of_it_is_named() {
    let folder = class(&[("ann.txt", RIGHT.as_bytes())]);
    for (roster, messages) in [
        (&b""[..], &["r.csv: G202 error: no students in the roster"][..]),
        (b"id,name\n", &["r.csv: G202 error: no students in the roster"]),
        (
            b"id,name,class\n1,Ann,a\n2,Lee, Bert,b\n,,c\n1,Carl,a\n",
            &[
                "r.csv:3:1: G203 error: expected at most 3 fields, found 4",
                "r.csv:4:1: G204 error: neither an id nor a name",
                "r.csv:5:1: G205 error: 1 Carl is already listed on line 2",
            ],
        ),
        (b"id,name\n1,\"Ann\n2,Bert\n3,Carl\n", &["r.csv:2:1: G206 error: the quotation mark is not closed"]),
        (b"id,name\n,Ann\n,ann\n", &["r.csv:3:1: G205 error: ann is already listed on line 2"]),
        (b"PK\x03\x04", &["r.csv: G201 error: an archive, not a roster"]),
        (b"id,name\n1,\xFF\xFF\n", &["r.csv: T101 error: not a text file: line 2"]),
    ] {
        fs::write(folder.path().join("r.csv"), roster).unwrap();
        let call = ["grade", "t_1.txt", "--submissions", "class", "--roster", "r.csv"];
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(call));
        assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
        for line in messages {
            assert!(stderr.contains(line), "{line:?} is not in\n{stderr}");
        }
        assert_eq!(stderr.matches(" error: ").count(), messages.len(), "{stderr}");
    }
    fs::write(folder.path().join("list.xlsx"), b"PK\x03\x04").unwrap();
    for (roster, message) in
        [("list.xlsx", "G201 error: a spreadsheet, not a roster"), ("none.csv", "F101 error")]
    {
        let call = ["grade", "t_1.txt", "--submissions", "class", "--roster", roster];
        let (status, _, stderr) = run(gocheck(folder.path()).args(call));
        assert!(status == 2 && stderr.contains(message), "{stderr}");
    }
}
