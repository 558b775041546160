//! The README's commands, run as they stand there, and its picture.
#![cfg(all(unix, feature = "render"))]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use test_support::{project, run};

/// The commands in the README's `sh` blocks.
fn commands() -> Vec<String> {
    let readme = fs::read_to_string(project("README.md")).unwrap();
    let blocks = readme.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap().to_owned());
    blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Runs every command by a shell in a folder that holds a copy of `data`. A `cargo` in front of the real
/// one adds where the project is; `cargo test` is what runs this test.
#[test]
fn commands_do_what_the_readme_says() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    for file in test_support::files(&project("data"), "txt") {
        fs::copy(&file, folder.path().join("data").join(file.file_name().unwrap())).unwrap();
    }
    let shim = folder.path().join("bin/cargo");
    fs::create_dir(shim.parent().unwrap()).unwrap();
    let manifest = project("Cargo.toml");
    let script = format!(
        "#!/bin/sh\nset -e\ncommand=$1\nshift\nexec '{}' \"$command\" --quiet --manifest-path '{}' \"$@\"\n",
        env!("CARGO"),
        manifest.display()
    );
    fs::write(&shim, script).unwrap();
    fs::set_permissions(&shim, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", shim.parent().unwrap().display(), std::env::var("PATH").unwrap());

    let commands = commands();
    assert_eq!(commands[..2], ["cargo run --release -- data/train_*.txt", "cargo test"]);
    for command in commands.iter().filter(|command| *command != "cargo test") {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).current_dir(folder.path()).env("PATH", &path);
        let (status, stdout, stderr) = run(&mut shell);
        assert_eq!(status, 0, "{command}: {stderr}");
        assert!(!stdout.is_empty(), "{command}");
        if *command == commands[0] {
            let written = fs::read_to_string(folder.path().join("output/answer_for_train.txt")).unwrap();
            assert_eq!(written, fs::read_to_string(project("data/answer_for_train.txt")).unwrap());
            let shown = image::open(project("data/pictures/train_3_capture_1_8.png")).unwrap();
            let drawn = image::open(folder.path().join("output/train_3_capture_1_8.png")).unwrap();
            assert!(shown.to_rgb8() == drawn.to_rgb8(), "the README's picture is not what is drawn now");
        }
    }
}
