//! The sandbox of the International Olympiad in Informatics, as isolate(1) of version 2 describes it.

use super::reach::{Reach, settings};
use super::{Cell, FILES, Jail, PLACE, PROCESSES};
use std::ffi::OsString;

/// How many boxes isolate has unless its settings say otherwise.
const BOXES: u32 = 1000;

pub(super) fn cell(jail: &Jail, reach: &Reach, number: u32) -> Cell {
    let isolate: Vec<OsString> = vec!["isolate".into(), format!("--box-id={}", number % BOXES).into()];
    let with = |word: &str| [isolate.clone(), vec![word.into()]].concat();
    let mut words = with(&format!("--processes={PROCESSES}"));
    // In KiB.
    words.push(format!("--fsize={}", FILES >> 10).into());
    words.push("--full-env".into());
    for path in settings().iter().chain(&reach.readable).filter(|path| path.is_dir()) {
        words.push(dir(path.as_os_str(), path.as_os_str(), ""));
    }
    if let Some(folder) = &jail.folder {
        words.push(dir(PLACE.as_ref(), folder.as_os_str(), ":rw"));
        words.push(format!("--chdir={PLACE}").into());
    }
    words.extend(["--run".into(), "--".into()]);
    words.extend(reach.words.iter().cloned());
    // The status of a program that fails is 1, whatever it was; its last line on standard error says what it was.
    Cell {
        words,
        before: with("--init"),
        after: with("--cleanup"),
        status_of_failure: Some(2),
        ..Cell::default()
    }
}

/// What is seen at `inside` is `outside`.
fn dir(inside: &std::ffi::OsStr, outside: &std::ffi::OsStr, options: &str) -> OsString {
    let mut word = OsString::from("--dir=");
    word.push(inside);
    word.push("=");
    word.push(outside);
    word.push(options);
    word
}

#[cfg(test)]
mod tests {
    use super::super::Tool;
    use super::{Jail, Reach, cell, settings};

    #[test]
    fn a_box_is_made_and_cleaned_up() {
        let jail =
            Jail { tool: Tool::Isolate, folder: Some("/out/a".into()), number: 0, readable: Vec::new() };
        let reach = Reach {
            words: vec!["/bots/a".into(), "x".into()],
            readable: vec!["/".into()],
            ..Reach::default()
        };
        let cell = cell(&jail, &reach, 3_007);
        let words: Vec<&str> = cell.words.iter().map(|word| word.to_str().unwrap()).collect();
        assert_eq!(words[..5], ["isolate", "--box-id=7", "--processes=256", "--fsize=32768", "--full-env"]);
        let readable = settings().iter().filter(|path| path.is_dir()).count();
        let rest = ["--dir=/=/", "--dir=/player=/out/a:rw", "--chdir=/player", "--run", "--", "/bots/a", "x"];
        assert_eq!(words[5 + readable..], rest);
        assert_eq!(cell.before, ["isolate", "--box-id=7", "--init"]);
        assert_eq!(cell.after, ["isolate", "--box-id=7", "--cleanup"]);
    }
}
