//! Spectators of a real tournament, over HTTP and in a browser.

use super::client::{answer, request};
use super::faults::faults;
use super::foreign::foreign_texts;
use super::view::{END, SIZES};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, Command, Stdio};
use test_support::browser::{Browser, Driver, Guard, Look};
use test_support::{in_project, interrupt, quoted};

/// A tournament that is killed when the test ends.
pub(super) struct Tournament {
    process: Guard,
    errors: BufReader<ChildStderr>,
    /// The address for spectators: `127.0.0.1:PORT`.
    pub(super) address: String,
}

impl Tournament {
    pub(super) fn begin(folder: &Path, more: &[&str]) -> Self {
        Self::on_port("0", folder, more)
    }

    /// A tournament whose spectators come to this port, any free one if it is 0.
    pub(super) fn on_port(port: &str, folder: &Path, more: &[&str]) -> Self {
        Self::run(crate::reversi(&[]), port, folder, more)
    }

    /// An endless tournament, which a browser watches for long. It runs with low priority where the system can do that.
    pub(super) fn endless(folder: &Path) -> Self {
        let command = if cfg!(unix) {
            in_project("nice", &["-n", "10", env!("CARGO_BIN_EXE_reversi")])
        } else {
            crate::reversi(&[])
        };
        Self::run(command, "0", folder, &["--rounds", "1000000", "--quiet"])
    }

    fn run(mut command: Command, port: &str, folder: &Path, more: &[&str]) -> Self {
        command
            .args(["tournament", "--serve", port, "--random-plies", "4", "-o"])
            .arg(folder)
            .arg("--config")
            .arg(players(folder))
            .args(more)
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut errors = BufReader::new(process.stderr.take().unwrap());
        // Players who are left out are named before.
        let mut text = String::new();
        let address = loop {
            let begin = text.len();
            assert!(errors.read_line(&mut text).unwrap() > 0, "{text:?}");
            let address = text[begin..].trim().strip_prefix("spectators: http://");
            if let Some(address) = address.and_then(|rest| rest.strip_suffix('/')) {
                break address.to_owned();
            }
        };
        Self { process: Guard(process), errors, address }
    }

    fn status(&self, method: &str, path: &str, host: &str) -> u16 {
        answer(request(&self.address, method, path, host, "{}")).0
    }

    fn post(&self, path: &str) -> Value {
        let (_, body) = answer(request(&self.address, "POST", path, &self.address, "{}"));
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}"))
    }

    /// What spectators are sent.
    pub(super) fn events(&self) -> impl Iterator<Item = Value> + use<> {
        let stream = request(&self.address, "GET", "/api/live/events", &self.address, "");
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        lines.filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok())
    }

    /// Waits for an event that fulfils a condition and returns it.
    fn event(&self, is_it: impl Fn(&Value) -> bool) -> Value {
        self.events().find(is_it).expect("an event")
    }

    pub(super) fn wait(self) {
        self.wait_for(0);
    }

    /// Waits for the end with this exit status.
    pub(super) fn wait_for(self, status: i32) {
        let (code, rest) = self.code();
        assert_eq!(code, Some(status), "{rest}");
    }

    /// Waits for the end and returns the exit status and what was written until then.
    fn code(mut self) -> (Option<i32>, String) {
        let mut rest = String::new();
        self.errors.read_to_string(&mut rest).unwrap();
        (self.process.0.wait().unwrap().code(), rest)
    }

    /// Interrupts it like Ctrl-C and waits for its end.
    #[cfg(unix)]
    pub(super) fn interrupt(self) {
        interrupt(&self.process.0);
        self.code();
    }
}

/// Writes a file of players, one of them with markup in its name.
fn players(folder: &Path) -> PathBuf {
    let path = folder.join("players.toml");
    let player = |name, command| format!("[[player]]\nname = \"{name}\"\ncommand = \"{command}\"\n");
    let text = player("tortoise", "builtin:level=2") + &player("<b>hare</b>", "builtin:level=1");
    fs::write(&path, text).unwrap();
    path
}

/// The games of a log without their times.
fn games(folder: &Path) -> Vec<Value> {
    let log = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    let mut games: Vec<Value> =
        log.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap()).collect();
    for game in &mut games {
        for mv in game["moves"].as_array_mut().unwrap() {
            *mv = mv["text"].take();
        }
    }
    games.sort_by_key(|game| game["game"].as_u64());
    games
}

#[test]
fn games_are_seen_while_they_are_played_and_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    // Long enough to be watched: it is stopped before its end.
    let tournament = Tournament::begin(folder.path(), &["--rounds", "1000000", "-j", "2", "--quiet"]);
    let about = tournament.post("/api/live");
    assert_eq!(
        (&about["game"], &about["board"]["columns"], &about["games"]),
        (&json!("reversi"), &json!(8), &json!(2_000_000))
    );
    assert_eq!(about["players"], json!(["tortoise", "<b>hare</b>"]));

    let news = tournament.event(|news| news["under_way"].as_array().is_some_and(|games| !games.is_empty()));
    let game = &news["under_way"][0];
    let squares = game["squares"].as_str().unwrap();
    assert_eq!(squares.len(), 64);
    for (color, letter) in ["X", "O"].iter().enumerate() {
        assert_eq!(game["counts"][color], squares.matches(letter).count());
    }

    let news = tournament.event(|news| news["ended"].as_array().is_some_and(|games| !games.is_empty()));
    let ended = news["ended"].as_array().unwrap().last().unwrap();
    let replay = tournament.post(&format!("/api/live/games/{}", ended["game"]));
    let log = fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    let logged = log.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let logged = logged.into_iter().find(|entry| entry["game"] == ended["game"]).unwrap();
    assert_eq!(replay["winner"], logged["winner"]);
    let moves: Vec<&Value> = logged["opening"].as_array().unwrap().iter().collect();
    let chosen = logged["moves"].as_array().unwrap().iter().map(|mv| &mv["text"]);
    assert_eq!(json!(moves.into_iter().chain(chosen).collect::<Vec<_>>()), replay["moves"]);
    assert_eq!(replay["changes"].as_array().unwrap().len(), replay["moves"].as_array().unwrap().len());

    let news = tournament.event(|news| news["table"][0]["games"].as_u64().is_some_and(|games| games > 400));
    assert_eq!(news["table"][0]["player"], "tortoise");
}

#[test]
fn spectators_change_nothing_and_strangers_see_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let tournament = Tournament::begin(folder.path(), &["--rounds", "1000000", "--quiet"]);
    let here = tournament.address.clone();
    let (status, page) = answer(request(&here, "GET", "/", &here, ""));
    assert_eq!(status, 200);
    let files: Vec<&str> = page.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert_eq!(files.len(), 3, "{page}");
    for file in files {
        assert_eq!(tournament.status("GET", file, &here), 200, "{file}");
    }
    for path in ["/api/quit", "/api/games", "/api/games/1", "/api/saves/remove", "/api/live/games/99999999"] {
        assert_eq!(tournament.status("POST", path, &here), 404, "{path}");
    }
    assert_eq!(tournament.status("POST", "/", &here), 405);
    for path in ["/", "/api/live/events"] {
        assert_eq!(tournament.status("GET", path, "elsewhere.example"), 403, "{path}");
    }
}

#[test]
fn the_games_are_the_same_with_spectators() {
    let [watched, alone] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let tournament = Tournament::begin(watched.path(), &["--rounds", "20", "--quiet"]);
    tournament.wait();
    let mut command =
        crate::reversi(&["tournament", "--random-plies", "4", "--rounds", "20", "--quiet", "-o"]);
    command.arg(alone.path()).arg("--config").arg(players(alone.path()));
    assert!(command.stdout(Stdio::null()).status().unwrap().success());
    assert_eq!(games(watched.path()), games(alone.path()));
}

#[test]
fn spectators_are_told_of_the_end() {
    let folder = tempfile::tempdir().unwrap();
    // The program exits only once the spectator is connected.
    let told = folder.path().join("told");
    let waits = waits_for(&told);
    let tournament = Tournament::begin(folder.path(), &["--rounds", "1", "--quiet", &waits]);
    let mut games = 0;
    for news in tournament.events().take_while(|news| news["over"] != true) {
        fs::write(&told, "").unwrap();
        games = news["played"].as_u64().unwrap_or(games);
    }
    assert_eq!(games, 6, "all events were sent before the end");
}

/// A player that gives up once `seen` exists: a spectator is there before the end.
pub(super) fn waits_for(seen: &Path) -> String {
    let waits = format!("until [ -e {} ]; do sleep 0.05; done; exit 1", quoted(seen));
    format!("waits=sh -c {}", quoted(waits))
}

/// An open page turns into the report, which is also what a reload gets, until Ctrl-C.
#[test]
#[cfg(unix)]
fn the_page_becomes_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let seen = folder.path().join("seen");
    let absent = folder.path().join("absent");
    let waits = waits_for(&seen);
    let ghost = format!("ghost={}", quoted(&absent));
    let tournament = Tournament::begin(folder.path(), &["--rounds", "1", "--quiet", &waits, &ghost]);
    let here = tournament.address.clone();
    let left_out = tournament.post("/api/live")["left_out"].take();
    assert_eq!(left_out[0]["player"], "ghost", "{left_out}");
    assert!(left_out[0]["reason"].to_string().contains("absent"), "{left_out}");
    let page = || answer(request(&here, "GET", "/", &here, ""));
    assert!(page().1.contains("id=\"tables\""));
    let over =
        tournament.events().inspect(|_| fs::write(&seen, "").unwrap()).find(|news| news["over"] == true);
    assert_eq!(over.unwrap()["report"], true);
    let report = fs::read_to_string(folder.path().join("report.html")).unwrap();
    for _ in 0..2 {
        assert_eq!(page(), (200, report.clone()));
    }
    assert_eq!(tournament.status("GET", "/", "elsewhere.example"), 403);
    interrupt(&tournament.process.0);
    tournament.wait_for(1);
}

#[test]
fn a_port_that_is_taken_is_said_before_the_first_game() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let mut command: Command =
        crate::reversi(&["tournament", "builtin:level=1", "builtin:level=2", "--serve"]);
    let output = command.arg(&port).arg("-o").arg(folder.path().join("new")).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.contains(&format!("cannot listen on port {port}: use --serve 0 for a free one")),
        "{errors}"
    );
    assert!(!folder.path().join("new/games.jsonl").exists());
}

/// The page shows tables, results and replays, and reports when the program has exited.
pub(super) fn in_a_browser(driver: &Driver) {
    let folder = tempfile::tempdir().unwrap();
    let tournament = Tournament::endless(folder.path());
    let page = Browser::sized(driver, SIZES[0], false, "en");
    page.goto(&format!("http://{}/", tournament.address));
    page.until("document.querySelectorAll('.table .disc').length > 8");
    page.until("document.querySelectorAll('#rows tr').length === 2");
    page.until("document.querySelector('#ended button')");
    // A name is text.
    page.until("document.querySelector('#rows').textContent.includes('<b>hare</b>')");
    page.script("document.querySelector('#ended button').click()");
    page.until("document.querySelector('dialog').open");
    let discs = "document.querySelectorAll('#replay .disc').length";
    let last = page.script(&format!("return {discs}")).as_u64().unwrap();
    assert!(last > 5, "{last} pieces in the end");
    page.click("#first");
    page.until(&format!("{discs} === 4"));
    page.click("#next");
    page.until(&format!("{discs} === 5"));
    page.keys("#next", END);
    page.until(&format!("{discs} === {last}"));
    page.click("#close");
    page.until("!document.querySelector('dialog').open");
    page.click("#language");
    page.until("document.querySelector('#title').textContent === '黑白棋比赛'");
    page.until(
        "[...document.querySelectorAll('#ended .why')].every((why) => why.textContent === '双方都无棋可走')",
    );
    drop(tournament);
    page.until("!document.querySelector('#notice').hidden");
}

/// A page that is open at the end shows who was left out, then the report, and so does a reload.
pub(super) fn becomes_the_report(driver: &Driver) {
    let folder = tempfile::tempdir().unwrap();
    let seen = folder.path().join("seen");
    let ghost = format!("ghost={}", quoted(folder.path().join("absent")));
    let tournament =
        Tournament::begin(folder.path(), &["--rounds", "1", "--quiet", &waits_for(&seen), &ghost]);
    let page = Browser::sized(driver, SIZES[1], false, "zh");
    page.goto(&format!("http://{}/", tournament.address));
    page.until("document.querySelectorAll('#rows tr').length === 3");
    page.until("document.querySelector('#left-out').textContent.startsWith('ghost 未参赛：')");
    fs::write(&seen, "").unwrap();
    let is_report = "document.querySelector('#leftout b')?.textContent === 'ghost' && document.querySelectorAll('#standings tbody tr').length === 3";
    page.until(is_report);
    page.goto(&format!("http://{}/", tournament.address));
    page.until(is_report);
    page.script("document.querySelector('#play').click()");
    page.until("document.querySelectorAll('#board *').length > 64");
    let complaints = page.console();
    assert_eq!(complaints.as_array().unwrap().len(), 0, "{complaints}");
}

/// Returns the faults of the spectators' page, at each size and in both languages, with and without an open replay.
pub(super) fn faults_of_the_page(driver: &Driver, axe: Option<&str>) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let tournament = Tournament::endless(folder.path());
    let mut found = Vec::new();
    for (size, language) in SIZES.into_iter().zip(["en", "zh", "zh-CN", "en"]) {
        let browser = Browser::sized(driver, size, false, language);
        let name = |state: &str| format!("live {}x{} {language} {state}", size.0, size.1);
        found.extend(walk(&tournament, &browser, |state| {
            if size == SIZES[1] && state == "playing" {
                browser.script(NARROW);
            }
            let texts = foreign_texts(&browser).into_iter().map(|text| format!("{}: {text}", name(state)));
            texts.chain(faults(&browser, axe, state == "playing", &name(state))).collect()
        }));
    }
    found
}

/// Walks through the states of the spectators' page. Returns what `visit` returns for each, what is too wide and what is logged.
fn walk(
    tournament: &Tournament,
    browser: &Browser,
    mut visit: impl FnMut(&str) -> Vec<String>,
) -> Vec<String> {
    browser.goto(&format!("http://{}/", tournament.address));
    browser.until(
        "document.querySelectorAll('.table .disc').length > 8 && document.querySelector('#ended button')",
    );
    let mut found = visit("playing");
    browser.script("document.querySelector('#ended button').click()");
    browser.until("document.querySelector('dialog').open");
    found.extend(visit("replay"));
    let overflow = browser.script("return document.documentElement.scrollWidth - innerWidth");
    found.extend((overflow.as_i64().unwrap() > 0).then(|| "replay: too wide".to_owned()));
    found.extend(browser.console().as_array().unwrap().iter().map(Value::to_string));
    found
}

/// Walks through the spectators' page and the report.
pub(super) fn walk_in(driver: &Driver, look: Look) {
    let folder = tempfile::tempdir().unwrap();
    let [live, ended] = ["live", "ended"].map(|name| folder.path().join(name));
    fs::create_dir(&live).unwrap();
    fs::create_dir(&ended).unwrap();
    let tournament = Tournament::endless(&live);
    Tournament::begin(&ended, &["--rounds", "2", "--quiet"]).wait();
    for size in SIZES {
        let language = if look.language == "zh" { "zh-CN" } else { "en" };
        let browser = Browser::sized(driver, size, false, language);
        look.apply(&browser);
        let found = walk(&tournament, &browser, |_| Vec::new());
        assert_eq!(found, [""; 0], "{size:?} {look:?}");
        browser.goto(&format!("file://{}/report.html", ended.display()));
        browser.until("document.querySelector('#standings td')");
        browser.script("document.querySelector('#play').click()");
        browser.until("document.querySelectorAll('#board *').length > 64");
        let is_too_wide = browser.script("return document.documentElement.scrollWidth > innerWidth");
        assert_eq!((is_too_wide, browser.console()), (json!(false), json!([])), "report {size:?} {look:?}");
    }
}

/// Makes the tables too narrow, so that they scroll.
pub(super) const NARROW: &str =
    "document.querySelectorAll('.wide').forEach((table) => { table.style.width = '4rem'; })";
