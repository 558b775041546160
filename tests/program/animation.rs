//! `gocheck render --animate`, in a program that plays SMIL animations and in one that does not.

use crate::gocheck;
use crate::pictures_of_records::folder;
use roxmltree::{Document, Node};
use std::fs;
use test_support::run;

/// Black captures A5 with move 3, White passes, Black plays on the point of the captured stone.
const CAPTURE: &str = "(;SZ[5]AB[ba];W[aa];B[ab];W[];B[aa];W[cc])";

/// Returns true if an element is shown at a time in seconds, or without animation.
fn is_shown(group: Node<'_, '_>, time: Option<f64>) -> bool {
    let base = group.attribute("visibility") != Some("hidden");
    let (Some(time), Some(animate)) = (time, group.children().find(|child| child.has_tag_name("animate")))
    else {
        return base;
    };
    let attribute = |name: &str| animate.attribute(name).unwrap();
    assert_eq!(attribute("repeatCount"), "indefinite");
    let duration: f64 = attribute("dur").trim_end_matches('s').parse().unwrap();
    let phase = time % duration / duration;
    let times = attribute("keyTimes").split(';').map(|time| time.parse::<f64>().unwrap());
    attribute("values").split(';').zip(times).filter(|&(_, from)| from <= phase).last().unwrap().0
        == "visible"
}

/// The numbers of black and white stones and of rings on the last move.
fn shown(svg: &str, time: Option<f64>) -> [usize; 3] {
    let document = Document::parse(svg).unwrap();
    let circles = document.descendants().filter(|node| node.has_tag_name("circle"));
    let circles: Vec<Node<'_, '_>> =
        circles.filter(|circle| circle.parent().is_some_and(|group| is_shown(group, time))).collect();
    let count = |is_it: &dyn Fn(&Node<'_, '_>) -> bool| circles.iter().filter(|circle| is_it(circle)).count();
    let with_fill = |fill: &str| count(&|circle| circle.attribute("fill") == Some(fill));
    let [black, white] = ["url(#black)", "url(#white)"].map(with_fill);
    // The rims of white stones are not filled, either.
    [black, white, count(&|circle| circle.attribute("fill") == Some("none")) - white]
}

#[test]
fn an_animation_shows_the_board_after_each_move() {
    let folder = folder(&[("a.sgf", CAPTURE)]);
    let animated = |arguments: &[&str]| {
        let output = run(gocheck(folder.path()).args(["render", "a.sgf", "-o", "a.svg"]).args(arguments));
        assert_eq!(output, (0, String::new(), String::new()));
        fs::read_to_string(folder.path().join("a.svg")).unwrap()
    };
    let boards = [[1, 0, 0], [1, 1, 1], [2, 0, 1], [2, 0, 0], [3, 0, 1], [3, 1, 1]];
    let svg = animated(&["--animate=200"]);
    for (number, expected) in boards.into_iter().enumerate() {
        let time = 0.2 * (number as f64 + 0.5);
        assert_eq!(shown(&svg, Some(time)), expected, "after move {number}");
    }
    assert_eq!(shown(&svg, Some(0.2 * 10.0)), boards[5], "the last board stays for a while");
    assert_eq!(shown(&svg, Some(0.2 * 12.5)), boards[0], "then it begins again");
    assert_eq!(shown(&svg, None), boards[5], "programs without animation show the last board");

    let svg = animated(&["--animate", "--move", "2"]);
    assert_eq!((shown(&svg, Some(0.75)), shown(&svg, None)), (boards[1], boards[2]));
    let whole = animated(&["--animate"]).len();
    assert!(animated(&["--animate", "--crop", "A3-C5"]).len() < whole);
}

#[test]
fn what_cannot_be_animated_is_reported() {
    let long: String = (0..501).map(|_| ";B[];W[]").collect();
    let folder = folder(&[("a.sgf", CAPTURE), ("long.sgf", &format!("(;SZ[9]{long})"))]);
    for (arguments, message) in [
        (&["a.sgf", "-o", "a.png", "--animate"][..], "--animate needs SVG"),
        (&["a.sgf", "-o", "a.svg", "--animate=20"], "expected a whole number from 50 to 60000"),
        (&["a.sgf", "-o", "a.svg", "--animate", "--numbers", "1-2"], "cannot be used with"),
        (&["long.sgf", "-o", "a.svg", "--animate"], "1002 moves are too many for an animation"),
        (&["--lang", "zh", "a.sgf", "-o", "a.png", "--animate"], "只能画成 SVG"),
    ] {
        let (status, _, stderr) = run(gocheck(folder.path()).arg("render").args(arguments));
        assert!(status == 2 && stderr.contains(message), "{arguments:?}: {stderr}");
    }
    assert!(!folder.path().join("a.svg").exists());
}
