//! How the page looks in every state, in light and in dark, in forced colours and on paper: nothing hinders anybody, as far
//! as axe can tell, and stones are told apart. With `GOCHECK_PICTURES=FOLDER` a picture of each is kept there.

use crate::states::STATES;
use crate::view::{Hand, SIZES, View};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::{env, fs, thread};
use test_support::browser::{Driver, Kind, skip};
use test_support::project;

/// Sets what the window's owner prefers.
fn prefer(view: &View, media: &str, features: &[(&str, &str)]) {
    let features: Vec<Value> =
        features.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
    view.browser.tool("Emulation.setEmulatedMedia", &json!({"media": media, "features": features}));
}

/// Keeps a picture of what is seen, where that is wanted.
fn keep(view: &View, size: (u32, u32), language: &str, state: &str, looks: &str) {
    let Some(folder) = env::var_os("GOCHECK_PICTURES") else { return };
    let name = format!("{}x{} {language} {state} {looks}.png", size.0, size.1).replace(' ', "-");
    fs::write(PathBuf::from(folder).join(name), STANDARD.decode(view.browser.picture()).unwrap()).unwrap();
}

/// Axe, which is not ours to hand on, where `npm install --no-save --prefix target/axe axe-core` has put it.
fn axe() -> Option<String> {
    let path = env::var_os("GOCHECK_AXE")
        .map_or_else(|| project("target/axe/node_modules/axe-core/axe.min.js"), PathBuf::from);
    let found = fs::read_to_string(path);
    if found.is_err() {
        skip("axe", "npm install --no-save --prefix target/axe axe-core; or GOCHECK_AXE=axe.min.js");
    }
    found.ok()
}

/// What axe says of what is seen.
fn faults(view: &View) -> Value {
    view.browser.script_with_callback(
        "const done = arguments[0];
         const told = ({ id, help, nodes }) =>
           [id, help, ...nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)];
         axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations.map(told)));",
    )
}

fn every_state(driver: &Driver, size: (u32, u32), language: &'static str, axe: Option<&str>) {
    let view = View::new(driver, size, Hand::Mouse, language);
    for (state, way) in STATES {
        prefer(&view, "", &[]);
        way(&view);
        view.is_tidy();
        if let Some(axe) = axe {
            view.browser.script(axe);
        }
        for scheme in ["light", "dark"] {
            prefer(&view, "", &[("prefers-color-scheme", scheme)]);
            keep(&view, size, language, state, scheme);
            if axe.is_some() {
                assert_eq!(faults(&view), json!([]), "{state}, {scheme}, {language}");
            }
            prefer(&view, "", &[("prefers-color-scheme", scheme), ("forced-colors", "active")]);
            keep(&view, size, language, state, &format!("forced {scheme}"));
            is_seen_in_forced_colours(&view, state);
        }
        // What was solved is not known in the next state.
        view.browser.script("localStorage.clear()");
    }
}

/// How light the first element is that a selector names, beside its middle, where a mark may be: from 0, black, to 255.
fn light(view: &View, css: &str) -> Option<f64> {
    let place = view.browser.script(&format!(
        "const found = document.querySelector('{css}');
         found?.scrollIntoView({{ block: 'center' }});
         const {{ x, y, width, height }} = found?.getBoundingClientRect() ?? {{}};
         return found && [Math.round(x + 0.15 * width), Math.round(y + 0.5 * height)];"
    ));
    let (x, y) = (place[0].as_i64()?, place[1].as_i64()?);
    let picture = view.browser.picture();
    let shade = view.browser.script_with_callback(&format!(
        "const done = arguments[0];
         const image = new Image();
         image.onload = () => {{
           const canvas = document.createElement('canvas').getContext('2d');
           canvas.drawImage(image, {}, {});
           const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
           done((red + green + blue) / 3);
         }};
         image.src = 'data:image/png;base64,{picture}';",
        -x, -y
    ));
    shade.as_f64()
}

/// Black stones are dark and white ones light, and what is chosen looks otherwise than what is not.
fn is_seen_in_forced_colours(view: &View, state: &str) {
    let stones =
        ["black", "white"].map(|color| light(view, &format!(".stone.{color}:not(.ghost, .faded) .body")));
    if let [Some(black), Some(white)] = stones {
        assert!(black < 120.0 && white > 180.0, "{state}: {black} and {white}");
    }
    let alike = view.browser.script(
        "const look = (each) => each && getComputedStyle(each).backgroundColor;
         return [...document.querySelectorAll('[role=group]')].filter((group) => group.checkVisibility()).filter((group) => {
           const [on, off] = ['true', 'false'].map((is) => look(group.querySelector(`[aria-pressed=${is}]`)));
           return on && on === off;
         }).length",
    );
    assert_eq!(alike, 0, "{state}");
}

/// A sheet to hand out, and the answers on another one; an exercise keeps its answers.
fn on_paper(driver: &Driver) {
    let view = View::desk(driver);
    for (arguments, answers) in [(["data"].as_slice(), 14), (&["--exercise", "data"], 0)] {
        view.open(arguments);
        prefer(&view, "print", &[]);
        view.browser.script("dispatchEvent(new Event('beforeprint'))");
        view.has(".item .thumbnail", 14);
        view.has(".answers dt", answers);
        let seen = view.browser.script(
            "return ['.filters', '.item .about', '.item .asked', '.answers']
               .map((css) => document.querySelector(css).checkVisibility())",
        );
        assert_eq!(seen, json!([false, false, true, answers > 0]), "{arguments:?}");
        let before =
            view.browser.script("return getComputedStyle(document.querySelector('.answers')).breakBefore");
        assert_eq!(before, if answers > 0 { "page" } else { "auto" });
        prefer(&view, "", &[]);
    }
}

#[test]
fn every_state_is_tidy_and_open_to_all() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let axe = axe();
    thread::scope(|scope| {
        scope.spawn(|| on_paper(&driver));
        for (size, language) in SIZES.into_iter().zip(["en", "zh", "en"]) {
            let (driver, axe) = (&driver, axe.as_deref());
            scope.spawn(move || every_state(driver, size, language, axe));
        }
    });
}
