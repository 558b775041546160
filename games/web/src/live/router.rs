use super::state::{Live, SentState};
use crate::assets;
use crate::connection::ALIVE;
use crate::guard::guarded;
use crate::message::MessageKind;
use crate::request_error::{RequestError, RequestErrorKind};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use games_engine::description::spec::Described;
use serde_json::Value;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;
use tokio_stream::{Stream, StreamExt};

/// The interval of news for spectators.
const PAUSE: Duration = Duration::from_millis(250);

type Shared<G> = State<Arc<Live<G>>>;

/// The routes for spectators of the server on `port` of this machine. No request changes the tournament.
pub fn live_router<G: Described>(live: Arc<Live<G>>, port: u16) -> Router {
    let routes = Router::new()
        .route("/", get(page::<G>))
        .route("/assets/{name}", get(assets::file))
        .route("/api/live", post(about::<G>))
        .route("/api/live/events", get(events::<G>))
        .route("/api/live/games/{number}", post(game::<G>))
        .with_state(live);
    guarded(routes, port)
}

/// The report needs no other file, but its style and its script are in it.
const REPORT_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; \
                             frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// The page, or at the end the report.
async fn page<G: Described>(State(live): Shared<G>, headers: HeaderMap) -> Response {
    live.note_spectator();
    match live.report() {
        None => assets::live_page(&headers),
        Some(report) => {
            let headers =
                [(CONTENT_TYPE, "text/html; charset=utf-8"), (CONTENT_SECURITY_POLICY, REPORT_POLICY)];
            (headers, report).into_response()
        }
    }
}

async fn about<G: Described>(State(live): Shared<G>) -> Json<Value> {
    Json(live.about())
}

async fn game<G: Described>(
    State(live): Shared<G>,
    Path(number): Path<u64>,
) -> Result<Json<Value>, RequestError> {
    live.replay(number)
        .map(Json)
        .ok_or_else(|| RequestError::new(RequestErrorKind::NotFound, MessageKind::NoGame))
}

/// Sends the current state, and then each change.
async fn events<G: Described>(
    State(live): Shared<G>,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, RequestError> {
    let full = |_| RequestError::new(RequestErrorKind::Full, MessageKind::ManyPages);
    let permit = Arc::clone(&live.watchers).try_acquire_owned().map_err(full)?;
    // A page that was open before the tournament was resumed asks only for this.
    live.note_spectator();
    let (sender, receiver) = mpsc::channel::<Value>(1);
    tokio::spawn(async move {
        // The permit lasts as long as the page listens.
        let _permit = permit;
        let mut seen = SentState::default();
        let mut over = live.when_over();
        loop {
            // Read first, so the news is complete.
            let is_over = live.is_over();
            if let Some(news) = live.news(&mut seen)
                && sender.send(news).await.is_err()
            {
                return;
            }
            if is_over {
                // The page may be closed.
                let _ = sender.send(live.last_news()).await;
                // Results may still be written: the page would connect again, only to hear the same.
                let mut closed = live.when_closed();
                tokio::select! {
                    _ = closed.wait_for(|closed| *closed) => {}
                    () = sender.closed() => {}
                }
                return;
            }
            tokio::select! {
                () = sleep(PAUSE) => {}
                _ = over.wait_for(|over| *over) => {}
                () = sender.closed() => return,
            }
        }
    });
    let events = ReceiverStream::new(receiver).map(|news| Ok(sse::Event::default().data(news.to_string())));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)))
}
