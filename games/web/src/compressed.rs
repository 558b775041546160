//! Compresses responses with gzip, if they are large enough and the client accepts it.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// The smallest response that is compressed, in bytes.
const LEAST: usize = 1024;

/// The largest response that is compressed, in bytes; larger ones take too long.
const MOST: usize = 256 * 1024;

/// Compresses the responses of the wrapped routes, which must end: no event streams.
pub(super) async fn compressed(request: Request, next: Next) -> Response {
    let is_read = reads_gzip(request.headers());
    let response = next.run(request).await;
    let length = http_body_length(&response);
    if !is_read || !length.is_some_and(|length| (LEAST..MOST).contains(&length)) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Reading a complete body of known length does not fail.
    let Ok(bytes) = to_bytes(body, MOST).await else { return Response::from_parts(parts, Body::empty()) };
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let packed = encoder.write_all(&bytes).and_then(|()| encoder.finish());
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let Ok(packed) = packed else { return Response::from_parts(parts, Body::from(bytes)) };
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(packed))
}

fn http_body_length(response: &Response) -> Option<usize> {
    use axum::body::HttpBody;
    response.body().size_hint().exact().and_then(|length| usize::try_from(length).ok())
}

/// Returns true if gzip is accepted with a weight above 0.
fn reads_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(|each| {
        let (name, weight) = each.split_once(';').unwrap_or((each, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}
