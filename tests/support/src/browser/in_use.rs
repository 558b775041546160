//! Checks controls of a page while they are pointed at, focused or pressed.

use super::session::Browser;
use serde_json::{Value, json};

/// The states of a control in use, as pseudo-classes.
const IN_USE: [&[&str]; 3] = [&["hover"], &["focus", "focus-visible"], &["hover", "active"]];

impl Browser {
    /// Returns the controls whose text has too little contrast while they are in use, with the state. Only in Chromium; axe must
    /// have been loaded.
    pub fn faults_in_use(&self) -> Vec<String> {
        // One of several that look the same.
        let count = self.script(
            "const seen = new Set();
             const look = (each) => [each.tagName, each.getAttribute('class'), each.ariaPressed, each.ariaChecked, each.disabled];
             for (const each of document.querySelectorAll('button, a[href], select, input, textarea, summary, [tabindex]')) {
               const kind = String([look(each), look(each.parentNode)]);
               each.toggleAttribute('data-in-use', each.checkVisibility() && !seen.has(kind));
               if (each.checkVisibility()) seen.add(kind);
             }
             return seen.size;",
        );
        if count == 0 {
            return Vec::new();
        }
        self.tool("DOM.enable", &json!({}));
        self.tool("CSS.enable", &json!({}));
        let root = self.tool("DOM.getDocument", &json!({"depth": 0}))["root"]["nodeId"].clone();
        let controls = json!({"nodeId": root, "selector": "[data-in-use]"});
        let controls = self.tool("DOM.querySelectorAll", &controls)["nodeIds"].clone();
        let force = |pseudo: &[&str]| {
            for control in controls.as_array().unwrap() {
                let state = json!({"nodeId": control, "forcedPseudoClasses": pseudo});
                // A page that changes meanwhile may have replaced the control.
                drop(
                    self.post("/goog/cdp/execute", &json!({"cmd": "CSS.forcePseudoState", "params": state})),
                );
            }
        };
        let mut found = Vec::new();
        for pseudo in IN_USE {
            force(pseudo);
            let faults = self.faults_of("'[data-in-use]'", true);
            let faults = faults.as_array().into_iter().flatten();
            found.extend(faults.map(|fault: &Value| format!("{}: {fault}", pseudo.join(", "))));
        }
        force(&[]);
        found
    }
}
