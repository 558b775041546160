//! Submissions of a class: folders, files and archives of every kind. Each student has a line, and nothing else has one.

use crate::gocheck;
use crate::graded_class::{PUZZLE, RIGHT, WRONG, class, expect};
use crate::packing::{encrypted, gzip, tar, zip};
use test_support::run;

/// Grades a class given as rows: the student, a file, its content, and the student's line. A row without a student is
/// another file of the student above, or a file of no student.
fn expect_each(rows: &[(&str, &str, &[u8], &str)]) -> String {
    let files: Vec<_> = rows.iter().map(|&(_, file, bytes, _)| (file, bytes)).collect();
    let lines = rows.iter().filter(|(student, ..)| !student.is_empty());
    let lines: Vec<_> = lines.map(|&(student, _, _, line)| (student, line)).collect();
    expect(&files, &lines)
}

#[test]
fn every_entry_has_a_line_and_nothing_else_has() {
    let right = RIGHT.as_bytes();
    let docx = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
    let utf_16: Vec<u8> =
        [0xFEFF].into_iter().chain(RIGHT.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let stderr = expect_each(&[
        ("folder", "folder/answer_for_t.txt", right, "100"),
        ("file", "file.txt", right, "100"),
        ("sheet", "sheet.csv", right, "100"),
        ("zipped", "zipped.zip", &zip(&[("answer_for_t.txt", right)]), "100"),
        ("tarred", "tarred.tar", &tar(&[("answer_for_t.txt", right)]), "100"),
        ("gzipped", "gzipped.tar.gz", &gzip(&tar(&[("answer_for_t.txt", right)])), "100"),
        ("short", "short.tgz", &gzip(&tar(&[("answer_for_t.txt", right)])), "100"),
        ("alone.txt", "alone.txt.gz", &gzip(right), "100"),
        ("empty", "empty/", b"", "class/empty: G105 error: the submission is empty"),
        (
            "only_junk",
            "only_junk/.DS_Store",
            b"\0\0\0\x01Bud1",
            "class/only_junk: G105 error: the submission is empty",
        ),
        ("", "only_junk/__MACOSX/._a.txt", b"\0\x05\x16\x07", ""),
        (
            "seven",
            "seven.7z",
            b"7z\xBC\xAF\x27\x1C\0\x04",
            "class/seven.7z: G107 error: seven.7z cannot be opened: 7z archives are not supported",
        ),
        (
            "rare",
            "rare.rar",
            b"Rar!\x1A\x07\x01\0",
            "G107 error: rare.rar cannot be opened: RAR archives are not supported",
        ),
        (
            "really_rar",
            "really_rar.zip",
            b"Rar!\x1A\x07\x01\0",
            "G107 error: really_rar.zip cannot be opened: RAR archives are not supported",
        ),
        (
            "squeezed",
            "squeezed.tar.xz",
            b"\xFD7zXZ\0",
            "G107 error: squeezed.tar.xz cannot be opened: xz archives are not supported",
        ),
        ("word", "word.docx", &docx, "class/word.docx: G106 error: no answers: word.docx is a Word document"),
        (
            "renamed",
            "renamed.txt",
            &docx,
            "class/renamed.txt: G106 error: no answers: renamed.txt is a Word document",
        ),
        ("code", "code.py", b"print('True')\n", "G106 error: no answers: code.py is a program"),
        ("paper", "paper.pdf", b"%PDF-1.7\n", "G106 error: no answers: paper.pdf is a PDF"),
        ("rich", "rich.rtf", b"{\\rtf1 nothing}", "G106 error: no answers: rich.rtf is rich text"),
        ("rich_text", "rich_text.txt", b"{\\rtf1 t_1\\par 1 0}", "100"),
        ("photo", "photo.jpg", b"\xFF\xD8\xFF\xE0", "G106 error: no answers: photo.jpg is a picture"),
        ("bytes", "bytes.txt", b"\x01\x02\x03", "G106 error: no answers: bytes.txt is not a text file"),
        ("notes", "notes.md", right, "100"),
        (
            "reports",
            "reports/report.docx",
            &docx,
            "class/reports: G106 error: no answers: report.docx is a Word document, solve.py is a program",
        ),
        ("", "reports/solve.py", b"pass\n", ""),
        ("wide", "wide.txt", &utf_16, "100"),
        (
            "broken",
            "broken.zip",
            b"PK\x03\x04 and no more",
            "G108 error: broken.zip cannot be opened: it is damaged or incomplete",
        ),
        (
            "cut",
            "cut.tar.gz",
            &gzip(&tar(&[("answer_for_t.txt", right)]))[..40],
            "G108 error: cut.tar.gz cannot be opened: it is damaged or incomplete",
        ),
        (
            "nothing",
            "nothing.zip",
            b"",
            "G108 error: nothing.zip cannot be opened: it is damaged or incomplete",
        ),
        (
            "hidden",
            "hidden.zip",
            &encrypted(zip(&[("answer_for_t.txt", right)])),
            "G109 error: hidden.zip cannot be opened: it has a password",
        ),
        ("", "__MACOSX/._file.txt", b"\0\x05\x16\x07", ""),
        ("", ".DS_Store", b"\0\0\0\x01Bud1", ""),
        ("", "Thumbs.db", b"\xD0\xCF\x11\xE0", ""),
        ("", "desktop.ini", b"[.ShellClassInfo]", ""),
        ("", "~$word.docx", b"owner", ""),
        ("", ".hidden.txt", right, ""),
    ]);
    assert!(!stderr.contains("warning"), "{stderr}");
}

#[test]
fn answers_are_found_anywhere_in_a_folder_or_an_archive() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    let stderr = expect_each(&[
        ("case", "case/ANSWER_FOR_T.TXT", right, "100"),
        ("short", "short/answer.txt", right, "100"),
        ("many", "many/Answers.csv", right, "100"),
        ("output", "output/output/answer_for_t.txt", right, "100"),
        ("deep", "deep/homework/1/answer_for_t.txt", right, "100"),
        (
            "mac",
            "mac.zip",
            &zip(&[("hw/", b""), ("hw/answer_for_t.txt", right), ("__MACOSX/hw/._answer_for_t.txt", b"\0")]),
            "100",
        ),
        ("windows", "windows.zip", &zip(&[("hw\\output\\answer_for_t.txt", right)]), "100"),
        ("lms", "lms/homework.zip", &zip(&[("answer_for_t.txt", right)]), "100"),
        ("twice", "twice.zip", &zip(&[("inner.zip", &zip(&[("answer_for_t.txt", right)]))]), "100"),
        (
            "thrice",
            "thrice.zip",
            &zip(&[("a.zip", &zip(&[("b.zip", &zip(&[("answer_for_t.txt", right)]))]))]),
            "class/thrice.zip: G111 error: a.zip/b.zip cannot be opened: archives are nested too deeply",
        ),
        ("escape", "escape.zip", &zip(&[("../../answer_for_t.txt", right)]), "100"),
        ("escape2", "escape2.tar", &tar(&[("../../../answer_for_t.txt", right)]), "100"),
        ("lone", "lone/结果.txt", right, "100"),
        ("", "lone/t_1.txt", PUZZLE.as_bytes(), ""),
        ("", "lone/README.txt", b"Read me.", ""),
        ("", "lone/solve.py", b"pass", ""),
        (
            "unclear",
            "unclear/a.txt",
            right,
            "class/unclear: G113 error: it is unclear which file contains the answers: a.txt, b.txt",
        ),
        ("", "unclear/b.txt", wrong, ""),
        (
            "puzzles",
            "puzzles/t_1.txt",
            PUZZLE.as_bytes(),
            "class/puzzles: G120 error: no answers, only puzzles: t_1.txt",
        ),
        ("double", "double/answer_for_t.txt.txt", right, "100"),
        ("named", "named/2023001_张三_answer.txt", right, "100"),
        ("", "named/notes.txt", wrong, ""),
        ("chinese", "chinese/t答案.txt", right, "100"),
        ("two_tags", "two_tags/answer_for_t.txt", right, "100"),
        ("", "two_tags/answer_for_other.txt", b"other_1\n2 2\n", ""),
        ("", "two_tags/answer.txt", wrong, ""),
        ("beside", "beside/answer_for_t.txt", right, "100"),
        ("", "beside/code.rar", b"Rar!\x1A\x07\x01\0", ""),
    ]);
    for message in [
        "class/lone: G115 note: read 结果.txt, the only text file",
        "class/two_tags: G114 note: read answer_for_other.txt, answer_for_t.txt, skipped answer.txt",
        "class/beside: G116 warning: not opened: code.rar",
    ] {
        assert!(stderr.contains(message), "{message:?} is not in\n{stderr}");
    }
}

#[test]
fn one_of_several_candidates_is_read_and_the_others_are_reported() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    // The first of each pair is preferred.
    let pairs = [
        ("answer_for_t.txt", "Answer_For_T.txt"),
        ("Answer_For_T.txt", "answer_for_t (1).txt"),
        ("answer_for_t (2).txt", "answer_for_t (1).txt"),
        ("deep/er/answer_for_t.txt", "answer_for_t-副本.txt"),
        ("answer_for_t.txt", "output/answer_for_t.txt"),
        ("output/answer_for_t.txt", "a/b/answer_for_t.txt"),
        ("answer_for_t.txt", "answer_for_t.csv"),
        ("attempt2/answer_for_t.txt", "attempt1/answer_for_t.txt"),
        ("answer_for_t_20191103.txt", "answer_for_t_20191101.txt"),
        ("answer_for_t_final.txt", "answer_for_t.txt"),
        ("answer_for_t.txt", "answer_for_t_old.txt"),
        ("answer_for_t.txt", "answer_for_t.txt~"),
        ("张三_answer_for_t.txt", "answer_for_t.txt.bak"),
        ("answer_for_t.txt", "answer.txt"),
        ("answer_for_t.txt", "my answers.txt"),
        ("mine (2).txt", "mine (1).txt"),
        ("mine.txt", "mine.txt~"),
    ];
    for (first, second) in pairs {
        let files = [(format!("ann/{first}"), right), (format!("ann/{second}"), wrong)];
        let files: Vec<(&str, &[u8])> = files.iter().map(|(name, text)| (name.as_str(), *text)).collect();
        let stderr = expect(&files, &[("ann", "100")]);
        // A backup of a file without a matching name is not mentioned.
        let note = format!("class/ann: G114 note: read {first}, skipped {second}");
        assert!(stderr.contains(&note) || first == "mine.txt" && second.ends_with('~'), "{note}: {stderr}");
    }
    // Nothing indicates which is newer.
    let unclear = [("ann/answer_a.txt", right), ("ann/answer_b.txt", wrong)];
    let stderr = expect(&unclear, &[("ann", "G102 error: t_1 has different answers")]);
    assert!(!stderr.contains("G114"), "{stderr}");
    let folders = [("ann/a/answer_for_t.txt", right), ("ann/b/answer_for_t.txt", right)];
    let message = "class/ann: G122 error: it is unclear whether a, b are students or attempts of one student";
    expect(&folders, &[("ann", message)]);
    // A backup on its own, and an empty file next to one that is not empty.
    expect(&[("ann/answer_for_t.txt~", right)], &[("ann", "100")]);
    expect(&[("ann/answer_for_t.txt", b""), ("ann/output/answer_for_t.txt", right)], &[("ann", "100")]);
    // A file that cannot be text is not a candidate.
    let docx = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
    expect(&[("ann/answer_for_t.txt", &docx), ("ann/answer_for_t (1).txt", right)], &[("ann", "100")]);
}

#[test]
fn two_submissions_of_a_student_are_two_lines() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    let stderr = expect(
        &[
            ("zhang/answer_for_t.txt", right),
            ("zhang.zip", &zip(&[("answer_for_t.txt", wrong)])),
            ("li.txt", right),
            ("li.csv", wrong),
            ("wu.txt", right),
            ("wu.txt~", wrong),
        ],
        &[("zhang", "100"), ("zhang.zip", "0"), ("li.txt", "100"), ("li.csv", "0"), ("wu", "100")],
    );
    assert!(stderr.contains("class/zhang.zip: G117 warning: has the same name as zhang\n"), "{stderr}");
    assert!(stderr.contains("class/li.csv: G117 warning: has the same name as li.txt\n"), "{stderr}");
}

/// An archive of a class is divided into students. An unclear one has a row with the reason.
#[test]
fn archives_are_divided_into_students() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    let stderr = expect(
        &[
            (
                "hw.zip",
                &zip(&[("2023001_张三.txt", right), ("2023002_李四/answer.txt", wrong), ("成绩.xlsx", b"")]),
            ),
            ("unpacked/2023003_王五.txt", right),
            ("unpacked/2023004_赵六/answer_for_t.txt", wrong),
            ("unpacked/名单.csv", b"id\n2023003\n"),
            ("Wei Wang_4010_assignsubmission_file_/answer.txt", right),
            ("Na Li_4011_assignsubmission_file_a.txt", wrong),
            ("Na Li_4011_assignsubmission_onlinetext_/onlinetext.html", b"<p>see my file"),
            ("anna.zip", &zip(&[("a.txt", right), ("b.txt", right)])),
            ("bert.zip", &zip(&[("x/answer.txt", right), ("y/answer.txt", right)])),
            ("2023005_孙七.zip", &zip(&[("a.txt", right), ("b.txt", right)])),
            ("2023006_周八.zip", &zip(&[("2023009_王伟.txt", right), ("2023010_李娜.txt", right)])),
            ("carl.zip", &zip(&[("answer.txt", right), ("方明.txt", wrong), ("白云.txt", wrong)])),
            (
                "locked.zip",
                &encrypted(zip(&[("2023007_吴九/answer.txt", right), ("2023008_郑十/answer.txt", right)])),
            ),
        ],
        &[
            ("2023001_张三", "100"),
            ("2023002_李四", "0"),
            ("2023003_王五", "100"),
            ("2023004_赵六", "0"),
            ("Wei Wang", "100"),
            ("Na Li", "0"),
            (
                "anna",
                "class/anna.zip: G113 error: it is unclear which file contains the answers: a.txt, b.txt",
            ),
            ("bert", "class/bert.zip: G122 error: it is unclear whether x, y are students or attempts"),
            ("2023005_孙七", "100"),
            (
                "2023006_周八",
                "class/2023006_周八.zip: G122 error: it is unclear whether 2023009_王伟.txt, 2023010_李娜.txt are",
            ),
            ("carl", "100"),
            (
                "2023007_吴九",
                "class/locked.zip/2023007_吴九: G109 error: locked.zip cannot be opened: it has a password",
            ),
            (
                "2023008_郑十",
                "class/locked.zip/2023008_郑十: G109 error: locked.zip cannot be opened: it has a password",
            ),
        ],
    );
    for message in [
        "class/hw.zip: G121 note: not a student's, left out: 成绩.xlsx",
        "G121 note: not a student's, left out: unpacked/名单.csv",
    ] {
        assert!(stderr.contains(message), "{stderr}");
    }
}

#[test]
fn problems_are_named_by_files_and_folders() {
    let (right, wrong) = (b"1 0\n", b"8 8\n");
    for name in
        ["answer_1.txt", "t_1.txt", "第1题.txt", "题1/output.txt", "result1.csv", "1.txt", "answer_t_1.txt"]
    {
        let stderr = expect(&[(&format!("ann/{name}"), right)], &[("ann", "100")]);
        let message = format!("class/ann: G119 note: the problem is taken from the name of {name}");
        assert!(stderr.contains(&message), "{stderr}");
    }
    let stderr = expect(
        &[("ann/attempt1/answer_1.txt", wrong), ("ann/attempt2/answer_1.txt", right)],
        &[("ann", "100")],
    );
    assert!(stderr.contains("read attempt2/answer_1.txt, skipped attempt1/answer_1.txt"), "{stderr}");
}

#[test]
fn answers_directly_in_the_folder_of_submissions_belong_to_the_folder() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    // The browser has numbered this download, which may be anyone's.
    let files: &[(&str, &[u8])] =
        &[("answer_for_t.txt", right), ("answer_for_t (1).txt", wrong), ("ann.txt", wrong)];
    expect(files, &[("class", "100"), ("answer_for_t (1)", "0"), ("ann", "0")]);
    let folder = class(&[("ann/answer_for_t.txt", right)]);
    let inside = folder.path().join("class/ann");
    let arguments = ["grade", "../../t_1.txt", "--submissions", "answer_for_t.txt", "--format", "json"];
    let (status, stdout, stderr) = run(gocheck(&inside).args(arguments));
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout.contains("\"student\":\"ann\""), "{stdout}");
}

/// Names in GBK that `unzip` wrote to disk unchanged.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_with_a_name_in_gbk_is_read() {
    use crate::graded_class::{Lines, grade};
    use std::fs;
    use std::os::unix::ffi::OsStrExt;

    let folder = class(&[]);
    let name = encoding_rs::GBK.encode("张三").0.into_owned();
    let student = folder.path().join("class").join(std::ffi::OsStr::from_bytes(&name));
    fs::create_dir(&student).unwrap();
    fs::write(student.join("answer_for_t.txt"), RIGHT).unwrap();
    assert_eq!(grade(folder.path(), &[]).1, Lines::from([("张三".to_owned(), "100.0".to_owned())]));
}

/// A name cannot colour a table, hide a line of it or add one.
#[cfg(unix)]
#[test]
fn names_with_control_characters_are_shown_without_them() {
    use crate::graded_class::grade;

    let archive = zip(&[("a\u{1B}[2J/answer_for_t\u{202E}.txt", RIGHT.as_bytes())]);
    let files: &[(&str, &[u8])] = &[
        ("ann\nbert  100.0\u{1B}[31m.txt", WRONG.as_bytes()),
        ("\u{2066}carl\u{9B}.zip", &archive),
        ("Icon\r", b""),
    ];
    let folder = class(files);
    let (_, lines, stderr) = grade(folder.path(), &[]);
    let expected = [("ann\u{FFFD}bert  100.0\u{FFFD}[31m", "0.0"), ("\u{FFFD}carl\u{FFFD}", "100.0")];
    assert_eq!(lines, expected.map(|(student, score)| (student.to_owned(), score.to_owned())).into());
    let call = ["grade", "t_1.txt", "--submissions", "class"];
    let (_, table, messages) = run(gocheck(folder.path()).args(call));
    for text in [table, messages, stderr] {
        let obeyed = |c: char| c.is_control() && c != '\n' || "\u{202E}\u{2066}".contains(c);
        assert!(!text.contains(obeyed) && !text.contains("\nbert"), "{text:?}");
    }
}

#[test]
fn a_folder_that_is_not_there_or_holds_nothing_is_exit_status_2() {
    let folder = class(&[(".DS_Store", b"")]);
    let output_of = |submissions: &[&str]| {
        run(gocheck(folder.path()).args(["grade", "t_1.txt", "--submissions"]).args(submissions))
    };
    let (status, stdout, stderr) = output_of(&["clas", "none.txt", "class"]);
    assert_eq!((status, stdout.as_str()), (2, ""));
    for line in [
        "clas: F101 error: no such file",
        "none.txt: F101 error: no such file",
        "class: G104 error: no submissions",
    ] {
        assert!(stderr.contains(line), "{stderr}");
    }
    assert!(!folder.path().join("output").exists());
}
