use super::super::super::notation::ggf;
use super::super::super::notation::othello::capitals;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Sign;
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::{Greeting, Introduction, MoveLimits, Referee, Reply};
use gocheck_text::Phrase;

pub(in super::super) const SIGN: Sign =
    Sign { question: "ping 1\n", lines: &["pong ", "===", "set myname ", "status "] };

/// The default depth for programs: the protocol has no time.
const DEPTH: u32 = 8;

/// NBoard: the game so far, then each move as it is played, and `go`.
#[derive(Default)]
pub(in super::super) struct NboardReferee {
    /// How many moves of the game the program knows.
    known: usize,
}

impl Referee<Position> for NboardReferee {
    fn greet(&mut self, game: &History<Position>, introduction: Introduction<'_>) -> Vec<Greeting> {
        let mut text = String::new();
        if introduction.is_new {
            text.push_str("nboard 2\n");
            let options = introduction.options.iter();
            text.extend(options.map(|(name, value)| format!("set {name} {value}\n")));
        }
        let depth = introduction.limits.depth.unwrap_or(DEPTH);
        text += &format!("set depth {depth}\nset game {}\nping 1\n", ggf::text(game));
        self.known = game.earlier().len();
        vec![Greeting { text, answers: &["pong"] }]
    }

    fn ask(&mut self, game: &History<Position>, _: MoveLimits) -> String {
        let moves = game.earlier().iter().skip(self.known);
        let text: String = moves.map(|(_, mv)| format!("move {}\n", capitals(*mv))).collect();
        self.known = game.earlier().len();
        text + "go\n"
    }

    fn parse_line(&mut self, _: &History<Position>, line: &str) -> Reply<Move> {
        let Some(answer) = line.strip_prefix("===") else { return Reply::More };
        match answer.trim().split(['/', ' ']).next().unwrap_or_default().parse() {
            Ok(mv) => Reply::Move { mv, line: line.to_owned() },
            Err(error) => Reply::unreadable(line, Phrase::of(&error)),
        }
    }

    /// `search F5D6 1.25 0 8`, `nodestats 4711 0.05` and, with the move, `=== F5/1.25/0.05`.
    fn note(&self, line: &str, info: &mut SearchInfo) {
        if let Some(answer) = line.strip_prefix("===") {
            info.score = answer.split('/').nth(1).and_then(hundredths).or(info.score);
            return;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["search", _, score, _, depth, ..] => {
                info.score = hundredths(score).or(info.score);
                info.depth = depth.parse().ok().or(info.depth);
            }
            ["nodestats", nodes, ref time @ ..] => {
                info.nodes = nodes.parse().ok().or(info.nodes);
                let seconds =
                    time.first().and_then(|time| time.parse::<f64>().ok()).filter(|&time| time > 0.0);
                info.nps =
                    info.nodes.zip(seconds).map(|(nodes, time)| (nodes as f64 / time) as u64).or(info.nps);
            }
            _ => {}
        }
    }

    fn farewell(&self) -> &'static str {
        "quit\n"
    }
}

/// Stones in hundredths.
fn hundredths(stones: &str) -> Option<i32> {
    let stones: f64 = stones.trim().parse().ok()?;
    (stones.abs() <= 1000.0).then_some((stones * 100.0).round() as i32)
}
