//! A class as it is handed in: folders, files and archives of every kind. Each has a line, and none that is no student.

use crate::gocheck;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use test_support::run;

/// The puzzle's right answer, and one that is wrong.
const PUZZLE: &str = "0 0 -1\n0 1 1\n";
pub(crate) const RIGHT: &str = "t_1\n1 0\n";
pub(crate) const WRONG: &str = "t_1\n8 8\n";

/// A folder with the puzzle t_1 and a class of these files; a name that ends with `/` is a folder.
pub(crate) fn class(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("t_1.txt"), PUZZLE).unwrap();
    fs::create_dir(folder.path().join("class")).unwrap();
    for (name, bytes) in files {
        let path = folder.path().join("class").join(name);
        if name.ends_with('/') {
            fs::create_dir_all(path).unwrap();
        } else {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
    }
    folder
}

/// A zip archive; every second member is packed.
fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let members: Vec<(&[u8], &[u8])> =
        members.iter().map(|&(name, bytes)| (name.as_bytes(), bytes)).collect();
    zip_of_bytes(&members)
}

fn zip_of_bytes(members: &[(&[u8], &[u8])]) -> Vec<u8> {
    let mut archive = rawzip::ZipArchiveWriter::new(Vec::new());
    for (i, &(name, bytes)) in members.iter().enumerate() {
        let name = rawzip::path::EntryPath::verbatim(name);
        if name_is_folder(members[i].0) {
            archive.new_dir(name).create().unwrap();
            continue;
        }
        let is_packed = i % 2 == 1;
        let method =
            if is_packed { rawzip::CompressionMethod::DEFLATE } else { rawzip::CompressionMethod::STORE };
        let (mut entry, config) = archive.new_file(name).compression_method(method).start().unwrap();
        let descriptor = if is_packed {
            let packed = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::default());
            let mut writer = config.wrap(packed);
            writer.write_all(bytes).unwrap();
            let (packed, descriptor) = writer.finish().unwrap();
            packed.finish().unwrap();
            descriptor
        } else {
            let mut writer = config.wrap(&mut entry);
            writer.write_all(bytes).unwrap();
            writer.finish().unwrap().1
        };
        entry.finish(descriptor).unwrap();
    }
    archive.finish().unwrap()
}

fn name_is_folder(name: &[u8]) -> bool {
    name.ends_with(b"/")
}

/// The same archive with the mark of a password on every member.
fn encrypted(mut zip: Vec<u8>) -> Vec<u8> {
    for (signature, flags) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        let places: Vec<usize> =
            zip.windows(4).enumerate().filter(|(_, at)| at == signature).map(|(i, _)| i).collect();
        places.into_iter().for_each(|place| zip[place + flags] |= 1);
    }
    zip
}

fn tar(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = tar::Builder::new(Vec::new());
    for (name, bytes) in members {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        // The builder refuses `..`, which a malicious archive may have.
        if name.contains("..") {
            header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
            header.set_cksum();
            archive.append(&header, *bytes).unwrap();
        } else {
            archive.append_data(&mut header, name, *bytes).unwrap();
        }
    }
    archive.into_inner().unwrap()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

/// What is said of each student: the score, or why there is none.
pub(crate) type Lines = BTreeMap<String, String>;

/// Grades the class: the exit status, the students' lines, and what is said beside them.
pub(crate) fn grade(folder: &Path, arguments: &[&str]) -> (i32, Lines, String) {
    let mut command = gocheck(folder);
    command.args(["grade", "t_1.txt", "--submissions", "class", "--format", "json"]).args(arguments);
    let (status, stdout, stderr) = run(&mut command);
    let objects = stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let lines = objects.map(|object| {
        let said = object["why"].as_str().map_or_else(|| object["score"].to_string(), str::to_owned);
        (object["student"].as_str().unwrap().to_owned(), said)
    });
    let lines: Vec<_> = lines.collect();
    let count = lines.len();
    let lines: Lines = lines.into_iter().collect();
    assert_eq!(lines.len(), count, "two lines of the same student");
    (status, lines, stderr)
}

/// Grades a class and compares its lines, of which the beginnings of the reasons are given.
fn expect(files: &[(&str, &[u8])], expected: &[(&str, &str)]) -> String {
    let folder = class(files);
    let (_, lines, stderr) = grade(folder.path(), &[]);
    let students: Vec<&str> = lines.keys().map(String::as_str).collect();
    let mut named: Vec<&str> = expected.iter().map(|&(student, _)| student).collect();
    named.sort_unstable();
    assert_eq!(students, named, "{lines:#?}");
    for (student, said) in expected {
        assert!(lines[*student].contains(said), "{student}: {said:?} is not in {:?}", lines[*student]);
    }
    stderr
}

#[test]
fn every_entry_is_a_line_and_nothing_else_is() {
    let right = RIGHT.as_bytes();
    let docx = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
    let utf_16: Vec<u8> =
        [0xFEFF].into_iter().chain(RIGHT.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let stderr = expect(
        &[
            ("folder/answer_for_t.txt", right),
            ("file.txt", right),
            ("sheet.csv", right),
            ("zipped.zip", &zip(&[("answer_for_t.txt", right)])),
            ("tarred.tar", &tar(&[("answer_for_t.txt", right)])),
            ("gzipped.tar.gz", &gzip(&tar(&[("answer_for_t.txt", right)]))),
            ("short.tgz", &gzip(&tar(&[("answer_for_t.txt", right)]))),
            ("alone.txt.gz", &gzip(right)),
            ("empty/", b""),
            ("only_junk/.DS_Store", b"\0\0\0\x01Bud1"),
            ("only_junk/__MACOSX/._a.txt", b"\0\x05\x16\x07"),
            ("seven.7z", b"7z\xBC\xAF\x27\x1C\0\x04"),
            ("rare.rar", b"Rar!\x1A\x07\x01\0"),
            ("really_rar.zip", b"Rar!\x1A\x07\x01\0"),
            ("squeezed.tar.xz", b"\xFD7zXZ\0"),
            ("word.docx", &docx),
            ("renamed.txt", &docx),
            ("code.py", b"print('True')\n"),
            ("paper.pdf", b"%PDF-1.7\n"),
            ("rich.txt", b"{\\rtf1 t_1}"),
            ("photo.jpg", b"\xFF\xD8\xFF\xE0"),
            ("bytes.txt", b"\x01\x02\x03"),
            ("notes.md", right),
            ("reports/report.docx", &docx),
            ("reports/solve.py", b"pass\n"),
            ("wide.txt", &utf_16),
            ("broken.zip", b"PK\x03\x04 and no more"),
            ("cut.tar.gz", &gzip(&tar(&[("answer_for_t.txt", right)]))[..40]),
            ("nothing.zip", b""),
            ("hidden.zip", &encrypted(zip(&[("answer_for_t.txt", right)]))),
            ("__MACOSX/._file.txt", b"\0\x05\x16\x07"),
            (".DS_Store", b"\0\0\0\x01Bud1"),
            ("Thumbs.db", b"\xD0\xCF\x11\xE0"),
            ("desktop.ini", b"[.ShellClassInfo]"),
            ("~$word.docx", b"owner"),
            (".hidden.txt", right),
        ],
        &[
            ("folder", "100"),
            ("file", "100"),
            ("sheet", "100"),
            ("zipped", "100"),
            ("tarred", "100"),
            ("gzipped", "100"),
            ("short", "100"),
            ("alone.txt", "100"),
            ("empty", "class/empty: G105 error: nothing is in it"),
            ("only_junk", "class/only_junk: G105 error: nothing is in it"),
            ("seven", "class/seven.7z: G107 error: seven.7z cannot be opened: a 7z archive"),
            ("rare", "G107 error: rare.rar cannot be opened: a RAR archive"),
            ("really_rar", "G107 error: really_rar.zip cannot be opened: a RAR archive"),
            ("squeezed", "G107 error: squeezed.tar.xz cannot be opened: a xz archive"),
            ("word", "class/word.docx: G106 error: no answers: word.docx is a Word document"),
            ("renamed", "class/renamed.txt: G106 error: no answers: renamed.txt is a Word document"),
            ("code", "G106 error: no answers: code.py is a program"),
            ("paper", "G106 error: no answers: paper.pdf is a PDF"),
            ("rich", "G106 error: no answers: rich.txt is rich text"),
            ("photo", "G106 error: no answers: photo.jpg is a picture"),
            ("bytes", "G106 error: no answers: bytes.txt is not a text"),
            ("notes", "G106 error: no answers: notes.md is neither .txt nor .csv"),
            (
                "reports",
                "class/reports: G106 error: no answers: report.docx is a Word document, solve.py is a program",
            ),
            ("wide", "100"),
            ("broken", "G108 error: broken.zip cannot be opened: damaged, or not complete"),
            ("cut", "G108 error: cut.tar.gz cannot be opened: damaged, or not complete"),
            ("nothing", "G108 error: nothing.zip cannot be opened: damaged, or not complete"),
            ("hidden", "G109 error: hidden.zip cannot be opened: it has a password"),
        ],
    );
    assert!(!stderr.contains("warning"), "{stderr}");
}

#[test]
fn answers_are_found_wherever_they_lie_in_a_folder_or_an_archive() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    let stderr = expect(
        &[
            ("case/ANSWER_FOR_T.TXT", right),
            ("short/answer.txt", right),
            ("many/Answers.csv", right),
            ("output/output/answer_for_t.txt", right),
            ("deep/homework/1/answer_for_t.txt", right),
            (
                "mac.zip",
                &zip(&[
                    ("hw/", b""),
                    ("hw/answer_for_t.txt", right),
                    ("__MACOSX/hw/._answer_for_t.txt", b"\0"),
                ]),
            ),
            ("windows.zip", &zip(&[("hw\\output\\answer_for_t.txt", right)])),
            ("lms/homework.zip", &zip(&[("answer_for_t.txt", right)])),
            ("twice.zip", &zip(&[("inner.zip", &zip(&[("answer_for_t.txt", right)]))])),
            ("thrice.zip", &zip(&[("a.zip", &zip(&[("b.zip", &zip(&[("answer_for_t.txt", right)]))]))])),
            ("escape.zip", &zip(&[("../../answer_for_t.txt", right)])),
            ("escape2.tar", &tar(&[("../../../answer_for_t.txt", right)])),
            ("lone/结果.txt", right),
            ("lone/t_1.txt", PUZZLE.as_bytes()),
            ("lone/README.txt", b"Read me."),
            ("lone/solve.py", b"pass"),
            ("unclear/a.txt", right),
            ("unclear/b.txt", wrong),
            ("puzzles/t_1.txt", PUZZLE.as_bytes()),
            ("double/answer_for_t.txt.txt", right),
            ("named/2023001_张三_answer.txt", right),
            ("named/notes.txt", wrong),
            ("chinese/t答案.txt", right),
            ("two_tags/answer_for_t.txt", right),
            ("two_tags/answer_for_other.txt", b"other_1\n2 2\n"),
            ("two_tags/answer.txt", wrong),
            ("beside/answer_for_t.txt", right),
            ("beside/code.rar", b"Rar!\x1A\x07\x01\0"),
        ],
        &[
            ("case", "100"),
            ("short", "100"),
            ("many", "100"),
            ("output", "100"),
            ("deep", "100"),
            ("mac", "100"),
            ("windows", "100"),
            ("lms", "100"),
            ("twice", "100"),
            (
                "thrice",
                "class/thrice.zip: G111 error: a.zip/b.zip cannot be opened: an archive within an archive",
            ),
            ("escape", "100"),
            ("escape2", "100"),
            ("lone", "100"),
            ("unclear", "class/unclear: G113 error: which file holds the answers? a.txt, b.txt"),
            ("puzzles", "class/puzzles: G101 error: no answer_for_<tag>.txt"),
            ("double", "100"),
            ("named", "100"),
            ("chinese", "100"),
            ("two_tags", "100"),
            ("beside", "100"),
        ],
    );
    for said in [
        "class/lone: G115 note: read 结果.txt, the only text",
        "class/two_tags: G114 note: read answer_for_other.txt, answer_for_t.txt, passed over answer.txt",
        "class/beside: G116 warning: not opened: code.rar",
    ] {
        assert!(stderr.contains(said), "{said:?} is not in\n{stderr}");
    }
}

#[test]
fn of_several_candidates_one_is_read_and_the_others_are_named() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    // The first of each pair is preferred.
    let pairs = [
        ("answer_for_t.txt", "Answer_For_T.txt"),
        ("Answer_For_T.txt", "answer_for_t (1).txt"),
        ("deep/er/answer_for_t.txt", "answer_for_t-副本.txt"),
        ("answer_for_t.txt", "output/answer_for_t.txt"),
        ("output/answer_for_t.txt", "a/b/answer_for_t.txt"),
        ("answer_for_t.txt", "answer_for_t.csv"),
        ("a/answer_for_t.txt", "b/answer_for_t.txt"),
        ("answer_for_t.txt", "answer_for_t_final.txt"),
        ("answer_for_t.txt", "answer_for_t.txt~"),
        ("张三_answer_for_t.txt", "answer_for_t.txt.bak"),
        ("answer_for_t.txt", "answer.txt"),
        ("answer_for_t.txt", "my answers.txt"),
        ("answer_for_t - Copy.txt", "x/answer_for_t 2.txt"),
        ("mine.txt", "mine (1).txt"),
        ("mine.txt", "mine.txt~"),
    ];
    for (first, second) in pairs {
        let files = [(format!("ann/{first}"), right), (format!("ann/{second}"), wrong)];
        let files: Vec<(&str, &[u8])> = files.iter().map(|(name, text)| (name.as_str(), *text)).collect();
        let stderr = expect(&files, &[("ann", "100")]);
        // A backup of a name that says nothing is not spoken of.
        let note = format!("class/ann: G114 note: read {first}, passed over {second}");
        assert!(stderr.contains(&note) || first == "mine.txt" && second.ends_with('~'), "{note}: {stderr}");
    }
    // Nothing but a backup, and a file that is empty beside one that is not.
    expect(&[("ann/answer_for_t.txt~", right)], &[("ann", "100")]);
    expect(&[("ann/answer_for_t.txt", b""), ("ann/output/answer_for_t.txt", right)], &[("ann", "100")]);
    // What cannot be text is no candidate.
    let docx = zip(&[("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<w/>")]);
    expect(&[("ann/answer_for_t.txt", &docx), ("ann/answer_for_t (1).txt", right)], &[("ann", "100")]);
}

#[test]
fn the_same_student_twice_is_two_lines() {
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
    assert!(stderr.contains("class/zhang.zip: G117 warning: named like zhang\n"), "{stderr}");
    assert!(stderr.contains("class/li.csv: G117 warning: named like li.txt\n"), "{stderr}");
}

#[test]
fn answers_that_lie_in_the_class_s_folder_are_the_folder_s() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    // A download that the browser numbered may be anybody's.
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

#[test]
fn names_in_chinese_are_read_as_windows_and_macos_pack_them() {
    let right = RIGHT.as_bytes();
    let gbk = |name: &str| encoding_rs::GBK.encode(name).0.into_owned();
    let windows = zip_of_bytes(&[(&gbk("作业/结果.txt"), right), (&gbk("作业/说明.txt"), b"hello")]);
    let macos = zip(&[("作业/结果.txt", right), ("__MACOSX/作业/._结果.txt", b"\0")]);
    let stderr = expect(
        &[
            ("张三.zip", &windows),
            ("李四.zip", &macos),
            ("王五_2023003.tar.gz", &gzip(&tar(&[("作业/结果.txt", right)]))),
        ],
        &[("张三", "100"), ("李四", "100"), ("王五_2023003", "100")],
    );
    for student in ["张三.zip", "李四.zip", "王五_2023003.tar.gz"] {
        let note = format!("class/{student}: G115 note: read 作业/结果.txt, the only text");
        assert!(stderr.contains(&note), "{note:?} is not in\n{stderr}");
    }
}

/// Names in GBK that `unzip` left on a disk as they were.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_with_a_name_in_gbk_is_read() {
    use std::os::unix::ffi::OsStrExt;
    let folder = class(&[]);
    let name = encoding_rs::GBK.encode("张三").0.into_owned();
    let student = folder.path().join("class").join(std::ffi::OsStr::from_bytes(&name));
    fs::create_dir(&student).unwrap();
    fs::write(student.join("answer_for_t.txt"), RIGHT).unwrap();
    assert_eq!(grade(folder.path(), &[]).1, Lines::from([("张三".to_owned(), "100.0".to_owned())]));
}

#[test]
fn archives_that_hold_too_much_are_refused_and_links_lead_nowhere() {
    let zeros = vec![0; 1 << 20];
    let names: Vec<String> = (0..10_001).map(|i| format!("{i}.md")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let mut bomb = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    let mut header = tar::Header::new_gnu();
    header.set_path("zeros").unwrap();
    header.set_size(200 << 20);
    header.set_cksum();
    bomb.write_all(header.as_bytes()).unwrap();
    (0..200).for_each(|_| bomb.write_all(&zeros).unwrap());
    let mut linked = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(tar::EntryType::Symlink);
    header.set_size(0);
    linked.append_link(&mut header, "answer_for_t.txt", "/etc/passwd").unwrap();
    let large = "holds too much: more than 10000 files, 64 MiB or 32 folders in one another";
    expect(
        &[
            ("bomb.tar.gz", &bomb.finish().unwrap()),
            ("many.zip", &zip(&many)),
            ("long.zip", &zip(&[("0.zip", b"PK\x05\x06"), ("answer_for_t.txt", &vec![b' '; 17 << 20])])),
            ("linked.tar", &linked.into_inner().unwrap()),
        ],
        &[
            ("bomb", &format!("class/bomb.tar.gz: G110 error: bomb.tar.gz {large}")),
            ("many", &format!("class/many.zip: G110 error: many.zip {large}")),
            ("long", "class/long.zip/answer_for_t.txt: A101 error: more than 16777216 bytes"),
            ("linked", "class/linked.tar: G106 error: no answers: answer_for_t.txt is a link"),
        ],
    );
}

/// A link in a student's folder is not followed, and a pipe is read once.
#[cfg(unix)]
#[test]
fn links_within_a_folder_are_named_and_pipes_are_read() {
    let folder = class(&[("ann/", b""), ("bert.txt", RIGHT.as_bytes())]);
    std::os::unix::fs::symlink("../bert.txt", folder.path().join("class/ann/answer_for_t.txt")).unwrap();
    let (_, lines, _) = grade(folder.path(), &[]);
    assert_eq!(lines["ann"], "class/ann: G106 error: no answers: answer_for_t.txt is a link");
    let call = "cat class/bert.txt | \"$0\" grade t_1.txt --submissions - --format json";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", call, env!("CARGO_BIN_EXE_gocheck")]).current_dir(folder.path());
    let (status, stdout, stderr) = run(&mut shell);
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout.starts_with("{\"student\":\"stdin\",\"score\":100.0"), "{stdout}");
}

#[test]
fn a_folder_that_is_not_there_or_holds_nothing_is_exit_status_2() {
    let folder = class(&[(".DS_Store", b"")]);
    let said = |submissions: &[&str]| {
        run(gocheck(folder.path()).args(["grade", "t_1.txt", "--submissions"]).args(submissions))
    };
    let (status, stdout, stderr) = said(&["clas", "none.txt", "class"]);
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

/// The programs that students pack with.
#[cfg(unix)]
#[test]
fn archives_of_other_programs_are_read() {
    let folder = class(&[]);
    let work = folder.path().join("作业");
    fs::create_dir(&work).unwrap();
    fs::write(work.join("answer_for_t.txt"), RIGHT).unwrap();
    let mut students = Vec::new();
    let python = "import shutil; shutil.make_archive('class/python', 'zip', '.', '作业')";
    let calls: [(&str, &str, &[&str]); 5] = [
        ("zip", "zip", &["-rq", "class/zip.zip", "作业"]),
        ("tar", "tar", &["cf", "class/tar.tar", "作业"]),
        ("pax", "tar", &["czf", "class/pax.tgz", "--format=pax", "作业"]),
        ("v7", "tar", &["czf", "class/v7.tar.gz", "--format=v7", "作业"]),
        ("python", "python3", &["-c", python]),
    ];
    for (student, program, arguments) in calls {
        let call = std::process::Command::new(program).args(arguments).current_dir(folder.path()).output();
        if call.is_ok_and(|output| output.status.success()) {
            students.push((student.to_owned(), "100.0".to_owned()));
        }
    }
    assert!(students.len() >= 2, "tar is everywhere");
    assert_eq!(grade(folder.path(), &[]).1, students.into_iter().collect());
}
