use super::action::{Action, Beginning};
use super::any_game::RecordFile;
use super::assets;
use super::body::Body;
use super::connection::ALIVE;
use super::first_page::FirstPage;
use super::game_session::{GameSession, SessionEvent, SessionState, Watched};
use super::guard::guarded;
use super::message::MessageKind;
use super::move_reviewer::reviewed;
use super::request_error::{RequestError, RequestErrorKind};
use super::review::ReviewView;
use super::server::{GameList, GameServer, Removed};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use games_engine::review::effort::EffortLevel;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tokio_stream::{Stream, StreamExt};

/// The answer to a request, as JSON.
type JsonResult<T> = Result<Json<T>, RequestError>;
type GameId = Path<String>;
type Shared = State<Arc<GameServer>>;

/// The routes of the server that listens on `port` of this machine.
pub fn router(server: Arc<GameServer>, port: u16) -> Router {
    let routes = Router::new()
        .route("/", get(page))
        .route("/assets/{name}", get(assets::file))
        .route("/api/about", post(about))
        .route("/api/boards", post(boards))
        .route("/api/games", post(begin))
        .route("/api/games/{id}", post(act))
        .route("/api/games/{id}/state", post(state))
        .route("/api/games/{id}/text", post(text))
        .route("/api/games/{id}/save", post(save))
        .route("/api/games/{id}/remove", post(remove_game))
        .route("/api/games/{id}/review", post(review))
        .route("/api/games/{id}/explore", post(explore))
        .route("/api/list", post(list))
        .route("/api/parse", post(parse_pasted))
        .route("/api/saves/remove", post(remove_save))
        .route("/api/restore", post(restore))
        .route("/api/events/{games}", get(events))
        .route("/api/quit", post(quit))
        .with_state(server);
    guarded(routes, port)
}

/// The page with the game in its address: `/?game=7`.
async fn page(State(server): Shared, uri: Uri, headers: HeaderMap) -> Response {
    let mut named = uri.query().unwrap_or_default().split('&');
    let wanted = named.find_map(|pair| pair.strip_prefix("game="));
    assets::play_page(&FirstPage::of(&server, wanted), &headers)
}

async fn about(State(server): Shared, _: Body<Nothing>) -> Response {
    Json(server.about()).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WhichGame {
    game: String,
}

async fn boards(State(server): Shared, Body(which): Body<WhichGame>) -> Result<Response, RequestError> {
    let boards = server.boards(&which.game)?.to_owned();
    Ok(([(header::CONTENT_TYPE, "application/json")], boards).into_response())
}

async fn begin(State(server): Shared, Body(beginning): Body<Beginning>) -> JsonResult<SessionState> {
    server.begin(&beginning).map(Json)
}

async fn state(State(server): Shared, Path(id): GameId, _: Body<Nothing>) -> JsonResult<SessionState> {
    Ok(Json(server.session(&id)?.state()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PastedText {
    text: String,
    beside: String,
}

/// Recognises a text without starting a game.
async fn parse_pasted(State(server): Shared, Body(pasted): Body<PastedText>) -> JsonResult<Value> {
    let pasted = server.parse_pasted(&pasted.text, &pasted.beside)?;
    Ok(Json(json!({ "form": pasted.form, "view": pasted.game.view() })))
}

/// An action on a version of the game; by default the current one.
#[derive(Deserialize)]
struct ActionRequest {
    version: Option<u64>,
    action: Action,
}

async fn act(
    State(server): Shared,
    Path(id): GameId,
    Body(ActionRequest { version, action }): Body<ActionRequest>,
) -> JsonResult<SessionState> {
    server.session(&id)?.act(&action, version).map(Json)
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum ReviewRequest {
    Begin {
        #[serde(default)]
        effort: EffortLevel,
    },
    Stop {},
}

async fn review(
    State(server): Shared,
    Path(id): GameId,
    Body(request): Body<ReviewRequest>,
) -> JsonResult<ReviewView> {
    let session = server.session(&id)?;
    Ok(Json(match request {
        ReviewRequest::Begin { effort } => session.begin_review(effort),
        ReviewRequest::Stop {} => session.stop_review(),
    }))
}

/// A variation: some moves of the game, followed by others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Variation {
    ply: usize,
    moves: Vec<String>,
    /// The effort of the review of the last move, if requested.
    judge: Option<EffortLevel>,
}

async fn explore(
    State(server): Shared,
    Path(id): GameId,
    Body(Variation { ply, moves, judge }): Body<Variation>,
) -> JsonResult<Value> {
    let game = server.session(&id)?.explored(ply, &moves)?;
    let view = game.view();
    let review = match judge.map(|effort| game.judging(effort)) {
        Some(judging) => reviewed(judging).await,
        None => None,
    };
    Ok(Json(json!({ "view": view, "review": review })))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TextFormat {
    Game,
    /// The game's own format for positions.
    PositionFile,
    Record,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextRequest {
    form: TextFormat,
}

async fn text(
    State(server): Shared,
    Path(id): GameId,
    Body(request): Body<TextRequest>,
) -> JsonResult<Value> {
    let session = server.session(&id)?;
    Ok(Json(match request.form {
        TextFormat::Game => json!({ "text": session.text() }),
        TextFormat::PositionFile => json!({ "text": session.position_file()? }),
        TextFormat::Record => {
            let RecordFile { ending, text } = session.record()?;
            json!({ "text": text, "ending": ending })
        }
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

async fn save(State(server): Shared, Path(id): GameId, Body(named): Body<Named>) -> JsonResult<Removed> {
    server.save(&*server.session(&id)?, &named.name).map(Json)
}

async fn list(State(server): Shared, _: Body<Nothing>) -> JsonResult<GameList> {
    server.list().map(Json)
}

async fn remove_game(State(server): Shared, Path(id): GameId, _: Body<Nothing>) -> JsonResult<Removed> {
    server.remove_game(&id).map(Json)
}

async fn remove_save(State(server): Shared, Body(Named { name }): Body<Named>) -> JsonResult<Removed> {
    server.remove_save(&name).map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemovedGame {
    removed: String,
}

async fn restore(
    State(server): Shared,
    Body(RemovedGame { removed }): Body<RemovedGame>,
) -> JsonResult<Removed> {
    server.restore(&removed).map(Json)
}

async fn quit(State(server): Shared, _: Body<Nothing>) -> Json<Value> {
    server.quit();
    Json(json!({}))
}

/// The most games whose events one connection sends.
const MAX_WATCHED: usize = 64;

/// The state of each game, and then each change and analysis. A page, or all windows of one browser together, list their
/// games, separated by commas.
async fn events(
    State(server): Shared,
    Path(games): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, RequestError> {
    let full = |_| RequestError::new(RequestErrorKind::Full, MessageKind::ManyPages);
    let permit = Arc::clone(&server.watchers).try_acquire_owned().map_err(full)?;
    let ids: BTreeSet<&str> = games.split(',').collect();
    if ids.len() > MAX_WATCHED {
        return Err(RequestError::new(RequestErrorKind::Full, MessageKind::ManyPages));
    }
    // Games that were removed meanwhile are ignored.
    let sessions: Vec<Arc<GameSession>> = ids.into_iter().filter_map(|id| server.session(id).ok()).collect();
    if sessions.is_empty() {
        return Err(RequestError::new(RequestErrorKind::NotFound, MessageKind::NoGame));
    }
    let (sender, receiver) = mpsc::channel(1);
    for session in sessions {
        let known = session.watch();
        tokio::spawn(follow(session, known, sender.clone()));
    }
    let events = ReceiverStream::new(receiver).map(move |event| {
        // The permit lasts as long as the page listens.
        let _ = &permit;
        let data = serde_json::to_string(&event).unwrap_or_default();
        Ok(sse::Event::default().data(data))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)))
}

/// Sends the current state of a game, and then each event, until the client disconnects.
async fn follow(
    session: Arc<GameSession>,
    (mut now, mut later): Watched,
    sender: mpsc::Sender<SessionEvent>,
) {
    loop {
        for event in now {
            if sender.send(event).await.is_err() {
                return;
            }
        }
        now = tokio::select! {
            event = later.recv() => match event {
                Ok(event) => vec![event],
                // A client that fell behind gets the current state.
                Err(RecvError::Lagged(_)) => {
                    let again = session.watch();
                    later = again.1;
                    again.0
                }
                Err(RecvError::Closed) => return,
            },
            () = sender.closed() => return,
        };
    }
}

/// An empty object.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}
