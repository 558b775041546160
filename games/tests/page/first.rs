//! The page as it is served: the game is embedded in it.

use super::memory::Memory;
use super::server::{PORT, begin, page_games, request, send};
use axum::Router;
use axum::body::Body;
use games::arena::engine_config::EngineConfig;
use games::web::{Engines, GameServer, Pace, Store, router};
use serde_json::{Value, json};
use std::sync::Arc;

/// The page at an address, and what it shows first.
async fn page(app: &Router, address: &str) -> (String, Value) {
    let (_, page) = send(app, request("GET", address).body(Body::empty()).unwrap()).await;
    let (_, rest) = page.split_once(r#"id="first-game">"#).unwrap();
    let (first, _) = rest.split_once("</script>").unwrap();
    let first = serde_json::from_str(first).unwrap_or_else(|error| panic!("{error}: {first}"));
    (page, first)
}

#[tokio::test]
async fn the_page_has_the_game_that_its_address_names() {
    let mut engines = Engines::default();
    // A name that would end the script element.
    let engine: EngineConfig<games::ataxx::Position> = EngineConfig::parse("builtin", None).unwrap();
    engines.add(engine.named("</script><b>$&"));
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (server, _) = GameServer::open(store, page_games(engines), "ataxx", Pace::default()).unwrap();
    let app = router(server, PORT);
    begin(&app, json!({"from": "new", "game": "reversi", "white": "human"})).await;
    for (address, title, id) in [
        ("/", "<title>Reversi", "2"),
        ("/?game=1", "<title>Ataxx", "1"),
        ("/?x=y&game=1", "<title>Ataxx", "1"),
        ("/?game=2", "<title>Reversi", "2"),
        // An unknown game falls back to the latest.
        ("/?game=77", "<title>Reversi", "2"),
        ("/?game=%3Cb%3E", "<title>Reversi", "2"),
    ] {
        let (page, first) = page(&app, address).await;
        assert!(page.contains(title), "{address}");
        assert_eq!(first["state"]["id"], id, "{address}");
        assert_eq!(first["about"]["games"][0]["engines"][0], "</script><b>$&");
    }
}

/// Identifiers in the page are unique.
#[test]
fn no_two_elements_have_one_name() {
    let page = std::fs::read_to_string(test_support::project("../crates/web/html/play.html")).unwrap();
    let mut names: Vec<&str> =
        page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(all > 20);
}
