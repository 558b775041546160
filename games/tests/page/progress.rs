//! Games in progress outlive the server that keeps them.

use super::server::{self, GAME, PORT, act, good, two_people};
use games::web::{Engines, GameKind, House, Pace, Shelf, Store, router};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

#[tokio::test]
async fn a_game_in_progress_outlives_the_server() {
    let (store, app) = two_people().await;
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    let before = good(&app, GAME, act(json!({"do": "goto", "ply": 0}))).await;
    let begun = good(&app, "/api/games", json!({"game": "reversi", "white": "human"})).await;
    assert_eq!(begun["id"], "2");
    let again = server::app(&store);
    let about = good(&again, "/api/about", json!({})).await;
    assert_eq!(about["rooms"][0]["moves"], before["moves"]);
    assert_eq!(about["rooms"][0]["ply"], 0);
    assert_eq!(about["rooms"][1]["game"], "reversi");
}

/// What cannot be read or played now is neither written over nor forgotten.
#[tokio::test]
async fn no_game_in_progress_is_lost() {
    let (store, app) = two_people().await;
    let text = good(&app, "/api/games/1/text", json!({"form": "game"})).await["text"].clone();
    let text = text.as_str().unwrap().replace("black: human", "black: level 3");
    let with_engine = text.replace("white: human", "white: engine edax");
    for (name, text) in [("1", "no game"), ("2", &with_engine), ("4", "no game either")] {
        store.write(Shelf::Progress, name, text).unwrap();
    }
    let (kept, pace) = (Arc::clone(&store), Pace { move_time: Duration::ZERO });
    let usual = GameKind::named("ataxx").unwrap();
    let (house, unread) = House::open(kept, Engines::default(), usual, pace).unwrap();
    assert_eq!(unread.len(), 2, "{unread:?}");
    let app = router(house, PORT);
    let begun = good(&app, "/api/games", json!({"game": "reversi", "white": "human"})).await;
    assert_eq!(begun["id"], "5");
    let kept = |name: &str| store.read(Shelf::Progress, name).unwrap().unwrap();
    assert_eq!((kept("1").as_str(), kept("4").as_str()), ("no game", "no game either"));
    assert!(kept("2").contains("black: level 3\nwhite: engine edax\n"), "{}", kept("2"));
}
