//! Access checks: requests of this server's pages, and of programs on this machine that use its address.

use super::body::MAX_REQUEST;
use super::compressed::compressed;
use super::message::MessageKind;
use super::request_error::{RequestError, RequestErrorKind, error};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};

/// Adds to routes what all pages share: checks of the client, a size limit, and answers for unknown routes.
pub(super) fn guarded(routes: Router, port: u16) -> Router {
    routes
        .fallback(|| async {
            RequestError::new(RequestErrorKind::NotFound, MessageKind::NotFound).into_response()
        })
        .method_not_allowed_fallback(|| async {
            error(StatusCode::METHOD_NOT_ALLOWED, "method", MessageKind::Method.into())
        })
        .layer(DefaultBodyLimit::max(MAX_REQUEST))
        .layer(middleware::from_fn(compressed))
        .layer(middleware::from_fn_with_state(Names::new(port), guard))
}

/// The addresses by which this server is called.
#[derive(Clone)]
struct Names([String; 2]);

impl Names {
    fn new(port: u16) -> Self {
        Self(["127.0.0.1", "localhost"].map(|host| format!("{host}:{port}")))
    }

    /// A foreign name that leads here (DNS rebinding) comes with a foreign `Host`; a foreign page with a
    /// foreign `Origin`.
    fn admits(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let is_host = |host: &str| self.0.iter().any(|name| name == host);
        let host =
            text(header::HOST).is_some_and(is_host) && headers.get_all(header::HOST).iter().count() == 1;
        let origin =
            text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://").is_some_and(is_host));
        let site = headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
        host && origin && site
    }
}

/// The page loads nothing from other hosts and cannot be framed.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; \
                      form-action 'none'";

async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    let mut response = if names.admits(request.headers()) {
        next.run(request).await
    } else {
        RequestError::new(RequestErrorKind::Forbidden, MessageKind::OtherOrigin).into_response()
    };
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
