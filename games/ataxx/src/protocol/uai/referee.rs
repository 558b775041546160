use crate::moves::Move;
use crate::position::Position;
use crate::rules::Repetition;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::definition::Sign;
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::{Greeting, Introduction, MoveLimits, Referee, Reply};
use gocheck_text::Phrase;
use std::time::Duration;

pub(in super::super) const SIGN: Sign =
    Sign { question: "uai\n", lines: &["uaiok", "readyok", "bestmove ", "id name "] };

/// The Universal Ataxx Interface: the position, then `go`.
#[derive(Default)]
pub(in super::super) struct UaiReferee {
    tells_moves: bool,
}

/// The time for a move without a limit.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Referee<Position> for UaiReferee {
    fn greet(&mut self, _: &History<Position>, introduction: Introduction<'_>) -> Vec<Greeting> {
        let begin = Greeting { text: "uainewgame\nisready\n".to_owned(), answers: &["readyok"] };
        if !introduction.is_new {
            return vec![begin];
        }
        let option = |(name, value): &(String, String)| format!("setoption name {name} value {value}\n");
        let options: String = introduction.options.iter().map(option).collect();
        let hello = Greeting { text: "uai\n".to_owned(), answers: &["uaiok"] };
        vec![hello, Greeting { text: options + &begin.text, ..begin }]
    }

    fn ask(&mut self, game: &History<Position>, limits: MoveLimits) -> String {
        let position = game.position();
        // The position is enough, except for repetitions.
        let mut text = match position.rules().repetition() {
            Repetition::Free if !self.tells_moves => format!("position fen {position}\n"),
            _ => position_line(game),
        };
        text.push_str("go");
        // At least one millisecond.
        let mut say = |name: &str, number: u128| text += &format!(" {name} {}", number.max(1));
        let MoveLimits { turn, left, increment, depth, nodes } = limits;
        let own = left[position.to_move() as usize];
        match (turn, own) {
            (None, Some(own)) => {
                for (name, left) in ["btime", "wtime"].into_iter().zip(left) {
                    say(name, left.unwrap_or(own).as_millis());
                }
            }
            (None, None) if depth.is_some() || nodes.is_some() => {}
            (turn, _) => say("movetime", turn.unwrap_or(USUAL_TIME).as_millis()),
        }
        depth.into_iter().for_each(|depth| say("depth", depth.into()));
        nodes.into_iter().for_each(|nodes| say("nodes", nodes.into()));
        if turn.is_none() && own.is_some() {
            let [black, white] = increment.map(|time| time.as_millis());
            text += &format!(" binc {black} winc {white}");
        }
        text.push('\n');
        text
    }

    fn tell_moves(&mut self) {
        self.tells_moves = true;
    }

    fn parse_line(&mut self, _: &History<Position>, line: &str) -> Reply<Move> {
        let mut words = line.split_whitespace();
        if words.next() != Some("bestmove") {
            return Reply::More;
        }
        match words.next().unwrap_or_default().parse() {
            Ok(mv) => Reply::Move { mv, line: line.to_owned() },
            Err(error) => Reply::unreadable(line, Phrase::of(&error)),
        }
    }

    /// `info depth 8 score cp 120 nodes 4711 nps 90000 pv ..`, in any order.
    fn note(&self, line: &str, info: &mut SearchInfo) {
        let mut words = line.split_whitespace().peekable();
        if words.next() != Some("info") {
            return;
        }
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = number(words.peek()).or(info.depth),
                "nodes" => info.nodes = number(words.peek()).or(info.nodes),
                "nps" => info.nps = number(words.peek()).or(info.nps),
                "cp" => info.score = number(words.peek()).or(info.score),
                // Moves or free text follow.
                "pv" | "string" => return,
                _ => {}
            }
        }
    }

    fn farewell(&self) -> &'static str {
        "quit\n"
    }
}

fn number<T: std::str::FromStr>(word: Option<&&str>) -> Option<T> {
    word?.parse().ok()
}

/// The `position` command for a game.
pub(super) fn position_line(game: &History<Position>) -> String {
    let start = game.start();
    let moves: String = game.moves().map(|mv| format!(" {mv}")).collect();
    let moves = if moves.is_empty() { moves } else { format!(" moves{moves}") };
    format!("position fen {start}{moves}\n")
}
