//! `gocheck.toml`: which settings apply to a record, depending on the paths that lead to it.

use crate::gocheck;
use std::fs;
use std::path::Path;
use test_support::run;

/// One finding: M101, a move on a stone.
const OCCUPIED: &str = "(;SZ[9]\n;B[ee]\n;W[ee])";

/// `x/a.sgf` without settings, and `b`, `b/loose` and `b/loose/deep`, whose settings ignore the finding.
fn records() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for place in ["x", "b/loose/deep"] {
        fs::create_dir_all(path(place)).unwrap();
        fs::write(path(place).join("a.sgf"), OCCUPIED).unwrap();
    }
    fs::write(path("b/a.sgf"), OCCUPIED).unwrap();
    fs::write(path("b/gocheck.toml"), "[lint]\nignore = [\"M101\"]\n").unwrap();
    folder
}

fn findings(place: &Path, record: &str) -> usize {
    let (status, stdout, stderr) = run(gocheck(place).args(["lint", "-q", record]));
    assert!(status < 2, "{record}: {stderr}");
    stdout.lines().filter(|line| line.contains("M101")).count()
}

#[test]
fn the_settings_are_those_of_the_folder_that_the_record_is_in() {
    let folder = records();
    let folder = folder.path();
    for (from, record, found) in [
        ("", "x/a.sgf", 1),
        ("", "b/../x/a.sgf", 1),
        ("", "b/loose/../../x", 1),
        ("b", "../x/a.sgf", 1),
        ("b/loose", "../../x/a.sgf", 1),
        ("", "b/a.sgf", 0),
        ("x", "../b/a.sgf", 0),
        ("b/loose", "deep/../../a.sgf", 0),
        ("x", "../x/../b/loose/deep", 0),
    ] {
        assert_eq!(findings(&folder.join(from), record), found, "{record} from {from:?}");
    }
}

#[test]
fn a_section_names_a_folder_in_any_way() {
    let folder = records();
    for path in ["loose", "./loose", "loose/", "loose/deep/..", "../b/loose", "."] {
        let text = format!("[[lint.folder]]\npath = \"{path}\"\nignore = [\"M101\"]\n");
        fs::write(folder.path().join("b/gocheck.toml"), text).unwrap();
        let of_outer = usize::from(path != ".");
        assert_eq!(findings(folder.path(), "b/a.sgf"), of_outer, "{path}");
        assert_eq!(findings(folder.path(), "b/loose/deep/a.sgf"), 0, "{path}");
    }
}

#[cfg(unix)]
#[test]
fn links_have_the_settings_of_the_file_that_they_lead_to() {
    use std::os::unix::fs::symlink;
    let folder = records();
    let path = |name: &str| folder.path().join(name);
    symlink("../x/a.sgf", path("b/file.sgf")).unwrap();
    symlink("../x", path("b/folder")).unwrap();
    symlink("../b/a.sgf", path("x/file.sgf")).unwrap();
    symlink("../b/loose", path("x/folder")).unwrap();
    for (record, found) in [("b/file.sgf", 1), ("b/folder", 1), ("x/file.sgf", 0), ("x/folder", 0)] {
        assert_eq!(findings(folder.path(), record), found, "{record}");
    }
}

#[test]
fn a_dataset_is_not_written_into_a_folder_that_is_read() {
    let folder = records();
    for output in ["b/new", "none/../b/new", "x/../none/../b/loose/../new", "./b/none/new"] {
        let (status, _, stderr) = run(gocheck(folder.path()).args(["dataset", "b", "-o", output]));
        assert!(status == 2 && stderr.contains("is in b, which is read"), "{output}: {stderr}");
    }
    let (status, _, stderr) = run(gocheck(folder.path()).args(["dataset", "b", "-o", "b/../new"]));
    assert!(status < 2, "{stderr}");
}
