//! `workshop bundle`.

use crate::workshop;
use std::fs;
use std::path::Path;
use test_support::run;

const FILES: [&str; 4] = [
    "games/data/ataxx/bundle/botzone.cpp",
    "games/data/ataxx/bundle/codingame.cpp",
    "games/tests/data/ataxx/bundle/open.bin.gz",
    "games/tests/data/ataxx/bundle/walled.bin.gz",
];

#[test]
fn files_are_made_and_compared() {
    let (code, output, error) = run(&mut workshop(&["bundle", "--check", "--root", "../.."]));
    assert_eq!((code, output.as_str()), (0, ""), "{error}");

    let root = tempfile::tempdir().unwrap();
    for file in FILES {
        fs::create_dir_all(root.path().join(file).parent().unwrap()).unwrap();
    }
    let place = root.path().to_str().unwrap();
    let (code, output, error) = run(&mut workshop(&["bundle", "--root", place]));
    assert_eq!(code, 0, "{error}");
    let mut written: Vec<&str> = output.lines().collect();
    written.sort_unstable();
    assert_eq!(written, FILES);
    for file in &FILES[..2] {
        let same =
            fs::read(root.path().join(file)).unwrap() == fs::read(Path::new("../..").join(file)).unwrap();
        assert!(same, "{file}");
    }

    fs::write(root.path().join(FILES[1]), "int main() {}").unwrap();
    let (code, _, error) = run(&mut workshop(&["bundle", "--check", "--root", place]));
    assert_eq!(code, 1, "{error}");
    assert!(error.contains("codingame.cpp is not what `workshop bundle` makes"), "{error}");
}
