//! Tournaments on many machines, with the scripts of `games/examples/cluster`. Slurm is tested by its own script,
//! try_slurm.sh.
#![cfg(unix)]

use crate::{REVERSI, reversi};
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::{project, run, words};

/// A shard of a tournament of 200 million games needs only the memory of its own games: here one gigabyte is available.
#[test]
fn a_part_takes_no_more_than_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let mut command = Command::new("sh");
    command.args([
        "-c",
        "ulimit -v 1000000; exec \"$@\"",
        "sh",
        REVERSI,
        "tournament",
        "-q",
        "-j1",
        "-o",
        out,
    ]);
    command
        .args(words("builtin:level=1 builtin:level=1,seed=2 --rounds 100000000 --shard 10000000/10000000"));
    let (status, table, error) = run(&mut command);
    assert_eq!((status, error.as_str()), (0, ""));
    assert!(table.contains(" 20 of 200000000 games\n"), "{table}");
}

/// Runs parallel.sh. Returns `None` if GNU parallel is not installed.
fn parallel(config: &Path, out: &Path) -> Option<String> {
    if !Command::new("parallel").arg("--version").output().is_ok_and(|output| output.status.success()) {
        println!("GNU parallel is not installed: parallel.sh is not tried");
        return None;
    }
    let mut command = Command::new(project("examples/cluster/parallel.sh"));
    command.arg("3").env("REVERSI", REVERSI).env("CONFIG", config).env("OUT", out).env("PAUSE", "1");
    let (status, table, error) = run(&mut command);
    assert_eq!(status, 0, "{table}{error}");
    Some(table)
}

const PLAYERS: &str = "
[openings]
random-plies = 6
[[player]]
name = \"strong\"
command = \"builtin:level=3\"
[[player]]
name = \"weak\"
command = \"builtin:level=1\"
";

/// GNU parallel plays what one machine plays. Of the second tournament there are more games than could ever be played: the
/// run ends because the test over all shards is decided, and one machine stops at the same pair.
#[test]
fn gnu_parallel_plays_what_one_machine_plays() {
    for (rounds, test, words) in [
        (10, "", " 20 of 20 games\n"),
        (100_000_000, "[sprt]\nelo0 = 0\nelo1 = 50\n", "H1 accepted: Elo is 50 or more"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("t.toml"), format!("rounds = {rounds}\n{PLAYERS}{test}")).unwrap();
        let Some(table) = parallel(&path("t.toml"), &path("parts")) else { return };
        assert!(table.contains(words), "{table}");
        let mut command = reversi(&["tournament", "-q", "--config", path("t.toml").to_str().unwrap()]);
        let (status, whole, _) = run(command.args(["-o", path("whole").to_str().unwrap()]));
        assert_eq!((status, table), (0, whole));
        assert!(path("parts/games.jsonl").exists());
    }
}
