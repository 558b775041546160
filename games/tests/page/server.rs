//! The play page's server: every call, good and bad.

use super::memory::Memory;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use games::web::{Engines, GameKind, House, Pace, Shelf, Store, router};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

pub(super) const PORT: u16 = 4000;

pub(super) fn app(store: &Arc<Memory>) -> Router {
    let pace = Pace { move_time: Duration::ZERO };
    let (house, unread) = House::open(
        Arc::clone(store) as Arc<dyn Store>,
        Engines::default(),
        GameKind::named("ataxx").unwrap(),
        pace,
    )
    .unwrap();
    assert!(unread.is_empty(), "{unread:?}");
    router(house, PORT)
}

async fn send(app: &Router, request: Request<Body>) -> (StatusCode, String) {
    let response = app.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 22).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

fn request(method: &str, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path).header("host", format!("127.0.0.1:{PORT}"))
}

async fn post(app: &Router, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = request("POST", path).header("content-type", "application/json");
    let (status, text) = send(app, request.body(Body::from(body.to_string())).unwrap()).await;
    (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}")))
}

pub(super) async fn good(app: &Router, path: &str, body: Value) -> Value {
    let (status, answer) = post(app, path, &body).await;
    assert_eq!(status, StatusCode::OK, "{path} {body}: {answer}");
    answer
}

async fn bad(app: &Router, path: &str, body: Value, expected: u16) -> String {
    let before = good(app, "/api/about", json!({})).await;
    let (status, answer) = post(app, path, &body).await;
    assert_eq!(status, expected, "{path} {body}: {answer}");
    assert_eq!(before, good(app, "/api/about", json!({})).await, "{path} {body} changed something");
    answer["message"].as_str().unwrap().to_owned()
}

pub(super) fn act(action: Value) -> Value {
    json!({ "action": action })
}

pub(super) const GAME: &str = "/api/games/1";

/// Two people play Ataxx.
pub(super) async fn two_people() -> (Arc<Memory>, Router) {
    let store = Arc::default();
    let app = app(&store);
    good(&app, GAME, act(json!({"do": "new", "game": "ataxx", "white": "human"}))).await;
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
    assert!(bad(&app, GAME, act(json!({"do": "redo"})), 409).await.contains("taken back"));
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
        (act(json!({"do": "new", "game": "ataxx", "board": "zzz"})), 422),
        (act(json!({"do": "new", "game": "ataxx", "rules": "mine"})), 422),
        (act(json!({"do": "new", "game": "chess"})), 422),
        (act(json!({"do": "players", "black": {"level": 11}, "white": "human"})), 422),
        (act(json!({"do": "players", "black": {"engine": "sh"}, "white": "human"})), 422),
        (act(json!({"do": "time", "milliseconds": 0})), 422),
        (act(json!({"do": "step"})), 409),
        (act(json!({"do": "import", "text": "hello"})), 422),
        (act(json!({"do": "edit", "rows": ["X"], "to_move": "black"})), 422),
        (json!({"version": 1, "action": {"do": "play", "mv": "b7"}}), 409),
        (json!({}), 422),
        (json!([]), 422),
    ] {
        bad(&app, GAME, body, status).await;
    }
    bad(&app, "/api/games/77", act(json!({"do": "undo"})), 404).await;
    bad(&app, "/api/games/x", act(json!({"do": "undo"})), 404).await;
    bad(&app, "/api/games", json!({"game": "go"}), 422).await;
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
async fn the_page_and_its_parts_are_there() {
    let (_, app) = two_people().await;
    let (status, page) = send(&app, request("GET", "/").body(Body::empty()).unwrap()).await;
    assert_eq!(status, StatusCode::OK);
    let folder = test_support::project("src/web/assets");
    for file in folder.read_dir().unwrap().map(|entry| entry.unwrap()) {
        let name = file.file_name().into_string().unwrap();
        let path = format!("/assets/{name}");
        let (status, text) = send(&app, request("GET", &path).body(Body::empty()).unwrap()).await;
        assert_eq!((status, text), (StatusCode::OK, std::fs::read_to_string(file.path()).unwrap()), "{name}");
    }
    assert!(page.contains("/assets/app.js"));
    for path in ["/assets/../Cargo.toml", "/assets/%2e%2e%2fmod.rs", "/assets/none"] {
        let (status, _) = send(&app, request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn games_are_saved_and_loaded() {
    let (store, app) = two_people().await;
    let state = good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    assert_eq!(good(&app, "/api/saves", json!({})).await, json!([]));
    assert!(bad(&app, "/api/games/1/load", json!({"name": "none"}), 404).await.contains("no saved game"));
    good(&app, "/api/games/1/save", json!({"name": " 第一 game "})).await;
    assert_eq!(good(&app, "/api/saves", json!({})).await, json!(["第一 game"]));
    good(&app, GAME, act(json!({"do": "undo"}))).await;
    let loaded = good(&app, "/api/games/1/load", json!({"name": "第一 game"})).await;
    assert_eq!(loaded["position"], state["position"]);
    for name in ["", "../x", "a/b", "a\\b", ".hidden", "a\u{0}b", "C:x", &"x".repeat(61)] {
        bad(&app, "/api/games/1/save", json!({"name": name}), 422).await;
        bad(&app, "/api/games/1/load", json!({"name": name}), 422).await;
        bad(&app, "/api/saves/remove", json!({"name": name}), 422).await;
    }
    store.write(Shelf::Saves, "broken", "game: ataxx\nstart: 8/8 x\n").unwrap();
    assert!(bad(&app, "/api/games/1/load", json!({"name": "broken"}), 422).await.contains("line 2"));
    good(&app, "/api/saves/remove", json!({"name": "第一 game"})).await;
    bad(&app, "/api/saves/remove", json!({"name": "第一 game"}), 404).await;
}

/// The page offers what the file lists.
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
    let state =
        good(&app, GAME, act(json!({"do": "new", "game": "ataxx", "board": last["name"], "white": "human"})))
            .await;
    assert_eq!(state["rows"], last["rows"]);
    for board in good(&app, "/api/boards", json!({"game": "reversi"})).await.as_array().unwrap() {
        let new = json!({"do": "new", "game": "reversi", "board": board["name"], "white": "human"});
        assert_eq!(good(&app, GAME, act(new)).await["rows"], board["rows"]);
    }
    bad(&app, "/api/boards", json!({"game": "go"}), 422).await;
}

/// What the server says comes with a code, values and English words.
#[tokio::test]
async fn messages_have_codes() {
    let (_, app) = two_people().await;
    let told = post(&app, GAME, &act(json!({"do": "goto", "ply": 9}))).await.1;
    let expected = json!({
        "error": "late", "code": "too_far", "values": {"moves": 0}, "message": "the game has 0 moves"
    });
    assert_eq!(told, expected);
    let text = "game: ataxx\nstart: x5o/7/7/7 x\n";
    let told = post(&app, GAME, &act(json!({"do": "import", "text": text}))).await.1;
    assert_eq!((&told["code"], &told["values"]["line"]), (&json!("line"), &json!(2)));
    assert_eq!(told["values"]["what"]["values"]["fault"], "ranks");
    let full = format!("game: ataxx\nstart: {}xxxxxxo x\n", "xxxxxxx/".repeat(6));
    let state = good(&app, GAME, act(json!({"do": "import", "text": full}))).await;
    assert_eq!(state["end"]["reason"], json!({"code": "full", "message": "neither side can move"}));
}

#[tokio::test]
async fn texts_of_all_kinds_come_in_and_go_out() {
    let (_, app) = two_people().await;
    let save_in = "1 0 0 0 0 0 -1\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 1 0 0 0 0 0\n-1 0 0 0 0 0 1\n";
    let state = good(&app, GAME, act(json!({"do": "import", "text": save_in}))).await;
    // The sixth line is x = 5: file f; the second number y = 1: rank 6.
    assert_eq!(state["rows"][1], ".....X.");
    let text = good(&app, "/api/games/1/text", json!({"form": "save_in"})).await;
    assert_eq!(text["text"], save_in);
    let state = good(&app, GAME, act(json!({"do": "import", "text": "1. b7 a1a3 2. c7"}))).await;
    assert_eq!(state["ply"], 3);
    let text = good(&app, "/api/games/1/text", json!({"form": "game"})).await["text"].clone();
    good(&app, GAME, act(json!({"do": "undo"}))).await;
    let state = good(&app, GAME, act(json!({"do": "import", "text": text}))).await;
    assert_eq!(state["ply"], 3);
    let walls = act(json!({"do": "import", "text": "x5o/7/3-3/2-1-2/3-3/7/o5x o 3 2"}));
    assert_eq!(good(&app, GAME, walls).await["toMove"], "white");
    bad(&app, "/api/games/1/text", json!({"form": "save_in"}), 422).await;
    good(&app, GAME, act(json!({"do": "new", "game": "reversi", "white": "human"}))).await;
    let state = good(&app, GAME, act(json!({"do": "import", "text": "f5d6c3d3"}))).await;
    assert_eq!(state["ply"], 4);
    bad(&app, "/api/games/1/text", json!({"form": "save_in"}), 422).await;
    let rows =
        ["........", "........", "........", "...XO...", "...OX...", "........", "........", "........"];
    let state = good(&app, GAME, act(json!({"do": "edit", "rows": rows, "to_move": "white"}))).await;
    assert_eq!((&state["toMove"], &state["counts"]), (&json!("white"), &json!([2, 2])));
}

/// The state once `done` says so.
async fn wait(app: &Router, done: impl Fn(&Value) -> bool) -> Value {
    let mut room = Value::Null;
    for _ in 0..12_000 {
        room = good(app, "/api/about", json!({})).await["rooms"][0].clone();
        if done(&room) {
            return room;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it does not come to that: {room}");
}

#[tokio::test]
async fn the_computer_plays_steps_and_waits() {
    let (_, app) = two_people().await;
    let levels =
        json!({"do": "new", "game": "ataxx", "black": "human", "white": {"level": 2}, "milliseconds": 50});
    good(&app, GAME, act(levels)).await;
    good(&app, GAME, act(json!({"do": "play", "mv": "b7"}))).await;
    wait(&app, |state| state["ply"] == 2).await;
    // Both its move and the person's are taken back.
    assert_eq!(good(&app, GAME, act(json!({"do": "undo"}))).await["ply"], 0);
    let both = json!({"do": "players", "black": {"level": 1}, "white": {"level": 1}});
    good(&app, GAME, act(json!({"do": "pause", "on": true}))).await;
    good(&app, GAME, act(both)).await;
    good(&app, GAME, act(json!({"do": "step"}))).await;
    let state = wait(&app, |state| state["ply"] == 1).await;
    assert_eq!((&state["paused"], &state["thinking"]), (&json!(true), &json!(false)));
    good(&app, GAME, act(json!({"do": "pause", "on": false}))).await;
    let end = wait(&app, |state| !state["end"].is_null()).await;
    assert_eq!(end["legal"], json!([]));
    // Looking back pauses them, and they go on from there.
    let state = good(&app, GAME, act(json!({"do": "goto", "ply": 1}))).await;
    assert_eq!((&state["ply"], &state["paused"]), (&json!(1), &json!(true)));
    good(&app, GAME, act(json!({"do": "pause", "on": false}))).await;
    wait(&app, |state| !state["end"].is_null()).await;
    bad(&app, GAME, act(json!({"do": "hint"})), 409).await;
    bad(&app, GAME, act(json!({"do": "play", "mv": "b7"})), 409).await;
}

#[tokio::test]
async fn a_hint_and_values_reach_those_who_watch() {
    let (_, app) = two_people().await;
    good(&app, GAME, act(json!({"do": "time", "milliseconds": 100}))).await;
    let response = app
        .clone()
        .oneshot(request("GET", "/api/games/1/events").body(Body::empty()).unwrap())
        .await
        .unwrap();
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
async fn so_many_may_watch_and_no_more() {
    let (_, app) = two_people().await;
    let watch = || app.clone().oneshot(request("GET", "/api/games/1/events").body(Body::empty()).unwrap());
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
