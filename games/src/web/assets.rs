//! The page, as it lies in the folder `assets`.

use super::first_page::FirstPage;
use super::message::MessageKind;
use super::request_error::{RequestError, RequestErrorKind};
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gocheck_web::SHARED;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(($name, $kind, include_str!(concat!("assets/", $name)))),*]
    };
}

/// The page, and where what it shows first is written into it.
const PAGE: &str = include_str!("assets/index.html");
const TITLE: &str = "<title>";
const FIRST: &str = "<script type=\"application/json\" id=\"first-game\">";

const ASSETS: &[(&str, &str, &str)] = assets! {
    "live.html": HTML,
    "icon.svg": PICTURE,
    "page.css": STYLE,
    "palette.css": STYLE,
    "play-board.css": STYLE,
    "board.css": STYLE,
    "live.css": STYLE,
    "play.css": STYLE,
    "app.js": SCRIPT,
    "api.js": SCRIPT,
    "board.js": SCRIPT,
    "changes.js": SCRIPT,
    "dialogs.js": SCRIPT,
    "drag.js": SCRIPT,
    "editor.js": SCRIPT,
    "events.js": SCRIPT,
    "explore.js": SCRIPT,
    "export.js": SCRIPT,
    "games.js": SCRIPT,
    "graph.js": SCRIPT,
    "howto.js": SCRIPT,
    "lines.js": SCRIPT,
    "list.js": SCRIPT,
    "live.js": SCRIPT,
    "motion.js": SCRIPT,
    "painter.js": SCRIPT,
    "panel.js": SCRIPT,
    "picker.js": SCRIPT,
    "pictures.js": SCRIPT,
    "replay.js": SCRIPT,
    "review.css": STYLE,
    "review.js": SCRIPT,
    "sound.js": SCRIPT,
    "values.js": SCRIPT,
    "words.js": SCRIPT,
};

/// The page itself, with the game that it shows first: nothing has to come after it.
pub(super) fn page(first: &FirstPage) -> Response {
    let page = PAGE.replacen(TITLE, &format!("{TITLE}{}", first.title()), 1).replacen(
        FIRST,
        &format!("{FIRST}{}", first.json()),
        1,
    );
    ([(header::CONTENT_TYPE, HTML)], page).into_response()
}

/// A part of the page, as it is asked for.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, RequestError> {
    named(&name).ok_or_else(|| RequestError::new(RequestErrorKind::NotFound, MessageKind::NotFound))
}

/// A part of the page.
pub(super) fn named(name: &str) -> Option<Response> {
    let own = ASSETS.iter().find(|asset| asset.0 == name).map(|&(_, kind, text)| (kind, text));
    let shared = || SHARED.iter().find(|asset| asset.name == name).map(|asset| (SCRIPT, asset.text));
    let (kind, text) = own.or_else(shared)?;
    Some(([(header::CONTENT_TYPE, kind)], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gocheck_web::{Asset, check};

    /// The pages' own modules and the shared ones, without the one that runs in a worker.
    #[test]
    fn the_modules_are_sound() {
        let own = ASSETS.iter().filter(|asset| asset.1 == SCRIPT);
        let own = own.map(|&(name, _, text)| Asset { name, text });
        let modules: Vec<Asset> = own.chain(SHARED.iter().copied()).collect();
        assert_eq!(check::faults(&modules), [""; 0]);
        for name in modules.iter().map(|module| module.name) {
            let is_needed = !["changes.js", "icons.js", "live.js", "app.js", "events.js"].contains(&name);
            let preload = format!("<link rel=\"modulepreload\" href=\"/assets/{name}\">");
            assert_eq!(PAGE.contains(&preload), is_needed, "{name}");
        }
    }
}
