//! `play` under load: incomplete requests, many tabs, garbage, random sessions.

use super::client::{answer, connect, request};
use super::play::Server;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;

/// Incomplete requests do not block other clients.
#[test]
fn incomplete_requests_block_no_other_client() {
    let saves = tempfile::tempdir().unwrap();
    let server = Server::ataxx(saves.path(), &[]);
    let half = |number: usize| connect(&server.address, &"POST /api/about HTTP/1.1\r\nHost: "[..number % 30]);
    let _open: Vec<TcpStream> = (0..516).map(half).collect();
    assert_eq!(server.game()["ply"], 0);
}

/// At most two moves are reviewed at the same time, and none for clients that have left.
#[cfg(target_os = "linux")]
#[test]
fn reviews_end_when_their_clients_leave() {
    let saves = tempfile::tempdir().unwrap();
    let server = Server::ataxx(saves.path(), &[]);
    server.begin(&json!({"from": "new", "game": "ataxx", "white": "human"}));
    let explore = server.path() + "/explore";
    let body = |effort: &str| json!({"ply": 0, "moves": ["b7"], "judge": effort}).to_string();
    let idle = threads(&server);
    let wait = |what: &str, is_done: &dyn Fn(u64) -> bool| {
        let mut looks = 0;
        while !is_done(threads(&server)) {
            assert!(looks < 2000, "{what}: {} threads, {idle} without a review", threads(&server));
            looks += 1;
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    };
    for _ in 0..30 {
        let client = request(&server.address, "POST", &explore, &server.address, &body("thorough"));
        wait("a review begins", &|threads| threads > idle);
        drop(client);
        assert!(threads(&server) <= idle + 2);
    }
    wait("all reviews end", &|threads| threads == idle);
    let (status, answer) = server.post(&explore, &body("quick"));
    assert!(status == 200 && answer["review"]["verdict"].is_string(), "{answer}");
}

/// The number of a server's threads.
#[cfg(target_os = "linux")]
fn threads(server: &Server) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let count = status.lines().find_map(|line| line.strip_prefix("Threads:")).unwrap();
    count.trim().parse().unwrap()
}

/// A hundred tabs watch one game and receive each change, also while garbage is sent.
#[test]
fn a_hundred_tabs_are_updated_despite_garbage() {
    let saves = tempfile::tempdir().unwrap();
    let server = Server::ataxx(saves.path(), &[]);
    server.begin(&json!({"from": "new", "game": "ataxx", "white": "human"}));
    let mut tabs: Vec<_> = (0..100).map(|_| BufReader::new(server.watch()).lines()).collect();
    let mut expect_update = |plies: u64| {
        for tab in &mut tabs {
            let parse = |line: String| serde_json::from_str::<Value>(line.strip_prefix("data: ")?).ok();
            let event =
                tab.by_ref().map_while(Result::ok).filter_map(parse).find(|event| event["ply"] == plies);
            assert_eq!(event.unwrap()["event"], "state");
        }
    };
    expect_update(0);
    server.act(json!({"do": "play", "mv": "b7"}));
    expect_update(1);
    let address = server.address.as_str();
    let game = &*server.path();
    for (method, path, host, body) in [
        ("POST", game, address, "{"),
        ("POST", game, address, "{\"action\":{\"do\":\"dance\"}}"),
        ("POST", "/api/games/999", address, "{\"action\":{\"do\":\"undo\"}}"),
        ("POST", "/api/games", address, "{\"from\":\"saved\",\"name\":\"../../etc/passwd\"}"),
        ("POST", "/api/about", "evil.example", "{}"),
        ("DELETE", "/", address, ""),
        ("GET", "/no/such/thing", address, ""),
    ]
    .repeat(200)
    {
        let (status, _) = answer(request(address, method, path, host, body));
        assert!((400..500).contains(&status), "{method} {path}: {status}");
    }
    server.act(json!({"do": "play", "mv": "a2"}));
    expect_update(2);
}

/// Random requests, valid and invalid: rejected ones change nothing, and the effects of the others are on disk.
#[test]
fn a_long_random_session() {
    let saves = tempfile::tempdir().unwrap();
    let mut server = Server::ataxx(saves.path(), &[]);
    server.begin(&json!({"from": "new", "game": "ataxx", "white": "human"}));
    let random = &mut StdRng::seed_from_u64(6);
    let (mut done, mut refused) = (0, 0);
    for _ in 0..1500 {
        let before = server.game();
        let legal = before["legal"].as_array().unwrap();
        if random.random_ratio(1, 12) {
            // Starts another game: this one is unchanged.
            let beside = server.game.get().to_string();
            let beginning = match random.random_range(0..3) {
                0 => {
                    let texts = ["f5d6", "b7 a1a3", "3gh", "???", "x6/7/7/7/7/7/6o x"];
                    json!({"from": "text", "text": texts.choose(random), "beside": beside})
                }
                1 => {
                    let rows = ["X......"].repeat(random.random_range(6..9));
                    json!({"from": "board", "rows": rows, "to_move": "white", "beside": beside})
                }
                _ => json!({"from": "new", "game": (["ataxx", "reversi"].choose(random)), "white": "human"}),
            };
            let (status, answer) = server.post("/api/games", &beginning.to_string());
            assert!(matches!(status, 200 | 422), "{beginning}: {status} {answer}");
            assert_eq!(server.game(), before, "{beginning}");
            if status == 200 {
                server.look_at(&answer["id"]);
            }
            continue;
        }
        let mv = legal.choose(random).map_or(json!("b7"), |legal| legal["mv"].clone());
        let version = before["version"].as_u64().unwrap();
        let action = match random.random_range(0..24) {
            0..12 => json!({"do": "play", "mv": mv}),
            12 | 13 => json!({"do": "undo"}),
            14 => json!({"do": "redo"}),
            15 => json!({"do": "goto", "ply": random.random_range(0..20)}),
            16 => json!({"do": "time", "milliseconds": random.random_range(0..70_000)}),
            17 => json!({"do": "players", "black": "human", "white": {"level": random.random_range(11..99)}}),
            18 => json!({"do": "play", "mv": "e4"}),
            21 => json!({"do": "step"}),
            _ => json!({"do": "play"}),
        };
        let seen = if random.random_ratio(1, 8) { version - 1 } else { version };
        let body = json!({ "version": seen, "action": action });
        let (status, answer) = server.post(&server.path(), &body.to_string());
        match status {
            200 => {
                assert_eq!(seen, version, "{body} was late");
                assert_eq!(answer["version"], version + 1);
                done += 1;
            }
            409 | 422 => {
                assert_eq!(server.game(), before, "{body} was refused and changed something");
                assert!(answer["code"].is_string() && answer["message"].is_string(), "{answer}");
                refused += 1;
            }
            _ => panic!("{body}: {status} {answer}"),
        }
    }
    assert!(done > 100 && refused > 100, "{done} done, {refused} refused");
    let before = server.game();
    let game = server.game.get();
    server.kill();
    let again = Server::ataxx(saves.path(), &[]);
    again.game.set(game);
    let after = again.game();
    for name in ["game", "moves", "ply", "rows", "toMove", "end", "position", "start"] {
        assert_eq!(after[name], before[name], "{name}");
    }
}
