//! `play` as a program, with real processes and connections: other programs as opponents, and sudden deaths.

use super::client::{answer, connect, request};
use rand::rngs::StdRng;
use rand::seq::{IndexedMutRandom, IndexedRandom};
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::cell::Cell;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use test_support::browser::{Guard, start};
use test_support::quoted;

/// A server that ends with the test.
pub(super) struct Server {
    process: Guard,
    pub(super) address: String,
    /// The number of the current game.
    pub(super) game: Cell<u64>,
}

impl Server {
    pub(super) fn start(command: &mut Command) -> Self {
        let address = |line: &str| Some(line.strip_prefix("http://")?.strip_suffix('/')?.to_owned());
        let (process, address) = start(command, address);
        let server = Self { process, address, game: Cell::new(0) };
        let latest = server.good("/api/about", &json!({}))["latest"].clone();
        server.look_at(&latest);
        server
    }

    pub(super) fn ataxx(saves: &Path, more: &[&str]) -> Self {
        Self::start(crate::ataxx(&["play", "--no-open", "--saves"]).arg(saves).args(more))
    }

    /// Its process id.
    pub(super) fn id(&self) -> u32 {
        self.process.0.id()
    }

    /// Like `kill -9`.
    pub(super) fn kill(&mut self) {
        self.process.0.kill().unwrap();
        self.process.0.wait().unwrap();
    }

    /// The events of the game that is looked at.
    pub(super) fn watch(&self) -> TcpStream {
        let (game, host) = (self.game.get(), &self.address);
        connect(host, &format!("GET /api/events/{game} HTTP/1.1\r\nHost: {host}\r\n\r\n"))
    }

    pub(super) fn post(&self, path: &str, body: &str) -> (u16, Value) {
        let (status, body) = answer(request(&self.address, "POST", path, &self.address, body));
        (status, serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}")))
    }

    pub(super) fn good(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.post(path, &body.to_string());
        assert_eq!(status, 200, "{path} {body}: {answer}");
        answer
    }

    pub(super) fn look_at(&self, id: &Value) {
        self.game.set(id.as_str().unwrap().parse().unwrap());
    }

    /// Starts a game and makes it the current one.
    pub(super) fn begin(&self, beginning: &Value) {
        let begun = self.good("/api/games", beginning);
        self.look_at(&begun["id"]);
    }

    /// The path of the current game.
    pub(super) fn path(&self) -> String {
        format!("/api/games/{}", self.game.get())
    }

    pub(super) fn act(&self, action: Value) -> Value {
        self.good(&self.path(), &json!({ "action": action }))
    }

    /// The current game.
    pub(super) fn game(&self) -> Value {
        self.good(&(self.path() + "/state"), &json!({}))
    }

    /// Waits until `done` returns true for the game, and returns it.
    fn wait(&self, what: &str, done: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let game = self.game();
            if done(&game) {
                return game;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("this did not happen: {what}: {}", self.game());
    }
}

fn ply(plies: u64) -> impl Fn(&Value) -> bool {
    move |game| game["ply"] == plies
}

/// The option for a program under a name.
fn engine(name: &str, program: &str, arguments: &str) -> String {
    format!("--engine={name}={} {arguments}", quoted(program))
}

/// The option for a program that writes its process into a file and hangs.
#[cfg(target_os = "linux")]
fn hangs(name: &str, note: &Path) -> String {
    engine(name, "sh", &format!("-c {}", quoted(format!("echo $$ > {}; exec sleep 600", quoted(note)))))
}

#[test]
fn a_program_plays_and_its_moves_are_taken_back() {
    let saves = tempfile::tempdir().unwrap();
    let bot = engine("Friend", env!("CARGO_BIN_EXE_ataxx"), "bot --protocol uai --level 2");
    let server = Server::ataxx(saves.path(), &[&bot]);
    let about = server.good("/api/about", &json!({}));
    assert_eq!(about["games"][0]["engines"], json!(["Friend"]));
    // A board with walls: the program gets the usual rules of the page.
    let both = json!({"from": "new", "game": "ataxx", "board": "3gh", "white": {"engine": "Friend"}, "milliseconds": 50});
    server.begin(&both);
    server.act(json!({"do": "play", "mv": "b7"}));
    let game = server.wait("its move", ply(2));
    assert_eq!((&game["moves"][1]["by"], &game["trouble"]), (&json!("white"), &Value::Null));
    assert_eq!(server.act(json!({"do": "undo"}))["ply"], 0);
    server.act(json!({"do": "play", "mv": "a6"}));
    server.wait("another move of its", ply(2));
}

#[test]
fn a_reversi_program_plays_too() {
    let saves = tempfile::tempdir().unwrap();
    let bot = engine("gtp", env!("CARGO_BIN_EXE_reversi"), "bot --protocol gtp --level 2");
    let mut command = crate::reversi(&["play", "--no-open", "--protocol", "gtp", &bot, "--saves"]);
    let server = Server::start(command.arg(saves.path()));
    server.begin(&json!({"from": "new", "game": "reversi", "black": {"engine": "gtp"}, "white": {"engine": "gtp"}, "milliseconds": 50}));
    server.wait("four moves", |game| game["ply"].as_u64() >= Some(4));
}

/// A failing program is reported with the reason; the game waits and continues with another player.
#[cfg(unix)]
#[test]
fn a_game_survives_failing_programs() {
    let saves = tempfile::tempdir().unwrap();
    let cases = [
        ("Dead", "sh -c 'echo out of luck >&2; exit 3'", "crashed", "out of luck"),
        ("Babbler", "sh -c 'while read line; do echo hello $line; done'", "not_ready", "uai"),
        (
            "Cheat",
            "sh -c 'while read line; do case $line in uai) echo uaiok;; isready) echo readyok;; go*) echo bestmove d4;; esac; done'",
            "illegal",
            "d4",
        ),
        ("Absent", "/no/such/program", "not_started", "/no/such/program"),
    ];
    let engines: Vec<String> =
        cases.iter().map(|(name, command, ..)| format!("--engine={name}={command}")).collect();
    let engines: Vec<&str> = engines.iter().map(String::as_str).collect();
    let server = Server::ataxx(saves.path(), &engines);
    for (name, _, fault, evidence) in cases {
        server.begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": name}, "milliseconds": 1}));
        server.act(json!({"do": "play", "mv": "b7"}));
        let game = server.wait(name, |game| !game["trouble"].is_null());
        let trouble = &game["trouble"];
        assert_eq!(trouble["code"], "engine_failed", "{trouble}");
        assert_eq!(trouble["values"]["fault"]["fault"], fault, "{trouble}");
        let message = trouble["message"].as_str().unwrap();
        assert!(message.contains(name) && message.contains(evidence), "{message}");
        assert_eq!((&game["ply"], &game["paused"]), (&json!(1), &json!(true)));
        server.act(json!({"do": "players", "black": "human", "white": "human"}));
        let game = server.act(json!({"do": "play", "mv": "b1"}));
        assert_eq!((&game["ply"], &game["trouble"]), (&json!(2), &Value::Null));
    }
}

/// The page stays responsive while a program thinks, and the program ends when its move is no longer needed.
#[cfg(target_os = "linux")]
#[test]
fn a_slow_program_is_stopped() {
    let saves = tempfile::tempdir().unwrap();
    let note = saves.path().join("process");
    let slow = hangs("Slow", &note);
    let server = Server::ataxx(saves.path(), &[&slow]);
    server
        .begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": "Slow"}, "milliseconds": 60_000}));
    server.act(json!({"do": "play", "mv": "b7"}));
    let process = test_support::first_line(&note);
    assert_eq!(server.game()["thinking"], true);
    let undone = server.act(json!({"do": "undo"}));
    assert_eq!((&undone["ply"], &undone["thinking"]), (&json!(0), &json!(false)));
    is_gone(&process);
}

#[cfg(target_os = "linux")]
fn is_gone(process: &str) {
    for _ in 0..400 {
        if !Path::new("/proc").join(process).exists() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("process {process} is still there");
}

/// Computers that think for 10 ms overtake those that think for 1 s, however busy the machine is.
#[test]
fn computers_are_as_fast_as_allowed() {
    let saves = tempfile::tempdir().unwrap();
    let server = Server::ataxx(saves.path(), &[]);
    let level = json!({"level": 1});
    let [slow, fast] = [1000, 10].map(|milliseconds| {
        server.begin(&json!({
            "from": "new", "game": "reversi", "black": level, "white": level, "milliseconds": milliseconds
        }));
        server.game.get()
    });
    server.game.set(slow);
    server.wait("six slow moves", |game| game["ply"].as_u64() >= Some(6));
    server.game.set(fast);
    assert!(server.game()["ply"].as_u64() > Some(8), "{}", server.game());
}

/// A program that hangs ends with the server, however that ends.
#[cfg(target_os = "linux")]
#[test]
fn a_hung_program_does_not_outlive_the_server() {
    let saves = tempfile::tempdir().unwrap();
    let note = saves.path().join("process");
    let hung = hangs("Hung", &note);
    let mut server = Server::ataxx(saves.path(), &[&hung]);
    server
        .begin(&json!({"from": "new", "game": "ataxx", "white": {"engine": "Hung"}, "milliseconds": 60_000}));
    server.act(json!({"do": "play", "mv": "b7"}));
    let process = test_support::first_line(&note);
    assert!(Path::new("/proc").join(&process).exists());
    server.kill();
    is_gone(&process);
}

/// A server that is only watched uses almost no processor time.
#[cfg(target_os = "linux")]
#[test]
fn an_idle_server_rests() {
    let saves = tempfile::tempdir().unwrap();
    let server = Server::ataxx(saves.path(), &[]);
    let _watching = server.watch();
    std::thread::sleep(Duration::from_secs(1));
    // The processor's time for the program and for the system, in hundredths of a second.
    let ticks = || -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap();
        let (_, rest) = stat.rsplit_once(')').unwrap();
        rest.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
    };
    let before = ticks();
    std::thread::sleep(Duration::from_secs(5));
    assert!(ticks() - before <= 2, "{} hundredths of a second in five seconds", ticks() - before);
}

#[test]
fn a_game_survives_a_killed_server() {
    let saves = tempfile::tempdir().unwrap();
    let mut server = Server::ataxx(saves.path(), &[]);
    server.begin(
        &json!({"from": "new", "game": "ataxx", "board": "2a", "white": {"level": 10}, "milliseconds": 50}),
    );
    server.act(json!({"do": "play", "mv": "b6"}));
    server.wait("the computer's move", ply(2));
    // It dies while the computer thinks of its next move.
    let told = server.act(json!({"do": "time", "milliseconds": 60_000}));
    let told = server.act(json!({"do": "play", "mv": told["legal"][0]["mv"]}));
    assert_eq!(told["thinking"], true);
    server.kill();
    let server = Server::ataxx(saves.path(), &[]);
    let game = server.game();
    for name in ["moves", "ply", "rows", "players", "milliseconds", "rules", "start"] {
        assert_eq!(game[name], told[name], "{name}");
    }
    // And it goes on thinking.
    server.act(json!({"do": "time", "milliseconds": 50}));
    server.wait("the computer's next move", |game| game["ply"].as_u64() >= Some(4));
}

/// Two hundred games, and a server that is killed again and again: everything that it has confirmed is still there after the restart.
#[test]
fn no_game_of_many_is_lost() {
    let saves = tempfile::tempdir().unwrap();
    let random = &mut StdRng::seed_from_u64(22);
    let mut games: Vec<(u64, Value)> = Vec::new();
    for round in 1..=8 {
        let mut server = Server::ataxx(saves.path(), &[]);
        while games.len() < 25 * round {
            let game = ["ataxx", "reversi"].choose(random);
            server.begin(&json!({"from": "new", "game": game, "white": "human"}));
            games.push((server.game.get(), json!([])));
        }
        for _ in 0..40 {
            let (number, moves) = games.choose_mut(random).unwrap();
            server.game.set(*number);
            let legal = server.game()["legal"].clone();
            let Some(mv) = legal.as_array().unwrap().choose(random) else { continue };
            *moves = server.act(json!({"do": "play", "mv": mv["mv"]}))["moves"].clone();
        }
        // In the midst of another move.
        let (path, host) = (server.path(), &server.address);
        let _unanswered = request(host, "POST", &path, host, r#"{"action":{"do":"undo"}}"#);
        std::thread::sleep(Duration::from_micros(random.random_range(0..3000)));
        server.kill();
    }
    let server = Server::ataxx(saves.path(), &[]);
    for (number, moves) in games {
        server.game.set(number);
        assert_eq!(server.game()["moves"], moves, "game {number}");
    }
}

#[test]
fn a_folder_belongs_to_one_program_at_a_time() {
    let saves = tempfile::tempdir().unwrap();
    let _server = Server::ataxx(saves.path(), &[]);
    let mut second = crate::ataxx(&["play", "--no-open", "--saves"]);
    let (status, output, message) = test_support::run(second.arg(saves.path()));
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(message.contains("already running") && message.contains("--saves"), "{message}");
}
