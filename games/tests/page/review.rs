//! Reviews, variations and export, as the server sends them.

use super::assets::named;
use super::server::{GAME, act, app, begin, good, two_people};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::StreamExt;
use tower::ServiceExt;

const REVIEW: &str = "/api/games/2/review";

/// The review when nothing is left to do.
async fn finished(app: &Router, body: Value) -> Value {
    let mut review = good(app, REVIEW, body.clone()).await;
    while review["running"] == true {
        tokio::time::sleep(Duration::from_millis(20)).await;
        // Asked again, it goes on with what it has.
        review = good(app, REVIEW, body.clone()).await;
    }
    review
}

#[tokio::test]
async fn a_review_knows_every_move_and_keeps_it() {
    let (_, app) = two_people().await;
    for mv in ["b7", "a1a3", "c7"] {
        good(&app, GAME, act(json!({"do": "play", "mv": mv}))).await;
    }
    let begin = json!({"do": "begin", "effort": "quick"});
    let review = finished(&app, begin.clone()).await;
    let moves: Vec<&str> =
        review["moves"].as_array().unwrap().iter().map(|review| review["mv"].as_str().unwrap()).collect();
    assert_eq!((moves, &review["of"]), (vec!["b7", "a1a3", "c7"], &json!(3)));
    for review in review["moves"].as_array().unwrap() {
        assert_eq!(review["played"]["moves"][0], review["mv"]);
        assert!(review["chances"][0].as_f64().unwrap() <= 1.0 && review["loss"].as_i64().unwrap() >= 0);
    }
    // Looking back changes nothing that is known; asked again it is there at once.
    good(&app, GAME, act(json!({"do": "goto", "ply": 1}))).await;
    let again = good(&app, REVIEW, begin.clone()).await;
    assert_eq!((&again["moves"], &again["running"]), (&review["moves"], &json!(false)));
    // Another move: what was before it stays known.
    good(&app, GAME, act(json!({"do": "play", "mv": "g6"}))).await;
    let other = good(&app, REVIEW, begin.clone()).await;
    assert_eq!((&other["of"], &other["moves"][0]), (&json!(2), &review["moves"][0]));
    assert_ne!(finished(&app, begin).await["moves"][1]["mv"], "a1a3");
    assert_eq!(good(&app, REVIEW, json!({"do": "stop"})).await["running"], false);
}

/// A client that fell behind gets the whole review without asking.
#[tokio::test]
async fn a_slow_client_gets_the_whole_review() {
    let (_, app) = two_people().await;
    for mv in ["b7", "a1a3", "c7"] {
        good(&app, GAME, act(json!({"do": "play", "mv": mv}))).await;
    }
    let request = super::server::request("GET", "/api/events/2").body(Body::empty()).unwrap();
    let mut stream = app.clone().oneshot(request).await.unwrap().into_body().into_data_stream();
    let review = finished(&app, json!({"do": "begin", "effort": "quick"})).await;
    // More events than are kept for a slow client.
    for ply in 0..100 {
        good(&app, GAME, act(json!({"do": "goto", "ply": ply % 3}))).await;
    }
    let whole = async {
        while let Some(chunk) = stream.next().await {
            let text = String::from_utf8(chunk.unwrap().to_vec()).unwrap();
            let event: Value =
                serde_json::from_str(text.trim().trim_start_matches("data:")).unwrap_or_default();
            if event["event"] == "review" && event["review"]["moves"] == review["moves"] {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), whole).await.expect("the whole review");
}

/// A variation is reviewed, and the game does not change.
#[tokio::test]
async fn a_line_is_tried_and_the_game_stays() {
    let (_, app) = two_people().await;
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    let before = good(&app, "/api/games/2/state", json!({})).await;
    let explore = "/api/games/2/explore";
    let found = good(&app, explore, json!({"ply": 0, "moves": ["a7c5", "g7f7"], "judge": "quick"})).await;
    assert_eq!(found["view"]["ply"], 2);
    assert_eq!(found["view"]["toMove"], "black");
    assert!(!found["view"]["legal"].as_array().unwrap().is_empty());
    assert_eq!(found["review"]["mv"], "f7");
    let found = good(&app, explore, json!({"ply": 1, "moves": []})).await;
    assert_eq!((&found["view"]["position"], &found["review"]), (&before["position"], &Value::Null));
    for (wrong, status) in [
        (json!({"ply": 2, "moves": []}), 409),
        (json!({"ply": 0, "moves": ["d4"]}), 409),
        (json!({"ply": 0, "moves": ["?"]}), 409),
        (json!({"ply": 0}), 422),
        (json!({"ply": 0, "moves": [], "judge": "endless"}), 422),
    ] {
        assert_eq!(super::server::status(&app, explore, &wrong).await, status, "{wrong}");
    }
    assert_eq!(good(&app, "/api/games/2/state", json!({})).await, before);
}

/// Each game is exported as a record, which can be read again.
#[tokio::test]
async fn a_game_is_written_as_its_field_writes_it() {
    for (game, moves, ending, sign) in
        [("ataxx", "b7 a1a3", "pgn", "[Event"), ("reversi", "f5d6c3", "ggf", "(;GM[Othello]")]
    {
        let app = app(&Arc::default());
        begin(&app, json!({"from": "new", "game": game, "white": "human"})).await;
        begin(&app, json!({"from": "text", "text": moves, "beside": "2"})).await;
        let told = good(&app, "/api/games/3/text", json!({"form": "record"})).await;
        assert_eq!(told["ending"], ending);
        let text = told["text"].as_str().unwrap();
        assert!(text.contains(sign), "{text}");
        let (read, _) = begin(&app, json!({"from": "text", "text": text, "beside": "1"})).await;
        let state = good(&app, "/api/games/3/state", json!({})).await;
        assert_eq!((&read["game"], &read["position"]), (&json!(game), &state["position"]));
    }
}

/// The whole page is less than 100 KB as sent to a browser; clients without gzip get plain text.
#[tokio::test]
async fn the_page_is_light() {
    let app = app(&Arc::default());
    let get = |path: String, accepts: &'static str| {
        let request = Request::builder()
            .uri(path)
            .header("host", format!("127.0.0.1:{}", super::server::PORT))
            .header(header::ACCEPT_ENCODING, accepts)
            .body(Body::empty())
            .unwrap();
        let app = app.clone();
        async move {
            let response = app.oneshot(request).await.unwrap();
            assert!(response.status().is_success());
            let encoding = response.headers().get(header::CONTENT_ENCODING).cloned();
            (encoding, to_bytes(response.into_body(), 1 << 20).await.unwrap())
        }
    };
    let mut sent = 0;
    let mut paths = vec!["/".to_owned()];
    let mut at = 0;
    while let Some(path) = paths.get(at).cloned() {
        let (encoding, bytes) = get(path.clone(), "gzip, deflate, br").await;
        sent += bytes.len();
        let (plain, whole) = get(path.clone(), "gzip;q=0, identity").await;
        assert_eq!(plain, None);
        assert!(encoding.is_none() || bytes.len() < whole.len(), "{path}");
        let text = std::str::from_utf8(&whole).unwrap();
        paths.extend(named(text));
        at += 1;
    }
    assert_eq!(paths.len(), 5, "the page, its style, script and icon, and the script of the worker");
    assert!(sent < 100_000, "{sent}");
}
