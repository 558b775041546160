//! Every command with every kind of input. A file gives the same answers plain, in a folder, by a list, by a pattern, in
//! an archive and from standard input. Missing inputs are reported as missing.

use crate::archives_of_records::zstandard;
use crate::gocheck;
use crate::packing::{gzip, tar, zip};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use test_support::{every, files, run};

const PUZZLE: &str = "0 0 -1\n0 1 1\n";
const RECORD: &str = "(;FF[4]CA[UTF-8]SZ[5]RU[Japanese]KM[0]\n;B[bb]\n;W[bb];B[tt])\n";

/// `{}` stands for the input.
struct Case {
    command: &'static str,
    file: &'static str,
    /// The output path, if the output is compared, too.
    output: Option<&'static str>,
    takes_lists: bool,
    takes_stdin: bool,
}

const CASES: &[Case] = &[
    case("{} --no-images -o out", "t_1.txt", Some("out/answer_for_t.txt")).with_list(),
    case("--format json --no-images -o out {}", "t_1.txt", None).with_list(),
    case("grade {} --submissions right.txt -o out", "t_1.txt", Some("out/grades.csv")).with_list(),
    case("explain {} 1 0", "t_1.txt", None).with_stdin(),
    case("lint {}", "game.sgf", None).with_list().with_stdin(),
    case("lint --format csv {}", "game.sgf", None).with_list().with_stdin(),
    case("score {}", "game.sgf", None).with_list().with_stdin(),
    case("score --format json {}", "game.sgf", None).with_list().with_stdin(),
    case("position --format json {} --ask moves", "game.sgf", None),
    case("fix --diff {}", "game.sgf", None).with_list().with_stdin(),
    case("fix -o out {}", "game.sgf", Some("out/**/game.sgf")).with_list(),
    case("format --diff {}", "game.sgf", None).with_list().with_stdin(),
    case("format -o out {}", "game.sgf", Some("out/**/game.sgf")).with_list(),
    case("view -o out.html {}", "game.sgf", Some("out.html")).with_list(),
    case("view -o out.html {}", "t_1.txt", Some("out.html")).with_list(),
    #[cfg(feature = "render")]
    case("render -o out.svg {}", "game.sgf", Some("out.svg")),
];

const fn case(command: &'static str, file: &'static str, output: Option<&'static str>) -> Case {
    Case { command, file, output, takes_lists: false, takes_stdin: false }
}

impl Case {
    const fn with_list(self) -> Self {
        Self { takes_lists: true, ..self }
    }

    const fn with_stdin(self) -> Self {
        Self { takes_stdin: true, ..self }
    }

    const fn bytes(&self) -> &'static [u8] {
        if matches!(self.file.as_bytes(), [.., b't']) { PUZZLE.as_bytes() } else { RECORD.as_bytes() }
    }

    /// Returns the status, the output without the file's name, and the written file.
    fn run(&self, folder: &Path, input: &str, shown: &str) -> (i32, String, Option<String>) {
        let mut call = gocheck(folder);
        for word in self.command.split(' ') {
            if word == "{}" {
                call.args(input.split(' '))
            } else {
                call.arg(word)
            };
        }
        if input == "-" {
            call.stdin(File::open(folder.join(self.file)).unwrap());
        }
        let (status, stdout, stderr) = run(&mut call);
        let written = self.output.map(|output| {
            let path = if let Some((root, name)) = output.split_once("/**/") {
                found(&folder.join(root), name).unwrap_or_else(|| panic!("{input}: no {name}\n{stderr}"))
            } else {
                folder.join(output)
            };
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{input}: {error}\n{stderr}"));
            text.replace(shown, "FILE")
        });
        for output in ["out", "output"].map(|name| folder.join(name)) {
            let _ = fs::remove_dir_all(output);
        }
        (status, stdout.replace(shown, "FILE"), written)
    }
}

/// Also searches subfolders.
fn found(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.map(|entry| entry.unwrap().path());
    let found =
        |path: PathBuf| if path.is_dir() { found(&path, name) } else { path.ends_with(name).then_some(path) };
    entries.into_iter().find_map(found)
}

/// A folder with the file of a case as every kind of input.
fn inputs(case: &Case) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (file, bytes) = (case.file, case.bytes());
    let member = format!("in/{file}");
    let packed = tar(&[(&member, bytes)]);
    fs::create_dir(folder.path().join("in")).unwrap();
    for (name, bytes) in [
        (file, bytes),
        (&member, bytes),
        ("list", file.as_bytes()),
        ("right.txt", b"t_1\n1 0\n"),
        ("in.zip", &zip(&[("readme", b"no file of these kinds"), (&member, bytes)])),
        ("in.tar", &packed),
        ("in.tar.gz", &gzip(&packed)),
        ("in.tgz", &gzip(&packed)),
        ("in.tar.zst", &zstandard(&packed)),
        (&format!("{file}.gz"), &gzip(bytes)),
        (&format!("{file}.zst"), &zstandard(bytes)),
    ] {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

#[test]
fn a_file_gives_the_same_answers_however_it_is_given() {
    every(CASES, |case| {
        let folder = inputs(case);
        let Case { command, file, .. } = case;
        let member = format!("in/{file}");
        let plain = case.run(folder.path(), file, file);
        let is_answered = plain.0 < 2 && (!plain.1.is_empty() || plain.2.is_some());
        assert!(is_answered, "{command}: {plain:?}");
        let wildcard = format!("in/{}*", &file[..1]);
        let mut given = vec![("in".to_owned(), member.clone()), (wildcard, member.clone())];
        for archive in ["in.zip", "in.tar", "in.tar.gz", "in.tgz", "in.tar.zst"] {
            given.push((archive.to_owned(), format!("{archive}/{member}")));
            // The form that lint prints.
            given.push((format!("{archive}/{member}"), format!("{archive}/{member}")));
        }
        given.extend(["gz", "zst"].map(|ending| format!("{file}.{ending}")).map(|path| (path.clone(), path)));
        if case.takes_lists {
            given.push(("--files-from list".to_owned(), (*file).to_owned()));
        }
        if case.takes_stdin {
            given.push(("-".to_owned(), "standard input".to_owned()));
        }
        every(given, |(input, shown)| {
            let found = case.run(folder.path(), &input, &shown);
            assert_eq!(found, plain, "{command} with {input}");
        });
    });
}

#[test]
fn what_is_not_there_is_reported_as_that() {
    every(CASES, |case| {
        let folder = inputs(case);
        let outputs = || files(folder.path(), "html").len() + usize::from(folder.path().join("out").exists());
        fs::write(folder.path().join("kept.html"), "").unwrap();
        for (path, code, words) in [
            ("none", "F101", ["no such file", "没有这个文件"]),
            ("none.txt", "F101", ["no such file", "没有这个文件"]),
            ("answer_for_t.txt", "F101", ["no such file", "没有这个文件"]),
            ("none.zip", "F101", ["no such file", "没有这个文件"]),
            ("none/t_1.txt", "F101", ["no such file", "没有这个文件"]),
            ("in.zip/none.sgf", "F101", ["no such file", "没有这个文件"]),
            ("none*.sgf", "F102", ["no file matches", "没有符合的文件"]),
            ("in/[xyz]_1.txt", "F102", ["no file matches", "没有符合的文件"]),
        ] {
            if path == "none" && !case.command.starts_with(|c: char| c.is_alphabetic()) {
                // It may be intended for a command.
                continue;
            }
            for (language, severity, words) in [("en", "error: ", words[0]), ("zh", "错误：", words[1])] {
                let mut call = gocheck(folder.path());
                let command = case.command.replace("{}", path);
                call.args(command.split(' ')).args(["--lang", language]);
                let (status, stdout, stderr) = run(&mut call);
                let first = format!("{path}: {code} {severity}{words}\n");
                assert!(stderr.starts_with(&first), "{command} --lang {language}: {stderr}");
                assert_eq!(status, 2, "{command}: {stderr}");
                let answers =
                    stdout.lines().filter(|line| !line.starts_with("file,") && !line.contains(code));
                assert_eq!(answers.count(), 0, "{command}: nothing is answered: {stdout}");
                assert_eq!(outputs(), 1, "{command}: nothing is written");
            }
        }
    });
}

/// Patterns also work for files of options.
#[test]
fn options_take_patterns() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("t_1.txt", PUZZLE), ("answer_1.txt", "t_1\n1 0\n"), ("bert.txt", "t_1\n1 0\n")] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    for arguments in [
        &["t_1.txt", "--expect", "ans*.txt", "--no-images"] as &[&str],
        &["grade", "t_1.txt", "--submissions", "b*.txt"],
    ] {
        let (status, _, stderr) = run(gocheck(folder.path()).args(arguments));
        assert_eq!(status, 0, "{arguments:?}: {stderr}");
    }
    let submissions = ["grade", "t_1.txt", "--submissions", "bert.txt/none"];
    let (status, _, stderr) = run(gocheck(folder.path()).args(submissions));
    assert!(status == 2 && stderr.starts_with("bert.txt/none: F101"), "{stderr}");
}

/// Input without a name is a record if it begins like one.
#[test]
fn standard_input_is_shown_on_a_page() {
    for (bytes, mark) in [(PUZZLE, "\"facts\":"), (RECORD, "\"files\":[")] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("in"), bytes).unwrap();
        let input = File::open(folder.path().join("in")).unwrap();
        let (status, page, stderr) = run(gocheck(folder.path()).args(["view", "-", "-o", "-"]).stdin(input));
        assert_eq!((status, stderr.as_str()), (0, ""));
        assert!(page.contains(mark) && page.contains("\"name\":\"stdin\""), "{bytes}");
    }
}

#[test]
fn an_existing_name_is_no_pattern() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a[1].sgf"), RECORD).unwrap();
    fs::write(folder.path().join("a1.sgf"), RECORD).unwrap();
    let mut names = vec!["a[1].sgf"];
    if cfg!(unix) {
        fs::write(folder.path().join("a*.sgf"), RECORD).unwrap();
        names.push("a*.sgf");
    }
    for name in names {
        let (_, stdout, stderr) = run(gocheck(folder.path()).args(["lint", name]));
        assert_eq!(stdout.lines().count(), 1, "{stdout}{stderr}");
        assert!(stdout.starts_with(&format!("{name}:3:2: M101")), "{stdout}{stderr}");
    }
    let (_, stdout, _) = run(gocheck(folder.path()).args(["lint", "a[12].sgf"]));
    assert!(stdout.starts_with("a1.sgf:3:2: M101"), "{stdout}");
}

/// Hidden files and files of other kinds are not found, and an archive without a suitable file is an error.
#[test]
fn folders_and_archives_without_such_a_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("in")).unwrap();
    fs::write(folder.path().join("in/.t_1.txt"), PUZZLE).unwrap();
    fs::write(folder.path().join("in/notes"), "notes").unwrap();
    fs::write(folder.path().join("in.zip"), zip(&[(".t_1.txt", PUZZLE.as_bytes()), ("notes", b"")])).unwrap();
    every(CASES, |case| {
        let code =
            if case.command.starts_with("view") || case.file.ends_with("txt") { "F106" } else { "F107" };
        for input in ["in", "in.zip"] {
            let command = case.command.replace("{}", input);
            let (status, _, stderr) = run(gocheck(folder.path()).args(command.split(' ')));
            assert!(stderr.starts_with(&format!("{input}: {code} error")), "{command}: {stderr}");
            assert_eq!(status, 2, "{command}");
        }
    });
    for (arguments, words) in [
        (
            &["in", "--ask", "rule"] as &[&str],
            "no puzzles in this folder or archive\n    = help: name them *.txt\n",
        ),
        (&["view", "in", "--lang", "zh"], "这个文件夹或压缩包里没有题目，也没有棋谱\n"),
    ] {
        let (_, _, stderr) = run(gocheck(folder.path()).args(arguments));
        assert!(stderr.contains(words), "{stderr}");
    }
}

/// Commands that answer about one file require a choice.
#[test]
fn of_several_files_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let members = [("a.sgf", RECORD.as_bytes()), ("b/c.sgf", RECORD.as_bytes())];
    fs::write(folder.path().join("in.zip"), zip(&members)).unwrap();
    for (language, words) in [
        ("en", "in.zip has several files: name one of them, such as in.zip/a.sgf or in.zip/b/c.sgf"),
        ("zh", "in.zip 里有多个文件：请写出其中一个，例如 in.zip/a.sgf 或 in.zip/b/c.sgf"),
    ] {
        let (status, stdout, stderr) =
            run(gocheck(folder.path()).args(["position", "in.zip", "--lang", language]));
        assert_eq!((status, stdout.as_str()), (2, ""));
        assert!(stderr.contains(words), "{stderr}");
    }
    let (status, stdout, stderr) =
        run(gocheck(folder.path()).args(["position", "in.zip/b/c.sgf", "--ask", "rule"]));
    assert_eq!((status, stdout.as_str()), (0, "[c_move3]rule checking:True\n"), "{stderr}");
}

/// A member of any name is written into the given folder or archive.
#[test]
fn fixed_members_stay_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let record = RECORD.as_bytes();
    let members =
        [("../../up.sgf", record), ("/root.sgf", record), ("a/./b.sgf", record), ("a\\c.sgf", record)];
    fs::write(path("in.zip"), zip(&members)).unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args(["fix", "in.zip", "-o", "deep/er/out"]));
    assert_eq!(status, 1, "M101 is left: {stderr}");
    for name in ["up.sgf", "root.sgf", "a/b.sgf", "a/c.sgf"] {
        let fixed = fs::read_to_string(path("deep/er/out").join(name)).unwrap();
        assert!(fixed.contains(";B[bb];W[bb];B[]"), "{name}: {fixed}");
    }
    assert_eq!(fs::read_dir(path("deep/er")).unwrap().count(), 1);
    // Members that would become one file, as in an archive that was added to.
    let other = b"(;SZ[9];B[cc])";
    fs::write(path("twice.zip"), zip(&[("a.sgf", record), ("../a.sgf", other)])).unwrap();
    fs::write(path("twice.tar"), tar(&[("a.sgf", record), ("a.sgf", other)])).unwrap();
    for archive in ["twice.zip", "twice.tar"] {
        let output = format!("{}_fixed", archive.replace('.', "_"));
        let (status, _, stderr) = run(gocheck(folder.path()).args(["fix", archive, "-o", &output]));
        assert_eq!(status, 1, "{stderr}");
        let fixed = |name: &str| fs::read_to_string(path(&output).join(name)).unwrap();
        assert!(fixed("a.sgf").contains(";B[bb]") && fixed("a-2.sgf").contains(";B[cc]"), "{archive}");
    }
}

#[test]
fn a_new_archive_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let fix = |arguments: &[&str]| run(gocheck(folder.path()).arg("fix").args(arguments));
    let record = RECORD.as_bytes();
    let members = [("a.sgf", record), ("notes.txt", b"notes"), ("b/c.sgf", record)];
    let source = zip(&members);
    fs::write(path("in.zip"), &source).unwrap();
    for output in ["new.zip", "new.tar", "new.tar.gz", "new.tgz", "new.tar.zst"] {
        assert_eq!(fix(&["in.zip", "-o", output]).0, 1, "{output}");
        let (_, found, _) = run(gocheck(folder.path()).args(["lint", output]));
        // Both moves are on one line now.
        let lines: Vec<&str> = found.lines().map(|line| line.split(": ").next().unwrap()).collect();
        assert_eq!(lines, [format!("{output}/a.sgf:2:8"), format!("{output}/b/c.sgf:2:8")], "{found}");
        let bytes = fs::read(path(output)).unwrap();
        // The number of threads makes no difference.
        let again = fix(&["in.zip", "-o", output, "--replace", "-j", "1"]);
        assert_eq!(again.0, 1, "{}", again.2);
        assert!(fs::read(path(output)).unwrap() == bytes, "{output}");
        // An existing file is not replaced without `--replace`.
        let (status, _, stderr) = fix(&["in.zip", "-o", output]);
        assert!(status == 2 && stderr.contains(&format!("{output} already exists")), "{stderr}");
        // Nothing is left to fix except the move.
        assert_eq!(run(gocheck(folder.path()).args(["fmt", "--diff", output])).0, 0, "{output}");
    }
    // Every date is the earliest that a zip archive can record.
    let packed = fs::read(path("new.zip")).unwrap();
    for (place, header) in [(10, b"PK\x03\x04"), (12, b"PK\x01\x02")] {
        let start = packed.windows(4).position(|bytes| bytes == header).unwrap() + place;
        let [time, date] = [start, start + 2].map(|at| u16::from_le_bytes([packed[at], packed[at + 1]]));
        let (year, month, day) = (1980 + (date >> 9), date >> 5 & 15, date & 31);
        assert_eq!((year, month, day, time), (1980, 1, 1, 0));
    }
    for (output, words) in [
        ("new.gz", "expected a folder, or a file ending in .zip, .tar, .tar.gz, .tgz, .tar.zst, .tzst"),
        ("in.zip", "in.zip is also read: give the new archive another name"),
    ] {
        let (status, _, stderr) = fix(&["in.zip", "-o", output, "--replace"]);
        assert!(status == 2 && stderr.contains(words), "{output}: {stderr}");
    }
    assert!(fs::read(path("in.zip")).unwrap() == source);
    // A bad member does not hide others, and archives in a folder are not fixed in place.
    fs::write(path("cut.tar"), &tar(&[("a.sgf", record), ("b.sgf", record)])[..1100]).unwrap();
    let (status, _, stderr) = fix(&["cut.tar", "-o", "cut.zip"]);
    assert!(status == 2 && stderr.contains("cut.tar: F108 error"), "{stderr}");
    assert_eq!(run(gocheck(folder.path()).args(["lint", "cut.zip"])).1.lines().count(), 1);
    fs::create_dir(path("games")).unwrap();
    fs::write(path("games/in.zip"), &source).unwrap();
    fs::write(path("games/a.sgf"), record).unwrap();
    let (status, _, stderr) = fix(&["games", "--in-place"]);
    assert!(
        status == 1 && stderr.contains("archives skipped, because they are not changed in place: 1"),
        "{stderr}"
    );
    assert!(fs::read(path("games/in.zip")).unwrap() == source);
    assert!(fs::read(path("games/a.sgf")).unwrap() != record);
}
