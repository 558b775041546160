//! The scripts of the pages, as they are sent or written.

use super::assets::named;
use super::client::{answer, request};
use super::live::Tournament;
use super::view::server;
use std::fs;
use test_support::scripts::{Scope, Script, script_faults};

/// The scripts that a page of a server loads, with the worker that one of them starts.
fn served(host: &str) -> Vec<Script> {
    let get = |path: &str| {
        let (status, text) = answer(request(host, "GET", path, host, ""));
        assert_eq!(status, 200, "{path}");
        text
    };
    let mut files = named(&get("/"));
    let mut scripts = Vec::new();
    while let Some(name) = files.pop() {
        if name.ends_with(".js") {
            let text = get(&name);
            files.extend(named(&text));
            let scope = if name.contains("/events-") { Scope::SharedWorker } else { Scope::Page };
            scripts.push(Script { name, text, scope });
        }
    }
    scripts
}

/// ESLint finds nothing in the scripts of the play page, the spectators' page and a tournament's report.
#[test]
fn scripts_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (_server, address) = server(folder.path(), &[]);
    let mut scripts = served(address.trim_start_matches("http://").trim_end_matches('/'));
    assert_eq!(scripts.len(), 2, "the page's and the worker's");

    let folder = tempfile::tempdir().unwrap();
    let of_spectators = served(&Tournament::endless(folder.path()).address);
    assert_eq!(of_spectators.len(), 1, "the page's, which listens by itself");
    scripts.extend(of_spectators);

    let folder = tempfile::tempdir().unwrap();
    Tournament::begin(folder.path(), &["--rounds", "1", "--quiet"]).wait();
    let report = fs::read_to_string(folder.path().join("report.html")).unwrap();
    scripts.push(Script::of_page("report.html", &report));

    if let Some(faults) = script_faults(&scripts) {
        assert_eq!(faults, [""; 0]);
    }
}
