//! Reads the imports and definitions of a module, line by line.

use crate::tokens::is_in_name;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Import<'a> {
    /// `dom.js`.
    pub(crate) file: &'a str,
    /// Names such as `make`, and `* as dialogs`.
    pub(crate) names: Vec<&'a str>,
}

pub(crate) fn is_import(line: &str) -> bool {
    line.starts_with("import ")
}

/// Returns the imports of a module. An import that is not of the form `import { a, b } from './x.js';` has an empty
/// file name.
pub(crate) fn imports(module: &str) -> Vec<Import<'_>> {
    module.lines().filter(|line| is_import(line)).map(import).collect()
}

fn import(line: &str) -> Import<'_> {
    let rest = line.trim_start_matches("import ").trim_end_matches(';');
    let (names, file) = rest.rsplit_once(" from ").unwrap_or(("", rest));
    let file = file.trim_matches(['\'', '"']).strip_prefix("./").unwrap_or_default();
    let names = names.trim_matches(['{', '}', ' ']).split(',').map(str::trim);
    Import { file, names: names.filter(|name| !name.is_empty()).collect() }
}

/// Yields the names that a module defines at its top level, and whether it exports them.
pub(crate) fn definitions(module: &str) -> impl Iterator<Item = (&str, bool)> {
    module.lines().flat_map(|line| {
        let (line, is_exported) = line.strip_prefix("export ").map_or((line, false), |line| (line, true));
        let line = line.strip_prefix("async ").unwrap_or(line);
        let kinds = ["const ", "let ", "function ", "class "];
        let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind)).unwrap_or_default();
        // `const [a, b] = ..` defines two names.
        let names = rest.strip_prefix(['[', '{']).and_then(|list| list.split([']', '}']).next());
        let end = rest.find(|c: char| !is_in_name(c)).unwrap_or(rest.len());
        let names = names.unwrap_or(&rest[..end]).split(',').map(str::trim);
        names.filter(|name| !name.is_empty()).map(move |name| (name, is_exported))
    })
}
