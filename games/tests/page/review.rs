//! What the page teaches: reviews, lines that are tried, export. The server first, then a real browser.

use super::browser::{Page, browser};
use super::server::{GAME, act, app, begin, good, two_people};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use test_support::browser::{Driver, Guard, Kind, start};
use tokio_stream::StreamExt;
use tower::ServiceExt;

const REVIEW: &str = "/api/games/2/review";

/// The review when nothing is left to do.
async fn finished(app: &Router, wish: Value) -> Value {
    let mut review = good(app, REVIEW, wish.clone()).await;
    while review["running"] == true {
        tokio::time::sleep(Duration::from_millis(20)).await;
        // Asked again, it goes on with what it has.
        review = good(app, REVIEW, wish.clone()).await;
    }
    review
}

#[tokio::test]
async fn a_review_knows_every_move_and_keeps_it() {
    let (_, app) = two_people().await;
    for mv in ["b7", "a1a3", "c7"] {
        good(&app, GAME, act(json!({"do": "play", "mv": mv}))).await;
    }
    let begin = json!({"do": "begin", "care": "quick"});
    let review = finished(&app, begin.clone()).await;
    let moves: Vec<&str> =
        review["moments"].as_array().unwrap().iter().map(|moment| moment["mv"].as_str().unwrap()).collect();
    assert_eq!((moves, &review["of"]), (vec!["b7", "a1a3", "c7"], &json!(3)));
    for moment in review["moments"].as_array().unwrap() {
        assert_eq!(moment["played"]["moves"][0], moment["mv"]);
        assert!(moment["chances"][0].as_f64().unwrap() <= 1.0 && moment["loss"].as_i64().unwrap() >= 0);
    }
    // Looking back changes nothing that is known; asked again it is there at once.
    good(&app, GAME, act(json!({"do": "goto", "ply": 1}))).await;
    let again = good(&app, REVIEW, begin.clone()).await;
    assert_eq!((&again["moments"], &again["running"]), (&review["moments"], &json!(false)));
    // Another move: what was before it stays known.
    good(&app, GAME, act(json!({"do": "play", "mv": "g6"}))).await;
    let other = good(&app, REVIEW, begin.clone()).await;
    assert_eq!((&other["of"], &other["moments"][0]), (&json!(2), &review["moments"][0]));
    assert_ne!(finished(&app, begin).await["moments"][1]["mv"], "a1a3");
    assert_eq!(good(&app, REVIEW, json!({"do": "stop"})).await["running"], false);
}

/// Who could not follow is told the review anew, and need not ask for it.
#[tokio::test]
async fn who_falls_behind_hears_of_the_review() {
    let (_, app) = two_people().await;
    for mv in ["b7", "a1a3", "c7"] {
        good(&app, GAME, act(json!({"do": "play", "mv": mv}))).await;
    }
    let request = super::server::request("GET", "/api/events/2").body(Body::empty()).unwrap();
    let mut stream = app.clone().oneshot(request).await.unwrap().into_body().into_data_stream();
    let review = finished(&app, json!({"do": "begin", "care": "quick"})).await;
    // More changes than are kept for who does not listen.
    for ply in 0..100 {
        good(&app, GAME, act(json!({"do": "goto", "ply": ply % 3}))).await;
    }
    let heard = async {
        while let Some(chunk) = stream.next().await {
            let text = String::from_utf8(chunk.unwrap().to_vec()).unwrap();
            let event: Value =
                serde_json::from_str(text.trim().trim_start_matches("data:")).unwrap_or_default();
            if event["event"] == "review" && event["review"]["moments"] == review["moments"] {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heard).await.expect("the whole review");
}

/// A line beside the game: judged, and the game is as it was.
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
    assert_eq!(found["moment"]["mv"], "f7");
    let found = good(&app, explore, json!({"ply": 1, "moves": []})).await;
    assert_eq!((&found["view"]["position"], &found["moment"]), (&before["position"], &Value::Null));
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

/// Each game in a notation of the field, which is read again.
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

/// All that the page consists of, as a browser is sent it, is under 100 KB; who cannot read gzip gets plain text.
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
    let folder = test_support::project("src/web/assets");
    let mut sent = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let path = if name == "index.html" { "/".to_owned() } else { format!("/assets/{name}") };
        let (encoding, bytes) = get(path.clone(), "gzip, deflate, br").await;
        sent += bytes.len();
        let (plain, whole) = get(path, "gzip;q=0, identity").await;
        assert_eq!(plain, None);
        assert!(encoding.is_none() || bytes.len() < whole.len(), "{name}");
    }
    assert!(sent < 100_000, "{sent}");
}

fn play(game: &str) -> (tempfile::TempDir, Guard, String) {
    let saves = tempfile::tempdir().unwrap();
    let mut command = match game {
        "ataxx" => crate::ataxx(&["play", "--no-open", "--saves"]),
        _ => crate::reversi(&["play", "--no-open", "--saves"]),
    };
    let (server, address) =
        start(command.arg(saves.path()), |line| line.starts_with("http").then(|| line.to_owned()));
    (saves, server, address)
}

/// Begins a game with these moves, as somebody does who pastes them.
fn paste(page: &Page, moves: &str) {
    page.script("document.querySelector('#text').click()");
    page.until("document.querySelector('#pasted')");
    page.script(&format!(
        "const area = document.querySelector('#pasted'); area.value = '{moves}'; area.dispatchEvent(new Event('input'));"
    ));
    page.until("!document.querySelector('#use').disabled");
    page.script("document.querySelector('#use').click()");
    page.until("!document.querySelector('dialog').open && document.querySelector('#moves [data-ply]')");
}

fn size(page: &Page, width: u32, height: u32) {
    let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
    page.0.tool("Emulation.setDeviceMetricsOverride", &metrics);
    page.until(&format!("innerWidth === {width}"));
}

/// Where the text of an element is, whatever the language.
fn text(page: &Page, css: &str) -> String {
    page.script(&format!("return document.querySelector(`{css}`).textContent")).as_str().unwrap().to_owned()
}

/// The middle of an element, in the window.
fn middle(page: &Page, css: &str) -> (f64, f64) {
    let place = page.script(&format!(
        "const e = document.querySelector(`{css}`); e.scrollIntoView({{ block: 'nearest' }});
         const {{ left, top, width, height }} = e.getBoundingClientRect(); return [left + width / 2, top + height / 2]"
    ));
    (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
}

/// A move of black's that gives a corner away, as anybody who knows the game sees: b2 beside an empty a1, c3's diagonal.
const GIVES_A_CORNER: &str = "f5f6c4c3d3f4e6e3e2d6b2a1";

/// A review, at one size and in one language: by clicks, touches and keys.
fn a_review(driver: &Driver, (width, height): (u32, u32), language: &str) {
    let (_saves, _server, address) = play("reversi");
    let page = Page(browser(driver, if language == "zh" { "chinese" } else { "desktop" }));
    let touch = if width < 800 { "touch" } else { "mouse" };
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    size(&page, width, height);
    paste(&page, GIVES_A_CORNER);
    let tap = |css: &str| {
        page.until(&format!("document.querySelector(`{css}`)"));
        let (x, y) = middle(&page, css);
        page.0.point(touch, x, y, true);
    };
    page.script(
        "const c = document.querySelector('#care'); c.value = 'quick'; c.dispatchEvent(new Event('change'));",
    );
    tap("#begin-review");
    page.until("document.querySelector('.graph') && !document.querySelector('progress')");
    // The corner that was given away is a mistake, with its mark on the board and in the list, and something better.
    page.until("document.querySelector('#moves [data-ply=\"11\"] small')");
    tap("#moves [data-ply=\"11\"]");
    page.until("document.querySelector('#moves .now').dataset.ply === '11' && document.querySelector('#board .badge') && document.querySelector('#board .better')");
    assert!(text(&page, "#moment").contains("b2?"), "{}", text(&page, "#moment"));
    let accuracies =
        page.script("return [...document.querySelectorAll('.tallies b')].map((b) => b.textContent)");
    assert_eq!(accuracies.as_array().unwrap().len(), 2);
    // Board, players and buttons stay in sight at the top; nothing is too wide.
    page.script("document.querySelector('main').scrollTop = 0");
    let hidden = page.script(
        "return ['board', 'bar-white', 'bar-black', 'status', 'undo', 'hint', 'new', 'quit'].filter((id) => {
           const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
           return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 20;
         })",
    );
    assert_eq!(hidden, json!([]), "{width} x {height}");
    let wide = page.script("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64().unwrap() <= 0, "{width} x {height}: {wide} pixels too wide");

    // A line is looked at, and the game is as it was.
    tap(".variation .chip:last-child");
    page.until("!document.querySelector('#tried').hidden");
    tap("#leave");
    page.until("document.querySelector('#tried').hidden && document.querySelector('#moves .now').dataset.ply === '11'");
    // The mistake is tried again: the same move is refused, a better one is taken.
    tap("#retry");
    page.until("document.querySelector('#answer')");
    assert_eq!(page.script("return document.querySelectorAll('#moves [data-ply]').length"), 12);
    // Nothing tells what it is.
    assert_eq!(page.script("return document.querySelectorAll('.variation, .better').length"), 0);
    tap("[data-name=b2]");
    page.until("document.querySelector('#status').textContent.startsWith('b2')");
    tap("#answer");
    page.until("!document.querySelector('#answer') && document.querySelector('#board .last')");
    // Keys lead back, and along the graph.
    page.0.keys("#board", "\u{e00c}");
    page.until("document.querySelector('#tried').hidden");
    page.0.keys(".graph", "\u{e012}");
    page.until("document.querySelector('#moves .now').dataset.ply === '10'");
    page.0.keys(".graph", "\u{e010}");
    page.until("document.querySelector('#moves .now').dataset.ply === '12'");
    // Looked at again, it is there at once.
    page.0.goto(page.script("return location.href").as_str().unwrap());
    page.until("document.querySelector('.graph') && document.querySelectorAll('#moves small').length > 0");
}

/// Several lines beside each other, equal where the board is symmetric, and played through by clicks.
fn lines(driver: &Driver) {
    let (_saves, _server, address) = play("reversi");
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    page.click("#help [value=moves]");
    page.until("document.querySelectorAll('#line .variation').length === 4");
    let worths = page.script("return [...new Set([...document.querySelectorAll('#line b, .worth:not(.variation *)')].map((each) => each.textContent.trim()))]");
    assert_eq!(worths.as_array().unwrap().len(), 1, "the four first moves are one and the same: {worths}");
    page.until("Number(document.querySelector('#line .how').textContent.match(/\\d+/)) >= 3");
    page.click("#line .variation .chip:nth-of-type(2)");
    page.until("document.querySelectorAll('#board .disc').length === 6");
    // From there somebody plays on, in a game of its own.
    page.click("[data-square]:has(.place)");
    page.until("document.querySelectorAll('#board .disc').length === 7");
    page.0.keys("#board", "u");
    page.until("document.querySelectorAll('#board .disc').length === 6");
    page.0.keys("#board", "r");
    page.until("document.querySelectorAll('#board .disc').length === 7");
    page.click("#tried button:nth-last-of-type(2)");
    page.until(
        "location.search === '?game=2' && document.querySelectorAll('#moves [data-ply]').length === 3",
    );
}

/// Help for who does not know the game or the keys, in both languages.
fn how_to_play(driver: &Driver, game: &str, language: &str) {
    let (_saves, _server, address) = play(game);
    let page = Page(browser(driver, if language == "zh" { "chinese" } else { "desktop" }));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    for (width, height) in [(1280, 800), (320, 480), (844, 390)] {
        size(&page, width, height);
        page.script("document.querySelector('#howto').click()");
        page.until("document.querySelectorAll('.lessons li').length === 5");
        let wide =
            page.script("const d = document.querySelector('dialog'); return d.scrollWidth - d.clientWidth");
        assert_eq!(wide, 0, "{width} x {height}");
        let said = page.script(
            "return [...document.querySelectorAll('.lessons p')].every((p) => p.textContent.length > 8)",
        );
        assert_eq!(said, true);
        page.script("document.querySelector('dialog').close()");
    }
    size(&page, 1280, 800);
    page.0.keys("#board", "?");
    page.until("document.querySelectorAll('.keys kbd').length >= 10");
    page.script("document.querySelector('dialog').close()");
    // No sound is made before it is wished for, and then all of them can be made.
    let sounds = page.0.script_with_callback(
        "const done = arguments[0]; import('/assets/sound.js').then((sound) => {
           const before = sound.isOn; sound.turn(true);
           for (const jump of [false, true]) sound.move({ by: 'white', to: 3, jump, turned: [1, 2, 3] });
           sound.move({ by: 'black', to: null, jump: false, turned: [] });
           for (const sign of [1, 0, -1]) sound.end(sign);
           done([before, sound.isOn]); }).catch((error) => done(String(error)));",
    );
    assert_eq!(sounds, json!([false, true]));
}

/// A link opens the position as a game of its own; the pictures are pictures of the game.
fn export(driver: &Driver) {
    let (_saves, _server, address) = play("ataxx");
    let page = Page(browser(driver, "desktop"));
    page.0.goto(&address);
    page.until("document.querySelector('.disc')");
    paste(&page, "b7 a1a3 c7 g7e5");
    let rows = "const rows = [...document.querySelectorAll('#board .cell')].map((cell) => cell.querySelector('.disc')?.classList[1] ?? '-').join(' ');";
    let before = page.script(&format!("{rows} return rows"));
    page.click("#share");
    page.until("document.querySelector('#link')");
    let link = page.script("return document.querySelector('#link').value");
    let pictures = page.0.script_with_callback(
        "const done = arguments[0]; (async () => {
           const { animated, png, still } = await import('/assets/export.js');
           const { boards } = await import('/assets/replay.js');
           const id = new URLSearchParams(location.search).get('game');
           const view = await (await fetch(`/api/games/${id}/state`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).json();
           const name = (square) => 'abcdefg'[square % 7] + (7 - Math.floor(square / 7));
           const count = (rows, letter) => rows.join('').split(letter).length - 1;
           const all = boards(view);
           const bitmap = await createImageBitmap(await png(still(view, name)));
           const moving = new DOMParser().parseFromString(new XMLSerializer().serializeToString(animated(view, name)), 'image/svg+xml');
           done({
             start: all[0], last: all.at(-1), rows: view.rows, frames: all.length,
             discs: still(view, name).querySelectorAll('circle').length, pieces: count(view.rows, 'X') + count(view.rows, 'O'),
             png: [bitmap.width, bitmap.height], faults: moving.querySelectorAll('parsererror').length,
             moving: moving.querySelectorAll('animate').length,
           });
         })().catch((error) => done(String(error)));",
    );
    assert_eq!(
        pictures["start"],
        json!(["X.....O", ".......", ".......", ".......", ".......", ".......", "O.....X"])
    );
    assert_eq!((&pictures["last"], &pictures["frames"]), (&pictures["rows"], &json!(5)), "{pictures}");
    assert_eq!(pictures["discs"], pictures["pieces"]);
    assert_eq!((&pictures["png"], &pictures["faults"]), (&json!([776, 776]), &json!(0)));
    assert!(pictures["moving"].as_u64().unwrap() > 4);
    page.0.goto(link.as_str().unwrap());
    page.until("location.search === '?game=3' && document.querySelector('.disc')");
    assert_eq!(page.script(&format!("{rows} return rows")), before);
    assert_eq!(page.script("return document.querySelectorAll('#moves [data-ply]').length"), 0);
    // The games before it are there still; a link that means nothing says so and begins none.
    page.0.goto(&format!("{address}?of=ataxx&rules=uai&position=zzz+zzz"));
    page.until("document.querySelector('.disc') && !document.querySelector('#notice').hidden");
    page.click("#load");
    page.until("document.querySelectorAll('[data-game]').length === 3");
}

#[test]
fn the_page_teaches() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    // Each has a browser of its own: no more of them at a time than a small machine bears.
    thread::scope(|scope| {
        scope.spawn(|| {
            a_review(&driver, (1280, 800), "en");
            a_review(&driver, (390, 844), "zh");
            how_to_play(&driver, "ataxx", "en");
            lines(&driver);
        });
        scope.spawn(|| {
            a_review(&driver, (844, 390), "en");
            a_review(&driver, (768, 1024), "zh");
            how_to_play(&driver, "reversi", "zh");
            export(&driver);
        });
    });
}
