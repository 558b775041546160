//! Archives and compressed files where a single record or puzzle is expected: refused, and never rewritten.

use crate::archives_of_records::zstandard;
use crate::gocheck;
use crate::packing::{gzip, tar, zip};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use test_support::run;

/// A record that `fix` and `fmt` change, and a form that both leave unchanged.
const RECORD: &[u8] = b"(;FF[4]CA[UTF-8]SZ[9];B[ee];W[aa])";
const IN_FORM: &str = "(;FF[4]CA[UTF-8]SZ[9]\n;B[ee];W[aa])\n";

/// The names of each kind, and archives of that kind.
fn packed() -> Vec<(&'static str, Vec<u8>)> {
    let member = ("game.sgf", RECORD);
    let mut old = tar::Header::new_old();
    old.set_size(RECORD.len() as u64);
    let mut before_posix = tar::Builder::new(Vec::new());
    before_posix.append_data(&mut old, member.0, RECORD).unwrap();
    let mut stored = GzEncoder::new(Vec::new(), Compression::none());
    stored.write_all(RECORD).unwrap();
    // RFC 8878, section 3.1.2: the length of the frame follows its magic number.
    let skippable = [&b"\x50\x2A\x4D\x18\x04\0\0\0skip"[..], &zstandard(RECORD)].concat();
    vec![
        ("tar", tar(&[member])),
        ("tar", before_posix.into_inner().unwrap()),
        ("tar", tar(&[member])[..400].to_vec()),
        // Every second member is deflated, the others are stored.
        ("zip", zip(&[member])),
        ("zip", zip(&[("folder/", b""), member])),
        ("zip", zip(&[])),
        ("gzip", gzip(RECORD)),
        ("gzip", stored.finish().unwrap()),
        ("gzip", gzip(&tar(&[member]))),
        ("Zstandard", zstandard(RECORD)),
        ("Zstandard", skippable),
        ("Zstandard", zstandard(&tar(&[member]))),
    ]
}

#[test]
fn fix_and_format_leave_archives_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (kind, bytes) in packed() {
        for command in ["fix", "fmt"] {
            // The content decides if the name does not imply that it is packed.
            for name in ["t.sgf", "t"] {
                let message =
                    format!("{name}: F114 error: expected an unpacked file, found packed content ({kind})");
                fs::write(path(name), &bytes).unwrap();
                fs::write(path("a.sgf"), RECORD).unwrap();
                let (status, stdout, stderr) =
                    run(gocheck(folder.path()).args([command, "--in-place", name, "a.sgf"]));
                assert!(status == 2 && stderr.contains(&message), "{command} {name}: {stdout}{stderr}");
                assert!(stderr.contains("help: unpack it first"), "{stderr}");
                assert!(fs::read(path(name)).unwrap() == bytes, "{command} changed {name} ({kind})");
                let other = fs::read_to_string(path("a.sgf")).unwrap();
                assert_eq!(other, IN_FORM, "{command}: one bad file hides no other");

                let (status, _, stderr) = run(gocheck(folder.path()).args([command, "-o", "out", name]));
                assert!(status == 2 && stderr.contains(&message), "{command} {name}: {stderr}");
                assert!(!path("out").join(name).exists(), "{command}: nothing comes of an archive");
                fs::remove_file(path(name)).unwrap();
            }
            for name in ["t.zip", "t.tar", "t.tar.zst", "t.sgf.gz"] {
                fs::write(path(name), &bytes).unwrap();
                fs::write(path("a.sgf"), RECORD).unwrap();
                let (status, stdout, stderr) =
                    run(gocheck(folder.path()).args([command, "--in-place", "a.sgf", name]));
                let message = format!("{name} is an archive, which is not changed in place");
                assert!(status == 2 && stderr.contains(&message), "{command} {name}: {stdout}{stderr}");
                assert!(fs::read(path(name)).unwrap() == bytes, "{command} changed {name} ({kind})");
                assert!(fs::read(path("a.sgf")).unwrap() == RECORD, "nothing is changed before all can be");
                fs::remove_file(path(name)).unwrap();
            }
        }
    }
}

#[test]
fn standard_input_may_be_packed_too_and_the_words_are_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("packed");
    for (kind, bytes) in packed() {
        fs::write(&file, &bytes).unwrap();
        for command in ["fix", "fmt"] {
            let mut call = gocheck(folder.path());
            call.args([command, "--diff", "-"]).stdin(File::open(&file).unwrap());
            let (status, stdout, stderr) = run(&mut call);
            let message = format!(
                "standard input: F114 error: expected an unpacked file, found packed content ({kind})"
            );
            assert!(status == 2 && stdout.is_empty(), "{command}: {stdout}{stderr}");
            assert!(stderr.contains(&message), "{stderr}");
        }
        let (status, _, stderr) =
            run(gocheck(folder.path()).args(["fix", "--in-place", "--lang", "zh", "packed"]));
        assert_eq!(status, 2, "{stderr}");
        assert!(stderr.contains(&format!("packed: F114 错误：内容是压缩包（{kind}）")), "{stderr}");
        assert!(stderr.contains("请先解压"), "{stderr}");
        assert!(fs::read(&file).unwrap() == bytes);
    }
}

/// One error, not one for each line of nonsense.
#[test]
fn a_stream_of_positions_is_not_packed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("packed");
    for (kind, bytes) in packed() {
        fs::write(&file, &bytes).unwrap();
        for jobs in ["1", "2"] {
            for (language, message) in [
                (
                    "en",
                    format!(
                        "standard input: F114 error: expected an unpacked file, found packed content ({kind})"
                    ),
                ),
                ("zh", format!("标准输入: F114 错误：内容是压缩包（{kind}）")),
            ] {
                let mut call = gocheck(folder.path());
                call.args(["stream", "--jobs", jobs, "--lang", language]);
                let (status, stdout, stderr) = run(call.stdin(File::open(&file).unwrap()));
                assert!(status == 2 && stdout.is_empty(), "{kind}: {stdout}{stderr}");
                assert!(stderr.starts_with(&message), "{stderr}");
                assert_eq!(stderr.lines().count(), 2, "{stderr}");
            }
        }
    }
}

/// Every other command that reads one record or puzzle. `lint` decides by the name.
#[test]
fn no_command_reads_an_archive_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let refuses = |folder: &Path, arguments: &[&str]| {
        let (status, stdout, stderr) = run(gocheck(folder).args(arguments));
        assert!(status == 2 && stderr.contains("F114 error"), "{arguments:?}: {stdout}{stderr}");
    };
    for (_, bytes) in packed() {
        for name in ["t.sgf", "t_1.txt"] {
            fs::write(folder.path().join(name), &bytes).unwrap();
        }
        for arguments in [
            &["position", "t.sgf"] as &[&str],
            &["score", "t.sgf"],
            &["lint", "t.sgf"],
            &["view", "t.sgf"],
            &["view", "t_1.txt"],
            &["explain", "t_1.txt", "0", "0"],
            &["t_1.txt"],
            #[cfg(feature = "render")]
            &["render", "t.sgf", "-o", "t.png"],
        ] {
            refuses(folder.path(), arguments);
        }
    }
}
