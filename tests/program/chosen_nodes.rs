//! `--node`: any node of a record by its number or place.

use crate::gocheck;
use crate::pictures_of_records::{folder, svg, texts};
use std::fs;
use test_support::run;

/// Marks in the root, a remark after move 1, a setup in the second variation, and territory in a node that is not the last.
const NODES: &str =
    "(;SZ[9]TR[aa];B[ee]\n;C[a]SQ[ee](;W[cc];TB[aa]TW[bb];C[x])(;AB[gg]LB[gg:A]\n;W[gc]))\n(;SZ[9];B[ff])";

#[test]
fn any_node_can_be_chosen() {
    let folder = folder(&[("a.sgf", NODES)]);
    let drawn = |arguments: &[&str]| texts(&svg(folder.path(), &[&["a.sgf"], arguments].concat()));
    let title = |arguments: &[&str]| drawn(arguments).pop().unwrap();
    for (node, expected) in [
        (&["--node", "0", "--game", "1"][..], "a, game 1, node 0: the start"),
        (&["--node", "1", "--game", "1"], "a, game 1, node 1: 1 black E5"),
        (&["--node", "2", "--game", "1"], "a, game 1, node 2: 1 black E5"),
        (&["--node", "5", "--game", "1"], "a, game 1, node 5: 2 white C7"),
        (&["--node", "4", "--game", "1", "--path", "1/2"], "a, game 1, node 4: 2 white G7"),
        (&["--node", "1", "--game", "2"], "a, game 2, node 1: 1 black F4"),
        // The start of a node, a place within it, and the second game.
        (&["--node", "1:2"], "a, node 1:2: the start"),
        (&["--node", "1:15"], "a, node 1:15: 1 black E5"),
        (&["--node", "3:3"], "a, node 3:3: 2 white G7"),
        (&["--node", "4:10"], "a, node 4:10: 1 black F4"),
    ] {
        assert_eq!(title(node), expected);
    }
    // A node without a move that is not the last one, with its own marks and setup.
    let all = |arguments: &[&str]| svg(folder.path(), &[&["a.sgf"], arguments].concat());
    let setup = drawn(&["--node", "3", "--game", "1", "--path", "1/2"]);
    assert!(setup.contains(&"A".to_owned()) && setup.last().unwrap().ends_with("node 3: 1 black E5"));
    let by_place = drawn(&["--node", "2:50"]);
    assert_eq!(by_place[..by_place.len() - 1], setup[..setup.len() - 1], "lint's place names the same node");
    assert_ne!(
        all(&["--node", "1", "--game", "1"]).len(),
        all(&["--node", "2", "--game", "1"]).len(),
        "the second has a square"
    );

    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).args(arguments));
    let (_, stdout, _) = output_of(&["position", "a.sgf", "--ask", "rule", "--node", "2:50"]);
    assert_eq!(stdout, "[a_move1]rule checking:True\n");
    for (arguments, message) in [
        (
            &["--game", "1", "--node", "6"][..],
            "a.sgf: there is no node 6: the line of play has 6 nodes; expected 0 to 5",
        ),
        (&["--node", "9:1"], "a.sgf: there is no node at 9:1: expected LINE:COLUMN"),
        (&["--node", "1:1"], "a.sgf: there is no node at 1:1"),
        (&["--node", "4:17"], "a.sgf: there is no node at 4:17"),
        (&["--node", "x"], "expected the number of a node along the line of play"),
        (&["--node", "0:1"], "expected the number of a node along the line of play"),
        (&["--node", "1:2", "--game", "1"], "--node 1:2 determines the game and the variation"),
        (&["--node", "1", "--move", "1"], "cannot be used with"),
    ] {
        for command in [&["position", "a.sgf"][..], &["score", "a.sgf"], &["render", "a.sgf", "-o", "x.png"]]
        {
            let (status, _, stderr) = output_of(&[command, arguments].concat());
            assert!(status == 2 && stderr.contains(message), "{arguments:?}: {stderr}");
        }
    }
    let (_, _, stderr) = output_of(&["--lang", "zh", "score", "a.sgf", "--game", "1", "--node", "9"]);
    assert!(stderr.contains("没有节点 9：这条线有 6 个节点，可以写 0 到 5"), "{stderr}");
    let (_, _, stderr) = output_of(&["--lang", "zh", "score", "a.sgf", "--node", "9:9"]);
    assert!(stderr.contains("9:9 处没有节点"), "{stderr}");
}

/// The place of a finding identifies its node, even in a variation.
#[test]
fn a_place_that_lint_prints_is_a_node() {
    let folder = folder(&[("a.sgf", "(;SZ[9];B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee]\n;C[注释];W[ee];B[gg])))")]);
    let (_, stdout, _) = run(gocheck(folder.path()).args(["lint", "--select", "M101", "a.sgf"]));
    let place = stdout.strip_prefix("a.sgf:").unwrap().split(": ").next().unwrap();
    let drawn =
        gocheck(folder.path()).args(["render", "a.sgf", "-o", "x.svg", "--node", place]).output().unwrap();
    assert!(String::from_utf8(drawn.stderr).unwrap().contains("M101"), "the finding is on this line");
    let text = fs::read_to_string(folder.path().join("x.svg")).unwrap();
    assert_eq!(texts(&text).pop().unwrap(), format!("a, node {place}: 4 white, not played"));
}
