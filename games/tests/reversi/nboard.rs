//! NBoard's protocol with a program that is still thinking, which no transcript can show.

use crate::reversi;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A bot that may think for a day.
struct Bot {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Bot {
    fn start() -> Self {
        let mut command = reversi(&["bot", "--protocol", "nboard", "--time", "86400000", "--hash", "8"]);
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Self { process, input, output: BufReader::new(output).lines() }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.input, "{text}").unwrap();
    }

    /// Reads up to the first line that matches.
    fn read_until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| is_last(line)) {
            lines.push(self.output.next().expect("more output").unwrap());
        }
        lines
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Move, value and depth of a line that a search writes.
fn told(line: &str) -> Option<(&str, &str, u32)> {
    match line.split(' ').collect::<Vec<_>>()[..] {
        ["search", moves, value, "0", depth] => Some((&moves[..2], value, depth.parse().ok()?)),
        _ => None,
    }
}

#[test]
fn a_hint_grows_for_all_moves_at_once_until_another_command_comes() {
    let mut bot = Bot::start();
    bot.say("hint 64");
    let is_deep = |line: &str| told(line).is_some_and(|(mv, _, depth)| (mv, depth) == ("E6", 4));
    let lines = bot.read_until(is_deep);
    let found: Vec<_> = lines.iter().filter_map(|line| told(line)).collect();
    for (index, four) in found.chunks(4).enumerate() {
        let moves: Vec<&str> = four.iter().map(|&(mv, ..)| mv).collect();
        assert_eq!(moves, ["D3", "C4", "F5", "E6"], "{lines:?}");
        assert!(four.iter().all(|&(_, value, depth)| (value, depth) == (four[0].1, 2 + index as u32)));
    }
    bot.say("ping 1");
    let rest = bot.read_until(|line| line.starts_with("pong"));
    assert!(rest.ends_with(&["status".to_owned(), "pong 1".to_owned()]), "{rest:?}");
    bot.say("ping 2");
    assert_eq!(bot.read_until(|line| line.starts_with("pong")), ["pong 2"]);
}

#[test]
fn a_hint_tells_no_more_moves_than_it_was_asked_for() {
    let mut bot = Bot::start();
    bot.say("set depth 3\nmove F5\nhint 1");
    let lines = bot.read_until(|line| line == "status");
    let depths: Vec<u32> = lines.iter().filter_map(|line| Some(told(line)?.2)).collect();
    assert_eq!(depths, [2, 3], "{lines:?}");
}

/// A controller that changes the board asks with `ping` for the end of reports about the old one.
#[test]
fn a_move_is_thought_of_until_another_command_comes() {
    let mut bot = Bot::start();
    bot.say("go");
    bot.read_until(|line| told(line).is_some_and(|(.., depth)| depth == 3));
    bot.say("ping 7");
    let rest = bot.read_until(|line| line.starts_with("pong"));
    let [.., nodes, answer, status, pong] = &rest[..] else { panic!("{rest:?}") };
    assert!(nodes.starts_with("nodestats "), "{rest:?}");
    let mv = answer.strip_prefix("=== ").and_then(|answer| answer.split('/').next()).unwrap();
    assert!(["D3", "C4", "F5", "E6"].contains(&mv), "{rest:?}");
    assert_eq!((status.as_str(), pong.as_str()), ("status", "pong 7"));
    // The board is as it was: the move is played when the other side says so.
    bot.say("hint 4\nping 8");
    let rest = bot.read_until(|line| line.starts_with("pong"));
    assert!(rest.iter().filter_map(|line| told(line)).count() >= 4, "{rest:?}");
}
