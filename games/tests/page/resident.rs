//! The memory of the play page's server with many games, as Linux counts it for a real process.

use super::play::Server;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde_json::json;

const GAMES: usize = 200;

/// The maximum of resident kilobytes, including code. Code that is not optimised is nearly twice as large, and grows
/// with the whole program.
const MOST: u64 = if cfg!(debug_assertions) { 24_000 } else { 20_000 };

/// The maximum of anonymous kilobytes: without code and other files, which the system can drop.
const MOST_OWN: u64 = 5_000;

/// Two hundred games of 20 to 40 moves are played and listed, also after a restart.
#[test]
fn two_hundred_games_take_little_memory() {
    let saves = tempfile::tempdir().unwrap();
    let mut random = StdRng::seed_from_u64(1);
    let server = Server::ataxx(saves.path(), &[]);
    if resident(&server).is_none() {
        return println!("skipped: the system has no /proc, which tells how much memory a process has");
    }
    for game in ["ataxx", "reversi"].into_iter().cycle().take(GAMES) {
        play(&server, game, &mut random);
    }
    takes_little(&server, "played");
    drop(server);
    takes_little(&Server::ataxx(saves.path(), &[]), "started again");
}

/// Plays some random moves between two people.
fn play(server: &Server, game: &str, random: &mut StdRng) {
    server.begin(&json!({"from": "new", "game": game, "white": "human"}));
    let mut view = server.game();
    for _ in 0..random.random_range(20..=40) {
        let Some(legal) = view["legal"].as_array().unwrap().choose(random) else { break };
        view = server.act(json!({"do": "play", "mv": legal["mv"]}));
    }
}

/// Requests the list of games and checks the memory.
fn takes_little(server: &Server, when: &str) {
    let list = server.good("/api/list", &json!({}));
    // The program starts with one game.
    assert_eq!(list["games"].as_array().unwrap().len(), GAMES + 1);
    let Resident { all, own } = resident(server).unwrap();
    println!("{GAMES} games, {when}: {all} kB resident, {own} of them its own");
    assert!(all < MOST, "{when}: {all} kB are resident, {own} of them its own");
    assert!(own < MOST_OWN, "{when}: {own} of {all} kB are its own");
}

/// Resident kilobytes.
struct Resident {
    all: u64,
    own: u64,
}

fn resident(server: &Server) -> Option<Resident> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).ok()?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    };
    Some(Resident { all: field("VmRSS")?, own: field("RssAnon")? })
}
