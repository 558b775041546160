use super::action::NewGame;
use super::guard::{Names, guard};
use super::room::{Room, RoomEvent, RoomState};
use super::{Action, GameKind, House, Message, Notice, Refusal, Why, assets};
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

/// The most bytes of a request.
const MAX_REQUEST: usize = 64 * 1024;

type Shared = State<Arc<House>>;

/// Everything that the server answers when it listens on `port` of this machine.
pub fn router(house: Arc<House>, port: u16) -> Router {
    let routes = Router::new()
        .route("/", get(|| async { assets::page() }))
        .route("/assets/{name}", get(assets::asset))
        .route("/api/about", post(about))
        .route("/api/boards", post(boards))
        .route("/api/games", post(begin))
        .route("/api/games/{id}", post(act))
        .route("/api/games/{id}/events", get(events))
        .route("/api/games/{id}/text", post(text))
        .route("/api/games/{id}/save", post(save))
        .route("/api/games/{id}/load", post(load))
        .route("/api/saves", post(saves))
        .route("/api/saves/remove", post(remove))
        .route("/api/quit", post(quit))
        .with_state(house);
    guarded(routes, port)
}

/// Routes with what holds for all pages: who is let in, how much is read, what is said of all else.
pub(super) fn guarded(routes: Router, port: u16) -> Router {
    routes
        .fallback(|| async { Refusal::new(Why::Missing, Notice::Nothing).into_response() })
        .method_not_allowed_fallback(|| async {
            error(StatusCode::METHOD_NOT_ALLOWED, "method", Notice::Method.into())
        })
        .layer(DefaultBodyLimit::max(MAX_REQUEST))
        .layer(middleware::from_fn_with_state(Names::new(port), guard))
}

async fn about(State(house): Shared, Body(Nothing {}): Body<Nothing>) -> Response {
    Json(house.about()).into_response()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WhichGame {
    game: GameKind,
}

async fn boards(Body(WhichGame { game }): Body<WhichGame>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], game.boards())
}

async fn begin(State(house): Shared, Body(settings): Body<NewGame>) -> Result<Json<RoomState>, Refusal> {
    house.begin(&settings).map(Json)
}

/// A change to the game as `version` saw it; without it, to the game as it is.
#[derive(Deserialize)]
struct Wish {
    version: Option<u64>,
    action: Action,
}

async fn act(
    State(house): Shared,
    Path(id): Path<String>,
    Body(Wish { version, action }): Body<Wish>,
) -> Result<Json<RoomState>, Refusal> {
    house.room(&id)?.act(&action, version).map(Json)
}

/// How a game is written down.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    Game,
    SaveIn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    form: Form,
}

async fn text(
    State(house): Shared,
    Path(id): Path<String>,
    Body(Written { form }): Body<Written>,
) -> Result<Json<Value>, Refusal> {
    let room = house.room(&id)?;
    let text = match form {
        Form::Game => room.text(),
        Form::SaveIn => room.save_in()?,
    };
    Ok(Json(json!({ "text": text })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

async fn save(
    State(house): Shared,
    Path(id): Path<String>,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Value>, Refusal> {
    let room = house.room(&id)?;
    house.save(&room, &name)?;
    Ok(Json(json!({ "saved": name.trim() })))
}

async fn load(
    State(house): Shared,
    Path(id): Path<String>,
    Body(Named { name }): Body<Named>,
) -> Result<Json<RoomState>, Refusal> {
    let room = house.room(&id)?;
    house.load(&room, &name).map(Json)
}

async fn saves(State(house): Shared, Body(Nothing {}): Body<Nothing>) -> Result<Json<Vec<String>>, Refusal> {
    house.saves().map(Json)
}

async fn remove(State(house): Shared, Body(Named { name }): Body<Named>) -> Result<Json<Value>, Refusal> {
    house.remove(&name)?;
    Ok(Json(json!({})))
}

async fn quit(State(house): Shared, Body(Nothing {}): Body<Nothing>) -> Json<Value> {
    house.quit();
    Json(json!({}))
}

/// The state now, and then each change and thought.
async fn events(
    State(house): Shared,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, Refusal> {
    let room = house.room(&id)?;
    let full = |_| Refusal::new(Why::Full, Notice::ManyPages);
    let permit = Arc::clone(&house.watchers).try_acquire_owned().map_err(full)?;
    let (now, later) = room.watch();
    let later = BroadcastStream::new(later).map(move |event| {
        // The permit lasts as long as the page listens.
        let _ = &permit;
        // Who could not follow is told how things stand.
        event.unwrap_or_else(|_| state_of(&room))
    });
    let told = tokio_stream::iter(now).chain(later).map(|event| {
        let data = serde_json::to_string(&event).unwrap_or_default();
        Ok(sse::Event::default().data(data))
    });
    Ok(Sse::new(told).keep_alive(KeepAlive::default()))
}

fn state_of(room: &Room) -> RoomEvent {
    RoomEvent::State(Box::new(room.state()))
}

/// An empty object.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// JSON in, and every fault of it told as a refusal is.
struct Body<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(told(&rejection)),
        }
    }
}

fn told(rejection: &JsonRejection) -> Response {
    error(rejection.status(), "bad", Notice::Request { why: rejection.body_text() }.into())
}

#[derive(Serialize)]
struct ErrorBody {
    error: &'static str,
    #[serde(flatten)]
    message: Message,
}

fn error(status: StatusCode, error: &'static str, message: Message) -> Response {
    (status, Json(ErrorBody { error, message })).into_response()
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, why) = match self.why {
            Why::Bad => (StatusCode::UNPROCESSABLE_ENTITY, "bad"),
            Why::Late => (StatusCode::CONFLICT, "late"),
            Why::Missing => (StatusCode::NOT_FOUND, "missing"),
            Why::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            Why::Disk => (StatusCode::INTERNAL_SERVER_ERROR, "disk"),
            Why::Foreign => (StatusCode::FORBIDDEN, "foreign"),
        };
        let mut response = error(status, why, self.message);
        if self.why == Why::Full {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("5"));
        }
        response
    }
}
