//! What the text of a Python program says about it.

/// Returns true if a program is written for Python 2: it has statements that Python 3 refuses, or only the names of modules
/// and functions of Python 2.
pub(super) fn is_python2(source: &str) -> bool {
    let first = source.lines().next().unwrap_or_default();
    if first.starts_with("#!") && first.contains("python") {
        let version = first.rsplit("python").next().unwrap_or_default();
        if version.starts_with(['2', '3']) {
            return version.starts_with('2');
        }
    }
    let code = code(source);
    let has = |text: &str| code.iter().any(|line| line.contains(text));
    if code.iter().any(|line| is_print_statement(line) || is_old_except(line)) {
        return true;
    }
    let is_old_import = |line: &String| {
        let words: Vec<&str> = line.split([' ', ',', '.']).filter(|word| !word.is_empty()).collect();
        matches!(words.first(), Some(&("import" | "from")))
            && words
                .iter()
                .any(|word| ["Tkinter", "tkMessageBox", "urllib2", "ConfigParser", "Queue"].contains(word))
    };
    // A program for both versions names the modules of both.
    let is_both = has("tkinter") || has("ImportError") || has("NameError") || has("version_info");
    let calls = ["xrange(", "raw_input(", ".has_key(", ".iteritems(", "unicode("];
    let is_own = |call: &str| {
        let name = call.trim_matches(['.', '(']);
        has(&format!("{name} =")) || has(&format!("def {name}"))
    };
    !is_both
        && (code.iter().any(is_old_import)
            || calls.iter().any(|call| code.iter().any(|line| calls_function(line, call)) && !is_own(call)))
}

/// `raw_input(` but not `my_raw_input(`.
fn calls_function(line: &str, call: &str) -> bool {
    line.match_indices(call).any(|(at, _)| {
        call.starts_with('.')
            || !line[..at].ends_with(|before: char| before.is_alphanumeric() || "_.".contains(before))
    })
}

/// `print x`, `print "x"`, `print >>f, x`, but not `print(x)` or `print = x`.
fn is_print_statement(line: &str) -> bool {
    line.split(';').chain(line.split_once(": ").map(|(_, after)| after)).any(|statement| {
        let Some(rest) = statement.trim_start().strip_prefix("print") else { return false };
        match rest.chars().next() {
            Some('"' | '\'') => true,
            Some(' ' | '\t') => {
                let after = rest.trim_start();
                // `print (a), b` prints one value in Python 3, too.
                !after.is_empty()
                    && !after.starts_with(['(', '=', '.', ',', ':', '['])
                    && !after.starts_with("in ")
            }
            _ => false,
        }
    })
}

/// `except IOError, e:`
fn is_old_except(line: &str) -> bool {
    line.trim_start()
        .strip_prefix("except ")
        .is_some_and(|rest| rest.contains(',') && !rest.contains(['(', '*']) && !rest.contains(" as "))
}

/// The lines without comments and multi-line strings.
fn code(source: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut quote: Option<&str> = None;
    for line in source.lines() {
        let mut kept = String::new();
        let mut rest = line;
        loop {
            match quote {
                Some(end) => match rest.split_once(end) {
                    Some((_, after)) => {
                        quote = None;
                        rest = after;
                    }
                    None => break,
                },
                None => {
                    let start = ["\"\"\"", "'''"]
                        .into_iter()
                        .filter_map(|quote| Some((rest.find(quote)?, quote)))
                        .min();
                    let Some((at, found)) = start else {
                        kept += rest;
                        break;
                    };
                    kept += &rest[..at];
                    rest = &rest[at + found.len()..];
                    quote = Some(found);
                }
            }
        }
        // A `#` in a string cuts off too much, which does no harm here.
        let kept = kept.split('#').next().unwrap_or_default();
        if !kept.trim().is_empty() {
            lines.push(kept.to_owned());
        }
    }
    lines
}

/// Returns true if the program does something when it is started, and is not only imported.
pub(super) fn has_main(source: &str) -> bool {
    code(source).iter().any(|line| line.trim_start().starts_with("if") && line.contains("__name__"))
}

pub(super) fn imports(source: &str, module: &str) -> bool {
    code(source).iter().any(|line| {
        let line = line.trim_start();
        let names = match (line.strip_prefix("from "), line.strip_prefix("import ")) {
            (Some(rest), _) => rest.replace(" import ", ","),
            (_, Some(rest)) => rest.to_owned(),
            _ => return false,
        };
        names.split([',', ' ', '.', '(']).any(|name| name.trim() == module)
    })
}

/// Returns true if a program imports from its own package, whose name this is, so that it cannot be started as a file.
pub(super) fn imports_own_package(source: &str, package: &str) -> bool {
    imports(source, package) || code(source).iter().any(|line| line.trim_start().starts_with("from ."))
}

#[cfg(test)]
mod tests {
    use super::{has_main, imports, is_python2};

    #[test]
    fn programs_for_python_2_are_recognised() {
        for source in [
            "print 'hello'",
            "if x: print x",
            "f = open('a')\nprint >>f, 1",
            "import Tkinter as tk\n",
            "from Tkinter import *\n",
            "for i in xrange(9):\n    pass",
            "try:\n    f()\nexcept IOError, e:\n    pass",
            "#!/usr/bin/env python2\nimport os",
            "name = raw_input('file: ')",
        ] {
            assert!(is_python2(source), "{source}");
        }
        for source in [
            "print('hello')",
            "print ('hello')",
            "\"\"\"\nprint 'old'\n\"\"\"\nprint(1)",
            "# print x\nprint(1)",
            "try:\n    import Tkinter as tk\nexcept ImportError:\n    import tkinter as tk\n",
            "try:\n    xrange\nexcept NameError:\n    xrange = range\nfor i in xrange(9): pass",
            "except_list = [1, 2]",
            "print = log",
            "def fingerprint (x): pass",
            "my_raw_input(1)",
        ] {
            assert!(!is_python2(source), "{source}");
        }
    }

    #[test]
    fn mains_and_imports_are_found() {
        assert!(has_main("if __name__ == '__main__':\n    main()"));
        assert!(!has_main("def main(): pass"));
        assert!(imports("from weiqi import board", "weiqi") && imports("import os, weiqi", "weiqi"));
        assert!(!imports("import weiqi2", "weiqi") && !imports("# import weiqi", "weiqi"));
    }
}
