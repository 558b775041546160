//! Archives as students pack them, damaged ones, and malicious ones.

use crate::graded_class::{RIGHT, WRONG, expect};
use crate::packing::{gzip, tar, zip, zip_of_bytes};
use std::io::Write;

#[test]
fn chinese_names_are_read_from_windows_and_macos_archives() {
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
        let note = format!("class/{student}: G115 note: read 作业/结果.txt, the only text file");
        assert!(stderr.contains(&note), "{note:?} is not in\n{stderr}");
    }
}

#[test]
fn archives_that_are_too_large_are_refused_and_links_are_not_followed() {
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
    let large = "is too large: more than 10000 files, 64 MiB or 32 nested folders";
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

/// The archivers that students use.
#[cfg(unix)]
#[test]
fn archives_of_other_programs_are_read() {
    use crate::graded_class::{class, grade};
    use std::fs;

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
    assert!(students.len() >= 2, "every system has tar");
    assert_eq!(grade(folder.path(), &[]).1, students.into_iter().collect());
}

/// A truncated archive gives no answers, not even in part, and neither does one inside an intact archive.
#[test]
fn a_truncated_archive_is_damaged() {
    let answers = format!("{RIGHT}{}", "\n".repeat(2000));
    let whole = tar(&[("answer_for_t.txt", answers.as_bytes())]);
    let cut = &whole[..512 + 1024];
    let message = "cannot be opened: it is damaged or incomplete";
    expect(
        &[
            ("whole.tar", &whole),
            ("cut.tar", cut),
            ("packed.tar.gz", &gzip(cut)),
            ("zipped.zip", &zip(&[("cut.tar", cut)])),
        ],
        &[
            ("whole", "100"),
            ("cut", &format!("class/cut.tar: G108 error: cut.tar {message}")),
            ("packed", &format!("class/packed.tar.gz: G108 error: packed.tar.gz {message}")),
            ("zipped", &format!("class/zipped.zip: G108 error: cut.tar {message}")),
        ],
    );
}

/// Unused data counts towards the limit: damaged members, and members of many archives that are not read.
#[test]
fn unused_members_count_towards_the_limit() {
    let large = "is too large: more than 10000 files, 64 MiB or 32 nested folders";
    let text = vec![b'a'; 15 << 20];
    let names: Vec<String> = (0..20).map(|i| format!("{i}.txt")).collect();
    // Every second member is compressed.
    let members = names.iter().enumerate().map(|(i, name)| (name.as_str(), &text[..i % 2 * text.len()]));
    let mut damaged = zip(&members.collect::<Vec<_>>());
    let heads = damaged.windows(4).enumerate().filter(|(_, at)| at == b"PK\x01\x02").map(|(place, _)| place);
    const CHECKSUM: usize = 16;
    heads.collect::<Vec<usize>>().into_iter().for_each(|head| damaged[head + CHECKSUM] ^= 1);
    let skipped = gzip(&tar(&[("film.mp4", &vec![0; 15 << 20])]));
    let names: Vec<String> = (0..5).map(|i| format!("{i}.tar.gz")).collect();
    let nested: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &skipped[..])).collect();
    expect(
        &[("damaged.zip", &damaged), ("nested.zip", &zip(&nested))],
        &[("damaged", large), ("nested", large)],
    );
}

/// `tar -r`, `tar -u` and other programs append the new file after the old one.
#[test]
fn the_later_of_two_members_with_the_same_name_counts() {
    let (right, wrong) = (RIGHT.as_bytes(), WRONG.as_bytes());
    let members: [(&str, &[u8]); 2] = [("hw/answer_for_t.txt", wrong), ("hw/answer_for_t.txt", right)];
    let archives = [("a.tar", tar(&members)), ("b.tgz", gzip(&tar(&members))), ("c.zip", zip(&members))];
    let archives: Vec<(&str, &[u8])> = archives.iter().map(|(name, bytes)| (*name, &bytes[..])).collect();
    let stderr = expect(&archives, &[("a", "100"), ("b", "100"), ("c", "100")]);
    assert!(!stderr.contains("class/"), "{stderr}");
    // The earlier one does not replace a damaged later one.
    let members: [(&str, &[u8]); 2] = [("answer_for_t.txt", right), ("answer_for_t.txt", &[b'\n'; 2048])];
    let cut = &tar(&members)[..4 * 512];
    expect(&[("a.tar", cut)], &[("a", "G108 error: a.tar cannot be opened: it is damaged or incomplete")]);
}
