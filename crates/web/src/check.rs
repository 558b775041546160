//! Faults of modules that would break a page, for tests.

use crate::Asset;
use crate::imports::{definitions, imports, is_import, is_in_name};

/// Imports of unknown files, of names that a file does not export, and of names that are not used; and circles.
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
    faults.extend(circle(modules).map(|circle| format!("a circle of {}", circle.join(", "))));
    faults
}

/// Returns true if a name occurs outside of the imports of a module.
fn is_used(name: &str, module: &str) -> bool {
    let lines = module.lines().filter(|line| !is_import(line) && !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split(|c: char| !is_in_name(c))).any(|word| word == name)
}

/// Modules that import each other in a circle, and those between two circles.
fn circle(modules: &[Asset]) -> Option<Vec<&'static str>> {
    let mut left: Vec<&Asset> = modules.iter().collect();
    loop {
        let count = left.len();
        let names: Vec<&str> = left.iter().map(|module| module.name).collect();
        // A module that imports none of those that are left is in no circle, and neither is one that none of them imports.
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

/// Names at the top of several modules, which could not be joined into one script; also imports under another name.
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
            "a circle of a.js, b.js",
        ];
        assert_eq!(faults(&bad), found);
        assert_eq!(clashes(&bad), ["c.js: `b` is defined in another module, too"]);
    }
}
