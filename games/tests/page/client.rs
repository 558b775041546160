//! HTTP requests to a program on this machine.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Connects to a server and sends it a text.
pub(super) fn connect(address: &str, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Sends a request, after whose answer the connection is closed.
pub(super) fn request(address: &str, method: &str, path: &str, host: &str, body: &str) -> TcpStream {
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    );
    connect(address, &text)
}

/// The status and the body of an answer.
pub(super) fn answer(mut stream: TcpStream) -> (u16, String) {
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.unwrap_or_else(|| panic!("{head}")), body.to_owned())
}
