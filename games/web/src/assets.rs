//! The pages of `crates/web`, and the files that they load: one script and one style each.
//!
//! A file has the hash of its content in its name, so a browser keeps it forever. Pages name their files without it, such as
//! `/assets/play.js`; the names are replaced when a page is sent.

use super::first_page::FirstPage;
use super::message::MessageKind;
use super::request_error::{RequestError, RequestErrorKind};
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gocheck_web::games::{FILES as BUILT, LIVE, PLAY};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// The marks for inserting the first data of the play page.
const TITLE: &str = "<title>";
const FIRST: &str = "<script type=\"application/json\" id=\"first-game\">";

/// A file that a page loads.
struct File {
    /// The path in the page's source: `/assets/play.js`.
    path: String,
    /// The name under which it is sent: `play-0123456789abcdef.js`.
    name: String,
    text: String,
}

/// All files. Each comes after those that it names.
static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for built in &BUILT {
        let text = with_names(built.text, &files);
        let (stem, ending) = built.name.rsplit_once('.').unwrap_or((built.name, ""));
        let name = format!("{stem}-{:016x}.{ending}", hash(&text));
        files.push(File { path: format!("/assets/{}", built.name), name, text });
    }
    files
});

/// Replaces the names of files by those under which they are sent.
fn with_names(text: &str, files: &[File]) -> String {
    files
        .iter()
        .fold(text.to_owned(), |text, file| text.replace(&file.path, &format!("/assets/{}", file.name)))
}

/// The play page with the game that it shows first, so that only its files have to be loaded.
pub(super) fn play_page(first: &FirstPage, headers: &HeaderMap) -> Response {
    let page = with_names(PLAY, &FILES).replacen(TITLE, &format!("{TITLE}{}", first.title()), 1).replacen(
        FIRST,
        &format!("{FIRST}{}", first.json()),
        1,
    );
    page_response(page, headers)
}

/// The spectators' page.
pub(super) fn live_page(headers: &HeaderMap) -> Response {
    page_response(with_names(LIVE, &FILES), headers)
}

/// A page. A browser that has it asks whether it changed, and gets it only then.
fn page_response(page: String, headers: &HeaderMap) -> Response {
    // A weak validator, since the text may be sent compressed.
    let tag = format!("W/\"{:016x}\"", hash(&page));
    let known = headers.get_all(header::IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|known| known.trim() == tag);
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    match is_known {
        true => (StatusCode::NOT_MODIFIED, caching).into_response(),
        false => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], caching, page).into_response(),
    }
}

/// A file of a page, by the name under which it is sent. It never changes.
pub(super) async fn file(Path(name): Path<String>) -> Result<Response, RequestError> {
    let file = FILES.iter().find(|file| file.name == name);
    let file = file.ok_or_else(|| RequestError::new(RequestErrorKind::NotFound, MessageKind::NotFound))?;
    let headers = [
        (header::CONTENT_TYPE, kind(&file.name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, file.text.as_str()).into_response())
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => "image/svg+xml",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pages and scripts name each file, and nothing else in its folder.
    #[test]
    fn files_are_named_as_they_are_sent() {
        let texts = [with_names(PLAY, &FILES), with_names(LIVE, &FILES)];
        let texts: Vec<&str> =
            texts.iter().chain(FILES.iter().map(|file| &file.text)).map(String::as_str).collect();
        let named = texts
            .iter()
            .flat_map(|text| text.split(['"', '\'']))
            .filter_map(|part| part.strip_prefix("/assets/"));
        let mut named: Vec<&str> = named.collect();
        let mut sent: Vec<&str> = FILES.iter().map(|file| file.name.as_str()).collect();
        named.sort_unstable();
        named.dedup();
        sent.sort_unstable();
        assert_eq!(named, sent);
    }
}
