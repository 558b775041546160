use super::message::{Message, MessageKind};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::fmt;

/// A rejected request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestError {
    /// The kind, which determines the status of the response.
    pub kind: RequestErrorKind,
    /// The fault, and what was expected.
    pub message: Message,
}

/// The kinds of rejected requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestErrorKind {
    /// The request is invalid in any state of the game.
    Invalid,
    /// The request does not fit the state of the game, which may have changed meanwhile.
    Conflict,
    /// The game or saved game does not exist.
    NotFound,
    /// A limit is reached.
    Full,
    /// The disk reported an error.
    Disk,
    /// The client is not accepted.
    Forbidden,
}

impl RequestError {
    /// An error with its message.
    pub fn new(kind: RequestErrorKind, message: MessageKind) -> Self {
        Self { kind, message: message.into() }
    }

    /// The request is invalid in any state of the game.
    pub fn invalid(message: MessageKind) -> Self {
        Self::new(RequestErrorKind::Invalid, message)
    }

    /// The request does not fit the state of the game.
    pub fn conflict(message: MessageKind) -> Self {
        Self::new(RequestErrorKind::Conflict, message)
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for RequestError {}

#[derive(Serialize)]
struct ErrorBody {
    error: &'static str,
    #[serde(flatten)]
    message: Message,
}

pub(super) fn error(status: StatusCode, error: &'static str, message: Message) -> Response {
    (status, Json(ErrorBody { error, message })).into_response()
}

impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        let (status, kind) = match self.kind {
            RequestErrorKind::Invalid => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
            RequestErrorKind::Conflict => (StatusCode::CONFLICT, "conflict"),
            RequestErrorKind::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            RequestErrorKind::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            RequestErrorKind::Disk => (StatusCode::INTERNAL_SERVER_ERROR, "disk"),
            RequestErrorKind::Forbidden => (StatusCode::FORBIDDEN, "forbidden"),
        };
        let mut response = error(status, kind, self.message);
        if self.kind == RequestErrorKind::Full {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("5"));
        }
        response
    }
}
