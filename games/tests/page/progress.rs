//! Games in progress survive a restart of the server.

use super::server::{PORT, good, page_games, two_people};
use games::web::{Engines, GameServer, Pace, Section, Store, router};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// Games that cannot be read or played now are neither overwritten nor lost.
#[tokio::test]
async fn no_game_in_progress_is_lost() {
    let (store, app) = two_people().await;
    let text = good(&app, "/api/games/2/text", json!({"form": "game"})).await["text"].clone();
    let text = text.as_str().unwrap().replace("black: human", "black: level 3");
    let with_engine = text.replace("white: human", "white: engine edax");
    let strange = ["007", "18446744073709551615", "mine"];
    for (name, text) in [("1", "no game"), ("2", &with_engine), ("4", "no game either")] {
        store.write(Section::Progress, name, text).unwrap();
    }
    for name in strange {
        store.write(Section::Progress, name, &text).unwrap();
    }
    let (kept, pace) = (Arc::clone(&store), Pace { move_time: Duration::ZERO });
    let (server, unread) = GameServer::open(kept, page_games(Engines::default()), "ataxx", pace).unwrap();
    assert_eq!(unread.len(), 2, "{unread:?}");
    let app = router(server, PORT);
    let begun = good(&app, "/api/games", json!({"from": "new", "game": "reversi", "white": "human"})).await;
    assert_eq!(begun["id"], "5");
    // Unreadable games are set aside unchanged and listed with the reason.
    let aside: Vec<String> =
        store.list(Section::Damaged).unwrap().into_iter().map(|kept| kept.name).collect();
    let texts: Vec<String> =
        aside.iter().map(|name| store.read(Section::Damaged, name).unwrap().unwrap()).collect();
    assert_eq!(texts, ["no game", "no game either"]);
    let list = good(&app, "/api/list", json!({})).await;
    for (damaged, name) in list["damaged"].as_array().unwrap().iter().zip(&aside) {
        assert_eq!(damaged["place"], format!("Damaged/{name}"));
        assert_eq!(damaged["why"]["code"], "expected_game");
    }
    // Files with other names are ignored.
    for name in strange {
        assert_eq!(store.read(Section::Progress, name).unwrap().as_ref(), Some(&text), "{name}");
    }
    let ids: Vec<&str> =
        list["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), 2, "{ids:?}");
    // A missing program remains the player.
    let waiting = good(&app, "/api/games/2/state", json!({})).await;
    assert_eq!(waiting["trouble"]["code"], "no_engine");
    let kept = store.read(Section::Progress, "2").unwrap().unwrap();
    assert!(kept.contains("black: level 3\nwhite: engine edax\n"), "{kept}");
}
