use super::notice::{Message, Notice};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::fmt;

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of refusal it is.
    pub why: Why,
    /// The fault, and what was expected.
    pub message: Message,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The request is wrong in itself.
    Bad,
    /// The request does not fit the state of the game, perhaps because it is late.
    Late,
    /// There is no such game or saved game.
    Missing,
    /// A limit is reached.
    Full,
    /// The disk reported an error.
    Disk,
    /// The client is not accepted.
    Foreign,
}

impl Refusal {
    /// A refusal with its message.
    pub fn new(why: Why, notice: Notice) -> Self {
        Self { why, message: notice.into() }
    }

    /// The request is wrong in itself.
    pub fn bad(notice: Notice) -> Self {
        Self::new(Why::Bad, notice)
    }

    /// The request does not fit the game as it stands.
    pub fn late(notice: Notice) -> Self {
        Self::new(Why::Late, notice)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Refusal {}

#[derive(Serialize)]
struct ErrorBody {
    error: &'static str,
    #[serde(flatten)]
    message: Message,
}

pub(super) fn error(status: StatusCode, error: &'static str, message: Message) -> Response {
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
