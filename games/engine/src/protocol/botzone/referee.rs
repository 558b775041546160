use super::notation::{BotzoneForm, BotzoneNotation, KEEP_RUNNING};
use super::wire;
use crate::game::board_game::BoardGame;
use crate::game::rules::{Game, History};
use crate::protocol::referee::{MoveLimits, Referee, Reply};
use gocheck_text::{Phrase, phrase};
use serde_json::{Map, Value, json};

/// Botzone's referee. An answer ends with the program's output, or with the line that asks to be kept running.
pub struct BotzoneReferee<G: Game> {
    notation: &'static BotzoneNotation<G>,
    form: BotzoneForm,
    /// The lines of an answer that has not ended.
    lines: Vec<String>,
    is_kept: bool,
    /// The data that a program that is not kept running gets in its next turn.
    data: Vec<String>,
}

impl<G: Game> BotzoneReferee<G> {
    /// The judge's side of a game.
    #[must_use]
    pub const fn new(notation: &'static BotzoneNotation<G>, form: BotzoneForm) -> Self {
        Self { notation, form, lines: Vec::new(), is_kept: false, data: Vec::new() }
    }

    /// Requests and responses in turn, each as numbers.
    fn turns(&self, game: &History<G>) -> Vec<Vec<i64>> {
        let mut turns: Vec<Vec<i64>> =
            game.earlier().iter().map(|(position, mv)| (self.notation.write)(position, *mv)).collect();
        if turns.len().is_multiple_of(2) {
            // The request of the side that begins.
            turns.insert(0, vec![-1; self.notation.fields.len()]);
        }
        turns
    }

    fn simple(&self, turns: &[Vec<i64>]) -> String {
        let mut text = format!("{}\n", turns.len().div_ceil(2));
        turns.iter().for_each(|numbers| text += &(wire::line(numbers) + "\n"));
        self.data.iter().for_each(|data| text += &format!("{data}\n"));
        text
    }

    fn json(&self, turns: &[Vec<i64>]) -> String {
        let every_second = |first| -> Vec<Value> {
            turns
                .iter()
                .skip(first)
                .step_by(2)
                .map(|numbers| self.notation.numbers_to_json(numbers))
                .collect()
        };
        let mut input = Map::new();
        input.insert("requests".to_owned(), json!(every_second(0)));
        input.insert("responses".to_owned(), json!(every_second(1)));
        for (name, data) in ["data", "globaldata"].into_iter().zip(&self.data) {
            let data: Value = serde_json::from_str(data).unwrap_or_default();
            if !data.is_null() {
                input.insert(name.to_owned(), data);
            }
        }
        format!("{}\n", Value::Object(input))
    }

    /// The numbers of an answer's first line, or what is wrong with it.
    fn read(&self, line: &str) -> Result<Vec<i64>, Phrase> {
        let fields = self.notation.fields;
        match self.form {
            BotzoneForm::Simple => {
                let numbers = self.notation.numbers_of_line(line);
                numbers.ok_or_else(|| {
                    let (count, names) = (fields.len(), fields.join(" "));
                    phrase!("expected {count} numbers {names}", "应为 {count} 个数 {names}")
                })
            }
            BotzoneForm::Json => {
                let value: Value =
                    serde_json::from_str(line).map_err(|error| phrase!("{error}", "不是 JSON：{error}"))?;
                let response = value.get("response").unwrap_or(&value);
                self.notation.numbers_of_json(response).ok_or_else(|| {
                    let fields: Vec<String> = fields.iter().map(|name| format!("{name:?}:..")).collect();
                    let object = format!("{{\"response\":{{{}}}}}", fields.join(","));
                    phrase!("expected {object}", "应为 {object}")
                })
            }
        }
    }

    /// The move of an answer that has ended.
    fn finish(&mut self, game: &History<G>) -> Reply<G::Move> {
        let lines = std::mem::take(&mut self.lines);
        let Some(line) = lines.first() else { return Reply::More };
        let numbers = match self.read(line) {
            Ok(numbers) => numbers,
            Err(reason) => return Reply::unreadable(line, reason),
        };
        self.data = match self.form {
            // After the response and the text for debugging.
            BotzoneForm::Simple => lines.iter().skip(2).cloned().collect(),
            BotzoneForm::Json => {
                let answer: Value = serde_json::from_str(line).unwrap_or_default();
                ["data", "globaldata"].iter().map(|&name| answer[name].to_string()).collect()
            }
        };
        let line = line.clone();
        match (self.notation.read)(game.position(), &numbers) {
            Ok(mv) => Reply::Move { mv, line },
            Err(error) => Reply::Illegal { line, reason: Phrase::of(&error) },
        }
    }
}

impl<G: BoardGame> Referee<G> for BotzoneReferee<G> {
    fn ask(&mut self, game: &History<G>, _: MoveLimits) -> String {
        self.lines.clear();
        let turns = self.turns(game);
        match (self.form, turns.last()) {
            (BotzoneForm::Simple, Some(last)) if self.is_kept => wire::line(last) + "\n",
            (BotzoneForm::Json, Some(last)) if self.is_kept => {
                format!("{}\n", self.notation.numbers_to_json(last))
            }
            (BotzoneForm::Simple, _) => self.simple(&turns),
            (BotzoneForm::Json, _) => self.json(&turns),
        }
    }

    fn parse_line(&mut self, game: &History<G>, line: &str) -> Reply<G::Move> {
        if line == KEEP_RUNNING {
            self.is_kept = true;
            return match self.lines.is_empty() {
                true => Reply::unreadable(line, phrase!("expected the move before it", "这一行之前应有着法")),
                false => self.finish(game),
            };
        }
        if self.lines.is_empty() {
            if line.is_empty() {
                return Reply::More;
            }
            if let Err(reason) = self.read(line) {
                return Reply::unreadable(line, reason);
            }
        }
        self.lines.push(line.to_owned());
        Reply::More
    }

    fn parse_end(&mut self, game: &History<G>) -> Reply<G::Move> {
        self.is_kept = false;
        self.finish(game)
    }

    fn stays(&self) -> bool {
        self.is_kept
    }

    fn asks_for_passes(&self) -> bool {
        true
    }
}
