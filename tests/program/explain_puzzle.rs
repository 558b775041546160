//! `gocheck explain`: one point, and the whole position.

use crate::cli::folder;
use crate::gocheck;
use serde_json::Value;
use std::fs;
use test_support::run;

/// Explains one point: whether it may be played, what it captures, and by which liberties.
#[test]
fn a_point_is_explained() {
    // . X O .
    // X O . O
    // . . O .
    let text = "0 1 -1\n0 2 1\n1 0 -1\n1 1 1\n1 3 1\n2 2 1\n";
    let folder = folder(&[("t_1.txt", text), ("bad.txt", "0 0\n")]);
    let explain = |point: &str, more: &str| {
        let mut command = gocheck(folder.path());
        command.args(["explain", "t_1.txt", "--size", "3x4"]).args(point.split(' '));
        run(command.args(more.split_whitespace()))
    };
    let (status, stdout, _) = explain("0 0", "");
    assert_eq!(status, 0);
    let expected = "\
White may play (0, 0).
White (0, 0) takes the black stone at (0, 1): its only liberty is (0, 0).
The black stone at (1, 0) keeps (2, 0).
Without the capture the white stone at (0, 0) would have no liberty.
The white stone at (0, 0) has one liberty, (0, 1).

     0  1  2  3
  0  *  x  O  .
  1  X  O  .  O
  2  .  .  O  .

*: white (0, 0); x and o: what it takes, or the group without a liberty; X: black; O: white
";
    assert_eq!(stdout, expected);
    // A point is written like in an answer.
    for point in ["0,0", "(0, 0)", "[0,0]", "A3", "a3"] {
        assert_eq!(explain(point, "").1, expected, "{point}");
    }
    let (status, _, error) = explain("-1 0", "");
    let range = "error: row -1 and column 0 are off the board: rows are 0 to 2, columns 0 to 3\n";
    assert_eq!((status, error.as_str()), (2, range));
    let (_, stdout, _) = explain("1 2", "--to-move black");
    let expected = "Black may not play (1, 2): suicide; nothing is taken, and the black stone at (1, 2) would have no liberty.\n";
    assert!(stdout.starts_with(expected), "{stdout}");
    let (_, stdout, _) = explain("0 1", "");
    assert!(
        stdout.starts_with("White may not play (0, 1): occupied, by the black stone at (0, 1).\n"),
        "{stdout}"
    );
    let (_, stdout, _) = explain("0 0", "--lang zh");
    assert!(stdout.contains("白方下 (0, 0) 提掉黑子 (0, 1)：它只剩 (0, 0) 这一口气。"), "{stdout}");
    let (_, stdout, _) = explain("0 0", "--format json");
    let object: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(
        (&object["legal"], &object["taken"][0]["stones"]),
        (&true.into(), &serde_json::json!([[0, 1]]))
    );
    assert_eq!(object["liberties_before_captures"], serde_json::json!([]));

    // Without a point, the whole position. A stone without liberties is reported as such.
    let (status, stdout, _) = run(gocheck(folder.path()).args(["explain", "t_1.txt", "--size", "3x4"]));
    assert_eq!(status, 0);
    let expected = "\
Every group has a liberty: the position is valid.
White (0, 0) takes the black stone at (0, 1): its only liberty is (0, 0).
White may play 6 points.

     0  1  2  3
  0  *  X  O  .
  1  X  O  .  O
  2  .  .  O  .

X: black; O: white; !: a stone without a liberty; *: a capture; -: white may not play there
";
    assert_eq!(stdout, expected);
    fs::write(folder.path().join("dead.txt"), "0 0 1\n0 1 -1\n1 0 -1\n").unwrap();
    let dead = |point: &[&str]| run(gocheck(folder.path()).args(["explain", "dead.txt"]).args(point)).1;
    let explanation = dead(&["0", "0"]);
    assert!(explanation.contains("The white stone at (0, 0) has no liberty."), "{explanation}");
    assert!(dead(&[]).starts_with("The white stone at (0, 0) has no liberty.\nWhite captures nowhere.\n"));

    let (status, _, stderr) = explain("3 0", "");
    assert_eq!(status, 2);
    assert!(
        stderr.contains("row 3 and column 0 are off the board: rows are 0 to 2, columns 0 to 3"),
        "{stderr}"
    );
    let (status, _, stderr) = run(gocheck(folder.path()).args(["explain", "bad.txt", "0", "0"]));
    assert_eq!(status, 2);
    assert!(stderr.contains("bad.txt:1:1: Q102 error"), "{stderr}");
}
