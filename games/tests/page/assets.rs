//! The files of the pages, as the server sends them and as a browser keeps them.

use super::server::{begin, good, request, send, two_people};
use super::view::{SIZES, View};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use serde_json::json;
use test_support::browser::{Hand, Kind};
use tower::ServiceExt;

/// The files that a text names.
pub(super) fn named(text: &str) -> Vec<String> {
    text.split(['"', '\'']).filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect()
}

/// Other files of the machine, and assets without their hash.
#[tokio::test]
async fn nothing_but_the_files_of_the_page_is_served() {
    let (_, app) = two_people().await;
    for path in ["/assets/../Cargo.toml", "/assets/%2e%2e%2fmod.rs", "/assets/none", "/assets/play.js"] {
        let (status, _) = send(&app, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// A browser asks whether its copy of the page is current, which it is until the game changes. It keeps the files forever.
#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let (_, app) = two_people().await;
    let first = answer(&app, "/", "").await;
    assert_eq!((first.status, first.is_empty, &*first.caching), (200, false, "no-cache"));
    for (known, status) in [
        (first.tag.clone(), 304),
        (format!("\"x\", {}", first.tag), 304),
        ("\"x\"".to_owned(), 200),
        (String::new(), 200),
    ] {
        let again = answer(&app, "/", &known).await;
        assert_eq!((again.status, again.is_empty), (status, status == 304), "{known}");
        assert_eq!((again.tag, again.caching), (first.tag.clone(), first.caching.clone()));
    }
    // Another game, and a move: both change the page.
    let mut tags = vec![first.tag];
    let (_, path) = begin(&app, json!({"from": "new", "game": "reversi", "white": "human"})).await;
    tags.push(answer(&app, "/", &tags[0]).await.tag);
    good(&app, &path, json!({"action": {"do": "play", "mv": "d3"}})).await;
    tags.push(answer(&app, "/", &tags[1]).await.tag);
    tags.sort_unstable();
    tags.dedup();
    assert_eq!(tags.len(), 3, "{tags:?}");
    let (_, page) = send(&app, request("GET", "/").body(Body::empty()).unwrap()).await;
    for file in named(&page) {
        let caching = answer(&app, &file, "").await.caching;
        assert_eq!(caching, "public, max-age=31536000, immutable", "{file}");
    }
}

/// An answer, as far as caches are concerned.
struct Answer {
    status: u16,
    is_empty: bool,
    caching: String,
    tag: String,
}

/// The answer to a browser that has a copy with a tag.
async fn answer(app: &Router, path: &str, known: &str) -> Answer {
    let request = request("GET", path).header("if-none-match", known).body(Body::empty()).unwrap();
    let (head, body) = app.clone().oneshot(request).await.unwrap().into_parts();
    let header = |name: &'static str| {
        let value = head.headers.get(HeaderName::from_static(name)).map(HeaderValue::to_str);
        value.map(|value| value.unwrap().to_owned()).unwrap_or_default()
    };
    let is_empty = to_bytes(body, 1 << 20).await.unwrap().is_empty();
    Answer { status: head.status.as_u16(), is_empty, caching: header("cache-control"), tag: header("etag") }
}

/// A reload asks for the page alone, and gets it only if the game has changed.
#[test]
fn a_reload_sends_what_changed() {
    for kind in [Kind::Chromium, Kind::Firefox] {
        let Some(driver) = kind.driver() else { return };
        let view = View::new(&driver, SIZES[0], Hand::Mouse, "en", &[]);
        view.people("reversi");
        let sent = || {
            // The body of what came over the network: the page and its files.
            let loaded = view.script(
                "const [page] = performance.getEntriesByType('navigation');
                 const files = performance.getEntriesByType('resource').filter((each) => each.name.includes('/assets/'));
                 const wasSent = ({ transferSize }) => transferSize > 0;
                 return [files.filter(wasSent).length, files.length, page.transferSize];",
            );
            [0, 1, 2].map(|index: usize| loaded[index].as_u64().unwrap())
        };
        let address = view.script("return location.search");
        for square in ["d3", "c5"] {
            view.goto(address.as_str().unwrap());
            view.until("document.readyState === 'complete'");
            let [fresh, files, page] = sent();
            assert!(
                fresh == 0 && files >= 2,
                "{kind:?}, before {square}: {fresh} of {files} files were sent"
            );
            assert!(page < 8000, "{kind:?}, before {square}: {page} bytes");
            view.play(&[square]);
        }
    }
}
