//! The format of an output file follows from its name; the schemas of JSON.

use crate::cli::{CORNER, folder, names};
use crate::gocheck;
use std::collections::BTreeSet;
use std::fs;
use test_support::run;

/// A name that implies another format, and the formats that can be written.
const REFUSED: [(&str, &str); 14] = [
    ("render old.sgf -o a.webp", ".png, .svg"),
    ("render old.sgf -o a.jpg", ".png, .svg"),
    ("render old.sgf -o a.pdf", ".png, .svg"),
    ("render old.sgf -o a.html", ".png, .svg"),
    ("view t_1.txt -o a.pdf", ".html, .htm"),
    (
        "dataset old.sgf -o out.tar.xz",
        "a folder, or a file ending in .zip, .tar, .tar.gz, .tgz, .tar.zst, .tzst",
    ),
    ("dataset old.sgf -o b.sgf", "a folder, or a file ending in .zip,"),
    ("dataset old.sgf --table games.xlsx", ".csv"),
    ("fix old.sgf -o out.7z", "a folder, or a file ending in .sgf, .zip,"),
    ("fix old.sgf two.sgf -o b.sgf", "a folder, or a file ending in .zip,"),
    ("generate --ask captures -o hw.zip", "the output is a folder"),
    ("t_1.txt -o out.zip", "the output is a folder"),
    ("position old.sgf -o end.png", "the output is a folder"),
    ("lint old.sgf --html page.html", "the output is a folder"),
];

#[test]
fn an_unknown_format_is_refused() {
    let folder = folder(&[("t_1.txt", CORNER), ("old.sgf", "(;SZ[9];B[ee])"), ("two.sgf", "(;SZ[9];B[ee])")]);
    let before = names(folder.path());
    for (call, known) in REFUSED {
        let (status, _, stderr) = run(gocheck(folder.path()).args(call.split(' ')));
        assert_eq!(status, 2, "{call}: {stderr}");
        assert!(stderr.contains(known), "{call}: {stderr}");
        assert_eq!(names(folder.path()), before, "{call}");
    }
}

/// Names without an extension get the usual format. A separator at the end, or a number, means a folder.
#[test]
fn a_name_says_what_is_written() {
    let folder = folder(&[("t_1.txt", CORNER), ("old.sgf", "(;SZ[9];B[ee])")]);
    let fixed = b"(;FF[4]CA[UTF-8]SZ[9]\n;B[ee])\n".as_slice();
    for (call, file, start) in [
        ("render old.sgf -o picture", "picture", &b"\x89PNG"[..]),
        ("render old.sgf -o PICTURE.SVG", "PICTURE.SVG", b"<svg"),
        ("view t_1.txt -o page", "page", b"<!"),
        ("view t_1.txt -o page.htm", "page.htm", b"<!"),
        ("fix old.sgf -o new.sgf", "new.sgf", fixed),
        ("fix old.sgf -o new/made.sgf", "new/made.sgf", fixed),
        ("fix old.sgf -o out", "out/old.sgf", fixed),
        ("fix old.sgf -o kgs-2019.04", "kgs-2019.04/old.sgf", fixed),
        ("fix old.sgf -o records.d/", "records.d/old.sgf", fixed),
        ("dataset old.sgf -o set.TGZ", "set.TGZ", b"\x1F\x8B"),
    ] {
        let (status, _, stderr) = run(gocheck(folder.path()).args(call.split(' ')));
        assert_eq!(status, 0, "{call}: {stderr}");
        let bytes = fs::read(folder.path().join(file)).unwrap();
        assert!(bytes.starts_with(start), "{call}: {}", String::from_utf8_lossy(&bytes));
    }
    // Existing files are not replaced without `--replace`.
    let (status, _, stderr) = run(gocheck(folder.path()).args(["fix", "old.sgf", "-o", "new.sgf"]));
    assert!(status == 2 && stderr.contains("new.sgf already exists"), "{stderr}");
}

/// A schema contains every definition that it refers to, and no other.
#[test]
fn schemas_are_complete() {
    let folder = tempfile::tempdir().unwrap();
    let schema = |command: &str| {
        let (status, text, stderr) = run(gocheck(folder.path()).args(["--json-schema", command]));
        assert_eq!(status, 0, "{command}: {stderr}");
        text
    };
    for command in
        ["check", "dataset", "explain", "fix", "fmt", "grade", "lint", "position", "score", "stream"]
    {
        let text = schema(command);
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let shared = value["$defs"].as_object().into_iter().flatten();
        let shared: BTreeSet<&str> = shared.map(|(name, _)| name.as_str()).collect();
        let references = text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next());
        assert_eq!(shared, references.collect(), "{command}");
    }
    assert_eq!(schema("fmt"), schema("fix"));
}
