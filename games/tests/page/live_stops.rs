//! Spectators of a tournament that is interrupted or killed, and resumed.

use super::live::{Tournament, waits_for};
use super::view::SIZES;
use std::fs;
use std::path::Path;
use test_support::browser::{Browser, Kind};

/// Two players and one that waits, so that the tournament does not end by itself. All games are played at once.
fn arguments(seen: &Path) -> [String; 4] {
    [waits_for(seen), "--rounds=1".to_owned(), "--quiet".to_owned(), "-j6".to_owned()]
}

fn begin(port: &str, folder: &Path, seen: &Path, more: &[&str]) -> Tournament {
    let arguments = arguments(seen);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).chain(more.iter().copied()).collect();
    Tournament::on_port(port, folder, &arguments)
}

/// Ctrl-C is not the end of the tournament.
#[test]
#[cfg(unix)]
fn an_interrupted_tournament_is_not_over() {
    let folder = tempfile::tempdir().unwrap();
    let tournament = begin("0", folder.path(), &folder.path().join("seen"), &[]);
    let mut events = tournament.events();
    assert!(events.any(|news| news["under_way"].is_array()));
    tournament.interrupt();
    let last = events.last().unwrap();
    assert_eq!(last, serde_json::json!({"interrupted": true}));
}

/// Results stay when the program is interrupted or killed; the page goes on when it is resumed, and ends as the report.
#[test]
#[cfg(unix)]
fn the_page_goes_on_after_a_stop() {
    let Some(driver) = Kind::Chromium.driver() else { return };
    let folder = tempfile::tempdir().unwrap();
    let seen = folder.path().join("seen");
    let tournament = begin("0", folder.path(), &seen, &[]);
    let address = format!("http://{}/", tournament.address);
    let port = tournament.address.rsplit(':').next().unwrap().to_owned();
    let page = Browser::sized(&driver, SIZES[1], false, "en");
    page.goto(&address);
    page.until("document.querySelectorAll('#ended button').length > 0");
    let subtitle = "document.querySelector('#subtitle').textContent";
    let results = "document.querySelectorAll('#ended button').length > 0 && document.querySelectorAll('#rows tr').length === 3";
    tournament.interrupt();
    page.until(&format!("{subtitle}.includes('Interrupted') && !{subtitle}.includes('over')"));
    page.until(results);
    let resumed = begin(&port, folder.path(), &seen, &["--resume"]);
    page.until(&format!("!{subtitle}.includes('Interrupted') && document.querySelector('#notice').hidden"));
    page.until(results);
    // Each game is listed once.
    let is_once =
        "new Set([...document.querySelectorAll('#ended .number')].map((each) => each.textContent)).size
                   === document.querySelectorAll('#ended button').length";
    page.until(is_once);
    // Killed without a word.
    drop(resumed);
    page.until("document.querySelector('#notice').textContent.startsWith('No answer')");
    page.until(results);
    let clocks = "return [...document.querySelectorAll('.table .clock')].map((each) => each.textContent)";
    let before = page.script(clocks);
    page.script_with_callback("setTimeout(arguments[0], 500)");
    assert_eq!(page.script(clocks), before, "clocks stand still");
    let _last = begin(&port, folder.path(), &seen, &["--resume"]);
    page.until("document.querySelector('#notice').hidden");
    fs::write(&seen, "").unwrap();
    page.until(
        "document.querySelectorAll('#standings tbody tr').length === 3 && document.querySelector('#board')",
    );
}
