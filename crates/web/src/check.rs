//! Finds faults of modules that would break a page; for tests.

use crate::asset::Asset;
use crate::imports::{definitions, imports, is_import, is_in_name};

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
            "import cycle: a.js, b.js",
        ];
        assert_eq!(faults(&bad), found);
        assert_eq!(clashes(&bad), ["c.js: `b` is defined in another module, too"]);
    }
}
