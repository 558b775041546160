//! Texts that the page sends and gets: pasted games and positions, exports, messages.

use super::server::{GAME, act, bad, begin, good, post, two_people};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// A text that is pasted into the game of [`two_people`].
fn pasted(text: &str) -> Value {
    json!({"from": "text", "text": text, "beside": "2"})
}

/// Messages have a code, values and an English text.
#[tokio::test]
async fn messages_have_codes() {
    let (_, app) = two_people().await;
    let answer = post(&app, GAME, &act(json!({"do": "goto", "ply": 9}))).await.1;
    let expected = json!({
        "error": "conflict", "code": "too_far", "values": {"moves": 0}, "message": "the game has only 0 moves"
    });
    assert_eq!(answer, expected);
    let text = "game: ataxx\nstart: x5o/7/7/7 x\n";
    let answer = post(&app, "/api/games", &pasted(text)).await.1;
    assert_eq!((&answer["code"], &answer["values"]["line"]), (&json!("line"), &json!(2)));
    assert_eq!(answer["values"]["what"]["values"]["fault"], "ranks");
    let full = format!("game: ataxx\nstart: {}xxxxxxo x\n", "xxxxxxx/".repeat(6));
    let (state, _) = begin(&app, pasted(&full)).await;
    assert_eq!(state["end"]["reason"], json!({"code": "full", "message": "neither side can move"}));
}

#[tokio::test]
async fn texts_of_all_kinds_are_imported_and_exported() {
    let (_, app) = two_people().await;
    let save_in = "1 0 0 0 0 0 -1\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 0 0 0 0 0 0\n0 1 0 0 0 0 0\n-1 0 0 0 0 0 1\n";
    let (state, path) = begin(&app, pasted(save_in)).await;
    // The sixth line is x = 5: file f; the second number y = 1: rank 6.
    assert_eq!(state["rows"][1], ".....X.");
    let text = good(&app, &(path + "/text"), json!({"form": "position_file"})).await;
    assert_eq!(text["text"], save_in);
    let (state, path) = begin(&app, pasted("1. b7 a1a3 2. c7")).await;
    assert_eq!(state["ply"], 3);
    let text = good(&app, &(path + "/text"), json!({"form": "game"})).await["text"].clone();
    let (state, _) = begin(&app, pasted(&format!("\u{feff}{}", text.as_str().unwrap()))).await;
    assert_eq!(state["ply"], 3);
    let (state, path) = begin(&app, pasted("x5o/7/3-3/2-1-2/3-3/7/o5x o 3 2")).await;
    assert_eq!(state["toMove"], "white");
    bad(&app, &(path + "/text"), json!({"form": "position_file"}), 422).await;
    // Moves of both games are recognised, whichever is on the page.
    let (state, path) = begin(&app, pasted("f5d6c3d3")).await;
    assert_eq!((&state["game"], &state["ply"]), (&json!("reversi"), &json!(4)));
    bad(&app, &(path.clone() + "/text"), json!({"form": "position_file"}), 422).await;
    let rows =
        ["........", "........", "........", "...XO...", "...OX...", "........", "........", "........"];
    let beside = path.rsplit('/').next().unwrap();
    let board = json!({"from": "board", "rows": rows, "to_move": "white", "beside": beside});
    let (state, _) = begin(&app, board).await;
    assert_eq!((&state["toMove"], &state["counts"]), (&json!("white"), &json!([2, 2])));
    assert_eq!(good(&app, "/api/games/2/state", json!({})).await["ply"], 0);
    // A board on which the game is over already is refused with the reason.
    let empty = json!({"from": "board", "rows": vec!["........"; 8], "to_move": "white", "beside": beside});
    let (status, answer) = post(&app, "/api/games", &empty).await;
    assert_eq!((status, &answer["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("board_over")));
    assert_eq!(answer["message"], "the game would be over at once: neither side can move");
}

/// Pasted texts are recognised, or rejected with the reason.
#[tokio::test]
async fn texts_are_recognised_or_rejected_with_the_reason() {
    let (_, app) = two_people().await;
    let table = std::fs::read_to_string(test_support::project("tests/data/page/pasted.tsv")).unwrap();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [text, form, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let text = text.replace("\\n", "\n").replace("x*60000", &"x".repeat(60_000));
        let (status, answer) = post(&app, "/api/parse", &json!({"text": text, "beside": "2"})).await;
        if form == "refused" {
            assert_eq!(status.as_u16(), 422, "{line}: {answer}");
            assert!(answer["message"].as_str().unwrap().contains(expected), "{line}: {answer}");
            continue;
        }
        assert_eq!(status, StatusCode::OK, "{line}: {answer}");
        let (view, moves) = (&answer["view"], answer["view"]["moves"].as_array().unwrap().len());
        assert_eq!(
            (&answer["form"], format!("{} {moves}", view["game"].as_str().unwrap())),
            (&json!(form), expected.to_owned())
        );
    }
    // No game began.
    assert_eq!(good(&app, "/api/list", json!({})).await["games"].as_array().unwrap().len(), 2);
}
