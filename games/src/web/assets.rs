//! The page, as it lies in the folder `assets`.

use super::first_page::FirstPage;
use super::message::MessageKind;
use super::request_error::{RequestError, RequestErrorKind};
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gocheck_web::{Asset, SHARED, THEME, assets};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The page, and where what it shows first is written into it.
const PAGE: &str = include_str!("assets/index.html");
const TITLE: &str = "<title>";
const FIRST: &str = "<script type=\"application/json\" id=\"first-game\">";

const ASSETS: &[Asset] = assets![
    "assets/":
    "board.css", "live.css", "page.css", "palette.css", "play-board.css", "play.css", "review.css",
    "live.html", "api.js", "app.js", "board.js", "changes.js", "dialogs.js", "drag.js", "editor.js",
    "events.js", "explore.js", "export.js", "games.js", "graph.js", "howto.js", "lines.js", "list.js",
    "live.js", "motion.js", "painter.js", "panel.js", "picker.js", "pictures.js", "replay.js", "review.js",
    "sound.js", "values.js", "words.js", "icon.svg",
];

/// The page itself, with the game that it shows first: nothing has to come after it.
pub(super) fn page(first: &FirstPage) -> Response {
    let page = PAGE.replacen(TITLE, &format!("{TITLE}{}", first.title()), 1).replacen(
        FIRST,
        &format!("{FIRST}{}", first.json()),
        1,
    );
    ([(header::CONTENT_TYPE, HTML)], page).into_response()
}

/// A part of the page. A browser that has it asks whether it changed, and gets it only then.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, RequestError> {
    let asset = ASSETS.iter().chain(SHARED).chain([&THEME]).find(|asset| asset.name == name);
    let asset = asset.ok_or_else(|| RequestError::new(RequestErrorKind::NotFound, MessageKind::NotFound))?;
    let tag = tag(asset.text);
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|known| known.trim() == tag);
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    Ok(match is_known {
        true => (StatusCode::NOT_MODIFIED, caching).into_response(),
        false => ([(header::CONTENT_TYPE, kind(asset.name))], caching, asset.text).into_response(),
    })
}

/// A weak validator, since the text may be sent compressed.
fn tag(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}

const HTML: &str = "text/html; charset=utf-8";

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => HTML,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gocheck_web::check;

    /// The pages' own modules and the shared ones, without the one that runs in a worker.
    #[test]
    fn the_modules_are_sound() {
        let modules = ASSETS.iter().chain(SHARED).filter(|asset| asset.name.ends_with(".js"));
        let modules: Vec<Asset> = modules.copied().collect();
        assert_eq!(check::faults(&modules), [""; 0]);
        assert_eq!(check::lost_names(&modules), [""; 0]);
        for name in modules.iter().map(|module| module.name) {
            let is_needed = !["changes.js", "icons.js", "live.js", "app.js", "events.js"].contains(&name);
            let preload = format!("<link rel=\"modulepreload\" href=\"/assets/{name}\">");
            assert_eq!(PAGE.contains(&preload), is_needed, "{name}");
        }
    }
}
