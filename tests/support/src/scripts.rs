//! Checks scripts, as pages ship them, by ESLint. Its parser is not that of the bundler, so it detects what that one breaks.

use crate::browser::{is_there, skip};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

pub struct Script {
    /// For reports.
    pub name: String,
    pub text: String,
    pub scope: Scope,
}

/// The environment of a script, which decides its predefined variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// As a module.
    Page,
    /// As a script that is not a module.
    SharedWorker,
}

impl Script {
    /// The script of a single-file page.
    pub fn of_page(name: &str, page: &str) -> Self {
        let rest = page.split_once("<script type=\"module\">").map(|(_, rest)| rest);
        let (text, _) = rest.and_then(|rest| rest.split_once("</script>")).expect("a script in the page");
        Self { name: name.to_owned(), text: text.to_owned(), scope: Scope::Page }
    }

    fn json(&self) -> Value {
        let scope = match self.scope {
            Scope::Page => "page",
            Scope::SharedWorker => "sharedWorker",
        };
        json!({"name": self.name, "text": self.text, "scope": scope})
    }
}

/// Returns ESLint's findings: syntax errors, undeclared variables, assigned constants, duplicate members.
/// Returns `None`, and reports that a test is skipped, if Node.js or ESLint is missing.
pub fn script_faults(scripts: &[Script]) -> Option<Vec<String>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("../../target/eslint/node_modules");
    if !is_there(&["node"], "apt-get install nodejs") {
        return None;
    }
    if !["eslint", "globals"].iter().all(|package| folder.join(package).exists()) {
        skip("ESLint", "npm install --no-save --prefix target/eslint eslint@9.39.1 globals@16.5.0");
        return None;
    }
    let mut node = Command::new("node");
    node.arg(here.join("src/scripts.cjs")).arg(folder.canonicalize().unwrap());
    let scripts: Value = scripts.iter().map(Script::json).collect();
    let (status, stdout, stderr) = crate::run_on(&mut node, &scripts.to_string());
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
    Some(stdout.lines().map(str::to_owned).collect())
}
