//! Pages from a server that sends a policy of its own.

use crate::gocheck;
use crate::view::SIZES;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;
use test_support::browser::{Browser, Kind};
use test_support::{project, run};

/// The pages of each kind, under the names that `--csp` has for them.
fn pages(folder: &Path) -> BTreeMap<&'static str, PathBuf> {
    let written = |file: &str, arguments: &[&str]| {
        let page = folder.join(file);
        let (status, _, message) = run(gocheck(&project("")).args(arguments).arg("-o").arg(&page));
        assert!(status <= 1, "{message}");
        page
    };
    let grade = ["grade", "-q", "data/train_3.txt", "--submissions", "tests/data/grade/class"];
    BTreeMap::from([
        ("one board", written("board.html", &["view", "-q", "data/train_3.txt"])),
        ("several boards", written("many.html", &["view", "-q", "data"])),
        ("a class", written("class", &grade).join("grades.html")),
    ])
}

/// The headers that `--csp` prints, by the kind of page.
fn headers() -> BTreeMap<String, String> {
    let (status, printed, _) = run(gocheck(&project("")).args(["--lang", "en", "view", "--csp"]));
    assert_eq!(status, 0);
    let lines: Vec<&str> = printed.lines().collect();
    lines.chunks(2).map(|pair| (pair[0].trim_start_matches("# ").to_owned(), pair[1].to_owned())).collect()
}

/// Sends a page with a header to whoever asks. Returns the address.
fn serve(page: &Path, header: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    let body = fs::read(page).unwrap();
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n{header}\r\n\r\n",
        body.len()
    );
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            // Up to the empty line after the request.
            let mut request = BufReader::new(stream.try_clone().unwrap()).lines();
            while request.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
            // The browser may have closed the connection.
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
        }
    });
    address
}

/// The printed header is the policy that the page has in itself.
#[test]
fn headers_are_those_of_the_pages() {
    let folder = tempfile::tempdir().unwrap();
    let headers = headers();
    assert_eq!(headers.len(), 3);
    for (kind, page) in pages(folder.path()) {
        let policy = headers[kind].strip_prefix("Content-Security-Policy: ").unwrap();
        let page = fs::read_to_string(page).unwrap();
        assert!(
            page.contains(&format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">")),
            "{kind}"
        );
    }
}

/// Under the header that is printed each page works; under one that forbids its script, the page says so in both languages.
#[test]
fn pages_work_under_their_header_and_explain_others() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let folder = tempfile::tempdir().unwrap();
    let headers = headers();
    let browser = Browser::sized(&driver, SIZES[0], false, "en-US");
    for (kind, page) in pages(folder.path()) {
        browser.goto(&serve(&page, &headers[kind]));
        browser.until("document.querySelector('.board, .item .thumbnail, tbody tr')");
        assert_eq!(browser.script("return document.querySelector('#blocked')"), json!(null), "{kind}");
        assert_eq!(browser.console(), json!([]), "{kind}");

        for header in ["default-src 'self'", "script-src 'self'"] {
            browser.goto(&serve(&page, &format!("Content-Security-Policy: {header}")));
            let seen = "document.querySelector('#blocked').checkVisibility({ visibilityProperty: true })";
            browser.until(seen);
            let text = browser.script("return document.querySelector('#blocked').innerText");
            let text = text.as_str().unwrap();
            assert!(text.contains("gocheck view --csp") && text.contains("服务器"), "{kind}: {text}");
            // The refusals.
            browser.console();
        }
    }
}
