//! Modules as one script.

use crate::Asset;
use crate::imports::{imports, is_import};
use crate::squeeze::squeezed;

/// Joins modules into one script that needs no other file: each of `entries` after what it imports, each module once.
/// Imports are looked up in `modules`, and one that is not there is left out; [`check::faults`](crate::check::faults) finds
/// it. All modules then share one scope: no other module may define the same name at its top, as
/// [`check::clashes`](crate::check::clashes) tests.
pub fn script<'a>(entries: impl IntoIterator<Item = &'a str>, modules: &[Asset]) -> String {
    let mut bundle = Bundle { modules, joined: Vec::new(), text: String::new() };
    for entry in entries {
        bundle.add(entry);
    }
    bundle.text
}

/// A script under construction.
struct Bundle<'a> {
    modules: &'a [Asset],
    /// The modules in the script, including those that are being added.
    joined: Vec<&'a str>,
    text: String,
}

impl Bundle<'_> {
    fn add(&mut self, name: &str) {
        let Some(module) = self.modules.iter().find(|module| module.name == name) else { return };
        if self.joined.contains(&module.name) {
            return;
        }
        self.joined.push(module.name);
        for import in imports(module.text) {
            self.add(import.file);
        }
        self.text += &body(module.text);
    }
}

/// A module without imports, exports and comments.
fn body(module: &str) -> String {
    let mut text = String::new();
    let mut is_comment = false;
    for line in module.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") && !is_import(line) {
            text += &squeezed(line.strip_prefix("export ").unwrap_or(line));
            // After these signs, a statement continues on the next line.
            if !line.ends_with([',', '{', '(', '[']) || line.contains("//") {
                text.push('\n');
            }
        }
        is_comment &= !line.ends_with("*/");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULES: &[Asset] = &[
        Asset {
            name: "a.js",
            text: "// Comment\nimport { b } from './b.js';\nimport { c } from './c.js';\nb(c);\n",
        },
        Asset {
            name: "b.js",
            text: "import { c } from './c.js';\n/** Comment\n * more */\nexport const b = (x) => x + c;\n",
        },
        Asset { name: "c.js", text: "export const c = f(\n  1,\n);\n" },
        Asset { name: "d.js", text: "d();\n" },
    ];

    #[test]
    fn a_module_stands_once_and_after_what_it_imports() {
        assert_eq!(script(["a.js", "b.js"], MODULES), "const c=f(1,);\nconst b=(x)=>x+c;\nb(c);\n");
        assert_eq!(script(["d.js"], MODULES), "d();\n");
        assert_eq!(script(["e.js"], MODULES), "");
    }
}
