use super::message::MessageKind;
use super::request_error::error;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::Response;
use serde::de::DeserializeOwned;

/// The largest request, in bytes.
pub(super) const MAX_REQUEST: usize = 64 * 1024;

/// The JSON of a request. Faults are reported like those of any request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(rejection) => Err(fault(&rejection)),
        }
    }
}

fn fault(rejection: &JsonRejection) -> Response {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return error(rejection.status(), "invalid", MessageKind::TooLong { most: MAX_REQUEST }.into());
    }
    error(rejection.status(), "invalid", MessageKind::Request { why: rejection.body_text() }.into())
}
