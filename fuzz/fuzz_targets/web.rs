//! The page's server answers any request in JSON, and never with an internal error.

#![no_main]

#[path = "../../games/tests/page/memory.rs"]
mod memory;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use games::web::{Engines, GameServer, Games, Pace, Store, router};
use games::{ataxx, reversi};
use gocheck_fuzz as _;
use libfuzzer_sys::fuzz_target;
use memory::Memory;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

const PORT: u16 = 4000;

fuzz_target!(|bytes: &[u8]| {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let pace = Pace { move_time: Duration::ZERO };
    let games = Games::new(Engines::default()).with::<ataxx::Position>().with::<reversi::Position>();
    let (server, _) = GameServer::open(store, games, "ataxx", pace).expect("an empty store");
    let app = router(server, PORT);
    // Two people play, so that no engine thinks in the background.
    let people = br#"/api/games/1 {"action":{"do":"players","black":"human","white":"human"}}"#;
    // Each line is a request: the path, a space, and the body.
    for line in std::iter::once(&people[..]).chain(bytes.split(|&byte| byte == b'\n')).take(20) {
        let end = line.iter().position(|&byte| byte == b' ').unwrap_or(line.len());
        let (path, body) = line.split_at(end);
        let request = Request::post(path)
            .header("host", format!("127.0.0.1:{PORT}"))
            .header("content-type", "application/json")
            .body(Body::from(body.to_owned()));
        // Skips lines that do not start with a valid path.
        let Ok(request) = request else { continue };
        let (status, body) = runtime.block_on(async {
            let response = app.clone().oneshot(request).await.expect("a router always answers");
            let status = response.status();
            (status, to_bytes(response.into_body(), 1 << 24).await.expect("the whole answer"))
        });
        assert!(!status.is_server_error(), "{status}: {}", String::from_utf8_lossy(line));
        // The list of all boards is long and always the same.
        if status.is_success() && body.len() > 1 << 16 {
            continue;
        }
        let answer: serde_json::Value = serde_json::from_slice(&body).expect("an answer is JSON");
        assert!(status.is_success() || answer["message"].is_string(), "{answer}");
    }
});
