//! The play page's server: every request, valid and invalid.

use super::memory::Memory;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use games::web::{Engines, GameServer, Games, Pace, Section, Store, router};
use games::{ataxx, reversi};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

pub(super) const PORT: u16 = 4000;

/// The games of the page.
pub(super) fn page_games(engines: Engines) -> Games {
    Games::new(engines).with::<ataxx::Position>().with::<reversi::Position>()
}

pub(super) fn app(store: &Arc<Memory>) -> Router {
    let pace = Pace { move_time: Duration::ZERO };
    let store = Arc::clone(store) as Arc<dyn Store>;
    let (server, unread) = GameServer::open(store, page_games(Engines::default()), "ataxx", pace).unwrap();
    assert!(unread.is_empty(), "{unread:?}");
    router(server, PORT)
}

pub(super) async fn send(app: &Router, request: Request<Body>) -> (StatusCode, String) {
    let response = app.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 22).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

pub(super) fn request(method: &str, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path).header("host", format!("127.0.0.1:{PORT}"))
}

pub(super) async fn post(app: &Router, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = request("POST", path).header("content-type", "application/json");
    let (status, text) = send(app, request.body(Body::from(body.to_string())).unwrap()).await;
    (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}")))
}

pub(super) async fn good(app: &Router, path: &str, body: Value) -> Value {
    let (status, answer) = post(app, path, &body).await;
    assert_eq!(status, StatusCode::OK, "{path} {body}: {answer}");
    answer
}

/// The response to a request.
pub(super) async fn status(app: &Router, path: &str, body: &Value) -> StatusCode {
    post(app, path, body).await.0
}

/// Sends a request that is rejected and must change nothing. Returns the message.
pub(super) async fn bad(app: &Router, path: &str, body: Value, expected: u16) -> String {
    let all = || async {
        (good(app, "/api/list", json!({})).await, post(app, "/api/games/2/state", &json!({})).await)
    };
    let before = all().await;
    let (status, answer) = post(app, path, &body).await;
    assert_eq!(status, expected, "{path} {body}: {answer}");
    assert_eq!(before, all().await, "{path} {body} changed something");
    answer["message"].as_str().unwrap().to_owned()
}

pub(super) fn act(action: Value) -> Value {
    json!({ "action": action })
}

/// The game of [`two_people`]; the page starts with another one.
pub(super) const GAME: &str = "/api/games/2";

/// Starts a game; returns it and its path.
pub(super) async fn begin(app: &Router, beginning: Value) -> (Value, String) {
    let begun = good(app, "/api/games", beginning).await;
    let path = format!("/api/games/{}", begun["id"].as_str().unwrap());
    (begun, path)
}

/// Two people play Ataxx.
pub(super) async fn two_people() -> (Arc<Memory>, Router) {
    let store = Arc::default();
    let app = app(&store);
    begin(&app, json!({"from": "new", "game": "ataxx", "white": "human"})).await;
    (store, app)
}

#[tokio::test]
async fn a_game_goes_there_and_back() {
    let (_, app) = two_people().await;
    let state = good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    assert_eq!((&state["counts"], &state["toMove"]), (&json!([3, 2]), &json!("white")));
    let state = good(&app, GAME, act(json!({"do": "play", "mv": "a1a3"}))).await;
    assert_eq!(state["moves"][1]["jump"], true);
    let undone = good(&app, GAME, act(json!({"do": "undo"}))).await;
    assert_eq!((&undone["ply"], undone["moves"].as_array().unwrap().len()), (&json!(1), 2));
    good(&app, GAME, act(json!({"do": "undo"}))).await;
    assert!(bad(&app, GAME, act(json!({"do": "undo"})), 409).await.contains("start"));
    good(&app, GAME, act(json!({"do": "redo"}))).await;
    let redone = good(&app, GAME, act(json!({"do": "redo"}))).await;
    assert_eq!(redone["position"], state["position"]);
    assert!(bad(&app, GAME, act(json!({"do": "redo"})), 409).await.contains("redo"));
    assert_eq!(good(&app, GAME, act(json!({"do": "goto", "ply": 1}))).await["ply"], 1);
    bad(&app, GAME, act(json!({"do": "goto", "ply": 3})), 409).await;
}

#[tokio::test]
async fn wrong_and_late_requests_change_nothing() {
    let (_, app) = two_people().await;
    for (body, status) in [
        (act(json!({"do": "play", "mv": "e4"})), 409),
        (act(json!({"do": "play", "mv": "nonsense"})), 422),
        (act(json!({"do": "dance"})), 422),
        (act(json!({"do": "players", "black": {"level": 11}, "white": "human"})), 422),
        (act(json!({"do": "players", "black": {"engine": "sh"}, "white": "human"})), 422),
        (act(json!({"do": "time", "milliseconds": 0})), 422),
        (act(json!({"do": "step"})), 409),
        (json!({"version": 0, "action": {"do": "play", "mv": "b7"}}), 409),
        (json!({}), 422),
        (json!([]), 422),
    ] {
        bad(&app, GAME, body, status).await;
    }
    for beginning in [
        json!({"from": "new", "game": "ataxx", "board": "zzz"}),
        json!({"from": "new", "game": "ataxx", "rules": "mine"}),
        json!({"from": "new", "game": "chess"}),
        json!({"from": "text", "text": "hello", "beside": "2"}),
        json!({"from": "board", "rows": ["X"], "to_move": "black", "beside": "2"}),
        json!({"game": "ataxx"}),
    ] {
        bad(&app, "/api/games", beginning, 422).await;
    }
    bad(&app, "/api/games/77", act(json!({"do": "undo"})), 404).await;
    bad(&app, "/api/games/x", act(json!({"do": "undo"})), 404).await;
    bad(&app, "/api/nothing", json!({}), 404).await;
}

#[tokio::test]
async fn only_this_servers_pages_are_let_in() {
    let (_, app) = two_people().await;
    let about =
        || Request::builder().method("POST").uri("/api/about").header("content-type", "application/json");
    let own = "127.0.0.1:4000";
    for (headers, expected) in [
        (vec![("host", own)], 200),
        (vec![("host", "localhost:4000"), ("origin", "http://localhost:4000")], 200),
        (vec![], 403),
        (vec![("host", "127.0.0.1")], 403),
        (vec![("host", "evil.example:4000")], 403),
        (vec![("host", own), ("origin", "http://evil.example")], 403),
        (vec![("host", own), ("origin", "null")], 403),
        (vec![("host", own), ("origin", "https://127.0.0.1:4000")], 403),
        (vec![("host", own), ("sec-fetch-site", "cross-site")], 403),
        (vec![("host", own), ("host", "evil.example")], 403),
    ] {
        let request = headers.iter().fold(about(), |request, (name, value)| request.header(*name, *value));
        let (status, text) = send(&app, request.body(Body::from("{}")).unwrap()).await;
        assert_eq!(status.as_u16(), expected, "{headers:?}: {text}");
    }
}

#[tokio::test]
async fn malformed_requests_get_a_status() {
    let (_, app) = two_people().await;
    let json = |path| request("POST", path).header("content-type", "application/json");
    let (status, _) = send(&app, json(GAME).body(Body::from("{")).unwrap()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = send(&app, json(GAME).body(Body::from(vec![b' '; 100_000])).unwrap()).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = send(&app, request("POST", GAME).body(Body::from("{}")).unwrap()).await;
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let (status, _) = send(&app, request("GET", GAME).body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn games_are_saved_and_loaded() {
    let (store, app) = two_people().await;
    let state = good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    let saved = |name: &str| json!({"from": "saved", "name": name});
    assert!(bad(&app, "/api/games", saved("none"), 404).await.contains("no saved game is named"));
    good(&app, "/api/games/2/save", json!({"name": " 第一 game "})).await;
    let list = good(&app, "/api/list", json!({})).await;
    assert_eq!((&list["saves"][0]["name"], &list["saves"][0]["plies"]), (&json!("第一 game"), &json!(1)));
    good(&app, GAME, act(json!({"do": "undo"}))).await;
    let (loaded, path) = begin(&app, saved("第一 game")).await;
    assert_eq!(loaded["position"], state["position"]);
    // It is a game of its own.
    good(&app, &path, act(json!({"do": "play", "mv": "g6"}))).await;
    assert_eq!(good(&app, "/api/games/2/state", json!({})).await["ply"], 0);
    for name in ["", "../x", "a/b", "a\\b", ".hidden", "a\u{0}b", "C:x", &"x".repeat(61)] {
        bad(&app, "/api/games/2/save", json!({"name": name}), 422).await;
        bad(&app, "/api/games", saved(name), 422).await;
        bad(&app, "/api/saves/remove", json!({"name": name}), 422).await;
    }
    store.write(Section::Saves, "broken", "game: ataxx\nstart: 8/8 x\n").unwrap();
    assert!(bad(&app, "/api/games", saved("broken"), 422).await.contains("line 2"));
    assert_eq!(good(&app, "/api/list", json!({})).await["damaged"][0]["place"], "Saves/broken");
    let removed = good(&app, "/api/saves/remove", json!({"name": "第一 game"})).await["removed"].clone();
    bad(&app, "/api/saves/remove", json!({"name": "第一 game"}), 404).await;
    // A removed game can be restored once.
    good(&app, "/api/restore", json!({ "removed": removed })).await;
    assert_eq!(begin(&app, saved("第一 game")).await.0["position"], state["position"]);
    bad(&app, "/api/restore", json!({ "removed": removed }), 404).await;
    bad(&app, "/api/restore", json!({"removed": "1 save ../x"}), 404).await;
}

/// An overwritten save can be restored, and then the one that had replaced it.
#[tokio::test]
async fn saving_over_a_name_loses_nothing() {
    let (store, app) = two_people().await;
    let kept = || store.read(Section::Saves, "mine").unwrap().unwrap();
    good(&app, "/api/games/2/save", json!({"name": "mine"})).await;
    let first = kept();
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    let removed = good(&app, "/api/games/2/save", json!({"name": "mine"})).await["removed"].clone();
    let second = kept();
    assert_ne!(first, second);
    let removed = good(&app, "/api/restore", json!({ "removed": removed })).await["removed"].clone();
    assert_eq!(kept(), first);
    good(&app, "/api/restore", json!({ "removed": removed })).await;
    assert_eq!(kept(), second);
    // Saving an unchanged game replaces nothing.
    assert!(good(&app, "/api/games/2/save", json!({"name": "mine"})).await["removed"].is_null());
}

/// A removed game is restored under its number, which is not reused; removing the last game starts a new one.
#[tokio::test]
async fn a_removed_game_comes_back() {
    let (_, app) = two_people().await;
    let state = good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    let removed = good(&app, "/api/games/2/remove", json!({})).await["removed"].clone();
    assert_eq!(post(&app, "/api/games/2/state", &json!({})).await.0, StatusCode::NOT_FOUND);
    good(&app, "/api/games/1/remove", json!({})).await;
    assert_eq!(good(&app, "/api/about", json!({})).await["latest"], "3");
    good(&app, "/api/restore", json!({ "removed": removed })).await;
    let back = good(&app, "/api/games/2/state", json!({})).await;
    assert_eq!((&back["moves"], &back["position"]), (&state["moves"], &state["position"]));
}

/// All games are available even if they are more than the sessions that are kept open.
#[tokio::test]
async fn the_oldest_game_is_closed_and_not_forgotten() {
    let (_, app) = two_people().await;
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    for _ in 0..80 {
        begin(&app, json!({"from": "new", "game": "reversi", "white": "human"})).await;
    }
    let list = good(&app, "/api/list", json!({})).await;
    assert_eq!(list["games"].as_array().unwrap().len(), 82);
    assert_eq!(list["games"][0]["id"], "82");
    assert_eq!(good(&app, GAME, act(json!({"do": "play", "mv": "a2"}))).await["ply"], 2);
    assert_eq!(good(&app, "/api/about", json!({})).await["latest"], "2");
}

/// The page offers the boards of the file.
#[tokio::test]
async fn every_board_can_be_chosen() {
    let (_, app) = two_people().await;
    let boards = good(&app, "/api/boards", json!({"game": "ataxx"})).await;
    let boards = boards.as_array().unwrap();
    let file = std::fs::read_to_string(test_support::project("data/ataxx/boards.txt")).unwrap();
    assert_eq!(boards.len(), file.lines().count());
    for (board, line) in boards.iter().zip(file.lines()) {
        let (name, fen) = line.split_once('\t').unwrap();
        let ranks = fen.split(' ').next().unwrap().split('/');
        let row = |rank: &str| -> String {
            let cells = rank.chars().map(|letter| match letter {
                'x' => "X".to_owned(),
                'o' => "O".to_owned(),
                '-' => "#".to_owned(),
                digit => ".".repeat(digit.to_digit(10).unwrap() as usize),
            });
            cells.collect()
        };
        assert_eq!(*board, json!({"name": name, "rows": ranks.map(row).collect::<Vec<_>>()}));
    }
    let last = boards.last().unwrap();
    let new = json!({"from": "new", "game": "ataxx", "board": last["name"], "white": "human"});
    let (state, _) = begin(&app, new).await;
    assert_eq!(state["rows"], last["rows"]);
    for board in good(&app, "/api/boards", json!({"game": "reversi"})).await.as_array().unwrap() {
        let new = json!({"from": "new", "game": "reversi", "board": board["name"], "white": "human"});
        assert_eq!(begin(&app, new).await.0["rows"], board["rows"]);
    }
    bad(&app, "/api/boards", json!({"game": "go"}), 422).await;
}

/// Waits until `done` returns true for the state, and returns it.
async fn wait(app: &Router, path: &str, done: impl Fn(&Value) -> bool) -> Value {
    let mut room = Value::Null;
    for _ in 0..12_000 {
        room = good(app, path, json!({})).await;
        if done(&room) {
            return room;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the state is still {room}");
}

#[tokio::test]
async fn the_computer_plays_steps_and_waits() {
    let (_, app) = two_people().await;
    let levels =
        json!({"from": "new", "game": "ataxx", "black": "human", "white": {"level": 2}, "milliseconds": 50});
    let (_, game) = begin(&app, levels).await;
    let (game, state) = (&*game, &*format!("{game}/state"));
    good(&app, game, act(json!({"do": "play", "mv": "b7"}))).await;
    wait(&app, state, |state| state["ply"] == 2).await;
    // Both its move and the person's are taken back.
    assert_eq!(good(&app, game, act(json!({"do": "undo"}))).await["ply"], 0);
    let both = json!({"do": "players", "black": {"level": 1}, "white": {"level": 1}});
    good(&app, game, act(json!({"do": "pause", "on": true}))).await;
    good(&app, game, act(both)).await;
    good(&app, game, act(json!({"do": "step"}))).await;
    let told = wait(&app, state, |state| state["ply"] == 1).await;
    assert_eq!((&told["paused"], &told["thinking"]), (&json!(true), &json!(false)));
    good(&app, game, act(json!({"do": "pause", "on": false}))).await;
    let end = wait(&app, state, |state| !state["end"].is_null()).await;
    assert_eq!(end["legal"], json!([]));
    // Looking back pauses them, and they go on from there.
    let told = good(&app, game, act(json!({"do": "goto", "ply": 1}))).await;
    assert_eq!((&told["ply"], &told["paused"]), (&json!(1), &json!(true)));
    good(&app, game, act(json!({"do": "pause", "on": false}))).await;
    wait(&app, state, |state| !state["end"].is_null()).await;
    bad(&app, game, act(json!({"do": "hint"})), 409).await;
    bad(&app, game, act(json!({"do": "play", "mv": "b7"})), 409).await;
}

#[tokio::test]
async fn hints_and_values_reach_watching_pages() {
    let (_, app) = two_people().await;
    good(&app, GAME, act(json!({"do": "time", "milliseconds": 100}))).await;
    let response =
        app.clone().oneshot(request("GET", "/api/events/2").body(Body::empty()).unwrap()).await.unwrap();
    let mut stream = response.into_body().into_data_stream();
    good(&app, GAME, act(json!({"do": "hint"}))).await;
    good_until(&mut stream, "\"hint\":\"").await;
    good(&app, GAME, act(json!({"do": "help", "show": "moves"}))).await;
    good_until(&mut stream, "\"values\":[[").await;
    good(&app, GAME, act(json!({"do": "help", "show": "off"}))).await;
    good(&app, "/api/quit", json!({})).await;
    good_until(&mut stream, "quit").await;
}

async fn good_until(stream: &mut axum::body::BodyDataStream, what: &str) {
    use tokio_stream::StreamExt;
    let found = async {
        while let Some(chunk) = stream.next().await {
            if String::from_utf8_lossy(&chunk.unwrap()).contains(what) {
                return;
            }
        }
        panic!("the stream ended before {what}");
    };
    tokio::time::timeout(Duration::from_secs(20), found).await.unwrap_or_else(|_| panic!("no {what} came"));
}

#[tokio::test]
async fn at_most_256_pages_may_watch() {
    let (_, app) = two_people().await;
    let watch = || app.clone().oneshot(request("GET", "/api/events/2").body(Body::empty()).unwrap());
    let mut open = Vec::new();
    for _ in 0..256 {
        let response = watch().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        open.push(response);
    }
    assert_eq!(watch().await.unwrap().status(), StatusCode::SERVICE_UNAVAILABLE);
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    open.pop();
    assert_eq!(watch().await.unwrap().status(), StatusCode::OK);
}
