use crate::asset::Asset;
use crate::imports::{imports, is_import};
use crate::minify::minified;

/// Bundles modules into one script that needs no other file: each of `entries`, after what it imports, each module once.
///
/// Imports are looked up in `modules`. An unknown one is left out, which [`check::faults`](crate::check::faults) reports.
/// The modules share one scope, so no two may define the same name at their top level, which
/// [`check::clashes`](crate::check::clashes) reports.
pub fn script<'a>(entries: impl IntoIterator<Item = &'a str>, modules: &[Asset]) -> String {
    let mut bundle = Bundle { modules, added: Vec::new(), text: String::new() };
    for entry in entries {
        bundle.add(entry);
    }
    minified(&bundle.text)
}

struct Bundle<'a> {
    modules: &'a [Asset],
    /// The modules that are in the script or follow what they import.
    added: Vec<&'a str>,
    text: String,
}

impl Bundle<'_> {
    fn add(&mut self, name: &str) {
        let Some(module) = self.modules.iter().find(|module| module.name == name) else { return };
        if self.added.contains(&module.name) {
            return;
        }
        self.added.push(module.name);
        for import in imports(module.text) {
            self.add(import.file);
        }
        for line in module.text.lines().filter(|line| !is_import(line)) {
            self.text += line.strip_prefix("export ").unwrap_or(line);
            self.text.push('\n');
        }
    }
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
        Asset { name: "d.js", text: "if (d) {\n  d();\n}\nd() // Comment\n  .e();\n" },
    ];

    #[test]
    fn a_module_comes_once_and_after_what_it_imports() {
        assert_eq!(script(["a.js", "b.js"], MODULES), "const a=d(1),b=c=>c+a;b(a);");
        assert_eq!(script(["d.js"], MODULES), "if(a){a()}a().e();");
        assert_eq!(script(["e.js"], MODULES), "");
    }
}
