//! Sends garbage to a running play page while a hundred clients watch it, and then checks that it still
//! answers: `ataxx play --no-open`, then
//! `cargo run --release --example play_garbage -- 127.0.0.1:PORT [SECONDS]`.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const WATCHERS: usize = 100;
const THREADS: usize = 8;

/// Requests with one error each.
fn garbage(address: &str) -> Vec<String> {
    let post = |path: &str, host: &str, body: &str| {
        let length = body.len();
        let kind = "Content-Type: application/json";
        format!("POST {path} HTTP/1.1\r\nHost: {host}\r\n{kind}\r\nContent-Length: {length}\r\n\r\n{body}")
    };
    vec![
        post("/api/games/1", address, "{"),
        post("/api/games/1", address, r#"{"action":{"do":"dance"}}"#),
        post("/api/games/999", address, r#"{"action":{"do":"undo"}}"#),
        post("/api/games", address, r#"{"from":"saved","name":"../../etc/passwd"}"#),
        post("/api/about", "evil.example", "{}"),
        format!("GET /{} HTTP/1.1\r\nHost: {address}\r\n\r\n", "x".repeat(2000)),
        format!("DELETE / HTTP/1.1\r\nHost: {address}\r\n\r\n"),
    ]
}

/// The status and the complete response.
fn answer(stream: &mut TcpStream, request: &str) -> io::Result<u16> {
    stream.write_all(request.as_bytes())?;
    let (mut output, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut buffer)?;
        output.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&output).to_lowercase();
        let length = text.split("content-length: ").nth(1).and_then(|rest| rest.lines().next()?.parse().ok());
        let body = text.split_once("\r\n\r\n").map(|(_, body)| body.len());
        if read == 0 || body.is_some_and(|body| body >= length.unwrap_or(0)) {
            return Ok(text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0));
        }
    }
}

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments.next().ok_or_else(|| io::Error::other("expected 127.0.0.1:PORT"))?;
    let seconds = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let watch = format!("GET /api/events/1 HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let watchers: Vec<TcpStream> = (0..WATCHERS)
        .map(|_| {
            let mut stream = TcpStream::connect(&address)?;
            stream.write_all(watch.as_bytes())?;
            Ok(stream)
        })
        .collect::<io::Result<_>>()?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let (refused, wrong) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                let requests = garbage(&address);
                let mut stream = TcpStream::connect(&address).ok();
                for request in requests.iter().cycle().take_while(|_| Instant::now() < end) {
                    let status = stream.as_mut().and_then(|stream| answer(stream, request).ok());
                    match status {
                        Some(400..500) => refused.fetch_add(1, Ordering::Relaxed),
                        _ => {
                            stream = TcpStream::connect(&address).ok();
                            wrong.fetch_add(1, Ordering::Relaxed)
                        }
                    };
                }
            });
        }
    });
    let refused = refused.into_inner();
    println!("{} a second refused, {} answered otherwise", refused / seconds, wrong.into_inner());
    let started = Instant::now();
    let page = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let status = answer(&mut TcpStream::connect(&address)?, &page)?;
    println!("then the page: status {status} after {:?}, {} watching", started.elapsed(), watchers.len());
    if status == 200 { Ok(()) } else { Err(io::Error::other("it does not answer any more")) }
}
