//! Finds faults of modules that would break a page; for tests.

use crate::asset::Asset;
use crate::imports::{definitions, imports, is_import};
use crate::names::GLOBALS;
use crate::roles::{Role, roles};
use crate::tokens::{Kind, Token, is_in_name, tokens};
use std::collections::HashSet;

/// Reports imports of unknown files, of names that a file does not export and of unused names, and import cycles.
#[must_use]
pub fn faults(modules: &[Asset]) -> Vec<String> {
    let find = |name: &str| modules.iter().find(|module| module.name == name);
    let mut faults = Vec::new();
    for module in modules {
        for import in imports(module.text) {
            let Some(other) = find(import.file) else {
                faults.push(format!("{}: unknown import of \"{}\"", module.name, import.file));
                continue;
            };
            for name in import.names {
                let (exported, local) = name.split_once(" as ").unwrap_or((name, name));
                let is_exported = exported == "*"
                    || definitions(other.text).any(|(known, is_exported)| is_exported && known == exported);
                if !is_exported {
                    faults.push(format!("{}: {} does not export `{exported}`", module.name, other.name));
                }
                if !is_used(local, module.text) {
                    faults.push(format!("{}: `{local}` is imported and not used", module.name));
                }
            }
        }
    }
    faults.extend(cycle(modules).map(|cycle| format!("import cycle: {}", cycle.join(", "))));
    faults
}

/// Returns true if a module uses a name outside of its imports.
fn is_used(name: &str, module: &str) -> bool {
    let lines = module.lines().filter(|line| !is_import(line) && !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split(|c: char| !is_in_name(c))).any(|word| word == name)
}

/// Returns modules that import each other in a cycle, with those between two cycles.
fn cycle(modules: &[Asset]) -> Option<Vec<&'static str>> {
    let mut left: Vec<&Asset> = modules.iter().collect();
    loop {
        let count = left.len();
        let names: Vec<&str> = left.iter().map(|module| module.name).collect();
        // A module that imports none of the remaining ones, or that none of them imports, is in no cycle.
        left.retain(|module| imports(module.text).iter().any(|import| names.contains(&import.file)));
        let used: Vec<&str> =
            left.iter().flat_map(|module| imports(module.text)).map(|import| import.file).collect();
        left.retain(|module| used.contains(&module.name));
        if left.is_empty() {
            return None;
        }
        if left.len() == count {
            return Some(left.iter().map(|module| module.name).collect());
        }
    }
}

/// Reports names that several modules define at their top level, and imports that rename: neither can be bundled.
#[must_use]
pub fn clashes(modules: &[Asset]) -> Vec<String> {
    let mut known: Vec<&str> = Vec::new();
    let mut clashes = Vec::new();
    for module in modules {
        for (name, _) in definitions(module.text) {
            if known.contains(&name) {
                clashes.push(format!("{}: `{name}` is defined in another module, too", module.name));
            }
            known.push(name);
        }
        let renamed = imports(module.text).into_iter().flat_map(|import| import.names);
        let renamed = renamed.filter(|name| name.contains(" as "));
        clashes.extend(renamed.map(|name| format!("{}: `{name}` changes a name", module.name)));
    }
    clashes
}

/// Reports variables that a module neither declares nor imports and that are not known as a browser's:
/// [`script`](crate::script) would give them another name.
#[must_use]
pub fn lost_names(modules: &[Asset]) -> Vec<String> {
    let mut lost = Vec::new();
    for module in modules {
        let code: String = module.text.lines().filter(|line| !is_import(line)).collect::<Vec<_>>().join("\n");
        let code = tokens(&code);
        let mut known: HashSet<&str> = GLOBALS.iter().copied().collect();
        known.extend(declared(&code));
        let imported = imports(module.text).into_iter().flat_map(|import| import.names);
        known.extend(imported.map(|name| name.rsplit(" as ").next().unwrap_or(name)));
        for (token, role) in code.iter().zip(roles(&code)) {
            if role != Role::Other && known.insert(token.text) {
                lost.push(format!(
                    "{}: `{}` is neither declared nor known as a browser's",
                    module.name, token.text
                ));
            }
        }
    }
    lost
}

/// Returns the names that code declares: variables, functions, classes and parameters.
fn declared<'a>(code: &[Token<'a>]) -> Vec<&'a str> {
    let roles = roles(code);
    let names = |from: usize, to: usize| {
        let names = code[from..to].iter().zip(&roles[from..to]).filter(|(_, role)| **role != Role::Other);
        names.map(|(token, _)| token.text)
    };
    let mut found = Vec::new();
    // The indices of the open brackets.
    let mut open: Vec<usize> = Vec::new();
    for (at, token) in code.iter().enumerate() {
        let (before, after) = (at.checked_sub(1).map(|before| code[before]), code.get(at + 1));
        let is_before =
            |words: &[&str]| before.is_some_and(|before| words.iter().any(|word| before.is(word)));
        if roles[at] != Role::Other
            && (is_before(&["const", "let", "var", "function", "class"])
                || (is_before(&[","])
                    && at >= 3
                    && ["let", "const"].iter().any(|word| code[at - 3].is(word)))
                || after.is_some_and(|after| after.is("=>")))
        {
            found.push(token.text);
        }
        if ["const", "let", "var"].iter().any(|word| token.is(word)) {
            found.extend(declarators(&code[at..]).map(|name| code[at + name].text));
        }
        if closes(*token) && token.opens() {
            continue;
        }
        if opens(*token) {
            open.push(at);
        } else if closes(*token) {
            let Some(begin) = open.pop() else { continue };
            let word = begin.checked_sub(1).map(|before| code[before]);
            let is_word = |words: &[&str]| word.is_some_and(|found| words.iter().any(|word| found.is(word)));
            let has_parameters = token.is(")")
                && after.is_some_and(|after| after.is("=>") || after.is("{"))
                && !is_word(&["if", "for", "while", "switch"]);
            if has_parameters || is_word(&["const", "let", "var"]) {
                found.extend(names(begin, at));
            }
        }
    }
    found
}

/// Returns the indices of the names that a statement with `const` or `let` declares outside of patterns.
fn declarators(statement: &[Token<'_>]) -> impl Iterator<Item = usize> {
    let mut depth = 0;
    let statement = statement.iter().enumerate().take_while(move |(_, token)| {
        depth += i32::from(opens(**token)) - i32::from(closes(**token));
        depth >= 0 && !(depth == 0 && token.is(";"))
    });
    let mut depth = 0;
    let mut is_next = false;
    statement.filter_map(move |(at, token)| {
        let is_declared = std::mem::take(&mut is_next) && token.kind == Kind::Word;
        depth += i32::from(opens(*token)) - i32::from(closes(*token));
        is_next = at == 0 || (depth == 0 && token.is(","));
        is_declared.then_some(at)
    })
}

fn opens(token: Token<'_>) -> bool {
    token.opens() || (token.kind == Kind::Sign && matches!(token.text, "(" | "[" | "{"))
}

fn closes(token: Token<'_>) -> bool {
    token.closes() || (token.kind == Kind::Sign && matches!(token.text, ")" | "]" | "}"))
}

/// Returns the modules of the bundle that starts with `entry`.
#[must_use]
pub fn bundled(entry: &str, modules: &[Asset]) -> Vec<Asset> {
    let mut names = vec![entry];
    let mut at = 0;
    while let Some(name) = names.get(at) {
        let module = modules.iter().find(|module| module.name == *name);
        let imported = module.into_iter().flat_map(|module| imports(module.text)).map(|import| import.file);
        let new: Vec<&str> = imported.filter(|name| !names.contains(name)).collect();
        names.extend(new);
        at += 1;
    }
    modules.iter().filter(|module| names.contains(&module.name)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SHARED;

    fn modules(texts: &[(&'static str, &'static str)]) -> Vec<Asset> {
        texts.iter().map(|&(name, text)| Asset { name, text }).collect()
    }

    #[test]
    fn the_shared_modules_are_sound() {
        assert_eq!(faults(SHARED), [""; 0]);
        assert_eq!(clashes(SHARED), [""; 0]);
        assert_eq!(lost_names(SHARED), [""; 0]);
    }

    #[test]
    fn unknown_variables_are_found() {
        let code = "let m, d = (1, 2), l;\nconst [a, { b: c }] = document.d;\nfunction e(f, { g }) { for (const h of f) c(g, h, i => i.j); }\nclass K { l(m) { if (n) e(m, a, d, l); } }\n";
        let found = lost_names(&modules(&[("a.js", code)]));
        assert_eq!(found, ["a.js: `n` is neither declared nor known as a browser's"]);
    }

    #[test]
    fn faults_are_found() {
        let bad = modules(&[
            (
                "a.js",
                "import { b, none } from './b.js';\nimport { x } from './x.js';\nexport const a = () => b;\n",
            ),
            ("b.js", "import { a } from './a.js';\nimport { c } from './c.js';\nexport const b = a;\n"),
            ("c.js", "export const c = 1;\nconst b = 2;\n"),
        ]);
        let found = [
            "a.js: b.js does not export `none`",
            "a.js: `none` is imported and not used",
            "a.js: unknown import of \"x.js\"",
            "b.js: `c` is imported and not used",
            "import cycle: a.js, b.js",
        ];
        assert_eq!(faults(&bad), found);
        assert_eq!(clashes(&bad), ["c.js: `b` is defined in another module, too"]);
        // `c.js` imports nothing.
        assert_eq!(bundled("c.js", &bad), bad[2..]);
        assert_eq!(bundled("a.js", &bad), bad);
    }
}
