//! The files of the pages, as the server sends them.

use super::server::{request, send, two_people};
use axum::body::{Body, to_bytes};
use axum::http::{HeaderValue, StatusCode};
use tower::ServiceExt;

#[tokio::test]
async fn the_page_and_its_files_are_served() {
    let (_, app) = two_people().await;
    let (status, page) = send(&app, request("GET", "/").body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::OK);
    let folder = test_support::project("src/web/assets");
    for file in folder.read_dir().unwrap().map(|entry| entry.unwrap()) {
        let name = file.file_name().into_string().unwrap();
        // The page itself contains a game.
        if name == "index.html" {
            continue;
        }
        let path = format!("/assets/{name}");
        let (status, text) = send(&app, request("GET", &path).body(Body::empty()).unwrap()).await;
        assert_eq!((status, text), (StatusCode::OK, std::fs::read_to_string(file.path()).unwrap()), "{name}");
    }
    // Everything that the pages load is served, from this folder or the one that is shared with Go's page.
    let live = std::fs::read_to_string(folder.join("live.html")).unwrap();
    let asked = [page, live].concat();
    let asked: Vec<&str> = asked.split('"').filter(|text| text.starts_with("/assets/")).collect();
    assert!(asked.contains(&"/assets/app.js"));
    for path in asked {
        let (status, _) = send(&app, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{path}");
    }
    for path in ["/assets/../Cargo.toml", "/assets/%2e%2e%2fmod.rs", "/assets/none"] {
        let (status, _) = send(&app, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// A browser sends the tag of its copy, and the server answers that it is current. The page, which contains a game, is not
/// cached.
#[tokio::test]
async fn files_that_the_browser_has_are_not_sent_again() {
    let (_, app) = two_people().await;
    let get = |path: &str, known: &str| {
        let request = request("GET", path).header("if-none-match", known).body(Body::empty()).unwrap();
        let app = app.clone();
        async move {
            let (head, body) = app.oneshot(request).await.unwrap().into_parts();
            let header =
                |name| head.headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap().to_owned());
            let is_empty = to_bytes(body, 1 << 20).await.unwrap().is_empty();
            (head.status.as_u16(), is_empty, header("cache-control"), header("etag"))
        }
    };
    let (_, _, _, board) = get("/assets/board.js", "").await;
    let (_, _, _, style) = get("/assets/theme.css", "").await;
    let (board, style) = (board.unwrap(), style.unwrap());
    assert_ne!(board, style);
    for (known, status) in
        [(&board, 304), (&format!("\"x\", {board}"), 304), (&style, 200), (&String::new(), 200)]
    {
        let expected = (status, status == 304, Some("no-cache".to_owned()), Some(board.clone()));
        assert_eq!(get("/assets/board.js", known).await, expected, "{known}");
    }
    assert_eq!(get("/", &board).await, (200, false, Some("no-store".to_owned()), None));
}
