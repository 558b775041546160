//! Selects the language of the program: --lang, or else LC_ALL, LC_MESSAGES, LANG.

use gocheck::diagnostic::Language;
pub(super) use gocheck_program::language;
use gocheck_program::speak;
use std::ffi::OsString;

/// Selects the language for everything that is printed. Call this before the command line is described, because its
/// texts depend on it.
pub(super) fn choose_language(args: &[OsString]) {
    speak(typed(args).or_else(configured).unwrap_or_default());
}

/// The language given by `--lang`.
fn typed(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().skip(1).map_while(|arg| arg.to_str().filter(|arg| *arg != "--"));
    let mut found = None;
    while let Some(arg) = args.next() {
        let name = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(value) => value.strip_prefix('='),
            None => None,
        };
        found = name.and_then(Language::named).or(found);
    }
    found
}

/// The language given by the environment: by the first of these variables that is set and not empty.
fn configured() -> Option<Language> {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
    // The output is UTF-8: under another encoding, only English is readable.
    let encoding = value.split_once('.').map(|(_, encoding)| encoding.to_ascii_lowercase().replace('-', ""));
    encoding
        .is_none_or(|encoding| encoding.starts_with("utf8"))
        .then(|| Language::named(value.get(..2)?))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_what_is_typed() {
        let typed = |line: &str| typed(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(typed("gocheck a.txt --lang zh"), Some(Language::Chinese));
        assert_eq!(typed("gocheck --lang=zh grade --lang en"), Some(Language::English));
        assert_eq!(typed("gocheck --lang fr a.txt"), None);
        assert_eq!(typed("gocheck -- --lang zh"), None);
    }
}
