//! `--lang zh` and the environment: help, messages, pages.

use crate::cli::{CORNER, folder, names, set};
use crate::{gocheck, is_chinese};
use std::fs;
use test_support::run;

#[test]
fn the_help_of_every_command_is_in_chinese() {
    let folder = folder(&[]);
    for (language, pages) in [("en", "english"), ("zh", "chinese")] {
        let call = ["--lang", language, "--man-pages", pages];
        assert_eq!(run(gocheck(folder.path()).args(call)).0, 0);
    }
    // The same manual pages exist in English.
    let pages = names(&folder.path().join("chinese"));
    assert_eq!(pages, names(&folder.path().join("english")));
    for page in pages {
        let command = page.trim_end_matches(".1").split('-').nth(1);
        for help in ["-h", "--help"] {
            let (status, stdout, _) = run(gocheck(folder.path()).args(command).args(["--lang", "zh", help]));
            assert_eq!(status, 0);
            assert!(stdout.contains("用法：gocheck") && stdout.contains("通用选项"), "{stdout}");
            for english in "Usage Options Arguments Commands [default [possible Print Exit Example".split(' ')
            {
                assert!(!stdout.contains(english), "{command:?} {help}: {english}: {stdout}");
            }
            let lines: Vec<&str> = stdout.lines().take_while(|line| !line.starts_with("例：")).collect();
            assert!(is_chinese(lines[0]), "{stdout}");
            for (line, next) in lines.iter().zip(&lines[1..]).filter(|_| help == "--help") {
                let text = line.trim_start();
                let indent = line.len() - text.len();
                let is_option = (2..10).contains(&indent) && text.starts_with(['-', '<', '[']);
                let is_value = indent == 10 && text.starts_with("- ");
                let is_command = indent == 2 && text.starts_with(|c: char| c.is_ascii_lowercase());
                assert!(!is_option || is_chinese(next), "{command:?}: {line}");
                assert!(!is_value && !is_command || is_chinese(line), "{command:?}: {line}");
            }
        }
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let folder = folder(&[]);
    for (variables, is_chinese) in [
        (&[("LC_ALL", "zh_CN.UTF-8")][..], true),
        (&[("LC_ALL", ""), ("LANG", "zh_CN.utf8")], true),
        (&[("LC_ALL", ""), ("LC_MESSAGES", "zh_TW.UTF-8"), ("LANG", "en_US.UTF-8")], true),
        (&[("LC_ALL", "en_US.UTF-8"), ("LANG", "zh_CN.UTF-8")], false),
        // Chinese output is UTF-8, which would be unreadable in these encodings.
        (&[("LC_ALL", "zh_CN.GBK")], false),
        (&[("LC_ALL", "C")], false),
    ] {
        let mut command = gocheck(folder.path());
        command.env_remove("LC_MESSAGES").env_remove("LANG").envs(variables.iter().copied());
        let (_, _, stderr) = run(command.arg("none_1.txt"));
        assert_eq!(stderr.contains("没有这个文件"), is_chinese, "{variables:?}: {stderr}");
        assert_eq!(stderr.contains("no such file"), !is_chinese, "{variables:?}: {stderr}");
    }
}

#[test]
fn a_run_is_in_chinese_on_the_terminal_and_on_pages() {
    let folder = folder(&[("t_1.txt", CORNER), ("t_5.txt", CORNER), ("mine.txt", "t_1\n0,1\n\nt_5\n0 0\n")]);
    let call = ["t_1.txt", "t_5.txt", "--expect", "mine.txt", "--lang", "zh"];
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(call));
    assert_eq!(status, 1);
    assert!(stdout.contains("t_1：与 mine.txt 不同：行和列写反了\n"), "{stdout}");
    assert!(stderr.contains("A202 提示：t_1：把 \"0,1\" 读作 0 1\n"), "{stderr}");
    assert!(stderr.contains("已把 2 个答案、4 张图片写进文件夹 output"), "{stderr}");
    let gallery = fs::read_to_string(folder.path().join("output/index.html")).unwrap();
    assert!(
        gallery.contains("<html lang=\"zh-CN\">") && gallery.contains("t_1：与 mine.txt 不同：行和列写反了")
    );
    let call = ["grade", "t_1.txt", "--submissions", "mine.txt", "--feedback", "pages", "--lang", "zh"];
    let (_, stdout, _) = run(gocheck(folder.path()).args(call));
    assert!(stdout.starts_with("学生") && stdout.contains("1：行和列写反了"), "{stdout}");
    let page = fs::read_to_string(folder.path().join("pages/mine.html")).unwrap();
    assert!(page.contains("漏答 1 个：(1, 0)。") && page.contains("行和列写反了"), "{page}");
    assert_eq!(names(&folder.path().join("pages")), set(&["mine.html"]));
}

#[test]
fn lint_is_in_chinese() {
    let folder = folder(&[]);
    fs::write(folder.path().join("a.sgf"), "(;SZ[9];B[aa];W[bb](;B[cc])(;W[dd];B[dd]))(;SZ[9];W[ee];B[ee])")
        .unwrap();
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["lint", "--lang", "zh", "a.sgf"]));
    assert_eq!(status, 1);
    assert!(stdout.contains("第 4 手；变化 2/2]") && stdout.contains("第 2 盘"), "{stdout}");
    assert!(stdout.contains("很可能"), "{stdout}");
    for english in ["move", "variation", "game", "likely", "findings", "files"] {
        assert!(
            !stdout.contains(english) && !stderr.replace("wrong-first-player", "").contains(english),
            "{stdout}{stderr}"
        );
    }
}
