//! Who is let in: pages of this very server, and programs on this machine that name it.

use super::{Notice, Refusal, Why};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The addresses by which this server is called.
#[derive(Clone)]
pub(super) struct Names([String; 2]);

impl Names {
    pub(super) fn new(port: u16) -> Self {
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

/// The page loads nothing from elsewhere and is shown in no other page.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; \
                      form-action 'none'";

pub(super) async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    let mut response = if names.admits(request.headers()) {
        next.run(request).await
    } else {
        Refusal::new(Why::Foreign, Notice::Foreign).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
