//! Screenshots, and accessibility by axe, of a page in light, dark and forced colours and in print.

use super::process::skip;
use super::session::Browser;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::{env, fs};

/// Reads axe from where `npm install --no-save --prefix target/axe axe-core` installs it. Its licence differs from ours.
pub fn axe() -> Option<String> {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/node_modules/axe-core/axe.min.js");
    let found = fs::read_to_string(env::var_os("GOCHECK_AXE").map_or_else(|| usual.into(), PathBuf::from));
    if found.is_err() {
        skip("axe", "npm install --no-save --prefix target/axe axe-core; or GOCHECK_AXE=axe.min.js");
    }
    found.ok()
}

impl Browser {
    /// Emulates a media type and media features in Chromium.
    pub fn prefer(&self, media: &str, features: &[(&str, &str)]) {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
        self.tool("Emulation.setEmulatedMedia", &json!({"media": media, "features": features}));
    }

    /// Prints the page on A4 and returns the PDF.
    pub fn print(&self) -> Vec<u8> {
        let page = json!({"page": {"width": 21.0, "height": 29.7}});
        let pdf = self.post("/print", &page).unwrap();
        STANDARD.decode(pdf.as_str().unwrap()).unwrap()
    }

    /// Saves a screenshot in the folder `GOCHECK_PICTURES`, if that is set.
    pub fn keep_picture(&self, name: &str) {
        let Some(folder) = env::var_os("GOCHECK_PICTURES") else { return };
        let path = PathBuf::from(folder).join(name.replace(' ', "-") + ".png");
        fs::write(path, STANDARD.decode(self.picture()).unwrap()).unwrap();
    }

    /// Returns the violations that axe finds in the page; it must have been loaded. `only_colors` checks only contrast,
    /// since nothing else depends on the colour scheme.
    pub fn faults(&self, only_colors: bool) -> Value {
        self.faults_of("document", only_colors)
    }

    /// Like [`faults`](Self::faults), but only in a part of the page, as axe's context.
    pub(super) fn faults_of(&self, context: &str, only_colors: bool) -> Value {
        let rules = if only_colors { "runOnly: ['color-contrast', 'link-in-text-block']," } else { "" };
        self.script_with_callback(&format!(
            "const done = arguments[0];
             const told = ({{ id, help, nodes }}) =>
               [id, help, ...nodes.map(({{ target, failureSummary }}) => `${{target}}: ${{failureSummary}}`)];
             // No rule here reads the style sheets themselves.
             axe.run({context}, {{ {rules} resultTypes: ['violations'], preload: false }}).then(({{ violations }}) => done(violations.map(told)));"
        ))
    }

    /// Returns the lightness of an element, from 0 for black to 255, left of its centre, where a mark may be; `None` if
    /// there is no such element.
    pub fn light(&self, css: &str) -> Option<f64> {
        let place = self.script(&format!(
            "const found = document.querySelector('{css}');
             found?.scrollIntoView({{ block: 'center' }});
             const {{ x, y, width, height }} = found?.getBoundingClientRect() ?? {{}};
             return found && [Math.round(x + 0.15 * width), Math.round(y + 0.5 * height), scrollX, scrollY];"
        ));
        let [x, y, left, top] = [0, 1, 2, 3].map(|index| place[index].as_f64());
        // Capture only that pixel: a screenshot of the whole window takes far longer.
        let clip = json!({"x": x? + left?, "y": y? + top?, "width": 1, "height": 1, "scale": 1});
        let picture = self.tool("Page.captureScreenshot", &json!({"clip": clip}));
        let shade = self.script_with_callback(&format!(
            "const done = arguments[0];
             const image = new Image();
             image.onload = () => {{
               const canvas = document.createElement('canvas').getContext('2d');
               canvas.drawImage(image, 0, 0);
               const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
               done((red + green + blue) / 3);
             }};
             image.src = 'data:image/png;base64,' + {};",
            picture["data"]
        ));
        shade.as_f64()
    }
}
